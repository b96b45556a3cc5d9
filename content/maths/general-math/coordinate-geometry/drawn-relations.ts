// Lines that are drawn on a grid by how they lie to another: the perpendicular bisector, and the parallel through a point.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { drawn, grid, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  gradientOf,
  heightAt,
  lineThrough,
  midpointOf,
  moved,
  perpendicularTo,
  rightSide,
  shown,
  spoken,
  whereabouts,
} from '../../kit/lines.ts'
import { gridPlane, lineOn } from '../../kit/planes.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { lineEquation } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const window = [
  [-6, 6],
  [-6, 6],
] as const

const isClear = (points: readonly Point[]) =>
  points.every((point) => point.every((value) => Math.abs(value) <= 5 && value !== 0 && value !== -1))

/** A and B, whose middle is on the grid. */
const drawEnds = (random: Random) =>
  random.until(
    (): readonly [Point, Point] => {
      const a: Point = [random.integer(-5, 1), random.integer(-5, 5)]
      const step = random.pick([
        [2, 4],
        [4, 2],
        [2, -4],
        [4, -2],
        [6, 2],
        [6, -2],
        [4, 4],
        [4, -4],
      ] as const)
      return [a, moved(a, step)]
    },
    (ends) => isClear(ends),
  )

/** P's name is clear of a line through it that rises, or falls, as A B does. */
const marked = (points: readonly Point[], centre: Point, isRising = false) =>
  points.map((point, n) =>
    named(point, 'ABP'[n] ?? '', n === 2 ? (isRising ? 'above-left' : 'above-right') : centre),
  )

const given = (points: readonly Point[]) =>
  points.map((point, n) => ({ as: 'crosses', points: [point], name: 'ABP'[n] ?? '' }) as const)

export const drawnRelation = defineTemplate({
  id: 'draw-a-related-line',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    bisector(random) {
      const [a, b] = drawEnds(random)
      const middle = midpointOf(a, b)
      const m = gradientOf(a, b)
      const line = lineThrough(middle, perpendicularTo(m))
      const next: Point = [middle[0] + line.m[1], middle[1] + line.m[0]]
      return {
        question: typst`
The points $A$ and $B$ are marked on the grid.
${grid(...window, ...marked([a, b], middle), segment(a, b))}
#part("a", 2)[On the grid, draw the perpendicular bisector of $A B$.]
#part("b", 2)[Find the equation of your line.]`,
        answer: typst`
#part("a")[
#working("B1")[through the midpoint $${shownPoint(middle)}$]
#working("B1")[at right angles to $A B$]
${grid(...window, ...marked([a, b], middle), segment(a, b), drawn(line, { colour: 'addmaths' }))}]
#part("b")[
#note[The gradient of $A B$ is $${shown(m)}$, so that of the line is $${shown(line.m)}$.]
#working("M1 FT")[$y = ${rightSide({ m: line.m, c: [0, 1] })} + c$, with the gradient of their line]
#scheme[Or *M1 FT* for $y = m x + c$ with their intercept and any gradient but 0.]
#working("A1 FT")[#result[$${equation(line)}$]]]`,
        alt: plain`Two points are marked on a grid with both axes from minus 6 to 6. A is ${whereabouts(a)}. B is ${whereabouts(b)}. The line AB is drawn. Part a: draw the perpendicular bisector of AB. Part b: find the equation of your line.`,
        answerAlt: plain`Part a: the line goes through the midpoint ${spokenPoint(middle)}, at right angles to AB. Part b: its gradient is ${spoken(line.m)}, so its equation is ${equationInWords(line)}.`,
        answers: [
          final('a', lineOn(gridPlane(...window, ...given([a, b])), middle, next)),
          final('b', lineEquation(line)),
        ],
        // Every point of it is as far from A as from B.
        verify: () =>
          [0, 3].every((x) => {
            const point: Point = [x, heightAt(line, x)]
            return agree(distance(point, a), distance(point, b))
          })
            ? null
            : 'a point is nearer to one end',
      }
    },
    parallel(random) {
      const { a, b, p, m, line } = random.until(
        () => {
          const [a, b] = drawEnds(random)
          const p: Point = [random.integer(-4, 4), random.integer(-4, 4)]
          const m = gradientOf(a, b)
          return { a, b, p, m, line: lineThrough(p, m) }
        },
        ({ a, p, line }) =>
          isClear([p]) && line.c[1] === 1 && Math.abs(heightAt(line, a[0]) - a[1]) > 2 && line.c[0] !== 0,
      )
      const next: Point = [p[0] + m[1], p[1] + m[0]]
      const middle = midpointOf(a, b)
      return {
        question: typst`
The points $A$, $B$ and $P$ are marked on the grid.
${grid(...window, ...marked([a, b, p], middle, m[0] > 0), segment(a, b))}
#part("a", 2)[On the grid, draw the line through $P$ that is parallel to $A B$.]
#part("b", 2)[Find the equation of your line.]`,
        answer: typst`
#part("a")[
#note[From $A$ to $B$ it is ${b[0] - a[0]} to the right and ${Math.abs(b[1] - a[1])} ${b[1] > a[1] ? 'up' : 'down'}, so the gradient is $${shown(m)}$.]
#working("B2")[ruled line through $P$ with this gradient]
#scheme[*B1* for a line with this gradient.]
${grid(...window, ...marked([a, b, p], middle, m[0] > 0), segment(a, b), drawn(line, { colour: 'addmaths' }))}]
#part("b")[
#note[The line crosses the $y$-axis at $${shownPoint([0, line.c[0]])}$.]
#working("M1 FT")[$y = ${rightSide({ m, c: [0, 1] })} + c$, with the gradient of their line]
#scheme[Or *M1 FT* for $y = m x ${line.c[0] < 0 ? '−' : '+'} ${Math.abs(line.c[0])}$, their intercept, with any gradient but 0.]
#working("A1 FT")[#result[$${equation(line)}$]]]`,
        alt: plain`Three points are marked on a grid with both axes from minus 6 to 6. A is ${whereabouts(a)}. B is ${whereabouts(b)}. P is ${whereabouts(p)}. The line AB is drawn. Part a: draw the line through P that is parallel to AB. Part b: find the equation of your line.`,
        answerAlt: plain`Part a: the line goes through P with the gradient of AB, ${spoken(m)}. Part b: it crosses the y axis at ${spokenPoint([0, line.c[0]])}, so its equation is ${equationInWords(line)}.`,
        answers: [
          final('a', lineOn(gridPlane(...window, ...given([a, b, p])), p, next)),
          final('b', lineEquation(line)),
        ],
        // It stays as far above AB, and P is on it.
        verify: () => {
          const above = (x: number, y: number) => heightAt(line, x) - y
          return agree(above(...a), above(...b)) && agree(above(...p), 0)
            ? null
            : 'the lines are not parallel'
        },
      }
    },
  },
})
