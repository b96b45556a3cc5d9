// Data to their end: averages of a table that are used again, and a diagram of leaves that becomes a box plot.

import { answerOf, isShare, over, withoutReplacement } from '../../kit/chance.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { exact } from '../../kit/numbers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { hasOneMode, median, mode, ordered, spelledOut, sum, weighted } from './data.ts'
import { stemAndLeaf, stemsInWords, stemsOf } from './figures.ts'

/** The quartiles of 15 values are the 4th and the 12th. */
const fiveOf = (values: readonly number[]): readonly [number, number, number, number, number] => {
  const at = (n: number) => ordered(values)[n - 1] ?? 0
  return [at(1), at(4), at(8), at(12), at(15)]
}

export const dataInFull = defineTemplate({
  id: 'data-in-full',
  marks: 11,
  calculator: true,
  level: 4,
  cases: {
    'two-classes'(random) {
      const { frequencies, other, otherMean, joined } = random.until(
        () => {
          // 50 students in all, so that their mean is exact; with one more, the mean of class P is a whole number.
          const count = random.pick([20, 25])
          const first = Array.from({ length: 5 }, () => random.integer(1, 8))
          const frequencies = [...first, count - sum(first)]
          const total = weighted([0, 1, 2, 3, 4, 5], frequencies)
          const joined = (count + 1) * Math.ceil(total / count) - total
          return { frequencies, other: 50 - count, otherMean: random.integer(20, 42) / 10, joined }
        },
        ({ frequencies, other, otherMean, joined }) => {
          const values = spelledOut(
            [0, 1, 2, 3, 4, 5],
            frequencies.map((each) => Math.max(each, 0)),
          )
          const mean = sum(values) / values.length
          return (
            frequencies.every((each) => each > 0 && each < 10) &&
            mean % 1 !== 0 &&
            Number.isInteger(exact(other * otherMean)) &&
            Math.abs(otherMean - mean) > 0.5 &&
            joined > 5 &&
            joined < 13 &&
            hasOneMode(values) &&
            mode(values) !== median(values) &&
            Number.isInteger(median(values))
          )
        },
      )
      const books = [0, 1, 2, 3, 4, 5]
      const count = sum(frequencies)
      const total = weighted(books, frequencies)
      const values = spelledOut(books, frequencies)
      const mean = exact(total / count)
      const both = exact((total + other * otherMean) / (count + other))
      const later = exact((total + joined) / (count + 1))
      const products = books.map((book, n) => `${book} times ${frequencies[n]}`).slice(1)
      const before = frequencies.map((_, n) => sum(frequencies.slice(0, n + 1)))
      return {
        question: typst`
The table shows the numbers of books that the ${count} students of class P read in one month.
#table(columns: 7, inset: (x: 6pt, y: 7pt), [Books], ${books.map((book) => `[${book}]`).join(', ')}, [Frequency], ${frequencies.map((each) => `[${each}]`).join(', ')})
#part("a i", 1)[Write down the mode.]
#part("a ii", 1)[Find the median.]
#part("b", 3)[Show that the mean is ${mean}.]
#part("c", 3)[The ${other} students of class Q read a mean of ${otherMean} books in this month. Calculate the mean for all of the students of classes P and Q together.]
#part("d", 3)[Another student joins class P. With this student, the mean of class P is ${later}. Work out how many books this student read.]`,
        answer: typst`
#part("a i")[#working("B1")[#result[${mode(values)}]]]
#part("a ii")[
#note[${count % 2 === 1 ? `The ${(count + 1) / 2}th of ${count} numbers in order` : `Halfway between numbers ${count / 2} and ${count / 2 + 1} in order`}; cumulative frequencies ${before.join(', ')}]
#working("B1")[#result[${median(values)}]]]
#part("b")[
#working("M1")[$${products.join(' + ')}$]
#working("M1 dep")[$ ${total}/${count} $]
#working("A1")[$= ${mean}$]
#scheme[The first *M1* is for at least four products right, or for ${total}.]]
#part("c")[
#working("M1")[$${other} times ${otherMean} = ${exact(other * otherMean)}$]
#working("M1 dep")[$ (${total} + ${exact(other * otherMean)})/(${count} + ${other}) $]
#working("A1")[#result[${both}]]]
#part("d")[
#working("M1")[$${count + 1} times ${later} = ${exact(later * (count + 1))}$]
#working("M1 dep")[$${exact(later * (count + 1))} − ${total}$]
#working("A1")[#result[${joined}]]]`,
        alt: plain`A table shows the numbers of books that the ${count} students of class P read in one month. The frequencies are ${books.map((book, n) => `${book} ${book === 1 ? 'book' : 'books'}, ${frequencies[n]}`).join('; ')}. Part a i: write down the mode. Part a ii: find the median. Part b: show that the mean is ${mean}. Part c: the ${other} students of class Q read a mean of ${otherMean} books in this month. Calculate the mean for all of the students of classes P and Q together. Part d: another student joins class P. With this student, the mean of class P is ${later}. Work out how many books this student read.`,
        answerAlt: plain`Part a i: the mode is ${mode(values)}. Part a ii: the median is ${median(values)}. Part b: the total is ${total} books, and ${total} over ${count} is ${mean}. Part c: class Q read ${exact(other * otherMean)} books, so the mean is ${exact(total + other * otherMean)} over ${count + other}, which is ${both}. Part d: ${count + 1} times ${later} is ${exact(later * (count + 1))}, and minus ${total}, ${joined}.`,
        answers: [
          final('a i', number(mode(values))),
          final('a ii', number(median(values))),
          final('c', number(both, { to: { figures: 3 } })),
          final('d', number(joined)),
        ],
        verify: () => {
          const inOrder = [...values].sort((p, q) => p - q)
          const middle = inOrder.slice(Math.floor((count - 1) / 2), Math.floor(count / 2) + 1)
          const average = (list: readonly number[]) => list.reduce((p, q) => p + q, 0) / list.length
          return compared(
            ['the median', average(middle), median(values)],
            ['the mean', average(values), mean],
            ['the mean of all', average([...values, ...Array<number>(other).fill(otherMean)]), both],
            ['the mean with one more', average([...values, joined]), later],
          )
        },
      }
    },
    'two-buses'(random) {
      const { times, limit, later, otherRange } = random.until(
        () => ({
          times: ordered(Array.from({ length: 15 }, () => random.integer(21, 58))),
          limit: random.pick([35, 40, 45]),
          later: random.integer(4, 8),
          otherRange: random.integer(5, 10),
        }),
        ({ times, limit }) => {
          const [least, lower, middle, upper, most] = fiveOf(times)
          const many = times.filter((time) => time > limit).length
          return (
            least < 28 &&
            most > 50 &&
            most < 59 &&
            middle - lower > 3 &&
            upper - middle > 3 &&
            lower - least > 2 &&
            most - upper > 2 &&
            upper - lower > 11 &&
            upper - lower < 20 &&
            many >= 4 &&
            many <= 7 &&
            !times.includes(limit) &&
            [2, 3, 4, 5].every((ten) => times.filter((time) => Math.floor(time / 10) === ten).length > 1)
          )
        },
      )
      const five = fiveOf(times)
      const [least, lower, middle, upper, most] = five
      const range = upper - lower
      // Bus Q takes longer on average, but its times differ less.
      const otherMedian = middle + later
      const many = times.filter((time) => time > limit).length
      const [top, bottom] = [2 * many * (15 - many), 15 * 14]
      const axis = 'axis(20, 60, step: 10, minor: 5, title: [Time (minutes)])'
      return {
        question: typst`
The diagram shows the times that bus P takes from Savar to Farmgate on 15 days.
${stemAndLeaf(stemsOf(times), 'minutes')}
#part("a", 1)[Find the median.]
#part("b", 2)[Show that the interquartile range is ${range} minutes.]
#part("c", 3)[On the grid, draw a box plot for bus P.
#axes(${axis}, axis(0, 1, step: 1, numbers: false, title: none), height: 66pt)]
#part("d", 2)[The times of bus Q on the same days have a median of ${otherMedian} minutes and an interquartile range of ${otherRange} minutes. Give two comparisons of the times of the two buses.]
#part("e", 3)[Two of the 15 days are chosen at random. Find the probability that bus P took more than ${limit} minutes on exactly one of them.]`,
        answer: typst`
#part("a")[
#note[The 8th of the 15 times]
#working("B1")[#result[${middle} minutes]]]
#part("b")[
#working("B1")[lower quartile ${lower}, or upper quartile ${upper}]
#working("B1")[$${upper} − ${lower} = ${range}$ minutes]]
#part("c")[
#box-plot(${axis}, (${five.join(', ')}))
#working("B1 FT")[median at ${middle}]
#working("B1")[box from ${lower} to ${upper}]
#working("B1")[whiskers to ${least} and to ${most}]]
#part("d")[
#working("B1 FT")[The median of Q is greater, so bus Q takes longer on average.]
#working("B1")[The interquartile range of Q is less, so its times differ less: bus Q is more reliable.]]
#part("e")[
#note[On ${many} of the 15 days bus P took more than ${limit} minutes.]
#working("M2 FT")[$ 2 times ${many}/15 times ${15 - many}/14 $]
#working("A1 oe")[$${over(top, bottom)} =$ $${answerOf(top, bottom)}$]
#scheme[*M1* for the product without 2.]]`,
        alt: plain`A stem-and-leaf diagram shows the times that bus P takes from Savar to Farmgate on 15 days, in minutes: ${stemsInWords(stemsOf(times))}. Part a: find the median. Part b: show that the interquartile range is ${range} minutes. Part c: on a grid from 20 to 60 minutes, draw a box plot for bus P. Part d: the times of bus Q on the same days have a median of ${otherMedian} minutes and an interquartile range of ${otherRange} minutes. Give two comparisons of the times of the two buses. Part e: two of the 15 days are chosen at random. Find the probability that bus P took more than ${limit} minutes on exactly one of them.`,
        answerAlt: plain`Part a: the 8th time is ${middle} minutes. Part b: the quartiles are the 4th and the 12th time, ${lower} and ${upper}, and their difference is ${range} minutes. Part c: the box is from ${lower} to ${upper} with the median at ${middle}, and the whiskers go to ${least} and to ${most}. Part d: bus Q takes longer on average, and its times differ less. Part e: on ${many} days it took more than ${limit} minutes, so the probability is 2 times ${many} over 15 times ${15 - many} over 14, which is ${fractionInWords(top, bottom)}.`,
        answers: [final('a', number(middle, { unit: 'minutes' })), final('e', probability(top, bottom))],
        verify: () => {
          // Half of the times are on each side of the median, and half of those on each side of a quartile.
          const below = (value: number) => times.filter((time) => time < value).length
          const above = (value: number) => times.filter((time) => time > value).length
          if (below(middle) > 7 || above(middle) > 7) return 'the median is another'
          if (below(lower) > 3 || above(lower) > 11 || below(upper) > 11 || above(upper) > 3)
            return 'a quartile is another'
          if (otherMedian <= middle || otherRange >= range) return 'the comparison is the other way'
          const days = times.map((time, day) => ({ time, day }))
          return isShare(
            withoutReplacement(days, 2),
            (pair) => pair.filter(({ time }) => time > limit).length === 1,
            [top, bottom],
          )
            ? null
            : 'counted, the chance is another'
        },
      }
    },
  },
})
