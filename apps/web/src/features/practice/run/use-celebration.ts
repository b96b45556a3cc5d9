// What happens once when a verdict arrives: it takes the focus, and a right answer on this device is celebrated. A
// verdict that is opened again later is not.
import { type RefObject, useEffect, useRef } from 'react'
import { flyCoin, wantsLessMotion } from '../frame/fly-coin.ts'
import { celebratesAt, playCorrect, throwConfetti } from './celebration.ts'
import { inARowAt, type RunView, verdictAt } from './run-state.ts'

export const useCelebration = (view: RunView, verdictRef: RefObject<HTMLHeadingElement | null>): void => {
  const handled = useRef<string | null>(null)
  const here = view.questionIds[view.position] ?? null
  const arrived = view.fresh === here || view.notice === 'answered-elsewhere' ? here : null

  useEffect(() => {
    if (arrived === handled.current) return
    handled.current = arrived
    const heading = verdictRef.current
    const verdict = verdictAt(view, view.position)
    if (arrived === null || !heading || !verdict) return
    heading.focus({ preventScroll: true })
    const behavior = wantsLessMotion() ? 'auto' : 'smooth'
    heading.closest('section')?.scrollIntoView({ block: 'nearest', behavior })
    if (!verdict.correct || view.fresh !== arrived) return
    playCorrect()
    const row = inARowAt(view, view.position)
    if (celebratesAt(row)) void throwConfetti(row)
    if (verdict.earned && verdict.earned.question + verdict.earned.bonus > 0) {
      flyCoin(heading, [document.getElementById('balance'), document.getElementById('earned-in-run')])
    }
  })
}
