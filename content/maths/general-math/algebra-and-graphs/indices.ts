// Laws of indices on letters, and equations with the unknown in the index.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import { identical } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords, powerInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const power = (base: string, exponent: number): string =>
  exponent === 1 ? base : `${base}^(${minus(exponent)})`

const drawPowers = (random: Random) => {
  // (c x^p)^n in the last two cases, with c a power of `root`.
  const [root, bottom, top] = random.pick([
    [2, 3, 2],
    [3, 3, 2],
    [2, 4, 3],
    [3, 2, 3],
    [5, 2, 3],
    [4, 3, 2],
  ] as const)
  return {
    a: random.integer(2, 4),
    p: random.integer(5, 8),
    b: random.integer(2, 5),
    q: random.integer(2, 4),
    r: random.integer(2, 4),
    root,
    bottom,
    top,
    m: random.integer(2, 4),
  }
}

/** For positive x, where every power has a value. */
const sameForm = (before: (x: number) => number, after: (x: number) => number) =>
  identical(
    (x) => before(Math.abs(x)),
    (x) => after(Math.abs(x)),
  )
    ? null
    : 'the two forms differ'

export const simplifyIndices = defineTemplate({
  id: 'simplify-indices',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'product-and-quotient'(random) {
      const { a, p, b, q, r } = drawPowers(random)
      const exponent = p + q - r
      return {
        question: typst`
Simplify.
$ (${a * b}x^${p} times ${a}x^${q})/(${b}x^${r}) $
#marks(2)`,
        answer: typst`
#working()[$${a * b} times ${a} div ${b} = ${a * a}$ \
$x^(${p} + ${q} − ${r}) = ${power('x', exponent)}$]
#working("B2")[#result[$${a * a}${power('x', exponent)}$]]
#scheme[*B1* for $${a * a}x^k$ or for $k ${power('x', exponent)}$]`,
        alt: plain`Simplify ${a * b} x to the power ${p}, times ${a} ${powerInWords('x', q)}, all over ${b} ${powerInWords('x', r)}.`,
        answerAlt: plain`The numbers give ${a * a}, and the indices give ${p} plus ${q} minus ${r}. The answer is ${a * a} ${powerInWords('x', exponent)}.`,
        answers: [final('', expression(`${a * a}${power('x', exponent)}`, 'x', 'simplified'))],
        verify: () =>
          sameForm(
            (x) => (a * b * x ** p * a * x ** q) / (b * x ** r),
            (x) => a * a * x ** exponent,
          ),
      }
    },
    'fractional-index'(random) {
      const { root, bottom, top, m } = drawPowers(random)
      const [inside, exponent] = [root ** bottom, bottom * m]
      return {
        question: typst`
Simplify.
$ (${inside}x^${exponent})^(${top}/${bottom}) $
#marks(2)`,
        answer: typst`
#working()[$(${bottom === 2 ? `sqrt(${inside})` : `root(${bottom}, ${inside})`})^${top} = ${root}^${top} = ${root ** top}$ \
$x^(${exponent} times ${top}/${bottom}) = x^${m * top}$]
#working("B2")[#result[$${root ** top}x^${m * top}$]]
#scheme[*B1* for $${root ** top}x^k$ or for $k x^${m * top}$]`,
        alt: plain`Simplify ${inside} x to the power ${exponent}, all to the power ${top} over ${bottom}.`,
        answerAlt: plain`${inside} to the power ${top} over ${bottom} is ${root} to the power ${top}, which is ${root ** top}. ${exponent} times ${top} over ${bottom} is ${m * top}. The answer is ${root ** top} x to the power ${m * top}.`,
        answers: [final('', expression(`${root ** top}x^${m * top}`, 'x', 'simplified'))],
        verify: () =>
          sameForm(
            (x) => (inside * x ** exponent) ** (top / bottom),
            (x) => root ** top * x ** (m * top),
          ),
      }
    },
    'negative-index'(random) {
      const { root, bottom, top, m } = drawPowers(random)
      const [inside, exponent] = [root ** bottom, bottom * m]
      return {
        question: typst`
Simplify, giving your answer without negative indices.
$ (x^${exponent}/${inside})^(−${top}/${bottom}) $
#marks(2)`,
        answer: typst`
#note[A negative index turns the fraction upside down.]
#working("M1")[$ (${inside}/x^${exponent})^(${top}/${bottom}) $]
#working("A1")[#result[$display(${root ** top}/x^${m * top})$]]`,
        alt: plain`Simplify x to the power ${exponent} over ${inside}, all to the power minus ${top} over ${bottom}, giving your answer without negative indices.`,
        answerAlt: plain`Turn the fraction upside down. ${inside} to the power ${top} over ${bottom} is ${root ** top}, and ${exponent} times ${top} over ${bottom} is ${m * top}. The answer is ${root ** top} over x to the power ${m * top}.`,
        answers: [final('', expression(`${root ** top}/x^${m * top}`, 'x', 'single-fraction'))],
        verify: () =>
          sameForm(
            (x) => (x ** exponent / inside) ** (-top / bottom),
            (x) => root ** top / x ** (m * top),
          ),
      }
    },
  },
})

/** The answer x, and whether it makes both sides equal. */
const solution = (top: number, bottom: number, sides: (x: number) => readonly [number, number]) => ({
  answers: [final('', number(asTyped(fraction(top, bottom))), 'x')],
  verify() {
    const [left, right] = sides(top / bottom)
    return agree(left, right, 1e-9 * right) ? null : `the sides are ${left} and ${right}`
  },
})

export const exponentialEquation = defineTemplate({
  id: 'exponential-equation',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'linear-index'(random) {
      // base^(mx + n) = base^(−e), x whole or a half.
      const [base, m, n, x, e] = random.until(
        () => {
          const [m, n, x] = [random.integer(2, 3), random.integer(1, 5), random.integer(-3, -1)]
          return [random.pick([2, 3, 5]), m, n, x, -(m * x + n)] as const
        },
        ([base, , , , e]) => e >= 2 && base ** e < 250,
      )
      return {
        question: typst`
Solve.
$ ${base}^(${m}x + ${n}) = 1/${base ** e} $
#marks(3)`,
        answer: typst`
#working("B1")[$display(1/${base ** e}) = ${base}^(−${e})$]
#working("M1")[$${m}x + ${n} = −${e}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]`,
        alt: plain`Solve ${base} to the power open bracket ${m} x plus ${n} close bracket equals 1 over ${base ** e}.`,
        answerAlt: plain`1 over ${base ** e} is ${base} to the power minus ${e}. So ${m} x plus ${n} equals minus ${e}, and x is ${numberInWords(x)}.`,
        ...solution(x, 1, (x) => [base ** (m * x + n), 1 / base ** e]),
      }
    },
    'two-bases'(random) {
      const base = random.pick([2, 3])
      // (base^p)^(x + n) = (base^q)^(x − m)
      const [[p, q], n, m] = random.until(
        () =>
          [
            random.pick([
              [2, 3],
              [3, 2],
              [1, 2],
              [4, 3],
            ] as const),
            random.integer(1, 4),
            random.integer(1, 3),
          ] as const,
        ([[p, q], n, m]) => Math.abs((p * n + q * m) / (q - p)) < 12,
      )
      const [top, bottom] = lowestTerms(p * n + q * m, q - p)
      const side = (multiple: number, shift: number) =>
        multiple === 1 ? linear(1, shift) : `${multiple}(${linear(1, shift)})`
      const [left, right] = [base ** p, base ** q]
      return {
        question: typst`
Solve.
$ ${left}^(${linear(1, n)}) = ${right}^(${linear(1, -m)}) $
#marks(3)`,
        answer: typst`
#note[Both ${left} and ${right} are powers of ${base}.]
#working("M1")[$${base}^(${side(p, n)}) = ${base}^(${side(q, -m)})$]
#working("M1")[$${side(p, n)} = ${side(q, -m)}$]
#working("A1")[$x =$ #result[$${fraction(top, bottom)}$]]`,
        alt: plain`Solve ${left} to the power open bracket ${linearSpoken(1, n)} close bracket equals ${right} to the power open bracket ${linearSpoken(1, -m)} close bracket.`,
        answerAlt: plain`Write both sides as powers of ${base}. Then ${p} times open bracket ${linearSpoken(1, n)} close bracket equals ${q} times open bracket ${linearSpoken(1, -m)} close bracket. So x is ${fractionInWords(top, bottom)}.`,
        ...solution(top, bottom, (x) => [left ** (x + n), right ** (x - m)]),
      }
    },
    'with-a-root'(random) {
      const base = random.pick([2, 3, 5])
      // (base²)^x = base^n √base
      const n = random.integer(1, 3)
      const front = base ** n
      return {
        question: typst`
Solve.
$ ${base ** 2}^x = ${front} sqrt(${base}) $
#marks(3)`,
        answer: typst`
#working("B1")[$${front} sqrt(${base}) = ${n === 1 ? base : `${base}^${n}`} times ${base}^(1/2) = ${base}^(${2 * n + 1}/2)$]
#working("M1")[$${base}^(2x) = ${base}^(${2 * n + 1}/2)$, so $2x = display(${2 * n + 1}/2)$]
#working("A1")[$x =$ #result[$${fraction(2 * n + 1, 4)}$]]`,
        alt: plain`Solve ${base ** 2} to the power x equals ${front} root ${base}.`,
        answerAlt: plain`The right side is ${base} to the power ${2 * n + 1} over 2, and the left side is ${base} to the power 2 x. So x is ${fractionInWords(2 * n + 1, 4)}.`,
        ...solution(2 * n + 1, 4, (x) => [(base * base) ** x, front * Math.sqrt(base)]),
      }
    },
  },
})
