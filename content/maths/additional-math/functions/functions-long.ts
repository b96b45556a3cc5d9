// Long questions on two functions: range, inverse, composites and the graphs of a function, its inverse and its modulus.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { allReals } from './printing.ts'

const e = 'upright(e)'

export const functionsInFull = laidOut(
  defineTemplate({
    id: 'functions-in-full',
    marks: 13,
    calculator: false,
    level: 5,
    cases: {
      'logarithm-and-square'(random) {
        // f(x) = ln(x + a), g(x) = x² + b with a + b = c²: fg(x) = 2 ln d has x² = d² − c².
        const [a, b, d, x] = random.pick([
          [4, 5, 5, 4],
          [2, 7, 5, 4],
          [20, 5, 13, 12],
          [10, 6, 5, 3],
          [7, 9, 5, 3],
        ] as const)
        const sum = a + b
        const f = (u: number) => Math.log(u + a)
        const g = (u: number) => u * u + b
        const inverse = (u: number) => Math.exp(u) - a
        const rootX = 1 - a
        const from = -a * 1.25
        const to = Math.max(Math.log(a) * 2.4, 5)
        // By its heights, because the curve is nearly upright at its asymptote.
        const high = Math.log(to + a)
        const points = Array.from(
          { length: 61 },
          (_, n) => from * 0.98 + ((high - from * 0.98) * n) / 60,
        ).map((y) => pair([Math.exp(y) - a, y]))
        return {
          question: typst`
The functions $f$ and $g$ are defined by
$ f(x) = ln(x + ${a}) quad "for" x > −${a}, $
$ g(x) = x^2 + ${b} quad "for" x >= 0. $
#part("a", 1)[State the range of $g$.]
#part("b", 1)[Explain why $g$ has an inverse.]
#part("c", 3)[Find an expression for $f^(−1)(x)$, and state its domain and its range.]
#part("d", 4)[On the same axes, sketch the graphs of $y = f(x)$ and $y = f^(−1)(x)$. State the coordinates of the points where each graph meets the axes, and the equation of each asymptote.]
#part("e", 3)[Solve the equation $f g(x) = 2 ln ${d}$.]
#part("f", 1)[Explain why the equation $f g(x) = ln ${sum - 1}$ has no solution.]`,
          answer: typst`
#part("a")[#working("B1")[#result[$g(x) >= ${b}$]]]
#part("b")[#working("B1")[for $x >= 0$ it is #result[one-one]: each value of $g(x)$ comes from one $x$ only]]
#part("c")[
#working("B1")[$x + ${a} = ${e}^y$, so #result[$f^(−1)(x) = ${e}^x − ${a}$]]
#working("B1")[domain: #result[$x in RR$]]
#working("B1")[range: #result[$f^(−1)(x) > −${a}$]]]
#part("d")[
#axes(axis(${rounded(from)}, ${rounded(to)}, numbers: false, title: $x$), axis(${rounded(from)}, ${rounded(to)}, numbers: false, title: $y$), grid: false, equal: true, data-line((${points.join(', ')}), colour: addmaths), point((${rounded(to * 0.92)}, ${rounded(Math.log(to * 0.92 + a))}), text(fill: addmaths, $f$), side: "below", mark: false), curve-of(x => calc.exp(x) - ${a}, colour: maths, name: $f^(−1)$, name-at: ${rounded(Math.log(to * 0.72 + a))}, name-side: "left"), curve-of(x => x, dash: "dashed", colour: ink-faint), asymptote(x: ${-a}, name: $x = −${a}$), asymptote(y: ${-a}, name: $y = −${a}$))
#working("B1")[two correct shapes, mirror images in $y = x$]
#working("B1")[$f$: #result[$(0, ln ${a})$] and #result[$(${minus(rootX)}, 0)$]]
#working("B1 FT")[$f^(−1)$: #result[$(ln ${a}, 0)$] and #result[$(0, ${minus(rootX)})$]]
#working("B1")[asymptotes: #result[$x = −${a}$] and #result[$y = −${a}$]]]
#part("e")[
#working("M1")[$ln(x^2 + ${b} + ${a}) = 2 ln ${d} = ln ${d * d}$]
#working("A1")[$x^2 = ${d * d - sum}$ #h(3pt) _oe_]
#working("A1")[$x >= 0$, so #result[$x = ${x}$] only]]
#part("f")[#working("B1 FT")[$g(x) >= ${b}$, so #result[$f g(x) >= ln ${sum}$], which is more than $ln ${sum - 1}$]
#scheme[Or: $x^2 + ${sum} = ${sum - 1}$ gives $x^2 = −1$, which has no real solution.]]`,
          alt: plain`The function f is defined by f of x equals the natural logarithm of, open bracket, x plus ${a}, close bracket, for x greater than minus ${a}. The function g is defined by g of x equals x squared plus ${b}, for x greater than or equal to 0. Part a: state the range of g. Part b: explain why g has an inverse. Part c: find an expression for f inverse of x, and state its domain and its range. Part d: on the same axes, sketch the graphs of y equals f of x and y equals f inverse of x. State the coordinates of the points where each graph meets the axes, and the equation of each asymptote. Part e: solve the equation f g of x equals 2 times the natural logarithm of ${d}. Part f: explain why the equation f g of x equals the natural logarithm of ${sum - 1} has no solution.`,
          answerAlt: plain`Part a: g of x is greater than or equal to ${b}. Part b: for x greater than or equal to 0 it is one-one. Part c: f inverse of x is e to the power x, end of power, minus ${a}, for all real x, and it is greater than minus ${a}. Part d: the two curves are mirror images in the line y equals x. f meets the axes at y equals the logarithm of ${a}, where x is 0, and at x equals ${rootX}; f inverse meets them at x equals the logarithm of ${a} and at y equals ${rootX}. The asymptotes are x equals minus ${a} and y equals minus ${a}. Part e: x squared plus ${sum} is ${d * d}, so x is ${x}. Part f: f g of x is at least the logarithm of ${sum}.`,
          answers: [
            final('a', inequality(`g(x) ≥ ${b}`, 'g(x)')),
            final('c', expression(`e^x - ${a}`, 'x'), 'f^(-1)(x)'),
            final('c', allReals, 'domain'),
            final('c', inequality(`f^(-1)(x) > -${a}`, 'f^(-1)(x)'), 'range'),
            final('e', number(x), 'x'),
          ],
          verify() {
            const found = roots((u) => f(g(u)) - 2 * Math.log(d), 0.01, 40.02, 400)
            return compared(
              ['f inverse', inverse(f(1.7)), 1.7],
              ['f at 0', f(0), Math.log(a)],
              ['f is 0', f(rootX), 0],
              ['how many', found.length, 1],
              ['x', found[0] ?? 0, x],
              ['the least fg', Math.min(...[0, 0.5, 1, 2].map((u) => f(g(u)))), Math.log(sum)],
            )
          },
        }
      },
      'modulus-of-a-line'(random) {
        // f(x) = |ax − b| − c and g(x) = px + q.
        const [a, b, c] = random.pick([
          [2, 6, 4],
          [2, 4, 6],
          [3, 6, 3],
          [3, 9, 6],
          [2, 10, 8],
        ] as const)
        const v = b / a
        const [low, high] = [(b - c) / a, (b + c) / a]
        const f = (x: number) => Math.abs(a * x - b) - c
        const start = b - c
        // f(x) = x: a second line through the graph.
        const meets = [
          [b - c, a + 1],
          [b + c, a - 1],
        ] as const
        const right = Math.max(high, meets[1][0] / meets[1][1]) * 1.15
        const left = Math.min(low, 0) - 0.18 * right
        const top = Math.max(f(right), start, 1) * 0.95
        return {
          question: typst`
The function $f$ is defined by $f(x) = |${a}x − ${b}| − ${c}$ for all real values of $x$.
#part("a", 3)[Sketch the graph of $y = f(x)$. State the coordinates of its lowest point and of the points where it meets the axes.]
#part("b", 1)[State the range of $f$.]
#part("c", 1)[Explain why $f$ has no inverse.]
#part("d", 4)[Solve the equation $f(x) = x$.]
#part("e", 2)[Hence find the set of values of $x$ for which $f(x) < x$.]
#part("f", 2)[The function $h$ is defined by $h(x) = f(x)$ for $x >= k$. State the least value of $k$ for which $h$ has an inverse, and find $h^(−1)(x)$ for this value of $k$.]`,
          answer: typst`
#part("a")[
#axes(axis(${rounded(left)}, ${rounded(right)}, numbers: false, title: $x$), axis(${rounded(-c * 1.35)}, ${rounded(top)}, numbers: false, title: $y$), grid: false, height: 170pt, curve-of(x => calc.abs(${a} * x - ${b}) - ${c}, colour: addmaths), point((${v}, ${-c}), $(${v}, −${c})$, side: "below"), point((${rounded(low)}, 0), none), point((${rounded(high)}, 0), none), point((0, ${start}), none))
#working("B1")[a V with its lowest point at #result[$(${v}, −${c})$]]
#working("B1")[on the $x$-axis: #result[$(${fraction(b - c, a)}, 0)$] and #result[$(${fraction(b + c, a)}, 0)$]]
#working("B1")[on the $y$-axis: #result[$(0, ${minus(start)})$]]]
#part("b")[#working("B1 FT")[#result[$f(x) >= −${c}$]]]
#part("c")[#working("B1")[it is #result[not one-one]: for example $f(${fraction(b - c, a)}) = f(${fraction(b + c, a)}) = 0$]]
#part("d")[
#working("M1")[$${a}x − ${b} = x + ${c}$ \
or $−(${a}x − ${b}) = x + ${c}$]
#working("A1")[#result[$x = ${fraction(...meets[1])}$]]
#working("M1")[$${b - c} = ${a + 1}x$]
#working("A1")[#result[$x = ${fraction(...meets[0])}$]]
#scheme[Or: squaring $|${a}x − ${b}| = x + ${c}$ for *M1* *A1*, and a quadratic solved for *M1* *A1*.]]
#part("e")[
#working("M1 FT")[between their two values, where the V is below the line $y = x$]
#working("A1")[#result[$${fraction(...meets[0])} < x < ${fraction(...meets[1])}$]]]
#part("f")[
#working("B1 FT")[#result[$k = ${v}$]]
#working("B1")[$y = ${a}x − ${b + c}$, so #result[$h^(−1)(x) = display((x + ${b + c})/${a})$]]]`,
          alt: plain`The function f is defined by f of x equals the modulus of, open bracket, ${a} x minus ${b}, close bracket, minus ${c}, for all real values of x. Part a: sketch the graph of y equals f of x. State the coordinates of its lowest point and of the points where it meets the axes. Part b: state the range of f. Part c: explain why f has no inverse. Part d: solve the equation f of x equals x. Part e: hence find the set of values of x for which f of x is less than x. Part f: the function h is defined by h of x equals f of x for x greater than or equal to k. State the least value of k for which h has an inverse, and find h inverse of x for this value of k.`,
          answerAlt: plain`Part a: a V with its lowest point at (${v}, minus ${c}). It meets the x axis at (${fractionInWords(b - c, a)}, 0) and (${fractionInWords(b + c, a)}, 0), and the y axis at (0, ${start}). Part b: f of x is greater than or equal to minus ${c}. Part c: it is not one-one. Part d: x is ${fractionInWords(...meets[0])} or ${fractionInWords(...meets[1])}. Part e: x between ${fractionInWords(...meets[0])} and ${fractionInWords(...meets[1])}. Part f: k is ${v}, and h inverse of x is x plus ${b + c}, all over ${a}.`,
          answers: [
            final('b', inequality(`f(x) ≥ -${c}`, 'f(x)')),
            final(
              'd',
              inAnyOrder([`${meets[0][0]}/${meets[0][1]}`, `${meets[1][0]}/${meets[1][1]}`], { name: 'x' }),
            ),
            final('e', inequality(`${meets[0][0]}/${meets[0][1]} < x < ${meets[1][0]}/${meets[1][1]}`)),
            final('f', number(v), 'k'),
            final('f', expression(`(x + ${b + c})/${a}`, 'x'), 'h^(-1)(x)'),
          ],
          verify() {
            const found = roots((x) => f(x) - x, -30.03, 40.02, 7003)
            const crossings = roots(f, -30.03, 40.02, 7003)
            return compared(
              ['the lowest', f(v), -c],
              ['beside it', Math.sign(f(v + 0.1) + c) * Math.sign(f(v - 0.1) + c), 1],
              ['left', crossings[0] ?? 0, low],
              ['right', crossings[1] ?? 0, high],
              ['at 0', f(0), start],
              ['first', found[0] ?? 0, meets[0][0] / meets[0][1]],
              ['second', found[1] ?? 0, meets[1][0] / meets[1][1]],
              ['between', Math.sign(f(v) - v), -1],
              ['the inverse', (f(v + 3) + b + c) / a, v + 3],
            )
          },
        }
      },
    },
  }),
)
