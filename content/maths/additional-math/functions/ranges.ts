// Ranges from the rule and the domain, and the greatest domain that a rule allows.

import { agree } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { added, allReals, bracket, fractionAnswer, line, quotient, quotientSaid } from './printing.ts'

/** The values at many places from one end to the other. */
const sampled = (f: (x: number) => number, from: number, to: number): number[] =>
  Array.from({ length: 721 }, (_, n) => f(from + ((to - from) * n) / 720))

export const range = defineTemplate({
  id: 'range',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'line-on-an-interval'(random) {
      const [a, b] = [random.integer(3, 12), random.integer(2, 4)]
      const left = random.integer(-4, -1)
      const right = left + random.integer(4, 7)
      const [high, low] = [a - b * left, a - b * right]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${line(-b, a)}$ for $${minus(left)} <= x < ${right}$.
#part("a", 2)[Find the range of $f$.]
#part("b", 1)[Write down the domain of $f^(−1)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$f(${minus(left)}) = ${high}$ and $f(${right}) = ${minus(low)}$]
#note[$x = ${right}$ is not in the domain, so $${minus(low)}$ is not in the range.]
#working("A1")[#result[$${minus(low)} < f(x) <= ${high}$]]]
#part("b")[#working("B1 FT")[The range of $f$, with $x$: #result[$${minus(low)} < x <= ${high}$]]]`,
        alt: plain`The function f is defined by f of x equals ${linearSpoken(-b, a)}, for x greater than or equal to ${plain`${left}`} and less than ${right}. Part a: find the range of f. Part b: write down the domain of f inverse.`,
        answerAlt: plain`Part a: at x equals ${plain`${left}`} the value is ${high}, and towards x equals ${right} it nears ${plain`${low}`}, which it does not reach. So f of x is greater than ${plain`${low}`} and at most ${high}. Part b: the domain is x greater than ${plain`${low}`} and at most ${high}.`,
        answers: [
          final('a', inequality(`${low} < f(x) <= ${high}`, 'f(x)')),
          final('b', inequality(`${low} < x <= ${high}`)),
        ],
        verify: () => {
          const values = sampled((x) => a - b * x, left, right - 1e-9)
          const [low, high] = [Math.min(...values), Math.max(...values)]
          return high === a - b * left && low > a - b * right && agree(low, a - b * right, 1e-6)
            ? null
            : 'the range is another'
        },
      }
    },
    quotient(random) {
      const [b, c] = [random.pick([4, 6, 8, 10, 12]), random.integer(1, 4)]
      const beyond = random.pick([1, 2])
      const [a, start, most] = [random.integer(1, 6), c + beyond, b / beyond]
      return {
        question: typst`
The function $f$ is defined, for $x >= ${start}$, by
$ f(x) = ${a} + ${quotient(String(b), line(1, -c))}. $
#part("a", 2)[Find the range of $f$.]
#part("b", 1)[State, with a reason, whether the equation $f(x) = ${a}$ has a solution.]`,
        answer: typst`
#part("a")[
#working("M1")[$f(${start}) = ${a + most}$, and as $x$ grows, $f(x)$ falls towards ${a}]
#working("A1")[#result[$${a} < f(x) <= ${a + most}$]]]
#part("b")[#working("B1")[#result[No solution]: the fraction is always positive, so ${a} is not in the range.]]`,
        alt: plain`The function f is defined, for x greater than or equal to ${start}, by f of x equals ${a} plus ${quotientSaid(String(b), linearSpoken(1, -c))}. Part a: find the range of f. Part b: state, with a reason, whether the equation f of x equals ${a} has a solution.`,
        answerAlt: plain`Part a: f of ${start} is ${a + most}, and as x grows, f of x falls towards ${a}. So f of x is greater than ${a} and at most ${a + most}. Part b: it has no solution, because the fraction is always positive and ${a} is not in the range.`,
        answers: [final('a', inequality(`${a} < f(x) <= ${a + most}`, 'f(x)'))],
        verify: () => {
          const values = Array.from({ length: 200 }, (_, n) => a + b / (start - c + 1.15 ** n - 1))
          return Math.max(...values) === a + most && Math.min(...values) > a && Math.min(...values) < a + 1e-6
            ? null
            : 'the range is another'
        },
      }
    },
    root(random) {
      const [a, b, beyond] = [random.integer(2, 9), random.integer(1, 9), random.integer(1, 4)]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${a} − sqrt(x + ${b})$ for $x >= k$.
#part("a", 1)[Write down the least possible value of $k$.]
#part("b", 1)[For this value of $k$, find the range of $f$.]
#part("c", 1)[Explain why the equation $f(x) = ${a + beyond}$ has no solutions.]`,
        answer: typst`
#part("a")[
#note[$x + ${b}$ must not be negative.]
#working("B1")[$k =$ #result[$−${b}$]]]
#part("b")[
#note[A root is never negative, and as large as one likes.]
#working("B1")[#result[$f(x) <= ${a}$]]]
#part("c")[#working("B1")[${a + beyond} is greater than #result[${a}], so it is not in the range of $f$.]]`,
        alt: plain`The function f is defined by f of x equals ${a} minus the square root of open bracket x plus ${b} close bracket, for x greater than or equal to k. Part a: write down the least possible value of k. Part b: for this value of k, find the range of f. Part c: explain why the equation f of x equals ${a + beyond} has no solutions.`,
        answerAlt: plain`Part a: x plus ${b} must not be negative, so k is minus ${b}. Part b: a root is never negative, so f of x is at most ${a}. Part c: ${a + beyond} is greater than ${a}, so it is not in the range.`,
        answers: [final('a', number(-b), 'k'), final('b', inequality(`f(x) <= ${a}`, 'f(x)'))],
        verify: () => {
          const values = sampled((x) => a - Math.sqrt(x + b), -b, 1e6)
          return Math.max(...values) === a &&
            Math.min(...values) < -900 &&
            beyond > 0 &&
            Number.isNaN(Math.sqrt(-b - 0.01 + b))
            ? null
            : 'the range is another'
        },
      }
    },
    'sine-and-modulus'(random) {
      const size = random.integer(3, 7)
      const [centre, per] = [random.integer(1, size - 1), random.integer(2, 3)]
      const [low, high] = [centre - size, centre + size]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${centre} − ${size} sin ${per}x$ for $0° <= x <= 360°$.
#part("a", 2)[Find the range of $f$.]
#part("b", 1)[Find the range of the function $g$, where $g(x) = |f(x)|$.]`,
        answer: typst`
#part("a")[
#working("M1")[$−1 <= sin ${per}x <= 1$, so \
$−${size} <= −${size} sin ${per}x <= ${size}$]
#working("A1")[#result[$${minus(low)} <= f(x) <= ${high}$]]]
#part("b")[
#note[$f(x)$ passes through 0, and $${-low} < ${high}$.]
#working("B1 FT")[#result[$0 <= g(x) <= ${high}$]]]`,
        alt: plain`The function f is defined by f of x equals ${centre} minus ${size} times the sine of ${per} x, for x from 0 to 360 degrees. Part a: find the range of f. Part b: find the range of the function g, where g of x is the modulus of f of x.`,
        answerAlt: plain`Part a: the sine is from minus 1 to 1, so f of x is from ${plain`${low}`} to ${high}, both included. Part b: f of x passes through 0, so g of x is from 0 to ${high}, both included.`,
        answers: [
          final('a', inequality(`${low} <= f(x) <= ${high}`, 'f(x)')),
          final('b', inequality(`0 <= g(x) <= ${high}`, 'g(x)')),
        ],
        verify: () => {
          const values = sampled((x) => centre - size * Math.sin((per * x * Math.PI) / 180), 0, 360)
          const sizes = values.map(Math.abs)
          return agree(Math.min(...values), centre - size, 1e-6) &&
            agree(Math.max(...sizes), centre + size, 1e-6) &&
            Math.min(...sizes) < 0.1
            ? null
            : 'the range is another'
        },
      }
    },
  },
})

export const greatestDomain = defineTemplate({
  id: 'greatest-domain',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    root(random) {
      const [a, b, c] = [random.integer(5, 15), random.integer(2, 4), random.integerExcept(-6, 6, 0)]
      return {
        question: typst`
The function $f$ is defined by $f(x) = sqrt(${line(-b, a)}) ${added(c)}$, and its domain is as large as possible.
#part("a", 2)[Find the domain of $f$.]
#part("b", 1)[Write down the range of $f$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${line(-b, a)} >= 0$]
#working("A1")[${fractionAnswer('x <= ', a, b)}]]
#part("b")[#working("B1")[The root takes every value from 0 on: #result[$f(x) >= ${minus(c)}$]]]`,
        alt: plain`The function f is defined by f of x equals the square root of open bracket ${linearSpoken(-b, a)} close bracket, then ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)} outside the root. Its domain is as large as possible. Part a: find the domain of f. Part b: write down the range of f.`,
        answerAlt: plain`Part a: ${linearSpoken(-b, a)} must be at least 0, so x is at most ${fractionInWords(a, b)}. Part b: the root takes every value from 0 on, so f of x is greater than or equal to ${plain`${c}`}.`,
        answers: [
          final('a', inequality(`x <= ${typedFraction(a, b)}`)),
          final('b', inequality(`f(x) >= ${c}`, 'f(x)')),
        ],
        verify: () => {
          const f = (x: number) => Math.sqrt(a - b * x) + c
          return Number.isNaN(f(a / b + 1e-6)) && agree(f(a / b - 1e-12), c, 1e-4) && f(a / b - 50) > c
            ? null
            : 'the domain is another'
        },
      }
    },
    'values-left-out'(random) {
      const [p = 0, q = 0] = random.distinct([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 2).sort((a, b) => a - b)
      const top = random.integer(2, 9)
      const [b, c] = [-(p + q), p * q]
      return {
        question: typst`
A function $f$ is to be defined by
$ f(x) = ${quotient(`x + ${top}`, quadratic(1, b, c))}. $
#part("a", 2)[Find the two values of $x$ that must be left out of the domain of $f$.]
#part("b", 1)[Explain why these values must be left out.]`,
        answer: typst`
#part("a")[
#working("M1")[$${quadratic(1, b, c)} = ${bracket(1, -p)}${bracket(1, -q)} = 0$]
#working("A1")[$x =$ #result[$${minus(p)}$] and $x =$ #result[$${minus(q)}$]]]
#part("b")[#working("B1")[They make the denominator 0, and nothing can be divided by 0.]]`,
        alt: plain`A function f is to be defined by f of x equals ${quotientSaid(`x plus ${top}`, quadraticSpoken(1, b, c))}. Part a: find the two values of x that must be left out of the domain of f. Part b: explain why these values must be left out.`,
        answerAlt: plain`Part a: the denominator is 0 when x is ${plain`${p}`} and when x is ${plain`${q}`}. Part b: nothing can be divided by 0.`,
        answers: [final('a', inAnyOrder([p, q], { name: 'x' }))],
        verify: () => {
          const found = Array.from({ length: 25 }, (_, n) => n - 12).filter(
            (x) => x * x - (p + q) * x + p * q === 0,
          )
          return found.join() === [p, q].join() ? null : `the denominator is 0 at ${found.join(', ')}`
        },
      }
    },
    logarithm(random) {
      const [a, b, isPlus] = [random.integer(2, 5), random.pick([1, 3, 5, 7, 9]), random.chance(0.5)]
      const inner = line(a, isPlus ? b : -b)
      const end = isPlus ? -b : b
      const zero = isPlus ? 1 - b : 1 + b
      return {
        question: typst`
The function $f$ is defined by $f(x) = ln(${inner})$, and its domain is as large as possible.
#part("a", 1)[Find the domain of $f$.]
#part("b", 1)[Write down the range of $f$.]
#part("c", 1)[Find the value of $x$ for which $f(x) = 0$.]`,
        answer: typst`
#note[There are logarithms of positive numbers only.]
#part("a")[#working("B1")[$${inner} > 0$, so ${fractionAnswer('x > ', end, a)}]]
#part("b")[#working("B1")[#result[all real numbers]]]
#part("c")[#working("B1")[$${inner} = 1$, so $x =$ ${fractionAnswer('', zero, a)}]]`,
        alt: plain`The function f is defined by f of x equals the natural logarithm of open bracket ${linearSpoken(a, isPlus ? b : -b)} close bracket. Its domain is as large as possible. Part a: find the domain of f. Part b: write down the range of f. Part c: find the value of x for which f of x equals 0.`,
        answerAlt: plain`Part a: ${linearSpoken(a, isPlus ? b : -b)} must be positive, so x is greater than ${fractionInWords(end, a)}. Part b: the range is all real numbers. Part c: ${linearSpoken(a, isPlus ? b : -b)} equals 1, so x is ${fractionInWords(zero, a)}.`,
        answers: [
          final('a', inequality(`x > ${typedFraction(end, a)}`)),
          final('b', allReals),
          final('c', number(typedFraction(zero, a)), 'x'),
        ],
        verify: () => {
          const f = (x: number) => Math.log(a * x + (isPlus ? b : -b))
          const [end, zero] = isPlus ? [-b / a, (1 - b) / a] : [b / a, (1 + b) / a]
          return Number.isNaN(f(end - 1e-6)) && f(end + 1e-9) < -10 && agree(f(zero), 0, 1e-9)
            ? null
            : 'the domain is another'
        },
      }
    },
  },
})
