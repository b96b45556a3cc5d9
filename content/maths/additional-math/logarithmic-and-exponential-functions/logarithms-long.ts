// Long questions on what logarithms do: a half-life from its law to its rate, and equations with logarithms of several bases.

import { gradient, log, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { significant } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const e = 'upright(e)'

export const logarithmsInFull = laidOut(
  defineTemplate({
    id: 'logarithms-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'half-life'(random) {
        const [isotope, half, unit, start, ask, limit] = random.pick([
          ['iodine-131', 8, 'day', 80, 20, 3],
          ['sodium-24', 15, 'hour', 60, 40, 4],
          ['phosphorus-32', 14, 'day', 50, 30, 3],
          ['technetium-99m', 6, 'hour', 40, 10, 3],
          ['iron-59', 45, 'day', 90, 100, 7],
        ] as const)
        const k = Math.log(2) / half
        const m = (t: number) => start * Math.exp(-k * t)
        const left = m(ask)
        const rate = k * left
        const exact = Math.log(start / limit) / k
        const least = Math.ceil(exact)
        const percent = 100 * (1 - 2 ** (-1 / half))
        return {
          question: typst`
A sample in a laboratory contains ${start}~mg of ${isotope}, which is radioactive. The mass that is left after $t$ ${unit}s is $m$~mg, where $m = ${start} ${e}^(−k t)$ and $k$ is a constant. After ${half} ${unit}s half of the mass is left.
#part("a", 2)[Show that $ k = 1/${half} ln 2. $]
#part("b", 2)[Hence show that $m = ${start} times 2^(−t/${half})$.]
#part("c", 1)[Find the mass that is left after ${ask} ${unit}s.]
#part("d", 2)[Find the rate at which the mass is decreasing after ${ask} ${unit}s.]
#part("e", 3)[The laboratory orders more when less than ${limit}~mg is left. Find the smallest whole number of ${unit}s after which less than ${limit}~mg is left.]
#part("f", 2)[Find the percentage of the mass at the beginning of one ${unit} that is lost during this ${unit}.]`,
          answer: typst`
#part("a")[
#working("M1")[$${start} ${e}^(−${half}k) = ${start / 2}$]
#working("A1")[$${e}^(−${half}k) = display(1/2)$, so $−${half}k = ln display(1/2) = −ln 2$ \
#result[$k = display(1/${half}) ln 2$]]]
#part("b")[
#working("M1")[$${e}^(−k t) = ${e}^(−(t/${half}) ln 2) = (${e}^(ln 2))^(−t/${half})$]
#working("A1")[$${e}^(ln 2) = 2$, so #result[$m = ${start} times 2^(−t/${half})$]]]
#part("c")[#working("B1")[$${start} times 2^(−${ask}/${half}) =$ #result[${significant(left)} mg] (3 s.f.)]]
#part("d")[
#working("M1")[$display((dif m)/(dif t)) = −${start}k ${e}^(−k t) = −k m$]
#working("A1 FT")[$display(1/${half}) ln 2 times ${significant(left, 4)} =$ #result[${significant(rate)} mg per ${unit}]]]
#part("e")[
#working("M1")[$${start} times 2^(−t/${half}) < ${limit}$ #h(3pt) _oe_]
#working("M1 dep")[$t > display((${half} ln (${start}/${limit}))/(ln 2)) = ${significant(exact, 4)}$]
#working("A1 cao")[#result[${least}]]
#scheme[An equation in place of the inequality earns both M marks.]]
#part("f")[
#working("M1")[$1 − 2^(−1/${half})$ or $1 − ${e}^(−k)$]
#working("A1")[#result[${significant(percent)}%] (3 s.f.)]]`,
          alt: plain`A sample in a laboratory contains ${start} milligrams of ${isotope}, which is radioactive. The mass that is left after t ${unit}s is m milligrams, where m equals ${start} times e to the power minus k t, and k is a constant. After ${half} ${unit}s half of the mass is left. Part a: show that k is 1 over ${half}, times the natural logarithm of 2. Part b: hence show that m equals ${start} times 2 to the power, minus t over ${half}. Part c: find the mass that is left after ${ask} ${unit}s. Part d: find the rate at which the mass is decreasing after ${ask} ${unit}s. Part e: the laboratory orders more when less than ${limit} milligrams is left. Find the smallest whole number of ${unit}s after which less than ${limit} milligrams is left. Part f: find the percentage of the mass at the beginning of one ${unit} that is lost during this ${unit}.`,
          answerAlt: plain`Part a: e to the power minus ${half} k is 1 over 2, so k is 1 over ${half}, times the natural logarithm of 2. Part b: e to the power of the logarithm of 2 is 2, so m is ${start} times 2 to the power, minus t over ${half}. Part c: ${significant(left)} milligrams. Part d: the derivative is minus k m, so the mass decreases at ${significant(rate)} milligrams per ${unit}. Part e: t is greater than ${significant(exact, 4)}, so ${least} ${unit}s. Part f: 1 minus 2 to the power minus 1 over ${half}, end of power, is ${significant(percent)} percent.`,
          answers: [
            final('c', threeFigures(left, 'mg')),
            final('d', threeFigures(rate, `mg/${unit}`)),
            final('e', inNamedUnit(number(least, { unit: `${unit}s` }))),
            final('f', threeFigures(percent, '%')),
          ],
          verify() {
            // Halved again and again, by the law of the half-life alone.
            const halved = (t: number) => start / 2 ** (t / half)
            const after = [least - 1, least].map(halved)
            return compared(
              ['half', m(half), start / 2],
              ['the form', m(3.7), halved(3.7)],
              ['the mass', halved(ask), left],
              ['the rate', -gradient(halved, ask), rate],
              ['one before', Math.sign((after[0] ?? 0) - limit), 1],
              ['the smallest', Math.sign((after[1] ?? 0) - limit), -1],
              ['in one', (1 - halved(8) / halved(7)) * 100, percent],
            )
          },
        }
      },
      'two-bases'(random) {
        // With u = log_b x and v = log_b y: 3u/2 = 3l/2; u + v/2 = p and u + v = q; u − gh/u = g − h.
        const [b, l, p, q, g, h] = random.pick([
          [3, 4, 2, 3, 3, 1],
          [2, 6, 5, 7, 5, 2],
          [5, 2, 3, 5, 3, 1],
          [2, 4, 4, 5, 5, 1],
          [3, 2, 3, 5, 3, 2],
        ] as const)
        const square = b * b
        const [u, v] = [2 * p - q, 2 * q - 2 * p]
        const [x, y] = [b ** u, b ** v]
        const [n, d] = [g * h, g - h]
        const side = (3 * l) / 2
        const power = (exponent: number) => (exponent === 1 ? `${b}` : `${b}^${exponent}`)
        return {
          question: typst`
#part("a", 2)[Show that $ log_${square} x = 1/2 log_${b} x. $]
#part("b", 3)[Hence solve the equation $log_${b} x + log_${square} x = ${side}$.]
#part("c", 4)[Solve the simultaneous equations
$ log_${b} x + log_${square} y &= ${p}, \ x y &= ${b ** q}. $]
#part("d", 3)[By writing $log_x ${b}$ in terms of $log_${b} x$, solve the equation
$ log_${b} x − ${n} log_x ${b} = ${d}. $]`,
          answer: typst`
#part("a")[
#working("M1")[$log_${square} x = display((log_${b} x)/(log_${b} ${square}))$]
#working("A1")[$log_${b} ${square} = 2$, so #result[$log_${square} x = display(1/2) log_${b} x$]]]
#part("b")[
#working("M1")[$display(3/2) log_${b} x = ${side}$]
#working("A1")[$log_${b} x = ${l}$]
#working("A1")[#result[$x = ${b ** l}$]]]
#part("c")[
#working("M1")[with $u = log_${b} x$ and $v = log_${b} y$: \
$u + display(1/2)v = ${p}$]
#working("B1")[$log_${b} (x y) = u + v = ${q}$]
#working("A1")[$v = ${v}$ and $u = ${u}$]
#working("A1")[#result[$x = ${x}$], #result[$y = ${y}$]]
#scheme[Or: the first equation is $x sqrt(y) = ${power(p)}$ (*M1* *A1*), and dividing $x y = ${power(q)}$ by it gives $sqrt(y) = ${power(q - p)}$ (*M1*), then both values (*A1*).]]
#part("d")[
#working("M1")[$log_x ${b} = display(1/(log_${b} x))$, so with $u = log_${b} x$ \
$u − display(${n}/u) = ${d}$]
#working("A1")[$u^2 ${d === 1 ? '− u' : `− ${d}u`} − ${n} = 0$, so $u = ${g}$ or $u = −${h}$]
#working("A1")[#result[$x = ${b ** g}$] or #result[$x = display(1/${b ** h})$]]]`,
          alt: plain`Part a: show that the logarithm of x to base ${square} is half of the logarithm of x to base ${b}. Part b: hence solve the equation, the logarithm of x to base ${b}, plus the logarithm of x to base ${square}, equals ${side}. Part c: solve the simultaneous equations, the logarithm of x to base ${b}, plus the logarithm of y to base ${square}, equals ${p}, and x y equals ${b ** q}. Part d: by writing the logarithm of ${b} to base x in terms of the logarithm of x to base ${b}, solve the equation, the logarithm of x to base ${b}, minus ${n} times the logarithm of ${b} to base x, equals ${d}.`,
          answerAlt: plain`Part a: divide the logarithm of x to base ${b} by the logarithm of ${square} to base ${b}, which is 2. Part b: 3 over 2 times the logarithm is ${side}, so the logarithm is ${l} and x is ${b ** l}. Part c: with u and v for the logarithms to base ${b} of x and y, u plus half of v is ${p}, and u plus v is ${q}. So v is ${v}, u is ${u}, x is ${x} and y is ${y}. Part d: u, minus ${n} over u, is ${d}, so u is ${g} or minus ${h}, and x is ${b ** g} or 1 over ${b ** h}.`,
          answers: [
            final('b', number(b ** l), 'x'),
            final('c', number(x), 'x'),
            final('c', number(y), 'y'),
            final('d', inAnyOrder([b ** g, typedFraction(1, b ** h)], { name: 'x' })),
          ],
          verify() {
            const alone = roots((t) => log(t, b) + log(t, square) - side, 1.003, b ** l + 9.001, 4003)
            const crossed = roots((t) => log(t, b) - n / log(t, b) - d, 0.0013, 0.93, 4003)
            const beyond = roots((t) => log(t, b) - n / log(t, b) - d, 1.07, b ** g + 9.001, 4003)
            const rest = roots((t) => log(t, b) + log(b ** q / t, square) - p, 0.503, b ** q, 9007)
            return compared(
              ['(b)', alone[0] ?? 0, b ** l],
              ['x of (c)', rest[0] ?? 0, x],
              ['only one', rest.length, 1],
              ['y of (c)', b ** q / (rest[0] ?? 1), y],
              ['(d) below 1', crossed[0] ?? 0, b ** -h],
              ['(d) above 1', beyond[0] ?? 0, b ** g],
              ['how many', crossed.length + beyond.length, 2],
            )
          },
        }
      },
    },
  }),
)
