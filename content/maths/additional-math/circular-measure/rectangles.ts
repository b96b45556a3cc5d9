// Rectangles with arcs: a corner cut off by an arc, and a window with an arch.

import { distance, type Point } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import { decimals, unrounded } from '../../kit/numbers.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, type Path, shaded, wayRound } from './shapes.ts'

const { PI, sin, sqrt } = Math

/** ABCD from the bottom left; E on DC is where the arc about A through B ends. */
const corner = (wide: number, high: number) => {
  const along = sqrt(wide * wide - high * high)
  const points = {
    A: [0, 0] as Point,
    B: [wide, 0] as Point,
    C: [wide, high] as Point,
    D: [0, high] as Point,
    E: [along, high] as Point,
  }
  const angle = Math.asin(high / wide)
  const path: Path = [points.C, points.E, arc([0, 0], wide, angle, 0)]
  return { points, along, angle, path }
}

/** Rectangle ABCD with an arc from C to D above it; O is the centre of the arc, below CD. */
const arched = (wide: number, high: number, radius: number) => {
  const below = sqrt(radius * radius - (wide * wide) / 4)
  const O: Point = [wide / 2, high - below]
  const angle = 2 * Math.asin(wide / 2 / radius)
  const path: Path = [[0, 0], [wide, 0], arc(O, radius, PI / 2 - angle / 2, PI / 2 + angle / 2)]
  return { O, angle, path }
}

export const rectangleAndArc = defineTemplate({
  id: 'rectangle-and-arc',
  marks: 7,
  calculator: true,
  level: 4,
  cases: {
    corner: (random) => {
      const cut = random.until(
        () => ({ wide: random.integer(9, 16), high: random.integer(5, 11) }),
        ({ wide, high }) =>
          high > 0.5 * wide &&
          high < 0.8 * wide &&
          sqrt(wide * wide - high * high) % 1 !== 0 &&
          wide !== 2 * high,
      )
      const { wide, high } = cut
      const { points, along, angle, path } = corner(wide, high)
      const edge = measured(high + wide - along + wide * angle, 'cm')
      const [triangle, sector] = [(high * along) / 2, (wide * wide * angle) / 2]
      const area = measured(wide * high - triangle - sector, 'cm²')
      return {
        question: typst`
$A B C D$ is a rectangle with $A B = ${wide}$~cm and $B C = ${high}$~cm. The arc $B E$ has centre $A$, and $E$ is on $D C$.
${drawFigure({ points, parts: [shaded(path)], lines: 'ABCDA AE', angles: { BAE: 'theta' }, lengths: { AB: [`[${wide}~cm]`, 'D'], AD: [`[${high}~cm]`, 'B'] }, height: 200, padding: [58, 26] })}
#part("a", 2)[Show that $theta = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 2)[Find the perimeter of the shaded region.]
#part("c", 3)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#note[$A E = A B$, and angle $D E A = theta$ (alternate angles).]
#working("M1")[$ sin theta = ${high}/${wide} $]
#working("A1")[$theta = ${unrounded(angle)} = ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[$D E = sqrt(${wide}^2 - ${high}^2) = ${unrounded(along)}$ #linebreak() $${high} + (${wide} - ${unrounded(along)}) + ${wide} times ${unrounded(angle)}$]
#working("A1")[perimeter $=$ ${edge.shown}]]
#part("c")[
#working("M1")[triangle $A D E$: $ 1/2 times ${high} times ${unrounded(along)} = ${unrounded(triangle)} $]
#working("M1")[sector: $display(1/2 times ${wide}^2 times ${unrounded(angle)} = ${unrounded(sector)})$]
#working("A1")[$${wide * high} - ${unrounded(triangle)} - ${unrounded(sector)}$ #linebreak() area $=$ ${area.shown}]]`,
        alt: plain`ABCD is a rectangle with AB ${wide} cm and BC ${high} cm. The arc BE has centre A, and E is on DC. Angle BAE is theta. The region between BC, CE and the arc is shaded. Part a: show that theta is ${decimals(angle, 3)} radians to 3 decimal places. Part b: find the perimeter of the shaded region. Part c: find its area.`,
        answerAlt: plain`Part a: AE is ${wide} cm, so the sine of theta is ${high} over ${wide}, which gives ${decimals(angle, 3)}. Part b: DE follows by Pythagoras. BC, CE and the arc make ${edge.spoken}. Part c: the rectangle without the triangle ADE and the sector is ${area.spoken}.`,
        answers: [
          final(
            'b',
            fromShown((size) => high + wide - along + wide * size, toThreePlaces(angle), 'cm'),
          ),
          final(
            'c',
            fromShown(
              (size) => wide * high - triangle - (wide * wide * size) / 2,
              toThreePlaces(angle),
              'cm²',
            ),
          ),
        ],
        verify: () =>
          measuredAs(distance(points.A, points.E), wide) ??
          measuredAs(wayRound(path), high + wide - along + wide * angle) ??
          measuredAs(enclosedArea(path), wide * high - (high * along) / 2 - (wide * wide * angle) / 2),
      }
    },
    window: (random) => {
      random.until(
        () => ({ wide: random.integer(9, 16), high: random.integer(5, 11) }),
        ({ wide, high }) =>
          high > 0.5 * wide &&
          high < 0.8 * wide &&
          sqrt(wide * wide - high * high) % 1 !== 0 &&
          wide !== 2 * high,
      )
      const window = random.until(
        () => ({
          wide: random.integer(60, 120, 10),
          high: random.integer(80, 150, 10),
          radius: random.integer(45, 95, 5),
        }),
        ({ wide, high, radius }) => radius > 0.56 * wide && radius < 0.9 * wide && high > wide,
      )
      const { wide, high, radius } = window
      const { O, angle, path } = arched(wide, high, radius)
      const edge = measured(wide + 2 * high + radius * angle, 'cm')
      const piece = (radius * radius * (angle - sin(angle))) / 2
      const area = measured(wide * high + piece, 'cm²')
      return {
        question: typst`
A window is a rectangle $A B C D$ with an arc $C D$ of a circle above it. The centre of the circle is $O$ and its radius is ${radius}~cm.
${drawFigure({
  points: { A: [0, 0], B: [wide, 0], C: [wide, high], D: [0, high], O },
  parts: [shaded(path)],
  lines: 'DOC DC',
  angles: { COD: 'theta' },
  lengths: { AB: [`[${wide}~cm]`, 'D'], BC: [`[${high}~cm]`, 'A'] },
  dots: 'O',
  height: 290,
  padding: [64, 26],
})}
#part("a", 2)[Show that $theta = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 2)[Find the perimeter of the window.]
#part("c", 3)[Find the area of the window.]`,
        answer: typst`
#part("a")[
#working("M1")[$ sin theta/2 = ${wide / 2}/${radius} $]
#working("A1")[$theta = 2 times ${unrounded(angle / 2)} = ${unrounded(angle)}$ #linebreak() $= ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[$${wide} + 2 times ${high} + ${radius} times ${unrounded(angle)}$]
#working("A1")[perimeter $=$ ${edge.shown}]]
#part("c")[
#working("M1")[segment: $display(1/2 times ${radius}^2 times (${unrounded(angle)} - sin ${unrounded(angle)}))$ $= ${unrounded(piece)}$]
#working("M1")[$${wide} times ${high} + ${unrounded(piece)}$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`A window is a rectangle ABCD with an arc CD of a circle above it. AB is ${wide} cm and BC is ${high} cm. The centre of the circle is O and its radius is ${radius} cm. Angle COD is theta. Part a: show that theta is ${decimals(angle, 3)} radians to 3 decimal places. Part b: find the perimeter of the window. Part c: find its area.`,
        answerAlt: plain`Part a: the sine of half theta is ${wide / 2} over ${radius}, which gives ${decimals(angle, 3)}. Part b: three sides and the arc, ${radius} times theta, make ${edge.spoken}. Part c: the rectangle and the segment are ${area.spoken}.`,
        answers: [
          final(
            'b',
            fromShown((size) => wide + 2 * high + radius * size, toThreePlaces(angle), 'cm'),
          ),
          final(
            'c',
            fromShown(
              (size) => wide * high + (radius * radius * (size - sin(size))) / 2,
              toThreePlaces(angle),
              'cm²',
            ),
          ),
        ],
        verify: () =>
          measuredAs(distance(O, [0, high]), radius) ??
          measuredAs(wayRound(path), wide + 2 * high + radius * angle) ??
          measuredAs(enclosedArea(path), wide * high + (radius * radius * (angle - sin(angle))) / 2),
      }
    },
  },
})
