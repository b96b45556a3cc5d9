// The place in a topic on screen, and what follows it: the address, the focus, and what it has earned.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { watchOutcomes } from './delivery.ts'
import { type Move, openPlace, placeAfter } from './place.ts'

/** The place, and a way to move that says at once whether the move counted: presses come faster than the screen. */
export function usePlace(startsAt: number, total: number) {
  const [place, setPlace] = useState(() => openPlace(startsAt, total))
  const latest = useRef(place)
  const move = useCallback((to: Move): boolean => {
    const after = placeAfter(latest.current, to)
    if (after === latest.current) return false
    latest.current = after
    setPlace(after)
    return true
  }, [])
  return { place, move }
}

/** Skizies that this topic brought since it was opened. */
export function useEarned(topic: string): number {
  const [earned, setEarned] = useState(0)
  useEffect(
    () =>
      watchOutcomes((about, outcome) => {
        if (about === topic) setEarned((before) => before + outcome.earned)
      }),
    [topic],
  )
  return earned
}

/** Keeps the address true, in place, so that a reload stays and Back leaves the topic. */
export function useAddress(topic: string, question: string): void {
  const navigate = useNavigate()
  const go = useRef(navigate)
  useEffect(() => {
    go.current = navigate
  })
  useEffect(() => {
    void go.current(
      { search: new URLSearchParams({ topic, question }).toString() },
      { replace: true, preventScrollReset: true },
    )
  }, [topic, question])
}

/** Arriving on the screen has its own focus; after that it follows `what`. */
export function useFocusOnChange(what: string, heading: { readonly current: HTMLElement | null }): void {
  const last = useRef(what)
  useEffect(() => {
    if (last.current === what) return
    last.current = what
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [what, heading])
}
