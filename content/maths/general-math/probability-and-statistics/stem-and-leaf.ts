// Stem-and-leaf diagrams: reading one, and drawing one from a list.

import { final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { median, ordered } from './data.ts'
import { stemAndLeaf, stemsInWords, stemsOf } from './figures.ts'

const contexts = [
  { words: 'the ages, in years, of the people in a bus from Feni', unit: 'years', least: 18, most: 59 },
  { words: 'the marks of some students in a test', unit: 'marks', least: 30, most: 69 },
  { words: 'the masses, in kilograms, of some parcels at a post office', unit: 'kg', least: 10, most: 49 },
] as const

export const stemDiagram = defineTemplate({
  id: 'stem-and-leaf',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    read(random) {
      const context = random.pick(contexts)
      const limit = Math.floor(context.most / 10) * 10 - 5
      const values = random.until(
        () => Array.from({ length: 19 }, () => random.integer(context.least, context.most)),
        (list) => {
          const stems = stemsOf(list)
          const more = list.filter((value) => value > limit).length
          return stems.length === 4 || stems.length === 5
            ? stems.every(([, leaves]) => leaves.length >= 2 && leaves.length <= 6) &&
                !list.includes(limit) &&
                more >= 3 &&
                more <= 9
            : false
        },
      )
      const { words, unit } = context
      const stems = stemsOf(values)
      const list = ordered(values)
      const [count, middle] = [list.length, (list.length + 1) / 2]
      const range = (list.at(-1) ?? 0) - (list[0] ?? 0)
      return {
        question: typst`
The stem-and-leaf diagram shows ${words}.
${stemAndLeaf(stems, unit)}
#part("a", 1)[Find the range.]
#part("b", 2)[Find the median.]
#part("c", 2)[Find the interquartile range.]`,
        answer: typst`
#part("a")[#working("B1")[$${list.at(-1) ?? 0} - ${list[0] ?? 0} =$ #result[${range}]]]
#part("b")[
#working("M1 soi")[$display((${count} + 1)/2) = ${middle}$, so the ${ordinal(middle)} value]
#working("A1")[#result[${median(list)}]]]
#part("c")[
#working("M1")[the 5th and the 15th value: ${list[4] ?? 0} and ${list[14] ?? 0}]
#working("A1")[$${list[14] ?? 0} - ${list[4] ?? 0} =$ #result[${(list[14] ?? 0) - (list[4] ?? 0)}]]]`,
        alt: plain`A stem-and-leaf diagram shows ${words}: ${stemsInWords(stems)}. Part a: find the range. Part b: find the median. Part c: find the interquartile range.`,
        answerAlt: plain`Part a: ${list.at(-1) ?? 0} minus ${list[0] ?? 0} is ${range}. Part b: the median is the ${ordinal(middle)} of ${count} values, ${median(list)}. Part c: the 5th value is ${list[4] ?? 0} and the 15th is ${list[14] ?? 0}, so the interquartile range is ${(list[14] ?? 0) - (list[4] ?? 0)}.`,
        answers: [
          final('a', number(range, { unit })),
          final('b', number(median(list), { unit })),
          final('c', number((list[14] ?? 0) - (list[4] ?? 0), { unit })),
        ],
        verify: () => {
          const back = stemsOf(values).flatMap(([stem, leaves]) => leaves.map((leaf) => stem * 10 + leaf))
          if (back.length !== values.length) return 'a leaf is missing'
          if (back.some((value, n) => value < (back[n - 1] ?? 0))) return 'the leaves are not in order'
          // As many below the median as above it.
          const middle = median(values)
          const [below, above] = [back.slice(0, (back.length - 1) / 2), back.slice((back.length + 1) / 2)]
          return below.every((value) => value <= middle) && above.every((value) => value >= middle)
            ? null
            : 'it is not the middle'
        },
      }
    },
    draw(random) {
      const context = random.pick(contexts)
      const limit = Math.floor(context.most / 10) * 10 - 5
      const values = random.until(
        () => Array.from({ length: 15 }, () => random.integer(context.least, context.most)),
        (list) => {
          const stems = stemsOf(list)
          const more = list.filter((value) => value > limit).length
          return stems.length === 4 || stems.length === 5
            ? stems.every(([, leaves]) => leaves.length >= 2 && leaves.length <= 6) &&
                !list.includes(limit) &&
                more >= 3 &&
                more <= 9
            : false
        },
      )
      const { words, unit } = context
      const stems = stemsOf(values)
      const list = ordered(values)
      const [count, middle] = [list.length, (list.length + 1) / 2]
      const more = list.filter((value) => value > limit).length
      return {
        question: typst`
The list shows ${words}.
#align(center)[${values.slice(0, 8).join('#h(9pt)')} #linebreak() ${values.slice(8).join('#h(9pt)')}]
#part("a", 3)[Draw an ordered stem-and-leaf diagram, with a key.]
#part("b", 1)[Find the median.]
#part("c", 1)[Find how many values are greater than ${limit}.]`,
        answer: typst`
#part("a")[
#note[The tens are the stems and the units the leaves, in order on each line.]
#working("B2")[all ${count} leaves, in order]
#scheme[*B1* for one slip, or for the leaves right but not in order]
#working("B1")[a key]]
${stemAndLeaf(stems, unit)}
#part("b")[#working("B1")[the ${ordinal(middle)} of ${count}: #result[${median(list)}]]]
#part("c")[#working("B1")[#result[${more}]]]`,
        alt: plain`The list shows ${words}: ${values.join(', ')}. Part a: draw an ordered stem-and-leaf diagram, with a key. Part b: find the median. Part c: find how many values are greater than ${limit}.`,
        answerAlt: plain`Part a: ${stemsInWords(stems)}. Part b: the median is the ${ordinal(middle)} of ${count} values, ${median(list)}. Part c: ${more} values are greater than ${limit}.`,
        answers: [final('b', number(median(list), { unit })), final('c', number(more))],
        verify: () => {
          const back = stemsOf(values).flatMap(([stem, leaves]) => leaves.map((leaf) => stem * 10 + leaf))
          if (back.length !== values.length) return 'a leaf is missing'
          if (back.some((value, n) => value < (back[n - 1] ?? 0))) return 'the leaves are not in order'
          // As many below the median as above it.
          const middle = median(values)
          const [below, above] = [back.slice(0, (back.length - 1) / 2), back.slice((back.length + 1) / 2)]
          return below.every((value) => value <= middle) && above.every((value) => value >= middle)
            ? null
            : 'it is not the middle'
        },
      }
    },
  },
})
