// Long questions on moduli: two cyclists and their distances from a village, and a line that touches a reflected arch.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { surd, terms } from '../../kit/numbers.ts'
import { added, rounded, shown, spoken } from '../../kit/quadratics.ts'
import { typedPair } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const moduliInFull = laidOut(
  defineTemplate({
    id: 'moduli-in-full',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'two-cyclists'(random) {
        // Distances |ut − p| and |wt − q|: equal on opposite sides of the village, and when one overtakes the other.
        const [u, p, w, q] = random.pick([
          [12, 30, 8, 12],
          [15, 45, 10, 20],
          [14, 35, 6, 9],
          [18, 45, 12, 18],
          [14, 42, 6, 12],
        ] as const)
        const [asha, babul] = [(t: number) => Math.abs(u * t - p), (t: number) => Math.abs(w * t - q)]
        const [apart, together] = [(p + q) / (u + w), (p - q) / (u - w)]
        const where = u * together - p
        const [first, second] = [p / u, q / w]
        const [one, other] = [`${u}t − ${p}`, `${w}t − ${q}`]
        const [oneSaid, otherSaid] = [`${u} t minus ${p}`, `${w} t minus ${q}`]
        return {
          question: typst`
Asha and Babul cycle in the same direction along a straight road, which passes through a village. For $0 <= t <= 6$, the distance from the village $t$ hours after noon is $|${one}|$~km for Asha and $|${other}|$~km for Babul.
#part("a", 2)[Find the speed of Asha, and the value of $t$ when she is in the village.]
#part("b", 4)[On the same axes, sketch the graphs of the two distances against $t$ for $0 <= t <= 6$. State the coordinates of the points where each graph meets the axes.]
#part("c", 3)[Solve the equation $|${one}| = |${other}|$.]
#part("d", 2)[Hence find the set of values of $t$ for which Asha is nearer to the village than Babul.]
#part("e", 1)[State, with a reason, at which of the two times of part (c) Asha overtakes Babul.]`,
          answer: typst`
#part("a")[
#working("B1")[#result[${u} km/h]]
#working("B1")[$${one} = 0$: #result[$t = ${first}$]]]
#part("b")[
#axes(axis(0, 6.2, numbers: false, labels: ((${second}, $${second}$), (${first}, $${first}$)), title: $t$), axis(0, ${Math.max(p, 6 * u - p, 6 * w - q) * 1.08}, numbers: false, labels: ((${q}, $${q}$), (${p}, $${p}$)), title: $d$), grid: false, height: 180pt, curve-of(x => calc.abs(${u} * x - ${p}), to: 6, colour: addmaths, name: [Asha], name-at: 5.2, name-side: "above-left"), curve-of(x => calc.abs(${w} * x - ${q}), to: 6, colour: maths, name: [Babul], name-at: 5.2, name-side: "below-right"))
#working("B1")[Asha: a V with its vertex on the #box[$t$-axis], at #result[$(${first}, 0)$]]
#working("B1")[it starts at #result[$(0, ${p})$]]
#working("B1")[Babul: a V with its vertex on the #box[$t$-axis], at #result[$(${second}, 0)$]]
#working("B1")[it starts at #result[$(0, ${q})$] and is less steep]]
#part("c")[
#working("M1")[$${one} = ${other}$ \
or $${one} = −(${other})$]
#working("A1")[$${u - w}t = ${p - q}$: #result[$t = ${together}$]]
#working("A1")[$${u + w}t = ${p + q}$: #result[$t = ${apart}$]]
#scheme[Or: *M1* for squaring both sides and solving a quadratic equation with three terms.]]
#part("d")[
#working("M1")[Asha's graph is below Babul's between their two values]
#working("A1 FT")[#result[$${apart} < t < ${together}$]]]
#part("e")[#working("B1")[#result[$t = ${together}$]: there $${one}$ and $${other}$ are both ${where}, so they are on the same side of the village. At $t = ${apart}$ they are on opposite sides.]]`,
          alt: plain`Asha and Babul cycle in the same direction along a straight road, which passes through a village. For t from 0 to 6, the distance from the village t hours after noon, in kilometres, is the modulus of, open bracket, ${oneSaid}, close bracket, for Asha and the modulus of, open bracket, ${otherSaid}, close bracket, for Babul. Part a: find the speed of Asha, and the value of t when she is in the village. Part b: on the same axes, sketch the graphs of the two distances against t for t from 0 to 6. State the coordinates of the points where each graph meets the axes. Part c: solve the equation that says that the two moduli are equal. Part d: hence find the set of values of t for which Asha is nearer to the village than Babul. Part e: state, with a reason, at which of the two times of part c Asha overtakes Babul.`,
          answerAlt: plain`Part a: ${u} kilometres per hour; t is ${first}. Part b: two V shapes. Asha's starts at t 0, d ${p} and touches the t axis at ${first}; Babul's starts at t 0, d ${q} and touches it at ${second}, and is less steep. Part c: ${oneSaid} is ${otherSaid}, or it is minus that. t is ${together} or ${apart}. Part d: t between ${apart} and ${together}. Part e: t is ${together}, where both expressions are ${where}, so they are on the same side of the village.`,
          answers: [
            final('a', number(u, { unit: 'km/h' }), 'speed'),
            final('a', number(first, { unit: 'hours' }), 't'),
            final('c', inAnyOrder([apart, together], { name: 't' })),
            final('d', inequality(`${apart} < t < ${together}`, 't')),
            final('e', number(together, { unit: 'hours' }), 't'),
          ],
          verify() {
            const found = roots((t) => asha(t) - babul(t), 0.013, 6.011, 5998)
            return compared(
              ['how many', found.length, 2],
              ['the first', found[0] ?? 0, apart],
              ['the second', found[1] ?? 0, together],
              ['between', Math.sign(asha((apart + together) / 2) - babul((apart + together) / 2)), -1],
              ['before', Math.sign(asha(0) - babul(0)), 1],
              ['in the village', asha(first) + babul(second), 0],
              ['the same side', u * together - p, w * together - q],
              ['opposite sides', u * apart - p, q - w * apart],
            )
          },
        }
      },
      'tangent-to-an-arch'(random) {
        // y = |(x − p)² − s²|; the line of gradient m touches the reflected part at x = p − m/2.
        const [p, s, m] = random.pick([
          [3, 2, 2],
          [4, 3, 2],
          [4, 3, 4],
          [5, 2, 2],
          [2, 3, 2],
        ] as const)
        const inside = { a: 1, b: -2 * p, c: p * p - s * s }
        const c = s * s - p * m + (m * m) / 4
        const [a, b, touch] = [p - s, p + s, p - m / 2]
        const high = s * s - (m * m) / 4
        const [middle, square] = [p + m / 2, 2 * s * s + (m * m) / 2]
        const [left, right] = [middle - Math.sqrt(square), middle + Math.sqrt(square)]
        const f = (x: number) => Math.abs((x - p) ** 2 - s * s)
        const line = terms([m, 'x'], [c, ''])
        const lineSaid = termsInWords([m, 'x'], [c, ''])
        const [first, second] = [
          { a: 1, b: m - 2 * p, c: touch * touch },
          { a: 1, b: -2 * middle, c: middle * middle - square },
        ]
        const bend = 2 * p - m
        const factor = (root: number) => (root === 0 ? 'x' : `(x ${added(-root)})`)
        return {
          question: typst`
The diagram shows the graph of $y = |${shown(inside)}|$ and the line $y = ${m}x + c$. The graph meets the $x$-axis at $A$ and $B$ and has a maximum point $M$ between them. The line touches the graph at the point $T$, between $A$ and $M$, and meets it at two other points.
#axes(axis(${rounded(Math.min(-0.5, left - 0.6, a - 1))}, ${rounded(right + 0.5)}, numbers: false, title: $x$), axis(${rounded(-0.12 * f(right))}, ${rounded(f(right) * 1.12)}, numbers: false, title: $y$), grid: false, height: 190pt, curve-of(x => calc.abs((x - ${p}) * (x - ${p}) - ${s * s}), colour: addmaths), curve-of(x => ${m} * x + (${c}), colour: maths), point((${a}, 0), $A$, side: "below", mark: false), point((${b}, 0), $B$, side: "below", mark: false), point((${touch}, ${high}), $T$, side: "above-left"), point((${p}, ${s * s}), $M$, side: "below"))
#part("a", 3)[Find the coordinates of $A$, of $B$ and of $M$.]
#part("b", 3)[Show that $c = ${c < 0 ? `−${-c}` : c}$.]
#part("c", 1)[Find the coordinates of $T$.]
#part("d", 3)[Find the exact $x$-coordinates of the two other points.]
#part("e", 2)[Hence solve the inequality $|${shown(inside)}| <= ${line}$.]`,
          answer: typst`
#part("a")[
#working("M1")[$${factor(a)}${factor(b)} = 0$]
#working("A1")[#result[$A(${a < 0 ? `−${-a}` : a}, 0)$] and #result[$B(${b}, 0)$]]
#working("B1")[halfway between them: #result[$M(${p}, ${s * s})$]]]
#part("b")[
#working("M1")[between $A$ and $B$ the graph is reflected: \
$−(${shown(inside)}) = ${m}x + c$]
#working("A1")[$x^2 ${added(first.b)}x ${added(inside.c)} + c = 0$]
#working("A1")[discriminant: $${bend}^2 − 4(${inside.c < 0 ? `−${-inside.c}` : inside.c} + c) = 0$ \
$${inside.c < 0 ? `−${-inside.c}` : inside.c} + c = ${(bend * bend) / 4}$, so $c = ${c < 0 ? `−${-c}` : c}$]
#scheme[Or: *M1* for $${2 * p} − 2x = ${m}$ where they touch, *A1* for $x = ${touch}$, *A1* for $${high} = ${m * touch} + c$.]]
#part("c")[#working("B1")[$${factor(touch)}^2 = 0$, so #result[$T(${touch}, ${high})$]]]
#part("d")[
#working("M1")[$${shown(inside)} = ${line}$]
#working("A1")[$${shown(second)} = 0$]
#working("A1")[#result[$x = ${middle} plus.minus ${surd(1, square)}$]]]
#part("e")[
#working("M1")[the line is not below the graph from the first of these points to the second; at $T$ they are equal]
#working("A1 FT")[#result[$${middle} − ${surd(1, square)} <= x <= ${middle} + ${surd(1, square)}$]]]`,
          alt: plain`A diagram shows the graph of y equals the modulus of, open bracket, ${spoken(inside)}, close bracket, and the line y equals ${m} x plus c. The graph meets the x axis at A and B and has a maximum point M between them. The line touches the graph at the point T, between A and M, and meets it at two other points. Part a: find the coordinates of A, of B and of M. Part b: show that c is ${c}. Part c: find the coordinates of T. Part d: find the exact x coordinates of the two other points. Part e: hence solve the inequality that says that the modulus of, open bracket, ${spoken(inside)}, close bracket, is less than or equal to ${lineSaid}.`,
          answerAlt: plain`Part a: A is (${a}, 0) and B is (${b}, 0). M is (${p}, ${s * s}). Part b: minus, open bracket, ${spoken(inside)}, close bracket, equals ${m} x plus c has one root when its discriminant is 0, which gives c equals ${c}. Part c: T is (${touch}, ${high}). Part d: ${spoken(inside)} equals ${lineSaid} gives ${spoken(second)} equals 0, so x is ${middle} plus ${surdInWords(1, square)}, or ${middle} minus ${surdInWords(1, square)}. Part e: x from ${middle} minus ${surdInWords(1, square)} to ${middle} plus ${surdInWords(1, square)}, both included.`,
          answers: [
            final('a', coordinates(a, 0), 'A'),
            final('a', coordinates(b, 0), 'B'),
            final('a', coordinates(p, s * s), 'M'),
            final('c', coordinates(touch, high), 'T'),
            final('d', inAnyOrder(typedPair(middle, square), { name: 'x' })),
            final('e', inequality(`${typedPair(middle, square)[1]} ≤ x ≤ ${typedPair(middle, square)[0]}`)),
          ],
          verify() {
            const gap = (x: number) => m * x + c - f(x)
            const found = roots(gap, left - 2.003, right + 2.001, 4001).filter(
              (x) => Math.abs(x - touch) > 0.05,
            )
            const near = [-0.2, -0.1, 0.1, 0.2].map((step) => gap(touch + step))
            return compared(
              ['A and B', f(a) + f(b), 0],
              ['M', f(p), s * s],
              ['T', gap(touch), 0],
              ['y of T', f(touch), high],
              ['it touches', near.filter((value) => value > 0).length, 4],
              ['how many', found.length, 2],
              ['left', found[0] ?? 0, left],
              ['right', found[1] ?? 0, right],
            )
          },
        }
      },
    },
  }),
)
