// Bearings worked out from the angles of triangles and squares, without trigonometry.

import { bearing, cos, sin } from '../../kit/angles.ts'
import type { Point } from '../../kit/checking.ts'
import { directionOf, towards } from '../../kit/figures.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { angle, posed } from './angle-question.ts'

/** A point at a distance on a bearing; north is up. */
export const onBearing = ([x, y]: Point, length: number, direction: number): Point => {
  return [x + length * sin(direction), y + length * cos(direction)]
}

export const bearingOf = (a: Point, b: Point): number => {
  return (450 - directionOf(a, b)) % 360
}

const north = (points: readonly Point[], length: number) =>
  points.map((at) => `north(${pair(at)}, ${length})`)
const spokenBearing = (value: number) => degreesInWords(bearing(value))
const A: Point = [0, 0]

/** The first bearing is drawn in the figure. */
const markAt = (at: Point, value: number, radius: number) =>
  `bearing-mark(${pair(at)}, ${value}deg, body: $${bearing(value)}$, radius: ${radius}pt)`

const drawBearing = (random: Random) => random.integer(38, 62)

export const bearingsByAngles = defineTemplate({
  id: 'bearings-by-angles',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    isosceles(random) {
      const [first, between] = [drawBearing(random), random.integer(72, 116, 2)]
      // AB = BC; the way turns at B.
      const [B, second] = [onBearing(A, 5, first), first + 180 - between]
      const C = onBearing(B, 5, second)
      const half = (180 - between) / 2
      return posed({
        figure: {
          points: { A, B, C },
          lines: 'ABCA',
          angles: { ABC: between },
          equal: ['AB BC'],
          parts: [...north([A], 3), markAt(A, first, 26)],
          names: { A: 200, B: 90 },
        },
        opening: typst`Three villages are at $A$, $B$ and $C$. $A B = B C$. The bearing of $B$ from $A$ is $${bearing(first)}$.`,
        ask: typst`Find the bearing of $C$ from $A$. #marks(3)`,
        solution: [
          `#working("M1 A1")[angle $B A C = (180° - ${between}°) div 2 = ${half}°$ #linebreak() #text(fill: ink-soft)[triangle $A B C$ is isosceles]]`,
          `#working("B1 FT")[bearing $= ${first}° + ${half}° =$ #result[$${bearing(first + half)}$]]`,
        ].join('\n'),
        alt: plain`Three villages are at A, B and C. AB is equal to BC, and angle ABC is ${between} degrees. The bearing of B from A is ${spokenBearing(first)}, and C is to the right of AB as seen from A. Find the bearing of C from A.`,
        answerAlt: plain`Triangle ABC is isosceles, so angle BAC is half of 180 minus ${between}, ${half} degrees. The bearing is ${first} plus ${half}, which is ${spokenBearing(first + half)}.`,
        found: { BAC: half },
        holds: [['the bearing of C from A', first + half, bearingOf(A, C)]],
        answers: [angle(first + half)],
      })
    },
    square(random) {
      const first = random.integer(22, 68)
      const B = onBearing(A, 4, first)
      const C = onBearing(B, 4, first + 90)
      const D = onBearing(A, 4, first + 90)
      return posed({
        figure: {
          points: { A, B, C, D },
          lines: 'ABCDA',
          parts: [...north([A, C], 2.6), markAt(A, first, 30)],
          names: { A: 200, C: 0, B: 100 },
          height: 260,
        },
        opening: typst`A field $A B C D$ is a square. The bearing of $B$ from $A$ is $${bearing(first)}$.`,
        ask: typst`#part("a", 1)[Find the bearing of $D$ from $A$.]
#part("b", 2)[Find the bearing of $B$ from $C$.]`,
        solution: [
          `#part("a")[#working("B1")[$${first}° + 90° =$ #result[$${bearing(first + 90)}$]]]`,
          '#part("b")[#note[$C B$ points the opposite way to $A D$.]',
          `#working("M1 FT")[$${first + 90}° + 180°$]`,
          `#working("A1")[$=$ #result[$${bearing(first + 270)}$]]]`,
        ].join('\n'),
        alt: plain`A field ABCD is a square, with its corners in clockwise order. The bearing of B from A is ${spokenBearing(first)}. Part a: find the bearing of D from A. Part b: find the bearing of B from C.`,
        answerAlt: plain`Part a: add the right angle at A: ${first} plus 90 is ${spokenBearing(first + 90)}. Part b: CB points the opposite way to AD, so add 180 degrees. The bearing is ${spokenBearing(first + 270)}.`,
        found: { DAB: 90 },
        holds: [
          ['the bearing of D from A', first + 90, bearingOf(A, D)],
          ['the bearing of B from C', first + 270, bearingOf(C, B)],
        ],
        answers: [angle(first + 90, 'a'), angle(first + 270, 'b')],
      })
    },
    'third-angle'(random) {
      const [first, between] = [drawBearing(random), random.integer(62, 80)]
      const apart = random.integer(58, 78)
      // The bearings of B and C from A, and of C from B; angle ACB is what is left.
      const B = onBearing(A, 5, first)
      const toC = first + apart
      const second = first + 180 - between
      const last = 180 - apart - between
      const C = towards(B, (5 * sin(apart)) / sin(last), 90 - second)
      return posed({
        figure: {
          points: { A, B, C },
          lines: 'ABCA',
          parts: [...north([A, B], 2.6), markAt(A, first, 26), markAt(B, second, 18)],
          names: { A: 200, B: 180 },
          height: 250,
        },
        opening: typst`The bearing of $B$ from $A$ is $${bearing(first)}$, the bearing of $C$ from $A$ is $${bearing(toC)}$ and the bearing of $C$ from $B$ is $${bearing(second)}$.`,
        ask: typst`Find angle $A C B$. #marks(3)`,
        solution: [
          `#working("B1")[angle $B A C = ${toC}° - ${first}° = ${apart}°$]`,
          `#working("B1")[bearing of $A$ from $B = ${first}° + 180° = ${bearing(first + 180)}$, #linebreak() angle $A B C = ${first + 180}° - ${second}° = ${between}°$]`,
          `#working("B1 FT")[angle $A C B = 180° - ${apart}° - ${between}° =$ #result[$${last}°$]]`,
        ].join('\n'),
        alt: plain`The bearing of B from A is ${spokenBearing(first)}, the bearing of C from A is ${spokenBearing(toC)} and the bearing of C from B is ${spokenBearing(second)}. Find angle ACB.`,
        answerAlt: plain`Angle BAC is ${toC} minus ${first}, ${apart} degrees. The bearing of A from B is ${spokenBearing(first + 180)}, so angle ABC is ${first + 180} minus ${second}, ${between} degrees. Angle ACB is 180 minus ${apart} minus ${between}, which is ${last} degrees.`,
        found: { ACB: last },
        holds: [
          ['the bearing of C from A', toC, bearingOf(A, C)],
          ['the bearing of C from B', second, bearingOf(B, C)],
        ],
        answers: [angle(last)],
      })
    },
  },
})
