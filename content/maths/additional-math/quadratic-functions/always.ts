// What holds for all x or for all k: roots that are always real, curves that stay on one side of the axis.

import { skip } from '../../kit/draws.ts'
import { final, inequality } from '../../kit/final-answers.ts'
import { minus, terms } from '../../kit/numbers.ts'
import {
  added,
  expanded,
  factor,
  linear,
  linearSpoken,
  shown,
  sketchOf,
  spoken,
  squareForm,
  squareFormSpoken,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { drawLeadingK, lowest } from './in-k.ts'

export const proveRoots = defineTemplate({
  id: 'prove-roots',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'always-real': (random) => {
      const a = random.integer(2, 4)
      const s = random.integer(1, 4) * random.sign()
      const square = `(${linear(1, a * s, 'k')})^2`
      const steps = typst`#working("A1")[$= ${shown({ a: 1, b: 2 * a * s, c: a * a * s * s }, 'k')}$]
#working("M1")[$=$ #result[$${square}$]]
#working("A1")[$${square} >= 0$ for all $k$, so the roots are real]`
      return {
        question: typst`
Show that the equation
$ ${`${a}x^2 + (${terms([1, 'k'], [-a * s, ''])})x ${added(-s).replace(/1$/, '')}k`} = 0 $
has real roots for all values of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$b^2 − 4 a c = ${`(${linear(1, -a * s, 'k')})^2 ${added(4 * a * s)}k`.replace(' + 4k', ' + 4 k')}$]
${steps}`,
        alt: plain`Show that the equation ${`${a} x squared plus open bracket ${termsInWords([1, 'k'], [-a * s, ''])} close bracket x ${termsInWords([s, 'plus']).startsWith('minus') ? 'plus' : 'minus'} ${Math.abs(s) === 1 ? '' : Math.abs(s)} k`} equals 0 has ${'real roots for all values of $k$'.replace('$k$', 'k')}.`,
        answerAlt: plain`The discriminant can be written as ${squareFormSpoken(1, -a * s, 0, 'k')}. It is never negative, so the roots are real, for all k.`,
        answers: [],
        verify() {
          for (let k = -9.63; k < 10; k += 0.71) {
            const [p, q, r] = [a, k - a * s, -s * k] as [number, number, number]
            const bottom = r - q ** 2 / (4 * p)
            if (bottom > 1e-9) return `it does not hold at k = ${k.toFixed(2)}`
            if (Math.abs(p * s * s + q * s + r) > 1e-9) return `${s} is not a root`
          }
          return null
        },
      }
    },
    'always-different': (random) => {
      skip(random, 3)
      // For always-different: x² + (k + u)x + (k − v) has the discriminant (k + u − 2)² + 4(u + v − 1).
      const u = random.integerExcept(-3, 6, 0, 2)
      const v = random.integer(Math.max(1, 2 - u), 9)
      const rest = 4 * (u + v - 1)
      const steps = typst`#working("A1")[$= ${shown({ a: 1, b: 2 * u - 4, c: u * u + 4 * v }, 'k')}$]
#working("M1")[$=$ #result[$${squareForm(1, 2 - u, rest, 'k')}$]]
#working("A1")[$(${linear(1, u - 2, 'k')})^2 >= 0$, so $b^2 − 4 a c >= ${rest} > 0$ for all $k$: two different real roots]`
      return {
        question: typst`
Show that the equation
$ ${`x^2 + (${linear(1, u, 'k')})x + (${linear(1, -v, 'k')})`} = 0 $
has two different real roots for all values of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$b^2 − 4 a c = ${`(${linear(1, u, 'k')})^2 − 4(${linear(1, -v, 'k')})`.replace(' + 4k', ' + 4 k')}$]
${steps}`,
        alt: plain`Show that the equation ${`x squared plus open bracket ${linearSpoken(1, u, 'k')} close bracket x plus open bracket ${linearSpoken(1, -v, 'k')} close bracket`} equals 0 has ${'two different real roots for all values of $k$'.replace('$k$', 'k')}.`,
        answerAlt: plain`The discriminant can be written as ${squareFormSpoken(1, 2 - u, rest, 'k')}. It ${`is at least ${rest}, so it is positive and the roots are real and different`}, for all k.`,
        answers: [],
        verify() {
          for (let k = -9.63; k < 10; k += 0.71) {
            const [p, q, r] = [1, k + u, k - v] as [number, number, number]
            const bottom = r - q ** 2 / (4 * p)
            if (bottom > 1e-9) return `it does not hold at k = ${k.toFixed(2)}`
            if (lowest((x) => p * x * x + q * x + r) >= 0)
              return `there are not two roots at k = ${k.toFixed(2)}`
          }
          return null
        },
      }
    },
    'never-real': (random) => {
      const a = random.integer(2, 4)
      skip(random, 2)
      random.integerExcept(-3, 6, 0, 2)
      skip(random, 1)
      const n = random.integer(1, 5)
      const steps = typst`#working("A1")[$= 4k^2 − ${4 * a}k^2 − ${4 * a * n}$]
#working("A1")[$=$ #result[$${`−${4 * a - 4}k^2 − ${4 * a * n}`}$]]
#working("B1")[$k^2 >= 0$, so $b^2 − 4 a c <= −${4 * a * n} < 0$ for all $k$: no real roots]`
      return {
        question: typst`
Show that the equation
$ ${`${a}x^2 + 2k x + (k^2 + ${n})`} = 0 $
has no real roots, whatever the value of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$b^2 − 4 a c = ${`(2k)^2 − 4 times ${a}(k^2 + ${n})`.replace(' + 4k', ' + 4 k')}$]
${steps}`,
        alt: plain`Show that the equation ${`${a} x squared, plus 2 k x, plus, k squared plus ${n},`} equals 0 has ${'no real roots, whatever the value of $k$'.replace('$k$', 'k')}.`,
        answerAlt: plain`The discriminant can be written as ${`minus ${4 * a - 4} k squared minus ${4 * a * n}`}. It ${`is at most minus ${4 * a * n}, so it is negative and there are no real roots`}, for all k.`,
        answers: [],
        verify() {
          for (let k = -9.63; k < 10; k += 0.71) {
            const [p, q, r] = [a, 2 * k, k * k + n] as [number, number, number]
            const bottom = r - q ** 2 / (4 * p)
            if (bottom <= 0) return `it does not hold at k = ${k.toFixed(2)}`
          }
          return null
        },
      }
    },
  },
})

const oneSideQuestion = (random: Random, task: 'above' | 'below') => {
  const { high, low, b, d } = drawLeadingK(random)
  const sign = task === 'above' ? 1 : -1
  const equation = `k x^2 ${added(b)}x + (${linear(1, d, 'k')})`
  const inner = { a: 1, b: d, c: (-b * b) / 4 }
  const range = task === 'above' ? `k > ${high}` : `k < ${minus(low)}`
  const h = b * sign < 0 ? 1.4 : -1.4
  return {
    question: typst`
The curve $y = ${equation}$ lies completely ${task} the $x$-axis, as in the sketch.
${sketchOf(expanded(sign * 0.8, h, sign * 0.9), { height: 140, room: [[0, sign * 3]] })}
Find the set of possible values of $k$. #marks(4)`,
    answer: typst`
#note[The curve does not meet the $x$-axis, so #box[$b^2 − 4 a c < 0$], and it is ${task} it, so $k ${task === 'above' ? '>' : '<'} 0$.]
#working("M1")[$(${minus(b)})^2 − 4 k(${linear(1, d, 'k')}) < 0$]
#working("M1")[$${shown(inner, 'k')} > 0$ \
$${factor(1, -low, 'k')}${factor(1, -high, 'k')} > 0$]
#working("A1")[critical values $${minus(low)}$ and $${high}$: \
$k < ${minus(low)}$ or $k > ${high}$]
#working("A1")[With $k ${task === 'above' ? '>' : '<'} 0$: #result[$${range}$]]`,
    alt: plain`The curve y equals k x squared ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)} x, plus, ${linearSpoken(1, d, 'k')}, lies completely ${task} the x axis. Find the set of possible values of k.`,
    answerAlt: plain`The discriminant must be negative, which means that ${spoken(inner, 'k')} is greater than 0. The critical values are ${low} and ${plain`${high}`}. As the curve is ${task} the axis, k is ${task === 'above' ? plain`greater than ${high}` : plain`less than ${low}`}.`,
    answers: [final('', inequality(task === 'above' ? `k > ${high}` : `k < ${low}`, 'k'))],
    verify() {
      for (let k = -15.07; k < 15; k += 0.31) {
        const lies = sign * k > 0 && lowest((x) => sign * (k * x * x + b * x + k + d)) > 0
        const claimed = task === 'above' ? k > high : k < low
        if (lies !== claimed) return `k = ${k.toFixed(2)} is on the wrong side`
      }
      return null
    },
  }
}

export const oneSide = defineTemplate({
  id: 'one-side-of-the-axis',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    above: (random) => oneSideQuestion(random, 'above'),
    below: (random) => oneSideQuestion(random, 'below'),
  },
})
