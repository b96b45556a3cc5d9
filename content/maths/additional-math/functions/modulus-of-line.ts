// The graph of y = |f(x)| and equations in it, where f is a line.

import type { Point } from '../../kit/checking.ts'
import { expression, final, inAnyOrder, inequality } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { labelled, plot, straight } from './plots.ts'
import { line } from './printing.ts'

/** |mx + n| as two strokes between the ends. */
const vShape = (m: number, n: number, from: number, to: number): readonly Point[] =>
  [from, -n / m, to].map((x): Point => [x, Math.abs(m * x + n)])

export const modulusOfLine = defineTemplate({
  id: 'modulus-of-line',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    sketch(random) {
      const [m, corner] = [random.integer(2, 3) * random.sign(), random.integerExcept(-4, 4, 0)]
      const n = -m * corner
      const reach = Math.abs(corner)
      const [from, to] = [corner - 1.7 * reach, corner + 1.7 * reach]
      const top = Math.abs(n) * 1.5
      const picture = plot(
        { x: [from, to], y: [-Math.abs(n) * 0.75, top] },
        straight(vShape(m, n, corner - top / Math.abs(m), corner + top / Math.abs(m))),
        straight(
          [
            [corner, 0],
            [corner + (m > 0 ? -0.5 : 0.5) * reach, -0.5 * Math.abs(n)],
          ],
          { dash: true, colour: 'ink-soft' },
        ),
        labelled([corner, 0], minus(corner), m > 0 ? 'below-right' : 'below-left'),
        labelled([0, Math.abs(n)], String(Math.abs(n)), corner > 0 ? 'below-left' : 'below-right'),
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${line(m, n)}$ for $x in RR$.
#part("a", 2)[Sketch the graph of $y = |f(x)|$. Show where it meets the axes.]
#part("b", 1)[Write down the set of values of $x$ for which $|f(x)| = f(x)$.]`,
        answer: typst`
#part("a")[
#note[What lies below the $x$-axis is reflected in it.]
${picture}
#working("B1")[V shape with its corner at #result[$(${minus(corner)}, 0)$]]
#working("B1")[through #result[$(0, ${Math.abs(n)})$]]]
#part("b")[
#note[Where $f(x)$ is not negative.]
#working("B1")[#result[$x ${m > 0 ? '>=' : '<='} ${minus(corner)}$]]]`,
        alt: plain`The function f is defined by f of x equals ${linearSpoken(m, n)}, for real x. Part a: sketch the graph of y equals the modulus of f of x. Show where it meets the axes. Part b: write down the set of values of x for which the modulus of f of x equals f of x.`,
        answerAlt: plain`Part a: the graph is V shaped. Its corner is at (${corner}, 0), and it meets the y axis at (0, ${Math.abs(n)}). Part b: where f of x is not negative, that is for x ${m > 0 ? 'greater' : 'less'} than or equal to ${plain`${corner}`}.`,
        answers: [final('b', inequality(`x ${m > 0 ? '>=' : '<='} ${corner}`))],
        verify: () => {
          const f = (x: number) => m * x - m * corner
          const side = m > 0 ? 1 : -1
          return f(corner) === 0 && f(corner + side) > 0 && f(corner - side) < 0
            ? null
            : 'f is negative elsewhere'
        },
      }
    },
    'equation-from-graph'(random) {
      const [m, corner] = [random.integer(2, 4), random.integerExcept(-3, 4, 0)]
      const n = m * corner
      const reach = Math.abs(corner)
      const top = Math.abs(n) * 1.5
      const picture = plot(
        {
          x: [corner - 1.7 * reach, corner + 1.7 * reach],
          y: [-Math.abs(n) * 0.3, top],
          height: 160,
        },
        straight(vShape(m, -n, corner - top / m, corner + top / m)),
        labelled([corner, 0], minus(corner), 'below'),
        labelled([0, Math.abs(n)], String(Math.abs(n)), corner > 0 ? 'below-left' : 'below-right'),
      )
      const solutions = [corner - 1, corner + 1] as const
      return {
        question: typst`
The diagram shows the graph of $y = |f(x)|$, where $f(x) = a x + b$.
${picture}
#part("a", 2)[Find the two possible functions $f$.]
#part("b", 1)[Solve the equation $|f(x)| = ${m}$.]`,
        answer: typst`
#part("a")[
#working("M1")[The gradient is $plus.minus ${m}$, from ${Math.abs(n)} ÷ ${Math.abs(corner)}.]
#working("A1")[$f(x) =$ #result[$${line(m, -n)}$] or #result[$${line(-m, n)}$]]]
#part("b")[
#note[One step to each side of the corner, $|f(x)|$ is ${m}.]
#working("B1")[$x =$ #result[$${minus(solutions[0])}$] or $x =$ #result[$${minus(solutions[1])}$]]]`,
        alt: plain`The diagram shows the V shaped graph of y equals the modulus of f of x, where f of x equals a x plus b. Its corner is on the x axis at x equals ${plain`${corner}`}, and it crosses the y axis at y equals ${Math.abs(n)}. Part a: find the two possible functions f. Part b: solve the equation: the modulus of f of x equals ${m}.`,
        answerAlt: plain`Part a: the gradient is ${m} or minus ${m}, so f of x is ${linearSpoken(m, -n)} or ${linearSpoken(-m, n)}. Part b: x is ${plain`${solutions[0]}`} or ${plain`${solutions[1]}`}.`,
        answers: [
          final('a', expression(line(m, -n), 'x'), 'f(x) with a > 0'),
          final('a', expression(line(-m, n), 'x'), 'f(x) with a < 0'),
          final('b', inAnyOrder(solutions, { name: 'x' })),
        ],
        verify: () => {
          const found = Array.from({ length: 41 }, (_, n) => n - 20).filter(
            (x) => Math.abs(m * x - m * corner) === m,
          )
          return found.join() === [corner - 1, corner + 1].join()
            ? null
            : `the solutions are ${found.join(', ')}`
        },
      }
    },
  },
})
