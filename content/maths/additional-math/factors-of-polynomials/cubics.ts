// What the templates of this topic share: polynomials with given factors, division, and numbers put in the place of x.

import { highestCommonFactor, lowestTerms, minus } from '../../kit/numbers.ts'
import { type Polynomial, product, valueAt } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'

/** (mx + n)(x − r)(x − s), its three roots different from each other and from 0. */
interface Cubic {
  readonly m: number
  readonly n: number
  readonly r: number
  readonly s: number
  readonly p: Polynomial
}

/** Numbers that a student can work with: no coefficient above `most`. */
export const drawCubic = (random: Random, { leading = [1], reach = 5, most = 40 } = {}): Cubic => {
  return random.until(
    () => {
      const m = random.pick(leading)
      const [n, r, s] = [0, 0, 0].map(() => random.integerExcept(-reach, reach, 0)) as [
        number,
        number,
        number,
      ]
      return { m, n, r, s, p: product([m, n], [1, -r], [1, -s]) }
    },
    ({ m, n, r, s, p }) =>
      r < s &&
      n !== -m * r &&
      n !== -m * s &&
      (m === 1 || highestCommonFactor(m, n) === 1) &&
      p.every((c) => c !== 0 && Math.abs(c) <= most),
  )
}

interface Division {
  readonly quotient: Polynomial
  readonly remainder: Polynomial
}

/** Long division. */
export const divided = (p: Polynomial, [lead = 1, ...rest]: Polynomial): Division => {
  const left = [...p]
  const quotient: number[] = []
  while (left.length > rest.length) {
    const share = (left.shift() ?? 0) / lead
    quotient.push(share + 0)
    for (const [n, c] of rest.entries()) left[n] = (left[n] ?? 0) - share * c
  }
  return { quotient, remainder: left.map((c) => c + 0) }
}

/** A value that is whole but for the rounding of its thirds. */
export const whole = (p: Polynomial, x: number): number => Math.round(valueAt(p, x) * 1e6) / 1e6 + 0

export const isWhole = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e6)

/** The root of mx + n as markup: −1/2. */
export const rootMarkup = (m: number, n: number): string => {
  const [top, bottom] = lowestTerms(-n, m)
  return bottom === 1 ? minus(top) : `${top < 0 ? '−' : ''}${Math.abs(top)}/${bottom}`
}

/** Markup of p with a number in the place of x: '2(−1)^3 − 5(−1)^2 + 3'. */
export const putIn = (p: Polynomial, m: number, n: number): string => {
  const x = `(${rootMarkup(m, n)})`
  return p
    .map((c, place) => [c, p.length - 1 - place] as const)
    .filter(([c]) => c !== 0)
    .map(([c, exponent], place) => {
      const size = Math.abs(c)
      const power = exponent === 0 ? '' : exponent === 1 ? x : `${x}^${exponent}`
      const term = exponent > 0 && size === 1 ? power : `${size}${power}`
      return place === 0 ? `${c < 0 ? '−' : ''}${term}` : `${c < 0 ? '−' : '+'} ${term}`
    })
    .join(' ')
}

/** Markup of the values of the terms of p at the root of mx + n: '−8 + 20 − 12', '1/4 − 3/2 + 5'. */
export const evaluated = (p: Polynomial, m: number, n: number): string => {
  const [top, bottom] = lowestTerms(-n, m)
  return p
    .map((c, place) => [c, p.length - 1 - place] as const)
    .filter(([c]) => c !== 0)
    .map(([c, exponent], place) => {
      const [above, below] = lowestTerms(c * top ** exponent, bottom ** exponent)
      const size = below === 1 ? String(Math.abs(above)) : `${Math.abs(above)}/${below}`
      return place === 0 ? `${above < 0 ? '−' : ''}${size}` : `${above < 0 ? '−' : '+'} ${size}`
    })
    .join(' ')
}
