// Dividing people into groups, and choosing sets of numbers with a property.

import { nCr } from '../../kit/chance.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, asked, combinations, countSelections, inParts } from './counting.ts'

const couples = [
  ['Farida', 'Kamal'],
  ['Shuvo', 'Asif'],
  ['Laila', 'Nadira'],
] as const

const drawGroups = (random: Random) => {
  const sizes = random.pick([
    [5, 3, 2],
    [4, 3, 2],
    [5, 4, 2],
    [5, 4, 3],
  ] as const)
  const [larger, smaller] = [random.pick([5, 6, 7]), random.pick([3, 4])]
  return { sizes, larger, smaller, couple: random.pick(couples) }
}

export const groups = defineTemplate({
  id: 'divide-into-groups',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'three-sizes'(random) {
      const [a, b, c] = drawGroups(random).sizes
      const n = a + b + c
      const found = combinations(n, a) * combinations(b + c, b)
      return {
        question: typst`
${n} students are divided into a group of ${a}, a group of ${b} and a group of ${c}.

Find the number of ways to do this. #marks(4)`,
        answer: typst`
#working("M1")[the group of ${a}: $${nCr(n, a)} = ${combinations(n, a)}$]
#working("M1")[of the ${b + c} left, the group of ${b}: $${nCr(b + c, b)} = ${combinations(b + c, b)}$]
#note[The last ${c} are the third group.]
#working("M1")[$${combinations(n, a)} times ${combinations(b + c, b)}$]
#working("A1")[${answered(found)}]`,
        alt: plain`${n} students are divided into a group of ${a}, a group of ${b} and a group of ${c}. Find the number of ways to do this.`,
        answerAlt: plain`The group of ${a}: ${n} C ${a}, ${combinations(n, a)}. Of the ${b + c} left, the group of ${b}: ${b + c} C ${b}, ${combinations(b + c, b)}. The product is ${found}.`,
        answers: asked(found),
        // Begin with the smallest group instead.
        verify: () =>
          combinations(n, c) * combinations(a + b, b) === found ? null : 'the order of the groups matters',
      }
    },
    'two-together'(random) {
      const {
        larger,
        smaller,
        couple: [one, other],
      } = drawGroups(random)
      const n = larger + smaller
      const [inLarger, inSmaller] = [combinations(n - 2, larger - 2), combinations(n - 2, smaller - 2)]
      return {
        question: typst`
${n} friends travel in two boats, ${larger} of them in the large boat and ${smaller} in the small boat. ${one} and ${other} want to be in the same boat.

Find the number of ways in which this can be done. #marks(4)`,
        answer: typst`
#working("M1")[both in the large boat: $${nCr(n - 2, larger - 2)} = ${inLarger}$]
#working("M1")[both in the small boat: $${nCr(n - 2, smaller - 2)} = ${inSmaller}$]
#working("M1")[$${inLarger} + ${inSmaller}$]
#working("A1")[${answered(inLarger + inSmaller)}]`,
        alt: plain`${n} friends travel in two boats, ${larger} of them in the large boat and ${smaller} in the small boat. ${one} and ${other} want to be in the same boat. Find the number of ways in which this can be done.`,
        answerAlt: plain`Both in the large boat: ${n - 2} C ${larger - 2} is ${inLarger}. Both in the small boat: ${n - 2} C ${smaller - 2} is ${inSmaller}. Together ${inLarger + inSmaller}.`,
        answers: asked(inLarger + inSmaller),
        verify: () => {
          const friends = Array.from({ length: n }, (_, k) => k)
          const found = countSelections(
            friends,
            larger,
            (chosen) => chosen.includes(0) === chosen.includes(1),
          )
          return found === inLarger + inSmaller ? null : `counted, there are ${found}`
        },
      }
    },
  },
})

const drawNumbers = (random: Random) => {
  const [n, largest] = [random.integer(8, 12), random.integer(6, 8)]
  const [odd, even] = [Math.ceil(n / 2), Math.floor(n / 2)]
  const opening = `Three different numbers are chosen from the whole numbers 1 to ${n}. The order does not matter.`
  const all = combinations(n, 3)
  return { n, largest, odd, even, opening, all }
}

/** Tries every three of the numbers, in order of size. */
const wrongSets = (
  n: number,
  holds: (a: number, b: number, c: number) => boolean,
  answer: number,
): string | null => {
  const numbers = Array.from({ length: n }, (_, k) => k + 1)
  const found = countSelections(numbers, 3, ([a = 0, b = 0, c = 0]) => holds(a, b, c))
  return found === answer ? null : `counted, there are ${found}`
}

export const setsOfNumbers = defineTemplate({
  id: 'sets-of-numbers',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'even-sum'(random) {
      const { n, odd, even, opening } = drawNumbers(random)
      const [threeEven, oneEven] = [combinations(even, 3), even * combinations(odd, 2)]
      return {
        question: typst`
${opening}

Find the number of ways to choose them so that their sum is even. #marks(4)`,
        answer: typst`
#note[The sum is even if all three are even, or if two are odd and one is even.]
#working("M1")[three even: $${nCr(even, 3)} = ${threeEven}$]
#working("M1")[two odd, one even: $${nCr(odd, 2)} times ${even} = ${oneEven}$]
#working("M1")[$${threeEven} + ${oneEven}$]
#working("A1")[${answered(threeEven + oneEven)}]`,
        alt: plain`${opening} Find the number of ways to choose them so that their sum is even.`,
        answerAlt: plain`Three even: ${even} C 3, ${threeEven}. Two odd and one even: ${odd} C 2 times ${even}, ${oneEven}. Together ${threeEven + oneEven}.`,
        answers: asked(threeEven + oneEven),
        verify: () => wrongSets(n, (a, b, c) => (a + b + c) % 2 === 0, threeEven + oneEven),
      }
    },
    'even-product'(random) {
      const { n, odd, opening, all } = drawNumbers(random)
      const without = combinations(odd, 3)
      return {
        question: typst`
${opening}

Find the number of ways to choose them so that their product is even. #marks(4)`,
        answer: typst`
#note[The product is odd only if all three are odd.]
#working("B1")[all: $${nCr(n, 3)} = ${all}$]
#working("M1")[there are ${odd} odd numbers: $${nCr(odd, 3)} = ${without}$]
#working("M1")[$${all} - ${without}$]
#working("A1")[${answered(all - without)}]
#scheme[Or: one even number, $${n - odd} times ${nCr(odd, 2)}$, two, $${nCr(n - odd, 2)} times ${odd}$, and three, $${nCr(n - odd, 3)}$: *B1* for one of these, *M1* for all of them, *M1* for adding.]`,
        alt: plain`${opening} Find the number of ways to choose them so that their product is even.`,
        answerAlt: plain`There are ${n} C 3, ${all}, ways in all. The product is odd only if all three are odd, ${odd} C 3, ${without} ways. The difference is ${all - without}.`,
        answers: asked(all - without),
        verify: () => wrongSets(n, (a, b, c) => (a * b * c) % 2 === 0, all - without),
      }
    },
    largest(random) {
      const { n, largest, opening, all } = drawNumbers(random)
      const [exact, above] = [combinations(largest - 1, 2), all - combinations(largest - 1, 3)]
      return {
        question: typst`
${opening} Find the number of ways to choose them if
#part("a", 2)[the largest of them is ${largest},]
#part("b", 2)[at least one of them is ${largest} or more.]`,
        answer: typst`
#part("a")[
#note[${largest} is chosen; the other two are smaller.]
#working("M1")[$${nCr(largest - 1, 2)}$]
#working("A1")[${answered(exact)}]]
#part("b")[
#note[All, less those with three numbers under ${largest}.]
#working("M1")[$${nCr(n, 3)} - ${nCr(largest - 1, 3)} = ${all} - ${combinations(largest - 1, 3)}$]
#working("A1")[${answered(above)}]
#scheme[Or: *M1* for one, two and three numbers from ${largest} on, added.]]`,
        alt: plain`${opening} Find the number of ways to choose them if, part a, the largest of them is ${largest}; part b, at least one of them is ${largest} or more.`,
        answerAlt: plain`Part a: the other two are smaller, ${largest - 1} C 2, which is ${exact}. Part b: ${n} C 3 minus ${largest - 1} C 3 is ${above}.`,
        answers: inParts(exact, above),
        verify: () => wrongSets(n, (_a, _b, c) => c >= largest, above),
      }
    },
  },
})
