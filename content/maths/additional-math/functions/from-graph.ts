// Values, domains, ranges, composites and inverses read from a graph.

import type { Point } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { dots, plot, straight } from './plots.ts'
import { said } from './printing.ts'

/** The value of a broken line at x. */
const valueOn = (points: readonly Point[], x: number): number => {
  const n = points.findIndex(([to], place) => place > 0 && x <= to)
  const [[ax, ay], [bx, by]] = [points[n - 1] ?? [0, 0], points[n] ?? [0, 0]]
  return ay + ((by - ay) * (x - ax)) / (bx - ax)
}

/** Where a broken line has the value y, by walking along it. */
const placesOf = (points: readonly Point[], y: number): number[] => {
  return points.slice(1).flatMap(([bx, by], n) => {
    const [ax, ay] = points[n] ?? [0, 0]
    const share = (y - ay) / (by - ay)
    return share >= 0 && share < 1 ? [ax + share * (bx - ax)] : []
  })
}

const pointsSaid = (points: readonly Point[]): string =>
  points.map(([x, y]) => `(${said(x)}, ${said(y)})`).join('; ')

export const readFromGraph = defineTemplate({
  id: 'read-from-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'domain-and-range'(random) {
      const left = random.integer(-4, -2)
      const [low, high] = [random.integer(-3, -2), random.integer(3, 4)]
      const start = random.integer(0, 1)
      const points: readonly Point[] = [
        [left, start],
        [left + 2, high],
        [left + 5, low],
        [left + 7, 2],
      ]
      const k = 1.5
      const picture = plot(
        { x: [left - 1, left + 8], y: [low - 1, high + 1], step: 1, equal: true },
        straight(points),
        ...dots(points),
      )
      const count = placesOf(points, k).length
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$, which consists of three line segments.
${picture}
#part("a", 1)[Write down the domain of $f$.]
#part("b", 1)[Write down the range of $f$.]
#part("c", 1)[Write down the number of solutions of the equation $f(x) = ${k}$.]`,
        answer: typst`
#part("a")[
#note[How far the graph reaches from left to right.]
#working("B1")[#result[$${minus(left)} <= x <= ${left + 7}$]]]
#part("b")[
#note[How far it reaches from bottom to top.]
#working("B1")[#result[$${minus(low)} <= f(x) <= ${high}$]]]
#part("c")[#working("B1")[The line $y = ${k}$ meets the graph at #result[${count}] points.]]`,
        alt: plain`The diagram shows the graph of y equals f of x, which consists of three line segments. They join these points in order: ${pointsSaid(points)}. Part a: write down the domain of f. Part b: write down the range of f. Part c: write down the number of solutions of the equation f of x equals ${k}.`,
        answerAlt: plain`Part a: the domain is x from ${plain`${left}`} to ${left + 7}, both included. Part b: the range is from ${plain`${low}`} to ${high}, both included. Part c: the line y equals ${k} meets the graph at ${count} points.`,
        answers: [
          final('a', inequality(`${left} <= x <= ${left + 7}`)),
          final('b', inequality(`${low} <= f(x) <= ${high}`, 'f(x)')),
          final('c', number(count)),
        ],
        verify: () => {
          const values = Array.from({ length: 701 }, (_, n) => valueOn(points, left + n / 100))
          const crossings = values.filter((value, n) => n > 0 && value > k !== (values[n - 1] ?? 0) > k)
          return Math.min(...values) === low &&
            Math.max(...values) === high &&
            crossings.length === placesOf(points, k).length
            ? null
            : 'the graph reaches elsewhere'
        },
      }
    },
    'inverse-and-twice'(random) {
      const { points, p, q, back, once } = random.until(
        () => {
          const middle = random.integer(-1, 2)
          const points: readonly Point[] = [
            [-4, random.integer(-4, -3)],
            [middle, random.integer(-1, 1)],
            [5, random.integer(4, 5)],
          ]
          const [p, q] = [random.integer(-3, 4), random.integer(-3, 4)]
          return { points, p, q, back: placesOf(points, q)[0] ?? 0.5, once: valueOn(points, p) }
        },
        ({ points, p, q, back, once }) =>
          Number.isInteger(back) &&
          Number.isInteger(once) &&
          Number.isInteger(valueOn(points, once)) &&
          once !== p &&
          back !== q &&
          p !== q &&
          back !== once,
      )
      const twice = valueOn(points, once)
      const [bottom, top] = [points[0]?.[1] ?? 0, points[2]?.[1] ?? 0]
      const picture = plot(
        { x: [-5, 6], y: [-5, 6], step: 1, equal: true },
        straight(points),
        ...dots(points),
      )
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$ for $−4 <= x <= 5$.
${picture}
#part("a", 1)[Find $f^2(${minus(p)})$.]
#part("b", 1)[Find $f^(−1)(${minus(q)})$.]
#part("c", 1)[Write down the domain of $f^(−1)$.]`,
        answer: typst`
#part("a")[#working("B1")[$f(${minus(p)}) = ${minus(once)}$ and $f(${minus(once)}) =$ #result[$${minus(twice)}$]]]
#part("b")[
#note[From $${minus(q)}$ on the $y$-axis across to the graph, then to the $x$-axis.]
#working("B1")[$f(${minus(back)}) = ${minus(q)}$, so $f^(−1)(${minus(q)}) =$ #result[$${minus(back)}$]]]
#part("c")[#working("B1")[It is the range of $f$: #result[$${minus(bottom)} <= x <= ${top}$]]]`,
        alt: plain`The diagram shows the graph of y equals f of x for x from minus 4 to 5. It consists of two rising line segments that join these points in order: ${pointsSaid(points)}. Part a: find f applied twice to ${plain`${p}`}. Part b: find f inverse of ${plain`${q}`}. Part c: write down the domain of f inverse.`,
        answerAlt: plain`Part a: f of ${plain`${p}`} is ${plain`${once}`}, and f of that is ${plain`${twice}`}. Part b: f of ${plain`${back}`} is ${plain`${q}`}, so f inverse of ${plain`${q}`} is ${plain`${back}`}. Part c: the domain is the range of f, from ${plain`${bottom}`} to ${top}, both included.`,
        answers: [
          final('a', number(twice)),
          final('b', number(back)),
          final('c', inequality(`${bottom} <= x <= ${top}`)),
        ],
        verify: () =>
          valueOn(points, back) === q && placesOf(points, once).includes(p) ? null : 'the graph is elsewhere',
      }
    },
    'two-graphs'(random) {
      const { m, c, f, g, p, r, h, k } = random.until(
        () => {
          const [m, c] = [random.sign(), random.integer(-2, 3)]
          const f: readonly Point[] = [
            [-4, -4 * m + c],
            [4, 4 * m + c],
          ]
          const [h, k] = [random.integer(-1, 1), random.integer(-3, -1)]
          const g: readonly Point[] = [
            [-4, k + (h + 4)],
            [h, k],
            [4, k + (4 - h)],
          ]
          const [p, r] = [random.integer(-3, 3), random.integer(0, 2)]
          return { m, c, f, g, h, k, p, r }
        },
        ({ f, g, p, m, c, r, h, k }) =>
          [...f, ...g].every(([, y]) => Math.abs(y) <= 6) &&
          Math.abs(valueOn(g, p)) <= 4 &&
          // Neither arm of g may lie on the line f.
          c !== k - m * h &&
          p !== valueOn(g, p) &&
          m * (r - c) > k &&
          Math.abs(m * (r - c)) <= 4 &&
          placesOf(g, m * (r - c)).length === 2,
      )
      const inner = valueOn(g, p)
      const target = m * (r - c) + 0
      const [left, right] = placesOf(g, target)
      const picture = plot(
        { x: [-5, 5], y: [-6, 6], step: 1, stepY: 2, minorY: 2, height: 250 },
        straight(f, { name: 'f', side: 'right' }),
        straight(g, { colour: 'physics', dash: true, name: 'g', side: 'right' }),
      )
      return {
        question: typst`
The diagram shows the graphs of $y = f(x)$ and $y = g(x)$ (dashed), both for $−4 <= x <= 4$.
${picture}
#part("a", 1)[Find $f g(${minus(p)})$.]
#part("b", 2)[Solve the equation $f g(x) = ${r}$.]`,
        answer: typst`
#part("a")[#working("B1")[$g(${minus(p)}) = ${minus(inner)}$ and $f(${minus(inner)}) =$ #result[$${minus(valueOn(f, inner))}$]]]
#part("b")[
#note[Which number does $f$ map to ${r}? Then: where does $g$ have that value?]
#working("M1")[$f(${minus(target)}) = ${r}$, so $g(x) = ${minus(target)}$]
#working("A1")[$x =$ #result[$${minus(left ?? 0)}$] or $x =$ #result[$${minus(right ?? 0)}$]]]`,
        alt: plain`The diagram shows two graphs for x from minus 4 to 4. The graph of f is one line segment, from ${pointsSaid(f).replace(';', ' to')}. The graph of g is V shaped and joins these points in order: ${pointsSaid(g)}. Part a: find f g of ${plain`${p}`}. Part b: solve the equation f g of x equals ${r}.`,
        answerAlt: plain`Part a: g of ${plain`${p}`} is ${plain`${inner}`}, and f of that is ${plain`${valueOn(f, inner)}`}. Part b: f of ${plain`${target}`} is ${r}, so g of x must be ${plain`${target}`}, and x is ${plain`${left ?? 0}`} or ${plain`${right ?? 0}`}.`,
        answers: [
          final('a', number(valueOn(f, inner))),
          final('b', inAnyOrder(placesOf(g, target), { name: 'x' })),
        ],
        // From the formulas, tried at every quarter.
        verify: () => {
          const found = Array.from({ length: 33 }, (_, n) => n / 4 - 4).filter(
            (x) => m * (Math.abs(x - h) + k) + c === r,
          )
          const stated = placesOf(g, m * (r - c))
          return found.length === 2 && found.every((x) => stated.includes(x))
            ? null
            : `fg(x) = ${r} at ${found.join(', ')}`
        },
      }
    },
  },
})
