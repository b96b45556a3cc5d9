// Constants read from the graph of an exponential or a logarithmic curve.

import { agree } from '../../kit/checking.ts'
import { coordinates, equation, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { added, rounded } from '../../kit/quadratics.ts'
import { namedNumbers, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { fractionAnswer } from './notation.ts'
import {
  dot,
  exponentialCurve,
  levelAsymptote,
  logarithmCurve,
  origin,
  plane,
  uprightAsymptote,
} from './plots.ts'

/** The power as a product, so that no logarithm is needed. */
const wrongPoint = (k: number, n: number, a: number, argument: number): string | null => {
  let power = 1
  for (let count = 0; count < Math.abs(n); count += 1) power = n > 0 ? power * argument : power / argument
  const isWhole = Number.isInteger(k * power + a)
  return isWhole && agree(Math.exp(n * Math.log(argument)), power) ? null : 'the second point is another'
}

export const exponentialFromGraph = defineTemplate({
  id: 'exponential-from-its-graph',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'asymptote-given'(random) {
      const [n, argument] = random.pick([
        [2, 2],
        [3, 2],
        [2, 3],
      ] as const)
      const [k, a] = [random.integer(1, 4), -random.integer(5, 9)]
      const x = Math.log(argument)
      const power = argument ** n
      const [start, end] = [k + a, k * power + a]
      const high = Math.max(end * 1.2, 2)
      const deep = Math.abs(a)
      const plot = { x: [-1.5, x + 0.5], y: [-deep - 0.3 * (deep + high), high], height: 190 } as const
      return {
        question: typst`
The diagram shows the curve $y = k upright(e)^(n x) + a$, where $k$, $n$ and $a$ are integers. The line $y = ${minus(a)}$ is an asymptote. The curve passes through $(0, ${minus(start)})$ and $(ln ${argument}, ${minus(end)})$.
${plane(plot, levelAsymptote(a, plot.x[0], 'below-right'), exponentialCurve({ k, n, a }), dot(0, start, '', 'left'), dot(x, end, `(ln ${argument}, ${minus(end)})`, 'left'), origin('above-left'))}
Find the values of $k$, $n$ and $a$. #marks(4)`,
        answer: typst`
#working("B1")[From the asymptote, $a =$ #result[$${minus(a)}$]]
#working("B1")[$x = 0$: $k ${added(a)} = ${minus(start)}$, so $k =$ #result[$${k}$]]
#working("M1")[$x = ln ${argument}$: $${k === 1 ? '' : `${k} `}upright(e)^(n ln ${argument}) ${added(a)} = ${minus(end)}$]
#note[$upright(e)^(n ln ${argument}) = ${argument}^n$]
#working("A1")[$${argument}^n = ${power}$, so $n =$ #result[$${n}$]]`,
        alt: plain`A rising curve has the equation y equals k times e to the power n x, plus a, where k, n and a are integers. The line y equals ${a} is an asymptote on its left. The curve passes through the point where x is 0 and y is ${start}, and the point where x is the natural log of ${argument} and y is ${end}. Find the values of k, n and a.`,
        answerAlt: plain`The asymptote shows that a is ${a}. At x equals 0, k plus a is ${start}, so k is ${k}. At the other point, ${argument} to the power n is ${power}, so n is ${n}.`,
        answers: namedNumbers('', { k, n, a }),
        verify: () => wrongPoint(k, n, a, argument),
      }
    },
    'two-points-given'(random) {
      const argument = random.pick([2, 3, 4])
      const [k, n, a] = [argument * random.integer(1, 4), -1, random.integer(2, 6)]
      const x = Math.log(argument)
      const [start, end] = [k + a, k / argument + a]
      const plot = { x: [-0.6, 2.9], y: [-0.22 * start, start * 1.45], height: 180 } as const
      return {
        question: typst`
The diagram shows the curve $y = a + k upright(e)^(−x)$, where $a$ and $k$ are constants. It passes through $(0, ${start})$ and $(ln ${argument}, ${end})$.
${plane(plot, exponentialCurve({ k, n, a }), dot(0, start, String(start), 'above-right'), dot(x, end, `(ln ${argument}, ${end})`, 'above-right'), origin())}
#part("a", 3)[Find the values of $a$ and $k$.]
#part("b", 1)[Write down the equation of the asymptote.]`,
        answer: typst`
#part("a")[
#working("B1")[$x = 0$: $a + k = ${start}$]
#working("M1")[When $x = ln ${argument}$, $ a + display(k/${argument}) = ${end}, $]
#note[because $upright(e)^(−ln ${argument}) = 1 div ${argument}$. Take one equation from the other.]
#working("A1")[$k =$ #result[$${k}$] and $a =$ #result[$${a}$]]]
#part("b")[#working("B1 FT")[#result[$y = ${a}$]]]`,
        alt: plain`A falling curve has the equation y equals a plus k times e to the power minus x. It passes through the point where x is 0 and y is ${start}, and the point where x is the natural log of ${argument} and y is ${end}. Part a: find the values of a and k. Part b: write down the equation of the asymptote.`,
        answerAlt: plain`Part a: the points give a plus k equals ${start}, and a plus k over ${argument} equals ${end}. So k is ${k} and a is ${a}. Part b: the asymptote is y equals ${a}.`,
        answers: [...namedNumbers('a', { a, k }), final('b', equation(`y = ${a}`))],
        verify: () => wrongPoint(k, n, a, argument),
      }
    },
  },
})

export const logarithmFromGraph = defineTemplate({
  id: 'logarithm-from-its-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'asymptote-given'(random) {
      const [k, b] = random.pick([
        [2, 3],
        [2, 4],
        [2, 5],
        [3, 2],
        [3, 3],
        [4, 2],
      ] as const)
      const a = 1
      const start = k * Math.log(b)
      const plot = { x: [-b - 1.2, b * 0.9], y: [-1.3 * start, 1.6 * start], height: 190 } as const
      return {
        question: typst`
The diagram shows the curve $y = k ln(x + b)$, where $k$ and $b$ are integers. The line $x = ${minus(-b)}$ is an asymptote, and the curve crosses the $y$-axis at $(0, ln ${b ** k})$. It crosses the $x$-axis at $P$.
${plane(plot, uprightAsymptote(-b, plot.y[1] * 0.9, 'right'), logarithmCurve({ k, a, b }, plot), dot(0, start, `ln ${b ** k}`, 'below-right'), dot(1 - b, 0, 'P', 'below-right'), origin('below-right'))}
#part("a", 3)[Find the value of $b$ and the value of $k$.]
#part("b", 1)[Find the coordinates of $P$.]`,
        answer: typst`
#part("a")[
#working("B1")[$x + b = 0$ at the asymptote: $b =$ #result[$${b}$]]
#working("M1")[$x = 0$: $k ln ${b} = ln ${b ** k}$]
#note[$ln ${b ** k} = ln ${b}^${k} = ${k} ln ${b}$]
#working("A1")[$k =$ #result[$${k}$]]]
#part("b")[#working("B1 FT")[$x + ${b} = 1$, so $P$ is #result[$(${minus(1 - b)}, 0)$]]]`,
        alt: plain`A rising curve has the equation y equals k times the natural log of open bracket x plus b close bracket, where k and b are integers. The line x equals ${-b} is an asymptote. The curve crosses the y axis where y is the natural log of ${b ** k}, and the x axis at P. Part a: find the value of b and the value of k. Part b: find the coordinates of P.`,
        answerAlt: plain`Part a: the asymptote shows that b is ${b}. At x equals 0, k times the natural log of ${b} is the natural log of ${b ** k}, so k is ${k}. Part b: at P, x plus ${b} is 1, so P is the point where x is ${1 - b} and y is 0.`,
        answers: [...namedNumbers('a', { b, k }), final('b', coordinates(1 - b, 0), 'P')],
        verify: () => (agree(Math.exp(k * Math.log(b)), b ** k) ? null : 'k is another'),
      }
    },
    'two-points-given'(random) {
      const [a, b, x] = random.until(
        () => [random.integer(2, 4), random.integer(3, 7), random.integer(1, 3)] as const,
        ([a, b]) => b % a !== 0 && (a !== 4 || b % 2 !== 0),
      )
      const k = 1
      const end = a * x + b
      const wall = -b / a
      const [low, high] = [-0.55 * Math.log(b), 1.35 * Math.log(end)]
      const plot = { x: [wall - 0.6, x + 1.6], y: [low, high], height: 190 } as const
      return {
        question: typst`
The diagram shows the curve $y = ln(a x + b)$ and its asymptote. The curve passes through $A(0, ln ${b})$ and $B(${x}, ln ${end})$.
${plane(plot, `asymptote(x: ${rounded(wall)})`, logarithmCurve({ k, a, b }, plot), dot(0, Math.log(b), 'A', 'above-left'), dot(x, Math.log(end), 'B', 'above-left'), origin('below-right'))}
#part("a", 3)[Find the value of $a$ and the value of $b$.]
#part("b", 1)[Find the equation of the asymptote.]`,
        answer: typst`
#part("a")[
#working("B1")[At $A$: $ln b = ln ${b}$, so $b =$ #result[$${b}$]]
#working("M1")[At $B$: $${x === 1 ? '' : x}a + ${b} = ${end}$]
#working("A1")[$a =$ #result[$${a}$]]]
#part("b")[#working("B1 FT")[$${a}x + ${b} = 0$: $x =$ ${fractionAnswer(-b, a)}]]`,
        alt: plain`A rising curve has the equation y equals the natural log of open bracket a x plus b close bracket. It passes through A, where x is 0 and y is the natural log of ${b}, and B, where x is ${x} and y is the natural log of ${end}. Its asymptote is a vertical line on the left. Part a: find the value of a and the value of b. Part b: find the equation of the asymptote.`,
        answerAlt: plain`Part a: at A, b is ${b}. At B, ${x === 1 ? '' : `${x} times`} a plus ${b} is ${end}, so a is ${a}. Part b: the asymptote is where ${a} x plus ${b} is 0, which is x equals ${fractionInWords(-b, a)}.`,
        answers: [...namedNumbers('a', { a, b }), final('b', equation(`x = ${typedFraction(-b, a)}`))],
        verify: () =>
          agree((Math.exp(Math.log(end)) - b) / x, a) && agree(a * wall + b, 0)
            ? null
            : 'the curve does not pass through B',
      }
    },
  },
})
