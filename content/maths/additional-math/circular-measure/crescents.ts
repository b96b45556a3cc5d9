// Crescents between two arcs.

import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { fromShown, toThreeFigures } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  arc,
  arcLine,
  enclosedArea,
  inDegrees,
  type Path,
  polar,
  rad,
  segmentArea,
  shaded,
  wayRound,
} from './shapes.ts'

const { PI, cos, sin } = Math

/** Between the circle about O and the semicircle on the chord AB, above it. */
const crescentPath = (radius: number, angle: number): Path => {
  const [right, left] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
  const half = radius * sin(angle / 2)
  return [arc([0, radius * cos(angle / 2)], half, 0, PI), arc([0, 0], radius, left, right)]
}

export const crescent = defineTemplate({
  id: 'crescent',
  marks: 7,
  calculator: true,
  level: 5,
  cases: {
    'semicircle-on-chord': (random) => {
      const radius = random.integer(6, 14)
      const angle = random.pick([1.2, 1.3, 1.4, 1.7, 1.8, 1.9])
      const half = radius * sin(angle / 2)
      const chord = toThreeFigures(2 * half)
      const [right, left] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
      const label = rad(angle)
      const figure = drawFigure({
        points: { O: [0, 0], A: polar(radius, left), B: polar(radius, right) },
        parts: [shaded(crescentPath(radius, angle)), arcLine([0, 0], radius, right, left)],
        lines: 'AOBA',
        angles: { AOB: label },
        lengths: { OB: [`[${radius}~cm]`, 'A'] },
        names: { O: 270, A: inDegrees(PI) - 20, B: 20 },
        height: 250,
        padding: [36, 22],
      })
      const edge = measured(PI * half + radius * angle, 'cm')
      const segment = segmentArea(radius, angle)
      const area = measured((PI * half * half) / 2 - segment, 'cm²')
      const edgeFrom = (ab: number) => (PI * ab) / 2 + radius * angle
      const areaFrom = (ab: number) => (PI * ab * ab) / 8 - segment
      return {
        question: typst`
$O A B$ is a sector of a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians. A semicircle is drawn on the chord $A B$ as diameter, outside the triangle.
${figure}
#part("a", 2)[Find the length of $A B$.]
#part("b", 2)[Find the perimeter of the shaded region.]
#part("c", 3)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$A B = 2 times ${radius} times sin ${Number((angle / 2).toPrecision(6))}$]
#working("A1")[$A B =$ ${measured(2 * half, 'cm').shown}]]
#part("b")[
#working("M1 FT")[$ 1/2 times pi times ${unrounded(2 * half)} + ${radius} times ${angle} $]
#working("A1")[perimeter $=$ ${edge.shown}]]
#part("c")[
#working("M1 FT")[semicircle: $display(1/2 times pi times (${unrounded(half)})^2 = ${unrounded((PI * half * half) / 2)})$]
#working("M1")[segment: $display(1/2 times ${radius}^2 (${angle} - sin ${angle}) = ${unrounded(segment)})$]
#working("A1")[$${unrounded((PI * half * half) / 2)} - ${unrounded(segment)}$ #linebreak() area $=$ ${area.shown}]]`,
        alt: plain`OAB is a sector of a circle with centre O and radius ${radius} cm. Angle AOB is ${angle} radians. A semicircle is drawn on the chord AB as diameter, outside the triangle. The region between the semicircle and the arc AB is shaded. Part a: find the length of AB. Part b: find the perimeter of the shaded region. Part c: find its area.`,
        answerAlt: plain`Part a: AB is 2 times ${radius} times the sine of ${Number((angle / 2).toPrecision(6))}, ${measured(2 * half, 'cm').spoken}. Part b: the semicircle and the arc, ${radius} times ${angle}, make ${edge.spoken}. Part c: the semicircle minus the segment, half times ${radius} squared times open bracket ${angle} minus its sine close bracket, is ${area.spoken}.`,
        answers: [
          final('a', threeFigures(2 * half, 'cm')),
          final('b', fromShown(edgeFrom, chord, 'cm')),
          final('c', fromShown(areaFrom, chord, 'cm²')),
        ],
        verify() {
          const path = crescentPath(radius, angle)
          return (
            measuredAs(wayRound(path), PI * half + radius * angle) ??
            measuredAs(enclosedArea(path), (PI * half * half) / 2 - segmentArea(radius, angle))
          )
        },
      }
    },
    'equal-to-triangle': (random) => {
      const radius = random.integer(4, 14, 2)
      const angle = PI / 2
      const half = radius * sin(angle / 2)
      const [right, left] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
      const figure = drawFigure({
        points: { O: [0, 0], A: polar(radius, left), B: polar(radius, right) },
        parts: [shaded(crescentPath(radius, angle)), arcLine([0, 0], radius, right, left)],
        lines: 'AOBA',
        angles: { AOB: 'right' },
        lengths: { OB: [`[${radius}~cm]`, 'A'] },
        names: { O: 270, A: inDegrees(PI) - 20, B: 20 },
        height: 250,
        padding: [36, 22],
      })
      const opening = typst`$O A B$ is a sector of a circle, centre $O$, radius ${radius}~cm.`
      const square = radius * radius
      return {
        question: typst`
${opening} Angle $A O B$ is a right angle. A semicircle is drawn on the chord $A B$ as diameter, outside the triangle.
${figure}
#part("a", 3)[Find the area of the segment between the chord $A B$ and the arc of the sector, in terms of $pi$.]
#part("b", 4)[Show that the shaded area is equal to the area of triangle $O A B$.]`,
        answer: typst`
#part("a")[
#working("B1")[sector: $display(1/2 times ${radius}^2 times pi/2 = ${square / 4} pi)$]
#working("M1")[triangle: $display(1/2 times ${radius} times ${radius} = ${square / 2})$]
#working("A1")[segment $=$ #result[$(${square / 4} pi - ${square / 2})$~cm²]]]
#part("b")[
#working("M1")[$A B^2 = ${radius}^2 + ${radius}^2 = ${2 * square}$]
#working("M1")[semicircle: $display(1/2 times pi times (A B^2)/4 = ${square / 4} pi)$]
#working("M1 FT")[shaded: $${square / 4} pi - (${square / 4} pi - ${square / 2})$]
#working("A1")[$= ${square / 2}$~cm², the area of the triangle]]`,
        alt: plain`OAB is a sector of a circle with centre O and radius ${radius} cm. Angle AOB is a right angle. A semicircle is drawn on the chord AB as diameter, outside the triangle. The region between the semicircle and the arc AB is shaded. Part a: find the area of the segment between the chord AB and the arc, in terms of pi. Part b: show that the shaded area is equal to the area of triangle OAB.`,
        answerAlt: plain`Part a: the sector is ${square / 4} pi and the triangle ${square / 2}, so the segment is ${square / 4} pi minus ${square / 2}. Part b: AB squared is ${2 * square}, so the semicircle is ${square / 4} pi. Without the segment, ${square / 2} square centimetres are left, the area of the triangle.`,
        answers: [final('a', number(`${square / 4}π - ${square / 2}`, { unit: 'cm²' }))],
        verify() {
          const path = crescentPath(radius, angle)
          return (
            measuredAs(wayRound(path), PI * half + radius * angle) ??
            measuredAs(enclosedArea(path), (radius * radius) / 2)
          )
        },
      }
    },
  },
})
