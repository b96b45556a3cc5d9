// What is printed in a book, letter by letter, read from its PDF: the text that the form that flows is compared with, the page that
// each letter stands on, and the numbers of lines in the margin.

import { fontsOf, glyphTexts } from '../building/pdf/fonts.ts'
import { objectOf, type PdfObject, type PdfObjects, pagesOf, readObjects } from '../building/pdf/objects.ts'
import { rolesOf, shownOn } from './pdf.ts'

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

/** Drawings flow as drawings, and a link leads to a place that is not a page. */
const leftOut = (roles: readonly string[] = []): boolean => roles.includes('Figure') || roles.includes('Link')

/** The page's own number stands below. */
const footOfText = 40

const textsOf = (page: PdfObject, objects: PdfObjects) =>
  new Map([...fontsOf(page)].map(([name, font]) => [name, glyphTexts(objectOf(objects, font), objects)]))

const readPage = (page: PdfObject, number: number, objects: PdfObjects, printed: Printed): void => {
  const roles = rolesOf(page, objects)
  const content = objectOf(objects, page.body.match(/\/Contents (\d+) 0 R/)?.[1]).stream()
  for (const { text, y, isArtifact, piece } of shownOn(content, textsOf(page, objects))) {
    if (isArtifact) {
      if (/^\p{N}$/u.test(text) && y > footOfText)
        addDigit(printed.lineNumbers, { page: number, y, number: text })
    } else if (piece !== undefined && !leftOut(roles[piece])) {
      for (const letter of lettersOf(text))
        printed.letters.push({ letter, at: printed.text.length, page: number, y })
      printed.text += text
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
  const printed: Printed = { text: '', letters: [], lineNumbers: [] }
  for (const [index, page] of pagesOf(objects).entries()) {
    if (index + 1 >= firstPage) readPage(page, index + 1, objects, printed)
  }
  return printed
}
