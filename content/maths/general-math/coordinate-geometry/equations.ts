// Finding the equation of a line: from a graph, and from its gradient and a point.

import { agree, type Point } from '../../kit/checking.ts'
import { equation as anyEquation, final, gradientForm } from '../../kit/final-answers.ts'
import { drawn, grid } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  type Fraction,
  formula,
  heightAt,
  type Line,
  lineThrough,
  moved,
  pointPutIn,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { slopes } from './given-line.ts'

const window = [
  [-6, 6],
  [-6, 6],
] as const

const wholeSlope = (random: Random): Fraction => [random.sign() * random.integer(2, 3), 1]

const fromGraph = (random: Random, slope: (random: Random) => Fraction) => {
  const c = random.integerExcept(-4, 4, 0)
  const m = slope(random)
  const line: Line = { m, c: [c, 1] }
  const [up, run] = m
  const start: Point = [0, c]
  const next = moved(start, [run, up])
  return {
    question: typst`
The diagram shows a straight line.
${grid(...window, drawn(line))}
Find the equation of the line, in the form $y = m x + c$. #marks(3)`,
    answer: typst`
#note[The line crosses the $y$-axis at $${shownPoint(start)}$. From there it goes ${run} to the right and ${Math.abs(up)} ${up < 0 ? 'down' : 'up'}.]
#working("B1")[$c = ${minus(c)}$]
#working("B1")[${formula(`m = ${shown(line.m)}`)}]
#working("B1 FT")[#result[$${equation(line)}$]]
#scheme[*B1 FT* for their $m$ and their $c$ in $y = m x + c$]`,
    alt: plain`A straight line is drawn on a grid. It crosses the y axis ${Math.abs(c)} ${c < 0 ? 'below' : 'above'} the origin and passes through ${spokenPoint(next)}. Find the equation of the line in the form y equals m x plus c.`,
    answerAlt: plain`The line crosses the y axis at ${spokenPoint(start)}. For each ${run} to the right it goes ${Math.abs(up)} ${up < 0 ? 'down' : 'up'}, so the gradient is ${spoken(line.m)}. The equation is ${equationInWords(line)}.`,
    answers: [final('', gradientForm(asTyped(equation(line))))],
    // The steps on the grid lead from the crossing to a point of the line.
    verify: () => (agree(heightAt(line, run), c + up) ? null : 'the line misses the next point'),
  }
}

export const equationFromGraph = defineTemplate({
  id: 'equation-from-a-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'whole-gradient': (random) => fromGraph(random, wholeSlope),
    'fraction-gradient': (random) => fromGraph(random, (random) => random.pick(slopes)),
    'three-lines'(random) {
      random.integerExcept(-4, 4, 0)
      wholeSlope(random)
      const vertical = random.sign() * random.integer(2, 5)
      const level = random.sign() * random.integer(2, 5)
      const diagonal = random.sign()
      const picture = grid(
        ...window,
        `data-line(((${vertical}, -6), (${vertical}, 6)), name: [P], name-side: "below-${vertical > 0 ? 'right' : 'left'}")`,
        drawn(
          { m: [0, 1], c: [level, 1] },
          { name: '[Q]', nameAt: vertical > 0 ? -5.4 : 5.4, side: 'above', colour: 'addmaths' },
        ),
        drawn(
          { m: [diagonal, 1], c: [0, 1] },
          { name: '[R]', nameAt: 3, side: diagonal > 0 ? 'above-left' : 'above-right', colour: 'wrong' },
        ),
      )
      const last = diagonal > 0 ? 'y = x' : 'y = −x'
      return {
        question: typst`
Three lines, P, Q and R, are drawn on the grid.
${picture}
Write down the equation of
#part("a", 1)[line P,]
#part("b", 1)[line Q,]
#part("c", 1)[line R.]`,
        answer: typst`
#part("a")[
#note[All its points have the $x$-coordinate $${minus(vertical)}$.]
#working("B1")[#result[$x = ${minus(vertical)}$]]]
#part("b")[
#note[All its points have the $y$-coordinate $${minus(level)}$.]
#working("B1")[#result[$y = ${minus(level)}$]]]
#part("c")[
#note[It goes through $(0, 0)$ with gradient $${diagonal === 1 ? '1' : '−1'}$.]
#working("B1")[#result[$${last}$]]]`,
        alt: plain`Three lines are drawn on a grid. Line P is vertical, ${Math.abs(vertical)} to the ${vertical < 0 ? 'left' : 'right'} of the y axis. Line Q is horizontal, ${Math.abs(level)} ${level < 0 ? 'below' : 'above'} the x axis. Line R passes through the origin and ${diagonal > 0 ? 'rises' : 'falls'} one unit for each unit to the right. Write down the equation of a: line P, b: line Q, c: line R.`,
        answerAlt: plain`Part a: x equals ${vertical}. Part b: y equals ${level}. Part c: y equals ${diagonal > 0 ? '' : 'minus '}x.`,
        answers: [
          final('a', anyEquation(`x = ${vertical}`)),
          final('b', anyEquation(`y = ${level}`)),
          final('c', anyEquation(last)),
        ],
        verify: () => (vertical !== 0 && level !== 0 ? null : 'a line is an axis'),
      }
    },
  },
})

const drawSlope = (random: Random): Fraction =>
  random.chance(0.3) ? random.pick(slopes) : [random.integerExcept(-5, 6, 0, 1, -1), 1]

/** The question for a line through a point, and what is right. */
const through = (p: Point, m: Fraction) => {
  const line = lineThrough(p, m)
  return {
    line,
    asked: {
      question: typst`
A line has gradient $${shown(line.m)}$ and passes through the point $${shownPoint(p)}$.

Find the equation of the line in the form $y = m x + c$. #marks(2)`,
      alt: plain`A line has gradient ${spoken(line.m)} and passes through the point ${spokenPoint(p)}. Find the equation of the line in the form y equals m x plus c.`,
      answers: [final('', gradientForm(asTyped(equation(line))))],
      verify() {
        const climb = heightAt(line, p[0] + 1) - p[1]
        return agree(heightAt(line, p[0]), p[1]) && agree(climb, m[0] / m[1])
          ? null
          : 'the line misses the point'
      },
    },
  }
}

export const equationFromGradient = defineTemplate({
  id: 'equation-from-gradient',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'crossing-given'(random) {
      const m = drawSlope(random)
      const { line, asked } = through([0, random.integerExcept(-9, 9, 0)], m)
      return {
        ...asked,
        answer: typst`
#note[The point is on the $y$-axis, so it gives $c$ at once.]
#working("B2")[#result[$${equation(line)}$]]
#scheme[*B1* if only the gradient or only the constant is right.]`,
        answerAlt: plain`The point is on the y axis, so it gives c. The equation is ${equationInWords(line)}.`,
      }
    },
    'point-given'(random) {
      const m = drawSlope(random)
      const p: Point = [m[1] * random.integerExcept(-3, 4, 0, 1), random.integer(-6, 9)]
      const { line, asked } = through(p, m)
      return {
        ...asked,
        answer: typst`
#note[Put the gradient and the point in $y = m x + c$.]
#working("M1")[${formula(pointPutIn(line.m, p))}]
#working()[${formula(`c = ${shown(line.c)}`)}]
#working("A1")[#result[$${equation(line)}$]]`,
        answerAlt: plain`With the point put in, c is ${spoken(line.c)}. The equation is ${equationInWords(line)}.`,
      }
    },
  },
})
