// Segments with angles whose sine is known exactly, in terms of π and roots.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { close } from '../../kit/measuring.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawSegment, segmentPath } from './segments.ts'
import { enclosedArea, piInLine, piInWords, piOnFigure, wayRound } from './shapes.ts'

const { PI } = Math

/** Angles whose sine, and that of whose half, are known exactly: as n/d of π, with sine and chord as multiples of roots. */
const exactAngles = [
  { n: 1, d: 3, sine: [1, 3, 2], chord: [1, 1] },
  { n: 1, d: 2, sine: [1, 1, 1], chord: [1, 2] },
  { n: 2, d: 3, sine: [1, 3, 2], chord: [1, 3] },
] as const

export const exactSegment = defineTemplate({
  id: 'exact-segment',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    area: (random) => {
      const { n, d, sine } = random.pick(exactAngles)
      const radius = random.until(
        () => random.integer(4, 12, 2),
        (r) => (r * r * n) % (2 * d) === 0 && (r * n * 2) % d === 0 && (r * n) % d === 0,
      )
      const [, under, below] = sine
      const root = (k: number, inside: number) =>
        inside === 1 ? String(k) : `${k === 1 ? '' : `${k} `}sqrt(${inside})`
      const rootInWords = (k: number, inside: number) =>
        inside === 1 ? String(k) : `${k === 1 ? '' : `${k} `}root ${inside}`
      const pis = (k: number) => (k === 1 ? 'pi' : `${k} pi`)
      const angle = piInLine(n, d)
      const [sectorArea, triangle] = [(radius * radius * n) / (2 * d), (radius * radius) / (2 * below)]
      const spokenAngle = piInWords(n, d)
      const opening = `A and B lie on a circle with centre O and radius ${radius} cm. Angle AOB is ${spokenAngle} radians.`
      const sineValue = under === 1 ? '1' : `sqrt(${under})/${below}`
      const figure = drawSegment((PI * n) / d, piOnFigure(n, d), `[${radius}~cm]`, false)
      const head = typst`
$A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians.
${figure}`
      const steps = typst`
#working("M1 A1")[sector: $display(1/2 times ${radius}^2 times ${angle} = ${pis(sectorArea)})$]
#working("M1")[triangle: $display(1/2 times ${radius}^2 times sin ${angle})$]
#working("B1")[$ sin ${angle} = ${sineValue} $ triangle $= ${root(triangle, under)}$]`
      return {
        question: typst`${head}
Find the exact area of the shaded segment. #marks(5)`,
        answer: typst`${steps}
#working("A1")[area $=$ #result[$(${pis(sectorArea)} - ${root(triangle, under)})$~cm²]]`,
        alt: plain`${opening} Find the exact area of the minor segment cut off by the chord AB.`,
        answerAlt: plain`The sector is ${pis(sectorArea)}. The triangle is half times ${radius} squared times the sine of ${spokenAngle}, ${rootInWords(triangle, under)}. The segment is ${pis(sectorArea)} minus ${rootInWords(triangle, under)} square centimetres.`,
        answers: [final('', number(`${sectorArea}π - ${triangle}√${under}`, { unit: 'cm²' }))],
        verify() {
          const angle = (PI * n) / d
          const [sector, triangle] = [
            (radius * radius * angle) / 2,
            (radius * radius * Math.sqrt(under)) / (2 * below),
          ]
          const wanted = sector - triangle
          const found = enclosedArea(segmentPath(radius, angle))
          return close(found, wanted) && agree(((radius * n) / d) % 1, 0)
            ? null
            : `measured, it is ${found}, not ${wanted}`
        },
      }
    },
    perimeter: (random) => {
      const { n, d, chord } = random.pick(exactAngles)
      const radius = random.until(
        () => random.integer(4, 12, 2),
        (r) => (r * r * n) % (2 * d) === 0 && (r * n * 2) % d === 0 && (r * n) % d === 0,
      )
      const [, chordUnder] = chord
      const root = (k: number, inside: number) =>
        inside === 1 ? String(k) : `${k === 1 ? '' : `${k} `}sqrt(${inside})`
      const rootInWords = (k: number, inside: number) =>
        inside === 1 ? String(k) : `${k === 1 ? '' : `${k} `}root ${inside}`
      const pis = (k: number) => (k === 1 ? 'pi' : `${k} pi`)
      const angle = piInLine(n, d)
      const arcs = (radius * n) / d
      const spokenAngle = piInWords(n, d)
      const opening = `A and B lie on a circle with centre O and radius ${radius} cm. Angle AOB is ${spokenAngle} radians.`
      const figure = drawSegment((PI * n) / d, piOnFigure(n, d), `[${radius}~cm]`, false)
      const head = typst`
$A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians.
${figure}`
      return {
        question: typst`${head}
Find the exact perimeter of the shaded segment. #marks(5)`,
        answer: typst`
#working("M1 A1")[arc $= ${radius} times ${angle} = ${pis(arcs)}$]
#working("M1")[$A B = 2 times ${radius} times sin ${piInLine(n, 2 * d)}$]
#working("A1")[$A B = ${root(radius, chordUnder)}$]
#working("A1")[perimeter $=$ #result[$(${pis(arcs)} + ${root(radius, chordUnder)})$~cm]]`,
        alt: plain`${opening} Find the exact perimeter of the minor segment cut off by the chord AB.`,
        answerAlt: plain`The arc is ${radius} times ${spokenAngle}, ${pis(arcs)}. The chord is 2 times ${radius} times the sine of ${piInWords(n, 2 * d)}, ${rootInWords(radius, chordUnder)}. The perimeter is ${pis(arcs)} plus ${rootInWords(radius, chordUnder)} cm.`,
        answers: [final('', number(`${arcs}π + ${radius}√${chordUnder}`, { unit: 'cm' }))],
        verify() {
          const angle = (PI * n) / d
          const wanted = radius * angle + radius * Math.sqrt(chordUnder)
          const found = wayRound(segmentPath(radius, angle))
          return close(found, wanted) && agree(((radius * n) / d) % 1, 0)
            ? null
            : `measured, it is ${found}, not ${wanted}`
        },
      }
    },
    'major-area': (random) => {
      const { n, d, sine } = random.pick(exactAngles)
      const radius = random.until(
        () => random.integer(4, 12, 2),
        (r) => (r * r * n) % (2 * d) === 0 && (r * n * 2) % d === 0 && (r * n) % d === 0,
      )
      const [, under, below] = sine
      const root = (k: number, inside: number) =>
        inside === 1 ? String(k) : `${k === 1 ? '' : `${k} `}sqrt(${inside})`
      const rootInWords = (k: number, inside: number) =>
        inside === 1 ? String(k) : `${k === 1 ? '' : `${k} `}root ${inside}`
      const pis = (k: number) => (k === 1 ? 'pi' : `${k} pi`)
      const angle = piInLine(n, d)
      const [sectorArea, triangle] = [(radius * radius * n) / (2 * d), (radius * radius) / (2 * below)]
      const spokenAngle = piInWords(n, d)
      const opening = `A and B lie on a circle with centre O and radius ${radius} cm. Angle AOB is ${spokenAngle} radians.`
      const sineValue = under === 1 ? '1' : `sqrt(${under})/${below}`
      const figure = drawSegment((PI * n) / d, piOnFigure(n, d), `[${radius}~cm]`, true)
      const head = typst`
$A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians.
${figure}`
      const steps = typst`
#working("M1 A1")[sector: $display(1/2 times ${radius}^2 times ${piInLine(2 * d - n, d)} = ${pis(radius * radius - sectorArea)})$]
#working("M1")[triangle: $display(1/2 times ${radius}^2 times sin ${angle})$]
#working("B1")[$ sin ${angle} = ${sineValue} $ triangle $= ${root(triangle, under)}$]`
      const big = radius * radius - sectorArea
      return {
        question: typst`${head}
Find the exact area of the shaded major segment. #marks(5)`,
        answer: typst`
#note[The major sector has the angle $ 2 pi - ${angle} = ${piInLine(2 * d - n, d)}. $ The triangle is added to it.]
${steps}
#working("A1")[area $=$ #result[$(${pis(big)} + ${root(triangle, under)})$~cm²]]
#scheme[Or: *M1 A1* for the circle less the minor sector.]`,
        alt: plain`${opening} Find the exact area of the major segment cut off by the chord AB.`,
        answerAlt: plain`The major sector has the angle 2 pi minus ${spokenAngle}, and its area is ${pis(big)}. The triangle is ${rootInWords(triangle, under)}. The major segment is ${pis(big)} plus ${rootInWords(triangle, under)} square centimetres.`,
        answers: [final('', number(`${big}π + ${triangle}√${under}`, { unit: 'cm²' }))],
        verify() {
          const angle = (PI * n) / d
          const [sector, triangle] = [
            (radius * radius * angle) / 2,
            (radius * radius * Math.sqrt(under)) / (2 * below),
          ]
          const wanted = PI * radius * radius - sector + triangle
          const found = enclosedArea(segmentPath(radius, 2 * PI - angle))
          return close(found, wanted) && agree(((radius * n) / d) % 1, 0)
            ? null
            : `measured, it is ${found}, not ${wanted}`
        },
      }
    },
  },
})
