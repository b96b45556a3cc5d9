// Which powers of x an expansion has at all, and constants that make a term vanish.

import { nCr } from '../../kit/chance.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
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
  times,
  toThePower,
} from './binomial.ts'
import { answered, answeredFraction } from './progressions.ts'

export const whichTerms = defineTemplate({
  id: 'which-terms',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'no-independent-term'(random) {
      const { p, q, n } = random.until(
        () => ({ p: random.integer(2, 3), q: random.integer(1, 2), n: random.integer(7, 14) }),
        ({ p, q, n }) => (p * n) % (p + q) !== 0,
      )
      const [front, under] = [`x^${p}`, q === 1 ? 'x' : 'x^2']
      return {
        question: typst`Show that there is no term independent of $x$ in the expansion of
$ (${front} + 2/${under})^${n}. $ #marks(4)`,
        answer: typst`
#working("M1")[The general term is
$ ${nCr(n, 'r')} (${front})^(${n} - r) (2/${under})^r. $]
#working("A1")[power of $x$: $${p * n} - ${p + q}r$]
#working("M1")[independent of $x$: $${p * n} - ${p + q}r = 0$]
#working("A1")[$r = display(${p * n}/${p + q})$, not an integer: #result[no such term]]`,
        alt: plain`Show that there is no term independent of x in the expansion of ${toThePower(`x ${p === 2 ? 'squared' : 'cubed'} plus the fraction 2 over x${q === 2 ? ' squared' : ''}`, n)}.`,
        answerAlt: plain`In the general term, the power of x is ${p * n} minus ${p + q} r. For this to be 0, r would be ${p * n} over ${p + q}, which is not an integer, so there is no such term.`,
        answers: [],
        verify: () =>
          coefficientOf(raised(powers([p, 1], [-q, 2]), n), 0) === 0
            ? null
            : 'multiplied out, there is such a term',
      }
    },
    'smallest-power'(random) {
      const { p, q, k } = random.until(
        () => ({ p: random.integer(1, 4), q: random.integer(1, 4), k: random.pick([2, 3]) }),
        ({ p, q }) => p !== q && p + q >= 4 && p + q <= 7 && p + q !== 6,
      )
      const n = p + q
      const found = choose(n, p) * k ** p
      const [front, under] = [p === 1 ? 'x' : `x^${p}`, q === 1 ? 'x' : `x^${q}`]
      const words = (power: number) => ['', 'x', 'x squared', 'x cubed', 'x to the power 4'][power] ?? ''
      return {
        question: typst`The expansion of
$ (${front} + ${k}/${under})^n, $
where $n$ is a positive integer, has a term independent of $x$. Find the smallest possible value of $n$, and the value of the term for this $n$. #marks(4)`,
        answer: typst`
#working("M1")[power of $x$: $${p === 1 ? '' : p}(n - r) - ${q === 1 ? '' : q}r = 0$]
#working()[$${p === 1 ? '' : p}n = ${n}r$, so $n$ is a multiple of ${n}.]
#working("A1")[smallest $n =$ ${answered(n)}]
#working("M1")[$r = ${p}$: $${nCr(n, p)} times ${k}^${p}$]
#working("A1")[term $=$ ${answered(found)}]`,
        alt: plain`The expansion of ${toThePower(`${words(p)}${p > 3 ? ', end of power,' : ''} plus the fraction ${k} over ${words(q)}`, 'n')}, where n is a positive integer, has a term independent of x. Find the smallest possible value of n, and the value of the term for this n.`,
        answerAlt: plain`The powers cancel when ${p} n is ${n} r, so n is a multiple of ${n}. The smallest n is ${n}, with r as ${p}, and the term is ${n} C ${p} times ${k} to the power ${p}, which is ${found}.`,
        answers: [final('', number(n), 'n'), final('', number(found), 'term')],
        verify: () => {
          const values = Array.from({ length: n }, (_, m) =>
            coefficientOf(raised(powers([p, 1], [-q, k]), m + 1), 0),
          )
          return values.slice(0, -1).every((value) => value === 0) && values.at(-1) === found
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
  },
})

export const missingTerm = defineTemplate({
  id: 'missing-term',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'no-such-term'(random) {
      const { a, b, n } = random.until(
        () => ({ a: random.integer(1, 3), b: random.pick([1, 2, 3, -1, -2, -3]), n: random.integer(5, 8) }),
        ({ a, b, n }) =>
          choose(n, 2) * a ** (n - 2) * b * b < 6000 && a !== Math.abs(b) && ((n - 1) * b) % (2 * a) !== 0,
      )
      const list = [0, 1, 2].map((r) => choose(n, r) * a ** (n - r) * b ** r) as [number, number, number]
      return {
        question: typst`
#part("a", 3)[Find, in ascending powers of $x$, the first three terms in the expansion of $${bracket(a, b, n)}$.]
#part("b", 2)[The expansion of $(1 + k x)${bracket(a, b, n)}$ has no term in $x^2$. Find the value of the constant $k$.]`,
        answer: typst`
#part("a")[
#working("B1")[$${list[0]}$]
#working("B1")[$${terms([list[1], 'x'])}$]
#working("B1")[$${terms([list[2], 'x^2'])}$, so #result[$${inX(...list)}$]]]
#part("b")[
#working("M1 FT")[$${list[2]} + (${list[1]})k = 0$]
#working("A1")[$k =$ ${answeredFraction(-list[2], list[1])}]]`,
        alt: plain`Part a: find, in ascending powers of x, the first three terms in the expansion of ${bracketInWords(a, b, n)}. Part b: the expansion of open bracket 1 plus k x close bracket times ${bracketInWords(a, b, n)} has no term in x squared. Find the value of the constant k.`,
        answerAlt: plain`Part a: ${inXWords(...list)}. Part b: ${list[2]} ${list[1] < 0 ? 'minus' : 'plus'} ${Math.abs(list[1])} times k is 0, so k is ${fractionInWords(-list[2], list[1])}.`,
        answers: [
          final('a', expression(inX(...list), 'x', 'expanded')),
          final('b', number(typedFraction(-list[2], list[1])), 'k'),
        ],
        verify: () => {
          const made = times(linear(1, -list[2] / list[1]), raised(linear(a, b), n))
          return Math.abs(coefficientOf(made, 2)) < 1e-7 ? null : 'multiplied out, there is such a term'
        },
      }
    },
    'two-expansions'(random) {
      const { m, n, a, k } = random.until(
        () => ({
          m: random.integer(4, 6),
          n: random.integer(3, 5),
          a: random.pick([1, 2]),
          k: random.pick([2, 3, 4, -1, -2, -3]),
        }),
        ({ m, n, a, k }) => m !== n && m * a + n * k !== 0,
      )
      const first = m * a + n * k
      const second = choose(m, 2) * a * a + m * a * n * k + choose(n, 2) * k * k
      return {
        question: typst`In the expansion of $${bracket(1, a, m)}(1 + k x)^${n}$, the coefficient of $x$ is $${first}$.
#part("a", 2)[Find the value of the constant $k$.]
#part("b", 3)[Find the coefficient of $x^2$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${m * a} + ${n}k = ${first}$]
#working("A1")[$k =$ ${answered(k)}]]
#part("b")[
#working("B1 FT")[$(${inX(1, m * a, choose(m, 2) * a * a)} + dots.c)$ and \
$(${inX(1, n * k, choose(n, 2) * k * k)} + dots.c)$]
#working("M1")[$${choose(m, 2) * a * a} + ${m * a} times ${n * k < 0 ? `(${n * k})` : n * k} + ${choose(n, 2) * k * k}$]
#working("A1")[${answered(second)}]]`,
        alt: plain`In the expansion of ${bracketInWords(1, a, m)} times ${toThePower('1 plus k x', n)}, the coefficient of x is ${first}. Part a: find the value of the constant k. Part b: find the coefficient of x squared.`,
        answerAlt: plain`Part a: ${m * a} plus ${n} k is ${first}, so k is ${k}. Part b: ${choose(m, 2) * a * a}, plus ${m * a} times ${n * k}, plus ${choose(n, 2) * k * k}, is ${second}.`,
        answers: [final('a', number(k), 'k'), final('b', number(second))],
        verify: () => {
          const made = times(raised(linear(1, a), m), raised(linear(1, k), n))
          return coefficientOf(made, 1) === first && coefficientOf(made, 2) === second
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
  },
})
