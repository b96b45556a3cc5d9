// Exponential growth and decay: populations, values that fall, half-lives, and their graphs.

import { agree } from '../../kit/checking.ts'
import { decimals } from '../../kit/numbers.ts'
import { grouped, spokenMoney, tied } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const growthAndDecay = defineTemplate({
  id: 'growth-and-decay',
  marks: 4,
  calculator: true,
  level: 4,
  cases: ['depreciation', 'population', 'bacteria'],
  draw(random, which) {
    return random.until(
      () => {
        const value =
          which === 'depreciation'
            ? random.integer(90, 240) * 1000
            : which === 'population'
              ? random.integer(20, 60) * 1000
              : random.integer(2, 9) * 100
        const rate =
          which === 'depreciation'
            ? random.integer(8, 22)
            : which === 'population'
              ? random.decimal(1.2, 3.4, 1)
              : 100
        const years = random.integer(3, 6)
        const factor = which === 'depreciation' ? 1 - rate / 100 : 1 + rate / 100
        const share =
          which === 'depreciation'
            ? random.pick([0.5, 0.4, 0.3])
            : which === 'population'
              ? random.pick([1.2, 1.25, 1.3])
              : random.pick([50, 100, 200, 500])
        let whole = 0
        while (which === 'depreciation' ? factor ** whole >= share : factor ** whole <= share) whole += 1
        return { which, value, rate, years, factor, share, whole }
      },
      // Not so near the border that a rounded value would decide.
      ({ years, factor, share, whole }) =>
        whole <= 14 &&
        whole !== years &&
        Math.abs(factor ** whole / share - 1) > 0.002 &&
        Math.abs(factor ** (whole - 1) / share - 1) > 0.002,
    )
  },
  write({ which, value, rate, years, factor, share, whole }) {
    const shown = Number(factor.toFixed(4))
    const end = value * factor ** years
    const limit = Math.round(value * share)
    const unit = which === 'bacteria' ? 'hours' : 'years'
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
    }[which] as [string, string, string]
    const answer = which === 'depreciation' ? `Tk~${grouped(end)}` : grouped(end)
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
    }
  },
  verify({ which, value, rate, share, whole }) {
    // Step by step, and by logarithms.
    let amount = value
    let steps = 0
    while (which === 'depreciation' ? amount >= value * share : amount <= value * share) {
      amount += ((which === 'depreciation' ? -1 : 1) * amount * rate) / 100
      steps += 1
    }
    const exact = Math.log(share) / Math.log(1 + ((which === 'depreciation' ? -1 : 1) * rate) / 100)
    return steps === whole && Math.ceil(exact) === whole ? null : `it takes ${steps}`
  },
})

export const decayGraph = defineTemplate({
  id: 'decay-graph',
  marks: 4,
  calculator: true,
  level: 4,
  cases: ['value-of-a-machine', 'medicine'],
  draw(random, which) {
    const start = which === 'medicine' ? random.pick([80, 160]) : random.pick([50, 100])
    return { which, start, percent: which === 'medicine' ? 50 : 20, halves: random.integer(2, 3) }
  },
  write({ which, start, percent, halves }) {
    const isMedicine = which === 'medicine'
    const factor = 1 - percent / 100
    const [across, title, up] = isMedicine
      ? [12, 'Time (hours)', 'Mass (mg)']
      : [6, 'Age (years)', 'Value (Tk 1000)']
    const period = isMedicine ? 3 : 1
    const graph = (extra: string) =>
      `#axes(axis(0, ${across}, step: ${isMedicine ? 3 : 1}, minor: 1, title: [${title}]), axis(0, ${start}, step: ${start / (isMedicine ? 4 : 5)}, minor: 2, title: [${up}]), curve-of(x => ${start} * calc.pow(${factor}, x / ${period}))${extra}, height: 210pt)`
    if (isMedicine) {
      const left = start / 2 ** (halves + 2)
      return {
        question: typst`
The graph shows the mass of a medicine in the blood of a patient.
${graph('')}
#part("a", 1)[Write down the time in which the mass halves.]
#part("b", 1)[Find the mass after ${period * 2} hours.]
#part("c", 2)[The mass goes on halving in the same way. Calculate the mass after ${period * (halves + 2)} hours.]`,
        answer: typst`
#part("a")[#working("B1")[From ${start} to ${start / 2} mg: #result[${period} hours]]]
#part("b")[#working("B1")[#result[${start / 4} mg]]
${graph(`, guides(${period * 2}, ${start / 4})`)}]
#part("c")[
#working("M1")[$${start} times (display(1/2))^${halves + 2}$]
#working("A1")[#result[${left} mg]]
#note[${period * (halves + 2)} hours are ${halves + 2} halvings.]]`,
        alt: plain`A curve shows the mass of a medicine in the blood, in milligrams, against time in hours. It falls from ${start} at 0 hours to ${start / 2} at 3 hours, ${start / 4} at 6 hours and ${start / 8} at 9 hours. Part a: write down the time in which the mass halves. Part b: find the mass after ${period * 2} hours. Part c: the mass goes on halving in the same way. Calculate the mass after ${period * (halves + 2)} hours.`,
        answerAlt: plain`Part a: the mass halves in ${period} hours. Part b: ${start / 4} milligrams. Part c: ${period * (halves + 2)} hours are ${halves + 2} halvings, so ${left} milligrams.`,
      }
    }
    const [one, two] = [start * 0.8, start * 0.64]
    const later = Number((start * 0.8 ** (halves + 5)).toFixed(6))
    return {
      question: typst`
The graph shows the value of a sewing machine in thousands of taka. The value decreases exponentially.
${graph('')}
#part("a", 1)[Find the age at which the value is half of its value when new. Give your answer to the nearest year.]
#part("b", 1)[Show that the value falls by ${percent}% in the first year.]
#part("c", 2)[Calculate the value after ${halves + 5} years, to the nearest taka.]`,
      answer: typst`
#part("a")[#working("B1")[#result[3 years]]
${graph(`, guides(3.106, ${start / 2})`)}]
#part("b")[#working("B1")[$ (${start} - ${one})/${start} times 100 = #result[${percent}%] $]]
#part("c")[
#working("M1")[$${tied(start * 1000)} times 0.8^${halves + 5}$]
#working("A1")[#result[Tk ${grouped(later * 1000)}]]]`,
      alt: plain`A curve shows the value of a sewing machine in thousands of taka against its age in years. It falls from ${start} when new to ${one} at 1 year, ${two} at 2 years and about ${decimals(start * 0.512, 0)} at 3 years. Part a: find the age, to the nearest year, at which the value is half. Part b: show that the value falls by ${percent}% in the first year. Part c: calculate the value after ${halves + 5} years, to the nearest taka.`,
      answerAlt: plain`Part a: the value is ${start / 2} thousand after about 3 years. Part b: it falls from ${start} to ${one} thousand, which is ${percent}%. Part c: ${start * 1000} times 0.8 to the power ${halves + 5} is ${decimals(later * 1000, 0)} taka.`,
    }
  },
  verify({ which, start, percent, halves }) {
    let value = start
    const steps = which === 'medicine' ? halves + 2 : halves + 5
    for (let step = 0; step < steps; step += 1) value -= (value * percent) / 100
    const wanted = which === 'medicine' ? start / 2 ** steps : start * 0.8 ** steps
    return agree(value, wanted) && Math.abs(0.8 ** 3 - 0.5) < Math.abs(0.8 ** 4 - 0.5)
      ? null
      : `step by step it is ${value}`
  },
})
