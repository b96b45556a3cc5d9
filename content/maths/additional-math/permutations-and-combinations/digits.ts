// Numbers made from digits: odd, large, multiples of 5, and codes in which a sign may be used again.

import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { answered, countArrangements, down, inParts, nPr, permutations, product, whole } from './counting.ts'
import { choices } from './figures.ts'

export const numberOf = (digits: readonly number[]) => digits.reduce((made, digit) => made * 10 + digit, 0)
export const nineDigits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

type Condition = 'odd' | 'greater-than' | 'multiple-of-five'

const withCondition = (condition: Condition) => (random: Random) => {
  const count = random.pick([4, 5])
  const digits = random.until(
    () => random.distinct(nineDigits, random.pick([6, 7])).sort((a, b) => a - b),
    (list) =>
      list.includes(5) &&
      list.filter((digit) => digit % 2 === 1).length >= 3 &&
      list.filter((digit) => digit % 2 === 0).length >= 2,
  )
  const least = random.until(
    () => random.pick(digits),
    (digit) =>
      digit >= 4 &&
      digits.filter((other) => other >= digit).length >= 2 &&
      digits.filter((other) => other < digit).length >= 2,
  )
  const n = digits.length
  const [odd, large] = [
    digits.filter((digit) => digit % 2 === 1).length,
    digits.filter((digit) => digit >= least).length,
  ]
  const limit = least * 10 ** (count - 1)
  const rest = down(n - 1, count - 1)
  const { asked, boxes, place, why } = {
    odd: {
      asked: 'odd',
      boxes: [...rest, odd],
      place: count - 1,
      why: `The last digit must be odd: ${odd} choices.`,
    },
    'greater-than': {
      asked: `greater than ${whole(limit)}`,
      boxes: [large, ...rest],
      place: 0,
      why: `The first digit must be ${least} or more: ${large} choices.`,
    },
    'multiple-of-five': {
      asked: 'multiples of 5',
      boxes: [...rest, 1],
      place: count - 1,
      why: 'The last digit must be 5: 1 choice.',
    },
  }[condition]
  const [all, found] = [permutations(n, count), product(boxes)]
  const isGreater = condition === 'greater-than'
  const spokenAsked = isGreater ? `greater than ${limit}` : asked
  const [formula, spokenFormula] =
    condition === 'multiple-of-five'
      ? [nPr(n - 1, count - 1), `${n - 1} P ${count - 1}`]
      : [`${boxes[place]} times ${nPr(n - 1, count - 1)}`, `${boxes[place]} times ${n - 1} P ${count - 1}`]
  return {
    question: typst`
A ${count}-digit number is made from the digits ${listInWords(digits)}. No digit is used more than once.
#part("a", 2)[Find how many different numbers can be made.]
#part("b", 2)[Find how many of these numbers are ${asked}.]
#part("c", 2)[Find how many of these numbers are not ${asked}.]`,
    answer: typst`
#part("a")[
#working("M1")[$${nPr(n, count)} = ${down(n, count).join(' times ')}$]
#working("A1")[${answered(all)}]]
#part("b")[
#note[${why} Then fill the other places.]
${choices(boxes, [place])}
#working("M1")[$${formula}$]
#working("A1")[${answered(found)}]]
#part("c")[
#working("M1 FT")[$${whole(all)} - ${whole(found)}$]
#working("A1")[${answered(all - found)}]]`,
    alt: plain`A ${count}-digit number is made from the digits ${listInWords(digits)}. No digit is used more than once. Part a: find how many different numbers can be made. Part b: find how many of these numbers are ${spokenAsked}. Part c: find how many of these numbers are not ${spokenAsked}.`,
    answerAlt: plain`Part a: ${n} P ${count} is ${all}. Part b: ${why} The other places can be filled in ${n - 1} P ${count - 1} ways, so ${spokenFormula}, which is ${found}. Part c: ${all} minus ${found} is ${all - found}.`,
    answers: inParts(all, found, all - found),
    verify: () => {
      const holds = (number: number) =>
        ({ odd: number % 2 === 1, 'greater-than': number > limit, 'multiple-of-five': number % 5 === 0 })[
          condition
        ]
      const counted = countArrangements(digits, count, (row) => holds(numberOf(row)))
      return counted === found ? null : `counted, there are ${counted}`
    },
  }
}

export const numbersFromDigits = defineTemplate({
  id: 'numbers-from-digits',
  marks: 6,
  calculator: true,
  level: 2,
  cases: {
    odd: withCondition('odd'),
    'greater-than': withCondition('greater-than'),
    'multiple-of-five': withCondition('multiple-of-five'),
  },
})

const drawSigns = (random: Random) => {
  const digits = random.distinct(nineDigits, random.pick([5, 6])).sort((a, b) => a - b)
  const [count, wheels, letters] = [random.pick([3, 4]), random.pick([3, 4]), random.pick([4, 5, 6])]
  return { digits, count, wheels, letters }
}

/** Counts in the number system with that many signs. */
const wrongCodes = (signs: number, places: number): string | null => {
  let [all, distinct] = [0, 0]
  for (let code = 0; code < signs ** places; code += 1) {
    const used = new Set(Array.from({ length: places }, (_, n) => Math.floor(code / signs ** n) % signs))
    all += 1
    if (used.size === places) distinct += 1
  }
  return all === signs ** places && distinct === permutations(signs, places)
    ? null
    : `${distinct} use no sign twice`
}

export const usedAgain = defineTemplate({
  id: 'digits-used-again',
  marks: 4,
  calculator: true,
  level: 1,
  cases: {
    number(random) {
      const { digits, count } = drawSigns(random)
      const n = digits.length
      const again = Array<number>(count).fill(n)
      const once = down(n, count)
      return {
        question: typst`
A ${count}-digit number is made from the digits ${listInWords(digits)}. Find how many different numbers can be made if
#part("a", 2)[each digit may be used any number of times,]
#part("b", 2)[no digit is used more than once.]`,
        answer: typst`
#part("a")[
${choices(again)}
#working("M1")[$${n}^${count}$]
#working("A1")[${answered(product(again))}]]
#part("b")[
${choices(once)}
#working("M1")[$${nPr(n, count)}$]
#working("A1")[${answered(product(once))}]]`,
        alt: plain`A ${count}-digit number is made from the digits ${listInWords(digits)}. Find how many different numbers can be made if, part a, each digit may be used any number of times; part b, no digit is used more than once.`,
        answerAlt: plain`Part a: ${n} choices for each place, ${n} to the power ${count}, which is ${product(again)}. Part b: ${n} P ${count}, which is ${product(once)}.`,
        answers: inParts(product(again), product(once)),
        verify: () => wrongCodes(n, count),
      }
    },
    lock(random) {
      const { wheels, letters } = drawSigns(random)
      const again = Array<number>(wheels).fill(letters)
      const once = down(letters, wheels)
      return {
        question: typst`
A lock has ${wheels} wheels. Each wheel shows the letters ${'ABCDEF'.slice(0, letters).split('').join(', ')}.
${choices(Array<number>(wheels).fill(0)).replaceAll('[0]', '[A]')}
#part("a", 2)[Find the number of different codes.]
#part("b", 2)[Find the number of codes in which no letter is used more than once.]`,
        answer: typst`
#part("a")[
#working("M1")[each wheel has ${letters} letters: $${letters}^${wheels}$]
#working("A1")[${answered(product(again))}]]
#part("b")[
${choices(once)}
#working("M1")[$${nPr(letters, wheels)} = ${once.join(' times ')}$]
#working("A1")[${answered(product(once))}]]`,
        alt: plain`A lock has ${wheels} wheels. Each wheel shows the ${letters} letters from A to ${'ABCDEF'[letters - 1] ?? ''}. Part a: find the number of different codes. Part b: find the number of codes in which no letter is used more than once.`,
        answerAlt: plain`Part a: ${letters} to the power ${wheels} is ${product(again)}. Part b: ${letters} P ${wheels}, ${once.join(' times ')}, is ${product(once)}.`,
        answers: inParts(product(again), product(once)),
        verify: () => wrongCodes(letters, wheels),
      }
    },
  },
})
