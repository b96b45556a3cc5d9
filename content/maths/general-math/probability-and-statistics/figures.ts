// Markup of what this topic shows and the kit has no function for: probability scales, spinners, stem-and-leaf diagrams.

import { pair } from '../../kit/typst.ts'

export type Arrow = readonly [letter: string, value: number]

/** A line from 0 to 1 with an arrow for each letter. */
export const probabilityScale = (arrows: readonly Arrow[]): string => {
  const parts = arrows.map(
    ([letter, value]) =>
      `edge((${(value * 12).toFixed(3)}, 2.1), (${(value * 12).toFixed(3)}, 0.25), tip: true, colour: maths), point((${(value * 12).toFixed(3)}, 2.1), $${letter}$, side: "above", mark: false)`,
  )
  const ticks = [0, 12].map(
    (x) => `edge((${x}, -0.35), (${x}, 0.35)), point((${x}, -0.35), $${x / 12}$, side: "below", mark: false)`,
  )
  return `#sketch(padding: (22pt, 24pt), edge((0, 0), (12, 0)), ${[...ticks, ...parts].join(', ')})`
}

/** A spinner with equal sectors, the first at the top right, clockwise. `fills` are washes of the palette. */
export const spinner = (labels: readonly (string | number)[], fills: readonly string[] = []): string => {
  const size = 360 / labels.length
  const sectors = labels.map((label, n) => {
    const [start, end] = [90 - n * size, 90 - (n + 1) * size]
    const middle = ((start + end) / 2) * (Math.PI / 180)
    const place = pair([0.68 * Math.cos(middle), 0.68 * Math.sin(middle)])
    const fill = fills[n] ? `, fill: ${fills[n]}` : ''
    return `sector-of((0, 0), 1, ${end}deg, ${start}deg${fill}), point(${place}, [${label}], side: "centre", mark: false)`
  })
  const arrow = `edge((-0.1, -0.24), (0.17, 0.41), tip: true), point((0, 0), none)`
  return `#sketch(height: 170pt, padding: (8pt, 6pt), ${sectors.join(', ')}, ${arrow})`
}

interface Slice {
  readonly name: string
  readonly angle: number
  /** Markup of a label inside, or ''. */
  readonly shown?: string
}

const washes = ['maths-wash', 'skizie-wash', 'correct-wash', 'physics-wash', 'addmaths-wash']

/** A pie chart from the top, clockwise, with each name clear of the rim. */
export const pieChart = (slices: readonly Slice[], height = 220): string => {
  const starts = slices.map((_, n) => 90 - slices.slice(0, n).reduce((sum, { angle }) => sum + angle, 0))
  const parts = slices.map(({ name, angle, shown }, n) => {
    const [start, end] = [starts[n] ?? 0, (starts[n] ?? 0) - angle]
    const middle = (((start + end) / 2) * Math.PI) / 180
    const [x, y] = [Math.cos(middle), Math.sin(middle)]
    const side = Math.abs(x) < 0.35 ? (y > 0 ? 'above' : 'below') : x > 0 ? 'right' : 'left'
    const label = shown
      ? `, point(${pair([0.62 * x, 0.62 * y])}, [${shown}], side: "centre", mark: false)`
      : ''
    return `sector-of((0, 0), 1, ${end}deg, ${start}deg, fill: ${washes[n]}), point(${pair([1.04 * x, 1.04 * y])}, [${name}], side: "${side}", mark: false)${label}`
  })
  return `#sketch(height: ${height}pt, padding: (84pt, 22pt), ${parts.join(', ')})`
}

/** What the two fills of a chart stand for: the first is solid, the second pale. */
export const chartKey = (first: string, second: string): string => {
  const swatch = (fill: string) =>
    `#box(width: 13pt, height: 13pt, baseline: 1.5pt, fill: ${fill}, stroke: outline(colour: maths))`
  return `#align(center)[${swatch('maths')} ${first} #h(16pt) ${swatch('maths-wash')} ${second}]`
}

/** Squares for a pictogram, in quarters: 2.75 is two squares and three quarters of one. */
export const squares = (count: number): string => {
  const square = (width: number, height: number) =>
    `#box(width: ${width}pt, height: ${height}pt, fill: maths-wash, stroke: outline(colour: maths))`
  const rest = Math.round((count % 1) * 4)
  const part = ['', square(9, 9), square(9, 18), `${square(9, 18)}#h(-1.5pt)${square(9, 9)}`][rest] ?? ''
  return [...Array<string>(Math.floor(count)).fill(square(18, 18)), part].filter(Boolean).join('#h(5pt)')
}

type Stems = readonly (readonly [stem: number, leaves: readonly number[]])[]

/** The rows of the diagram: 43, 47 and 51 are [[4, [3, 7]], [5, [1]]]. */
export const stemsOf = (values: readonly number[]): Stems => {
  const sorted = [...values].sort((a, b) => a - b)
  const [first, last] = [Math.floor((sorted[0] ?? 0) / 10), Math.floor((sorted.at(-1) ?? 0) / 10)]
  return Array.from({ length: last - first + 1 }, (_, n) => first + n).map(
    (stem) =>
      [stem, sorted.filter((value) => Math.floor(value / 10) === stem).map((value) => value % 10)] as const,
  )
}

/** A stem-and-leaf diagram with its key. */
export const stemAndLeaf = (stems: Stems, unit: string): string => {
  const widest = Math.max(...stems.map(([, leaves]) => leaves.length))
  const rows = stems.map(
    ([stem, leaves]) =>
      `[${stem}], ${Array.from({ length: widest }, (_, n) => `[${leaves[n] ?? ''}]`).join(', ')}`,
  )
  const [stem, [leaf]] = stems.find(([, leaves]) => leaves.length > 0) ?? [0, [0]]
  return `#table(columns: ${widest + 1}, inset: (x: 5pt, y: 4pt), stroke: (x, y) => if x == 0 { (right: outline()) }, ${rows.join(', ')})
#align(center)[Key: #h(3pt) ${stem} #box(stroke: (left: outline()), inset: (left: 4pt), outset: (y: 3pt))[${leaf}] represents ${stem * 10 + (leaf ?? 0)}~${unit}]`
}

/** 'stem 4, leaves 3, 7; stem 5, leaf 1' */
export const stemsInWords = (stems: Stems): string => {
  return stems
    .map(
      ([stem, leaves]) => `stem ${stem}, ${leaves.length === 0 ? 'no leaves' : `leaves ${leaves.join(' ')}`}`,
    )
    .join('; ')
}
