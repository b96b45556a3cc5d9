// Gradients: from a graph, from two points, and a coordinate that follows from a gradient.

import { agree, type Point } from '../../kit/checking.ts'
import { drawn, grid, segment } from '../../kit/grids.ts'
import {
  asNumber,
  difference,
  gradientOf,
  heightAt,
  type Line,
  less,
  lineThrough,
  moved,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { lowestTerms, minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const steps = [
  [1, 2],
  [3, 2],
  [2, 3],
  [3, 4],
  [4, 3],
  [1, 3],
] as const

export const gradientFromGraph = defineTemplate({
  id: 'gradient-from-a-graph',
  marks: 2,
  calculator: false,
  level: 1,
  cases: ['rising', 'falling', 'unequal-scales'],
  draw(random, which) {
    if (which === 'unequal-scales') {
      const [perUnit, start] = [random.pick([5, 10, 15, 20]), random.pick([10, 20, 30, 40])]
      const line: Line = { m: [perUnit, 1], c: [start, 1] }
      return { which, line, from: [0, start] as Point, to: [4, start + 4 * perUnit] as Point }
    }
    // The legs of the triangle that shows the gradient keep clear of the axes, and the line is well on the grid.
    const [from, to] = random.until(
      (): [Point, Point] => {
        const [rise, run] = random.pick(steps)
        const start: Point = [random.integer(-5, 1), random.integer(-5, 5)]
        return [start, moved(start, [run, which === 'rising' ? rise : -rise], random.integer(1, 2))]
      },
      ([[left, level], [right, end]]) => {
        const crossing = level - (left * (end - level)) / (right - left)
        const isClear = (value: number) => Math.abs(value) >= 1
        return (
          right - left > 1 &&
          [right, end].every((value) => Math.abs(value) <= 5) &&
          [level, right, (left + right) / 2, (level + end) / 2].every(isClear) &&
          right !== -1 &&
          Number.isInteger(crossing) === (which === 'rising') &&
          Math.abs(crossing) <= 4 &&
          crossing !== 0
        )
      },
    )
    return { which, line: lineThrough(from, gradientOf(from, to)), from, to }
  },
  write({ which, line, from, to }) {
    const [run, rise] = [to[0] - from[0], to[1] - from[1]]
    const isUnequal = which === 'unequal-scales'
    const high = Math.ceil((to[1] + 5) / 20) * 20
    const axes = (...parts: string[]) =>
      isUnequal
        ? `#axes(axis(0, 5, title: $x$), axis(0, ${high}, step: 10, title: $y$), ${['height: 230pt', ...parts].join(', ')})`
        : grid([-6, 6], [-6, 6], ...parts)
    const corner: Point = [to[0], from[1]]
    // The labels stand on the free sides of the right-angled triangle.
    const legs = [
      segment(from, corner, `dash: "dashed", colour: wrong, body: $${run}$, away: ${pair(to)}, halo: true`),
      segment(
        corner,
        to,
        `dash: "dashed", colour: wrong, body: $${minus(rise)}$, away: ${pair(from)}, halo: true`,
      ),
    ]
    const value = shown(line.m)
    const falls = rise < 0 ? ' The line goes down from left to right, so the gradient is negative.' : ''
    const scale = isUnequal ? ` One square up is 10, one square across is 1.` : ''
    return {
      question: typst`
${axes(drawn(line))}
Find the gradient of the line. #marks(2)`,
      answer: typst`
#note[Take two points of the line that can be read exactly, here $${shownPoint(from)}$ and $${shownPoint(to)}$.${scale}${falls}]
${axes(drawn(line), ...legs)}
#working("M1")[$ "gradient" = ("change in" y)/("change in" x) = ${minus(rise)}/${run} $]
#working("A1")[gradient $=$ #result[$${value}$]]`,
      alt: plain`A straight line is drawn on a grid. It passes through ${spokenPoint(from)} and ${spokenPoint(to)}.${isUnequal ? ' One square is 1 along the x axis and 10 along the y axis.' : ''} Find the gradient of the line.`,
      answerAlt: plain`Between the points ${spokenPoint(from)} and ${spokenPoint(to)}, y changes by ${rise} while x changes by ${run}. The gradient is ${rise} divided by ${run}, which is ${spoken(line.m)}.`,
    }
  },
  verify({ line, from, to }) {
    // One unit further to the right, the line must be the gradient higher.
    const climb = heightAt(line, from[0] + 1) - heightAt(line, from[0])
    return agree(heightAt(line, to[0]), to[1]) && agree(from[1] + climb * (to[0] - from[0]), to[1])
      ? null
      : 'the line misses a point'
  },
})

export const gradientOfPoints = defineTemplate({
  id: 'gradient-of-two-points',
  marks: 2,
  calculator: false,
  level: 2,
  cases: ['numbers', 'letters'],
  draw(random, which) {
    const a: Point = [random.integer(-6, 3), random.integer(-5, 8)]
    const [rise, run] = random.pick([...steps, [2, 1], [3, 1], [5, 2]] as const)
    const times = random.integer(2, 3)
    const up = random.sign() * rise
    // With letters, both coordinates are multiples of one letter, which cancels.
    const first: Point = which === 'letters' ? [random.integer(1, 3), random.integer(1, 7)] : a
    return { which, a: first, b: moved(first, [run, up], times), letter: random.pick(['p', 't', 'k']) }
  },
  write({ which, a, b, letter }) {
    const m = gradientOf(a, b)
    const isLetters = which === 'letters'
    const term = (value: number) =>
      value === 0 || !isLetters
        ? minus(value)
        : `${value === 1 ? '' : value === -1 ? '−' : minus(value)}${letter}`
    const place = ([x, y]: Point) => `(${term(x)}, ${term(y)})`
    const say = (value: number) =>
      isLetters && value !== 0
        ? `${value === 1 ? '' : value === -1 ? 'minus ' : plain`${value} `}${letter}`
        : plain`${value}`
    const placeInWords = ([x, y]: Point) => `(${say(x)}, ${say(y)})`
    const subtract = (p: number, q: number) =>
      isLetters ? `${term(p)} − ${q < 0 ? `(${term(q)})` : term(q)}` : difference(p, q)
    const [rise, run] = [b[1] - a[1], b[0] - a[0]]
    return {
      question: typst`
$A$ is the point $${place(a)}$ and $B$ is the point $${place(b)}$${isLetters ? typst`, where $${letter} > 0$` : ''}.

Find the gradient of the line $A B$. #marks(2)`,
      answer: typst`
#working("M1")[$ (${subtract(b[1], a[1])})/(${subtract(b[0], a[0])}) = (${term(rise)})/(${term(run)}) $]
${isLetters ? typst`#note[The letter cancels.]` : '#note[Take the coordinates of both points in the same order, above and below.]'}
#working("A1")[gradient $=$ #result[$${shown(m)}$]]`,
      alt: plain`A is the point ${placeInWords(a)} and B is the point ${placeInWords(b)}${isLetters ? `, where ${letter} is positive` : ''}. Find the gradient of the line AB.`,
      answerAlt: plain`The change in y is ${say(rise)} and the change in x is ${say(run)}. The gradient is ${spoken(m)}.`,
    }
  },
  verify({ a, b }) {
    const line = lineThrough(a, gradientOf(a, b))
    return agree(heightAt(line, b[0]), b[1]) ? null : 'B is not on the line through A with this gradient'
  },
})

export const missingCoordinate = defineTemplate({
  id: 'missing-coordinate',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['given-gradient', 'on-one-line'],
  draw(random, which) {
    const a: Point = [random.integer(-4, 3), random.integer(-6, 6)]
    const [rise, run] = random.pick([...steps, [2, 1], [3, 1]] as const)
    const slope: Point = [run, random.sign() * rise]
    const [near, far] = [random.integer(1, 2), random.integer(3, 4)]
    return {
      which,
      a,
      b: moved(a, slope, which === 'given-gradient' ? far : near),
      c: moved(a, slope, far + 1),
    }
  },
  write({ which, a, b, c }) {
    const m = gradientOf(a, b)
    if (which === 'given-gradient') {
      // B = (k, y): the letter stands below the line of the fraction.
      const [rise, run] = [b[1] - a[1], b[0] - a[0]]
      const below = less('k', a[0])
      return {
        question: typst`
The line through the points $${shownPoint(a)}$ and $(k, ${minus(b[1])})$ has gradient $${shown(m)}$.

Find the value of $k$. #marks(3)`,
        answer: typst`
#working("M1")[$ (${difference(b[1], a[1])})/(${below}) = ${m[1] === 1 ? minus(m[0]) : `${minus(m[0])}/${m[1]}`} $]
#working("M1")[$ ${m[1] === 1 ? '' : `${m[1]} times `}${rise < 0 ? `(${minus(rise)})` : rise} = ${m[0] === 1 ? '' : m[0] === -1 ? '−' : minus(m[0])}(${below}) $]
#note[So $${below} = ${run}$.]
#working("A1")[$k =$ #result[$${minus(b[0])}$]]`,
        alt: plain`The line through the points ${spokenPoint(a)} and (k, ${plain`${b[1]}`}) has gradient ${spoken(m)}. Find the value of k.`,
        answerAlt: plain`The change in y is ${rise}, and the change in x is k minus the first x. Their quotient is ${spoken(m)}, so the change in x is ${run} and k is ${b[0]}.`,
      }
    }
    const across = c[0] - b[0]
    return {
      question: typst`
The points $A${shownPoint(a)}$, $B${shownPoint(b)}$ and $C(${minus(c[0])}, k)$ lie on one straight line.

Find the value of $k$. #marks(3)`,
      answer: typst`
#note[On one line the gradient is the same everywhere.]
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#working("M1")[$ (${less('k', b[1])})/(${difference(c[0], b[0])}) = ${shown(m)} $]
#note[From $B$ to $C$ it is ${across} across, so $${minus((across * m[0]) / m[1])}$ up.]
#working("A1")[$k =$ #result[$${minus(c[1])}$]]`,
      alt: plain`The points A ${spokenPoint(a)}, B ${spokenPoint(b)} and C (${plain`${c[0]}`}, k) lie on one straight line. Find the value of k.`,
      answerAlt: plain`The gradient of AB is ${spoken(m)}. From B to C, x grows by ${across}, so y changes by ${(across * m[0]) / m[1]}. So k is ${c[1]}.`,
    }
  },
  verify({ which, a, b, c }) {
    const last = which === 'given-gradient' ? b : c
    const [top, bottom] = lowestTerms(b[1] - a[1], b[0] - a[0])
    // Twice the area of the triangle with the far point is nought.
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    if (area !== 0) return 'the three points make a triangle'
    return agree(a[1] + asNumber([top, bottom]) * (last[0] - a[0]), last[1])
      ? null
      : 'the gradient is another'
  },
})
