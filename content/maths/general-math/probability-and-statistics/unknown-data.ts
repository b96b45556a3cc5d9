// Averages worked backwards: a frequency or a value to be found from the mean.

import { exact } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { spelledOut, sum, weighted } from './data.ts'

/** 3p, and p for 1p. */
const ofP = (coefficient: number) => (coefficient === 1 ? 'p' : `${exact(coefficient)}p`)

const writeUnknownFrequency = (random: Random, { isGrouped }: { isGrouped: boolean }) => {
  const { width, values, frequencies, place, mean } = random.until(
    () => {
      const width = random.pick([10, 20])
      const values = isGrouped
        ? [0.5, 1.5, 2.5, 3.5].map((half) => half * width)
        : random.pick([
            [1, 2, 3, 4],
            [2, 3, 4, 5],
            [0, 1, 2, 3],
          ])
      const frequencies = values.map(() => random.integer(4, 16))
      return {
        width,
        values,
        frequencies,
        place: random.integer(1, 2),
        mean: weighted(values, frequencies) / sum(frequencies),
      }
    },
    ({ mean, values, place }) =>
      Number.isInteger(exact(mean * 10)) && Math.abs(mean - (values[place] ?? 0)) > 0.3,
  )
  const x = frequencies[place] ?? 0
  const value = values[place] ?? 0
  const others = frequencies.map((count, n) => (n === place ? 0 : count))
  const [known, count] = [weighted(values, others), sum(others)]
  const labels = values.map((middle) =>
    isGrouped ? `$${middle - width / 2} < t <= ${middle + width / 2}$` : `${middle}`,
  )
  const shown = frequencies.map((frequency, n) => (n === place ? '$p$' : `${frequency}`))
  const table = isGrouped
    ? `#table(columns: 2, inset: (x: 10pt, y: 6pt), [Time ($t$ minutes)], [Frequency], ${labels.map((label, n) => `[${label}], [${shown[n]}]`).join(', ')})`
    : `#table(columns: 5, [Score], ${labels.map((label) => `[${label}]`).join(', ')}, [Frequency], ${shown.map((text) => `[${text}]`).join(', ')})`
  const what = isGrouped
    ? 'the times that some patients waited at a clinic in Cumilla'
    : 'the scores of some students in a quiz'
  const meanWords = isGrouped
    ? `An estimate of the mean, calculated from the table, is ${exact(mean)} minutes.`
    : `The mean score is ${exact(mean)}.`
  const [constant, coefficient] = [exact(known - mean * count), exact(mean - value)]
  const side = coefficient > 0 ? [constant, coefficient] : [-constant, -coefficient]
  return {
    question: typst`
The table shows ${what}.
${table}
${meanWords}

Find the value of $p$. #marks(4)`,
    answer: typst`
${isGrouped ? `#note[Use the midpoints ${values.join(', ')}.]` : ''}
#working("M1")[total: $${known} + ${ofP(value)}$]
#working("M1")[$ (${known} + ${ofP(value)})/(${count} + p) = ${exact(mean)} $]
#working("M1")[$${known} + ${ofP(value)} = ${exact(mean * count)} + ${ofP(exact(mean))}$]
#working("A1")[$${side[0] ?? 0} = ${ofP(side[1] ?? 0)}$, so $p =$ #result[${x}]]`,
    alt: plain`The table shows ${what}. ${values.map((middle, n) => `${isGrouped ? `Over ${middle - width / 2} and up to ${middle + width / 2} minutes` : `Score ${middle}`}: frequency ${n === place ? 'p' : (frequencies[n] ?? 0)}.`).join(' ')} ${meanWords} Find the value of p.`,
    answerAlt: plain`The total is ${known} plus ${value} p, of ${count} plus p ${isGrouped ? 'patients' : 'students'}, and the mean is ${exact(mean)}. So ${known} plus ${value} p is ${exact(mean * count)} plus ${exact(mean)} p, and p is ${x}.`,
    answers: [final('', number(x), 'p')],
    verify: () => {
      // Try every frequency and see which gives the mean.
      const fitting = Array.from({ length: 60 }, (_, tried) => tried).filter((tried) => {
        const list = spelledOut(
          values,
          frequencies.map((count, n) => (n === place ? tried : count)),
        )
        return Math.abs(sum(list) / list.length - mean) < 1e-9
      })
      return fitting.length === 1 && fitting[0] === frequencies[place] ? null : `${fitting.join(' and ')} fit`
    },
  }
}

export const unknownFrequency = defineTemplate({
  id: 'unknown-frequency',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'single-values': (random) => writeUnknownFrequency(random, { isGrouped: false }),
    grouped: (random) => writeUnknownFrequency(random, { isGrouped: true }),
  },
})

export const meanProblems = defineTemplate({
  id: 'mean-and-total',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'next-value'(random) {
      const { count, mean, second, answer } = random.until(
        () => {
          const [count, other] = [random.integer(4, 20), random.integer(5, 20)]
          const [mean, second] = [random.integer(48, 72), random.integer(48, 78)]
          const wrong = random.integer(2, 9) * 10 + random.integer(1, 9)
          const right = (wrong % 10) * 10 + Math.floor(wrong / 10)
          const answer = second * (count + 1) - mean * count
          return { count, other, mean, second, wrong, right, answer }
        },
        ({ count, other, mean, second, answer }) =>
          Number.isInteger(exact(answer * 10)) &&
          count !== other &&
          count <= 9 &&
          second > mean &&
          second - mean <= 3 &&
          answer <= 96,
      )
      return {
        question: typst`
Farhan’s mean mark in ${count} tests is ${mean}. After one more test, his mean mark is ${second}.

Work out his mark in this last test. #marks(3)`,
        answer: typst`
#note[The mean times the number of tests is the total of the marks.]
#working("M1")[${count} tests: $${count} times ${mean} = ${count * mean}$]
#working("M1")[${count + 1} tests: $${count + 1} times ${second} = ${(count + 1) * second}$]
#working("A1")[$${(count + 1) * second} - ${count * mean} =$ #result[${answer}]]`,
        alt: plain`Farhan's mean mark in ${count} tests is ${mean}. After one more test, his mean mark is ${second}. Work out his mark in this last test.`,
        answerAlt: plain`The total of ${count} tests is ${count * mean}, and of ${count + 1} tests ${(count + 1) * second}. The difference is ${answer}.`,
        answers: [final('', number(answer))],
        verify: () => {
          // Lists with those means, one value of which is changed or added.
          const list = (size: number, average: number) => Array<number>(size).fill(average)
          const changed = [...list(count, mean), answer]
          return Math.abs(sum(changed) / changed.length - second) < 1e-9 ? null : 'the list has another mean'
        },
      }
    },
    'two-groups'(random) {
      const { count, other, mean, second, answer } = random.until(
        () => {
          const [count, other] = [random.integer(4, 20), random.integer(5, 20)]
          const [mean, second] = [random.integer(48, 72), random.integer(48, 78)]
          const wrong = random.integer(2, 9) * 10 + random.integer(1, 9)
          const right = (wrong % 10) * 10 + Math.floor(wrong / 10)
          const answer = (mean * count + second * other) / (count + other)
          return { count, other, mean, second, wrong, right, answer }
        },
        ({ count, other, mean, second, answer }) =>
          Number.isInteger(exact(answer * 10)) &&
          count !== other &&
          count > 8 &&
          Math.abs(mean - second) >= 4,
      )
      const total = count * mean + other * second
      return {
        question: typst`
In a class there are ${count} girls and ${other} boys. The mean mass of the girls is ${mean}~kg. The mean mass of the boys is ${second}~kg.

Calculate the mean mass of the whole class. #marks(3)`,
        answer: typst`
#working("M1")[$${count} times ${mean} + ${other} times ${second} = ${total}$]
#working("M1")[$ ${total}/(${count} + ${other}) $]
#working("A1")[#result[${exact(answer)}~kg]]`,
        alt: plain`In a class there are ${count} girls and ${other} boys. The mean mass of the girls is ${mean} kg. The mean mass of the boys is ${second} kg. Calculate the mean mass of the whole class.`,
        answerAlt: plain`The total mass is ${count} times ${mean} plus ${other} times ${second}, ${total} kg. Divided by ${count + other}, the mean is ${exact(answer)} kg.`,
        answers: [final('', number(exact(answer), { unit: 'kg' }))],
        verify: () => {
          // Lists with those means, one value of which is changed or added.
          const list = (size: number, average: number) => Array<number>(size).fill(average)
          const changed = [...list(count, mean), ...list(other, second)]
          return Math.abs(sum(changed) / changed.length - answer) < 1e-9 ? null : 'the list has another mean'
        },
      }
    },
    'a-mistake'(random) {
      const { count, mean, wrong, right, answer } = random.until(
        () => {
          const [count, other] = [random.integer(4, 20), random.integer(5, 20)]
          const [mean, second] = [random.integer(48, 72), random.integer(48, 78)]
          const wrong = random.integer(2, 9) * 10 + random.integer(1, 9)
          const right = (wrong % 10) * 10 + Math.floor(wrong / 10)
          const answer = mean + (right - wrong) / count
          return { count, other, mean, second, wrong, right, answer }
        },
        ({ count, other, wrong, right, answer }) =>
          Number.isInteger(exact(answer * 10)) &&
          count !== other &&
          count >= 10 &&
          wrong > right + 15 &&
          right > 20 &&
          wrong < 96,
      )
      return {
        question: typst`
The mean mark of ${count} students is ${mean}. Then the teacher sees that she wrote ${wrong} for a mark that was ${right}.

Calculate the correct mean mark. #marks(3)`,
        answer: typst`
#working("M1")[total as written: $${count} times ${mean} = ${count * mean}$]
#working("M1")[correct total: $${count * mean} - ${wrong} + ${right} = ${count * mean - wrong + right}$]
#working("A1")[$${count * mean - wrong + right} div ${count} =$ #result[${exact(answer)}]]`,
        alt: plain`The mean mark of ${count} students is ${mean}. Then the teacher sees that she wrote ${wrong} for a mark that was ${right}. Calculate the correct mean mark.`,
        answerAlt: plain`The total as written is ${count * mean}. The correct total is ${count * mean - wrong + right}. Divided by ${count}, the mean is ${exact(answer)}.`,
        answers: [final('', number(exact(answer)))],
        verify: () => {
          // Lists with those means, one value of which is changed or added.
          const list = (size: number, average: number) => Array<number>(size).fill(average)
          const changed = [...list(count - 2, mean), 2 * mean - wrong, right]
          return Math.abs(sum(changed) / changed.length - answer) < 1e-9 ? null : 'the list has another mean'
        },
      }
    },
  },
})
