// Factorising: common factors, grouping, the difference of two squares, quadratics, and several of them in one.

import { highestCommonFactor, terms } from '../../kit/numbers.ts'
import { identical, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const y = 1.37

export const factoriseOnce = defineTemplate({
  id: 'factorise',
  marks: 2,
  calculator: false,
  level: 1,
  cases: ['common-factor', 'difference-of-squares', 'trinomial', 'grouping', 'leading-coefficient'],
  draw(random, which) {
    const [p, q] = random.until(
      () => [random.integer(2, 5), random.integer(2, 7)] as const,
      ([p, q]) => highestCommonFactor(p, q) === 1,
    )
    // (mx + r)(x + s), or x + r and x + s for the trinomial.
    const [m, r, s] = random.until(
      () =>
        [
          which === 'leading-coefficient' ? random.integer(2, 3) : 1,
          random.integerExcept(-7, 7, 0),
          random.integerExcept(-8, 8, 0),
        ] as const,
      ([m, r, s]) =>
        m === 1 ? r < s && r + s !== 0 && r * s < 0 : highestCommonFactor(m, r) === 1 && r + m * s !== 0,
    )
    return { which, p, q, k: random.integer(2, 6), m, r, s }
  },
  write({ which, p, q, k, m, r, s }) {
    const [given, givenSpoken, step, answer, answerSpoken] = {
      'common-factor': [
        `${k * p}x^2 y − ${k * q}x y^2`,
        `${k * p} x squared y minus ${k * q} x y squared`,
        `${k} x y( dots )`,
        `${k}x y(${p}x − ${q}y)`,
        `${k} x y times, ${p} x minus ${q} y`,
      ],
      'difference-of-squares': [
        `${p * p}x^2 − ${q * q}y^2`,
        `${p * p} x squared minus ${q * q} y squared`,
        `(${p}x)^2 − (${q}y)^2`,
        `(${p}x + ${q}y)(${p}x − ${q}y)`,
        `${p} x plus ${q} y, times, ${p} x minus ${q} y`,
      ],
      trinomial: [
        shown([1, r + s, r * s]),
        spoken([1, r + s, r * s]),
        `${terms([r, ''])} times ${s} = ${terms([r * s, ''])}, quad ${terms([r, ''])} + ${s} = ${terms([r + s, ''])}`,
        `(${linear(1, r)})(${linear(1, s)})`,
        `${linearSpoken(1, r)}, times, ${linearSpoken(1, s)}`,
      ],
      grouping: [
        `${p}a x − ${q}a y + ${k * p}b x − ${k * q}b y`,
        `${p} a x minus ${q} a y plus ${k * p} b x minus ${k * q} b y`,
        `a(${p}x − ${q}y) + ${k}b(${p}x − ${q}y)`,
        `(${p}x − ${q}y)(a + ${k}b)`,
        `${p} x minus ${q} y, times, a plus ${k} b`,
      ],
      'leading-coefficient': [
        shown([m, r + m * s, r * s]),
        spoken([m, r + m * s, r * s]),
        `${terms([m, 'x^2'], [m * s, 'x'], [r, 'x'], [r * s, ''])}`,
        `(${linear(m, r)})(${linear(1, s)})`,
        `${linearSpoken(m, r)}, times, ${linearSpoken(1, s)}`,
      ],
    }[which] as [string, string, string, string, string]
    const note = {
      'common-factor': `The highest common factor of ${k * p} and ${k * q} is ${k}, and each term has an $x$ and a $y$.`,
      'difference-of-squares': 'Both terms are squares, and one is taken away from the other.',
      trinomial: `Look for two numbers with product $${terms([r * s, ''])}$ and sum $${terms([r + s, ''])}$.`,
      grouping: 'Take a common factor out of the first two terms and out of the last two.',
      'leading-coefficient': `Split the middle term into two whose coefficients have the product $${m} times ${r * s < 0 ? `(${terms([r * s, ''])})` : r * s}$.`,
    }[which]
    return {
      question: typst`
Factorise${which === 'common-factor' ? ' completely' : ''}.
$ ${given} $
#marks(2)`,
      answer: typst`
#note[${note}]
#working("M1")[$${step}$]
#working("A1")[#result[$${answer}$]]`,
      alt: plain`Factorise${which === 'common-factor' ? ' completely' : ''}: ${givenSpoken}.`,
      answerAlt: plain`The factors are ${answerSpoken}.`,
    }
  },
  verify({ which, p, q, k, m, r, s }) {
    const [a, b] = [2.3, -0.7]
    const [before, after]: readonly [(x: number) => number, (x: number) => number] = {
      'common-factor': [
        (x: number) => k * p * x * x * y - k * q * x * y * y,
        (x: number) => k * x * y * (p * x - q * y),
      ] as const,
      'difference-of-squares': [
        (x: number) => p * p * x * x - q * q * y * y,
        (x: number) => (p * x + q * y) * (p * x - q * y),
      ] as const,
      trinomial: [(x: number) => valueAt([1, r + s, r * s], x), (x: number) => (x + r) * (x + s)] as const,
      grouping: [
        (x: number) => p * a * x - q * a * y + k * p * b * x - k * q * b * y,
        (x: number) => (p * x - q * y) * (a + k * b),
      ] as const,
      'leading-coefficient': [
        (x: number) => valueAt([m, r + m * s, r * s], x),
        (x: number) => (m * x + r) * (x + s),
      ] as const,
    }[which]
    return identical(before, after) ? null : 'the product is another'
  },
})

export const factoriseCompletely = defineTemplate({
  id: 'factorise-completely',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['cubic', 'squares-left-over', 'fourth-power'],
  draw(random, which) {
    const k = random.integer(2, 5)
    if (which === 'cubic') {
      const [r, s] = random.until(
        () => [random.integerExcept(-6, 6, 0), random.integerExcept(-6, 6, 0)] as const,
        ([r, s]) => r < s && r + s !== 0,
      )
      return { which, k: random.integer(2, 3), r, s }
    }
    const [r, s] = random.until(
      () => [random.integer(1, 4), random.integer(3, 9)] as const,
      ([r, s]) => highestCommonFactor(r, s) === 1,
    )
    return {
      which,
      k,
      r: which === 'fourth-power' ? random.integer(2, 3) : r,
      s: which === 'fourth-power' ? 1 : s,
    }
  },
  write({ which, k, r, s }) {
    const one = r === 1 ? '' : String(r)
    const oneSpoken = r === 1 ? 'x' : `${r} x`
    if (which === 'cubic') {
      const given = product([k, 0], [1, r], [1, s])
      return {
        question: typst`
Factorise completely.
$ ${shown(given)} $
#marks(3)`,
        answer: typst`
#working("B1")[$${k}x(${shown([1, r + s, r * s])})$]
#note[Two numbers with product $${terms([r * s, ''])}$ and sum $${terms([r + s, ''])}$: $${terms([r, ''])}$ and $${terms([s, ''])}$.]
#working("M1 A1")[#result[$${k}x(${linear(1, r)})(${linear(1, s)})$]]`,
        alt: plain`Factorise completely: ${spoken(given)}.`,
        answerAlt: plain`Take out ${k} x. The quadratic that is left is ${spoken([1, r + s, r * s])}. The factors are ${k} x, times, ${linearSpoken(1, r)}, times, ${linearSpoken(1, s)}.`,
      }
    }
    if (which === 'squares-left-over') {
      return {
        question: typst`
Factorise completely.
$ ${terms([k * r * r, 'x^2'], [-k * s * s, 'y^2'])} $
#marks(3)`,
        answer: typst`
#working("B1")[$${k}(${one === '' ? '' : r * r}x^2 − ${s * s}y^2)$]
#note[What is left in the bracket is a difference of two squares.]
#working("M1 A1")[#result[$${k}(${one}x + ${s}y)(${one}x − ${s}y)$]]`,
        alt: plain`Factorise completely: ${termsInWords([k * r * r, 'x squared'], [-k * s * s, 'y squared'])}.`,
        answerAlt: plain`Take out ${k}. The rest is a difference of two squares. The factors are ${k}, times, ${oneSpoken} plus ${s} y, times, ${oneSpoken} minus ${s} y.`,
      }
    }
    return {
      question: typst`
Factorise completely.
$ x^4 − ${r ** 4} $
#marks(3)`,
      answer: typst`
#working("M1")[$(x^2)^2 − ${r * r}^2$]
#working("A1")[$= (x^2 + ${r * r})(x^2 − ${r * r})$]
#note[The second bracket is a difference of two squares again; the first has no factors.]
#working("A1")[$=$ #result[$(x^2 + ${r * r})(x + ${r})(x − ${r})$]]`,
      alt: plain`Factorise completely: x to the power 4 minus ${r ** 4}.`,
      answerAlt: plain`It is x squared plus ${r * r}, times, x squared minus ${r * r}. The second factorises again. The factors are x squared plus ${r * r}, times, x plus ${r}, times, x minus ${r}.`,
    }
  },
  verify({ which, k, r, s }) {
    const holds = {
      cubic: () =>
        identical(
          (x) => valueAt(scaled([1, r + s, r * s, 0], k), x),
          (x) => k * x * (x + r) * (x + s),
        ),
      'squares-left-over': () =>
        identical(
          (x) => k * r * r * x * x - k * s * s * y * y,
          (x) => k * (r * x + s * y) * (r * x - s * y),
        ),
      'fourth-power': () =>
        identical(
          (x) => x ** 4 - r ** 4,
          (x) => (x * x + r * r) * (x + r) * (x - r),
        ),
    }[which]()
    return holds ? null : 'the product is another'
  },
})
