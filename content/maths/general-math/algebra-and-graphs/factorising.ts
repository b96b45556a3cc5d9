// Factorising: common factors, grouping, the difference of two squares, quadratics, and several of them in one.

import { expression, final } from '../../kit/final-answers.ts'
import { highestCommonFactor, terms } from '../../kit/numbers.ts'
import { identical, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { factorised } from './factorised.ts'

const y = 1.37

const drawFactors = (random: Random, m?: (random: Random) => number) => {
  const [p, q] = random.until(
    () => [random.integer(2, 5), random.integer(2, 7)] as const,
    ([p, q]) => highestCommonFactor(p, q) === 1,
  )
  // (mx + r)(x + s), or x + r and x + s for the trinomial.
  const [first, r, s] = random.until(
    () => [m?.(random) ?? 1, random.integerExcept(-7, 7, 0), random.integerExcept(-8, 8, 0)] as const,
    ([m, r, s]) =>
      m === 1 ? r < s && r + s !== 0 && r * s < 0 : highestCommonFactor(m, r) === 1 && r + m * s !== 0,
  )
  return { p, q, k: random.integer(2, 6), m: first, r, s }
}

export const factoriseOnce = defineTemplate({
  id: 'factorise',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'common-factor'(random) {
      const { p, q, k } = drawFactors(random)
      return factorised({
        given: [`${k * p}x^2 y − ${k * q}x y^2`, `${k * p} x squared y minus ${k * q} x y squared`],
        step: `${k} x y( dots )`,
        note: `The highest common factor of ${k * p} and ${k * q} is ${k}, and each term has an $x$ and a $y$.`,
        answer: [`${k}x y(${p}x − ${q}y)`, `${k} x y times open bracket ${p} x minus ${q} y close bracket`],
        letters: 'xy',
        sides: [(x) => k * p * x * x * y - k * q * x * y * y, (x) => k * x * y * (p * x - q * y)],
        isCompletely: true,
      })
    },
    'difference-of-squares'(random) {
      const { p, q } = drawFactors(random)
      return factorised({
        given: [`${p * p}x^2 − ${q * q}y^2`, `${p * p} x squared minus ${q * q} y squared`],
        step: `(${p}x)^2 − (${q}y)^2`,
        note: 'Both terms are squares, and one is taken away from the other.',
        answer: [
          `(${p}x + ${q}y)(${p}x − ${q}y)`,
          `open bracket ${p} x plus ${q} y close bracket times open bracket ${p} x minus ${q} y close bracket`,
        ],
        letters: 'xy',
        sides: [(x) => p * p * x * x - q * q * y * y, (x) => (p * x + q * y) * (p * x - q * y)],
      })
    },
    trinomial(random) {
      const { r, s } = drawFactors(random)
      const [sum, product] = [terms([r + s, '']), terms([r * s, ''])]
      return factorised({
        given: [shown([1, r + s, r * s]), spoken([1, r + s, r * s])],
        step: `${terms([r, ''])} times ${s} = ${product}, quad ${terms([r, ''])} + ${s} = ${sum}`,
        note: `Look for two numbers with product $${product}$ and sum $${sum}$.`,
        part: `$(x + a)(x + b)$ with $a b = ${product}$ or $a + b = ${sum}$`,
        answer: [
          `(${linear(1, r)})(${linear(1, s)})`,
          `open bracket ${linearSpoken(1, r)} close bracket times open bracket ${linearSpoken(1, s)} close bracket`,
        ],
        letters: 'x',
        sides: [(x) => valueAt([1, r + s, r * s], x), (x) => (x + r) * (x + s)],
      })
    },
    grouping(random) {
      const { p, q, k } = drawFactors(random)
      const [a, b] = [2.3, -0.7]
      return factorised({
        given: [
          `${p}a x − ${q}a y + ${k * p}b x − ${k * q}b y`,
          `${p} a x minus ${q} a y plus ${k * p} b x minus ${k * q} b y`,
        ],
        step: `a(${p}x − ${q}y) + ${k}b(${p}x − ${q}y)`,
        note: 'Take a common factor out of the first two terms and out of the last two.',
        answer: [
          `(${p}x − ${q}y)(a + ${k}b)`,
          `open bracket ${p} x minus ${q} y close bracket times open bracket a plus ${k} b close bracket`,
        ],
        letters: 'abxy',
        sides: [
          (x) => p * a * x - q * a * y + k * p * b * x - k * q * b * y,
          (x) => (p * x - q * y) * (a + k * b),
        ],
      })
    },
    'leading-coefficient'(random) {
      const { m, r, s } = drawFactors(random, (random) => random.integer(2, 3))
      return factorised({
        given: [shown([m, r + m * s, r * s]), spoken([m, r + m * s, r * s])],
        step: terms([m, 'x^2'], [m * s, 'x'], [r, 'x'], [r * s, '']),
        note: `Split the middle term into two whose coefficients have the product $${m} times ${r * s < 0 ? `(${terms([r * s, ''])})` : r * s}$.`,
        answer: [
          `(${linear(m, r)})(${linear(1, s)})`,
          `open bracket ${linearSpoken(m, r)} close bracket times open bracket ${linearSpoken(1, s)} close bracket`,
        ],
        letters: 'x',
        sides: [(x) => valueAt([m, r + m * s, r * s], x), (x) => (m * x + r) * (x + s)],
      })
    },
  },
})

const completely = (
  answer: string,
  letters: string,
  ...sides: readonly [(x: number) => number, (x: number) => number]
) => ({
  answers: [final('', expression(answer, letters, 'factorised'))],
  verify: () => (identical(...sides) ? null : 'the product is another'),
})

/** Two numbers without a common factor, after a multiple that not all use. */
const drawCoprime = (random: Random) => {
  const k = random.integer(2, 5)
  const [r, s] = random.until(
    () => [random.integer(1, 4), random.integer(3, 9)] as const,
    ([r, s]) => highestCommonFactor(r, s) === 1,
  )
  return { k, r, s }
}

export const factoriseCompletely = defineTemplate({
  id: 'factorise-completely',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    cubic(random) {
      random.integer(2, 5)
      const [r, s] = random.until(
        () => [random.integerExcept(-6, 6, 0), random.integerExcept(-6, 6, 0)] as const,
        ([r, s]) => r < s && r + s !== 0,
      )
      const k = random.integer(2, 3)
      const given = product([k, 0], [1, r], [1, s])
      const answer = `${k}x(${linear(1, r)})(${linear(1, s)})`
      return {
        question: typst`
Factorise completely.
$ ${shown(given)} $
#marks(3)`,
        answer: typst`
#working("B1")[$${k}x(${shown([1, r + s, r * s])})$]
#note[Two numbers with product $${terms([r * s, ''])}$ and sum $${terms([r + s, ''])}$: $${terms([r, ''])}$ and $${terms([s, ''])}$.]
#working("B2")[#result[$${answer}$]]
#scheme[*B1* for a factorisation that is not complete, or for one slip in a sign]`,
        alt: plain`Factorise completely: ${spoken(given)}.`,
        answerAlt: plain`Take out ${k} x. The quadratic that is left is ${spoken([1, r + s, r * s])}. The factors are ${k} x times open bracket ${linearSpoken(1, r)} close bracket times open bracket ${linearSpoken(1, s)} close bracket.`,
        ...completely(
          answer,
          'x',
          (x) => valueAt(given, x),
          (x) => k * x * (x + r) * (x + s),
        ),
      }
    },
    'squares-left-over'(random) {
      const { k, r, s } = drawCoprime(random)
      const one = r === 1 ? '' : String(r)
      const oneSpoken = r === 1 ? 'x' : `${r} x`
      const answer = `${k}(${one}x + ${s}y)(${one}x − ${s}y)`
      return {
        question: typst`
Factorise completely.
$ ${terms([k * r * r, 'x^2'], [-k * s * s, 'y^2'])} $
#marks(3)`,
        answer: typst`
#working("B1")[$${k}(${one === '' ? '' : r * r}x^2 − ${s * s}y^2)$]
#note[What is left in the bracket is a difference of two squares.]
#working("B2")[#result[$${answer}$]]
#scheme[*B1* for a factorisation that is not complete, or for one slip in a sign]`,
        alt: plain`Factorise completely: ${termsInWords([k * r * r, 'x squared'], [-k * s * s, 'y squared'])}.`,
        answerAlt: plain`Take out ${k}. The rest is a difference of two squares. The factors are ${k} times open bracket ${oneSpoken} plus ${s} y close bracket times open bracket ${oneSpoken} minus ${s} y close bracket.`,
        ...completely(
          answer,
          'xy',
          (x) => k * r * r * x * x - k * s * s * y * y,
          (x) => k * (r * x + s * y) * (r * x - s * y),
        ),
      }
    },
    'fourth-power'(random) {
      drawCoprime(random)
      const r = random.integer(2, 3)
      const answer = `(x^2 + ${r * r})(x + ${r})(x − ${r})`
      return {
        question: typst`
Factorise completely.
$ x^4 − ${r ** 4} $
#marks(3)`,
        answer: typst`
#working("M1")[$(x^2)^2 − ${r * r}^2$]
#working("A1")[$= (x^2 + ${r * r})(x^2 − ${r * r})$]
#note[The second bracket is a difference of two squares again; the first has no factors.]
#working("A1")[$=$ #result[$${answer}$]]`,
        alt: plain`Factorise completely: x to the power 4 minus ${r ** 4}.`,
        answerAlt: plain`It is open bracket x squared plus ${r * r} close bracket times open bracket x squared minus ${r * r} close bracket. The second factorises again: open bracket x squared plus ${r * r} close bracket times open bracket x plus ${r} close bracket times open bracket x minus ${r} close bracket.`,
        ...completely(
          answer,
          'x',
          (x) => x ** 4 - r ** 4,
          (x) => (x * x + r * r) * (x + r) * (x - r),
        ),
      }
    },
  },
})
