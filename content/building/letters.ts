// The letters of a picture, which are half of its weight. They go past the optimiser, which would spend half its time on
// them, and come last, each colour in one path. There, a letter that appears again is the same text again, which
// compresses to almost nothing.

import { minus, type Point, plus } from './curves.ts'
import { identity, type Matrix, matrixIn, matrixOf, within } from './matrices.ts'
import { finishOutline, type Outline, perPoint, spaced } from './outlines.ts'

/** Finished outlines by Typst's name of the glyph, which is a hash of it: most letters of a picture were in an earlier one. */
const outlines = new Map<string, Outline>()

const symbol = /<symbol id="(g[0-9A-F]+)" overflow="visible">\s*<path d="([^"]*)"\/>\s*<\/symbol>/g
const letter = /href="#(g[0-9A-F]+)"(?: x="([^"]*)")?(?: y="([^"]*)")? fill="([^"]*)"/g
const group =
  /<g class="typst-text" transform="matrix\(([^)]*)\)">((?:\s*<use [^>]*\/>)+)\s*<\/g>|<g\b([^>]*[^>/])?>|<\/g>/g

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

/** Letters stand upright: Typst draws them y upwards, and turns them over. */
const isUpright = ([a, b, c, d]: Matrix): boolean => {
  return isNear(a, 1) && isNear(b, 0) && isNear(c, 0) && isNear(d, -1)
}

const short = (number: number, decimals: number): string => {
  return String(Number(number.toFixed(decimals))).replace(/^(-?)0\./, '$1.')
}

const transformOf = (matrix: Matrix): string => {
  if (isUpright(matrix)) return `scale(${short(1 / perPoint, 2)})`
  const [a, b, c, d, e, f] = matrix
  const turned = [a, b, -c, -d].map((number) => short(number / perPoint, 4))
  return `matrix(${turned.join(' ')} ${short(e, 2)} ${short(f, 2)})`
}

/** The letters that share a colour and a transform, as one path in the making. */
interface Text {
  drawing: string
  at: Point
}

const add = (text: Text, origin: Point, { start, end, drawing }: Outline): void => {
  const { x, y } = plus(origin, start)
  const place = { x: Math.round(x), y: Math.round(y) }
  const move = minus(place, text.at)
  text.drawing += `${text.drawing === '' ? 'M' : 'm'}${spaced([move.x, move.y])}${drawing}`
  text.at = plus(place, minus(end, start))
}

/** Takes the letters out of a typeset picture, and gives them back finished, to be put at its end. */
export const takeLetters = (typeset: string): { rest: string; letters: string } => {
  const withoutSymbols = typeset.replaceAll(symbol, (_, name: string, path: string) => {
    if (!outlines.has(name)) outlines.set(name, finishOutline(path))
    return ''
  })
  const texts = new Map<string, Text>()
  const groups: Matrix[] = []
  const rest = withoutSymbols.replaceAll(
    group,
    (tag: string, numbers?: string, uses?: string, attributes?: string) => {
      const outer = groups.at(-1) ?? identity
      if (tag === '</g>') groups.pop()
      else if (uses === undefined) {
        groups.push(within(outer, matrixIn(attributes)))
      } else {
        const matrix = within(outer, matrixOf(numbers))
        const [x, y] = isUpright(matrix) ? [matrix[4], matrix[5]] : [0, 0]
        for (const [, name = '', right = 0, up = 0, fill] of uses.matchAll(letter)) {
          const outline = outlines.get(name)
          if (!outline) throw new Error(`uses the letter ${name}, which it does not have`)
          const attributes = `fill="${fill}" transform="${transformOf(matrix)}"`
          const text = texts.get(attributes) ?? { drawing: '', at: { x: 0, y: 0 } }
          texts.set(attributes, text)
          const origin = { x: (x + Number(right)) * perPoint, y: (y - Number(up)) * perPoint }
          if (outline.drawing !== '') add(text, origin, outline)
        }
        return ''
      }
      return tag
    },
  )
  if (rest.includes('<use')) throw new Error('has letters that are not in a text')
  const written = [...texts].filter(([, { drawing }]) => drawing !== '')
  return {
    rest,
    letters: written.map(([attributes, { drawing }]) => `<path ${attributes} d="${drawing}"/>`).join(''),
  }
}
