// Laws of indices on letters, and equations with the unknown in the index.

import { agree } from '../../kit/checking.ts'
import { fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import { identical } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, powerInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const power = (base: string, exponent: number): string =>
  exponent === 1 ? base : `${base}^(${minus(exponent)})`

export const simplifyIndices = defineTemplate({
  id: 'simplify-indices',
  marks: 2,
  calculator: false,
  level: 2,
  cases: ['product-and-quotient', 'fractional-index', 'negative-index'],
  draw(random, which) {
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
      which,
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
  },
  write({ which, a, p, b, q, r, root, bottom, top, m }) {
    if (which === 'product-and-quotient') {
      const exponent = p + q - r
      return {
        question: typst`
Simplify.
$ (${a * b}x^${p} times ${a}x^${q})/(${b}x^${r}) $
#marks(2)`,
        answer: typst`
#working("M1")[$${a * b} times ${a} div ${b} = ${a * a}$ \
$x^(${p} + ${q} − ${r}) = ${power('x', exponent)}$]
#working("A1")[#result[$${a * a}${power('x', exponent)}$]]`,
        alt: plain`Simplify ${a * b} x to the power ${p}, times ${a} ${powerInWords('x', q)}, all over ${b} ${powerInWords('x', r)}.`,
        answerAlt: plain`The numbers give ${a * a}, and the indices give ${p} plus ${q} minus ${r}. The answer is ${a * a} ${powerInWords('x', exponent)}.`,
      }
    }
    if (which === 'fractional-index') {
      const [inside, exponent] = [root ** bottom, bottom * m]
      return {
        question: typst`
Simplify.
$ (${inside}x^${exponent})^(${top}/${bottom}) $
#marks(2)`,
        answer: typst`
#working("M1")[$(${bottom === 2 ? `sqrt(${inside})` : `root(${bottom}, ${inside})`})^${top} = ${root}^${top} = ${root ** top}$ \
$x^(${exponent} times ${top}/${bottom}) = x^${m * top}$]
#working("A1")[#result[$${root ** top}x^${m * top}$]]`,
        alt: plain`Simplify ${inside} x to the power ${exponent}, all to the power ${top} over ${bottom}.`,
        answerAlt: plain`${inside} to the power ${top} over ${bottom} is ${root} to the power ${top}, which is ${root ** top}. ${exponent} times ${top} over ${bottom} is ${m * top}. The answer is ${root ** top} x to the power ${m * top}.`,
      }
    }
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
    }
  },
  verify({ which, a, p, b, q, r, root, bottom, top, m }) {
    const positive = (f: (x: number) => number) => (x: number) => f(Math.abs(x))
    const [before, after] = {
      'product-and-quotient': [
        (x: number) => (a * b * x ** p * a * x ** q) / (b * x ** r),
        (x: number) => a * a * x ** (p + q - r),
      ],
      'fractional-index': [
        (x: number) => (root ** bottom * x ** (bottom * m)) ** (top / bottom),
        (x: number) => root ** top * x ** (m * top),
      ],
      'negative-index': [
        (x: number) => (x ** (bottom * m) / root ** bottom) ** (-top / bottom),
        (x: number) => root ** top / x ** (m * top),
      ],
    }[which] as [(x: number) => number, (x: number) => number]
    return identical(positive(before), positive(after)) ? null : 'the two forms differ'
  },
})

export const exponentialEquation = defineTemplate({
  id: 'exponential-equation',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['linear-index', 'two-bases', 'with-a-root'],
  draw(random, which) {
    if (which === 'linear-index') {
      // base^(mx + n) = base^(−e), x whole or a half.
      const [base, m, n, x, e] = random.until(
        () => {
          const [m, n, x] = [random.integer(2, 3), random.integer(1, 5), random.integer(-3, -1)]
          return [random.pick([2, 3, 5]), m, n, x, -(m * x + n)] as const
        },
        ([base, , , , e]) => e >= 2 && base ** e < 250,
      )
      return { which, base, m, n, p: 0, q: 0, e, top: x, bottom: 1 }
    }
    const base = which === 'two-bases' ? random.pick([2, 3]) : random.pick([2, 3, 5])
    if (which === 'two-bases') {
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
      return { which, base, m, n, p, q, e: 0, top, bottom }
    }
    // (base²)^x = base^n √base
    const n = random.integer(1, 3)
    return { which, base, m: 0, n, p: 2, q: 0, e: 0, top: 2 * n + 1, bottom: 4 }
  },
  write({ which, base, m, n, p, q, e, top, bottom }) {
    const value = `$${fraction(top, bottom)}$`
    const valueSpoken = fractionInWords(top, bottom)
    if (which === 'linear-index') {
      return {
        question: typst`
Solve.
$ ${base}^(${m}x + ${n}) = 1/${base ** e} $
#marks(3)`,
        answer: typst`
#working("B1")[$display(1/${base ** e}) = ${base}^(−${e})$]
#working("M1")[$${m}x + ${n} = −${e}$]
#working("A1")[$x =$ #result[${value}]]`,
        alt: plain`Solve ${base} to the power, ${m} x plus ${n}, equals 1 over ${base ** e}.`,
        answerAlt: plain`1 over ${base ** e} is ${base} to the power minus ${e}. So ${m} x plus ${n} equals minus ${e}, and x is ${valueSpoken}.`,
      }
    }
    if (which === 'two-bases') {
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
#working("A1")[$x =$ #result[${value}]]`,
        alt: plain`Solve ${left} to the power, ${linearSpoken(1, n)}, equals ${right} to the power, ${linearSpoken(1, -m)}.`,
        answerAlt: plain`Write both sides as powers of ${base}. Then ${p} times, ${linearSpoken(1, n)}, equals ${q} times, ${linearSpoken(1, -m)}. So x is ${valueSpoken}.`,
      }
    }
    const front = base ** n
    return {
      question: typst`
Solve.
$ ${base ** 2}^x = ${front} sqrt(${base}) $
#marks(3)`,
      answer: typst`
#working("B1")[$${front} sqrt(${base}) = ${n === 1 ? base : `${base}^${n}`} times ${base}^(1/2) = ${base}^(${2 * n + 1}/2)$]
#working("M1")[$${base}^(2x) = ${base}^(${2 * n + 1}/2)$, so $2x = display(${2 * n + 1}/2)$]
#working("A1")[$x =$ #result[${value}]]`,
      alt: plain`Solve ${base ** 2} to the power x equals ${front} root ${base}.`,
      answerAlt: plain`The right side is ${base} to the power ${2 * n + 1} over 2, and the left side is ${base} to the power 2 x. So x is ${valueSpoken}.`,
    }
  },
  verify({ which, base, m, n, p, q, e, top, bottom }) {
    const x = top / bottom
    const sides = {
      'linear-index': [base ** (m * x + n), 1 / base ** e],
      'two-bases': [(base ** p) ** (x + n), (base ** q) ** (x - m)],
      'with-a-root': [(base * base) ** x, base ** n * Math.sqrt(base)],
    }[which] as [number, number]
    return agree(sides[0], sides[1], 1e-9 * sides[1]) ? null : `the sides are ${sides.join(' and ')}`
  },
})
