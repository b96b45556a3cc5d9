// Expected frequency: from a table of probabilities, from a record, and of a fair die.

import { answerOf, exact } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { reducedInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { sum } from './data.ts'

export const expectedFrequency = defineTemplate({
  id: 'expected-frequency',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'from-a-table'(random) {
      const { parts, last, trials } = random.until(
        () => {
          const parts = [random.integer(10, 35, 5), random.integer(10, 35, 5), random.integer(10, 35, 5)]
          const record = random.pick([40, 50, 60, 80])
          const late = random.integer(4, 18)
          const trials = random.pick([120, 160, 200, 240, 300, 400])
          return {
            parts,
            last: 100 - sum(parts),
            record,
            late,
            trials,
            least: random.pick([3, 5]),
            extra: random.integer(4, 9),
          }
        },
        ({ parts, last, record, late, trials }) =>
          last >= 10 &&
          last <= 45 &&
          Number.isInteger((last * trials) / 100) &&
          (late * trials) % record === 0 &&
          trials > record &&
          new Set(parts).size > 1,
      )
      const chance = last / 100
      const given = parts.map((part) => part / 100)
      return {
        question: typst`
A spinner has four colours. The table shows three of the probabilities.
#table(columns: 5, inset: (x: 4pt, y: 7pt), [Colour], [red], [blue], [pink], [white], [Probability], ${given.map((value) => `[${value}]`).join(', ')}, [])
The spinner is spun ${trials} times.

Calculate how many times it is expected to land on white. #marks(3)`,
        answer: typst`
#working("M1")[P(white) $= 1 - ${exact(sum(given))} = ${chance}$]
#working("M1")[$${chance} times ${trials}$]
#working("A1")[#result[${(last * trials) / 100}]]`,
        alt: plain`A spinner has four colours. The probabilities are red ${given[0] ?? 0}, blue ${given[1] ?? 0}, pink ${given[2] ?? 0}, and white is not given. The spinner is spun ${trials} times. Calculate how many times it is expected to land on white.`,
        answerAlt: plain`The probability of white is 1 minus ${exact(sum(given))}, which is ${chance}. ${chance} times ${trials} is ${(last * trials) / 100}.`,
        answers: [final('', number((last * trials) / 100))],
        verify: () => {
          const others = sum(parts.map((part) => (part * trials) / 100))
          return Math.abs(others + (last * trials) / 100 - trials) < 1e-9
            ? null
            : 'the expected numbers do not add up'
        },
      }
    },
    'from-a-record'(random) {
      const { record, late, trials } = random.until(
        () => {
          const parts = [random.integer(10, 35, 5), random.integer(10, 35, 5), random.integer(10, 35, 5)]
          const record = random.pick([40, 50, 60, 80])
          const late = random.integer(4, 18)
          const trials = random.pick([120, 160, 200, 240, 300, 400])
          return {
            parts,
            last: 100 - sum(parts),
            record,
            late,
            trials,
            least: random.pick([3, 5]),
            extra: random.integer(4, 9),
          }
        },
        ({ parts, last, record, late, trials }) =>
          last >= 10 &&
          last <= 45 &&
          Number.isInteger((last * trials) / 100) &&
          (late * trials) % record === 0 &&
          trials > record &&
          new Set(parts).size > 1,
      )
      return {
        question: typst`
Nadia's school bus in Gazipur was late on ${late} of the last ${record} school days.
#part("a", 1)[Write down the relative frequency of the bus being late.]
#part("b", 2)[There are ${trials} school days next year. Work out an estimate of the number of days on which the bus will be late.]`,
        answer: typst`
#part("a")[#working("B1")[$ ${answerOf(late, record)} $]]
#part("b")[
#working("M1 FT")[$ ${late}/${record} times ${trials} $]
#working("A1")[#result[${(late * trials) / record}] days]]`,
        alt: plain`A school bus was late on ${late} of the last ${record} school days. Part a: write down the relative frequency of the bus being late. Part b: there are ${trials} school days next year. Estimate the number of days on which the bus will be late.`,
        answerAlt: plain`Part a: ${reducedInWords(late, record)}. Part b: that fraction of ${trials} is ${(late * trials) / record} days.`,
        answers: [
          final('a', probability(late, record)),
          final('b', number((late * trials) / record, { unit: 'days' })),
        ],
        verify: () =>
          ((late * trials) / record) * record === late * trials && late < record ? null : 'the shares differ',
      }
    },
    'from-a-fair-die'(random) {
      const { trials, least, extra } = random.until(
        () => {
          const parts = [random.integer(10, 35, 5), random.integer(10, 35, 5), random.integer(10, 35, 5)]
          const record = random.pick([40, 50, 60, 80])
          const late = random.integer(4, 18)
          const trials = random.integer(120, 360, 30)
          return {
            parts,
            last: 100 - sum(parts),
            record,
            late,
            trials,
            least: random.pick([3, 5]),
            extra: random.integer(4, 9),
          }
        },
        ({ parts, last, record, late, trials }) =>
          last >= 10 &&
          last <= 45 &&
          Number.isInteger((last * trials) / 100) &&
          (late * trials) % record === 0 &&
          trials > record &&
          trials % 6 === 0 &&
          new Set(parts).size > 1,
      )
      const favourable = least === 3 ? 4 : 2
      return {
        question: typst`
A fair six-sided die is rolled ${trials} times.
#part("a", 2)[Calculate the expected number of times that it shows a number greater than ${least - 1}.]
#part("b", 1)[It shows a 6 on ${trials / 6 + extra} rolls. Explain why this does not have to mean that the die is biased.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${favourable}/6 times ${trials} $]
#working("A1")[#result[${(favourable * trials) / 6}]]]
#part("b")[#working("B1")[${trials / 6} sixes are expected, but results #result[vary by chance].]]`,
        alt: plain`A fair six-sided die is rolled ${trials} times. Part a: calculate the expected number of times that it shows a number greater than ${least - 1}. Part b: it shows a 6 on ${trials / 6 + extra} rolls. Explain why this does not have to mean that the die is biased.`,
        answerAlt: plain`Part a: ${favourable} over 6 times ${trials} is ${(favourable * trials) / 6}. Part b: ${trials / 6} sixes are expected, but results vary by chance.`,
        answers: [final('a', number((favourable * trials) / 6))],
        verify: () => {
          const sides = [1, 2, 3, 4, 5, 6].filter((n) => n >= least).length
          return (sides * trials) / 6 === ((least === 3 ? 4 : 2) * trials) / 6 ? null : `${sides} sides fit`
        },
      }
    },
  },
})
