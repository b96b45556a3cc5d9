// Arc length rθ and sector area ½r²θ, forwards and backwards, with the drawing of a sector.

import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, inDegrees, type Path, polar, rad, shaded, wayRound } from './shapes.ts'

const { PI } = Math

export const sectorPath = (radius: number, angle: number): Path => {
  return [[0, 0], arc([0, 0], radius, PI / 2 - angle / 2, PI / 2 + angle / 2)]
}

/** A sector OAB that stands upright, with what is written on it. */
export const drawSector = (
  angle: number,
  labels: { angle?: string; radius?: string; arc?: string },
  height = 200,
): string => {
  const [from, to] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
  const points = { O: [0, 0], A: polar(5, to), B: polar(5, from), M: polar(5, PI / 2) } as const
  const body = labels.arc
    ? `, sketch-part((), to => text-beyond(to((${points.M[0].toFixed(3)}, ${points.M[1].toFixed(3)})), ${labels.arc}, -90deg, gap: 6pt))`
    : ''
  const { M: _, ...named } = points
  const isReflex = angle > PI
  return drawFigure({
    points: named,
    parts: [`${shaded(sectorPath(5, angle))}${body}`],
    lines: 'AOB',
    angles: labels.angle ? { AOB: labels.angle } : {},
    reflex: isReflex ? ['AOB'] : [],
    lengths: labels.radius ? { OB: [labels.radius, 'A'] } : {},
    names: { O: 270, A: inDegrees(to), B: inDegrees(from) },
    height,
    padding: [52, 26],
  })
}

const drawArcAndSector = (random: Random) => {
  const radius = random.integer(5, 14)
  const angle = random.until(
    () => random.decimal(1.1, 2.4, 1),
    (size) => size !== 2,
  )
  const round = (value: number) => Number(value.toPrecision(10))
  const arcLength = round(radius * angle)
  const area = round((radius * radius * angle) / 2)
  const opening = 'AOB is a sector of a circle with centre O'
  return { radius, angle, arcLength, area, opening }
}

export const arcAndSector = defineTemplate({
  id: 'arc-and-sector',
  marks: 4,
  calculator: true,
  level: 1,
  cases: {
    'length-and-area': (random) => {
      const { radius, angle, arcLength, area, opening } = drawArcAndSector(random)
      return {
        question: typst`
$A O B$ is a sector of a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}$ radians.
${drawSector(angle, { angle: rad(angle), radius: `[${radius}~cm]` })}
#part("a", 2)[Find the length of the arc $A B$.]
#part("b", 2)[Find the area of the sector.]`,
        answer: typst`
#part("a")[
#working("M1")[$s = r theta = ${radius} times ${angle}$]
#working("A1")[$s =$ ${measured(arcLength, 'cm').shown}]]
#part("b")[
#working("M1")[$ A = 1/2 r^2 theta = 1/2 times ${radius}^2 times ${angle} $]
#working("A1")[$A =$ ${measured(area, 'cm²').shown}]]`,
        alt: plain`${opening} and radius ${radius} cm. Angle AOB is ${angle} radians. Part a: find the length of the arc AB. Part b: find the area of the sector.`,
        answerAlt: plain`Part a: the arc is ${radius} times ${angle}, ${measured(arcLength, 'cm').spoken}. Part b: the area is half times ${radius} squared times ${angle}, ${measured(area, 'cm²').spoken}.`,
        answers: [final('a', threeFigures(arcLength, 'cm')), final('b', threeFigures(area, 'cm²'))],
        verify() {
          const path = sectorPath(radius, angle)
          return measuredAs(wayRound(path), arcLength + 2 * radius) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
    'angle-from-arc': (random) => {
      const { radius, angle, arcLength, area, opening } = drawArcAndSector(random)
      return {
        question: typst`
$A O B$ is a sector of a circle, centre $O$, radius ${radius}~cm. The arc $A B$ is ${arcLength}~cm long.
${drawSector(angle, { angle: 'theta', radius: `[${radius}~cm]`, arc: `[${arcLength}~cm]` })}
#part("a", 2)[Find $theta$ in radians.]
#part("b", 2)[Find the area of the sector.]`,
        answer: typst`
#part("a")[
#working("M1")[$${radius} theta = ${arcLength}$]
#working("A1")[$theta =$ #result[$${angle}$]]]
#part("b")[
#working("M1 FT")[$ 1/2 times ${radius}^2 times ${angle} $]
#working("A1")[area $=$ ${measured(area, 'cm²').shown}]]`,
        alt: plain`${opening} and radius ${radius} cm. The arc AB is ${arcLength} cm long and angle AOB is theta. Part a: find theta in radians. Part b: find the area of the sector.`,
        answerAlt: plain`Part a: ${radius} theta is ${arcLength}, so theta is ${angle}. Part b: the area is half times ${radius} squared times ${angle}, ${measured(area, 'cm²').spoken}.`,
        answers: [final('a', number(angle, { unit: 'rad' })), final('b', threeFigures(area, 'cm²'))],
        verify() {
          const path = sectorPath(radius, angle)
          return measuredAs(wayRound(path), arcLength + 2 * radius) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
    'radius-from-area': (random) => {
      const { radius, angle, arcLength, area } = drawArcAndSector(random)
      const perimeter = measured(2 * radius + arcLength, 'cm')
      return {
        question: typst`
The area of the sector $A O B$ is ${area}~cm². Angle $A O B = ${angle}$ radians.
${drawSector(angle, { angle: rad(angle), radius: '$r$' })}
#part("a", 2)[Find the radius, $r$.]
#part("b", 2)[Find the perimeter of the sector.]`,
        answer: typst`
#part("a")[
#working("M1")[$ 1/2 r^2 times ${angle} = ${area} $]
#working("A1")[$r^2 = ${radius * radius}$, $r =$ #result[${radius}~cm]]]
#part("b")[
#working("M1 FT")[$${radius} times ${angle} + 2 times ${radius}$]
#working("A1")[perimeter $=$ ${perimeter.shown}]]`,
        alt: plain`The area of the sector AOB of a circle with centre O is ${area} square centimetres. Angle AOB is ${angle} radians. Part a: find the radius r. Part b: find the perimeter of the sector.`,
        answerAlt: plain`Part a: half r squared times ${angle} is ${area}, so r is ${radius} cm. Part b: the arc is ${radius} times ${angle}; with the two radii the perimeter is ${perimeter.spoken}.`,
        answers: [
          final('a', number(radius, { unit: 'cm' }), 'r'),
          final('b', threeFigures(2 * radius + arcLength, 'cm')),
        ],
        verify() {
          const path = sectorPath(radius, angle)
          return measuredAs(wayRound(path), arcLength + 2 * radius) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
  },
})
