// The nth terms of quadratic and cubic sequences, of powers and of fractions.

import { agree } from '../../kit/checking.ts'
import { expression, final } from '../../kit/final-answers.ts'
import { highestCommonFactor, minus } from '../../kit/numbers.ts'
import { type Polynomial, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, numbersInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

import { differences, firstTerms, list } from './terms-of-sequences.ts'

const asked = (given: string, givenSpoken: string, answer: string) => ({
  question: typst`
Find the $n$th term of this sequence.
$ ${given} $
#marks(3)`,
  alt: plain`Find the nth term of the sequence ${givenSpoken}.`,
  answers: [final('', expression(answer, 'n'))],
})

/** A sequence that a polynomial in n gives. */
const polynomialTerms = (p: Polynomial) => {
  const terms = firstTerms(p, 5)
  const second = differences(differences(terms))
  return {
    first: differences(terms),
    second,
    third: differences(second),
    asked: asked(list(terms), numbersInWords(terms), shown(p, 'n')),
    // Continued by its own differences, the sequence must agree with the expression.
    verify() {
      let table = terms
      const ends: number[] = []
      while (table.length > 0 && table.some((value) => value !== 0)) {
        ends.push(table.at(-1) ?? 0)
        table = differences(table)
      }
      return agree(
        ends.reduce((a, b) => a + b, 0),
        valueAt(p, 6),
      )
        ? null
        : 'the differences go on to another term'
    },
  }
}

export const nthTerm = defineTemplate({
  id: 'nth-term',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    quadratic(random) {
      const [a, b, c] = [random.integer(1, 3), random.integerExcept(-4, 5, 0), random.integer(-5, 6)]
      const { first, second, asked, verify } = polynomialTerms([a, b, c])
      const rest = [b, c]
      const left = firstTerms(rest, 5)
      return {
        ...asked,
        answer: typst`
#working("M1")[differences $${first.map(minus).join(', ')}$ \
second differences all ${second[0] ?? 0}, so $${a === 1 ? '' : a}n^2$]
#working("M1")[take away $${a === 1 ? '' : a}n^2$: $${left.map(minus).join(', ')}$ \
which is $${shown(rest, 'n')}$]
#working("A1")[#result[$${shown([a, b, c], 'n')}$]]`,
        answerAlt: plain`The second differences are all ${second[0] ?? 0}, so the term begins with ${spoken([a, 0, 0], 'n')}. What is left is ${spoken(rest, 'n')}. The nth term is ${spoken([a, b, c], 'n')}.`,
        verify,
      }
    },
    cubic(random) {
      const rest = [0, random.pick([0, 1]), random.integerExcept(-5, 8, 0)]
      const p = [1, ...rest]
      const { third, asked, verify } = polynomialTerms(p)
      return {
        ...asked,
        answer: typst`
#working("M1")[third differences all ${third[0] ?? 0}, so it is cubic]
#note[Compare with the cubes 1, 8, 27, 64, 125.]
#working("M1")[take away $n^3$: $${firstTerms(rest, 5).map(minus).join(', ')}$]
#working("A1")[#result[$${shown(p, 'n')}$]]`,
        answerAlt: plain`The third differences are all 6, so it begins with n cubed. What is left is ${spoken(rest, 'n')}. The nth term is ${spoken(p, 'n')}.`,
        verify,
      }
    },
    powers(random) {
      const [k, base] = [random.pick([3, 5, 7]), random.pick([2, 3])]
      const terms = [0, 1, 2, 3].map((n) => k * base ** n)
      return {
        ...asked(list(terms), numbersInWords(terms), `${k} * ${base}^(n − 1)`),
        answer: typst`
#working("B1")[$${base}^n$ or $${base}^(n − 1)$ seen, as each term is ${base} times the one before it]
#note[The first term is $${k} times ${base}^0$, the second $${k} times ${base}^1$, and so on.]
#working("B2 oe")[#result[$${k} times ${base}^(n − 1)$]]
#scheme[*B1* for $${k} times ${base}^n$, or for $k times ${base}^(n − 1)$ with another $k$]`,
        answerAlt: plain`Each term is ${base} times the one before it, and the first is ${k}. The nth term is ${k} times ${base} to the power open bracket n minus 1 close bracket.`,
        verify() {
          let value = k
          for (let n = 1; n < 6; n += 1) value *= base
          return value === k * base ** 5 ? null : 'the sixth term is another'
        },
      }
    },
    fractions(random) {
      const [d, c] = random.until(
        () => [random.integer(2, 4), random.integer(-1, 3)] as const,
        ([d, c]) => [1, 2, 3, 4].every((n) => highestCommonFactor(n * n, d * n + c) === 1),
      )
      const p = [d, c]
      const bottoms = firstTerms(p, 4)
      const given = bottoms.map((bottom, n) =>
        bottom === 1 ? String((n + 1) ** 2) : `${(n + 1) ** 2}/${bottom}`,
      )
      return {
        ...asked(
          given.join(', quad '),
          listInWords(bottoms.map((bottom, n) => `${(n + 1) ** 2} over ${bottom}`)),
          `n^2/(${shown(p, 'n')})`,
        ),
        answer: typst`
#note[Look at the tops and at the bottoms separately.]
#working("B1")[tops: 1, 4, 9, 16 are $n^2$]
#working("M1")[bottoms: $${bottoms.join(', ')}$ \
go up in ${d}s: $${shown(p, 'n')}$]
#working("A1")[#result[$display(n^2/(${shown(p, 'n')}))$]]`,
        answerAlt: plain`The numerators are n squared. The denominators are ${spoken(p, 'n')}. The nth term is n squared, over open bracket ${spoken(p, 'n')} close bracket.`,
        verify: () => (bottoms.every((bottom) => bottom > 0) ? null : 'a denominator is zero'),
      }
    },
  },
})
