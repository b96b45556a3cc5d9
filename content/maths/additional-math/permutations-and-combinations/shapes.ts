// Points, lines and shapes that are counted by choosing: chords, triangles, diagonals and rectangles.

import { nCr } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, asked, combinations, countSelections, inParts } from './counting.ts'
import { pointsOnCircle, pointsOnLines } from './figures.ts'

const drawSizes = (random: Random) =>
  random.until(
    () => ({
      n: random.integer(7, 10),
      above: random.integer(4, 7),
      below: random.integer(3, 5),
      columns: random.integer(4, 6),
      rows: random.pick([3, 4]),
    }),
    ({ above, below, columns, rows }) => above !== below && columns !== rows,
  )

export const pointsAndShapes = defineTemplate({
  id: 'points-and-shapes',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    circle(random) {
      const { n } = drawSizes(random)
      const [chords, triangles, withA] = [combinations(n, 2), combinations(n, 3), combinations(n - 1, 2)]
      return {
        question: typst`
There are ${n} points on a circle. One triangle with three of them as corners is shown.
${pointsOnCircle(n, [[0, 2, 5]])}
#part("a", 1)[Find the number of chords that join two of the points.]
#part("b", 1)[Find the number of triangles with three of the points as corners.]
#part("c", 2)[Find how many of these triangles have $A$ as a corner.]`,
        answer: typst`
#part("a")[#working("B1")[$${nCr(n, 2)} =$ ${answered(chords)}]]
#part("b")[#working("B1")[$${nCr(n, 3)} =$ ${answered(triangles)}]]
#part("c")[
#note[$A$ is chosen; the other two corners come from ${n - 1} points.]
#working("M1")[$${nCr(n - 1, 2)}$]
#working("A1")[${answered(withA)}]]`,
        alt: plain`There are ${n} points on a circle, A and others. Part a: find the number of chords that join two of the points. Part b: find the number of triangles with three of the points as corners. Part c: find how many of these triangles have A as a corner.`,
        answerAlt: plain`Part a: ${n} C 2 is ${chords}. Part b: ${n} C 3 is ${triangles}. Part c: the other two corners come from ${n - 1} points, ${n - 1} C 2, which is ${withA}.`,
        answers: inParts(chords, triangles, withA),
        verify: () => {
          const points = Array.from({ length: n }, (_, k) => k)
          const found = countSelections(points, 3, (corners) => corners.includes(0))
          return found === withA && withA === triangles - combinations(n - 1, 3)
            ? null
            : `counted, there are ${found}`
        },
      }
    },
    'two-lines'(random) {
      const { above, below } = drawSizes(random)
      const [first, second] = [combinations(above, 2) * below, above * combinations(below, 2)]
      return {
        question: typst`
There are ${above} points on one line and ${below} points on a line parallel to it.
${pointsOnLines(above, below)}
Find the number of triangles with three of the points as corners. #marks(4)`,
        answer: typst`
#note[Three points on one line make no triangle: two corners are on one line and one is on the other.]
#working("M1")[two above: $${nCr(above, 2)} times ${below} = ${first}$]
#working("M1")[two below: $${above} times ${nCr(below, 2)} = ${second}$]
#working("M1")[$${first} + ${second}$]
#working("A1")[${answered(first + second)}]
#scheme[Or: *M1* for any three points, $${nCr(above + below, 3)}$, *M1* for three on one line, $${nCr(above, 3)}$ and $${nCr(below, 3)}$, *M1* for taking these away.]`,
        alt: plain`There are ${above} points on one line and ${below} points on a line parallel to it. Find the number of triangles with three of the points as corners.`,
        answerAlt: plain`Two corners on the first line: ${above} C 2 times ${below}, ${first}. Two on the second: ${above} times ${below} C 2, ${second}. Together ${first + second}.`,
        answers: asked(first + second),
        verify: () => {
          const heights = [...Array<number>(above).fill(1), ...Array<number>(below).fill(0)]
          const found = countSelections(heights, 3, (corners) => new Set(corners).size === 2)
          const answer = combinations(above + below, 3) - combinations(above, 3) - combinations(below, 3)
          return found === answer ? null : `counted, there are ${found}`
        },
      }
    },
    rectangles(random) {
      const { columns, rows } = drawSizes(random)
      const all = combinations(columns + 1, 2) * combinations(rows + 1, 2)
      const atTheLeft = columns * combinations(rows + 1, 2)
      const lines = [
        ...Array.from({ length: columns + 1 }, (_, x) => `edge(${pair([x, 0])}, ${pair([x, rows])})`),
        ...Array.from({ length: rows + 1 }, (_, y) => `edge(${pair([0, y])}, ${pair([columns, y])})`),
      ]
      return {
        question: typst`
The grid is made of ${columns + 1} vertical and ${rows + 1} horizontal lines. Two lines of each kind enclose a rectangle; squares count as rectangles.
#sketch(height: 150pt, padding: (20pt, 8pt), polygon-of((1, 1), (3, 1), (3, ${rows}), (1, ${rows}), fill: addmaths-wash), ${lines.join(', ')})
#part("a", 2)[Find the number of rectangles in the grid.]
#part("b", 2)[Find how many of them have the left edge of the grid as a side or part of a side.]`,
        answer: typst`
#part("a")[
#working("M1")[$${nCr(columns + 1, 2)} times ${nCr(rows + 1, 2)}$]
#working("A1")[${answered(all)}]]
#part("b")[
#note[The left line is chosen; any of the other ${columns} vertical lines goes with it.]
#working("M1")[$${columns} times ${nCr(rows + 1, 2)}$]
#working("A1")[${answered(atTheLeft)}]]`,
        alt: plain`A grid is made of ${columns + 1} vertical and ${rows + 1} horizontal lines. Two lines of each kind enclose a rectangle; squares count as rectangles. Part a: find the number of rectangles in the grid. Part b: find how many of them have a side on the left edge of the grid.`,
        answerAlt: plain`Part a: ${columns + 1} C 2 times ${rows + 1} C 2 is ${all}. Part b: the left line with any of the other ${columns}, times ${rows + 1} C 2, is ${atTheLeft}.`,
        answers: inParts(all, atTheLeft),
        verify: () => {
          // Rectangles by their size: so many places for each width and height.
          let [found, left] = [0, 0]
          for (let width = 1; width <= columns; width += 1) {
            for (let height = 1; height <= rows; height += 1) {
              found += (columns - width + 1) * (rows - height + 1)
              left += rows - height + 1
            }
          }
          return found === all && left === atTheLeft
            ? null
            : `there are ${found} rectangles, ${left} of them at the left`
        },
      }
    },
  },
})

export const diagonals = defineTemplate({
  id: 'diagonals-of-a-polygon',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'from-the-number'(random) {
      const n = random.integer(8, 14)
      const count = (n * (n - 3)) / 2
      const corner = (k: number) => pair([5 * Math.cos((k * Math.PI) / 3), 5 * Math.sin((k * Math.PI) / 3)])
      const lines = [2, 3, 4].map((k) => `edge(${corner(0)}, ${corner(k)}, colour: addmaths)`)
      return {
        question: typst`
A diagonal of a polygon joins two corners that are not next to each other. The diagram shows a hexagon and three of its diagonals.
#sketch(height: 170pt, polygon-of(${[0, 1, 2, 3, 4, 5].map(corner).join(', ')}), ${lines.join(', ')})
#part("a", 2)[Use combinations to show that a polygon with $n$ sides has $display((n(n - 3))/2)$ diagonals.]
#part("b", 3)[A polygon has ${count} diagonals. Find the number of its sides.]`,
        answer: typst`
#part("a")[
#working("M1")[Two corners can be chosen in $${nCr('n', 2)}$ ways, and $n$ of these pairs are sides.]
#working("A1")[$ (n(n - 1))/2 - n = #box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$display((n(n - 3))/2)$]] $]]
#part("b")[
#working("M1")[$n^2 - 3n - ${2 * count} = 0$]
#working("M1")[$(n - ${n})(n + ${n - 3}) = 0$]
#working("A1")[$n =$ #result[${n}]]]`,
        alt: plain`A diagonal of a polygon joins two corners that are not next to each other. A hexagon is shown with three of its diagonals. Part a: use combinations to show that a polygon with n sides has n times open bracket n minus 3 close bracket, over 2, diagonals. Part b: a polygon has ${count} diagonals. Find the number of its sides.`,
        answerAlt: plain`Part a: n C 2 pairs of corners, less n sides, is n times open bracket n minus 1 close bracket, over 2, minus n, which is n times open bracket n minus 3 close bracket, over 2. Part b: n squared minus 3 n minus ${2 * count} is 0, with the factors n minus ${n} and n plus ${n - 3}, so the polygon has ${n} sides.`,
        answers: [final('b', number(n))],
        verify: () => {
          // Every pair of corners that are not neighbours.
          const corners = Array.from({ length: n }, (_, k) => k)
          const found = countSelections(corners, 2, ([a = 0, b = 0]) => b - a > 1 && b - a < n - 1)
          return found === count ? null : `counted, there are ${found}`
        },
      }
    },
  },
})
