// The graphs of a function and its inverse, mirror images in the line y = x, and where they meet.

import type { Point } from '../../kit/checking.ts'
import { agree, roots } from '../../kit/checking.ts'
import { coordinates, equation, final, inequality } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { axisOf, lineOn, planeOf, pointsOn } from '../../kit/planes.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { curve, dots, labelled, mirror, plot, straight, swappedCurve } from './plots.ts'
import { line, said } from './printing.ts'

/** Two pieces with one gradient would look like one line. */
const isStraight = (points: readonly Point[]): boolean => {
  const slopes = points.slice(1).map(([x, y], n) => (y - (points[n]?.[1] ?? 0)) / (x - (points[n]?.[0] ?? 0)))
  return new Set(slopes).size === 1
}

const swapped = ([x, y]: Point): Point => [y, x]
/** Where a graph meets the axes. */
const onAxes = (name: string, [x, y]: readonly [x: number | string, y: number | string]) => [
  final('', coordinates(x, 0), `${name} on the x-axis`),
  final('', coordinates(0, y), `${name} on the y-axis`),
]

const inverseStroke = { colour: 'physics' } as const

export const graphOfInverse = defineTemplate({
  id: 'graph-of-inverse',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'from-a-grid'(random) {
      const points = random.until(
        () => {
          const xs = [-4, random.integer(-2, 0), random.integer(2, 3)]
          const ys = [random.integer(-3, -2), random.integer(0, 2), random.integer(4, 5)]
          return xs.map((x, n): Point => [x, ys[n] ?? 0])
        },
        (points) => points.every(([x, y]) => x !== y) && !isStraight(points),
      )
      const back = points.map(swapped)
      const [first, , last] = back
      const at = (point: Point | undefined, n: 0 | 1) => point?.[n] ?? 0
      const axes = { x: [-5, 6], y: [-5, 6], step: 1, equal: true } as const
      const plane = {
        ...planeOf(axisOf(axes.x, 'x'), axisOf(axes.y, 'y'), { as: 'path', points }),
        isEqual: true,
      }
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$.
${plot(axes, straight(points), ...dots(points))}
#part("a", 2)[On the same axes, sketch the graph of $y = f^(−1)(x)$. Draw the line in which the two graphs are reflections of each other.]
#part("b", 2)[Write down the domain and the range of $f^(−1)$.]`,
        answer: typst`
#part("a")[
#note[Each point $(p, q)$ of the graph of $f$ gives the point $(q, p)$ of the other.]
${plot(axes, mirror(-5, 6, 4.5), straight(points), straight(back, inverseStroke), ...dots(back, 'physics'))}
#working("B1")[through #result[${back.map(([x, y]) => `$(${minus(x)}, ${minus(y)})$`).join(', ')}]]
#working("B1")[the line #result[$y = x$]]]
#part("b")[
#working("B1")[domain #result[$${minus(at(first, 0))} <= x <= ${at(last, 0)}$]]
#working("B1")[range #result[$${minus(at(first, 1))} <= f^(−1)(x) <= ${at(last, 1)}$]]]`,
        alt: plain`The diagram shows the graph of y equals f of x on a grid. It consists of two rising line segments that join these points in order: ${points.map(([x, y]) => `(${said(x)}, ${said(y)})`).join('; ')}. Part a: sketch the graph of f inverse on the same axes, and draw the line in which the two graphs are reflections of each other. Part b: write down the domain and the range of f inverse.`,
        answerAlt: plain`Part a: the graph of f inverse joins these points: ${back.map(([x, y]) => `(${said(x)}, ${said(y)})`).join('; ')}. The mirror line is y equals x. Part b: the domain of f inverse is x from ${plain`${at(first, 0)}`} to ${at(last, 0)}, and its range is from ${plain`${at(first, 1)}`} to ${at(last, 1)}.`,
        answers: [
          final('a', pointsOn(plane, back, { joined: 'left-to-right' }), 'ends and corner of the graph'),
          final('a', lineOn(plane, [0, 0], [1, 1]), 'line of reflection'),
          final('b', inequality(`${at(first, 0)} <= x <= ${at(last, 0)}`), 'domain'),
          final('b', inequality(`${at(first, 1)} <= f^(-1)(x) <= ${at(last, 1)}`, 'f^(-1)(x)'), 'range'),
        ],
        // Mirrored in y = x: the middle between a point and its image lies on that line, at a right angle to it.
        verify: () =>
          points.every(([x, y], n) => (points[n - 1]?.[0] ?? -99) < x && (points[n - 1]?.[1] ?? -99) < y)
            ? null
            : 'the graph does not rise all the way',
      }
    },
    line(random) {
      const [m, n] = random.pick([
        [2, -1],
        [2, -2],
        [2, -3],
        [3, -1],
        [3, -2],
        [4, -1],
        [5, -1],
      ] as const)
      const c = m * n
      const axes = { x: [-7.5, 7.5], y: [-6.5, 6.5], equal: true } as const
      const top = 6.5
      const end: readonly Point[] = [
        [(-6.5 - c) / m, -6.5],
        [(top - c) / m, top],
      ]
      const inner = end.map(swapped)
      const picture = plot(
        axes,
        mirror(-6.3, 6.3),
        straight(end, { name: 'f', side: 'left' }),
        straight(inner, { ...inverseStroke, name: 'f^(-1)', side: 'below-right' }),
        labelled([-n, 0], String(-n), 'below-right'),
        labelled([0, c], minus(c), 'below-right'),
        labelled([c, 0], minus(c), 'below-right'),
        labelled([0, -n], String(-n), 'above-left'),
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${line(m, c)}$ for $x in RR$.

On the same axes, sketch the graphs of $y = f(x)$ and $y = f^(−1)(x)$. Show the coordinates of the points where each graph meets the axes, and draw the line of symmetry. #marks(4)`,
        answer: typst`
${picture}
#working("B1")[$y = f(x)$ through #result[$(${-n}, 0)$] and #result[$(0, ${minus(c)})$]]
#note[Swapping the coordinates gives the points of the inverse.]
#working("M1")[$f^(−1)$ as the reflection in $y = x$]
#working("A1")[$y = f^(−1)(x)$ through #result[$(0, ${-n})$] and #result[$(${minus(c)}, 0)$]]
#working("B1")[the line #result[$y = x$], dashed]`,
        alt: plain`The function f is defined by f of x equals ${linearSpoken(m, c)}, for real x. On the same axes, sketch the graphs of f and of f inverse. Show the coordinates of the points where each graph meets the axes, and draw the line of symmetry.`,
        answerAlt: plain`The graph of f is a straight line that meets the axes at (${-n}, 0) and at (0, ${c}). The graph of f inverse is its reflection in the line y equals x, and meets the axes at (0, ${-n}) and at (${c}, 0).`,
        answers: [...onAxes('f', [-n, c]), ...onAxes('f^(-1)', [c, -n])],
        verify: () => {
          const f = (x: number) => m * (x + n)
          const [root] = roots(f, -20.3, 20.7)
          return agree(root ?? 99, -n, 1e-6) && f(0) === m * n ? null : `f(x) = 0 at ${root}`
        },
      }
    },
    'half-parabola'(random) {
      const [a, m] = random.pick([
        [1, 2],
        [1, 3],
        [2, 1],
        [3, 1],
        [4, 1],
        [2, 2],
      ] as const)
      const c = a * m * m
      const [far, near] = [c * 1.05, c * 1.2]
      const edge = Math.sqrt((c + far) / a)
      const body = `${a} * x * x - ${c}`
      const before = a === 1 ? '' : String(a)
      const picture = plot(
        { x: [-near, near * 1.1], y: [-near, near], equal: true },
        mirror(-near, near * 0.95),
        curve(body, { from: 0, to: edge, name: 'f', nameAt: edge, side: 'left' }),
        swappedCurve(body, [0, Math.sqrt((c + near) / a)], 'f^(-1)', 'below'),
        labelled([m, 0], String(m), 'below-right'),
        labelled([0, -c], `−${c}`, 'left'),
        labelled([-c, 0], `−${c}`, 'below'),
        labelled([0, m], String(m), 'above-left'),
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${before}x^2 − ${c}$ for $x >= 0$.

On the same axes, sketch the graphs of $y = f(x)$ and $y = f^(−1)(x)$. Show the coordinates of the points where each graph meets the axes, and the line that relates the two graphs. #marks(4)`,
        answer: typst`
${picture}
#working("B1")[the right half of a parabola, from #result[$(0, −${c})$]]
#working("B1")[through #result[$(${m}, 0)$]]
#working("B1")[its reflection, from #result[$(−${c}, 0)$] through #result[$(0, ${m})$]]
#working("B1")[the line #result[$y = x$]]`,
        alt: plain`The function f is defined by f of x equals ${before} x squared minus ${c}, for x greater than or equal to 0. On the same axes, sketch the graphs of f and of f inverse. Show the coordinates of the points where each graph meets the axes, and the line that relates the two graphs.`,
        answerAlt: plain`The graph of f is the right half of a parabola. It starts at (0, minus ${c}) and rises through (${m}, 0). The graph of f inverse is its reflection in the line y equals x. It starts at (minus ${c}, 0) and rises more and more slowly through (0, ${m}).`,
        answers: [...onAxes('f', [m, -c]), ...onAxes('f^(-1)', [-c, m])],
        verify: () => {
          const found = roots((x) => a * x * x - a * m * m, 0, 20.7)
          return found.length === 1 && agree(found[0] ?? 0, m, 1e-6)
            ? null
            : `f(x) = 0 at ${found.join(', ')}`
        },
      }
    },
    exponential(random) {
      const c = random.integer(2, 6)
      const reach = c + 1.5
      const end = Math.log(2 * c + 1.2)
      const zero = Math.log(c)
      const picture = plot(
        { x: [-reach, reach * 1.15], y: [-reach, reach], equal: true },
        mirror(-reach, reach * 0.95),
        `asymptote(y: ${-c}, name: $y = −${c}$, colour: addmaths)`,
        `asymptote(x: ${-c}, name: $x = −${c}$, colour: physics)`,
        curve(`calc.exp(x) - ${c}`, { to: end, name: 'f', nameAt: end, side: 'left' }),
        swappedCurve(`calc.exp(x) - ${c}`, [-reach, Math.log(reach + c)], 'f^(-1)', 'below'),
        ...dots([
          [zero, 0],
          [0, 1 - c],
        ]),
        ...dots(
          [
            [0, zero],
            [1 - c, 0],
          ],
          'physics',
        ),
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = upright(e)^x − ${c}$ for $x in RR$.

On the same axes, sketch the graphs of $y = f(x)$ and $y = f^(−1)(x)$. State the coordinates of the points where each graph meets the axes, and the equations of the asymptotes. #marks(4)`,
        answer: typst`
${picture}
#working("B1")[$f$ through #result[$(ln ${c}, 0)$] and #result[$(0, ${minus(1 - c)})$]]
#working("B1")[$f$ with the asymptote #result[$y = −${c}$]]
#working("B1")[$f^(−1)$ as the reflection in $y = x$, through #result[$(0, ln ${c})$] and #result[$(${minus(1 - c)}, 0)$]]
#working("B1")[$f^(−1)$ with the asymptote #result[$x = −${c}$]]`,
        alt: plain`The function f is defined by f of x equals e to the power x, minus ${c}, for real x. On the same axes, sketch the graphs of f and of f inverse. State the coordinates of the points where each graph meets the axes, and the equations of the asymptotes.`,
        answerAlt: plain`The graph of f meets the axes where x is the natural logarithm of ${c} and y is 0, and at (0, ${1 - c}). Its asymptote is y equals minus ${c}. The graph of f inverse is its reflection in the line y equals x. It meets the axes where x is 0 and y is the natural logarithm of ${c}, and at (${1 - c}, 0). Its asymptote is x equals minus ${c}.`,
        answers: [
          ...onAxes('f', [`ln(${c})`, 1 - c]),
          ...onAxes('f^(-1)', [1 - c, `ln(${c})`]),
          final('', equation(`y = -${c}`), 'asymptote of f'),
          final('', equation(`x = -${c}`), 'asymptote of f^(-1)'),
        ],
        verify: () =>
          agree(Math.exp(Math.log(c)) - c, 0, 1e-9) && agree(Math.log(1 - c + c), 0)
            ? null
            : 'it meets the axes elsewhere',
      }
    },
  },
})
