// The four transformations of 0580 as functions of points, what a full description of each must say, and two checks that do
// not use the functions: one by distances and angles, one by trying every transformation.

import { agree, distance, type Point } from './checking.ts'
import { fraction, minus } from './numbers.ts'
import { shownPoint, spokenPoint } from './points.ts'
import { fractionInWords, numberInWords } from './words.ts'

/** What is constant along a mirror line. */
type Mirror = 'x' | 'y' | 'y-x' | 'y+x'

export type Transformation =
  | { readonly kind: 'translation'; readonly by: Point }
  | { readonly kind: 'reflection'; readonly mirror: Mirror; readonly at: number }
  /** `turn` is anticlockwise. */
  | { readonly kind: 'rotation'; readonly turn: 90 | 180 | 270; readonly centre: Point }
  | { readonly kind: 'enlargement'; readonly factor: readonly [number, number]; readonly centre: Point }

/** Adding 0 turns −0 into 0. */
const clean = (x: number, y: number): Point => {
  return [x + 0, y + 0]
}

export const imageOf = (t: Transformation, [x, y]: Point): Point => {
  if (t.kind === 'translation') return clean(x + t.by[0], y + t.by[1])
  if (t.kind === 'reflection') {
    const { mirror, at } = t
    if (mirror === 'x') return clean(2 * at - x, y)
    if (mirror === 'y') return clean(x, 2 * at - y)
    return mirror === 'y-x' ? clean(y - at, x + at) : clean(at - y, at - x)
  }
  const [u, v] = [x - t.centre[0], y - t.centre[1]]
  if (t.kind === 'enlargement') {
    const [top, bottom] = t.factor
    return clean(t.centre[0] + (u * top) / bottom, t.centre[1] + (v * top) / bottom)
  }
  const [p, q] = { 90: [-v, u], 180: [-u, -v], 270: [v, -u] }[t.turn] as [number, number]
  return clean(t.centre[0] + p, t.centre[1] + q)
}

export const inverseOf = (t: Transformation): Transformation => {
  if (t.kind === 'translation') return { ...t, by: clean(-t.by[0], -t.by[1]) }
  if (t.kind === 'rotation') return { ...t, turn: t.turn === 180 ? 180 : t.turn === 90 ? 270 : 90 }
  if (t.kind === 'reflection') return t
  const [top, bottom] = t.factor
  return { ...t, factor: [bottom * Math.sign(top), Math.abs(top)] }
}

export const shownColumn = ([x, y]: Point): string => `display(vec(${minus(x)}, ${minus(y)}))`
export const spokenColumn = ([x, y]: Point): string =>
  `column vector ${numberInWords(x)}, ${numberInWords(y)}`

/** The equation of a mirror line, without the word "line". */
export const mirrorEquation = (mirror: Mirror, at: number): string => {
  if (mirror === 'x' || mirror === 'y') return `${mirror} = ${minus(at)}`
  if (mirror === 'y+x') return at === 0 ? 'y = −x' : `x + y = ${minus(at)}`
  return at === 0 ? 'y = x' : `y = x ${at < 0 ? '−' : '+'} ${Math.abs(at)}`
}

export const mirrorSpoken = (mirror: Mirror, at: number): string => {
  if (at === 0 && mirror === 'x') return 'the y axis'
  if (at === 0 && mirror === 'y') return 'the x axis'
  return `the line ${mirrorEquation(mirror, at).replace('=', 'equals').replaceAll('−', ' minus ').replace('+', 'plus').replace(/\s+/g, ' ')}`
}

interface Described {
  /** Markup: the name of the transformation, then each fact that a full description gives. */
  readonly facts: readonly [string, ...string[]]
  readonly spoken: string
}

const turnShown = { 90: '$90°$ anticlockwise', 180: '$180°$', 270: '$90°$ clockwise' } as const

/** A full description, fact by fact. */
export const describe = (t: Transformation): Described => {
  if (t.kind === 'translation') {
    return {
      facts: ['translation', `by the vector $${shownColumn(t.by)}$`],
      spoken: `a translation by the ${spokenColumn(t.by)}`,
    }
  }
  if (t.kind === 'reflection') {
    const axis = t.at === 0 && t.mirror.length === 1 ? `the $${t.mirror === 'x' ? 'y' : 'x'}$-axis` : ''
    return {
      facts: ['reflection', `in ${axis || `the line #box[$${mirrorEquation(t.mirror, t.at)}$]`}`],
      spoken: `a reflection in ${mirrorSpoken(t.mirror, t.at)}`,
    }
  }
  if (t.kind === 'rotation') {
    return {
      facts: ['rotation', turnShown[t.turn], `about #box[$${shownPoint(t.centre)}$]`],
      spoken: `a rotation of ${turnShown[t.turn].replace(/\$(\d+)°\$/, '$1 degrees')} about ${spokenPoint(t.centre)}`,
    }
  }
  return {
    facts: [
      'enlargement',
      `scale factor $${fraction(...t.factor)}$`,
      `centre #box[$${shownPoint(t.centre)}$]`,
    ],
    spoken: `an enlargement with scale factor ${fractionInWords(...t.factor)} and centre ${spokenPoint(t.centre)}`,
  }
}

/** The description in one phrase of markup: 'a reflection in the line $x = 2$'. */
export const phrase = (t: Transformation): string => {
  const [name, first = '', second = ''] = describe(t).facts
  if (t.kind === 'rotation') return `a ${name} of ${first} ${second}`
  if (t.kind === 'enlargement') return `an ${name} with ${first} and ${second}`
  return `a ${name} ${first}`
}

export const samePoint = (a: Point, b: Point): boolean => agree(a[0], b[0]) && agree(a[1], b[1])

/** Whether q is the image of p, by midpoints, distances and angles. */
export const isImage = (t: Transformation, p: Point, q: Point): boolean => {
  if (t.kind === 'translation') return agree(q[0] - p[0], t.by[0]) && agree(q[1] - p[1], t.by[1])
  if (t.kind === 'reflection') {
    // The mirror line is where any point is as far from p as from q.
    const { mirror, at } = t
    const onLine = (s: number): Point =>
      mirror === 'x' ? [at, s] : mirror === 'y' ? [s, at] : [s, mirror === 'y-x' ? s + at : at - s]
    const isMoved = !samePoint(p, q)
    const isOn = agree(distance(p, onLine(p[0])), 0) || agree(distance(p, onLine(p[1])), 0)
    return (isMoved || isOn) && [-9, 0, 5].every((s) => agree(distance(onLine(s), p), distance(onLine(s), q)))
  }
  const [to, from] = [
    Math.atan2(q[1] - t.centre[1], q[0] - t.centre[0]),
    Math.atan2(p[1] - t.centre[1], p[0] - t.centre[0]),
  ]
  const turned = (((to - from) * 180) / Math.PI + 720) % 360
  const ratio = distance(t.centre, q) / distance(t.centre, p)
  if (t.kind === 'rotation') return agree(ratio, 1) && agree(turned, t.turn)
  const factor = t.factor[0] / t.factor[1]
  return agree(ratio, Math.abs(factor)) && agree(Math.cos(to - from), Math.sign(factor))
}

const everyTransformation = (): Transformation[] => {
  const found: Transformation[] = []
  for (let x = -16; x <= 16; x += 1) {
    for (let y = -16; y <= 16; y += 1) {
      found.push({ kind: 'translation', by: [x, y] })
      for (const turn of [90, 180, 270] as const) {
        found.push({ kind: 'rotation', turn, centre: [x / 2, y / 2] })
      }
      if (Math.abs(x) > 10 || Math.abs(y) > 10) continue
      const factors = [2, 3, 4, -2, -3, 0.5, -0.5, 1 / 3, -1 / 3, 1.5, -1.5, 0.25].map((f) => [f, 1] as const)
      for (const factor of factors) found.push({ kind: 'enlargement', factor, centre: [x, y] })
    }
  }
  for (let at = -12; at <= 12; at += 0.5) {
    for (const mirror of ['x', 'y', 'y-x', 'y+x'] as const) found.push({ kind: 'reflection', mirror, at })
  }
  return found
}

interface Candidate {
  readonly t: Transformation
  readonly factor: number
  /** The images of the origin, of a step across and of a step up. */
  readonly o: Point
  readonly across: Point
  readonly up: Point
}

// Computed once, because thousands of them are tried on every shape.
const candidate = (t: Transformation): Candidate => {
  const [o, right, above] = [imageOf(t, [0, 0]), imageOf(t, [1, 0]), imageOf(t, [0, 1])]
  return {
    t,
    factor: t.kind === 'enlargement' ? Math.abs(t.factor[0] / t.factor[1]) : 1,
    o,
    across: [right[0] - o[0], right[1] - o[1]],
    up: [above[0] - o[0], above[1] - o[1]],
  }
}

let every: readonly Candidate[] | undefined

/** How much wider one set of corners is than another. */
const growth = (from: readonly Point[], to: readonly Point[]): number => {
  const spread = (points: readonly Point[]) =>
    Math.max(...points.flatMap((p) => points.map((q) => distance(p, q))))
  return spread(to) / spread(from)
}

/** All transformations that map one set of corners onto another, in any order: there should be one. */
const fitting = (from: readonly Point[], to: readonly Point[]): Transformation[] => {
  every ??= everyTransformation().map(candidate)
  const scale = growth(from, to)
  const fits = ({ factor, o, across, up }: Candidate) =>
    Math.abs(factor - scale) < 1e-9 &&
    from.every(([x, y]) => {
      const [u, v] = [o[0] + x * across[0] + y * up[0], o[1] + x * across[1] + y * up[1]]
      return to.some((corner) => Math.abs(corner[0] - u) < 1e-9 && Math.abs(corner[1] - v) < 1e-9)
    })
  return every.filter(fits).map(({ t }) => t)
}

/** Whether two transformations map every point alike. */
const same = (a: Transformation, b: Transformation): boolean => {
  const three: readonly Point[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ]
  return three.every((p) => samePoint(imageOf(a, p), imageOf(b, p)))
}

/** Returns null if this transformation, and no other, maps one set of corners onto the other. */
export const whyNotOnly = (
  t: Transformation,
  from: readonly Point[],
  to: readonly Point[],
): string | null => {
  const found = fitting(from, to)
  const [only] = found
  if (found.length === 1 && only && same(only, t)) return null
  return `${found.length} transformations fit: ${found.map((one) => describe(one).spoken).join('; ')}`
}
