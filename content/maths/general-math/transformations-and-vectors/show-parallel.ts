// Proofs that lines are parallel, in a triangle and in quadrilaterals.

import type { Point } from '../../kit/checking.ts'
import {
  added,
  along,
  bold,
  type Combination,
  combination,
  drawBasis,
  drawLetters,
  figureOf,
  fromTo,
  multiplied,
  type Points,
  shownSum,
  spokenSum,
  whyNotOnFigure,
} from '../../kit/combinations.ts'
import { final, anyRatio as inRatio } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const origin: Point = [0, 0]
const [a, b] = [combination(1, 0), combination(0, 1)]

interface Parallel {
  readonly points: Points
  readonly vectors: Readonly<Record<string, Combination>>
}

export const showParallel = defineTemplate({
  id: 'show-parallel',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'same-ratio'(random) {
      const basis = drawBasis(random)
      const [u, v] = basis
      const letters = drawLetters(random)
      const [m, n] = random.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
      ] as const)
      const share = m / (m + n)
      const drawn: Parallel = {
        points: { O: origin, A: u, B: v, P: along(origin, u, share), Q: along(origin, v, share) },
        vectors: { AB: fromTo(a, b), PQ: multiplied([m, m + n], fromTo(a, b)) },
      }
      const { points, vectors } = drawn
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const shownShare = fraction(m, m + n)
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'AB', 'PQ'], corners: 'OAB' })}
In triangle $O A B$, $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $P$ is on $O A$ with #box[$O P : P A = ${m} : ${n}$], and $Q$ is on $O B$ with #box[$O Q : Q B = ${m} : ${n}$].

Use vectors to show that $P Q$ is parallel to $A B$, and write down the ratio $P Q : A B$. #marks(4)`,
        answer: typst`
#working("B1")[$arrow(A B) = ${shown('AB')}$]
#working("M1")[$ arrow(P Q) = arrow(P O) + arrow(O Q) = −${shownShare} ${bold(la)} + ${shownShare} ${bold(lb)} $]
#working("A1")[$ arrow(P Q) = ${shownShare} (${shownSum(fromTo(a, b), letters)}) = ${shownShare} arrow(A B) $]
#working("B1")[One is a multiple of the other, so they are parallel. $P Q : A B =$ #result[$${m} : ${m + n}$]]`,
        alt: plain`In triangle OAB the vector OA is ${la} and the vector OB is ${lb}. P is on OA with OP to PA as ${m} to ${n}. Q is on OB with OQ to QB as ${m} to ${n}. Use vectors to show that PQ is parallel to AB, and write down the ratio PQ to AB.`,
        answerAlt: plain`The vector AB is ${said('AB')}. PQ is PO plus OQ, which is ${fractionInWords(m, m + n)} of AB. One is a multiple of the other, so they are parallel, and PQ to AB is ${m} to ${m + n}.`,
        answers: [final('', inRatio(m, m + n), 'PQ : AB')],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
    trapezium(random) {
      const drawnBasis = drawBasis(random)
      const [u, v] = drawnBasis
      const letters = drawLetters(random)
      const [m, n] = random.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
      ] as const)
      // BC is m : n times OA.
      const AC = added(b, multiplied([m - n, n], a))
      const flat: readonly [Point, Point] = [
        [u[0] * 0.8, u[1] * 0.4],
        [v[0] * 0.6, v[1] * 0.8],
      ]
      const C: Point = [flat[1][0] + (flat[0][0] * m) / n, flat[1][1] + (flat[0][1] * m) / n]
      const drawn: Parallel = {
        points: { O: origin, A: flat[0], B: flat[1], C },
        vectors: { AC, BC: multiplied([m, n], a) },
      }
      const { points, vectors } = drawn
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      return {
        question: typst`
#not-to-scale
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'AC', 'BC'], corners: 'OABC' })}
$O A C B$ is a quadrilateral.
$ arrow(O A) = ${bold(la)} quad arrow(O B) = ${bold(lb)} quad arrow(A C) = ${shown('AC')} $

Use vectors to show that $O A C B$ is a trapezium. #marks(4)`,
        answer: typst`
#working("M1")[$arrow(B C) = arrow(B O) + arrow(O A) + arrow(A C)$]
#working("M1")[$ = −${bold(lb)} + ${bold(la)} + (${shown('AC')}) $]
#working("A1")[$arrow(B C) =$ #result[$${shown('BC')}$]]
#working("B1")[$ arrow(B C) = ${fraction(m, n)} arrow(O A) $ so $B C$ is parallel to $O A$: a trapezium.]`,
        alt: plain`OACB is a quadrilateral. The vector OA is ${la}, the vector OB is ${lb} and the vector AC is ${said('AC')}. Use vectors to show that OACB is a trapezium.`,
        answerAlt: plain`BC is BO plus OA plus AC, which is ${said('BC')}. That is a multiple of OA, so BC is parallel to OA and OACB is a trapezium.`,
        answers: [],
        verify: () => whyNotOnFigure(points, flat, vectors),
      }
    },
    midpoints(random) {
      const drawnBasis = drawBasis(random)
      const [u, v] = drawnBasis
      const letters = drawLetters(random)
      random.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
      ] as const)
      const [s, t] = random.pick([
        [1, 3],
        [2, 3],
        [1, 4],
        [-1, 3],
        [1, 5],
      ] as const)
      const half: readonly [Point, Point] = [
        [u[0] / 3.4, u[1] / 3.4],
        [v[0] / 3.4, v[1] / 3.4],
      ]
      const [A, B]: readonly Point[] = [
        [2 * half[0][0], 2 * half[0][1]],
        [2 * half[1][0], 2 * half[1][1]],
      ]
      const C: Point = [(2 + s) * half[0][0] + t * half[1][0], (2 + s) * half[0][1] + t * half[1][1]]
      const AC = combination(s, t)
      const BC = combination(2 + s, t - 2)
      const drawn: Parallel = {
        points: {
          O: origin,
          A: A ?? origin,
          B: B ?? origin,
          C,
          P: along(origin, A ?? origin, 0.5),
          Q: along(A ?? origin, C, 0.5),
          R: along(B ?? origin, C, 0.5),
          S: along(origin, B ?? origin, 0.5),
        },
        vectors: { AC, BC, PQ: added(a, multiplied([1, 2], AC)), SR: added(b, multiplied([1, 2], BC)) },
      }
      const { points, vectors } = drawn
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      return {
        question: typst`
${figureOf({ points, lines: ['OA', 'AC', 'BC', 'OB', '-PQ', '-QR', '-RS', '-SP'], corners: 'OABC', height: 220 })}
$O A C B$ is a quadrilateral with $arrow(O A) = 2${bold(la)}$, $arrow(O B) = 2${bold(lb)}$ and $arrow(A C) = ${shown('AC')}$. $P$, $Q$, $R$ and $S$ are the midpoints of $O A$, $A C$, $C B$ and $B O$.

Use vectors in terms of $${bold(la)}$ and $${bold(lb)}$ to show that $P Q R S$ is a parallelogram. #marks(4)`,
        answer: typst`
#working("B1")[$ arrow(B C) &= −2${bold(lb)} + 2${bold(la)} + (${shown('AC')}) \ &= ${shown('BC')} $]
#working("M1")[a correct route for $arrow(P Q)$ or $arrow(S R)$: \
$ arrow(P Q) = arrow(P A) + 1/2 arrow(A C), quad arrow(S R) = arrow(S B) + 1/2 arrow(B C) $]
#working("A1")[$ arrow(P Q) = ${shown('PQ')}, quad arrow(S R) = ${shown('SR')} $]
#working("B1")[#result[$arrow(P Q) = arrow(S R)$], so $P Q$ and $S R$ are parallel and equal: a parallelogram.]
#scheme[*B1* for $arrow(B C)$ or for $arrow(O C) = ${shownSum(added(multiplied([2, 1], a), AC), letters)}$. #linebreak() Or $arrow(P S) = arrow(Q R) = ${shownSum(fromTo(a, b), letters)}$ in place of $arrow(P Q)$ and $arrow(S R)$.]`,
        alt: plain`OACB is a quadrilateral. The vector OA is 2 ${la}, the vector OB is 2 ${lb} and the vector AC is ${said('AC')}. P, Q, R and S are the midpoints of OA, AC, CB and BO. Use vectors in terms of ${la} and ${lb} to show that PQRS is a parallelogram.`,
        answerAlt: plain`BC is ${said('BC')}. PQ is PA plus half of AC, which is ${said('PQ')}. SR is SB plus half of BC, which is ${said('SR')}. They are equal, so PQ and SR are parallel and of one length, and PQRS is a parallelogram.`,
        answers: [],
        verify: () => whyNotOnFigure(points, half, vectors),
      }
    },
  },
})
