// Figures drawn true, nearly true and far from what they print.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { farFromPrinted } from './claims.ts'
import { createTypesetter } from './typeset.ts'

const typesetter = createTypesetter(join(import.meta.dirname, '..'), 'maths')

const figuresOf = (figure: string) =>
  typesetter.pageOf(
    `#import "/maths/style.typ": *\n#show: question-page.with(section: "general-math")\n${figure}`,
    'figure',
  ).figures

const judged = (figure: string) => {
  const figures = figuresOf(figure)
  return { says: figures.map(({ says }) => says), far: farFromPrinted(figures) }
}

/** A triangle with legs 8 and 6: its angles are 36.9° and 53.1°. */
const triangle = (sides: string, angles: string) =>
  `#sketch(triangle((0, 0), (8, 0), (8, 6), sides: (${sides}), angles: (${angles})))`

describe('a figure', () => {
  test.each([
    ['[8 cm], [6 cm], [10 cm]', '$36.9°$, "right", $53.1°$'],
    ['[80 m], [0.06~km], none', '$x$, none, $(2x + 3)°$'],
    ['[4.05], [3], $a$', '[0.64 rad], none, none'],
    ['none, none, none', '$38°$, none, none'],
  ])('that is drawn as it is printed says nothing: %s, %s', (sides, angles) => {
    expect(judged(triangle(sides, angles))).toEqual({ says: [false], far: [] })
  })

  test.each([
    ['[8 cm], [7 cm], none', 'none, none, none'],
    ['none, none, none', '$45°$, none, none'],
    ['none, none, none', '$pi/4$, none, none'],
    ['[1 m], [86 cm], none', 'none, none, none'],
  ])('that is not quite true says NOT TO SCALE by itself: %s, %s', (sides, angles) => {
    expect(judged(triangle(sides, angles))).toEqual({ says: [true], far: [] })
  })

  test.each([
    ['[8 cm], [3 cm], none', 'none, none, none', /^draws .* beside /],
    ['[8 cm], [12 cm], none', 'none, none, none', /^draws .* beside /],
    ['none, none, none', '$65°$, none, none', /^draws an angle of 65° as 36.9°$/],
    ['none, none, none', 'none, $95°$, none', /^draws an angle of 95° as 90°$/],
    ['none, none, none', 'none, none, $90°$', /^draws an angle of 90° as 53.1°$/],
  ])('that is far from what is printed is refused: %s, %s', (sides, angles, clause) => {
    const { says, far } = judged(triangle(sides, angles))
    expect(says).toEqual([true])
    expect(far).toEqual([expect.stringMatching(clause)])
  })

  test('with a right angle that is marked but not drawn is refused', () => {
    const figure =
      '#sketch(edge((0, 0), (8, 0)), edge((0, 0), (2, 6)), angle-mark((0, 0), (8, 0), (2, 6), square: true))'
    expect(judged(figure).far).toEqual(['draws an angle of 90° as 71.6°'])
  })

  test('says NOT TO SCALE once where its author says so, and the next figure does not', () => {
    const plain = triangle('$a$, $b$, none', '$x$, none, none')
    expect(judged(`#not-to-scale\n${plain}\n${plain}`).says).toEqual([true, false])
  })

  test('of a solid is measured in space, and its angles are not refused', () => {
    expect(
      judged('#sketch(cuboid(8, 4, 5, width-label: [8 cm], height-label: [4 cm], depth-label: [5 cm]))'),
    ).toEqual({
      says: [false],
      far: [],
    })
    expect(
      judged('#sketch(cuboid(8, 4, 5, width-label: [8 cm], height-label: [4 cm], depth-label: [15 cm]))').far,
    ).toHaveLength(1)
    expect(
      judged(
        '#sketch(perspective, edge((0, 0), (8, 0)), edge((0, 0), (2, 6)), angle-mark((0, 0), (8, 0), (2, 6), square: true))',
      ),
    ).toEqual({ says: [true], far: [] })
  })

  test('on axes with two scales is not measured', () => {
    const triangle = 'polygon-of((0, 0), (4, 0), (4, 30), sides: ([4], [30], none))'
    const axes = 'axis(0, 5, title: $x$), axis(0, 40, step: 10, title: $y$)'
    expect(judged(`#axes(${axes}, ${triangle})`)).toEqual({ says: [false], far: [] })
  })
})
