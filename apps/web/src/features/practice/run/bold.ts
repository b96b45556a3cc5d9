// The only mark-up in question texts is **bold**. Everything else is text, so nothing in it can become HTML.

export interface Piece {
  readonly text: string
  readonly bold: boolean
}

/** Splits a text at its `**` pairs; a `**` without a partner stays as it is. */
export const pieces = (text: string): Piece[] =>
  text
    .split(/\*\*([^*]+)\*\*/)
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
