// Derivatives of powers and of the standard functions.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction, highestCommonFactor, minus } from '../../kit/numbers.ts'
import { added } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { dydx, e, power, shownSum, spokenSum, typed } from './writing.ts'

export const powers = defineTemplate({
  id: 'powers',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'polynomial-at-a-point'(random) {
      const [a, b, c] = [random.integer(2, 4), random.integerExcept(-6, 6, 0), random.integerExcept(-9, 9, 0)]
      const [d, p] = [random.integerExcept(-9, 9, 0), random.integer(1, 3) * random.sign()]
      const y = [power(3, a), power(2, b), power(1, c), power(0, d)]
      const slope = [power(2, 3 * a), power(1, 2 * b), power(0, c)]
      const value = 3 * a * p * p + 2 * b * p + c
      return {
        question: typst`
Find the gradient of the curve $y = ${shownSum(...y)}$ at the point where $x = ${minus(p)}$. #marks(3)`,
        answer: typst`
#note[Bring the power down and take one from it.]
#working("M1 A1")[$${dydx} = ${shownSum(...slope)}$]
#working("A1")[At $x = ${minus(p)}$ the gradient is \
$${3 * a * p * p} ${added(2 * b * p)} ${added(c)} =$ #result[$${minus(value)}$]]`,
        alt: plain`Find the gradient of the curve y equals ${spokenSum(...y)} at the point where x equals ${p}.`,
        answerAlt: plain`The derivative is ${spokenSum(...slope)}. At x equals ${p} the gradient is ${value}.`,
        answers: [final('', number(value))],
        verify: () =>
          compared(['the gradient', gradient((x) => a * x ** 3 + b * x * x + c * x + d, p), value]),
      }
    },
    'roots-and-reciprocals'(random) {
      const [a, b, n] = [2 * random.integer(2, 6), random.integer(2, 7), random.integer(1, 3)]
      const slope = [power(-0.5, a / 2), power(-n - 1, b * n)]
      return {
        question: typst`
Differentiate with respect to $x$
$ y = ${a} sqrt(x) − ${b}/x${n === 1 ? '' : typst`^${n}`}. $
#marks(3)`,
        answer: typst`
#note[Write the root and the fraction as powers first.]
#working("B1")[$y = ${shownSum(power(0.5, a), power(-n, -b))}$]
#working("M1 A1 oe")[$${dydx} =$ #result[$${shownSum(...slope)}$]]`,
        alt: plain`Differentiate y equals ${a} times the square root of x, minus ${b} over ${n === 1 ? 'x' : `x to the power ${n}`}, with respect to x.`,
        answerAlt: plain`Write y as ${spokenSum(power(0.5, a), power(-n, -b))}. The derivative is ${spokenSum(...slope)}.`,
        answers: [final('', expression(typed(...slope), 'x'), 'dy/dx')],
        verify: () =>
          compared(
            ...[0.7, 2.3].map(
              (x) =>
                [
                  'the derivative',
                  gradient((u) => a * Math.sqrt(u) - b / u ** n, x),
                  a / (2 * Math.sqrt(x)) + (b * n) / x ** (n + 1),
                ] as const,
            ),
          ),
      }
    },
    'quotient-of-powers'(random) {
      const [a, b, c] = [random.integer(2, 6), random.integerExcept(-7, 7, 0), random.integer(1, 5)]
      const top = [power(3, a), power(1, b), power(0, c)]
      const slope = [power(0, a), power(-2, -b), power(-3, -2 * c)]
      return {
        question: typst`
Given that
$ y = (${shownSum(...top)})/x^2, $
find $${dydx}$. #marks(3)`,
        answer: typst`
#note[Divide each term by $x^2$. There is no need for the quotient rule.]
#working("B1")[$y = ${shownSum(power(1, a), power(-1, b), power(-2, c))}$]
#working("M1 A1 oe")[$${dydx} =$ #result[$${shownSum(...slope)}$]]`,
        alt: plain`Given that y equals the fraction with numerator ${spokenSum(...top)} and denominator x squared, find the derivative of y with respect to x.`,
        answerAlt: plain`Divide each term by x squared: y is ${spokenSum(power(1, a), power(-1, b), power(-2, c))}. The derivative is ${spokenSum(...slope)}.`,
        answers: [final('', expression(typed(...slope), 'x'), 'dy/dx')],
        verify: () =>
          compared(
            ...[0.8, 1.9].map(
              (x) =>
                [
                  'the derivative',
                  gradient((u) => (a * u ** 3 + b * u + c) / u ** 2, x),
                  a - b / x ** 2 - (2 * c) / x ** 3,
                ] as const,
            ),
          ),
      }
    },
  },
})

export const standardFunctions = defineTemplate({
  id: 'standard-functions',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'exponential-and-sine'(random) {
      const [a, k] = [random.integer(2, 5), random.integer(2, 5)]
      const [b, m] = [random.integer(2, 6), random.integer(2, 4)]
      return {
        question: typst`
The equation of a curve is $y = ${a}${e}^(${k}x) + ${b} sin ${m}x$. Find the gradient of the curve at the point where it crosses the $y$-axis. #marks(3)`,
        answer: typst`
#working("B1")[$display((dif)/(dif x))(${a}${e}^(${k}x)) = ${a * k}${e}^(${k}x)$]
#working("B1")[$display((dif)/(dif x))(${b} sin ${m}x) = ${b * m} cos ${m}x$]
#note[On the $y$-axis $x = 0$, $${e}^0 = 1$ and $cos 0 = 1$.]
#working("B1")[gradient $= ${a * k} + ${b * m} =$ #result[$${a * k + b * m}$]]`,
        alt: plain`The equation of a curve is y equals ${a} times e to the power ${k} x, plus ${b} sin ${m} x. Find the gradient of the curve at the point where it crosses the y axis.`,
        answerAlt: plain`The derivative is ${a * k} times e to the power ${k} x, plus ${b * m} cos ${m} x. At x equals 0 it is ${a * k + b * m}.`,
        answers: [final('', number(a * k + b * m))],
        verify: () =>
          compared([
            'the gradient',
            gradient((x) => a * Math.exp(k * x) + b * Math.sin(m * x), 0),
            a * k + b * m,
          ]),
      }
    },
    'tangent-and-cosine'(random) {
      const [a, b] = [random.integer(2, 7), random.integer(2, 6)]
      return {
        question: typst`
Given that $y = ${a} tan x − ${b} cos 2x$, find the exact value of $${dydx}$ when $x = display(pi/4)$. #marks(3)`,
        answer: typst`
#working("B1 B1")[$${dydx} = ${a} sec^2 x + ${2 * b} sin 2x$]
#note[$cos display(pi/4) = display(1/sqrt(2))$, so $sec^2 display(pi/4) = 2$, and $sin display(pi/2) = 1$.]
#working("B1")[$${a} times 2 + ${2 * b} =$ #result[$${2 * a + 2 * b}$]]`,
        alt: plain`Given that y equals ${a} tan x minus ${b} cos 2 x, find the exact value of the derivative of y with respect to x when x is pi over 4.`,
        answerAlt: plain`The derivative is ${a} secant squared x plus ${2 * b} sin 2 x. At pi over 4 the secant squared is 2 and sin 2 x is 1, so the value is ${2 * a + 2 * b}.`,
        answers: [final('', number(2 * a + 2 * b))],
        verify: () =>
          compared([
            'the gradient',
            gradient((x) => a * Math.tan(x) - b * Math.cos(2 * x), Math.PI / 4),
            2 * (a + b),
          ]),
      }
    },
    logarithm(random) {
      const [a, c] = random.until(
        () => [random.integer(1, 3), random.integer(1, 9)] as const,
        ([one, other]) => highestCommonFactor(one, other) === 1,
      )
      const p = random.integer(1, 4)
      const inside = shownSum(power(2, a), power(0, c))
      const [top, bottom] = [2 * a * p, a * p * p + c]
      return {
        question: typst`
Find the gradient of the curve $y = ln(${inside})$ at the point where $x = ${p}$. #marks(3)`,
        answer: typst`
#note[The derivative of $ln f(x)$ is $display((f'(x))/(f(x)))$.]
#working("B1 B1")[$${dydx} = display((${2 * a}x)/(${inside}))$]
#scheme[*B1* for the top, *B1* for the bottom]
#working("B1")[At $x = ${p}$ the gradient is #result[$${fraction(top, bottom)}$]]`,
        alt: plain`Find the gradient of the curve y equals the natural log of open bracket ${spokenSum(power(2, a), power(0, c))} close bracket, at the point where x equals ${p}.`,
        answerAlt: plain`The derivative is ${2 * a} x over open bracket ${spokenSum(power(2, a), power(0, c))} close bracket. At x equals ${p} it is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(`${top}/${bottom}`))],
        verify: () => compared(['the gradient', gradient((x) => Math.log(a * x * x + c), p), top / bottom]),
      }
    },
  },
})
