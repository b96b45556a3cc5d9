// Simple and compound interest.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures, word } from '../../kit/final-answers.ts'
import { decimals } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { taka, toPlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawInterest = (random: Random) =>
  random.until(
    () => ({
      sum: random.integer(12, 90) * 1000,
      rate: random.decimal(2.5, 7.5, 1),
      years: random.integer(3, 6),
    }),
    ({ sum, rate, years }) => !Number.isInteger(rate) && Number.isInteger((sum * rate * years) / 100),
  )

export const interest = defineTemplate({
  id: 'simple-and-compound-interest',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    simple(random) {
      const { sum, rate, years } = drawInterest(random)
      const simple = Math.round((sum * rate * years) / 100)
      return {
        question: typst`
Rumana invests Tk~${tied(sum)} at a rate of ${rate}% per year simple interest.

Calculate the value of the investment at the end of ${years} years. #marks(3)`,
        answer: typst`
#working("M1")[$ "interest" = ${tied(sum)} times ${rate}/100 times ${years} $]
#working("A1")[$= ${tied(simple)}$]
#working("A1")[$${tied(sum)} + ${tied(simple)} =$ #result[Tk ${grouped(sum + simple)}]]`,
        alt: plain`Rumana invests ${sum} taka at a rate of ${rate}% per year simple interest. Calculate the value of the investment at the end of ${years} years.`,
        answerAlt: plain`The interest is ${sum} times ${rate} over 100 times ${years}, which is ${simple} taka. The value is ${sum + simple} taka.`,
        answers: [final('', taka(sum + simple))],
        verify: () => {
          // Year by year, as a bank books it.
          let value = sum
          for (let year = 0; year < years; year += 1) value += (sum * rate) / 100
          return agree(value, sum + Math.round((sum * rate * years) / 100))
            ? null
            : `year by year it is ${value}`
        },
      }
    },
    compound(random) {
      const { sum, rate, years } = drawInterest(random)
      const end = sum * (1 + rate / 100) ** years
      const factor = Number((1 + rate / 100).toFixed(4))
      return {
        question: typst`
Hasan invests Tk~${tied(sum)} at a rate of ${rate}% per year compound interest.

Calculate the total interest at the end of ${years} years. Give your answer correct to the nearest taka. #marks(3)`,
        answer: typst`
#working("M1")[$${tied(sum)} times ${factor}^${years}$]
#working("M1")[$${tied(Math.floor(end * 10) / 10, 1)}... - ${tied(sum)}$]
#note[The question asks for the interest, not for the value.]
#working("A1")[#result[Tk ${grouped(end - sum)}]]`,
        alt: plain`Hasan invests ${sum} taka at a rate of ${rate}% per year compound interest. Calculate the total interest at the end of ${years} years, correct to the nearest taka.`,
        answerAlt: plain`The value is ${sum} times ${factor} to the power ${years}, about ${decimals(end, 2)} taka. Take away ${sum}: the interest is ${decimals(end - sum, 0)} taka.`,
        answers: [final('', toPlaces(end - sum, 0, 'taka'))],
        verify: () => {
          // Year by year, as a bank books it.
          let value = sum
          for (let year = 0; year < years; year += 1) value += (value * rate) / 100
          return roundsTo(value - sum, decimals(sum * (1 + rate / 100) ** years - sum, 0))
            ? null
            : `year by year it is ${value}`
        },
      }
    },
    'find-the-rate'(random) {
      const { sum, rate, years } = drawInterest(random)
      const end = sum * (1 + rate / 100) ** years
      const factor = Number((1 + rate / 100).toFixed(4))
      return {
        question: typst`
Tk~${tied(sum)} is invested at a rate of $r$% per year compound interest. At the end of ${years} years its value is Tk~${tied(end, 2)}.

Calculate the value of $r$. #marks(3)`,
        answer: typst`
#working("M1")[$ ${tied(sum)} times (1 + r/100)^${years} = ${tied(end, 2)} $]
#working("M1")[$ 1 + r/100 = root(${years}, (${tied(end, 2)})/(${tied(sum)})) $]
#working("A1")[$= ${factor}$, so $r =$ #result[${rate}]]`,
        alt: plain`${sum} taka is invested at a rate of r% per year compound interest. At the end of ${years} years its value is ${decimals(end, 2)} taka. Calculate the value of r.`,
        answerAlt: plain`open bracket 1, plus r over 100, close bracket to the power ${years} is ${decimals(end, 2)} over ${sum}. Take the root of order ${years}: it is ${factor}. So r is ${rate}.`,
        answers: [final('', threeFigures(rate, '%'), 'r')],
        verify: () => {
          // Year by year, as a bank books it.
          let value = sum
          for (let year = 0; year < years; year += 1) value += (value * rate) / 100
          return roundsTo(100 * ((Number(decimals(value, 2)) / sum) ** (1 / years) - 1), decimals(rate, 1))
            ? null
            : 'the rate is another'
        },
      }
    },
  },
})

export const compareInvestments = defineTemplate({
  id: 'compare-investments',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'simple-or-compound'(random) {
      const { sum, years, simple, compound } = random.until(
        () => ({
          sum: random.integer(20, 80) * 1000,
          years: random.integer(5, 9),
          simple: random.decimal(5, 7, 1),
          compound: random.decimal(4.2, 6, 1),
        }),
        ({ sum, years, simple, compound }) =>
          Math.abs((simple / 100) * years + 1 - (1 + compound / 100) ** years) * sum > 60 &&
          compound < simple &&
          Number.isInteger((sum * simple * years) / 100) &&
          !Number.isInteger(compound),
      )
      const first = sum + Math.round((sum * simple * years) / 100)
      const second = sum * (1 + compound / 100) ** years
      const factor = Number((1 + compound / 100).toFixed(4))
      const better = first > second ? 'A' : 'B'
      const difference = Math.abs(first - second)
      return {
        question: typst`
Mahbub has Tk~${tied(sum)} to invest for ${years} years.

Bank $A$: ${simple}% per year simple interest #linebreak()
Bank $B$: ${compound}% per year compound interest

Show which bank gives more, and calculate how much more, correct to the nearest taka. #marks(5)`,
        answer: typst`
#working("M1")[$ A: ${tied(sum)} + ${tied(sum)} times ${simple}/100 times ${years} $]
#working("A1")[$= ${tied(first)}$]
#working("M1")[$B$: $${tied(sum)} times ${factor}^${years}$]
#working("A1")[$= ${tied(second, 2)}$]
#working("A1")[#result[Bank $${better}$, by Tk~${grouped(difference)}]]`,
        alt: plain`Mahbub has ${sum} taka to invest for ${years} years. Bank A pays ${simple}% per year simple interest. Bank B pays ${compound}% per year compound interest. Show which bank gives more, and calculate how much more, correct to the nearest taka.`,
        answerAlt: plain`Bank A gives ${first} taka in all. Bank B gives ${sum} times ${factor} to the power ${years}, which is ${decimals(second, 2)} taka. Bank ${better} gives ${decimals(difference, 0)} taka more.`,
        answers: [
          final('', word(better, `Bank ${better}`), 'bank'),
          final('', toPlaces(difference, 0, 'taka'), 'difference'),
        ],
        verify: () => {
          let [a, b] = [sum, sum]
          for (let year = 0; year < years; year += 1)
            [a, b] = [a + (sum * simple) / 100, b + (b * compound) / 100]
          const difference =
            sum + Math.round((sum * simple * years) / 100) - sum * (1 + compound / 100) ** years
          return agree(a - b, difference, 1e-6) ? null : `year by year they differ by ${a - b}`
        },
      }
    },
  },
})
