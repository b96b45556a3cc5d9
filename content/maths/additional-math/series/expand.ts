// Expanding: in full with Pascal's triangle, and the first terms.

import { nCr } from '../../kit/chance.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { surd, terms } from '../../kit/numbers.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
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
  toThePower,
  xTo,
} from './binomial.ts'
import { pascal } from './figures.ts'
import { tall } from './progressions.ts'

export const expandInFull = defineTemplate({
  id: 'expand-in-full',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    pascal(random) {
      const b = random.sign() * random.integer(2, 7)
      const list = [0, 1, 2, 3, 4].map((r) => choose(4, r) * b ** r)
      return {
        question: typst`
The diagram shows the first rows of Pascal's triangle.
${pascal(3, false)}
Use the next row of the triangle to expand $${bracket(1, b, 4)}$. #marks(3)`,
        answer: typst`
#working("B1")[The next row is $1, 4, 6, 4, 1$.]
${pascal(4)}
#working("M1")[$1 + 4(${terms([b, 'x'])}) + 6(${terms([b, 'x'])})^2 + 4(${terms([b, 'x'])})^3 + (${terms([b, 'x'])})^4$]
#working("A1")[#result[$${inX(...list)}$]]`,
        alt: plain`The diagram shows rows 1; 1, 1; 1, 2, 1; and 1, 3, 3, 1 of Pascal's triangle. Use the next row of the triangle to expand ${bracketInWords(1, b, 4)}.`,
        answerAlt: plain`The next row is 1, 4, 6, 4, 1. The expansion is ${inXWords(...list)}.`,
        answers: [final('', expression(inX(...list), 'x', 'expanded'))],
        verify: () => {
          const made = raised(linear(1, b), 4)
          return list.every((value, r) => value === coefficientOf(made, r))
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    reciprocal(random) {
      const k = random.sign() * random.integer(2, 6)
      const [c1, c2, c3, c4] = [4 * k, 6 * k * k, 4 * k ** 3, k ** 4]
      const sign = k < 0 ? '-' : '+'
      const size = Math.abs(k)
      return {
        question: typst`Expand
$ (x ${sign} ${size}/x)^4, $
giving each term in its simplest form. #marks(3)`,
        answer: typst`
#note[The coefficients are those of row 4 of Pascal's triangle.]
${pascal(4)}
#working("M1")[$ x^4 + 4x^3 (${k}/x) + 6x^2 (${k}/x)^2 + dots.c $]
#working("A1 A1")[${tall(`x^4 ${sign} ${4 * size}x^2 + ${c2} ${sign} display(${Math.abs(c3)}/x^2) + display(${c4}/x^4)`)}]
#scheme[*A1* for three of the terms]`,
        alt: plain`Expand ${toThePower(`x ${k < 0 ? 'minus' : 'plus'} the fraction ${size} over x`, 4)}, giving each term in its simplest form.`,
        answerAlt: plain`The expansion is x to the power 4, end of power, ${k < 0 ? 'minus' : 'plus'} ${4 * size} x squared plus ${c2} ${k < 0 ? 'minus' : 'plus'} the fraction ${Math.abs(c3)} over x squared, plus the fraction ${c4} over x to the power 4.`,
        answers: [final('', expression(`x^4 + ${c1}x^2 + ${c2} + ${c3}/x^2 + ${c4}/x^4`, 'x', 'expanded'))],
        verify: () => {
          const made = raised(powers([1, 1], [-1, k]), 4)
          const wanted = [1, c1, c2, c3, c4]
          return wanted.every((value, r) => coefficientOf(made, 4 - 2 * r) === value)
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    surds(random) {
      const [a, k, sign] = [random.integer(1, 3), random.pick([2, 3, 5]), random.sign()]
      const rational = a ** 4 + 6 * a * a * k + k * k
      const irrational = sign * (4 * a ** 3 + 4 * a * k)
      const s = sign < 0 ? '-' : '+'
      return {
        question: typst`Without a calculator, write $(${a} ${s} sqrt(${k}))^4$ in the form $p + q sqrt(${k})$, where $p$ and $q$ are integers. #marks(3)`,
        answer: typst`
#note[The coefficients are those of row 4 of Pascal's triangle.]
${pascal(4)}
#working("M1")[$${a}^4 ${s} 4 times ${a}^3 sqrt(${k}) + 6 times ${a}^2 (${k})$ \
$${s} 4 times ${a} (${surd(k, k)}) + ${k * k}$]
#working("A1")[$${a ** 4} + ${6 * a * a * k} + ${k * k} = ${rational}$]
#working("A1")[#result[$${rational} ${s} ${surd(Math.abs(irrational), k)}$]]`,
        alt: plain`Without a calculator, write ${toThePower(`${a} ${sign < 0 ? 'minus' : 'plus'} root ${k}`, 4)} in the form p plus q root ${k}, where p and q are integers.`,
        answerAlt: plain`With the coefficients 1, 4, 6, 4, 1, the whole parts make ${rational} and the roots make ${surdInWords(irrational, k)}. The value is ${rational} ${sign < 0 ? 'minus' : 'plus'} ${surdInWords(Math.abs(irrational), k)}.`,
        answers: [
          final(
            '',
            number(`${rational} ${s} ${typedSurd(Math.abs(irrational), k)}`, { form: 'simplest-surd' }),
          ),
        ],
        verify: () =>
          Math.abs((a + sign * Math.sqrt(k)) ** 4 - rational - irrational * Math.sqrt(k)) < 1e-8
            ? null
            : 'the decimal value is another',
      }
    },
  },
})

export const firstTerms = defineTemplate({
  id: 'first-terms',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'one-plus'(random) {
      const [n, b] = [random.integer(6, 10), random.pick([2, 3, -2, -3, 4, -4])]
      const list = [0, 1, 2].map((r) => choose(n, r) * b ** r)
      return {
        question: typst`Find, in ascending powers of $x$, the first three terms in the expansion of $${bracket(1, b, n)}$. #marks(3)`,
        answer: typst`
#working("M1")[$1 + ${termOf(n, 1, 1, b)} + ${termOf(n, 2, 1, b)}$]
#working("A1")[$${nCr(n, 1)} = ${n}$ and $${nCr(n, 2)} = ${choose(n, 2)}$]
#working("A1")[#result[$${inX(...list)}$]]`,
        alt: plain`Find, in ascending powers of x, the first three terms in the expansion of ${bracketInWords(1, b, n)}.`,
        answerAlt: plain`${n} C 1 is ${n} and ${n} C 2 is ${choose(n, 2)}. The first three terms are ${inXWords(...list)}.`,
        answers: [final('', expression(inX(...list), 'x', 'expanded'))],
        verify: () => {
          const made = raised(linear(1, b), n)
          return list.every((value, r) => value === coefficientOf(made, r))
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    fraction(random) {
      const { a, c, n, sign } = random.until(
        () => ({
          a: random.pick([2, 4]),
          c: random.pick([2, 4, 8]),
          n: random.integer(5, 7),
          sign: random.sign(),
        }),
        ({ a, c, n }) =>
          a ** n < 5000 && (n * a ** (n - 1)) % c === 0 && (choose(n, 2) * a ** (n - 2)) % (c * c) === 0,
      )
      const list = [0, 1, 2].map((r) => (choose(n, r) * a ** (n - r) * sign ** r) / c ** r)
      const inner = `${sign < 0 ? '−' : ''}x/${c}`
      return {
        question: typst`Find, in ascending powers of $x$, the first three terms in the expansion of
$ (${a} ${sign < 0 ? '-' : '+'} x/${c})^${n}. $
Give each term in its simplest form. #marks(3)`,
        answer: typst`
#note[After $${a}^${n} = ${a ** n}$, the next two terms are]
#working("M1")[$ ${nCr(n, 1)} times ${a}^${n - 1} (${inner}) + ${nCr(n, 2)} times ${a}^${n - 2} (${inner})^2 $]
#working("A1")[$ ${choose(n, 2)} times ${a ** (n - 2)} times x^2/${c * c} = ${terms([list[2] ?? 0, 'x^2'])} $]
#working("A1")[#result[$${inX(...list)}$]]`,
        alt: plain`Find, in ascending powers of x, the first three terms in the expansion of ${toThePower(`${a} ${sign < 0 ? 'minus' : 'plus'} the fraction x over ${c}`, n)}. Give each term in its simplest form.`,
        answerAlt: plain`The first three terms are ${inXWords(...list)}.`,
        answers: [final('', expression(inX(...list), 'x', 'expanded'))],
        verify: () => {
          const made = raised(linear(a, sign / c), n)
          return list.every((value, r) => value === coefficientOf(made, r))
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    descending(random) {
      const [n, k, sign] = [random.integer(5, 8), random.integer(1, 4), random.sign()]
      const list = [0, 1, 2].map((r) => choose(n, r) * (sign * k) ** r)
      const names = [0, 1, 2].map((r) => xTo(2 * n - 3 * r))
      const inner = `${sign < 0 ? '−' : ''}${k}/x`
      const word = (r: number) => `${Math.abs(list[r] ?? 0)} x to the power ${2 * n - 3 * r}`
      return {
        question: typst`Find, in descending powers of $x$, the first three terms in the expansion of
$ (x^2 ${sign < 0 ? '-' : '+'} ${k}/x)^${n}. $ #marks(3)`,
        answer: typst`
#note[After $(x^2)^${n} = x^(${2 * n})$, the next two terms are]
#working("M1")[$ ${nCr(n, 1)} (x^2)^${n - 1} (${inner}) + ${nCr(n, 2)} (x^2)^${n - 2} (${inner})^2 $]
#working("A1")[$(x^2)^${n - 1} div x = ${names[1] ?? ''}$ and $(x^2)^${n - 2} div x^2 = ${names[2] ?? ''}$]
#working("A1")[#result[$${terms([1, names[0] ?? ''], [list[1] ?? 0, names[1] ?? ''], [list[2] ?? 0, names[2] ?? ''])}$]]`,
        alt: plain`Find, in descending powers of x, the first three terms in the expansion of ${toThePower(`x squared ${sign < 0 ? 'minus' : 'plus'} the fraction ${k} over x`, n)}.`,
        answerAlt: plain`The first three terms are x to the power ${2 * n}, ${sign < 0 ? 'minus' : 'plus'} ${word(1)}, plus ${word(2)}.`,
        answers: [
          final(
            '',
            expression(
              terms([1, names[0] ?? ''], [list[1] ?? 0, names[1] ?? ''], [list[2] ?? 0, names[2] ?? '']),
              'x',
              'expanded',
            ),
          ),
        ],
        verify: () => {
          const made = raised(powers([2, 1], [-1, sign * k]), n)
          return list.every((value, r) => value === coefficientOf(made, 2 * n - 3 * r))
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
  },
})
