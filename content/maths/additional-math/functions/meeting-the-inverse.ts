// Where the graph of a function meets that of its inverse.

import { agree } from '../../kit/checking.ts'
import { coordinates, expression, final, number } from '../../kit/final-answers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { curve, labelled, mirror, plot, swappedCurve } from './plots.ts'
import { line } from './printing.ts'

export const meetsItsInverse = defineTemplate({
  id: 'meets-its-inverse',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    parabola(random) {
      const s = random.integer(2, 5)
      const c = s * (s - 1)
      const reach = c + 1
      const edge = Math.sqrt(c + Math.max(s * 1.8, reach * 0.7))
      const high = edge * edge - c
      const wide = Math.max(high * 1.25, s * 2)
      const picture = plot(
        { x: [-reach, wide], y: [-reach, high], equal: true },
        mirror(-reach, high * 0.95),
        curve(`x * x - ${c}`, { from: 0, to: edge, name: 'f', nameAt: edge, side: 'left' }),
        swappedCurve(`x * x - ${c}`, [0, Math.sqrt(c + wide)], 'f^(-1)', 'below'),
        labelled([s, s], 'P', 'below-right'),
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = x^2 − ${c}$ for $x >= 0$. The graphs of $f$ and $f^(−1)$ meet at the point $P$.
${picture}
#part("a", 1)[Explain why $P$ lies on the line $y = x$.]
#part("b", 3)[Find the coordinates of $P$.]`,
        answer: typst`
#part("a")[#working("B1")[The graphs are reflections of each other in $y = x$, and $P$, as the only point on both, is its own reflection.]]
#part("b")[
#note[On the line $y = x$, $f(x) = x$. There is no need to find $f^(−1)$.]
#working("M1")[$x^2 − ${c} = x$]
#working("M1")[$(x − ${s})(x + ${s - 1}) = 0$]
#working("A1")[$x >= 0$, so $P$ is #result[$(${s}, ${s})$]]]`,
        alt: plain`The function f is defined by f of x equals x squared minus ${c}, for x greater than or equal to 0. The diagram shows the graphs of f and f inverse, which meet at the point P and nowhere else, and the line y equals x, dashed. Part a: explain why P lies on the line y equals x. Part b: find the coordinates of P.`,
        answerAlt: plain`Part a: the graphs are reflections of each other in the line y equals x, and P, as the only point on both, is its own reflection. Part b: on that line f of x equals x, so x squared minus ${c} equals x, which gives x equals ${s} or x equals minus ${s - 1}. Since x is not negative, P has x ${s} and y ${s}.`,
        answers: [final('b', coordinates(s, s), 'P')],
        // On both curves, from the formula of the inverse.
        verify: () =>
          agree(s * s - s * (s - 1), s) && agree(Math.sqrt(s + s * (s - 1)), s)
            ? null
            : 'P is not on both curves',
      }
    },
    line(random) {
      const [m, s] = [random.integer(2, 5), random.integer(2, 6)]
      const c = s - m * s
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${line(m, c)}$ for $x in RR$.
#part("a", 2)[Find an expression for $f^(−1)(x)$.]
#part("b", 1)[Solve the equation $f(x) = f^(−1)(x)$.]
#part("c", 1)[State what your answer tells you about the graphs of $f$, $f^(−1)$ and $y = x$.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = ${line(m, c)}$, so $y + ${-c} = ${m}x$]
#working("A1")[$f^(−1)(x) =$ #box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$display((x + ${-c})/${m})$]]]]
#part("b")[#working("B1")[$${m * m}x − ${-c * m} = x + ${-c}$, so $x =$ #result[${s}]]]
#part("c")[#working("B1 FT")[All three meet at the point #result[$(${s}, ${s})$], as mirror images meet on their mirror.]
#scheme[Also: all three meet where $x = ${s}$.]]`,
        alt: plain`The function f is defined by f of x equals ${linearSpoken(m, c)}, for real x. Part a: find an expression for f inverse of x. Part b: solve the equation f of x equals f inverse of x. Part c: state what your answer tells you about the graphs of f, f inverse and y equals x.`,
        answerAlt: plain`Part a: f inverse of x is x plus ${-c}, all over ${m}. Part b: ${m * m} x minus ${-c * m} equals x plus ${-c}, so x is ${s}. Part c: all three graphs meet at x ${s}, y ${s}, as mirror images meet on their mirror.`,
        answers: [final('a', expression(`(x + ${-c})/${m}`, 'x'), 'f^(-1)(x)'), final('b', number(s), 'x')],
        verify: () => (m * s + c === s && agree((s - c) / m, s) ? null : 'the sides differ'),
      }
    },
  },
})
