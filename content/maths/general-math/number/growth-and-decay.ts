// Exponential growth and decay: populations, values that fall, half-lives, and their graphs.

import { agree } from '../../kit/checking.ts'
import { final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { decimals } from '../../kit/numbers.ts'
import { grouped, spokenMoney, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { toPlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface GrowthAndDecayOptions {
  readonly unit: string
  readonly isDepreciation?: boolean
  readonly isPopulation?: boolean
  readonly kind: 'depreciation' | 'population' | 'bacteria'
}

const writeGrowthAndDecay = (
  random: Random,
  { unit, isDepreciation, isPopulation, kind }: GrowthAndDecayOptions,
) => {
  const { value, rate, years, factor, share, whole } = random.until(
    () => {
      const value = isDepreciation
        ? random.integer(90, 240) * 1000
        : isPopulation
          ? random.integer(20, 60) * 1000
          : random.integer(2, 9) * 100
      const rate = isDepreciation ? random.integer(8, 22) : isPopulation ? random.decimal(1.2, 3.4, 1) : 100
      const years = random.integer(3, 6)
      const factor = isDepreciation ? 1 - rate / 100 : 1 + rate / 100
      const share = isDepreciation
        ? random.pick([0.5, 0.4, 0.3])
        : isPopulation
          ? random.pick([1.2, 1.25, 1.3])
          : random.pick([50, 100, 200, 500])
      let whole = 0
      while (isDepreciation ? factor ** whole >= share : factor ** whole <= share) whole += 1
      return { value, rate, years, factor, share, whole }
    },
    // Not so near the border that a rounded value would decide.
    ({ years, factor, share, whole }) =>
      whole <= 14 &&
      whole !== years &&
      Math.abs(factor ** whole / share - 1) > 0.002 &&
      Math.abs(factor ** (whole - 1) / share - 1) > 0.002,
  )
  const shown = Number(factor.toFixed(4))
  const end = value * factor ** years
  const limit = Math.round(value * share)
  const [told, first, second] = {
    depreciation: [
      `A motorcycle costs Tk~${tied(value)}. Each year its value decreases exponentially by ${rate}%.`,
      `Calculate its value at the end of ${years} years, correct to the nearest taka.`,
      `Find the number of complete years until its value is first less than Tk~${tied(limit)}.`,
    ],
    population: [
      `The population of a town near Cumilla is ${tied(value)}. It grows exponentially at ${rate}% per year.`,
      `Calculate the population after ${years} years, correct to the nearest whole number.`,
      `Find the number of complete years until the population is first greater than ${tied(limit)}.`,
    ],
    bacteria: [
      `There are ${value} bacteria in a dish. Their number doubles every hour.`,
      `Calculate the number of bacteria after ${years} hours.`,
      `Find the number of complete hours until there are first more than ${tied(limit)}.`,
    ],
  }[kind] as [string, string, string]
  const answer = isDepreciation ? `Tk~${grouped(end)}` : grouped(end)
  const [before, after] = [value * factor ** (whole - 1), value * factor ** whole]
  return {
    question: typst`
${told}
#part("a", 2)[${first}]
#part("b", 2)[${second}]`,
    answer: typst`
#part("a")[
#working("M1")[$${tied(value)} times ${shown}^${years}$]
#working("A1")[#result[${answer}]]]
#part("b")[
#note[Try one number of ${unit} after another.]
#working("M1")[$${tied(value)} times ${shown}^${whole - 1} = ${tied(before)}$ #linebreak() $${tied(value)} times ${shown}^${whole} = ${tied(after)}$]
#working("A1")[#result[${whole} ${unit}]]]`,
    alt: plain`${spokenMoney(told)} Part a: ${spokenMoney(first)} Part b: ${spokenMoney(second)}`,
    answerAlt: plain`Part a: ${value} times ${shown} to the power ${years} is ${decimals(end, 0)}. Part b: after ${whole - 1} ${unit} it is ${decimals(before, 0)}, and after ${whole} ${unit} it is ${decimals(after, 0)}, so the answer is ${whole} ${unit}.`,
    answers: [
      final('a', isDepreciation ? toPlaces(end, 0, 'taka') : toPlaces(end, 0)),
      final('b', inNamedUnit(number(whole, { unit }))),
    ],
    verify: () => {
      // Step by step, and by logarithms.
      let amount = value
      let steps = 0
      while (isDepreciation ? amount >= value * share : amount <= value * share) {
        amount += ((isDepreciation ? -1 : 1) * amount * rate) / 100
        steps += 1
      }
      const exact = Math.log(share) / Math.log(1 + ((isDepreciation ? -1 : 1) * rate) / 100)
      return steps === whole && Math.ceil(exact) === whole ? null : `it takes ${steps}`
    },
  }
}

export const growthAndDecay = defineTemplate({
  id: 'growth-and-decay',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    depreciation: (random) =>
      writeGrowthAndDecay(random, {
        unit: 'years',
        isDepreciation: true,
        kind: 'depreciation',
      }),
    population: (random) =>
      writeGrowthAndDecay(random, {
        unit: 'years',
        isPopulation: true,
        kind: 'population',
      }),
    bacteria: (random) =>
      writeGrowthAndDecay(random, {
        unit: 'hours',
        kind: 'bacteria',
      }),
  },
})

export const decayGraph = defineTemplate({
  id: 'decay-graph',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'value-of-a-machine'(random) {
      const start = random.pick([50, 100])
      const halves = random.integer(2, 3)
      const factor = 1 - 20 / 100
      const graph = (extra: string) =>
        `#axes(axis(0, 6, step: 1, minor: 1, title: [Age (years)]), axis(0, ${start}, step: ${start / 5}, minor: 2, title: [Value (Tk 1000)]), curve-of(x => ${start} * calc.pow(${factor}, x / 1))${extra}, height: 210pt)`
      const [one, two] = [start * 0.8, start * 0.64]
      const later = Number((start * 0.8 ** (halves + 5)).toFixed(6))
      return {
        question: typst`
The graph shows the value of a sewing machine in thousands of taka. The value decreases exponentially.
${graph('')}
#part("a", 1)[Find the age at which the value is half of its value when new. Give your answer to the nearest year.]
#part("b", 1)[Show that the value falls by 20% in the first year.]
#part("c", 2)[Calculate the value after ${halves + 5} years, to the nearest taka.]`,
        answer: typst`
#part("a")[#working("B1")[#result[3 years]]
${graph(`, guides(3.106, ${start / 2})`)}]
#part("b")[#working("B1")[$ (${start} - ${one})/${start} times 100 = #result[20%] $]]
#part("c")[
#working("M1")[$${tied(start * 1000)} times 0.8^${halves + 5}$]
#working("A1")[#result[Tk ${grouped(later * 1000)}]]]`,
        alt: plain`A curve shows the value of a sewing machine in thousands of taka against its age in years. It falls from ${start} when new to ${one} at 1 year, ${two} at 2 years and about ${decimals(start * 0.512, 0)} at 3 years. Part a: find the age, to the nearest year, at which the value is half. Part b: show that the value falls by 20% in the first year. Part c: calculate the value after ${halves + 5} years, to the nearest taka.`,
        answerAlt: plain`Part a: the value is ${start / 2} thousand after about 3 years. Part b: it falls from ${start} to ${one} thousand, which is 20%. Part c: ${start * 1000} times 0.8 to the power ${halves + 5} is ${decimals(later * 1000, 0)} taka.`,
        answers: [final('a', number(3, { unit: 'years' })), final('c', toPlaces(later * 1000, 0, 'taka'))],
        verify: () => {
          let value = start
          const steps = halves + 5
          for (let step = 0; step < steps; step += 1) value -= (value * 20) / 100
          const wanted = start * 0.8 ** steps
          return agree(value, wanted) && Math.abs(0.8 ** 3 - 0.5) < Math.abs(0.8 ** 4 - 0.5)
            ? null
            : `step by step it is ${value}`
        },
      }
    },
    medicine(random) {
      const start = random.pick([80, 160])
      const halves = random.integer(2, 3)
      const factor = 1 - 50 / 100
      const graph = (extra: string) =>
        `#axes(axis(0, 12, step: 3, minor: 1, title: [Time (hours)]), axis(0, ${start}, step: ${start / 4}, minor: 2, title: [Mass (mg)]), curve-of(x => ${start} * calc.pow(${factor}, x / 3))${extra}, height: 210pt)`
      const left = start / 2 ** (halves + 2)
      return {
        question: typst`
The graph shows the mass of a medicine in the blood of a patient.
${graph('')}
#part("a", 1)[Write down the time in which the mass halves.]
#part("b", 1)[Find the mass after 6 hours.]
#part("c", 2)[The mass goes on halving in the same way. Calculate the mass after ${3 * (halves + 2)} hours.]`,
        answer: typst`
#part("a")[#working("B1")[From ${start} to ${start / 2} mg: #result[3 hours]]]
#part("b")[#working("B1")[#result[${start / 4} mg]]
${graph(`, guides(6, ${start / 4})`)}]
#part("c")[
#working("M1 FT")[$${start} times (display(1/2))^${halves + 2}$]
#working("A1")[#result[${left} mg]]
#note[${3 * (halves + 2)} hours are ${halves + 2} halvings.]]`,
        alt: plain`A curve shows the mass of a medicine in the blood, in milligrams, against time in hours. It falls from ${start} at 0 hours to ${start / 2} at 3 hours, ${start / 4} at 6 hours and ${start / 8} at 9 hours. Part a: write down the time in which the mass halves. Part b: find the mass after 6 hours. Part c: the mass goes on halving in the same way. Calculate the mass after ${3 * (halves + 2)} hours.`,
        answerAlt: plain`Part a: the mass halves in 3 hours. Part b: ${start / 4} milligrams. Part c: ${3 * (halves + 2)} hours are ${halves + 2} halvings, so ${left} milligrams.`,
        answers: [
          final('a', number(3, { unit: 'hours' })),
          final('b', number(start / 4, { unit: 'mg' })),
          final('c', number(left, { unit: 'mg' })),
        ],
        verify: () => {
          let value = start
          const steps = halves + 2
          for (let step = 0; step < steps; step += 1) value -= (value * 50) / 100
          const wanted = start / 2 ** steps
          return agree(value, wanted) && Math.abs(0.8 ** 3 - 0.5) < Math.abs(0.8 ** 4 - 0.5)
            ? null
            : `step by step it is ${value}`
        },
      }
    },
  },
})
