// Long questions on functions and their moduli: a wave that is moved down, and a cubic that touches the axis.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, expression, final, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, rounded } from '../../kit/numbers.ts'
import { drawn, product } from '../../kit/polynomials.ts'
import { factor, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** 'x plus 2', and x alone for a root at 0. */
const saidFactor = (root: number) => linearSpoken(1, -root)
/** How often a graph is at a height between two ends; a root where it only touches is not counted. */
const countAt = (f: (x: number) => number, k: number, from: number, to: number) =>
  roots((x) => f(x) - k, from, to, 2003).length

export const moduliOfFunctionsInFull = laidOut(
  defineTemplate({
    id: 'moduli-of-functions-in-full',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'wave-moved-down'(random) {
        // f(x) = 2b sin 2x − b is 0 at π/12 and 5π/12, b at π/4 and −3b at 3π/4.
        const b = random.integer(1, 7)
        const f = (x: number) => 2 * b * Math.sin(2 * x) - b
        const modulus = (x: number) => Math.abs(f(x))
        const wave = `${2 * b} sin 2x − ${b}`
        return {
          question: typst`
The function $f$ is defined by $f(x) = ${wave}$ for $0 <= x <= pi$.
#part("a", 2)[Find the range of $f$.]
#part("b", 2)[Show that the equation $f(x) = 0$ has the solutions
$ x = pi/12 quad "and" quad x = (5pi)/12, $
and no others.]
#part("c", 3)[Sketch the graph of $y = |f(x)|$. State the coordinates of its ends and of its two maximum points between them.]
#part("d", 2)[Find the set of positive values of $k$ for which the equation $|f(x)| = k$ has exactly two solutions.]
#part("e", 3)[The function $g$ is defined by $g(x) = f(x)$ for $0 <= x <= c$. State the greatest value of $c$ for which $g$ has an inverse, and find an expression for $g^(−1)(x)$.]`,
          answer: typst`
#part("a")[
#working("M1")[$−1 <= sin 2x <= 1$, or one end correct]
#working("A1")[#result[$−${3 * b} <= f(x) <= ${b}$]]]
#part("b")[
#working("M1")[$sin 2x = display(1/2)$]
#working("A1")[for $0 <= 2x <= 2pi$: $2x = display(pi/6)$ and $2x = display((5pi)/6)$ only, so $x = display(pi/12)$ and $x = display((5pi)/12)$]]
#part("c")[
#axes(axis(0, 3.3, numbers: false, labels: ((calc.pi / 4, $pi/4$), (calc.pi / 2, $pi/2$), (3 * calc.pi / 4, $3pi/4$), (calc.pi, $pi$)), title: $x$), axis(0, ${3.4 * b}, numbers: false, labels: ((${b}, $${b}$), (${3 * b}, $${3 * b}$)), title: $y$), grid: false, height: 170pt, guides(calc.pi / 4, ${b}), guides(3 * calc.pi / 4, ${3 * b}), curve-of(x => calc.abs(${2 * b} * calc.sin(2 * x) - ${b}), to: 3.14159, colour: addmaths))
#working("B1")[two cusps on the #box[$x$-axis], at the values of (b), with a lower maximum between them and a higher one to the right]
#working("B1")[ends #result[$(0, ${b})$] and #result[$(pi, ${b})$]]
#working("B1 FT")[maximum points #result[$(display(pi/4), ${b})$] and #result[$(display((3pi)/4), ${3 * b})$]]]
#part("d")[
#working("M1")[a horizontal line above $y = ${b}$ and below $y = ${3 * b}$]
#working("A1 FT")[#result[$${b} < k < ${3 * b}$]]
#note[$y = ${b}$ itself has four solutions, one of them at each end.]]
#part("e")[
#working("B1")[#result[$c = display(pi/4)$]]
#working("M1")[$sin 2x = display((y + ${b})/${2 * b})$]
#working("A1")[#result[$g^(−1)(x) = display(1/2) sin^(−1) (display((x + ${b})/${2 * b}))$]]]`,
          alt: plain`The function f is defined by f of x equals ${2 * b} times sine 2 x, minus ${b}, for x from 0 to pi. Part a: find the range of f. Part b: show that f of x equals 0 has the solutions x equals pi over 12 and x equals 5 pi over 12, and no others. Part c: sketch the graph of y equals the modulus of f of x. State the coordinates of its ends and of its two maximum points between them. Part d: find the set of positive values of k for which the equation that the modulus of f of x equals k has exactly two solutions. Part e: the function g is defined by g of x equals f of x for x from 0 to c. State the greatest value of c for which g has an inverse, and find an expression for g inverse of x.`,
          answerAlt: plain`Part a: f of x is from minus ${3 * b} to ${b}. Part b: sine 2 x is 1 over 2, so 2 x is pi over 6 or 5 pi over 6, and no other angle from 0 to 2 pi. Part c: the graph begins at x 0, y ${b}, and ends at x pi, y ${b}. It has cusps on the x axis at pi over 12 and 5 pi over 12, and maximum points at x pi over 4, y ${b}, and at x 3 pi over 4, y ${3 * b}. Part d: k between ${b} and ${3 * b}. Part e: c is pi over 4, and g inverse of x is 1 over 2, times the inverse sine of, open bracket, x plus ${b}, close bracket, over ${2 * b}.`,
          answers: [
            final('a', inequality(`-${3 * b} ≤ f(x) ≤ ${b}`, 'f(x)')),
            final('d', inequality(`${b} < k < ${3 * b}`, 'k')),
            final('e', number('π/4'), 'c'),
            final('e', expression(`1/2*arcsin((x + ${b})/${2 * b})`, 'x'), 'g^(-1)(x)'),
          ],
          verify() {
            const [least, most] = [0.0011, Math.PI - 0.0012]
            const heights = Array.from({ length: 4001 }, (_, n) => f((Math.PI * n) / 4000))
            const zeros = roots(f, least, most, 2003)
            return compared(
              ['the least', Math.min(...heights), -3 * b],
              ['the greatest', Math.max(...heights), b],
              ['how many zeros', zeros.length, 2],
              ['zeros', (zeros[0] ?? 0) + 2 * (zeros[1] ?? 0), (11 * Math.PI) / 12],
              ['just above', countAt(modulus, b * 1.01, least, most), 2],
              ['just below the top', countAt(modulus, b * 2.99, least, most), 2],
              ['lower', countAt(modulus, b * 0.5, least, most), 4],
              ['level at c', gradient(f, Math.PI / 4), 0],
              ['the inverse', Math.asin((f(0.4) + b) / (2 * b)) / 2, 0.4],
            )
          },
        }
      },
      'cubic-that-touches'(random) {
        // f(x) = (x + p)(x − q)²: with p + q = 3r its maximum is 4r³ at q − 2r.
        const [p, q] = random.pick([
          [2, 1],
          [1, 2],
          [4, 2],
          [2, 4],
          [1, 5],
          [5, 1],
          [4, 5],
        ] as const)
        const r = (p + q) / 3
        const [top, high] = [q - 2 * r, 4 * r ** 3]
        const cubic = product([1, p], [1, -q], [1, -q])
        const f = (x: number) => (x + p) * (x - q) ** 2
        const modulus = (x: number) => Math.abs(f(x))
        const slope = `3${factor(1, -top)}(x − ${q})`
        const slopeSaid =
          top === 0
            ? `3 x times, open bracket, ${saidFactor(q)}, close bracket`
            : `3 times, open bracket, ${saidFactor(top)}, close bracket, times, open bracket, ${saidFactor(q)}, close bracket`
        const [left, right] = [-p - 0.55 * r, q + 1.15 * r]
        const start = p * q * q
        return {
          question: typst`
The function $f$ is defined by $f(x) = (x + ${p})(x − ${q})^2$ for all real~$x$.
#part("a", 3)[Show that $f'(x) = ${slope}$.]
#part("b", 2)[Hence find the coordinates of the maximum point of the graph of $y = f(x)$.]
#part("c", 3)[Sketch the graph of $y = |f(x)|$. State the coordinates of all points where it meets the axes.]
#part("d", 2)[Find the value of $k$ for which the equation $|f(x)| = k$ has exactly three solutions, and the set of values of $k$ for which it has exactly four.]
#part("e", 2)[The function $h$ is defined by $h(x) = f(x)$ for $x >= c$. State the least value of $c$ for which $h$ has an inverse, and the domain of $h^(−1)$ for this value of $c$.]`,
          answer: typst`
#part("a")[
#working("M1 A1")[product rule: \
$(x − ${q})^2 + 2(x + ${p})(x − ${q})$]
#working("A1")[$= (x − ${q})(x − ${q} + 2x + ${2 * p})$ \
$= ${slope}$]
#scheme[Or: all brackets multiplied out (*M1*), differentiated (*A1*), and factorised (*A1*).]]
#part("b")[
#working("M1")[$f'(x) = 0$: $x = ${minus(top)}$ or $x = ${q}$, where $f$ is 0 and the graph touches the #box[$x$-axis] from above]
#working("A1")[#result[$(${minus(top)}, ${high})$]]]
#part("c")[
#axes(axis(${rounded(left)}, ${rounded(right)}, numbers: false, title: $x$), axis(0, ${rounded(high * 1.45)}, numbers: false, title: $y$), grid: false, height: 170pt, curve-of(x => calc.abs((${drawn(cubic)})(x)), colour: addmaths), point((${-p}, 0), none), point((${q}, 0), none), point((0, ${start}), none), point((${top}, ${high}), none))
#working("B1")[the shape of a cubic to the right of its root $−${p}$, and touching the #box[$x$-axis] at its other root]
#working("B1")[the part to the left of $−${p}$ reflected, with a cusp]
#working("B1")[#result[$(−${p}, 0)$], #result[$(${q}, 0)$] and #result[$(0, ${start})$]]]
#part("d")[
#working("B1 FT")[three: #result[$k = ${high}$]]
#working("B1 FT")[four: #result[$0 < k < ${high}$]]]
#part("e")[
#working("B1")[#result[$c = ${q}$]]
#working("B1")[domain of $h^(−1)$: #result[$x >= 0$]]]`,
          alt: plain`The function f is defined by f of x equals, open bracket, ${saidFactor(-p)}, close bracket, times the square of, open bracket, ${saidFactor(q)}, close bracket, for all real values of x. Part a: show that f dash of x is ${slopeSaid}. Part b: hence find the coordinates of the maximum point of the graph of y equals f of x. Part c: sketch the graph of y equals the modulus of f of x. State the coordinates of all points where it meets the axes. Part d: find the value of k for which the equation that the modulus of f of x equals k has exactly three solutions, and the set of values of k for which it has exactly four. Part e: the function h is defined by h of x equals f of x for x greater than or equal to c. State the least value of c for which h has an inverse, and the domain of h inverse for this value of c.`,
          answerAlt: plain`Part a: use the product rule and take out the factor x minus ${q}. Part b: (${top}, ${high}). Part c: the part to the left of x equal to minus ${p} is reflected, with a cusp on the axis. The graph meets the x axis, where y is 0, at minus ${p} and at ${q}, where it touches, and the y axis, where x is 0, at ${start}. Part d: three solutions for k equal to ${high}, four for k between 0 and ${high}. Part e: c is ${q}, and the domain of h inverse is x greater than or equal to 0.`,
          answers: [
            final('b', coordinates(top, high)),
            final('d', number(high), 'k for three'),
            final('d', inequality(`0 < k < ${high}`, 'k'), 'four'),
            final('e', number(q), 'c'),
            final('e', inequality('x ≥ 0'), 'domain'),
          ],
          verify() {
            const steep = (x: number) => gradient(f, x)
            const level = roots(steep, left - 3.003, right + 3.001, 4003)
            const count = (k: number) => countAt(modulus, k, -40.0031, 40.0017)
            return compared(
              ['f dash', steep(0.7), 3 * (0.7 - q) * (0.7 - top)],
              ['where it is highest', level[0] ?? 0, top],
              ['how high', f(top), high],
              ['less', count(high * 0.97), 4],
              ['more', count(high * 1.03), 2],
              ['it rises from c on', Math.sign(steep(q + 0.1)) - Math.sign(steep(q - 0.1)), 2],
              ['at 0', f(0), start],
            )
          },
        }
      },
    },
  }),
)
