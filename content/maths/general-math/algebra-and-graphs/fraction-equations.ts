// Equations with letters below the line that become quadratic.

import { agree, roots } from '../../kit/checking.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { minusPolynomial, plus, product, scaled, shown, spoken } from '../../kit/polynomials.ts'
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

type Numbers = readonly [number, number, number, number, number]

/** p/(x + a) + q/(x + b) = k, or (x + a)/(px + q) = k/(x + b). */
const becomingQuadratic = (random: Random, isSum: boolean) => {
  /** The equation without fractions, brought to one side with a positive leading coefficient. */
  const equationOf = ([p, a, q, b, k]: Numbers) => {
    const bottom = product([1, a], [1, b])
    const tops = plus(scaled([1, b], p), scaled([1, a], q))
    return isSum ? minusPolynomial(scaled(bottom, k), tops) : minusPolynomial(bottom, scaled([p, q], k))
  }
  const numbers = random.until(
    () =>
      [
        isSum ? random.integer(2, 8) : random.integer(1, 2),
        random.integer(-4, 5),
        isSum ? random.integer(2, 8) * random.sign() : random.integerExcept(-5, 5, 0),
        random.integer(-4, 5),
        isSum ? random.integer(1, 2) : random.integer(2, 6),
      ] as const,
    ([p, a, q, b, k]) => {
      const equation = equationOf([p, a, q, b, k])
      const found = rationalRoots(equation)
      if (a === b || a === 0 || b === 0 || found === null || equation[1] === 0 || equation[2] === 0)
        return false
      const values = found.map(([top, bottom]) => top / bottom)
      // The bottoms are not zero, one root is whole, and none is far away.
      return (
        values.every((x) => Math.abs(x) <= 9 && x !== -a && x !== -b && (isSum || p * x + q !== 0)) &&
        values.some(Number.isInteger) &&
        (equation[0] ?? 0) <= 3
      )
    },
  )
  const [p, a, q, b, k] = numbers
  const equation = equationOf(numbers)
  const [[t1, b1] = [0, 1], [t2, b2] = [0, 1]] = rationalRoots(equation) ?? []
  const factors = `${factor(b1, -t1)}${factor(b2, -t2)}`
  const scale = (equation[0] ?? 1) / (b1 * b2)
  const [given, givenSpoken] = isSum
    ? [
        `${p}/(${linear(1, a)}) ${q < 0 ? '−' : '+'} ${Math.abs(q)}/(${linear(1, b)}) = ${k}`,
        `${p} over open bracket ${linearSpoken(1, a)} close bracket, ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q)} over open bracket ${linearSpoken(1, b)} close bracket, equals ${k}`,
      ]
    : [
        `(${linear(1, a)})/(${linear(p, q)}) = ${k}/(${linear(1, b)})`,
        `open bracket ${linearSpoken(1, a)} close bracket over open bracket ${linearSpoken(p, q)} close bracket, equals ${k} over open bracket ${linearSpoken(1, b)} close bracket`,
      ]
  return {
    question: typst`
Solve. You must show all your working.
$ ${given} $
#marks(5)`,
    answer: typst`
#working("M1")[${
      isSum
        ? typst`$${p}${factor(1, b)} ${q < 0 ? '−' : '+'} ${Math.abs(q)}${factor(1, a)} = ${k === 1 ? '' : k}${factor(1, a)}${factor(1, b)}$`
        : typst`$${factor(1, a)}${factor(1, b)} = ${k}${factor(p, q)}$`
    }]
#working("A1")[${
      isSum
        ? typst`$${shown(plus(scaled([1, b], p), scaled([1, a], q)))} = ${shown(scaled(product([1, a], [1, b]), k))}$`
        : typst`$${shown(product([1, a], [1, b]))} = ${shown(scaled([p, q], k))}$`
    }]
#working("A1")[$${shown(equation)} = 0$]
#working("M1")[$${scale === 1 ? '' : scale}${factors} = 0$]
#working("A1")[$x =$ #result[$${fraction(t1, b1)}$] or $x =$ #result[$${fraction(t2, b2)}$]]`,
    alt: plain`Solve: ${givenSpoken}. You must show all your working.`,
    answerAlt: plain`Multiply both sides by the denominators. This gives ${spoken(equation)} equals 0. So x is ${fractionInWords(t1, b1)} or ${fractionInWords(t2, b2)}.`,
    answers: [final('', inAnyOrder([asTyped(fraction(t1, b1)), asTyped(fraction(t2, b2))], { name: 'x' }))],
    verify() {
      const sides = (x: number) =>
        isSum ? p / (x + a) + q / (x + b) - k : (x + a) / (p * x + q) - k / (x + b)
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
    sum: (random) => becomingQuadratic(random, true),
    'equal-fractions': (random) => becomingQuadratic(random, false),
  },
})
