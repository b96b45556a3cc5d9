// Averages and spread of lists and of frequency tables.

import { agree } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { hasOneMode, hasOnePeak, median, mode, ordered, running, spelledOut, sum, weighted } from './data.ts'

const lists = [
  {
    words: 'the number of runs that a batter scored in each of',
    things: 'innings',
    unit: 'runs',
    least: 4,
    most: 48,
  },
  {
    words: 'the temperature at noon in Rajshahi, in degrees Celsius, on each of',
    things: 'days',
    unit: '°C',
    least: 26,
    most: 41,
  },
  {
    words: 'the time, in minutes, that Sabbir took to walk to school on each of',
    things: 'days',
    unit: 'minutes',
    least: 11,
    most: 35,
  },
] as const

export const averagesOfList = defineTemplate({
  id: 'averages-of-a-list',
  marks: 6,
  calculator: true,
  level: 1,
  cases: {
    'all-four'(random) {
      const context = random.pick(lists)
      const values = random.until(
        () => Array.from({ length: 10 }, () => random.integer(context.least, context.most)),
        (list) => hasOneMode(list) && new Set(list).size < 10 && ordered(list)[4] !== ordered(list)[5],
      )
      const { words, things, unit } = context
      const list = ordered(values)
      const at = (place: number) => list[place - 1] ?? 0
      const range = at(list.length) - at(1)
      const what = `${words} ${values.length} ${things}`
      const shownList = list.join('#h(5pt)')
      return {
        question: typst`
The list shows ${what}.
#align(center)[${values.join('#h(9pt)')}]
#part("a", 1)[Write down the mode.]
#part("b", 1)[Find the range.]
#part("c", 2)[Find the median.]
#part("d", 2)[Calculate the mean.]`,
        answer: typst`
#part("a")[#working("B1")[#result[${mode(values)}]]]
#part("b")[#working("B1")[$${at(list.length)} - ${at(1)} =$ #result[${range}]]]
#part("c")[
#working("M1")[In order: #linebreak() ${shownList}]
#working("A1")[halfway between ${at(5)} and ${at(6)}: #result[${median(values)}]]]
#part("d")[
#working("M1")[$ ${sum(values)}/10 $]
#working("A1")[#result[${sum(values) / 10}]]]`,
        alt: plain`The list shows ${what}: ${listInWords(values)}. Part a: write down the mode. Part b: find the range. Part c: find the median. Part d: calculate the mean.`,
        answerAlt: plain`Part a: the mode is ${mode(values)}. Part b: ${at(10)} minus ${at(1)} is ${range}. Part c: the 5th and 6th values in order are ${at(5)} and ${at(6)}, so the median is ${median(values)}. Part d: the sum ${sum(values)} divided by 10 is ${sum(values) / 10}.`,
        answers: [
          final('a', number(mode(values), { unit })),
          final('b', number(range, { unit })),
          final('c', number(median(values), { unit })),
          final('d', number(sum(values) / 10, { unit })),
        ],
        verify: () => {
          const below = (value: number) => values.filter((other) => other < value).length
          const above = (value: number) => values.filter((other) => other > value).length
          const half = values.length / 2
          const middle = median(values)
          if (below(middle) > half || above(middle) > half)
            return 'more than half lies on one side of the median'
          const mean = sum(values) / 10
          return agree(sum(values.map((value) => value - mean)), 0, 1e-9)
            ? null
            : 'the differences from the mean do not cancel'
        },
      }
    },
    quartiles(random) {
      const context = random.pick(lists)
      const values = random.until(
        () => Array.from({ length: 11 }, () => random.integer(context.least, context.most)),
        (list) => new Set(list).size >= 9,
      )
      const { words, things, unit } = context
      const list = ordered(values)
      const at = (place: number) => list[place - 1] ?? 0
      const range = at(list.length) - at(1)
      const what = `${words} ${values.length} ${things}`
      const shownList = list.join('#h(5pt)')
      const [q1, q2, q3] = [at(3), at(6), at(9)]
      return {
        question: typst`
The list shows ${what}.
#align(center)[${values.join('#h(9pt)')}]
#part("a", 1)[Find the range.]
#part("b", 2)[Find the median.]
#part("c", 3)[Find the interquartile range.]`,
        answer: typst`
#part("a")[#working("B1")[$${at(list.length)} - ${at(1)} =$ #result[${range}]]]
#part("b")[
#working("M1")[In order: #linebreak() ${shownList}]
#working("A1")[The middle one is the 6th: #result[${q2}]]]
#part("c")[
#note[The quartiles are the middle of the five values on each side of the median.]
#working("B1")[lower quartile, the 3rd: ${q1}]
#working("B1")[upper quartile, the 9th: ${q3}]
#working("B1 FT")[$${q3} - ${q1} =$ #result[${q3 - q1}]]]`,
        alt: plain`The list shows ${what}: ${listInWords(values)}. Part a: find the range. Part b: find the median. Part c: find the interquartile range.`,
        answerAlt: plain`Part a: ${at(11)} minus ${at(1)} is ${range}. Part b: in order, the 6th value is ${q2}. Part c: the lower quartile is the 3rd value, ${q1}, and the upper quartile the 9th, ${q3}. The interquartile range is ${q3 - q1}.`,
        answers: [
          final('a', number(range, { unit })),
          final('b', number(q2, { unit })),
          final('c', number(q3 - q1, { unit })),
        ],
        verify: () => {
          const below = (value: number) => values.filter((other) => other < value).length
          const above = (value: number) => values.filter((other) => other > value).length
          const half = values.length / 2
          const middle = median(values)
          if (below(middle) > half || above(middle) > half)
            return 'more than half lies on one side of the median'
          const [lower = 0, upper = 0] = [ordered(values)[2], ordered(values)[8]]
          return below(lower) <= 2 && above(upper) <= 2 ? null : 'more than a quarter lies beyond a quartile'
        },
      }
    },
  },
})

const counted = [
  {
    label: 'Goals',
    things: 'matches',
    sentence: 'The table shows the goals that a team scored in',
    values: [0, 1, 2, 3, 4],
  },
  {
    label: 'Brothers and sisters',
    things: 'students',
    sentence: 'The table shows how many brothers and sisters there are for',
    values: [0, 1, 2, 3, 4],
  },
  {
    label: 'Eggs',
    things: 'days',
    sentence: 'The table shows the number of eggs that some hens in Bogura laid on each of',
    values: [3, 4, 5, 6, 7],
  },
] as const

const writeFrequencyTable = (random: Random, { isTable }: { isTable: boolean }) => {
  const context = random.pick(counted)
  const frequencies = random.until(
    () => [0, 1, 2, 3, 4].map(() => random.integer(2, 11)),
    (list) => {
      const total = sum(list)
      const all = spelledOut(context.values, list)
      return (
        (total === 25 || total === 30 || total === 40) &&
        hasOneMode(all) &&
        hasOnePeak(list) &&
        Number.isInteger(median(all))
      )
    },
  )
  const { label, things, sentence, values } = context
  const total = sum(frequencies)
  const all = spelledOut(values, frequencies)
  const product = weighted(values, frequencies)
  const mean = product / total
  const isExact = Number.isInteger(mean * 100)
  const printed = isExact ? `${mean}` : significant(mean)
  const opening = `${isTable ? sentence : sentence.replace('table', 'bar chart')} ${total} ${things}.`
  const data = isTable
    ? `#table(columns: 6, inset: (x: 5pt, y: 7pt), [${label === 'Brothers and sisters' ? 'Number' : label}], ${values.map((value) => `[${value}]`).join(', ')}, [Frequency], ${frequencies.map((count) => `[${count}]`).join(', ')})`
    : `#bar-chart((${values.map((value, n) => `([${value}], ${frequencies[n]})`).join(', ')}), axis(0, 12, step: 2, minor: 2, title: [Frequency]), height: 180pt)
#align(center)[${label === 'Eggs' ? 'Number of eggs' : label}]`
  const cumulative = running(frequencies)
  const half =
    total % 2 === 1
      ? `the ${(total + 1) / 2}th value`
      : `between the ${ordinal(total / 2)} and the ${ordinal(total / 2 + 1)} value`
  return {
    question: typst`
${opening}
${data}
#part("a", 1)[Write down the mode.]
#part("b", 1)[Find the median.]
#part("c", 3)[Calculate the mean.]`,
    answer: typst`
#part("a")[#working("B1")[#result[${mode(all)}]]]
#part("b")[
#note[It is ${half}. Running totals: ${cumulative.join(', ')}.]
#working("B1")[#result[${median(all)}]]]
#part("c")[
#working("M1")[$${values.map((value, n) => `${value} times ${frequencies[n]}`).join(' + ')}$ #linebreak() $= ${product}$]
#working("M1 dep")[$ ${product}/${total} $]
#working("A1")[#result[${printed}]${isExact ? '' : ' (3 s.f.)'}]]`,
    alt: plain`${opening} ${values.map((value, n) => `${value}${label === 'Brothers and sisters' ? '' : ` ${value === 1 ? 'goal' : label.toLowerCase()}`}: frequency ${frequencies[n]}`).join('; ')}. Part a: write down the mode. Part b: find the median. Part c: calculate the mean.`,
    answerAlt: plain`Part a: the mode is ${mode(all)}. Part b: the median is ${half} in order, ${median(all)}. Part c: the sum of value times frequency is ${product}. ${product} divided by ${total} is ${printed}${isExact ? '' : ' to 3 significant figures'}.`,
    answers: [final('a', number(mode(all))), final('b', number(median(all))), final('c', threeFigures(mean))],
    verify: () => {
      const { values } = context
      const all = spelledOut(values, frequencies)
      if (!agree(sum(all) / all.length, weighted(values, frequencies) / sum(frequencies)))
        return 'the means differ'
      // The median by crossing out from both ends.
      const list = ordered(all)
      while (list.length > 2) list.splice(0, list.length, ...list.slice(1, -1))
      return sum(list) / list.length === median(all) ? null : `crossing out leaves ${listInWords(list)}`
    },
  }
}

export const frequencyTable = defineTemplate({
  id: 'averages-of-a-frequency-table',
  marks: 5,
  calculator: true,
  level: 2,
  cases: {
    table: (random) => writeFrequencyTable(random, { isTable: true }),
    'bar-chart': (random) => writeFrequencyTable(random, { isTable: false }),
  },
})
