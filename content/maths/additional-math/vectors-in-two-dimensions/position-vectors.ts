// Points by position vectors in i and j: points that divide a line, and points in one line.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anyVector,
  changing,
  changingSpoken,
  hasWholeLength,
  i,
  ij,
  ijSpoken,
  j,
  length,
  lengthSpoken,
  squared,
  wholeVector,
} from './ij.ts'
import { typedIj } from './typed.ts'

export const isNear = (most: number, ...points: readonly Point[]) =>
  points.every(([x, y]) => Math.abs(x) <= most && Math.abs(y) <= most)
const given = (a: Point, b: Point) =>
  typst`Relative to an origin $O$, the points $A$ and $B$ have position vectors #box[$${ij(a)}$] and #box[$${ij(b)}$].`
const givenSpoken = (a: Point, b: Point) =>
  plain`Relative to an origin O, the points A and B have position vectors ${ijSpoken(a)} and ${ijSpoken(b)}.`

const drawDivided = (random: Random, isUnit: boolean) => {
  return random.until(
    () => {
      const [m, n] = random.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
      ] as const)
      const step = anyVector(random, 4)
      const point = isUnit ? wholeVector(random, 3) : anyVector(random, 14)
      // P is m steps after A and n before B; beyond B it is n steps after B.
      const a = isUnit ? less(point, times(m, step)) : less(point, times(m + n, step))
      const b = isUnit ? plus(point, times(n, step)) : less(point, times(n, step))
      return { m, n, a, b, point, vector: less(b, a) }
    },
    ({ a, b, point }) =>
      isNear(14, a, b) &&
      crossed(a, b) !== 0 &&
      a[0] * a[1] * b[0] * b[1] !== 0 &&
      (isUnit || !hasWholeLength(point)),
  )
}

export const pointOnLine = defineTemplate({
  id: 'point-on-a-line',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'unit-vector'(random) {
      const { m, n, a, b, point, vector } = drawDivided(random, true)
      const share = fraction(m, m + n)
      const whole = length(point)
      return {
        question: typst`
${given(a, b)} The point $P$ lies on $A B$ such that
$ arrow(A P) = ${share} arrow(A B). $

Find the unit vector in the direction of $arrow(O P)$. #marks(4)`,
        answer: typst`
#working("B1")[$arrow(A B) = ${ij(vector)}$]
#working("M1")[$ arrow(O P) = ${ij(a)} + ${share} (${ij(vector)}) $]
#working("A1")[$arrow(O P) = ${ij(point)}$]
#working("B1")[$lr(|arrow(O P)|) = ${whole}$, so the unit vector is #result[$display(1/${whole})(${ij(point)})$]]`,
        alt: plain`${givenSpoken(a, b)} The point P lies on AB such that AP is ${fractionInWords(m, m + n)} of AB. Find the unit vector in the direction of OP.`,
        answerAlt: plain`AB is ${ijSpoken(vector)}. OP is OA plus ${fractionInWords(m, m + n)} of AB, which is ${ijSpoken(point)}. Its magnitude is ${whole}, so the unit vector is 1 over ${whole} times the vector ${ijSpoken(point)}.`,
        answers: [final('', expression(`(${typedIj(point)})/${whole}`, 'ij'))],
        verify: () => {
          const [one, other] = [distance(a, point), distance(point, b)]
          const straight = angleAt(point, a, b)
          return agree(one * n, other * m) && Math.abs(straight - 180) < 1e-6
            ? null
            : 'the point divides the line otherwise'
        },
      }
    },
    produced(random) {
      const { m, n, a, b, point, vector } = drawDivided(random, false)
      const total = fraction(m + n, m)
      return {
        question: typst`
${given(a, b)} The line $A B$ is produced to $C$ such that
$ arrow(A C) = ${total} arrow(A B). $

Find the exact distance $O C$. #marks(4)`,
        answer: typst`
#working("B1")[$arrow(A B) = ${ij(vector)}$]
#working("M1")[$ arrow(O C) = ${ij(a)} + ${total} (${ij(vector)}) $]
#working("A1")[$arrow(O C) = ${ij(point)}$]
#working("A1")[$O C = ${lengthMarkup(point)} =$ #result[$${length(point)}$]]`,
        alt: plain`${givenSpoken(a, b)} The line AB is produced to C such that AC is ${fractionInWords(m + n, m)} times AB. Find the exact distance OC.`,
        answerAlt: plain`AB is ${ijSpoken(vector)}. OC is OA plus ${fractionInWords(m + n, m)} times AB, which is ${ijSpoken(point)}. The distance OC is ${lengthSpoken(point)}.`,
        answers: [final('', number(typedSurd(1, squared(point))))],
        verify: () => {
          const [one, other] = [distance(a, b), distance(b, point)]
          const straight = angleAt(b, a, point)
          return agree(one * n, other * m) && Math.abs(straight - 180) < 1e-6
            ? null
            : 'the point divides the line otherwise'
        },
      }
    },
  },
})

const drawLine = (random: Random) => {
  return random.until(
    () => {
      const [a, step] = [anyVector(random, 7), anyVector(random, 4)]
      const [m, n] = random.pick([
        [2, 3],
        [3, 2],
        [1, 2],
        [1, 3],
        [2, 1],
        [3, 4],
      ] as const)
      const [b, c] = [plus(a, times(m, step)), plus(a, times(m + n, step))]
      const factor = random.pick([2, 3, -1])
      // C's i component is factor × k + extra, where k is that of B.
      return { a, b, c, m, n, factor, extra: c[0] - factor * b[0] }
    },
    ({ a, b, c, extra, m, n, factor }) =>
      isNear(16, b, c) &&
      b[0] * b[1] * c[0] * c[1] !== 0 &&
      extra !== 0 &&
      Math.abs(extra) < 20 &&
      m + n !== factor * m &&
      a[1] !== b[1],
  )
}

export const collinearPoints = defineTemplate({
  id: 'collinear-points',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'find-k'(random) {
      const { a, b, c, m, n } = drawLine(random)
      const [rise, whole] = [b[1] - a[1], c[1] - a[1]]
      const scale = fraction(m + n, m)
      const scaleSpoken = fractionInWords(m + n, m)
      const run = b[0] - a[0]
      const across = changing({ from: -a[0], by: 1 }, 'k')
      return {
        question: typst`
Relative to an origin $O$, the points $A$, $B$ and $C$ have position vectors #box[$${ij(a)}$], #box[$${ij(b)}$] and #box[$k ${i} ${c[1] < 0 ? '−' : '+'} ${Math.abs(c[1])}${j}$]. $A$, $B$ and $C$ are collinear.

Given that $arrow(A C) = lambda arrow(A B)$, find the value of $lambda$ and of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$arrow(A B) = ${ij([run, rise])}$ #linebreak() $arrow(A C) = (${across})${i} ${whole < 0 ? '−' : '+'} ${Math.abs(whole)}${j}$]
#working("A1")[$${j}$: $quad ${minus(whole)} = ${minus(rise)} lambda$ #linebreak() $lambda =$ #result[$${scale}$]]
#working("M1")[$ ${i}: quad ${across} = ${scale} times ${run < 0 ? `(${minus(run)})` : run} $]
#working("A1")[$k =$ #result[$${minus(c[0])}$]]`,
        alt: plain`Relative to an origin O, the points A, B and C have position vectors ${ijSpoken(a)}, ${ijSpoken(b)}, and k i ${c[1] < 0 ? 'minus' : 'plus'} ${Math.abs(c[1])} j. A, B and C are collinear. Given that AC is lambda times AB, find the value of lambda and of k.`,
        answerAlt: plain`AB is ${ijSpoken([run, rise])}, and AC has the j component ${whole}. So lambda is ${scaleSpoken}. The i component ${changingSpoken(
          { from: -a[0], by: 1 },
          'k',
        )} is lambda times ${`${run < 0 ? 'minus ' : ''}${Math.abs(run)}`}, so k is ${c[0]}.`,
        answers: [final('', number(typedFraction(m + n, m)), 'λ'), final('', number(c[0]), 'k')],
        verify: () => {
          const range = Array.from({ length: 201 }, (_, n) => n - 100)
          const areaFor = (k: number) => polygonArea(a, b, [k, c[1]])
          const found = range.filter((k) => areaFor(k) === 0)
          const wanted = c[0]
          return found.length === 1 && found[0] === wanted
            ? null
            : `the triangle is flat for ${found.join(', ')}`
        },
      }
    },
    'k-in-two-points'(random) {
      const { a, b, c, m, n, factor, extra } = drawLine(random)
      const [rise, whole] = [b[1] - a[1], c[1] - a[1]]
      const scale = fraction(m + n, m)
      const scaleSpoken = fractionInWords(m + n, m)
      const inC = { from: extra, by: factor }
      const [acrossB, acrossC] = [
        { from: -a[0], by: 1 },
        { from: extra - a[0], by: factor },
      ]
      return {
        question: typst`
Relative to an origin $O$, the points $A$, $B$ and $C$ have position vectors
$ ${ij(a)}, quad k ${i} ${b[1] < 0 ? '−' : '+'} ${Math.abs(b[1])}${j}, quad (${changing(inC, 'k')})${i} ${c[1] < 0 ? '−' : '+'} ${Math.abs(c[1])}${j}. $
$A$, $B$ and $C$ lie on a straight line. Find the value of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$arrow(A B) = (${changing(acrossB, 'k')})${i} ${rise < 0 ? '−' : '+'} ${Math.abs(rise)}${j}$ #linebreak() $arrow(A C) = (${changing(acrossC, 'k')})${i} ${whole < 0 ? '−' : '+'} ${Math.abs(whole)}${j}$]
#working("A1")[$ arrow(A C) = ${scale} arrow(A B) $ (from the $${j}$ components)]
#working("M1")[$ ${changing(acrossC, 'k')} = ${scale} (${changing(acrossB, 'k')}) $]
#working("A1")[$k =$ #result[$${minus(b[0])}$]]`,
        alt: plain`Relative to an origin O, the point A has position vector ${ijSpoken(a)}, B has k i ${b[1] < 0 ? 'minus' : 'plus'} ${Math.abs(b[1])} j, and C has i component ${changingSpoken(inC, 'k')} and j component ${c[1]}. A, B and C lie on a straight line. Find the value of k.`,
        answerAlt: plain`From the j components, AC is ${scaleSpoken} times AB. So ${changingSpoken(acrossC, 'k')} is ${scaleSpoken} times the bracket ${changingSpoken(acrossB, 'k')}, and k is ${b[0]}.`,
        answers: [final('', number(b[0]), 'k')],
        verify: () => {
          const range = Array.from({ length: 201 }, (_, n) => n - 100)
          const areaFor = (k: number) => polygonArea(a, [k, b[1]], [factor * k + extra, c[1]])
          const found = range.filter((k) => areaFor(k) === 0)
          const wanted = b[0]
          return found.length === 1 && found[0] === wanted
            ? null
            : `the triangle is flat for ${found.join(', ')}`
        },
      }
    },
  },
})
