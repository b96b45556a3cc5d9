// What happens around a verdict that has just come in, once: the focus goes to it, and a right answer given here
// is seen and heard. A verdict that is opened again later is quiet.
import { type RefObject, useEffect, useRef } from 'react'
import { celebratesAt, flyCoin, playCorrect, throwConfetti } from './celebration.ts'
import { inARowAt, type RunView, verdictAt } from './run-state.ts'

export function useCelebration(view: RunView, verdictRef: RefObject<HTMLHeadingElement | null>): void {
  const met = useRef<string | null>(null)
  const here = view.questionIds[view.position] ?? null
  const arrived = view.fresh === here || view.notice === 'answered-elsewhere' ? here : null

  useEffect(() => {
    if (arrived === met.current) return
    met.current = arrived
    const heading = verdictRef.current
    const verdict = verdictAt(view, view.position)
    if (arrived === null || !heading || !verdict) return
    heading.focus({ preventScroll: true })
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.closest('section')?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
    if (!verdict.correct || view.fresh !== arrived) return
    playCorrect()
    const row = inARowAt(view, view.position)
    if (celebratesAt(row)) void throwConfetti(row)
    if (verdict.earned && verdict.earned.question + verdict.earned.bonus > 0) {
      flyCoin(heading, [document.getElementById('balance'), document.getElementById('earned-in-run')])
    }
  })
}
