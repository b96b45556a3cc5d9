// Segments whose angle must first be found: from a chord, and from the depth of water in a pipe.

import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, inNamedUnit } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, unrounded } from '../../kit/numbers.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawSegment, segmentPath } from './segments.ts'
import { arc, arcLine, enclosedArea, inDegrees, polar, shaded, wayRound } from './shapes.ts'

const { PI, sin } = Math

const segmentOf = (radius: number, angle: number) => (radius * radius * (angle - sin(angle))) / 2

export const segmentFromChord = defineTemplate({
  id: 'segment-from-chord',
  marks: 7,
  calculator: true,
  level: 4,
  cases: {
    'chord-given': (random) => {
      const chord = random.until(
        () => ({ radius: random.integer(6, 15), length: random.integer(8, 26) }),
        ({ radius, length }) => length > 1.2 * radius && length < 1.85 * radius,
      )
      const { radius, length } = chord
      const angle = 2 * Math.asin(length / 2 / radius)
      const area = segmentOf(radius, angle)
      return {
        question: typst`
The chord $A B$ of a circle, centre $O$, radius ${radius}~cm, is ${length}~cm long.
${drawSegment(angle, 'theta', `[${radius}~cm]`)}
#part("a", 2)[Show that $theta = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 2)[Find the perimeter of the shaded segment.]
#part("c", 3)[Find the area of the shaded segment.]`,
        answer: typst`
#part("a")[
#working("M1")[$ sin theta/2 = ${length / 2}/${radius} $]
#working("A1")[$theta = 2 times ${unrounded(angle / 2)} = ${unrounded(angle)}$ #linebreak() $theta = ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[$${radius} times ${unrounded(angle)} + ${length}$]
#working("A1")[perimeter $=$ ${measured(radius * angle + length, 'cm').shown}]]
#part("c")[
#working("M1")[sector: $display(1/2 times ${radius}^2 times ${unrounded(angle)})$]
#working("M1")[triangle: $display(1/2 times ${radius}^2 times sin ${unrounded(angle)})$]
#working("A1")[area $=$ ${measured(area, 'cm²').shown}]]`,
        alt: plain`The chord AB of a circle with centre O and radius ${radius} cm is ${length} cm long. Angle AOB is theta. Part a: show that theta is ${decimals(angle, 3)} radians, correct to 3 decimal places. Part b: find the perimeter of the minor segment. Part c: find its area.`,
        answerAlt: plain`Part a: the sine of half theta is ${length / 2} over ${radius}, which gives ${decimals(angle, 3)}. Part b: the arc is ${radius} times theta; with the chord the perimeter is ${measured(radius * angle + length, 'cm').spoken}. Part c: sector minus triangle is ${measured(area, 'cm²').spoken}.`,
        answers: [
          final(
            'b',
            fromShown((size) => radius * size + length, toThreePlaces(angle), 'cm'),
          ),
          final(
            'c',
            fromShown((size) => segmentOf(radius, size), toThreePlaces(angle), 'cm²'),
          ),
        ],
        verify() {
          // The angle by trying, then the segment measured along its arc.
          const { radius, length } = chord
          const path = segmentPath(radius, angle)
          return (
            measuredAs(wayRound(path), radius * angle + length) ??
            measuredAs(enclosedArea(path), (radius * radius * (angle - sin(angle))) / 2)
          )
        },
      }
    },
    'water-in-a-pipe': (random) => {
      random.until(
        () => ({ radius: random.integer(6, 15), length: random.integer(8, 26) }),
        ({ radius, length }) => length > 1.2 * radius && length < 1.85 * radius,
      )
      const pipe = random.until(
        () => ({
          radius: random.integer(20, 45, 5),
          depth: random.integer(10, 36),
          metres: random.integer(4, 12),
        }),
        ({ radius, depth }) => depth > 0.3 * radius && depth < 0.55 * radius,
      )
      const { radius, depth, metres } = pipe
      const angle = 2 * Math.acos((radius - depth) / radius)
      const area = segmentOf(radius, angle)
      const volume = (area / 10_000) * metres
      const [right, left] = [-PI / 2 + angle / 2, -PI / 2 - angle / 2]
      const level = 5 * sin(right)
      return {
        question: typst`
A straight horizontal pipe has a circular cross-section, centre $O$, radius ${radius}~cm. It holds water to a depth of ${depth}~cm.
${drawFigure({
  points: { O: [0, 0], A: polar(5, left), B: polar(5, right), m: [0, level], d: [0, -5] },
  parts: [shaded([arc([0, 0], 5, left, right)]), arcLine([0, 0], 5, 0, 2 * PI)],
  lines: 'AOBA',
  dashed: 'md',
  angles: { AOB: 'theta' },
  lengths: { OB: [`[${radius}~cm]`, 'A'] },
  dots: 'O',
  names: { O: 90, A: inDegrees(left), B: inDegrees(right) },
  height: 230,
  padding: [30, 22],
})}
#part("a", 2)[Show that $theta = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 3)[Find the area of the cross-section of the water.]
#part("c", 2)[The pipe is ${metres}~m long. Find the volume of water in it, in m³.]`,
        answer: typst`
#part("a")[
#working("M1")[$ cos theta/2 = (${radius} - ${depth})/${radius} = ${radius - depth}/${radius} $]
#working("A1")[$theta = 2 times ${unrounded(angle / 2)} = ${unrounded(angle)}$ #linebreak() $theta = ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[sector: $display(1/2 times ${radius}^2 times ${unrounded(angle)})$]
#working("M1")[triangle: $display(1/2 times ${radius}^2 times sin ${unrounded(angle)})$]
#working("A1")[area $=$ ${measured(area, 'cm²').shown}]]
#part("c")[
#working("M1 FT")[$(${unrounded(area)} div 100^2) times ${metres}$]
#working("A1")[volume $=$ ${measured(volume, 'm³').shown}]]`,
        alt: plain`A straight horizontal pipe has a circular cross-section with centre O and radius ${radius} cm. It holds water to a depth of ${depth} cm. The water surface meets the circle at A and B, and angle AOB is theta. Part a: show that theta is ${decimals(angle, 3)} radians to 3 decimal places. Part b: find the area of the cross-section of the water. Part c: the pipe is ${metres} metres long. Find the volume of water in cubic metres.`,
        answerAlt: plain`Part a: the cosine of half theta is ${radius - depth} over ${radius}, which gives ${decimals(angle, 3)}. Part b: sector minus triangle is ${measured(area, 'cm²').spoken}. Part c: in square metres, times ${metres}, the volume is ${measured(volume, 'm³').spoken}.`,
        answers: [
          final(
            'b',
            fromShown((size) => segmentOf(radius, size), toThreePlaces(angle), 'cm²'),
          ),
          final(
            'c',
            inNamedUnit(
              fromShown((size) => (segmentOf(radius, size) / 10_000) * metres, toThreePlaces(angle), 'm³'),
            ),
          ),
        ],
        verify() {
          const { radius, depth } = pipe
          // Level strips of water from the bottom up to the surface.
          const strips = 4000
          const height = depth / strips
          let area = 0
          for (let n = 0; n < strips; n += 1) {
            const below = radius - (n + 0.5) * height
            area += 2 * Math.sqrt(radius * radius - below * below) * height
          }
          return close(area, (radius * radius * (angle - sin(angle))) / 2)
            ? null
            : `in strips the area is ${area}`
        },
      }
    },
  },
})
