// The notation for permutations and combinations, and when each is used: does the order matter?

import { nCr } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  answered,
  combinations,
  countSelections,
  downTo,
  factorial,
  inParts,
  nPr,
  permutations,
} from './counting.ts'

const wrongCount = (n: number, size: number, answer: number): string | null => {
  const counted = countSelections(
    Array.from({ length: n }, (_, k) => k),
    size,
    () => true,
  )
  return counted === answer ? null : `counted, there are ${counted}`
}

export const evaluateNotation = defineTemplate({
  id: 'evaluate-notation',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    permutation(random) {
      const [n, r] = [random.integer(7, 12), random.integer(3, 4)]
      return {
        question: typst`
#part("a", 1)[Write $${nPr(n, r)}$ as a quotient of two factorials.]
#part("b", 2)[Hence find its value, without a calculator.]`,
        answer: typst`
#part("a")[#working("B1")[$ #result[$ (${n}!)/(${n - r}!) $] $]]
#part("b")[
#working("M1")[$${downTo(n, n - r + 1).join(' times ')}$]
#working("A1")[${answered(permutations(n, r))}]]`,
        alt: plain`Part a: write ${n} P ${r} as a quotient of two factorials. Part b: hence find its value, without a calculator.`,
        answerAlt: plain`Part a: ${n} factorial over ${n - r} factorial. Part b: ${downTo(n, n - r + 1).join(' times ')} is ${permutations(n, r)}.`,
        answers: [
          final('a', number(`${n}!/${n - r}!`, { form: 'factorials' })),
          final('b', number(permutations(n, r), { form: 'integer' })),
        ],
        verify: () =>
          factorial(n) / factorial(n - r) === permutations(n, r) ? null : 'the quotient is another',
      }
    },
    combination(random) {
      const [n, r] = [random.integer(7, 12), random.integer(3, 4)]
      return {
        question: typst`
#part("a", 1)[Write $${nCr(n, r)}$ in terms of factorials.]
#part("b", 2)[Hence find its value, without a calculator.]`,
        answer: typst`
#part("a")[#working("B1")[$ #result[$ (${n}!)/(${r}! times ${n - r}!) $] $]]
#part("b")[
#working("M1")[$ (${downTo(n, n - r + 1).join(' times ')})/(${downTo(r, 1).join(' times ')}) $]
#working("A1")[${answered(combinations(n, r))}]]`,
        alt: plain`Part a: write ${n} C ${r} in terms of factorials. Part b: hence find its value, without a calculator.`,
        answerAlt: plain`Part a: ${n} factorial over the product of ${r} factorial and ${n - r} factorial. Part b: ${downTo(n, n - r + 1).join(' times ')} over ${downTo(r, 1).join(' times ')} is ${combinations(n, r)}.`,
        answers: [
          final('a', number(`${n}!/(${r}! ${n - r}!)`, { form: 'factorials' })),
          final('b', number(combinations(n, r), { form: 'integer' })),
        ],
        verify: () => wrongCount(n, r, combinations(n, r)),
      }
    },
    'equal-combinations'(random) {
      const [n, r] = [random.integer(7, 12), random.integer(2, 3)]
      return {
        question: typst`
#part("a", 1)[Find the value of $r$, where $r != ${r}$, for which $${nCr(n, r)} = ${nCr(n, 'r')}$.]
#part("b", 2)[Explain your answer in terms of choosing ${r} of ${n} books.]`,
        answer: typst`
#part("a")[#working("B1")[$r = ${n} - ${r} =$ #result[${n - r}]]]
#part("b")[
#working("B1")[Choosing ${r} books to take is the same as choosing #result[${n - r}] books to leave,]
#working("B1")[so there are equally many ways of each.]]`,
        alt: plain`Part a: find the value of r, other than ${r}, for which ${n} C ${r} is equal to ${n} C r. Part b: explain your answer in terms of choosing ${r} of ${n} books.`,
        answerAlt: plain`Part a: r is ${n} minus ${r}, ${n - r}. Part b: choosing ${r} books to take is the same as choosing ${n - r} books to leave, so there are equally many ways of each.`,
        answers: [final('a', number(n - r), 'r')],
        verify: () => wrongCount(n, n - r, combinations(n, r)),
      }
    },
  },
})

const contests = [
  {
    opening: 'runners take part in a race in Rajshahi.',
    prizes: 'the gold, silver and bronze medals can be won',
    team: 'three of the runners can be chosen for an interview',
    size: 3,
  },
  {
    opening: 'students enter a debate.',
    prizes: 'a first, a second and a third prize can be given',
    team: 'three of the students can be chosen for the national round',
    size: 3,
  },
  {
    opening: 'members of a club are ready to help.',
    prizes: 'a chairperson, a secretary, a treasurer and a captain can be chosen, all different',
    team: 'four members can be chosen to clean the room',
    size: 4,
  },
] as const

const drawContest = (random: Random) => {
  const { opening, prizes, team, size } = random.pick(contests)
  const n = random.integer(8, 12)
  const [ordered, chosen] = [permutations(n, size), combinations(n, size)]
  const verify = () => {
    // Fill the places one after another.
    let orders = 1
    for (let place = 0; place < size; place += 1) orders *= n - place
    return orders === ordered && chosen * factorial(size) === orders
      ? wrongCount(n, size, chosen)
      : `there are ${orders} orders`
  }
  return { opening, prizes, team, size, n, ordered, chosen, verify }
}

export const orderMatters = defineTemplate({
  id: 'does-order-matter',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    'places-and-team'(random) {
      const { opening, prizes, team, size, n, ordered, chosen, verify } = drawContest(random)
      return {
        question: typst`
${n} ${opening}
#part("a", 2)[Find the number of ways in which ${prizes}.]
#part("b", 2)[Find the number of ways in which ${team}.]`,
        answer: typst`
#part("a")[
#note[The places differ, so the order matters.]
#working("M1")[$${nPr(n, size)}$]
#working("A1")[${answered(ordered)}]]
#part("b")[
#note[Only who is chosen matters, not the order.]
#working("M1")[$${nCr(n, size)}$]
#working("A1")[${answered(chosen)}]]`,
        alt: plain`${n} ${opening} Part a: find the number of ways in which ${prizes}. Part b: find the number of ways in which ${team}.`,
        answerAlt: plain`Part a: the order matters, so ${n} P ${size}, which is ${ordered}. Part b: the order does not matter, so ${n} C ${size}, which is ${chosen}.`,
        answers: inParts(ordered, chosen),
        verify,
      }
    },
    'how-many-times'(random) {
      const { opening, prizes, team, size, n, ordered, chosen, verify } = drawContest(random)
      return {
        question: typst`
${n} ${opening}
#part("a", 1)[Find the number of ways in which ${team}.]
#part("b", 1)[Find the number of ways in which ${prizes}.]
#part("c", 2)[Explain why the answer to part *(b)* is ${factorial(size)} times the answer to part *(a)*.]`,
        answer: typst`
#part("a")[#working("B1")[$${nCr(n, size)} =$ ${answered(chosen)}]]
#part("b")[#working("B1")[$${nPr(n, size)} =$ ${answered(ordered)}]]
#part("c")[
#working("B1")[Each group of ${size} people can be arranged in $${size}!$ ways,]
#working("B1")[and $${size}! =$ #result[${factorial(size)}].]]`,
        alt: plain`${n} ${opening} Part a: find the number of ways in which ${team}. Part b: find the number of ways in which ${prizes}. Part c: explain why the answer to part b is ${factorial(size)} times the answer to part a.`,
        answerAlt: plain`Part a: ${n} C ${size} is ${chosen}. Part b: ${n} P ${size} is ${ordered}. Part c: each group of ${size} people can be arranged in ${size} factorial ways, which is ${factorial(size)}.`,
        answers: inParts(chosen, ordered),
        verify,
      }
    },
  },
})
