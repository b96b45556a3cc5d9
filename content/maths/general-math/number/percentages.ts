// Percentages: of amounts, as changes, and one after another.

import { agree } from '../../kit/checking.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { percent, taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawPercentageChange = (random: Random) => ({
  before: random.integer(8, 20, 2),
  after: random.integer(6, 20),
  later: random.integer(10, 24),
  cost: random.integer(24, 90) * 10,
  sold: random.integer(30, 130) * 10,
  percent: random.pick([12, 15, 18, 24, 35]),
})

export const percentageChange = defineTemplate({
  id: 'percentage-change',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    profit(random) {
      const { cost, sold } = random.until(
        () => drawPercentageChange(random),
        ({ cost, sold }) => sold > cost * 1.1 && sold < cost * 1.6 && ((sold - cost) * 1000) % cost === 0,
      )
      const answer = Number((((sold - cost) / cost) * 100).toFixed(1))
      return {
        question: typst`
A shopkeeper in Bogura buys a lungi for Tk~${cost} and sells it for Tk~${sold}.

Calculate the percentage profit. #marks(3)`,
        answer: typst`
#working("M1")[profit $= ${sold} - ${cost} = ${sold - cost}$]
#note[The profit is compared with what was paid.]
#working("M1")[$ display(${sold - cost}/${cost}) times 100 $]
#working("A1")[#result[${answer}%]]`,
        alt: plain`A shopkeeper buys a lungi for ${cost} taka and sells it for ${sold} taka. Calculate the percentage profit.`,
        answerAlt: plain`The profit is ${sold - cost} taka. ${sold - cost} over ${cost} times 100 is ${answer}%.`,
        answers: [final('', percent(answer))],
        verify: () =>
          agree(cost * (1 + (sold - cost) / cost), sold) && sold > cost ? null : 'there is no profit',
      }
    },
    'from-a-bar-chart'(random) {
      const { before, after, later } = random.until(
        () => drawPercentageChange(random),
        ({ before, after, later }) =>
          after !== before && later > Math.max(before, after) && ((later - before) * 1000) % before === 0,
      )
      const answer = Number((((later - before) / before) * 100).toFixed(1))
      return {
        question: typst`
The bar chart shows the tea that a garden in Sylhet made in three years.
#bar-chart((([2021], ${before}), ([2022], ${after}), ([2023], ${later})), axis(0, 24, step: 4, minor: 4, title: [Tea (tonnes)]), height: 190pt)
Calculate the percentage increase from 2021 to 2023. #marks(3)`,
        answer: typst`
#working("B1")[${before} tonnes and ${later} tonnes]
#working("M1")[$ display((${later} - ${before})/${before}) times 100 $]
#working("A1")[#result[${answer}%]]`,
        alt: plain`A bar chart shows the tea that a garden made: ${before} tonnes in 2021, ${after} tonnes in 2022 and ${later} tonnes in 2023. Calculate the percentage increase from 2021 to 2023.`,
        answerAlt: plain`The increase is ${later} minus ${before}, ${later - before} tonnes. ${later - before} over ${before} times 100 is ${answer}%.`,
        answers: [final('', percent(answer))],
        verify: () =>
          agree(before + (before * (((later - before) / before) * 100)) / 100, later)
            ? null
            : 'the change is another',
      }
    },
    'of-an-amount'(random) {
      const { cost, percent } = random.until(
        () => drawPercentageChange(random),
        ({ cost, sold }) => sold > cost * 1.1 && sold < cost * 1.6 && ((sold - cost) * 1000) % cost === 0,
      )
      const off = (cost * 20 * percent) / 100
      return {
        question: typst`
In a sale, the price of a phone is reduced by ${percent}%. The price before the sale is Tk~${tied(cost * 20)}.
#part("a", 2)[Calculate the sale price.]
#part("b", 1)[Write the sale price as a percentage of the price before.]`,
        answer: typst`
#part("a")[
#working("M1")[$${tied(cost * 20)} times (1 - ${percent / 100}) = ${tied(cost * 20)} times ${(100 - percent) / 100}$]
#working("A1")[#result[Tk ${grouped(cost * 20 - off)}]]]
#part("b")[#working("B1")[#result[${100 - percent}%]]]`,
        alt: plain`In a sale, the price of a phone is reduced by ${percent}%. The price before the sale is ${cost * 20} taka. Part a: calculate the sale price. Part b: write the sale price as a percentage of the price before.`,
        answerAlt: plain`Part a: ${cost * 20} times ${(100 - percent) / 100} is ${cost * 20 - off} taka. Part b: ${100 - percent}%.`,
        answers: [final('a', taka(cost * 20 - off)), final('b', number(100 - percent, { unit: '%' }))],
        verify: () =>
          agree(cost * 20 - (cost / 5) * percent, (cost * 20 * (100 - percent)) / 100)
            ? null
            : 'the price is another',
      }
    },
  },
})

const drawSuccessiveChanges = (random: Random) =>
  random.until(
    () => ({ up: random.integer(10, 60, 5), down: random.integer(5, 40, 5) }),
    ({ up, down }) => Math.abs((1 + up / 100) * (1 - down / 100) - 1) > 0.015 && up !== down,
  )

export const successiveChanges = defineTemplate({
  id: 'one-change-after-another',
  marks: 3,
  calculator: true,
  level: 4,
  cases: {
    'up-then-down'(random) {
      const { up, down } = drawSuccessiveChanges(random)
      const [more, less] = [1 + up / 100, 1 - down / 100]
      const overall = Number((more * less).toFixed(4))
      const change = Number(((overall - 1) * 100).toFixed(2))
      const told = change > 0 ? 'increase' : 'decrease'
      return {
        question: typst`
In one year the price of onions goes up by ${up}%. In the next year it goes down by ${down}%.

Calculate the overall percentage change. Say whether it is an increase or a decrease. #marks(3)`,
        answer: typst`
#note[The second percentage is of the new price, so multiply. Do not add the percentages.]
#working("M1")[$${more} times ${less}$]
#working("A1")[$= ${overall}$]
#working("A1")[#result[${told} of ${Math.abs(change)}%]]`,
        alt: plain`In one year the price of onions goes up by ${up}%. In the next year it goes down by ${down}%. Calculate the overall percentage change. Say whether it is an increase or a decrease.`,
        answerAlt: plain`Multiply the two factors: ${more} times ${less} is ${overall}. That is ${change > 0 ? 'an' : 'a'} ${told} of ${Math.abs(change)}%.`,
        answers: [
          final('', word(told), 'increase or decrease'),
          final('', percent(Math.abs(change)), 'change'),
        ],
        verify: () => {
          // With 10 000 taka, step by step.
          const first = 10_000 + 100 * up
          const second = first - (first / 100) * down
          const overall = Number(((1 + up / 100) * (1 - down / 100)).toFixed(4))
          return agree(second / 10_000, overall) ? null : `10 000 becomes ${second}`
        },
      }
    },
    'find-second'(random) {
      const { up, down } = drawSuccessiveChanges(random)
      const [more, less] = [1 + up / 100, 1 - down / 100]
      const overall = Number((more * less).toFixed(4))
      const change = Number(((overall - 1) * 100).toFixed(2))
      const told = change > 0 ? 'increase' : 'decrease'
      return {
        question: typst`
The price of a bicycle increases by ${up}%. Then it changes by $x$%. The overall result is ${change > 0 ? 'an' : 'a'} ${told} of ${Math.abs(change)}%.

Find the value of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$ ${more} times (1 + x/100) = ${overall} $]
#working("M1")[$ 1 + x/100 = ${overall} div ${more} = ${less} $]
#working("A1")[$x =$ #result[$−${down}$]]
#note[A negative value of $x$ is a decrease.]`,
        alt: plain`The price of a bicycle increases by ${up}%. Then it changes by x%. The overall result is ${change > 0 ? 'an' : 'a'} ${told} of ${Math.abs(change)}%. Find the value of x.`,
        answerAlt: plain`The second factor is ${overall} divided by ${more}, which is ${less}. So x is minus ${down}, a decrease.`,
        answers: [final('', number(-down), 'x')],
        verify: () => {
          // With 10 000 taka, step by step.
          const first = 10_000 + 100 * up
          const second = first - (first / 100) * down
          const overall = Number(((1 + up / 100) * (1 - down / 100)).toFixed(4))
          return agree(second / 10_000, overall) ? null : `10 000 becomes ${second}`
        },
      }
    },
  },
})
