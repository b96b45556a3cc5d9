// Tangents to curves that are no graph of a quadratic, where a quadratic equation decides all the same.

import { agree, gradient } from '../../kit/checking.ts'
import { coordinates, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { linear, linearSpoken, rounded, shown } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const otherCurve = defineTemplate({
  id: 'tangent-to-another-curve',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    hyperbola: (random) => {
      // xy = mt² and y = k − mx touch at x = ±t; y² = 4m²tx and y = mx + mt touch at (t, 2mt).
      const m = random.integer(1, 4)
      const t = random.integer(1, 4)
      const [product, k] = [m * t * t, 2 * m * t]
      const line = m === 1 ? 'x + y = k' : `${m}x + y = k`
      const reach = 3.2 * t
      const tall = 3.2 * m * t
      return {
        question: typst`
The line $${line}$ is a tangent to the curve $x y = ${product}$. The diagram shows the two possible lines.
#axes(axis(${rounded(-reach)}, ${rounded(reach)}, numbers: false, title: $x$), axis(${rounded(-tall)}, ${rounded(tall)}, numbers: false, title: $y$), grid: false, height: 190pt, curve-of(x => ${product} / x, colour: addmaths), curve-of(x => ${k} - ${m} * x, colour: maths), curve-of(x => -${k} - ${m} * x, colour: maths, dash: "dashed"), point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))
Find the two possible values of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$y = k − ${linear(m, 0)}$, so $x(k − ${linear(m, 0)}) = ${product}$]
#working("A1")[$${linear(m, 0)}^2 − k x + ${product} = 0$]
#working("M1")[tangent: $k^2 − 4 times ${m} times ${product} = 0$]
#working("A1")[$k =$ #result[$${k}$] or $k =$ #result[$−${k}$]]`,
        alt: plain`The line ${linearSpoken(m, 0)} plus y equals k is a tangent to the curve x y equals ${product}, which has two branches. The diagram shows two such lines, one touching each branch. Find the two possible values of k.`,
        answerAlt: plain`Put y equals k minus ${linearSpoken(m, 0)} into the curve. The discriminant, k squared minus ${4 * m * product}, must be zero. So k is ${k} or minus ${k}.`,
        answers: [final('', inAnyOrder([k, -k], { name: 'k' }))],
        verify() {
          const f = (x: number) => (m * t * t) / x
          const slope = -m
          const k = 2 * m * t
          return agree(gradient(f, t), slope, 1e-5) && agree(f(t), slope * t + k)
            ? null
            : 'the line does not touch'
        },
      }
    },
    'sideways-parabola': (random) => {
      // xy = mt² and y = k − mx touch at x = ±t; y² = 4m²tx and y = mx + mt touch at (t, 2mt).
      const m = random.integer(1, 3)
      const t = random.integer(1, 4)
      const [times, k] = [4 * m * m * t, m * t]
      const reach = 3 * t
      const tall = 0.99 * Math.sqrt(times * reach)
      return {
        question: typst`
The diagram shows the curve $y^2 = ${times}x$ and the line $y = ${linear(m, 0)} + k$, which is a tangent to the curve at the point $P$.
#axes(axis(${rounded(-1.6 * t)}, ${reach}, numbers: false, title: $x$), axis(${rounded(-tall)}, ${rounded(tall)}, numbers: false, title: $y$), grid: false, height: 190pt, data-line(range(-40, 41).map(n => (calc.pow(n * ${rounded(tall)} / 40, 2) / ${times}, n * ${rounded(tall)} / 40)), colour: addmaths), curve-of(x => ${m} * x + ${k}, colour: maths), point((${t}, ${2 * m * t}), $P$, side: "above-left"), point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))
Find the value of $k$ and the coordinates of $P$. #marks(4)`,
        answer: typst`
#working("M1")[$(${linear(m, 0)} + k)^2 = ${times}x$]
#working("M1")[$${m === 1 ? '' : m * m}x^2 + (${m === 1 ? '' : 2 * m}${m === 1 ? '2k' : 'k'} − ${times})x + k^2 = 0$ \
tangent: $(${2 * m}k − ${times})^2 − 4${m === 1 ? '' : typst` times ${m * m}`} k^2 = 0$]
#note[The terms in $k^2$ cancel: $${times * times} − ${4 * m * times}k = 0$.]
#working("A1")[$k =$ #result[$${k}$]]
#working("A1")[$${shown({ a: m * m, b: -2 * m * m * t, c: m * m * t * t })} = 0$, so $P$ is #result[$(${t}, ${2 * m * t})$]]`,
        alt: plain`The diagram shows the curve y squared equals ${times} x, which opens to the right, and the line y equals ${linearSpoken(m, 0)} plus k, which is a tangent to it at P. Find the value of k and the coordinates of P.`,
        answerAlt: plain`Put the line into the curve. The discriminant is ${times * times} minus ${4 * m * times} k, and it must be zero. So k is ${k}. Then x is ${t} and y is ${2 * m * t} at P.`,
        answers: [final('', number(k), 'k'), final('', coordinates(t, 2 * m * t), 'P')],
        verify() {
          const f = (x: number) => Math.sqrt(4 * m * m * t * x)
          const slope = m
          const k = m * t
          return agree(gradient(f, t), slope, 1e-5) && agree(f(t), slope * t + k)
            ? null
            : 'the line does not touch'
        },
      }
    },
  },
})
