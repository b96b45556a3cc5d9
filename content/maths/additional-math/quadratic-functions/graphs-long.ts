// Long questions on the graph of a quadratic: a line that meets a piece of it, and the part that is reflected in the axis.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, rounded, surd } from '../../kit/numbers.ts'
import {
  added,
  expanded,
  shown,
  spoken,
  squareForm,
  squareFormSpoken,
  valueAt,
} from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numbersInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const quadraticGraphsInFull = laidOut(
  defineTemplate({
    id: 'quadratic-graphs-in-full',
    marks: 10,
    calculator: false,
    level: 5,
    cases: {
      'line-and-a-piece'(random) {
        // y = (x − p)² + q up to x = X, and y = mx + c, which touches it at x = p + m/2 and leaves it at its end.
        const [p, q, m, X] = random.pick([
          [3, 2, 2, 7],
          [2, 1, 2, 5],
          [2, 3, 4, 7],
          [4, 1, 2, 9],
          [3, -4, 2, 7],
          [2, -3, 2, 5],
          [3, 5, 4, 8],
        ] as const)
        const curve = expanded(1, p, q)
        const f = (x: number) => valueAt(curve, x)
        const touch = p + m / 2
        const low = f(touch) - m * touch
        const high = f(X) - m * X
        const top = Math.max(f(0), f(X))
        const bottom = Math.min(q, 0)
        const middle = 2 * p + m
        return {
          question: typst`
A curve has the equation $y = ${shown(curve)}$ for $0 <= x <= ${X}$.
#part("a", 2)[Write $${shown(curve)}$ in the form $(x − a)^2 + b$.]
#part("b", 3)[Sketch the curve. State the coordinates of its minimum point and of its two ends.]
#part("c", 2)[Show that the line $y = ${m}x ${added(low)}$ is a tangent to the curve.]
#part("d", 1)[Find the value of $c$ for which the line $y = ${m}x + c$ passes through the end of the curve at which $x = ${X}$.]
#part("e", 2)[Hence find the set of values of $c$ for which the line $y = ${m}x + c$ meets the curve at two points.]`,
          answer: typst`
#part("a")[#working("B1 B1")[#result[$${squareForm(1, p, q)}$]]
#scheme[*B1* for each of $a$ and $b$.]]
#part("b")[
#axes(axis(0, ${rounded(X * 1.06)}, numbers: false, title: $x$), axis(${rounded(bottom - 0.14 * (top - bottom))}, ${rounded(top * 1.1)}, numbers: false, title: $y$), grid: false, height: 170pt, curve-of(x => (x - ${p}) * (x - ${p}) + (${q}), from: 0, to: ${X}, colour: addmaths), point((${p}, ${q}), none), point((0, ${f(0)}), none), point((${X}, ${f(X)}), none))
#working("B1")[part of a parabola with a minimum, from the #box[$y$-axis] to an end that is higher than its beginning]
#working("B1 FT")[minimum point #result[$(${p}, ${minus(q)})$]]
#working("B1")[ends #result[$(0, ${minus(f(0))})$] and #result[$(${X}, ${minus(f(X))})$]]]
#part("c")[
#working("M1")[$${shown(curve)} = ${m}x ${added(low)}$ \
$x^2 − ${middle}x + ${curve.c - low} = 0$]
#working("A1")[discriminant $${middle}^2 − 4 times ${curve.c - low} = 0$ \
(or $(x − ${touch})^2 = 0$), and $x = ${touch}$ is between 0 and ${X}]]
#part("d")[#working("B1 FT")[$${minus(f(X))} = ${m} times ${X} + c$: #result[$c = ${minus(high)}$]]]
#part("e")[
#working("M1")[lines above the tangent, up to the line of (d), or one of the two inequalities for $c$]
#working("A1 FT")[#result[$${minus(low)} < c <= ${minus(high)}$]]
#note[At the tangent there is one point. The line through the end still meets the curve twice; those above it meet it once or not at all.]]`,
          alt: plain`A curve has the equation y equals ${spoken(curve)} for x from 0 to ${X}. Part a: write ${spoken(curve)} in the form, the square of, open bracket, x minus a, close bracket, plus b. Part b: sketch the curve. State the coordinates of its minimum point and of its two ends. Part c: show that the line y equals ${termsInWords([m, 'x'], [low, ''])} is a tangent to the curve. Part d: find the value of c for which the line y equals ${m} x plus c passes through the end of the curve at which x is ${X}. Part e: hence find the set of values of c for which the line y equals ${m} x plus c meets the curve at two points.`,
          answerAlt: plain`Part a: ${squareFormSpoken(1, p, q)}. Part b: part of a parabola with its minimum point at x ${p}, y ${q}. Its ends are at x 0, y ${f(0)}, and at x ${X}, y ${f(X)}. Part c: x squared minus ${middle} x plus ${curve.c - low} equals 0 has the discriminant 0, and x is ${touch}. Part d: c is ${high}. Part e: c is greater than ${low}, and less than or equal to ${high}.`,
          answers: [
            final('a', number(p), 'a'),
            final('a', number(q), 'b'),
            final('b', coordinates(p, q), 'minimum'),
            final('b', coordinates(0, f(0)), 'left end'),
            final('b', coordinates(X, f(X)), 'right end'),
            final('d', number(high), 'c'),
            final('e', inequality(`${low} < c ≤ ${high}`, 'c')),
          ],
          verify() {
            const count = (c: number) => roots((x) => f(x) - m * x - c, 0, X, 1501).length
            return compared(
              ['where it is lowest', roots((x) => gradient(f, x), 0.0003, X, 3001)[0] ?? 0, p],
              ['how low', f(p), q],
              ['it touches', gradient(f, touch), m],
              ['below', count(low - 0.01), 0],
              ['above', count(low + 0.01), 2],
              ['just under the end', count(high - 0.01), 2],
              ['beyond the end', count(high + 0.01), 1],
              ['the end', f(X), m * X + high],
            )
          },
        }
      },
      'reflected-part'(random) {
        // |(x − p)² − s| = k for (x − p)² = s ± k, both squares.
        const [s, k] = random.pick([
          [5, 4],
          [13, 12],
          [10, 6],
          [17, 8],
          [20, 16],
          [29, 20],
        ] as const)
        const p = random.integer(2, 5)
        const curve = expanded(1, p, -s)
        const f = (x: number) => Math.abs(valueAt(curve, x))
        const [wide, narrow] = [Math.sqrt(s + k), Math.sqrt(s - k)]
        const all = [p - wide, p - narrow, p + narrow, p + wide]
        const reach = Math.sqrt(s)
        const [left, right] = [Math.min(p - reach * 1.65, -0.6), p + reach * 1.65]
        const start = Math.abs(curve.c)
        return {
          question: typst`
#part("a", 2)[Write $${shown(curve)}$ in the form $(x − a)^2 − b$.]
#part("b", 1)[Hence show that the curve $y = ${shown(curve)}$ meets the $x$-axis where $x = ${p} plus.minus ${surd(1, s)}$.]
#part("c", 2)[Sketch the graph of $y = |${shown(curve)}|$. State the coordinates of its maximum point and of the point where it meets the $y$-axis.]
#part("d", 1)[State the positive value of $k$ for which the equation $|${shown(curve)}| = k$ has exactly three solutions.]
#part("e", 3)[Solve the equation $|${shown(curve)}| = ${k}$.]
#part("f", 1)[Hence solve the inequality $|${shown(curve)}| < ${k}$.]`,
          answer: typst`
#part("a")[#working("B1 B1")[#result[$(x − ${p})^2 − ${s}$]]
#scheme[*B1* for each of $a$ and $b$.]]
#part("b")[#working("B1")[$(x − ${p})^2 = ${s}$, so $x − ${p} = plus.minus ${surd(1, s)}$ and $x = ${p} plus.minus ${surd(1, s)}$]]
#part("c")[
#axes(axis(${rounded(left)}, ${rounded(right)}, numbers: false, title: $x$), axis(${rounded(-0.1 * s)}, ${rounded(1.6 * s)}, numbers: false, title: $y$), grid: false, height: 170pt, curve-of(x => calc.abs((x - ${p}) * (x - ${p}) - ${s}), colour: addmaths), point((${p}, ${s}), none)${start < 1.6 * s ? `, point((0, ${start}), none)` : ''})
#working("B1 FT")[a parabola with its part between its two roots reflected in the #box[$x$-axis], with cusps there, and maximum point #result[$(${p}, ${s})$]]
#working("B1")[#result[$(0, ${start})$]]]
#part("d")[#working("B1 FT")[#result[$k = ${s}$]]]
#part("e")[
#working("M1")[$(x − ${p})^2 − ${s} = plus.minus ${k}$ \
or $${shown({ ...curve, c: curve.c - k })} = 0$ and $${shown({ ...curve, c: curve.c + k })} = 0$]
#working("A1")[$(x − ${p})^2 = ${s + k}$: #result[$x = ${minus(p - wide)}$], #result[$x = ${p + wide}$]]
#working("A1")[$(x − ${p})^2 = ${s - k}$: #result[$x = ${minus(p - narrow)}$], #result[$x = ${p + narrow}$]]]
#part("f")[#working("B1 FT")[#result[$${minus(p - wide)} < x < ${minus(p - narrow)}$] or #result[$${p + narrow} < x < ${p + wide}$]]]`,
          alt: plain`Part a: write ${spoken(curve)} in the form, the square of, open bracket, x minus a, close bracket, minus b. Part b: hence show that the curve y equals ${spoken(curve)} meets the x axis where x is ${p} plus ${surdInWords(1, s)} and where x is ${p} minus ${surdInWords(1, s)}. Part c: sketch the graph of y equals the modulus of, open bracket, ${spoken(curve)}, close bracket. State the coordinates of its maximum point and of the point where it meets the y axis. Part d: state the positive value of k for which the equation that this modulus equals k has exactly three solutions. Part e: solve the equation that this modulus equals ${k}. Part f: hence solve the inequality that this modulus is less than ${k}.`,
          answerAlt: plain`Part a: ${squareFormSpoken(1, p, -s)}. Part b: x minus ${p} is plus or minus ${surdInWords(1, s)}. Part c: the part of the parabola between its two roots is reflected. The maximum point is at x ${p}, y ${s}, and the graph meets the y axis at ${start}, where x is 0. Part d: k is ${s}. Part e: the square of, open bracket, x minus ${p}, close bracket, is ${s + k} or ${s - k}, so x is ${numbersInWords(all)}. Part f: x between ${all[0] ?? 0} and ${all[1] ?? 0}, or between ${all[2] ?? 0} and ${all[3] ?? 0}.`,
          answers: [
            final('a', number(p), 'a'),
            final('a', number(s), 'b'),
            final('c', coordinates(p, s), 'maximum'),
            final('c', coordinates(0, start), 'on the y-axis'),
            final('d', number(s), 'k'),
            final('e', inAnyOrder(all, { name: 'x' })),
            final('f', inequality(`${all[0]} < x < ${all[1]} or ${all[2]} < x < ${all[3]}`)),
          ],
          verify() {
            const found = (height: number) => roots((x) => f(x) - height, -15.0031, 25.0017, 2003)
            const own = roots((x) => valueAt(curve, x), -15.0031, 25.0017, 2003)
            return compared(
              ['the square', (1.3 - p) ** 2 - s, valueAt(curve, 1.3)],
              ['the roots', (own[1] ?? 0) - (own[0] ?? 0), 2 * Math.sqrt(s)],
              ...all.map((x, n) => ['a solution', found(k)[n] ?? 0, x] as const),
              ['a little lower', found(s - 0.01).length, 4],
              ['a little higher', found(s + 0.01).length, 2],
              ['at the top', f(p), s],
              ['at 0', f(0), start],
            )
          },
        }
      },
    },
  }),
)
