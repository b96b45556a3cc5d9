// Money that grows and things that lose value: simple and compound interest, VAT, instalments, depreciation.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, exact, significant } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import { taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** The value after each year, as a bank books it. */
const yearByYear = (start: number, factors: readonly number[]): number =>
  factors.reduce((value, factor) => value * factor, start)

const same = (factor: number, years: number): number[] => Array.from({ length: years }, () => factor)

export const savingsAndLoans = defineTemplate({
  id: 'savings-and-loans',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'three-banks'(random) {
      const { sum, flat, rate, third } = random.until(
        () => ({
          sum: random.integer(6, 15) * 10_000,
          flat: random.decimal(5.5, 7.5, 1),
          rate: random.decimal(5.2, 7.4, 1),
          third: random.decimal(3.2, 6.8, 1),
        }),
        ({ flat, rate, third }) =>
          [flat, rate, third].every((each) => !Number.isInteger(each)) && third < rate && flat > rate,
      )
      const years = random.pick([5, 6])
      const factor = exact(1 + rate / 100)
      const simple = Math.round((sum * flat * years) / 100)
      const value = sum * factor ** years
      const stated = Math.round(value)
      const percentage = ((stated - sum) / sum) * 100
      const target = 2 * sum
      const wanted = Math.ceil(Math.log(2) / Math.log(factor))
      const [before, after] = [sum * factor ** (wanted - 1), sum * factor ** wanted]
      const end = Math.round(sum * (1 + third / 100) ** 8)
      const found = ((end / sum) ** (1 / 8) - 1) * 100
      return {
        question: typst`
Farida has Tk~${tied(sum)} to invest.
#part("a", 3)[Bank A pays simple interest at a rate of ${flat}% per year. Work out the total value of an investment of Tk~${tied(sum)} at the end of ${years} years.]
#part("b")[Bank B pays compound interest at a rate of ${rate}% per year.]
#part("b i", 2)[Show that Tk~${tied(sum)} invested in Bank B has a value of Tk~${tied(stated)} at the end of ${years} years, correct to the nearest taka.]
#part("b ii", 2)[Work out the interest for these ${years} years as a percentage of the Tk~${tied(sum)}.]
#part("b iii", 3)[Find the number of complete years after which the value of the investment in Bank B is first more than Tk~${tied(target)}.]
#part("c", 3)[Bank C pays compound interest at a rate of $r$% per year. Tk~${tied(sum)} invested in Bank C has a value of Tk~${tied(end)} at the end of 8 years. Calculate the value of $r$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${tied(sum)} times ${flat}/100 times ${years} = ${tied(simple)} $]
#working("M1 dep")[$${tied(sum)} + ${tied(simple)}$]
#working("A1")[#result[Tk ${grouped(sum + simple)}]]]
#part("b i")[
#working("M1")[$ ${tied(sum)} times (1 + ${rate}/100)^${years} $]
#working("A1")[$= ${tied(value, 2)}$, which is #linebreak() Tk ${tied(stated)} to the nearest taka]]
#part("b ii")[
#working("M1 oe")[$ (${tied(stated)} − ${tied(sum)})/${tied(sum)} times 100 $]
#working("A1")[#result[${significant(percentage)}%] (3 s.f.)]]
#part("b iii")[
#working("M1 soi")[$${tied(sum)} times ${factor}^n > ${tied(target)}$]
#working("M1")[$n = ${wanted - 1}$: Tk ${tied(Math.round(before))} #linebreak() $n = ${wanted}$: Tk ${tied(Math.round(after))}]
#working("A1")[#result[${wanted}] years]
#scheme[The second *M1* is for two trials or more that are evaluated correctly with $n > ${years}$.]]
#part("c")[
#working("M1")[$${tied(sum)} times m^8 = ${tied(end)}$ #linebreak() where $m = 1 + r / 100$]
#working("M1")[$ m = root(8, ${tied(end)}/${tied(sum)}) = ${decimals(1 + found / 100, 5)} $]
#working("A1")[$r =$ #result[${significant(found)}] (3 s.f.)]
#scheme[Also ${third}, the rate to 1 decimal place.]]`,
        alt: plain`Farida has ${sum} taka to invest. Part a: Bank A pays simple interest at a rate of ${flat}% per year. Work out the total value of an investment of ${sum} taka at the end of ${years} years. Part b: Bank B pays compound interest at a rate of ${rate}% per year. Part b i: show that ${sum} taka invested in Bank B has a value of ${stated} taka at the end of ${years} years, correct to the nearest taka. Part b ii: work out the interest for these ${years} years as a percentage of the ${sum} taka. Part b iii: find the number of complete years after which the value of the investment in Bank B is first more than ${target} taka. Part c: Bank C pays compound interest at a rate of r% per year. ${sum} taka invested in Bank C has a value of ${end} taka at the end of 8 years. Calculate the value of r.`,
        answerAlt: plain`Part a: the interest is ${sum} times ${flat} over 100 times ${years}, ${simple} taka, so the value is ${sum + simple} taka. Part b i: ${sum} times ${factor} to the power ${years} is ${decimals(value, 2)}, which is ${stated} taka to the nearest taka. Part b ii: ${stated} minus ${sum}, all over ${sum}, times 100 is ${significant(percentage)}%. Part b iii: after ${wanted - 1} years the value is ${Math.round(before)} taka and after ${wanted} years ${Math.round(after)} taka, so it takes ${wanted} years. Part c: 1, plus r over 100, is the eighth root of, open bracket, ${end} over ${sum}, close bracket, which is ${decimals(1 + found / 100, 5)}, so r is ${significant(found)}.`,
        answers: [
          final('a', taka(sum + simple)),
          final('b ii', threeFigures(percentage, '%')),
          final('b iii', inNamedUnit(number(wanted, { unit: 'years' }))),
          final('c', threeFigures(found, '%'), 'r'),
        ],
        verify: () => {
          const booked = yearByYear(sum, same(1 + rate / 100, years))
          if (Math.round(booked) !== stated) return `year by year it is ${booked}`
          let [count, held] = [0, sum]
          while (held <= target) [count, held] = [count + 1, held * (1 + rate / 100)]
          if (count !== wanted) return `counted, it takes ${count} years`
          const grown = yearByYear(sum, same(1 + found / 100, 8))
          return agree(grown, end, 0.01) && roundsTo(third, decimals(found, 1)) ? null : 'r is another rate'
        },
      }
    },
    'auto-rickshaw'(random) {
      const { base, deposit, first, later, payment } = random.until(
        () => ({
          base: random.integer(32, 48) * 10_000,
          deposit: random.pick([20, 25, 30]),
          first: random.pick([18, 20, 22]),
          later: random.pick([10, 12, 14]),
          payment: random.integer(125, 210) * 100,
        }),
        ({ base, deposit, payment }) => {
          const price = base * 1.15
          const extra = ((price * deposit) / 100 + 24 * payment) / price
          return extra > 1.08 && extra < 1.2 && Math.abs(extra * 100 - Math.round(extra * 100)) > 0.05
        },
      )
      const price = Math.round(base * 1.15)
      const down = Math.round((price * deposit) / 100)
      const total = down + 24 * payment
      const more = ((total - price) / price) * 100
      const [f, l] = [exact(1 - first / 100), exact(1 - later / 100)]
      const value = price * f * l ** 2
      const stated = Math.round(value)
      const valueAfter = (years: number) => price * f * l ** (years - 1)
      const wanted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((years) => valueAfter(years) < price / 2) ?? 0
      const yearly = (1 - (stated / price) ** (1 / 3)) * 100
      return {
        question: typst`
Jamal buys a new CNG auto-rickshaw in Chattogram. The price is Tk~${tied(price)}, including VAT.
#part("a", 2)[VAT was charged at 15% of the price without VAT. Calculate the price without VAT.]
#part("b")[Jamal pays a deposit of ${deposit}% of the price of Tk~${tied(price)}, and then 24 monthly payments of Tk~${tied(payment)}.]
#part("b i", 2)[Show that he pays a total of Tk~${tied(total)}.]
#part("b ii", 2)[Calculate by how much this is more than the price, as a percentage of the price.]
#part("c")[The value of the auto-rickshaw falls from Tk~${tied(price)} by ${first}% in the first year, and by ${later}% of its value each year after that.]
#part("c i", 2)[Show that its value at the end of 3 years is Tk~${tied(stated)}, correct to the nearest taka.]
#part("c ii", 2)[Find the number of complete years after which its value is first less than half of the price.]
#part("c iii", 3)[Another auto-rickshaw also costs Tk~${tied(price)} and also has a value of Tk~${tied(stated)} at the end of 3 years. Its value falls by $r$% each year. Calculate the value of $r$.]`,
        answer: typst`
#part("a")[
#working("M1 oe")[$${tied(price)} div 1.15$]
#working("A1")[#result[Tk ${grouped(base)}]]]
#part("b i")[
#working("M1")[$ ${deposit}/100 times ${tied(price)} = ${tied(down)} $]
#working("A1")[$${tied(down)} + 24 times ${tied(payment)} = ${tied(total)}$]]
#part("b ii")[
#working("M1 oe")[$ (${tied(total)} − ${tied(price)})/${tied(price)} times 100 $]
#working("A1")[#result[${significant(more)}%] (3 s.f.)]]
#part("c i")[
#working("M1")[$${tied(price)} times ${f} times ${l}^2$]
#working("A1")[$= ${tied(value, 2)}$, which is #linebreak() Tk ${tied(stated)} to the nearest taka]]
#part("c ii")[
#working("M1")[${Array.from({ length: wanted - 3 }, (_, n) => `after ${n + 4} years: Tk ${tied(Math.round(valueAfter(n + 4)))}`).join(' #linebreak() ')} #linebreak() half of the price: Tk ${tied(price / 2)}]
#working("A1")[#result[${wanted}] years]]
#part("c iii")[
#working("M1")[$${tied(price)} times m^3 = ${tied(stated)}$ #linebreak() where $m = 1 − r / 100$]
#working("M1")[$ m = root(3, ${tied(stated)}/${tied(price)}) = ${decimals(1 - yearly / 100, 5)} $]
#working("A1")[$r =$ #result[${significant(yearly)}] (3 s.f.)]
#scheme[Or: $m^3 = ${f} times ${l}^2$ for the first *M1*]]`,
        alt: plain`Jamal buys a new CNG auto-rickshaw in Chattogram. The price is ${price} taka, including VAT. Part a: VAT was charged at 15% of the price without VAT. Calculate the price without VAT. Part b: Jamal pays a deposit of ${deposit}% of the price of ${price} taka, and then 24 monthly payments of ${payment} taka. Part b i: show that he pays a total of ${total} taka. Part b ii: calculate by how much this is more than the price, as a percentage of the price. Part c: the value of the auto-rickshaw falls from ${price} taka by ${first}% in the first year, and by ${later}% of its value each year after that. Part c i: show that its value at the end of 3 years is ${stated} taka, correct to the nearest taka. Part c ii: find the number of complete years after which its value is first less than half of the price. Part c iii: another auto-rickshaw also costs ${price} taka and also has a value of ${stated} taka at the end of 3 years. Its value falls by r% each year. Calculate the value of r.`,
        answerAlt: plain`Part a: ${price} over 1.15 is ${base} taka. Part b i: the deposit is ${down} taka, and ${down} plus 24 times ${payment} is ${total}. Part b ii: ${total} minus ${price}, all over ${price}, times 100 is ${significant(more)}%. Part c i: ${price} times ${f} times ${l} squared is ${decimals(value, 2)}, which is ${stated} taka. Part c ii: after ${wanted - 1} years the value is ${Math.round(valueAfter(wanted - 1))} taka and after ${wanted} years ${Math.round(valueAfter(wanted))} taka, less than ${price / 2}, so ${wanted} years. Part c iii: 1, minus r over 100, is the cube root of, open bracket, ${stated} over ${price}, close bracket, which is ${decimals(1 - yearly / 100, 5)}, so r is ${significant(yearly)}.`,
        answers: [
          final('a', taka(base)),
          final('b ii', threeFigures(more, '%')),
          final('c ii', inNamedUnit(number(wanted, { unit: 'years' }))),
          final('c iii', threeFigures(yearly, '%'), 'r'),
        ],
        verify: () => {
          if (!agree(base + (base * 15) / 100, price)) return 'VAT does not lead back to the price'
          const booked = yearByYear(price, [1 - first / 100, 1 - later / 100, 1 - later / 100])
          if (Math.round(booked) !== stated) return `year by year it is ${booked}`
          let [count, held] = [1, price * (1 - first / 100)]
          while (held >= price / 2) [count, held] = [count + 1, held - (held * later) / 100]
          if (count !== wanted || wanted < 4) return `counted, it takes ${count} years`
          return agree(yearByYear(price, same(1 - yearly / 100, 3)), stated, 0.01)
            ? null
            : 'r is another rate'
        },
      }
    },
  },
})
