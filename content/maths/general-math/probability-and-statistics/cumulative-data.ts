// The data behind questions about cumulative frequency, drawn so that all read the same values off the curve.

import { axisOf, planeOf } from '../../kit/planes.ts'
import type { Random } from '../../kit/random.ts'
import { running, sum } from './data.ts'
import { type CurvePoints, smoothCurve } from './smooth-curve.ts'

const contexts = [
  {
    words: 'the times, in minutes, that TOTAL runners took in a race at Cox’s Bazar',
    label: 'Time (minutes)',
    letter: 't',
    from: 20,
    width: 10,
    unit: 'minutes',
    things: 'runners',
    more: 'took more than',
  },
  {
    words: 'the masses, in grams, of TOTAL mangoes',
    label: 'Mass (grams)',
    letter: 'm',
    from: 150,
    width: 50,
    unit: 'grams',
    things: 'mangoes',
    more: 'have a mass of more than',
  },
  {
    words: 'the marks of TOTAL students in an examination',
    label: 'Mark',
    letter: 'm',
    from: 0,
    width: 20,
    unit: 'marks',
    things: 'students',
    more: 'have more than',
  },
] as const
type Context = (typeof contexts)[number]

/** How the vertical axis is numbered for each total, so that the quartiles are on lines of the grid. */
const totals = { 80: [20, 4], 120: [20, 4], 160: [40, 4], 200: [40, 4] } as const
type Total = keyof typeof totals

interface Data {
  readonly context: Context
  readonly total: Total
  readonly frequencies: readonly number[]
  readonly points: CurvePoints
  /** A small square of the grid, across. */
  readonly square: number
}

/** Whether the curve crosses those heights close to half lines of the grid, so that all read the same. */
export const isReadable = ({ points, square }: Data, heights: readonly number[]): boolean => {
  const curve = smoothCurve(points)
  return heights.every((height) => {
    const place = curve.placeOf(height) / (square / 2)
    return Math.abs(place - Math.round(place)) < 0.2
  })
}

export const reading = ({ points, square }: Data, height: number): number => {
  return Math.round(smoothCurve(points).placeOf(height) / (square / 2)) * (square / 2)
}

/** Parts of 40 that rise to one height and then fall: from the least on, each goes to the left or the right side. */
const rising = (random: Random, classes: number): number[] => {
  const parts = random.until(
    () => {
      const all = Array.from({ length: classes - 1 }, () => random.integer(2, 14))
      return [...all, 40 - sum(all)]
    },
    (list) => (list.at(-1) ?? 0) >= 1 && (list.at(-1) ?? 0) <= 14,
  )
  const [left, right]: [number[], number[]] = [[], []]
  for (const part of parts.sort((a, b) => a - b)) (random.chance(0.5) ? left : right).push(part)
  return [...left, ...right.reverse()]
}

export const drawData = (random: Random, classes: number, holds: (data: Data) => boolean): Data => {
  return random.until(() => {
    const context = random.pick(contexts)
    const total = random.pick([80, 120, 160, 200] as const)
    const unit = total / 40
    const parts = rising(random, classes)
    const frequencies = parts.map((part) => part * unit)
    const points: CurvePoints = [
      [context.from, 0],
      ...running(frequencies).map((count, n) => [context.from + (n + 1) * context.width, count] as const),
    ]
    return { context, total, frequencies, points, square: context.width / 5 }
  }, holds)
}

export const figure = ({ context, total, points }: Data, shown: boolean, extra = ''): string => {
  const [step, minor] = totals[total]
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
  const axes = `axis(${from}, ${to}, step: ${context.width}, minor: 5, title: [${context.label}]), axis(0, ${total}, step: ${step}, minor: ${minor}, title: [Cumulative frequency])`
  const list = points.map(([x, y]) => `(${x}, ${y})`).join(', ')
  return shown
    ? `#cumulative-frequency(${axes}, (${list}), height: 260pt${extra})`
    : `#axes(${axes}, height: 260pt)`
}

/** The plane of `figure`. */
export const planeOfData = ({ context, total, points }: Data) => {
  const [step, minor] = totals[total]
  const ends = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0] as const
  return planeOf(
    axisOf(ends, context.label, { step: context.width, minor: 5 }),
    axisOf([0, total], 'Cumulative frequency', { step, minor }),
  )
}

export const wordsOf = ({ context, total }: Data) => context.words.replace('TOTAL', String(total))

const classOf = ({ context }: Data, n: number) =>
  `#box[$${context.from + n * context.width} < ${context.letter} <= ${context.from + (n + 1) * context.width}$]`
export const classInWords = ({ context }: Data, n: number) =>
  `over ${context.from + n * context.width} and up to ${context.from + (n + 1) * context.width}`

export const table = (
  data: Data,
  heads: readonly string[],
  columns: readonly (readonly (string | number)[])[],
): string => {
  const rows = data.frequencies.map((_, n) => [classOf(data, n), ...columns.map((column) => column[n] ?? '')])
  // The last of three columns takes what is left, so that no class is broken over two lines.
  const widths = heads.length === 3 ? '(auto, auto, 1fr)' : heads.length
  return `#table(columns: ${widths}, inset: (x: 6pt, y: 6pt), ${[heads, ...rows].map((row) => row.map((cell) => `[${cell}]`).join(', ')).join(', ')})`
}

/** 'Mass (m grams)' with the letter in it, as the head of a column. */
export const headOf = ({ context }: Data): string => {
  return context.label.includes('(')
    ? context.label.replace('(', `($${context.letter}$ `)
    : `${context.label} ($${context.letter}$)`
}
