// The graphs of y = f(x) and y = |f(x)| where f is a sine, a cosine or a tangent.

import { agree, roots } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { curve, labelled, modulusCurve, plot } from './plots.ts'

const radians = Math.PI / 180

export const modulusOfWave = defineTemplate({
  id: 'modulus-of-wave',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    sine(random) {
      const [size, per] = [random.integer(2, 6), random.integer(1, 2)]
      const angle = per === 1 ? 'x' : `${per}x`
      const corners = Array.from({ length: 2 * per - 1 }, (_, n) => ((n + 1) * 180) / per)
      const body = `(${size} * calc.sin(${per} * x * 1deg))`
      const picture = plot(
        {
          x: [0, 360],
          atEdge: true,
          y: [-size * 1.15, size * 1.2],
          onX: [...corners, 360].map((x) => [x, `${x}°`] as const),
          onY: [[size, String(size)]],
        },
        curve(body, { dash: true, colour: 'ink-soft' }),
        modulusCurve(body, corners, [0, 360]),
      )
      const count = 4 * per
      return {
        question: typst`
$f(x) = ${size} sin ${angle}$ for $0° <= x <= 360°$.
#part("a", 2)[Sketch the graph of $y = |f(x)|$.]
#part("b", 1)[Write down the number of solutions of $|f(x)| = ${size - 1}$.]
#part("c", 1)[Write down the number of solutions of $|f(x)| = ${size}$.]`,
        answer: typst`
#part("a")[
${picture}
#working("B1")[#result[${2 * per}] equal arches on the $x$-axis, with sharp corners between them]
#working("B1")[greatest value #result[${size}], meeting the axis at multiples of #result[$${180 / per}°$]]]
#part("b")[#working("B1")[two on each arch: #result[${count}]]]
#part("c")[#working("B1")[one on each arch: #result[${2 * per}]]]`,
        alt: plain`f of x is ${size} times the sine of ${per === 1 ? 'x' : `${per} x`}, for x from 0 to 360 degrees. Part a: sketch the graph of y equals the modulus of f of x. Part b: write down the number of solutions of: the modulus of f of x equals ${size - 1}. Part c: write down the number of solutions of: the modulus of f of x equals ${size}.`,
        answerAlt: plain`Part a: the graph is ${2 * per} equal arches on the x axis with sharp corners between them. They meet the axis at multiples of ${180 / per} degrees, and the greatest value is ${size}. Part b: there are two solutions on each arch, ${count} in all. Part c: there is one on each arch, ${2 * per} in all.`,
        answers: [final('b', number(count)), final('c', number(2 * per))],
        verify: () => {
          const f = (x: number) => Math.abs(size * Math.sin(per * x * radians)) - size + 1
          const found = roots(f, -0.013, 360.017, 1441).length
          return found === 4 * per ? null : `there are ${found} solutions`
        },
      }
    },
    'cosine-moved'(random) {
      const lift = random.integer(1, 4)
      const size = 2 * lift
      const [high, low] = [lift + size, size - lift]
      const body = `(${lift} + ${size} * calc.cos(x * 1deg))`
      const picture = plot(
        {
          x: [0, 360],
          atEdge: true,
          y: [-low * 1.3, high * 1.1],
          onX: [
            [120, '120°'],
            [240, '240°'],
            [360, '360°'],
          ],
          onY: [[high, String(high)]],
        },
        curve(body, { from: 120, to: 240, dash: true, colour: 'ink-soft' }),
        modulusCurve(body, [120, 240], [0, 360]),
        labelled([180, low], `(180°, ${low})`, 'above'),
      )
      return {
        question: typst`
$f(x) = ${lift} + ${size} cos x$ for $0° <= x <= 360°$.
#part("a", 1)[Solve the equation $f(x) = 0$.]
#part("b", 2)[Sketch the graph of $y = |f(x)|$, showing where it meets the axes.]
#part("c", 1)[Write down the set of values of $k$ for which $|f(x)| = k$ has exactly four solutions.]`,
        answer: typst`
#part("a")[#working("B1")[$cos x = −display(1/2)$, so $x =$ #result[$120°$] or #result[$240°$]]]
#part("b")[
${picture}
#working("B1 FT")[the part between $120°$ and $240°$ reflected, with corners at both]
#working("B1")[from #result[$(0°, ${high})$] to #result[$(360°, ${high})$], with a peak at #result[$(180°, ${low})$]]]
#part("c")[#working("B1 FT")[below the middle peak: #result[$0 < k < ${low}$]]]`,
        alt: plain`f of x is ${lift} plus ${size} times the cosine of x, for x from 0 to 360 degrees. Part a: solve the equation f of x equals 0. Part b: sketch the graph of y equals the modulus of f of x, showing where it meets the axes. Part c: write down the set of values of k for which the modulus of f of x equals k has exactly four solutions.`,
        answerAlt: plain`Part a: x is 120 degrees or 240 degrees. Part b: the graph comes down from ${high} at 0 degrees to a corner on the x axis at 120 degrees, rises to a peak of ${low} at 180 degrees, comes down to a corner at 240 degrees, and rises to ${high} at 360 degrees. Part c: k is between 0 and ${low}, both excluded.`,
        answers: [
          final('a', inAnyOrder([120, 240], { name: 'x', each: { unit: '°' } })),
          final('c', inequality(`0 < k < ${low}`, 'k')),
        ],
        verify: () => {
          const f = (x: number) => lift + size * Math.cos(x * radians)
          const count = (k: number) => roots((x) => Math.abs(f(x)) - k, -0.013, 360.017, 1441).length
          const low = size - lift
          return agree(f(120), 0, 1e-9) &&
            count(low / 2) === 4 &&
            count(low - 0.05) === 4 &&
            count(low + 0.05) === 2
            ? null
            : 'the count is another'
        },
      }
    },
    tangent(random) {
      const [k, size] = [random.integer(2, 6), random.integer(1, 3)]
      const top = Math.max(4, 1.4 * size)
      const before = size === 1 ? '' : String(size)
      const picture = plot(
        {
          x: [0, 360],
          atEdge: true,
          y: [0, top],
          onX: [
            [90, '90°'],
            [180, '180°'],
            [270, '270°'],
            [360, '360°'],
          ],
        },
        'asymptote(x: 90)',
        'asymptote(x: 270)',
        ...[
          [0, 89],
          [91, 180],
          [180, 269],
          [271, 360],
        ].map(([from = 0, to = 0]) => curve(`calc.abs(${size} * calc.tan(x * 1deg))`, { from, to })),
      )
      return {
        question: typst`
$f(x) = ${before} tan x$ for $0° <= x <= 360°$, $x != 90°$, $x != 270°$.
#part("a", 3)[Sketch the graph of $y = |f(x)|$, with its asymptotes.]
#part("b", 1)[Write down the number of solutions of $|f(x)| = ${k}$.]`,
        answer: typst`
#part("a")[
${picture}
#working("B1")[asymptotes #result[$x = 90°$] and #result[$x = 270°$]]
#working("B1")[meets the $x$-axis at #result[$0°$], #result[$180°$] and #result[$360°$]]
#working("B1")[all four branches rise from the axis to the asymptotes]]
#part("b")[#working("B1")[one on each branch: #result[4]]]`,
        alt: plain`f of x is ${size === 1 ? '' : `${size} times `}the tangent of x, for x from 0 to 360 degrees without 90 and 270 degrees. Part a: sketch the graph of y equals the modulus of f of x, with its asymptotes. Part b: write down the number of solutions of: the modulus of f of x equals ${k}.`,
        answerAlt: plain`Part a: the asymptotes are x equals 90 degrees and x equals 270 degrees. The graph meets the x axis at 0, 180 and 360 degrees, and its four branches rise from the axis to the asymptotes. Part b: there is one solution on each branch, 4 in all.`,
        answers: [final('b', number(4))],
        verify: () => {
          const both = [k, -k].flatMap((value) =>
            [
              [0, 89.99],
              [90.01, 269.99],
              [270.01, 360],
            ].flatMap(([from = 0, to = 0]) =>
              roots((x) => size * Math.tan(x * radians) - value, from, to, 301),
            ),
          )
          return both.length === 4 ? null : `there are ${both.length} solutions`
        },
      }
    },
  },
})
