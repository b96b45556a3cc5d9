// Shapes on a square grid: drawn so that no two of them lie over each other, and with the lines that show how one came
// from another. None of them has a symmetry, so that a picture tells one transformation and no other.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import type { Plane } from '@toron/domain/typed-answers/plane.ts'
import type { Point } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import { axisOf, planeOf, pointsOn } from '../../kit/planes.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { imageOf, type Transformation } from '../../kit/transformations.ts'
import { pair } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'

export interface Shape {
  readonly noun: 'triangle' | 'shape'
  readonly corners: readonly Point[]
  /** Where its name stands. */
  readonly label: Point
  /** How much larger it is than it was drawn first. */
  readonly scale: number
}

const kinds: readonly Omit<Shape, 'scale'>[] = [
  {
    noun: 'triangle',
    corners: [
      [0, 0],
      [3, 0],
      [0, 2],
    ],
    label: [0.85, 0.62],
  },
  {
    noun: 'triangle',
    corners: [
      [0, 0],
      [4, 0],
      [0, 2],
    ],
    label: [0.95, 0.64],
  },
  {
    noun: 'triangle',
    corners: [
      [0, 0],
      [3, 0],
      [1, 2],
    ],
    label: [1.3, 0.75],
  },
  {
    noun: 'shape',
    corners: [
      [0, 0],
      [3, 0],
      [1, 2],
      [0, 2],
    ],
    label: [0.9, 0.95],
  },
  {
    noun: 'shape',
    corners: [
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ],
    label: [0.5, 0.55],
  },
]

/** Moves the shape, its name included. */
export const moved = (shape: Shape, t: Transformation): Shape => {
  return {
    ...shape,
    corners: shape.corners.map((corner) => imageOf(t, corner)),
    label: imageOf(t, shape.label),
    scale: shape.scale * (t.kind === 'enlargement' ? Math.abs(t.factor[0] / t.factor[1]) : 1),
  }
}

/** A shape somewhere near the origin, turned and perhaps turned over. */
const drawShape = (random: Random, triangleOnly: boolean, reach: number): Shape => {
  const kind = random.pick(kinds.filter(({ noun }) => noun === 'triangle' || !triangleOnly))
  const turn = random.pick([90, 180, 270] as const)
  const over: Transformation = { kind: 'reflection', mirror: 'x', at: 0 }
  const turned = moved({ ...kind, scale: 1 }, { kind: 'rotation', turn, centre: [0, 0] })
  const by: Point = [random.integer(-reach, reach), random.integer(-reach, reach)]
  return moved(random.chance(0.5) ? moved(turned, over) : turned, { kind: 'translation', by })
}

/** The length of the side from which a triangle is drawn: it lies along the grid. */
export const baseOf = ({ corners }: Shape): number => {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = corners
  return Math.abs(bx - ax) + Math.abs(by - ay)
}

const box = (shape: Shape): readonly [left: number, right: number, bottom: number, top: number] => {
  const [xs, ys] = [shape.corners.map(([x]) => x), shape.corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
}

// Beside the axes, or at least with its name clear of their numbers.
const isClear = (shape: Shape): boolean => {
  const [left, right, bottom, top] = box(shape)
  if (Math.max(right - left, top - bottom) > 4)
    return shape.label.every((value) => value > 0.5 || value < -1.2)
  return (left >= 0 || right <= -1) && (bottom >= 0 || top <= -1)
}

/** Whether all corners are whole and near enough, and no shape touches another. */
export const fits = (...shapes: readonly Shape[]): boolean => {
  const isApart = (a: Shape, b: Shape) => {
    const [[l, r, d, u], [left, right, bottom, top]] = [box(a), box(b)]
    return l > right || left > r || d > top || bottom > u
  }
  const isNear = ([x, y]: Point) =>
    Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= 8 && Math.abs(y) <= 8
  const boxes = shapes.map(box)
  const wide = Math.max(...boxes.map((b) => b[1])) - Math.min(...boxes.map((b) => b[0]))
  const tall = Math.max(...boxes.map((b) => b[3])) - Math.min(...boxes.map((b) => b[2]))
  return (
    wide <= 13 &&
    tall <= 12 &&
    shapes.every(({ corners }) => corners.every(isNear)) &&
    shapes.every(isClear) &&
    shapes.every((shape, n) => shapes.slice(n + 1).every((other) => isApart(shape, other)))
  )
}

/** A shape that fits by itself, which is soon found; only then is it worth looking for its image. */
export const drawFitting = (random: Random, triangleOnly = false, reach = 5): Shape => {
  return random.until(
    () => drawShape(random, triangleOnly, reach),
    (shape) => fits(shape),
  )
}

/** Markup: the corners, each in a box of its own. */
export const cornersShown = ({ corners }: Shape): string =>
  corners.map((corner) => `#result[$${shownPoint(corner)}$]`).join(' ')

export const cornersSpoken = ({ corners }: Shape): string => listInWords(corners.map(spokenPoint))

interface Bounds {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

export const boundsOf = (points: readonly Point[]): Bounds => {
  const [xs, ys] = [
    [0, ...points.map(([x]) => x)],
    [0, ...points.map(([, y]) => y)],
  ]
  let [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1]
  const [bottom, top] = [Math.min(...ys) - 1, Math.max(...ys) + 1]
  // Not taller than wide by much, and squares of a size that can be counted.
  for (let n = 0; right - left < Math.max(9, (top - bottom) * 0.95); n += 1) {
    if (n % 2 === 0) right += 1
    else left -= 1
  }
  return { x: [left, right], y: [bottom, top] }
}

const axis = ([from, to]: readonly [number, number], title: string, step: number): string => {
  const values = Array.from({ length: to - from + 1 }, (_, n) => from + n)
  const labels = values.filter((value) => value !== 0 && value % step === 0)
  return `axis(${from}, ${to}, title: $${title}$, numbers: false, labels: (${labels.map((value) => `(${value}, $${minus(value)}$), `).join('')}))`
}

const stepOf = ([from, to]: readonly [number, number]) => (to - from > 10 ? 2 : 1)

/** The plane of `gridOf` with shapes on it, named A, B. */
export const planeWith = ({ x, y }: Bounds, ...shapes: readonly Shape[]): Plane => {
  const scale = { step: stepOf(x), minor: stepOf(x) }
  const given = shapes.map(
    ({ corners }, n) => ({ as: 'shape', points: corners, name: 'AB'[n] ?? '' }) as const,
  )
  return { ...planeOf(axisOf(x, 'x', scale), axisOf(y, 'y', scale), ...given), isEqual: true }
}

/** An image to draw by its corners, on the grid with the shape A. */
export const imageToDraw = (bounds: Bounds, shape: Shape, image: Shape): Asked =>
  pointsOn(planeWith(bounds, shape), image.corners, { joined: 'shape' })

/** A square grid with axes, and what stands on it. */
export const gridOf = ({ x, y }: Bounds, parts: readonly string[]): string => {
  const step = stepOf(x)
  const origin =
    'sketch-part((), to => text-at(to((0, 0)), $O$, side: "below-left", gap: 4pt, colour: ink-soft))'
  return `#axes(${[axis(x, 'x', step), axis(y, 'y', step), 'equal: true', origin, ...parts].join(', ')})`
}

/** A shape on the grid with its name inside, or beside it where there is no room. */
export const drawnShape = ({ corners, label, scale }: Shape, name: string, colour = 'maths'): string => {
  const [first = [0, 0]] = corners
  const outline = `data-line((${[...corners, first].map(pair).join(', ')}), colour: ${colour})`
  const named =
    scale < 1
      ? `text-beyond(to(${pair(first)}), $${name}$, direction-of(to(${pair(label)}), to(${pair(first)})), gap: 5pt, colour: ${colour})`
      : `text-at(to(${pair(label)}), $${name}$, colour: ${colour})`
  return `${outline}, sketch-part((), to => ${named})`
}

/** The part of a mirror line that lies on the grid. */
export const mirrorOn = (
  { x, y }: Bounds,
  t: Transformation & { readonly kind: 'reflection' },
): readonly [Point, Point] => {
  const { mirror, at } = t
  if (mirror === 'x')
    return [
      [at, y[0]],
      [at, y[1]],
    ]
  if (mirror === 'y')
    return [
      [x[0], at],
      [x[1], at],
    ]
  const heightAt = (s: number) => (mirror === 'y-x' ? s + at : at - s)
  const inside = ([, v]: Point) => v >= y[0] && v <= y[1]
  const points = Array.from(
    { length: 2 * (x[1] - x[0]) + 1 },
    (_, n): Point => [x[0] + n / 2, heightAt(x[0] + n / 2)],
  )
  const on = points.filter(inside)
  return [on[0] ?? [0, 0], on.at(-1) ?? [0, 0]]
}

/** Dashed: the mirror, the turn of one corner, the rays from the centre, or the arrow of a translation. */
export const construction = (t: Transformation, shape: Shape, bounds: Bounds): string[] => {
  const dashed = (a: Point, b: Point) => `edge(${pair(a)}, ${pair(b)}, dash: "dashed", colour: wrong)`
  const [first = [0, 0]] = shape.corners
  if (t.kind === 'translation')
    return [`edge(${pair(first)}, ${pair(imageOf(t, first))}, tip: true, colour: wrong)`]
  if (t.kind === 'reflection') return [dashed(...mirrorOn(bounds, t))]
  const centre = `point(${pair(t.centre)}, none, colour: wrong)`
  const rays =
    t.kind === 'rotation'
      ? [dashed(t.centre, first), dashed(t.centre, imageOf(t, first))]
      : shape.corners
          .slice(0, 3)
          .flatMap((corner) => [dashed(t.centre, corner), dashed(t.centre, imageOf(t, corner))])
  return [...rays, centre]
}
