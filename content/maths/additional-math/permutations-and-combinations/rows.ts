// People in a row and in a car: next to each other or not, at the ends, in places that only some can take.

import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { answered, countArrangements, countByKinds, factorial, inParts, nPr, whole } from './counting.ts'
import { blocks, carSeats, choices } from './figures.ts'

const pairs = [
  ['Rima', 'Sumi'],
  ['Tanvir', 'Rakib'],
  ['Mitu', 'Jui'],
] as const
const names = 'ABCDEFGH'.split('')

const drawRow = (random: Random) => {
  const n = random.integer(6, 8)
  const [one, other] = random.pick(pairs)
  const opening = `${n} friends, ${one} and ${other} among them, sit in a row of ${n} chairs.`
  const all = factorial(n)
  return { n, one, other, adults: random.pick([2, 3]), opening, all }
}

/** In how many rows the places of two people fit, and the others fill the rest. */
const countPlaces = (n: number, fit: (one: number, other: number) => boolean): number => {
  const places = Array.from({ length: n }, (_, k) => k)
  return countArrangements(places, 2, ([a = 0, b = 0]) => fit(a, b)) * factorial(n - 2)
}

export const seats = defineTemplate({
  id: 'people-in-a-row',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'two-apart'(random) {
      const { n, one, other, opening, all } = drawRow(random)
      const together = 2 * factorial(n - 1)
      const members = [[one, other], ...Array.from({ length: n - 2 }, () => [' '])]
      return {
        question: typst`
${opening} Find the number of ways in which they can sit if
#part("a", 1)[there are no restrictions,]
#part("b", 2)[${one} and ${other} are next to each other,]
#part("c", 2)[${one} and ${other} are not next to each other.]`,
        answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(all)}]]
#part("b")[
#note[${one} and ${other} are one block, in either order.]
${blocks(members.map((group) => group.map((name) => name.charAt(0))))}
#working("M1")[$${n - 1}! times 2$]
#working("A1")[${answered(together)}]]
#part("c")[
#working("M1 FT")[$${whole(all)} - ${whole(together)}$]
#working("A1")[${answered(all - together)}]
#scheme[Or: the other ${n - 2} first, and then two of the ${n - 1} gaps: *M1* for $${n - 2}! times ${nPr(n - 1, 2)}$.]]`,
        alt: plain`${opening} Find the number of ways in which they can sit if, part a, there are no restrictions; part b, ${one} and ${other} are next to each other; part c, ${one} and ${other} are not next to each other.`,
        answerAlt: plain`Part a: ${n} factorial is ${all}. Part b: they are one block in either order, ${n - 1} factorial times 2, which is ${together}. Part c: ${all} minus ${together} is ${all - together}.`,
        answers: inParts(all, together, all - together),
        verify: () => {
          const near = countPlaces(n, (a, b) => Math.abs(a - b) === 1)
          return near === together ? null : `counted, there are ${near}`
        },
      }
    },
    'two-at-the-ends'(random) {
      const { n, one, other, opening, all } = drawRow(random)
      const [ends, notEnd] = [2 * factorial(n - 2), (n - 2) * factorial(n - 1)]
      return {
        question: typst`
${opening} Find the number of ways in which they can sit if
#part("a", 1)[there are no restrictions,]
#part("b", 2)[${one} and ${other} are at the two ends,]
#part("c", 2)[${one} is not at an end.]`,
        answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(all)}]]
#part("b")[
#note[Two ways for the ends; the other ${n - 2} friends fill the rest.]
${choices([2, ...Array.from({ length: n - 2 }, (_, k) => n - 2 - k), 1], [0, n - 1])}
#working("M1")[$2 times ${n - 2}!$]
#working("A1")[${answered(ends)}]]
#part("c")[
#note[${one} has ${n - 2} chairs to choose from.]
#working("M1")[$${n - 2} times ${n - 1}!$]
#working("A1")[${answered(notEnd)}]
#scheme[Or: *M1* for $${n}! - 2 times ${n - 1}!$.]]`,
        alt: plain`${opening} Find the number of ways in which they can sit if, part a, there are no restrictions; part b, ${one} and ${other} are at the two ends; part c, ${one} is not at an end.`,
        answerAlt: plain`Part a: ${n} factorial is ${all}. Part b: 2 times ${n - 2} factorial is ${ends}. Part c: ${one} has ${n - 2} chairs to choose from, times ${n - 1} factorial, which is ${notEnd}.`,
        answers: inParts(all, ends, notEnd),
        verify: () => {
          const isEnd = (place: number) => place === 0 || place === n - 1
          const [both, away] = [
            countPlaces(n, (a, b) => isEnd(a) && isEnd(b)),
            countPlaces(n, (a) => !isEnd(a)),
          ]
          return both === ends && away === notEnd ? null : `counted, there are ${both} and ${away}`
        },
      }
    },
    'one-kind-together'(random) {
      const { n, adults } = drawRow(random)
      const children = n - adults
      const [both, some] = [
        2 * factorial(adults) * factorial(children),
        factorial(children + 1) * factorial(adults),
      ]
      const opening = `${adults} adults and ${children} children stand in a row for a photograph.`
      const people = [
        names.slice(0, adults).map((name) => name),
        ...Array.from({ length: children }, (_, k) => [String(k + 1)]),
      ]
      return {
        question: typst`
${opening} Find the number of ways in which they can stand if
#part("a", 2)[the adults are all next to each other,]
#part("b", 3)[the adults are all next to each other and the children are all next to each other.]`,
        answer: typst`
#part("a")[
#note[The adults, ${listInWords(names.slice(0, adults))}, are one block among the children.]
${blocks(people)}
#working("M1")[$${children + 1}! times ${adults}!$]
#working("A1")[${answered(some)}]]
#part("b")[
#note[Two blocks, in either order.]
#working("M1")[$2!$ for the order of the blocks]
#working("M1")[$2! times ${adults}! times ${children}!$]
#working("A1")[${answered(both)}]]`,
        alt: plain`${opening} Find the number of ways in which they can stand if, part a, the adults are all next to each other; part b, the adults are all next to each other and the children are all next to each other.`,
        answerAlt: plain`Part a: the adults are one block, so ${children + 1} factorial times ${adults} factorial, which is ${some}. Part b: two blocks in either order, 2 times ${adults} factorial times ${children} factorial, which is ${both}.`,
        answers: inParts(some, both),
        verify: () => {
          // For the blocks, only who is an adult matters.
          const kinds = { A: adults, c: children }
          const [block, blocks] = [countByKinds(kinds, /^c*A+c*$/), countByKinds(kinds, /^(?:A+c+|c+A+)$/)]
          return block === some && blocks === both ? null : `counted, there are ${block} and ${blocks}`
        },
      }
    },
  },
})

const drawCar = (random: Random) => {
  const drivers = random.pick([2, 3])
  const total = random.pick([5, 7] as const)
  const behind = total - 2
  const figure = carSeats(total)
  const opening = `${total} people travel in a car with ${total} seats, two in front and ${behind} behind. ${drivers} of the people can drive. The driver’s seat is D.`
  // Seat 0 is the driver's, seat 1 beside it. People are drivers first, then two children, then the rest.
  const people = Array.from({ length: total }, (_, k) => k)
  const count = (fits: (driver: number, beside: number) => boolean) =>
    countArrangements(people, total, ([driver = 9, beside = 9]) => fits(driver, beside))
  return { drivers, total, behind, figure, opening, count }
}

export const car = defineTemplate({
  id: 'seats-in-a-car',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    drivers(random) {
      const { drivers, total, figure, opening, count } = drawCar(random)
      const all = drivers * factorial(total - 1)
      const second = drivers * (drivers - 1) * factorial(total - 2)
      return {
        question: typst`
${opening}
${figure}
#part("a", 2)[Find the number of ways in which they can sit in the car.]
#part("b", 3)[Find in how many of these the other front seat is also taken by a person who can drive.]`,
        answer: typst`
#part("a")[
#note[Choose the driver first. The others can take any seat.]
#working("M1")[$${drivers} times ${total - 1}!$]
#working("A1")[${answered(all)}]]
#part("b")[
#working("B1")[front seats: $${drivers} times ${drivers - 1}$]
#working("M1")[$${drivers} times ${drivers - 1} times ${total - 2}!$]
#working("A1")[${answered(second)}]]`,
        alt: plain`${opening} Part a: find the number of ways in which they can sit in the car. Part b: find in how many of these the other front seat is also taken by a person who can drive.`,
        answerAlt: plain`Part a: ${drivers} drivers times ${total - 1} factorial is ${all}. Part b: ${drivers} times ${drivers - 1} for the front seats, times ${total - 2} factorial, is ${second}.`,
        answers: inParts(all, second),
        verify: () => {
          const one = count((driver) => driver < drivers)
          const two = count((driver, beside) => driver < drivers && beside < drivers)
          return one === all && two === second ? null : `counted, there are ${one} and ${two}`
        },
      }
    },
    'children-behind'(random) {
      const { drivers, total, behind, figure, opening, count } = drawCar(random)
      const others = total - 3
      const found = drivers * behind * (behind - 1) * factorial(others)
      return {
        question: typst`
${opening} Two of the others are small children who must sit behind.
${figure}
#part("a", 2)[Find the number of ways in which the two children can be given seats.]
#part("b", 3)[Find the number of ways in which all ${total} people can sit in the car.]`,
        answer: typst`
#part("a")[
#working("M1")[${behind} seats for the first child, ${behind - 1} for the second: $${behind} times ${behind - 1}$]
#working("A1")[${answered(behind * (behind - 1))}]]
#part("b")[
#note[Then the driver, and then the other ${others} people in the ${others} seats that are left.]
#working("M1 FT")[$${drivers} times ${behind * (behind - 1)}$]
#working("M1")[$${drivers} times ${behind * (behind - 1)} times ${others}!$]
#working("A1")[${answered(found)}]]`,
        alt: plain`${opening} Two of the others are small children who must sit behind. Part a: find the number of ways in which the two children can be given seats. Part b: find the number of ways in which all ${total} people can sit in the car.`,
        answerAlt: plain`Part a: ${behind} times ${behind - 1} is ${behind * (behind - 1)}. Part b: times ${drivers} for the driver and ${others} factorial for the others, which is ${found}.`,
        answers: inParts(behind * (behind - 1), found),
        verify: () => {
          const isChild = (person: number) => person >= drivers && person < drivers + 2
          const counted = count((driver, beside) => driver < drivers && !isChild(beside))
          return counted === found ? null : `counted, there are ${counted}`
        },
      }
    },
  },
})
