// The place in a topic on screen, and what depends on it: the address, the earnings and prefetching.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { watchOutcomes } from './delivery.ts'
import { fetchAhead } from './picture-address.ts'
import { type Move, openPlace, placeAfter, type QuestionPlace } from './place.ts'
import type { MathsQuestion } from './questions.ts'

/** The place, and a `move` that returns at once whether it had an effect: presses arrive faster than renders. */
export const usePlace = (startsAt: number, total: number) => {
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

/** Skizies earned in this topic since it was opened. */
export const useEarned = (topic: string): number => {
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

/** Replaces the address with the current place, so that a reload stays there and Back leaves the topic. */
export const useAddress = (topic: string, question: string): void => {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  })
  useEffect(() => {
    void latest.current(
      { search: new URLSearchParams({ topic, question }).toString() },
      { replace: true, preventScrollReset: true },
    )
  }, [topic, question])
}

/** Prefetches the next question's picture once the open one is visible. */
export const useFetchAhead = (
  questions: readonly MathsQuestion[],
  { position, seenSince }: QuestionPlace,
): void => {
  useEffect(() => {
    const following = questions[position + 1]
    if (following && seenSince !== null) fetchAhead(following.question)
  }, [questions, position, seenSince])
}
