// Everyday rates: flow, pay and fuel.

import { agree } from '../../kit/checking.ts'
import { final, inHoursAndMinutes } from '../../kit/final-answers.ts'
import { decimals } from '../../kit/numbers.ts'
import { duration, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawEverydayRates = (random: Random) =>
  random.until(
    () => ({
      length: random.integer(2, 5),
      wide: random.integer(2, 4),
      deep: random.pick([1.5, 2, 2.5]),
      flow: random.pick([20, 25, 40, 50]),
      rate: random.integer(80, 180, 20),
      hours: random.integer(36, 42),
      extra: random.integer(4, 9),
      way: random.integer(180, 420, 30),
      per: random.pick([10, 12, 15]),
      cost: random.integer(105, 135),
    }),
    ({ length, wide, deep, flow }) =>
      (length * wide * deep * 1000) % flow === 0 &&
      length >= wide &&
      (length * wide * deep * 1000) / flow >= 130 &&
      ((length * wide * deep * 1000) / flow) % 60 !== 0,
  )

export const everydayRates = defineTemplate({
  id: 'everyday-rates',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    tank(random) {
      const { length, wide, deep, flow } = drawEverydayRates(random)
      const litres = length * wide * deep * 1000
      const minutes = litres / flow
      return {
        question: typst`
A water tank is a cuboid, ${length} m by ${wide} m by ${deep} m. It is empty. Water flows in at ${flow} litres per minute.
#sketch(cuboid(${length}, ${deep}, ${wide}, width-label: [${length} m], height-label: [${deep} m], depth-label: [${wide} m]), height: 170pt)
Calculate the time to fill the tank. Give your answer in hours and minutes. \[1 m³ = 1000 litres\] #marks(3)`,
        answer: typst`
#working("M1")[$${length} times ${wide} times ${deep} times 1000 = ${tied(litres)}$ litres]
#working("M1")[$${tied(litres)} div ${flow} = ${minutes}$ minutes]
#working("A1")[#result[${duration(minutes)}]]`,
        alt: plain`A water tank is a cuboid, ${length} metres by ${wide} metres by ${deep} metres. It is empty. Water flows in at ${flow} litres per minute. 1 cubic metre is 1000 litres. Calculate the time to fill the tank in hours and minutes.`,
        answerAlt: plain`The tank holds ${litres} litres. Divided by ${flow}, that is ${minutes} minutes, or ${duration(minutes)}.`,
        answers: [final('', inHoursAndMinutes(minutes))],
        verify: () => {
          const minutes = (length * wide * deep * 1000) / flow
          return agree((minutes * flow) / 1000 / length / wide, deep) && Number.isInteger(minutes)
            ? null
            : 'the tank is not full'
        },
      }
    },
    pay(random) {
      const { rate, hours, extra } = drawEverydayRates(random)
      const total = rate * hours + 1.5 * rate * extra
      return {
        question: typst`
Parvin sews shirts for Tk~${rate} an hour for ${hours} hours a week. Overtime is paid at $1 display(1/2)$ times this rate.

One week she works ${hours + extra} hours. Calculate her pay. #marks(3)`,
        answer: typst`
#working("M1")[$${hours} times ${rate} = ${tied(hours * rate)}$]
#working("M1")[$${extra} times 1.5 times ${rate} = ${tied(extra * 1.5 * rate)}$]
#working("A1")[#result[Tk ${total}]]`,
        alt: plain`Parvin sews shirts for ${rate} taka an hour for ${hours} hours a week. Overtime is paid at one and a half times this rate. One week she works ${hours + extra} hours. Calculate her pay.`,
        answerAlt: plain`${hours} hours earn ${hours * rate} taka. The ${extra} hours of overtime earn ${extra * 1.5 * rate} taka. Her pay is ${total} taka.`,
        answers: [final('', taka(total))],
        verify: () =>
          agree(rate * (hours + extra) + (rate / 2) * extra, rate * hours + 1.5 * rate * extra)
            ? null
            : 'the pay is another',
      }
    },
    fuel(random) {
      const { way, per, cost } = drawEverydayRates(random)
      const litres = way / per
      return {
        question: typst`
A car travels ${per} km on one litre of fuel. A litre costs Tk~${cost}. Three friends share the cost of fuel for a journey of ${way} km equally.

Calculate how much each friend pays. #marks(3)`,
        answer: typst`
#working("M1")[$${way} div ${per} = ${litres}$ litres]
#working("M1")[$${litres} times ${cost} div 3$]
#working("A1")[#result[Tk ${decimals((litres * cost) / 3, 2)}]]`,
        alt: plain`A car travels ${per} km on one litre of fuel. A litre costs ${cost} taka. Three friends share the cost of fuel for a journey of ${way} km equally. Calculate how much each friend pays.`,
        answerAlt: plain`The journey needs ${litres} litres, which cost ${litres * cost} taka. Each pays ${decimals((litres * cost) / 3, 2)} taka.`,
        answers: [final('', taka((litres * cost) / 3))],
        verify: () => {
          const each = Number(decimals(((way / per) * cost) / 3, 2))
          return Math.abs(each * 3 * per - way * cost) < 0.02 * 3 * per
            ? null
            : 'the three do not pay for the fuel'
        },
      }
    },
  },
})
