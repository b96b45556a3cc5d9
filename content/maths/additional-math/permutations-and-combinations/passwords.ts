// Passwords and codes of letters, digits and symbols, none used twice.

import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, countArrangements, factorial, inParts, nPr, permutations } from './counting.ts'
import { blocks, slots } from './figures.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const symbols = ['!', '?', '%', '+'] as const
const digitsUpTo = (n: number) => Array.from({ length: n }, (_, k) => String(k + 1))

export const passwords = defineTemplate({
  id: 'passwords',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    'ends-fixed'(random) {
      const [l, d, s] = [random.integer(4, 6), random.integer(5, 7), random.integer(2, 4)]
      const length = random.pick([5, 6])
      const [shownLetters, shownDigits] = [letters.slice(0, l).join(', '), digitsUpTo(d).join(', ')]
      const total = l + d + s
      const [all, second, third] = [
        permutations(total, length),
        l * permutations(total - 2, length - 2) * s,
        d * (d - 1) * permutations(total - 2, length - 2),
      ]
      const inner = nPr(total - 2, length - 2)
      const opening = `A password has ${length} characters. They are chosen from the ${l} letters, ${d} digits and ${s} symbols in the table. No character is used more than once.`
      return {
        question: typst`
${opening}
#table(columns: 2, align: left + horizon, [letters], [${shownLetters}], [digits], [${shownDigits}], [symbols], [${symbols.slice(0, s).join(' #h(4pt) ')}])
Find the number of passwords
#part("a", 2)[if there are no other rules,]
#part("b", 2)[that begin with a letter and end with a symbol,]
#part("c", 2)[that begin with a digit and end with a digit.]`,
        answer: typst`
#part("a")[
#working("M1")[$${nPr(total, length)}$]
#working("A1")[${answered(all)}]]
#part("b")[
#note[Fill the ends first. Then ${total - 2} characters are left for the ${length - 2} places between.]
#working("M1")[$${l} times ${s} times ${inner}$]
#working("A1")[${answered(second)}]]
#part("c")[
#note[After one digit is used, ${d - 1} are left for the other end.]
#working("M1")[$${d} times ${d - 1} times ${inner}$]
#working("A1")[${answered(third)}]]`,
        alt: plain`${opening.replace(' in the table', '')} Find the number of passwords, part a, if there are no other rules; part b, that begin with a letter and end with a symbol; part c, that begin with a digit and end with a digit.`,
        answerAlt: plain`Part a: ${total} P ${length} is ${all}. Part b: ${l} times ${s} times ${total - 2} P ${length - 2} is ${second}. Part c: ${d} times ${d - 1} times ${total - 2} P ${length - 2} is ${third}.`,
        answers: inParts(all, second, third),
        verify: () => {
          // Every pair of ends, and for each the ways to fill the rest one place after another.
          const signs = [
            ...Array<string>(l).fill('l'),
            ...Array<string>(d).fill('d'),
            ...Array<string>(s).fill('s'),
          ]
          let rest = 1
          for (let place = 2; place < length; place += 1) rest *= signs.length - place
          const pairs = (first: string, last: string) =>
            countArrangements(signs, 2, ([a, b]) => a === first && b === last)
          return pairs('l', 's') * rest === second && pairs('d', 'd') * rest === third
            ? null
            : 'the ends differ'
        },
      }
    },
    'letters-then-digits'(random) {
      const [l, d] = [random.integer(4, 6), random.integer(5, 7)]
      const [shownLetters, shownDigits] = [letters.slice(0, l).join(', '), digitsUpTo(d).join(', ')]
      const [all, second] = [
        permutations(l, 3) * permutations(d, 2),
        permutations(l - 1, 2) * permutations(d, 2),
      ]
      const odd = Math.ceil(d / 2)
      const third = permutations(l, 3) * odd * (d - 1)
      const opening = `A code has three different letters followed by two different digits. The letters are chosen from ${shownLetters} and the digits from ${shownDigits}.`
      return {
        question: typst`
${opening} Find the number of codes
#part("a", 2)[in all,]
#part("b", 2)[that begin with A,]
#part("c", 2)[that end with an odd digit.]`,
        answer: typst`
#part("a")[
#working("M1")[$${nPr(l, 3)} times ${nPr(d, 2)}$]
#working("A1")[${answered(all)}]]
#part("b")[
${slots([{ shown: 'A', isFirst: true }, { shown: l - 1 }, { shown: l - 2 }, { shown: d }, { shown: d - 1 }])}
#working("M1")[$${nPr(l - 1, 2)} times ${nPr(d, 2)}$]
#working("A1")[${answered(second)}]]
#part("c")[
${slots([{ shown: l }, { shown: l - 1 }, { shown: l - 2 }, { shown: d - 1 }, { shown: odd, isFirst: true }])}
#working("M1")[$${nPr(l, 3)} times ${d - 1} times ${odd}$]
#working("A1")[${answered(third)}]]`,
        alt: plain`${opening} Find the number of codes, part a, in all; part b, that begin with A; part c, that end with an odd digit.`,
        answerAlt: plain`Part a: ${l} P 3 times ${d} P 2 is ${all}. Part b: ${l - 1} P 2 times ${d} P 2 is ${second}. Part c: ${odd} odd digits for the end and ${d - 1} digits for the place before it, times ${l} P 3, is ${third}.`,
        answers: inParts(all, second, third),
        verify: () => {
          const digits = countArrangements(digitsUpTo(d), 2, ([, last]) => Number(last) % 2 === 1)
          const words = countArrangements(letters.slice(0, l), 3, () => true)
          const withA = countArrangements(letters.slice(0, l), 3, ([first]) => first === 'A')
          return words * digits === third && withA === permutations(l - 1, 2)
            ? null
            : `counted, there are ${words * digits} and ${withA}`
        },
      }
    },
    'all-used'(random) {
      const [l, d] = [random.pick([3, 4]), 3]
      const [shownLetters, shownDigits] = [letters.slice(0, l).join(', '), digitsUpTo(d).join(', ')]
      const n = l + d
      const [together, ends] = [factorial(l) * factorial(d + 1), l * d * factorial(n - 2)]
      const opening = `A code uses each of the letters ${shownLetters} and the digits ${shownDigits} once.`
      const members = [
        ...digitsUpTo(1).map((digit) => [digit]),
        letters.slice(0, l),
        ...digitsUpTo(d)
          .slice(1)
          .map((digit) => [digit]),
      ]
      return {
        question: typst`
${opening} Find the number of codes
#part("a", 1)[in all,]
#part("b", 3)[in which the letters are all next to each other,]
#part("c", 2)[that begin with a letter and end with a digit.]`,
        answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(factorial(n))}]]
#part("b")[
#note[The letters are one block, so there are ${d + 1} things to arrange.]
${blocks(members)}
#working("M1")[$${d + 1}!$ for the block and the digits]
#working("M1")[$${d + 1}! times ${l}!$]
#working("A1")[${answered(together)}]]
#part("c")[
#working("M1")[$${l} times ${d} times ${n - 2}!$]
#working("A1")[${answered(ends)}]]`,
        alt: plain`${opening} Find the number of codes, part a, in all; part b, in which the letters are all next to each other; part c, that begin with a letter and end with a digit.`,
        answerAlt: plain`Part a: ${n} factorial is ${factorial(n)}. Part b: ${d + 1} factorial times ${l} factorial is ${together}. Part c: ${l} times ${d} times ${n - 2} factorial is ${ends}.`,
        answers: inParts(factorial(n), together, ends),
        verify: () => {
          const signs = [...letters.slice(0, l), ...digitsUpTo(d)]
          const isLetter = (sign = '') => /[A-F]/.test(sign)
          const kinds = (row: readonly string[]) => row.map((sign) => (isLetter(sign) ? 'L' : 'd')).join('')
          const blocked = countArrangements(signs, n, (row) => /^d*L+d*$/.test(kinds(row)))
          const ended = countArrangements(signs, n, (row) => isLetter(row[0]) && !isLetter(row.at(-1)))
          return blocked === together && ended === ends ? null : `counted, there are ${blocked} and ${ended}`
        },
      }
    },
  },
})
