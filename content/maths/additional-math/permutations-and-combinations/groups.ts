// Dividing people into groups, and choosing sets of numbers with a property.

import { nCr } from '../../kit/chance.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, combinations, countSelections } from './counting.ts'

const couples = [
  ['Farida', 'Kamal'],
  ['Shuvo', 'Asif'],
  ['Laila', 'Nadira'],
] as const

export const groups = defineTemplate({
  id: 'divide-into-groups',
  marks: 4,
  calculator: true,
  level: 4,
  cases: ['three-sizes', 'two-together'],
  draw(random, which) {
    const sizes = random.pick([
      [5, 3, 2],
      [4, 3, 2],
      [5, 4, 2],
      [5, 4, 3],
    ] as const)
    return {
      which,
      sizes,
      larger: random.pick([5, 6, 7]),
      smaller: random.pick([3, 4]),
      couple: random.pick(couples),
    }
  },
  write({ which, sizes: [a, b, c], larger, smaller, couple: [one, other] }) {
    if (which === 'three-sizes') {
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
      }
    }
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
    }
  },
  verify({ which, sizes: [a, b, c], larger, smaller }) {
    if (which === 'three-sizes') {
      const n = a + b + c
      // Begin with the smallest group instead.
      return combinations(n, c) * combinations(a + b, b) === combinations(n, a) * combinations(b + c, b)
        ? null
        : 'the order of the groups matters'
    }
    const friends = Array.from({ length: larger + smaller }, (_, k) => k)
    const found = countSelections(friends, larger, (chosen) => chosen.includes(0) === chosen.includes(1))
    const n = larger + smaller
    return found === combinations(n - 2, larger - 2) + combinations(n - 2, smaller - 2)
      ? null
      : `counted, there are ${found}`
  },
})

export const setsOfNumbers = defineTemplate({
  id: 'sets-of-numbers',
  marks: 4,
  calculator: true,
  level: 4,
  cases: ['even-sum', 'even-product', 'largest'],
  draw: (random, which) => ({ which, n: random.integer(8, 12), largest: random.integer(6, 8) }),
  write({ which, n, largest }) {
    const [odd, even] = [Math.ceil(n / 2), Math.floor(n / 2)]
    const opening = `Three different numbers are chosen from the whole numbers 1 to ${n}. The order does not matter.`
    const all = combinations(n, 3)
    if (which === 'largest') {
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
#working("A1")[${answered(above)}]]`,
        alt: plain`${opening} Find the number of ways to choose them if, part a, the largest of them is ${largest}; part b, at least one of them is ${largest} or more.`,
        answerAlt: plain`Part a: the other two are smaller, ${largest - 1} C 2, which is ${exact}. Part b: ${n} C 3 minus ${largest - 1} C 3 is ${above}.`,
      }
    }
    if (which === 'even-product') {
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
#working("A1")[${answered(all - without)}]`,
        alt: plain`${opening} Find the number of ways to choose them so that their product is even.`,
        answerAlt: plain`There are ${n} C 3, ${all}, ways in all. The product is odd only if all three are odd, ${odd} C 3, ${without} ways. The difference is ${all - without}.`,
      }
    }
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
    }
  },
  verify({ which, n, largest }) {
    const numbers = Array.from({ length: n }, (_, k) => k + 1)
    const found = countSelections(numbers, 3, ([a = 0, b = 0, c = 0]) =>
      which === 'even-sum'
        ? (a + b + c) % 2 === 0
        : which === 'even-product'
          ? (a * b * c) % 2 === 0
          : c >= largest,
    )
    const [odd, even] = [Math.ceil(n / 2), Math.floor(n / 2)]
    const answer = {
      'even-sum': combinations(even, 3) + even * combinations(odd, 2),
      'even-product': combinations(n, 3) - combinations(odd, 3),
      largest: combinations(n, 3) - combinations(largest - 1, 3),
    }[which]
    return found === answer ? null : `counted, there are ${found}`
  },
})
