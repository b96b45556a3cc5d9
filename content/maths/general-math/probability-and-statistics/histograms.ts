// Histograms with unequal widths: drawing, reading, a scale that is missing, and what else they tell.

import { exact, reduced } from '../../kit/chance.ts'
import { final, inOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { reducedInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { sum, weighted } from './data.ts'
import {
  classInWords,
  className,
  densitiesInWords,
  drawData,
  figure,
  middleOf,
  table,
  widthOf,
} from './histogram-data.ts'

export const drawHistogram = defineTemplate({
  id: 'draw-a-histogram',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'from-frequencies'(random) {
      const data = drawData(random)
      const { context, densities, frequencies } = data
      const opening = `The table shows ${context.words}.`
      return {
        question: typst`
${opening}
${table(data, [context.head, 'Frequency'], [frequencies])}
The first bar of a histogram is drawn. Complete the histogram.
${figure(data, 1)}
#marks(4)`,
        answer: typst`
#note[frequency density $=$ frequency $div$ class width]
#working("M1")[for example $${frequencies[1] ?? 0} div ${widthOf(data, 1)} = ${densities[1] ?? 0}$]
#working("A1")[#result[${densities.slice(1).join(', ')}]]
${figure(data, 5)}
#working("B2 FT")[bars of the right width and height, with no gaps]
#scheme[*B1* for two or three of the bars]`,
        alt: plain`${opening} ${frequencies.map((count, n) => `${classInWords(data, n)}: ${count}`).join('; ')}. The first bar of a histogram is drawn, with frequency density ${densities[0] ?? 0}. Complete the histogram.`,
        answerAlt: plain`Frequency density is frequency divided by class width. The other densities are ${densities.slice(1).join(', ')}. Draw bars of these heights over their classes, with no gaps.`,
        answers: [],
        verify: () => {
          // The area of each bar is its frequency.
          const wrong = data.densities.findIndex(
            (density, n) => Math.abs(density * widthOf(data, n) - (data.frequencies[n] ?? 0)) > 1e-9,
          )
          return wrong === -1 ? null : `the area of bar ${wrong + 1} is not its frequency`
        },
      }
    },
  },
})

export const readHistogram = defineTemplate({
  id: 'read-a-histogram',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'complete-the-table'(random) {
      const drawnData = drawData(random, () => {
        return true
      })
      const frequencies = drawnData.frequencies.map((count) => count * 1)
      const data = { ...drawnData, frequencies }
      const { context, densities, frequencies: shownFrequencies } = data
      const opening = `The histogram shows ${context.words}.`
      return {
        question: typst`
${opening}
${figure(data, 5)}
Complete the frequency table.
${table(data, [context.head, 'Frequency'], [[shownFrequencies[0] ?? 0]])}
#marks(4)`,
        answer: typst`
#note[frequency $=$ frequency density $times$ class width]
${[1, 2, 3, 4].map((n) => typst`#working("B1")[$${densities[n] ?? 0} times ${widthOf(data, n)} =$ #result[${shownFrequencies[n] ?? 0}]]`).join('\n')}`,
        alt: plain`${opening} Its frequency densities are: ${densitiesInWords(data)}. Complete the frequency table, in which the class ${classInWords(data, 0)} has the frequency ${shownFrequencies[0] ?? 0}.`,
        answerAlt: plain`Frequency is frequency density times class width. ${[1, 2, 3, 4].map((n) => `${densities[n]} times ${widthOf(data, n)} is ${shownFrequencies[n]}.`).join(' ')}`,
        answers: [
          final('', inOrder(shownFrequencies.slice(1), { whole: shownFrequencies }), 'missing frequencies'),
        ],
        verify: () => {
          // Add the histogram up in strips one unit wide.
          const from = (start: number, end: number) =>
            sum(
              Array.from({ length: end - start }, (_, n) => {
                const bar = data.bounds.findIndex((bound) => bound > start + n) - 1
                return data.densities[bar] ?? 0
              }),
            )
          const wrong = data.frequencies.find(
            (count, n) => Math.abs(1 * from(data.bounds[n] ?? 0, data.bounds[n + 1] ?? 0) - count) > 1e-9,
          )
          if (wrong !== undefined) return `the strips do not add up to ${wrong}`
          return null
        },
      }
    },
    'part-of-a-class'(random) {
      const drawnData = drawData(random, ({ frequencies, bounds }) => {
        const inFourth = (frequencies[3] ?? 0) / (((bounds[4] ?? 0) - (bounds[3] ?? 0)) / 5)
        return (bounds[4] ?? 0) - (bounds[3] ?? 0) === 10 && Number.isInteger(inFourth)
      })
      const frequencies = drawnData.frequencies.map((count) => count * 1)
      const data = { ...drawnData, frequencies }
      const limit = (drawnData.bounds[4] ?? 0) - 5
      const { context, densities, frequencies: shownFrequencies } = data
      const opening = `The histogram shows ${context.words}.`
      const part = ((shownFrequencies[3] ?? 0) / widthOf(data, 3)) * 5
      const last = shownFrequencies[4] ?? 0
      return {
        question: typst`
${opening}
${figure(data, 5)}
Calculate an estimate of the number of ${context.things} that ${context.more} ${limit}~${context.unit}. #marks(4)`,
        answer: typst`
#note[The area of a bar is a frequency. From ${limit} to ${data.bounds[4] ?? 0} is a part of the fourth bar.]
#working("M1")[from ${limit} to ${data.bounds[4] ?? 0}: $5 times ${densities[3] ?? 0} = ${exact(part)}$]
#working("M1")[from ${data.bounds[4] ?? 0} to 50: $${widthOf(data, 4)} times ${densities[4] ?? 0} = ${last}$]
#working("M1")[$${exact(part)} + ${last}$]
#working("A1")[#result[${exact(part + last)}]]`,
        alt: plain`${opening} Its frequency densities are: ${densitiesInWords(data)}. Calculate an estimate of the number of ${context.things} that ${context.more} ${limit} ${context.unit}.`,
        answerAlt: plain`From ${limit} to ${data.bounds[4] ?? 0} the area is 5 times ${densities[3] ?? 0}, ${exact(part)}. From ${data.bounds[4] ?? 0} to 50 it is ${widthOf(data, 4)} times ${densities[4] ?? 0}, ${last}. Together ${exact(part + last)}.`,
        answers: [final('', number(exact(part + last)))],
        verify: () => {
          // Add the histogram up in strips one unit wide.
          const from = (start: number, end: number) =>
            sum(
              Array.from({ length: end - start }, (_, n) => {
                const bar = data.bounds.findIndex((bound) => bound > start + n) - 1
                return data.densities[bar] ?? 0
              }),
            )
          const wrong = data.frequencies.find(
            (count, n) => Math.abs(1 * from(data.bounds[n] ?? 0, data.bounds[n + 1] ?? 0) - count) > 1e-9,
          )
          if (wrong !== undefined) return `the strips do not add up to ${wrong}`
          const part = exact(((data.frequencies[3] ?? 0) / widthOf(data, 3)) * 5 + (data.frequencies[4] ?? 0))
          return Math.abs(from(limit, 50) - part) < 1e-9 ? null : 'the area is another'
        },
      }
    },
    'no-scale'(random) {
      const drawnData = drawData(random, () => {
        return true
      })
      // Without a scale, a small square may stand for any number.
      const each = random.integer(2, 5)
      const frequencies = drawnData.frequencies.map((count) => count * each)
      const data = { ...drawnData, frequencies }
      const given = random.integer(0, 3)
      const { context, densities, frequencies: shownFrequencies } = data
      const opening = `The histogram shows ${context.words}.`
      const boxes = densities.map((density) => Math.round(density * 5))
      const wanted = [0, 1, 2, 3].find((n) => n !== given) ?? 0
      // Small squares of the grid are five units wide and a fifth of a density high.
      const area = (n: number) => (widthOf(data, n) / 5) * (boxes[n] ?? 0)
      return {
        question: typst`
${opening} The scale of the frequency density is not shown.
${figure(data, 5, false)}
${shownFrequencies[given] ?? 0} of the ${context.things} are in the class ${className(data, given)}.
#part("a", 2)[Find the number in the class ${className(data, wanted)}.]
#part("b", 2)[Find the number in the class ${className(data, 4)}.]`,
        answer: typst`
#note[Areas compare frequencies. Count small squares of the grid.]
#part("a")[
#working("M1")[${className(data, given)}: ${area(given)} squares for ${shownFrequencies[given] ?? 0}, so one square is ${each}]
#working("A1")[$${area(wanted)} times ${each} =$ #result[${shownFrequencies[wanted] ?? 0}]]]
#part("b")[
#working("M1")[$${widthOf(data, 4) / 5} times ${boxes[4] ?? 0} = ${area(4)}$ squares]
#working("A1")[$${area(4)} times ${each} =$ #result[${shownFrequencies[4] ?? 0}]]]`,
        alt: plain`${opening} The scale of the frequency density is not shown. The heights of the bars, in squares of the grid, are ${boxes.map((height, n) => `${classInWords(data, n)}: ${height}`).join('; ')}. ${shownFrequencies[given] ?? 0} of the ${context.things} are ${classInWords(data, given)}. Part a: find the number ${classInWords(data, wanted)}. Part b: find the number ${classInWords(data, 4)}.`,
        answerAlt: plain`Areas compare frequencies. A bar of ${area(given)} squares stands for ${shownFrequencies[given] ?? 0}, so one square is ${each}. Part a: ${area(wanted)} squares, ${shownFrequencies[wanted] ?? 0}. Part b: ${area(4)} squares, ${shownFrequencies[4] ?? 0}.`,
        answers: [
          final('a', number(shownFrequencies[wanted] ?? 0)),
          final('b', number(shownFrequencies[4] ?? 0)),
        ],
        verify: () => {
          // Add the histogram up in strips one unit wide.
          const from = (start: number, end: number) =>
            sum(
              Array.from({ length: end - start }, (_, n) => {
                const bar = data.bounds.findIndex((bound) => bound > start + n) - 1
                return data.densities[bar] ?? 0
              }),
            )
          const wrong = data.frequencies.find(
            (count, n) => Math.abs(each * from(data.bounds[n] ?? 0, data.bounds[n + 1] ?? 0) - count) > 1e-9,
          )
          if (wrong !== undefined) return `the strips do not add up to ${wrong}`
          return null
        },
      }
    },
  },
})

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
