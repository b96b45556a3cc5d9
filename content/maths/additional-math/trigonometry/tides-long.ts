// Long questions on a wave: the depth of water at a jetty, and a curve whose constants are read from its graph.

import { arccos, arcsin, cos, sin } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, minus, significant } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const waveInFull = laidOut(
  defineTemplate({
    id: 'wave-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      tide(random) {
        const [mean, swing, need] = random.pick([
          [5, 2, 4],
          [6, 3, 5],
          [4, 2.5, 3],
          [7, 3, 5.5],
        ] as const)
        const depth = (t: number) => mean + swing * cos(30 * t)
        const ratio = (need - mean) / swing
        const first = arccos(ratio) / 30
        const second = 12 - first
        const shut = 2 * (second - first)
        const [high, low] = [mean + swing, mean - swing]
        const clock = (t: number) => {
          const minutes = Math.round(t * 60)
          return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        }
        return {
          question: typst`
The depth of the water at a jetty, $d$~metres, $t$~hours after midnight on one day is modelled by
$ d = ${mean} + ${swing} cos (30 t)°. $
#part("a", 2)[Find the greatest and the least depth of the water.]
#part("b", 1)[Find the time between one high tide and the next.]
#part("c", 3)[Sketch the graph of $d$ against $t$ for $0 <= t <= 24$.]
A launch needs a depth of at least ${need}~m.
#part("d", 4)[Find, to the nearest minute, the first time of this day at which the launch cannot stay at the jetty any longer, and the first time after this at which it can come back.]
#part("e", 2)[Find the total number of hours of this day for which the depth is less than ${need}~m.]`,
          answer: typst`
#part("a")[
#working("B1")[$${mean} + ${swing} =$ #result[${high} m]]
#working("B1")[$${mean} − ${swing} =$ #result[${low} m]]]
#part("b")[#working("B1")[$360 div 30 =$ #result[12 hours]]]
#part("c")[
#axes(axis(0, 25, numbers: false, labels: ((6, $6$), (12, $12$), (18, $18$), (24, $24$)), title: $t$), axis(0, ${rounded(high * 1.12)}, numbers: false, labels: ((${low}, $${low}$), (${mean}, $${mean}$), (${high}, $${high}$)), title: $d$), grid: false, height: 150pt, curve-of(x => ${mean} + ${swing} * calc.cos(x * 30deg), from: 0, to: 24, colour: addmaths))
#working("B1")[two complete waves of a cosine, starting at a maximum]
#working("B1")[maxima of ${high} at $t = 0$, 12, 24 and minima of ${low} at $t = 6$, 18]
#working("B1")[a smooth curve about $d = ${mean}$, all above the $t$-axis]]
#part("d")[
#working("M1")[$${mean} + ${swing} cos (30t)° = ${need}$ \
$cos (30t)° = ${minus(Number(ratio.toFixed(4)))}${Math.abs(ratio * 1000 - Math.round(ratio * 1000)) > 1e-9 ? '"…"' : ''}$]
#working("M1")[$30t = ${significant(30 * first, 5)}$ or $360 − ${significant(30 * first, 5)}$]
#working("A1")[$t = ${significant(first, 4)}$: #result[${clock(first)}]]
#working("A1")[$t = ${significant(second, 4)}$: #result[${clock(second)}]]]
#part("e")[
#working("M1 FT")[$2 times (${significant(second, 4)} − ${significant(first, 4)})$]
#working("A1")[#result[${significant(shut)} hours] (3 s.f.)]]`,
          alt: plain`The depth of the water at a jetty, d metres, t hours after midnight on one day is modelled by d equals ${mean} plus ${swing} times the cosine of 30 t degrees. Part a: find the greatest and the least depth of the water. Part b: find the time between one high tide and the next. Part c: sketch the graph of d against t for t from 0 to 24. A launch needs a depth of at least ${need} metres. Part d: find, to the nearest minute, the first time of this day at which the launch cannot stay at the jetty any longer, and the first time after this at which it can come back. Part e: find the total number of hours of this day for which the depth is less than ${need} metres.`,
          answerAlt: plain`Part a: ${high} metres and ${low} metres. Part b: 360 divided by 30 is 12 hours. Part c: two complete waves about ${mean}, starting from a maximum of ${high}, with minima of ${low} at 6 and 18. Part d: the cosine of 30 t is the fraction with numerator ${need} minus ${mean} and denominator ${swing}, so t is ${significant(first, 4)}, which is ${clock(first)}, and t is ${significant(second, 4)}, which is ${clock(second)}. Part e: twice the difference is ${significant(shut)} hours.`,
          answers: [
            final('a', number(high, { unit: 'm' }), 'greatest'),
            final('a', number(low, { unit: 'm' }), 'least'),
            final('b', number(12, { unit: 'hours' })),
            final('d', { kind: 'time', minutes: Math.round(first * 60), is: 'clock' }, 'leaves'),
            final('d', { kind: 'time', minutes: Math.round(second * 60), is: 'clock' }, 'comes back'),
            final('e', inNamedUnit(threeFigures(shut, 'hours'))),
          ],
          verify() {
            const all = Array.from({ length: 2401 }, (_, n) => depth(n / 100))
            const times = roots((t) => depth(t) - need, 0, 24, 2400)
            const [a = 0, b = 0, c = 0, d = 0] = times
            return compared(
              ['the greatest', Math.max(...all), high],
              ['the least', Math.min(...all), low],
              ['again', depth(12.7), depth(0.7)],
              ['leaves', a, first],
              ['comes back', b, second],
              ['too low', b - a + (d - c), shut],
            )
          },
        }
      },
      'constants-and-roots'(random) {
        // y = a sin bx + c through its greatest and least values; b = 2 or 3.
        const [a, b, c] = random.pick([
          [4, 2, 1],
          [5, 2, 2],
          [4, 3, -1],
          [6, 2, -2],
          [5, 3, 1],
        ] as const)
        const f = (x: number) => a * sin(b * x) + c
        const [top, low] = [a + c, c - a]
        const inner = arcsin(-c / a)
        const full = 360 / b
        const list = [inner, 180 - inner, inner + 360, 540 - inner, inner - 360]
          .map((angle) => angle / b)
          .filter((angle) => angle > 0 && angle < 180)
          .sort((one, other) => one - other)
        const shown = list.map((angle) => decimals(angle, 1))
        const peak = 90 / b
        const peaks = [...Array(b).keys()].map((n) => peak + n * full).filter((x) => x < 180)
        const added = c < 0 ? `− ${-c}` : `+ ${c}`
        const both = Math.max(top, -low)
        const counts = Math.abs(low) < top ? top : -low
        return {
          question: typst`
The diagram shows the curve $y = a sin b x + c$ for $0° <= x <= 180°$, where $a$, $b$ and $c$ are integers and $a$ and $b$ are positive. The period of the curve is $${full}°$. Its greatest value is $${minus(top)}$ and its least value is $${minus(low)}$.
#axes(axis(0, 190, numbers: false, labels: ((90, $90°$), (180, $180°$)), title: $x$, at-edge: true), axis(${rounded(low * 1.15)}, ${rounded(top * 1.15)}, numbers: false, labels: ((${low}, $${minus(low)}$), (${top}, $${minus(top)}$)), title: $y$), grid: false, height: 160pt, curve-of(x => ${a} * calc.sin(x * ${b}deg) + (${c}), from: 0, to: 180, colour: addmaths))
#part("a", 3)[Find the values of $a$, $b$ and $c$.]
#part("b", 2)[Find the coordinates of the ${peaks.length === 1 ? 'maximum point' : 'first maximum point'} of the curve.]
#part("c", 4)[Solve the equation $a sin b x + c = 0$ for $0° <= x <= 180°$.]
#part("d", 2)[Find the set of values of $k$ for which the equation $a sin b x + c = k$ has no solution.]
#part("e", 1)[State the greatest value of $|a sin b x + c|$.]`,
          answer: typst`
#part("a")[
#working("B1")[half of the difference: #result[$a = ${a}$]]
#working("B1")[$360 div ${full}$: #result[$b = ${b}$]]
#working("B1")[half of the sum: #result[$c = ${minus(c)}$]]]
#part("b")[
#working("M1")[$sin ${b}x = 1$, so $${b}x = 90°$]
#working("A1 FT")[#result[$(${peak}°, ${minus(top)})$]]]
#part("c")[
#working("M1 FT")[$${a} sin ${b}x ${added} = 0$ \
$sin ${b}x = ${minus(Number((-c / a).toPrecision(4)))}$]
#working("M1")[$${b}x$ from 0° to ${180 * b}°: ${list.map((angle) => `$${decimals(angle * b, 1)}°$`).join(', ')}]
#working("A1 A1")[${shown.map((angle) => `#result[$${angle}°$]`).join(', ')}]
#scheme[*A1* for ${list.length > 2 ? 'two of them, *A1* for the others' : 'each'}, and no more in the interval.]]
#part("d")[
#working("B1 FT")[#result[$k > ${minus(top)}$]]
#working("B1 FT")[#result[$k < ${minus(low)}$]]]
#part("e")[#working("B1 FT")[#result[${both}]]]`,
          alt: plain`The diagram shows the curve y equals a times the sine of b x, plus c, for x from 0 to 180 degrees, where a, b and c are integers and a and b are positive. The period of the curve is ${full} degrees. Its greatest value is ${top} and its least value is ${low}. Part a: find the values of a, b and c. Part b: find the coordinates of the ${peaks.length === 1 ? 'maximum point' : 'first maximum point'} of the curve. Part c: solve the equation a times the sine of b x, plus c, equals 0, for x from 0 to 180 degrees. Part d: find the set of values of k for which the equation a times the sine of b x, plus c, equals k has no solution. Part e: state the greatest value of the modulus of, open bracket, a times the sine of b x, plus c, close bracket.`,
          answerAlt: plain`Part a: a is ${a}, b is ${b} and c is ${c}. Part b: the sine is 1 when x is ${peak} degrees; y is ${top}. Part c: the sine of ${b} x is ${Number((-c / a).toPrecision(4))}, so x is ${listInWords(shown)} degrees. Part d: k greater than ${top} or k less than ${low}. Part e: ${both}.`,
          answers: [
            final('a', number(a), 'a'),
            final('a', number(b), 'b'),
            final('a', number(c), 'c'),
            final('b', {
              kind: 'coordinates',
              value: [number(peak, { unit: '°' }), number(top)],
            }),
            final('c', inAnyOrder(list, { name: 'x', each: { to: { places: 1 }, unit: '°' } })),
            final('d', { kind: 'inequality', value: `k < ${low} or k > ${top}`, letter: 'k' }),
            final('e', number(both)),
          ],
          verify() {
            const heights = Array.from({ length: 1801 }, (_, n) => f(n / 10))
            const found = roots(f, 0.01, 179.99)
            return compared(
              ['the greatest', Math.max(...heights), top],
              ['the least', Math.min(...heights), low],
              ['the period', f(11 + full), f(11)],
              ['the maximum', f(peak), top],
              ['how many', found.length, list.length],
              ...list.map((angle, n) => ['a root', found[n] ?? 0, angle] as const),
              ['the modulus', Math.max(...heights.map(Math.abs)), counts],
            )
          },
        }
      },
    },
  }),
)
