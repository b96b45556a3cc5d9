// Equations that become a cubic already solved: in a root, a square, a shifted or an inverted unknown.

import { agree, roots } from '../../kit/checking.ts'
import { fraction, minus, surd } from '../../kit/numbers.ts'
import { type Polynomial, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions, typedFraction, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords, minusInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic, evaluated } from './cubics.ts'

const signed = (value: number) => (value < 0 ? '−' : '+')
const signedSpoken = (value: number) => (value < 0 ? 'minus' : 'plus')
const size = (value: number) => (Math.abs(value) === 1 ? '' : String(Math.abs(value)))

/** The equation in y that is asked for, and how y is found. */
interface About {
  readonly markup: string
  readonly inWords: string
  /** What stands in the place of x. */
  readonly link: string
  readonly linkSpoken: string
  readonly note: string
  /** Printed, spoken and typed solutions that come from a root. */
  readonly solution: (x: number) => string
  readonly solutionSpoken: (x: number) => string
  readonly typed: (x: number) => readonly string[]
  /** The equation's left-hand side, and its solutions as numbers. */
  readonly value: (y: number) => number
  readonly values: (x: number) => readonly number[]
  readonly from?: number
}

const solved = (isPositive: boolean, aboutOf: (p: Polynomial, d: number) => About) => (random: Random) => {
  const { n, r, s, p, d } = random.until(
    () => ({ ...drawCubic(random, { leading: [1], reach: 4, most: 30 }), d: random.integer(1, 3) }),
    ({ n, r, s }) => {
      const all = [-n, r, s]
      const positive = all.filter((x) => x > 0).length
      const suits = !isPositive || (positive >= 1 && positive <= 2 && Math.max(...all) > 1)
      return suits && Math.min(...all.map(Math.abs)) <= 2
    },
  )
  const rootsOfP = [-n, r, s].sort((a, b) => a - b)
  const u = [...rootsOfP].sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
  const quadratic = divided(p, [1, -u]).quotient
  const about = aboutOf(p, d)
  const kept = isPositive ? rootsOfP.filter((x) => x > 0) : rootsOfP
  const rejected = rootsOfP.filter((x) => !kept.includes(x))
  return {
    question: typst`
The polynomial $p$ is given by
$ p(x) = ${shown(p)}. $
#part("a", 4)[Solve the equation $p(x) = 0$.]
#part("b", 2)[Hence solve the equation
$ ${about.markup}. $]`,
    answer: typst`
#part("a")[
#working("M1")[$p(${minus(u)}) = ${evaluated(p, 1, -u)} = 0$]
#working("M1")[$(${linear(1, -u)})(${shown(quadratic)}) = 0$]
#working("M1")[$${rootsOfP.map((x) => factor(1, -x)).join('')} = 0$]
#working("A1")[$x =$ ${rootsOfP.map((x) => `#result[$${minus(x)}$]`).join(', ')}]]
#part("b")[
${about.note ? `#note[${about.note}]` : ''}
#working("M1 FT")[$${about.link} = ${kept.map(minus).join('$ or $')}$${rejected.length > 0 ? ` (not $${rejected.map(minus).join('$, $')}$)` : ''}]
#working("A1")[$y =$ ${kept.map((x) => `#result[$${about.solution(x)}$]`).join(', ')}]]`,
    alt: plain`p of x is ${spoken(p)}. Part a: solve the equation p of x equals 0. Part b: hence solve the equation ${about.inWords}.`,
    answerAlt: plain`Part a: x is ${listInWords(rootsOfP.map(minusInWords)).replace(' and ', ' or ')}. Part b: ${about.linkSpoken} must be one of these${isPositive ? ', and it is not negative' : ''}. So y is ${listInWords(kept.map(about.solutionSpoken)).replace(' and ', ' or ')}.`,
    answers: [allSolutions(rootsOfP, 'x', 'a'), allSolutions(kept.flatMap(about.typed), 'y', 'b')],
    verify: () => {
      const solutions = kept.flatMap(about.values).sort((a, b) => a - b)
      const found = roots(about.value, about.from ?? -9.0137, 27.0171, 7200)
      return found.length === solutions.length && found.every((y, k) => agree(y, solutions[k] ?? 0, 1e-6))
        ? null
        : `the solutions are ${found.join(', ')}`
    },
  }
}

export const henceSolve = defineTemplate({
  id: 'hence-solve',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'square-root': solved(true, (p) => {
      const [, a = 0, b = 0, c = 0] = p
      return {
        // y√y + ay + b√y + c, with x = √y
        markup: `y sqrt(y) ${signed(a)} ${size(a)}y ${signed(b)} ${size(b)} sqrt(y) ${signed(c)} ${Math.abs(c)} = 0`,
        inWords: `y times root y, ${signedSpoken(a)} ${size(a)} y, ${signedSpoken(b)} ${size(b)} root y, ${signedSpoken(c)} ${Math.abs(c)} equals 0`,
        link: 'sqrt(y)',
        linkSpoken: 'root y',
        solution: (x) => String(x * x),
        solutionSpoken: (x) => String(x * x),
        typed: (x) => [String(x * x)],
        note: 'A square root is never negative.',
        value: (y) => valueAt(p, Math.sqrt(y)),
        values: (x) => [x * x],
        from: 0.0037,
      }
    }),
    square: solved(true, (p) => {
      const [, a = 0, b = 0, c = 0] = p
      return {
        markup: `y^6 ${signed(a)} ${size(a)}y^4 ${signed(b)} ${size(b)}y^2 ${signed(c)} ${Math.abs(c)} = 0`,
        inWords: `y to the power 6, end of power, ${signedSpoken(a)} ${size(a)} y to the power 4, end of power, ${signedSpoken(b)} ${size(b)} y squared ${signedSpoken(c)} ${Math.abs(c)} equals 0`,
        link: 'y^2',
        linkSpoken: 'y squared',
        solution: (x) => `plus.minus ${surd(1, x)}`,
        solutionSpoken: (x) => `plus or minus ${surdInWords(1, x)}`,
        typed: (x) => [typedSurd(1, x), typedSurd(-1, x)],
        note: 'A square is never negative.',
        value: (y) => valueAt(p, y * y),
        values: (x) => [-Math.sqrt(x), Math.sqrt(x)],
      }
    }),
    shifted: solved(false, (p, d) => ({
      markup: `p(y + ${d}) = 0`,
      inWords: `p of open bracket y plus ${d} close bracket equals 0`,
      link: `y + ${d}`,
      linkSpoken: `y plus ${d}`,
      solution: (x) => minus(x - d),
      solutionSpoken: (x) => minusInWords(x - d),
      typed: (x) => [String(x - d)],
      note: '',
      value: (y) => valueAt(p, y + d),
      values: (x) => [x - d],
    })),
    reciprocal: solved(false, (p) => {
      const [, a = 0, b = 0, c = 0] = p
      return {
        markup: `1 ${signed(a)} ${size(a)}y ${signed(b)} ${size(b)}y^2 ${signed(c)} ${size(c)}y^3 = 0`,
        inWords: `1 ${signedSpoken(a)} ${size(a)} y ${signedSpoken(b)} ${size(b)} y squared ${signedSpoken(c)} ${size(c)} y cubed equals 0`,
        link: 'display(1/y)',
        linkSpoken: '1 over y',
        solution: (x) => fraction(1, x),
        solutionSpoken: (x) => fractionInWords(1, x),
        typed: (x) => [typedFraction(1, x)],
        note: 'Divide the equation by $y^3$.',
        value: (y) => valueAt([...p].reverse(), y),
        values: (x) => [1 / x],
      }
    }),
  },
})
