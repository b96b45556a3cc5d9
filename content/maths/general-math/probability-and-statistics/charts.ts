// Charts of categories: two bars side by side, one on top of the other, and pictograms.

import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { sum } from './data.ts'
import { chartKey, squares } from './figures.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed'] as const
const fullDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const

const visits = [
  { sentence: 'how many boats left a ghat in Barishal', axis: 'Boats', things: 'boats', came: 'left' },
  {
    sentence: 'how many people came to a book stall in Nilkhet',
    axis: 'People',
    things: 'people',
    came: 'came',
  },
] as const

const writeTwoBars = (random: Random, { isDual }: { isDual: boolean }) => {
  const [drawnMorning, drawnEvening] = random.until(
    () => [days.map(() => random.integer(4, 18)), days.map(() => random.integer(4, 18))] as const,
    ([one, other]) => {
      const gaps = one.map((count, n) => Math.abs(count - (other[n] ?? 0)))
      const totals = one.map((count, n) => count + (other[n] ?? 0))
      const isClear = [gaps, totals].every(
        (list) => list.filter((value) => value === Math.max(...list)).length === 1,
      )
      return isClear && gaps.every((gap) => gap > 0) && Math.max(...totals) <= 30 && sum(one) !== sum(other)
    },
  )
  const morning = [...drawnMorning]
  const evening = [...drawnEvening]
  const visit = random.pick(visits)
  const { sentence, axis, things, came } = visit
  const bars = (values: readonly number[], from: number, to: number, fill: string) =>
    `class-bars((${values.map((value, n) => `(${(n + from).toFixed(2)}, ${(n + to).toFixed(2)}, ${value})`).join(', ')}), fill: ${fill})`
  const totals = morning.map((count, n) => count + (evening[n] ?? 0))
  const parts = isDual
    ? [bars(morning, 0.16, 0.5, 'maths'), bars(evening, 0.5, 0.84, 'maths-wash')]
    : [bars(totals, 0.25, 0.75, 'maths-wash'), bars(morning, 0.25, 0.75, 'maths')]
  const top = isDual ? 20 : 30
  const labels = days.map((day, n) => `(${n + 0.5}, [${day}])`).join(', ')
  const place = isDual ? morning.map((count, n) => Math.abs(count - (evening[n] ?? 0))) : totals
  const best = place.indexOf(Math.max(...place))
  const difference = Math.abs(sum(morning) - sum(evening))
  const more = sum(morning) > sum(evening) ? 'morning' : 'evening'
  const second = isDual
    ? 'Write down the day with the greatest difference between morning and evening.'
    : `Write down the day with the most ${things} in all.`
  return {
    question: typst`
The chart shows ${sentence} in the mornings and evenings of four days.
#axes(axis(0, 4, numbers: false, labels: (${labels})), axis(0, ${top}, step: ${isDual ? 4 : 5}, minor: ${isDual ? 4 : 5}, title: [${axis}]), ${parts.join(', ')}, height: 215pt)
${chartKey('morning', 'evening')}
#part("a", 1)[Write down the number of ${things} on Tuesday evening.]
#part("b", 1)[${second}]
#part("c", 2)[Find how many more ${things} ${came} in the ${more}s than in the ${more === 'morning' ? 'evening' : 'morning'}s of the four days.]`,
    answer: typst`
#part("a")[
${isDual ? '' : `#note[The evening’s part stands on the morning’s: read both ends.]`}
#working("B1")[${isDual ? '' : `$${totals[2]} - ${morning[2]} =$ `}#result[${evening[2] ?? 0}]]]
#part("b")[#working("B1")[#result[${fullDays[best] ?? ''}]: ${isDual ? `the difference is ${place[best]}` : `${place[best]} ${things}`}]]
#part("c")[
#working("M1 oe")[mornings: ${sum(morning)}, evenings: ${sum(evening)}]
#working("A1")[#result[${difference}]]]`,
    alt: plain`A ${isDual ? 'dual' : 'composite'} bar chart shows ${sentence} in the mornings and evenings of four days. ${fullDays.map((day, n) => (isDual ? `${day}: morning ${morning[n]}, evening ${evening[n]}.` : `${day}: morning from 0 up to ${morning[n]}, evening on top of it up to ${totals[n]}.`)).join(' ')} Part a: write down the number of ${things} on Tuesday evening. Part b: ${second.replace('W', 'w')} Part c: find how many more ${things} ${came} in the ${more}s.`,
    answerAlt: plain`Part a: ${evening[2] ?? 0}. Part b: ${fullDays[best] ?? ''}, with ${place[best] ?? 0}. Part c: ${sum(morning)} in the mornings and ${sum(evening)} in the evenings, a difference of ${difference}.`,
    answers: [
      final('a', number(evening[2] ?? 0)),
      final('b', word(fullDays[best] ?? '')),
      final('c', number(difference)),
    ],
    verify: () => {
      // Day by day, the differences add up to the difference of the totals.
      const gap = sum(morning.map((count, n) => count - (evening[n] ?? 0)))
      if (Math.abs(gap) !== Math.abs(sum(morning) - sum(evening))) return 'the differences do not add up'
      const highest = Math.max(...morning, ...evening)
      const most = Math.max(...morning.map((count, n) => count + (evening[n] ?? 0)))
      return (isDual ? highest <= 20 : most <= 30) ? null : 'a bar is higher than the axis'
    },
  }
}

export const twoBars = defineTemplate({
  id: 'bar-chart-of-two-groups',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    dual: (random) => writeTwoBars(random, { isDual: true }),
    composite: (random) => writeTwoBars(random, { isDual: false }),
  },
})

const recorded = [
  { sentence: 'how many books were borrowed from a school library', things: 'books', were: 'were borrowed' },
  { sentence: 'how many cups of tea a stall in Srimangal sold', things: 'cups', were: 'were sold' },
  { sentence: 'how many kites a shop in Old Dhaka sold', things: 'kites', were: 'were sold' },
] as const

const drawPictogram = (random: Random) => {
  const each = random.pick([4, 8, 12])
  const quarters = random.until(
    () => [0, 1, 2, 3].map(() => random.integer(5, 19)),
    (list) =>
      new Set(list).size === 4 &&
      list.filter((count) => count % 4 === 0).length === 1 &&
      (list[0] ?? 0) % 4 !== 0 &&
      (list[3] ?? 0) % 4 !== 0,
  )
  return { each, quarters, record: random.pick(recorded) }
}

export const pictogram = defineTemplate({
  id: 'pictogram',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    'whole-key'(random) {
      const { each, quarters, record } = drawPictogram(random)
      const { sentence, things, were } = record
      const books = quarters.map((count) => (count * each) / 4)
      const rows = (shown: number) =>
        `#table(columns: (auto, 1fr), align: left + horizon, ${fullDays.map((day, n) => `[${day}], [${n < shown ? squares((quarters[n] ?? 0) / 4) : ''}]`).join(', ')})`
      const [first = 0, , , last = 0] = books
      const inWords = quarters.slice(0, 3).map((count, n) => `${fullDays[n]} ${count / 4}`)
      const opening = `The pictogram shows ${sentence}.`
      return {
        question: typst`
${opening}
${rows(3)}
#align(center)[Key: ${squares(1)} represents ${each} ${things}]
#part("a", 1)[Write down the number of ${things} on Sunday.]
#part("b", 2)[Find how many ${things} ${were} on the first three days.]
#part("c", 1)[On Wednesday, ${last} ${things} ${were}. Complete the pictogram.]`,
        answer: typst`
#part("a")[#working("B1")[$${(quarters[0] ?? 0) / 4} times ${each} =$ #result[${first}]]]
#part("b")[
#working("M1")[$${books.slice(0, 3).join(' + ')}$]
#working("A1")[#result[${sum(books.slice(0, 3))}]]]
#part("c")[#working("B1")[$${last} div ${each} =$ #result[${(quarters[3] ?? 0) / 4}] squares: #linebreak() ${squares((quarters[3] ?? 0) / 4)}]]`,
        alt: plain`${opening} Each square represents ${each} ${things}. Squares: ${inWords.join(', ')}; Wednesday is empty. Part a: write down the number of ${things} on Sunday. Part b: find how many ${things} ${were} on the first three days. Part c: on Wednesday, ${last} ${things} ${were}. Complete the pictogram.`,
        answerAlt: plain`Part a: ${(quarters[0] ?? 0) / 4} times ${each} is ${first}. Part b: ${books.slice(0, 3).join(' plus ')} is ${sum(books.slice(0, 3))}. Part c: ${last} divided by ${each} is ${(quarters[3] ?? 0) / 4} squares.`,
        answers: [final('a', number(first)), final('b', number(sum(books.slice(0, 3))))],
        verify: () => {
          // Lay the books out again: full squares first, then what is left.
          return quarters.every((count) => {
            const books = (count * each) / 4
            const full = Math.floor(books / each)
            return Number.isInteger(books) && full * 4 + ((books - full * each) * 4) / each === count
          })
            ? null
            : 'a row holds another number of books'
        },
      }
    },
    'find-the-key'(random) {
      const { each, quarters, record } = drawPictogram(random)
      const { sentence, things, were } = record
      const books = quarters.map((count) => (count * each) / 4)
      const rows = (shown: number) =>
        `#table(columns: (auto, 1fr), align: left + horizon, ${fullDays.map((day, n) => `[${day}], [${n < shown ? squares((quarters[n] ?? 0) / 4) : ''}]`).join(', ')})`
      const [first = 0, second = 0] = books
      const inWords = quarters.slice(0, 4).map((count, n) => `${fullDays[n]} ${count / 4}`)
      const opening = `The pictogram shows ${sentence}.`
      return {
        question: typst`
${opening}
${rows(4)}
On Sunday, ${first} ${things} ${were}.
#part("a", 2)[Complete the key: #h(4pt) ${squares(1)} represents $...$ ${things}.]
#part("b", 1)[Find how many ${things} ${were} on Monday.]
#part("c", 1)[Find how many more ${things} ${were} on the best day than on the worst.]`,
        answer: typst`
#part("a")[
#working("M1")[$${first} div ${(quarters[0] ?? 0) / 4}$]
#working("A1")[#result[${each}] ${things}]]
#part("b")[#working("B1 FT")[$${(quarters[1] ?? 0) / 4} times ${each} =$ #result[${second}]]]
#part("c")[#working("B1 FT")[$${Math.max(...books)} - ${Math.min(...books)} =$ #result[${Math.max(...books) - Math.min(...books)}]]]`,
        alt: plain`${opening} Squares: ${inWords.join(', ')}. On Sunday, ${first} ${things} ${were}. Part a: find how many ${things} one square represents. Part b: find how many ${things} ${were} on Monday. Part c: find how many more ${things} ${were} on the best day than on the worst.`,
        answerAlt: plain`Part a: ${first} divided by ${(quarters[0] ?? 0) / 4} is ${each} ${things}. Part b: ${(quarters[1] ?? 0) / 4} times ${each} is ${second}. Part c: ${Math.max(...books)} minus ${Math.min(...books)} is ${Math.max(...books) - Math.min(...books)}.`,
        answers: [
          final('a', number(each)),
          final('b', number(second)),
          final('c', number(Math.max(...books) - Math.min(...books))),
        ],
        verify: () => {
          // Lay the books out again: full squares first, then what is left.
          return quarters.every((count) => {
            const books = (count * each) / 4
            const full = Math.floor(books / each)
            return Number.isInteger(books) && full * 4 + ((books - full * each) * 4) / each === count
          })
            ? null
            : 'a row holds another number of books'
        },
      }
    },
  },
})
