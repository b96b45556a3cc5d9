// A line that cuts a hyperbola, or a parabola on its side: its chord, seen in a diagram.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus, substituted, surd, terms } from '../../kit/numbers.ts'
import { linear, linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, crossing, frameFor, label, rootCurve, straightLine } from './drawings.ts'
import { factor, pointSpoken, rational } from './expressions.ts'

export const chordOfCurve = defineTemplate({
  id: 'chord-of-curve',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'length-in-hyperbola'(random) {
      // y = n − mx meets xy = m·first·second.
      const m = random.integer(1, 2)
      const [first, gap] = [random.integer(1, 3), random.integer(2, 4)]
      const second = first + gap
      const [total, n] = [m * first * second, m * (first + second)]
      const at = (x: number): Point => [x, n - m * x]
      const [a, b] = [at(first), at(second)]
      const [dx, dy] = [second - first, m * (second - first)]
      const end = second + first * 0.9
      const frame = frameFor([[end, n * 1.05]], 0.07, 0.1)
      const figure = bareAxes(frame, [
        `curve-of(x => ${total} / calc.max(x, 0.001), from: 0.05, colour: addmaths)`,
        straightLine(-m, n, { x: [0, frame.x[1]], y: [0, frame.y[1]] }),
        label(a, 'A', 'above-right'),
        label(b, 'B', 'above-right'),
      ])
      const line = terms([m, 'x'], [1, 'y'])
      const reduced = [1, -(first + second), first * second] as const
      return {
        question: typst`
The diagram shows the line $${line} = ${n}$ and part of the curve $x y = ${total}$. They meet at $A$ and $B$.
${figure}
Find the exact length of $A B$. #marks(5)`,
        answer: typst`
#working("M1")[$x(${terms([n, ''], [-m, 'x'])}) = ${total}$]
#working("M1")[$${quadratic(...reduced)} = 0$ \ $${factor(rational(first))}${factor(rational(second))} = 0$]
#working("A1")[$A(${a[0]}, ${a[1]})$ and $B(${b[0]}, ${b[1]})$]
#working("M1")[$A B = sqrt(${dx}^2 + (−${dy})^2) = sqrt(${dx * dx + dy * dy})$]
#working("A1")[$A B =$ ${tallResult(surd(dx, 1 + m * m))}]`,
        alt: plain`The diagram shows the line ${termsInWords([m, 'x'], [1, 'y'])} equals ${n}, and the part of the curve x y equals ${total} where x is positive. They meet at A on the left and B on the right. Find the exact length of A B.`,
        answerAlt: plain`Substituting gives ${quadraticSpoken(...reduced)} equals 0. A is at ${pointSpoken(...a)}, and B is at ${pointSpoken(...b)}. The length of A B is ${surdInWords(dx, 1 + m * m)}.`,
        answers: [final('', number(typedSurd(dx, 1 + m * m)))],
        verify: () => {
          const on = (x: number): Point => [x, total / x]
          if ([a, b].some(([x, y]) => !agree(x * y, total))) return 'a point of the line is not on the curve'
          return agree(distance(on(first), on(second)), dx * Math.sqrt(1 + m * m))
            ? null
            : 'the chord has another length'
        },
      }
    },
    'midpoint-in-parabola'(random) {
      // (t², 2t) is on y² = 4x; t of the same parity keep the line's coefficients whole.
      const [first, second] = random.until(
        () => [-random.integer(1, 3), random.integer(1, 5)] as const,
        ([low, high]) => (low + high) % 2 === 0 && low + high !== 0 && high - low <= 6,
      )
      // The line x = (s/2) y − p, with s and p the sum and product of the two t.
      const [half, product] = [(first + second) / 2, first * second]
      const at = (t: number): Point => [t * t, 2 * t]
      const [a, b] = [at(second), at(first)]
      const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const
      const frame = frameFor(
        [
          [Math.max(a[0], b[0]) * 1.12, a[1] * 1.12],
          [0, b[1] * 1.25],
        ],
        0.08,
        0.1,
      )
      const figure = bareAxes(frame, [
        rootCurve(2, 0, 0, frame),
        rootCurve(-2, 0, 0, frame),
        straightLine(1 / half, product / half, frame),
        crossing(a, 'A', [1 / second, 1 / half], frame),
        crossing(b, 'B', [1 / first, 1 / half], frame),
      ])
      const inY = [1, -4 * half, 4 * product] as const
      return {
        question: typst`
The diagram shows the curve $y^2 = 4x$ and the line $x = ${linear(half, -product, 'y')}$. They meet at $A$ and $B$.
${figure}
Find the coordinates of the midpoint of $A B$. #marks(5)`,
        answer: typst`
#note[Put the line's $x$ into the equation of the curve.]
#working("M1")[$y^2 = 4(${linear(half, -product, 'y')})$]
#working("M1")[$${quadratic(...inY, 'y')} = 0$ \ $${factor(rational(2 * second), 'y')}${factor(rational(2 * first), 'y')} = 0$]
#working("A1")[$A(${a[0]}, ${minus(a[1])})$ and $B(${b[0]}, ${minus(b[1])})$]
#working("M1")[$ ((${a[0]} + ${b[0]})/2, (${a[1]} + ${substituted(b[1])})/2) $]
#working("A1")[${tallResult(`(${minus(middle[0])}, ${minus(middle[1])})`)}]`,
        alt: plain`The diagram shows the curve y squared equals 4 x, a parabola on its side that opens to the right, and the line x equals ${linearSpoken(half, -product, 'y')}. They meet at A above the x axis and at B below it. Find the coordinates of the midpoint of A B.`,
        answerAlt: plain`Substituting gives ${quadraticSpoken(...inY, 'y')} equals 0. A is at ${pointSpoken(...a)}, and B is at ${pointSpoken(...b)}. The midpoint is at ${pointSpoken(...middle)}.`,
        answers: [final('', coordinates(...middle))],
        verify: () => {
          const isOn = [a, b].every(([x, y]) => agree(y * y, 4 * x) && agree(x, half * y - product))
          return isOn ? null : 'a point is not on both'
        },
      }
    },
  },
})
