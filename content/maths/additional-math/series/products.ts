// Using an expansion: multiplied by another bracket, with a number put in, with a surd, with another expression for x.

import { expression, final, number } from '../../kit/final-answers.ts'
import { decimals, surd, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  bracket,
  bracketInWords,
  choose,
  coefficientOf,
  inX,
  inXWords,
  linear,
  powers,
  raised,
  termOf,
  times,
  toThePower,
} from './binomial.ts'
import { answered } from './progressions.ts'

/** A bracket whose first three terms stay short. */
const shortBracket = (random: Random) => {
  const { a, b, n } = random.until(
    () => ({ a: random.integer(1, 3), b: random.pick([1, 2, 3, -1, -2, -3]), n: random.integer(4, 7) }),
    ({ a, b, n }) =>
      choose(n, 2) * a ** (n - 2) * b * b < 3000 && Math.abs(b) !== a && (a > 1 || Math.abs(b) > 1),
  )
  const list = [0, 1, 2].map((r) => choose(n, r) * a ** (n - r) * b ** r) as [number, number, number]
  return { a, b, n, list }
}

const partA = ({ a, b, n, list }: ReturnType<typeof shortBracket>) => typst`
#part("a")[
#working("M1")[$${termOf(n, 0, a, b)} + ${termOf(n, 1, a, b)}$ \
$+ ${termOf(n, 2, a, b)}$]
#working("A1 A1")[#result[$${inX(...list)}$]]
#scheme[*A1* for two of the terms]]`

export const productOfExpansions = defineTemplate({
  id: 'product-of-expansions',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    linear(random) {
      const drawn = shortBracket(random)
      const { a, b, n, list } = drawn
      const [c, d] = [random.integer(2, 5), random.pick([1, 2, 3, -1, -2, -3])]
      const found = c * list[2] + d * list[1]
      return {
        question: typst`
#part("a", 3)[Find, in ascending powers of $x$, the first three terms in the expansion of $${bracket(a, b, n)}$.]
#part("b", 2)[Hence find the coefficient of $x^2$ in the expansion of $(${inX(c, d)})${bracket(a, b, n)}$.]`,
        answer: typst`
${partA(drawn)}
#part("b")[
#working("M1 FT")[$${c} times ${list[2]} + (${d})(${list[1]})$]
#working("A1")[coefficient $=$ ${answered(found)}]]`,
        alt: plain`Part a: find, in ascending powers of x, the first three terms in the expansion of ${bracketInWords(a, b, n)}. Part b: hence find the coefficient of x squared in the expansion of open bracket ${inXWords(c, d)} close bracket times ${bracketInWords(a, b, n)}.`,
        answerAlt: plain`Part a: ${inXWords(...list)}. Part b: ${c} times ${list[2]}, ${d < 0 ? 'minus' : 'plus'} ${Math.abs(d)} times ${list[1]}, is ${found}.`,
        answers: [final('a', expression(inX(...list), 'x', 'expanded')), final('b', number(found))],
        verify: () => {
          const made = times(linear(c, d), raised(linear(a, b), n))
          return coefficientOf(made, 2) === found &&
            list.every((value, r) => coefficientOf(raised(linear(a, b), n), r) === value)
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    reciprocal(random) {
      const drawn = shortBracket(random)
      const { a, b, n, list } = drawn
      const [c, d] = [random.integer(1, 4), random.integer(1, 4)]
      const found = c * list[0] + d * list[2]
      return {
        question: typst`
#part("a", 3)[Find, in ascending powers of $x$, the first three terms in the expansion of $${bracket(a, b, n)}$.]
#part("b", 2)[Hence find the term independent of $x$ in the expansion of
$ (${c} + ${d}/x^2) ${bracket(a, b, n)}. $]`,
        answer: typst`
${partA(drawn)}
#part("b")[
#note[$x^2 times 1/x^2$ has no $x$ left.]
#working("M1 FT")[$${c} times ${list[0]} + ${d} times ${list[2]}$]
#working("A1")[term $=$ ${answered(found)}]]`,
        alt: plain`Part a: find, in ascending powers of x, the first three terms in the expansion of ${bracketInWords(a, b, n)}. Part b: hence find the term independent of x in the expansion of open bracket ${c} plus the fraction ${d} over x squared close bracket times ${bracketInWords(a, b, n)}.`,
        answerAlt: plain`Part a: ${inXWords(...list)}. Part b: ${c} times ${list[0]}, plus ${d} times ${list[2]}, is ${found}.`,
        answers: [final('a', expression(inX(...list), 'x', 'expanded')), final('b', number(found))],
        verify: () => {
          const made = times(powers([0, c], [-2, d]), raised(linear(a, b), n))
          return coefficientOf(made, 0) === found ? null : `multiplied out, it is ${coefficientOf(made, 0)}`
        },
      }
    },
    square(random) {
      const drawn = shortBracket(random)
      const { a, b, n, list } = drawn
      const d = random.pick([1, 2, 3, -1, -2, -3])
      const found = list[2] + 2 * d * list[1] + d * d * list[0]
      return {
        question: typst`
#part("a", 3)[Find, in ascending powers of $x$, the first three terms in the expansion of $${bracket(a, b, n)}$.]
#part("b", 2)[Hence find the coefficient of $x^2$ in the expansion of $${bracket(1, d, 2)}${bracket(a, b, n)}$.]`,
        answer: typst`
${partA(drawn)}
#part("b")[
#note[$${bracket(1, d, 2)} = ${inX(1, 2 * d, d * d)}$; three products give $x^2$.]
#working("M1 FT")[$${list[2]} + (${2 * d})(${list[1]}) + ${d * d} times ${list[0]}$]
#working("A1")[coefficient $=$ ${answered(found)}]]`,
        alt: plain`Part a: find, in ascending powers of x, the first three terms in the expansion of ${bracketInWords(a, b, n)}. Part b: hence find the coefficient of x squared in the expansion of ${bracketInWords(1, d, 2)} times ${bracketInWords(a, b, n)}.`,
        answerAlt: plain`Part a: ${inXWords(...list)}. Part b: the square is ${inXWords(1, 2 * d, d * d)}, and three products give x squared: ${list[2]}, ${d < 0 ? 'minus' : 'plus'} ${Math.abs(2 * d)} times ${list[1]}, plus ${d * d} times ${list[0]}, which is ${found}.`,
        answers: [final('a', expression(inX(...list), 'x', 'expanded')), final('b', number(found))],
        verify: () => {
          const made = times(raised(linear(1, d), 2), raised(linear(a, b), n))
          return coefficientOf(made, 2) === found ? null : `multiplied out, it is ${coefficientOf(made, 2)}`
        },
      }
    },
  },
})

export const useOfExpansion = defineTemplate({
  id: 'use-of-expansion',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    estimate(random) {
      const { n, b, x, list, estimate } = random.until(
        () => {
          const [n, b, x] = [random.integer(5, 9), random.pick([2, 3, -2, -3]), 0.01]
          const list = [0, 1, 2, 3].map((r) => choose(n, r) * b ** r)
          return { n, b, x, list, estimate: list.reduce((sum, c, r) => sum + c * x ** r, 0) }
        },
        ({ n, b, x, estimate }) => decimals(estimate, 4) === decimals((1 + b * x) ** n, 4),
      )
      const base = decimals(1 + b * x, 2)
      const values = list.map((c, r) => Number((c * x ** r).toFixed(6)))
      return {
        question: typst`
#part("a", 2)[Find, in ascending powers of $x$, the first four terms in the expansion of $${bracket(1, b, n)}$.]
#part("b", 3)[Use your answer to part *(a)* to find the value of $${base}^${n}$ correct to 4 decimal places. Show all your working.]`,
        answer: typst`
#part("a")[
#working()[$1 + ${[1, 2, 3].map((r) => termOf(n, r, 1, b)).join(' + ')}$]
#working("B2")[$=$ #result[$${inX(...list)}$]]
#scheme[*B1* for three of the terms]]
#part("b")[
#working("B1")[$${base} = ${terms([1, ''], [b, 'x'])}$ with $x = 0.01$]
#working("M1 FT")[$${terms(...values.map((value) => [value, ''] as const))}$]
#working("A1")[#result[${decimals(estimate, 4)}]]]`,
        alt: plain`Part a: find, in ascending powers of x, the first four terms in the expansion of ${bracketInWords(1, b, n)}. Part b: use your answer to part a to find the value of ${base} to the power ${n} correct to 4 decimal places. Show all your working.`,
        answerAlt: plain`Part a: ${inXWords(...list)}. Part b: with x as 0.01, ${termsInWords(...values.map((value) => [value, ''] as const))} is ${decimals(estimate, 4)} to 4 decimal places.`,
        answers: [
          final('a', expression(inX(...list), 'x', 'expanded')),
          final('b', number(estimate, { to: { places: 4, isNamed: true } })),
        ],
        verify: () =>
          decimals((1 + b * x) ** n, 4) === decimals(estimate, 4) ? null : 'the power is another',
      }
    },
    'surd-pair'(random) {
      const [a, k, n] = [random.integer(2, 4), random.pick([2, 3, 5]), random.pick([4, 5])]
      const list = Array.from({ length: n + 1 }, (_, r) => choose(n, r) * a ** (n - r))
      const kept = [0, 2, 4].map((r) => (list[r] ?? 0) * k ** (r / 2))
      const found = 2 * (kept[0] ?? 0) + 2 * (kept[1] ?? 0) + 2 * (kept[2] ?? 0)
      return {
        question: typst`
#part("a", 2)[Expand $(${a} + x)^${n}$.]
#part("b", 3)[Hence, without a calculator, find the value of
$ (${a} + sqrt(${k}))^${n} + (${a} - sqrt(${k}))^${n}. $]`,
        answer: typst`
#part("a")[
#working("B2")[$${inX(...list.slice(0, 4))}$ \ #h(1em) $+ ${inX(0, 0, 0, 0, ...list.slice(4))}$]
#scheme[*B1* for at least four of the terms]]
#part("b")[
#note[With $x = sqrt(${k})$ and $x = -sqrt(${k})$ the odd powers cancel, and $x^2 = ${k}$.]
#working("M1 FT")[$2(${list[0] ?? 0} + ${list[2] ?? 0}x^2 + ${terms([list[4] ?? 0, 'x^4'])})$]
#working("M1")[$2(${kept.join(' + ')})$]
#working("A1")[${answered(found)}]]`,
        alt: plain`Part a: expand ${toThePower(`${a} plus x`, n)}. Part b: hence, without a calculator, find the value of ${toThePower(`${a} plus root ${k}`, n)}, plus ${toThePower(`${a} minus root ${k}`, n)}.`,
        answerAlt: plain`Part a: ${inXWords(...list)}. Part b: the odd powers cancel, so 2 times the sum of ${kept.join(', ')}, which is ${found}.`,
        answers: [final('a', expression(inX(...list), 'x', 'expanded')), final('b', number(found))],
        verify: () =>
          Math.abs((a + Math.sqrt(k)) ** n + (a - Math.sqrt(k)) ** n - found) < 1e-6
            ? null
            : `as decimals it is not ${found} with ${surd(1, k)}`,
      }
    },
    substitution(random) {
      const [n, b, c] = [random.integer(5, 8), random.pick([2, 3, -2]), random.pick([1, 2, 3, -1, -2])]
      const list = [0, 1, 2].map((r) => choose(n, r) * b ** r) as [number, number, number]
      const found = list[1] * c + list[2]
      return {
        question: typst`
#part("a", 2)[Find, in ascending powers of $y$, the first three terms in the expansion of $${bracket(1, b, n, 'y')}$.]
#part("b", 3)[Hence find, in ascending powers of $x$, the first three terms in the expansion of $(${inX(1, b, b * c)})^${n}$.]`,
        answer: typst`
#part("a")[
#working()[$1 + ${[1, 2].map((r) => termOf(n, r, 1, b, 'y')).join(' + ')}$]
#working("B2")[$=$ #result[$${terms([1, ''], [list[1], 'y'], [list[2], 'y^2'])}$]]
#scheme[*B1* for two of the terms]]
#part("b")[
#working("B1")[$y = ${inX(0, 1, c)}$]
#working("M1 FT")[$${terms([1, ''], [list[1], `(${inX(0, 1, c)})`], [list[2], `(${inX(0, 1, c)})^2`])}$]
#note[In $x^2$ there is $${list[1]} times ${c < 0 ? `(${c})` : c} + ${list[2]}$.]
#working("A1")[#result[$${inX(1, list[1], found)}$]]]`,
        alt: plain`Part a: find, in ascending powers of y, the first three terms in the expansion of ${bracketInWords(1, b, n, 'y')}. Part b: hence find, in ascending powers of x, the first three terms in the expansion of ${toThePower(inXWords(1, b, b * c), n)}.`,
        answerAlt: plain`Part a: ${termsInWords([1, ''], [list[1], 'y'], [list[2], 'y squared'])}. Part b: y is ${inXWords(0, 1, c)}, so the terms are ${inXWords(1, list[1], found)}.`,
        answers: [
          final('a', expression(terms([1, ''], [list[1], 'y'], [list[2], 'y^2']), 'y', 'expanded')),
          final('b', expression(inX(1, list[1], found), 'x', 'expanded')),
        ],
        verify: () => {
          const made = raised(powers([0, 1], [1, b], [2, b * c]), n)
          return coefficientOf(made, 1) === list[1] && coefficientOf(made, 2) === found
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
  },
})
