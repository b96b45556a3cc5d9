// As much of the format PDF as it takes to read the text of a book that Typst made: its objects, the text that each page shows,
// and the role that each piece of it has. A reader of PDFs would not do: none tells what a file says of its own text (ActualText),
// and without that the letters of Bangla are not what they look like.

import { inflateSync } from 'node:zlib'

export interface PdfObject {
  /** What stands before the stream, if there is one. */
  readonly body: string
  /** The stream, inflated if it was deflated. */
  readonly stream: () => string
}

export type PdfObjects = ReadonlyMap<string, PdfObject>

export const readObjects = (pdf: Buffer): PdfObjects => {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const { index, 0: whole, 1: number = '', 2: body = '' } of text.matchAll(
    /\n(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n|endobj)/g,
  )) {
    const start = index + whole.length
    const length = Number(body.match(/\/Length (\d+)/)?.[1] ?? 0)
    const stream = () => {
      const bytes = pdf.subarray(start, start + length)
      return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
    }
    objects.set(number, { body, stream })
  }
  return objects
}

export const objectOf = (objects: PdfObjects, reference: string | undefined): PdfObject => {
  const object = objects.get(reference ?? '')
  if (!object) throw new Error(`the PDF has no object ${reference}`)
  return object
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph of a font, by its number in hexadecimal. */
export const glyphTexts = (font: PdfObject, objects: PdfObjects): ReadonlyMap<string, string> => {
  const map = objectOf(objects, font.body.match(/\/ToUnicode (\d+)/)?.[1]).stream()
  return new Map(
    [...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, glyph = '', text = '']) => [
      glyph,
      utf16(text),
    ]),
  )
}

/** The roles of the pieces of a page, by their numbers (MCID), from the piece's own up to the document. */
export const rolesOf = (page: PdfObject, objects: PdfObjects): readonly (readonly string[])[] => {
  const root = [...objects.values()].find(({ body }) => body.includes('/Type /StructTreeRoot'))?.body ?? ''
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
  /** The file says itself that this is the text. */
  readonly isActual: boolean
}

/** A string may have parentheses in it that are balanced. */
const deepest = 12
const string = Array.from({ length: deepest }).reduce<string>(
  (inner) => String.raw`\((?:\\[\s\S]|[^\\()]${inner && `|${inner}`})*\)`,
  '',
)
const token = new RegExp(
  String.raw`${string}|<<|>>|<[0-9A-F]*>|[[\]]|\/[^\s/<>[\]()]+|[-+]?[\d.]+|[A-Za-z'"*]+`,
  'g',
)

const bytesOf = (string: string): Buffer =>
  Buffer.from(
    string
      .slice(1, -1)
      .replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
        /^[0-7]/.test(sign)
          ? String.fromCharCode(Number.parseInt(sign, 8))
          : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign] ?? sign),
      ),
    'latin1',
  )

const glyphsOf = (strings: readonly string[]): string[] =>
  strings.flatMap((string) => {
    const hex = string.startsWith('(') ? bytesOf(string).toString('hex').toUpperCase() : string.slice(1, -1)
    return hex.match(/.{4}/g) ?? []
  })

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
  let operands: string[] = []
  const numbers = () => operands.slice(-6).map(Number)
  const show = () => {
    const outer = {
      isArtifact: marked.some((each) => each.isArtifact),
      piece: marked.findLast(({ piece }) => piece !== undefined)?.piece,
    }
    const y = scale * textY + shift
    const own = marked.at(-1)
    if (own?.actual !== undefined) {
      if (!own.isShown) shown.push({ ...outer, text: own.actual, y, isActual: true })
      own.isShown = true
      return
    }
    const glyphs = fonts.get(font)
    const text = glyphsOf(operands.filter((operand) => /^[(<]/.test(operand))).map(
      (glyph) => glyphs?.get(glyph) ?? '',
    )
    for (const each of text) shown.push({ ...outer, text: each, y, isActual: false })
  }
  for (const [operator] of content.matchAll(token)) {
    if (!/^[A-Za-z'"*]/.test(operator)) {
      operands.push(operator)
      continue
    }
    const [, , , d = 1, , f = 0] = numbers()
    if (operator === 'q') heights.push([scale, shift])
    else if (operator === 'Q') [scale = 1, shift = 0] = heights.pop() ?? []
    else if (operator === 'cm') [scale, shift] = [scale * d, scale * f + shift]
    else if (operator === 'Tm') textY = f
    else if (operator === 'Tf') font = operands.at(-2) ?? ''
    else if (operator === 'BMC' || operator === 'BDC') {
      const properties = operands.join(' ')
      const actual = properties.match(/\/ActualText <FEFF([0-9A-F]*)>/)?.[1]
      const piece = properties.match(/\/MCID (\d+)/)?.[1]
      marked.push({
        isArtifact: operands[0] === '/Artifact',
        piece: piece === undefined ? undefined : Number(piece),
        actual: actual === undefined ? undefined : utf16(actual),
        isShown: false,
      })
    } else if (operator === 'EMC') marked.pop()
    else if (operator === 'Tj' || operator === 'TJ') show()
    operands = []
  }
  return shown
}
