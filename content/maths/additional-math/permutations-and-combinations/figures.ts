// Markup of what this topic shows: boxes with the number of choices for each place, seats and books in a row, points on
// a circle and on two lines.

import { pair } from '../../kit/typst.ts'

export interface Slot {
  readonly shown: string | number
  /** A place with a condition, which is filled first. */
  readonly isFirst?: boolean
}

/** The corners of a rectangle, as `polygon-of` takes them. */
const rectangle = (x: number, y: number, width = 1, height = 1): string => {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  return corners.map(pair).join(', ')
}

const within = (x: number, y: number, name: string | number) =>
  `point(${pair([x, y])}, [${name}], side: "centre", mark: false)`

/** A box for each place with the number of choices in it; those filled first are shaded. */
export const slots = (boxes: readonly Slot[]): string => {
  const parts = boxes.map(({ shown, isFirst }, n) => {
    const x = n * 1.25
    return `polygon-of(${rectangle(x, 0)}${isFirst ? ', fill: addmaths-wash' : ''}), ${within(x + 0.5, 0.5, shown)}`
  })
  return `#sketch(height: 62pt, padding: (4pt, 6pt), ${parts.join(', ')})`
}

/** Boxes from numbers: those at the given places are filled first. */
export const choices = (numbers: readonly number[], first: readonly number[] = []): string => {
  return slots(numbers.map((shown, place) => ({ shown, isFirst: first.includes(place) })))
}

/** Blocks in a row that stay together: each is a frame around its members. */
export const blocks = (groups: readonly (readonly string[])[]): string => {
  let x = 0
  const parts = groups.flatMap((members) => {
    const start = x
    x += members.length + 0.35
    const fill = members.length > 1 ? ', fill: addmaths-wash' : ''
    return [
      `polygon-of(${rectangle(start, 0, members.length)}${fill})`,
      ...members.map((name, n) => within(start + n + 0.5, 0.5, name)),
    ]
  })
  return `#sketch(height: 62pt, padding: (4pt, 6pt), ${parts.join(', ')})`
}

/** A car from above: two seats in front, the driver's on the right, and one or two rows behind. */
export const carSeats = (total: 5 | 7): string => {
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, n) => `polygon-of(${rectangle(2.1 - count * 0.65 + n * 1.3, y)})`)
  const behind = total === 5 ? row(3, 0) : [...row(2, 0), ...row(3, -1.4)]
  const driver = `polygon-of(${rectangle(2.1, 1.4)}, fill: addmaths-wash), ${within(2.6, 1.9, 'D')}`
  const front = `polygon-of(${rectangle(0.8, 1.4)})`
  return `#sketch(height: ${total === 5 ? 120 : 160}pt, padding: (20pt, 8pt), ${[front, driver, ...behind].join(', ')})`
}

/** Books on a shelf, a wash for each subject. */
export const shelf = (counts: readonly number[]): string => {
  const fills = ['maths-wash', 'skizie-wash', 'correct-wash']
  const subjects = counts.flatMap((count, subject) => Array<number>(count).fill(subject))
  const heights = [3, 3.4, 2.7]
  const books = subjects.map(
    (subject, n) => `polygon-of(${rectangle(n, 0, 1, heights[subject] ?? 3)}, fill: ${fills[subject]})`,
  )
  return `#sketch(height: 104pt, padding: (10pt, 8pt), ${books.join(', ')}, edge((-0.6, 0), (${subjects.length + 0.6}, 0)))`
}

/** Points on a circle, named A, B, … `joined` draws the polygons through some of them. */
export const pointsOnCircle = (count: number, joined: readonly (readonly number[])[] = []): string => {
  const angle = (n: number) => 90 - (n * 360) / count
  const at = (n: number) =>
    pair([5 * Math.cos((angle(n) * Math.PI) / 180), 5 * Math.sin((angle(n) * Math.PI) / 180)])
  const names = Array.from(
    { length: count },
    (_, n) => `circle-point((0, 0), 5, ${angle(n).toFixed(3)}deg, $${'ABCDEFGHIJKL'[n]}$)`,
  )
  const lines = joined.map((corners) =>
    corners.length === 2
      ? `edge(${corners.map(at).join(', ')}, colour: addmaths)`
      : `polygon-of(${corners.map(at).join(', ')}, fill: addmaths-wash, colour: addmaths)`,
  )
  return `#sketch(height: 190pt, circle-of((0, 0), 5, mark: false), ${[...lines, ...names].join(', ')})`
}

/** Points on two parallel lines, so many above and so many below. */
export const pointsOnLines = (above: number, below: number): string => {
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, n) => `point((${(((n + 0.5) * 10) / count).toFixed(2)}, ${y}), none)`)
  return `#sketch(height: 120pt, padding: (14pt, 16pt), edge((-0.5, 3), (10.5, 3)), edge((-0.5, 0), (10.5, 0)), ${[...row(above, 3), ...row(below, 0)].join(', ')})`
}
