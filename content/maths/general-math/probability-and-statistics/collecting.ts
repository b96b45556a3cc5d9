// Collecting and judging data: frequency tables from a list, charts that mislead, and samples that prove little.

import { final, inOrder, number, threeFigures, word } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { percent } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { hasOneMode, mode, sum } from './data.ts'

/** The values in rows, as a page of a notebook has them. */
const inRows = (values: readonly number[], columns: number): string => {
  return `#align(center, grid(columns: ${columns}, column-gutter: 12pt, row-gutter: 10pt, ${values.map((value) => `[${value}]`).join(', ')}))`
}

const grouped = [
  { words: 'the masses, in kilograms, of 20 students', unit: 'Mass', from: 40, width: 5 },
  { words: 'the marks of 20 students in a test', unit: 'Mark', from: 20, width: 10 },
  { words: 'the number of passengers on 20 buses', unit: 'Passengers', from: 10, width: 10 },
] as const

const writeFrequencyTableFromList = (random: Random, { isGrouped }: { isGrouped: boolean }) => {
  const context = random.pick(grouped)
  const values = random.until(
    () =>
      Array.from({ length: 20 }, () =>
        isGrouped ? random.integer(context.from, context.from + 4 * context.width - 1) : random.integer(0, 4),
      ),
    (list) => {
      const classes = isGrouped
        ? list.map((value) => Math.floor((value - context.from) / context.width))
        : list
      return hasOneMode(classes) && new Set(classes).size === (isGrouped ? 4 : 5)
    },
  )
  const starts = isGrouped ? [0, 1, 2, 3].map((n) => context.from + n * context.width) : [0, 1, 2, 3, 4]
  const width = isGrouped ? context.width : 1
  const frequencies = starts.map(
    (start) => values.filter((value) => value >= start && value < start + width).length,
  )
  const labels = starts.map((start) => (isGrouped ? `${start} to ${start + width - 1}` : `${start}`))
  const most = frequencies.indexOf(Math.max(...frequencies))
  const table = (isFull: boolean) =>
    `#table(columns: 2, inset: (x: 12pt, y: 6pt), [${isGrouped ? context.unit : 'Goals'}], [Frequency], ${labels.map((label, n) => `[${label}], [${isFull ? frequencies[n] : ''}]`).join(', ')})`
  const what = isGrouped ? context.words : 'the number of goals scored in 20 football matches in Khulna'
  const asked = isGrouped ? 'modal class' : 'mode'
  return {
    question: typst`
The list shows ${what}.
${inRows(values, 10)}
#part("a", 2)[Complete the frequency table.]
${table(false)}
#part("b", 1)[Write down the ${asked}.]`,
    answer: typst`
#part("a")[#working("B2")[Cross out each number as you count it. Check: $${frequencies.join(' + ')} = 20$.]
#scheme[*B1* for ${labels.length - 2} or ${labels.length - 1} of them right]]
${table(true)}
#part("b")[
#note[The ${isGrouped ? 'class' : 'number'} with the highest frequency, not the frequency itself.]
#working("B1")[#result[${labels[most] ?? ''}]]]`,
    alt: plain`The list shows ${what}: ${values.join(', ')}. Part a: complete the frequency table with the ${isGrouped ? `classes ${labels.join(', ')}` : `numbers ${labels.join(', ')}`}. Part b: write down the ${asked}.`,
    answerAlt: plain`Part a: ${labels.map((label, n) => `${label}, frequency ${frequencies[n]}`).join('; ')}. Part b: the ${asked} is ${labels[most] ?? ''}.`,
    answers: [
      final('a', inOrder(frequencies), 'frequencies'),
      final(
        'b',
        isGrouped
          ? word(labels[most] ?? '', (labels[most] ?? '').replace(' to ', '-'))
          : number(starts[most] ?? 0),
      ),
    ],
    verify: () => {
      if (sum(frequencies) !== values.length) return 'the frequencies do not add up to 20'
      const places = values.map((value) =>
        isGrouped ? Math.floor((value - context.from) / context.width) : value,
      )
      return mode(places) === frequencies.indexOf(Math.max(...frequencies)) ? null : 'another class is modal'
    },
  }
}

export const frequencyTableFromList = defineTemplate({
  id: 'frequency-table-from-list',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'single-values': (random) => writeFrequencyTableFromList(random, { isGrouped: false }),
    grouped: (random) => writeFrequencyTableFromList(random, { isGrouped: true }),
  },
})

const drawMisleading = (random: Random) => {
  const step = random.pick([4, 5])
  const times = random.pick([2, 3])
  const base = random.pick([60, 80, 100])
  const asked = random.pick([20, 25, 40])
  const share = random.pick([0.6, 0.8])
  return {
    base,
    first: base + step,
    second: base + step * times,
    times,
    asked,
    fans: Math.round(asked * share),
  }
}

export const misleading = defineTemplate({
  id: 'misleading-data',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'axis-not-from-zero'(random) {
      const { base, first, second, times } = drawMisleading(random)
      const increase = ((second - first) / first) * 100
      const word = times === 2 ? 'doubled' : 'trebled'
      return {
        question: typst`
The bar chart shows how many phones a shop sold in two years.
#bar-chart((([2023], ${first}), ([2024], ${second})), axis(${base}, ${base + 16}, step: 4, minor: 4, title: [Phones sold]), height: 170pt)
#part("a", 1)[The shop says: “Our sales have ${word}.” Explain why the chart is misleading.]
#part("b", 2)[Calculate the percentage increase in sales.]`,
        answer: typst`
#part("a")[#working("B1")[The axis #result[does not begin at zero], so the heights of the bars do not compare the sales.]]
#part("b")[
#working("M1")[$ (${second} - ${first})/${first} times 100 $]
#working("A1")[#result[${significant(increase)}%] (3 s.f.)]]`,
        alt: plain`A bar chart shows the phones that a shop sold: ${first} in 2023 and ${second} in 2024. Its vertical axis goes from ${base} to ${base + 16}, so the second bar is ${times} times as high as the first. Part a: the shop says that its sales have ${word}. Explain why the chart is misleading. Part b: calculate the percentage increase in sales.`,
        answerAlt: plain`Part a: the axis does not begin at zero, so the heights of the bars do not compare the sales. Part b: ${second} minus ${first}, all over ${first}, times 100, is ${significant(increase)}% to 3 significant figures.`,
        answers: [final('b', threeFigures(increase, '%'))],
        verify: () => {
          if ((second - base) / (first - base) !== times) return 'the bars are not so many times as high'
          const percent = ((second - first) / first) * 100
          return Math.abs(first * (1 + percent / 100) - second) < 1e-9 ? null : 'the increase is another'
        },
      }
    },
    'who-was-asked'(random) {
      const { asked, fans } = drawMisleading(random)
      return {
        question: typst`
Piya asks ${asked} people who are leaving a cricket match in Dhaka: “Which is your favourite sport?” ${fans} of them say cricket. Piya says:

“Most people in Bangladesh like cricket best.”
#part("a", 1)[Find the percentage of the people she asked who say cricket.]
#part("b", 2)[Give two reasons why her results may not show that she is right.]`,
        answer: typst`
#part("a")[#working("B1")[$ ${fans}/${asked} times 100 = #result[${(fans * 100) / asked}%] $]]
#part("b")[
#working("B1")[People at a cricket match are #result[more likely to choose cricket].]
#working("B1")[She asked #result[only a few people], all in one place.]]`,
        alt: plain`Piya asks ${asked} people who are leaving a cricket match in Dhaka: which is your favourite sport? ${fans} of them say cricket. Piya says: most people in Bangladesh like cricket best. Part a: find the percentage of the people she asked who say cricket. Part b: give two reasons why her results may not show that she is right.`,
        answerAlt: plain`Part a: ${fans} over ${asked} times 100 is ${(fans * 100) / asked}%. Part b: people at a cricket match are more likely to choose cricket, and she asked only a few people, all in one place.`,
        answers: [final('a', percent((fans * 100) / asked))],
        verify: () =>
          Number.isInteger((fans * 100) / asked) && fans * 2 > asked
            ? null
            : 'the share is not more than half',
      }
    },
  },
})
