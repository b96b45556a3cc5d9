// Probability from experiments: relative frequency, expected frequency, and whether a die or spinner is fair.

import { answerOf, exact } from '../../kit/chance.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords, reducedInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

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

const drawRelativeFrequency = (random: Random) => {
  const six = random.integer(72, 96, 3)
  const others = random.until(
    () => [0, 1, 2, 3].map(() => random.integer(36, 56)),
    (list) => 300 - six - sum(list) >= 36 && 300 - six - sum(list) <= 56,
  )
  const spins = [20, 100, random.pick([60, 80])]
  const reds = spins.map((spun) => random.integer(Math.ceil(spun * 0.25), Math.floor(spun * 0.42)))
  return {
    counts: [...others, 300 - six - sum(others), six],
    rolls: 300,
    spins,
    reds,
    names: random.distinct(['Rafi', 'Mitu', 'Asha', 'Sumon', 'Jui', 'Karim'], 3),
  }
}

export const relativeFrequency = defineTemplate({
  id: 'relative-frequency',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    'is-it-fair'(random) {
      const { counts, rolls, spins, reds } = drawRelativeFrequency(random)
      const six = counts[5] ?? 0
      const relative = exact(six / rolls)
      return {
        question: typst`
Tanvir rolls a die ${rolls} times. The table shows his results.
#table(columns: 7, inset: (x: 6pt, y: 7pt), [Score], [1], [2], [3], [4], [5], [6], [Rolls], ${counts.map((count) => `[${count}]`).join(', ')})
#part("a", 1)[Find the relative frequency of a 6.]
#part("b", 1)[Tanvir says that the die is biased. Give a reason why he may be right.]
#part("c", 2)[Estimate how many times this die will show a 6 in 1000 rolls.]`,
        answer: typst`
#part("a")[#working("B1")[$ ${six}/${rolls} = #result[${relative}] $]]
#part("b")[#working("B1")[A fair die is expected to show each number #result[50] times, and ${six} is much more than that.]]
#part("c")[
#working("M1 FT")[$${relative} times 1000$]
#working("A1")[#result[${relative * 1000}]]]`,
        alt: plain`A die is rolled ${rolls} times. The scores 1 to 6 appear ${listInWords(counts)} times. Part a: find the relative frequency of a 6. Part b: Tanvir says that the die is biased. Give a reason why he may be right. Part c: estimate how many times this die will show a 6 in 1000 rolls.`,
        answerAlt: plain`Part a: ${six} over ${rolls} is ${relative}. Part b: a fair die is expected to show each number 50 times, and ${six} is much more than that. Part c: ${relative} times 1000 is ${relative * 1000}.`,
        answers: [final('a', probability(six, rolls)), final('c', number(relative * 1000))],
        verify: () => {
          if (sum(counts) !== rolls) return `the table holds ${sum(counts)} rolls`
          if (counts.slice(0, 5).some((count) => count > 57)) return 'another score stands out as well'
          if (!Number.isInteger(exact(((counts[5] ?? 0) / rolls) * 1000))) return 'the estimate is not whole'
          // The pooled estimate lies between the single ones.
          const single = reds.map((red, n) => red / (spins[n] ?? 1))
          const pooled = sum(reds) / sum(spins)
          return pooled >= Math.min(...single) &&
            pooled <= Math.max(...single) &&
            Math.max(...spins) === spins[1]
            ? null
            : 'the estimate from all results is not between the three'
        },
      }
    },
    'best-estimate'(random) {
      const { counts, rolls, spins, reds, names } = drawRelativeFrequency(random)
      const [spun, red] = [sum(spins), sum(reds)]
      return {
        question: typst`
Three students spin the same spinner and count how often it lands on red.
#table(columns: 4, [Student], ${names.map((name) => `[${name}]`).join(', ')}, [Spins], ${spins.map((count) => `[${count}]`).join(', ')}, [Red], ${reds.map((count) => `[${count}]`).join(', ')})
#part("a", 2)[Whose results give the best estimate of the probability of red? Give a reason.]
#part("b", 2)[Use all the results to estimate the probability of red.]`,
        answer: typst`
#part("a")[
#working("B1")[#result[${names[1] ?? ''}]]
#working("B1")[The most spins: more trials give a better estimate.]]
#part("b")[
#working("M1")[$ (${reds.join(' + ')})/(${spins.join(' + ')}) $]
#working("A1")[$ ${answerOf(red, spun)} $]]`,
        alt: plain`Three students spin the same spinner. ${names.map((name, n) => `${name} spins ${spins[n]} times and gets red ${reds[n]} times.`).join(' ')} Part a: whose results give the best estimate of the probability of red? Give a reason. Part b: use all the results to estimate the probability of red.`,
        answerAlt: plain`Part a: ${names[1] ?? ''}, who has the most spins; more trials give a better estimate. Part b: ${red} reds in ${spun} spins, a probability of ${fractionInWords(red, spun)}.`,
        answers: [final('a', word(names[1] ?? ''), 'name'), final('b', probability(red, spun))],
        verify: () => {
          if (sum(counts) !== rolls) return `the table holds ${sum(counts)} rolls`
          if (counts.slice(0, 5).some((count) => count > 57)) return 'another score stands out as well'
          if (!Number.isInteger(exact(((counts[5] ?? 0) / rolls) * 1000))) return 'the estimate is not whole'
          // The pooled estimate lies between the single ones.
          const single = reds.map((red, n) => red / (spins[n] ?? 1))
          const pooled = sum(reds) / sum(spins)
          return pooled >= Math.min(...single) &&
            pooled <= Math.max(...single) &&
            Math.max(...spins) === spins[1]
            ? null
            : 'the estimate from all results is not between the three'
        },
      }
    },
  },
})
