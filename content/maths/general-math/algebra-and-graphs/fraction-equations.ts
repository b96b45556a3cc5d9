// Equations with letters below the line that become quadratic.

import { agree, roots } from '../../kit/checking.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import {
  minusPolynomial,
  type Polynomial,
  plus,
  product,
  scaled,
  shown,
  spoken,
} from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Both roots of a quadratic as fractions, the larger first; null if they are not rational. */
const rationalRoots = ([a = 0, b = 0, c = 0]: readonly number[]): (readonly [number, number])[] | null => {
  const root = Math.sqrt(b * b - 4 * a * c)
  if (a === 0 || !Number.isInteger(root) || root === 0) return null
  return [lowestTerms(-b + root, 2 * a), lowestTerms(-b - root, 2 * a)]
}

type Numbers = readonly [p: number, a: number, q: number, b: number, k: number]

/** Numbers of an equation that becomes this quadratic, with two solutions that are not far away, one of them whole. */
const drawNumbers = (
  random: Random,
  draw: () => Numbers,
  equationOf: (...numbers: Numbers) => Polynomial,
  isDefined: (x: number, numbers: Numbers) => boolean,
) => {
  const numbers = random.until(draw, (numbers) => {
    const [, a, , b] = numbers
    const equation = equationOf(...numbers)
    const found = rationalRoots(equation)
    if (a === b || a === 0 || b === 0 || found === null || equation[1] === 0 || equation[2] === 0)
      return false
    const values = found.map(([top, bottom]) => top / bottom)
    return (
      values.every((x) => Math.abs(x) <= 9 && x !== -a && x !== -b && isDefined(x, numbers)) &&
      values.some(Number.isInteger) &&
      (equation[0] ?? 0) <= 3
    )
  })
  const equation = equationOf(...numbers)
  return { numbers, equation, solutions: rationalRoots(equation) ?? [] }
}

interface Solved {
  readonly given: readonly [markup: string, spoken: string]
  readonly steps: readonly [string, string]
  readonly equation: Polynomial
  readonly solutions: readonly (readonly [number, number])[]
  /** The left side less the right side. */
  readonly sides: (x: number) => number
}

const solved = ({ given, steps, equation, solutions, sides }: Solved) => {
  const [[t1, b1] = [0, 1], [t2, b2] = [0, 1]] = solutions
  const factors = `${factor(b1, -t1)}${factor(b2, -t2)}`
  const scale = (equation[0] ?? 1) / (b1 * b2)
  return {
    question: typst`
Solve. You must show all your working.
$ ${given[0]} $
#marks(5)`,
    answer: typst`
#working("M1")[$${steps[0]}$]
#working("A1")[$${steps[1]}$]
#working("A1")[$${shown(equation)} = 0$]
#working("M1")[$${scale === 1 ? '' : scale}${factors} = 0$]
#working("A1")[$x =$ #result[$${fraction(t1, b1)}$] or $x =$ #result[$${fraction(t2, b2)}$]]`,
    alt: plain`Solve: ${given[1]}. You must show all your working.`,
    answerAlt: plain`Multiply both sides by the denominators. This gives ${spoken(equation)} equals 0. So x is ${fractionInWords(t1, b1)} or ${fractionInWords(t2, b2)}.`,
    answers: [final('', inAnyOrder([asTyped(fraction(t1, b1)), asTyped(fraction(t2, b2))], { name: 'x' }))],
    verify() {
      const found = roots(sides, -12.0137, 12.0171, 7200)
      const wanted = [t1 / b1, t2 / b2].sort((x, y) => x - y)
      return found.length === 2 && found.every((x, n) => agree(x, wanted[n] ?? 0, 1e-6))
        ? null
        : `the sides agree at ${found.join(', ')}`
    },
  }
}

export const fractionEquation = defineTemplate({
  id: 'fraction-equation',
  marks: 5,
  calculator: false,
  level: 5,
  cases: {
    sum(random) {
      // p/(x + a) + q/(x + b) = k
      const tops = (p: number, a: number, q: number, b: number) => plus(scaled([1, b], p), scaled([1, a], q))
      const { numbers, equation, solutions } = drawNumbers(
        random,
        () => [
          random.integer(2, 8),
          random.integer(-4, 5),
          random.integer(2, 8) * random.sign(),
          random.integer(-4, 5),
          random.integer(1, 2),
        ],
        (p, a, q, b, k) => minusPolynomial(product([k], [1, a], [1, b]), tops(p, a, q, b)),
        () => true,
      )
      const [p, a, q, b, k] = numbers
      const [sign, spokenSign] = q < 0 ? ['−', 'minus'] : ['+', 'plus']
      return solved({
        given: [
          `${p}/(${linear(1, a)}) ${sign} ${Math.abs(q)}/(${linear(1, b)}) = ${k}`,
          `${p} over, ${linearSpoken(1, a)}, ${spokenSign} ${Math.abs(q)} over, ${linearSpoken(1, b)}, equals ${k}`,
        ],
        steps: [
          `${p}${factor(1, b)} ${sign} ${Math.abs(q)}${factor(1, a)} = ${k === 1 ? '' : k}${factor(1, a)}${factor(1, b)}`,
          `${shown(tops(p, a, q, b))} = ${shown(product([k], [1, a], [1, b]))}`,
        ],
        equation,
        solutions,
        sides: (x) => p / (x + a) + q / (x + b) - k,
      })
    },
    'equal-fractions'(random) {
      // (x + a)/(px + q) = k/(x + b), that is (x + a)(x + b) = k(px + q).
      const { numbers, equation, solutions } = drawNumbers(
        random,
        () => [
          random.integer(1, 2),
          random.integer(-4, 5),
          random.integerExcept(-5, 5, 0),
          random.integer(-4, 5),
          random.integer(2, 6),
        ],
        (p, a, q, b, k) => minusPolynomial(product([1, a], [1, b]), scaled([p, q], k)),
        (x, [p, , q]) => p * x + q !== 0,
      )
      const [p, a, q, b, k] = numbers
      return solved({
        given: [
          `(${linear(1, a)})/(${linear(p, q)}) = ${k}/(${linear(1, b)})`,
          `${linearSpoken(1, a)}, over, ${linearSpoken(p, q)}, equals ${k} over, ${linearSpoken(1, b)}`,
        ],
        steps: [
          `${factor(1, a)}${factor(1, b)} = ${k}${factor(p, q)}`,
          `${shown(product([1, a], [1, b]))} = ${shown(scaled([p, q], k))}`,
        ],
        equation,
        solutions,
        sides: (x) => (x + a) / (p * x + q) - k / (x + b),
      })
    },
  },
})
