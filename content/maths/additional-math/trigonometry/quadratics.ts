// Quadratics in one function: drawn from their roots, solved factor by factor, and spoken.

import { fraction, highestCommonFactor, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { anglesWith, boxed, type Domain, inOrder, searched, spokenAngles } from './angle-sets.ts'
import { primaryOf, type Six } from './six.ts'

type Root = readonly [top: number, bottom: number]

/** (m g − n)(q g − p) = 0 for the roots n/m and p/q, as a g² + b g + c = 0. */
export interface Quadratic {
  readonly g: Six
  readonly roots: readonly [Root, Root]
  readonly a: number
  readonly b: number
  readonly c: number
}

const within: readonly Root[] = [
  [1, 2],
  [-1, 2],
  [1, 3],
  [-1, 3],
  [2, 3],
  [-2, 3],
  [1, 4],
  [-1, 4],
  [3, 4],
  [-3, 4],
  [2, 5],
  [-3, 5],
]
const beyond: readonly Root[] = [
  [3, 2],
  [-3, 2],
  [4, 3],
  [-4, 3],
  [3, 1],
  [-3, 1],
  [4, 1],
  [5, 2],
  [-5, 2],
  [-4, 1],
  [5, 1],
]
const others: readonly Root[] = [
  [1, 1],
  [-1, 1],
  [2, 1],
  [-2, 1],
  [1, 2],
  [-1, 2],
  [3, 1],
  [-3, 1],
]
const ofTangent: readonly Root[] = [
  [2, 1],
  [-2, 1],
  [3, 1],
  [-3, 1],
  [1, 2],
  [-1, 2],
  [3, 2],
  [-3, 2],
  [1, 3],
  [4, 1],
]

export const drawQuadratic = (random: Random, g: Six, isRounded: boolean): Quadratic => {
  const first = primaryOf[g] === 'tan' ? ofTangent : g === 'sin' || g === 'cos' ? within : beyond
  return random.until(
    () => {
      const [one, other] = [random.pick(first), random.pick(others)]
      const [[n, m], [p, q]] = [one, other]
      return { g, roots: [one, other] as const, a: m * q, b: -(m * p + n * q), c: n * p }
    },
    ({ a, b, c, roots: [[n, m], [p, q]] }) => {
      const all = [n / m, p / q]
      const isExact = all.some((value) => [0.5, 1, 2].includes(Math.abs(value)))
      const same = n * q === m * p
      return (
        !same &&
        b !== 0 &&
        a + c !== 0 &&
        a - c !== 0 &&
        a <= 12 &&
        !(isRounded && isExact) &&
        highestCommonFactor(highestCommonFactor(a, b), c) === 1
      )
    },
  )
}

export const anglesOf = (g: Six, [top, bottom]: Root, domain: Domain): number[] => {
  const value = primaryOf[g] === g ? top / bottom : bottom / top
  if (primaryOf[g] !== 'tan' && Math.abs(value) > 1) return []
  return anglesWith(primaryOf[g], value, ...searched(domain), domain.unit)
}

export const withX = (g: Six, power = 1): string => (power === 1 ? ` ${g} x` : ` ${g}^2 x`)
export const spokenX = (g: Six, power = 1): string => (power === 1 ? `${g} x` : `${g} squared x`)

const factor = (g: Six, [n, m]: Root): string => `(${terms([m, withX(g)], [-n, '']).trim()})`

/** From the factorised form on: 3 marks. */
export const solved = ({ g, roots: [one, other] }: Quadratic, domain: Domain): string => {
  const primary = primaryOf[g]
  const lines = [one, other].map((root) => {
    const angles = anglesOf(g, root, domain)
    const value = fraction(root[0], root[1])
    const turned = primary === g ? '' : typst`, #h(6pt) ${primary} x = ${fraction(root[1], root[0])}`
    const found =
      angles.length > 0
        ? typst`$x =$ ${boxed(angles, domain.unit)}`
        : `which no angle has: $${primary} x$ lies between $−1$ and $1$`
    return typst`#working("A1")[$ ${g} x = ${value}${turned} $
${found}]`
  })
  return typst`#working("M1")[$${factor(g, one)}${factor(g, other)} = 0$]
${lines.join('\n')}`
}

export const solvedInWords = ({ g, roots: [one, other] }: Quadratic, domain: Domain): string => {
  const values = plain`${g} x is ${fractionInWords(...one)} or ${fractionInWords(...other)}`
  const empty = [one, other].filter((root) => anglesOf(g, root, domain).length === 0)
  const none = empty.map((root) => ` ${plain`No angle has the value ${fractionInWords(...root)}.`}`).join('')
  const all = inOrder([one, other].flatMap((root) => anglesOf(g, root, domain)))
  return `${values}.${none} The solutions are x equals ${spokenAngles(all, domain.unit)}`
}

export const shownQuadratic = ({ g, a, b, c }: Quadratic): string => {
  return `${terms([a, withX(g, 2)], [b, withX(g)], [c, '']).trim()} = 0`.replace(/ {2,}/g, ' ')
}
