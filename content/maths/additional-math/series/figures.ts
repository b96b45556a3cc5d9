// Markup of what this topic shows: Pascal's triangle, terms in boxes, graphs of terms, and the rows, stacks, spirals and
// bounces that progressions come from.

import { pair } from '../../kit/typst.ts'
import { choose } from './binomial.ts'

const rectangle = (x: number, y: number, width: number, height: number, options = ''): string => {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  return `polygon-of(${corners.map(pair).join(', ')}${options})`
}

const written = (x: number, y: number, body: string) =>
  `point(${pair([x, y])}, ${body}, side: "centre", mark: false)`

const steps = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Rows 0 to `last` of Pascal's triangle; the last one is shaded, or left out with `nextRow: '?'`. */
export const pascal = (last: number, isShaded = true): string => {
  const rows = steps(last + 1).flatMap((n) =>
    steps(n + 1).map((r) => written(r - n / 2, -n * 0.72, `$${choose(n, r)}$`)),
  )
  const shade = isShaded
    ? [
        rectangle(
          -last / 2 - 0.5,
          -last * 0.72 - 0.34,
          last + 1,
          0.68,
          ', fill: addmaths-wash, colour: addmaths',
        ),
      ]
    : []
  return `#sketch(height: ${(last + 1) * 30 + 16}pt, padding: (12pt, 12pt), ${[...shade, ...rows].join(', ')})`
}

/** Terms in boxes, with the step from each to the next above: `boxes(['3', '7', '11'], '+4')`. Markup of formulas. */
export const boxes = (list: readonly string[], step = '', shaded: readonly number[] = []): string => {
  const parts = list.flatMap((term, n) => [
    rectangle(n * 1.5, 0, 1.1, 0.8, shaded.includes(n) ? ', fill: addmaths-wash, colour: addmaths' : ''),
    written(n * 1.5 + 0.55, 0.4, `$${term}$`),
    ...(step !== '' && n > 0
      ? [
          `edge(${pair([n * 1.5 - 0.4, 0.4])}, ${pair([n * 1.5, 0.4])}, tip: true)`,
          written(n * 1.5 - 0.2, 1.15, `$${step}$`),
        ]
      : []),
  ])
  return `#sketch(height: 90pt, padding: (${step === '' ? 4 : 6}pt, 8pt), ${parts.join(', ')})`
}

interface GraphOptions {
  readonly most: number
  readonly step: number
  readonly least?: number
  readonly limit?: number
  readonly title?: string
}

/** The terms as crosses over their numbers 1, 2, 3, … */
export const termGraph = (
  values: readonly number[],
  { most, step, least = 0, limit, title = '$u_n$' }: GraphOptions,
): string => {
  const places = values.map((value, n) => pair([n + 1, value])).join(', ')
  const line = limit === undefined ? '' : `, asymptote(y: ${limit})`
  return `#axes(axis(0, ${values.length + 1}, step: ${values.length > 12 ? 5 : 1}, title: $n$), axis(${least}, ${most}, step: ${step}, title: ${title}), data-line((${places},), markers: "cross", line: false)${line})`
}

/** Rows of seats, the first at the bottom, each longer than the one before. */
export const seats = (first: number, more: number, rows: number): string => {
  const dots = steps(rows).flatMap((row) => {
    const count = first + row * more
    return steps(count).map((n) => `point(${pair([n - (count - 1) / 2, row * 1.6])}, none)`)
  })
  const stage = rectangle(-first / 3, -2.9, (first * 2) / 3, 1.8, ', fill: addmaths-wash')
  return `#sketch(height: 130pt, padding: (16pt, 10pt), ${stage}, ${written(0, -2, '[stage]')}, ${dots.join(', ')})`
}

/** A ladder that narrows towards the top, with its longest and shortest rungs named. */
export const ladder = (longest: string, shortest: string): string => {
  const half = (n: number) => 3 - n * 0.22
  const rungs = steps(8).map((n) => `edge(${pair([-half(n), n])}, ${pair([half(n), n])})`)
  const rails = [-1, 1].map(
    (side) => `edge(${pair([side * half(-0.6), -0.6])}, ${pair([side * half(7.6), 7.6])})`,
  )
  return `#sketch(height: 190pt, padding: (70pt, 10pt), ${[...rails, ...rungs].join(', ')}, point(${pair([half(0) + 0.3, 0])}, [${longest}], side: "right", mark: false), point(${pair([half(7) + 0.2, 7])}, [${shortest}], side: "right", mark: false))`
}

/** A stack of tins seen from the front, one in the top row. */
export const stack = (rows: number): string => {
  const tins = steps(rows).flatMap((row) =>
    steps(rows - row).map((n) => `circle-of(${pair([n + row / 2, row * 0.87])}, 0.5, mark: false)`),
  )
  return `#sketch(height: 140pt, padding: (20pt, 8pt), ${tins.join(', ')})`
}

/** A ball that falls and bounces, as arrows down and up on the ground. */
export const bounces = (ratio: number, drop: string): string => {
  const heights = [0, 1, 2, 3].map((n) => 4 * ratio ** n)
  const arrows = heights.flatMap((height, n) => {
    const x = n * 1.9
    return [
      ...(n > 0
        ? [`edge(${pair([x - 0.5, 0])}, ${pair([x - 0.5, height])}, tip: true, colour: addmaths)`]
        : []),
      `edge(${pair([x, height])}, ${pair([x, 0])}, tip: true, colour: maths${n === 0 ? `, body: [${drop}], right: true` : ''})`,
    ]
  })
  return `#sketch(height: 150pt, padding: (62pt, 12pt), edge((-0.8, 0), (6.6, 0)), ${arrows.join(', ')})`
}

/** Squares within one another, each with its corners at the midpoints of the sides of the one before. */
export const nestedSquares = (count: number, side: string): string => {
  const squares = steps(count).map((n) => {
    const reach = 5 / Math.SQRT2 ** n
    const corners = [45, 135, 225, 315].map((angle) => {
      const turned = ((angle + 45 * n) * Math.PI) / 180
      return pair([reach * Math.cos(turned), reach * Math.sin(turned)])
    })
    const name = n === 0 ? `, sides: (none, none, [${side}], none)` : ''
    return `polygon-of(${corners.join(', ')}${name})`
  })
  return `#sketch(height: 190pt, ${squares.join(', ')})`
}

/** A circle cut into sectors whose angles are in degrees. */
export const sectors = (
  angles: readonly number[],
  names: readonly (readonly [place: number, name: string])[],
): string => {
  let start = 90
  const parts = angles.map((angle, n) => {
    const from = start
    start -= angle
    const name = names.find(([place]) => place === n)?.[1]
    return `sector-of((0, 0), 5, ${start}deg, ${from}deg${name === undefined ? '' : `, angle: ${name}, fill: addmaths-wash`})`
  })
  return `#sketch(height: 200pt, ${parts.join(', ')})`
}

/** A spiral of semicircles on one line, each so much smaller than the one before; the first is above the line. */
export const spiral = (ratio: number, count: number, first: string): string => {
  let left = 0
  let right = 10
  const arcs = steps(count).map((n) => {
    const [radius, middle] = [(right - left) / 2, (right + left) / 2]
    const isAbove = n % 2 === 0
    const arc = `arc-of(${pair([middle, 0])}, ${radius.toFixed(4)}, ${isAbove ? 0 : 180}deg, ${isAbove ? 180 : 360}deg)`
    if (isAbove) left = right - 2 * radius * ratio
    else right = left + 2 * radius * ratio
    return arc
  })
  return `#sketch(height: 190pt, padding: (20pt, 16pt), edge((0, 0), (10, 0), dash: "dashed"), ${arcs.join(', ')}, point((5, 5), [${first}], side: "above", mark: false))`
}

/** A square of which a corner is shaded, then a corner of the rest's corner, and so on: each is a quarter as large. */
export const shadedCorners = (count: number, side: string): string => {
  const parts = steps(count).map((n) => {
    const size = 8 / 2 ** (n + 1)
    const start = 8 - 2 * size
    return [
      rectangle(start, start, size, size, ', fill: addmaths-wash, colour: addmaths'),
      rectangle(start + size, start, size, size),
      rectangle(start, start + size, size, size),
    ].join(', ')
  })
  return `#sketch(height: 200pt, polygon-of((0, 0), (8, 0), (8, 8), (0, 8), sides: ([${side}], none, none, none)), ${parts.join(', ')})`
}

/** Triangles in a row, as sticks make them: so many in each of the first patterns. */
export const stickTriangles = (counts: readonly number[]): string => {
  let x = 0
  const parts = counts.flatMap((count, pattern) => {
    const start = x
    x += (count + 1) / 2 + 0.6
    const triangles = steps(count).map((n) => {
      const [a, up, down] = [start + n / 2, n % 2 === 0 ? 0.87 : 0, n % 2 === 0 ? 0 : 0.87]
      return `polygon-of(${[[a, down] as const, [a + 1, down] as const, [a + 0.5, up] as const].map(pair).join(', ')})`
    })
    return [...triangles, written(start + (count + 1) / 4, -0.45, `[${pattern + 1}]`)]
  })
  return `#sketch(height: 90pt, padding: (10pt, 12pt), ${parts.join(', ')})`
}
