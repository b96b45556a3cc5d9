// The graph of |x² + bx + c| with a level line: constants found from the crossings, and the line that touches the arch.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { allSolutions, namedNumbers } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots, wrongStretches } from './checks.ts'
import { bareAxes, curve, dashed, type Frame, frameFor, label, straightLine } from './drawings.ts'
import { factor, rootsSpoken, size, solution, solutionAsked, solutionSpoken, typed } from './expressions.ts'
import { type Bent, drawBent, innerRoots, outerRoots } from './modulus-of-quadratic.ts'

const frameOf = ({ c, d, h }: Bent): Frame => {
  const depth = (h * h) / 4 - c
  const top = Math.max(d * 1.45, depth * 1.15)
  const reach = Math.sqrt(depth + top)
  return frameFor(
    [
      [h / 2 - reach, 0],
      [h / 2 + reach, top],
    ],
    0.03,
    0.16,
  )
}

const parts = ({ b, c, d, h }: Bent, frame: Frame): string[] => {
  const root = Math.sqrt((h * h) / 4 - c)
  return [
    curve(`x * x + (${b}) * x + (${c})`, frame, [h / 2 - root, h / 2 + root]),
    straightLine(0, d, frame),
  ]
}

export const modulusQuadraticGraph = defineTemplate({
  id: 'modulus-quadratic-graph',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'find-constants'(random) {
      const q = random.until(
        () => drawBent(random, 'rational'),
        (value) => {
          const wide = size(innerRoots(value)[1]) - size(innerRoots(value)[0])
          const gap = size(innerRoots(value)[0]) - size(outerRoots(value)[0])
          return value.h % 2 === 0 && wide >= 2 && gap >= 1 && value.d >= 2 && Math.abs(value.h) <= 4
        },
      )
      const { b, c, d } = q
      const [low, high] = outerRoots(q)
      const frame = frameOf(q)
      const [one, other] = innerRoots(q)
      const all = [low, one, other, high]
      const figure = bareAxes(
        frame,
        [
          ...parts(q, frame),
          ...all.map((x) => dashed([size(x), d], [size(x), 0])),
          ...all.map((x) => label([size(x), 0], minus(size(x)), 'below')),
        ],
        200,
        true,
      )
      const set = [
        { from: null, to: low },
        { from: one, to: other },
        { from: high, to: null },
      ]
      const at = (x: number) => `${x * x} ${x * b < 0 ? '−' : '+'} ${Math.abs(x * b)} + c`
      const [left, inner] = [size(high), size(other)]
      return {
        question: typst`
The diagram shows the graph of $y = |x^2 + b x + c|$ and the line $y = d$. They meet where $x = ${all.map((x) => minus(size(x))).join('$, $')}$.
${figure}
#part("a", 4)[Find the values of the constants $b$, $c$ and $d$.]
#part("b", 1)[Solve $|x^2 + b x + c| > d$.]`,
        answer: typst`
#part("a")[
#note[The graph is symmetrical about the line $x = −b/2$.]
#working("B1")[$ −b/2 = (${minus(size(low))} + ${substituted(left)})/2 $ $b =$ ${tallResult(minus(b))}]
#note[The quadratic is $d$ at the outer points and $−d$ at the inner ones.]
#working("M1")[$d = ${at(left)}$ \ $−d = ${at(inner)}$]
#working("A1")[adding: $0 = ${left * left + b * left + inner * inner + b * inner} + 2c$, $c =$ ${tallResult(minus(c))}]
#working("A1")[$d =$ ${tallResult(String(d))}]]
#part("b")[#working("B1")[${solution(set, true)}]]`.replaceAll(' + 0 + c', ' + c'),
        alt: plain`The diagram shows the graph of y equals the modulus of open bracket x squared plus b x plus c close bracket, two arms with an arch between them, and the level line y equals d. They meet where x is ${rootsSpoken(all)}, the middle two on the arch. Part a: find the values of the constants b, c and d. Part b: solve the inequality: the modulus is greater than d.`,
        answerAlt: plain`Part a: by symmetry b is ${plain`${b}`}. At x ${left} the quadratic is d, and at x ${plain`${inner}`} it is minus d, so c is ${plain`${c}`} and d is ${d}. Part b: ${solutionSpoken(set, true)}.`,
        answers: [...namedNumbers('a', { b, c, d }), ...solutionAsked('b', set, true)],
        verify: () => {
          const f = (x: number) => Math.abs(x * x + b * x + c)
          return wrongStretches((x) => f(x) > d, set) ?? wrongRoots((x) => f(x) - d, all.map(size))
        },
      }
    },
    'touches-the-arch'(random) {
      const q = random.until(
        () => drawBent(random, 'touching'),
        ({ h }) => Math.abs(h) <= 6,
      )
      const { b, c, d, h } = q
      const [low, high] = outerRoots(q)
      const frame = frameOf(q)
      const top = h / 2
      const figure = bareAxes(frame, parts(q, frame), 190)
      const square = quadratic(1, b, c - d)
      return {
        question: typst`
The diagram shows the graph of $y = abs(${quadratic(1, b, c)})$ and the line $y = k$, which touches the graph at its maximum point.
${figure}
#part("a", 2)[Find the value of $k$.]
#part("b", 3)[For this value of $k$ solve the equation $abs(${quadratic(1, b, c)}) = k$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${quadratic(1, b, c)} = (${`x ${top < 0 ? '+' : '−'} ${Math.abs(top)}`})^2 − ${d}$]
#note[The least value is $−${d}$, which the modulus turns over.]
#working("A1")[$k =$ ${tallResult(String(d))}]]
#part("b")[
#working("B1")[at the maximum point $x =$ ${tallResult(minus(top))}]
#working("M1")[$${square} = 0$ \ $${factor(low)}${factor(high)} = 0$]
#working("A1")[$x =$ ${tallResult(minus(size(low)))} or ${tallResult(minus(size(high)))}]]`,
        alt: plain`The diagram shows the graph of y equals the modulus of open bracket ${quadraticSpoken(1, b, c)} close bracket, two arms with an arch between them, and the level line y equals k, which touches the arch at its maximum point. Part a: find the value of k. Part b: for this value of k solve the equation: the modulus equals k.`,
        answerAlt: plain`Part a: the least value of the quadratic is minus ${d}, so k is ${d}. Part b: at the maximum point x is ${top}. Elsewhere ${quadraticSpoken(1, b, c - d)} equals 0, so x is ${plain`${size(low)}`} or ${plain`${size(high)}`}.`,
        answers: [final('a', number(d)), allSolutions([top, typed(low), typed(high)], 'x', 'b')],
        verify: () => {
          const f = (x: number) => Math.abs(x * x + b * x + c)
          const isTop = f(top) > f(top - 1e-3) && f(top) > f(top + 1e-3) && agree(f(top), d)
          if (!isTop || !agree(f(size(low)), d)) return 'the line does not touch the arch'
          // Beyond the top of the arch the graph falls below the line and comes back to it once.
          return wrongRoots((x) => f(x) - d, [size(high)], top + 0.0137, top + 25.0119)
        },
      }
    },
  },
})
