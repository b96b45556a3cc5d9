// Long questions that lead from an equation of moduli to inequalities: two particles, and an equation under other names.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, rounded } from '../../kit/numbers.ts'
import { shown, spoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const inequalitiesInFull = laidOut(
  defineTemplate({
    id: 'inequalities-in-full',
    marks: 9,
    calculator: false,
    level: 5,
    cases: {
      'two-particles'(random) {
        // |t − a||t − b| = k|t − a| for t = a and t = b ± k.
        const [a, b, k] = random.pick([
          [1, 5, 2],
          [1, 6, 3],
          [2, 6, 2],
          [1, 7, 4],
          [2, 7, 3],
          [1, 4, 1],
          [2, 5, 1],
        ] as const)
        const first = { a: 1, b: -(a + b), c: a * b }
        const [P, Q] = [(t: number) => Math.abs((t - a) * (t - b)), (t: number) => k * Math.abs(t - a)]
        const [near, far] = [b - k, b + k]
        const end = far + 1
        const shownP = shown(first, 't')
        const front = k === 1 ? '' : `${k}`
        const top = Math.max(P(far), P(0)) * 1.15
        return {
          question: typst`
Two particles $P$ and $Q$ move on a straight line through the point $O$. For $t >= 0$, the distance from $O$ after $t$~seconds is $|${shownP}|$~metres for $P$ and $${front}|t − ${a}|$~metres for $Q$.
#part("a", 1)[Find the times at which $P$ is at $O$.]
#part("b", 2)[On the same axes, sketch the graphs of the two distances against $t$.]
#part("c", 2)[Show that the two distances are equal when
$ |t − ${a}| (|t − ${b}| − ${k}) = 0. $]
#part("d", 2)[Hence find all times at which the particles are at the same distance from $O$.]
#part("e", 2)[Find the set of values of $t$ for which $P$ is further from $O$ than $Q$.]`,
          answer: typst`
#part("a")[#working("B1")[$(t − ${a})(t − ${b}) = 0$: #result[$t = ${a}$] and #result[$t = ${b}$]]]
#part("b")[
#axes(axis(0, ${rounded(end)}, numbers: false, labels: ((${a}, $${a}$), (${b}, $${b}$)), title: $t$), axis(0, ${rounded(top)}, numbers: false, title: $d$), grid: false, height: 180pt, curve-of(t => calc.abs((t - ${a}) * (t - ${b})), colour: addmaths, name: $P$, name-at: ${rounded(b + 0.5 * (far - b))}, name-side: "below-right"), curve-of(t => ${k} * calc.abs(t - ${a}), colour: maths, name: $Q$, name-at: ${rounded((a + b) / 2 + 0.42 * (b - a) + 0.2 * (far - b))}, name-side: "above-left"))
#working("B1")[$P$: a parabola with its middle part reflected, on the #box[$t$-axis] at both times of (a)]
#working("B1")[$Q$: a V with its vertex at $t = ${a}$, which meets the other graph twice more]]
#part("c")[
#working("M1")[$|(t − ${a})(t − ${b})| = ${front}|t − ${a}|$]
#working("A1")[$|t − ${a}| |t − ${b}| − ${front}|t − ${a}| = 0$, \
so $|t − ${a}| (|t − ${b}| − ${k}) = 0$]]
#part("d")[
#working("M1")[$t = ${a}$, or $|t − ${b}| = ${k}$]
#working("A1")[#result[$t = ${a}$], #result[$t = ${near}$] and #result[$t = ${far}$]]]
#part("e")[
#working("M1")[$|t − ${b}| > ${k}$ and $t != ${a}$ #h(3pt) _or_ #h(3pt) two of the three intervals]
#working("A1")[#result[$0 <= t < ${a}$], #result[$${a} < t < ${near}$] or #result[$t > ${far}$]]
#note[Condone $t < ${a}$ for the first. Both are at $O$ when $t = ${a}$.]]`,
          alt: plain`Two particles P and Q move on a straight line through the point O. For t greater than or equal to 0, the distance from O after t seconds, in metres, is the modulus of, open bracket, ${spoken(first, 't')}, close bracket, for P and ${k === 1 ? '' : `${k} times `}the modulus of, open bracket, t minus ${a}, close bracket, for Q. Part a: find the times at which P is at O. Part b: on the same axes, sketch the graphs of the two distances against t. Part c: show that the two distances are equal when the modulus of, open bracket, t minus ${a}, close bracket, times a second bracket is 0. The second bracket contains the modulus of, open bracket, t minus ${b}, close bracket, and then minus ${k}. Part d: hence find all times at which the particles are at the same distance from O. Part e: find the set of values of t for which P is further from O than Q.`,
          answerAlt: plain`Part a: t is ${a} or ${b}. Part b: for P a parabola whose part between ${a} and ${b} is reflected, for Q a V with its vertex at ${a}. Part c: the quadratic is the product of t minus ${a} and t minus ${b}; take out the modulus of, open bracket, t minus ${a}, close bracket. Part d: t is ${a}, ${near} or ${far}. Part e: t from 0, up to but not including ${a}, or t between ${a} and ${near}, or t greater than ${far}.`,
          answers: [
            final('a', inAnyOrder([a, b], { name: 't', each: { unit: 's' } })),
            final('d', inAnyOrder([a, near, far], { name: 't', each: { unit: 's' } })),
            final('e', {
              kind: 'inequality',
              value: `0 ≤ t < ${a} or ${a} < t < ${near} or t > ${far}`,
              or: [`t < ${a} or ${a} < t < ${near} or t > ${far}`],
              letter: 't',
            }),
          ],
          verify() {
            const gap = (t: number) => P(t) - Q(t)
            const met = roots(gap, 0.0031, 20.0017, 8009).filter((t) => Math.abs(t - a) > 0.05)
            return compared(
              ['P at O', P(a) + P(b), 0],
              ['both at O', P(a) + Q(a), 0],
              ['how many more', met.length, 2],
              ['near', met[0] ?? 0, near],
              ['far', met[1] ?? 0, far],
              ['before', Math.sign(gap(a / 2)) + Math.sign(gap((a + near) / 2)), 2],
              ['between', Math.sign(gap(b)), -1],
              ['after', Math.sign(gap(far + 1)), 1],
            )
          },
        }
      },
      'under-other-names'(random) {
        // |ax − b| = |x + c| for x = (b + c)/(a − 1) and (b − c)/(a + 1).
        const [a, b, c] = random.pick([
          [2, 5, 2],
          [2, 7, 1],
          [3, 9, 1],
          [3, 10, 2],
          [3, 5, 1],
          [3, 7, 3],
        ] as const)
        const [near, far] = [(b - c) / (a + 1), (b + c) / (a - 1)]
        const quadratic = { a: 1, b: -(near + far), c: near * far }
        const lead = a * a - 1
        const squared = { a: lead, b: -lead * (near + far), c: lead * near * far }
        const [one, other] = [`|${a}x − ${b}|`, `|x + ${c}|`]
        const said = (x: string) =>
          [
            `the modulus of, open bracket, ${a} ${x} minus ${b}, close bracket`,
            `the modulus of, open bracket, ${x} plus ${c}, close bracket`,
          ] as const
        const [first, second] = said('x')
        const right = far * 1.12
        const top = right + c
        return {
          question: typst`
#part("a", 2)[Show that the solutions of the equation $${one} = ${other}$ satisfy $${shown(quadratic)} = 0$.]
#part("b", 1)[Hence solve the equation $${one} = ${other}$.]
#part("c", 2)[On the same axes, sketch the graphs of $y = ${one}$ and $y = ${other}$. State the coordinates of the points where each graph meets the axes.]
#part("d", 1)[Hence solve the inequality $${one} < ${other}$.]
#part("e", 2)[Solve the inequality $|${a} sqrt(u) − ${b}| < |sqrt(u) + ${c}|$.]
#part("f", 1)[State, with a reason, the number of real solutions of the equation
$ |${a}w^2 − ${b}| = |w^2 + ${c}|. $]`,
          answer: typst`
#part("a")[
#working("M1")[$(${a}x − ${b})^2 = (x + ${c})^2$]
#working("A1")[$${shown(squared)} = 0$, \
divided by ${lead}: $${shown(quadratic)} = 0$]
#scheme[Or: *M1* *A1* for the two linear equations, solved, and the quadratic with their solutions.]]
#part("b")[#working("B1")[$(x − ${near})(x − ${far}) = 0$: #result[$x = ${near}$] and #result[$x = ${far}$]]]
#part("c")[
#axes(axis(${rounded(-c * 1.5)}, ${rounded(right)}, numbers: false, title: $x$), axis(${rounded(-0.08 * top)}, ${rounded(Math.max(top, b * 1.1))}, numbers: false, title: $y$), grid: false, height: 180pt, curve-of(x => calc.abs(${a} * x - ${b}), colour: addmaths), curve-of(x => calc.abs(x + ${c}), colour: maths), point((${rounded(b / a)}, 0), none), point((0, ${b}), none), point((${-c}, 0), none), point((0, ${c}), none))
#working("B1")[steeper V: #result[$(${fraction(b, a)}, 0)$] and #result[$(0, ${b})$]]
#working("B1")[other V: #result[$(−${c}, 0)$] and #result[$(0, ${c})$], with two points of intersection]]
#part("d")[#working("B1 FT")[#result[$${near} < x < ${far}$]]]
#part("e")[
#working("M1")[$${near} < sqrt(u) < ${far}$]
#working("A1 FT")[#result[$${near * near} < u < ${far * far}$]]]
#part("f")[#working("B1 FT")[#result[four]: $w^2 = ${near}$ and $w^2 = ${far}$ are both positive, and each gives two]]`,
          alt: plain`Part a: show that the solutions of the equation, ${first}, equals ${second}, satisfy ${spoken(quadratic)} equals 0. Part b: hence solve the equation, ${first}, equals ${second}. Part c: on the same axes, sketch the graphs of y equals ${first}, and y equals ${second}. State the coordinates of the points where each graph meets the axes. Part d: hence solve the inequality, ${first}, is less than ${second}. Part e: solve the inequality, ${said('times the square root of u,')[0]}, is less than ${said('the square root of u,')[1]}. Part f: state, with a reason, the number of real solutions of the equation, ${said('w squared')[0]}, equals ${said('w squared')[1]}.`,
          answerAlt: plain`Part a: square both sides and divide by ${lead}. Part b: x is ${near} or ${far}. Part c: two V shapes that meet twice. The steeper one meets the x axis at ${fractionInWords(b, a)}, where y is 0, and the y axis at ${b}, where x is 0. The other meets them at minus ${c} and at ${c}. Part d: x between ${near} and ${far}. Part e: the square root of u is between ${near} and ${far}, so u is between ${near * near} and ${far * far}. Part f: four, because w squared is ${near} or ${far}, and each gives two values.`,
          answers: [
            final('b', inAnyOrder([near, far], { name: 'x' })),
            final('d', inequality(`${near} < x < ${far}`)),
            final('e', inequality(`${near * near} < u < ${far * far}`, 'u')),
            final('f', number(4)),
          ],
          verify() {
            const gap = (x: number) => Math.abs(a * x - b) - Math.abs(x + c)
            const own = roots(gap, -30.0031, 30.0017, 9001)
            const inRoots = roots((u) => gap(Math.sqrt(u)), 0.0003, 150.0017, 3001)
            const squares = roots((w) => gap(w * w), -9.0031, 9.0017, 9001)
            return compared(
              ['how many', own.length, 2],
              ['near', own[0] ?? 0, near],
              ['far', own[1] ?? 0, far],
              ['between', Math.sign(gap((near + far) / 2)), -1],
              ['u from', inRoots[0] ?? 0, near * near],
              ['u to', inRoots[1] ?? 0, far * far],
              ['four', squares.length, 4],
            )
          },
        }
      },
    },
  }),
)
