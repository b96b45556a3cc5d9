// Box-and-whisker plots: drawing one, and reading it.

import { final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { median, ordered } from './data.ts'

export type Five = readonly [least: number, lower: number, median: number, upper: number, greatest: number]

export const inWords = ([least, lower, middle, upper, greatest]: Five) =>
  `least ${least}, lower quartile ${lower}, median ${middle}, upper quartile ${upper}, greatest ${greatest}`

export const boxPlot = defineTemplate({
  id: 'box-plot',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    read(random) {
      const values = random.until(
        () => ordered(Array.from({ length: 11 }, () => random.integer(4, 58, 2))),
        (list) => {
          const five = [0, 2, 5, 8, 10].map((place) => list[place] ?? 0)
          return (
            five.every((value, n) => n === 0 || value - (five[n - 1] ?? 0) >= 4) && new Set(list).size >= 9
          )
        },
      )
      const [least = 0, lower = 0, middle = 0, upper = 0, greatest = 0] = [0, 2, 5, 8, 10].map(
        (place) => values[place],
      )
      const five: Five = [least, lower, middle, upper, greatest]
      random.shuffle(values)
      const students = random.pick([80, 120, 160, 200])
      const [shownLeast, shownLower, shownMiddle, shownUpper, shownGreatest] = five
      return {
        question: typst`
The box-and-whisker plot shows the times that ${students} students take to travel to school.
#box-plot(axis(0, 60, step: 10, minor: 5, title: [Time (minutes)]), (${five.join(', ')}), row: 84pt)
#part("a", 1)[Write down the median.]
#part("b", 1)[Find the range.]
#part("c", 1)[Find the interquartile range.]
#part("d", 1)[Find how many of the students take more than ${shownUpper} minutes.]`,
        answer: typst`
#part("a")[#working("B1")[the line in the box: #result[${shownMiddle}] minutes]]
#part("b")[#working("B1")[$${shownGreatest} - ${shownLeast} =$ #result[${shownGreatest - shownLeast}] minutes]]
#part("c")[#working("B1")[$${shownUpper} - ${shownLower} =$ #result[${shownUpper - shownLower}] minutes]]
#part("d")[
#note[${shownUpper} is the upper quartile, so a quarter of the students take longer.]
#working("B1")[$${students} div 4 =$ #result[${students / 4}]]]`,
        alt: plain`A box-and-whisker plot shows the times, in minutes, that ${students} students take to travel to school: ${inWords(five)}. Part a: write down the median. Part b: find the range. Part c: find the interquartile range. Part d: find how many of the students take more than ${shownUpper} minutes.`,
        answerAlt: plain`Part a: ${shownMiddle} minutes. Part b: ${shownGreatest} minus ${shownLeast} is ${shownGreatest - shownLeast} minutes. Part c: ${shownUpper} minus ${shownLower} is ${shownUpper - shownLower} minutes. Part d: a quarter of the students take longer than the upper quartile, ${students / 4}.`,
        answers: [
          final('a', number(shownMiddle, { unit: 'minutes' })),
          final('b', number(shownGreatest - shownLeast, { unit: 'minutes' })),
          final('c', number(shownUpper - shownLower, { unit: 'minutes' })),
          final('d', number(students / 4)),
        ],
        verify: () => {
          const [, lower, middle, upper] = five
          if (median(values) !== middle) return 'the median is another'
          // The quartiles are the medians of the two halves.
          if (median(values.slice(0, 5)) !== lower || median(values.slice(6)) !== upper)
            return 'a quartile is another'
          return students % 4 === 0 ? null : 'a quarter of the students is not whole'
        },
      }
    },
    draw(random) {
      const values = random.until(
        () => ordered(Array.from({ length: 11 }, () => random.integer(4, 58, 1))),
        (list) => {
          const five = [0, 2, 5, 8, 10].map((place) => list[place] ?? 0)
          return (
            five.every((value, n) => n === 0 || value - (five[n - 1] ?? 0) >= 4) && new Set(list).size >= 9
          )
        },
      )
      const [least = 0, lower = 0, middle = 0, upper = 0, greatest = 0] = [0, 2, 5, 8, 10].map(
        (place) => values[place],
      )
      const five: Five = [least, lower, middle, upper, greatest]
      const shuffled = random.shuffle(values)
      const students = random.pick([80, 120, 160, 200])
      const [shownLeast, shownLower, shownMiddle, shownUpper, shownGreatest] = five
      const axis = 'axis(0, 60, step: 10, minor: 5, title: [Time (minutes)])'
      return {
        question: typst`
The list shows the times, in minutes, that 11 patients wait at a clinic in Pabna.
#align(center)[${shuffled.join('#h(9pt)')}]
Draw a box-and-whisker plot for these times.
#axes(${axis}, axis(0, 1, numbers: false), height: 84pt)
#marks(4)`,
        answer: typst`
#working("B1")[In order: #linebreak() ${ordered(shuffled).join('#h(5pt)')}]
#working("B1")[median, the 6th: #result[${shownMiddle}]]
#working("B1")[quartiles, the 3rd and 9th: #result[${shownLower}], #result[${shownUpper}]]
#working("B1")[least and greatest: #result[${shownLeast}], #result[${shownGreatest}]]
#box-plot(${axis}, (${five.join(', ')}), row: 84pt)`,
        alt: plain`The list shows the times, in minutes, that 11 patients wait at a clinic: ${shuffled.join(', ')}. Draw a box-and-whisker plot for these times, on an axis from 0 to 60 minutes.`,
        answerAlt: plain`In order, the median is the 6th, ${shownMiddle}. The quartiles are the 3rd and the 9th, ${shownLower} and ${shownUpper}. The least is ${shownLeast} and the greatest is ${shownGreatest}. The box goes from ${shownLower} to ${shownUpper} with a line at ${shownMiddle}, and the whiskers reach ${shownLeast} and ${shownGreatest}.`,
        answers: [],
        verify: () => {
          const [, lower, middle, upper] = five
          if (median(values) !== middle) return 'the median is another'
          // The quartiles are the medians of the two halves.
          if (median(values.slice(0, 5)) !== lower || median(values.slice(6)) !== upper)
            return 'a quartile is another'
          return students % 4 === 0 ? null : 'a quarter of the students is not whole'
        },
      }
    },
  },
})
