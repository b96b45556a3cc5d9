// The scalar that puts three points of a figure on a straight line.

import { agree, distance, type Point } from '../../kit/checking.ts'
import {
  added,
  along,
  bold,
  combination,
  crossing,
  drawBasis,
  figureOf,
  fromTo,
  multiplied,
  type Points,
  type Ratio,
  shownSum,
  spokenSum,
} from '../../kit/combinations.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, terms } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { inLetters } from './typed.ts'

const origin: Point = [0, 0]
const [a, b] = [combination(1, 0), combination(0, 1)]
const letters = ['a', 'b'] as const
const [va, vb] = [bold('a'), bold('b')]

// P on OA, R beyond B, and how far along AB the line PR crosses it.
const menelaus: readonly { readonly p: Ratio; readonly r: Ratio }[] = [
  { p: [1, 2], r: [2, 1] },
  { p: [1, 3], r: [2, 1] },
  { p: [1, 2], r: [3, 2] },
  { p: [2, 3], r: [2, 1] },
  { p: [2, 3], r: [4, 3] },
  { p: [3, 4], r: [3, 2] },
  { p: [1, 2], r: [4, 3] },
  { p: [1, 2], r: [3, 1] },
]

const sides = typst`$arrow(O A) = ${va}$ and $arrow(O B) = ${vb}$`

/** Q or X was found where the drawn lines cross: how far it is along AB. */
const whyNot = ({ A = origin, B = origin }: Points, there: Point, lambda: Ratio): string | null => {
  const share = distance(A, there) / distance(A, B)
  return agree(share, lambda[0] / lambda[1]) ? null : `it is ${share} of the way along AB`
}

export const scalarForLine = defineTemplate({
  id: 'scalar-for-a-straight-line',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'produced-side'(random) {
      const [u, v] = drawBasis(random)
      const { p, r } = random.pick(menelaus)
      // (1 − λ − p) a + λ b is a multiple of −p a + r b.
      const lambda = lowestTerms(r[0] * (p[1] - p[0]), r[0] * p[1] - p[0] * r[1])
      const side: Point = [v[0] * 0.65, v[1] * 0.65]
      const [P, R] = [along(origin, u, p[0] / p[1]), along(origin, side, r[0] / r[1])]
      const points: Points = { O: origin, A: u, B: side, P, R, Q: crossing(P, R, u, side) }
      const [answer, answerSpoken] = [fraction(...lambda), fractionInWords(...lambda)]
      const PR = fromTo(multiplied(p, a), multiplied(r, b))
      const [rest, beyond] = [fraction(p[1] - p[0], p[1]), `${r[1]} : ${r[0] - r[1]}`]
      return {
        question: typst`
${figureOf({
  points,
  lines: ['OA a', 'OB b', 'BR', 'AB', 'PR'],
  corners: 'OAR',
  colour: 'addmaths',
  height: 220,
})}
In triangle $O A B$, ${sides}. $P$ is on $O A$ with #box[$O P : P A = ${p[0]} : ${p[1] - p[0]}$], and $O B$ is produced to $R$ so that #box[$O B : B R = ${beyond}$]. $Q$ is on $A B$ with #box[$arrow(A Q) = lambda arrow(A B)$].
#part("a", 1)[Find $arrow(P R)$ in terms of $${va}$ and $${vb}$.]
#part("b", 2)[Find $arrow(P Q)$ in terms of $${va}$, $${vb}$ and $lambda$.]
#part("c", 3)[Given that $P$, $Q$ and $R$ are collinear, find the value of $lambda$.]`,
        answer: typst`
#part("a")[#working("B1")[$arrow(P R) =$ #result[$${shownSum(PR, letters)}$]]]
#part("b")[
#working("M1")[$ arrow(P Q) = ${rest} ${va} + lambda (${vb} − ${va}) $]
#working("A1")[$=$ #result[$(${rest} − lambda) ${va} + lambda ${vb}$]]]
#part("c")[
#note[$arrow(P Q)$ is a multiple of $arrow(P R)$, so the coefficients are in the same ratio.]
#working("M1 FT")[$ (${rest} − lambda) / (−${fraction(...p)}) = lambda / (${fraction(...r)}) $]
#working("A1")[$ ${fraction(...r)} (${rest} − lambda) = −${fraction(...p)} lambda $]
#working("A1")[$lambda =$ #result[$${answer}$]]]`,
        alt: plain`In triangle OAB, P is on OA with OP to PA as ${p[0]} to ${p[1] - p[0]}, and OB is produced to R so that OB to BR is ${r[1]} to ${r[0] - r[1]}. The vector OA is a and the vector OB is b. Q is on AB with AQ as lambda times AB. Part a: find PR in terms of a and b. Part b: find PQ in terms of a, b and lambda. Part c: given that P, Q and R are collinear, find the value of lambda.`,
        answerAlt: plain`Part a: PR is ${spokenSum(PR, letters)}. Part b: PQ is open bracket ${fractionInWords(p[1] - p[0], p[1])} minus lambda close bracket a plus lambda b. Part c: the coefficients are in the same ratio as those of PR, which gives lambda equals ${answerSpoken}.`,
        answers: [
          final('a', inLetters(PR)),
          final('b', expression(`(${typedFraction(p[1] - p[0], p[1])} - λ)a + λb`, 'abλ')),
          final('c', number(typedFraction(...lambda)), 'λ'),
        ],
        verify: () => whyNot(points, points.Q ?? origin, lambda),
      }
    },
    'through-origin'(random) {
      const [u, v] = drawBasis(random)
      // OACB is a parallelogram; M is m of AC. X on AB is on OM when AX = λ AB with λ = m / (1 + m).
      const p: Ratio = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 4],
        [1, 4],
        [2, 5],
        [3, 5],
      ] as const)
      const [A, B]: readonly [Point, Point] = [
        [u[0] * 0.75, u[1] * 0.75],
        [v[0] * 0.8, v[1] * 0.8],
      ]
      const C: Point = [A[0] + B[0], A[1] + B[1]]
      const M = along(A, C, p[0] / p[1])
      const points: Points = { O: origin, A, C, B, M, X: crossing(origin, M, A, B) }
      const lambda = lowestTerms(p[0], p[0] + p[1])
      const [answer, answerSpoken] = [fraction(...lambda), fractionInWords(...lambda)]
      const OM = added(a, multiplied(p, b))
      return {
        question: typst`
${figureOf({
  points,
  lines: ['OA a', 'OB b', 'BC', 'AC', 'AB', 'OM'],
  corners: 'OABC',
  colour: 'addmaths',
  height: 215,
})}
$O A C B$ is a parallelogram with ${sides}. $M$ is on $A C$ with #box[$A M : M C = ${p[0]} : ${p[1] - p[0]}$]. $X$ is on $A B$ with #box[$arrow(A X) = lambda arrow(A B)$].
#part("a", 1)[Find $arrow(O M)$ in terms of $${va}$ and $${vb}$.]
#part("b", 2)[Find $arrow(O X)$ in terms of $${va}$, $${vb}$ and $lambda$.]
#part("c", 3)[Given that $O$, $X$ and $M$ are collinear, find the value of $lambda$.]`,
        answer: typst`
#part("a")[#working("B1")[$arrow(O M) =$ #result[$${shownSum(OM, letters)}$]]]
#part("b")[
#working("M1")[$arrow(O X) = ${va} + lambda (${vb} − ${va})$]
#working("A1")[$=$ #result[$(1 − lambda) ${va} + lambda ${vb}$]]]
#part("c")[
#note[$arrow(O X)$ is a multiple of $arrow(O M)$, so the coefficients are in the same ratio.]
#working("M1 FT")[$ lambda / (1 − lambda) = ${fraction(...p)} $]
#working("A1")[$${terms([p[1], 'lambda'])} = ${p[0] === 1 ? '' : p[0]}${p[0] === 1 ? '1 − lambda' : '(1 − lambda)'}$]
#working("A1")[$lambda =$ #result[$${answer}$]]]`,
        alt: plain`OACB is a parallelogram. The vector OA is a and the vector OB is b. M is on AC with AM to MC as ${p[0]} to ${p[1] - p[0]}. X is on AB with AX as lambda times AB. Part a: find OM in terms of a and b. Part b: find OX in terms of a, b and lambda. Part c: given that O, X and M are collinear, find the value of lambda.`,
        answerAlt: plain`Part a: OM is ${spokenSum(OM, letters)}. Part b: OX is open bracket 1 minus lambda close bracket a plus lambda b. Part c: lambda over open bracket 1 minus lambda close bracket equals ${fractionInWords(...p)}, so lambda is ${answerSpoken}.`,
        answers: [
          final('a', inLetters(OM)),
          final('b', expression('(1 - λ)a + λb', 'abλ')),
          final('c', number(typedFraction(...lambda)), 'λ'),
        ],
        verify: () => whyNot(points, points.X ?? origin, lambda),
      }
    },
  },
})
