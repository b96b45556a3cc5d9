// The region between two tangents from a point and the arc.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, type Path, polar, shaded, wayRound } from './shapes.ts'

const { PI, tan } = Math

/** TA and TB touch; O at the origin, T to the right; angle AOB is the size. */
const twoTangents = (radius: number, size: number) => {
  return {
    O: [0, 0] as Point,
    A: polar(radius, size / 2),
    B: polar(radius, -size / 2),
    T: [radius / Math.cos(size / 2), 0] as Point,
  }
}

const betweenThem = (radius: number, size: number): Path => {
  return [twoTangents(radius, size).T, arc([0, 0], radius, size / 2, -size / 2)]
}

const drawTangentsFromPoint = (random: Random) => {
  const size = random.pick([1.6, 1.7, 1.8, 1.9, 2.1, 2.2])
  const known = random.until(
    () => ({ r: random.integer(5, 9), far: random.integer(8, 18) }),
    ({ r, far }) => far > 1.4 * r && far < 2.3 * r && far !== 2 * r && Math.sqrt(far * far - r * r) % 1 !== 0,
  )
  return { radius: random.integer(5, 12), size, known }
}

const checkTangentsFromPoint = (
  { radius, size, known }: ReturnType<typeof drawTangentsFromPoint>,
  task: 'area' | 'perimeter' | 'distance-known',
): string | null => {
  const [r, angle] =
    task === 'distance-known' ? [known.r, 2 * Math.acos(known.r / known.far)] : [radius, size]
  const { O, A, T } = twoTangents(r, angle)
  if (!agree(angleAt(A, O, T), 90, 1e-6)) return 'TA is no tangent'
  if (task === 'distance-known' && !agree(distance(O, T), known.far, 1e-9)) return 'OT is another length'
  const path = betweenThem(r, angle)
  if (!close(wayRound(path), 2 * r * tan(angle / 2) + r * angle)) return `the perimeter is ${wayRound(path)}`
  const area = r * r * (tan(angle / 2) - angle / 2)
  return agree(enclosedArea(path), area, 1e-4 * r * r) ? null : `the area is ${enclosedArea(path)}`
}

const tangentsFromPointParts = (values: ReturnType<typeof drawTangentsFromPoint>) => {
  const { radius, size } = values
  const [r, angle] = [radius, size]
  const half = Number((angle / 2).toPrecision(10))
  const figure = (label: string, parts: Record<string, string> = {}) =>
    drawFigure({
      points: twoTangents(r, angle),
      parts: [shaded(betweenThem(r, angle)), `circle-of((0, 0), ${r})`],
      lines: 'AOB ATB',
      angles: { AOB: label },
      lengths: { OA: [`[${r}~cm]`, 'T'], ...parts },
      dots: 'O',
      names: { O: 180 },
      height: 230,
      padding: [26, 22],
    })
  const opening = typst`$T A$ and $T B$ are tangents to a circle, centre $O$, radius ${r}~cm.`
  const spoken = `TA and TB are tangents at A and B to a circle with centre O and radius ${r} cm.`
  const region = 'The region between the tangents and the minor arc AB is shaded.'
  return { size, r, angle, half, figure, opening, spoken, region }
}

export const tangentsFromPoint = defineTemplate({
  id: 'tangents-from-a-point',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    area: (random) => {
      const values = drawTangentsFromPoint(random)
      const { size, r, angle, half, figure, opening, spoken, region } = tangentsFromPointParts(values)

      const tangent = r * tan(angle / 2)
      const [kite, sector] = [r * tangent, (r * r * angle) / 2]
      const area = measured(kite - sector, 'cm²')
      return {
        question: typst`
${opening} Angle $A O B = ${size}$ radians.
${figure('')}
Find the area of the shaded region. #marks(6)`,
        answer: typst`
#note[$O T$ halves angle $A O B$, and angle $O A T$ is a right angle.]
#working("M1 A1")[$A T = ${r} tan ${half} = ${unrounded(tangent)}$]
#working("M1")[$O A T B = 2 times display(1/2) times ${r} times ${unrounded(tangent)} = ${unrounded(kite)}$]
#working("M1")[sector: $display(1/2 times ${r}^2 times ${size} = ${unrounded(sector)})$]
#working("M1")[$${unrounded(kite)} - ${unrounded(sector)}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`${spoken} Angle AOB is ${size} radians. ${region} Find its area.`,
        answerAlt: plain`OT halves angle AOB, so AT is ${r} times tan ${half}. OATB is two right-angled triangles, ${r} times AT together. Take away the sector, half times ${r} squared times ${size}. The area is ${area.spoken}.`,
        answers: [final('', threeFigures(kite - sector, 'cm²'))],
        verify: () => checkTangentsFromPoint(values, 'area'),
      }
    },
    perimeter: (random) => {
      const values = drawTangentsFromPoint(random)
      const { size, r, angle, half, figure, opening, spoken, region } = tangentsFromPointParts(values)

      const [tangent, arcs] = [r * tan(angle / 2), r * angle]
      const length = measured(2 * tangent + arcs, 'cm')
      const whole = (2 * PI - angle) * r
      return {
        question: typst`
${opening} Angle $A O B = ${size}$ radians.
${figure('')}
#part("a", 4)[Find the perimeter of the shaded region.]
#part("b", 2)[A band goes tightly round the circle and the point $T$. Find its length.]`,
        answer: typst`
#part("a")[
#note[$O T$ halves angle $A O B$, and angle $O A T$ is a right angle.]
#working("M1")[$A T = ${r} tan ${half} = ${unrounded(tangent)}$]
#working("B1")[arc $= ${r} times ${size} = ${Number(arcs.toPrecision(10))}$]
#working("M1 A1")[$2 times ${unrounded(tangent)} + ${Number(arcs.toPrecision(10))} =$ ${length.shown}]]
#part("b")[
#note[The band follows the tangents and the major arc.]
#working("M1 FT")[$2 times ${unrounded(tangent)} + ${r}(2 pi - ${size})$]
#working("A1")[length $=$ ${measured(2 * tangent + whole, 'cm').shown}]]`,
        alt: plain`${spoken} Angle AOB is ${size} radians. ${region} Part a: find its perimeter. Part b: a band goes tightly round the circle and the point T. Find its length.`,
        answerAlt: plain`Part a: OT halves angle AOB, so AT is ${r} times tan ${half}. Two tangents and the arc, ${r} times ${size}, make ${length.spoken}. Part b: two tangents and the major arc, ${r} times open bracket 2 pi minus ${size} close bracket, make ${measured(2 * tangent + whole, 'cm').spoken}.`,
        answers: [
          final('a', threeFigures(2 * tangent + arcs, 'cm')),
          final('b', threeFigures(2 * tangent + whole, 'cm')),
        ],
        verify: () => checkTangentsFromPoint(values, 'perimeter'),
      }
    },
    'distance-known': (random) => {
      const values = drawTangentsFromPoint(random)
      const { known } = values
      const [r, angle] = [known.r, 2 * Math.acos(known.r / known.far)]
      const tangent = r * tan(angle / 2)
      const [kite, sector] = [r * tangent, (r * r * angle) / 2]
      const figure = (label: string, parts: Record<string, string> = {}) =>
        drawFigure({
          points: twoTangents(r, angle),
          parts: [shaded(betweenThem(r, angle)), `circle-of((0, 0), ${r})`],
          lines: 'AOB ATB OT',
          angles: { AOB: label },
          lengths: { OA: [`[${r}~cm]`, 'T'], ...parts },
          dots: 'O',
          names: { O: 180 },
          height: 230,
          padding: [26, 22],
        })
      const opening = typst`$T A$ and $T B$ are tangents to a circle, centre $O$, radius ${r}~cm.`
      const spoken = `TA and TB are tangents at A and B to a circle with centre O and radius ${r} cm.`
      const region = 'The region between the tangents and the minor arc AB is shaded.'
      const area = measured(kite - sector, 'cm²')
      return {
        question: typst`
${opening} $O T = ${known.far}$~cm.
${figure('')}
#part("a", 2)[Show that angle $A O B = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 4)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$ cos A O T = ${r}/${known.far} $]
#working("A1")[$A O B = 2 times ${unrounded(angle / 2)} = ${unrounded(angle)}$ #linebreak() $= ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[$A T = sqrt(${known.far}^2 - ${r}^2) = ${unrounded(tangent)}$]
#working("M1")[$O A T B = ${r} times ${unrounded(tangent)} = ${unrounded(kite)}$]
#working("M1")[sector: $display(1/2 times ${r}^2 times ${unrounded(angle)})$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`${spoken} OT is ${known.far} cm. ${region} Part a: show that angle AOB is ${decimals(angle, 3)} radians to 3 decimal places. Part b: find the area of the shaded region.`,
        answerAlt: plain`Part a: the cosine of angle AOT is ${r} over ${known.far}; twice that angle is ${decimals(angle, 3)}. Part b: AT is ${significant(tangent, 4)} cm by Pythagoras. The kite OATB, ${r} times AT, minus the sector is ${area.spoken}.`,
        answers: [
          final(
            'b',
            fromShown((one) => kite - (r * r * one) / 2, toThreePlaces(angle), 'cm²'),
          ),
        ],
        verify: () => checkTangentsFromPoint(values, 'distance-known'),
      }
    },
  },
})
