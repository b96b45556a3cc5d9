// Two circles that overlap, and crescents between two arcs.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fromShown, toThreeFigures, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, arcLine, enclosedArea, inDegrees, type Path, polar, rad, shaded, wayRound } from './shapes.ts'

const { PI, cos, sin } = Math

/** Half the angles at both centres, from the radii and the distance between the centres. */
const halves = (one: number, other: number, apart: number) => {
  return {
    atO: Math.acos((one * one + apart * apart - other * other) / (2 * one * apart)),
    atP: Math.acos((other * other + apart * apart - one * one) / (2 * other * apart)),
  }
}

const lens = (one: number, other: number, apart: number): Path => {
  const { atO, atP } = halves(one, other, apart)
  return [arc([0, 0], one, -atO, atO), arc([apart, 0], other, PI - atP, PI + atP)]
}

const segmentArea = (radius: number, angle: number) => (radius * radius * (angle - sin(angle))) / 2

const twoCirclesQuestion = (random: Random, task: 'cosine-rule' | 'right-angle') => {
  const general = random.until(
    () => ({ one: random.integer(7, 12), other: random.integer(5, 10), apart: random.integer(8, 16) }),
    ({ one, other, apart }) => {
      const { atO, atP } = halves(one, other, apart)
      return (
        one > other &&
        atO > 0.45 &&
        atP > 0.6 &&
        atP < 1.4 &&
        Math.abs(one * one + other * other - apart * apart) > 8
      )
    },
  )
  const right = random.until(
    () => ({ one: random.integer(7, 14), other: random.integer(5, 10) }),
    ({ one, other }) => one > other + 1 && one < 2 * other && Math.hypot(one, other) % 1 !== 0,
  )
  const { one, other, apart } =
    task === 'right-angle' ? { ...right, apart: Math.hypot(right.one, right.other) } : general
  const { atO, atP } = halves(one, other, apart)
  const [theta, phi] = [2 * atO, 2 * atP]
  const A: Point = polar(one, atO)
  const area = measured(segmentArea(one, theta) + segmentArea(other, phi), 'cm²')
  const edge = measured(one * theta + other * phi, 'cm')
  const figure = drawFigure({
    points: { O: [0, 0], P: [apart, 0], A, B: [A[0], -A[1]] },
    parts: [
      shaded(lens(one, other, apart)),
      `circle-of((0, 0), ${one})`,
      `circle-of((${apart.toFixed(3)}, 0), ${other})`,
    ],
    lines: 'AOB APB',
    dots: 'OP',
    names: { A: 90, B: 270, O: 180, P: 0 },
    nameGap: 9,
    height: 240,
    padding: [8, 24],
  })
  const isRight = task === 'right-angle'
  const first = isRight
    ? typst`#working("M1")[$ tan A O P = ${other}/${one} $]`
    : typst`#working("M1")[$ cos A O P = (${one}^2 + ${apart}^2 - ${other}^2)/(2 times ${one} times ${apart}) $]`
  const second = isRight
    ? typst`#note[Angle $O A P$ is a right angle, so angle $A P O = display(pi/2) - ${unrounded(atO)}$.]`
    : typst`#note[The cosine rule again, at $P$: angle $A P O = ${unrounded(atP)}$.]`
  const given = isRight
    ? typst`The circles meet at $A$ and $B$, and $O A$ is a tangent to the circle with centre $P$.`
    : typst`The circles meet at $A$ and $B$, and $O P = ${apart}$~cm.`
  const told = isRight ? 'OA is a tangent to the circle with centre P.' : `OP is ${apart} cm.`
  return {
    question: typst`
A circle with centre $O$ has radius ${one}~cm and a circle with centre $P$ has radius ${other}~cm. ${given}
${figure}
#part("a", 2)[Show that angle $A O B = ${decimals(theta, 3)}$ radians, correct to 3 decimal places.]
#part("b", 3)[Find the perimeter of the shaded region.]
#part("c", 3)[Find the area of the shaded region.]`,
    answer: typst`
#part("a")[${first}
#working("A1")[$A O B = 2 times ${unrounded(atO)} = ${unrounded(theta)} = ${decimals(theta, 3)}$ (3~d.p.)]]
#part("b")[${second}
#working("B1")[$A P B = ${unrounded(phi)}$]
#working("M1")[$${one} times ${unrounded(theta)} + ${other} times ${unrounded(phi)}$]
#working("A1")[perimeter $=$ ${edge.shown}]]
#part("c")[
#note[Each arc and the chord $A B$ bound a segment.]
#working("M1")[$ 1/2 times ${one}^2 (${unrounded(theta)} - sin ${unrounded(theta)}) $ $= ${unrounded(segmentArea(one, theta))}$]
#working("M1 FT")[$ 1/2 times ${other}^2 (${unrounded(phi)} - sin ${unrounded(phi)}) $ $= ${unrounded(segmentArea(other, phi))}$]
#working("A1")[area $=$ ${area.shown}]
#scheme[FT: their angle $A P B$. Or: the two sectors, $${unrounded((one * one * theta) / 2)} + ${unrounded((other * other * phi) / 2)}$ (*M1*), less the kite $O A P B$, $${unrounded(one * apart * sin(atO))}$ (*M1*), and the result (*A1*).]]`,
    alt: plain`A circle with centre O has radius ${one} cm and a circle with centre P has radius ${other} cm. They meet at A and B. ${told} The region inside both circles is shaded. Part a: show that angle AOB is ${decimals(theta, 3)} radians to 3 decimal places. Part b: find the perimeter of the shaded region. Part c: find its area.`,
    answerAlt: plain`Part a: ${isRight ? 'angle OAP is a right angle, so' : 'by the cosine rule in triangle AOP,'} angle AOB is ${decimals(theta, 3)} radians. Part b: angle APB is ${decimals(phi, 3)} radians, and the two arcs make ${edge.spoken}. Part c: the two segments on the chord AB are together ${area.spoken}.`,
    answers: [
      final(
        'b',
        fromShown((size) => one * size + other * phi, toThreePlaces(theta), 'cm'),
      ),
      final(
        'c',
        fromShown((size) => segmentArea(one, size) + segmentArea(other, phi), toThreePlaces(theta), 'cm²'),
      ),
    ],
    verify() {
      const A = polar(one, atO)
      if (!agree(distance(A, [apart, 0]), other, 1e-9)) return 'A is not on both circles'
      if (task === 'right-angle' && !agree(Math.atan2(other, one), atO, 1e-9)) return 'OA is no tangent'
      const path = lens(one, other, apart)
      if (!close(wayRound(path), 2 * one * atO + 2 * other * atP)) return `the perimeter is ${wayRound(path)}`
      const area = segmentArea(one, 2 * atO) + segmentArea(other, 2 * atP)
      return close(enclosedArea(path), area) ? null : `the area is ${enclosedArea(path)}`
    },
  }
}

export const twoCircles = defineTemplate({
  id: 'two-circles',
  marks: 8,
  calculator: true,
  level: 5,
  cases: {
    'cosine-rule': (random) => twoCirclesQuestion(random, 'cosine-rule'),
    'right-angle': (random) => twoCirclesQuestion(random, 'right-angle'),
  },
})

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
