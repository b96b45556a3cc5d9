// Simultaneous equations from two lines on a grid: where they cross, and where one is above the other.

import { agree, type Point } from '../../kit/checking.ts'
import { final, inequality, number } from '../../kit/final-answers.ts'
import { drawn, grid } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  heightAt,
  lineThrough,
  rightSide,
  rightSideInWords,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { gridPlane, lineGiven, lineOn } from '../../kit/planes.ts'
import { shownPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Two lines through a point: one that rises, one that falls. */
const drawLines = (random: Random, slope: (random: Random) => number) => {
  const meet = random.until(
    (): Point => [random.integerExcept(-2, 3, 0), random.integerExcept(-3, 4, 0)],
    ([x, y]) => x + y !== 0 && y !== 2 * x && y !== -2 * x,
  )
  const rising = lineThrough(meet, [random.integer(1, 2), 1])
  const falling = lineThrough(meet, [-slope(random), 1])
  const [x, y] = meet
  return {
    meet,
    rising,
    falling,
    first: drawn(rising),
    second: drawn(falling, { colour: 'addmaths' }),
    verify() {
      if (!agree(heightAt(rising, x), y) || !agree(heightAt(falling, x), y)) return 'they do not cross there'
      return heightAt(rising, x + 0.1) > heightAt(falling, x + 0.1) ? null : 'the other line is above'
    },
  }
}

const window = [
  [-6, 6],
  [-6, 7],
] as const

export const graphicalSolution = defineTemplate({
  id: 'solve-by-drawing',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'draw-the-second'(random) {
      const { meet, rising, falling, first, second, verify } = drawLines(random, () => 1)
      const [x, y] = meet
      const k = falling.c[0]
      return {
        question: typst`
The line $${equation(rising)}$ is drawn on the grid.
${grid(...window, first)}
#part("a", 2)[On the same grid, draw the line $x + y = ${minus(k)}$.]
#part("b", 2)[Use your graph to solve the simultaneous equations
$ y &= ${rightSide(rising)} \ x + y &= ${minus(k)} $]`,
        answer: typst`
#part("a")[
#note[The two numbers of each point add up to $${minus(k)}$: for example $(0, ${minus(k)})$ and $(${minus(k)}, 0)$.]
#working("B2")[ruled line through $(0, ${minus(k)})$ and $(${minus(k)}, 0)$]
#scheme[*B1* for one right point, or for gradient $−1$.]
${grid(...window, first, second, `point((${x}, ${y}), none)`)}]
#part("b")[
#note[Only the point where the lines cross is on both.]
#working("B1 FT")[$x =$ #result[$${minus(x)}$]]
#working("B1 FT")[$y =$ #result[$${minus(y)}$]]]`,
        alt: plain`The line ${equationInWords(rising)} is drawn on a grid with the x axis from minus 6 to 6 and the y axis from minus 6 to 7. Part a: draw the line x plus y equals ${k} on the same grid. Part b: use your graph to solve the simultaneous equations ${equationInWords(rising)} and x plus y equals ${k}.`,
        answerAlt: plain`Part a: the line goes through (0, ${numberInWords(k)}) and (${numberInWords(k)}, 0). Part b: the lines cross where x is ${x} and y is ${y}.`,
        answers: [
          final(
            'a',
            lineOn(
              gridPlane(
                ...window,
                lineGiven(gridPlane(...window), [0, heightAt(rising, 0)], [1, heightAt(rising, 1)]),
              ),
              meet,
              [0, k],
            ),
          ),
          final('b', number(x), 'x'),
          final('b', number(y), 'y'),
        ],
        verify,
      }
    },
    'which-is-higher'(random) {
      const { meet, rising, falling, first, second, verify } = drawLines(random, (random) =>
        random.integer(1, 2),
      )
      const [x, y] = meet
      return {
        question: typst`
The grid shows the lines $${equation(rising)}$ and $${equation(falling)}$.
${grid(...window, first, second)}
#part("a", 2)[Use the grid to solve the simultaneous equations $${equation(rising)}$ and $${equation(falling)}$.]
#part("b", 2)[For which values of $x$ is $${rightSide(rising)}$ greater than $${rightSide(falling)}$?]`,
        answer: typst`
#part("a")[
#note[The rising line is $${equation(rising)}$. The lines cross at $${shownPoint(meet)}$.]
#working("B1")[$x =$ #result[$${minus(x)}$]]
#working("B1")[$y =$ #result[$${minus(y)}$]]]
#part("b")[
#note[There the rising line must be above the falling line, to the right of the crossing.]
#working("B2 FT")[#result[$x > ${minus(x)}$]]
#scheme[*B1 FT* for their $${minus(x)}$ with a wrong inequality sign, such as $>=$.]]`,
        alt: plain`A grid shows the rising line ${equationInWords(rising)} and the falling line ${equationInWords(falling)}. Part a: use the grid to solve the simultaneous equations. Part b: for which values of x is ${rightSideInWords(rising)} greater than ${rightSideInWords(falling)}?`,
        answerAlt: plain`Part a: the lines cross where x is ${x} and y is ${y}. Part b: the rising line is above the falling line to the right of the crossing, so x is greater than ${x}.`,
        answers: [final('a', number(x), 'x'), final('a', number(y), 'y'), final('b', inequality(`x > ${x}`))],
        verify,
      }
    },
  },
})
