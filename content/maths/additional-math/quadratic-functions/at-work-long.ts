// Long questions in which a quadratic is at work in another place: below a line, as the light of a lamp, and with an end.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { squareForm } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const quadraticsAtWork = laidOut(
  defineTemplate({
    id: 'quadratics-at-work',
    marks: 10,
    calculator: false,
    level: 4,
    cases: {
      'lamp-beside-a-path'(random) {
        // The lamp is d metres from the path, so that r² = (x − p)² + d² and I = K/r².
        const [p, d, K, h] = random.pick([
          [7, 4, 800, 2],
          [8, 3, 900, 1],
          [9, 3, 900, 4],
          [8, 5, 1000, 5],
          [10, 6, 1800, 3],
          [12, 4, 800, 8],
        ] as const)
        const below = { a: 1, b: -2 * p, c: p * p + d * d }
        const shownBelow = `x^2 − ${2 * p}x + ${below.c}`
        const saidBelow = `x squared minus ${2 * p} x plus ${below.c}`
        const [most, least] = [K / (d * d), K / (d * d + h * h)]
        const square = squareForm(1, p, d * d)
        const light = (x: number) => K / (x * x - 2 * p * x + below.c)
        return {
          question: typst`
A lamp stands beside a straight path. A gate is at the beginning of the path. At a point of the path $x$~metres from the gate, the brightness of the light is $I$~lux, where
$ I = ${K}/(${shownBelow}). $
#part("a", 2)[Show that $${shownBelow}$ can be written as $(x − ${p})^2 + k$, where $k$ is a constant to be found.]
#part("b", 3)[Hence find, with a reason, the greatest brightness of the light on the path, and how far from the gate it is.]
#part("c", 3)[Find the range of values of $x$ for which the brightness is at least ${least}~lux.]
#part("d", 2)[At a distance of $r$~metres from the lamp the brightness, in lux, is given by
$ I = ${K}/r^2. $
Find the shortest distance from the lamp to the path.]`,
          answer: typst`
#part("a")[
#working("M1")[$(x − ${p})^2 − ${p * p} + ${below.c}$, or the bracket multiplied out]
#working("A1")[$= ${square}$, so #result[$k = ${d * d}$]]]
#part("b")[
#working("B1")[$(x − ${p})^2 >= 0$, so the denominator is at least ${d * d}]
#working("B1 FT")[$display(${K}/${d * d}) =$ #result[${most} lux]]
#working("B1")[for $x = ${p}$: #result[${p} m] from the gate]]
#part("c")[
#working("M1")[$${shownBelow} <= display(${K}/${least}) = ${K / least}$]
#working("M1 dep")[$(x − ${p})^2 <= ${h * h}$ \
or $(x − ${p - h})(x − ${p + h}) <= 0$]
#working("A1")[#result[$${p - h} <= x <= ${p + h}$]]]
#part("d")[
#working("M1 FT")[the brightness is greatest where $r$ is least: $display(${K}/r^2) = ${most}$ #h(3pt) _oe_]
#working("A1")[#result[${d} m]]
#scheme[Or: *M1* for $r^2 = ${shownBelow}$ and its least value ${d * d}.]]`,
          alt: plain`A lamp stands beside a straight path. A gate is at the beginning of the path. At a point of the path x metres from the gate, the brightness of the light is I lux, where I is ${K} divided by, open bracket, ${saidBelow}, close bracket. Part a: show that ${saidBelow} can be written as the square of, open bracket, x minus ${p}, close bracket, plus k, where k is a constant to be found. Part b: hence find, with a reason, the greatest brightness of the light on the path, and how far from the gate it is. Part c: find the range of values of x for which the brightness is at least ${least} lux. Part d: at a distance of r metres from the lamp the brightness, I, is ${K} over r squared, in lux. Find the shortest distance from the lamp to the path.`,
          answerAlt: plain`Part a: k is ${d * d}. Part b: a square is at least 0, so the denominator is at least ${d * d}, and the greatest brightness is ${most} lux, for x equal to ${p}: ${p} metres from the gate. Part c: the square of, open bracket, x minus ${p}, close bracket, is at most ${h * h}, so x is from ${p - h} to ${p + h}. Part d: ${K} over r squared is ${most}, so r is ${d} metres.`,
          answers: [
            final('a', number(d * d), 'k'),
            final('b', number(most, { unit: 'lux' }), 'greatest brightness'),
            final('b', number(p, { unit: 'm' }), 'distance'),
            final('c', inequality(`${p - h} ≤ x ≤ ${p + h}`)),
            final('d', number(d, { unit: 'm' })),
          ],
          verify() {
            const along = Array.from({ length: 3001 }, (_, n) => n / 100)
            const heights = along.map(light)
            const met = roots((x) => light(x) - least, -9.0031, 40.0017, 8009)
            return compared(
              ['the brightest', Math.max(...heights), most],
              ['where', along[heights.indexOf(Math.max(...heights))] ?? 0, p],
              ['from', met[0] ?? 0, p - h],
              ['to', met[1] ?? 0, p + h],
              // In coordinates, with the lamp beside the path.
              ['the law', K / Math.hypot(3 - p, d) ** 2, light(3)],
            )
          },
        }
      },
      'pens-by-a-wall'(random) {
        // A = kbx·2 − kx² = kb² − k(x − b)²; the wall is so short that x must be at least b + e.
        const [k, b, h, e] = random.pick([
          [3, 10, 4, 2],
          [3, 8, 3, 1],
          [4, 9, 3, 2],
          [4, 6, 2, 1],
          [3, 12, 5, 2],
          [4, 10, 5, 3],
        ] as const)
        const fence = 2 * k * b
        const [most, need] = [k * b * b, k * (b * b - h * h)]
        const wall = k * (b - e)
        const [shortest, possible] = [b + e, k * (b * b - e * e)]
        const area = (x: number) => x * (fence - k * x)
        const pens = ['', '', '', 'two', 'three'][k] ?? ''
        const across = Array.from({ length: k }, (_, n) => (10 * n) / (k - 1))
        return {
          question: typst`
A farmer uses ${fence}~m of fence to make ${pens} equal rectangular pens side by side against a long straight wall. The wall is one side of each pen. Each of the ${k} pieces of fence at right angles to the wall has a length of $x$~metres.
#not-to-scale
#sketch(edge((-1.5, 4), (11.5, 4), body: [wall]), edge((0, 0), (10, 0)), ${across.map((x, n) => `edge((${x.toFixed(3)}, 0), (${x.toFixed(3)}, 4)${n === 0 ? ', body: [$x$ m]' : ''})`).join(', ')}, height: 130pt)
#part("a", 2)[Show that the total area of the pens, $A$~m², is given by $A = ${fence}x − ${k}x^2$.]
#part("b", 2)[Write $A$ in the form $a − ${k}(x − b)^2$.]
#part("c", 3)[Find the range of values of $x$ for which the total area is at least ${need}~m².]
#part("d", 3)[Another wall is only ${wall}~m long. Show that for pens against this wall $x >= ${shortest}$, and find, with a reason, the greatest total area that they can have.]`,
          answer: typst`
#part("a")[
#working("M1")[the fence along the pens has a length of $${fence} − ${k}x$]
#working("A1")[$A = x(${fence} − ${k}x) = ${fence}x − ${k}x^2$]]
#part("b")[
#working("M1")[$−${k}(x^2 − ${2 * b}x)$ \
$= −${k}((x − ${b})^2 − ${b * b})$]
#working("A1")[#result[$${most} − ${k}(x − ${b})^2$]]]
#part("c")[
#working("M1")[$${most} − ${k}(x − ${b})^2 >= ${need}$ \
or $${k}x^2 − ${fence}x + ${need} <= 0$]
#working("M1 dep")[$(x − ${b})^2 <= ${h * h}$ \
or $(x − ${b - h})(x − ${b + h}) <= 0$]
#working("A1")[#result[$${b - h} <= x <= ${b + h}$]]]
#part("d")[
#working("B1")[$${fence} − ${k}x <= ${wall}$, so $${k}x >= ${fence - wall}$ and $x >= ${shortest}$]
#working("M1")[from $x = ${b}$ on $A$ decreases, so it is greatest for $x = ${shortest}$]
#working("A1")[$${most} − ${k} times ${e === 1 ? '1' : `${e}^2`} =$ #result[${possible} m²]]]`,
          alt: plain`A farmer uses ${fence} metres of fence to make ${pens} equal rectangular pens side by side against a long straight wall. The wall is one side of each pen. Each of the ${k} pieces of fence at right angles to the wall has a length of x metres. One more piece, opposite the wall, is the last side of all pens. Part a: show that the total area of the pens, A square metres, is given by A equals ${fence} x minus ${k} x squared. Part b: write A in the form a minus ${k} times the square of, open bracket, x minus b, close bracket. Part c: find the range of values of x for which the total area is at least ${need} square metres. Part d: another wall is only ${wall} metres long. Show that for pens against this wall x is greater than or equal to ${shortest}, and find, with a reason, the greatest total area that they can have.`,
          answerAlt: plain`Part a: the fence along the pens is ${fence} minus ${k} x long; multiply by x. Part b: ${most} minus ${k} times the square of, open bracket, x minus ${b}, close bracket. Part c: the square of, open bracket, x minus ${b}, close bracket, is at most ${h * h}, so x is from ${b - h} to ${b + h}. Part d: ${fence} minus ${k} x is at most ${wall}, so x is at least ${shortest}. From x equal to ${b} on A decreases, so it is greatest for x equal to ${shortest}: ${possible} square metres.`,
          answers: [
            final('b', number(most), 'a'),
            final('b', number(b), 'b'),
            final('c', inequality(`${b - h} ≤ x ≤ ${b + h}`)),
            final('d', number(possible, { unit: 'm²' })),
          ],
          verify() {
            // Every width in centimetres, of one long side and k short ones.
            const widths = Array.from({ length: 100 * 2 * b }, (_, n) => n / 100)
            const allowed = widths.filter((x) => fence - k * x <= wall + 1e-9)
            const met = roots((x) => area(x) - need, 0.0031, 2 * b, 4001)
            return compared(
              ['the square', most - k * (2.3 - b) ** 2, area(2.3)],
              ['from', met[0] ?? 0, b - h],
              ['to', met[1] ?? 0, b + h],
              ['the narrowest', Math.min(...allowed), shortest],
              ['the greatest', Math.max(...allowed.map(area)), possible],
            )
          },
        }
      },
    },
  }),
)
