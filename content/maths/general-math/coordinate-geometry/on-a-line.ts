// Points on a line: whether one lies on it, and where it crosses the axes.

import { agree, distance, polygonArea, roots } from '../../kit/checking.ts'
import { coordinates, final, number, word } from '../../kit/final-answers.ts'
import { bareAxes, drawn, named } from '../../kit/grids.ts'
import {
  added,
  equation,
  equationInWords,
  implicit,
  implicitInWords,
  type Line,
  lineThrough,
  multipleOf,
  rightSide,
} from '../../kit/lines.ts'
import { lowestTerms, minus, substituted } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawLine = (random: Random) => {
  const m = random.integerExcept(-5, 5, 0, 1, -1)
  const c = random.integerExcept(-9, 9, 0)
  const x = random.integerExcept(-5, 8, 0, 1)
  return { m, c, x, line: { m: [m, 1], c: [c, 1] } as Line }
}

/** The only k for which two sides agree. */
const onlyRoot = (apart: (k: number) => number, wanted: number) => {
  const found = roots(apart, -40.013, 40.007)
  return found.length === 1 && agree(found[0] ?? 0, wanted, 1e-6) ? null : `k is ${found.join(', ')}`
}

export const pointAndLine = defineTemplate({
  id: 'point-and-line',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'does-it-lie'(random) {
      const { m, c, x, line } = drawLine(random)
      const lies = random.chance(0.5)
      const height = m * x + c
      const y = height + (lies ? 0 : random.sign() * random.integer(1, 2))
      return {
        question: typst`
The equation of a line is $${equation(line)}$.

Does the point $${shownPoint([x, y])}$ lie on the line? Show how you decide. #marks(2)`,
        answer: typst`
#note[The coordinates of every point on the line fit its equation.]
#working("M1")[$x = ${minus(x)}$: $y = ${minus(m)} times ${substituted(x)} ${added([c, 1])} = ${minus(height)}$]
#working("A1")[#result[${lies ? 'yes' : 'no'}], because $${minus(height)} ${lies ? '=' : '!='} ${minus(y)}$]`,
        alt: plain`The equation of a line is ${equationInWords(line)}. Does the point ${spokenPoint([x, y])} lie on the line? Show how you decide.`,
        answerAlt: plain`For x equals ${x} the line has y equal to ${height}. The point has y equal to ${y}. So the answer is ${lies ? 'yes' : 'no'}.`,
        answers: [final('', word(lies ? 'yes' : 'no'))],
        verify() {
          // On the line, the triangle of the point with two points of the line has no area.
          const area = polygonArea([x, y], [0, c], [1, m + c])
          return agree(area, 0) === lies ? null : `the triangle has the area ${area}`
        },
      }
    },
    'find-coordinate'(random) {
      const { m, c, x, line } = drawLine(random)
      const y = m * x + c
      return {
        question: typst`
The point $(k, ${minus(y)})$ lies on the line $${equation(line)}$.

Find the value of $k$. #marks(2)`,
        answer: typst`
#working("M1")[$${minus(y)} = ${rightSide(line, 'k')}$]
#working()[$${multipleOf([m, 1], 'k')} = ${minus(y - c)}$]
#working("A1")[$k =$ #result[$${minus(x)}$]]`,
        alt: plain`The point (k, ${plain`${y}`}) lies on the line ${equationInWords(line)}. Find the value of k.`,
        answerAlt: plain`Put in k for x and ${plain`${y}`} for y. Then ${m} k is ${y - c}, so k is ${x}.`,
        answers: [final('', number(x), 'k')],
        verify: () => onlyRoot((k) => m * k + c - y, x),
      }
    },
    'multiple-of-k'(random) {
      drawLine(random)
      // The point (x, yx) on mx + cy = d.
      const [m, c, y] = [random.integer(2, 6), random.integer(1, 5), random.integer(2, 4)]
      const x = random.integer(2, 6) * random.sign()
      const form = [m, c, (m + c * y) * x] as const
      return {
        question: typst`
The point $(k, ${y}k)$ lies on the line $${implicit(form)}$.

Find the value of $k$. #marks(2)`,
        answer: typst`
#working("M1")[$${multipleOf([m, 1], 'k')} + ${c === 1 ? '' : `${c} times `}${y}k = ${minus(form[2])}$]
#working()[$${m + c * y}k = ${minus(form[2])}$]
#working("A1")[$k =$ #result[$${minus(x)}$]]`,
        alt: plain`The point (k, ${y} k) lies on the line ${implicitInWords(form)}. Find the value of k.`,
        answerAlt: plain`Put in k for x and ${y} k for y. Then ${m + c * y} k is ${form[2]}, so k is ${x}.`,
        answers: [final('', number(x), 'k')],
        verify: () => onlyRoot((k) => m * k + c * y * k - form[2], x),
      }
    },
  },
})

/** A line ax + by = d through A(p, 0) and B(0, q). */
const crossingAt = (p: number, q: number) => {
  const [a, b] = lowestTerms(q, p)
  const line = lineThrough([p, 0], [-a, b])
  const picture = bareAxes(
    [
      [p * 1.15, 0],
      [0, q * 1.15],
      [0, -q * 0.12],
    ],
    [drawn(line), named([p, 0], 'A', 'above-right'), named([0, q], 'B', 'above-right')],
  )
  const area = (p * q) / 2
  const verify = () => (agree(polygonArea([0, 0], [p, 0], [0, q]), area) ? null : 'the area is another')
  return { a, b, picture, area, verify }
}

const drawEnds = (random: Random, isWanted: (product: number) => boolean) =>
  random.until(
    () => [random.integer(2, 9), random.integer(2, 9)] as const,
    ([p, q]) => p !== q && isWanted(p * q),
  )

/** Part (a) finds A and B, part (b) the area of the triangle or the length of AB. */
const twoParts = (p: number, q: number, isArea: boolean) => {
  const { a, b, picture, area, verify } = crossingAt(p, q)
  const form = [a, b, a * p] as const
  return {
    question: typst`
The line $${implicit(form)}$ crosses the $x$-axis at $A$ and the $y$-axis at $B$.
${picture}
#part("a", 2)[Find the coordinates of $A$ and of $B$.]
#part("b", 2)[${isArea ? 'Find the area of triangle $O A B$.' : 'Find the length of $A B$.'}]`,
    answer: typst`
#part("a")[
#working("B1")[$y = 0$: $${multipleOf([a, 1])} = ${a * p}$, so $A$ is #result[$${shownPoint([p, 0])}$]]
#working("B1")[$x = 0$: $${multipleOf([b, 1], 'y')} = ${a * p}$, so $B$ is #result[$${shownPoint([0, q])}$]]]
#part("b")[
${
  isArea
    ? typst`#working("M1 FT")[$ 1/2 times ${p} times ${q} $]
#working("A1")[area $=$ #result[${area}]]`
    : typst`#working("M1 FT")[$sqrt(${p}^2 + ${q}^2) = sqrt(${p * p + q * q})$]
#working("A1")[$A B =$ #result[${Math.sqrt(p * p + q * q)}]]`
}]`,
    alt: plain`The line ${implicitInWords(form)} crosses the positive x axis at A and the positive y axis at B. Part a: find the coordinates of A and of B. Part b: find the ${isArea ? 'area of triangle OAB' : 'length of AB'}.`,
    answerAlt: plain`Part a: A is ${spokenPoint([p, 0])} and B is ${spokenPoint([0, q])}. Part b: ${isArea ? plain`half of ${p} times ${q} is ${area}` : plain`the square root of ${p} squared plus ${q} squared is ${Math.sqrt(p * p + q * q)}`}.`,
    answers: [
      final('a', coordinates(p, 0), 'A'),
      final('a', coordinates(0, q), 'B'),
      final('b', number(isArea ? area : distance([p, 0], [0, q]))),
    ],
    verify,
  }
}

export const axesCrossings = defineTemplate({
  id: 'crossings-of-the-axes',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    area: (random) => twoParts(...drawEnds(random, () => true), true),
    length(random) {
      const [p, q] = random.pick([
        [3, 4],
        [4, 3],
        [12, 5],
        [5, 12],
        [8, 6],
        [6, 8],
        [15, 8],
        [8, 15],
        [9, 12],
        [12, 9],
        [20, 15],
        [24, 7],
      ] as const)
      return twoParts(p, q, false)
    },
    'find-constant'(random) {
      const [p, q] = drawEnds(random, (product) => product % 2 === 0)
      const { a, b, picture, area, verify } = crossingAt(p, q)
      const left = implicit([a, b, 0]).replace(' = 0', '')
      return {
        question: typst`
The line $${left} = k$, where $k > 0$, crosses the $x$-axis at $A$ and the $y$-axis at $B$.
${picture}
The area of triangle $O A B$ is ${area}. Find the value of $k$. #marks(4)`,
        answer: typst`
#working("B1")[$ "at" A: quad x = ${a === 1 ? 'k' : `k/${a}`} $]
#working("B1")[$ "at" B: quad y = ${b === 1 ? 'k' : `k/${b}`} $]
#working("M1")[$ 1/2 times ${a === 1 ? 'k' : `k/${a}`} times ${b === 1 ? 'k' : `k/${b}`} = ${area} $]
#note[So $k^2 = ${2 * a * b} times ${area} = ${2 * a * b * area}$.]
#working("A1")[$k =$ #result[${a * p}]]`,
        alt: plain`The line ${implicitInWords([a, b, 0]).replace(' equals 0', '')} equals k, where k is positive, crosses the x axis at A and the y axis at B. The area of triangle OAB is ${area}. Find the value of k.`,
        answerAlt: plain`OA is k${a === 1 ? '' : ` over ${a}`} and OB is k${b === 1 ? '' : ` over ${b}`}. Half their product is ${area}, so k squared is ${2 * a * b * area} and k is ${a * p}.`,
        answers: [final('', number(a * p), 'k')],
        verify,
      }
    },
  },
})
