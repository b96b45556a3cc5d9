// Curves without a calculator: a cubic from its derivative to a tangent that meets it again, and a parabola from its
// completed square to a line that crosses it.

import { agree, distance, gradient, type Point, roots } from '../../kit/checking.ts'
import { coordinates, expression, final, number } from '../../kit/final-answers.ts'
import { bareAxes, named } from '../../kit/grids.ts'
import { exact, minus, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { derivative, drawn, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { allSolutions, typedPair } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** (x − p) or (x + p). */
const bracket = (p: number) => `(x ${p < 0 ? '+' : '−'} ${Math.abs(p)})`
const bracketSpoken = (p: number) =>
  `open bracket, x ${p < 0 ? 'plus' : 'minus'} ${Math.abs(p)}, close bracket`

export const curvesInFull = defineTemplate({
  id: 'curves-in-full',
  marks: 11,
  calculator: false,
  level: 4,
  cases: {
    'cubic-and-its-tangent'(random) {
      // Stationary where x is p and where x is q; y = d where x = 0.
      const { p, q, d } = random.until(
        () => ({ p: random.integer(-5, -1), q: random.integer(1, 5), d: random.integer(-9, 9) }),
        ({ p, q, d }) =>
          (p + q) % 2 === 0 &&
          p + q !== 0 &&
          d !== 0 &&
          Math.abs((3 * (p + q)) / 2) <= 6 &&
          q - p < 7 &&
          ![p, q].includes((3 * (p + q)) / 2),
      )
      const s = (3 * (p + q)) / 2
      const cubic = [1, -s, 3 * p * q, d]
      const slope = derivative(cubic)
      const [high, low]: readonly [Point, Point] = [
        [p, valueAt(cubic, p)],
        [q, valueAt(cubic, q)],
      ]
      const tangent = [3 * p * q, d]
      const P: Point = [s, valueAt(tangent, s)]
      return {
        question: typst`
The equation of a curve is #box[$y = ${shown(cubic)}$.]
#part("a", 2)[Find $display((d y)/(d x))$.]
#part("b", 2)[The curve has two stationary points, $S$ and $T$. Show that #box[$x = ${minus(p)}$] at $S$ and #box[$x = ${q}$] at $T$.]
#part("c", 2)[Find the coordinates of $S$ and of $T$.]
#part("d", 2)[The curve crosses the $y$-axis at $A$. Show that the equation of the tangent to the curve at $A$ is #box[$y = ${shown(tangent)}$.]]
#part("e", 3)[This tangent meets the curve again at $P$. Find the coordinates of $P$.]`,
        answer: typst`
#part("a")[
#working("B2")[#result[$${shown(slope)}$]]
#scheme[*B1* for two of the three terms right.]]
#part("b")[
#working("M1 FT")[$${shown(slope)} = 0$ #linebreak() $3${bracket(p)}${bracket(q)} = 0$]
#working("A1")[$x = ${minus(p)}$ or $x = ${q}$]
#scheme[Or: $${minus(p)}$ and ${q} put into the derivative *M1*, both give 0 with the working shown *A1*]]
#part("c")[
#working("B1")[#result[$S ${shownPoint(high)}$]]
#working("B1")[#result[$T ${shownPoint(low)}$]]]
#part("d")[
#working("M1 FT")[$x = 0$: gradient $${minus(3 * p * q)}$]
#working("A1")[$A$ is $(0, ${minus(d)})$, so $y = ${shown(tangent)}$]]
#part("e")[
#working("M1")[$${shown(cubic)} = ${shown(tangent)}$]
#working("A1")[$x^3 ${s < 0 ? '+' : '−'} ${Math.abs(s)}x^2 = 0$ #linebreak() $x^2${bracket(s)} = 0$, and $x = 0$ is at $A$]
#working("A1")[#result[$${shownPoint(P)}$]]]`,
        alt: plain`The equation of a curve is y equals ${spoken(cubic)}. Part a: find d y by d x. Part b: the curve has two stationary points, S and T. Show that x is ${p} at S and ${q} at T. Part c: find the coordinates of S and of T. Part d: the curve crosses the y axis at A. Show that the equation of the tangent to the curve at A is y equals ${spoken(tangent)}. Part e: this tangent meets the curve again at P. Find the coordinates of P.`,
        answerAlt: plain`Part a: d y by d x is ${spoken(slope)}. Part b: 3 times, ${bracketSpoken(p)}, times, ${bracketSpoken(q)}, is 0, so x is ${p} or x is ${q}. Part c: S is ${spokenPoint(high)} and T is ${spokenPoint(low)}. Part d: where x is 0, the gradient is ${3 * p * q} and y is ${d}, so y equals ${spoken(tangent)}. Part e: x cubed ${s < 0 ? 'plus' : 'minus'} ${Math.abs(s)} times x squared is 0, so x is ${s} and P is ${spokenPoint(P)}.`,
        answers: [
          final('a', expression(shown(slope), 'x')),
          final('c', coordinates(...high), 'S'),
          final('c', coordinates(...low), 'T'),
          final('e', coordinates(...P)),
        ],
        verify: () => {
          const f = (x: number) => valueAt(cubic, x)
          const found = roots((x) => gradient(f, x), -8.03, 8.02)
          if (found.length !== 2 || !agree(found[0] ?? 0, p, 1e-4) || !agree(found[1] ?? 0, q, 1e-4))
            return `it is stationary at ${found.join(' and ')}`
          if (f(p) !== high[1] || f(q) !== low[1]) return 'a stationary point is another'
          if (!agree(gradient(f, 0), 3 * p * q, 1e-4)) return 'the gradient at A is another'
          return agree(f(s), P[1]) && s !== 0 ? null : 'P is not on the curve'
        },
      }
    },
    'parabola-and-a-line'(random) {
      // y = (x − a)² − b, and a line that meets it where x is u and where x is v.
      const { a, b, m, u, v } = random.until(
        () => ({
          a: random.integer(1, 4),
          b: random.pick([2, 3, 5, 6, 7, 10, 11]),
          m: random.pick([-3, -2, -1, 1, 2, 3]),
          u: random.integer(-3, 4),
          v: random.integer(1, 9),
        }),
        ({ a, b, m, u, v }) =>
          u + v === 2 * a + m &&
          v - u > 2 &&
          u * v !== 0 &&
          u !== 0 &&
          a * a - b - u * v !== 0 &&
          a * a !== b &&
          Math.abs(a * a - b - u * v) < 16 &&
          a * a - b > -8 &&
          a !== u &&
          a !== v,
      )
      const start = a * a - b
      const c = start - u * v
      const parabola = [1, -2 * a, start]
      const line = [m, c]
      const [A, B]: readonly [Point, Point] = [
        [u, valueAt(line, u)],
        [v, valueAt(line, v)],
      ]
      const low: Point = [a, -b]
      const reach: Point = [2 * a + 0.6, valueAt(parabola, 2 * a + 0.6)]
      const axesWith = (...parts: string[]) =>
        bareAxes([low, reach, [-0.6, valueAt(parabola, -0.6)]], parts, { tallest: 0.8 })
      const root = surd(1, b)
      return {
        question: typst`
The equation of a curve is #box[$y = ${shown(parabola)}$.]
#part("a", 2)[Write $${shown(parabola)}$ in the form $(x − a)^2 − b$.]
#part("b", 2)[Solve the equation $${shown(parabola)} = 0$. Give your answers in the form $p plus.minus sqrt(q)$.]
#part("c", 3)[Sketch the curve. On your sketch, write the coordinates of its turning point and of the point where it crosses the $y$-axis.
${axesWith('()')}]
#part("d", 1)[The line #box[$y = ${shown(line)}$] meets the curve at $A$ and at $B$. Show that the $x$-coordinates of $A$ and $B$ are the solutions of #box[$${terms([1, 'x^2'], [-(u + v), 'x'], [u * v, ''])} = 0$.]]
#part("e", 3)[Find the coordinates of $A$ and of $B$. The $x$-coordinate of $A$ is less than that of $B$.]`,
        answer: typst`
#part("a")[
#working("B1")[$(x − ${a})^2$]
#working("B1")[#result[$(x − ${a})^2 − ${b}$]]]
#part("b")[
#working("M1 FT")[$x − ${a} = plus.minus sqrt(${b})$]
#working("A1")[$x =$ #result[$${a} plus.minus ${root}$]]
#scheme[Or: the formula with the right values *M1*]]
#part("c")[
${axesWith(`curve-of(${drawn(parabola)})`, named(low, shownPoint(low), 'below-right'), named([0, start], `(0, ${minus(start)})`, start > 0 ? 'above-right' : 'below-left'))}
#working("B1")[a parabola with its lowest point to the right of the $y$-axis]
#working("B1 FT")[turning point $${shownPoint(low)}$ written at it]
#working("B1")[$(0, ${minus(start)})$ written where it crosses the $y$-axis]]
#part("d")[#working("B1")[$${shown(parabola)} = ${shown(line)}$ #linebreak() $${terms([1, 'x^2'], [-(u + v), 'x'], [u * v, ''])} = 0$]]
#part("e")[
#working("M1")[$${bracket(u)}${bracket(v)} = 0$]
#working("A1")[#result[$A ${shownPoint(A)}$]]
#working("A1")[#result[$B ${shownPoint(B)}$]]
#scheme[Without both points: *A1* for $x = ${minus(u)}$ and $x = ${v}$.]]`,
        alt: plain`The equation of a curve is y equals ${spoken(parabola)}. Part a: write ${spoken(parabola)} in the form, open bracket, x minus a, close bracket, squared, minus b. Part b: solve the equation ${spoken(parabola)} equals 0. Give your answers in the form p plus or minus root q. Part c: sketch the curve on axes without numbers. On your sketch, write the coordinates of its turning point and of the point where it crosses the y axis. Part d: the line y equals ${spoken(line)} meets the curve at A and at B. Show that the x coordinates of A and B are the solutions of ${spoken([1, -(u + v), u * v])} equals 0. Part e: find the coordinates of A and of B. The x coordinate of A is less than that of B.`,
        answerAlt: plain`Part a: it is, open bracket, x minus ${a}, close bracket, squared, minus ${b}. Part b: x is ${a} plus or minus ${surdInWords(1, b)}. Part c: a parabola with its lowest point at ${spokenPoint(low)}, through (0, ${minus(start).replace('−', 'minus ')}). Part d: ${spoken(parabola)} equals ${spoken(line)}, and all on one side is ${spoken([1, -(u + v), u * v])} equals 0. Part e: ${bracketSpoken(u)}, times, ${bracketSpoken(v)}, is 0, so A is ${spokenPoint(A)} and B is ${spokenPoint(B)}.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(b), 'b'),
          allSolutions(typedPair(a, b), 'x', 'b'),
          final('e', coordinates(...A), 'A'),
          final('e', coordinates(...B), 'B'),
        ],
        verify: () => {
          const f = (x: number) => x * x - 2 * a * x + start
          if (!agree(gradient(f, a), 0, 1e-6) || !agree(f(a), -b)) return 'the turning point is another'
          if ([a - Math.sqrt(b), a + Math.sqrt(b)].some((x) => !agree(f(x), 0))) return 'a root is another'
          const met = roots((x) => exact(f(x) - m * x - c), -12.013, 12.017)
          if (met.length !== 2 || !agree(met[0] ?? 0, u, 1e-6) || !agree(met[1] ?? 0, v, 1e-6))
            return `the line meets the curve at ${met.join(' and ')}`
          return agree(f(u), A[1]) && agree(f(v), B[1]) && distance(A, B) > 0 ? null : 'A or B is elsewhere'
        },
      }
    },
  },
})
