// The two tangents from a point are equal: in kites, and in polygons about a circle.

import { cos, sin } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, roots } from '../../kit/checking.ts'
import { directionOf, drawFigure, onCircle } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { triples } from './chords.ts'

/** Corners and touching points of a polygon about a circle, from the lengths of its tangents in order. */
const aboutCircle = (lengths: readonly number[]): { radius: number; corners: Point[]; touching: Point[] } => {
  const turn = (radius: number) => lengths.reduce((sum, length) => sum + 2 * Math.atan(length / radius), 0)
  const [radius = 1] = roots((value) => turn(value) - 2 * Math.PI, 0.2, 80, 4000)
  let direction = -90
  const corners: Point[] = []
  const touching: Point[] = []
  for (const length of lengths) {
    const half = (Math.atan(length / radius) * 180) / Math.PI
    touching.push(onCircle(direction, radius))
    corners.push(onCircle(direction + half, Math.hypot(radius, length)))
    direction += 2 * half
  }
  return { radius, corners, touching }
}

const drawTangents = (random: Random) => {
  const corners = random.until(
    () => [random.integer(3, 9), random.integer(3, 9), random.integer(3, 9), random.integer(3, 9)] as const,
    (lengths) => new Set(lengths).size === 4,
  )
  const [radius, tangent, far] = random.pick(triples.filter(([a, b]) => b >= a))
  return { corners, radius, tangent, far }
}

const sidesOf = (corners: readonly Point[]) =>
  corners.map((corner, n) => distance(corner, corners[(n + 1) % corners.length] ?? corner)) as [
    number,
    number,
    number,
    number,
  ]

export const tangentLengths = defineTemplate({
  id: 'equal-tangents',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    'in-a-triangle'(random) {
      const [a, b, c] = drawTangents(random).corners
      // Tangents from B, C and A in the order in which the circle is gone round.
      const { radius: r, corners, touching } = aboutCircle([b, c, a])
      const [B = [0, 0], C = [0, 0], A = [0, 0]] = corners
      const [P = [0, 0], Q = [0, 0], R = [0, 0]] = touching
      const points = { A, B, C, P, Q, R }
      const outward = { P: 270, Q: directionOf([0, 0], Q), R: directionOf([0, 0], R) }
      return {
        question: typst`
The sides of triangle $A B C$ touch a circle at $P$, $Q$ and $R$. $A B = ${a + b}$~cm, $B C = ${b + c}$~cm and $C A = ${c + a}$~cm.
${drawFigure({ points, lines: 'APBQCRA', parts: [`circle-of((0, 0), ${r.toFixed(3)})`], names: outward, padding: [30, 22] })}
Find the length of $A P$. #marks(3)`,
        answer: typst`
#note[Tangents from a point are equal: $A P = A R$, $B P = B Q$ and $C Q = C R$.]
#working("B1")[$A P = x$, $B Q = B P = ${a + b} - x$ #linebreak() $C Q = C R = ${c + a} - x$]
#working("M1")[$B C$: $(${a + b} - x) + (${c + a} - x) = ${b + c}$]
#working("A1")[$2x = ${2 * a}$, $A P =$ #result[${a}~cm]]`,
        alt: plain`The sides AB, BC and CA of a triangle touch a circle at P, Q and R in that order. AB is ${a + b} cm, BC is ${b + c} cm and CA is ${c + a} cm. Find the length of AP.`,
        answerAlt: plain`Tangents from a point are equal. Let AP and AR be x. Then BQ is ${a + b} minus x and CQ is ${c + a} minus x. Together they are BC, ${b + c}. So 2x is ${2 * a} and AP is ${a} cm.`,
        answers: [final('', number(a, { unit: 'cm' }), 'AP')],
        verify() {
          const [bc, ca, ab] = sidesOf(corners)
          return agree((ca + ab - bc) / 2, a, 1e-6) ? null : 'AP is another length'
        },
      }
    },
    'in-a-quadrilateral'(random) {
      const [a, b, c, d] = drawTangents(random).corners
      const { radius: r, corners, touching } = aboutCircle([a, b, c, d])
      const [A = [0, 0], B = [0, 0], C = [0, 0], D = [0, 0]] = corners
      const [S = [0, 0], P = [0, 0], Q = [0, 0], R = [0, 0]] = touching
      return {
        question: typst`
The sides of $A B C D$ are tangents to a circle. $A B = ${a + b}$~cm, $B C = ${b + c}$~cm, $C D = ${c + d}$~cm.
${drawFigure({ points: { A, B, C, D, p: P, q: Q, r: R, s: S }, lines: 'ABCDA', dots: 'pqrs', parts: [`circle-of((0, 0), ${r.toFixed(3)})`], padding: [30, 22] })}
Find the length of $D A$. #marks(3)`,
        answer: typst`
#note[From each corner the two tangents are equal, so each of $A B + C D$ and $B C + D A$ has one tangent from every corner.]
#working("M1")[$A B + C D = B C + D A$]
#working("M1")[$${a + b} + ${c + d} = ${b + c} + D A$]
#working("A1")[$D A =$ #result[${d + a}~cm]]`,
        alt: plain`The four sides of the quadrilateral ABCD are tangents to a circle inside it. AB is ${a + b} cm, BC is ${b + c} cm and CD is ${c + d} cm. Find the length of DA.`,
        answerAlt: plain`From each corner the two tangents are equal, so AB plus CD is equal to BC plus DA. ${a + b} plus ${c + d} is ${b + c} plus DA, so DA is ${d + a} cm.`,
        answers: [final('', number(d + a, { unit: 'cm' }), 'DA')],
        verify() {
          const [ab, bc, cd, da] = sidesOf(corners)
          return agree(ab, a + b, 1e-6) && agree(da, d + a, 1e-6) && agree(ab + cd, bc + da, 1e-6)
            ? null
            : 'the sides are others'
        },
      }
    },
    'two-tangents'(random) {
      const { radius, tangent, far } = drawTangents(random)
      const open = (Math.atan2(tangent, radius) * 180) / Math.PI
      const points = {
        O: onCircle(0, 0),
        A: onCircle(open, radius),
        B: onCircle(-open, radius),
        P: [far, 0],
      } as const
      return {
        question: typst`
$P A$ and $P B$ are tangents to a circle, centre $O$, radius ${radius}~cm. $O P = ${far}$~cm.
${drawFigure({ points, circle: 'OA', lines: 'OAPBO OP', dots: 'O', names: { O: 180 }, padding: [30, 22] })}
Find the perimeter of the kite $O A P B$. #marks(3)`,
        answer: typst`
#note[Angle $O A P = 90°$, between tangent and radius.]
#working("M1")[$A P^2 = ${far}^2 - ${radius}^2 = ${tangent * tangent}$]
#working("B1")[$P B = P A = ${tangent}$~cm #linebreak() #text(fill: ink-soft)[tangents from a point are equal]]
#working("A1")[$2 times ${tangent} + 2 times ${radius} =$ #result[${2 * tangent + 2 * radius}~cm]]`,
        alt: plain`PA and PB are tangents to a circle with centre O and radius ${radius} cm. OP is ${far} cm. Find the perimeter of the kite OAPB.`,
        answerAlt: plain`Angle OAP between tangent and radius is 90 degrees. PA squared is ${far} squared minus ${radius} squared, so PA is ${tangent} cm, and PB is equal to it. The perimeter is 2 times ${tangent} plus 2 times ${radius}, which is ${2 * tangent + 2 * radius} cm.`,
        answers: [final('', number(2 * tangent + 2 * radius, { unit: 'cm' }))],
        verify() {
          const touching: Point = [radius * cos(open), radius * sin(open)]
          if (!agree(angleAt(touching, [0, 0], [far, 0]), 90, 1e-6)) return 'PA is no tangent'
          return agree(distance(touching, [far, 0]), tangent) ? null : 'PA is another length'
        },
      }
    },
  },
})
