// Two plans side by side, one an arithmetic progression and the other a geometric one.

import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, arithmetic, geometric, sumOfArithmetic, total, whole } from './progressions.ts'

export const twoPlans = defineTemplate({
  id: 'two-plans',
  marks: 7,
  calculator: true,
  level: 4,
  cases: {
    salaries(random) {
      const { start, rise, percent, years } = random.until(
        () => ({
          start: random.integer(24, 40) * 1000,
          rise: random.integer(15, 35) * 100,
          percent: random.integer(4, 8),
          years: random.pick([8, 10, 12]),
        }),
        ({ start, rise, percent }) => rise > (start * percent) / 100 && rise < (start * percent) / 60,
      )
      const r = 1 + percent / 100
      const [yearly, grown] = [
        12 * sumOfArithmetic(start, rise, years),
        (12 * start * (r ** years - 1)) / (r - 1),
      ]
      const better = yearly > grown ? 'A' : 'B'
      const bar = (values: readonly number[], plan: string) =>
        values.map((value, n) => `([${plan}${n + 1}], ${(value / 1000).toFixed(2)})`).join(', ')
      const last = start + (years - 1) * rise
      return {
        question: typst`
Rafiq compares two jobs. Both pay ${whole(start)} taka a month in the first year.

Job A: the monthly pay rises by ${rise} taka each year.\
Job B: the monthly pay rises by ${percent}% each year.

The bar chart shows the monthly pay of each job in years 1, 2 and 3.
#bar-chart((${bar(arithmetic(start, rise, 3), 'A')}, ${bar(geometric(start, r, 3), 'B')}), axis(0, ${Math.ceil((start + 3 * rise) / 10000) * 10}, step: 10, title: [1000 taka a month]))
#part("a", 2)[Find the monthly pay of job A in year ${years}.]
#part("b", 2)[Find the total pay of job A over ${years} years of 12 months.]
#part("c", 3)[Show by calculation which job pays more in total over the ${years} years.]`,
        answer: typst`
#part("a")[
#working("M1")[$${whole(start)} + ${years - 1} times ${rise}$]
#working("A1")[${answered(last, 'taka')}]]
#part("b")[
#working("M1 FT")[$ 12 times ${years}/2 (${whole(start)} + ${whole(last)}) $]
#working("A1")[${answered(yearly, 'taka')}]]
#part("c")[
#working("M1")[$ 12 times (${whole(start)} (${r}^${years} - 1))/(${r} - 1) $]
#working("A1")[$=$ ${answered(Math.round(grown), 'taka')}]
#working("A1 FT")[Job #result[${better}] pays more.]]`,
        alt: plain`Rafiq compares two jobs. Both pay ${start} taka a month in the first year. Job A: the monthly pay rises by ${rise} taka each year. Job B: the monthly pay rises by ${percent} percent each year. The bar chart shows the monthly pay of each job in years 1, 2 and 3. Part a: find the monthly pay of job A in year ${years}. Part b: find the total pay of job A over ${years} years of 12 months. Part c: show by calculation which job pays more in total over the ${years} years.`,
        answerAlt: plain`Part a: ${start} plus ${years - 1} times ${rise} is ${last} taka. Part b: 12 times the sum of the arithmetic progression is ${yearly} taka. Part c: job B pays ${Math.round(grown)} taka in all, so job ${better} pays more.`,
        answers: [final('a', number(last, { unit: 'taka' })), final('b', number(yearly, { unit: 'taka' }))],
        verify: () => {
          let [a, b, paidA, paidB] = [start, start, 0, 0]
          for (let year = 1; year <= years; year += 1) {
            paidA += 12 * a
            paidB += 12 * b
            a += rise
            b += (b * percent) / 100
          }
          return paidA === yearly && Math.abs(paidB - grown) < 0.01 && paidA > paidB === (better === 'A')
            ? null
            : `paid out, they are ${paidA} and ${paidB}`
        },
      }
    },
    training(random) {
      const { a, d, percent, weeks, n } = random.until(
        () => {
          const [a, d, percent] = [random.integer(6, 12), random.pick([0.5, 1, 1.5]), random.pick([5, 10])]
          const exact = Math.log(3) / Math.log(1 + percent / 100)
          return { a, d, percent, weeks: random.pick([12, 15, 16]), n: Math.ceil(exact) + 1 }
        },
        ({ a, d }) => a / d >= 8,
      )
      const r = 1 + percent / 100
      const sum = (weeks * (2 * a + (weeks - 1) * d)) / 2
      const grown = (a * (r ** weeks - 1)) / (r - 1)
      const exact = Math.log(3) / Math.log(r)
      return {
        question: typst`Shirin and Tania train for a run. Each runs ${a} km in week 1. Shirin runs ${d} km more each week than the week before. Tania runs ${percent}% further each week than the week before.
#part("a", 2)[Find the total distance that Shirin runs in the first ${weeks} weeks.]
#part("b", 2)[Find the total distance that Tania runs in the first ${weeks} weeks.]
#part("c", 3)[In which week does Tania first run more than ${3 * a} km?]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${weeks}/2 (2 times ${a} + ${weeks - 1} times ${d}) $]
#working("A1")[${answered(sum, 'km')}]]
#part("b")[
#working("M1")[$ (${a}(${r}^${weeks} - 1))/(${r} - 1) $]
#working("A1")[#result[${decimals(grown, 1)} km] (1 d.p.)]]
#part("c")[
#working("M1")[$${a} times ${r}^(n - 1) > ${3 * a}$]
#working("M1")[$ n - 1 > (lg 3)/(lg ${r}) = "${(Math.floor(exact * 100) / 100).toFixed(2)}…" $]
#working("A1")[week ${answered(n)}]]`,
        alt: plain`Shirin and Tania train for a run. Each runs ${a} kilometres in week 1. Shirin runs ${d} kilometres more each week than the week before. Tania runs ${percent} percent further each week than the week before. Part a: find the total distance that Shirin runs in the first ${weeks} weeks. Part b: find the total distance that Tania runs in the first ${weeks} weeks. Part c: in which week does Tania first run more than ${3 * a} kilometres?`,
        answerAlt: plain`Part a: the sum of the arithmetic progression is ${sum} kilometres. Part b: the sum of the geometric progression is ${decimals(grown, 1)} kilometres. Part c: n minus 1 is greater than ${decimals(exact, 2)}, so in week ${n}.`,
        answers: [
          final('a', threeFigures(sum, 'km')),
          final('b', threeFigures(grown, 'km')),
          final('c', number(n)),
        ],
        verify: () => {
          const [one, other] = [arithmetic(a, d, weeks), geometric(a, r, 60)]
          const first = other.findIndex((value) => value > 3 * a) + 1
          return total(one) === sum && Math.abs(total(other.slice(0, weeks)) - grown) < 1e-6 && first === n
            ? null
            : `run week by week, it is week ${first}`
        },
      }
    },
  },
})
