// Long questions on people in seats with conditions: the crew of a rowing boat, and a family in a minibus.

import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, combinations, countByKinds, factorial, whole } from './counting.ts'

const nCr = (n: number, r: number): string => `attach("C", tl: ${n}, br: ${r})`
/** Counted once for the same people and the same pattern. */
const known = new Map<string, number>()
const fitting = (kinds: Readonly<Record<string, number>>, pattern: string): number => {
  const key = `${JSON.stringify(kinds)} ${pattern}`
  const found = known.get(key) ?? countByKinds(kinds, new RegExp(pattern))
  known.set(key, found)
  return found
}
const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const

export const placesInFull = laidOut(
  defineTemplate({
    id: 'places-in-full',
    marks: 9,
    calculator: true,
    level: 5,
    cases: {
      'rowing-boat'(random) {
        // Two of the crew can row on the left only, so many on the right only.
        const [side, right] = random.pick([
          [4, 1],
          [4, 2],
          [4, 3],
          [5, 2],
          [5, 3],
          [3, 1],
        ] as const)
        const crew = 2 * side
        const free = crew - 2 - right
        const sets = combinations(free, side - 2)
        const seated = sets * factorial(side) ** 2
        const close = sets * factorial(side - 1) * 2 * factorial(side)
        const [L, R] = [
          Array.from({ length: side }, (_, k) => [0, 2 * k] as const),
          Array.from({ length: side }, (_, k) => [3, 2 * k] as const),
        ]
        const seats = [...L, ...R].map(
          ([x, y]) =>
            `polygon-of((${x - 0.6}, ${y - 0.6}), (${x + 0.6}, ${y - 0.6}), (${x + 0.6}, ${y + 0.6}), (${x - 0.6}, ${y + 0.6}), fill: maths-wash)`,
        )
        return {
          question: typst`
A rowing boat has ${crew} seats: ${counted[side] ?? ''} on the left, one behind the other, and ${counted[side] ?? ''} on the right, one behind the other. Its crew are ${crew} people.
#sketch(height: 150pt, padding: (30pt, 8pt), turn: -90deg, ${seats.join(', ')})
#part("a", 1)[Find the number of ways in which the ${crew} people can sit in the seats.]
Anika and Bilal can row on the left only, and ${right === 1 ? 'one other person' : `${counted[right] ?? ''} other people`} on the right only. The rest of the crew can row on either side.
#part("b", 2)[Find the number of ways of choosing the ${counted[side] ?? ''} people who row on the left.]
#part("c", 2)[Hence find the number of ways in which the crew can sit in the seats.]
#part("d", 3)[Find in how many of these ways Anika and Bilal sit one directly behind the other.]
#part("e", 1)[Find in how many of the ways of part (c) they do not.]`,
          answer: typst`
#part("a")[#working("B1")[$${crew}! =$ ${answered(factorial(crew))}]]
#part("b")[
#working("M1")[Anika and Bilal are two of them; the others are ${side - 2} of the ${free} who can row on either side]
#working("A1")[$${nCr(free, side - 2)} =$ ${answered(sets)}]]
#part("c")[
#working("M1 FT")[$${sets} times ${side}! times ${side}!$]
#working("A1")[${answered(seated)}]]
#part("d")[
#working("M1")[Anika and Bilal as a block: $${side - 1}! times 2$ orders on the left]
#working("M1 FT")[$${sets} times ${side - 1}! times 2 times ${side}!$]
#working("A1")[${answered(close)}]
#scheme[Or: $display(2/${side})$ of the answer to (c): *M2*.]]
#part("e")[#working("B1 FT")[$${whole(seated)} − ${whole(close)} =$ ${answered(seated - close)}]]`,
          alt: plain`A rowing boat has ${crew} seats: ${counted[side] ?? ''} on the left, one behind the other, and ${counted[side] ?? ''} on the right, one behind the other. Its crew are ${crew} people. Part a: find the number of ways in which the ${crew} people can sit in the seats. Anika and Bilal can row on the left only, and ${right === 1 ? 'one other person' : `${counted[right] ?? ''} other people`} on the right only. The rest of the crew can row on either side. Part b: find the number of ways of choosing the ${counted[side] ?? ''} people who row on the left. Part c: hence find the number of ways in which the crew can sit in the seats. Part d: find in how many of these ways Anika and Bilal sit one directly behind the other. Part e: find in how many of the ways of part c they do not.`,
          answerAlt: plain`Part a: ${crew} factorial is ${factorial(crew)}. Part b: ${side - 2} of the ${free} who can row on either side, which is ${sets}. Part c: times ${side} factorial for each side, ${seated}. Part d: as a block they leave ${side - 1} factorial times 2 orders on the left, so ${close}. Part e: ${seated - close}.`,
          answers: [
            final('a', number(factorial(crew))),
            final('b', number(sets)),
            final('c', number(seated)),
            final('d', number(close)),
            final('e', number(seated - close)),
          ],
          verify() {
            // Anika and Bilal l, those for the right r, the others e; the left side first.
            const kinds = { l: 2, r: right, e: free }
            const fits = (pattern: string) => fitting(kinds, pattern)
            const allowed = `^[le]{${side}}[re]{${side}}$`
            return compared(
              ['all', fits('.'), factorial(crew)],
              ['the sets', fits(allowed) / factorial(side) ** 2, sets],
              ['seated', fits(allowed), seated],
              ['close', fits(`(?=.*ll)${allowed}`), close],
              ['apart', fits(`(?!.*ll)${allowed}`), seated - close],
            )
          },
        }
      },
      minibus(random) {
        // Eight people, two of them the youngest children.
        const [drivers, others] = random.pick([
          [2, 1],
          [2, 2],
          [3, 1],
          [3, 2],
          [2, 3],
          [4, 1],
        ] as const)
        const adults = drivers + others
        const children = 8 - adults
        const driven = drivers * factorial(7)
        const front = drivers * (adults - 1) * factorial(6)
        const together = drivers * (adults - 1) * 8 * factorial(4)
        const square = (x: number, y: number) =>
          `polygon-of((${x}, ${y}), (${x + 1.3}, ${y}), (${x + 1.3}, ${y + 1.3}), (${x}, ${y + 1.3}), fill: maths-wash)`
        return {
          question: typst`
A minibus has 8 seats: the driver's seat and one seat beside it in front, 3 seats next to each other in the middle row, and 3 seats next to each other in the back row.
#sketch(height: 130pt, padding: (30pt, 8pt), polygon-of((-0.4, -0.4), (6.7, -0.4), (6.7, 5.1), (-0.4, 5.1)), ${[
            [0, 0],
            [0, 1.7],
            [0, 3.4],
            [2.5, 0],
            [2.5, 1.7],
            [2.5, 3.4],
            [5, 0],
            [5, 3.4],
          ]
            .map(([x = 0, y = 0]) => square(x, y))
            .join(', ')}, point((5.65, 0.65), [D], side: "centre", mark: false))
A family of 8 people goes on a journey: ${counted[adults] ?? ''} adults, of whom only ${counted[drivers] ?? ''} can drive, and ${counted[children] ?? ''} children. A person who can drive must sit in the driver's seat, D.
#part("a", 1)[Find the number of ways in which 8 people can sit in 8 seats.]
#part("b", 2)[Find the number of ways in which the family can sit.]
#part("c", 2)[Find in how many of these ways there is an adult in the seat beside the driver.]
#part("d", 3)[Find in how many of the ways of part (c) the two youngest children sit next to each other in the same row.]
#part("e", 1)[Hence find in how many of the ways of part (c) the two youngest children do not sit next to each other.]`,
          answer: typst`
#part("a")[#working("B1")[$8! =$ ${answered(factorial(8))}]]
#part("b")[
#working("M1")[${drivers} choices for the driver, and $7!$ ways for the others]
#working("A1")[$${drivers} times 5040 =$ ${answered(driven)}]]
#part("c")[
#working("M1")[one of the other ${adults - 1} adults beside the driver: $${drivers} times ${adults - 1} times 6!$]
#working("A1")[${answered(front)}]]
#part("d")[
#working("M1")[2 pairs of neighbouring seats in each of the two rows, and 2 orders in each: 8 ways for the two youngest]
#working("M1 FT")[the other 4 in $4!$ ways: $${drivers} times ${adults - 1} times 8 times 4!$]
#working("A1")[${answered(together)}]]
#part("e")[#working("B1 FT")[$${whole(front)} − ${whole(together)} =$ ${answered(front - together)}]]`,
          alt: plain`A minibus has 8 seats: the driver's seat and one seat beside it in front, 3 seats next to each other in the middle row, and 3 seats next to each other in the back row. A family of 8 people goes on a journey: ${counted[adults] ?? ''} adults, of whom only ${counted[drivers] ?? ''} can drive, and ${counted[children] ?? ''} children. A person who can drive must sit in the driver's seat. Part a: find the number of ways in which 8 people can sit in 8 seats. Part b: find the number of ways in which the family can sit. Part c: find in how many of these ways there is an adult in the seat beside the driver. Part d: find in how many of the ways of part c the two youngest children sit next to each other in the same row. Part e: hence find in how many of the ways of part c the two youngest children do not sit next to each other.`,
          answerAlt: plain`Part a: 8 factorial is ${factorial(8)}. Part b: ${drivers} times 7 factorial is ${driven}. Part c: ${drivers} times ${adults - 1} times 6 factorial is ${front}. Part d: there are 8 ways for the two youngest and 4 factorial for the rest, so ${together}. Part e: ${front - together}.`,
          answers: [
            final('a', number(factorial(8))),
            final('b', number(driven)),
            final('c', number(front)),
            final('d', number(together)),
            final('e', number(front - together)),
          ],
          verify() {
            // Driver's seat, the seat beside it, the middle row, the back row.
            const kinds = { d: drivers, o: others, y: 2, c: children - 2 }
            const close = '(?:yy....|.yy...|...yy.|....yy)'
            return compared(
              ['all', fitting(kinds, '.'), factorial(8)],
              ['driven', fitting(kinds, '^d'), driven],
              ['in front', fitting(kinds, '^d[do]'), front],
              ['together', fitting(kinds, `^d[do]${close}$`), together],
              ['apart', fitting(kinds, `^d[do](?!${close})`), front - together],
            )
          },
        }
      },
    },
  }),
)
