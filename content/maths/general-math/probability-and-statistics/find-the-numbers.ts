// Lists of whole numbers to be found from their mode, median, range and mean.

import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { hasOneMode, median, mode, ordered, sum } from './data.ts'

/** Every list in order of so many whole numbers from `least` to `most`. */
const inOrder = (least: number, most: number, size: number): number[][] => {
  if (size === 0) return [[]]
  return Array.from({ length: most - least + 1 }, (_, n) => least + n).flatMap((value) =>
    inOrder(value, most, size - 1).map((rest) => [value, ...rest]),
  )
}

export const findTheNumbers = defineTemplate({
  id: 'find-the-numbers',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'five-numbers'(random) {
      const numbers = random.until(
        () => {
          const low = random.integer(3, 12)
          return ordered([low, low, ...Array.from({ length: 3 }, () => low + random.integer(1, 11))])
        },
        (list) =>
          hasOneMode(list) && new Set(list).size === list.length - 1 && Number.isInteger(sum(list) / 5),
      )
      const [low = 0, , third = 0, fourth = 0, fifth = 0] = numbers
      const [total, range] = [sum(numbers), fifth - low]
      return {
        question: typst`
Five whole numbers are written in order. The mode is ${low}, the median is ${third}, the range is ${range} and the mean is ${total / 5}.

Find the five numbers. #marks(3)`,
        answer: typst`
#note[The median is the third number. The mode is smaller, so it is the first and the second.]
#working("B1")[${low}, ${low}, ${third}, #h(2pt) …, #h(2pt) … and the greatest is #box[$${low} + ${range} = ${fifth}$]]
#working("M1")[fourth: $5 times ${total / 5} - ${low} - ${low} - ${third} - ${fifth} = ${fourth}$]
#working("A1")[#result[${numbers.join(', ')}]]`,
        alt: plain`Five whole numbers are written in order. The mode is ${low}, the median is ${third}, the range is ${range} and the mean is ${total / 5}. Find the five numbers.`,
        answerAlt: plain`The first two are the mode ${low}, the third is the median ${third}, and the greatest is ${low} plus ${range}, ${fifth}. The total is 5 times ${total / 5}, so the fourth is ${fourth}. The numbers are ${numbers.join(', ')}.`,
        answers: [final('', inAnyOrder(numbers))],
        verify: () => {
          const [low, greatest] = [numbers[0] ?? 0, numbers.at(-1) ?? 0]
          const range = greatest - low
          const fits = (list: readonly number[]) =>
            hasOneMode(list) &&
            mode(list) === low &&
            median(list) === median(numbers) &&
            sum(list) === sum(numbers)
          // Every list in order with that range, from the least first number on.
          const starts = Array.from({ length: range + 1 }, (_, n) => low - n).filter((first) => first >= 0)
          const fitting = starts
            .flatMap((first) =>
              inOrder(first, first + range, numbers.length - 2).map((inner) => [
                first,
                ...inner,
                first + range,
              ]),
            )
            .filter(fits)
          return fitting.length === 1 ? null : `${fitting.map((list) => list.join(' ')).join('; ')} fit`
        },
      }
    },
    'four-cards'(random) {
      const numbers = random.until(
        () => {
          const low = random.integer(3, 12)
          return ordered([low, low, ...Array.from({ length: 2 }, () => low + random.integer(1, 11))])
        },
        (list) =>
          hasOneMode(list) && new Set(list).size === list.length - 1 && Number.isInteger(sum(list) / 5),
      )
      const [low = 0, , third = 0, fourth = 0] = numbers
      const [middle, range] = [(low + third) / 2, fourth - low]
      return {
        question: typst`
Four cards each have a whole number on them. For these numbers, the mode is ${low}, the median is ${middle} and the range is ${range}. No number is smaller than the mode.

Find the four numbers. #marks(3)`,
        answer: typst`
#working("B1")[The mode is the smallest number and is there twice: ${low}, ${low}]
#working("B1")[The median is halfway between ${low} and the third number: ${third}]
#working("B1")[The greatest is $${low} + ${range}$: #result[${numbers.join(', ')}]]`,
        alt: plain`Four cards each have a whole number on them. The mode is ${low}, the median is ${middle} and the range is ${range}. No number is smaller than the mode. Find the four numbers.`,
        answerAlt: plain`The mode is the smallest and is there twice. The median is halfway between ${low} and the third number, so the third is ${third}. The greatest is ${low} plus ${range}. The numbers are ${numbers.join(', ')}.`,
        answers: [final('', inAnyOrder(numbers))],
        verify: () => {
          const [low, greatest] = [numbers[0] ?? 0, numbers.at(-1) ?? 0]
          const range = greatest - low
          const fits = (list: readonly number[]) =>
            hasOneMode(list) && mode(list) === low && median(list) === median(numbers) && list[0] === low
          // Every list in order with that range, from the least first number on.
          const starts = Array.from({ length: range + 1 }, (_, n) => low - n).filter((first) => first >= 0)
          const fitting = starts
            .flatMap((first) =>
              inOrder(first, first + range, numbers.length - 2).map((inner) => [
                first,
                ...inner,
                first + range,
              ]),
            )
            .filter(fits)
          return fitting.length === 1 ? null : `${fitting.map((list) => list.join(' ')).join('; ')} fit`
        },
      }
    },
  },
})
