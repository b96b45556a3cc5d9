// What is where on a typeset picture, in points: lines, filled shapes, letters, and the labels of its figures.

import palette from '../figures/style/palette.json' with { type: 'json' }
import { type Box, boxAround } from './boxes.ts'
import { type Point, pointOn } from './curves.ts'
import { identity, type Matrix, matrixIn, moved, within } from './matrices.ts'

/** A straight piece of a line, of a curve, or of the border of a dot or an arrow head. */
export interface Stroke {
  readonly from: Point
  readonly to: Point
  /** Half its thickness. */
  readonly half: number
  /** Lines of the grid, which paper behind a label may cover. */
  readonly isGrid: boolean
  /** Later shapes lie on top of earlier ones. */
  readonly order: number
}

/** A shape filled with a pale colour: it hides what is under it, and a label may stand on it. */
interface Wash {
  readonly corners: readonly Point[]
  readonly order: number
}

/** Where a label may go, as `text-at` of the kit has it. */
type Moves = 'free' | 'over' | 'x' | 'y'

export interface Label {
  /** One box for each letter, and for each line that belongs to the label, such as that of a fraction. */
  readonly ink: readonly Box[]
  readonly moves: Moves
  /** Where in the picture's text its group begins. */
  readonly at: number
  readonly number: number
  /** By how much it is enlarged. */
  readonly scale: number
}

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly strokes: readonly Stroke[]
  readonly washes: readonly Wash[]
  readonly labels: readonly Label[]
  /** Letters that belong to no label. */
  readonly letters: readonly Box[]
}

/** Paper behind a label: how it may move, and its number. */
const paper = /<path class="typst-shape" fill="#0([0-3])(?!0000)([0-9a-f]{4})"[^>]*\/>\s*/
const movesOfPaper: readonly Moves[] = ['free', 'over', 'x', 'y']
const papers = new RegExp(paper, 'g')

export const hasLabels = (typeset: string): boolean => paper.test(typeset)

/** The picture without the paper that says what a label is. */
export const withoutPaper = (typeset: string): string => typeset.replaceAll(papers, '')

const gridColour = palette.line[0]
const pale = new Set(
  Object.entries(palette)
    .filter(([name]) => /wash$|^(?:surface|paper|sunken)$/.test(name))
    .map(([, [light]]) => light),
)

const shares = [1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1]

/** Typst's path as lines of points, each a course without a break; y as the path has it. */
const coursesOf = (path: string): Point[][] => {
  const courses: Point[][] = []
  let at: Point = { x: 0, y: 0 }
  let course: Point[] = []
  const go = (...points: Point[]) => {
    course.push(...points)
    at = course.at(-1) ?? at
  }
  for (const [, command = '', text = ''] of path.matchAll(/([MmlhvqcZz])([^MmlhvqcZz]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = text.trim().split(/\s+/).map(Number)
    const from = at
    const ahead = (x: number, y: number): Point => ({ x: from.x + x, y: from.y + y })
    if (command === 'M' || command === 'm') {
      at = command === 'M' ? { x: a, y: b } : ahead(a, b)
      course = [at]
      courses.push(course)
    } else if (command === 'l') go(ahead(a, b))
    else if (command === 'h') go(ahead(a, 0))
    else if (command === 'v') go(ahead(0, a))
    else if (command === 'q' || command === 'c') {
      const [first, second, to] =
        command === 'q'
          ? [
              ahead((2 / 3) * a, (2 / 3) * b),
              ahead(c + (2 / 3) * (a - c), d + (2 / 3) * (b - d)),
              ahead(c, d),
            ]
          : [ahead(a, b), ahead(c, d), ahead(e, f)]
      go(...shares.map((share) => pointOn({ from, first, second, to }, share)))
    } else go(course[0] ?? at)
  }
  return courses.filter(({ length }) => length > 1)
}

const symbols = /<symbol id="(g[0-9A-F]+)"[^>]*>\s*<path d="([^"]*)"\/>\s*<\/symbol>/g

/** The boxes of letters from their origins, by Typst's name of the glyph, which is a hash of it. */
const boxesOfLetters = new Map<string, Box | null>()

/** They stand at the end of the picture, after all that uses them. */
const keepLetters = (typeset: string): void => {
  for (const [, name = '', path = ''] of typeset.matchAll(symbols)) {
    if (boxesOfLetters.has(name)) continue
    const courses = coursesOf(path)
    boxesOfLetters.set(name, courses.length === 0 ? null : boxAround(courses.flat()))
  }
}

const letterBox = (name: string, matrix: Matrix, x: number, y: number): Box[] => {
  const box = boxesOfLetters.get(name)
  if (!box) return []
  const { left, top, right, bottom } = box
  return [
    boxAround(
      [left, right].flatMap((across) =>
        [top, bottom].map((up) => moved(matrix, { x: x + across, y: y + up })),
      ),
    ),
  ]
}

const element =
  /<use xlink:href="#(g[0-9A-F]+)" x="([^"]*)" y="([^"]*)"[^>]*>|<path ([^>]*)\/>|<g\b([^>/]*)>|<\/g>/g

const attribute = (attributes: string, name: string): string =>
  attributes.match(new RegExp(`(?:^| )${name}="([^"]*)"`))?.[1] ?? ''

interface Shape {
  readonly fill: string
  readonly stroke: string
  readonly half: number
  readonly courses: readonly (readonly Point[])[]
}

const shapeOf = (attributes: string, outer: Matrix): Shape => {
  const matrix = within(outer, matrixIn(attributes))
  const stroke = attribute(attributes, 'stroke')
  return {
    fill: attribute(attributes, 'fill'),
    stroke,
    half:
      stroke === ''
        ? 0
        : (Number(attribute(attributes, 'stroke-width')) * Math.hypot(matrix[0], matrix[1])) / 2,
    courses: coursesOf(attribute(attributes, 'd')).map((course) =>
      course.map((point) => moved(matrix, point)),
    ),
  }
}

const isDark = ({ fill, stroke }: Shape): boolean =>
  stroke !== '' || (fill !== 'none' && fill !== '' && !pale.has(fill))

const strokesOf = (shape: Shape, order: number): Stroke[] => {
  const isGrid = shape.stroke === gridColour
  return shape.courses.flatMap((course) =>
    course.slice(1).map((to, index) => ({ from: course[index] ?? to, to, half: shape.half, isGrid, order })),
  )
}

interface Group {
  readonly matrix: Matrix
  readonly at: number
  readonly label: (Label & { ink: Box[] }) | undefined
}

/** Reads a picture as the compiler gives it. */
export const drawingOf = (typeset: string): Drawing => {
  keepLetters(typeset)
  const [, width = '0', height = '0'] = typeset.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []
  const strokes: Stroke[] = []
  const washes: Wash[] = []
  const labels: Label[] = []
  const letters: Box[] = []
  const groups: Group[] = []
  let order = 0
  for (const { 0: tag, 1: use, 2: x, 3: y, 4: ofShape, 5: ofGroup, index } of typeset.matchAll(element)) {
    const group = groups.at(-1) ?? { matrix: identity, at: 0, label: undefined }
    const paperOfLabel = ofShape === undefined ? undefined : tag.match(paper)
    if (use !== undefined) {
      ;(group.label?.ink ?? letters).push(...letterBox(use, group.matrix, Number(x), Number(y)))
    } else if (ofGroup !== undefined) {
      groups.push({ ...group, matrix: within(group.matrix, matrixIn(ofGroup)), at: index })
    } else if (tag === '</g>') groups.pop()
    else if (paperOfLabel) {
      const label = labelOf(paperOfLabel, group)
      labels.push(label)
      groups[groups.length - 1] = { ...group, label }
    } else if (ofShape !== undefined) {
      order += 1
      const shape = shapeOf(ofShape, group.matrix)
      if (group.label) group.label.ink.push(...shape.courses.map(boxAround))
      else if (isDark(shape)) strokes.push(...strokesOf(shape, order))
      if (!group.label && pale.has(shape.fill)) {
        washes.push(...shape.courses.map((corners) => ({ corners, order })))
      }
    }
  }
  const shown = labels.filter(({ ink }) => ink.length > 0)
  return { width: Number(width), height: Number(height), strokes, washes, letters, labels: shown }
}

const labelOf = ([, kind, number = '']: RegExpMatchArray, { at, matrix }: Group) => ({
  ink: [],
  moves: movesOfPaper[Number(kind)] ?? 'free',
  at,
  number: Number.parseInt(number, 16),
  scale: matrix[0],
})
