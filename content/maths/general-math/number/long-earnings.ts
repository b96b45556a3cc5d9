// Wages, tax, money sent home and its exchange: percentages of different wholes, one after the other.

import { agree } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, exact, significant } from '../../kit/numbers.ts'
import { grouped, standardForm, tied } from '../../kit/printing.ts'
import { inStandardForm, taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const earnings = defineTemplate({
  id: 'earnings-and-tax',
  marks: 12,
  calculator: true,
  level: 4,
  cases: {
    'salary-and-tax'(random) {
      const { hourly, extra, salary, free, saved } = random.until(
        () => ({
          hourly: random.integer(180, 320, 20),
          extra: random.integer(5, 9),
          salary: random.integer(180, 250) * 4_000,
          free: random.pick([350_000, 375_000, 400_000]),
          saved: random.integer(9, 15) * 1000,
        }),
        ({ salary, free }) => salary > free + 130_000 && (salary * 9 + free + 50_000) % 120 === 0,
      )
      const pay = 40 * hourly + extra * 1.5 * hourly
      const tax = 5_000 + (salary - free - 100_000) / 10
      const net = (salary - tax) / 12
      const share = (saved / net) * 100
      const [rate, fee] = [random.decimal(147.2, 158.8, 1), random.integer(2, 4) * 100]
      const sent = saved * 4
      const pounds = (sent - fee) / rate
      return {
        question: typst`
#part("a", 2)[Tariq is paid Tk~${hourly} an hour for the first 40 hours of his week, and one and a half times this rate for each further hour. Calculate his pay for a week in which he works ${40 + extra} hours.]
#part("b")[Nusrat has a salary of Tk~${tied(salary)} a year. She pays no tax on the first Tk~${tied(free)}, 5% tax on the next Tk~${tied(100_000)}, and 10% tax on the rest.]
#part("b i", 3)[Show that she pays Tk~${tied(tax)} tax in the year.]
#part("b ii", 2)[Calculate the amount that she has each month after tax.]
#part("b iii", 2)[Each month she saves Tk~${tied(saved)}. Calculate this as a percentage of what she has after tax.]
#part("c", 3)[Nusrat sends the savings of 4 months to her sister in London. The bank takes a fee of Tk~${fee} and changes what is left into pounds at a rate of £1 = Tk~${rate}. Calculate how many pounds her sister receives, correct to 2 decimal places.]`,
        answer: typst`
#part("a")[
#working("M1")[$40 times ${hourly} + ${extra} times 1.5 times ${hourly}$]
#working("A1")[#result[Tk ${grouped(pay)}]]]
#part("b i")[
#working("B1")[$5% times ${tied(100_000)} = ${tied(5_000)}$]
#working("M1")[the rest is $${tied(salary - free - 100_000)}$, #linebreak() $10% times ${tied(salary - free - 100_000)} = ${tied(tax - 5_000)}$]
#working("A1")[$${tied(5_000)} + ${tied(tax - 5_000)} = ${tied(tax)}$]]
#part("b ii")[
#working("M1")[$(${tied(salary)} − ${tied(tax)}) div 12$]
#working("A1")[#result[Tk ${grouped(net)}]]]
#part("b iii")[
#working("M1 FT")[$ ${tied(saved)}/${tied(net)} times 100 $]
#working("A1")[#result[${significant(share)}%] (3 s.f.)]]
#part("c")[
#working("B1")[$4 times ${tied(saved)} − ${fee} = ${tied(sent - fee)}$]
#working("M1")[$${tied(sent - fee)} div ${rate}$]
#working("A1 cao")[#result[£${decimals(pounds, 2)}]]
#scheme[If the fee is taken later or left out: *M1* for division by ${rate}.]]`,
        alt: plain`Part a: Tariq is paid ${hourly} taka an hour for the first 40 hours of his week, and one and a half times this rate for each further hour. Calculate his pay for a week in which he works ${40 + extra} hours. Part b: Nusrat has a salary of ${salary} taka a year. She pays no tax on the first ${free} taka, 5% tax on the next 100000 taka, and 10% tax on the rest. Part b i: show that she pays ${tax} taka tax in the year. Part b ii: calculate the amount that she has each month after tax. Part b iii: each month she saves ${saved} taka. Calculate this as a percentage of what she has after tax. Part c: Nusrat sends the savings of 4 months to her sister in London. The bank takes a fee of ${fee} taka and changes what is left into pounds at a rate of ${rate} taka for 1 pound. Calculate how many pounds her sister receives, correct to 2 decimal places.`,
        answerAlt: plain`Part a: 40 times ${hourly}, plus ${extra} times 1.5 times ${hourly}, is ${pay} taka. Part b i: 5% of 100000 is 5000, 10% of ${salary - free - 100_000} is ${tax - 5_000}, and the sum is ${tax} taka. Part b ii: ${salary} minus ${tax}, all over 12, is ${net} taka. Part b iii: ${saved} over ${net}, times 100, is ${significant(share)}%. Part c: 4 times ${saved}, minus ${fee}, is ${sent - fee}, and divided by ${rate} that is ${decimals(pounds, 2)} pounds.`,
        answers: [
          final('a', taka(pay)),
          final('b ii', taka(net)),
          final('b iii', threeFigures(share, '%')),
          final('c', number(pounds, { to: { places: 2, isNamed: true }, unit: '£' })),
        ],
        verify: () => {
          // Taka by taka of each thousand.
          let due = 0
          for (let each = 0; each < salary; each += 1000)
            due += each < free ? 0 : each < free + 100_000 ? 50 : 100
          if (due !== tax) return `thousand by thousand the tax is ${due}`
          if (!agree(net * 12 + due, salary)) return 'the months do not add up'
          return agree(pounds * rate + fee, sent, 1e-6) && Number.isInteger(net)
            ? null
            : 'the exchange is another'
        },
      }
    },
    'money-sent-home'(random) {
      const { before, rise, part, rate, later, rent, food, rest } = random.until(
        () => ({
          before: random.integer(44, 72) * 50,
          rise: random.pick([4, 6, 8]),
          part: random.pick([55, 60, 65]),
          rate: random.decimal(32.1, 34.6, 1),
          later: random.decimal(30.8, 33.2, 1),
          rent: random.integer(4, 6),
          food: random.integer(3, 5),
          rest: random.integer(2, 3),
        }),
        ({ before, rise, part, rate, later, rent, food, rest }) => {
          const sent = (before * (100 + rise) * part) / 10_000
          const taken = Math.round(sent * rate * 1.025)
          return (
            Number.isInteger((before * rise) / 100) &&
            Number.isInteger(sent) &&
            later < rate - 0.6 &&
            rent > food &&
            Math.abs(sent * rate * 1.025 - taken) < 0.4 &&
            taken % (rent + food + rest) === 0
          )
        },
      )
      const wage = (before * (100 + rise)) / 100
      const sent = (wage * part) / 100
      const received = Math.round(sent * rate * 1.025)
      const onFood = (received * food) / (rent + food + rest)
      const change = ((rate - later) / rate) * 100
      const [front, workers] = [random.decimal(2.1, 2.9, 2), random.decimal(1.1, 1.4, 1)]
      const mean = (front / workers) * 1000
      return {
        question: typst`
Kamal works in Dubai and sends money to his family in Sylhet.
#part("a", 2)[Kamal’s pay rises by ${rise}% to ${wage} dirhams a month. Calculate his monthly pay before the rise.]
#part("b", 3)[He sends ${part}% of his ${wage} dirhams home, at an exchange rate of #box[1 dirham = Tk~${rate}]. The government adds 2.5% to the amount in taka. Show that his family receives Tk~${tied(received)} a month, correct to the nearest taka.]
#part("c", 2)[The family divides the Tk~${tied(received)} in the ratio #box[rent : food : other] = #box[${rent} : ${food} : ${rest}]. Work out the amount for food.]
#part("d", 2)[The exchange rate falls to #box[1 dirham = Tk~${later}]. Calculate the percentage decrease in the amount that the family receives.]
#part("e", 3)[In one year, $${workers} times 10^7$ people who worked abroad sent a total of $${front} times 10^10$ dollars to Bangladesh. Calculate the mean amount for each person. Give your answer in standard form, correct to 3 significant figures.]`,
        answer: typst`
#part("a")[
#working("M1 oe")[$${wage} div ${exact(1 + rise / 100)}$]
#working("A1")[#result[${before}] dirhams]]
#part("b")[
#working("M1")[$ ${part}/100 times ${wage} = ${sent} $]
#working("M1")[$${sent} times ${rate} = ${tied(exact(sent * rate), 2)}$]
#working("A1")[$${tied(exact(sent * rate), 2)} times 1.025 = ${tied(exact(sent * rate * 1.025), 2)}$, which is Tk ${tied(received)} to the nearest taka]]
#part("c")[
#working("M1")[$ ${tied(received)} div (${rent} + ${food} + ${rest}) times ${food} $]
#working("A1")[#result[Tk ${grouped(onFood)}]]]
#part("d")[
#note[The dirhams and the 2.5% stay as they are, so only the rates count.]
#working("M1 oe")[$ (${rate} − ${later})/${rate} times 100 $]
#working("A1")[#result[${significant(change)}%] (3 s.f.)]]
#part("e")[
#working("M1")[$ (${front} times 10^10)/(${workers} times 10^7) $]
#working("A1")[$= ${decimals(mean, 2)}$]
#working("B1 FT")[#result[$${standardForm(significant(mean / 1000), 3)}$] dollars]
#scheme[*B1* for their answer in standard form, to 3 figures]]`,
        alt: plain`Kamal works in Dubai and sends money to his family in Sylhet. Part a: Kamal's pay rises by ${rise}% to ${wage} dirhams a month. Calculate his monthly pay before the rise. Part b: he sends ${part}% of his ${wage} dirhams home, at an exchange rate of ${rate} taka for 1 dirham. The government adds 2.5% to the amount in taka. Show that his family receives ${received} taka a month, correct to the nearest taka. Part c: the family divides the ${received} taka in the ratio rent to food to other, ${rent} to ${food} to ${rest}. Work out the amount for food. Part d: the exchange rate falls to ${later} taka for 1 dirham. Calculate the percentage decrease in the amount that the family receives. Part e: in one year, ${workers} times 10 to the power 7 people who worked abroad sent a total of ${front} times 10 to the power 10 dollars to Bangladesh. Calculate the mean amount for each person. Give your answer in standard form, correct to 3 significant figures.`,
        answerAlt: plain`Part a: ${wage} over ${exact(1 + rise / 100)} is ${before} dirhams. Part b: ${part}% of ${wage} is ${sent}, times ${rate} and times 1.025 is ${received} taka. Part c: ${received} over ${rent + food + rest}, times ${food}, is ${onFood} taka. Part d: ${rate} minus ${later}, all over ${rate}, times 100, is ${significant(change)}%. Part e: ${front} times 10 to the power 10, over ${workers} times 10 to the power 7, is ${decimals(mean, 2)}, which is ${significant(mean / 1000)} times 10 to the power 3 dollars.`,
        answers: [
          final('a', number(before, { unit: 'dirhams' })),
          final('c', taka(onFood)),
          final('d', threeFigures(change, '%')),
          final('e', inStandardForm(Number(significant(mean / 1000)), 3, '$')),
        ],
        verify: () => {
          if (!agree(before + (before * rise) / 100, wage)) return 'the rise leads elsewhere'
          const taken = (dirhamsRate: number) => {
            const inTaka = wage * (part / 100) * dirhamsRate
            return inTaka + inTaka * 0.025
          }
          if (Math.round(taken(rate)) !== received) return `the family receives ${taken(rate)}`
          if (!agree((1 - taken(later) / taken(rate)) * 100, change, 1e-9)) return 'the decrease is another'
          return agree((onFood / food) * (rent + food + rest), received) ? null : 'the shares do not add up'
        },
      }
    },
  },
})
