// Regions between arcs with exact angles: overlapping and touching circles, rounded triangles, petals.

import type { Point } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, type Path, shaded, wayRound } from './shapes.ts'

const { PI, sqrt } = Math

interface Pattern {
  readonly path: Path
  readonly perimeter: number
  readonly area: number
}

/** The patterns for a radius, or for the petal a side, of r. */
const patternOf = (
  which: 'through-centres' | 'reuleaux' | 'three-touching' | 'petal',
  r: number,
): Pattern => {
  const top: Point = [r / 2, (r * sqrt(3)) / 2]
  switch (which) {
    case 'through-centres':
      return {
        path: [arc([0, 0], r, -PI / 3, PI / 3), arc([r, 0], r, (2 * PI) / 3, (4 * PI) / 3)],
        perimeter: (4 * PI * r) / 3,
        area: r * r * ((2 * PI) / 3 - sqrt(3) / 2),
      }
    case 'reuleaux':
      return {
        path: [
          arc([0, 0], r, 0, PI / 3),
          arc([r, 0], r, (2 * PI) / 3, PI),
          arc(top, r, (4 * PI) / 3, (5 * PI) / 3),
        ],
        perimeter: PI * r,
        area: (r * r * (PI - sqrt(3))) / 2,
      }
    case 'three-touching':
      return {
        path: [
          arc([0, 0], r, PI / 3, 0),
          arc([2 * r, 0], r, PI, (2 * PI) / 3),
          arc([r, r * sqrt(3)], r, (5 * PI) / 3, (4 * PI) / 3),
        ],
        perimeter: PI * r,
        area: r * r * (sqrt(3) - PI / 2),
      }
    case 'petal':
      return {
        path: [arc([0, 0], r, 0, PI / 2), arc([r, r], r, PI, (3 * PI) / 2)],
        perimeter: PI * r,
        area: r * r * (PI / 2 - 1),
      }
  }
}

export const exactPatterns = defineTemplate({
  id: 'exact-patterns',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'through-centres': (random) => {
      const r = random.integer(6, 18, 6)
      const { path } = patternOf('through-centres', r)
      const square = r * r
      const region = shaded(path)
      const y = (r * sqrt(3)) / 2
      return {
        question: typst`
Two circles of radius ${r}~cm have centres $O$ and $P$. Each circle passes through the centre of the other. They meet at $A$ and $B$.
${drawFigure({ points: { O: [0, 0], P: [r, 0], A: [r / 2, y], B: [r / 2, -y] }, parts: [region, `circle-of((0, 0), ${r})`, `circle-of((${r}, 0), ${r})`], dots: 'OPAB', names: { O: 180, P: 0, A: 90, B: 270 }, height: 240, padding: [10, 24] })}
#part("a", 1)[Show that angle $A O B = display((2 pi)/3)$ radians.]
#part("b", 2)[Find the exact perimeter of the shaded region.]
#part("c", 3)[Find the exact area of the shaded region.]`,
        answer: typst`
#part("a")[#working("B1")[Triangles $A O P$ and $B O P$ have three sides of ${r}~cm, so they are equilateral: #linebreak() angle $A O P =$ angle $B O P = display(pi/3)$ #linebreak() $A O B = 2 times display(pi/3) = display((2 pi)/3)$]]
#part("b")[
#working("M1")[two arcs: $2 times ${r} times display((2 pi)/3)$]
#working("A1")[perimeter $=$ #result[$${(4 * r) / 3} pi$~cm]]]
#part("c")[
#note[Two equal segments stand on $A B$.]
#working("M1")[one segment: \
$ 1/2 times ${r}^2 ((2 pi)/3 - sin (2 pi)/3) $]
#working("B1")[$sin display((2 pi)/3) = display(sqrt(3)/2)$]
#working("A1")[twice this: #result[$(${(2 * square) / 3} pi - ${square / 2} sqrt(3))$~cm²]]]`,
        alt: plain`Two circles of radius ${r} cm have centres O and P. Each circle passes through the centre of the other. They meet at A and B. The region inside both is shaded. Part a: show that angle AOB is 2 pi over 3 radians. Part b: find the exact perimeter of the shaded region. Part c: find its exact area.`,
        answerAlt: plain`Part a: triangles AOP and BOP are equilateral, so angle AOB is twice pi over 3. Part b: two arcs of ${r} times 2 pi over 3 make ${(4 * r) / 3} pi cm. Part c: two segments, each half times ${square} times open bracket 2 pi over 3, minus half of root 3, close bracket, make ${(2 * square) / 3} pi minus ${square / 2} root 3 square centimetres.`,
        answers: [
          final('b', number(`${(4 * r) / 3}π`, { unit: 'cm' })),
          final('c', number(`${(2 * square) / 3}π - ${square / 2}√3`, { unit: 'cm²' })),
        ],
        verify() {
          const { path, perimeter, area } = patternOf('through-centres', r)
          return measuredAs(wayRound(path), perimeter) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
    reuleaux: (random) => {
      const r = random.integer(4, 12, 2)
      const { path } = patternOf('reuleaux', r)
      const square = r * r
      const region = shaded(path)
      const half = square / 2
      return {
        question: typst`
$A B C$ is an equilateral triangle with sides of ${r}~cm. Each of the arcs $A B$, $B C$ and $C A$ has its centre at the opposite corner.
${drawFigure({ points: { A: [0, 0], B: [r, 0], C: [r / 2, (r * sqrt(3)) / 2] }, parts: [region], lines: 'ABCA', height: 230 })}
#part("a", 2)[Find the exact perimeter of the shape.]
#part("b", 4)[Find the exact area of the shape.]`,
        answer: typst`
#part("a")[
#working("M1")[$3 times ${r} times display(pi/3)$]
#working("A1")[perimeter $=$ #result[$${r} pi$~cm]]]
#part("b")[
#note[Three sectors hold the triangle three times, so take it away twice.]
#working("M1")[sector: $display(1/2 times ${r}^2 times pi/3 = (${square} pi)/6)$]
#working("B1")[triangle: $display(1/2 times ${r}^2 times sqrt(3)/2 = ${square / 4} sqrt(3))$]
#working("M1")[$ 3 times (${square} pi)/6 - 2 times ${square / 4} sqrt(3) $]
#working("A1")[area $=$ #result[$(${half} pi - ${half} sqrt(3))$~cm²]]]`,
        alt: plain`ABC is an equilateral triangle with sides of ${r} cm. Each of the arcs AB, BC and CA has its centre at the opposite corner. Part a: find the exact perimeter of the shape that the arcs bound. Part b: find its exact area.`,
        answerAlt: plain`Part a: three arcs of ${r} times pi over 3 make ${r} pi cm. Part b: three sectors hold the triangle three times. Three sectors minus two triangles of ${square / 4} root 3 make ${half} pi minus ${half} root 3 square centimetres.`,
        answers: [
          final('a', number(`${r}π`, { unit: 'cm' })),
          final('b', number(`${half}π - ${half}√3`, { unit: 'cm²' })),
        ],
        verify() {
          const { path, perimeter, area } = patternOf('reuleaux', r)
          return measuredAs(wayRound(path), perimeter) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
    'three-touching': (random) => {
      const r = random.integer(4, 12, 2)
      const { path } = patternOf('three-touching', r)
      const square = r * r
      const region = shaded(path)
      const corners = { A: [0, 0], B: [2 * r, 0], C: [r, r * sqrt(3)] } as const
      return {
        question: typst`
Three circles with centres $A$, $B$ and $C$ have radius ${r}~cm. Each touches the two others.
${drawFigure({ points: corners, parts: [region, ...Object.values(corners).map(([x, y]) => `circle-of((${x}, ${y.toFixed(3)}), ${r})`)], lines: 'ABCA', names: { A: 210, B: 330, C: 90 }, height: 250, padding: [10, 10] })}
#part("a", 2)[Find the exact perimeter of the shaded region.]
#part("b", 4)[Find the exact area of the shaded region.]`,
        answer: typst`
#note[$A B C$ is an equilateral triangle with sides of ${2 * r}~cm.]
#part("a")[
#working("M1")[$3 times ${r} times display(pi/3)$]
#working("A1")[perimeter $=$ #result[$${r} pi$~cm]]]
#part("b")[
#working("M1")[triangle: $display(1/2 times ${2 * r}^2 times sqrt(3)/2)$]
#working("A1")[$= ${square} sqrt(3)$]
#working("M1")[three sectors: $display(3 times 1/2 times ${r}^2 times pi/3 = ${square / 2} pi)$]
#working("A1")[area $=$ #result[$(${square} sqrt(3) - ${square / 2} pi)$~cm²]]]`,
        alt: plain`Three circles with centres A, B and C have radius ${r} cm. Each touches the two others. The region between them is shaded. Part a: find its exact perimeter. Part b: find its exact area.`,
        answerAlt: plain`ABC is an equilateral triangle with sides of ${2 * r} cm. Part a: three arcs of ${r} times pi over 3 make ${r} pi cm. Part b: the triangle is ${square} root 3 and the three sectors are ${square / 2} pi, so the area is ${square} root 3 minus ${square / 2} pi square centimetres.`,
        answers: [
          final('a', number(`${r}π`, { unit: 'cm' })),
          final('b', number(`${square}√3 - ${square / 2}π`, { unit: 'cm²' })),
        ],
        verify() {
          const { path, perimeter, area } = patternOf('three-touching', r)
          return measuredAs(wayRound(path), perimeter) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
    petal: (random) => {
      const r = random.integer(4, 12, 2)
      const { path } = patternOf('petal', r)
      const square = r * r
      const region = shaded(path)
      return {
        question: typst`
$A B C D$ is a square with sides of ${r}~cm. The shaded region is bounded by the arc $B D$ with centre $A$ and the arc $B D$ with centre $C$.
${drawFigure({ points: { A: [0, 0], B: [r, 0], C: [r, r], D: [0, r] }, parts: [region], lines: 'ABCDA', height: 230 })}
#part("a", 2)[Find the exact perimeter of the shaded region.]
#part("b", 4)[Find the exact area of the shaded region, and show that it is more than half of the square.]`,
        answer: typst`
#part("a")[
#working("M1")[$2 times ${r} times display(pi/2)$]
#working("A1")[perimeter $=$ #result[$${r} pi$~cm]]]
#part("b")[
#working("M1")[two sectors: $display(2 times 1/2 times ${r}^2 times pi/2 = ${square / 2} pi)$]
#note[Together they fill the square once and the shaded region a second time.]
#working("M1 A1 oe")[area $= ${square / 2} pi - ${r}^2 =$ #result[$(${square / 2} pi - ${square})$~cm²]]
#working("B1")[$pi > 3$, so it is more than $${(square * 3) / 2} - ${square} = ${square / 2}$~cm², half of the square]]`,
        alt: plain`ABCD is a square with sides of ${r} cm. The shaded region is bounded by the arc BD with centre A and the arc BD with centre C. Part a: find its exact perimeter. Part b: find its exact area, and show that it is more than half of the square.`,
        answerAlt: plain`Part a: two arcs of ${r} times pi over 2 make ${r} pi cm. Part b: the two sectors, ${square / 2} pi together, fill the square once and the region a second time, so the area is ${square / 2} pi minus ${square} square centimetres. Pi is more than 3, so this is more than ${square / 2}, half of the square.`,
        answers: [
          final('a', number(`${r}π`, { unit: 'cm' })),
          final('b', number(`${square / 2}π - ${square}`, { unit: 'cm²' })),
        ],
        verify() {
          const { path, perimeter, area } = patternOf('petal', r)
          return measuredAs(wayRound(path), perimeter) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
  },
})
