// The outline of a letter as it is served: y downwards, whole tenths of a point, and as few curves as will do.

import {
  type Cubic,
  controlAlong,
  cubicAlong,
  cubicOf,
  directionAtEnd,
  directionAtStart,
  minus,
  type Point,
  plus,
  pointOn,
  turn,
} from './curves.ts'

/** A straight piece has no cubic; one that is a quadratic has its control point too. */
interface Piece {
  readonly to: Point
  readonly cubic?: Cubic
  readonly control?: Point
}

interface Contour {
  readonly start: Point
  readonly pieces: readonly Piece[]
}

export interface Outline {
  /** Where its drawing begins, from the letter's origin. */
  readonly start: Point
  /** Where it ends: the next letter is placed from there. */
  readonly end: Point
  /** Relative, in tenths of a point; empty for a space. */
  readonly drawing: string
}

/** In a letter, a tenth of a point is less than a device pixel, even enlarged twice on a sharp phone. */
export const perPoint = 10

// In tenths of a point, so both are no more than what rounding alone may move a point by.
const cubicTolerance = 0.3
const quadraticTolerance = 1

const corner = 0.12
const quarter = Math.PI / 2 + 0.05

/** Typst's path: relative but for the first point, y upwards. */
const contoursOf = (path: string): Contour[] => {
  const contours: { start: Point; pieces: Piece[] }[] = []
  let at: Point = { x: 0, y: 0 }
  for (const [, command = '', numbers = ''] of path.matchAll(/([MmlhvqcZz])([^MmlhvqcZz]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.trim().split(/\s+/).map(Number)
    if (Number.isNaN(a + b + c + d + e + f)) throw new Error(`has a letter drawn with ${command}${numbers}`)
    const from = at
    const ahead = (x: number, y: number) => plus(from, { x: x * perPoint, y: -y * perPoint })
    const add = (piece: Piece) => {
      contours.at(-1)?.pieces.push(piece)
      at = piece.to
    }
    if (command === 'M' || command === 'm') {
      at = ahead(a, b)
      contours.push({ start: at, pieces: [] })
    } else if (command === 'l') add({ to: ahead(a, b) })
    else if (command === 'h') add({ to: ahead(a, 0) })
    else if (command === 'v') add({ to: ahead(0, a) })
    else if (command === 'q') {
      const [control, to] = [ahead(a, b), ahead(c, d)]
      add({ to, control, cubic: cubicOf(from, control, to) })
    } else if (command === 'c') {
      const to = ahead(e, f)
      add({ to, cubic: { from, first: ahead(a, b), second: ahead(c, d), to } })
    } else at = contours.at(-1)?.start ?? at
  }
  return contours.filter(({ pieces }) => pieces.length > 0)
}

const eighths = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

const courseOf = (run: readonly Cubic[]) => {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) throw new Error('a run without curves')
  return {
    points: [first.from, ...run.flatMap((cubic) => eighths.map((share) => pointOn(cubic, share)))],
    start: directionAtStart(first),
    end: directionAtEnd(last),
  }
}

const oneFor = (run: readonly Cubic[]): Piece | undefined => {
  const course = courseOf(run)
  const [from, to] = [course.points[0], course.points.at(-1)]
  const control = controlAlong(course, quadraticTolerance)
  if (from && to && control) return { to, control, cubic: cubicOf(from, control, to) }
  const cubic = cubicAlong(course, cubicTolerance)
  return cubic && { to: cubic.to, cubic }
}

/** The curves from `index` on that go smoothly round the same bend, up to a quarter turn. */
const bendFrom = (pieces: readonly Piece[], index: number): Cubic[] => {
  const bend: Cubic[] = []
  let turned = 0
  for (const { cubic } of pieces.slice(index)) {
    if (!cubic) break
    const before = bend.at(-1)
    if (before && Math.abs(turn(directionAtEnd(before), directionAtStart(cubic))) > corner) break
    const further = turn(directionAtStart(cubic), directionAtEnd(cubic))
    const isOtherBend = turned * further < 0 && Math.min(Math.abs(turned), Math.abs(further)) > corner
    turned += further
    if (before && (isOtherBend || Math.abs(turned) > quarter)) break
    bend.push(cubic)
  }
  return bend
}

const simplified = ({ start, pieces }: Contour): Contour => {
  const kept: Piece[] = []
  for (let index = 0; index < pieces.length; ) {
    const bend = bendFrom(pieces, index)
    let [piece, taken] = [pieces[index], 1]
    for (let count = bend.length; count > 1; count -= 1) {
      const one = oneFor(bend.slice(0, count))
      if (!one) continue
      piece = one
      taken = count
      break
    }
    if (piece) kept.push(piece)
    index += taken
  }
  return { start, pieces: kept }
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** A last straight piece back to the start is drawn by closing the contour. */
const isElsewhere = (to: Point, start: Point): boolean => {
  const way = minus(rounded(to), rounded(start))
  return way.x !== 0 || way.y !== 0
}

/** Numbers with as little between them as a path allows. */
export const spaced = (numbers: readonly number[]): string => {
  return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('')
}

type Step = readonly [command: string, ...numbers: readonly number[]]

/** A command that repeats the one before is left out. */
const written = (steps: readonly Step[]): string => {
  return steps
    .map(([command, ...numbers], index) => {
      if (steps[index - 1]?.[0] !== command) return command + spaced(numbers)
      return (numbers[0] ?? 0) < 0 ? spaced(numbers) : ` ${spaced(numbers)}`
    })
    .join('')
}

const straight = ({ x, y }: Point): Step[] => {
  if (x === 0 && y === 0) return []
  if (y === 0) return [['h', x]]
  return [x === 0 ? ['v', y] : ['l', x, y]]
}

/** Two controls are taken as mirrored at a joint where rounding alone could have kept them from it. */
const isMirrored = (reach: Point, next: Point): boolean => {
  return Math.abs(reach.x - next.x) <= 1 && Math.abs(reach.y - next.y) <= 1
}

const drawn = ({ start, pieces }: Contour): string => {
  const steps: Step[] = []
  let at = rounded(start)
  // How far the curve before would go on beyond its end: `s` and `t` take that for their first control.
  let reach: Point | undefined
  let quadraticReach: Point | undefined
  pieces.forEach(({ to, cubic, control }, index) => {
    const way = minus(rounded(to), at)
    const [before, quadraticBefore] = [reach ?? { x: 0, y: 0 }, quadraticReach]
    reach = undefined
    quadraticReach = undefined
    if (control) {
      const bend = minus(rounded(control), at)
      const mirrored = quadraticBefore && isMirrored(quadraticBefore, bend)
      steps.push(mirrored ? ['t', way.x, way.y] : ['q', bend.x, bend.y, way.x, way.y])
      quadraticReach = minus(way, mirrored ? quadraticBefore : bend)
    } else if (cubic) {
      const [first, second] = [minus(rounded(cubic.first), at), minus(rounded(cubic.second), at)]
      const rest = [second.x, second.y, way.x, way.y] as const
      steps.push(isMirrored(before, first) ? ['s', ...rest] : ['c', first.x, first.y, ...rest])
      reach = minus(way, second)
    } else if (index < pieces.length - 1 || isElsewhere(to, start)) steps.push(...straight(way))
    at = rounded(to)
  })
  return `${written(steps)}z`
}

/** Finishes the outline that Typst gives a letter. */
export const finishOutline = (path: string): Outline => {
  const contours = contoursOf(path).map(simplified)
  const starts = contours.map(({ start }) => rounded(start))
  const drawings = contours.map((contour, index) => {
    const [start, before] = [starts[index], starts[index - 1]]
    const move = start && before ? `m${spaced([start.x - before.x, start.y - before.y])}` : ''
    return move + drawn(contour)
  })
  const origin = { x: 0, y: 0 }
  return { start: starts[0] ?? origin, end: starts.at(-1) ?? origin, drawing: drawings.join('') }
}
