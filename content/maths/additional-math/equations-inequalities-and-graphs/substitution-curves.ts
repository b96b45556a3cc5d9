// Curves with √x in them: where one crosses the x-axis, and where one meets a line.

import { coordinates, final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import { bareAxes, crossing, frameFor, label, rootCurve, straightLine } from './drawings.ts'
import { rational } from './expressions.ts'
import { hiddenFrom, quadraticInU, quadraticInUSpoken } from './substitution.ts'

/** Values of √x at the two crossings, their sum and their product. */
const drawCrossings = (random: Random) => {
  const [p, q] = random.until(
    () => [random.integer(1, 3), random.integer(3, 6)] as const,
    ([low, high]) => high - low > 1 && high < 4 * low + 2,
  )
  return { p, q, s: p + q, t: p * q, hidden: hiddenFrom(rational(p), rational(q)) }
}

/** Scanned in x itself, without a substitution. */
const wrongCrossings = (p: number, q: number): string | null =>
  wrongRoots((x) => x + p * q - (p + q) * Math.sqrt(x), [p * p, q * q], 0.0037, 60)

export const curveInRoot = defineTemplate({
  id: 'curve-in-root-x',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'crosses-axis'(random) {
      const { p, q, s, t, hidden } = drawCrossings(random)
      const top = t * 1.05
      const frame = frameFor(
        [
          [q * q * 1.15, 0],
          [0, top],
          [0, -((q - p) ** 2) / 4],
        ],
        0.06,
        0.2,
      )
      const figure = bareAxes(frame, [
        rootCurve(-s, 1, t, frame),
        label([p * p, 0], 'A', 'above-right'),
        label([q * q, 0], 'B', 'below-right'),
      ])
      return {
        question: typst`
The diagram shows the curve $y = x − ${s} sqrt(x) + ${t}$ for $x >= 0$. It crosses the $x$-axis at $A$ and $B$.
${figure}
Use a substitution to find the coordinates of $A$ and of $B$, and the length of $A B$. #marks(5)`,
        answer: typst`
${quadraticInU(hidden, 'sqrt(x)')}
#working("M1")[$x = u^2$]
#working("A1")[$A$ is ${tallResult(`(${p * p}, 0)`)}, $B$ is ${tallResult(`(${q * q}, 0)`)}]
#working("B1 FT")[$A B =$ ${tallResult(String(q * q - p * p))}]`,
        alt: plain`The diagram shows the curve y equals x minus ${s} root x, plus ${t}, for x greater than or equal to 0. It falls, crosses the x axis at A, turns below the axis, and crosses it again at B. Use a substitution to find the coordinates of A and of B, and the length of A B.`,
        answerAlt: plain`${quadraticInUSpoken(hidden, 'root x')} So A is at x ${p * p}, y 0, and B is at x ${q * q}, y 0. The length of A B is ${q * q - p * p}.`,
        answers: [
          final('', coordinates(p * p, 0), 'A'),
          final('', coordinates(q * q, 0), 'B'),
          final('', number(q * q - p * p), 'AB'),
        ],
        verify: () => wrongCrossings(p, q),
      }
    },
    'meets-line'(random) {
      const { p, q, s, t, hidden } = drawCrossings(random)
      const end = q * q * 1.15
      const frame = frameFor([[end, end + t]], 0.08, 0.1)
      const figure = bareAxes(frame, [
        rootCurve(s, 0, 0, frame),
        straightLine(1, t, frame),
        crossing([p * p, s * p], 'P', [s / (2 * p), 1], frame),
        crossing([q * q, s * q], 'Q', [s / (2 * q), 1], frame),
      ])
      return {
        question: typst`
The diagram shows the curve $y = ${s} sqrt(x)$ and the line $y = x + ${t}$, which meet at $P$ and $Q$.
${figure}
Find the coordinates of $P$ and of $Q$. #marks(5)`,
        answer: typst`
#working("M1")[$x + ${t} = ${s} sqrt(x)$]
${quadraticInU(hidden, 'sqrt(x)')}
#working("A1")[$x = ${p * p}$: $P$ is ${tallResult(`(${p * p}, ${s * p})`)}]
#working("A1")[$x = ${q * q}$: $Q$ is ${tallResult(`(${q * q}, ${s * q})`)}]`,
        alt: plain`The diagram shows the curve y equals ${s} root x and the line y equals x plus ${t}. They meet at P on the left and Q on the right. Find the coordinates of P and of Q.`,
        answerAlt: plain`At the points, x plus ${t} equals ${s} root x. ${quadraticInUSpoken(hidden, 'root x')} So P is at x ${p * p}, y ${s * p}, and Q is at x ${q * q}, y ${s * q}.`,
        answers: [final('', coordinates(p * p, s * p), 'P'), final('', coordinates(q * q, s * q), 'Q')],
        verify: () => wrongCrossings(p, q),
      }
    },
  },
})
