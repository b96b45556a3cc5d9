// Long questions on counting with conditions: codes of letters and digits, and a committee that also has its picture taken.

import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { combinations, factorial, permutations, whole } from './counting.ts'

const spaced = (n: number) => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, n < 10_000 ? '' : ' ')

/** All orders of so many of the items. */
const orders = (items: readonly string[], count: number): string[] =>
  count === 0
    ? ['']
    : items.flatMap((item) =>
        orders(
          items.filter((other) => other !== item),
          count - 1,
        ).map((rest) => item + rest),
      )

/** All sets of so many of the items. */
const sets = (items: string, count: number): string[] => {
  if (count === 0) return ['']
  return [...items].flatMap((item, place) =>
    sets(items.slice(place + 1), count - 1).map((rest) => item + rest),
  )
}

const isLetter = (character = '') => /[A-Z]/.test(character)
const lettersOf = (code: string) => [...code].filter(isLetter).length

export const countWithConditions = laidOut(
  defineTemplate({
    id: 'count-with-conditions',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      codes(random) {
        const [letters, digits] = random.pick([
          ['ABCDE', '2468'],
          ['PQRS', '12345'],
          ['KLMN', '3579'],
          ['TUVWX', '135'],
        ] as const)
        const [l, d] = [letters.length, digits.length]
        const n = l + d
        const all = permutations(n, 5)
        const ends = l * d * permutations(n - 2, 3)
        const three = combinations(l, 3) * combinations(d, 2) * 120
        const together = combinations(l, 3) * combinations(d, 2) * 4 * 2 * 6
        const without = l < 5 ? 0 : 120
        const least = all - without - (d < 5 ? 0 : 120)
        const single = l < 5 ? (d < 5 ? 0 : 120) : 120
        const kind = l < 5 ? 'letter' : 'digit'
        const isPlain = single === 0
        return {
          question: typst`
A code has 5 different characters, chosen from the ${l} letters ${listInWords([...letters])} and the ${d} digits ${listInWords([...digits])}.
#part("a", 1)[Find the number of possible codes.]
#part("b", 2)[Find the number of codes that begin with a letter and end with a digit.]
#part("c i", 3)[Find the number of codes that have exactly 3 letters.]
#part("c ii", 2)[Find the number of these codes in which the 2 digits are next to each other.]
#part("d", 2)[${isPlain ? 'A code is changed by putting its characters in another order. Find how many other codes can be made from one code in this way, and hence how many different sets of 5 characters there are.' : `Find the number of codes that have at least one ${kind}.`}]`,
          answer: typst`
#part("a")[#working("B1")[$attach("P", tl: ${n}, br: 5) =$ #result[${spaced(all)}]]]
#part("b")[
#working("M1")[${l} choices for the first place, ${d} for the last: $${l} times ${d} times attach("P", tl: ${n - 2}, br: 3)$]
#working("A1")[#result[${spaced(ends)}]]]
#part("c i")[
#working("M1")[choose them: $attach("C", tl: ${l}, br: 3) times attach("C", tl: ${d}, br: 2) = ${combinations(l, 3)} times ${combinations(d, 2)}$]
#working("M1 dep")[arrange them: $times 5!$]
#working("A1")[#result[${spaced(three)}]]]
#part("c ii")[
#note[Take the 2 digits as one block: 4 things in a row, and 2 orders inside the block.]
#working("M1 FT")[$${combinations(l, 3) * combinations(d, 2)} times 4! times 2!$]
#working("A1")[#result[${spaced(together)}]]
#scheme[The *M1* needs both $4!$ and $2!$. #linebreak() Or: $display(4/10)$ of the answer to (c)(i), because 4 of the 10 pairs of places are neighbours.]]
#part("d")[
${
  isPlain
    ? typst`#working("B1")[$5! − 1 =$ #result[119]]
#working("B1")[$${whole(all)} div 120 =$ #result[${all / 120}] #h(4pt) _or_ $attach("C", tl: ${n}, br: 5)$]`
    : typst`#working("M1")[codes without a ${kind}: $5! = ${single}$ \
$${whole(all)} − ${single}$]
#working("A1 FT")[#result[${spaced(least)}]]`
}]`,
          alt: plain`A code has 5 different characters, chosen from the ${l} letters ${listInWords([...letters])} and the ${d} digits ${listInWords([...digits])}. Part a: find the number of possible codes. Part b: find the number of codes that begin with a letter and end with a digit. Part c, i: find the number of codes that have exactly 3 letters. Part c, ii: find the number of these codes in which the 2 digits are next to each other. Part d: ${isPlain ? 'a code is changed by putting its characters in another order. Find how many other codes can be made from one code in this way, and hence how many different sets of 5 characters there are.' : `find the number of codes that have at least one ${kind}.`}`,
          answerAlt: plain`Part a: ${n} P 5 is ${all}. Part b: ${l} times ${d} times ${n - 2} P 3 is ${ends}. Part c, i: ${combinations(l, 3)} ways to choose the letters, ${combinations(d, 2)} to choose the digits and 120 orders give ${three}. Part c, ii: with the digits as one block it is ${combinations(l, 3) * combinations(d, 2)} times 24 times 2, which is ${together}. Part d: ${isPlain ? plain`5 factorial minus 1 is 119, and ${all} divided by 120 is ${all / 120}.` : plain`${single} codes have none, which leaves ${least}.`}`,
          answers: [
            final('a', number(all)),
            final('b', number(ends)),
            final('c i', number(three)),
            final('c ii', number(together)),
            ...(isPlain
              ? [final('d', number(119), 'other codes'), final('d', number(all / 120), 'sets')]
              : [final('d', number(least))]),
          ],
          verify() {
            const codes = orders([...letters, ...digits], 5)
            const exactly = codes.filter((code) => lettersOf(code) === 3)
            const neighbours = exactly.filter((code) => {
              const places = [...code].flatMap((each, place) => (isLetter(each) ? [] : [place]))
              return (places[1] ?? 0) - (places[0] ?? 0) === 1
            })
            return compared(
              ['all', codes.length, all],
              ['ends', codes.filter((code) => isLetter(code[0]) && !isLetter(code[4])).length, ends],
              ['three letters', exactly.length, three],
              ['together', neighbours.length, together],
              ['both kinds', codes.filter((code) => ![0, 5].includes(lettersOf(code))).length, least],
              ['sets', sets(letters + digits, 5).length, all / 120],
            )
          },
        }
      },
      committee(random) {
        const [girls, boys] = random.pick([
          [5, 6],
          [6, 5],
          [5, 7],
          [7, 5],
        ] as const)
        const n = girls + boys
        const all = combinations(n, 5)
        const split = [3, 4, 5].map((g) => combinations(girls, g) * combinations(boys, 5 - g))
        const more = split.reduce((sum, ways) => sum + ways, 0)
        const both = combinations(n - 2, 3)
        const neither = combinations(n - 2, 5)
        const pair = both + neither
        const row = factorial(3) * factorial(3)
        const apart = factorial(3) * factorial(2)
        return {
          question: typst`
A school council of 5 is chosen from ${girls} girls and ${boys} boys. Anika is one of the girls, and Rafi, her brother, is one of the boys.
#part("a", 1)[Find the number of different councils that can be chosen.]
#part("b", 3)[Find the number of councils that have more girls than boys.]
#part("c", 2)[Find the number of councils that have both Anika and Rafi, or neither of them.]
#part("d", 4)[A council of 3 girls and 2 boys stands in a row for a photograph. Find the number of ways in which they can stand
- if the 3 girls are next to each other,
- if no two girls are next to each other.]`,
          answer: typst`
#part("a")[#working("B1")[$attach("C", tl: ${n}, br: 5) =$ #result[${all}]]]
#part("b")[
#working("M1")[3 girls: $attach("C", tl: ${girls}, br: 3) times attach("C", tl: ${boys}, br: 2) = ${split[0] ?? 0}$ \
4 girls: $attach("C", tl: ${girls}, br: 4) times attach("C", tl: ${boys}, br: 1) = ${split[1] ?? 0}$ \
5 girls: $attach("C", tl: ${girls}, br: 5) = ${split[2] ?? 0}$]
#working("A1")[any two of these right]
#working("A1")[#result[${more}]]]
#part("c")[
#working("M1")[both: $attach("C", tl: ${n - 2}, br: 3) = ${both}$ \
neither: $attach("C", tl: ${n - 2}, br: 5) = ${neither}$]
#working("A1")[#result[${pair}]]
#scheme[Or: take away those with exactly one of the two: $${all} − 2 times attach("C", tl: ${n - 2}, br: 4)$.]]
#part("d")[
#working("M1")[together: a block of girls and 2 boys, $3! times 3!$]
#working("A1")[#result[${row}]]
#working("M1")[apart: girl, boy, girl, boy, girl: $3! times 2!$]
#working("A1")[#result[${apart}]]]`,
          alt: plain`A school council of 5 is chosen from ${girls} girls and ${boys} boys. Anika is one of the girls, and Rafi, her brother, is one of the boys. Part a: find the number of different councils that can be chosen. Part b: find the number of councils that have more girls than boys. Part c: find the number of councils that have both Anika and Rafi, or neither of them. Part d: a council of 3 girls and 2 boys stands in a row for a photograph. Find the number of ways in which they can stand, first if the 3 girls are next to each other, and second if no two girls are next to each other.`,
          answerAlt: plain`Part a: ${n} C 5 is ${all}. Part b: with 3, 4 and 5 girls there are ${split[0] ?? 0}, ${split[1] ?? 0} and ${split[2] ?? 0} councils, ${more} together. Part c: ${both} with both and ${neither} with neither, ${pair} together. Part d: with the girls as a block, 3 factorial times 3 factorial is ${row}. With no two girls together, 3 factorial times 2 factorial is ${apart}.`,
          answers: [
            final('a', number(all)),
            final('b', number(more)),
            final('c', number(pair)),
            final('d', number(row), 'girls together'),
            final('d', number(apart), 'no two girls together'),
          ],
          verify() {
            // Girls are capitals, Anika and Rafi the first of each.
            const councils = sets('ABCDEFG'.slice(0, girls) + 'abcdefg'.slice(0, boys), 5)
            const rows = orders([...'ABCab'], 5)
            return compared(
              ['all', councils.length, all],
              ['more girls', councils.filter((one) => lettersOf(one) >= 3).length, more],
              [
                'both or neither',
                councils.filter((one) => one.includes('A') === one.includes('a')).length,
                pair,
              ],
              ['together', rows.filter((one) => /[ABC]{3}/.test(one)).length, row],
              ['apart', rows.filter((one) => !/[ABC]{2}/.test(one)).length, apart],
            )
          },
        }
      },
    },
  }),
)
