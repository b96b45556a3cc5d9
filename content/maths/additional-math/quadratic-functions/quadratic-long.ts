// Long questions on a quadratic: its square, its line of contact, and the values of a constant that a discriminant allows.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, inequality, number, openOrClosed } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, surd, terms } from '../../kit/numbers.ts'
import { added, shown, spoken, squareForm } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const quadraticInFull = laidOut(
  defineTemplate({
    id: 'quadratic-in-full',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'line-with-a-constant'(random) {
        // y = x² + bx + c and y = kx + d: (b − k)² = 4(c − d) = 4s².
        const [p, s, d] = random.pick([
          [3, 2, 2],
          [-2, 3, -4],
          [4, 3, 5],
          [-1, 2, -3],
          [2, 1, 3],
        ] as const)
        const [b, c] = [-2 * p, d + s * s]
        const q = c - p * p
        const curve = { a: 1, b, c }
        const [low, high] = [b - 2 * s, b + 2 * s]
        const [left, right] = [-s, s]
        const y = (x: number) => x * x + b * x + c
        return {
          question: typst`
The equation of a curve is $y = ${shown(curve)}$.
#part("a", 2)[Write $${shown(curve)}$ in the form $(x + a)^2 + b$.]
#part("b", 1)[Write down the coordinates of the minimum point of the curve.]
#part("c", 4)[Find the values of the constant $k$ for which the line $y = k x ${added(d)}$ is a tangent to the curve.]
#part("d", 2)[Find the coordinates of the two points at which these tangents touch the curve.]
#part("e", 2)[Find the set of values of $k$ for which the line $y = k x ${added(d)}$ does not meet the curve.]
#part("f", 1)[State the set of values of $x$ for which $y$ is increasing as $x$ increases.]`,
          answer: typst`
#part("a")[
#working("B1")[$(x ${added(-p)})^2$]
#working("B1")[#result[$${squareForm(1, p, q)}$]]]
#part("b")[#working("B1 FT")[#result[$(${minus(p)}, ${minus(q)})$]]]
#part("c")[
#working("M1")[$${shown(curve)} = k x ${added(d)}$]
#working("A1")[$x^2 + (${b} − k)x + ${s * s} = 0$]
#working("M1 dep")[discriminant: $(${minus(b)} − k)^2 − 4 times ${s * s} = 0$]
#working("A1")[$${minus(b)} − k = plus.minus ${2 * s}$: #result[$k = ${minus(low)}$], #result[$k = ${minus(high)}$]]
#scheme[Or: the gradient $2x ${added(b)}$ is $k$ where they touch (*M1*), which with the two equations gives $x^2 = ${s * s}$ (*A1*), then $k$ (*M1* *A1*).]]
#part("d")[
#working("M1 FT")[$x^2 ${low - b < 0 ? '+' : '−'} ${2 * s}x + ${s * s} = 0$ for $k = ${minus(low)}$, so $x = ${minus(left)}$; the other $k$ gives $x = ${right}$]
#working("A1")[#result[$(${minus(left)}, ${minus(y(left))})$] and #result[$(${right}, ${minus(y(right))})$]]]
#part("e")[
#working("M1")[discriminant negative: between the values of (c)]
#working("A1 FT")[#result[$${minus(low)} < k < ${minus(high)}$]]]
#part("f")[#working("B1 FT")[to the right of the minimum: #result[$x > ${minus(p)}$]]]`,
          alt: plain`The equation of a curve is y equals ${spoken(curve)}. Part a: write ${spoken(curve)} in the form, the square of, open bracket, x plus a, close bracket, plus b. Part b: write down the coordinates of the minimum point of the curve. Part c: find the values of the constant k for which the line y equals k x ${d < 0 ? 'minus' : 'plus'} ${Math.abs(d)} is a tangent to the curve. Part d: find the coordinates of the two points at which these tangents touch the curve. Part e: find the set of values of k for which the line y equals k x ${d < 0 ? 'minus' : 'plus'} ${Math.abs(d)} does not meet the curve. Part f: state the set of values of x for which y is increasing as x increases.`,
          answerAlt: plain`Part a: the square of, open bracket, x ${-p < 0 ? 'minus' : 'plus'} ${Math.abs(p)}, close bracket, ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q)}. Part b: x is ${p} and y is ${q}. Part c: the discriminant is the square of, open bracket, ${b} minus k, close bracket, minus ${4 * s * s}, so k is ${low} or ${high}. Part d: x is ${left}, y is ${y(left)}, and x is ${right}, y is ${y(right)}. Part e: k between ${low} and ${high}. Part f: x greater than ${p}.`,
          answers: [
            final('a', number(-p), 'a'),
            final('a', number(q), 'b'),
            final('b', coordinates(p, q)),
            final('c', inAnyOrder([low, high], { name: 'k' })),
            final('d', coordinates(left, y(left)), 'smaller x'),
            final('d', coordinates(right, y(right)), 'greater x'),
            final('e', inequality(`${low} < k < ${high}`, 'k')),
            final('f', openOrClosed(`x > ${p}`)),
          ],
          verify() {
            const meets = (k: number) => roots((x) => y(x) - k * x - d, -40.03, 40.02, 8005).length
            const touch = (k: number, x: number) => Math.abs(y(x) - k * x - d)
            return compared(
              ['the minimum', y(p), q],
              ['beside it', y(p + 1), q + 1],
              ['touches left', touch(low, left), 0],
              ['touches right', touch(high, right), 0],
              ['its slope', (y(left + 1e-4) - y(left - 1e-4)) / 2e-4, low],
              ['its slope', (y(right + 1e-4) - y(right - 1e-4)) / 2e-4, high],
              ['between', meets(b), 0],
              ['below', meets(low - 1), 2],
              ['above', meets(high + 1), 2],
            )
          },
        }
      },
      'greatest-height'(random) {
        // h = a + bx − x²/c from its greatest height k at x = p.
        const [p, k, c, clear] = random.pick([
          [20, 12, 40, 8.4],
          [10, 7, 20, 5.2],
          [20, 14, 50, 9.5],
          [30, 20, 50, 12],
        ] as const)
        const start = Number((k - (p * p) / c).toFixed(6))
        const slope = Number(((2 * p) / c).toFixed(6))
        const f = (x: number) => k - (x - p) ** 2 / c
        const t = k - clear
        const near = Number((p - Math.sqrt(t * c)).toFixed(3))
        const far = Number((p + Math.sqrt(t * c)).toFixed(3))
        const root = Math.sqrt(k * c)
        const wire = 1 / c
        return {
          question: typst`
A ball is thrown from the top of a wall. When it is $x$~m from the wall, measured horizontally, its height above the ground is $h$~m, where
$ h = ${start} + ${terms([slope, 'x'])} − x^2/${c}. $
#part("a", 1)[State the height of the wall.]
#part("b", 4)[Show that
$ h = ${k} − 1/${c} (x − ${p})^2, $
and hence state the greatest height of the ball and the value of $x$ at which it has this height.]
#part("c", 3)[Find the values of $x$ for which the ball is ${clear}~m above the ground.]
#part("d", 1)[Hence state the range of values of $x$ for which the ball is more than ${clear}~m above the ground.]
#part("e", 2)[Find the exact distance from the foot of the wall at which the ball lands.]
#part("f", 1)[Explain why the equation $h = ${k + 1}$ has no real solutions.]`,
          answer: typst`
#part("a")[#working("B1")[$x = 0$: #result[${start} m]]]
#part("b")[
#working("M1")[$−display(1/${c})(x^2 − ${2 * p}x) + ${start}$]
#working("A1")[$= −display(1/${c})((x − ${p})^2 − ${p * p}) + ${start}$ \
$= ${k} − display(1/${c})(x − ${p})^2$]
#working("B1")[greatest height #result[${k} m]]
#working("B1")[at #result[$x = ${p}$]]]
#part("c")[
#working("M1")[$display(1/${c})(x − ${p})^2 = ${Number(t.toFixed(3))}$]
#working("M1")[$(x − ${p})^2 = ${Number((t * c).toFixed(3))}$]
#working("A1")[#result[$x = ${near}$] and #result[$x = ${far}$]]]
#part("d")[#working("B1 FT")[#result[$${near} < x < ${far}$]]]
#part("e")[
#working("M1")[$(x − ${p})^2 = ${Number((k * c).toFixed(3))}$ and $x > 0$]
#working("A1 oe")[#result[$${p} + ${surd(1, k * c)}$ m]]]
#part("f")[#working("B1")[the greatest value of $h$ is ${k}; $(x − ${p})^2 = −${c}$ is #result[not possible]]]`,
          alt: plain`A ball is thrown from the top of a wall. When it is x metres from the wall, measured horizontally, its height above the ground in metres is h, which equals ${start} plus ${termsInWords([slope, 'x'])}, minus x squared over ${c}. Part a: state the height of the wall. Part b: show that h is ${k}, minus 1 over ${c} times the square of, open bracket, x minus ${p}, close bracket, and hence state the greatest height of the ball and the value of x at which it has this height. Part c: find the values of x for which the ball is ${clear} metres above the ground. Part d: hence state the range of values of x for which the ball is more than ${clear} metres above the ground. Part e: find the exact distance from the foot of the wall at which the ball lands. Part f: explain why the equation h equals ${k + 1} has no real solutions.`,
          answerAlt: plain`Part a: ${start} metres. Part b: completing the square gives the form that is shown. The greatest height is ${k} metres, at x equals ${p}. Part c: the square of, open bracket, x minus ${p}, close bracket, is ${Number((t * c).toFixed(3))}, so x is ${near} or ${far}. Part d: x between ${near} and ${far}. Part e: ${p} plus ${surdInWords(1, k * c)} metres. Part f: a square cannot be minus ${c}.`,
          answers: [
            final('a', number(start, { unit: 'm' })),
            final('b', number(k, { unit: 'm' }), 'greatest height'),
            final('b', number(p, { unit: 'm' }), 'x'),
            final('c', inAnyOrder([near, far], { name: 'x', each: { unit: 'm' } })),
            final('d', inequality(`${near} < x < ${far}`)),
            final('e', number(`${p} + ${typedSurd(1, k * c)}`, { unit: 'm' })),
          ],
          verify() {
            const h = (x: number) => start + slope * x - x * x * wire
            const found = roots((x) => h(x) - clear, -30.03, 90.02, 6005)
            return compared(
              ['the form', h(3.3), f(3.3)],
              ['the greatest', Math.max(...Array.from({ length: 901 }, (_, n) => h(n / 10))), k],
              ['first', found[0] ?? 0, near],
              ['second', found[1] ?? 0, far],
              ['lands', h(p + root), 0],
              ['no root', roots((x) => h(x) - k - 1, -30.03, 90.02).length, 0],
              ['near in front of the wall', Math.sign(near), 1],
            )
          },
        }
      },
    },
  }),
)
