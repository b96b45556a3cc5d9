// The graphs of y = f(x) and y = |f(x)| where f is a cubic.

import { roots } from '../../kit/checking.ts'
import { final, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { curve, labelled, modulusCurve, plot } from './plots.ts'
import { bracket, said } from './printing.ts'

const negatives = (f: (x: number) => number, from: number, to: number): number =>
  Array.from({ length: 400 }, (_, n) => f(from + ((to - from) * n) / 399)).filter((y) => y < -1e-9).length

export const modulusOfCubic = defineTemplate({
  id: 'modulus-of-cubic',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'three-roots'(random) {
      const p = -random.integer(1, 3)
      const q = random.integer(1, 2)
      const r = q + random.integer(1, 3)
      const c = -p * q * r
      const body = `((x - (${p})) * (x - ${q}) * (x - ${r}))`
      const f = (x: number) => (x - p) * (x - q) * (x - r)
      const heights = Array.from({ length: 200 }, (_, n) => Math.abs(f(p + ((r - p) * n) / 199)))
      const top = Math.max(...heights) * 1.35
      const [from, to] = [p - (r - p) * 0.25, r + (r - p) * 0.25]
      const picture = plot(
        { x: [from, to], y: [-top * 0.35, top] },
        modulusCurve(body, [p, q, r], [from, to]),
        labelled([p, 0], minus(p), 'below'),
        labelled([q, 0], String(q), 'below'),
        labelled([r, 0], String(r), 'below'),
        labelled([0, c], String(c), p * (q + r) + q * r < 0 ? 'above-right' : 'above-left'),
      )
      const formula = `${bracket(1, -p)}${bracket(1, -q)}${bracket(1, -r)}`
      const formulaSaid = listInWords([p, q, r].map((root) => `${linearSpoken(1, -root)}`))
      return {
        question: typst`
$f(x) = ${formula}$ for $x in RR$.
#part("a", 3)[Sketch the graph of $y = |f(x)|$. Show where it meets the axes.]
#part("b", 1)[Write down the set of values of $x$ for which $|f(x)| = −f(x)$.]`,
        answer: typst`
#part("a")[
#note[What lies below the $x$-axis is reflected in it.]
${picture}
#working("B1")[the shape, wholly on or above the $x$-axis]
#working("B1")[sharp corners at #result[$${minus(p)}$], #result[${q}] and #result[${r}] on the $x$-axis]
#working("B1")[through #result[$(0, ${c})$]]]
#part("b")[
#note[Where $f(x)$ is not positive.]
#working("B1")[#result[$x <= ${minus(p)}$] or #result[$${q} <= x <= ${r}$]]]`,
        alt: plain`f of x is the product of ${formulaSaid}, for real x. Part a: sketch the graph of y equals the modulus of f of x. Show where it meets the axes. Part b: write down the set of values of x for which the modulus of f of x equals minus f of x.`,
        answerAlt: plain`Part a: the graph has sharp corners on the x axis at ${plain`${p}`}, ${q} and ${r}, and is above it elsewhere. It has a highest point between each two corners and meets the y axis at x 0, y ${c}. Part b: where f of x is not positive, that is for x less than or equal to ${plain`${p}`} or from ${q} to ${r}.`,
        answers: [final('b', inequality(`x <= ${p} or ${q} <= x <= ${r}`))],
        verify: () =>
          negatives(f, p, q) === 0 && negatives(f, q + 0.01, r - 0.01) === 400 && f(p - 1) < 0 && f(r + 1) > 0
            ? null
            : 'f is negative elsewhere',
      }
    },
    'touching-the-axis'(random) {
      const [p, r] = [-random.integer(1, 3), random.integer(1, 3)]
      // f(x) = (x − p)²(r − x), positive to the left of r.
      const c = p * p * r
      const f = (x: number) => (x - p) ** 2 * (r - x)
      const high = Math.max(...Array.from({ length: 200 }, (_, n) => f(p + ((r - p) * n) / 199)))
      const [from, to] = [p - (r - p) * 0.35, r + (r - p) * 0.3]
      const body = `(calc.pow(x - (${p}), 2) * (${r} - x))`
      const picture = plot(
        { x: [from, to], y: [-high * 0.45, high * 1.4] },
        curve(body, { from: r, dash: true, colour: 'ink-soft' }),
        modulusCurve(body, [r], [from, to]),
        labelled([p, 0], minus(p), 'below'),
        labelled([r, 0], String(r), 'below-left'),
        labelled([0, c], String(c), 2 * r >= -p ? 'above-left' : 'above-right'),
      )
      return {
        question: typst`
$f(x) = ${bracket(1, -p)}^2(${r} − x)$ for $x in RR$.
#part("a", 3)[Sketch the graph of $y = |f(x)|$. Show where it meets the axes.]
#part("b", 1)[State for which values of $x$ the graph of $y = |f(x)|$ is not part of the graph of $y = f(x)$.]`,
        answer: typst`
#part("a")[
${picture}
#working("B1")[touches the $x$-axis smoothly at #result[$${minus(p)}$]]
#working("B1")[sharp corner on the $x$-axis at #result[${r}], then upwards]
#working("B1")[through #result[$(0, ${c})$]]]
#part("b")[
#note[A square is never negative, so the sign is that of $${r} − x$.]
#working("B1")[#result[$x > ${r}$]]]`,
        alt: plain`f of x is the square of open bracket ${linearSpoken(1, -p)} close bracket, times open bracket ${r} minus x close bracket, for real x. Part a: sketch the graph of y equals the modulus of f of x. Show where it meets the axes. Part b: state for which values of x the graph of the modulus is not part of the graph of f.`,
        answerAlt: plain`Part a: the graph comes down, touches the x axis smoothly at ${plain`${p}`}, rises, comes down to a sharp corner on the x axis at ${r}, and rises again. It meets the y axis at x 0, y ${c}. Part b: f of x is negative only for x greater than ${r}.`,
        answers: [final('b', inequality(`x > ${r}`))],
        verify: () =>
          negatives(f, p - 5, r) === 0 && negatives(f, r + 0.01, r + 5) === 400 && f(0) === p * p * r
            ? null
            : 'f is negative elsewhere',
      }
    },
    'how-many-solutions'(random) {
      const [a, shift] = [random.integer(1, 3), random.sign()]
      // x³ − 3a²x + shift·a³ turns at (∓a, (shift ± 2)a³): heights 3a³ and a³ or the other way round.
      const cube = a ** 3
      const [top, bottom] = [(shift + 2) * cube, (shift - 2) * cube]
      const [small, large] = [Math.min(top, -bottom), Math.max(top, -bottom)]
      const linear = `${3 * a * a}x`
      const constant = `${shift < 0 ? '−' : '+'} ${cube}`
      const body = `(calc.pow(x, 3) - ${3 * a * a} * x + (${shift * cube}))`
      const picture = plot(
        { x: [-2.6 * a, 2.6 * a], y: [-4.4 * cube, 4.4 * cube] },
        curve(body),
        labelled([-a, top], `(−${a}, ${top})`, 'above'),
        labelled([a, bottom], `(${a}, ${minus(bottom)})`, 'below'),
      )
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$, where $f(x) = x^3 − ${linear} ${constant}$, with its turning points.
${picture}
Find the number of solutions of
#part("a", 1)[$|f(x)| = 0$,]
#part("b", 1)[$|f(x)| = ${small * 2}$,]
#part("c", 1)[$|f(x)| = ${large}$,]
#part("d", 1)[$|f(x)| = ${large + 2}$.]`,
        answer: typst`
#note[On the graph of $y = |f(x)|$ the turning points are at the heights ${top} and ${-bottom}. Count where a line parallel to the $x$-axis meets it: $f(x)$ may be the number or its opposite.]
#part("a")[#working("B1")[three crossings of the axis: #result[3]]]
#part("b")[#working("B1")[$${small * 2}$ is above one peak and below the other: #result[4]]]
#part("c")[#working("B1")[it touches the higher peak: #result[3]]]
#part("d")[#working("B1")[only the two outer branches are so high: #result[2]]]`,
        alt: plain`The diagram shows the graph of y equals f of x, where f of x equals x cubed minus ${3 * a * a} x ${shift < 0 ? 'minus' : 'plus'} ${cube}. It has a highest turning point at (minus ${a}, ${top}), and a lowest at (${a}, ${bottom}). Find the number of solutions of these equations: part a, the modulus of f of x equals 0; part b, it equals ${small * 2}; part c, it equals ${large}; part d, it equals ${large + 2}.`,
        answerAlt: plain`On the graph of the modulus the turning points are at the heights ${top} and ${said(-bottom)}. Part a: there are 3 solutions. Part b: the line is above one peak and below the other, so there are 4. Part c: it touches the higher peak, so there are 3. Part d: only the two outer branches are so high, so there are 2.`,
        answers: [final('a', number(3)), final('b', number(4)), final('c', number(3)), final('d', number(2))],
        verify: () => {
          const f = (x: number) => x ** 3 - 3 * a * a * x + shift * cube
          const count = (k: number) =>
            [k, -k].reduce((sum, value) => sum + roots((x) => f(x) - value, -7.0137, 7.0141, 1203).length, 0)
          const small = Math.min((shift + 2) * cube, (2 - shift) * cube)
          return roots(f, -7.01, 7.02, 1203).length === 3 &&
            count(small * 2) === 4 &&
            count(small * 3 + 2) === 2 &&
            count(small * 3 - 0.01) === 4
            ? null
            : 'the count is another'
        },
      }
    },
  },
})
