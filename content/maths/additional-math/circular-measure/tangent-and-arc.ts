// The region between a tangent, a line from the centre and an arc.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { skip } from '../../kit/draws.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, significant, unrounded } from '../../kit/numbers.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, inDegrees, type Path, polar, rad, shaded, wayRound } from './shapes.ts'

const { PI, tan } = Math

/** O at the origin, A straight up, T to the right of A; B is where OT cuts the circle. */
const oneTangent = (radius: number, angle: number) => {
  const T: Point = [radius * tan(angle), radius]
  return { O: [0, 0] as Point, A: [0, radius] as Point, T, B: polar(radius, PI / 2 - angle) }
}

const besideTangent = (radius: number, angle: number): Path => {
  const { T } = oneTangent(radius, angle)
  return [T, arc([0, 0], radius, PI / 2 - angle, PI / 2)]
}

const tangentAndArcParts = (r: number, size: number) => {
  const points = oneTangent(r, size)
  const figure = (label: string, extra: Record<string, string> = {}) =>
    drawFigure({
      points,
      parts: [shaded(besideTangent(r, size))],
      lines: 'OATO',
      angles: { AOT: label, OAT: 'right' },
      lengths: { OA: `[${r}~cm]`, ...extra },
      names: { O: 225, A: 135, T: 45, B: inDegrees(PI / 2 - size) - 80 },
      height: 230,
      padding: [58, 24],
    })
  const opening = typst`$A T$ is a tangent to a circle, centre $O$, radius ${r}~cm. $A B$ is an arc of the circle, and $O B T$ is a straight line.`
  const spoken = `AT is a tangent to a circle with centre O and radius ${r} cm. AB is an arc of the circle, and OBT is a straight line.`
  const region = 'The region between AT, TB and the arc AB is shaded.'
  return { figure, opening, spoken, region }
}

export const tangentAndArc = defineTemplate({
  id: 'tangent-and-arc',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    area: (random) => {
      const radius = random.integer(5, 12)
      const angle = random.pick([0.7, 0.8, 0.9, 1.1])
      const [r, size] = [radius, angle]
      const { figure, opening, spoken, region } = tangentAndArcParts(r, size)

      const tangent = r * tan(size)
      const [triangle, sector] = [(r * tangent) / 2, (r * r * size) / 2]
      const area = measured(triangle - sector, 'cm²')
      return {
        question: typst`
${opening} Angle $A O T = ${angle}$ radians.
${figure(rad(angle))}
#part("a", 2)[Find the length of $A T$.]
#part("b", 4)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#note[Tangent and radius meet at a right angle.]
#working("M1")[$A T = ${r} tan ${angle}$]
#working("A1")[$A T =$ ${measured(tangent, 'cm').shown}]]
#part("b")[
#working("M1 FT")[triangle: $display(1/2 times ${r} times ${unrounded(tangent)} = ${unrounded(triangle)})$]
#working("M1")[sector: $display(1/2 times ${r}^2 times ${angle} = ${unrounded(sector)})$]
#working("M1")[$${unrounded(triangle)} - ${unrounded(sector)}$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`${spoken} Angle AOT is ${angle} radians. ${region} Part a: find the length of AT. Part b: find the area of the shaded region.`,
        answerAlt: plain`Part a: AT is ${r} times tan ${angle}, ${measured(tangent, 'cm').spoken}. Part b: the triangle is half times ${r} times AT, and the sector half times ${r} squared times ${angle}. The difference is ${area.spoken}.`,
        answers: [
          final('a', threeFigures(tangent, 'cm')),
          final('b', threeFigures(triangle - sector, 'cm²')),
        ],
        verify() {
          const { O, A, T, B } = oneTangent(r, size)
          if (!agree(angleAt(A, O, T), 90, 1e-6)) return 'AT is no tangent'
          if (!agree(distance(O, B) + distance(B, T), distance(O, T), 1e-9)) return 'B is not on OT'
          const path = besideTangent(r, size)
          const edge = r * tan(size) + r / Math.cos(size) - r + r * size
          if (!close(wayRound(path), edge)) return `the perimeter is ${wayRound(path)}`
          const area = (r * r * (tan(size) - size)) / 2
          return agree(enclosedArea(path), area, 1e-4 * r * r) ? null : `the area is ${enclosedArea(path)}`
        },
      }
    },
    perimeter: (random) => {
      const radius = random.integer(5, 12)
      const angle = random.pick([0.7, 0.8, 0.9, 1.1])
      const [r, size] = [radius, angle]
      const { figure, opening, spoken, region } = tangentAndArcParts(r, size)

      const [tangent, reach] = [r * tan(size), r / Math.cos(size)]
      const edge = tangent + (reach - r) + r * size
      const length = measured(edge, 'cm')
      return {
        question: typst`
${opening} Angle $A O T = ${angle}$ radians.
${figure(rad(angle))}
Find the perimeter of the shaded region. #marks(6)`,
        answer: typst`
#note[Angle $O A T$ is a right angle. The perimeter is $A T + T B +$ arc $A B$.]
#working("B1")[$A T = ${r} tan ${angle} = ${unrounded(tangent)}$]
#working("M1 A1")[$O T = ${r} div cos ${angle} = ${unrounded(reach)}$ #linebreak() $T B = ${unrounded(reach)} - ${r} = ${unrounded(reach - r)}$]
#working("B1")[arc $= ${r} times ${angle} = ${unrounded(r * size)}$]
#working("M1 A1")[perimeter $= ${unrounded(tangent)} + ${unrounded(reach - r)} + ${unrounded(r * size)}$ #linebreak() $=$ ${length.shown}]`,
        alt: plain`${spoken} Angle AOT is ${angle} radians. ${region} Find its perimeter.`,
        answerAlt: plain`AT is ${r} times tan ${angle}. OT is ${r} divided by cos ${angle}, and TB is OT minus ${r}. The arc is ${r} times ${angle}. Together the perimeter is ${length.spoken}.`,
        answers: [final('', threeFigures(edge, 'cm'))],
        verify() {
          const { O, A, T, B } = oneTangent(r, size)
          if (!agree(angleAt(A, O, T), 90, 1e-6)) return 'AT is no tangent'
          if (!agree(distance(O, B) + distance(B, T), distance(O, T), 1e-9)) return 'B is not on OT'
          const path = besideTangent(r, size)
          const edge = r * tan(size) + r / Math.cos(size) - r + r * size
          if (!close(wayRound(path), edge)) return `the perimeter is ${wayRound(path)}`
          const area = (r * r * (tan(size) - size)) / 2
          return agree(enclosedArea(path), area, 1e-4 * r * r) ? null : `the area is ${enclosedArea(path)}`
        },
      }
    },
    'from-lengths': (random) => {
      skip(random, 2)
      const lengths = random.until(
        () => ({ r: random.integer(5, 12), along: random.integer(6, 18) }),
        ({ r, along }) => along > 0.8 * r && along < 1.9 * r && Math.hypot(r, along) % 1 !== 0,
      )
      const [r, size] = [lengths.r, Math.atan(lengths.along / lengths.r)]
      const { figure, opening, spoken, region } = tangentAndArcParts(r, size)

      const [tangent, reach] = [r * tan(size), r / Math.cos(size)]
      const [triangle, sector] = [(r * tangent) / 2, (r * r * size) / 2]
      const edge = tangent + (reach - r) + r * size
      const length = measured(edge, 'cm')
      const area = measured(triangle - sector, 'cm²')
      return {
        question: typst`
${opening} $A T = ${lengths.along}$~cm.
${figure('theta', { AT: `[${lengths.along}~cm]` })}
#part("a", 2)[Show that $theta = ${decimals(size, 3)}$ radians, correct to 3 decimal places.]
#part("b", 4)[Find the perimeter and the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$ tan theta = ${lengths.along}/${r} $]
#working("A1")[$theta = ${unrounded(size)}= ${decimals(size, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[$O T = sqrt(${r}^2 + ${lengths.along}^2) = ${unrounded(reach)}$ #linebreak() $${lengths.along} + ${unrounded(reach - r)} + ${r} times ${unrounded(size)}$]
#working("A1")[perimeter $=$ ${length.shown}]
#working("M1")[$ 1/2 times ${r} times ${lengths.along} - 1/2 times ${r}^2 times ${unrounded(size)} $]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`${spoken} AT is ${lengths.along} cm and angle AOT is theta. ${region} Part a: show that theta is ${decimals(size, 3)} radians to 3 decimal places. Part b: find the perimeter and the area of the shaded region.`,
        answerAlt: plain`Part a: tan theta is ${lengths.along} over ${r}, which gives ${decimals(size, 3)}. Part b: OT is ${significant(reach, 4)} cm by Pythagoras, so the perimeter, AT, TB and the arc, is ${length.spoken}. The triangle minus the sector is ${area.spoken}.`,
        answers: [
          final(
            'b',
            fromShown((angle) => tangent + (reach - r) + r * angle, toThreePlaces(size), 'cm'),
            'perimeter',
          ),
          final(
            'b',
            fromShown((angle) => triangle - (r * r * angle) / 2, toThreePlaces(size), 'cm²'),
            'area',
          ),
        ],
        verify() {
          const { O, A, T, B } = oneTangent(r, size)
          if (!agree(angleAt(A, O, T), 90, 1e-6)) return 'AT is no tangent'
          if (!agree(distance(A, T), lengths.along, 1e-9)) return 'AT is another length'
          if (!agree(distance(O, B) + distance(B, T), distance(O, T), 1e-9)) return 'B is not on OT'
          const path = besideTangent(r, size)
          const edge = r * tan(size) + r / Math.cos(size) - r + r * size
          if (!close(wayRound(path), edge)) return `the perimeter is ${wayRound(path)}`
          const area = (r * r * (tan(size) - size)) / 2
          return agree(enclosedArea(path), area, 1e-4 * r * r) ? null : `the area is ${enclosedArea(path)}`
        },
      }
    },
  },
})
