// The chain rule: powers of a bracket, square roots, powers of a sine, and reciprocals.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus, substituted, surd } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { dydx } from './writing.ts'

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
#working("A1")[At $x = ${p}$: $${a * n} times ${substituted(inside)}^${n - 1} =$ #result[$${minus(value)}$]]
#scheme[*M1* for $k (${linear(a, b)})^${n - 1}$ with another $k$]`,
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
#working("A1")[At $x = ${p}$: $display(${a}/(2 sqrt(${root * root}))) =$ #result[$${fraction(a, 2 * root)}$]]
#scheme[*M1* for $k (${linear(a, b)})^(−1/2)$ with another $k$]`,
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
#working("A1")[$${minus(sign * 3 * a)} times (display(1/2))^2 times display(sqrt(3)/2) =$ #result[$${sign < 0 ? '−' : ''}display((${surd(top, 3)})/${bottom})$]]
#scheme[*M1* for $k ${which}^2 x ${other} x$ with another $k$]`,
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
#working("A1")[At $x = ${p}$: $display(${minus(top)}/${inside}^3) =$ #result[$${fraction(top, bottom)}$]]
#scheme[*M1* for $k (${linear(a, b)})^(−3)$ with another $k$]`,
        alt: plain`Find the gradient of the curve y equals ${k} over open bracket ${linearSpoken(a, b)} close bracket squared, at the point where x equals ${p}.`,
        answerAlt: plain`The derivative is minus ${2 * k * a} over the cube of the bracket. At x equals ${p} the bracket is ${inside}, so the gradient is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(`${top}/${bottom}`))],
        verify: () => compared(['the gradient', gradient((x) => k / (a * x + b) ** 2, p), top / bottom]),
      }
    },
  },
})
