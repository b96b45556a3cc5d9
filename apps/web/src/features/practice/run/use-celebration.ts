// What happens around a fresh verdict, once: the focus goes to it, and a right answer is seen and heard. A
// verdict that is opened again later is quiet.
import { type RefObject, useEffect, useRef } from 'react'
import { celebratesAt, flyCoin, playCorrect, throwConfetti } from './celebration.ts'
import { inARowAt, type RunView, verdictAt } from './run-state.ts'

export function useCelebration(view: RunView, verdictRef: RefObject<HTMLHeadingElement | null>): void {
  const celebrated = useRef<string | null>(null)

  useEffect(() => {
    if (view.fresh === celebrated.current) return
    celebrated.current = view.fresh
    const heading = verdictRef.current
    const verdict = verdictAt(view, view.position)
    if (!heading || !verdict || verdict.questionId !== view.fresh) return
    heading.focus({ preventScroll: true })
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.closest('section')?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
    if (!verdict.correct) return
    playCorrect()
    const row = inARowAt(view, view.position)
    if (celebratesAt(row)) void throwConfetti(row)
    if (verdict.earned && verdict.earned.question + verdict.earned.bonus > 0) {
      flyCoin(heading, [document.getElementById('balance'), document.getElementById('earned-in-run')])
    }
  })
}
