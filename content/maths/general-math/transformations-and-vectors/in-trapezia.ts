// Vectors in trapezia in terms of two sides.

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
import { origin, ratios } from './in-parallelograms.ts'

const [a, b] = [combination(1, 0), combination(0, 1)]

const startInTrapezium = (random: Random) => {
  const [long, short] = random.pick([
    [3, 1],
    [3, 2],
    [4, 1],
    [4, 3],
    [5, 2],
    [5, 3],
  ] as const)
  const letters = drawLetters(random)
  const [m, n] = random.pick(ratios)
  const [wide, high] = drawBasis(random)
  const isSwapped = wide[0] < high[0]
  const [across, up] = isSwapped ? [high, wide] : [wide, high]
  const basis: readonly [Point, Point] = [
    [across[0] / long, across[1] / long],
    [up[0] * 0.6, up[1] * 0.8],
  ]
  const [u, v] = basis
  const A: Point = [u[0] * long, u[1] * long]
  const B: Point = [v[0] + u[0] * short, v[1] + u[1] * short]
  const [far, near] = [multiplied(long, a), added(b, multiplied(short, a))]
  return { long, short, letters, m, n, basis, v, A, B, far, near }
}

export const inTrapezium = defineTemplate({
  id: 'in-a-trapezium',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'other-leg'(random) {
      const { long, short, letters, basis, v, A, B, far, near } = startInTrapezium(random)
      const points: Points = { O: origin, A, B, C: v, M: along(A, B, 0.5) }
      const vectors: Record<string, Combination> = { AB: fromTo(far, near), OM: dividing(far, near, 1, 1) }
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const top = short === 1 ? bold(la) : `${short}${bold(la)}`
      const topSpoken = short === 1 ? la : `${short} ${la}`
      return {
        question: typst`
${figureOf({ points, lines: ['OA', 'AB', 'CB', 'OC', 'OM'], corners: 'OABC' })}
$O A B C$ is a trapezium with $O A$ parallel to $C B$. $arrow(O A) = ${long}${bold(la)}$, $arrow(C B) = ${top}$ and $arrow(O C) = ${bold(lb)}$. $M$ is the midpoint of $A B$.

Find, in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form,
#part("a", 2)[$arrow(A B)$,]
#part("b", 2)[$arrow(O M)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$arrow(A B) = arrow(A O) + arrow(O C) + arrow(C B)$]
#working()[$= −${long}${bold(la)} + ${bold(lb)} + ${top}$]
#working("A1")[$=$ #result[$${shown('AB')}$]]]
#part("b")[
#working("M1 FT")[$ arrow(O M) = arrow(O A) + 1/2 arrow(A B) $]
#working("A1")[$=$ #result[$${shown('OM')}$]]]`,
        alt: plain`OABC is a trapezium with OA parallel to CB. The vector OA is ${long} ${la}, the vector CB is ${topSpoken} and the vector OC is ${lb}. M is the midpoint of AB. ${plain`Find, in terms of ${la} and ${lb}, in its simplest form,`} part a: the vector AB; part b: the vector OM.`,
        answerAlt: plain`Part a: AB is AO plus OC plus CB, which is ${said('AB')}. Part b: OM is OA plus half of AB, which is ${said('OM')}.`,
        answers: [
          final('a', simplestVectorIn(vectors.AB ?? a, letters)),
          final('b', simplestVectorIn(vectors.OM ?? a, letters)),
        ],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
    'on-diagonal'(random) {
      const { long, short, letters, m, n, basis, v, A, B, far, near } = startInTrapezium(random)
      const on = multiplied([m, m + n], near)
      const points: Points = { O: origin, A, B, C: v, X: along(origin, B, m / (m + n)) }
      const vectors: Record<string, Combination> = { OB: near, AX: fromTo(far, on) }
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const top = short === 1 ? bold(la) : `${short}${bold(la)}`
      const topSpoken = short === 1 ? la : `${short} ${la}`
      const share = fraction(m, m + n)
      return {
        question: typst`
${figureOf({ points, lines: ['OA', 'AB', 'CB', 'OC', 'OB', 'AX'], corners: 'OABC' })}
$O A B C$ is a trapezium with $O A$ parallel to $C B$. $arrow(O A) = ${long}${bold(la)}$, $arrow(C B) = ${top}$ and $arrow(O C) = ${bold(lb)}$. $X$ is on $O B$ with #box[$O X : X B = ${m} : ${n}$].

Find, in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form,
#part("a", 1)[$arrow(O B)$,]
#part("b", 3)[$arrow(A X)$.]`,
        answer: typst`
#part("a")[#working("B1")[$arrow(O B) =$ #result[$${shown('OB')}$]]]
#part("b")[
#working("M1")[$ arrow(A X) = arrow(A O) + ${share} arrow(O B) $]
#working("M1 FT")[$ = −${long}${bold(la)} + ${share} (${shown('OB')}) $]
#working("A1")[$=$ #result[$${shown('AX')}$]]]`,
        alt: plain`OABC is a trapezium with OA parallel to CB. The vector OA is ${long} ${la}, the vector CB is ${topSpoken} and the vector OC is ${lb}. X is on OB with OX to XB as ${m} to ${n}. ${plain`Find, in terms of ${la} and ${lb}, in its simplest form,`} part a: the vector OB; part b: the vector AX.`,
        answerAlt: plain`Part a: OB is ${said('OB')}. Part b: AX is AO plus ${fractionInWords(m, m + n)} of OB, which is ${said('AX')}.`,
        answers: [
          final('a', simplestVectorIn(vectors.OB ?? a, letters)),
          final('b', simplestVectorIn(vectors.AX ?? a, letters)),
        ],
        verify: () => whyNotOnFigure(points, basis, vectors),
      }
    },
  },
})
