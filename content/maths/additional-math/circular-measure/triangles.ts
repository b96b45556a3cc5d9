// Triangles with an arc about one corner: the region between the arc and the opposite side.

import { angleAt, distance, type Point } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, inDegrees, type Path, polar, rad, shaded, wayRound } from './shapes.ts'

const { PI, cos, sin } = Math

/** OAB with O at the bottom, and C and D on OA and OB where the arc about O begins and ends. */
const cornersOf = (one: number, other: number, angle: number, radius: number) => {
  const [left, right] = [PI / 2 + angle / 2, PI / 2 - angle / 2]
  return {
    O: [0, 0] as Point,
    A: polar(one, left),
    B: polar(other, right),
    C: polar(radius, left),
    D: polar(radius, right),
  }
}

const beyondArc = (one: number, other: number, angle: number, radius: number): Path => {
  const { A, B } = cornersOf(one, other, angle, radius)
  return [B, A, arc([0, 0], radius, PI / 2 + angle / 2, PI / 2 - angle / 2)]
}

const drawArcInTriangle = (random: Random) => {
  const isosceles = random.until(
    () => ({
      side: random.integer(9, 16),
      radius: random.integer(4, 9),
      angle: random.pick([1.1, 1.2, 1.3, 1.4]),
    }),
    ({ side, radius, angle }) => radius < 0.85 * side * cos(angle / 2) && radius > 0.5 * side,
  )
  const sides = random.until(
    () => ({
      a: random.integer(7, 14),
      b: random.integer(7, 14),
      c: random.integer(7, 14),
      radius: random.integer(3, 6),
    }),
    ({ a, b, c, radius }) => {
      const angle = angleFrom(a, b, c)
      const height = (b * c * sin(angle)) / a
      return (
        new Set([a, b, c]).size === 3 &&
        angle > 0.9 &&
        angle < 1.5 &&
        radius < 0.8 * height &&
        radius > 0.45 * height
      )
    },
  )
  const touching = random.until(
    () => ({ side: random.integer(8, 16), angle: random.pick([1.2, 1.4, 1.6, 1.8]) }),
    ({ side, angle }) => (side * cos(angle / 2)) % 1 !== 0,
  )
  return { isosceles, sides, touching }
}

export const arcInTriangle = defineTemplate({
  id: 'arc-in-a-triangle',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    isosceles: (random) => {
      const { isosceles } = drawArcInTriangle(random)
      const { side, radius, angle } = isosceles
      const chord = 2 * side * sin(angle / 2)
      const edge = measured(radius * angle + 2 * (side - radius) + chord, 'cm')
      const [triangle, sector] = [(side * side * sin(angle)) / 2, (radius * radius * angle) / 2]
      const area = measured(triangle - sector, 'cm²')
      return {
        question: typst`
In triangle $O A B$, $O A = O B = ${side}$~cm and angle $A O B = ${angle}$ radians. $C D$ is an arc with centre $O$ and radius ${radius}~cm.
${draw(side, side, angle, radius, { angle: rad(angle) })}
#part("a", 3)[Find the perimeter of the shaded region.]
#part("b", 3)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$A B = 2 times ${side} times sin ${Number((angle / 2).toPrecision(6))} = ${unrounded(chord)}$]
#working("M1")[$${unrounded(chord)} + 2 times ${side - radius} + ${radius} times ${angle}$]
#working("A1")[perimeter $=$ ${edge.shown}]]
#part("b")[
#working("M1")[triangle: $display(1/2 times ${side}^2 times sin ${angle} = ${unrounded(triangle)})$]
#working("M1")[sector: $display(1/2 times ${radius}^2 times ${angle} = ${unrounded(sector)})$]
#working("A1")[$${unrounded(triangle)} - ${unrounded(sector)}$ #linebreak() area $=$ ${area.shown}]]`,
        alt: plain`In triangle OAB, OA and OB are ${side} cm and angle AOB is ${angle} radians. CD is an arc with centre O and radius ${radius} cm, from C on OA to D on OB. The region ACDB between the arc and AB is shaded. Part a: find its perimeter. Part b: find its area.`,
        answerAlt: plain`Part a: AB is 2 times ${side} times the sine of ${Number((angle / 2).toPrecision(6))}. With two edges of ${side - radius} cm and the arc, ${radius} times ${angle}, the perimeter is ${edge.spoken}. Part b: the triangle, half times ${side} squared times the sine of ${angle}, minus the sector is ${area.spoken}.`,
        answers: [
          final('a', threeFigures(radius * angle + 2 * (side - radius) + chord, 'cm')),
          final('b', threeFigures(triangle - sector, 'cm²')),
        ],
        verify() {
          const path = beyondArc(side, side, angle, radius)
          return (
            measuredAs(wayRound(path), radius * angle + 2 * (side - radius) + 2 * side * sin(angle / 2)) ??
            measuredAs(enclosedArea(path), (side * side * sin(angle) - radius * radius * angle) / 2)
          )
        },
      }
    },
    'three-sides': (random) => {
      const { sides } = drawArcInTriangle(random)
      const { a, b, c, radius } = sides
      const angle = angleFrom(a, b, c)
      const [triangle, sector] = [(b * c * sin(angle)) / 2, (radius * radius * angle) / 2]
      const area = measured(triangle - sector, 'cm²')
      return {
        question: typst`
In triangle $O A B$, $O A = ${c}$~cm, $O B = ${b}$~cm and $A B = ${a}$~cm. $C D$ is an arc with centre $O$ and radius ${radius}~cm.
${draw(c, b, angle, radius, { angle: '' })}
#part("a", 2)[Show that angle $A O B = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 4)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$ cos A O B = (${c}^2 + ${b}^2 - ${a}^2)/(2 times ${c} times ${b}) $]
#working("A1")[$A O B = ${unrounded(angle)}$ #linebreak() $= ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[triangle: $display(1/2 times ${c} times ${b} times sin ${unrounded(angle)})$ $= ${unrounded(triangle)}$]
#working("M1")[sector: $display(1/2 times ${radius}^2 times ${unrounded(angle)} = ${unrounded(sector)})$]
#working("M1")[$${unrounded(triangle)} - ${unrounded(sector)}$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`In triangle OAB, OA is ${c} cm, OB is ${b} cm and AB is ${a} cm. CD is an arc with centre O and radius ${radius} cm, from C on OA to D on OB. The region ACDB between the arc and AB is shaded. Part a: show that angle AOB is ${decimals(angle, 3)} radians to 3 decimal places. Part b: find the area of the shaded region.`,
        answerAlt: plain`Part a: by the cosine rule the angle is ${decimals(angle, 3)} radians. Part b: the triangle is half times ${c} times ${b} times the sine of the angle, the sector half times ${radius} squared times the angle. The difference is ${area.spoken}.`,
        answers: [
          final(
            'b',
            fromShown(
              (size) => (b * c * sin(size) - radius * radius * size) / 2,
              toThreePlaces(angle),
              'cm²',
            ),
          ),
        ],
        verify() {
          const { O, A, B } = cornersOf(c, b, angle, radius)
          if (!close(distance(A, B), a) || !close(inDegrees(angle), angleAt(O, A, B)))
            return 'the triangle does not close'
          return close(
            enclosedArea(beyondArc(c, b, angle, radius)),
            (b * c * sin(angle) - radius * radius * angle) / 2,
          )
            ? null
            : 'the area is another'
        },
      }
    },
    touching: (random) => {
      const { touching } = drawArcInTriangle(random)
      const { side, angle } = touching
      const radius = side * cos(angle / 2)
      const half = Number((angle / 2).toPrecision(6))
      const [triangle, sector] = [(side * side * sin(angle)) / 2, (radius * radius * angle) / 2]
      const area = measured(triangle - sector, 'cm²')
      return {
        question: typst`
In triangle $O A B$, $O A = O B = ${side}$~cm and angle $A O B = ${angle}$ radians. The arc $C D$ has centre $O$ and touches $A B$.
${draw(side, side, angle, radius, { angle: rad(angle) })}
#part("a", 2)[Find the radius of the arc.]
#part("b", 4)[Find the area of the shaded regions.]`,
        answer: typst`
#part("a")[
#note[The radius to the point of contact is perpendicular to $A B$ and halves the angle at $O$.]
#working("M1")[$r = ${side} cos ${half}$]
#working("A1")[$r =$ ${measured(radius, 'cm').shown}]]
#part("b")[
#working("M1")[triangle: $display(1/2 times ${side}^2 times sin ${angle} = ${unrounded(triangle)})$]
#working("M1 FT")[sector: $display(1/2 times (${unrounded(radius)})^2 times ${angle} = ${unrounded(sector)})$]
#working("M1")[$${unrounded(triangle)} - ${unrounded(sector)}$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`In triangle OAB, OA and OB are ${side} cm and angle AOB is ${angle} radians. The arc CD, from C on OA to D on OB, has centre O and touches AB. The two regions between the arc and AB are shaded. Part a: find the radius of the arc. Part b: find the area of the shaded regions.`,
        answerAlt: plain`Part a: the radius to the point of contact halves the angle at O, so it is ${side} times the cosine of ${half}, ${measured(radius, 'cm').spoken}. Part b: the triangle, half times ${side} squared times the sine of ${angle}, minus the sector is ${area.spoken}.`,
        answers: [final('a', threeFigures(radius, 'cm')), final('b', threeFigures(triangle - sector, 'cm²'))],
        verify() {
          const { A, B } = cornersOf(side, side, angle, radius)
          return (
            measuredAs(radius, (A[1] + B[1]) / 2) ??
            measuredAs(
              enclosedArea(beyondArc(side, side, angle, radius * 0.999999)),
              (side * side * sin(angle) - radius * radius * angle) / 2,
            )
          )
        },
      }
    },
  },
})

const angleFrom = (a: number, b: number, c: number): number => {
  return Math.acos((b * b + c * c - a * a) / (2 * b * c))
}

const draw = (
  one: number,
  other: number,
  angle: number,
  radius: number,
  { angle: label }: { angle: string },
): string => {
  return drawFigure({
    points: cornersOf(one, other, angle, radius),
    parts: [shaded(beyondArc(one, other, angle, radius))],
    lines: 'OABO',
    angles: { AOB: label },
    names: { C: 180, D: 0 },
    height: 220,
    padding: [40, 24],
  })
}
