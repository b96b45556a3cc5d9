// What else a histogram tells: an estimate of the mean, and the chance that two chosen at random are both in the last class.

import { reduced } from '../../kit/chance.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { reducedInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { sum, weighted } from './data.ts'
import { densitiesInWords, drawData, figure, middleOf } from './histogram-data.ts'

const drawUseHistogram = (random: Random) => {
  const data = drawData(random, ({ frequencies, bounds, densities }) => {
    const total = sum(frequencies)
    const large = frequencies[4] ?? 0
    return total <= 110 && large >= 6 && large <= 20 && bounds.length === densities.length + 1
  })
  return { data }
}

export const useHistogram = defineTemplate({
  id: 'histogram-and-more',
  marks: 6,
  calculator: true,
  level: 5,
  cases: {
    mean(random) {
      const { data } = drawUseHistogram(random)
      const { context, frequencies } = data
      const total = sum(frequencies)
      const opening = `The histogram shows ${context.words}.`
      const middles = frequencies.map((_, n) => middleOf(data, n))
      const product = weighted(middles, frequencies)
      const mean = significant(product / total)
      const isShort = Number(mean) === product / total
      return {
        question: typst`
${opening}
${figure(data, 5)}
#part("a", 2)[Find the total number of ${context.things}.]
#part("b", 4)[Calculate an estimate of the mean.]`,
        answer: typst`
#part("a")[
#working("M1")[frequencies: ${frequencies.join(', ')}]
#working("A1")[$${frequencies.join(' + ')} =$ #result[${total}]]]
#part("b")[
#working("M1")[midpoints: ${middles.join(', ')}]
#working("M1 FT")[$${middles.map((value, n) => `${value} times ${frequencies[n]}`).join(' + ')}$ #linebreak() $= ${product}$]
#working("M1")[$ ${product}/${total} $]
#working("A1")[#result[${mean}~${context.unit}]${isShort ? '' : ' (3 s.f.)'}]]`,
        alt: plain`${opening} Its frequency densities are: ${densitiesInWords(data)}. Part a: find the total number of ${context.things}. Part b: calculate an estimate of the mean.`,
        answerAlt: plain`Part a: the frequencies are ${frequencies.join(', ')}, which add up to ${total}. Part b: the midpoints are ${middles.join(', ')}. The sum of midpoint times frequency is ${product}. Divided by ${total} it is ${mean} ${context.unit}.`,
        answers: [final('a', number(total)), final('b', threeFigures(product / total, context.unit))],
        verify: () => {
          const total = sum(data.frequencies)

          // The mean of a histogram is where its area balances: strips a tenth of a unit wide.
          const strips = Array.from({ length: 500 }, (_, n) => (n + 0.5) / 10)
          const density = (x: number) => data.densities[data.bounds.findIndex((bound) => bound > x) - 1] ?? 0
          const balance = sum(strips.map((x) => x * density(x))) / sum(strips.map(density))
          const mean =
            weighted(
              data.frequencies.map((_, n) => middleOf(data, n)),
              data.frequencies,
            ) / total
          return Math.abs(balance - mean) < 1e-6 ? null : `it balances at ${balance}`
        },
      }
    },
    'choose-two'(random) {
      const { data } = drawUseHistogram(random)
      const { context, frequencies } = data
      const total = sum(frequencies)
      const opening = `The histogram shows ${context.words}.`
      const large = frequencies[4] ?? 0
      const [top, bottom] = [large * (large - 1), total * (total - 1)]
      const limit = data.bounds[4] ?? 0
      return {
        question: typst`
${opening}
${figure(data, 5)}
#part("a", 3)[Show that there are ${total} ${context.things}.]
#part("b", 3)[Two of the ${context.things} are chosen at random. Find the probability that both ${context.more} ${limit}~${context.unit}.]`,
        answer: typst`
#part("a")[
#working("M2")[frequencies: ${frequencies.join(', ')}]
#scheme[*M1* for one density times its width]
#working("A1")[$${frequencies.join(' + ')} =$ #result[${total}]]]
#part("b")[
#note[The last bar has ${large} of them. The second choice is from one fewer.]
#working("M2")[$ ${large}/${total} times ${large - 1}/${total - 1} $]
#scheme[*M1* for $display(${large}/${total})$ or $display(${large - 1}/${total - 1})$]
#working("A1")[$ ${reduced(top, bottom)} $]]`,
        alt: plain`${opening} Its frequency densities are: ${densitiesInWords(data)}. Part a: show that there are ${total} ${context.things}. Part b: two of them are chosen at random. Find the probability that both ${context.more} ${limit} ${context.unit}.`,
        answerAlt: plain`Part a: the frequencies are ${frequencies.join(', ')}, which add up to ${total}. Part b: ${large} over ${total} times ${large - 1} over ${total - 1} is ${reducedInWords(top, bottom)}.`,
        answers: [final('b', probability(top, bottom))],
        verify: () => {
          const total = sum(data.frequencies)
          // Choose two by counting unordered pairs.
          const large = data.frequencies[4] ?? 0
          const [pairs, all] = [(large * (large - 1)) / 2, (total * (total - 1)) / 2]
          return Math.abs(pairs / all - (large / total) * ((large - 1) / (total - 1))) < 1e-12
            ? null
            : 'the pairs differ'
        },
      }
    },
  },
})
