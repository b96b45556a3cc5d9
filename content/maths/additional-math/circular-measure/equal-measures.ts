// Sectors whose perimeter or area is set beside that of another shape.

import { agree } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { close } from '../../kit/measuring.ts'
import { fraction } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, type Path, polar, shaded, wayRound } from './shapes.ts'

const { PI } = Math

const drawEqualMeasures = (random: Random) => {
  const [p, q] = random.pick([
    [1, 3],
    [4, 5],
    [9, 16],
    [1, 8],
    [9, 7],
    [4, 21],
  ])
  return { side: random.integer(4, 15), p: p ?? 1, q: q ?? 3 }
}

export const equalMeasures = defineTemplate({
  id: 'equal-measures',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'semicircle-arc': (random) => {
      const { side } = drawEqualMeasures(random)
      return {
        question: typst`The perimeter of a sector of a circle of radius $r$ is equal to the length of the arc of a semicircle of radius $r$.

#part("a", 2)[Find the exact angle of the sector in radians.]
#part("b", 2)[Find the area of the sector when $r = ${side}$~cm, in terms of $pi$.]`,
        answer: typst`
#part("a")[
#working("M1")[$r theta + 2r = pi r$]
#working("A1")[$theta =$ #result[$pi - 2$]]]
#part("b")[
#working("M1 FT")[$ 1/2 times ${side}^2 times (pi - 2) $]
#working("A1 oe")[area $=$ #result[$(${(side * side) / 2} pi - ${side * side})$~cm²]]]`,
        alt: plain`The perimeter of a sector of a circle of radius r is equal to the length of the arc of a semicircle of radius r. Part a: find the exact angle of the sector in radians. Part b: find the area of the sector when r is ${side} cm, in terms of pi.`,
        answerAlt: plain`Part a: r theta plus 2r is pi r, so theta is pi minus 2. Part b: half times ${side} squared times open bracket pi minus 2 close bracket is ${(side * side) / 2} pi minus ${side * side} square centimetres.`,
        answers: [
          final('a', number('π - 2', { unit: 'rad' })),
          final('b', number(`${(side * side) / 2}π - ${side * side}`, { unit: 'cm²' })),
        ],
        verify() {
          const angle = PI - 2
          const path: Path = [[0, 0], arc([0, 0], side, 0, angle)]
          const [wanted, area] = [PI * side, ((PI - 2) * side * side) / 2]
          return close(wayRound(path), wanted) && close(enclosedArea(path), area)
            ? null
            : `the perimeter is ${wayRound(path)}`
        },
      }
    },
    square: (random) => {
      const { side } = drawEqualMeasures(random)
      return {
        question: typst`The perimeter of a sector of a circle of radius ${side}~cm is equal to the perimeter of a square with sides of ${side}~cm.

#part("a", 2)[Find the angle of the sector in radians.]
#part("b", 2)[Show that the sector and the square have the same area.]`,
        answer: typst`
#part("a")[
#working("M1")[$${side} theta + 2 times ${side} = 4 times ${side}$]
#working("A1")[$theta =$ #result[$2$]]]
#part("b")[
#working("M1")[$ 1/2 times ${side}^2 times 2 $]
#working("A1")[$= ${side}^2 = ${side * side}$~cm², the area of the square]]`,
        alt: plain`The perimeter of a sector of a circle of radius ${side} cm is equal to the perimeter of a square with sides of ${side} cm. Part a: find the angle of the sector in radians. Part b: show that the sector and the square have the same area.`,
        answerAlt: plain`Part a: ${side} theta plus 2 times ${side} is 4 times ${side}, so theta is 2. Part b: half times ${side} squared times 2 is ${side} squared, ${side * side} square centimetres, the area of the square.`,
        answers: [final('a', number(2, { unit: 'rad' }))],
        verify() {
          const angle = 2
          const path: Path = [[0, 0], arc([0, 0], side, 0, angle)]
          const [wanted, area] = [4 * side, side * side]
          return close(wayRound(path), wanted) && close(enclosedArea(path), area)
            ? null
            : `the perimeter is ${wayRound(path)}`
        },
      }
    },
    'two-parts': (random) => {
      const { p, q } = drawEqualMeasures(random)
      const [inner, outer] = [Math.sqrt(p), Math.sqrt(p + q)]
      const ratio = fraction(outer, inner)
      return {
        question: typst`
$O A B$ and $O C D$ are sectors with the same centre $O$ and angle $theta$. $O A = r$ and $O C = k r$. The areas of the inner sector and of the shaded region are in the ratio $${p} : ${q}$.
${drawFigure({
  points: { O: [0, 0], A: polar(3, 2.2), B: polar(3, 0.95), C: polar(5, 2.2), D: polar(5, 0.95) },
  parts: [shaded([arc([0, 0], 5, 0.95, 2.2), arc([0, 0], 3, 2.2, 0.95)])],
  lines: 'COD',
  angles: { COD: 'theta' },
  names: { A: 216, B: 324, C: 126, D: 54, O: 270 },
  height: 200,
})}
#part("a", 2)[Find the exact value of $k$.]
#part("b", 2)[Find the perimeter of the shaded region in terms of $r$ and $theta$.]`,
        answer: typst`
#part("a")[
#working("M1")[inner : whole $= ${p} : ${p + q}$, so $k^2 = ${p + q} div ${p}$]
#working("A1")[$ k = #result[$${ratio}$] $]]
#part("b")[
#working("M1 FT")[$ r theta + ${ratio} r theta + 2(${ratio} r - r) $]
#working("A1 oe")[$ #result[$r(${fraction(outer + inner, inner)} theta + ${fraction(2 * (outer - inner), inner)})$] $]]`,
        alt: plain`OAB and OCD are sectors with the same centre O and angle theta. OA is r and OC is k times r. The areas of the inner sector and of the region between the arcs are in the ratio ${p} to ${q}. Part a: find the exact value of k. Part b: find the perimeter of the region in terms of r and theta.`,
        answerAlt: plain`Part a: the inner sector and the whole are in the ratio ${p} to ${p + q}, so k is ${fractionInWords(outer, inner)}. Part b: the arcs are r theta and k r theta, and the edges are k r minus r, so the perimeter is r times open bracket ${fractionInWords(outer + inner, inner)} times theta, plus ${fractionInWords(2 * (outer - inner), inner)} close bracket.`,
        answers: [
          final('a', number(`${outer}/${inner}`), 'k'),
          final('b', expression(`r*(${outer + inner}/${inner}*θ + ${2 * (outer - inner)}/${inner})`, 'rθ')),
        ],
        verify() {
          const k = Math.sqrt((p + q) / p)
          const strip: Path = [arc([0, 0], k, 0, 1.2), arc([0, 0], 1, 1.2, 0)]
          return agree(enclosedArea(strip) / 0.6, q / p, 1e-3) ? null : 'the areas are in another ratio'
        },
      }
    },
  },
})
