// What holds for all x or for all k: roots that are always real, curves that stay on one side of the axis.

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
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { drawLeadingK, lowest } from './in-k.ts'

export const proveRoots = defineTemplate({
  id: 'prove-roots',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['always-real', 'always-different', 'never-real'],
  draw(random, which) {
    const a = random.integer(2, 4)
    const s = random.integer(1, 4) * random.sign()
    // For always-different: x² + (k + u)x + (k − v) has the discriminant (k + u − 2)² + 4(u + v − 1).
    const u = random.integerExcept(-3, 6, 0, 2)
    return { which, a, s, u, v: random.integer(Math.max(1, 2 - u), 9), n: random.integer(1, 5) }
  },
  write({ which, a, s, u, v, n }) {
    const rest = 4 * (u + v - 1)
    const about = {
      'always-real': {
        // (ax + k)(x − s)
        equation: `${a}x^2 + (${terms([1, 'k'], [-a * s, ''])})x ${added(-s).replace(/1$/, '')}k`,
        equationSpoken: `${a} x squared, plus, ${termsInWords([1, 'k'], [-a * s, ''])}, times x, ${termsInWords([s, 'plus']).startsWith('minus') ? 'plus' : 'minus'} ${Math.abs(s) === 1 ? '' : Math.abs(s)} k,`,
        property: 'real roots for all values of $k$',
        start: `(${linear(1, -a * s, 'k')})^2 ${added(4 * a * s)}k`,
        open: shown({ a: 1, b: 2 * a * s, c: a * a * s * s }, 'k'),
        square: `(${linear(1, a * s, 'k')})^2`,
        squareSpoken: squareFormSpoken(1, -a * s, 0, 'k'),
        sign: '>= 0',
        so: 'is never negative, so the roots are real',
      },
      'always-different': {
        equation: `x^2 + (${linear(1, u, 'k')})x + (${linear(1, -v, 'k')})`,
        equationSpoken: `x squared, plus, ${linearSpoken(1, u, 'k')}, times x, plus, ${linearSpoken(1, -v, 'k')},`,
        property: 'two different real roots for all values of $k$',
        start: `(${linear(1, u, 'k')})^2 − 4(${linear(1, -v, 'k')})`,
        open: shown({ a: 1, b: 2 * u - 4, c: u * u + 4 * v }, 'k'),
        square: squareForm(1, 2 - u, rest, 'k'),
        squareSpoken: squareFormSpoken(1, 2 - u, rest, 'k'),
        sign: '> 0',
        so: `is at least ${rest}, so it is positive and the roots are real and different`,
      },
      'never-real': {
        equation: `${a}x^2 + 2k x + (k^2 + ${n})`,
        equationSpoken: `${a} x squared, plus 2 k x, plus, k squared plus ${n},`,
        property: 'no real roots, whatever the value of $k$',
        start: `(2k)^2 − 4 times ${a}(k^2 + ${n})`,
        open: shown({ a: 4 - 4 * a, b: 0, c: -4 * a * n }, 'k'),
        square: `−${4 * a - 4}k^2 − ${4 * a * n}`,
        squareSpoken: `minus ${4 * a - 4} k squared minus ${4 * a * n}`,
        sign: '< 0',
        so: `is at most minus ${4 * a * n}, so it is negative and there are no real roots`,
      },
    }[which]
    const steps = {
      'always-real': typst`#working("A1")[$= ${about.open}$]
#working("M1")[$=$ #result[$${about.square}$]]
#working("A1")[$${about.square} >= 0$ for all $k$, so the roots are real]`,
      'always-different': typst`#working("A1")[$= ${about.open}$]
#working("M1")[$=$ #result[$${about.square}$]]
#working("A1")[$(${linear(1, u - 2, 'k')})^2 >= 0$, so $b^2 − 4 a c >= ${rest} > 0$ for all $k$: two different real roots]`,
      'never-real': typst`#working("A1")[$= 4k^2 − ${4 * a}k^2 − ${4 * a * n}$]
#working("A1")[$=$ #result[$${about.square}$]]
#working("B1")[$k^2 >= 0$, so $b^2 − 4 a c <= −${4 * a * n} < 0$ for all $k$: no real roots]`,
    }[which]
    return {
      question: typst`
Show that the equation
$ ${about.equation} = 0 $
has ${about.property}. #marks(4)`,
      answer: typst`
#working("M1")[$b^2 − 4 a c = ${about.start.replace(' + 4k', ' + 4 k')}$]
${steps}`,
      alt: plain`Show that the equation ${about.equationSpoken} equals 0 has ${about.property.replace('$k$', 'k')}.`,
      answerAlt: plain`The discriminant can be written as ${about.squareSpoken}. It ${about.so}, for all k.`,
    }
  },
  verify({ which, a, s, u, v, n }) {
    for (let k = -9.63; k < 10; k += 0.71) {
      const [p, q, r] = {
        'always-real': [a, k - a * s, -s * k],
        'always-different': [1, k + u, k - v],
        'never-real': [a, 2 * k, k * k + n],
      }[which] as [number, number, number]
      const bottom = r - q ** 2 / (4 * p)
      if (which === 'never-real' ? bottom <= 0 : bottom > 1e-9)
        return `it does not hold at k = ${k.toFixed(2)}`
      if (which === 'always-real' && Math.abs(p * s * s + q * s + r) > 1e-9) return `${s} is not a root`
      if (which === 'always-different') {
        if (lowest((x) => p * x * x + q * x + r) >= 0) return `there are not two roots at k = ${k.toFixed(2)}`
      }
    }
    return null
  },
})

export const oneSide = defineTemplate({
  id: 'one-side-of-the-axis',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['above', 'below'],
  draw: (random, which) => ({ which, ...drawLeadingK(random) }),
  write({ which, high, low, b, d }) {
    const sign = which === 'above' ? 1 : -1
    const equation = `k x^2 ${added(b)}x + (${linear(1, d, 'k')})`
    const inner = { a: 1, b: d, c: (-b * b) / 4 }
    const range = which === 'above' ? `k > ${high}` : `k < ${minus(low)}`
    const h = b * sign < 0 ? 1.4 : -1.4
    return {
      question: typst`
The curve $y = ${equation}$ lies completely ${which} the $x$-axis, as in the sketch.
${sketchOf(expanded(sign * 0.8, h, sign * 0.9), { height: 140, room: [[0, sign * 3]] })}
Find the set of possible values of $k$. #marks(4)`,
      answer: typst`
#note[The curve does not meet the $x$-axis, so #box[$b^2 − 4 a c < 0$], and it is ${which} it, so $k ${which === 'above' ? '>' : '<'} 0$.]
#working("M1")[$(${minus(b)})^2 − 4 k(${linear(1, d, 'k')}) < 0$]
#working("M1")[$${shown(inner, 'k')} > 0$ \
$${factor(1, -low, 'k')}${factor(1, -high, 'k')} > 0$]
#working("A1")[critical values $${minus(low)}$ and $${high}$: \
$k < ${minus(low)}$ or $k > ${high}$]
#working("A1")[With $k ${which === 'above' ? '>' : '<'} 0$: #result[$${range}$]]`,
      alt: plain`The curve y equals k x squared ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)} x, plus, ${linearSpoken(1, d, 'k')}, lies completely ${which} the x axis. Find the set of possible values of k.`,
      answerAlt: plain`The discriminant must be negative, which means that ${spoken(inner, 'k')} is greater than 0. The critical values are ${low} and ${plain`${high}`}. As the curve is ${which} the axis, k is ${which === 'above' ? plain`greater than ${high}` : plain`less than ${low}`}.`,
    }
  },
  verify({ which, high, low, b, d }) {
    const sign = which === 'above' ? 1 : -1
    for (let k = -15.07; k < 15; k += 0.31) {
      const lies = sign * k > 0 && lowest((x) => sign * (k * x * x + b * x + k + d)) > 0
      const claimed = which === 'above' ? k > high : k < low
      if (lies !== claimed) return `k = ${k.toFixed(2)} is on the wrong side`
    }
    return null
  },
})
