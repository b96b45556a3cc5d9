// The data behind questions about histograms: classes of unequal width whose bars end on lines of the grid.

import { exact } from '../../kit/chance.ts'
import type { Random } from '../../kit/random.ts'
import { hasOnePeak } from './data.ts'

const contexts = [
  {
    words: 'the times that some customers wait at a bank',
    label: 'Time (minutes)',
    head: 'Time ($t$ min)',
    letter: 't',
    unit: 'minutes',
    things: 'customers',
    more: 'wait more than',
    pronoun: 'who',
  },
  {
    words: 'the masses of some bags of vegetables',
    label: 'Mass (kg)',
    head: 'Mass ($m$ kg)',
    letter: 'm',
    unit: 'kg',
    things: 'bags',
    more: 'have a mass of more than',
    pronoun: 'that',
  },
  {
    words: 'the distances that some workers travel to Dhaka',
    label: 'Distance (km)',
    head: 'Distance ($d$ km)',
    letter: 'd',
    unit: 'km',
    things: 'workers',
    more: 'travel more than',
    pronoun: 'who',
  },
] as const

const boundaries = [
  [0, 10, 15, 20, 30, 50],
  [0, 5, 10, 20, 30, 50],
  [0, 10, 20, 25, 30, 50],
] as const

interface Data {
  readonly context: (typeof contexts)[number]
  readonly bounds: readonly number[]
  readonly densities: readonly number[]
  readonly frequencies: readonly number[]
}

/** Densities are fifths, one line of the grid, and so that every frequency is whole. */
export const drawData = (random: Random, holds: (data: Data) => boolean = () => true): Data => {
  return random.until(
    () => {
      const bounds = random.pick(boundaries)
      const densities = bounds.slice(1).map(() => random.integer(2, 19) / 5)
      const frequencies = densities.map((density, n) =>
        exact(density * ((bounds[n + 1] ?? 0) - (bounds[n] ?? 0))),
      )
      return { context: random.pick(contexts), bounds, densities, frequencies }
    },
    (data) =>
      hasOnePeak(data.densities) &&
      new Set(data.densities).size === 5 &&
      (data.densities[4] ?? 0) <= 1.2 &&
      Math.max(...data.densities) >= 2.4 &&
      holds(data),
  )
}

export const widthOf = ({ bounds }: Data, n: number) => (bounds[n + 1] ?? 0) - (bounds[n] ?? 0)
export const middleOf = ({ bounds }: Data, n: number) => ((bounds[n + 1] ?? 0) + (bounds[n] ?? 0)) / 2
export const className = ({ bounds, context }: Data, n: number) =>
  `#box[$${bounds[n]} < ${context.letter} <= ${bounds[n + 1]}$]`
export const classInWords = ({ bounds }: Data, n: number) => `over ${bounds[n]} and up to ${bounds[n + 1]}`

export const figure = (data: Data, bars: number, hasScale = true): string => {
  const { context, bounds, densities } = data
  const list = densities.slice(0, bars).map((density, n) => `(${bounds[n]}, ${bounds[n + 1]}, ${density}),`)
  return `#histogram(axis(0, 50, step: 10, minor: 2, title: [${context.label}]), axis(0, 4, step: 1, minor: 5, title: [Frequency density]${hasScale ? '' : ', numbers: false'}), (${list.join(' ')}), height: 230pt)`
}

export const table = (
  data: Data,
  heads: readonly string[],
  columns: readonly (readonly (string | number)[])[],
): string => {
  const rows = data.densities.map((_, n) => [className(data, n), ...columns.map((column) => column[n] ?? '')])
  return `#table(columns: ${heads.length}, inset: (x: 8pt, y: 6pt), ${[heads, ...rows].map((row) => row.map((cell) => `[${cell}]`).join(', ')).join(', ')})`
}

export const densitiesInWords = (data: Data) =>
  data.densities.map((density, n) => `${classInWords(data, n)}: ${density}`).join('; ')
