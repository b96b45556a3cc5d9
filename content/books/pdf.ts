// As much of the format PDF as it takes to read the text of a book that Typst made: the text that each page shows, and the role that
// each piece of it has.

import { actualTextIn, glyphsIn, isString, operationsOf } from '../building/pdf/content.ts'
import { objectOf, objectOfType, type PdfObject, type PdfObjects } from '../building/pdf/objects.ts'

/** The roles of the pieces of a page, by their numbers (MCID), from the piece's own up to the document. */
export const rolesOf = (page: PdfObject, objects: PdfObjects): readonly (readonly string[])[] => {
  const root = objectOfType(objects, 'StructTreeRoot')?.body ?? ''
  const tree = root.match(/\/ParentTree <<([\s\S]*?)>>/)?.[1] ?? ''
  const parents = page.body.match(/\/StructParents (\d+)/)?.[1]
  const own = objectOf(objects, tree.match(new RegExp(`[[ ]${parents} (\\d+) 0 R`))?.[1]).body
  return [...own.matchAll(/(\d+) 0 R|null/g)].map(([, element]) => {
    const roles: string[] = []
    let at = element === undefined ? undefined : objects.get(element)
    while (at?.body.includes('/Type /StructElem')) {
      roles.push(at.body.match(/\/S \/(\w+)/)?.[1] ?? '')
      at = objects.get(at.body.match(/\/P (\d+) 0 R/)?.[1] ?? '')
    }
    return roles
  })
}

/** What a page shows at one go. */
export interface Shown {
  readonly text: string
  /** Of the line's foot, in points from the foot of the page. */
  readonly y: number
  readonly isArtifact: boolean
  /** The number of the piece that it belongs to. */
  readonly piece: number | undefined
}

interface Marked {
  readonly isArtifact: boolean
  readonly piece: number | undefined
  readonly actual: string | undefined
  isShown: boolean
}

/** @param fonts the texts of the glyphs of the page's fonts, by the fonts' names on the page */
export const shownOn = (
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly Shown[] => {
  const shown: Shown[] = []
  const marked: Marked[] = []
  const heights: [scale: number, shift: number][] = []
  let [scale, shift] = [1, 0]
  let [textY, font] = [0, '']
  const show = (operands: readonly string[]) => {
    const outer = {
      isArtifact: marked.some((each) => each.isArtifact),
      piece: marked.findLast(({ piece }) => piece !== undefined)?.piece,
    }
    const y = scale * textY + shift
    const own = marked.at(-1)
    if (own?.actual !== undefined) {
      if (!own.isShown) shown.push({ ...outer, text: own.actual, y })
      own.isShown = true
      return
    }
    const glyphs = fonts.get(font)
    const text = operands
      .filter(isString)
      .flatMap(glyphsIn)
      .map((glyph) => glyphs?.get(glyph) ?? '')
    for (const each of text) shown.push({ ...outer, text: each, y })
  }
  for (const { operator, operands } of operationsOf(content)) {
    const [, , , d = 1, , f = 0] = operands.slice(-6).map(Number)
    if (operator === 'q') heights.push([scale, shift])
    else if (operator === 'Q') [scale = 1, shift = 0] = heights.pop() ?? []
    else if (operator === 'cm') [scale, shift] = [scale * d, scale * f + shift]
    else if (operator === 'Tm') textY = f
    else if (operator === 'Tf') font = operands.at(-2) ?? ''
    else if (operator === 'BMC' || operator === 'BDC') {
      const piece = operands.join(' ').match(/\/MCID (\d+)/)?.[1]
      marked.push({
        isArtifact: operands[0] === '/Artifact',
        piece: piece === undefined ? undefined : Number(piece),
        actual: actualTextIn(operands),
        isShown: false,
      })
    } else if (operator === 'EMC') marked.pop()
    else if (operator === 'Tj' || operator === 'TJ') show(operands)
  }
  return shown
}
