// One-one or many-one: from a graph, and the largest domain on which there is an inverse.

import { final, inequality, number, word } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { curve, dots, labelled, plot } from './plots.ts'
import { added, line, said } from './printing.ts'

/** Whether values that rise or fall all the way come from a one-one function. */
const isOneOne = (f: (x: number) => number, from: number, to: number): boolean => {
  const values = Array.from({ length: 400 }, (_, n) => f(from + ((to - from) * n) / 399))
  const steps = values.slice(1).map((value, n) => value - (values[n] ?? 0))
  return steps.every((step) => step > 0) || steps.every((step) => step < 0)
}

export const oneOne = defineTemplate({
  id: 'one-one',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'parabola-on-a-grid'(random) {
      const [h, k, wide] = [random.integer(1, 3), random.integer(-4, -1), random.integer(2, 3)]
      const [left, right] = [h - wide, h + wide]
      const top = k + wide * wide
      const picture = plot(
        {
          x: [Math.min(left, 0) - 1, right + 1],
          y: [k - 1, top + 1],
          step: 1,
          stepY: wide === 2 ? 1 : 2,
          height: 210,
        },
        curve(`calc.pow(x - ${h}, 2) - ${-k}`, { from: left, to: right }),
        ...dots([
          [left, top],
          [right, top],
        ]),
      )
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$, where $f$ is a quadratic function with domain $${minus(left)} <= x <= ${right}$.
${picture}
#part("a", 1)[Explain why $f$ does not have an inverse.]
#part("b", 1)[The function $g$ has the same rule as $f$ but the domain $a <= x <= ${right}$. Write down the least value of $a$ for which $g$ has an inverse.]
#part("c", 1)[For this value of $a$, write down the domain of $g^(−1)$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$f$ is many-one]: for example $f(${minus(h - 1)}) = f(${h + 1}) = ${minus(k + 1)}$.]]
#part("b")[
#note[To the right of its lowest point the curve only rises.]
#working("B1")[$a =$ #result[${h}]]]
#part("c")[
#note[It is the range of $g$.]
#working("B1")[#result[$${minus(k)} <= x <= ${top}$]]]`,
        alt: plain`The diagram shows the graph of a quadratic function f with domain x from ${plain`${left}`} to ${right}. It falls from ${top} at x equals ${plain`${left}`} to its lowest point, ${plain`${k}`} at x equals ${h}, and rises to ${top} again. Part a: explain why f does not have an inverse. Part b: the function g has the same rule but the domain x from a to ${right}. Write down the least value of a for which g has an inverse. Part c: for this value of a, write down the domain of g inverse.`,
        answerAlt: plain`Part a: f is many-one. For example f of ${plain`${h - 1}`} and f of ${h + 1} are both ${plain`${k + 1}`}. Part b: a is ${h}, the x coordinate of the lowest point. Part c: the domain is x from ${plain`${k}`} to ${top}, both included, which is the range of g.`,
        answers: [final('b', number(h), 'a'), final('c', inequality(`${k} <= x <= ${top}`))],
        verify: () => {
          const f = (x: number) => (x - h) * (x - h) + k
          return isOneOne(f, h, h + wide) && !isOneOne(f, h - 0.1, h + wide)
            ? null
            : 'another domain is the largest'
        },
      }
    },
    'cosine-curve'(random) {
      const [centre, drawn] = [random.integer(1, 4), random.integer(2, 4)]
      const [size, per] = [drawn === centre ? drawn + 1 : drawn, random.pick([1, 2, 3])]
      const period = 360 / per
      const [top, bottom] = [centre + size, centre - size]
      const room = 2 * size * 0.18
      const picture = plot(
        {
          x: [0, period],
          atEdge: true,
          y: [Math.min(bottom, 0) - room, top + room],
          onX: [
            [period / 2, `${period / 2}°`],
            [period, `${period}°`],
          ],
        },
        curve(`${centre} + ${size} * calc.cos(${per} * x * 1deg)`),
        labelled([period, top], String(top), 'above-left'),
        labelled([period / 2, bottom], minus(bottom), bottom < 0 ? 'below' : 'above'),
      )
      const angle = per === 1 ? 'x' : `${per}x`
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${centre} + ${size} cos ${angle}$ for $0° <= x <= ${period}°$. The diagram shows its graph.
${picture}
#part("a", 1)[Write down the range of $f$.]
#part("b", 2)[Explain why $f$ has no inverse, and write down the greatest value of $k$ for which the function with the same rule and the domain $0° <= x <= k$ has one.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${minus(bottom)} <= f(x) <= ${top}$]]]
#part("b")[
#working("B1")[A line parallel to the $x$-axis can meet the graph twice, so $f$ is #result[many-one].]
#note[The curve falls until its lowest point.]
#working("B1")[$k =$ #result[$${period / 2}°$]]]`,
        alt: plain`The function f is defined by f of x equals ${centre} plus ${size} times the cosine of ${per === 1 ? 'x' : `${per} x`}, for x from 0 to ${period} degrees. Its graph falls from ${top} at 0 degrees to its lowest value ${plain`${bottom}`} at ${period / 2} degrees, and rises to ${top} again at ${period} degrees. Part a: write down the range of f. Part b: explain why f has no inverse, and write down the greatest k for which the function with the same rule and the domain from 0 degrees to k has one.`,
        answerAlt: plain`Part a: f of x is from ${plain`${bottom}`} to ${top}, both included. Part b: a line parallel to the x axis can meet the graph twice, so f is many-one. The curve falls until its lowest point, so k is ${period / 2} degrees.`,
        answers: [
          final('a', inequality(`${bottom} <= f(x) <= ${top}`, 'f(x)')),
          final('b', number(period / 2, { unit: '°' }), 'k'),
        ],
        verify: () => {
          const f = (x: number) => centre + size * Math.cos((per * x * Math.PI) / 180)
          return isOneOne(f, 0, 180 / per) && !isOneOne(f, 0, 181 / per)
            ? null
            : 'another domain is the largest'
        },
      }
    },
    'cubic-with-turning-points'(random) {
      const m = random.integer(1, 2)
      const shift = random.pick([0, 2, 3, 4, 5, 6]) * m ** 3
      // x(x − 3m)² + shift turns at (m, 4m³ + shift) and (3m, shift).
      const top = 4 * m ** 3 + shift
      const tail = shift === 0 ? '' : ` + ${shift}`
      const picture = plot(
        { x: [-0.75 * m, 4.3 * m], y: [-1.2 * m ** 3, top * 1.25], height: 190 },
        curve(`x * calc.pow(x - ${3 * m}, 2) + ${shift}`),
        labelled([m, top], `(${m}, ${top})`, 'above'),
        labelled([3 * m, shift], `(${3 * m}, ${shift})`, 'below'),
      )
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$, where $f(x) = x(x − ${3 * m})^2${tail}$ for $x in RR$. It has turning points at $(${m}, ${top})$ and $(${3 * m}, ${shift})$.
${picture}
#part("a", 1)[Explain why $f$ does not have an inverse.]
#part("b", 2)[The function $g$ is defined by $g(x) = f(x)$ for $a <= x <= b$. It has an inverse, and $a$ and $b$ are as far apart as they can be, with $a > 0$. Find $a$ and $b$, given that $g(x)$ decreases as $x$ increases.]`,
        answer: typst`
#part("a")[#working("B1")[$f$ is #result[not one-one]: a line such as $y = ${shift + 2}$ meets the graph three times.]]
#part("b")[
#note[The curve falls only between its turning points.]
#working("B1")[$a =$ #result[${m}]]
#working("B1")[$b =$ #result[${3 * m}]]]`,
        alt: plain`The diagram shows the graph of f of x equals x times the square of open bracket x minus ${3 * m} close bracket${shift === 0 ? '' : `, plus ${shift}`}, for real x. It rises to a turning point at x ${m}, y ${top}, falls to a turning point at x ${3 * m}, y ${shift}, and rises again. Part a: explain why f does not have an inverse. Part b: g of x equals f of x for x from a to b, where a is positive. It has an inverse, decreases as x increases, and a and b are as far apart as they can be. Find a and b.`,
        answerAlt: plain`Part a: f is not one-one. A line such as y equals ${shift + 2} meets the graph three times. Part b: the curve falls only between its turning points, so a is ${m} and b is ${3 * m}.`,
        answers: [final('b', number(m), 'a'), final('b', number(3 * m), 'b')],
        verify: () => {
          const f = (x: number) => x * (x - 3 * m) ** 2 + shift
          return isOneOne(f, m, 3 * m) && !isOneOne(f, m * 0.97, 3 * m) && !isOneOne(f, m, 3.03 * m)
            ? null
            : 'it does not fall just there'
        },
      }
    },
    'three-rules'(random) {
      const [p, q, r] = [random.integer(1, 4), random.integer(2, 5), random.integer(1, 6)]
      const [start, cube] = [q - random.integer(1, 2), random.sign() * random.integer(1, 8)]
      return {
        question: typst`
The functions $f$, $g$ and $h$ are defined as follows.

$f(x) = (x + ${p})^2 − ${r}$ for $x >= ${minus(-p)}$

$g(x) = |${line(1, -q)}|$ for $x >= ${start}$

$h(x) = x^3 ${added(cube)}$ for $x in RR$

State which one of the functions does not have an inverse. Give a reason for your choice, and a reason why each of the others has one. #marks(3)`,
        answer: typst`
#working("B1")[#result[$g$] has none: it is many-one, since $g(${q - 1}) = g(${q + 1}) = 1$.]
#working("B1")[$f$ is one-one: its domain starts at the turning point, and from there on $f$ only increases.]
#working("B1")[$h$ is one-one: $x^3$ increases for all $x$, so each value is taken once only.]`,
        alt: plain`Three functions are defined as follows. f of x equals the square of open bracket x plus ${p} close bracket, minus ${r}, for x greater than or equal to ${plain`${-p}`}. g of x equals the modulus of open bracket ${linearSpoken(1, -q)} close bracket, for x greater than or equal to ${start}. h of x equals x cubed ${cube < 0 ? 'minus' : 'plus'} ${Math.abs(cube)}, for real x. State which one of the functions does not have an inverse. Give a reason for your choice, and a reason why each of the others has one.`,
        answerAlt: plain`The function g has no inverse. It is many-one, since g of ${said(q - 1)} and g of ${q + 1} are both 1. The domain of f starts at the turning point, and from there on f only increases, so it is one-one. The function h increases for all x, so it is one-one.`,
        answers: [final('', word('g', 'g(x)'), 'no inverse')],
        verify: () => {
          const f = (x: number) => (x + p) ** 2 - r
          const g = (x: number) => Math.abs(x - q)
          const h = (x: number) => x ** 3 + cube
          return isOneOne(f, -p, 30) && isOneOne(h, -7.3, 9) && !isOneOne(g, start, 30) && q - 1 >= start
            ? null
            : 'another function is many-one'
        },
      }
    },
  },
})
