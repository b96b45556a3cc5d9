// The phase of the Show Answer delay, from when its question is opened.
import { useEffect, useState } from 'react'
import { type AnswerPhase, answerPhase, untilNextPhase } from './answer-delay.ts'

/** For a single question; another question must remount the hook. @param delay milliseconds */
export const useAnswerPhase = (delay: number): AnswerPhase => {
  const [began] = useState(() => performance.now())
  const [elapsed, setElapsed] = useState(0)

  useEffect(() => {
    const wait = untilNextPhase(elapsed, delay)
    if (wait === null) return
    // Timers fire slightly early in some browsers, so the clock decides.
    const timer = setTimeout(() => setElapsed(performance.now() - began), Math.ceil(wait) + 1)
    return () => clearTimeout(timer)
  }, [began, elapsed, delay])

  return answerPhase(elapsed, delay)
}
