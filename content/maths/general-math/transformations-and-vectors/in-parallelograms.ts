// Vectors in parallelograms in terms of two sides.

import type { Point } from '../../kit/checking.ts'
import {
  added,
  along,
  bold,
  type Combination,
  combination,
  dividing,
  drawBasis,
  drawLetters,
  figureOf,
  fromTo,
  multiplied,
  type Points,
  type Ratio,
  shownSum,
  spokenSum,
  whyNotOnFigure,
} from '../../kit/combinations.ts'
import { final } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { simplestVectorIn } from '../../kit/typed-vectors.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const origin: Point = [0, 0]
const [a, b] = [combination(1, 0), combination(0, 1)]
const corner = added(a, b)
/** In which a side or a diagonal is divided. */
export const ratios: readonly Ratio[] = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
]
// So that what is added to a side leaves the figure in sight.
const shortRatios: readonly Ratio[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 3],
]

const startInParallelogram = (random: Random) => {
  const [wide, high] = drawBasis(random)
  // Smaller, because the fourth corner needs room.
  const basis: readonly [Point, Point] = [
    [wide[0] * 0.75, wide[1] * 0.75],
    [high[0] * 0.75, high[1] * 0.75],
  ]
  const [u, v] = basis
  const C: Point = [u[0] + v[0], u[1] + v[1]]
  const letters = drawLetters(random)
  return { basis, u, v, C, letters }
}

export const inParallelogram = defineTemplate({
  id: 'in-a-parallelogram',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'two-sides'(random) {
      const { basis, u, v, C, letters } = startInParallelogram(random)
      const [m, n] = random.pick(ratios)
      const corners = { O: origin, A: u, C, B: v }
      const [middle, on] = [dividing(a, corner, 1, 1), dividing(b, corner, m, n)]
      const points: Points = { ...corners, M: along(u, C, 0.5), N: along(v, C, m / (m + n)) }
      const vectors: Record<string, Combination> = {
        OM: middle,
        MN: fromTo(middle, on),
        CN: fromTo(corner, on),
      }
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const sides = [`OA ${la}`, `OB ${lb}`, 'AC', 'BC']
      return {
        question: typst`
${figureOf({ points, lines: [...sides, 'OM', 'MN'], corners: 'OABC' })}
$O A C B$ is a parallelogram with $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $M$ is the midpoint of $A C$. $N$ is on $B C$ with #box[$B N : N C = ${m} : ${n}$].

Find, in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form,
#part("a", 1)[$arrow(O M)$,]
#part("b", 3)[$arrow(M N)$.]`,
        answer: typst`
#note[Opposite sides are equal vectors: $arrow(A C) = ${bold(lb)}$ and $arrow(B C) = ${bold(la)}$.]
#part("a")[#working("B1")[$arrow(O M) =$ #result[$${shown('OM')}$]]]
#part("b")[
#working("B1")[$ arrow(C N) = −${fraction(n, m + n)} arrow(B C) = ${shown('CN')} $]
#working("M1")[$arrow(M N) = arrow(M C) + arrow(C N)$]
#working("A1")[$=$ #result[$${shown('MN')}$]]]`,
        alt: plain`OACB is a parallelogram. The vector OA is ${la} and the vector OB is ${lb}. M is the midpoint of AC. N is on BC with BN to NC as ${m} to ${n}. ${plain`Find, in terms of ${la} and ${lb}, in its simplest form,`} part a: the vector OM; part b: the vector MN.`,
        answerAlt: plain`Opposite sides are equal vectors. Part a: OM is ${said('OM')}. Part b: CN is ${said('CN')}, so MN, which is MC plus CN, is ${said('MN')}.`,
        answers: [
          final('a', simplestVectorIn(vectors.OM ?? a, letters)),
          final('b', simplestVectorIn(vectors.MN ?? a, letters)),
        ],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
    diagonal(random) {
      const { basis, u, v, C, letters } = startInParallelogram(random)
      const [m, n] = random.pick(ratios)
      const corners = { O: origin, A: u, C, B: v }
      const on = dividing(a, b, m, n)
      const points: Points = { ...corners, P: along(u, v, m / (m + n)) }
      const vectors: Record<string, Combination> = { AB: fromTo(a, b), CP: fromTo(corner, on) }
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const sides = [`OA ${la}`, `OB ${lb}`, 'AC', 'BC']
      const share = fraction(m, m + n)
      return {
        question: typst`
${figureOf({ points, lines: [...sides, 'AB', 'CP'], corners: 'OABC' })}
$O A C B$ is a parallelogram with $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $P$ is on the diagonal $A B$ with #box[$A P : P B = ${m} : ${n}$].

Find, in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form,
#part("a", 1)[$arrow(A B)$,]
#part("b", 3)[$arrow(C P)$.]`,
        answer: typst`
#part("a")[#working("B1")[$arrow(A B) =$ #result[$${shown('AB')}$]]]
#part("b")[
#note[From $C$ to $A$ is $−${bold(lb)}$, because $arrow(A C) = arrow(O B)$.]
#working("M1")[$ arrow(C P) = arrow(C A) + ${share} arrow(A B) $]
#working("M1 FT")[$ = −${bold(lb)} + ${share} (${shown('AB')}) $]
#working("A1")[$=$ #result[$${shown('CP')}$]]]`,
        alt: plain`OACB is a parallelogram. The vector OA is ${la} and the vector OB is ${lb}. P is on the diagonal AB with AP to PB as ${m} to ${n}. ${plain`Find, in terms of ${la} and ${lb}, in its simplest form,`} part a: the vector AB; part b: the vector CP.`,
        answerAlt: plain`Part a: AB is ${said('AB')}. Part b: CP is CA plus ${fractionInWords(m, m + n)} of AB, and CA is minus ${lb}, so CP is ${said('CP')}.`,
        answers: [
          final('a', simplestVectorIn(vectors.AB ?? a, letters)),
          final('b', simplestVectorIn(vectors.CP ?? a, letters)),
        ],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
    beyond(random) {
      const { basis, u, v, C, letters } = startInParallelogram(random)
      const [m, n] = random.pick(shortRatios)
      const corners = { O: origin, A: u, C, B: v }
      const end = added(b, multiplied([m + n, m], a))
      const points: Points = { ...corners, D: along(u, C, 0.5), E: along(v, C, (m + n) / m) }
      const vectors: Record<string, Combination> = {
        OE: end,
        DE: fromTo(dividing(a, corner, 1, 1), end),
        CE: fromTo(corner, end),
      }
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const sides = [`OA ${la}`, `OB ${lb}`, 'AC', 'BC']
      return {
        question: typst`
${figureOf({ points, lines: [...sides, 'CE', 'DE', 'OE'], corners: 'OABC' })}
$O A C B$ is a parallelogram with $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $D$ is the midpoint of $A C$. $B C$ is extended to $E$ so that #box[$B C : C E = ${m} : ${n}$].

Find, in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form,
#part("a", 2)[$arrow(O E)$,]
#part("b", 2)[$arrow(D E)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(C E) = ${fraction(n, m)} arrow(B C) = ${shown('CE')} $]
#working("A1")[$arrow(O E) = arrow(O B) + arrow(B C) + arrow(C E) =$ #result[$${shown('OE')}$]]]
#part("b")[
#working("M1")[$arrow(D E) = arrow(D C) + arrow(C E)$]
#working("A1")[$=$ #result[$${shown('DE')}$]]]`,
        alt: plain`OACB is a parallelogram. The vector OA is ${la} and the vector OB is ${lb}. D is the midpoint of AC. BC is extended to E so that BC to CE is ${m} to ${n}. ${plain`Find, in terms of ${la} and ${lb}, in its simplest form,`} part a: the vector OE; part b: the vector DE.`,
        answerAlt: plain`Part a: CE is ${said('CE')}, so OE, which is OB plus BC plus CE, is ${said('OE')}. Part b: DE, which is DC plus CE, is ${said('DE')}.`,
        answers: [
          final('a', simplestVectorIn(vectors.OE ?? a, letters)),
          final('b', simplestVectorIn(vectors.DE ?? a, letters)),
        ],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
  },
})
