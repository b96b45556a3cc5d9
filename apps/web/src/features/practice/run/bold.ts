// The only mark-up in question texts is **bold**. Everything else is text, so nothing in it can become HTML.

export interface Piece {
  /** Where the piece begins among the letters of the text; tells pieces apart. */
  readonly at: number
  readonly text: string
  readonly bold: boolean
}

/** Splits a text at its `**` pairs; a `**` without a partner stays as it is. */
export const pieces = (text: string): Piece[] => {
  let at = 0
  const all = text.split(/\*\*([^*]+)\*\*/).map((part, index) => {
    const piece = { at, text: part, bold: index % 2 === 1 }
    at += part.length
    return piece
  })
  return all.filter((piece) => piece.text !== '')
}
