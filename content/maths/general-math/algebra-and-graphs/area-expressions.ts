// Areas written as expressions and simplified.

import { agree, polygonArea } from '../../kit/checking.ts'
import { expression, final } from '../../kit/final-answers.ts'
import {
  identical,
  minusPolynomial,
  plus,
  product,
  scaled,
  shown,
  spoken,
  valueAt,
} from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawSides = (random: Random) => ({
  a: random.integer(5, 9),
  b: random.integer(4, 6),
  c: random.integer(1, 3),
  m: random.integer(2, 3),
})

export const areaExpression = defineTemplate({
  id: 'area-as-an-expression',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    frame(random) {
      const { a, b, c, m } = drawSides(random)
      const [outer, inner] = [product([m, a], [1, b]), product([1, c], [1, 0])]
      const answer = minusPolynomial(outer, inner)
      return {
        question: typst`
A mirror is a rectangle, $(x + ${c})$ cm by $x$ cm. It stands in a rectangular wooden frame.
#not-to-scale
#sketch(polygon-of((0, 0), (11, 0), (11, 7), (0, 7), sides: ($${linear(m, a)}$, none, none, $${linear(1, b)}$), fill: skizie-wash), polygon-of((2, 1.8), (9, 1.8), (9, 5.2), (2, 5.2), fill: surface), edge((2, 1.8), (9, 1.8), body: $x + ${c}$), edge((9, 1.8), (9, 5.2), body: $x$), height: 180pt)
Find, in its simplest form, an expression for the area of wood in cm². #marks(3)`,
        answer: typst`
#working("M1")[$(${linear(m, a)})(${linear(1, b)}) − x(x + ${c})$]
#working("M1")[$= ${shown(outer)} − (${shown(inner)})$]
#working("A1")[$=$ #result[$${shown(answer)}$]]`,
        alt: plain`The diagram shows a rectangular mirror inside a rectangular wooden frame. The mirror is x plus ${c} by x centimetres. The outside of the frame is ${linearSpoken(m, a)} by ${linearSpoken(1, b)} centimetres. Find, in its simplest form, an expression for the area of wood in square centimetres.`,
        answerAlt: plain`The whole rectangle is ${spoken(outer)} and the mirror is ${spoken(inner)}. The area of wood is ${spoken(answer)} square centimetres.`,
        answers: [final('', expression(shown(answer), 'x', 'expanded'))],
        verify: () =>
          identical(
            (x) => (m * x + a) * (x + b) - (x + c) * x,
            (x) => valueAt(answer, x),
          )
            ? null
            : 'the two forms differ',
      }
    },
    'l-shape'(random) {
      const { a, b, c, m } = drawSides(random)
      // A rectangle (mx + a) by b at the bottom, and x wide by (x + c) high on its left.
      const answer = plus(scaled([m, a], b), product([1, 0], [1, c]))
      return {
        question: typst`
The diagram shows the floor of a shop. All angles are right angles and all lengths are in metres.
#sketch(polygon-of((0, 0), (10, 0), (10, 3), (4, 3), (4, 7.4), (0, 7.4), sides: ($${linear(m, a)}$, $${b}$, none, $x + ${c}$, $x$, none), fill: maths-wash), height: 200pt)
Find, in its simplest form, an expression for the area of the floor in m². #marks(3)`,
        answer: typst`
#note[Cut the shape into two rectangles with a horizontal line.]
#working("M1")[$${b}(${linear(m, a)}) + x(x + ${c})$]
#working("M1")[$= ${shown(scaled([m, a], b))} + ${shown([1, c, 0])}$]
#working("A1")[$=$ #result[$${shown(answer)}$]]`,
        alt: plain`The diagram shows an L-shaped floor, in metres. The bottom part is a rectangle ${linearSpoken(m, a)} long and ${b} high. On its left stands a rectangle x wide and x plus ${c} high. Find, in its simplest form, an expression for the area of the floor.`,
        answerAlt: plain`The area is ${b} times open bracket ${linearSpoken(m, a)} close bracket, plus x times open bracket x plus ${c} close bracket. This simplifies to ${spoken(answer)}.`,
        answers: [final('', expression(shown(answer), 'x', 'expanded'))],
        verify() {
          const x = 2.7
          const [wide, high] = [m * x + a, b + x + c]
          const area = polygonArea([0, 0], [wide, 0], [wide, b], [x, b], [x, high], [0, high])
          return agree(area, valueAt(answer, x)) ? null : `the shape has the area ${area}`
        },
      }
    },
  },
})
