// Figures that the check of labels refuses, and figures that it accepts, typeset as the build does it.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeLabels, shiftsOfLabels } from './labels.ts'
import { createTypesetter } from './typeset.ts'

const typesetter = createTypesetter(join(import.meta.dirname, '..'), 'maths')

const page = (figure: string) =>
  `#import "/maths/style.typ": *\n#show: question-page.with(section: "general-math")\n${figure}`

const placed = (figure: string) => placeLabels(typesetter.pageOf(page(figure), 'figure').svg)

const shiftsIn = (typeset: string) =>
  [...typeset.matchAll(/<g transform="matrix\(1 0 0 1 (\S+) (\S+)\)">/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))

/** A point among so many level lines across the figure. */
const amongLines = (count: number) => {
  const heights = Array.from({ length: count }, (_, n) => (10 * n) / (count - 1))
  const lines = heights.map((height) => `edge((0, ${height}), (10, ${height}))`)
  return `#sketch(${lines.join(', ')}, sketch-part((), to => text-at(to((5, 5)), $A$)))`
}

describe('labels', () => {
  test('a label that touches nothing stays where it is, and its paper is gone', () => {
    const { typeset, collisions } = placed('#sketch(edge((0, 0), (8, 0), body: [8 cm]), point((4, 6), $A$))')
    expect(collisions).toEqual([])
    expect(shiftsIn(typeset)).toEqual([])
    expect(typeset).not.toMatch(/fill="#0[0-3]/)
  })

  test('a label on a line moves off it, to the nearest place', () => {
    const { typeset, collisions } = placed(
      '#sketch(edge((0, 0), (8, 0)), edge((0, 0), (0, 5)), sketch-part((), to => text-at(to((4, 0)), $A$)))',
    )
    expect(collisions).toEqual([])
    const [shift = expect.fail()] = shiftsIn(typeset)
    expect(Math.abs(shift.x)).toBeLessThan(3)
    expect(Math.abs(shift.y)).toBeGreaterThan(6)
    expect(Math.abs(shift.y)).toBeLessThan(12)
  })

  test('of two labels in one place one moves', () => {
    const { typeset, collisions } = placed(
      '#sketch(edge((0, 0), (8, 0)), edge((0, 0), (0, 5)), ..range(2).map(n => sketch-part((), to => text-at(to((4, 3)), [12 cm]))))',
    )
    expect(collisions).toEqual([])
    expect(shiftsIn(typeset)).toHaveLength(1)
  })

  test('a label moves off a curve, an arc and a dot', () => {
    for (const line of [
      'circle-of((0, 0), 4)',
      'arc-of((0, 0), 4, -40deg, 40deg)',
      'sketch-part((), to => dot(to((4, 0))))',
    ]) {
      const figure = `#sketch(edge((-5, -5), (5, -5)), edge((-5, 5), (5, 5)), ${line}, sketch-part((), to => text-at(to((4, 0)), $A$)))`
      const { typeset, collisions } = placed(figure)
      expect(collisions, line).toEqual([])
      expect(shiftsIn(typeset), line).toHaveLength(1)
    }
  })

  test('a label for which there is no room is told', () => {
    expect(placed(amongLines(21)).collisions).toEqual([
      expect.stringMatching(/^has a label at \(\d+, \d+\) that touches a line and finds no free place near$/),
    ])
    expect(placed(amongLines(7)).collisions).toEqual([])
  })

  test('a line of a fraction within a label is part of the label', () => {
    expect(
      placed('#sketch(edge((0, 0), (8, 0), body: $display(3/4)$), edge((0, 0), (0, 4)))').collisions,
    ).toEqual([])
  })

  test('the grid is covered behind a label, and a curve is not', () => {
    const { typeset, collisions } = placed(
      '#axes(axis(0, 6, title: $x$), axis(0, 4, title: $y$), curve-of(x => 2), point((3, 3), $A$, side: "centre", mark: false))',
    )
    expect(collisions).toEqual([])
    expect(typeset.match(/<rect [^>]*fill="#ffffff"/g)).toHaveLength(1)
  })

  test('a number of an axis stays level with its mark when a curve runs through it', () => {
    const { typeset } = placed(
      '#axes(axis(-3, 3, title: $x$), axis(-3, 3, title: $y$), edge((-0.4, -3), (-0.4, 3)), equal: true)',
    )
    const level = shiftsIn(typeset).filter(({ y }) => Math.abs(y) < 0.01)
    expect(level.length).toBeGreaterThanOrEqual(3)
    // O alone may go anywhere.
    expect(shiftsIn(typeset).length - level.length).toBeLessThanOrEqual(1)
  })

  test('a number of an axis stands beside its mark when a side of a shape lies along its grid line', () => {
    const { typeset } = placed(
      '#axes(axis(-6, 7, step: 2, minor: 2, title: $x$), axis(-6, 7, step: 2, minor: 2, title: $y$), polygon-of((-2, -2), (4, -2), (3, 3)), equal: true)',
    )
    const beside = shiftsIn(typeset).filter(({ x, y }) => x === 0 && Math.abs(y) > 6 && Math.abs(y) < 10)
    expect(beside).toEqual([{ x: 0, y: 9 }])
  })

  test('a name keeps clear of the numbers of the axes', () => {
    const shiftsWith = (labels: string) =>
      shiftsIn(
        placed(
          `#axes(axis(0, 8, numbers: false, ${labels}title: $x$), axis(-4, 4, numbers: false, title: $y$), point((5.5, -0.5), $B$, side: "right", mark: false), equal: true)`,
        ).typeset,
      )
    expect(shiftsWith('labels: ((6, $6$),), ').length).toBe(shiftsWith('').length + 1)
  })

  test('what may stand on a line does, on paper, when nothing near is free', () => {
    const { typeset, collisions } = placed(
      '#venn(("A", "B"), (A: [12], AB: [5], B: [7], outside: [3]), shaded: ("A", "AB", "B", "outside"))',
    )
    expect(collisions).toEqual([])
    expect(typeset.match(/<rect /g)?.length).toBeGreaterThanOrEqual(4)
  })

  test('a page without figures stays as it is', () => {
    const { svg } = typesetter.pageOf(page('The sum of $1/2$ and $1/3$.'), 'text')
    expect(placeLabels(svg)).toEqual({ typeset: svg, collisions: [] })
  })
})

test('in print the shifts are told by the numbers of the labels', () => {
  const figure = page(
    '#sketch(edge((0, 0), (8, 0), body: [8 cm]), sketch-part((), to => text-at(to((4, 0)), $A$)))',
  )
  const { svg } = typesetter.pageOf(figure, 'figure')
  const { '1': shift } = JSON.parse(shiftsOfLabels(svg))
  expect(shift).toEqual([expect.any(Number), expect.any(Number), false])
  expect(
    typesetter.mathsPdfOf(`#set document(title: "A")\n#pdf.artifact(kind: "other")[${figure}]`, 'figure')
      .length,
  ).toBeGreaterThan(2000)
})

test('a figure that is reduced in print has its labels where the screen has them', () => {
  // The label of the angle fits between its arm and the circle, with less room than it would have to keep at full size.
  const figure =
    '#sketch(height: 230pt, padding: (30pt, 24pt), circle-of((0, 0), 5), edge((-5, -5), (5, -5)), edge((0, -5), (4.924, 0.868)), edge((0, -5), (-3.83, 3.214)), edge((-3.83, 3.214), (4.924, 0.868)), angle-mark((0, -5), (5, -5), (4.924, 0.868), body: $50°$))'
  const shiftsAt = (percent: number) =>
    shiftsOfLabels(
      typesetter.pageOf(page(`#scale(${percent}%, reflow: true, origin: top + left)[${figure}]`), 'figure')
        .svg,
    )
  const shifts = Object.values<[number, number, boolean]>(JSON.parse(shiftsAt(100)))
  const reduced = Object.values<[number, number, boolean]>(JSON.parse(shiftsAt(64)))
  expect(shifts).toHaveLength(1)
  expect(reduced).toHaveLength(1)
  for (const axis of [0, 1] as const) {
    expect(Math.abs(Number(shifts[0]?.[axis]) - Number(reduced[0]?.[axis]))).toBeLessThan(2)
  }
})
