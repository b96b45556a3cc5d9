// Sectors in terms of π: perimeter and area, the major sector, and the angle from the area.

import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawSector, sectorPath } from './sectors.ts'
import {
  arc,
  arcLine,
  enclosedArea,
  inDegrees,
  piInLine,
  piInWords,
  piOnFigure,
  polar,
  shaded,
  wayRound,
} from './shapes.ts'

const { PI } = Math

const drawExactSector = (random: Random) => {
  const [top, bottom] = random.pick([
    [1, 3],
    [2, 3],
    [3, 4],
    [5, 6],
    [2, 5],
    [3, 5],
    [4, 9],
    [5, 9],
  ])
  const [n, d] = [top ?? 1, bottom ?? 3]
  const radius = random.until(
    () => random.integer(4, 18),
    (r) => (r * n) % d === 0 && (r * r * n) % (2 * d) === 0,
  )
  const [arcs, areas] = [(radius * n) / d, (radius * radius * n) / (2 * d)]
  const angle = (PI * n) / d
  const pis = (k: number) => (k === 1 ? 'pi' : `${k} pi`)
  return { n, d, radius, arcs, areas, angle, pis }
}

export const exactSector = defineTemplate({
  id: 'exact-sector',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'in-terms-of-pi': (random) => {
      const { n, d, radius, arcs, areas, angle, pis } = drawExactSector(random)
      return {
        question: typst`
The angle of a sector is $${piInLine(n, d)}$ radians and its radius is ${radius}~cm.
${drawSector(angle, { angle: piOnFigure(n, d), radius: `[${radius}~cm]` })}
Find, in terms of $pi$,
#part("a", 2)[the perimeter of the sector,]
#part("b", 2)[the area of the sector.]`,
        answer: typst`
#part("a")[
#working("M1")[arc $= ${radius} times ${piInLine(n, d)} = ${pis(arcs)}$]
#working("A1")[perimeter $=$ #result[$(${2 * radius} + ${pis(arcs)})$~cm]]]
#part("b")[
#working("M1")[$ 1/2 times ${radius}^2 times ${piInLine(n, d)} $]
#working("A1")[area $=$ #result[$${pis(areas)}$~cm²]]]`,
        alt: plain`The angle of a sector is ${piInWords(n, d)} radians and its radius is ${radius} cm. Find in terms of pi, part a: the perimeter of the sector; part b: its area.`,
        answerAlt: plain`Part a: the arc is ${radius} times ${piInWords(n, d)}, ${pis(arcs)}. The perimeter is ${2 * radius} plus ${pis(arcs)} cm. Part b: the area is half times ${radius} squared times ${piInWords(n, d)}, ${pis(areas)} square centimetres.`,
        answers: [
          final('a', number(`${2 * radius} + ${arcs}π`, { unit: 'cm' })),
          final('b', number(`${areas}π`, { unit: 'cm²' })),
        ],
        verify() {
          const path = sectorPath(radius, angle)
          const shares = n / d
          return (
            measuredAs(wayRound(path) - 2 * radius, radius * shares * PI) ??
            measuredAs(enclosedArea(path), ((radius * radius * shares) / 2) * PI)
          )
        },
      }
    },
    'major-sector': (random) => {
      const { n, d, radius, arcs, areas, angle, pis } = drawExactSector(random)
      const [bigArc, bigArea] = [2 * radius - arcs, radius * radius - areas]
      return {
        question: typst`
The points $A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${piInLine(n, d)}$ radians. The major sector $A O B$ is shaded.
${drawMajorSector(angle, piOnFigure(n, d))}
Find, in terms of $pi$,
#part("a", 2)[the length of the major arc $A B$,]
#part("b", 2)[the area of the major sector.]`,
        answer: typst`
#note[The angle of the major sector is $ 2 pi - ${piInLine(n, d)} = ${piInLine(2 * d - n, d)}. $]
#part("a")[
#working("M1")[$${radius} times ${piInLine(2 * d - n, d)}$]
#working("A1")[arc $=$ #result[$${pis(bigArc)}$~cm]]]
#part("b")[
#working("M1")[$ 1/2 times ${radius}^2 times ${piInLine(2 * d - n, d)} $]
#working("A1")[area $=$ #result[$${pis(bigArea)}$~cm²]]]`,
        alt: plain`A and B lie on a circle with centre O and radius ${radius} cm. Angle AOB is ${piInWords(n, d)} radians. The major sector AOB is shaded. Find in terms of pi, part a: the length of the major arc AB; part b: the area of the major sector.`,
        answerAlt: plain`The angle of the major sector is 2 pi minus ${piInWords(n, d)}, ${piInWords(2 * d - n, d)}. Part a: the arc is ${radius} times that, ${pis(bigArc)} cm. Part b: the area is half times ${radius} squared times that, ${pis(bigArea)} square centimetres.`,
        answers: [
          final('a', number(`${bigArc}π`, { unit: 'cm' })),
          final('b', number(`${bigArea}π`, { unit: 'cm²' })),
        ],
        verify() {
          const angle = 2 * PI - (PI * n) / d
          const path = sectorPath(radius, angle)
          const shares = (2 * d - n) / d
          return (
            measuredAs(wayRound(path) - 2 * radius, radius * shares * PI) ??
            measuredAs(enclosedArea(path), ((radius * radius * shares) / 2) * PI)
          )
        },
      }
    },
    'angle-from-area': (random) => {
      const { n, d, radius, arcs, areas, angle, pis } = drawExactSector(random)
      return {
        question: typst`The area of a sector of a circle of radius ${radius}~cm is $${pis(areas)}$~cm².

#part("a", 2)[Find the angle of the sector in radians, in terms of $pi$.]
#part("b", 2)[Find the perimeter of the sector in terms of $pi$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ 1/2 times ${radius}^2 theta = ${pis(areas)} $]
#working("A1")[$theta =$ #result[$${piInLine(n, d)}$]]]
#part("b")[
#working("M1 FT")[$${radius} times ${piInLine(n, d)} + 2 times ${radius}$]
#working("A1")[perimeter $=$ #result[$(${2 * radius} + ${pis(arcs)})$~cm]]]`,
        alt: plain`The area of a sector of a circle of radius ${radius} cm is ${pis(areas)} square centimetres. Part a: find the angle of the sector in radians, in terms of pi. Part b: find the perimeter of the sector in terms of pi.`,
        answerAlt: plain`Part a: half times ${radius} squared theta is ${pis(areas)}, so theta is ${piInWords(n, d)}. Part b: the arc is ${pis(arcs)} cm, so the perimeter is ${2 * radius} plus ${pis(arcs)} cm.`,
        answers: [
          final('a', number(`${n}π/${d}`, { unit: 'rad' })),
          final('b', number(`${2 * radius} + ${arcs}π`, { unit: 'cm' })),
        ],
        verify() {
          const path = sectorPath(radius, angle)
          const shares = n / d
          return (
            measuredAs(wayRound(path) - 2 * radius, radius * shares * PI) ??
            measuredAs(enclosedArea(path), ((radius * radius * shares) / 2) * PI)
          )
        },
      }
    },
  },
})

/** The circle with the major sector shaded, the minor one opening upwards. */
const drawMajorSector = (angle: number, label: string): string => {
  const [right, left] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
  return drawFigure({
    points: { O: [0, 0], A: polar(5, left), B: polar(5, right) },
    parts: [shaded([[0, 0], arc([0, 0], 5, left, right + 2 * PI)]), arcLine([0, 0], 5, right, left)],
    lines: 'AOB',
    angles: { AOB: label },
    dots: 'O',
    names: { O: 270, A: inDegrees(left), B: inDegrees(right) },
    height: 220,
  })
}
