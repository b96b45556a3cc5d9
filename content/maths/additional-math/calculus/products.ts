// The product rule and the quotient rule, and what their derivatives are needed for.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { fraction, highestCommonFactor, minus } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { dydx, e, power, shownSum, spokenSum } from './writing.ts'

export const productRule = defineTemplate({
  id: 'product-rule',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'bracket-power'(random) {
      const [a, n, c] = [random.integer(2, 4), random.integer(3, 6), random.integerExcept(-4, 5, 0)]
      const b = random.until(
        () => random.integerExcept(-5, 5, 0),
        (value) => highestCommonFactor(a, value) === 1,
      )
      const [p, q] = [a * (n + 1), b + n * a * c]
      const [u, v] = [linear(1, c), linear(a, b)]
      return {
        question: typst`
Given that $y = (${u})(${v})^${n}$, show that $${dydx}$ can be written in the form $(p x + q)(${v})^${n - 1}$, and find the value of $p$ and of $q$. #marks(4)`,
        answer: typst`
#working("M1 A1")[$${dydx} = (${v})^${n}$ \
$+ (${u}) times ${n * a}(${v})^${n - 1}$]
#note[$(${v})^${n - 1}$ is in both terms: take it out.]
#working("M1")[$= (${v})^${n - 1}[${v} + ${n * a}(${u})]$]
#working("A1")[$= (${linear(p, q)})(${v})^${n - 1}$ \
#result[$p = ${p}$, $q = ${minus(q)}$]]`,
        alt: plain`Given that y equals the product of open bracket ${linearSpoken(1, c)} close bracket and open bracket ${linearSpoken(a, b)} close bracket to the power ${n}, show that its derivative can be written in the form open bracket p x plus q close bracket, times open bracket ${linearSpoken(a, b)} close bracket to the power ${n - 1}, and find the value of p and of q.`,
        answerAlt: plain`By the product rule the derivative is the bracket to the power ${n}, plus ${n * a} times open bracket ${linearSpoken(1, c)} close bracket times the bracket to the power ${n - 1}. Taking out the common factor, p is ${p} and q is ${q}.`,
        answers: [final('', number(p), 'p'), final('', number(q), 'q')],
        verify: () =>
          compared(
            ...[0.4, 1.3].map(
              (x) =>
                [
                  'the derivative',
                  gradient((t) => (t + c) * (a * t + b) ** n, x),
                  (p * x + q) * (a * x + b) ** (n - 1),
                ] as const,
            ),
          ),
      }
    },
    exponential(random) {
      const k = random.integerExcept(-4, 5, 0, 1)
      const kx = linear(k, 0)
      return {
        question: typst`
A curve has equation $y = x^2 ${e}^(${kx})$. Find the values of $x$ for which $${dydx} = 0$. #marks(4)`,
        answer: typst`
#working("M1 A1")[$${dydx} = 2x ${e}^(${kx}) ${k < 0 ? '−' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)} x^2 ${e}^(${kx})$]
#working("M1")[$= x ${e}^(${kx})(${linear(k, 2)}) = 0$]
#note[$${e}^(${kx})$ is never zero.]
#working("A1")[$x =$ #result[$0$] or $x =$ #result[$${fraction(-2, k)}$]]`,
        alt: plain`A curve has equation y equals x squared times e to the power ${linearSpoken(k, 0)}. Find the values of x for which the derivative of y is 0.`,
        answerAlt: plain`The derivative is x times e to the power open bracket ${linearSpoken(k, 0)} close bracket times open bracket ${linearSpoken(k, 2)} close bracket. It is zero when x is 0 or ${fractionInWords(-2, k)}.`,
        answers: [final('', inAnyOrder([0, `-2/${k}`], { name: 'x' }))],
        verify() {
          const found = roots(
            (x) => gradient((t) => t * t * Math.exp(k * t), x) * Math.exp(-k * x),
            -3.013,
            3.027,
          )
          return compared(
            ['the number of roots', found.length, 2],
            ['a root', found[0] ?? Number.NaN, Math.min(0, -2 / k)],
            ['a root', found[1] ?? Number.NaN, Math.max(0, -2 / k)],
          )
        },
      }
    },
    logarithm(random) {
      const [n, a] = [random.integer(2, 5), random.integer(2, 6)]
      const factor = n === 2 ? 'x' : `x^${n - 1}`
      return {
        question: typst`
Find the exact gradient of the curve $y = ${a}x^${n} ln x$ at the point where $x = ${e}$. #marks(4)`,
        answer: typst`
#working("M1 A1")[$${dydx} = ${a * n}${factor} ln x + ${a}x^${n} times display(1/x)$]
#working("M1")[At $x = ${e}$, $ln x = 1$: \
$${a * n}${e}${n === 2 ? '' : typst`^${n - 1}`} + ${a}${e}${n === 2 ? '' : typst`^${n - 1}`}$]
#working("A1")[gradient $=$ #result[$${a * (n + 1)}${e}${n === 2 ? '' : typst`^${n - 1}`}$]]`,
        alt: plain`Find the exact gradient of the curve y equals ${a} ${spokenSum(power(n, 1))} times the natural log of x, at the point where x equals e.`,
        answerAlt: plain`The derivative is ${a * n} ${spokenSum(power(n - 1, 1))} times the natural log of x, plus ${a} ${spokenSum(power(n - 1, 1))}. At x equals e the gradient is ${a * (n + 1)} times ${n === 2 ? 'e' : `e to the power ${n - 1}`}.`,
        answers: [final('', number(`${a * (n + 1)}*e^${n - 1}`))],
        verify: () =>
          compared([
            'the gradient',
            gradient((x) => a * x ** n * Math.log(x), Math.E),
            a * (n + 1) * Math.E ** (n - 1),
          ]),
      }
    },
  },
})

export const quotientRule = defineTemplate({
  id: 'quotient-rule',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'no-stationary-points'(random) {
      const [a, shift, c, d] = random.until(
        () =>
          [
            random.integer(2, 6),
            random.integerExcept(-6, 6, 0),
            random.integer(2, 4),
            random.integerExcept(-5, 5, 0),
          ] as const,
        ([p, q, r, t]) => p * t !== q * r,
      )
      const k = a * d - shift * c
      const [u, v] = [linear(a, shift), linear(c, d)]
      return {
        question: typst`
#part("a", 3)[Given that $y = display((${u})/(${v}))$, show that
$ (dif y)/(dif x) = k/(${v})^2 $
and find the value of the constant $k$.]
#part("b", 1)[Hence explain why the curve has no stationary points.]`,
        answer: typst`
#part("a")[
#working("M1 A1")[$${dydx} = display((${a}(${v}) − ${c}(${u}))/(${v})^2)$]
#working("A1")[$= display(${minus(k)}/(${v})^2)$, so $k =$ #result[$${minus(k)}$]]]
#part("b")[
#working("B1 FT")[$${minus(k)}$ divided by any number is never 0, so #result[$${dydx} != 0$]]]`,
        alt: plain`Part a: given that y equals the fraction with numerator ${linearSpoken(a, shift)} and denominator ${linearSpoken(c, d)}, show that its derivative is k over the square of the denominator, and find the value of the constant k. Part b: hence explain why the curve has no stationary points.`,
        answerAlt: plain`Part a: the numerator is ${a} times open bracket ${linearSpoken(c, d)} close bracket, minus ${c} times open bracket ${linearSpoken(a, shift)} close bracket, so k is ${k}. Part b: ${k} divided by any number is never 0, so the derivative is never 0.`,
        answers: [final('a', number(k), 'k')],
        verify: () =>
          compared(
            ...[7.3, 9.1].map(
              (x) =>
                [
                  'the derivative',
                  gradient((t) => (a * t + shift) / (c * t + d), x),
                  k / (c * x + d) ** 2,
                ] as const,
            ),
          ),
      }
    },
    logarithm(random) {
      const [n, a] = [random.integer(2, 4), random.integer(2, 9)]
      return {
        question: typst`
The curve
$ y = (${a} ln x)/x^${n}, quad x > 0, $
has one stationary point. Find its exact coordinates. #marks(4)`,
        answer: typst`
#working("M1")[$${dydx} = display((x^${n} times ${a}/x − ${a} ln x times ${n}${n === 2 ? 'x' : typst`x^${n - 1}`})/x^${2 * n})$]
#working("A1")[$= display((${a} − ${a * n} ln x)/x^${n + 1})$]
#note[The fraction is zero where its top is: $ln x = display(1/${n})$.]
#working("A1")[$x =$ #result[$${e}^(1/${n})$]]
#working("A1 oe")[$y = display((${a} times 1/${n})/${e}) =$ #result[$${fraction(a, n)} ${e}^(−1)$]]`,
        alt: plain`The curve y equals ${a} times the natural log of x, all over x to the power ${n}, for x greater than 0, has one stationary point. Find its exact coordinates.`,
        answerAlt: plain`The derivative has the numerator ${a} minus ${a * n} times the natural log of x, over x to the power ${n + 1}. It is zero when the log is 1 over ${n}. So x is e to the power open bracket 1 over ${n} close bracket, and y is ${fractionInWords(a, n)} times e to the power minus 1.`,
        answers: [final('', coordinates(`e^(1/${n})`, `${a}/(${n}e)`))],
        verify() {
          const f = (x: number) => (a * Math.log(x)) / x ** n
          const x = Math.E ** (1 / n)
          return compared(['the gradient', gradient(f, x), 0], ['y', f(x), a / n / Math.E])
        },
      }
    },
    exponential(random) {
      const [k, a] = [random.integer(2, 4), random.integer(1, 3)]
      const b = random.until(
        () => random.integerExcept(-4, 5, 0),
        (value) => highestCommonFactor(a, value) === 1,
      )
      const [top, bottom] = [a - k * b, k * a]
      const v = linear(a, b)
      return {
        question: typst`
A curve has equation $y = display(${e}^(${k}x)/(${v}))$. Find the $x$-coordinate of its stationary point. #marks(4)`,
        answer: typst`
#working("M1 A1")[$${dydx} = display((${k}${e}^(${k}x)(${v}) − ${a === 1 ? '' : a}${e}^(${k}x))/(${v})^2)$]
#working("M1")[$${e}^(${k}x)(${shownSum(power(1, k * a), power(0, k * b - a))}) = 0$]
#working("A1")[$x =$ #result[$${fraction(top, bottom)}$]]`,
        alt: plain`A curve has equation y equals e to the power ${k} x, over open bracket ${linearSpoken(a, b)} close bracket. Find the x coordinate of its stationary point.`,
        answerAlt: plain`The derivative is zero when e to the power ${k} x, times open bracket ${spokenSum(power(1, k * a), power(0, k * b - a))} close bracket, is 0. So x is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(typedFraction(top, bottom)), 'x')],
        verify: () =>
          compared([
            'the gradient of the logarithm',
            gradient((x) => k * x - Math.log(Math.abs(a * x + b)), top / bottom),
            0,
          ]),
      }
    },
  },
})
