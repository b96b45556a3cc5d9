// Books on a shelf: each subject together, one subject together, and books at the ends.

import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, countArrangements, countByKinds, factorial, inParts, whole } from './counting.ts'
import { shelf } from './figures.ts'

const subjects = [
  ['mathematics', 'physics', 'chemistry'],
  ['Bangla', 'English', 'history'],
  ['poetry', 'science', 'travel'],
] as const

const article = (name: string): string => (/^[AEIOU]/i.test(name) ? 'an' : 'a')

const drawShelf = (random: Random) => {
  const counts = random.pick([
    [3, 2, 2],
    [2, 3, 2],
    [4, 2, 1],
    [3, 3, 1],
    [3, 3, 2],
    [4, 2, 2],
  ] as const)
  const names = random.pick(subjects)
  const [a, b, c] = counts
  const [first, second, third] = names
  const n = a + b + c
  const all = factorial(n)
  const plural = (count: number, name: string) => `${count} ${name} ${count === 1 ? 'book' : 'books'}`
  const opening = `${plural(a, first)}, ${plural(b, second)} and ${plural(c, third)}, all different, are put on a shelf.`
  const row = [a, b, c].flatMap((count, kind) => Array<string>(count).fill('abc'[kind] ?? ''))
  return { counts, names, a, b, c, first, second, n, all, opening, row }
}

const compared = (found: number, answer: number) => (found === answer ? null : `counted, there are ${found}`)

export const books = defineTemplate({
  id: 'books-on-a-shelf',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    'by-subject'(random) {
      const { counts, names, a, b, c, n, all, opening } = drawShelf(random)
      const found = factorial(3) * factorial(a) * factorial(b) * factorial(c)
      return {
        question: typst`
${opening}
${shelf(counts)}
Find the number of ways to arrange the books if
#part("a", 1)[there are no restrictions,]
#part("b", 2)[books on the same subject are kept together, in the order ${names.join(', ')},]
#part("c", 3)[books on the same subject are kept together, in any order of subjects.]`,
        answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(all)}]]
#part("b")[
#note[Only the books within a subject can change places.]
#working("M1")[$${a}! times ${b}! times ${c}!$]
#working("A1")[${answered(found / 6)}]]
#part("c")[
#working("B1")[$3! = 6$ orders of the subjects]
#working("M1 FT")[$6 times ${found / 6}$]
#working("A1")[${answered(found)}]]`,
        alt: plain`${opening} Find the number of ways to arrange the books if, part a, there are no restrictions; part b, books on the same subject are kept together, in the order ${names.join(', ')}; part c, books on the same subject are kept together, in any order of subjects.`,
        answerAlt: plain`Part a: ${n} factorial is ${all}. Part b: ${a} factorial times ${b} factorial times ${c} factorial is ${found / 6}. Part c: times the 3 factorial orders of the subjects, ${found}.`,
        answers: inParts(all, found / 6, found),
        // Each subject in one piece: no kind comes again after another.
        verify: () => compared(countByKinds({ a, b, c }, /^(?!.*(.)(?!\1).*\1)/), found),
      }
    },
    'one-subject-together'(random) {
      const { counts, a, b, c, first, n, all, opening } = drawShelf(random)
      const found = factorial(n - a + 1) * factorial(a)
      return {
        question: typst`
${opening}
${shelf(counts)}
Find the number of ways to arrange the books if
#part("a", 1)[there are no restrictions,]
#part("b", 3)[the ${first} books are all next to each other,]
#part("c", 2)[the ${first} books are not all next to each other.]`,
        answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(all)}]]
#part("b")[
#note[The ${first} books are one block; with the other ${n - a} books there are ${n - a + 1} things to arrange.]
#working("M1")[$${n - a + 1}!$]
#working("M1")[$${n - a + 1}! times ${a}!$]
#working("A1")[${answered(found)}]]
#part("c")[
#working("M1 FT")[$${whole(all)} - ${whole(found)}$]
#working("A1")[${answered(all - found)}]]`,
        alt: plain`${opening} Find the number of ways to arrange the books if, part a, there are no restrictions; part b, the ${first} books are all next to each other; part c, the ${first} books are not all next to each other.`,
        answerAlt: plain`Part a: ${n} factorial is ${all}. Part b: the ${first} books are one block, so ${n - a + 1} factorial times ${a} factorial, which is ${found}. Part c: ${all} minus ${found} is ${all - found}.`,
        answers: inParts(all, found, all - found),
        verify: () => compared(countByKinds({ a, b, c }, /^[^a]*a+[^a]*$/), found),
      }
    },
    'at-the-ends'(random) {
      const { counts, a, b, first, second, n, all, opening, row } = drawShelf(random)
      const [ends, mixed] = [a * (a - 1) * factorial(n - 2), 2 * a * b * factorial(n - 2)]
      return {
        question: typst`
${opening}
${shelf(counts)}
Find the number of ways to arrange the books if
#part("a", 1)[there are no restrictions,]
#part("b", 2)[there is ${article(first)} ${first} book at each end,]
#part("c", 3)[there is ${article(first)} ${first} book at one end and ${article(second)} ${second} book at the other.]`,
        answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(all)}]]
#part("b")[
#working("M1")[$${a} times ${a - 1} times ${n - 2}!$]
#working("A1")[${answered(ends)}]]
#part("c")[
#note[The ${first} book can be at the left end or at the right end.]
#working("M1")[$${a} times ${b} times ${n - 2}!$]
#working("M1")[$2 times ${a} times ${b} times ${n - 2}!$]
#working("A1")[${answered(mixed)}]]`,
        alt: plain`${opening} Find the number of ways to arrange the books if, part a, there are no restrictions; part b, there is ${article(first)} ${first} book at each end; part c, there is ${article(first)} ${first} book at one end and ${article(second)} ${second} book at the other.`,
        answerAlt: plain`Part a: ${n} factorial is ${all}. Part b: ${a} times ${a - 1} times ${n - 2} factorial is ${ends}. Part c: 2 times ${a} times ${b} times ${n - 2} factorial is ${mixed}.`,
        answers: inParts(all, ends, mixed),
        verify: () => {
          const pairs = (fitting: RegExp) => countArrangements(row, 2, (ends) => fitting.test(ends.join('')))
          return compared(pairs(/^aa$/), a * (a - 1)) ?? compared(pairs(/^(?:ab|ba)$/), 2 * a * b)
        },
      }
    },
  },
})
