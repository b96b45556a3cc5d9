// Vectors that are read off or drawn as arrows on squared paper.

import type { Point } from '../../kit/checking.ts'
import { bold } from '../../kit/combinations.ts'
import { column, final } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import { samePoint, shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { anyVector, plus, times } from '../../kit/vectors.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { inWords } from './methods.ts'

const across = 11

/** Squared paper without axes, as parts of a sketch. */
const paper = (height: number): string => {
  const line = (p: Point, q: Point) => `edge(${pair(p)}, ${pair(q)}, colour: grid-line)`
  const upright = Array.from({ length: across + 1 }, (_, x) => line([x, 0], [x, height]))
  const level = Array.from({ length: height + 1 }, (_, y) => line([0, y], [across, y]))
  return [...upright, ...level].join(', ')
}

const arrowOn = (start: Point, vector: Point, body: string, colour = 'maths') =>
  `vector(${pair(start)}, ${pair(plus(start, vector))}, body: $${body}$, colour: ${colour})`

const inside = (height: number, ...points: readonly Point[]) =>
  points.every(([x, y]) => x >= 0 && x <= across && y >= 0 && y <= height)

export const arrowsOnPaper = defineTemplate({
  id: 'arrows-on-squared-paper',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'write-down'(random) {
      const [drawnM, drawnN] = random.pick([
        [2, -1],
        [1, -2],
        [1, 2],
        [2, 1],
        [1, -1],
      ] as const)
      const { height, first, second, start, other, m, n, sum } = random.until(
        () => {
          const [first, second] = [anyVector(random, 4), anyVector(random, 4)]
          const start: Point = [random.integer(0, 4), random.integer(0, 6)]
          const other: Point = [random.integer(6, 11), random.integer(0, 6)]
          const p: Point = [random.integer(0, across), random.integer(0, 6)]
          const sum = plus(times(drawnM, first), times(drawnN, second))
          return { height: 6, first, second, start, other, p, m: drawnM, n: drawnN, sum }
        },
        ({ first, second, start, other, sum }) => {
          const isFirst = inside(6, start, plus(start, first)) && start[0] + first[0] <= 5
          const isSecond = inside(6, other, plus(other, second)) && other[0] + second[0] >= 6
          return (
            isFirst &&
            isSecond &&
            Math.abs(first[0]) !== Math.abs(second[0]) &&
            first[0] * second[1] !== first[1] * second[0] &&
            sum.every((v) => v !== 0)
          )
        },
      )
      const [a, b] = [bold('a'), bold('b')]
      const figure = (...parts: string[]) =>
        typst`#sketch(${[paper(height), arrowOn(start, first, a), arrowOn(other, second, b), ...parts].join(', ')}, height: 300pt, padding: (8pt, 8pt))`
      const asked = terms([m, a], [n, b])
      const askedSpoken = termsInWords([m, 'a'], [n, 'b'])
      return {
        question: typst`
Vectors $${a}$ and $${b}$ are drawn on a grid of unit squares.
${figure()}
Write as a column vector
#part("a", 1)[$${a}$,]
#part("b", 2)[$${asked}$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${shownColumn(first)}$]]]
#part("b")[
#working("M1 FT")[$ ${terms([m, ` ${shownColumn(first)}`], [n, ` ${shownColumn(second)}`])} $]
#working("A1")[$${asked} =$ #result[$${shownColumn(sum)}$]]]`,
        alt: plain`Vectors a and b are drawn as arrows on squared paper. Vector a goes ${inWords(first)}. Vector b goes ${inWords(second)}. Write as a column vector, part a: a; part b: ${askedSpoken}.`,
        answerAlt: plain`Part a: a is the ${spokenColumn(first)}. Part b: b is the ${spokenColumn(second)}, so ${askedSpoken} is the ${spokenColumn(sum)}.`,
        answers: [final('a', column(...first)), final('b', column(...sum))],
        verify: () => {
          // Square by square along the arrows.
          let place: Point = [0, 0]
          for (const [count, vector] of [
            [m, first],
            [n, second],
          ] as const) {
            for (let k = 0; k < Math.abs(count); k += 1) place = plus(place, times(Math.sign(count), vector))
          }
          return samePoint(place, sum) ? null : `the arrows lead to ${place.join(', ')}`
        },
      }
    },
    draw(random) {
      const [drawnM, drawnN] = random.pick([
        [2, -1],
        [1, -2],
        [1, 2],
        [2, 1],
        [1, -1],
      ] as const)
      const { height, first, second, start, other, p, m, n, sum } = random.until(
        () => {
          const [first, second] = [anyVector(random, 4), anyVector(random, 4)]
          const start: Point = [random.integer(0, 4), random.integer(0, 9)]
          const other: Point = [random.integer(6, 11), random.integer(0, 9)]
          const p: Point = [random.integer(0, across), random.integer(0, 9)]
          const sum = plus(times(drawnM, first), times(drawnN, second))
          return { height: 9, first, second, start, other, p, m: drawnM, n: drawnN, sum }
        },
        ({ first, second, start, other, p, sum }) => {
          const isFirst = inside(9, start, plus(start, first)) && start[0] + first[0] <= 5
          const isSecond = inside(9, other, plus(other, second)) && other[0] + second[0] >= 6
          const middle = plus(p, times(drawnM, first))
          return (
            isFirst &&
            isSecond &&
            Math.abs(first[0]) !== Math.abs(second[0]) &&
            first[0] * second[1] !== first[1] * second[0] &&
            sum.every((v) => v !== 0) &&
            inside(9, p, middle, plus(p, sum))
          )
        },
      )
      const [a, b] = [bold('a'), bold('b')]
      const figure = (...parts: string[]) =>
        typst`#sketch(${[paper(height), arrowOn(start, first, a), arrowOn(other, second, b), ...parts].join(', ')}, height: 300pt, padding: (8pt, 8pt))`
      const asked = terms([m, a], [n, b])
      const askedSpoken = termsInWords([m, 'a'], [n, 'b'])
      const nameOfP = `point(${pair(p)}, $P$, side: "${m * first[0] > 0 ? 'left' : 'right'}")`
      const middle = plus(p, times(m, first))
      const end = plus(p, sum)
      return {
        question: typst`
Vectors $${a}$ and $${b}$ are drawn on a grid of unit squares.
${figure(nameOfP)}
#part("a", 1)[Write $${a}$ as a column vector.]
#part("b", 2)[$arrow(P Q) = ${asked}$. On a copy of the grid, mark the point $Q$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${shownColumn(first)}$]]]
#part("b")[
#note[From $P$, first $${terms([m, a])}$, and from its end $${terms([n, b])}$.]
#working("B2")[$arrow(P Q) =$ #result[$${shownColumn(sum)}$]]
#scheme[*B1* for one component right, or for the second vector drawn right]]
${figure(
  `edge(${pair(p)}, ${pair(middle)}, tip: true, colour: correct)`,
  `edge(${pair(middle)}, ${pair(end)}, tip: true, colour: correct)`,
  nameOfP,
  `point(${pair(end)}, $Q$, side: "${n * second[0] > 0 ? 'right' : 'left'}", colour: correct)`,
)}`,
        alt: plain`Vectors a and b are drawn as arrows on squared paper. Vector a goes ${inWords(first)}. Vector b goes ${inWords(second)}. A point P is marked on the paper. Part a: write a as a column vector. Part b: the vector PQ is ${askedSpoken}. On a copy of the grid, mark the point Q.`,
        answerAlt: plain`Part a: a is the ${spokenColumn(first)}. Part b: the vector PQ is the ${spokenColumn(sum)}, so Q is ${inWords(sum)} from P.`,
        answers: [final('a', column(...first))],
        verify: () => {
          // Square by square along the arrows.
          let place: Point = [0, 0]
          for (const [count, vector] of [
            [m, first],
            [n, second],
          ] as const) {
            for (let k = 0; k < Math.abs(count); k += 1) place = plus(place, times(Math.sign(count), vector))
          }
          return samePoint(place, sum) ? null : `the arrows lead to ${place.join(', ')}`
        },
      }
    },
  },
})
