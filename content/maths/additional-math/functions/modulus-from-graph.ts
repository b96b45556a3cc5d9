// The graph of y = |f(x)| where f is known from its graph.

import { agree, type Point, roots } from '../../kit/checking.ts'
import { expression, final, inequality } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { curve, dots, labelled, modulusCurve, plot, straight } from './plots.ts'
import { factors, said } from './printing.ts'

export const modulusFromGraph = defineTemplate({
  id: 'modulus-from-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'broken-line'(random) {
      const [high, low] = [random.integer(2, 4), random.integer(-4, -2)]
      const [start, end] = [random.integer(-4, -3), random.integer(1, 2)]
      const points: readonly Point[] = [
        [start, 0],
        [-1, high],
        [2, low],
        [4, end],
      ]
      const folded = withRoots(points).map(([x, y]): Point => [x, Math.abs(y)])
      const axes = { x: [-5, 5], y: [-5, 5], step: 1, equal: false, height: 230 } as const
      const top = Math.max(high, -low, end)
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$.
${plot(axes, straight(points), ...dots(points))}
#part("a", 2)[On the same axes, draw the graph of $y = |f(x)|$.]
#part("b", 1)[Write down the range of $|f(x)|$.]`,
        answer: typst`
#part("a")[
${plot(axes, straight(points, { dash: true, colour: 'ink-soft' }), straight(folded, { colour: 'physics' }))}
#working("B1")[the parts above the $x$-axis as they were]
#working("B1")[the part below reflected, with the corner at #result[$(2, ${-low})$]]]
#part("b")[#working("B1")[#result[$0 <= |f(x)| <= ${top}$]]]`,
        alt: plain`The diagram shows the graph of y equals f of x. It consists of three line segments that join these points in order: ${points.map(([x, y]) => `(${said(x)}, ${said(y)})`).join('; ')}. Part a: on the same axes, draw the graph of y equals the modulus of f of x. Part b: write down the range of the modulus of f of x.`,
        answerAlt: plain`Part a: the parts above the x axis stay as they were. The part below it is reflected, so that its lowest point becomes a corner at x 2, y ${-low}. Part b: the range is from 0 to ${top}, both included.`,
        answers: [final('b', inequality(`0 <= |f(x)| <= ${top}`, '|f(x)|'))],
        verify: () => {
          const values = [0, high, low, end].map(Math.abs)
          return Math.max(...values) === Math.max(high, -low, end) ? null : 'the range is another'
        },
      }
    },
    'two-possible-quadratics'(random) {
      const [drawn, m] = [random.integer(-2, 3), random.integer(2, 4)]
      const h = Math.abs(drawn) === m ? 1 : drawn
      const top = m * m
      const body = `(calc.pow(x - (${h}), 2) - ${top})`
      const [left, right] = [h - m, h + m]
      const reach = Math.sqrt(top * 2.3)
      const [from, to] = [Math.min(h - reach, -1), Math.max(h + reach, 1)]
      const picture = plot(
        { x: [from, to], y: [-top * 0.3, top * 1.4] },
        modulusCurve(body, [left, right], [from, to]),
        labelled([left, 0], minus(left), 'below'),
        labelled([right, 0], minus(right), 'below'),
        labelled([h, top], `(${minus(h)}, ${top})`, 'above'),
      )
      const constant = h * h - top
      return {
        question: typst`
The diagram shows the graph of $y = |f(x)|$, where $f$ is a quadratic function. Between its corners it has a highest point at $(${minus(h)}, ${top})$.
${picture}
Find the two possible expressions for $f(x)$ in the form $a x^2 + b x + c$. #marks(3)`,
        answer: typst`
#working("M1")[$f(x) = k ${factors(left, right)}$]
#note[At the highest point $|f(x)| = ${top}$.]
#working("M1")[$|k times ${m} times (−${m})| = ${top}$, so $k = plus.minus 1$]
#working("A1")[#result[$${quadratic(1, -2 * h, constant)}$] or \
#result[$${quadratic(-1, 2 * h, -constant)}$]]`,
        alt: plain`The diagram shows the graph of y equals the modulus of f of x, where f is a quadratic function. It has corners on the x axis at ${plain`${left}`} and ${plain`${right}`}, and between them a highest point at (${h}, ${top}). Find the two possible expressions for f of x in the form a x squared plus b x plus c.`,
        answerAlt: plain`f of x is k times open bracket ${linearSpoken(1, -left)} close bracket times open bracket ${linearSpoken(1, -right)} close bracket. At the highest point its modulus is ${top}, so k is 1 or minus 1. f of x is ${quadraticSpoken(1, -2 * h, constant)} or ${quadraticSpoken(-1, 2 * h, -constant)}.`,
        answers: [
          final('', expression(quadratic(1, -2 * h, constant), 'x', 'expanded'), 'f(x) with a > 0'),
          final('', expression(quadratic(-1, 2 * h, -constant), 'x', 'expanded'), 'f(x) with a < 0'),
        ],
        verify: () => {
          const f = (x: number) => x * x - 2 * h * x + h * h - m * m
          const found = roots(f, h - 9.013, h + 9.017, 900)
          return found.length === 2 && agree(found[0] ?? 0, h - m, 1e-6) && f(h) === -m * m
            ? null
            : `the roots are ${found.join(', ')}`
        },
      }
    },
    'where-is-it-the-same'(random) {
      const [p, drawn] = [-random.integer(1, 3), random.integer(2, 5)]
      const q = drawn === -p ? drawn + 1 : drawn
      const h = (p + q) / 2
      const top = ((q - p) / 2) ** 2
      const reach = (q - p) * 0.72
      const picture = plot(
        { x: [h - reach, h + reach], y: [-top * 1.1, top * 1.3] },
        curve(`(x - (${p})) * (${q} - x)`),
        labelled([p, 0], minus(p), 'above-left'),
        labelled([q, 0], String(q), 'above-right'),
        labelled([0, -p * q], String(-p * q), h > 0 ? 'below-right' : 'below-left'),
      )
      const inDecimals = String(top)
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$, where $f(x) = ${quadratic(-1, p + q, -p * q)}$.
${picture}
#part("a", 1)[Write down the set of values of $x$ for which $|f(x)| = f(x)$.]
#part("b", 2)[Find the set of values of $k$ for which the equation $|f(x)| = k$ has exactly four solutions.]`,
        answer: typst`
#part("a")[
#note[Where the graph is not below the $x$-axis.]
#working("B1")[#result[$${minus(p)} <= x <= ${q}$]]]
#part("b")[
#working("M1")[The highest point is at $x = ${minus(h)}$: $f(${minus(h)}) = ${inDecimals}$]
#note[The parts outside are turned upwards, so each height from 0 to ${inDecimals} is reached four times.]
#working("A1")[#result[$0 < k < ${inDecimals}$]]]`,
        alt: plain`The diagram shows the graph of y equals f of x, where f of x equals ${quadraticSpoken(-1, p + q, -p * q)}. It opens downwards, crosses the x axis at ${plain`${p}`} and ${q} and the y axis at ${-p * q}. Part a: write down the set of values of x for which the modulus of f of x equals f of x. Part b: find the set of values of k for which the modulus of f of x equals k has exactly four solutions.`,
        answerAlt: plain`Part a: x is from ${plain`${p}`} to ${q}, both included. Part b: the highest point is at x equals ${plain`${h}`}, where f is ${inDecimals}. The parts outside are turned upwards, so k is between 0 and ${inDecimals}, both excluded.`,
        answers: [final('a', inequality(`${p} <= x <= ${q}`)), final('b', inequality(`0 < k < ${top}`, 'k'))],
        verify: () => {
          const count = (k: number) =>
            roots((x) => Math.abs((x - p) * (q - x)) - k, p - 9.0137, q + 9.0141, 1201).length
          return count(top - 0.3) === 4 && count(0.4) === 4 && count(top + 0.3) === 2
            ? null
            : 'the count is another'
        },
      }
    },
  },
})

/** The corners of a broken line and the places where it crosses the x-axis. */
const withRoots = (points: readonly Point[]): Point[] => {
  return points.flatMap(([x, y], n): Point[] => {
    const [bx, by] = points[n - 1] ?? [x, y]
    return y * by < 0
      ? [
          [bx + ((x - bx) * by) / (by - y), 0],
          [x, y],
        ]
      : [[x, y]]
  })
}
