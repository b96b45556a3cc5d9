// Algebraic fractions: cancelling factors, one fraction out of two, products and quotients.

import { highestCommonFactor, minus } from '../../kit/numbers.ts'
import { continued, identical, plus, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const over = (top: string, bottom: string): string => `display((${top})/(${bottom}))`

export const simplifyFraction = defineTemplate({
  id: 'simplify-a-fraction',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['over-squares', 'two-trinomials', 'common-factors'],
  draw(random, which) {
    const a = random.integer(2, 6) * random.sign()
    const [m, b] = random.until(
      () => [random.integer(2, 3), random.integerExcept(-5, 5, 0)] as const,
      ([m, b]) => highestCommonFactor(m, b) === 1,
    )
    const c = random.until(
      () => random.integerExcept(-7, 7, 0, a, -a),
      (c) => m * c !== b,
    )
    return { which, a, b, c, m, k: random.integer(2, 3) }
  },
  write({ which, a, b, c, m, k }) {
    const [top, bottom, topFactors, bottomFactors, answer, answerSpoken] = {
      // (mx + b)(x + a) over (x − a)(x + a)
      'over-squares': [
        product([m, b], [1, a]),
        product([1, -a], [1, a]),
        `${factor(m, b)}${factor(1, a)}`,
        `${factor(1, -a)}${factor(1, a)}`,
        over(linear(m, b), linear(1, -a)),
        `${linearSpoken(m, b)}, over, ${linearSpoken(1, -a)}`,
      ],
      'two-trinomials': [
        product([m, b], [1, a]),
        product([1, c], [1, a]),
        `${factor(m, b)}${factor(1, a)}`,
        `${factor(1, c)}${factor(1, a)}`,
        over(linear(m, b), linear(1, c)),
        `${linearSpoken(m, b)}, over, ${linearSpoken(1, c)}`,
      ],
      // kx(x + a) over (x + a)(x + c)
      'common-factors': [
        product([k, 0], [1, a]),
        product([1, c], [1, a]),
        `${k}x${factor(1, a)}`,
        `${factor(1, c)}${factor(1, a)}`,
        over(`${k}x`, linear(1, c)),
        `${k} x, over, ${linearSpoken(1, c)}`,
      ],
    }[which] as [readonly number[], readonly number[], string, string, string, string]
    return {
      question: typst`
Simplify.
$ (${shown(top)})/(${shown(bottom)}) $
#marks(3)`,
      answer: typst`
#working("M1")[top: $${topFactors}$]
#working("M1")[bottom: $${bottomFactors}$]
#note[Cancel the common factor $${linear(1, a)}$.]
#working("A1")[#result[$${answer}$]]`,
      alt: plain`Simplify the fraction ${spoken(top)}, all over, ${spoken(bottom)}.`,
      answerAlt: plain`Top and bottom have the factor ${linearSpoken(1, a)}. Cancelling it leaves ${answerSpoken}.`,
    }
  },
  verify({ which, a, b, c, m, k }) {
    const [top, bottom, answer] = {
      'over-squares': [[m, b + m * a, a * b], [1, 0, -a * a], (x: number) => (m * x + b) / (x - a)],
      'two-trinomials': [[m, b + m * a, a * b], [1, a + c, a * c], (x: number) => (m * x + b) / (x + c)],
      'common-factors': [[k, k * a, 0], [1, a + c, a * c], (x: number) => (k * x) / (x + c)],
    }[which] as [number[], number[], (x: number) => number]
    return identical((x) => valueAt(top, x) / valueAt(bottom, x), answer) ? null : 'the fractions differ'
  },
})

export const singleFraction = defineTemplate({
  id: 'write-as-a-single-fraction',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['numbers-below', 'brackets-below', 'division'],
  draw(random, which) {
    const [d, e] = random.pick([
      [3, 4],
      [2, 5],
      [4, 5],
      [3, 5],
    ] as const)
    const [a, b] = random.distinct([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], 2) as [number, number]
    // For the sum p/(x + a) + q/(x + b), the coefficient of x does not vanish.
    const p = random.integer(2, 5)
    return { which, d, e, a, b, p, q: random.integerExcept(2, 6, p), k: random.integer(2, 4) }
  },
  write({ which, d, e, a, b, p, q, k }) {
    if (which === 'numbers-below') {
      const [first, second] = [scaled([1, a], e), scaled([2, b], -d)]
      const sum = plus(first, second)
      return {
        question: typst`
Write as a single fraction in its simplest form.
$ (${linear(1, a)})/${d} − (${linear(2, b)})/${e} $
#marks(3)`,
        answer: typst`
#working("M1")[$ (${e}(${linear(1, a)}) − ${d}(${linear(2, b)}))/${d * e} $]
#working("M1")[$ = (${shown(first)} ${continued(second)})/${d * e} $]
#working("A1")[$=$ #result[$${over(linear(sum[0] ?? 0, sum[1] ?? 0), String(d * e))}$]]`,
        alt: plain`Write as a single fraction in its simplest form: ${linearSpoken(1, a)}, over ${d}, minus, ${linearSpoken(2, b)}, over ${e}.`,
        answerAlt: plain`The common denominator is ${d * e}. The numerator is ${spoken(sum)}. The answer is, ${linearSpoken(sum[0] ?? 0, sum[1] ?? 0)}, over ${d * e}.`,
      }
    }
    if (which === 'brackets-below') {
      const [first, second] = [scaled([1, b], p), scaled([1, a], q)]
      const sum = plus(first, second)
      const bottom = `${factor(1, a)}${factor(1, b)}`
      return {
        question: typst`
Write as a single fraction in its simplest form.
$ ${p}/(${linear(1, a)}) + ${q}/(${linear(1, b)}) $
#marks(3)`,
        answer: typst`
#working("B1")[common denominator $${bottom}$]
#working("M1")[$ (${p}${factor(1, b)} + ${q}${factor(1, a)})/(${bottom}) $]
#working("A1")[$=$ #result[$${over(shown(sum), bottom)}$]]`,
        alt: plain`Write as a single fraction in its simplest form: ${p} over, ${linearSpoken(1, a)}, plus ${q} over, ${linearSpoken(1, b)}.`,
        answerAlt: plain`The common denominator is the product of, ${linearSpoken(1, a)}, and, ${linearSpoken(1, b)}. The numerator is ${p} times, ${linearSpoken(1, b)}, plus ${q} times, ${linearSpoken(1, a)}, which is ${spoken(sum)}.`,
      }
    }
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
      alt: plain`Write as a single fraction in its simplest form: x squared minus ${size * size}, over ${d} x, divided by, x minus ${size}, over ${d * k} x squared.`,
      answerAlt: plain`Turn the second fraction upside down and multiply. x squared minus ${size * size} is, x minus ${size}, times, x plus ${size}. After cancelling, the answer is ${k} x times, x plus ${size}.`,
    }
  },
  verify({ which, d, e, a, b, p, q, k }) {
    const size = Math.abs(a) === 1 ? 3 : Math.abs(a)
    const [before, after] = {
      'numbers-below': [
        (x: number) => (x + a) / d - (2 * x + b) / e,
        (x: number) => ((e - 2 * d) * x + (a * e - b * d)) / (d * e),
      ],
      'brackets-below': [
        (x: number) => p / (x + a) + q / (x + b),
        (x: number) => ((p + q) * x + p * b + q * a) / ((x + a) * (x + b)),
      ],
      division: [
        (x: number) => (x * x - size * size) / (d * x) / ((x - size) / (d * k * x * x)),
        (x: number) => k * x * (x + size),
      ],
    }[which] as [(x: number) => number, (x: number) => number]
    return identical(before, after) ? null : `the fractions differ for ${minus(a)}`
  },
})
