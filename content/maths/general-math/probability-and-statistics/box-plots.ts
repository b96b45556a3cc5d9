// Box-and-whisker plots, and comparing two distributions by an average and a spread.

import { final, number, word } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { median, ordered, sum } from './data.ts'

type Five = readonly [least: number, lower: number, median: number, upper: number, greatest: number]

const inWords = ([least, lower, middle, upper, greatest]: Five) =>
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

const pairs = [
  {
    words: 'the marks of two classes in a test',
    label: 'Mark',
    names: ['Class A', 'Class B'],
    centre: ['did better', 'higher'],
    spread: 'marks',
    unit: 'marks',
  },
  {
    words: 'the lengths of the fish from two ponds',
    label: 'Length (cm)',
    names: ['Pond A', 'Pond B'],
    centre: ['has longer fish', 'higher'],
    spread: 'lengths',
    unit: 'cm',
  },
] as const

export const compareBoxes = defineTemplate({
  id: 'compare-box-plots',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'two-box-plots'(random) {
      const draw = (): Five => {
        const [least, a, b, c, d] = [
          random.integer(6, 24, 2),
          ...[0, 1, 2, 3].map(() => random.integer(4, 16, 2)),
        ]
        const lower = least + (a ?? 0)
        const middle = lower + (b ?? 0)
        const upper = middle + (c ?? 0)
        return [least, lower, middle, upper, upper + (d ?? 0)]
      }
      const [first, second] = random.until(
        () => [draw(), draw()] as const,
        ([one, other]) => {
          const [spread, otherSpread] = [one[3] - one[1], other[3] - other[1]]
          return (
            Math.abs(one[2] - other[2]) >= 4 &&
            Math.abs(spread - otherSpread) >= 4 &&
            one[4] <= 60 &&
            other[4] <= 60
          )
        },
      )
      const pair = random.pick(pairs)
      const { words, label, names, centre, spread, unit } = pair
      const ranges = [first[3] - first[1], second[3] - second[1]] as const
      const better = first[2] > second[2] ? 0 : 1
      const [high, low] = better === 0 ? [first[2], second[2]] : [second[2], first[2]]
      const wide = ranges[0] > ranges[1] ? 0 : 1
      const boxes = [first, second].map((five, n) => `(${five.join(', ')}, [${names[n]}])`).join(', ')
      return {
        question: typst`
The box-and-whisker plots show ${words}.
#box-plot(axis(0, 60, step: 10, minor: 5, title: [${label}]), ${boxes}, row: 70pt)
#part("a", 2)[Find the interquartile range for each.]
#part("b", 2)[Make two comparisons between ${names[0]} and ${names[1]}.]`,
        answer: typst`
#part("a")[
#working("B1")[${names[0]}: $${first[3]} - ${first[1]} =$ #result[${ranges[0]}] ${unit}]
#working("B1")[${names[1]}: $${second[3]} - ${second[1]} =$ #result[${ranges[1]}] ${unit}]]
#part("b")[
#note[One comparison of the average and one of the spread, in words about the ${spread}.]
#working("B1")[On average, #result[${names[better]}] ${centre[0]}: its median is ${centre[1]}, ${high} against ${low}.]
#working("B1 FT")[The ${spread} of #result[${names[wide]}] vary more: its interquartile range is greater.]]`,
        alt: plain`Two box-and-whisker plots show ${words}. ${names[0]}: ${inWords(first)}. ${names[1]}: ${inWords(second)}. Part a: find the interquartile range for each. Part b: make two comparisons between them.`,
        answerAlt: plain`Part a: ${names[0]} ${ranges[0]} ${unit}, ${names[1]} ${ranges[1]} ${unit}. Part b: on average, ${names[better]} ${centre[0]}, because its median is ${high} against ${low}. The ${spread} of ${names[wide]} vary more, because its interquartile range is greater.`,
        answers: [
          final('a', number(ranges[0], { unit }), names[0]),
          final('a', number(ranges[1], { unit }), names[1]),
        ],
        verify: () => {
          for (const five of [first, second]) {
            if (five.some((value, n) => n > 0 && value <= (five[n - 1] ?? 0)))
              return 'the five numbers are not in order'
          }
          // The wider box is wider on the page, too, and the medians are apart.
          const [width, other] = [first[3] - first[1], second[3] - second[1]]
          return width !== other && first[2] !== second[2] ? null : 'there is nothing to compare'
        },
      }
    },
  },
})

const players = [
  ['Shakila', 'Riya'],
  ['Imran', 'Tamim'],
  ['Nafisa', 'Lubna'],
] as const

export const compareLists = defineTemplate({
  id: 'compare-two-lists',
  marks: 5,
  calculator: true,
  level: 2,
  cases: {
    'mean-and-range'(random) {
      const [drawnFirst, drawnSecond] = random.until(
        () =>
          [
            Array.from({ length: 6 }, () => random.integer(28, 46)),
            Array.from({ length: 6 }, () => random.integer(4, 78)),
          ] as const,
        ([one, other]) => {
          const [mean, otherMean] = [sum(one) / 6, sum(other) / 6]
          return (
            Number.isInteger(mean) &&
            Number.isInteger(otherMean) &&
            mean !== otherMean &&
            Math.abs(mean - otherMean) <= 3 &&
            Math.max(...other) - Math.min(...other) > 40 &&
            Math.max(...one) - Math.min(...one) > 5
          )
        },
      )
      const first = [...drawnFirst]
      const second = [...drawnSecond]
      const names = random.pick(players)
      const [steady, wild] = names
      const range = (list: readonly number[]) => Math.max(...list) - Math.min(...list)
      const [mean, otherMean] = [sum(first) / 6, sum(second) / 6]
      return {
        question: typst`
${steady} and ${wild} each bat in six cricket matches. These are their runs.

${steady}: #h(6pt) ${first.join('#h(9pt)')}

${wild}: #h(6pt) ${second.join('#h(9pt)')}
#part("a", 2)[Calculate the mean for each player.]
#part("b", 2)[Find the range for each player.]
#part("c", 1)[The captain needs a player whose scores do not vary much. Who should be chosen? Give a reason.]`,
        answer: typst`
#part("a")[
#working("B1")[${steady}: $${sum(first)} div 6 =$ #result[${mean}]]
#working("B1")[${wild}: $${sum(second)} div 6 =$ #result[${otherMean}]]]
#part("b")[
#working("B1")[${steady}: $${Math.max(...first)} - ${Math.min(...first)} =$ #result[${range(first)}]]
#working("B1")[${wild}: $${Math.max(...second)} - ${Math.min(...second)} =$ #result[${range(second)}]]]
#part("c")[#working("B1 FT")[#result[${steady}], because the range is smaller]]`,
        alt: plain`${steady} and ${wild} each bat in six cricket matches. ${steady} scores ${listInWords(first)} runs. ${wild} scores ${listInWords(second)} runs. Part a: calculate the mean for each player. Part b: find the range for each player. Part c: the captain needs a player whose scores do not vary much. Who should be chosen? Give a reason.`,
        answerAlt: plain`Part a: the mean of ${steady} is ${sum(first)} divided by 6, ${mean}; the mean of ${wild} is ${sum(second)} divided by 6, ${otherMean}. Part b: the range of ${steady} is ${range(first)} and the range of ${wild} is ${range(second)}. Part c: ${steady}, because the range is smaller.`,
        answers: [
          final('a', number(mean), steady),
          final('a', number(otherMean), wild),
          final('b', number(range(first)), steady),
          final('b', number(range(second)), wild),
          final('c', word(steady)),
        ],
        verify: () => {
          for (const list of [first, second]) {
            const mean = sum(list) / list.length
            if (Math.abs(sum(list.map((value) => value - mean))) > 1e-9)
              return 'the differences from the mean do not cancel'
          }
          // Another measure of spread, the mean distance from the mean, agrees with the range.
          const [one = 0, other = 0] = [first, second].map((list) =>
            sum(list.map((value) => Math.abs(value - sum(list) / 6))),
          )
          return one < other ? null : 'the scores of the first vary more'
        },
      }
    },
  },
})
