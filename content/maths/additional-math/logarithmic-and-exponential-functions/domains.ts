// Domains and ranges of exponential and logarithmic functions, and one function of another.

import { agree } from '../../kit/checking.ts'
import { final, inequality, number } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { added, linear, linearSpoken } from '../../kit/quadratics.ts'
import { allSolutions, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { eTo, exponential, exponentialSpoken, fractionAnswer, tall, times, timesSpoken } from './notation.ts'
import { dot, exponentialCurve, levelAsymptote, origin, type Plot, plane } from './plots.ts'

export const domainAndRange = defineTemplate({
  id: 'domain-and-range',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'of-a-logarithm'(random) {
      const a = random.integer(2, 5)
      const b = random.until(
        () => random.integer(1, 9),
        (value) => value % a !== 0,
      )
      const c = random.integer(2, 4)
      return {
        question: typst`
The function $f$ is defined by $f(x) = ln(${linear(a, -b)})$ for $x > k$.
#part("a", 1)[Find the least possible value of $k$.]
#part("b", 2)[Solve the equation $f(x) = ${c}$, giving your answer in exact form.]`,
        answer: typst`
#part("a")[#working("B1")[$${linear(a, -b)} > 0$, so $k =$ ${fractionAnswer(b, a)}]]
#part("b")[
#working("M1")[$${linear(a, -b)} = ${eTo(String(c))}$]
#working("A1")[$x =$ ${tall(`display((${eTo(String(c))} + ${b})/${a})`)}]]`,
        alt: plain`The function f is defined by f of x equals the natural log of open bracket ${linearSpoken(a, -b)} close bracket, for x greater than k. Part a: find the least possible value of k. Part b: solve the equation f of x equals ${c}, giving your answer in exact form.`,
        answerAlt: plain`Part a: ${linearSpoken(a, -b)} must be greater than 0, so k is ${fractionInWords(b, a)}. Part b: ${linearSpoken(a, -b)} is e to the power ${c}, so x is e to the power ${c}, plus ${b}, all over ${a}.`,
        answers: [
          final('a', number(typedFraction(b, a)), 'k'),
          allSolutions([`(e^${c} + ${b})/${a}`], 'x', 'b'),
        ],
        verify: () => (agree(Math.log(a * ((Math.exp(c) + b) / a) - b), c) ? null : 'f(x) is another number'),
      }
    },
    'of-a-quadratic-inside'(random) {
      const a = -random.integer(1, 5)
      const b = random.integerExcept(2, 7, -a)
      const [sum, product] = [a + b, a * b]
      const quadratic = `x^2 ${sum === 1 ? '− x' : sum < 0 ? (sum === -1 ? '+ x' : `+ ${-sum}x`) : `− ${sum}x`} − ${-product}`
      const spoken = `x squared ${sum < 0 ? 'plus' : 'minus'} ${Math.abs(sum) === 1 ? '' : Math.abs(sum)} x minus ${-product}`
      return {
        question: typst`
The function $f$ is defined by $f(x) = ln(${quadratic})$.

Find the largest possible domain of $f$. #marks(3)`,
        answer: typst`
#note[Only positive numbers have a logarithm.]
#working("M1")[$${quadratic} > 0$]
#working("A1")[$(x ${added(-a)})(x ${added(-b)}) > 0$]
#working("A1")[#result[$x < ${minus(a)}$ or $x > ${b}$]]`,
        alt: plain`The function f is defined by f of x equals the natural log of open bracket ${spoken} close bracket. Find the largest possible domain of f.`,
        answerAlt: plain`The quadratic must be greater than 0. It has the roots ${a} and ${b}, so the domain is x less than ${a} or x greater than ${b}.`,
        answers: [final('', inequality(`x < ${a} or x > ${b}`))],
        verify: () => {
          const f = (x: number) => Math.log(x * x - sum * x + product)
          const isIn = [a - 0.01, b + 0.01].every((x) => Number.isFinite(f(x)))
          return isIn && [a + 0.01, b - 0.01].every((x) => Number.isNaN(f(x)))
            ? null
            : 'the domain is another'
        },
      }
    },
    'range-on-a-domain'(random) {
      const b = random.integer(2, 6)
      const [a, c] = [b + random.integer(1, 6), random.integer(1, 3)]
      const curve = { k: -b, n: -c, a }
      const plot: Plot = { x: [-0.5 / c, 3.6 / c], y: [-0.15 * a, a * 1.25], height: 160 }
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${exponential(curve)}$ for $x >= 0$.

Find the range of $f$. #marks(3)`,
        answer: typst`
#working("B1")[$f(0) = ${a} − ${b} = ${a - b}$]
#working("B1")[When $x$ is large, $${eTo(times(-c))}$ is near 0, so $f(x)$ is near ${a} but always less.]
${plane(plot, levelAsymptote(a, plot.x[1], 'above-left', 0.04 * a), exponentialCurve(curve, 'addmaths', 0), dot(0, a - b, `${a - b}`, 'left'), origin())}
#working("B1")[#result[$${a - b} <= f(x) < ${a}$]]`,
        alt: plain`The function f is defined by f of x equals ${exponentialSpoken(curve)}, for x greater than or equal to 0. Find the range of f.`,
        answerAlt: plain`The value at 0 is ${a - b}. As x grows, the power of e falls towards 0 and the function rises towards ${a} without reaching it. So the range is from ${a - b}, included, to ${a}, excluded.`,
        answers: [final('', inequality(`${a - b} <= f(x) < ${a}`, 'f(x)'))],
        verify: () => {
          const values = Array.from({ length: 200 }, (_, n) => a - b * Math.exp((-c * n) / 10))
          return agree(Math.min(...values), a - b) &&
            Math.max(...values) <= a &&
            (values.at(-1) ?? 0) > a - 0.01
            ? null
            : 'the range is another'
        },
      }
    },
  },
})

export const functionOfFunction = defineTemplate({
  id: 'function-of-a-function',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'power-of-a-logarithm'(random) {
      const x = random.integer(1, 4)
      const [n, a, b, c] = [2, random.integer(1, 3), random.integer(1, 5), random.integer(1, 6)]
      const inside = linear(a, b)
      const value = (a * x + b) ** n - c
      const other = -(a * x + 2 * b)
      return {
        question: typst`
The functions $f$ and $g$ are defined by
$ f(x) &= ln(${inside}) quad &"for" x > ${fraction(-b, a).replace('display', 'inline')}, \
g(x) &= ${eTo(times(n))} − ${c} quad &"for" x in RR. $
Solve the equation $g f(x) = ${minus(value)}$. #marks(4)`,
        answer: typst`
#working("M1")[$g f(x) = ${eTo(`${n} ln(${inside})`)} − ${c}$]
#note[$${n} ln(${inside}) = ln(${inside})^${n}$, and $upright(e)$ to the power of a logarithm is what it is the logarithm of.]
#working("A1")[$g f(x) = (${inside})^${n} − ${c}$]
#working("M1")[$(${inside})^2 = ${value + c}$, so $${inside} = plus.minus ${a * x + b}$]
#working("A1")[$x =$ #result[$${x}$]]
#note[${other % a === 0 ? `$x = ${minus(other / a)}$` : 'The negative value'} is not in the domain of $f$.]`,
        alt: plain`The function f is defined by f of x equals the natural log of open bracket ${linearSpoken(a, b)} close bracket, for x greater than ${fractionInWords(-b, a)}. The function g is defined by g of x equals e to the power ${timesSpoken(n)}, minus ${c}, for all real x. Solve the equation g of f of x equals ${value}.`,
        answerAlt: plain`g of f of x is open bracket ${linearSpoken(a, b)} close bracket squared, minus ${c}. So ${linearSpoken(a, b)} is plus or minus ${a * x + b}. Only the positive value is possible, because f has no logarithm of a negative number. So x is ${x}.`,
        answers: [allSolutions([x])],
        verify: () =>
          agree(Math.exp(n * Math.log(a * x + b)) - c, value, 1e-7) ? null : 'gf(x) is another number',
      }
    },
    twice(random) {
      const a = random.integer(1, 6)
      return {
        question: typst`
The function $f$ is defined by $f(x) = ln(x − ${a})$ for $x > ${a}$.

Find the exact solution of the equation $f f(x) = 0$. #marks(4)`,
        answer: typst`
#working("M1")[$f f(x) = ln(ln(x − ${a}) − ${a})$]
#working("M1")[$ln(x − ${a}) − ${a} = 1$]
#note[Only 1 has the logarithm 0.]
#working("A1")[$ln(x − ${a}) = ${a + 1}$]
#working("A1")[$x =$ #result[$${a} + ${eTo(String(a + 1))}$]]`,
        alt: plain`The function f is defined by f of x equals the natural log of open bracket x minus ${a} close bracket, for x greater than ${a}. Find the exact solution of the equation f of f of x equals 0.`,
        answerAlt: plain`f of f of x is 0 when f of x minus ${a} is 1, so the natural log of open bracket x minus ${a} close bracket, is ${a + 1}. So x is ${a} plus e to the power ${a + 1}.`,
        answers: [allSolutions([`${a} + e^${a + 1}`])],
        verify: () => {
          const f = (u: number) => Math.log(u - a)
          return agree(f(f(a + Math.exp(a + 1))), 0, 1e-9) ? null : 'ff(x) is not 0'
        },
      }
    },
  },
})
