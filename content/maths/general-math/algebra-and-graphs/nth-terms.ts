// The nth terms of quadratic and cubic sequences, of powers and of fractions.

import { agree } from '../../kit/checking.ts'
import { highestCommonFactor, minus } from '../../kit/numbers.ts'
import { shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, numbersInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

import { differences, firstTerms, list } from './terms-of-sequences.ts'
export const nthTerm = defineTemplate({
  id: 'nth-term',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['quadratic', 'cubic', 'powers', 'fractions'],
  draw(random, which) {
    if (which === 'quadratic')
      return {
        which,
        p: [random.integer(1, 3), random.integerExcept(-4, 5, 0), random.integer(-5, 6)],
        base: 0,
      }
    if (which === 'cubic')
      return { which, p: [1, 0, random.pick([0, 1]), random.integerExcept(-5, 8, 0)], base: 0 }
    if (which === 'powers') return { which, p: [random.pick([3, 5, 7])], base: random.pick([2, 3]) }
    return {
      which,
      p: random.until(
        () => [random.integer(2, 4), random.integer(-1, 3)],
        ([d = 1, c = 0]) => [1, 2, 3, 4].every((n) => highestCommonFactor(n * n, d * n + c) === 1),
      ),
      base: 0,
    }
  },
  write({ which, p, base }) {
    const question = (given: string) => typst`
Find the $n$th term of this sequence.
$ ${given} $
#marks(3)`
    const alt = (given: string) => plain`Find the nth term of the sequence ${given}.`
    if (which === 'powers') {
      const [k = 1] = p
      const terms = [0, 1, 2, 3].map((n) => k * base ** n)
      return {
        question: question(list(terms)),
        answer: typst`
#working("M1")[Each term is ${base} times the one before it.]
#note[The first term is $${k} times ${base}^0$, the second $${k} times ${base}^1$, and so on.]
#working("M1 A1")[#result[$${k} times ${base}^(n − 1)$]]`,
        alt: alt(numbersInWords(terms)),
        answerAlt: plain`Each term is ${base} times the one before it, and the first is ${k}. The nth term is ${k} times ${base} to the power, n minus 1.`,
      }
    }
    if (which === 'fractions') {
      const [d = 2, c = 0] = p
      const bottoms = [1, 2, 3, 4].map((n) => d * n + c)
      const given = bottoms.map((bottom, n) =>
        (n + 1) ** 2 % bottom === 0 && bottom === 1 ? String((n + 1) ** 2) : `${(n + 1) ** 2}/${bottom}`,
      )
      return {
        question: question(given.join(', quad ')),
        answer: typst`
#note[Look at the tops and at the bottoms separately.]
#working("B1")[tops: 1, 4, 9, 16 are $n^2$]
#working("M1")[bottoms: $${bottoms.join(', ')}$ \
go up in ${d}s: $${shown(p, 'n')}$]
#working("A1")[#result[$display(n^2/(${shown(p, 'n')}))$]]`,
        alt: alt(listInWords(bottoms.map((bottom, n) => `${(n + 1) ** 2} over ${bottom}`))),
        answerAlt: plain`The numerators are n squared. The denominators are ${spoken(p, 'n')}. The nth term is n squared, over, ${spoken(p, 'n')}.`,
      }
    }
    const terms = firstTerms(p, 5)
    const first = differences(terms)
    const second = differences(first)
    if (which === 'quadratic') {
      const [a = 1] = p
      const rest = p.slice(1)
      const left = firstTerms(rest, 5)
      return {
        question: question(list(terms)),
        answer: typst`
#working("M1")[differences $${first.map(minus).join(', ')}$ \
second differences all ${second[0] ?? 0}, so $${a === 1 ? '' : a}n^2$]
#working("M1")[take away $${a === 1 ? '' : a}n^2$: $${left.map(minus).join(', ')}$ \
which is $${shown(rest, 'n')}$]
#working("A1")[#result[$${shown(p, 'n')}$]]`,
        alt: alt(numbersInWords(terms)),
        answerAlt: plain`The second differences are all ${second[0] ?? 0}, so the term begins with ${spoken([a, 0, 0], 'n')}. What is left is ${spoken(rest, 'n')}. The nth term is ${spoken(p, 'n')}.`,
      }
    }
    return {
      question: question(list(terms)),
      answer: typst`
#working("M1")[third differences all ${differences(second)[0] ?? 0}, so it is cubic]
#note[Compare with the cubes 1, 8, 27, 64, 125.]
#working("M1")[take away $n^3$: $${firstTerms(p.slice(1), 5).map(minus).join(', ')}$]
#working("A1")[#result[$${shown(p, 'n')}$]]`,
      alt: alt(numbersInWords(terms)),
      answerAlt: plain`The third differences are all 6, so it begins with n cubed. What is left is ${spoken(p.slice(1), 'n')}. The nth term is ${spoken(p, 'n')}.`,
    }
  },
  verify({ which, p, base }) {
    if (which === 'powers') {
      let value = p[0] ?? 0
      for (let n = 1; n < 6; n += 1) value *= base
      return value === (p[0] ?? 0) * base ** 5 ? null : 'the sixth term is another'
    }
    if (which === 'fractions')
      return firstTerms(p, 4).every((bottom) => bottom > 0) ? null : 'a denominator is zero'
    // Continued by its own differences, the sequence must agree with the expression.
    let table = firstTerms(p, 5)
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
})
