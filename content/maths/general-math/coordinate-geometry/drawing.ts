// Drawing straight lines: from a table of values, from the crossings of the axes, from a point and a gradient.

import { agree, type Point } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { drawn, grid, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  heightAt,
  implicit,
  implicitInWords,
  type Line,
  lineThrough,
  moved,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { axisOf, gridPlane, lineOn, planeOf } from '../../kit/planes.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const fromTable = (
  random: Random,
  m: Line['m'],
  xs: readonly number[] = [-2, -1, 0, 1, 2, 3],
  places: readonly number[] = [-0.5, 0.5, 1.5, 2.5],
) => {
  const line: Line = { m, c: [random.integerExcept(-3, 3, 0), 1] }
  const blanks = [...random.distinct([0, 1, 2], 2), random.integer(3, 5)].sort()
  const read = random.pick(places)
  const level = heightAt(line, read)
  const ys = xs.map((x) => heightAt(line, x))
  const [low, high] = [Math.floor(Math.min(...ys)) - 1, Math.ceil(Math.max(...ys)) + 1]
  const [from, to] = [xs[0] ?? 0, xs.at(-1) ?? 0]
  const plane = planeOf(
    axisOf([from - 1, to + 1], 'x', to > 3 ? { step: 2, minor: 2 } : {}),
    axisOf([low, high], 'y', { step: 2, minor: to > 3 ? 4 : 2 }),
  )
  const axes = (...parts: string[]) =>
    `#axes(axis(${from - 1}, ${to + 1}, ${to > 3 ? 'step: 2, minor: 2, ' : ''}title: $x$), axis(${low}, ${high}, step: 2, minor: ${to > 3 ? 4 : 2}, title: $y$), ${['height: 270pt', ...parts].join(', ')})`
  const cells = (values: readonly string[]) => values.map((value) => `[$${value}$]`).join(', ')
  const table = typst`#table(columns: ${xs.length + 1}, ${cells(['x', ...xs.map(minus)])}, ${cells(['y', ...ys.map((y, n) => (blanks.includes(n) ? '#h(14pt)' : minus(y)))])})`
  const filled = blanks.map((n) => ys[n] ?? 0)
  const givenInWords = ys
    .map((y, n) => (blanks.includes(n) ? '' : plain`${xs[n] ?? 0} gives ${numberInWords(y)}`))
    .filter((text) => text !== '')
  const name = equation(line)
  return {
    question: typst`
#part("a", 2)[Complete the table of values for $${name}$.]
${table}
#part("b", 1)[On the grid, draw the graph of $${name}$ for $${minus(from)} <= x <= ${to}$.]
${axes()}
#part("c", 1)[Use your graph to find the value of $x$ when $y = ${minus(level)}$.]`,
    answer: typst`
#part("a")[
${blanks.map((n) => typst`#working()[$x = ${minus(xs[n] ?? 0)}$: $y = ${minus(ys[n] ?? 0)}$]`).join('\n')}
#working("B2")[#result[$${filled.map(minus).join(', ')}$]]
#scheme[*B1* for two correct values.]]
#part("b")[#working("B1")[ruled line through the six points]]
${axes(`data-line(((${from}, ${heightAt(line, from)}), (${to}, ${heightAt(line, to)})))`, `guides(${read}, ${level})`)}
#part("c")[
#note[Go across from $y = ${minus(level)}$ to the line and read off $x$.]
#working("B1 FT")[$x =$ #result[$${minus(read)}$]]]`,
    alt: plain`Part a: complete the table of values for ${equationInWords(line)}. In the table x is ${listInWords(xs.map(numberInWords))}. Given for y: ${listInWords(givenInWords)}. The values of y for x equals ${listInWords(blanks.map((n) => numberInWords(xs[n] ?? 0)))} are missing. Part b: draw the graph for x from ${from} to ${to}. Part c: use your graph to find x when y is ${level}.`,
    answerAlt: plain`Part a: ${listInWords(blanks.map((n) => plain`for x equals ${xs[n] ?? 0}, y is ${ys[n] ?? 0}`))}. Part b: the graph is a straight line through these points. Part c: x is ${read}.`,
    answers: [
      ...blanks.map((n) => final('a', number(ys[n] ?? 0), `x = ${minus(xs[n] ?? 0)}: y`)),
      final('b', lineOn(plane, [from, heightAt(line, from)], [to, heightAt(line, to)])),
      final('c', number(read), 'x'),
    ],
    verify() {
      const slope = heightAt(line, 1) - heightAt(line, 0)
      // Step by step from the crossing of the y-axis.
      return agree(level, line.c[0] + read * slope) ? null : 'the graph is not at this height'
    },
  }
}

export const tableAndGraph = defineTemplate({
  id: 'table-and-graph',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    rising: (random) => fromTable(random, [2, 1]),
    falling: (random) => fromTable(random, [-2, 1]),
    half: (random) => fromTable(random, [1, 2], [-4, -2, 0, 2, 4, 6], [-3, 1, 3, 5]),
  },
})

const window = [
  [-6, 6],
  [-6, 6],
] as const

/** Crossings of the axes, the second of them on either side. */
const drawCrossings = (random: Random): readonly [number, number] => {
  const [first, second] = random.distinct([2, 3, 4, 5, 6], 2)
  const [p, q] = [first ?? 2, (second ?? 3) * (random.chance(0.4) ? -1 : 1)]
  return [p, q]
}

const isThrough = (line: Line, ...points: readonly Point[]) =>
  points.every(([x, y]) => agree(heightAt(line, x), y)) ? null : 'a point is not on the line'

export const drawLine = defineTemplate({
  id: 'draw-a-line',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'by-intercepts'(random) {
      const [p, q] = drawCrossings(random)
      const [start, end]: readonly [Point, Point] = [
        [p, 0],
        [0, q],
      ]
      const line = lineThrough(start, [-q, p])
      const whole = [end[1], start[0], start[0] * end[1]] as const
      const factor =
        Math.abs(whole[0]) % 2 === 0 && whole[1] % 2 === 0
          ? 2
          : Math.abs(whole[0]) % 3 === 0 && whole[1] % 3 === 0
            ? 3
            : 1
      const sign = whole[0] < 0 ? -factor : factor
      const form = [whole[0] / sign, whole[1] / sign, whole[2] / sign] as const
      return {
        question: typst`
On the grid, draw the graph of $${implicit(form)}$ for $−6 <= x <= 6$.
${grid(...window)}
#marks(3)`,
        answer: typst`
#note[Two points are enough. The easiest are those on the axes.]
#working("B1")[$y = 0$: $x = ${start[0]}$, so #result[$${shownPoint(start)}$]]
#working("B1")[$x = 0$: $y = ${minus(end[1])}$, so #result[$${shownPoint(end)}$]]
#working("B1")[ruled line through both, across the grid]
${grid(...window, drawn(line), `point((${start.join(', ')}), none)`, `point((${end.join(', ')}), none)`)}`,
        alt: plain`On a grid with both axes numbered from minus 6 to 6, draw the graph of ${implicitInWords(form)}.`,
        answerAlt: plain`When y is 0, x is ${start[0]}, so the line crosses the x axis at ${spokenPoint(start)}. When x is 0, y is ${end[1]}, so it crosses the y axis at ${spokenPoint(end)}. Draw the straight line through both.`,
        answers: [final('', lineOn(gridPlane(...window), start, end))],
        verify: () => isThrough(line, start, end),
      }
    },
    'from-gradient'(random) {
      drawCrossings(random)
      const [run, rise] = random.pick([
        [2, 3],
        [2, 1],
        [3, 2],
        [1, 2],
        [1, 3],
        [3, 1],
      ] as const)
      const up = random.sign() * rise
      const end: Point = [0, random.integer(-2, 2)]
      const start = moved(end, [-run, -up])
      const line = lineThrough(start, [up, run])
      const corner: Point = [end[0], start[1]]
      return {
        question: typst`
The point $P$ is marked on the grid.
${grid(...window, named(start, 'P', up > 0 ? 'above-left' : 'below-left'))}
#part("a", 2)[On the grid, draw the line through $P$ that has gradient $${shown(line.m)}$.]
#part("b", 1)[Write down the coordinates of the point where your line crosses the $y$-axis.]`,
        answer: typst`
#part("a")[
#note[A gradient of $${shown(line.m)}$ means: for every ${run} to the right, ${Math.abs(up)} ${up < 0 ? 'down' : 'up'}.]
#working("B2")[ruled line through $P$ and $${shownPoint(end)}$]
#scheme[*B1* for a line through $P$ with gradient $${shown([-line.m[0], line.m[1]])}$, or for another line with gradient $${shown(line.m)}$]
${grid(...window, drawn(line), segment(start, corner, 'dash: "dashed", colour: wrong'), segment(corner, end, 'dash: "dashed", colour: wrong'), named(start, 'P', up > 0 ? 'above-left' : 'below-left'))}]
#part("b")[#working("B1 FT")[#result[$${shownPoint(end)}$]]]`,
        alt: plain`The point P ${spokenPoint(start)} is marked on a grid with both axes numbered from minus 6 to 6. Part a: draw the line through P that has gradient ${spoken(line.m)}. Part b: write down the coordinates of the point where your line crosses the y axis.`,
        answerAlt: plain`Part a: from P go ${run} to the right and ${Math.abs(up)} ${up < 0 ? 'down' : 'up'}, and draw the line through both points. Part b: it crosses the y axis at ${spokenPoint(end)}.`,
        answers: [
          final('a', lineOn(gridPlane(...window, { as: 'crosses', points: [start], name: 'P' }), start, end)),
          final('b', coordinates(...end)),
        ],
        verify: () => isThrough(line, start, end),
      }
    },
    'vertical-and-horizontal'(random) {
      drawCrossings(random)
      const [x, y] = [random.sign() * random.pick([1, 3, 5]), random.sign() * random.pick([1, 3, 5])]
      const start: Point = [x, y]
      const line: Line = { m: [0, 1], c: [y, 1] }
      return {
        question: typst`
${grid(...window)}
#part("a", 1)[On the grid, draw the line $x = ${minus(x)}$.]
#part("b", 1)[On the grid, draw the line $y = ${minus(y)}$.]
#part("c", 1)[Write down the coordinates of the point where the two lines cross.]`,
        answer: typst`
#note[On the line $x = ${minus(x)}$ every point has the $x$-coordinate $${minus(x)}$: it is vertical.]
${grid(...window, `data-line(((${x}, -6), (${x}, 6)), name: $x = ${minus(x)}$, name-side: "${x > 0 === Math.abs(x) < 5 ? 'below-right' : 'below-left'}")`, drawn(line, { name: `$y = ${minus(y)}$`, nameAt: 6, side: 'above-left', colour: 'addmaths' }))}
#part("a")[#working("B1")[vertical line through $(${minus(x)}, 0)$]]
#part("b")[#working("B1")[horizontal line through $(0, ${minus(y)})$]]
#part("c")[#working("B1")[#result[$${shownPoint(start)}$]]]`,
        alt: plain`A grid has both axes numbered from minus 6 to 6. Part a: draw the line x equals ${x}. Part b: draw the line y equals ${y}. Part c: write down the coordinates of the point where the two lines cross.`,
        answerAlt: plain`Part a: the line x equals ${x} is vertical. Part b: the line y equals ${y} is horizontal. Part c: they cross at ${spokenPoint(start)}.`,
        answers: [
          final('a', lineOn(gridPlane(...window), start, [x, 0])),
          final('b', lineOn(gridPlane(...window), start, [0, y])),
          final('c', coordinates(x, y)),
        ],
        verify: () => isThrough(line, start),
      }
    },
  },
})
