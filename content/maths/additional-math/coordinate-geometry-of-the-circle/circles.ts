// A circle as the templates of this topic share it: its two equations, the step between them, its pictures, and ways
// to check an answer that walk around the circle instead of solving.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { type Point, roots } from '../../kit/checking.ts'
import { equation, wholeNumberForm } from '../../kit/final-answers.ts'
import { bareAxes } from '../../kit/grids.ts'
import {
  type Fraction,
  implicit,
  integerForm,
  type Line,
  less,
  lineThrough,
  midpointOf,
  multipleOf,
  perpendicularTo,
} from '../../kit/lines.ts'
import { lowestTerms, minus, rounded, surd, type Term, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { pair } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'

export interface Circle {
  readonly centre: Point
  /** The radius squared, which is whole where the radius is a surd. */
  readonly square: number
}

const bracket = (letter: string, value: number) =>
  value === 0 ? `${letter}^2` : `(${less(letter, value)})^2`

/** (k − 3)² as it is spoken. */
export const bracketInWords = (letter: string, value: number): string =>
  value === 0
    ? `${letter} squared`
    : `open bracket ${letter} ${value < 0 ? 'plus' : 'minus'} ${Math.abs(value)} close bracket squared`

/** '(x − a)² + (y − b)² = c' as it is spoken. */
export const formInWords =
  'open bracket x minus a close bracket squared plus open bracket y minus b close bracket squared equals c'

/** Markup of y − q = m(x − p). */
export const pointForm = (m: Fraction, [p, q]: Point): string =>
  `${less('y', q)} = ${multipleOf(m, p === 0 ? 'x' : `(${less('x', p)})`)}`

/** '− 3(2x + 1)' as a further term; nothing for 0. */
export const timesBracket = (times: number, inside: string): string =>
  times === 0 ? '' : `${times < 0 ? '−' : '+'} ${Math.abs(times) === 1 ? '' : Math.abs(times)}(${inside})`

type Implicit = readonly [a: number, b: number, c: number]

/** What two lines ax + by = c leave when y is eliminated: '5x = −20'. */
export const withoutY = ([a, b, c]: Implicit, [d, e, f]: Implicit): string => {
  const [times, end] = [a * e - b * d, c * e - b * f]
  return `${terms([Math.abs(times), 'x'])} = ${minus(end * Math.sign(times) + 0)}`
}

/** Markup of (x − a)² + (y − b)². */
export const squares = ([a, b]: Point): string => `${bracket('x', a)} + ${bracket('y', b)}`
export const centreForm = ({ centre, square }: Circle): string => `${squares(centre)} = ${square}`
export const centreFormInWords = ({ centre: [a, b], square }: Circle): string =>
  `${bracketInWords('x', a)} plus ${bracketInWords('y', b)} equals ${square}`

/** Any equation of the circle. */
export const circleAsked = (circle: Circle): Asked => equation(centreForm(circle))

/** Any equation of a line: ax + by = c from its numbers, or as it is written. */
export const lineAsked = (line: readonly [number, number, number] | string): Asked =>
  equation(typeof line === 'string' ? line : implicit(line))

/** ax + by = c with whole numbers, where the question asks for it. */
export const lineInIntegers = (line: readonly [number, number, number]): Asked =>
  wholeNumberForm(implicit(line))

/** x² + y² + px + qy + s = 0, where the question asks for it. */
export const circleWithoutBrackets = (circle: Circle): Asked => {
  const [p, q, s] = coefficients(circle)
  const terms = [`${p}x`, `${q}y`, `${s}`].filter((term) => !/^0\D?$/.test(term))
  return wholeNumberForm(`x^2 + y^2 + ${terms.join(' + ')} = 0`)
}

/** The coefficients of x and y and the constant in x² + y² + … = 0. */
export const coefficients = ({ centre: [a, b], square }: Circle): readonly [number, number, number] => {
  return [-2 * a + 0, -2 * b + 0, a * a + b * b - square]
}

const generalTerms = (circle: Circle, times: number, squared: string): readonly Term[] => {
  const [d, e, f] = coefficients(circle)
  return [
    [times, `x${squared}`],
    [times, `y${squared}`],
    [times * d, 'x'],
    [times * e, 'y'],
    [times * f, ''],
  ]
}

/** Markup of x² + y² + dx + ey + f, all of it multiplied. */
const leftSide = (circle: Circle, times = 1): string => terms(...generalTerms(circle, times, '^2'))
export const generalForm = (circle: Circle, times = 1): string => `${leftSide(circle, times)} = 0`
export const generalFormInWords = (circle: Circle, times = 1): string =>
  `${termsInWords(...generalTerms(circle, times, ' squared'))} equals 0`

const whole = (letter: string, value: number) =>
  value === 0 ? `${letter}^2` : `${bracket(letter, value)} − ${value * value}`

/** The step from the general form: (x − 3)² − 9 + (y + 2)² − 4 − 12 = 0. */
export const completed = (circle: Circle): string => {
  const [a, b] = circle.centre
  const [, , f] = coefficients(circle)
  const end = f === 0 ? '' : `${f < 0 ? '−' : '+'} ${Math.abs(f)}`
  return `${whole('x', a)} + ${whole('y', b)} ${end} = 0`
}

export const radius = ({ square }: Circle): string => surd(1, square)
export const radiusInWords = ({ square }: Circle): string => surdInWords(1, square)

/** Below nought inside the circle, nought on it, above nought outside. */
export const power = (circle: Circle, [x, y]: Point): number => {
  const [d, e, f] = coefficients(circle)
  return x * x + y * y + d * x + e * y + f
}

export const isOn = (circle: Circle, point: Point): boolean => Math.abs(power(circle, point)) < 1e-9

/** The whole-number steps from a centre to a circle of that radius squared, none of them along an axis. */
export const steps = (square: number): Point[] => {
  const reach = Math.floor(Math.sqrt(square))
  const found: Point[] = []
  for (let x = -reach; x <= reach; x += 1) {
    const y = Math.sqrt(square - x * x)
    if (x !== 0 && y !== 0 && Number.isInteger(y)) found.push([x, y], [x, -y])
  }
  return found
}

export const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
export const opposite = ([x, y]: Point): Point => [-x, -y]

export const somewhere = (random: Random, most = 6): Point => [
  random.sign() * random.integer(1, most),
  random.sign() * random.integer(1, most),
]

export const isWhole = (...values: readonly number[]): boolean => values.every(Number.isInteger)

/** The tangent at the end of a radius that goes so far across and up. */
export const tangentAt = (point: Point, [dx, dy]: Point): Line => {
  return lineThrough(point, lowestTerms(-dx, dy))
}

export const bisectorOf = (a: Point, b: Point): Line => {
  return lineThrough(midpointOf(a, b), perpendicularTo(lowestTerms(b[1] - a[1], b[0] - a[0])))
}

/** Whether neither number of the gradient nor any of ax + by = c is larger than a student likes. */
export const isKind = (line: Line, most = 60): boolean => {
  return line.m.every((n) => Math.abs(n) <= 5) && integerForm(line).every((n) => Math.abs(n) <= most)
}

/** Whether y = mx + c has whole numbers only, and small ones. */
export const isPlain = (line: Line): boolean => line.m[1] === 1 && line.c[1] === 1 && Math.abs(line.m[0]) <= 3

/** Where the tangents from an outside point touch. */
export const contacts = ({ centre, square }: Circle, from: Point): [Point, Point] => {
  const [dx, dy] = [from[0] - centre[0], from[1] - centre[1]]
  const away = dx * dx + dy * dy
  const [along, across] = [square / away, Math.sqrt(square * (away - square)) / away]
  return [
    plus(centre, [dx * along - dy * across, dy * along + dx * across]),
    plus(centre, [dx * along + dy * across, dy * along - dx * across]),
  ]
}

const factor = (letter: string, value: number) => (value === 0 ? letter : `(${less(letter, value)})`)

/** Markup of a quadratic in its factors. */
export const brackets = (letter: string, one: number, other: number): string =>
  one === other
    ? `${bracket(letter, one)} = 0`
    : `${[one, other]
        .sort((a, b) => Number(b === 0) - Number(a === 0))
        .map((value) => factor(letter, value))
        .join('')} = 0`

/** Where a quantity is nought while a point walks around the circle. */
export const nothings = ({ centre: [a, b], square }: Circle, f: (point: Point) => number): Point[] => {
  const r = Math.sqrt(square)
  const place = (t: number): Point => [a + r * Math.cos(t), b + r * Math.sin(t)]
  return roots((t) => f(place(t)), 0.00137, 0.00137 + 2 * Math.PI, 900).map(place)
}

export const isAmong = (points: readonly Point[], [x, y]: Point): boolean =>
  points.some((point) => Math.hypot(point[0] - x, point[1] - y) < 1e-6)

/** How far a line is from a point, by the least of the squared distances along it (a parabola through three of them). */
export const gap = ({ m, c }: Line, [px, py]: Point): number => {
  const square = (x: number) => (x - px) ** 2 + ((m[0] / m[1]) * x + c[0] / c[1] - py) ** 2
  const [before, middle, after] = [square(-1), square(0), square(1)]
  const bend = (before + after) / 2 - middle
  const slope = (after - before) / 2
  return Math.sqrt(Math.max(0, middle - slope ** 2 / (4 * bend)))
}

export const drawnCircle = ({ centre, square }: Circle, options = 'colour: addmaths'): string => {
  return `arc-of(${pair(centre)}, ${rounded(Math.sqrt(square))}, 0deg, 360deg, ${options})`
}

/** Circles on bare axes with what else is on them; further points only need room. */
export const picture = (
  circles: readonly Circle[],
  parts: readonly string[],
  points: readonly Point[] = [],
): string => {
  const room = circles.flatMap(({ centre: [a, b], square }): Point[] => {
    const r = Math.sqrt(square)
    return [
      [a - r, b - r],
      [a + r, b + r],
    ]
  })
  return bareAxes([...room, ...points], [...circles.map((circle) => drawnCircle(circle)), ...parts], {
    air: 0.1,
    tallest: 1,
  })
}

/** A point with its name on a side ('above-left') or away from another point. */
export const spot = (point: Point, name: string, side: string | Point, colour = 'ink'): string =>
  `point(${pair(point)}, $${name}$, ${typeof side === 'string' ? `side: "${side}"` : `away: ${pair(side)}`}, colour: ${colour})`

/** An end of a chord, its name outside the circle and beside the line, which may go on beyond it. */
export const chordEnd = (end: Point, other: Point, [a, b]: Point, name: string): string => {
  const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)]
  const along = unit([end[0] - other[0], end[1] - other[1]])
  const [outX, outY] = unit([end[0] - a, end[1] - b])
  const turn = -outY * along[0] + outX * along[1] > 0 ? -1 : 1
  const [x, y] = unit([along[0] - outY * turn, along[1] + outX * turn])
  // A little beyond the end, where the line and the circle have come apart.
  const off = 0.04 * Math.hypot(end[0] - a, end[1] - b)
  const place: Point = [end[0] + x * off, end[1] + y * off]
  return `point(${pair(end)}, none), point(${pair(place)}, $${name}$, away: ${pair(end)}, mark: false)`
}
