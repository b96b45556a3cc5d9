// Follows the delay of Show Answer from the moment its question is opened.
import { useEffect, useState } from 'react'
import { type AnswerPhase, answerPhase, untilNextPhase } from './answer-delay.ts'

/** One question's; another question needs the hook anew. @param delay milliseconds */
export function useAnswerPhase(delay: number): AnswerPhase {
  const [began] = useState(() => performance.now())
  const [elapsed, setElapsed] = useState(0)

  useEffect(() => {
    const wait = untilNextPhase(elapsed, delay)
    if (wait === null) return
    // Timers come a little early in some browsers; the clock decides.
    const timer = setTimeout(() => setElapsed(performance.now() - began), Math.ceil(wait) + 1)
    return () => clearTimeout(timer)
  }, [began, elapsed, delay])

  return answerPhase(elapsed, delay)
}
