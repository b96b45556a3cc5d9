// Lengths in similar triangles, by the ratio of corresponding sides.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { between, crossing, drawFigure, towards } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** To one decimal place, as lengths are given. */
export const tenth = (value: number) => Math.round(value * 10) / 10

/** A at the left, D to its right along a rising line, BC and DE parallel. */
const nested = ({ first, more, short }: { first: number; more: number; short: number }) => {
  const A: Point = [0, 0]
  const direction = 28
  const [B, D] = [towards(A, first, direction), towards(A, first + more, direction)]
  const C = towards(B, short, -100)
  const E = crossing(A, C, D, towards(D, 1, -100))
  return { A, B, C, D, E }
}

/** AB above, CD below, both level, with AX of the given length. */
const bowTie = ({ ab, cd, ax }: { ab: number; cd: number; ax: number }) => {
  const [A, B] = [[0, 0] as Point, [ab, 0] as Point]
  const X = towards(A, ax, -48)
  const D = between(A, X, 1 + cd / ab)
  return { A, B, X, D, C: between(B, X, 1 + cd / ab) }
}

const drawTriangles = (random: Random) => {
  const inside = random.until(
    () => {
      // AB = first, BD = more, BC = short; DE is wanted.
      const [first, more, short] = [random.integer(4, 9), random.integer(2, 6), random.decimal(3, 7, 1)]
      return { first, more, short, answer: (short * (first + more)) / first }
    },
    ({ first, more, short, answer }) =>
      more !== first && agree(answer, tenth(answer)) && Math.abs(first - short) > 0.4 && short > 0.75 * first,
  )
  const cross = random.until(
    () => {
      // AB parallel to CD, crossing at X: AB, CD and AX are given; AD is wanted.
      const [ab, cd, ax] = [random.integer(4, 8), random.integer(9, 15), random.decimal(3, 6, 1)]
      return { ab, cd, ax, xd: (ax * cd) / ab }
    },
    ({ ab, cd, ax, xd }) => agree(xd, tenth(xd)) && cd / ab > 1.3 && cd / ab < 2.2 && ax < ab,
  )
  const shadow = random.until(
    () => {
      const [stick, own, long] = [
        random.pick([1.5, 1.6, 1.8, 2]),
        random.decimal(1.1, 2.6, 1),
        random.decimal(7, 19, 1),
      ]
      return { stick, own, long, answer: (stick * long) / own }
    },
    ({ stick, own, answer }) => stick !== own && answer < 22 && !agree(answer, tenth(answer)),
  )
  return { inside, cross, shadow }
}

export const similarLengths = defineTemplate({
  id: 'lengths-in-similar-triangles',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'parallel-inside'(random) {
      const { inside } = drawTriangles(random)
      const { first, more, short, answer } = inside
      const points = nested(inside)
      const whole = first + more
      return {
        question: typst`
$A B D$ and $A C E$ are straight lines. $B C$ is parallel to $D E$.
${drawFigure({ points, lines: 'ABD ACE BC DE', parallel: ['BC DE'], lengths: { AB: [`[${first}~cm]`, 'E'], BD: [`[${more}~cm]`, 'E'], BC: [`[${short}~cm]`, 'A'] }, padding: [58, 22] })}
Calculate the length of $D E$. #marks(3)`,
        answer: typst`
#note[Corresponding angles at $B$ and $D$ are equal, so triangles $A B C$ and $A D E$ are similar. Compare the whole side $A D$ with $A B$.]
#working("B1")[$A D = ${first} + ${more} = ${whole}$~cm]
#working("M1")[$ (D E)/${short} = ${whole}/${first} $]
#working("A1")[$D E = ${short} times ${whole} div ${first} =$ #result[${tenth(answer)}~cm]]`,
        alt: plain`In triangle ADE, B is on AD and C is on AE, and BC is parallel to DE. AB is ${first} cm, BD is ${more} cm and BC is ${short} cm. Calculate the length of DE.`,
        answerAlt: plain`Triangles ABC and ADE are similar. AD is ${whole} cm, so DE is ${short} times ${whole} over ${first}, which is ${tenth(answer)} cm.`,
        answers: [final('', number(answer, { unit: 'cm' }), 'DE')],
        verify() {
          const found = distance(points.D, points.E)
          return agree(found, answer, 1e-6) ? null : `in coordinates DE is ${found}`
        },
      }
    },
    'crossing-lines'(random) {
      const { cross } = drawTriangles(random)
      const { ab, cd, ax, xd } = cross
      return {
        question: typst`
$A B$ is parallel to $C D$. $A D$ and $B C$ meet at $X$.
${drawFigure({ points: bowTie(cross), lines: 'AB CD AXD BXC', parallel: ['AB CD'], lengths: { AB: [`[${ab}~cm]`, 'X'], CD: [`[${cd}~cm]`, 'X'], AX: [`[${ax}~cm]`, 'B'] }, padding: [58, 26] })}
Calculate the length of $A D$. #marks(3)`,
        answer: typst`
#note[Triangles $A B X$ and $D C X$ are similar: alternate angles at $A$ and $D$, and at $B$ and $C$.]
#working("M1")[$ (X D)/${ax} = ${cd}/${ab} $]
#working("A1")[$X D = ${tenth(xd)}$~cm]
#working("B1 FT")[$A D = ${ax} + ${tenth(xd)} =$ #result[${tenth(ax + xd)}~cm]]`,
        alt: plain`AB is parallel to CD. The lines AD and BC meet at X, between AB and CD. AB is ${ab} cm, CD is ${cd} cm and AX is ${ax} cm. Calculate the length of AD.`,
        answerAlt: plain`Triangles ABX and DCX are similar, because alternate angles are equal. XD is ${ax} times ${cd} over ${ab}, ${tenth(xd)} cm. AD is ${ax} plus ${tenth(xd)}, which is ${tenth(ax + xd)} cm.`,
        answers: [final('', number(ax + xd, { unit: 'cm' }), 'AD')],
        verify() {
          const { A, D } = bowTie(cross)
          return agree(distance(A, D), ax + xd, 1e-6) ? null : `in coordinates AD is ${distance(A, D)}`
        },
      }
    },
    shadow(random) {
      const { stick, own, long, answer } = drawTriangles(random).shadow
      const rise = (length: number) => ((length * stick) / own).toFixed(2)
      const printed = significant(answer)
      return {
        question: typst`
A boy plants a stick upright, ${stick}~m tall, beside a coconut palm on level ground. The shadow of the stick is ${own}~m long. At the same time the shadow of the palm is ${long}~m long.
#not-to-scale
#sketch(ground-line((0, 0), (2, 0)), edge((2, 0), (2, ${rise(2)}), body: [${stick}~m], right: true), edge((0, 0), (2, ${rise(2)}), dash: "dashed", colour: ink-soft), sketch-part((), to => text-at(to((1, 0)), [${own}~m], side: "below", gap: 12pt)), ground-line((4.2, 0), (8.8, 0)), edge((8.8, 0), (8.8, ${rise(4.6)}), body: $h$, right: true), edge((4.2, 0), (8.8, ${rise(4.6)}), dash: "dashed", colour: ink-soft), sketch-part(((8.8, ${rise(4.6)}),), to => text-at(to((6.5, 0)), [${long}~m], side: "below", gap: 12pt)), height: 190pt, padding: (30pt, 30pt))
Calculate the height, $h$, of the palm. #marks(3)`,
        answer: typst`
#note[The sun's rays are parallel, so the two right-angled triangles are similar.]
#working("M2 oe")[$ h/${stick} = ${long}/${own} $]
#scheme[*M1* for a scale factor, $display(${long}/${own})$ or $display(${stick}/${own})$]
#working("A1")[$h =$ #result[${printed}~m] (3~s.f.)]`,
        alt: plain`A boy plants a stick upright, ${stick} metres tall, beside a coconut palm on level ground. The shadow of the stick is ${own} metres long, and at the same time the shadow of the palm is ${long} metres long. Calculate the height h of the palm.`,
        answerAlt: plain`The sun's rays are parallel, so the triangles of height and shadow are similar. h over ${stick} is ${long} over ${own}, so h is ${printed} metres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm'), 'h')],
        // Both rays rise at the same angle.
        verify: () =>
          agree(Math.atan2(stick, own), Math.atan2(answer, long)) ? null : 'the rays are not parallel',
      }
    },
  },
})
