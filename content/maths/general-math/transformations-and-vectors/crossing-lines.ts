// The point where two lines of a figure cross, found by writing it in two ways and comparing coefficients.

import { agree, distance, type Point } from '../../kit/checking.ts'
import {
  along,
  bold,
  combination,
  crossing,
  drawBasis,
  drawLetters,
  figureOf,
  type Points,
  placed,
  type Ratio,
  shownSum,
  spokenSum,
} from '../../kit/combinations.ts'
import { expression, final, anyRatio as inRatio } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { vectorIn } from '../../kit/typed-vectors.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const origin: Point = [0, 0]

// How far P is along OA and Q along OB, chosen so that the lines are cut in simple shares.
const cuts: readonly (readonly [Ratio, Ratio])[] = [
  [
    [1, 2],
    [2, 3],
  ],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [2, 3],
    [1, 2],
  ],
  [
    [2, 3],
    [3, 4],
  ],
  [
    [3, 4],
    [2, 3],
  ],
  [
    [1, 3],
    [1, 2],
  ],
  [
    [1, 2],
    [3, 4],
  ],
  [
    [3, 4],
    [1, 2],
  ],
]

/** (1 − p) / (1 − pq) */
const shareOf = ([p, pd]: Ratio, [q, qd]: Ratio): Ratio => {
  return lowestTerms((pd - p) * qd, pd * qd - p * q)
}

const ratioShown = ([top, bottom]: Ratio) => `${top} : ${bottom - top}`
const ratioSpoken = ([top, bottom]: Ratio) => `${top} to ${bottom - top}`

export const crossingLines = defineTemplate({
  id: 'crossing-lines',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'in-triangle'(random) {
      const letters = drawLetters(random)
      const [u, v] = drawBasis(random)
      const [p, q] = random.pick(cuts)
      const [s, t] = [shareOf(p, q), shareOf(q, p)]
      const [P, Q] = [along(origin, u, p[0] / p[1]), along(origin, v, q[0] / q[1])]
      const points: Points = { O: origin, A: u, B: v, P, Q, X: crossing(u, Q, v, P) }
      const basis = [u, v] as const
      const [la, lb] = letters
      const [va, vb] = [bold(la), bold(lb)]
      const [pf, qf] = [fraction(p[0], p[1]), fraction(q[0], q[1])]
      const [ps, qs] = [fractionInWords(p[0], p[1]), fractionInWords(q[0], q[1])]
      const answer = combination([p[0] * t[0], p[1] * t[1]], [q[0] * s[0], q[1] * s[1]])
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'AQ', 'BP'], corners: 'OAB' })}
$arrow(O A) = ${va}$ and $arrow(O B) = ${vb}$. $P$ is on $O A$ with #box[$O P : P A = ${ratioShown(p)}$] and $Q$ is on $O B$ with #box[$O Q : Q B = ${ratioShown(q)}$]. $A Q$ and $B P$ cross at $X$.
#part("a", 2)[$arrow(A X) = s arrow(A Q)$. Write $arrow(O X)$ in terms of $${va}$, $${vb}$ and $s$.]
#part("b", 1)[$arrow(B X) = t arrow(B P)$. Write $arrow(O X)$ in terms of $${va}$, $${vb}$ and $t$.]
#part("c", 3)[Find $arrow(O X)$ in terms of $${va}$ and $${vb}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(O X) = ${va} + s (${qf} ${vb} − ${va}) $]
#working("A1")[$=$ #result[$(1 − s) ${va} + ${qf} s ${vb}$]]]
#part("b")[#working("B1")[$arrow(O X) =$ #result[$${pf} t ${va} + (1 − t) ${vb}$]]]
#part("c")[
#note[$${va}$ and $${vb}$ are not parallel, so their coefficients must agree.]
#working("M1 FT")[$ 1 − s = ${pf} t quad "and" quad ${qf} s = 1 − t $]
#working("A1")[$ s = ${fraction(...s)} quad "or" quad t = ${fraction(...t)} $]
#working("A1")[$arrow(O X) =$ #result[$${shownSum(answer, letters)}$]]]`,
        alt: plain`The vector OA is ${la} and the vector OB is ${lb}. P is on OA with OP to PA as ${ratioSpoken(p)}. Q is on OB with OQ to QB as ${ratioSpoken(q)}. AQ and BP cross at X. Part a: AX is s times AQ. Write OX in terms of ${la}, ${lb} and s. Part b: BX is t times BP. Write OX in terms of ${la}, ${lb} and t. Part c: find OX in terms of ${la} and ${lb}.`,
        answerAlt: plain`Part a: OX is open bracket 1 minus s close bracket times ${la}, plus ${qs}, times s ${lb}. Part b: OX is ${ps}, times t ${la}, plus open bracket 1 minus t close bracket times ${lb}. Part c: the coefficients must agree, which gives s as ${fractionInWords(...s)} and t as ${fractionInWords(...t)}. So OX is ${spokenSum(answer, letters)}.`,
        answers: [
          final('a', expression(`(1 - s)*${la} + ${q[0]}/${q[1]}*s*${lb}`, `${la}${lb}s`)),
          final('b', expression(`${p[0]}/${p[1]}*t*${la} + (1 - t)*${lb}`, `${la}${lb}t`)),
          final('c', vectorIn(answer, letters)),
        ],
        verify: () => {
          // X was drawn where the lines cross in coordinates; measure how it divides them.
          const { A = origin, B = origin, X = origin, P = origin, Q = origin } = points
          const share = (start: Point, end: Point) => distance(start, X) / distance(start, end)

          if (!agree(share(A, Q), s[0] / s[1]) || !agree(share(B, P), t[0] / t[1]))
            return `X is ${share(A, Q)} of AQ`
          const answer = combination([p[0] * t[0], p[1] * t[1]], [q[0] * s[0], q[1] * s[1]])
          return distance(placed(answer, ...basis), X) < 1e-9
            ? null
            : 'the answer is not where the lines cross'
        },
      }
    },
    'in-parallelogram'(random) {
      const letters = drawLetters(random)
      const [u, v] = drawBasis(random)
      const p: Ratio = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 4],
        [1, 4],
        [2, 5],
      ] as const)
      const basis: readonly [Point, Point] = [
        [u[0] * 0.75, u[1] * 0.75],
        [v[0] * 0.8, v[1] * 0.8],
      ]
      const [A, B] = basis
      const C: Point = [A[0] + B[0], A[1] + B[1]]
      const M = along(A, C, p[0] / p[1])
      // OX is t of OM, and AX is s of AB.
      const [t, s] = [lowestTerms(p[1], p[0] + p[1]), lowestTerms(p[0], p[0] + p[1])]
      const points: Points = { O: origin, A, C, B, M, X: crossing(origin, M, A, B) }
      const [la, lb] = letters
      const [va, vb] = [bold(la), bold(lb)]
      const pf = fraction(p[0], p[1])
      const ps = fractionInWords(p[0], p[1])
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'AC', 'BC', 'AB', 'OM'], corners: 'OABC' })}
$O A C B$ is a parallelogram with $arrow(O A) = ${va}$ and $arrow(O B) = ${vb}$. $M$ is on $A C$ with #box[$A M : M C = ${ratioShown(p)}$]. $A B$ and $O M$ cross at $X$.
#part("a", 2)[$arrow(O X) = t arrow(O M)$. Write $arrow(O X)$ in terms of $${va}$, $${vb}$ and $t$.]
#part("b", 1)[$arrow(A X) = s arrow(A B)$. Write $arrow(O X)$ in terms of $${va}$, $${vb}$ and $s$.]
#part("c", 3)[Find the ratio #box[$O X : X M$].]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(O M) = ${va} + ${pf} ${vb} $]
#working("A1")[$arrow(O X) =$ #result[$t ${va} + ${pf} t ${vb}$]]]
#part("b")[#working()[$arrow(O X) = ${va} + s(${vb} − ${va})$]
#working("B1")[$=$ #result[$(1 − s) ${va} + s ${vb}$]]]
#part("c")[
#note[$${va}$ and $${vb}$ are not parallel, so their coefficients must agree.]
#working("M1 FT")[$ t = 1 − s quad "and" quad ${pf} t = s $]
#working("A1")[$ t = 1 − ${pf} t quad t = ${fraction(...t)} $]
#working("A1")[$O X : X M =$ #result[$${ratioShown(t)}$]]]`,
        alt: plain`OACB is a parallelogram. The vector OA is ${la} and the vector OB is ${lb}. M is on AC with AM to MC as ${ratioSpoken(p)}. AB and OM cross at X. Part a: OX is t times OM. Write OX in terms of ${la}, ${lb} and t. Part b: AX is s times AB. Write OX in terms of ${la}, ${lb} and s. Part c: find the ratio OX to XM.`,
        answerAlt: plain`Part a: OX is t ${la}, plus ${ps}, times t ${lb}. Part b: OX is open bracket 1 minus s close bracket times ${la}, plus s ${lb}. Part c: the coefficients must agree, so t is 1 minus s, and ${ps} of t is s. This gives t as ${fractionInWords(...t)}, so OX to XM is ${ratioSpoken(t)}.`,
        answers: [
          final('a', expression(`t*${la} + ${p[0]}/${p[1]}*t*${lb}`, `${la}${lb}t`)),
          final('b', expression(`(1 - s)*${la} + s*${lb}`, `${la}${lb}s`)),
          final('c', inRatio(t[0], t[1] - t[0])),
        ],
        verify: () => {
          // X was drawn where the lines cross in coordinates; measure how it divides them.
          const { O = origin, A = origin, B = origin, X = origin, M = origin } = points
          const share = (start: Point, end: Point) => distance(start, X) / distance(start, end)
          return agree(share(O, M), t[0] / t[1]) && agree(share(A, B), s[0] / s[1])
            ? null
            : `X is ${share(O, M)} of the way from O to M`
        },
      }
    },
  },
})
