// Money of two countries: conversion graphs, prices compared, and changing there and back.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { taka, toPlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawExchange = (random: Random) => ({
  slope: random.pick([80, 90, 110, 120]),
  pounds: random.integer(2, 8),
  rate: random.decimal(115, 125, 1),
  euro: random.decimal(126, 138, 1),
  price: random.integer(24, 68),
  dearer: random.integer(2, 5) * 50 * random.sign(),
  sum: random.integer(5, 9) * 10_000,
  spent: random.integer(210, 320),
  back: random.decimal(110, 114, 1),
})

export const exchange = defineTemplate({
  id: 'exchange-rate',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'conversion-graph'(random) {
      const { slope, pounds } = drawExchange(random)
      const most = slope * 10
      const at = pounds * slope
      return {
        question: typst`
The graph converts between Singapore dollars (\$) and taka (Tk).
#axes(axis(0, 10, step: 2, minor: 2, title: [Singapore dollars]), axis(0, ${most}, step: ${most / 5}, minor: 4, title: [Taka]), data-line(((0, 0), (10, ${most}))), height: 200pt)
#part("a", 1)[Use the graph to change \$${pounds} to taka.]
#part("b", 2)[A book costs Tk~${tied(slope * 25)}. Find its price in Singapore dollars.]`,
        answer: typst`
#axes(axis(0, 10, step: 2, minor: 2, title: [Singapore dollars]), axis(0, ${most}, step: ${most / 5}, minor: 4, title: [Taka]), data-line(((0, 0), (10, ${most}))), guides(${pounds}, ${at}), height: 200pt)
#part("a")[#working("B1")[#result[Tk ${at}]]]
#part("b")[
#note[Tk ${tied(slope * 25)} is off the graph. Read a value that is on it, and multiply.]
#working("M1")[\$10 is Tk~${tied(most)}, and $${tied(slope * 25)} div ${tied(most)} = 2.5$]
#working("A1")[$2.5 times 10 =$ #result[\$25]]]`,
        alt: plain`A straight-line graph converts Singapore dollars, from 0 to 10, to taka. It goes from the origin to 10 dollars and ${most} taka. Part a: use the graph to change ${pounds} dollars to taka. Part b: a book costs ${slope * 25} taka. Find its price in Singapore dollars.`,
        answerAlt: plain`Part a: ${pounds} dollars is ${at} taka. Part b: 10 dollars is ${most} taka, and ${slope * 25} is 2.5 times as much, so the price is 25 dollars.`,
        answers: [final('a', taka(at)), final('b', number(25, { unit: '$' }))],
        verify: () =>
          agree((slope * 25) / 25, (pounds * slope) / pounds) ? null : 'the line is not straight',
      }
    },
    'two-shops'(random) {
      const { rate, price, dearer } = drawExchange(random)
      const there = price * rate
      const here = Math.round(there / 10) * 10 + dearer
      const difference = Math.abs(here - there) / rate
      return {
        question: typst`
A school bag costs \$${price} in New York. The same bag costs Tk~${tied(here)} in Chattogram. The exchange rate is \$1 $=$ Tk~${rate}.

Calculate the difference between the two prices. Give your answer in dollars, correct to the nearest cent. #marks(3)`,
        answer: typst`
#working("M1")[Chattogram: $${tied(here)} div ${rate} = ${significant(here / rate, 5)}...$ dollars]
#working("M1")[$${here > there ? `${significant(here / rate, 5)}... - ${price}` : `${price} - ${significant(here / rate, 5)}...`}$]
#working("A1")[#result[\$${decimals(difference, 2)}]]
#scheme[Or: the difference in taka, $${here > there ? `${tied(here)} - ${price} times ${rate}` : `${price} times ${rate} - ${tied(here)}`}$ (*M1*), divided by ${rate} (*M1*).]`,
        alt: plain`A school bag costs ${price} dollars in New York. The same bag costs ${here} taka in Chattogram. The exchange rate is 1 dollar to ${rate} taka. Calculate the difference between the two prices in dollars, correct to the nearest cent.`,
        answerAlt: plain`In dollars the bag costs ${here} divided by ${rate}, about ${decimals(here / rate, 2)} dollars, in Chattogram. The difference is ${decimals(difference, 2)} dollars.`,
        answers: [final('', toPlaces(difference, 2, '$'))],
        verify: () => {
          const here = Math.round((price * rate) / 10) * 10 + dearer
          const printed = Number(decimals(Math.abs(here - price * rate) / rate, 2))
          return Math.abs(Math.abs(here - price * rate) - printed * rate) <= 0.005 * rate + 1e-9
            ? null
            : 'the difference in taka is another'
        },
      }
    },
    'there-and-back'(random) {
      const { euro, sum, spent, back } = drawExchange(random)
      const euros = Math.floor(sum / euro)
      const left = (euros - spent) * back
      return {
        question: typst`
Jamil changes Tk~${tied(sum)} into euros at Tk~${euro} to 1 euro. He gets whole euros only. He spends ${spent} euros in Italy and changes the rest back at Tk~${back} to 1 euro.

Calculate how many taka he gets back. #marks(3)`,
        answer: typst`
#working("M1")[$${tied(sum)} div ${euro}$, so he gets ${euros} euros]
#working("M1")[$(${euros} - ${spent}) times ${back} = ${euros - spent} times ${back}$]
#working("A1")[#result[Tk ${decimals(left, 2)}]]`,
        alt: plain`Jamil changes ${sum} taka into euros at ${euro} taka to 1 euro. He gets whole euros only. He spends ${spent} euros in Italy and changes the rest back at ${back} taka to 1 euro. Calculate how many taka he gets back.`,
        answerAlt: plain`He gets ${euros} euros, and ${euros - spent} are left. Times ${back}, that is ${decimals(left, 2)} taka.`,
        answers: [final('', taka(left))],
        verify: () => {
          const euros = Math.floor(sum / euro)
          if (euros * euro > sum || (euros + 1) * euro <= sum) return 'he gets another number of euros'
          return euros > spent && roundsTo((euros - spent) * back, decimals((euros - spent) * back, 2))
            ? null
            : 'he has spent too much'
        },
      }
    },
  },
})
