// Constructing with ruler and compasses.

import { arccos, cos, sin } from '../../kit/angles.ts'
import { agree, distance, type Point, roots } from '../../kit/checking.ts'
import { drawFigure, towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** Short arcs, as compasses leave them, about a centre through a point. */
const compassArc = (centre: Point, through: Point): string => {
  const direction = (Math.atan2(through[1] - centre[1], through[0] - centre[0]) * 180) / Math.PI
  const radius = distance(centre, through)
  const spread = 48 / radius
  return `arc-of(${pair(centre)}, ${radius.toFixed(3)}, ${(direction - spread).toFixed(2)}deg, ${(direction + spread).toFixed(2)}deg, colour: maths)`
}

/** The corner above AB at these distances from A and B, with A at the origin. */
const apex = (ab: number, fromA: number, fromB: number): Point => {
  const atA = arccos((ab * ab + fromA * fromA - fromB * fromB) / (2 * ab * fromA))
  return [fromA * cos(atA), fromA * sin(atA)]
}

const drawSizes = (random: Random) => {
  const triangle = random.until(
    () => [random.integer(7, 9), random.integer(5, 8), random.integer(5, 9)] as const,
    ([ab, ac, bc]) =>
      ab !== ac &&
      ac !== bc &&
      ab !== bc &&
      ab + ac > bc + 2 &&
      bc + ac > ab + 2 &&
      ab * ab !== ac * ac + bc * bc &&
      bc * bc !== ab * ab + ac * ac &&
      ac * ac !== ab * ab + bc * bc,
  )
  const rhombus = random.until(
    () => [random.integer(5, 7), random.integer(5, 10)] as const,
    ([side, diagonal]) => diagonal < 2 * side - 3 && diagonal !== side,
  )
  // AC is the diagonal; B is below it and D above.
  const four = random.until(
    () => ({
      ac: 8,
      ab: random.integer(4, 7),
      bc: random.integer(5, 7),
      cd: random.integer(4, 6),
      da: random.integer(5, 8),
    }),
    ({ ac, ab, bc, cd, da }) =>
      ab + bc > ac + 1 && cd + da > ac + 1 && ab !== da && new Set([ab, bc, cd, da]).size === 4,
  )
  return { triangle, rhombus, four }
}

const ruler = typst`Using a ruler and compasses only, construct`

/** Swing compasses: the direction from A at which the arc about A meets the arc about the other point. */
const swing = (base: number, own: number, other: number) => {
  const [found = 0] = roots((at) => distance(towards([0, 0], own, at), [base, 0]) - other, 0.5, 179.5, 2000)
  return found
}

/** A length that was measured on the drawing, and what is accepted for it. */
const measured = (length: number) => {
  const [low, high] = [(length - 0.2).toFixed(1), (length + 0.2).toFixed(1)]
  return {
    shown: length.toFixed(1),
    low,
    high,
    answers: [final('b', number(length, { to: { places: 1 }, accept: [low, high], unit: 'cm' }))],
  }
}

export const constructTriangle = defineTemplate({
  id: 'construct-with-compasses',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    triangle(random) {
      const [ab, ac, bc] = drawSizes(random).triangle
      const answer = arccos((ab * ab + ac * ac - bc * bc) / (2 * ab * ac))
      const C = apex(ab, ac, bc)
      const points = { A: [0, 0], B: [ab, 0], C } as const
      const shown = Math.round(answer)
      return {
        question: typst`${ruler} triangle $A B C$ with $A B = ${ab}$~cm, $A C = ${ac}$~cm and $B C = ${bc}$~cm.

#part("a", 3)[Draw the triangle and leave in your construction arcs.]
#part("b", 1)[Measure angle $B A C$.]`,
        answer: typst`
${drawFigure({ points, lines: 'ABCA', parts: [compassArc(points.A, C), compassArc(points.B, C)], lengths: { AB: `[${ab}~cm]`, AC: `[${ac}~cm]`, BC: `[${bc}~cm]` }, angles: { BAC: `${shown}°` }, padding: [58, 26], nameGap: 12, height: 250 })}
#part("a")[
#working("B1")[line $A B$, ${ab}~cm long]
#working("B1")[arcs: ${ac}~cm from $A$ and ${bc}~cm from $B$]
#working("B1 dep")[triangle with $C$ where the arcs cross]]
#part("b")[#working("B1")[#result[$${shown}°$] #linebreak() #text(fill: ink-soft)[accept $${shown - 2}°$ to $${shown + 2}°$]]]`,
        alt: plain`Using a ruler and compasses only, construct triangle ABC with AB ${ab} cm, AC ${ac} cm and BC ${bc} cm. Part a: draw the triangle and leave in your construction arcs. Part b: measure angle BAC.`,
        answerAlt: plain`Part a: draw AB ${ab} cm long. Draw an arc of radius ${ac} cm from A and an arc of radius ${bc} cm from B. C is where they cross. Part b: angle BAC is ${shown} degrees; ${shown - 2} to ${shown + 2} is accepted.`,
        answers: [
          final(
            'b',
            number(answer, {
              to: { places: 0 },
              accept: [String(shown - 2), String(shown + 2)],
              unit: '°',
            }),
          ),
        ],
        verify() {
          const found = swing(ab, ac, bc)
          return agree(found, answer, 1e-3) ? null : `with compasses the angle is ${found}`
        },
      }
    },
    rhombus(random) {
      const [side, diagonal] = drawSizes(random).rhombus
      const answer = Math.sqrt(4 * side * side - diagonal * diagonal)
      const { shown, low, high, answers } = measured(answer)
      const half = answer / 2
      const points = {
        A: [0, 0],
        C: [diagonal, 0],
        B: [diagonal / 2, -half],
        D: [diagonal / 2, half],
      } as const
      const arcs = [points.A, points.C].flatMap((centre) => [
        compassArc(centre, points.B),
        compassArc(centre, points.D),
      ])
      return {
        question: typst`${ruler} a rhombus $A B C D$ with sides of ${side}~cm and the diagonal $A C = ${diagonal}$~cm.

#part("a", 3)[Draw the rhombus and leave in your construction arcs.]
#part("b", 1)[Measure the diagonal $B D$.]`,
        answer: typst`
${drawFigure({ points, lines: 'ABCDA', dashed: 'AC', parts: arcs, lengths: { AC: [`[${diagonal}~cm]`, 'D'], AD: `[${side}~cm]` }, padding: [44, 26], nameGap: 12, height: 280 })}
#part("a")[
#working("B1")[line $A C$, ${diagonal}~cm long]
#working("B1")[arcs of ${side}~cm from $A$ and from $C$, on both sides]
#working("B1 dep")[rhombus with $B$ and $D$ where the arcs cross]]
#part("b")[#working("B1")[#result[${shown}~cm] #linebreak() #text(fill: ink-soft)[accept ${low}~cm to ${high}~cm]]]`,
        alt: plain`Using a ruler and compasses only, construct a rhombus ABCD with sides of ${side} cm and the diagonal AC ${diagonal} cm. Part a: draw the rhombus and leave in your construction arcs. Part b: measure the diagonal BD.`,
        answerAlt: plain`Part a: draw AC ${diagonal} cm long. Draw arcs of ${side} cm from A and from C on both sides. B and D are where they cross. Part b: BD is ${shown} cm; ${low} to ${high} is accepted.`,
        answers,
        verify() {
          const top = towards([0, 0], side, swing(diagonal, side, side))
          return agree(2 * top[1], answer, 1e-3) ? null : `with compasses BD is ${2 * top[1]}`
        },
      }
    },
    quadrilateral(random) {
      const { ac, ab, bc, cd, da } = drawSizes(random).four
      const [D, below] = [apex(ac, da, cd), apex(ac, ab, bc)]
      const B: Point = [below[0], -below[1]]
      const points = { A: [0, 0], B, C: [ac, 0], D } as const
      const answer = distance(D, B)
      const { shown, low, high, answers } = measured(answer)
      const arcs = [
        compassArc(points.A, B),
        compassArc(points.C, B),
        compassArc(points.A, D),
        compassArc(points.C, D),
      ]
      return {
        question: typst`${ruler} a quadrilateral $A B C D$ with $A B = ${ab}$~cm, $B C = ${bc}$~cm, $C D = ${cd}$~cm, $D A = ${da}$~cm and the diagonal $A C = ${ac}$~cm.

#part("a", 3)[Draw the quadrilateral and leave in your construction arcs.]
#part("b", 1)[Measure the diagonal $B D$.]`,
        answer: typst`
${drawFigure({ points, lines: 'ABCDA AC', dashed: 'BD', parts: arcs, lengths: { AB: `[${ab}~cm]`, BC: `[${bc}~cm]`, CD: `[${cd}~cm]`, DA: `[${da}~cm]` }, padding: [58, 26], nameGap: 12, height: 290 })}
#part("a")[
#working("B1")[$A C = ${ac}$~cm; arcs of ${ab}~cm from $A$ and ${bc}~cm from $C$ for $B$]
#working("B1")[on the other side, arcs of ${da}~cm from $A$ and ${cd}~cm from $C$ for $D$]
#working("B1 dep")[quadrilateral with all arcs]]
#part("b")[#working("B1")[#result[${shown}~cm] #linebreak() #text(fill: ink-soft)[accept ${low}~cm to ${high}~cm]]]`,
        alt: plain`Using a ruler and compasses only, construct a quadrilateral ABCD with AB ${ab} cm, BC ${bc} cm, CD ${cd} cm, DA ${da} cm and the diagonal AC ${ac} cm. Part a: draw the quadrilateral and leave in your construction arcs. Part b: measure the diagonal BD.`,
        answerAlt: plain`Part a: draw AC ${ac} cm long. On one side, arcs of ${ab} cm from A and ${bc} cm from C cross at B. On the other side, arcs of ${da} cm from A and ${cd} cm from C cross at D. Part b: BD is ${shown} cm; ${low} to ${high} is accepted.`,
        answers,
        verify() {
          const above = towards([0, 0], da, swing(ac, da, cd))
          const found = distance(towards([0, 0], ab, -swing(ac, ab, bc)), above)
          return agree(found, answer, 1e-3) ? null : `with compasses BD is ${found}`
        },
      }
    },
  },
})
