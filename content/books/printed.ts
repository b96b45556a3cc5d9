// What is printed in a book, letter by letter, read from its PDF: the text that the form that flows is compared with, the page that
// each letter stands on, and the numbers of lines in the margin.

import {
  glyphTexts,
  objectOf,
  type PdfObject,
  type PdfObjects,
  readObjects,
  rolesOf,
  type Shown,
  shownOn,
} from './pdf.ts'

interface PrintedLetter {
  readonly letter: string
  /** Where it stands in the whole text. */
  readonly at: number
  readonly page: number
  /** Of its line's foot, in points from the foot of the page. */
  readonly y: number
}

interface LineNumber {
  readonly page: number
  readonly y: number
  readonly number: string
}

export interface Printed {
  text: string
  readonly letters: PrintedLetter[]
  readonly lineNumbers: LineNumber[]
}

/** Letters with their marks, and digits: what is left of a text when it is laid out in another way. */
export const lettersOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]/gu) ?? []

/** Letters of one line stand less than this apart in height. */
const sameLine = 3
const virama = '\u09cd'

/** The text of a line so far. */
interface Line {
  readonly text: string
  readonly y: number
  /** What was shown last only repeated this. */
  readonly repeated: string
}

/**
 * Where a part of a letter of Bangla is drawn a little higher or lower than the rest of it, the letter is said once more with that
 * part, and again with what follows it on the line.
 */
const isRepeated = ({ text, y }: Shown, line: Line): boolean => {
  if (!/\p{Script=Bengali}/u.test(text)) return false
  // A single letter is one of a conjunct.
  if (y === line.y)
    return text === line.repeated && (text.length > 1 || line.text.endsWith(`${virama}${text}`))
  return Math.abs(y - line.y) < sameLine && line.text.endsWith(text)
}

/** Drawings flow as drawings, and a link leads to a place that is not a page. */
const leftOut = (roles: readonly string[] = []): boolean => roles.includes('Figure') || roles.includes('Link')

/** The page's own number stands below. */
const footOfText = 40

const fontsOf = ({ body }: PdfObject, objects: PdfObjects) => {
  const [, fonts = ''] = body.match(/\/Font <<([\s\S]*?)>>/) ?? []
  return new Map(
    [...fonts.matchAll(/(\/\w+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
      name,
      glyphTexts(objectOf(objects, font), objects),
    ]),
  )
}

const readPage = (page: PdfObject, number: number, objects: PdfObjects, printed: Printed): void => {
  const roles = rolesOf(page, objects)
  const content = objectOf(objects, page.body.match(/\/Contents (\d+) 0 R/)?.[1]).stream()
  let line: Line = { text: '', y: 0, repeated: '' }
  for (const shown of shownOn(content, fontsOf(page, objects))) {
    const { text, y, isArtifact, piece } = shown
    if (isArtifact) {
      if (/^\p{N}$/u.test(text) && y > footOfText)
        addDigit(printed.lineNumbers, { page: number, y, number: text })
    } else if (piece !== undefined && !leftOut(roles[piece])) {
      if (isRepeated(shown, line)) {
        line = { ...line, repeated: text }
        continue
      }
      for (const letter of lettersOf(text))
        printed.letters.push({ letter, at: printed.text.length, page: number, y })
      printed.text += text
      line = { text: y === line.y ? line.text + text : text, y, repeated: '' }
    }
  }
}

const addDigit = (numbers: LineNumber[], digit: LineNumber): void => {
  const last = numbers.at(-1)
  if (last?.page === digit.page && last.y === digit.y)
    numbers.splice(-1, 1, { ...last, number: last.number + digit.number })
  else numbers.push(digit)
}

/** @param firstPage of the first chapter: cover and contents do not flow */
export const readPrinted = (pdf: Buffer, firstPage: number): Printed => {
  const objects = readObjects(pdf)
  const tree = [...objects.values()].find(({ body }) => body.includes('/Type /Pages'))?.body ?? ''
  const pages = [...(tree.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)]
  const printed: Printed = { text: '', letters: [], lineNumbers: [] }
  for (const [index, [, page]] of pages.entries()) {
    if (index + 1 >= firstPage) readPage(objectOf(objects, page), index + 1, objects, printed)
  }
  return printed
}
