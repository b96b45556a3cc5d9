// When Show Answer appears (product rules 6.6 and 6.7): for the first half of the delay a hint says what it costs, for
// the second half that it is coming.

export type AnswerPhase = 'earn' | 'soon' | 'ready'

/** @param elapsed milliseconds since the question was opened @param delay milliseconds; 0: at once */
export const answerPhase = (elapsed: number, delay: number): AnswerPhase => {
  if (elapsed >= delay) return 'ready'
  return elapsed >= delay / 2 ? 'soon' : 'earn'
}

/** Milliseconds until the next phase; null if there is none. */
export const untilNextPhase = (elapsed: number, delay: number): number | null => {
  switch (answerPhase(elapsed, delay)) {
    case 'earn':
      return delay / 2 - elapsed
    case 'soon':
      return delay - elapsed
    case 'ready':
      return null
  }
}
