// A student's place in a topic, and the moves between its questions. Next acts once per question: it is ignored until
// the picture is visible and for a moment after, so that a double press or a stuck key skips nothing.

/** Milliseconds that a picture must be visible before Next acts. */
export const restBeforeNext = 400

export interface QuestionPlace {
  /** 0-based; the number of questions means the end. */
  readonly position: number
  readonly total: number
  readonly answerOpen: boolean
  /** The performance.now() at which the picture, or its text alternative, became visible; null before that. */
  readonly seenSince: number | null
}

export type Move =
  | { readonly type: 'seen'; readonly position: number; readonly at: number }
  | { readonly type: 'next'; readonly at: number }
  | { readonly type: 'previous' }
  | { readonly type: 'open'; readonly position: number }
  | { readonly type: 'answer'; readonly open: boolean }

const within = (position: number, last: number) => Math.min(Math.max(position, 0), last)

export const openPlace = (position: number, total: number): QuestionPlace => ({
  position: within(position, total),
  total,
  answerOpen: false,
  seenSince: null,
})

export const isAtEnd = ({ position, total }: QuestionPlace): boolean => position >= total

/** The place after a move; the same object if the move has no effect. */
export const placeAfter = (place: QuestionPlace, move: Move): QuestionPlace => {
  const { position, total, seenSince } = place
  switch (move.type) {
    case 'seen':
      return move.position === position && seenSince === null ? { ...place, seenSince: move.at } : place
    case 'next': {
      const rested = seenSince !== null && move.at - seenSince >= restBeforeNext
      return rested && !isAtEnd(place) ? openPlace(position + 1, total) : place
    }
    case 'previous':
      return position > 0 ? openPlace(position - 1, total) : place
    case 'open':
      return openPlace(move.position, total)
    case 'answer':
      return isAtEnd(place) || place.answerOpen === move.open ? place : { ...place, answerOpen: move.open }
  }
}

/** The position in an address, clamped to the last question; null if there is none. */
export const readPosition = (text: string | null, total: number): number | null => {
  if (text === 'end') return total
  if (text === null || !/^\d{1,6}$/.test(text)) return null
  return within(Number(text) - 1, total - 1)
}

/** A position in an address: `7`, or `end`. */
export const namePosition = ({ position, total }: QuestionPlace): string =>
  position >= total ? 'end' : String(position + 1)
