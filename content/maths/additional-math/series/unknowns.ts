// Several unknowns in one expansion.

import { nCr } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { choose, coefficientOf, inX, inXWords, linear, raised, times, toThePower } from './binomial.ts'
import { answered } from './progressions.ts'

export const severalUnknowns = defineTemplate({
  id: 'several-unknowns',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'a-and-n'(random) {
      const [n, a] = [random.integer(5, 10), random.pick([2, 3, 4, -2, -3])]
      const list = [1, n * a, choose(n, 2) * a * a] as const
      const third = choose(n, 3) * a ** 3
      const s = n * a
      return {
        question: typst`The first three terms, in ascending powers of $x$, in the expansion of $(1 + a x)^n$ are
$ ${inX(...list)}. $
#part("a", 4)[Find the value of $n$ and the value of $a$.]
#part("b", 2)[Find the coefficient of $x^3$.]`,
        answer: typst`
#part("a")[
#working("B1")[$n a = ${s}$]
#working("B1")[$ (n(n - 1))/2 a^2 = ${list[2]} $]
#note[Square the first: $n^2 a^2 = ${s * s}$, and divide.]
#working("M1")[$ (n - 1)/(2n) = ${fraction(list[2], s * s)} $]
#working("A1")[$n =$ ${answered(n)}, $a =$ ${answered(a)}]]
#part("b")[
#working("M1 FT")[$${nCr(n, 3)} times ${a < 0 ? `(${a})` : a}^3$]
#working("A1")[${answered(third)}]]`,
        alt: plain`The first three terms, in ascending powers of x, in the expansion of ${toThePower('1 plus a x', 'n')} are ${inXWords(...list)}. Part a: find the value of n and the value of a. Part b: find the coefficient of x cubed.`,
        answerAlt: plain`Part a: n a is ${s}, and half of n times open bracket n minus 1 close bracket times a squared is ${list[2]}. Dividing by the square of the first, the fraction with n minus 1 on top and 2 n at the bottom is ${fractionInWords(list[2], s * s)}, so n is ${n} and a is ${a}. Part b: ${n} C 3 times a cubed is ${third}.`,
        answers: [final('a', number(n), 'n'), final('a', number(a), 'a'), final('b', number(third))],
        verify: () => {
          const made = raised(linear(1, a), n)
          return [...list, third].every((value, r) => coefficientOf(made, r) === value)
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    'three-letters'(random) {
      const { a, b, n } = random.until(
        () => ({
          a: random.integer(2, 3),
          b: random.pick([2, 3, 4, 5, -2, -3, -4, -5]),
          n: random.pick([4, 5, 6]),
        }),
        ({ a, b, n }) => choose(n, 2) * a ** (n - 2) * b * b < 8000 && a !== Math.abs(b),
      )
      const list = [0, 1, 2].map((r) => choose(n, r) * a ** (n - r) * b ** r) as [number, number, number]
      return {
        question: typst`The first three terms, in ascending powers of $x$, in the expansion of $(a + b x)^${n}$ are
$ ${terms([list[0], ''], [list[1], 'x'], [1, 'c x^2'])}, $
where $a > 0$. Find the values of $a$, $b$ and $c$. #marks(6)`,
        answer: typst`
#working("M1")[$a^${n} = ${list[0]}$]
#working("A1")[$a =$ ${answered(a)}]
#working("M1")[$${n} times ${a ** (n - 1)} times b = ${list[1]}$]
#working("A1")[$b =$ ${answered(b)}]
#working("M1")[$c = ${nCr(n, 2)} times ${a ** (n - 2)} times ${b < 0 ? `(${b})` : b}^2$]
#working("A1")[$c =$ ${answered(list[2])}]`,
        alt: plain`The first three terms, in ascending powers of x, in the expansion of ${toThePower('a plus b x', n)} are ${inXWords(list[0], list[1])} plus c x squared, where a is positive. Find the values of a, b and c.`,
        answerAlt: plain`a to the power ${n} is ${list[0]}, so a is ${a}. ${n} times ${a ** (n - 1)} times b is ${list[1]}, so b is ${b}. c is ${n} C 2 times ${a ** (n - 2)} times b squared, which is ${list[2]}.`,
        answers: [final('', number(a), 'a'), final('', number(b), 'b'), final('', number(list[2]), 'c')],
        verify: () => {
          const made = raised(linear(a, b), n)
          return list.every((value, r) => coefficientOf(made, r) === value)
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    'product-of-two'(random) {
      const { p, q, n, first, second, other } = random.until(
        () => {
          const [p, q, n] = [
            random.integerExcept(-6, 6, 0),
            random.pick([1, 2, 3, -1, -2, -3]),
            random.integer(4, 7),
          ]
          const [first, second] = [p + n * q, n * p * q + choose(n, 2) * q * q]
          // Sum of the roots of the quadratic in q, over its leading coefficient n(n + 1)/2.
          return { p, q, n, first, second, other: (2 * first) / (n + 1) - q }
        },
        ({ first, second, other, q }) =>
          first !== 0 && second !== 0 && !Number.isInteger(other) && Math.abs(other - q) > 0.01,
      )
      const lead = choose(n + 1, 2)
      return {
        question: typst`The first three terms, in ascending powers of $x$, in the expansion of $(1 + p x)(1 + q x)^${n}$ are
$ ${inX(1, first, second)}. $
Find the values of the integers $p$ and $q$. #marks(6)`,
        answer: typst`
#working("B1")[$(1 + q x)^${n} = 1 + ${n}q x + ${choose(n, 2)}q^2 x^2 + dots.c$]
#working("B1")[$p + ${n}q = ${first}$]
#working("B1")[$${n}p q + ${choose(n, 2)}q^2 = ${second}$]
#working("M1")[$${n}q(${terms([first, ''], [-n, 'q'])}) + ${choose(n, 2)}q^2 = ${second}$]
#working("M1")[$${terms([lead, 'q^2'], [-n * first, 'q'], [second, ''])} = 0$]
#note[The other root of this equation is not an integer.]
#working("A1")[$q =$ ${answered(q)}, $p =$ ${answered(p)}]`,
        alt: plain`The first three terms, in ascending powers of x, in the expansion of open bracket 1 plus p x close bracket times ${toThePower('1 plus q x', n)} are ${inXWords(1, first, second)}. Find the values of the integers p and q.`,
        answerAlt: plain`p plus ${n} q is ${first}, and ${n} p q plus ${choose(n, 2)} q squared is ${second}. Putting p in gives a quadratic in q, whose only whole root is ${q}. So q is ${q} and p is ${p}.`,
        answers: [final('', number(p), 'p'), final('', number(q), 'q')],
        verify: () => {
          const fitting: string[] = []
          for (let tried = -60; tried <= 60; tried += 1) {
            const made = times(linear(1, first - n * tried), raised(linear(1, tried), n))
            if (coefficientOf(made, 2) === second) fitting.push(`${first - n * tried}, ${tried}`)
          }
          const [only] = fitting
          return fitting.length === 1 && only === `${p}, ${q}` && Number.isFinite(other)
            ? null
            : `p, q could be ${fitting.join(' or ')}`
        },
      }
    },
  },
})
