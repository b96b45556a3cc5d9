// Where a student is in a topic, and the moves between its questions. Next counts once a question: it is ignored
// until the picture can be seen and for a moment after, so that a doubled press or a stuck key skips nothing.

/** Milliseconds that a picture has been in sight before Next acts. */
export const restBeforeNext = 400

export interface Place {
  /** 0-based; as many as there are questions: the end. */
  readonly position: number
  readonly total: number
  readonly answerOpen: boolean
  /** Milliseconds on the screen's clock since which the picture, or the word that it did not load, is in sight. */
  readonly seenSince: number | null
}

export type Move =
  | { readonly type: 'seen'; readonly position: number; readonly at: number }
  | { readonly type: 'next'; readonly at: number }
  | { readonly type: 'previous' }
  | { readonly type: 'open'; readonly position: number }
  | { readonly type: 'answer'; readonly open: boolean }

const within = (position: number, last: number) => Math.min(Math.max(position, 0), last)

export const openPlace = (position: number, total: number): Place => ({
  position: within(position, total),
  total,
  answerOpen: false,
  seenSince: null,
})

export const isAtEnd = ({ position, total }: Place): boolean => position >= total

/** The place after a move; the very same one when the move means nothing there. */
export function placeAfter(place: Place, move: Move): Place {
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

/** The position that the address names, clamped to the last question; null where it names none. */
export function readPosition(named: string | null, total: number): number | null {
  if (named === 'end') return total
  if (named === null || !/^\d{1,6}$/.test(named)) return null
  return within(Number(named) - 1, total - 1)
}

/** What the address calls a position: `7`, or `end`. */
export const namePosition = ({ position, total }: Place): string =>
  position >= total ? 'end' : String(position + 1)
