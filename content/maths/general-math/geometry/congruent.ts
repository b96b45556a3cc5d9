// Congruent triangles, and congruent beside similar: which sides and angles belong together.

import { cos, sin } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { drawFigure, type Points, pointOf, towards } from '../../kit/figures.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { fromAngleBetween, fromAngles } from '../../kit/triangles.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A triangle with its first corner at a place: the first side, the angle after it and the second side. */
const placed = (
  names: string,
  [x, y]: Point,
  first: number,
  angle: number,
  second: number,
  direction: number,
): Points => {
  const [p = '', q = '', r = ''] = names
  const [P, Q] = [[x, y] as Point, towards([x, y], first, direction)]
  return { [p]: P, [q]: Q, [r]: towards(Q, second, direction + 180 - angle) }
}

/** The third side where the angle is opposite the longer side, by the cosine rule as a quadratic. */
const oppositeLonger = (short: number, long: number, angle: number): number => {
  return short * cos(angle) + Math.sqrt(long * long - (short * sin(angle)) ** 2)
}

/** ABC, and PQR to its right: the mirror image, turned. */
const twins = ({ B, a, c }: { B: number; a: number; c: number }): Points => {
  const first = placed('ABC', [0, 0], c, B, a, -104)
  const second = placed('PQR', [a + 5, -2.6], c, -B, a, -78)
  return { ...first, ...second }
}

const drawTriangles = (random: Random) => {
  const one = random.until(
    () => {
      const [B, C, a] = [random.integer(48, 66), random.integer(58, 80), random.integer(6, 9)]
      const A = 180 - B - C
      const { b, c } = fromAngles(a, A, B)
      return { A, B, C, a, b, c }
    },
    ({ A, B, C, b, c }) =>
      b < 9.5 && c < 9.5 && Math.abs(A - B) > 6 && Math.abs(B - C) > 6 && Math.abs(A - C) > 6,
  )
  const family = random.until(
    () => ({
      short: random.integer(4, 6),
      long: random.integer(6, 9),
      angle: random.integer(42, 68),
      times: random.pick([1.5, 2, 2.5]),
    }),
    ({ short, long, angle, times }) =>
      long > short + 1 &&
      Math.abs(oppositeLonger(short, long, angle) - fromAngleBetween(short, long, angle).a) > 0.4 &&
      (short * times) % 1 === 0 &&
      (long * times) % 1 === 0,
  )
  return { one, family, order: random.shuffle(['congruent', 'similar', 'neither'] as const) }
}

export const congruentTriangles = defineTemplate({
  id: 'congruent-triangles',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    corresponding(random) {
      const { one } = drawTriangles(random)
      const { A, B, C, a, b, c } = one
      const shown = (length: number) => length.toFixed(1)
      return {
        question: typst`
Triangles $A B C$ and $P Q R$ are congruent. Angle $A B C =$ angle $P Q R$ and angle $A C B =$ angle $P R Q$.
${drawFigure({ points: twins(one), lines: 'ABCA PQRP', angles: { ABC: B, PRQ: C }, lengths: { BC: [`[${a}~cm]`, 'A'], PQ: [`[${shown(c)}~cm]`, 'R'], CA: [`[${shown(b)}~cm]`, 'B'] }, height: 280, padding: [50, 24] })}
Write down or work out
#part("a", 1)[the length of $P R$,]
#part("b", 1)[the length of $A B$,]
#part("c", 1)[angle $Q P R$.]`,
        answer: typst`
#note[$A$ goes with $P$, $B$ with $Q$ and $C$ with $R$.]
#part("a")[#working("B1")[$P R = A C =$ #result[${shown(b)}~cm]]]
#part("b")[#working("B1")[$A B = P Q =$ #result[${shown(c)}~cm]]]
#part("c")[#working("B1")[$180° - ${B}° - ${C}° =$ #result[$${A}°$]]]`,
        alt: plain`Triangles ABC and PQR are congruent. Angle ABC is equal to angle PQR, and angle ACB to angle PRQ. Angle ABC is ${B} degrees, BC is ${a} cm and CA is ${shown(b)} cm. Angle PRQ is ${C} degrees and PQ is ${shown(c)} cm. Find part a: the length of PR; part b: the length of AB; part c: angle QPR.`,
        answerAlt: plain`A goes with P, B with Q and C with R. Part a: PR is equal to AC, ${shown(b)} cm. Part b: AB is equal to PQ, ${shown(c)} cm. Part c: the angles are ${B} and ${C} degrees, so angle QPR is ${A} degrees.`,
        answers: [
          final('a', number(Number(shown(b)), { unit: 'cm' })),
          final('b', number(Number(shown(c)), { unit: 'cm' })),
          final('c', number(A, { unit: '°' })),
        ],
        verify() {
          const points = twins(one)
          const at = (name: string) => pointOf(points, name)
          const fits = ([a, b]: string, [p, q]: string) =>
            agree(distance(at(a ?? ''), at(b ?? '')), distance(at(p ?? ''), at(q ?? '')), 1e-6)
          if (!fits('AC', 'PR') || !fits('AB', 'PQ') || !fits('BC', 'QR')) return 'the sides differ'
          return agree(angleAt(at('P'), at('Q'), at('R')), A, 1e-6) ? null : 'angle QPR is another'
        },
      }
    },
    'congruent-or-similar'(random) {
      const { family, order } = drawTriangles(random)
      const { short, long, angle, times } = family
      const letter = (kind: 'congruent' | 'similar' | 'neither') => 'PQR'[order.indexOf(kind)] ?? ''
      const sides = {
        congruent: [long, short],
        similar: [short * times, long * times],
        neither: [short, long],
      } as const
      const label = ([one, other]: readonly [number, number]) => `${one} cm and ${other} cm`
      const told = order
        .map((kind, n) =>
          kind === 'neither'
            ? `In ${'PQR'[n]} they are ${label(sides.neither)}, and the angle of ${angle} degrees is opposite the side of ${long} cm`
            : `In ${'PQR'[n]} they are ${label(sides[kind])}, with ${angle} degrees between them`,
        )
        .join('. ')
      return {
        question: typst`
In triangle $T$ two sides are ${short}~cm and ${long}~cm, and the angle between them is $${angle}°$.

${order
  .map((kind, n) =>
    kind === 'neither'
      ? `Triangle $${'PQR'[n]}$: sides ${sides.neither[0]}~cm and ${sides.neither[1]}~cm, and $${angle}°$ opposite the side of ${long}~cm.`
      : `Triangle $${'PQR'[n]}$: sides ${sides[kind][0]}~cm and ${sides[kind][1]}~cm, and $${angle}°$ between them.`,
  )
  .join('\n\n')}

#part("a", 1)[Which triangle is congruent to $T$?]
#part("b", 1)[Which triangle is similar to $T$, but not congruent?]
#part("c", 1)[Find the scale factor of the enlargement from $T$ to that triangle.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${letter('congruent')}$]]
#note[The same two sides with the same angle between them.]]
#part("b")[#working("B1")[#result[$${letter('similar')}$]]
#note[The same angle between two sides that are both ${times} times as long.]]
#part("c")[#working("B1")[$${short * times} div ${short} =$ #result[$${times}$]]]`,
        alt: plain`In triangle T two sides are ${short} cm and ${long} cm, and the angle between them is ${angle} degrees. Two sides are also known in the triangles P, Q and R. ${told}. Part a: which triangle is congruent to T? Part b: which is similar to T but not congruent? Part c: find the scale factor from T to that triangle.`,
        answerAlt: plain`Part a: ${letter('congruent')} has the same two sides with the same angle between them, so it is congruent. Part b: ${letter('similar')} has the same angle between sides that are both ${times} times as long, so it is similar. Part c: the scale factor is ${times}.`,
        answers: [
          final('a', word(letter('congruent'))),
          final('b', word(letter('similar'))),
          final('c', number(times)),
        ],
        verify() {
          // The third sides: equal for the congruent one, in the same ratio for the similar one, neither for the other.
          const third = fromAngleBetween(short, long, angle).a
          const enlarged = fromAngleBetween(short * times, long * times, angle).a
          if (!agree(enlarged / third, times)) return 'the similar triangle has another ratio'
          return Math.abs(oppositeLonger(short, long, angle) - third) > 0.2
            ? null
            : 'the odd triangle is congruent after all'
        },
      }
    },
  },
})
