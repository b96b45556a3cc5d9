// Putting numbers into formulas, and multiplying out brackets.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { minus, substituted, terms } from '../../kit/numbers.ts'
import {
  continued,
  continuedSpoken,
  identical,
  minusPolynomial,
  product,
  scaled,
  shown,
  spoken,
  times,
  valueAt,
} from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const drawNumbers = (random: Random) => ({
  k: random.integer(2, 5),
  m: random.integer(2, 4),
  a: -random.integer(2, 4),
  b: random.integer(2, 6),
  u: random.integer(10, 20),
  t: random.integer(2, 3) * 2,
  slowing: -random.integer(1, 3),
})

export const substitute = defineTemplate({
  id: 'substitute',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'two-letters'(random) {
      const { k, m, a, b } = drawNumbers(random)
      const [first, second] = [k * a * a, m * a * b]
      return {
        question: typst`
Find the value of $${k}a^2 − ${m}a b$ when $a = ${minus(a)}$ and $b = ${b}$. #marks(2)`,
        answer: typst`
#working("M1")[$${k} times ${substituted(a)}^2 − ${m} times ${substituted(a)} times ${b}$]
#working("A1")[$= ${first} + ${-second} =$ #result[${first - second}]]
#note[The square of $${minus(a)}$ is $+${a * a}$, and taking away $${minus(second)}$ is adding ${-second}.]`,
        alt: plain`Find the value of ${k} a squared minus ${m} a b when a is ${a} and b is ${b}.`,
        answerAlt: plain`${k} times ${a * a} is ${first}. ${m} times ${a} times ${b} is ${plain`${second}`}, and taking it away adds ${-second}. The value is ${first - second}.`,
        answers: [final('', number(first - second))],
        // With a common factor taken out.
        verify: () =>
          agree(a * (k * a - m * b), first - second) ? null : 'the factorised form has another value',
      }
    },
    formula(random) {
      const { u, t, slowing } = drawNumbers(random)
      const half = (slowing * t * t) / 2
      return {
        question: typst`
A launch on the Meghna slows down. In $t$ seconds it covers $s$ metres, where $ s = u t + display(1/2) a t^2. $
Find the value of $s$ when $u = ${u}$, $a = ${minus(slowing)}$ and $t = ${t}$. #marks(2)`,
        answer: typst`
#working("M1")[$s = ${u} times ${t} + display(1/2) times ${substituted(slowing)} times ${t}^2$]
#working("A1")[$= ${u * t} − ${-half} =$ #result[${u * t + half}]]`,
        alt: plain`A launch on the Meghna slows down. In t seconds it covers s metres, where s equals u t plus half of a t squared. Find the value of s when u is ${u}, a is ${slowing} and t is ${t}.`,
        answerAlt: plain`u t is ${u * t}. Half of a t squared is ${half}. So s is ${u * t} minus ${-half}, which is ${u * t + half}.`,
        answers: [final('', number(u * t + half, { unit: 'm' }), 's')],
        // The mean of the first and last speed, times the time.
        verify: () =>
          agree(((u + u + slowing * t) / 2) * t, u * t + half) ? null : 'the mean speed disagrees',
      }
    },
  },
})

const drawBrackets = (random: Random) => ({
  p: random.integer(4, 7),
  q: random.integer(2, 3),
  a: random.integer(2, 3),
  b: -random.integer(2, 5),
  c: 1,
  d: random.pick([-4, -5, -6, 4, 5, 6]),
})

const same = (f: (x: number) => number, g: (x: number) => number) =>
  identical(f, g) ? null : 'the two forms differ'

export const expandTwo = defineTemplate({
  id: 'expand-and-simplify',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'single-brackets'(random) {
      const { p, q, a, b, c, d } = drawBrackets(random)
      const answer = minusPolynomial(scaled([a, b], p), scaled([c, d], q))
      return {
        question: typst`
Expand and simplify.
$ ${p}(${linear(a, b)}) − ${q}(${linear(c, d)}) $
#marks(2)`,
        answer: typst`
#working("M1")[$${shown([p * a, p * b])} ${continued([-q * c, -q * d])}$]
#working("A1")[#result[$${shown(answer)}$]]
#note[The minus sign belongs to both terms of the second bracket.]`,
        alt: plain`Expand and simplify: ${p} times open bracket ${linearSpoken(a, b)} close bracket, minus ${q} times open bracket ${linearSpoken(c, d)} close bracket.`,
        answerAlt: plain`The brackets give ${spoken([p * a, p * b])} ${continuedSpoken([-q * c, -q * d])}. This simplifies to ${spoken(answer)}.`,
        answers: [final('', expression(shown(answer), 'x', 'expanded'))],
        verify: () =>
          same(
            (x) => p * (a * x + b) - q * (c * x + d),
            (x) => valueAt(answer, x),
          ),
      }
    },
    'two-letters'(random) {
      const { a, b, c, d } = drawBrackets(random)
      const [xx, xy, yy] = [a * c, a * d + b * c, b * d]
      const answer = terms([xx, 'x^2'], [xy, 'x y'], [yy, 'y^2'])
      const pair = (m: number, n: number) => terms([m, 'x'], [n, 'y'])
      const pairSpoken = (m: number, n: number) => termsInWords([m, 'x'], [n, 'y'])
      return {
        question: typst`
Expand and simplify.
$ (${pair(a, b)})(${pair(c, d)}) $
#marks(2)`,
        answer: typst`
#working("M1")[$${terms([xx, 'x^2'], [a * d, 'x y'], [b * c, 'x y'], [yy, 'y^2'])}$]
#working("A1")[#result[$${answer}$]]`,
        alt: plain`Expand and simplify the product of open bracket ${pairSpoken(a, b)} close bracket and open bracket ${pairSpoken(c, d)} close bracket.`,
        answerAlt: plain`The four products are ${termsInWords([xx, 'x squared'], [a * d, 'x y'], [b * c, 'x y'], [yy, 'y squared'])}. This simplifies to ${termsInWords([xx, 'x squared'], [xy, 'x y'], [yy, 'y squared'])}.`,
        answers: [final('', expression(answer, 'xy', 'expanded'))],
        verify: () =>
          same(
            (x) => (a * x + b * 1.7) * (c * x + d * 1.7),
            (x) => xx * x * x + xy * x * 1.7 + yy * 1.7 * 1.7,
          ),
      }
    },
  },
})

const drawThree = (random: Random) => {
  const [a, b, c] = random.distinct([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], 3) as [number, number, number]
  return { a, b, c, m: random.integer(2, 3) }
}

export const expandThree = defineTemplate({
  id: 'expand-three-brackets',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'three-brackets'(random) {
      const { a, b, c, m } = drawThree(random)
      const two = product([1, a], [1, b])
      const all = times(two, [m, c])
      const first = times(two, [m, 0])
      return {
        question: typst`
Expand and simplify.
$ (${linear(1, a)})(${linear(1, b)})(${linear(m, c)}) $
#marks(3)`,
        answer: typst`
#working("M1")[$(${linear(1, a)})(${linear(1, b)}) = ${shown(two)}$]
#working("M1")[$${shown(first)} ${continued(scaled(two, c))}$]
#working("A1")[#result[$${shown(all)}$]]`,
        alt: plain`Expand and simplify the product of three brackets: ${linearSpoken(1, a)}, ${linearSpoken(1, b)}, and open bracket ${linearSpoken(m, c)} close bracket.`,
        answerAlt: plain`The first two brackets give ${spoken(two)}. Multiplying by open bracket ${linearSpoken(m, c)} close bracket gives ${spoken(all)}.`,
        answers: [final('', expression(shown(all), 'x', 'expanded'))],
        verify: () =>
          same(
            (x) => (x + a) * (x + b) * (m * x + c),
            (x) => valueAt(all, x),
          ),
      }
    },
    'difference-of-products'(random) {
      const { a, b, c, m } = drawThree(random)
      const [square, other] = [product([m, a], [m, a]), product([1, b], [1, c])]
      const answer = minusPolynomial(square, other)
      return {
        question: typst`
Expand and simplify.
$ (${linear(m, a)})^2 − (${linear(1, b)})(${linear(1, c)}) $
#marks(3)`,
        answer: typst`
#working("M1")[$(${linear(m, a)})^2 = ${shown(square)}$]
#working("M1")[$(${linear(1, b)})(${linear(1, c)}) = ${shown(other)}$]
#working("A1")[#result[$${shown(answer)}$]]
#note[Put the second product in a bracket before you take it away: all its signs change.]`,
        alt: plain`Expand and simplify: the square of open bracket ${linearSpoken(m, a)} close bracket, minus the product of open bracket ${linearSpoken(1, b)} close bracket and open bracket ${linearSpoken(1, c)} close bracket.`,
        answerAlt: plain`The square is ${spoken(square)}. The product is ${spoken(other)}. The difference is ${spoken(answer)}.`,
        answers: [final('', expression(shown(answer), 'x', 'expanded'))],
        verify: () =>
          same(
            (x) => (m * x + a) ** 2 - (x + b) * (x + c),
            (x) => valueAt(answer, x),
          ),
      }
    },
  },
})
