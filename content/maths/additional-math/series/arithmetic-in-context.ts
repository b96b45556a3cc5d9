// Arithmetic progressions in seats, ladders and stacks.

import { expression, final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { ladder, seats, stack } from './figures.ts'
import { answered, arithmetic, sumOfArithmetic, tall, total } from './progressions.ts'

export const arithmeticInContext = defineTemplate({
  id: 'arithmetic-in-context',
  marks: 5,
  calculator: true,
  level: 2,
  cases: {
    seats(random) {
      const [a, d, rows] = [random.integer(14, 24), random.integer(2, 4), random.integer(16, 28, 2)]
      const [last, sum] = [a + (rows - 1) * d, sumOfArithmetic(a, d, rows)]
      const half = rows / 2
      const front = sumOfArithmetic(a, d, half)
      const place = random.pick(['Chattogram', 'Dhaka', 'Sylhet', 'Rajshahi'])
      return {
        question: typst`
A hall in ${place} has ${rows} rows of seats. The first row has ${a} seats, and each row has ${d} more seats than the row in front of it. (The diagram shows the idea only.)
${seats(5, 2, 4)}
#part("a", 1)[Find the number of seats in the last row.]
#part("b", 2)[Find the number of seats in the hall.]
#part("c", 2)[Asif says that the front ${half} rows hold half of the seats. Is he right? Find the number of seats in these rows and explain what you find.]`,
        answer: typst`
#part("a")[#working("B1")[$${a} + ${rows - 1} times ${d} =$ ${answered(last)}]]
#part("b")[
#working("M1 FT")[$ ${rows}/2 (${a} + ${last}) $]
#working("A1")[${answered(sum)}]]
#part("c")[
#working()[$ ${half}/2 (2 times ${a} + ${half - 1} times ${d}) $]
#working("B1")[${answered(front)} seats]
#working("B1 FT")[#result[No], this is less than half: the rows in front are shorter.]]`,
        alt: plain`A hall in ${place} has ${rows} rows of seats. The first row has ${a} seats, and each row has ${d} more seats than the row in front of it. Part a: find the number of seats in the last row. Part b: find the number of seats in the hall. Part c: Asif says that the front ${half} rows hold half of the seats. Is he right? Find the number of seats in these rows and explain what you find.`,
        answerAlt: plain`Part a: ${last}. Part b: ${rows} over 2 times the sum of ${a} and ${last} is ${sum}. Part c: no, the front ${half} rows hold ${front} seats, less than half, because the rows in front are shorter.`,
        answers: [final('a', number(last)), final('b', number(sum)), final('c', number(front))],
        verify: () => {
          const list = arithmetic(a, d, rows)
          const added = total(list.slice(0, half))
          return list.at(-1) === last && total(list) === sum && front < sum / 2 && front === added
            ? null
            : 'added up, it is another'
        },
      }
    },
    rungs(random) {
      const { longest, d, n } = random.until(
        () => ({
          longest: random.integer(54, 80, 2),
          d: random.pick([1, 1.5, 2, 2.5]),
          n: random.integer(9, 17),
        }),
        ({ longest, d, n }) => longest - (n - 1) * d >= 28 && Number.isInteger((n - 1) * d),
      )
      const shortest = longest - (n - 1) * d
      const sum = (n * (longest + shortest)) / 2
      return {
        question: typst`
The lengths of the rungs of a bamboo ladder are in arithmetic progression. The longest rung is ${longest} cm and the shortest is ${shortest} cm. The total length of the rungs is ${sum} cm.
#not-to-scale
${ladder(`${longest} cm`, `${shortest} cm`)}
#part("a", 3)[Find the number of rungs.]
#part("b", 2)[Find the difference between the lengths of neighbouring rungs.]`,
        answer: typst`
#part("a")[
#working("M1")[$ n/2 (${longest} + ${shortest}) = ${sum} $]
#working("A1")[$ n = (2 times ${sum})/${longest + shortest} $]
#working("A1")[$n =$ ${answered(n)}]]
#part("b")[
#working("M1 FT")[$${longest} - ${n - 1}d = ${shortest}$]
#working("A1")[$d =$ ${answered(d, 'cm')}]]`,
        alt: plain`The lengths of the rungs of a bamboo ladder are in arithmetic progression. The longest rung is ${longest} cm and the shortest is ${shortest} cm. The total length of the rungs is ${sum} cm. Part a: find the number of rungs. Part b: find the difference between the lengths of neighbouring rungs.`,
        answerAlt: plain`Part a: n over 2 times ${longest + shortest} is ${sum}, so there are ${n} rungs. Part b: ${n - 1} differences make ${longest - shortest} cm, so each is ${d} cm.`,
        answers: [final('a', number(n)), final('b', number(d, { unit: 'cm' }))],
        verify: () => {
          const list = arithmetic(longest, -d, n)
          return list.at(-1) === shortest && total(list) === sum ? null : 'added up, it is another'
        },
      }
    },
    tins(random) {
      const count = random.integer(150, 420)
      const rows = Math.floor((Math.sqrt(8 * count + 1) - 1) / 2)
      const left = count - (rows * (rows + 1)) / 2
      return {
        question: typst`
Farida stacks tins in a shop. There is one tin in the top row, and each row has one more tin than the row above it.
${stack(5)}
#part("a", 1)[Write down an expression for the number of tins in a stack of $n$ rows.]
#part("b", 4)[Farida has ${count} tins. Find the greatest number of rows that she can make, and the number of tins left over.]`,
        answer: typst`
#part("a")[#working("B1")[${tall('display((n(n + 1))/2)')}]]
#part("b")[
#working("M1 FT")[$n(n + 1) <= ${2 * count}$]
#working("M1")[$${rows} times ${rows + 1} = ${rows * (rows + 1)}$, but
$${rows + 1} times ${rows + 2} = ${(rows + 1) * (rows + 2)}$]
#working("A1")[${answered(rows)} rows]
#working("A1")[$${count} - ${(rows * (rows + 1)) / 2} =$ ${answered(left)} left over]]`,
        alt: plain`Farida stacks tins in a shop. There is one tin in the top row, and each row has one more tin than the row above it. Part a: write down an expression for the number of tins in a stack of n rows. Part b: Farida has ${count} tins. Find the greatest number of rows that she can make, and the number of tins left over.`,
        answerAlt: plain`Part a: n times open bracket n plus 1 close bracket, over 2. Part b: n times open bracket n plus 1 close bracket is at most ${2 * count}, so there are ${rows} rows, with ${left} tins left over.`,
        answers: [
          final('a', expression('n(n + 1)/2', 'n')),
          final('b', number(rows), 'rows'),
          final('b', number(left), 'left over'),
        ],
        verify: () => {
          let [used, made] = [0, 0]
          while (used + made + 1 <= count) {
            made += 1
            used += made
          }
          return made === rows && count - used === left ? null : `stacked, there are ${made} rows`
        },
      }
    },
  },
})
