// Relative frequency: whether a die is fair, and whose results give the best estimate.

import { answerOf, exact } from '../../kit/chance.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { sum } from './data.ts'

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
