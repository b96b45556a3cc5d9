// One term of an expansion: its coefficient, the term independent of x, and the middle term.

import { nCr } from '../../kit/chance.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction, terms } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  bracket,
  bracketInWords,
  choose,
  coefficientOf,
  linear,
  powers,
  raised,
  termOf,
  toThePower,
  xTo,
} from './binomial.ts'
import { answered, tall } from './progressions.ts'

export const oneTerm = defineTemplate({
  id: 'one-term',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    coefficient(random) {
      const { a, b, n, r } = random.until(
        () => ({
          a: random.integer(2, 4),
          b: random.pick([2, 3, -1, -2, -3]),
          n: random.integer(6, 10),
          r: random.integer(3, 6),
        }),
        ({ a, b, n, r }) =>
          n - r >= 2 && a !== Math.abs(b) && choose(n, r) * a ** (n - r) * Math.abs(b) ** r < 200_000,
      )
      const found = choose(n, r) * a ** (n - r) * b ** r
      return {
        question: typst`Find the coefficient of $x^${r}$ in the expansion of $${bracket(a, b, n)}$. #marks(3)`,
        answer: typst`
#working("M1")[The term is $${termOf(n, r, a, b)}$.]
#working("M1")[$${choose(n, r)} times ${a ** (n - r)} times ${b < 0 ? `(${b ** r})` : b ** r}$]
#working("A1")[coefficient $=$ ${answered(found)}]`,
        alt: plain`Find the coefficient of x to the power ${r} in the expansion of ${bracketInWords(a, b, n)}.`,
        answerAlt: plain`${n} C ${r} is ${choose(n, r)}. ${choose(n, r)} times ${a} to the power ${n - r} times ${b} to the power ${r} is ${found}.`,
        answers: [final('', number(found))],
        verify: () => {
          const made = coefficientOf(raised(linear(a, b), n), r)
          return made === found ? null : `multiplied out, it is ${made}`
        },
      }
    },
    independent(random) {
      const { p, q, n, a, b } = random.until(
        () => {
          const [p, q, n] = random.pick([
            [1, 1, 6],
            [1, 1, 8],
            [2, 1, 6],
            [2, 1, 9],
            [1, 2, 6],
            [1, 2, 9],
            [3, 1, 8],
          ] as const)
          return { p, q, n, a: random.integer(1, 3), b: random.pick([2, 3, -1, -2, -3]) }
        },
        ({ p, q, n, a, b }) =>
          choose(n, (p * n) / (p + q)) * a ** n * Math.abs(b) ** n < 4_000_000 && a !== Math.abs(b),
      )
      const r = (p * n) / (p + q)
      const found = choose(n, r) * a ** (n - r) * b ** r
      const [front, size, under] = [terms([a, xTo(p)]), Math.abs(b), xTo(q)]
      return {
        question: typst`Find the term independent of $x$ in the expansion of
$ (${front} ${b < 0 ? '-' : '+'} ${size}/${under})^${n}. $ #marks(3)`,
        answer: typst`
#note[The powers of $x$ cancel.]
#working("M1")[$${p === 1 ? '' : p}(${n} - r) = ${q === 1 ? '' : q}r$, so $r = ${r}$.]
#working("M1")[$ ${nCr(n, r)} (${front})^${n - r} (${b}/${under})^${r} $]
#working("A1")[term $=$ ${answered(found)}]`,
        alt: plain`Find the term independent of x in the expansion of ${toThePower(`${a === 1 ? '' : a} x ${p === 1 ? '' : p === 2 ? 'squared' : 'cubed'} ${b < 0 ? 'minus' : 'plus'} the fraction ${size} over x${q === 2 ? ' squared' : ''}`, n)}.`,
        answerAlt: plain`The powers of x cancel when r is ${r}. The term is ${n} C ${r} times ${a} to the power ${n - r} times ${b} to the power ${r}, which is ${found}.`,
        answers: [final('', number(found))],
        verify: () => {
          const made = coefficientOf(raised(powers([p, a], [-q, b]), n), 0)
          return made === found ? null : `multiplied out, it is ${made}`
        },
      }
    },
    'middle-term'(random) {
      const [n, c, a] = random.until(
        () => [random.pick([6, 8]), random.pick([2, 3]), random.integer(1, 6)] as const,
        ([n, , a]) => choose(n, n / 2) * a ** (n / 2) < 10_000,
      )
      const r = n / 2
      const [top, bottom] = [choose(n, r) * a ** r, c ** r]
      return {
        question: typst`The expansion of
$ (x/${c} + ${terms([a, 'y'])})^${n} $
has ${n + 1} terms. Find the middle term. #marks(3)`,
        answer: typst`
#working("B1")[The middle term is the one with $x^${r} y^${r}$.]
#working("M1")[$ ${nCr(n, r)} (x/${c})^${r} ${a === 1 ? 'y' : `(${terms([a, 'y'])})`}^${r} = ${choose(n, r)} times x^${r}/${bottom} times ${terms([a ** r, `y^${r}`])} $]
#working("A1")[${tall(`${top === bottom ? '' : fraction(top, bottom)} x^${r} y^${r}`)}]`,
        alt: plain`The expansion of ${toThePower(`the fraction x over ${c}, plus ${a === 1 ? '' : a} y`, n)} has ${n + 1} terms. Find the middle term.`,
        answerAlt: plain`The middle term is ${n} C ${r} times open bracket x over ${c} close bracket to the power ${r} times ${a === 1 ? 'y' : `open bracket ${a} y close bracket`} to the power ${r}, which is ${fractionInWords(top, bottom)} times x to the power ${r} y to the power ${r}.`,
        answers: [final('', expression(`(${typedFraction(top, bottom)})x^${r} y^${r}`, 'xy', 'simplified'))],
        verify: () => {
          // With y = 1 the powers of x still tell the terms apart.
          const made = coefficientOf(raised(linear(a, 1 / c), n), r)
          return Math.abs(made - top / bottom) < 1e-9 * made ? null : `multiplied out, it is ${made}`
        },
      }
    },
  },
})
