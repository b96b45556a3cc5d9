// Long questions on arrangements with conditions: families in a row of seats, and five-digit numbers.

import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  answered,
  combinations,
  countArrangements,
  countByKinds,
  countSelections,
  factorial,
  nPr,
  permutations,
  whole,
} from './counting.ts'

const nCr = (n: number, r: number): string => `attach("C", tl: ${n}, br: ${r})`

export const arrangementsInFull = laidOut(
  defineTemplate({
    id: 'arrangements-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'families-in-a-row'(random) {
        const [a, b, c] = random.pick([
          [3, 3, 2],
          [4, 2, 2],
          [3, 2, 2],
          [4, 3, 2],
          [5, 2, 2],
        ] as const)
        const n = a + b + c
        const all = factorial(n)
        const inside = factorial(a) * factorial(b) * factorial(c)
        const together = 6 * inside
        const beside = 2 * factorial(n - 1)
        const apart = all - beside
        const ends = a * (a - 1) * factorial(n - 2)
        const splits = [
          [2, 1, 1],
          [1, 2, 1],
          [1, 1, 2],
        ].map(([x = 0, y = 0, z = 0]) => combinations(a, x) * combinations(b, y) * combinations(c, z))
        const team = splits.reduce((sum, ways) => sum + ways, 0)
        const size = (count: number) => ['two', 'three', 'four', 'five'][count - 2] ?? ''
        const times = (x: number, y: number, z: number) =>
          `${nCr(a, x)} times ${nCr(b, y)} times ${nCr(c, z)}`
        return {
          question: typst`
Three families go to the cinema: ${size(a)} people of the Alam family, ${size(b)} of the Bose family and ${size(c)} of the Chakma family. They sit in a row of ${n} seats.
#part("a", 1)[Find the number of ways in which they can sit.]
#part("b", 3)[Find the number of ways if the people of each family sit next to each other.]
#part("c", 3)[Imran Alam and Joya Bose do not want to sit next to each other. Find the number of ways in which the ${n} people can sit without these two next to each other.]
#part("d", 2)[Find the number of ways if there is one of the Alam family at each end of the row.]
#part("e", 3)[After the film, a team of 4 of the ${n} people is chosen for a game, with at least one person of each family. Find the number of different teams.]`,
          answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(all)}]]
#part("b")[
#working("M1")[within the families: $${a}! times ${b}! times ${c}! = ${inside}$]
#working("M1 dep")[the three blocks in any order: $times 3!$]
#working("A1")[${answered(together)}]]
#part("c")[
#working("M1")[next to each other: a block of two and ${n - 2} others, $2 times ${n - 1}! = ${whole(beside)}$]
#working("M1")[$${n}! − ${whole(beside)}$]
#working("A1")[${answered(apart)}]
#scheme[Or: $${n - 2}!$ ways for the others, and then $${nPr(n - 1, 2)}$ for the ${n - 1} gaps.]]
#part("d")[
#working("M1")[$${nPr(a, 2)}$ for the ends, $${n - 2}!$ for the seats between them]
#working("A1")[$${a * (a - 1)} times ${n - 2}! =$ ${answered(ends)}]]
#part("e")[
#working("M1")[one family has 2 people in the team: \
Alam: $${times(2, 1, 1)} = ${splits[0] ?? 0}$ \
Bose: $${times(1, 2, 1)} = ${splits[1] ?? 0}$ \
Chakma: $${times(1, 1, 2)} = ${splits[2] ?? 0}$]
#working("A1")[any two of these right]
#working("A1")[${answered(team)}]
#note[One from each family and then any of the other ${n - 3} counts every team twice.]]`,
          alt: plain`Three families go to the cinema: ${size(a)} people of the Alam family, ${size(b)} of the Bose family and ${size(c)} of the Chakma family. They sit in a row of ${n} seats. Part a: find the number of ways in which they can sit. Part b: find the number of ways if the people of each family sit next to each other. Part c: Imran Alam and Joya Bose do not want to sit next to each other. Find the number of ways in which the ${n} people can sit without these two next to each other. Part d: find the number of ways if there is one of the Alam family at each end of the row. Part e: after the film, a team of 4 of the ${n} people is chosen for a game, with at least one person of each family. Find the number of different teams.`,
          answerAlt: plain`Part a: ${n} factorial is ${all}. Part b: 3 factorial times ${a} factorial times ${b} factorial times ${c} factorial is ${together}. Part c: take away the ${beside} ways in which they are next to each other, which leaves ${apart}. Part d: ${a} P 2 times ${n - 2} factorial is ${ends}. Part e: with 2 people of the first, second or third family there are ${splits[0] ?? 0}, ${splits[1] ?? 0} and ${splits[2] ?? 0} teams, ${team} together.`,
          answers: [
            final('a', number(all)),
            final('b', number(together)),
            final('c', number(apart)),
            final('d', number(ends)),
            final('e', number(team)),
          ],
          verify() {
            const kinds = { a, b, c }
            const blocks = /^(?:a+b+c+|a+c+b+|b+a+c+|b+c+a+|c+a+b+|c+b+a+)$/
            const people = 'a'.repeat(a) + 'b'.repeat(b) + 'c'.repeat(c)
            const mixed = (chosen: readonly string[]) => new Set(chosen).size === 3
            return compared(
              ['all', countByKinds(kinds, /./), all],
              ['together', countByKinds(kinds, blocks), together],
              ['apart', countByKinds({ p: 2, o: n - 2 }, /^(?!.*pp)/), apart],
              ['ends', countByKinds({ a, o: b + c }, /^a.*a$/), ends],
              ['teams', countSelections([...people], 4, mixed), team],
            )
          },
        }
      },
      'five-digit-numbers'(random) {
        const [digits, first] = random.pick([
          ['0123456', 5],
          ['0124578', 5],
          ['0234569', 6],
          ['0135678', 6],
          ['0145678', 6],
        ] as const)
        const all = [...digits].map(Number)
        const evens = all.filter((digit) => digit % 2 === 0).length
        const odds = 7 - evens
        const large = all.filter((digit) => digit >= first)
        const [largeOdd, largeEven] = [1, 0].map((rest) => large.filter((digit) => digit % 2 === rest))
        const [o, e] = [largeOdd?.length ?? 0, largeEven?.length ?? 0]
        const three = permutations(5, 3)
        const numbers = 6 * permutations(6, 4)
        const zero = permutations(6, 4)
        const five = 5 * three
        const oddFirst = o * evens * three
        const evenFirst = e * (evens - 1) * three
        const startEven = (evens - 1) * odds * (evens - 1) * (odds - 1) * (evens - 2)
        const startOdd = odds * evens * (odds - 1) * (evens - 1) * (odds - 2)
        const rising = combinations(6, 5)
        const [fives, big, waves] = [zero + five, oddFirst + evenFirst, startEven + startOdd]
        const listed = (list: readonly number[] = []) => list.join(' or ')
        return {
          question: typst`
Five-digit numbers are made from the digits ${listInWords(all)}. No digit is used more than once in a number, and a number does not begin with 0.
#part("a", 2)[Find how many different numbers can be made.]
#part("b", 3)[Find how many of these are divisible by 5.]
#part("c", 3)[Find how many are even and greater than ${first}0~000.]
#part("d", 3)[Find how many have odd and even digits in turn.]
#part("e", 1)[Find how many have digits that increase from left to right.]`,
          answer: typst`
#part("a")[
#working("M1")[6 choices for the first digit, then $${nPr(6, 4)}$]
#working("A1")[$6 times ${zero} =$ ${answered(numbers)}]]
#part("b")[
#working("M1")[they end in 0: $${nPr(6, 4)} = ${zero}$]
#working("M1")[they end in 5: $5 times ${nPr(5, 3)} = ${five}$]
#working("A1")[${answered(fives)}]]
#part("c")[
#working("M1")[first digit ${listed(largeOdd)}: $${o} times ${evens} times ${nPr(5, 3)} = ${oddFirst}$]
#working("M1")[first digit ${listed(largeEven)}: $${e} times ${evens - 1} times ${nPr(5, 3)} = ${evenFirst}$]
#working("A1")[${answered(big)}]
#note[An even first digit leaves one even digit less for the end.]]
#part("d")[
#working("M1")[even, odd, even, odd, even: $${evens - 1} times ${odds} times ${evens - 1} times ${odds - 1} times ${evens - 2} = ${startEven}$]
#working("M1")[odd, even, odd, even, odd: $${odds} times ${evens} times ${odds - 1} times ${evens - 1} times ${odds - 2} = ${startOdd}$]
#working("A1")[${answered(waves)}]]
#part("e")[#working("B1")[0 could only stand first, so each choice of 5 of the other 6 digits gives one number: $${nCr(6, 5)} =$ ${answered(rising)}]]`,
          alt: plain`Five-digit numbers are made from the digits ${listInWords(all)}. No digit is used more than once in a number, and a number does not begin with 0. Part a: find how many different numbers can be made. Part b: find how many of these are divisible by 5. Part c: find how many are even and greater than ${first}0000. Part d: find how many have odd and even digits in turn. Part e: find how many have digits that increase from left to right.`,
          answerAlt: plain`Part a: 6 times 6 P 4 is ${numbers}. Part b: ${zero} end in 0 and ${five} end in 5, which is ${fives}. Part c: ${oddFirst} begin with an odd digit and ${evenFirst} with an even one, which is ${big}. Part d: ${startEven} begin with an even digit and ${startOdd} with an odd one, which is ${waves}. Part e: each choice of 5 of the digits that are not 0 gives one number, so ${rising}.`,
          answers: [
            final('a', number(numbers)),
            final('b', number(fives)),
            final('c', number(big)),
            final('d', number(waves)),
            final('e', number(rising)),
          ],
          verify() {
            const count = (holds: (row: readonly number[]) => boolean) =>
              countArrangements(all, 5, (row) => row[0] !== 0 && holds(row))
            const value = (row: readonly number[]) => Number(row.join(''))
            const inTurn = (row: readonly number[]) =>
              row.every((digit, n) => n === 0 || (digit + (row[n - 1] ?? 0)) % 2 === 1)
            return compared(
              ['all', count(() => true), numbers],
              ['by 5', count((row) => value(row) % 5 === 0), fives],
              ['large', count((row) => value(row) % 2 === 0 && value(row) > first * 10_000), big],
              ['in turn', count(inTurn), waves],
              [
                'rising',
                count((row) => row.every((digit, n) => n === 0 || digit > (row[n - 1] ?? 0))),
                rising,
              ],
            )
          },
        }
      },
    },
  }),
)
