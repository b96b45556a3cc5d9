// The estimate of a mean from grouped data, with the modal class and the class of the median.

import { roundsTo } from '../../kit/checking.ts'
import { final, tableClass, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { hasOnePeak, median, running, spelledOut, sum, weighted } from './data.ts'

const contexts = [
  {
    words: 'the masses of some mangoes',
    label: 'Mass ($m$ grams)',
    letter: 'm',
    unit: 'g',
    spoken: 'grams',
    from: 150,
    width: 50,
    things: 'mangoes',
  },
  {
    words: 'the times that some students spent on homework',
    label: 'Time ($t$ minutes)',
    letter: 't',
    unit: 'minutes',
    spoken: 'minutes',
    from: 0,
    width: 20,
    things: 'students',
  },
  {
    words: 'the heights of some jute plants',
    label: 'Height ($h$ cm)',
    letter: 'h',
    unit: 'cm',
    spoken: 'centimetres',
    from: 100,
    width: 40,
    things: 'plants',
  },
] as const

const writeEstimatedMean = (random: Random, { isEqual }: { isEqual: boolean }) => {
  const context = random.pick(contexts)
  const widths = isEqual
    ? [1, 1, 1, 1]
    : random.pick([
        [2, 1, 1, 2],
        [1, 1, 2, 1],
        [1, 1, 1, 2],
      ])
  const bounds = [0, ...running(widths)].map((steps) => context.from + steps * context.width)
  const middles = widths.map((_, n) => ((bounds[n] ?? 0) + (bounds[n + 1] ?? 0)) / 2)
  const frequencies = random.until(
    () => widths.map(() => random.integer(5, 34)),
    (list) => {
      const total = sum(list)
      const largest = list.filter((count) => count === Math.max(...list))
      const middle = median(spelledOut([0, 1, 2, 3], list))
      const mean = weighted(middles, list) / total
      return (
        [60, 80, 100].includes(total) &&
        largest.length === 1 &&
        hasOnePeak(list) &&
        Number.isInteger(middle) &&
        !Number.isInteger(mean)
      )
    },
  )
  const { words, label, letter, unit, spoken, things } = context
  const total = sum(frequencies)
  const product = weighted(middles, frequencies)
  const printed = significant(product / total)
  const isShort = Number(printed) === product / total
  const name = (n: number) => `$${bounds[n] ?? 0} < ${letter} <= ${bounds[n + 1] ?? 0}$`
  const inWords = (n: number) => `over ${bounds[n] ?? 0} and up to ${bounds[n + 1] ?? 0}`
  const modal = frequencies.indexOf(Math.max(...frequencies))
  const middle = median(spelledOut([0, 1, 2, 3], frequencies))
  const classOf = (n: number) => tableClass(`${bounds[n] ?? 0} < ${letter} <= ${bounds[n + 1] ?? 0}`, letter)
  const mean = threeFigures(product / total, unit)
  const [first, last] = isEqual
    ? ['Write down the modal class.', 'Write down the class that contains the median.']
    : ['Write down the class that contains the median.', 'Explain why this is only an estimate of the mean.']
  const medianLine = typst`#working("B1")[#result[${name(middle)}]]`
  const meanLines = typst`
#note[Use the midpoint of each class: ${middles.join(', ')}.]
#working("M2")[$${middles.map((value, n) => `${value} times ${frequencies[n]}`).join(' + ')}$ #linebreak() $= ${product}$]
#scheme[*M1* for the midpoints, one of them wrong at most]
#working("M1 dep")[$ ${product}/${total} $]
#working("A1")[#result[${printed}~${unit}]${isShort ? '' : ' (3 s.f.)'}]`
  const spokenMean = `the midpoints are ${middles.join(', ')}. The sum of midpoint times frequency is ${product}. Divided by ${total} it is ${printed} ${spoken}${isShort ? '' : ' to 3 significant figures'}.`
  return {
    question: typst`
The table shows ${words}.
#table(columns: 2, inset: (x: 10pt, y: 6pt), [${label}], [Frequency], ${frequencies.map((count, n) => `[${name(n)}], [${count}]`).join(', ')})
#part("a", 1)[${first}]
#part("b", ${isEqual ? 1 : 4})[${isEqual ? last : 'Calculate an estimate of the mean.'}]
#part("c", ${isEqual ? 4 : 1})[${isEqual ? 'Calculate an estimate of the mean.' : last}]`,
    answer: isEqual
      ? typst`
#part("a")[#working("B1")[#result[${name(modal)}]]]
#part("b")[
#note[There are ${total} ${things}, so the median is between the ${ordinal(total / 2)} and the ${ordinal(total / 2 + 1)}.]
${medianLine}]
#part("c")[${meanLines}]`
      : typst`
#part("a")[
#note[There are ${total} ${things}, so the median is between the ${ordinal(total / 2)} and the ${ordinal(total / 2 + 1)}.]
${medianLine}]
#part("b")[${meanLines}]
#part("c")[#working("B1")[#result[The exact values are not known], only their classes.]]`,
    alt: plain`The table shows ${words}, in ${spoken}. ${frequencies.map((count, n) => `${inWords(n)}: ${count}`).join('; ')}. Part a: ${first.replace('W', 'w')} Part b: ${isEqual ? last.replace('W', 'w') : 'calculate an estimate of the mean.'} Part c: ${isEqual ? 'calculate an estimate of the mean.' : last.replace('E', 'e')}`,
    answerAlt: isEqual
      ? plain`Part a: ${inWords(modal)}. Part b: ${inWords(middle)}. Part c: ${spokenMean}`
      : plain`Part a: ${inWords(middle)}. Part b: ${spokenMean} Part c: the exact values are not known, only their classes.`,
    answers: isEqual
      ? [final('a', classOf(modal)), final('b', classOf(middle)), final('c', mean)]
      : [final('a', classOf(middle)), final('b', mean)],
    verify: () => {
      // Spread the values of each class evenly over it: the mean is that of the midpoints.
      const all = frequencies.flatMap((count, n) => {
        const [from, to] = [bounds[n] ?? 0, bounds[n + 1] ?? 0]
        return Array.from({ length: count }, (_, place) => from + ((to - from) * (place + 0.5)) / count)
      })
      return roundsTo(sum(all) / all.length, significant(weighted(middles, frequencies) / sum(frequencies)))
        ? null
        : 'values spread over the classes have another mean'
    },
  }
}

export const estimatedMean = defineTemplate({
  id: 'estimate-the-mean',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    'equal-classes': (random) => writeEstimatedMean(random, { isEqual: true }),
    'unequal-classes': (random) => writeEstimatedMean(random, { isEqual: false }),
  },
})
