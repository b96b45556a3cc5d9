// Segments: area ½r²(θ − sin θ) and perimeter rθ + 2r sin ½θ, minor and major, to 3 significant figures.

import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import { decimals, significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, arcLine, enclosedArea, inDegrees, type Path, polar, rad, shaded, wayRound } from './shapes.ts'

const { PI, sin } = Math

export const segmentPath = (radius: number, angle: number): Path => {
  return [arc([0, 0], radius, PI / 2 - angle / 2, PI / 2 + angle / 2)]
}

/** The whole circle with the chord AB and the segment above it shaded, or the one below. */
export const drawSegment = (angle: number, label: string, radius: string, major = false): string => {
  const [right, left] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
  const region: Path = major ? [arc([0, 0], 5, left, right + 2 * PI)] : [arc([0, 0], 5, right, left)]
  return drawFigure({
    points: { O: [0, 0], A: polar(5, left), B: polar(5, right) },
    parts: [shaded(region), arcLine([0, 0], 5, 0, 2 * PI)],
    lines: 'AOBA',
    angles: { AOB: label },
    lengths: { OB: [radius, 'A'] },
    dots: 'O',
    names: { O: 270, A: inDegrees(left), B: inDegrees(right) },
    height: 230,
    padding: [30, 22],
  })
}

const drawShadedSegment = (random: Random) => {
  const radius = random.integer(6, 15)
  const angle = random.until(
    () => random.decimal(1.3, 2.1, 1),
    (size) => size !== 2,
  )
  const [whole, triangle, chord] = [
    (radius * radius * angle) / 2,
    (radius * radius * sin(angle)) / 2,
    2 * radius * sin(angle / 2),
  ]
  const opening = `A and B lie on a circle with centre O and radius ${radius} cm. Angle AOB is ${angle} radians.`
  const half = decimals(angle / 2, 2).replace(/0$/, '')
  return { radius, angle, whole, triangle, chord, opening, half }
}

export const segment = defineTemplate({
  id: 'segment',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    area: (random) => {
      const { radius, angle, whole, triangle, opening } = drawShadedSegment(random)
      const answer = whole - triangle
      const area = measured(answer, 'cm²')
      return {
        question: typst`
$A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians.
${drawSegment(angle, rad(angle), `[${radius}~cm]`)}
#part("a", 1)[Find the area of the sector $A O B$.]
#part("b", 2)[Find the area of the triangle $A O B$.]
#part("c", 2)[Find the area of the shaded segment.]`,
        answer: typst`
#part("a")[#working("B1")[$ 1/2 times ${radius}^2 times ${angle} = $ ${measured(whole, 'cm²').shown}]]
#part("b")[
#working("M1")[$ 1/2 times ${radius}^2 times sin ${angle} $ #linebreak() #text(fill: ink-soft)[calculator in radians]]
#working("A1")[$=$ ${measured(triangle, 'cm²').shown}]]
#part("c")[
#working("M1 FT")[$${unrounded(whole)} - ${unrounded(triangle)}$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`${opening} Part a: find the area of the sector AOB. Part b: find the area of the triangle AOB. Part c: find the area of the minor segment cut off by the chord AB.`,
        answerAlt: plain`Part a: half times ${radius} squared times ${angle} is ${measured(whole, 'cm²').spoken}. Part b: half times ${radius} squared times the sine of ${angle} is ${measured(triangle, 'cm²').spoken}. Part c: the segment is the difference, ${area.spoken}.`,
        answers: [
          final('a', threeFigures(whole, 'cm²')),
          final('b', threeFigures(triangle, 'cm²')),
          final('c', threeFigures(answer, 'cm²')),
        ],
        verify: () => measuredAs(enclosedArea(segmentPath(radius, angle)), answer),
      }
    },
    perimeter: (random) => {
      const { radius, angle, chord, opening, half } = drawShadedSegment(random)
      const answer = radius * angle + chord
      const length = measured(answer, 'cm')
      return {
        question: typst`
$A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians.
${drawSegment(angle, rad(angle), `[${radius}~cm]`)}
Find the perimeter of the shaded segment. #marks(5)`,
        answer: typst`
#working("B1")[arc $= ${radius} times ${angle} = ${unrounded(radius * angle)}$]
#note[The line from $O$ to the middle of $A B$ halves the angle.]
#working("M1 A1")[$A B = 2 times ${radius} times sin ${half} = ${unrounded(chord)}$]
#working("M1")[$${unrounded(radius * angle)} + ${unrounded(chord)}$]
#working("A1")[perimeter $=$ ${length.shown}]`,
        alt: plain`${opening} Find the perimeter of the minor segment cut off by the chord AB.`,
        answerAlt: plain`The arc is ${radius} times ${angle}. The chord AB is 2 times ${radius} times the sine of ${half}. Together the perimeter is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(segmentPath(radius, angle)), answer),
      }
    },
    'major-segment': (random) => {
      const { radius, angle, whole, triangle, opening } = drawShadedSegment(random)
      const answer = PI * radius * radius - (whole - triangle)
      const area = measured(answer, 'cm²')
      return {
        question: typst`
$A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians. The major segment is shaded.
${drawSegment(angle, rad(angle), `[${radius}~cm]`, true)}
Find the area of the major segment. #marks(5)`,
        answer: typst`
#note[The major segment is the major sector and the triangle.]
#working("M1")[angle of the major sector: $2 pi - ${angle} = ${unrounded(2 * PI - angle)}$]
#working("M1")[$ 1/2 times ${radius}^2 times ${unrounded(2 * PI - angle)} = ${unrounded(PI * radius * radius - whole)} $]
#working("M1")[triangle: $display(1/2 times ${radius}^2 times sin ${angle} = ${unrounded(triangle)})$]
#working("M1 dep")[$${unrounded(PI * radius * radius - whole)} + ${unrounded(triangle)}$]
#working("A1")[area $=$ ${area.shown}]
#scheme[Or: the minor sector *M1*, less the triangle *M1* *M1*, is the minor segment; the circle less this *M1 dep*.]`,
        alt: plain`${opening} Find the area of the major segment cut off by the chord AB.`,
        answerAlt: plain`The angle of the major sector is 2 pi minus ${angle}. Its area is half times ${radius} squared times that angle. Add the triangle AOB, half times ${radius} squared times the sine of ${angle}. The area is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(enclosedArea(segmentPath(radius, 2 * PI - angle)), answer),
      }
    },
    'radius-from-perimeter': (random) => {
      const { radius, angle, chord, half } = drawShadedSegment(random)
      const given = significant(radius * angle + chord, 4)
      const factor = angle + 2 * sin(angle / 2)
      return {
        question: typst`
$A$ and $B$ lie on a circle, centre $O$, radius $r$~cm. Angle $A O B = ${angle}$ radians. The perimeter of the shaded segment is ${given}~cm.
${drawSegment(angle, rad(angle), '$r$')}
#part("a", 3)[Find an expression for the perimeter of the segment in terms of $r$.]
#part("b", 2)[Find the value of $r$, to the nearest whole number.]`,
        answer: typst`
#part("a")[
#working("B1")[arc $= ${angle}r$]
#working("M1")[chord $A B = 2r sin ${half}$]
#working("A1 oe")[perimeter $= ${angle}r + 2r sin ${half} =$ #result[$${significant(factor, 4)}r$]]]
#part("b")[
#working("M1 FT")[$ r = ${given}/${significant(factor, 4)} $]
#working("A1")[$r =$ #result[$${radius}$]]]`,
        alt: plain`A and B lie on a circle with centre O and radius r cm. Angle AOB is ${angle} radians. The perimeter of the minor segment cut off by the chord AB is ${given} cm. Part a: find an expression for the perimeter in terms of r. Part b: find r to the nearest whole number.`,
        answerAlt: plain`Part a: the arc is ${angle}r and the chord is 2r times the sine of ${half}, so the perimeter is ${significant(factor, 4)}r. Part b: divide ${given} by ${significant(factor, 4)}: r is ${radius}.`,
        answers: [
          final('a', number(factor, { to: { figures: 3 } }), 'coefficient of r'),
          final('b', number(radius, { unit: 'cm' }), 'r'),
        ],
        verify() {
          const given = Number(significant(radius * angle + 2 * radius * sin(angle / 2), 4))
          // All segments of this angle are similar, so the perimeter of one with radius 1 tells the radius.
          const found = given / wayRound(segmentPath(1, angle))
          return Math.round(found) === radius ? null : `a radius of ${found} has that perimeter`
        },
      }
    },
  },
})
