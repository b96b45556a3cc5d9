// Three figures with lines that cross, drawn so that the scalars of the crossing are simple fractions.

import type { Point } from '../../kit/checking.ts'
import {
  along,
  type Combination,
  combination,
  crossing,
  dividing,
  drawBasis,
  fromTo,
  multiplied,
  type Points,
  type Ratio,
} from '../../kit/combinations.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'

const origin: Point = [0, 0]
const [a, b] = [combination(1, 0), combination(0, 1)]

export interface Crossing {
  readonly basis: readonly [Point, Point]
  readonly points: Points
  readonly lines: readonly string[]
  readonly corners: string
  /** The two vectors that are asked for first. */
  readonly vectors: Readonly<Record<string, Combination>>
  readonly lambda: Ratio
  readonly mu: Ratio
}

const ratios = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const
const isSimple = ([, bottom]: Ratio) => bottom <= 9

// P is p : q along OA, Q is m : n along AB; OQ and BP cross at X. OX = λ OQ, BX = μ BP.
export const inTriangle = (
  random: Random,
): Crossing & { readonly m: number; readonly n: number; readonly p: number; readonly q: number } => {
  const { m, n, p, q, lambda, mu } = random.until(
    () => {
      const [[one, two], [three, four]] = [random.pick(ratios), random.pick(ratios)]
      const [s, t] = [one + two, three + four]
      // λ(n a + m b)/s = b + μ(three a / t − b)
      return {
        m: one,
        n: two,
        p: three,
        q: four,
        lambda: lowestTerms(three * s, three * one + two * t),
        mu: lowestTerms(two * t, three * one + two * t),
      }
    },
    (values) =>
      isSimple(values.lambda) && isSimple(values.mu) && values.m + values.n + values.p + values.q > 4,
  )
  const basis = drawBasis(random)
  const [u, v] = basis
  const P = along(origin, u, p / (p + q))
  const Q = along(u, v, m / (m + n))
  return {
    m,
    n,
    p,
    q,
    lambda,
    mu,
    basis,
    points: { O: origin, A: u, B: v, P, Q, X: crossing(origin, Q, v, P) },
    lines: ['OA a', 'OB b', 'AB', 'OQ', 'BP'],
    corners: 'OAB',
    vectors: { OQ: dividing(a, b, m, n), BP: fromTo(b, multiplied([p, p + q], a)) },
  }
}

// OACB with BC = k OA; the diagonals OC and AB cross at X. OX = λ OC, AX = μ AB.
export const inTrapezium = (random: Random): Crossing & { readonly k: Ratio } => {
  const k: Ratio = random.pick([
    [1, 2],
    [2, 3],
    [1, 3],
    [3, 4],
    [3, 5],
    [2, 5],
  ] as const)
  const [u, v] = drawBasis(random)
  const [across, up] = u[0] > v[0] ? [u, v] : [v, u]
  const B: Point = [up[0] * 0.7, up[1]]
  const C: Point = [B[0] + (across[0] * k[0]) / k[1], B[1] + (across[1] * k[0]) / k[1]]
  const share = lowestTerms(k[1], k[0] + k[1])
  return {
    k,
    lambda: share,
    mu: share,
    basis: [across, B],
    points: { O: origin, A: across, C, B, X: crossing(origin, C, across, B) },
    lines: ['OA a', 'OB b', 'BC', 'AC', 'OC', 'AB'],
    corners: 'OABC',
    vectors: { OC: combination(k, 1), AB: fromTo(a, b) },
  }
}

// C is m : n along AB and D is k of OC; AD produced meets OB at E. AE = λ AD, OE = μ OB.
export const produced = (
  random: Random,
): Crossing & { readonly m: number; readonly n: number; readonly k: Ratio } => {
  const { m, n, k, lambda, mu } = random.until(
    () => {
      const [one, two] = random.pick(ratios)
      const share: Ratio = random.pick([
        [1, 2],
        [2, 3],
        [1, 3],
        [3, 4],
        [3, 5],
      ] as const)
      const s = one + two
      // The part of a in a + λ(d − a) is nothing: λ = 1 / (1 − k n / s).
      const bottom = share[1] * s - share[0] * two
      return {
        m: one,
        n: two,
        k: share,
        lambda: lowestTerms(share[1] * s, bottom),
        mu: lowestTerms(share[0] * one, bottom),
      }
    },
    (values) => isSimple(values.lambda) && isSimple(values.mu),
  )
  const basis = drawBasis(random)
  const [u, v] = basis
  const C = along(u, v, m / (m + n))
  const D = along(origin, C, k[0] / k[1])
  return {
    m,
    n,
    k,
    lambda,
    mu,
    basis,
    points: { O: origin, A: u, B: v, C, D, E: crossing(u, D, origin, v) },
    lines: ['OA a', 'OB b', 'AB', 'OC', 'AE'],
    corners: 'OAB',
    vectors: { OD: multiplied(k, dividing(a, b, m, n)), AD: fromTo(a, multiplied(k, dividing(a, b, m, n))) },
  }
}
