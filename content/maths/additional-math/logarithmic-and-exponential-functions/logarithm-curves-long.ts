// Long questions that use logarithms: the energy of earthquakes, and the curve of a logarithm with the area beside it.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { inStandardForm } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const e = 'upright(e)'
const neat = (value: number) => Number(value.toPrecision(10))

/** 6.31 × 10¹³ to 3 figures: its front and its exponent. */
const standard = (value: number) => {
  const exponent = Math.floor(Math.log10(value))
  return { front: significant(value / 10 ** exponent), exponent }
}

export const logarithmsAndCurves = laidOut(
  defineTemplate({
    id: 'logarithms-and-curves',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      earthquakes(random) {
        // lg E = 4.8 + 1.5M.
        const M = random.pick([5.2, 5.6, 6.4, 6.6, 7.2])
        const energy = random.pick([2, 3, 5, 8])
        const power = random.pick([14, 15])
        const times = random.pick([50, 200, 400, 500])
        const first = 10 ** (4.8 + 1.5 * M)
        const { front, exponent } = standard(first)
        const lgE = Math.log10(energy) + power
        const second = (lgE - 4.8) / 1.5
        const third = M + Math.log10(times) / 1.5
        const factor = 10 ** 1.5
        const k = 1.5 * Math.log(10)
        const twice = Math.log10(2) / 1.5
        return {
          question: typst`
The magnitude of an earthquake, $M$, and the energy that it sets free, $E$~joules, are connected by the formula
$ lg E = 4.8 + 1.5M. $
#part("a", 2)[An earthquake had the magnitude ${M}. Find its energy, in standard form.]
#part("b", 2)[Find the magnitude of an earthquake with an energy of $${energy} times 10^${power}$~joules.]
#part("c", 2)[Show that the energy is multiplied by $10 sqrt(10)$ when the magnitude increases by 1.]
#part("d", 2)[Find the magnitude of an earthquake that sets free ${times} times as much energy as the earthquake of part (a).]
#part("e", 2)[The formula can be written as $E = A ${e}^(k M)$. Show that $k = 1.5 ln 10$.]
#part("f", 2)[Find the increase in magnitude for which the energy is doubled.]`,
          answer: typst`
#part("a")[
#working("M1")[$lg E = 4.8 + 1.5 times ${M} = ${neat(4.8 + 1.5 * M)}$]
#working("A1")[$E = 10^${neat(4.8 + 1.5 * M)} =$ #result[$${front} times 10^${exponent}$] (3 s.f.)]]
#part("b")[
#working("M1")[$lg(${energy} times 10^${power}) = ${significant(lgE, 5)}$ \
$M = display((${significant(lgE, 5)} − 4.8)/1.5)$]
#working("A1")[#result[${significant(second)}] (3 s.f.)]]
#part("c")[
#working("M1")[$lg E$ increases by 1.5, so $E$ is multiplied by $10^1.5$]
#working("A1")[$10^1.5 = 10^1 times 10^0.5 =$ #result[$10 sqrt(10)$]]]
#part("d")[
#working("M1")[$1.5(M − ${M}) = lg ${times}$ #h(3pt) _oe_]
#working("A1")[$M = ${M} + ${significant(Math.log10(times) / 1.5, 4)} =$ #result[${significant(third)}] (3 s.f.)]
#note[The method with the energies of (a) earns the M1, too.]]
#part("e")[
#working("M1")[$E = 10^(4.8 + 1.5M) = 10^4.8 times 10^(1.5M)$]
#working("A1")[$10 = ${e}^(ln 10)$, so $10^(1.5M) = ${e}^((1.5 ln 10)M)$ and $k = 1.5 ln 10$]]
#part("f")[
#working("M1")[$1.5 x = lg 2$ #h(4pt) _or_ $k x = ln 2$]
#working("A1")[#result[${significant(twice)}] (3 s.f.)]]`,
          alt: plain`The magnitude of an earthquake, M, and the energy that it sets free, E joules, are connected by the formula, the logarithm of E to base 10 equals 4.8 plus 1.5 M. Part a: an earthquake had the magnitude ${M}. Find its energy, in standard form. Part b: find the magnitude of an earthquake with an energy of ${energy} times 10 to the power ${power} joules. Part c: show that the energy is multiplied by 10 root 10 when the magnitude increases by 1. Part d: find the magnitude of an earthquake that sets free ${times} times as much energy as the earthquake of part a. Part e: the formula can be written as E equals A times e to the power k M. Show that k is 1.5 times the natural logarithm of 10. Part f: find the increase in magnitude for which the energy is doubled.`,
          answerAlt: plain`Part a: the logarithm of E is ${neat(4.8 + 1.5 * M)}, so E is ${front} times 10 to the power ${exponent}. Part b: the logarithm is ${significant(lgE, 5)}, so M is ${significant(second)}. Part c: 10 to the power 1.5 is 10 root 10. Part d: M is ${M} plus, the logarithm of ${times}, all over 1.5, which is ${significant(third)}. Part e: 10 is e to the power of its natural logarithm. Part f: the logarithm of 2 to base 10, over 1.5, is ${significant(twice)}.`,
          answers: [
            final('a', { ...inStandardForm(Number(front), exponent), to: { figures: 3 } }, 'E'),
            final('b', threeFigures(second), 'M'),
            final('d', threeFigures(third), 'M'),
            final('f', threeFigures(twice)),
          ],
          verify() {
            const of = (magnitude: number) => 10 ** 4.8 * Math.exp(k * magnitude)
            const found = (ratio: number) =>
              roots((m) => Math.log(of(m) / ratio), 0.003, 12.001, 4001)[0] ?? 0
            return compared(
              ['the energy', of(M) / first, 1],
              ['its digits', Number(front) * 10 ** exponent, Number(first.toPrecision(3))],
              ['the magnitude', found(energy * 10 ** power), second],
              ['one more', of(M + 1) / of(M), factor],
              ['so many times', found(times * first), third],
              ['doubled', of(M + twice) / of(M), 2],
            )
          },
        }
      },
      'area-beside-a-logarithm'(random) {
        // y = ln(x + a) meets the axes at 1 − a and ln a.
        const a = random.integer(2, 7)
        const b = random.pick([2, 3])
        const f = (x: number) => Math.log(x + a)
        const area = a * Math.log(a) - (a - 1)
        const cross = -a * Math.log(a)
        const solution = a ** b - a
        const left = 1 - a
        const top = 1.7 * Math.log(a)
        const high = Math.exp(top) - a
        const edge = Math.min(high, a * 1.1)
        // By its heights, because the curve is nearly upright on the left.
        const points = Array.from({ length: 61 }, (_, n) => {
          const y = -0.6 * top + ((f(edge) + 0.6 * top) * n) / 60
          return `(${rounded(Math.exp(y) - a)}, ${rounded(y)})`
        })
        const region = Array.from({ length: 31 }, (_, n) => {
          const y = (Math.log(a) * n) / 30
          return `(${rounded(Math.exp(y) - a)}, ${rounded(y)})`
        })
        return {
          question: typst`
The diagram shows the curve $y = ln(x + ${a})$. The curve meets the $x$-axis at $A$ and the $y$-axis at $B$.
#axes(axis(${rounded(-1.12 * a)}, ${rounded(edge * 1.05)}, numbers: false, title: $x$), axis(${rounded(-0.6 * top)}, ${rounded(top)}, numbers: false, title: $y$), grid: false, height: 170pt, region((0, 0), ${region.join(', ')}), data-line((${points.join(', ')}), colour: addmaths), point((${left}, 0), $A$, side: "above-left"), point((0, ${rounded(Math.log(a))}), $B$, side: "above-left"), point((0, 0), $O$, mark: false, side: "below-right", colour: ink-soft))
#part("a", 2)[Find the exact coordinates of $A$ and of $B$.]
#part("b", 1)[State the equation of the asymptote of the curve.]
#part("c", 3)[Find the equation of the tangent to the curve at $B$, and show that it meets the $x$-axis at the point where $x = −${a} ln ${a}$.]
#part("d", 2)[Solve the equation $ln(x + ${a}) = ${b} ln ${a}$.]
#part("e", 4)[Write $x$ in terms of $y$. Hence find the exact area of the shaded region, enclosed by the curve and the axes, by integrating with respect to $y$.]`,
          answer: typst`
#part("a")[
#working("B1")[#result[$A(${minus(left)}, 0)$]]
#working("B1")[#result[$B(0, ln ${a})$]]]
#part("b")[#working("B1")[#result[$x = −${a}$]]]
#part("c")[
#working("B1")[$display((dif y)/(dif x)) = display(1/(x + ${a}))$, which is $display(1/${a})$ at $B$]
#working("B1 FT")[#result[$y = display(1/${a}) x + ln ${a}$]]
#working("B1")[$y = 0$: $display(1/${a}) x = −ln ${a}$, so $x = −${a} ln ${a}$]]
#part("d")[
#working("M1")[$x + ${a} = ${a}^${b}$]
#working("A1")[#result[$x = ${solution}$]]]
#part("e")[
#working("B1")[#result[$x = ${e}^y − ${a}$]]
#working("M1")[$integral_0^(ln ${a}) (${e}^y − ${a}) dif y = [${e}^y − ${a}y]_0^(ln ${a})$]
#working("M1 dep")[$= (${a} − ${a} ln ${a}) − 1$]
#working("A1")[it is negative, because the region is to the left of the $y$-axis: \
area #result[$${a} ln ${a} − ${a - 1}$]]
#note[The two signs may also be changed at the beginning: $integral (${a} − ${e}^y) dif y$.]]`,
          alt: plain`A diagram shows the curve y equals the natural logarithm of, open bracket, x plus ${a}, close bracket. The curve meets the x axis at A, to the left of the origin, and the y axis at B. The region enclosed by the curve and the axes is shaded. Part a: find the exact coordinates of A and of B. Part b: state the equation of the asymptote of the curve. Part c: find the equation of the tangent to the curve at B, and show that it meets the x axis at the point where x is minus ${a} times the natural logarithm of ${a}. Part d: solve the equation, the logarithm of, open bracket, x plus ${a}, close bracket, equals ${b} times the logarithm of ${a}. Part e: write x in terms of y. Hence find the exact area of the shaded region, by integrating with respect to y.`,
          answerAlt: plain`Part a: A is (${left}, 0), and at B, x is 0 and y is the natural logarithm of ${a}. Part b: x equals minus ${a}. Part c: the gradient at B is 1 over ${a}, so the tangent is y equals 1 over ${a}, times x, plus the logarithm of ${a}, and y is 0 where x is minus ${a} times the logarithm of ${a}. Part d: x plus ${a} is ${a} to the power ${b}, so x is ${solution}. Part e: x is e to the power y, end of power, minus ${a}. Its integral from 0 to the logarithm of ${a} is ${a}, minus ${a} times the logarithm of ${a}, minus 1. The area is ${a} times the logarithm of ${a}, minus ${a - 1}.`,
          answers: [
            final('a', coordinates(left, 0), 'A'),
            final('a', coordinates(0, number(`ln(${a})`)), 'B'),
            final('b', equation(`x = -${a}`)),
            final('c', equation(`y = x/${a} + ln(${a})`), 'tangent'),
            final('d', number(solution), 'x'),
            final('e', expression(`e^y - ${a}`, 'y'), 'x'),
            final('e', number(`${a}ln(${a}) - ${a - 1}`), 'area'),
          ],
          verify() {
            const slope = gradient(f, 0)
            return compared(
              ['A', roots(f, left - 0.7, 3.003, 2001)[0] ?? 0, left],
              ['B', f(0), Math.log(a)],
              ['the tangent', -f(0) / slope, cross],
              ['the solution', roots((x) => f(x) - b * Math.log(a), 0.5003, 400.001, 9001)[0] ?? 0, solution],
              // Along x, not along y.
              ['the area', integrate(f, left, 0), area],
              ['to the asymptote', Math.sign(f(-a + 1e-9)), -1],
            )
          },
        }
      },
    },
  }),
)
