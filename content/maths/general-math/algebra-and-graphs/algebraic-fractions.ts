// Algebraic fractions: cancelling factors, one fraction out of two, products and quotients.

import { expression, final } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { continued, identical, plus, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const over = (top: string, bottom: string): string => `display((${top})/(${bottom}))`

const drawFactors = (random: Random) => {
  const a = random.integer(2, 6) * random.sign()
  const [m, b] = random.until(
    () => [random.integer(2, 3), random.integerExcept(-5, 5, 0)] as const,
    ([m, b]) => highestCommonFactor(m, b) === 1,
  )
  const c = random.until(
    () => random.integerExcept(-7, 7, 0, a, -a),
    (c) => m * c !== b,
  )
  return { a, b, c, m, k: random.integer(2, 3) }
}

/** (mx + b)(x + a) over (x + c)(x + a). */
const cancelling = (a: number, [m, b]: readonly [number, number], c: number) => {
  const [top, bottom] = [product([m, b], [1, a]), product([1, c], [1, a])]
  const first = b === 0 ? linear(m, b) : factor(m, b)
  const answer = over(linear(m, b), linear(1, c))
  return {
    question: typst`
Simplify.
$ (${shown(top)})/(${shown(bottom)}) $
#marks(3)`,
    answer: typst`
#working("M1")[top: $${first}${factor(1, a)}$]
#working("M1")[bottom: $${factor(1, c)}${factor(1, a)}$]
#note[Cancel the common factor $${linear(1, a)}$.]
#working("A1")[#result[$${answer}$]]`,
    alt: plain`Simplify the fraction open bracket ${spoken(top)} close bracket over open bracket ${spoken(bottom)} close bracket.`,
    answerAlt: plain`Top and bottom have the factor ${linearSpoken(1, a)}. Cancelling it leaves open bracket ${linearSpoken(m, b)} close bracket over open bracket ${linearSpoken(1, c)} close bracket.`,
    answers: [final('', expression(asTyped(answer), 'x', 'simplified'))],
    verify: () =>
      identical(
        (x) => valueAt(top, x) / valueAt(bottom, x),
        (x) => (m * x + b) / (x + c),
      )
        ? null
        : 'the fractions differ',
  }
}

export const simplifyFraction = defineTemplate({
  id: 'simplify-a-fraction',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'over-squares'(random) {
      const { a, b, m } = drawFactors(random)
      return cancelling(a, [m, b], -a)
    },
    'two-trinomials'(random) {
      const { a, b, c, m } = drawFactors(random)
      return cancelling(a, [m, b], c)
    },
    'common-factors'(random) {
      const { a, c, k } = drawFactors(random)
      return cancelling(a, [k, 0], c)
    },
  },
})

const drawFractions = (random: Random) => {
  const [d, e] = random.pick([
    [3, 4],
    [2, 5],
    [4, 5],
    [3, 5],
  ] as const)
  const [a, b] = random.distinct([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], 2) as [number, number]
  // For the sum p/(x + a) + q/(x + b), the coefficient of x does not vanish.
  const p = random.integer(2, 5)
  return { d, e, a, b, p, q: random.integerExcept(2, 6, p), k: random.integer(2, 4) }
}

const single = (answer: string, before: (x: number) => number, after: (x: number) => number) => ({
  answers: [final('', expression(asTyped(answer), 'x', 'single-fraction'))],
  verify: () => (identical(before, after) ? null : 'the fractions differ'),
})

export const singleFraction = defineTemplate({
  id: 'write-as-a-single-fraction',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'numbers-below'(random) {
      const { d, e, a, b } = drawFractions(random)
      const [first, second] = [scaled([1, a], e), scaled([2, b], -d)]
      const [m = 0, n = 0] = plus(first, second)
      const common = highestCommonFactor(highestCommonFactor(m, n), d * e)
      return {
        question: typst`
Write as a single fraction in its simplest form.
$ (${linear(1, a)})/${d} − (${linear(2, b)})/${e} $
#marks(3)`,
        answer: typst`
#working("M1")[$ (${e}(${linear(1, a)}) − ${d}(${linear(2, b)}))/${d * e} $]
#working("M1")[$ = (${shown(first)} ${continued(second)})/${d * e} $]
#working("A1")[$=$ #result[$${over(linear(m, n), String(d * e))}$]]`,
        alt: plain`Write as a single fraction in its simplest form: open bracket ${linearSpoken(1, a)} close bracket over ${d}, minus open bracket ${linearSpoken(2, b)} close bracket over ${e}.`,
        answerAlt: plain`The common denominator is ${d * e}. The numerator is ${spoken([m, n])}. The answer is open bracket ${linearSpoken(m, n)} close bracket over ${d * e}.`,
        ...single(
          over(linear(m / common, n / common), String((d * e) / common)),
          (x) => (x + a) / d - (2 * x + b) / e,
          (x) => ((e - 2 * d) * x + (a * e - b * d)) / (d * e),
        ),
      }
    },
    'brackets-below'(random) {
      const { a, b, p, q } = drawFractions(random)
      const [first, second] = [scaled([1, b], p), scaled([1, a], q)]
      const sum = plus(first, second)
      const bottom = `${factor(1, a)}${factor(1, b)}`
      const answer = over(shown(sum), bottom)
      return {
        question: typst`
Write as a single fraction in its simplest form.
$ ${p}/(${linear(1, a)}) + ${q}/(${linear(1, b)}) $
#marks(3)`,
        answer: typst`
#working("B1")[common denominator $${bottom}$]
#working("M1")[$ (${p}${factor(1, b)} + ${q}${factor(1, a)})/(${bottom}) $]
#working("A1")[$=$ #result[$${answer}$]]`,
        alt: plain`Write as a single fraction in its simplest form: ${p} over open bracket ${linearSpoken(1, a)} close bracket, plus ${q} over open bracket ${linearSpoken(1, b)} close bracket.`,
        answerAlt: plain`The common denominator is the product of open bracket ${linearSpoken(1, a)} close bracket and open bracket ${linearSpoken(1, b)} close bracket. The numerator is ${p} times open bracket ${linearSpoken(1, b)} close bracket, plus ${q} times open bracket ${linearSpoken(1, a)} close bracket, which is ${spoken(sum)}.`,
        ...single(
          answer,
          (x) => p / (x + a) + q / (x + b),
          (x) => ((p + q) * x + p * b + q * a) / ((x + a) * (x + b)),
        ),
      }
    },
    division(random) {
      const { d, a, k } = drawFractions(random)
      const size = Math.abs(a) === 1 ? 3 : Math.abs(a)
      return {
        question: typst`
Write as a single fraction in its simplest form.
$ (x^2 − ${size * size})/(${d}x) div (x − ${size})/(${d * k}x^2) $
#marks(3)`,
        answer: typst`
#working("M1")[$ (x^2 − ${size * size})/(${d}x) times (${d * k}x^2)/(x − ${size}) $]
#working("M1")[$ ((x − ${size})(x + ${size}))/(${d}x) times (${d * k}x^2)/(x − ${size}) $]
#working("A1")[#result[$${k}x(x + ${size})$]]
#note[Cancel $x − ${size}$, $x$ and ${d}.]`,
        alt: plain`Write as a single fraction in its simplest form: open bracket x squared minus ${size * size} close bracket over ${d} x, divided by open bracket x minus ${size} close bracket over ${d * k} x squared.`,
        answerAlt: plain`Turn the second fraction upside down and multiply. x squared minus ${size * size} is open bracket x minus ${size} close bracket times open bracket x plus ${size} close bracket. After cancelling, the answer is ${k} x times open bracket x plus ${size} close bracket.`,
        ...single(
          `${k}x(x + ${size})`,
          (x) => (x * x - size * size) / (d * x) / ((x - size) / (d * k * x * x)),
          (x) => k * x * (x + size),
        ),
      }
    },
  },
})
