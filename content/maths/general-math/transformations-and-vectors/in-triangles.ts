// Vectors in a triangle in terms of two of its sides: points that divide a side, midpoints, and points beyond.

import type { Point } from '../../kit/checking.ts'
import {
  along,
  bold,
  combination,
  dividing,
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
import { final } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { simplestVectorIn, vectorIn } from '../../kit/typed-vectors.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const origin: Point = [0, 0]
const [a, b] = [combination(1, 0), combination(0, 1)]

export const inTriangle = defineTemplate({
  id: 'in-a-triangle',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'dividing-point'(random) {
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
        [4, 1],
      ] as const)
      const points: Points = { O: origin, A: u, B: v, P: along(u, v, m / (m + n)) }
      const vectors = { AB: fromTo(a, b), OP: dividing(a, b, m, n) }
      const first = vectors.AB
      const second = vectors.OP
      const [la, lb] = letters
      const [shownFirst, shownSecond] = [shownSum(first, letters), shownSum(second, letters)]
      const [saidFirst, saidSecond] = [spokenSum(first, letters), spokenSum(second, letters)]
      const share = `${fraction(m, m + n)}`
      const shareSpoken = fractionInWords(m, m + n)
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'AB', 'OP'], corners: 'OAB' })}
In triangle $O A B$, $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $P$ is the point on $A B$ such that #box[$A P : P B = ${m} : ${n}$].

Find, in terms of $${bold(la)}$ and $${bold(lb)}$,
#part("a", 1)[$arrow(A B)$,]
#part("b", 3)[$arrow(O P)$. Give your answer in its simplest form.]`,
        answer: typst`
#part("a")[#working("B1")[$arrow(A B) =$ #result[$${shownFirst}$]]]
#part("b")[
#working("M1")[$ arrow(O P) = arrow(O A) + ${share} arrow(A B) $]
#working("M1 FT")[$ = ${bold(la)} + ${share} (${shownFirst}) $]
#working("A1")[$=$ #result[$${shownSecond}$]]]`,
        alt: plain`OAB is a triangle. The vector OA is ${la} and the vector OB is ${lb}. P is the point on AB such that AP to PB is ${m} to ${n}. Find, in terms of ${la} and ${lb}, part a: the vector AB; part b: the vector OP in its simplest form.`,
        answerAlt: plain`Part a: the vector AB is ${saidFirst}. Part b: OP is OA plus ${shareSpoken} of AB, which is ${saidSecond}.`,
        answers: [final('a', vectorIn(first, letters)), final('b', simplestVectorIn(second, letters))],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
    midpoint(random) {
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
        [4, 1],
      ] as const)
      const middle = multiplied([1, 2], a)
      const M = along(origin, u, 0.5)
      const points: Points = { O: origin, A: u, B: v, M, N: along(v, M, m / (m + n)) }
      const vectors = { BM: fromTo(b, middle), ON: dividing(b, middle, m, n) }
      const first = vectors.BM
      const second = vectors.ON
      const [la, lb] = letters
      const [shownFirst, shownSecond] = [shownSum(first, letters), shownSum(second, letters)]
      const [saidFirst, saidSecond] = [spokenSum(first, letters), spokenSum(second, letters)]
      const share = `${fraction(m, m + n)}`
      const shareSpoken = fractionInWords(m, m + n)
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'AB', 'BM', 'ON'], corners: 'OAB' })}
In triangle $O A B$, $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $M$ is the midpoint of $O A$. $N$ is the point on $B M$ such that #box[$B N : N M = ${m} : ${n}$].

Find, in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form,
#part("a", 2)[$arrow(B M)$,]
#part("b", 2)[$arrow(O N)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(B M) = arrow(B O) + 1/2 arrow(O A) $]
#working("A1")[$=$ #result[$${shownFirst}$]]]
#part("b")[
#working("M1 FT")[$ arrow(O N) &= arrow(O B) + ${share} arrow(B M) \ &= ${bold(lb)} + ${share} (${shownFirst}) $]
#working("A1")[$=$ #result[$${shownSecond}$]]]`,
        alt: plain`OAB is a triangle. The vector OA is ${la} and the vector OB is ${lb}. M is the midpoint of OA. N is the point on BM such that BN to NM is ${m} to ${n}. Find, in terms of ${la} and ${lb}, in its simplest form, part a: the vector BM; part b: the vector ON.`,
        answerAlt: plain`Part a: BM is BO plus half of OA, which is ${saidFirst}. Part b: ON is OB plus ${shareSpoken} of BM, which is ${saidSecond}.`,
        answers: [
          final('a', simplestVectorIn(first, letters)),
          final('b', simplestVectorIn(second, letters)),
        ],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
    beyond(random) {
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
        [4, 1],
      ] as const)
      // The base is made longer by a half or so, or the figure would be too flat.
      const [whole, more] = random.pick([
        [1, 1],
        [2, 1],
        [3, 1],
        [3, 2],
      ] as const)
      const end = multiplied([whole + more, whole], a)
      const base: Point = [u[0] * 0.6, u[1] * 0.6]
      const C = along(origin, base, (whole + more) / whole)
      const points: Points = { O: origin, A: base, B: v, C, M: along(v, C, 0.5) }
      const vectors = { BC: fromTo(b, end), OM: dividing(b, end, 1, 1) }
      const basis = [base, v] as const
      const first = vectors.BC
      const second = vectors.OM
      const [la, lb] = letters
      const [shownFirst, shownSecond] = [shownSum(first, letters), shownSum(second, letters)]
      const [saidFirst, saidSecond] = [spokenSum(first, letters), spokenSum(second, letters)]
      const shownWhole = shownSum(multiplied([whole + more, whole], a), letters)
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, 'AC', `OB ${lb}`, 'BC', 'OM'], corners: 'OBC' })}
$O A C$ is a straight line with #box[$O A : A C = ${whole} : ${more}$]. $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $M$ is the midpoint of $B C$.

Find, in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form,
#part("a", 2)[$arrow(B C)$,]
#part("b", 2)[$arrow(O M)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(O C) = ${shownWhole} $]
#working("A1")[$arrow(B C) = arrow(B O) + arrow(O C) =$ #result[$${shownFirst}$]]]
#part("b")[
#working("M1 FT")[$ arrow(O M) = arrow(O B) + 1/2 arrow(B C) $]
#working("A1")[$=$ #result[$${shownSecond}$]]]`,
        alt: plain`OAC is a straight line with OA to AC as ${whole} to ${more}. The vector OA is ${la} and the vector OB is ${lb}. M is the midpoint of BC. Find, in terms of ${la} and ${lb}, in its simplest form, part a: the vector BC; part b: the vector OM.`,
        answerAlt: plain`Part a: OC is ${spokenSum(multiplied([whole + more, whole], a), letters)}, so BC is ${saidFirst}. Part b: OM is OB plus half of BC, which is ${saidSecond}.`,
        answers: [
          final('a', simplestVectorIn(first, letters)),
          final('b', simplestVectorIn(second, letters)),
        ],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
  },
})
