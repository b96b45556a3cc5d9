// Derivatives of powers and of the standard functions, and the chain rule.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction, highestCommonFactor, lowestTerms, minus, substituted, surd } from '../../kit/numbers.ts'
import { added, linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
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

export const chainRule = defineTemplate({
  id: 'chain-rule',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'power-of-bracket'(random) {
      const [a, n, p] = [random.integer(2, 4), random.integer(4, 7), random.integer(1, 3)]
      const inside = random.pick([-2, -1, 2])
      const b = inside - a * p
      const value = a * n * inside ** (n - 1)
      return {
        question: typst`
A curve has equation $y = (${linear(a, b)})^${n}$. Find the gradient of the curve at the point where $x = ${p}$. #marks(3)`,
        answer: typst`
#note[The power rule for the bracket, times the derivative of what is in it.]
#working("M1 A1")[$${dydx} = ${n}(${linear(a, b)})^${n - 1} times ${a}$]
#working("A1")[At $x = ${p}$: $${a * n} times ${substituted(inside)}^${n - 1} =$ #result[$${minus(value)}$]]`,
        alt: plain`A curve has equation y equals the bracket ${linearSpoken(a, b)}, to the power ${n}. Find the gradient of the curve at the point where x equals ${p}.`,
        answerAlt: plain`The derivative is ${a * n} times the bracket to the power ${n - 1}. At x equals ${p} the bracket is ${minus(inside).replace('−', 'minus ')}, so the gradient is ${value}.`,
        answers: [final('', number(value))],
        verify: () => compared(['the gradient', gradient((x) => (a * x + b) ** n, p), value]),
      }
    },
    'square-root'(random) {
      const [a, root, p] = random.until(
        () => [random.integer(2, 5), random.integer(3, 6), random.integer(1, 4)] as const,
        ([m, r, x]) => (r * r) % m !== 0 && r * r !== m * x,
      )
      const b = root * root - a * p
      return {
        question: typst`
Given that $y = sqrt(${linear(a, b)})$, find the value of $${dydx}$ when $x = ${p}$. #marks(3)`,
        answer: typst`
#working("M1 A1")[$${dydx} = display(1/2)(${linear(a, b)})^(−1/2) times ${a}$]
#working("A1")[At $x = ${p}$: $display(${a}/(2 sqrt(${root * root}))) =$ #result[$${fraction(a, 2 * root)}$]]`,
        alt: plain`Given that y equals the square root of open bracket ${linearSpoken(a, b)} close bracket, find the value of the derivative of y with respect to x when x equals ${p}.`,
        answerAlt: plain`The derivative is ${a} over, 2 times the square root. At x equals ${p} the root is ${root}, so the value is ${fractionInWords(a, 2 * root)}.`,
        answers: [final('', number(`${a}/${2 * root}`))],
        verify: () => compared(['the gradient', gradient((x) => Math.sqrt(a * x + b), p), a / (2 * root)]),
      }
    },
    'power-of-sine'(random) {
      const [a, which] = [random.integer(2, 6), random.pick(['sin', 'cos'] as const)]
      // 3a sin²x cos x at π/6, or −3a cos²x sin x at π/3; both have the size 3a√3/8.
      const angle = which === 'sin' ? 6 : 3
      const other = which === 'sin' ? 'cos' : 'sin'
      const sign = which === 'sin' ? 1 : -1
      const [top, bottom] = lowestTerms(3 * a, 8)
      return {
        question: typst`
Given that $y = ${a} ${which}^3 x$, find the exact value of $${dydx}$ when $x = display(pi/${angle})$. #marks(3)`,
        answer: typst`
#note[$${which}^3 x$ means $(${which} x)^3$: differentiate the power, then what is in the bracket.]
#working("M1 A1")[$${dydx} = ${minus(sign * 3 * a)} ${which}^2 x ${other} x$]
#working("A1")[$${minus(sign * 3 * a)} times (display(1/2))^2 times display(sqrt(3)/2) =$ #result[$${sign < 0 ? '−' : ''}display((${surd(top, 3)})/${bottom})$]]`,
        alt: plain`Given that y equals ${a} times the cube of ${which} x, find the exact value of the derivative of y with respect to x when x is pi over ${angle}.`,
        answerAlt: plain`The derivative is ${sign * 3 * a} times ${which} squared x times ${other} x. At pi over ${angle} it is ${sign < 0 ? 'minus ' : ''}${surdInWords(top, 3)} over ${bottom}.`,
        answers: [final('', number(`${sign * top}√3/${bottom}`))],
        verify: () =>
          compared([
            'the gradient',
            gradient((x) => a * Math[which](x) ** 3, Math.PI / angle),
            (sign * top * Math.sqrt(3)) / bottom,
          ]),
      }
    },
    'reciprocal-of-bracket'(random) {
      const [k, a, p] = [random.integer(2, 9), random.integer(2, 5), random.integer(1, 3)]
      const inside = random.integer(1, 3)
      const b = inside - a * p
      const [top, bottom] = [-2 * k * a, inside ** 3]
      return {
        question: typst`
Find the gradient of the curve
$ y = ${k}/(${linear(a, b)})^2 $
at the point where $x = ${p}$. #marks(3)`,
        answer: typst`
#note[Write $y = ${k}(${linear(a, b)})^(−2)$.]
#working("M1 A1")[$${dydx} = ${minus(-2 * k)}(${linear(a, b)})^(−3) times ${a}$]
#working("A1")[At $x = ${p}$: $display(${minus(top)}/${inside}^3) =$ #result[$${fraction(top, bottom)}$]]`,
        alt: plain`Find the gradient of the curve y equals ${k} over open bracket ${linearSpoken(a, b)} close bracket squared, at the point where x equals ${p}.`,
        answerAlt: plain`The derivative is minus ${2 * k * a} over the cube of the bracket. At x equals ${p} the bracket is ${inside}, so the gradient is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(`${top}/${bottom}`))],
        verify: () => compared(['the gradient', gradient((x) => k / (a * x + b) ** 2, p), top / bottom]),
      }
    },
  },
})
