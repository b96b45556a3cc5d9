// Lines of a figure that cross: a point written in two ways, with scalars λ and μ.

import { agree, distance, type Point } from '../../kit/checking.ts'
import {
  bold,
  combination,
  figureOf,
  type Ratio,
  shownSum,
  spokenSum,
  whyNotOnFigure,
} from '../../kit/combinations.ts'
import { anyRatio, final, number } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Crossing, inTrapezium, inTriangle, produced } from './crossing-lines.ts'
import { inLetters } from './typed.ts'

const origin: Point = [0, 0]
const a = combination(1, 0)
const letters = ['a', 'b'] as const
const [va, vb] = [bold('a'), bold('b')]

/** Markup: '3/5 λ', or '(…) λ' without a factor of 1. */
const scaled = (ratio: Ratio, letter: string) =>
  ratio[0] === ratio[1] ? letter : `${fraction(...ratio)} ${letter}`
const scaledSpoken = (ratio: Ratio, letter: string) =>
  ratio[0] === ratio[1] ? letter : `${fractionInWords(...ratio)}, times ${letter}`
const share = (part: Ratio) => `${part[0]} : ${part[1] - part[0]}`

/** What the three figures have in common. */
const written = ({ points, lines, corners, vectors, lambda, mu }: Crossing) => {
  const figure = figureOf({ points, lines, corners, colour: 'addmaths', height: 215 })
  const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
  const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
  const [l, m] = [fraction(...lambda), fraction(...mu)]
  const [ls, ms] = [fractionInWords(...lambda), fractionInWords(...mu)]
  const sides = typst`$arrow(O A) = ${va}$ and $arrow(O B) = ${vb}$`
  const sidesSpoken = 'The vector OA is a and the vector OB is b.'
  const compare = typst`#note[$${va}$ and $${vb}$ are not parallel, so their coefficients must be the same.]`
  const found = typst`#working("A1")[$lambda =$ #result[$${l}$]]
#working("A1")[$mu =$ #result[$${m}$]]`
  const typedScalars = [
    final('b', number(typedFraction(...lambda)), 'λ'),
    final('b', number(typedFraction(...mu)), 'μ'),
  ]
  return { figure, shown, said, ls, ms, sides, sidesSpoken, compare, found, typedScalars }
}

/** The crossing was found in coordinates; measures how it divides two lines, each of them as 'OXQ'. */
const whyNot = (
  { points, basis, vectors, lambda, mu }: Crossing,
  one: string,
  other: string,
): string | null => {
  const share = (line: string) => {
    const [start = origin, part = origin, end = origin] = [...line].map((name) => points[name])
    return distance(start, part) / distance(start, end)
  }
  const [l, m] = [share(one), share(other)]
  if (!agree(l, lambda[0] / lambda[1]) || !agree(m, mu[0] / mu[1])) return `the shares are ${l} and ${m}`
  return whyNotOnFigure(points, basis, vectors)
}

export const linesThatCross = defineTemplate({
  id: 'lines-that-cross',
  marks: 7,
  calculator: false,
  level: 5,
  cases: {
    triangle(random) {
      const values = inTriangle(random)
      const { vectors } = values
      const { figure, shown, said, ls, ms, sides, sidesSpoken, compare, found, typedScalars } =
        written(values)
      const [p, q] = [vectors.OQ ?? a, vectors.BP ?? a]
      const onA: Ratio = q[0]
      return {
        question: typst`
${figure}
In triangle $O A B$, ${sides}. $P$ is on $O A$ with #box[$O P : P A = ${values.p} : ${values.q}$] and $Q$ is on $A B$ with #box[$A Q : Q B = ${values.m} : ${values.n}$]. $O Q$ and $B P$ cross at $X$.
#part("a", 3)[Find $arrow(O Q)$ and $arrow(B P)$ in terms of $${va}$ and $${vb}$.]
#part("b", 4)[Given that $arrow(O X) = lambda arrow(O Q)$ and $arrow(B X) = mu arrow(B P)$, find the value of $lambda$ and of $mu$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(O Q) = ${va} + ${fraction(values.m, values.m + values.n)} (${vb} − ${va}) $]
#working("A1")[$arrow(O Q) =$ #result[$${shown('OQ')}$]]
#working("B1")[$arrow(B P) =$ #result[$${shown('BP')}$]]]
#part("b")[
#working()[$arrow(O X) = lambda arrow(O Q)$ and $arrow(O X) = ${vb} + mu arrow(B P)$]
${compare}
#working("M1 FT")[$ ${va}: quad ${scaled(p[0], 'lambda')} = ${scaled(onA, 'mu')} $]
#working("M1")[$ ${vb}: quad ${scaled(p[1], 'lambda')} = 1 − mu $]
${found}]`,
        alt: plain`In triangle OAB, P is on OA with OP to PA as ${values.p} to ${values.q}, and Q is on AB with AQ to QB as ${values.m} to ${values.n}. ${sidesSpoken} OQ and BP cross at X. Part a: find OQ and BP in terms of a and b. Part b: given that OX is lambda times OQ and BX is mu times BP, find the value of lambda and of mu.`,
        answerAlt: plain`Part a: OQ is ${said('OQ')}, and BP is ${said('BP')}. Part b: OX is lambda OQ, and also b plus mu BP. From the coefficients, ${scaledSpoken(p[0], 'lambda')} equals ${scaledSpoken(onA, 'mu')}, and ${scaledSpoken(p[1], 'lambda')} equals 1 minus mu. So lambda is ${ls} and mu is ${ms}.`,
        answers: [
          final('a', inLetters(vectors.OQ ?? a), 'OQ'),
          final('a', inLetters(vectors.BP ?? a), 'BP'),
          ...typedScalars,
        ],
        verify: () => whyNot(values, 'OXQ', 'BXP'),
      }
    },
    trapezium(random) {
      const values = inTrapezium(random)
      const { vectors, lambda } = values
      const { figure, shown, said, ls, ms, sidesSpoken, compare, found, typedScalars } = written(values)
      return {
        question: typst`
${figure}
$O A C B$ is a trapezium, and the diagonals $O C$ and $A B$ cross at $X$.
$ arrow(O A) = ${va} quad arrow(O B) = ${vb} quad arrow(B C) = ${fraction(...values.k)} arrow(O A) $
#part("a", 2)[Find $arrow(O C)$ and $arrow(A B)$ in terms of $${va}$ and $${vb}$.]
#part("b", 4)[Given that $arrow(O X) = lambda arrow(O C)$ and $arrow(A X) = mu arrow(A B)$, find the value of $lambda$ and of $mu$.]
#part("c", 1)[Write down the ratio #box[$O X : X C$].]`,
        answer: typst`
#part("a")[
#working("B1")[$arrow(O C) =$ #result[$${shown('OC')}$]]
#working("B1")[$arrow(A B) =$ #result[$${shown('AB')}$]]]
#part("b")[
#working()[$arrow(O X) = lambda arrow(O C)$ and $arrow(O X) = ${va} + mu arrow(A B)$]
${compare}
#working("M1 FT")[$ ${va}: quad ${scaled(values.k, 'lambda')} = 1 − mu $]
#working("M1")[$ ${vb}: quad lambda = mu $]
${found}]
#part("c")[#working("B1 FT")[$O X : X C =$ #result[$${share(lambda)}$]]]`,
        alt: plain`OACB is a trapezium. ${sidesSpoken} The vector BC is ${fractionInWords(...values.k)} of OA. The diagonals OC and AB cross at X. Part a: find OC and AB in terms of a and b. Part b: given that OX is lambda times OC and AX is mu times AB, find the value of lambda and of mu. Part c: write down the ratio OX to XC.`,
        answerAlt: plain`Part a: OC is ${said('OC')}, and AB is ${said('AB')}. Part b: OX is lambda OC, and also a plus mu AB. From the coefficients, ${scaledSpoken(values.k, 'lambda')} equals 1 minus mu, and lambda equals mu. So lambda is ${ls} and mu is ${ms}. Part c: OX to XC is ${lambda[0]} to ${lambda[1] - lambda[0]}.`,
        answers: [
          final('a', inLetters(vectors.OC ?? a), 'OC'),
          final('a', inLetters(vectors.AB ?? a), 'AB'),
          ...typedScalars,
          final('c', anyRatio(lambda[0], lambda[1] - lambda[0])),
        ],
        verify: () => whyNot(values, 'OXC', 'AXB'),
      }
    },
    produced(random) {
      const values = produced(random)
      const { vectors } = values
      const { figure, shown, said, ls, ms, sides, sidesSpoken, compare, found, typedScalars } =
        written(values)
      const d = vectors.OD ?? a
      return {
        question: typst`
${figure}
In triangle $O A B$, ${sides}. $C$ is on $A B$ with #box[$A C : C B = ${values.m} : ${values.n}$]. $A D$ produced meets $O B$ at $E$, where
$ arrow(O D) = ${fraction(...values.k)} arrow(O C). $
#part("a", 3)[Find $arrow(O D)$ and $arrow(A D)$ in terms of $${va}$ and $${vb}$.]
#part("b", 4)[Given that $arrow(A E) = lambda arrow(A D)$ and $arrow(O E) = mu arrow(O B)$, find the value of $lambda$ and of $mu$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(O C) = ${va} + ${fraction(values.m, values.m + values.n)} (${vb} − ${va}) $]
#working("A1")[$arrow(O D) =$ #result[$${shown('OD')}$]]
#working("B1")[$arrow(A D) =$ #result[$${shown('AD')}$]]]
#part("b")[
#working()[$arrow(O E) = ${va} + lambda arrow(A D)$ and $arrow(O E) = mu ${vb}$]
${compare}
#working("M1 FT")[$ ${va}: quad 1 − ${scaled([d[0][1] - d[0][0], d[0][1]], 'lambda')} = 0 $]
#working("M1")[$ ${vb}: quad ${scaled(d[1], 'lambda')} = mu $]
${found}]`,
        alt: plain`In triangle OAB, C is on AB with AC to CB as ${values.m} to ${values.n}, and the vector OD is ${fractionInWords(...values.k)} of OC. ${sidesSpoken} AD produced meets OB at E. Part a: find OD and AD in terms of a and b. Part b: given that AE is lambda times AD and OE is mu times OB, find the value of lambda and of mu.`,
        answerAlt: plain`Part a: OD is ${said('OD')}, and AD is ${said('AD')}. Part b: OE is a plus lambda AD, and also mu b. The coefficient of a must be 0, so lambda is ${ls}. The coefficient of b then gives mu as ${ms}.`,
        answers: [
          final('a', inLetters(vectors.OD ?? a), 'OD'),
          final('a', inLetters(vectors.AD ?? a), 'AD'),
          ...typedScalars,
        ],
        verify: () => whyNot(values, 'AED', 'OEB'),
      }
    },
  },
})
