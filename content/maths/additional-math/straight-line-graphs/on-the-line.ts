// A line in transformed quantities: something unknown on it, and values that follow from it.

import { agree, type Point } from '../../kit/checking.ts'
import { expression, final, inequality, number, threeFigures } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'
import { inText, onLine, plotted, plus, type Straight, straight } from './transformed.ts'

const unknown = (isQuotient: boolean) => (random: Random) => {
  const line: Straight = { m: random.integer(2, 5), c: random.integerExcept(-6, 8, 0) }
  // A pair (x, y) is given, and the height of another point of the line is asked.
  const x = isQuotient ? random.integer(2, 6) : random.pick([4, 9, 16, 25])
  const height = onLine(line, x)[1]
  const point = onLine(line, x + random.integer(2, 5))
  const y = isQuotient ? height * x : height / Math.sqrt(x)
  const up = isQuotient ? plotted.quotient : plotted.yRootX
  const { m, c } = line
  const shownY = Number.isInteger(tidy(y))
    ? minus(tidy(y))
    : `${minus(tidy(y * Math.sqrt(x)))}/${Math.sqrt(x)}`
  const saidY = Number.isInteger(tidy(y))
    ? plain`${tidy(y)}`
    : plain`${tidy(y * Math.sqrt(x))} over ${Math.sqrt(x)}`
  const answer = isQuotient
    ? `y = ${straight({ m, c: 0 }, 'x^2')} ${c < 0 ? '−' : '+'} ${Math.abs(c) === 1 ? '' : Math.abs(c)}x`
    : `y = display((${straight(line, 'x')})/sqrt(x))`
  const answerInWords = isQuotient
    ? `y equals ${termsInWords([m, 'x squared'], [c, 'x'])}`
    : `y equals the fraction with numerator ${termsInWords([m, 'x'], [c, ''])} and denominator root x`
  return {
    question: typst`
When ${inText(up.markup)} is plotted against $x$, a straight line of gradient ${m} is obtained. It passes through the point $(${point[0]}, k)$. When $x = ${x}$, $y = ${shownY.includes('/') ? `display(${shownY})` : shownY}$.
#part("a", 3)[Find $y$ in terms of $x$.]
#part("b", 1)[Find the value of $k$.]`,
    answer: typst`
#part("a")[
#working("B1")[$ ${up.markup} = ${m}x + c $]
#working("M1")[at $x = ${x}$: $${minus(height)} = ${m} times ${x} + c$]
#working()[$c = ${minus(c)}$]
#working("A1")[#result[$${answer}$]]]
#part("b")[
#note[The second coordinate of the point is a value of ${inText(up.markup)}, not of $y$.]
#working("B1 FT")[$k = ${m} times ${point[0]} ${plus(c)} =$ #result[$${minus(point[1])}$]]]`,
    alt: plain`When ${up.words} is plotted against x, a straight line of gradient ${m} is obtained. It passes through the point (${point[0]}, k). When x is ${x}, y is ${saidY}. Part a: find y in terms of x. Part b: find the value of k.`,
    answerAlt: plain`Part a: ${up.words} equals ${m} x plus c. For x equal to ${x} it is ${height}, so c is ${c}, and ${answerInWords}. Part b: k is the value of ${up.words} at ${point[0]}, which is ${point[1]}.`,
    answers: [
      final('a', expression(isQuotient ? `${m}x^2 + (${c})x` : `(${m}x + (${c}))/√(x)`, 'x'), 'y'),
      final('b', number(point[1]), 'k'),
    ],
    verify: () => {
      const [far, top] = point
      const value = (t: number) => (isQuotient ? m * t * t + c * t : (m * t + c) / Math.sqrt(t))
      const plotted = (t: number) => (isQuotient ? value(t) / t : value(t) * Math.sqrt(t))
      const slope = (plotted(far) - plotted(x)) / (far - x)
      return agree(value(x), y) && agree(plotted(far), top) && agree(slope, m)
        ? null
        : 'the values do not fit the line'
    },
  }
}

export const unknownOnLine = defineTemplate({
  id: 'unknown-on-the-line',
  marks: 4,
  calculator: false,
  level: 3,
  cases: { quotient: unknown(true), 'with-root': unknown(false) },
})
const placeInWordsOf = ([x, y]: Point) => plain`(${plain`${x}`}, ${plain`${y}`})`

const wrongLine = ({ m, c }: Straight, points: readonly Point[]): string | null =>
  points.every(([u, v]) => agree(m * u + c, v, 1e-6)) ? null : 'a point is not on the line'

export const valuesFromLine = defineTemplate({
  id: 'values-from-the-line',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'y-exists'(random) {
      // e^y = m(k² − x²)
      const [size, k] = [random.integer(1, 4), random.integer(2, 6)]
      const [m, c] = [-size, size * k * k]
      const from = random.integer(1, 3)
      const a = onLine({ m, c }, from)
      const b = onLine({ m, c }, from + random.integer(1, k * k - from - 1 > 4 ? 4 : 1))
      const inside = `${c} − ${m === -1 ? '' : -m}x^2`
      return {
        question: typst`
When $upright(e)^y$ is plotted against $x^2$, a straight line is obtained that passes through the points $${shownPoint(a)}$ and $${shownPoint(b)}$.
#part("a", 3)[Find $y$ in terms of $x$.]
#part("b", 2)[Find the values of $x$ for which $y$ exists.]`,
        answer: typst`
#part("a")[
#working("M1")[$ m = (${minus(b[1])} − ${a[1]})/(${b[0]} − ${a[0]}) = ${minus(m)} $]
#working("A1")[$upright(e)^y = ${inside}$]
#working("A1")[#result[$y = ln(${inside})$]]]
#part("b")[
#note[Only positive numbers have a logarithm.]
#working("M1 FT")[$${inside} > 0$, so $x^2 < ${k * k}$]
#working("A1")[#result[$−${k} < x < ${k}$]]]`,
        alt: plain`When e to the power y is plotted against x squared, a straight line is obtained that passes through the points ${placeInWordsOf(a)} and ${placeInWordsOf(b)}. Part a: find y in terms of x. Part b: find the values of x for which y exists.`,
        answerAlt: plain`Part a: the gradient is ${m} and the constant is ${c}, so y equals the natural log of the difference ${c} minus ${-m} x squared. Part b: this difference must be positive, so x is between minus ${k} and ${k}, both left out.`,
        answers: [
          final('a', expression(`ln(${c} - ${size}x^2)`, 'x'), 'y'),
          final('b', inequality(`-${k} < x < ${k}`)),
        ],
        verify: () => {
          const value = (x: number) => m * x * x + c
          const isThere = value(k - 0.001) > 0 && value(k + 0.001) < 0 && value(-k - 0.001) < 0
          return wrongLine({ m, c }, [a, b]) ?? (isThere ? null : 'y exists elsewhere')
        },
      }
    },
    'find-both'(random) {
      // lg y = m√x + c
      const m = random.pick([0.5, 0.4, 0.3, 0.25])
      const c = tidy(random.integer(-4, 8, 2) / 10 + 0.1)
      const from = random.integer(1, 2)
      const k = random.pick([9, 16, 25])
      const [a, b] = [onLine({ m, c }, from), onLine({ m, c }, from + 4)]
      const y = random.pick([20, 50, 200, 500])
      const root = Math.sqrt(k)
      const first = m * root + c
      const second = (Math.log10(y) - c) / m
      const [yFound, xFound] = [10 ** first, second ** 2].map((value) => Number(value.toPrecision(3)))
      return {
        question: typst`
When $lg y$ is plotted against $sqrt(x)$, a straight line is obtained that passes through the points $${shownPoint(a)}$ and $${shownPoint(b)}$.
#part("a", 3)[Find the value of $y$ when $x = ${k}$.]
#part("b", 2)[Find the value of $x$ when $y = ${y}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ m = (${minus(b[1])} − ${a[1] < 0 ? `(${minus(a[1])})` : a[1]})/(${b[0]} − ${a[0]}) = ${m} $]
#working("A1")[$lg y = ${m} sqrt(x) ${plus(c)}$]
#working("A1")[$x = ${k}$: $lg y = ${tidy(first)}$, $y =$ #result[${yFound ?? 0}] (3 s.f.)]]
#part("b")[
#working("M1 FT")[$ sqrt(x) = (lg ${y} ${plus(-c)})/${m} $]
#working("A1")[$x =$ #result[${xFound ?? 0}] (3 s.f.)]]`,
        alt: plain`When log base 10 of y is plotted against root x, a straight line is obtained that passes through the points ${placeInWordsOf(a)} and ${placeInWordsOf(b)}. Part a: find the value of y when x is ${k}. Part b: find the value of x when y is ${y}.`,
        answerAlt: plain`The gradient is ${m} and the constant is ${c}. Part a: log y is ${tidy(first)}, so y is ${yFound ?? 0} to 3 significant figures. Part b: root x is the difference of log ${y} and the constant, divided by ${m}, so x is ${xFound ?? 0} to 3 significant figures.`,
        answers: [final('a', threeFigures(10 ** first), 'y'), final('b', threeFigures(second ** 2), 'x')],
        verify: () => {
          const back = 10 ** (m * Math.sqrt(second ** 2) + c)
          return (
            wrongLine({ m, c }, [a, b]) ??
            (agree(back, y, 1e-6) && Math.log10(y) > c ? null : 'x does not give this y')
          )
        },
      }
    },
  },
})
