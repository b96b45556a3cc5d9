// Showing that a triangle is right-angled or isosceles, from position vectors.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus } from '../../kit/vectors.ts'
import { defineTemplate } from '../../template.ts'
import { anyVector, ij, ijSpoken, length, lengthSpoken, squared } from './ij.ts'
import { isNear } from './position-vectors.ts'

const drawTriangle = (random: Random, isRight: boolean) => {
  return random.until(
    () => {
      const a = anyVector(random, 6)
      const [p, q] = anyVector(random, 5)
      const [r, s] = [random.integer(1, 2), random.integer(1, 3) * random.sign()]
      const ab: Point = isRight ? [r * p, r * q] : [p, q]
      const ac: Point = isRight
        ? [-s * q, s * p]
        : random.pick([
            [q, p],
            [-q, p],
            [-p, q],
            [p, -q],
            [-q, -p],
          ] as const)
      return { a, b: plus(a, ab), c: plus(a, ac), ab, ac, bc: less(ac, ab) }
    },
    ({ b, c, ab, ac, bc }) =>
      isNear(14, b, c) &&
      b[0] * b[1] * c[0] * c[1] !== 0 &&
      bc[0] * bc[1] !== 0 &&
      crossed(ab, ac) !== 0 &&
      (isRight ||
        (ab[0] * ac[0] + ab[1] * ac[1] !== 0 && bc.every((v) => v % 2 === 0) && squared(bc) !== squared(ab))),
  )
}

export const kindOfTriangle = defineTemplate({
  id: 'kind-of-triangle',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'right-angled'(random) {
      const { a, b, c, ab, ac, bc } = drawTriangle(random, true)
      const intro = typst`
Relative to an origin $O$, the points $A$, $B$ and $C$ have position vectors #box[$${ij(a)}$], #box[$${ij(b)}$] and #box[$${ij(c)}$].`
      const introSpoken = plain`Relative to an origin O, the points A, B and C have position vectors ${ijSpoken(a)}, ${ijSpoken(b)} and ${ijSpoken(c)}.`
      const sides = typst`#working("B1")[$arrow(A B) = ${ij(ab)}$, $arrow(A C) = ${ij(ac)}$ #linebreak() $arrow(B C) = ${ij(bc)}$]`
      const [ab2, ac2, bc2] = [squared(ab), squared(ac), squared(bc)]
      const area = Math.abs(crossed(ab, ac)) / 2
      return {
        question: typst`
${intro}
#part("a", 4)[Show that triangle $A B C$ has a right angle at $A$.]
#part("b", 1)[Find the area of the triangle.]`,
        answer: typst`
#part("a")[
${sides}
#working("M1")[$A B^2 = ${ab2}$, $A C^2 = ${ac2}$, $B C^2 = ${bc2}$]
#working("A1")[$${ab2} + ${ac2} = ${bc2}$]
#working("B1")[So $A B^2 + A C^2 = B C^2$, and by the converse of Pythagoras' theorem the angle at $A$ is $90°$.]
#scheme[Or: *M1* for the gradients of $A B$ and $A C$, *A1* for their product, $-1$, *B1* for the conclusion.]]
#part("b")[#working("B1")[$ 1/2 times ${length(ab)} times ${length(ac)} $ area $=$ #result[${area}]]]`,
        alt: plain`${introSpoken} Part a: show that triangle ABC has a right angle at A. Part b: find the area of the triangle.`,
        answerAlt: plain`Part a: the squares of the sides AB, AC and BC are ${ab2}, ${ac2} and ${bc2}. The first two add up to the third, so by the converse of Pythagoras' theorem there is a right angle at A. Part b: the area is half of AB times AC, ${area}.`,
        answers: [final('b', number(area))],
        verify: () => {
          const angle = angleAt(a, b, c)
          if (Math.abs(angle - 90) > 1e-9) return `the angle at A is ${angle}`
          return agree(polygonArea(a, b, c), Math.abs(crossed(ab, ac)) / 2)
            ? null
            : `the area is ${polygonArea(a, b, c)}`
        },
      }
    },
    isosceles(random) {
      const { a, b, c, ab, ac, bc } = drawTriangle(random, false)
      const intro = typst`
Relative to an origin $O$, the points $A$, $B$ and $C$ have position vectors #box[$${ij(a)}$], #box[$${ij(b)}$] and #box[$${ij(c)}$].`
      const introSpoken = plain`Relative to an origin O, the points A, B and C have position vectors ${ijSpoken(a)}, ${ijSpoken(b)} and ${ijSpoken(c)}.`
      const sides = typst`#working("B1")[$arrow(A B) = ${ij(ab)}$, $arrow(A C) = ${ij(ac)}$ #linebreak() $arrow(B C) = ${ij(bc)}$]`
      const [ab2, ac2] = [squared(ab), squared(ac)]
      const am: Point = [(ab[0] + ac[0]) / 2, (ab[1] + ac[1]) / 2]
      return {
        question: typst`
${intro} $M$ is the midpoint of $B C$.
#part("a", 3)[Show that triangle $A B C$ is isosceles.]
#part("b", 2)[Find the exact length of $A M$.]`,
        answer: typst`
#part("a")[
${sides}
#working("M1")[$A B^2 = ${ab2}$, $A C^2 = ${ac2}$]
#working("A1")[So $A B = A C = ${length(ab)}$, and the triangle is isosceles.]]
#part("b")[
#working("M1 FT")[$ arrow(A M) = 1/2 (arrow(A B) + arrow(A C)) = ${ij(am)} $]
#working("A1")[$A M =$ #result[$${length(am)}$]]]`,
        alt: plain`${introSpoken} M is the midpoint of BC. Part a: show that triangle ABC is isosceles. Part b: find the exact length of AM.`,
        answerAlt: plain`Part a: the squares of AB and of AC are both ${ab2}, so AB and AC are equal. Part b: AM is half of the sum of AB and AC, ${ijSpoken(am)}, and its length is ${lengthSpoken(am)}.`,
        answers: [final('b', number(typedSurd(1, squared(am))))],
        verify: () => {
          if (!agree(distance(a, b), distance(a, c))) return 'AB and AC differ'
          const middle: Point = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2]
          return agree(distance(a, middle), Math.sqrt(squared(am))) ? null : `AM is ${distance(a, middle)}`
        },
      }
    },
  },
})
