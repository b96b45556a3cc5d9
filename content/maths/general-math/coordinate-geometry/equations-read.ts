// Reading equations: gradient and crossing from an equation in any form, and picking lines by their equations.

import { agree } from '../../kit/checking.ts'
import { coordinates, final, number, word } from '../../kit/final-answers.ts'
import { eitherOrder } from '../../kit/letters.ts'
import {
  added,
  asNumber,
  equation,
  equationInWords,
  formula,
  heightAt,
  implicit,
  implicitInWords,
  type Line,
  multipleOf,
  rightSide,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { lowestTerms, minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Read {
  readonly line: Line
  /** The equation that is given. */
  readonly given: readonly [markup: string, spoken: string]
  /** The line of working that makes y the subject. */
  readonly step: string
  /** Both sides of the equation for a point. */
  readonly sides: (x: number, y: number) => readonly [number, number]
}

const read = ({ line, given, step, sides }: Read) => ({
  question: typst`
The equation of a line is $${given[0]}$.
#part("a", 2)[Find the gradient of the line.]
#part("b", 1)[Write down the coordinates of the point where the line crosses the $y$-axis.]`,
  answer: typst`
#part("a")[
#note[Make $y$ the subject. Then the number in front of $x$ is the gradient.]
#working("M1")[${step}]
#working()[${formula(equation(line))}]
#working("A1")[gradient $=$ #result[$${shown(line.m)}$]]]
#part("b")[
#note[There $x = 0$.]
#working("B1")[#result[$(0, ${shown(line.c)})$]]]`,
  alt: plain`The equation of a line is ${given[1]}. Part a: find the gradient of the line. Part b: write down the coordinates of the point where the line crosses the y axis.`,
  answerAlt: plain`Make y the subject: ${equationInWords(line)}. Part a: the gradient is ${spoken(line.m)}. Part b: the line crosses the y axis at (0, ${spoken(line.c)}).`,
  answers: [final('a', number(asTyped(shown(line.m)))), final('b', coordinates(0, asTyped(shown(line.c))))],
  // Points of the line must fit the equation as it was given.
  verify: () =>
    [0, 1, -7].every((x) => agree(...sides(x, heightAt(line, x))))
      ? null
      : 'the line does not fit its equation',
})

export const gradientFromEquation = defineTemplate({
  id: 'gradient-from-equation',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'both-on-one-side'(random) {
      const c = random.integerExcept(-6, 6, 0)
      const b = random.integer(2, 5)
      const a = random.until(
        () => random.integer(1, 9),
        (value) => lowestTerms(value, b)[1] === b,
      )
      const end = b * c
      return read({
        line: { m: lowestTerms(-a, b), c: [c, 1] },
        given: [implicit([a, b, end]), implicitInWords([a, b, end])],
        step: `$${b}y = ${multipleOf([-a, 1])} ${added([end, 1])}$`,
        sides: (x, y) => [a * x + b * y, end],
      })
    },
    'multiple-of-y'(random) {
      random.integerExcept(-6, 6, 0)
      const [b, m] = [random.integer(2, 5), random.integerExcept(-4, 5, 0, 1, -1)]
      const end = random.until(
        () => random.integerExcept(-9, 9, 0),
        (value) => value % b !== 0,
      )
      const a = m * b
      const right = `${multipleOf([a, 1])} ${added([end, 1])}`
      return read({
        line: { m: [m, 1], c: lowestTerms(end, b) },
        given: [
          `${b}y = ${right}`,
          plain`${b} y equals ${plain`${a}`} x ${end < 0 ? 'minus' : 'plus'} ${Math.abs(end)}`,
        ],
        step: `$ y = (${right})/${b} $`,
        sides: (x, y) => [b * y, a * x + end],
      })
    },
    bracket(random) {
      const b = random.integerExcept(-6, 6, 0)
      const [m, right] = [random.integer(2, 5), random.integer(1, 4)]
      return read({
        line: { m: [m, 1], c: [b - m * right, 1] },
        given: [
          `y ${added([-b, 1])} = ${m}(x − ${right})`,
          plain`y ${b < 0 ? 'plus' : 'minus'} ${Math.abs(b)} equals ${m} times the bracket x minus ${right}`,
        ],
        step: `$y = ${m}x − ${m * right} ${added([b, 1])}$`,
        sides: (x, y) => [y - b, m * (x - right)],
      })
    },
  },
})

interface Labelled {
  readonly line: Line
  readonly markup: string
  readonly spoken: string
}

const plainLine = (line: Line): Labelled => ({
  line,
  markup: equation(line),
  spoken: equationInWords(line),
})

// ax + by = c is written out, so that its gradient has to be found.
const rearranged = (a: number, b: number, line: Line): Labelled => {
  const end = b * asNumber(line.c)
  return { line, markup: implicit([a, b, end]), spoken: implicitInWords([a, b, end]) }
}

const whole = (slope: number, c: number): Line => ({ m: [slope, 1], c: [c, 1] })

const drawSlopes = (random: Random) => {
  const [m = 2, other = 3] = random.distinct([2, 3, 4, 5], 2)
  const [c1 = 1, c2 = 2, c3 = 3, c4 = 4] = random.distinct([-7, -5, -3, -2, 2, 3, 5, 7], 4)
  return { m, other, c1, c2, c3, c4, first: plainLine(whole(m, c1)) }
}

/** @param order the place of each line in the list */
const listed = (lines: readonly Labelled[], order: readonly number[]) => {
  const letterOf = (n: number) => 'ABCDE'[order.indexOf(n)] ?? ''
  const inOrder = order.map((n) => lines[n]).filter((line) => line !== undefined)
  const list = typst`#align(center, grid(columns: 2, column-gutter: 16pt, row-gutter: 13pt, align: left + horizon, ${inOrder.map(({ markup }, n) => `[*${'ABCDE'[n] ?? ''}*], [$${markup}$]`).join(', ')}))`
  const said = inOrder.map((line, n) => `${'ABCDE'[n] ?? ''}: ${line.spoken}.`).join(' ')
  const two = (a: number, b: number) => [letterOf(a), letterOf(b)].sort().join(' and ')
  return { letterOf, inOrder, list, said, two }
}

const isParallel = (p: Line, q: Line) =>
  new Set([1, 2, 3].map((x) => (heightAt(p, x) - heightAt(q, x)).toFixed(9))).size === 1

/** Whether the first two lines are parallel, and no others. */
const areOnlyParallels = (lines: readonly Labelled[]) => {
  const [first, second] = lines
  const pairs = lines.flatMap((p, n) => lines.slice(n + 1).filter((q) => isParallel(p.line, q.line)))
  return pairs.length === 1 && first && second && isParallel(first.line, second.line)
}

export const whichLines = defineTemplate({
  id: 'which-lines',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'parallel-and-crossing'(random) {
      const { m, other, c1, c2, c3, c4, first } = drawSlopes(random)
      const lines = [
        first,
        plainLine(whole(m, c2)),
        plainLine(whole(other, c1)),
        plainLine(whole(-m, c3)),
        plainLine({ m: [1, m], c: [c4, 1] }),
      ]
      const { letterOf, list, said, two } = listed(lines, random.shuffle([0, 1, 2, 3, 4]))
      const c = minus(c1)
      return {
        question: typst`
These are the equations of five lines.
${list}
#part("a", 1)[Which two lines are parallel?]
#part("b", 1)[Which two lines cross the $y$-axis at the same point?]
#part("c", 1)[Which line slopes down from left to right?]`,
        answer: typst`
#note[In $y = m x + c$ the gradient is $m$, and the line crosses the $y$-axis at $(0, c)$.]
#part("a")[#working("B1")[#result[${two(0, 1)}], both with gradient $${m}$]]
#part("b")[#working("B1")[#result[${two(0, 2)}], both at $(0, ${c})$]]
#part("c")[#working("B1")[#result[${letterOf(3)}], whose gradient is negative]]`,
        alt: plain`These are the equations of five lines. ${said} Part a: which two lines are parallel? Part b: which two lines cross the y axis at the same point? Part c: which line slopes down from left to right?`,
        answerAlt: plain`Part a: ${two(0, 1)} are parallel, both with gradient ${m}. Part b: ${two(0, 2)} cross the y axis at the same point. Part c: ${letterOf(3)} slopes down, because its gradient is negative.`,
        answers: [
          final('a', eitherOrder(letterOf(0), letterOf(1))),
          final('b', eitherOrder(letterOf(0), letterOf(2))),
          final('c', word(letterOf(3))),
        ],
        verify() {
          if (!areOnlyParallels(lines)) return 'not just one pair is parallel'
          const falling = lines.filter(({ line }) => heightAt(line, 1) < heightAt(line, 0))
          const same = lines.filter(({ line }) => agree(heightAt(line, 0), c1))
          return falling.length === 1 && same.length === 2 ? null : 'the choice is not clear'
        },
      }
    },
    perpendicular(random) {
      const { m, c2, c3, c4, first } = drawSlopes(random)
      const parallel = rearranged(2 * m, -2, whole(m, c2))
      const lines = [
        first,
        parallel,
        rearranged(1, m, { m: [-1, m], c: [c3, 1] }),
        plainLine(whole(-m, c4)),
        plainLine({ m: [1, m], c: [c2, 1] }),
      ]
      // The line that the others are compared with stands first.
      const order = random.shuffle([0, 1, 2, 3, 4]).filter((n) => n !== 0)
      const { letterOf, inOrder, list, said } = listed(lines, [0, ...order])
      const gradients = inOrder.map(({ line }, n) => `${'ABCDE'[n] ?? ''}: $${shown(line.m)}$`).join(', ')
      const gradientsInWords = inOrder
        .map(({ line }, n) => `${'ABCDE'[n] ?? ''} ${spoken(line.m)}`)
        .join(', ')
      return {
        question: typst`
These are the equations of five lines.
${list}
#part("a", 1)[Which line is parallel to line *A*?]
#part("b", 2)[Which line is perpendicular to line *A*?]`,
        answer: typst`
#note[Make $y$ the subject where it is not. The gradients are ${gradients}.]
#part("a")[#working("B1")[#result[${letterOf(1)}]: $${rightSide(parallel.line)}$ has gradient $${m}$ again]]
#part("b")[
#working("B1 soi")[perpendicular gradient $−display(1/${m})$]
#working("B1")[#result[${letterOf(2)}]]]`,
        alt: plain`These are the equations of five lines. ${said} Part a: which line is parallel to line A? Part b: which line is perpendicular to line A?`,
        answerAlt: plain`The gradients are ${gradientsInWords}. Part a: ${letterOf(1)} is parallel to A. Part b: a perpendicular line has gradient minus 1 over ${m}, so it is ${letterOf(2)}.`,
        answers: [final('a', word(letterOf(1))), final('b', word(letterOf(2)))],
        verify() {
          if (!areOnlyParallels(lines)) return 'not just one pair is parallel'
          // Two directions at a right angle have the scalar product nought.
          const square = lines.map(({ line }) => agree(1 + m * asNumber(line.m), 0))
          return square.indexOf(true) === 2 && square.lastIndexOf(true) === 2
            ? null
            : 'not just one line is perpendicular'
        },
      }
    },
  },
})
