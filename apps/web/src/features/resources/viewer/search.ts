// Finding words in the text of a book.

export interface Found {
  readonly page: number
  /** The words around the first place on the page. */
  readonly before: string
  readonly match: string
  readonly after: string
}

/** Pages that are listed, at most. */
export const mostFound = 100
const around = 44

/** One space between words, and letters with their marks in one form, so that Bangla is found as it is typed. */
export const plainText = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** The same number of letters in lower case, where a language has it: an index in one is an index in the other. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')

/** @param texts of the pages, plain, from page 1 */
export const findIn = (texts: readonly string[], query: string): readonly Found[] => {
  const wanted = folded(plainText(query))
  if (wanted.length < 2) return []
  const found: Found[] = []
  for (const [index, text] of texts.entries()) {
    const at = folded(text).indexOf(wanted)
    if (at < 0) continue
    const end = at + wanted.length
    found.push({
      page: index + 1,
      before: (at > around ? '…' : '') + text.slice(Math.max(0, at - around), at),
      match: text.slice(at, end),
      after: text.slice(end, end + around) + (end + around < text.length ? '…' : ''),
    })
    if (found.length === mostFound) break
  }
  return found
}
