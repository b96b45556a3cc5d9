// Numbers made from digits where two cases must be told apart: even and large, and a nought among the digits.

import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  answered,
  asked,
  countArrangements,
  down,
  inParts,
  nPr,
  permutations,
  product,
  whole,
} from './counting.ts'
import { nineDigits, numberOf } from './digits.ts'
import { choices } from './figures.ts'

const drawDigits = (random: Random, counts: readonly number[]) => {
  const { digits, least, count } = random.until(
    () => {
      const digits = random.distinct(nineDigits, random.pick([6, 7])).sort((a, b) => a - b)
      return { digits, least: random.integer(4, 8), count: counts.length === 1 ? 4 : random.pick(counts) }
    },
    ({ digits, least }) => {
      const even = digits.filter((digit) => digit % 2 === 0)
      const large = digits.filter((digit) => digit >= least)
      const [evenLarge, oddLarge] = [
        large.filter((digit) => digit % 2 === 0).length,
        large.filter((digit) => digit % 2 === 1).length,
      ]
      return (
        digits.includes(least) &&
        even.length >= 2 &&
        evenLarge >= 1 &&
        oddLarge >= 1 &&
        large.length < digits.length
      )
    },
  )
  const n = digits.length
  const even = digits.filter((digit) => digit % 2 === 0).length
  const middle = down(n - 2, count - 2)
  const inner = product(middle)
  const opening = `A ${count}-digit number is made from the digits ${listInWords(digits)}. No digit is used more than once.`
  const large = digits.filter((digit) => digit >= least)
  const [evenLarge, oddLarge] = [
    large.filter((digit) => digit % 2 === 0),
    large.filter((digit) => digit % 2 === 1),
  ]
  return { digits, least, count, n, even, middle, inner, opening, evenLarge, oddLarge }
}

/** Tries every number; and again from the last digit, for each of which `firsts` are left. */
const wrongEven = (
  digits: readonly number[],
  count: number,
  isIn: (number: number) => boolean,
  isFirst: (digit: number) => boolean,
): string | null => {
  const found = countArrangements(digits, count, (row) => isIn(numberOf(row)) && numberOf(row) % 2 === 0)
  const inner = permutations(digits.length - 2, count - 2)
  const answer = digits
    .filter((digit) => digit % 2 === 0)
    .reduce((sum, last) => sum + digits.filter((digit) => digit !== last && isFirst(digit)).length * inner, 0)
  return found === answer ? null : `counted, there are ${found}`
}

export const evenAndLarge = defineTemplate({
  id: 'even-and-large',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'two-cases'(random) {
      const { digits, least, count, even, middle, inner, opening, evenLarge, oddLarge } = drawDigits(
        random,
        [4, 5],
      )
      const limit = least * 10 ** (count - 1)
      const [fromOdd, fromEven] = [oddLarge.length * inner * even, evenLarge.length * inner * (even - 1)]
      return {
        question: typst`
${opening}

Find how many of these numbers are even and greater than ${whole(limit)}. #marks(5)`,
        answer: typst`
#note[The first digit is ${least} or more, the last is even. If the first is even itself, one even digit fewer is left for the end, so there are two cases.]
#note[First digit odd (${oddLarge.join(', ')}):]
${choices([oddLarge.length, ...middle, even], [0, count - 1])}
#working("M1 A1")[$${[oddLarge.length, ...middle, even].join(' times ')} = ${whole(fromOdd)}$]
#note[First digit even (${evenLarge.join(', ')}):]
${choices([evenLarge.length, ...middle, even - 1], [0, count - 1])}
#working("M1 A1")[$${[evenLarge.length, ...middle, even - 1].join(' times ')} = ${whole(fromEven)}$]
#working("A1")[$${whole(fromOdd)} + ${whole(fromEven)} =$ ${answered(fromOdd + fromEven)}]`,
        alt: plain`${opening} Find how many of these numbers are even and greater than ${limit}.`,
        answerAlt: plain`If the first digit is odd, ${listInWords(oddLarge)}, there are ${[oddLarge.length, ...middle, even].join(' times ')}, or ${fromOdd}. If it is even, ${listInWords(evenLarge)}, one even digit fewer is left for the end: ${[evenLarge.length, ...middle, even - 1].join(' times ')}, or ${fromEven}. Together ${fromOdd + fromEven}.`,
        answers: asked(fromOdd + fromEven),
        verify: () =>
          wrongEven(
            digits,
            count,
            (number) => number > limit,
            (digit) => digit >= least,
          ),
      }
    },
    between(random) {
      const { digits, least, count, n, even, middle, inner, opening } = drawDigits(random, [4])
      const [low, high] = [least * 1000, (least + 1) * 1000]
      const isEven = least % 2 === 0
      const ends = isEven ? even - 1 : even
      const found = inner * ends
      return {
        question: typst`
${opening}
#part("a", 2)[Find how many of these numbers are between ${low} and ${high}.]
#part("b", 3)[Find how many of the numbers in part *(a)* are even.]`,
        answer: typst`
#part("a")[
#note[The first digit is ${least}.]
${choices([1, ...down(n - 1, 3)], [0])}
#working("M1")[$${nPr(n - 1, 3)}$]
#working("A1")[${answered(permutations(n - 1, 3))}]]
#part("b")[
#note[${isEven ? `${least} is even and already used, so ${ends} even ${ends === 1 ? 'digit is' : 'digits are'} left for the last place.` : `${least} is odd, so all ${even} even digits are left for the last place.`}]
${choices([1, ...middle, ends], [0, 3])}
#working("B1")[${ends} ${ends === 1 ? 'choice' : 'choices'} for the last digit]
#working("M1")[$${[1, ...middle, ends].join(' times ')}$]
#working("A1")[${answered(found)}]]`,
        alt: plain`${opening} Part a: find how many of these numbers are between ${low} and ${high}. Part b: find how many of the numbers in part a are even.`,
        answerAlt: plain`Part a: the first digit is ${least}, so ${n - 1} P 3, which is ${permutations(n - 1, 3)}. Part b: there are ${ends} choices for the last digit, so ${[1, ...middle, ends].join(' times ')}, which is ${found}.`,
        answers: inParts(permutations(n - 1, 3), found),
        verify: () =>
          wrongEven(
            digits,
            count,
            (number) => Math.floor(number / 1000) === least,
            (digit) => digit === least,
          ),
      }
    },
  },
})

const withNoughtAmong = (isFive: boolean) => (random: Random) => {
  const digits = random.until(
    () => [0, ...random.distinct(nineDigits, random.pick([4, 5])).sort((a, b) => a - b)],
    (list) =>
      list.includes(5) && [2, 3].includes(list.filter((digit) => digit > 0 && digit % 2 === 0).length),
  )
  const count = random.pick([3, 4])
  const n = digits.length
  const others = isFive ? 1 : digits.filter((digit) => digit > 0 && digit % 2 === 0).length
  const all = [n - 1, ...down(n - 1, count - 1)]
  const endsInNought = [...down(n - 1, count - 1), 1]
  const endsOtherwise = [n - 2, ...down(n - 2, count - 2), others]
  const [zero, rest] = [product(endsInNought), product(endsOtherwise)]
  const kind = isFive ? 'multiples of 5' : 'even'
  const opening = `A ${count}-digit number is made from the digits ${listInWords(digits)}. No digit is used more than once, and the first digit is not 0.`
  return {
    question: typst`
${opening}
#part("a", 1)[Find how many different numbers can be made.]
#part("b", 4)[Find how many of these numbers are ${kind}.]`,
    answer: typst`
#part("a")[#working("B1")[$${all.join(' times ')} =$ ${answered(product(all))}]]
#part("b")[
#note[A 0 that is used at the end cannot be at the front, so there are two cases.]
#note[Last digit 0:]
${choices(endsInNought, [count - 1])}
#working("M1 A1")[$${endsInNought.join(' times ')} = ${zero}$]
#note[Last digit ${isFive ? '5' : 'even, but not 0'}:]
${choices(endsOtherwise, [0, count - 1])}
#working("M1")[$${endsOtherwise.join(' times ')} = ${rest}$]
#working("A1")[$${zero} + ${rest} =$ ${answered(zero + rest)}]]`,
    alt: plain`${opening} Part a: find how many different numbers can be made. Part b: find how many of these numbers are ${kind}.`,
    answerAlt: plain`Part a: ${all.join(' times ')} is ${product(all)}. Part b: with 0 at the end there are ${endsInNought.join(' times ')}, ${zero}. With ${isFive ? '5' : 'another even digit'} at the end, the first digit is not 0 either: ${endsOtherwise.join(' times ')}, ${rest}. Together ${zero + rest}.`,
    answers: inParts(product(all), zero + rest),
    verify: () => {
      const by = isFive ? 5 : 2
      const found = countArrangements(digits, count, (row) => row[0] !== 0 && numberOf(row) % by === 0)
      // All that end so, less those that begin with 0.
      const ends = digits.filter((digit) => digit % by === 0).length
      const answer = ends * permutations(n - 1, count - 1) - (ends - 1) * permutations(n - 2, count - 2)
      return found === answer ? null : `counted, there are ${found}`
    },
  }
}

export const withNought = defineTemplate({
  id: 'digits-with-nought',
  marks: 5,
  calculator: true,
  level: 4,
  cases: { even: withNoughtAmong(false), 'multiple-of-five': withNoughtAmong(true) },
})
