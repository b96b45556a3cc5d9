// Differentiation: derivatives, gradients and the points where they are given.

import { agree, gradient, roots } from '../../kit/checking.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import {
  derivative,
  type Polynomial,
  product,
  scaled,
  shown,
  spoken,
  valueAt,
} from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const slope = 'display((dif y)/(dif x))'

const derivativeOf = (p: Polynomial) => ({
  answers: [final('', expression(shown(derivative(p)), 'x', 'simplified'))],
  verify: () =>
    [-1.3, 0.4, 2.1].every((x) =>
      agree(
        gradient((u) => valueAt(p, u), x),
        valueAt(derivative(p), x),
        1e-4,
      ),
    )
      ? null
      : 'the gradient is another',
})

export const differentiate = defineTemplate({
  id: 'differentiate',
  marks: 2,
  calculator: false,
  level: 3,
  cases: {
    'sum-of-powers'(random) {
      const all = [
        random.integer(2, 5),
        0,
        random.integerExcept(-6, 6, 0),
        random.integerExcept(-9, 9, 0, 1, -1),
        random.integerExcept(-9, 9, 0),
      ]
      const p = random.chance(0.5) ? all : all.slice(1).with(0, random.integer(2, 5))
      return {
        question: typst`
$ y = ${shown(p)} $
Find $${slope}$. #marks(2)`,
        answer: typst`
#note[Multiply by the index and make the index one smaller. A number alone vanishes.]
#working("B2")[$${slope} =$ #result[$${shown(derivative(p))}$]]
#scheme[*B1* for two terms right, or for all right and a constant left]`,
        alt: plain`y equals ${spoken(p)}. Find d y by d x.`,
        answerAlt: plain`d y by d x is ${spoken(derivative(p))}.`,
        ...derivativeOf(p),
      }
    },
    'brackets-first'(random) {
      const [a, b, m] = random.until(
        () => [random.integerExcept(-6, 6, 0), random.integerExcept(-6, 6, 0), random.integer(2, 3)] as const,
        ([a, b, m]) => a + b * m !== 0,
      )
      const p = product([m, a], [1, b])
      return {
        question: typst`
$ y = (${linear(m, a)})(${linear(1, b)}) $
Find $${slope}$. #marks(2)`,
        answer: typst`
#note[Multiply out before you differentiate.]
#working("M1")[$y = ${shown(p)}$]
#working("A1")[$${slope} =$ #result[$${shown(derivative(p))}$]]`,
        alt: plain`y equals the product of open bracket ${linearSpoken(m, a)} close bracket and open bracket ${linearSpoken(1, b)} close bracket. Find d y by d x.`,
        answerAlt: plain`Multiplied out, y is ${spoken(p)}. d y by d x is ${spoken(derivative(p))}.`,
        ...derivativeOf(p),
      }
    },
  },
})

export const gradientOfCurve = defineTemplate({
  id: 'gradient-of-a-curve',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'at-a-point'(random) {
      const p = [
        random.integer(1, 2),
        random.integerExcept(-5, 5, 0),
        random.integerExcept(-8, 8, 0, 1, -1),
        random.integer(1, 9),
      ]
      const x = random.pick([-2, -1, 2, 3])
      const d = derivative(p)
      const value = valueAt(d, x)
      return {
        question: typst`
A curve has the equation $y = ${shown(p)}$.
#part("a", 2)[Find $${slope}$.]
#part("b", 2)[Find the gradient of the curve at the point where $x = ${minus(x)}$.]`,
        answer: typst`
#part("a")[#working("B2")[$${slope} =$ #result[$${shown(d)}$]]
#scheme[*B1* for two terms right]]
#part("b")[
#working("M1 FT")[$${d[0] ?? 0} times ${substituted(x)}^2 ${(d[1] ?? 0) < 0 ? '−' : '+'} ${Math.abs(d[1] ?? 0)} times ${substituted(x)} ${(d[2] ?? 0) < 0 ? '−' : '+'} ${Math.abs(d[2] ?? 0)}$]
#working("A1")[#result[$${minus(value)}$]]]`,
        alt: plain`A curve has the equation y equals ${spoken(p)}. Part a: find d y by d x. Part b: find the gradient of the curve at the point where x is ${minusInWords(x)}.`,
        answerAlt: plain`Part a: d y by d x is ${spoken(d)}. Part b: the gradient is ${minusInWords(value)}.`,
        answers: [final('a', expression(shown(d), 'x', 'simplified')), final('b', number(value))],
        verify: () =>
          agree(
            gradient((u) => valueAt(p, u), x),
            value,
            1e-4,
          )
            ? null
            : 'the gradient is another',
      }
    },
    'where-it-has-a-gradient'(random) {
      // y' = 3x² − 3(x₁ + x₂)x + c takes the value m at two whole x of the same parity.
      const [x, other] = random.until(
        () => [random.integer(-4, 0), random.integer(1, 5)] as const,
        ([x, other]) => (x + other) % 2 === 0 && x + other !== 0,
      )
      const m = random.integer(2, 9)
      const p = [1, (-3 * (x + other)) / 2, 3 * x * other + m, random.integer(1, 6)]
      const d = derivative(p)
      const level = [d[0] ?? 0, d[1] ?? 0, (d[2] ?? 0) - m]
      return {
        question: typst`
A curve has the equation $y = ${shown(p)}$.

Find the $x$-coordinates of the two points where the gradient of the curve is ${m}. #marks(4)`,
        answer: typst`
#working("B1")[$${slope} = ${shown(d)}$]
#working("M1")[$${shown(d)} = ${m}$ \
$${shown(scaled(level, 1 / 3))} = 0$]
#working("M1")[$${[x, other].map((root) => (root === 0 ? 'x' : `(${linear(1, -root)})`)).join('')} = 0$]
#working("A1")[$x =$ #result[$${minus(x)}$] or $x =$ #result[$${minus(other)}$]]`,
        alt: plain`A curve has the equation y equals ${spoken(p)}. Find the x coordinates of the two points where the gradient of the curve is ${m}.`,
        answerAlt: plain`d y by d x is ${spoken(d)}. Put it equal to ${m}: ${spoken(scaled(level, 1 / 3))} equals 0. So x is ${x} or ${minusInWords(other)}.`,
        answers: [final('', inAnyOrder([x, other], { name: 'x' }))],
        verify: () =>
          [x, other].every((u) =>
            agree(
              gradient((v) => valueAt(p, v), u),
              m,
              1e-4,
            ),
          )
            ? null
            : `the gradient is not ${m}`,
      }
    },
  },
})

const drawConstants = (random: Random) => ({
  k: random.integer(2, 6),
  n: random.integer(3, 6),
  c: random.integerExcept(-9, 9, 0, 1, -1),
  q: random.integer(2, 7),
})

const hasGradient = (f: (x: number) => number, x: number, wanted: number) =>
  agree(gradient(f, x), wanted, 1e-4 * wanted) ? null : 'the gradient is another'

export const unknownPower = defineTemplate({
  id: 'compare-derivatives',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    index(random) {
      const { k, n, c } = drawConstants(random)
      return {
        question: typst`
$ y = a x^n ${c < 0 ? '−' : '+'} ${Math.abs(c)}x $
$ ${slope} = ${k * n}x^${n - 1} ${c < 0 ? '−' : '+'} ${Math.abs(c)} $
Find the value of $n$ and the value of $a$. #marks(3)`,
        answer: typst`
#working("M1")[$${slope} = a n x^(n − 1) ${c < 0 ? '−' : '+'} ${Math.abs(c)}$]
#working("A1")[$n − 1 = ${n - 1}$, $n =$ #result[${n}]]
#working("A1")[$${n}a = ${k * n}$, $a =$ #result[${k}]]`,
        alt: plain`y equals a times x to the power n, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)} x. d y by d x equals ${k * n} x to the power ${n - 1}, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}. Find the value of n and the value of a.`,
        answerAlt: plain`d y by d x is a n times x to the power open bracket n minus 1 close bracket, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}. So n is ${n}, and a is ${k}.`,
        answers: [final('', number(n), 'n'), final('', number(k), 'a')],
        verify: () => hasGradient((x) => k * x ** n + c * x, 1.3, k * n * 1.3 ** (n - 1) + c),
      }
    },
    coefficients(random) {
      const { k, q } = drawConstants(random)
      const at = valueAt([3 * k, 0, q], 2)
      return {
        question: typst`
A curve has the equation $y = k x^3 + ${q}x − 1$, where $k$ is a constant. At the point where $x = 2$ the gradient of the curve is ${at}.

Find the value of $k$. #marks(3)`,
        answer: typst`
#working("B1")[$${slope} = 3k x^2 + ${q}$]
#working("M1")[$3k times 2^2 + ${q} = ${at}$]
#working("A1")[$12k = ${at - q}$, $k =$ #result[${k}]]`,
        alt: plain`A curve has the equation y equals k x cubed plus ${q} x minus 1, where k is a constant. At the point where x is 2 the gradient of the curve is ${at}. Find the value of k.`,
        answerAlt: plain`d y by d x is 3 k x squared plus ${q}. At x 2 this is 12 k plus ${q}, which equals ${at}. So k is ${k}.`,
        answers: [final('', number(k), 'k')],
        verify: () => hasGradient((x) => k * x ** 3 + q * x - 1, 2, 12 * k + q),
      }
    },
  },
})

/** Where a function turns, by its sign changes of gradient. */
export const turningPlaces = (f: (x: number) => number): number[] => {
  return roots((x) => gradient(f, x), -9.0137, 9.0171, 1800)
}
