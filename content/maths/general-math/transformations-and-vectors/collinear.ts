// Proofs that three points lie on a straight line: one vector is a multiple of another, and they share a point.

import { agree, distance, type Point } from '../../kit/checking.ts'
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
import { final, anyRatio as inRatio } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { simplestVectorIn } from '../../kit/typed-vectors.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const origin: Point = [0, 0]
const [a, b] = [combination(1, 0), combination(0, 1)]

interface Line {
  readonly basis: readonly [Point, Point]
  readonly points: Points
  readonly vectors: Readonly<Record<string, Combination>>
  /** The two ratios that the question gives. */
  readonly given: readonly (readonly [number, number])[]
  /** The shorter vector is this much of the longer one. */
  readonly share: Ratio
  /** The three points in order. */
  readonly order: string
}

// X divides the diagonal AB as m : n; the line OX meets AC at Y, m/n of the way.
const onParallelogram = (random: Random): Line => {
  const [m, n] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [2, 5],
  ] as const)
  const [u, v] = drawBasis(random)
  const [A, B]: readonly [Point, Point] = [
    [u[0] * 0.75, u[1] * 0.75],
    [v[0] * 0.8, v[1] * 0.8],
  ]
  const C: Point = [A[0] + B[0], A[1] + B[1]]
  return {
    basis: [A, B],
    points: { O: origin, A, C, B, X: along(A, B, m / (m + n)), Y: along(A, C, m / n) },
    vectors: { OX: dividing(a, b, m, n), OY: added(a, multiplied([m, n], b)) },
    given: [
      [m, n],
      [m, n - m],
    ],
    share: [n, m + n],
    order: 'OXY',
  }
}

// P on OA, R beyond B, and Q where PR crosses AB: three shares that belong together.
const menelaus = [
  { p: [1, 2], r: [2, 1], q: [2, 1], share: [1, 3] },
  { p: [1, 3], r: [2, 1], q: [4, 1], share: [2, 5] },
  { p: [1, 2], r: [3, 2], q: [3, 1], share: [1, 2] },
  { p: [2, 3], r: [2, 1], q: [1, 1], share: [1, 4] },
  { p: [2, 3], r: [4, 3], q: [2, 1], share: [1, 2] },
  { p: [3, 4], r: [3, 2], q: [1, 1], share: [1, 3] },
] as const

const onTriangle = (random: Random): Line => {
  const { p, r, q, share } = random.pick(menelaus)
  const [u, v] = drawBasis(random)
  const [P, Q, R] = [multiplied(p, a), dividing(a, b, q[0], q[1]), multiplied(r, b)]
  const B: Point = [v[0] * 0.7, v[1] * 0.7]
  return {
    basis: [u, B],
    points: {
      O: origin,
      A: u,
      B,
      P: along(origin, u, p[0] / p[1]),
      Q: along(u, B, q[0] / (q[0] + q[1])),
      R: along(origin, B, r[0] / r[1]),
    },
    vectors: { PA: fromTo(P, a), AQ: fromTo(a, Q), PQ: fromTo(P, Q), PR: fromTo(P, R) },
    given: [[p[0], p[1] - p[0]], q, [r[1], r[0] - r[1]]],
    share,
    order: 'PQR',
  }
}

export const showCollinear = defineTemplate({
  id: 'show-straight-line',
  marks: 5,
  calculator: false,
  level: 5,
  cases: {
    parallelogram(random) {
      const letters = drawLetters(random)
      const { points, vectors, given, share, basis, order } = onParallelogram(random)
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const ratio = (n: number) => (given[n] ?? [0, 0]).join(' : ')
      const ratioSaid = (n: number) => (given[n] ?? [0, 0]).join(' to ')
      const [top, bottom] = share
      const difference = shownSum(fromTo(a, b), letters)
      const [m = 1, n = 1] = given[0] ?? []
      const part = fraction(m, m + n)
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'AC', 'BC', 'AB', 'OY'], corners: 'OABC' })}
$O A C B$ is a parallelogram with $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $X$ is on $A B$ with #box[$A X : X B = ${ratio(0)}$]. $Y$ is on $A C$ with #box[$A Y : Y C = ${ratio(1)}$].
#part("a", 3)[Find $arrow(O X)$ in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form.]
#part("b", 2)[Show that $O$, $X$ and $Y$ lie on a straight line, and find the ratio #box[$O X : X Y$].]`,
        answer: typst`
#part("a")[
#working("B1 soi")[$arrow(A B) = ${difference}$]
#working("M1")[$ arrow(O X) = ${bold(la)} + ${part} (${difference}) $]
#working("A1")[$arrow(O X) =$ #result[$${shown('OX')}$]]]
#part("b")[
#working("B1")[$ arrow(O Y) = ${shown('OY')} = ${fraction(bottom, top)} arrow(O X) $]
#note[$O Y$ and $O X$ are parallel and share the point $O$, so they are one straight line.]
#working("B1")[$O X : X Y =$ #result[$${top} : ${bottom - top}$]]]`,
        alt: plain`OACB is a parallelogram. The vector OA is ${la} and the vector OB is ${lb}. X is on AB with AX to XB as ${ratioSaid(0)}. Y is on AC with AY to YC as ${ratioSaid(1)}. Part a: find the vector OX in terms of ${la} and ${lb}, in its simplest form. Part b: show that O, X and Y lie on a straight line, and find the ratio OX to XY.`,
        answerAlt: plain`Part a: OX is OA plus ${fractionInWords(m, m + n)} of AB, which is ${said('OX')}. Part b: OY is ${said('OY')}, which is ${fractionInWords(bottom, top)} times OX. So OY and OX are parallel and share O: one straight line. OX to XY is ${top} to ${bottom - top}.`,
        answers: [
          final('a', simplestVectorIn(vectors.OX ?? a, letters)),
          final('b', inRatio(top, bottom - top)),
        ],
        verify: () => {
          const [P = origin, Q = origin, R = origin] = [...order].map((name) => points[name] ?? origin)
          const [short, long] = [distance(P, Q), distance(P, R)]
          if (!agree(short + distance(Q, R), long)) return `${order} is not a straight line`
          if (!agree(short / long, share[0] / share[1])) return `the share is ${short / long}`
          return whyNotOnFigure(points, basis, vectors)
        },
      }
    },
    triangle(random) {
      const letters = drawLetters(random)
      const { points, vectors, given, share, basis, order } = onTriangle(random)
      const [la, lb] = letters
      const shown = (name: string) => shownSum(vectors[name] ?? a, letters)
      const said = (name: string) => spokenSum(vectors[name] ?? a, letters)
      const ratio = (n: number) => (given[n] ?? [0, 0]).join(' : ')
      const ratioSaid = (n: number) => (given[n] ?? [0, 0]).join(' to ')
      const [top, bottom] = share
      const difference = shownSum(fromTo(a, b), letters)
      return {
        question: typst`
${figureOf({ points, lines: [`OA ${la}`, `OB ${lb}`, 'BR', 'AB', 'PR'], corners: 'OAR', height: 230 })}
In triangle $O A B$, $arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$. $P$ is on $O A$ with #box[$O P : P A = ${ratio(0)}$] and $Q$ is on $A B$ with #box[$A Q : Q B = ${ratio(1)}$]. $O B$ is extended to $R$ so that #box[$O B : B R = ${ratio(2)}$].
#part("a", 3)[Find $arrow(P Q)$ in terms of $${bold(la)}$ and $${bold(lb)}$, in its simplest form.]
#part("b", 2)[Show that $P$, $Q$ and $R$ lie on a straight line.]`,
        answer: typst`
#part("a")[
#working("B1 soi")[$ arrow(P A) = ${shown('PA')} $]
#working("M1")[$ arrow(A Q) = ${fraction(given[1]?.[0] ?? 1, (given[1]?.[0] ?? 1) + (given[1]?.[1] ?? 1))} (${difference}) $]
#working()[$arrow(P Q) = arrow(P A) + arrow(A Q)$]
#working("A1")[$=$ #result[$${shown('PQ')}$]]]
#part("b")[
#working("B1")[$ arrow(P R) = arrow(P O) + arrow(O R) = ${shown('PR')} $]
#working("B1")[#result[$arrow(P R) = ${fraction(bottom, top)} arrow(P Q)$]

They are parallel and share $P$, so $P$, $Q$ and $R$ are on a straight line.]]`,
        alt: plain`In triangle OAB the vector OA is ${la} and the vector OB is ${lb}. P is on OA with OP to PA as ${ratioSaid(0)}. Q is on AB with AQ to QB as ${ratioSaid(1)}. OB is extended to R so that OB to BR is ${ratioSaid(2)}. Part a: find the vector PQ in terms of ${la} and ${lb}, in its simplest form. Part b: show that P, Q and R lie on a straight line.`,
        answerAlt: plain`Part a: PA is ${said('PA')} and AQ is ${said('AQ')}, so PQ is ${said('PQ')}. Part b: PR is ${said('PR')}, which is ${fractionInWords(bottom, top)} times PQ. They are parallel and share P, so the three points are on a straight line.`,
        answers: [final('a', simplestVectorIn(vectors.PQ ?? a, letters))],
        verify: () => {
          const [P = origin, Q = origin, R = origin] = [...order].map((name) => points[name] ?? origin)
          const [short, long] = [distance(P, Q), distance(P, R)]
          if (!agree(short + distance(Q, R), long)) return `${order} is not a straight line`
          if (!agree(short / long, share[0] / share[1])) return `the share is ${short / long}`
          return whyNotOnFigure(points, basis, vectors)
        },
      }
    },
  },
})
