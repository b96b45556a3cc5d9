// What happens once when a verdict arrives: it takes the focus, and a right answer on this device is celebrated. A
// verdict that is opened again later is not.
import { type RefObject, useEffect, useRef } from 'react'
import { sendCoin } from '../../frame/coin.ts'
import { wantsLessMotion } from '../../frame/less-motion.ts'
import type { Verdict } from '../verdict.ts'
import { celebratesAt, playCorrect, throwConfetti } from './celebration.ts'

interface Arrival {
  /** The question whose verdict has just arrived; null for none. */
  readonly questionId: string | null
  readonly verdict: Verdict | undefined
  /** Whether it was answered here, and not on another device. */
  readonly isOwn: boolean
  /** Right answers in a row up to this one. */
  readonly inARow: number
}

export const useCelebration = (arrival: Arrival, verdictRef: RefObject<HTMLHeadingElement | null>): void => {
  const handled = useRef<string | null>(null)
  const { questionId, verdict, isOwn, inARow } = arrival

  useEffect(() => {
    if (questionId === handled.current) return
    handled.current = questionId
    const heading = verdictRef.current
    if (questionId === null || !heading || !verdict) return
    heading.focus({ preventScroll: true })
    const behavior = wantsLessMotion() ? 'auto' : 'smooth'
    heading.closest('section')?.scrollIntoView({ block: 'nearest', behavior })
    if (!verdict.correct || !isOwn) return
    playCorrect()
    if (celebratesAt(inARow)) void throwConfetti(inARow)
    if (verdict.earned && verdict.earned.question + verdict.earned.bonus > 0) {
      void sendCoin(heading)
    }
  })
}
