// Completing the square, and what the form shows of the curve.

import { agree } from '../../kit/checking.ts'
import { coordinates, equation, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { minus, surd, terms } from '../../kit/numbers.ts'
import { drawn, type Polynomial, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const ending = (q: number): string => terms([1, 'z'], [q, '']).slice(2)

/** a(x + p)² + q, and the same multiplied out. */
const square = (a: number, p: number, q: number) => ({
  curve: [a, 2 * a * p, a * p * p + q],
  form: `(${linear(1, p)})^2 ${ending(q)}`,
  formSpoken: `the square of open bracket ${linearSpoken(1, p)} close bracket, ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q)}`,
})

/** The lowest of many values near the claimed place. */
const hasLowest = (curve: Polynomial, p: number, q: number) => {
  const f = (x: number) => valueAt(curve, x)
  const lowest = Math.min(...Array.from({ length: 2001 }, (_, n) => f(-10 + n / 100)))
  return agree(lowest, q, 1e-6) && agree(f(-p + 1), f(-p - 1)) ? null : 'the lowest point is elsewhere'
}

export const completeTheSquare = defineTemplate({
  id: 'complete-the-square',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'turning-point'(random) {
      const p = random.integer(1, 5) * random.sign()
      const q = random.integerExcept(-6, 6, 0, -p * p)
      const { curve, form, formSpoken } = square(1, p, q)
      const [left, right] = [Math.min(-p - 3, -1), Math.max(-p + 3, 1)]
      const [bottom, top] = [Math.min(q - 2, -1.5), Math.max(q + 7, 3)]
      return {
        question: typst`
The diagram is a sketch of $y = ${shown(curve)}$. $P$ is the lowest point of the curve.
#axes(axis(${left}, ${right}, numbers: false, title: $x$), axis(${bottom}, ${top}, numbers: false, title: $y$), grid: false, height: 150pt, curve-of(${drawn(curve)}), point((${-p}, ${q}), $P$, side: "below"))
#part("a", 2)[Write $${shown(curve)}$ in the form $(x + p)^2 + q$.]
#part("b", 2)[Write down the coordinates of $P$ and the equation of the line of symmetry of the curve.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${linear(1, p)})^2 = ${shown([1, 2 * p, p * p])}$]
#working("A1")[#result[$${form}$]]]
#part("b")[
#note[A square is never negative, so the curve is lowest where the bracket is zero.]
#working("B1 FT")[$P$ #result[$(${minus(-p)}, ${minus(q)})$]]
#working("B1 FT")[#result[$x = ${minus(-p)}$]]]`,
        alt: plain`The diagram is a sketch of the curve y equals ${spoken(curve)}, which opens upwards. P is its lowest point. Part a: write the expression in the form, the square of x plus p, plus q. Part b: write down the coordinates of P and the equation of the line of symmetry of the curve.`,
        answerAlt: plain`Part a: ${formSpoken}. Part b: P is (${-p}, ${q}). The line of symmetry is x equals ${plain`${-p}`}.`,
        answers: [
          final('a', number(p), 'p'),
          final('a', number(q), 'q'),
          final('b', coordinates(-p, q), 'P'),
          final('b', equation(`x = ${-p}`), 'line of symmetry'),
        ],
        verify: () => hasLowest(curve, p, q),
      }
    },
    solve(random) {
      const p = random.integer(1, 5) * random.sign()
      // (x + p)² = −q with −q not a square.
      const q = -random.pick([2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 18, 20])
      const { curve, form, formSpoken } = square(1, p, q)
      const root = surd(1, -q)
      return {
        question: typst`
#part("a", 2)[Write $${shown(curve)}$ in the form $(x + p)^2 + q$.]
#part("b", 2)[Solve $${shown(curve)} = 0$. Give your answers in exact form.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${linear(1, p)})^2 = ${shown([1, 2 * p, p * p])}$]
#working("A1")[#result[$${form}$]]]
#part("b")[
#working("M1 FT")[$(${linear(1, p)})^2 = ${-q}$]
#working("A1")[$x =$ #result[$${minus(-p)} plus.minus ${root}$]]]`,
        alt: plain`Part a: write ${spoken(curve)} in the form, the square of x plus p, plus q. Part b: solve ${spoken(curve)} equals 0. Give your answers in exact form.`,
        answerAlt: plain`Part a: ${formSpoken}. Part b: the square is ${-q}, so x is ${plain`${-p}`} plus or minus ${surdInWords(1, -q)}.`,
        answers: [
          final('a', number(p), 'p'),
          final('a', number(q), 'q'),
          final(
            'b',
            inAnyOrder([`${-p} + ${asTyped(root)}`, `${-p} − ${asTyped(root)}`], {
              name: 'x',
            }),
          ),
        ],
        verify: () =>
          hasLowest(curve, p, q) ??
          (agree(valueAt(curve, -p + Math.sqrt(-q)), 0, 1e-9) ? null : 'the root is not one'),
      }
    },
    'leading-coefficient'(random) {
      const p = random.integer(1, 5) * random.sign()
      const [a, q] = [random.integer(2, 3), random.integerExcept(-9, 9, 0)]
      const { curve, form, formSpoken } = square(a, p, q)
      return {
        question: typst`
#part("a", 3)[Write $${shown(curve)}$ in the form $a(x + p)^2 + q$.]
#part("b", 1)[Write down the least value of $${shown(curve)}$.]`,
        answer: typst`
#part("a")[
#working("B1")[$${a}(${shown([1, 2 * p, 0])}) ${ending(a * p * p + q)}$]
#working("M1")[$${a}[(${linear(1, p)})^2 − ${p * p}] ${ending(a * p * p + q)}$]
#working("A1")[#result[$${a}${form}$]]]
#part("b")[#working("B1 FT")[#result[$${minus(q)}$]]]`,
        alt: plain`Part a: write ${spoken(curve)} in the form a times the square of open bracket x plus p close bracket, plus q. Part b: write down the least value of the expression.`,
        answerAlt: plain`Part a: ${a} times ${formSpoken}. Part b: the square is never negative, so the least value is ${plain`${q}`}.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(p), 'p'),
          final('a', number(q), 'q'),
          final('b', number(q)),
        ],
        verify: () => hasLowest(curve, p, q),
      }
    },
  },
})
