// Highest common factor and lowest common multiple where the words do not name them.

import { final, number, clock as timeOfDay } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { clock, primePowers, product } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const repeatingEvents = defineTemplate({
  id: 'hcf-or-lcm-in-words',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    buses(random) {
      const [x, y] = random.until(
        () => [random.integer(12, 48, 2), random.integer(12, 48, 2)] as const,
        ([x, y]) => {
          const factor = highestCommonFactor(x, y)
          return x < y && y % x !== 0 && (x * y) / factor >= 90 && (x * y) / factor <= 240
        },
      )
      const factor = highestCommonFactor(x, y)
      const start = 60 * random.integer(6, 9) + random.integer(0, 50, 5)
      const [fx, fy] = [primePowers(x), primePowers(y)]
      const together = (x * y) / factor
      return {
        question: typst`
Buses leave Gabtoli for Savar every ${x} minutes and for Manikganj every ${y} minutes. At ${clock(start)} a bus leaves for each place.

Find the next time when both leave together. #marks(3)`,
        answer: typst`
#note[Both leave after a multiple of ${x} and of ${y} minutes: the LCM.]
#working("M1")[$${x} = ${product(fx)}$ and $${y} = ${product(fy)}$]
#working("A1")[LCM $= ${product(primePowers(together))} = ${together}$ minutes]
#working("A1")[${clock(start)} + ${Math.floor(together / 60)} h ${together % 60} min $=$ #result[${clock(start + together)}]]
#scheme[*M1* also for three multiples or more of each number]`,
        alt: plain`Buses leave Gabtoli for Savar every ${x} minutes and for Manikganj every ${y} minutes. At ${clock(start)} a bus leaves for each place. Find the next time when both leave together.`,
        answerAlt: plain`The lowest common multiple of ${x} and ${y} is ${together} minutes. That is ${Math.floor(together / 60)} hours and ${together % 60} minutes after ${clock(start)}, so the time is ${clock(start + together)}.`,
        answers: [final('', timeOfDay(start + together))],
        verify: () => {
          let time = x
          while (time % y !== 0) time += x
          return time === (x * y) / factor ? null : `they first meet after ${time} minutes`
        },
      }
    },
    tiles(random) {
      const [x, y] = random.until(
        () => [random.integer(240, 600, 12), random.integer(180, 480, 12)] as const,
        ([x, y]) => {
          const factor = highestCommonFactor(x, y)
          return x > y * 1.2 && x < y * 2 && factor >= 24 && (x * y) / factor ** 2 <= 60 && x % y !== 0
        },
      )
      const factor = highestCommonFactor(x, y)
      const [fx, fy] = [primePowers(x), primePowers(y)]
      const tiles = (x * y) / factor ** 2
      return {
        question: typst`
A rectangular floor is ${x} cm long and ${y} cm wide.
#sketch(polygon-of((0, 0), (${x}, 0), (${x}, ${y}), (0, ${y}), sides: ([${x} cm], [${y} cm]), fill: maths-wash), height: 190pt)
It is to be covered by equal square tiles, as large as possible, and no tile is to be cut.

Find how many tiles are needed. #marks(3)`,
        answer: typst`
#note[The side of a tile divides both lengths: the HCF.]
#working("M1")[$${x} = ${product(fx)}$ #linebreak() $${y} = ${product(fy)}$]
#working("A1")[HCF $= ${product(primePowers(factor))} = ${factor}$ cm]
#working("A1")[$(${x} div ${factor}) times (${y} div ${factor}) = ${x / factor} times ${y / factor} =$ #result[${tiles}]]
#scheme[*M1* also for both lists of factors, or for any common factor greater than 1]`,
        alt: plain`A rectangular floor is ${x} cm long and ${y} cm wide. It is to be covered by equal square tiles, as large as possible, and no tile is to be cut. Find how many tiles are needed.`,
        answerAlt: plain`The side of a tile is the highest common factor of ${x} and ${y}, which is ${factor} cm. There are ${x / factor} tiles along the length and ${y / factor} along the width, so ${tiles} tiles.`,
        answers: [final('', number(tiles))],
        verify: () => {
          let side = y
          while (x % side !== 0 || y % side !== 0) side -= 1
          return side === factor ? null : `the largest tile has a side of ${side}`
        },
      }
    },
  },
})
