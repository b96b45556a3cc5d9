// Long questions on a sum of two exponentials: two towns, one of which grows, and a cable between two poles.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { exact, rounded, significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const e = 'upright(e)'

export const twoExponentials = laidOut(
  defineTemplate({
    id: 'two-exponentials',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      'two-towns'(random) {
        // P = pe^{kt} and Q = qe^{−kt}: their sum is T for e^{kt} = m or n, with mn = q/p.
        const [p, q, m, n] = random.pick([
          [20, 45, 1.25, 1.8],
          [10, 40, 1.6, 2.5],
          [20, 60, 1.5, 2],
          [20, 60, 1.2, 2.5],
          [40, 80, 1.25, 1.6],
          [40, 90, 1.25, 1.8],
        ] as const)
        const k = random.pick([0.02, 0.03, 0.025])
        const T = exact(p * (m + n))
        const [P, Q] = [(t: number) => p * Math.exp(k * t), (t: number) => q * Math.exp(-k * t)]
        const growth = (Math.exp(k) - 1) * 100
        const equal = Math.log(q / p) / (2 * k)
        const [first, second] = [Math.log(m) / k, Math.log(n) / k]
        return {
          question: typst`
The populations of two towns $A$ and $B$, $t$~years after the beginning of the year 2000, are modelled by $P$~thousand and $Q$~thousand, where
$ P = ${p} ${e}^(${k} t) quad "and" quad Q = ${q} ${e}^(−${k} t). $
#part("a", 2)[Find the percentage by which the population of town $A$ increases each year.]
#part("b", 3)[Show that the two populations are equal when $${e}^(${exact(2 * k)} t) = ${exact(q / p)}$, and find this value of $t$.]
#part("c", 2)[By writing $u = ${e}^(${k} t)$, show that the total population of the two towns is ${T}~thousand when
$ ${p}u^2 − ${T}u + ${q} = 0. $]
#part("d", 3)[Hence find the two values of $t$ at which the total population is ${T}~thousand.]`,
          answer: typst`
#part("a")[
#working("M1")[$display(P(t + 1)/P(t)) = ${e}^${k} = ${significant(Math.exp(k), 5)}"…"$]
#working("A1")[#result[${significant(growth)}%] (3 s.f.)]
#note[${exact(100 * k)}% earns no marks.]]
#part("b")[
#working("M1")[$${p} ${e}^(${k} t) = ${q} ${e}^(−${k} t)$, times $${e}^(${k} t)$]
#working("A1")[$${e}^(${exact(2 * k)} t) = display(${q}/${p}) = ${exact(q / p)}$]
#working("A1")[$t = display((ln ${exact(q / p)})/${exact(2 * k)}) =$ #result[${significant(equal)}] (3 s.f.)]]
#part("c")[
#working("M1")[$${p}u + display(${q}/u) = ${T}$]
#working("A1")[times $u$: $${p}u^2 + ${q} = ${T}u$, \
so $${p}u^2 − ${T}u + ${q} = 0$]]
#part("d")[
#working("M1")[$u = display((${T} plus.minus sqrt(${T}^2 − 4 times ${p} times ${q}))/${2 * p})$, or factors]
#working("A1")[$u = ${m}$ and $u = ${n}$]
#working("A1")[$t = display((ln u)/${k})$: #result[${significant(first)}] and #result[${significant(second)}] (3 s.f.)]]`,
          alt: plain`The populations of two towns A and B, t years after the beginning of the year 2000, are modelled by P thousand and Q thousand, where P is ${p} times e to the power ${k} t, and Q is ${q} times e to the power minus ${k} t. Part a: find the percentage by which the population of town A increases each year. Part b: show that the two populations are equal when e to the power ${exact(2 * k)} t, end of power, equals ${exact(q / p)}, and find this value of t. Part c: by writing u equals e to the power ${k} t, show that the total population of the two towns is ${T} thousand when ${p} u squared minus ${T} u plus ${q} equals 0. Part d: hence find the two values of t at which the total population is ${T} thousand.`,
          answerAlt: plain`Part a: e to the power ${k} is ${significant(Math.exp(k), 5)}, so the increase is ${significant(growth)} percent. Part b: multiply both sides by e to the power ${k} t. t is the natural logarithm of ${exact(q / p)}, over ${exact(2 * k)}, which is ${significant(equal)}. Part c: ${p} u plus, ${q} over u, is ${T}; multiply by u. Part d: u is ${m} or ${n}, and t is the natural logarithm of u over ${k}: ${significant(first)} or ${significant(second)}.`,
          answers: [
            final('a', threeFigures(growth, '%')),
            final('b', threeFigures(equal, 'years'), 't'),
            final(
              'd',
              inAnyOrder([first, second], { name: 't', each: { to: { figures: 3 }, unit: 'years' } }),
            ),
          ],
          verify() {
            const same = roots((t) => P(t) - Q(t), 0.0031, 200.0017, 9001)
            const total = roots((t) => P(t) + Q(t) - T, 0.0031, 200.0017, 9001)
            return compared(
              ['a year later', (P(6.3) / P(5.3) - 1) * 100, growth],
              ['when they are equal', same[0] ?? 0, equal],
              ['how often', total.length, 2],
              ['first', total[0] ?? 0, first],
              ['second', total[1] ?? 0, second],
              ['the quadratic', p * m * m - T * m + q, 0],
            )
          },
        }
      },
      'hanging-cable'(random) {
        // A cable hangs as y = a(e^{x/2a} + e^{−x/2a}); it is h high where e^{x/2a} is v or 1/v.
        const [a, h, v, L] = random.pick([
          [6, 13, 1.5, 10],
          [6, 15, 2, 10],
          [4, 10, 2, 7],
          [10, 25, 2, 18],
          [12, 26, 1.5, 20],
          [20, 50, 2, 35],
          [3, 10, 3, 8],
        ] as const)
        const b = 2 * a
        const y = (x: number) => a * (Math.exp(x / b) + Math.exp(-x / b))
        const pole = y(L)
        const at = b * Math.log(v)
        const other = v === 1.5 ? 'display(2/3)' : `display(1/${v})`
        const otherSaid = v === 1.5 ? '2 over 3' : `1 over ${v}`
        return {
          question: typst`
A cable hangs between the tops of two vertical poles of the same height, which are ${2 * L}~m apart on level ground. At a horizontal distance of $x$~m from the middle, the height of the cable above the ground is $y$~m, where
$ y = ${a}(${e}^(x/${b}) + ${e}^(−x/${b})) quad "for" class("unary", −)${L} <= x <= ${L}. $
#sketch(ground-line((${rounded(-L * 1.1)}, 0), (${rounded(L * 1.1)}, 0)), edge((${-L}, 0), (${-L}, ${rounded(pole)})), edge((${L}, 0), (${L}, ${rounded(pole)})), ${Array.from({ length: 20 }, (_, i) => `edge((${rounded(-L + (i * L) / 10)}, ${rounded(y(-L + (i * L) / 10))}), (${rounded(-L + ((i + 1) * L) / 10)}, ${rounded(y(-L + ((i + 1) * L) / 10))}))`).join(', ')}, height: 150pt)
#part("a", 1)[Find the height of the middle of the cable above the ground.]
#part("b", 2)[Find the height of the poles.]
#part("c", 2)[By writing $u = ${e}^(x/${b})$, show that the cable is ${h}~m above the ground when
$ ${a}u^2 − ${h}u + ${a} = 0. $]
#part("d", 3)[Hence find the values of $x$ for which the cable is ${h}~m above the ground.]
#part("e", 2)[Show, without using the values of part (d), that the two solutions $x_1$ and $x_2$ of an equation $y = k$ always have the sum 0.]`,
          answer: typst`
#part("a")[#working("B1")[$x = 0$: $${a}(1 + 1) =$ #result[${2 * a} m]]]
#part("b")[
#working("M1")[$${a}(${e}^(${L}/${b}) + ${e}^(−${L}/${b}))$]
#working("A1")[#result[${significant(pole)} m] (3 s.f.)]]
#part("c")[
#working("M1")[$${a}(u + display(1/u)) = ${h}$]
#working("A1")[times $u$: $${a}u^2 + ${a} = ${h}u$, \
so $${a}u^2 − ${h}u + ${a} = 0$]]
#part("d")[
#working("M1")[factors, or the formula: \
$u = ${v}$ and $u = ${other}$]
#working("M1 dep")[$x = ${b} ln u$]
#working("A1")[#result[$x = ${significant(at)}$] and #result[$x = −${significant(at)}$] \
(3 s.f.)]]
#part("e")[
#working("M1")[$${a}u^2 − k u + ${a} = 0$: the product of its solutions is $display(${a}/${a}) = 1$, \
so $${e}^(x_1/${b}) ${e}^(x_2/${b}) = 1$]
#working("A1")[$display((x_1 + x_2)/${b}) = ln 1 = 0$, so $x_1 + x_2 = 0$]
#scheme[Or: *M1* for $y$ unchanged when $x$ is replaced by $−x$, *A1* for the solutions $x$ and $−x$.]]`,
          alt: plain`A cable hangs between the tops of two vertical poles of the same height, which are ${2 * L} metres apart on level ground. At a horizontal distance of x metres from the middle, the height of the cable above the ground is y metres, where y is ${a} times a sum of two terms, for x from minus ${L} to ${L}. The terms are e to the power x over ${b}, end of power, and e to the power minus x over ${b}. Part a: find the height of the middle of the cable above the ground. Part b: find the height of the poles. Part c: by writing u equals e to the power x over ${b}, show that the cable is ${h} metres above the ground when ${a} u squared minus ${h} u plus ${a} equals 0. Part d: hence find the values of x for which the cable is ${h} metres above the ground. Part e: show, without using the values of part d, that the two solutions of an equation y equals k always have the sum 0.`,
          answerAlt: plain`Part a: ${2 * a} metres. Part b: with x equal to ${L}, y is ${significant(pole)} metres. Part c: ${a} times, open bracket, u plus 1 over u, close bracket, is ${h}; multiply by u. Part d: u is ${v} or ${otherSaid}, and x is ${b} times the natural logarithm of u: ${significant(at)} or minus ${significant(at)}. Part e: the product of the two values of u is 1, so the sum of the two values of x is ${b} times the logarithm of 1, which is 0.`,
          answers: [
            final('a', number(2 * a, { unit: 'm' })),
            final('b', threeFigures(pole, 'm')),
            final('d', inAnyOrder([at, -at], { name: 'x', each: { to: { figures: 3 }, unit: 'm' } })),
          ],
          verify() {
            const met = roots((x) => y(x) - h, -L, L, 9001)
            const lowest = Math.min(...Array.from({ length: 2001 }, (_, i) => y(-L + (i * L) / 1000)))
            return compared(
              ['the middle', lowest, 2 * a],
              ['how many', met.length, 2],
              ['left', met[0] ?? 0, -at],
              ['right', met[1] ?? 0, at],
              ['the quadratic', a * v * v - h * v + a, 0],
              ['the poles', pole, a * Math.exp(L / b) + a / Math.exp(L / b)],
              ['within the poles', Math.sign(L - at), 1],
            )
          },
        }
      },
    },
  }),
)
