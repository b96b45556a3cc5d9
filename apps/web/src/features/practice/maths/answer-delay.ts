// When Show Answer appears (product rules 6.6 and 6.7): until half of the delay is over a student is reminded of what
// it costs, then told that it comes.

export type AnswerPhase = 'earn' | 'soon' | 'ready'

/** @param elapsed milliseconds since the question was opened @param delay milliseconds; 0: at once */
export function answerPhase(elapsed: number, delay: number): AnswerPhase {
  if (elapsed >= delay) return 'ready'
  return elapsed >= delay / 2 ? 'soon' : 'earn'
}

/** Milliseconds to the next phase; null when there is none. */
export function untilNextPhase(elapsed: number, delay: number): number | null {
  switch (answerPhase(elapsed, delay)) {
    case 'earn':
      return delay / 2 - elapsed
    case 'soon':
      return delay - elapsed
    case 'ready':
      return null
  }
}
