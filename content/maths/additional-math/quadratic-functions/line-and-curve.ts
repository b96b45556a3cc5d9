// A line and a curve: where they meet, when the line is a tangent, when they meet twice or not at all.

import { agree, gradient, roots } from '../../kit/checking.ts'
import { coordinates, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { minus, surd } from '../../kit/numbers.ts'
import {
  added,
  factor,
  inequalitySketch,
  linear,
  linearSpoken,
  place,
  shown,
  sketchOf,
  spoken,
  valueAt,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { drawInK, type InK, lowest } from './in-k.ts'

const lineDrawn = (m: number, n: number): string => `curve-of(x => (${m}) * x + (${n}), colour: maths)`

const meetingPointsQuestion = (random: Random, task: 'length' | 'midpoint') => {
  const [r, s] = [-random.integer(1, 3), random.integer(1, 4)]
  const [m, n] = [random.integer(1, 3) * random.sign(), random.integer(1, 6)]
  const a = random.pick([1, 1, -1])
  const b = m - a * (r + s)
  const c = n + a * r * s
  const quadratic = { a, b, c }
  const [yr, ys] = [m * r + n, m * s + n]
  const [p, q] = [`(${minus(r)}, ${minus(yr)})`, `(${minus(s)}, ${minus(ys)})`]
  const [dx, dy] = [s - r, ys - yr]
  const length = surd(dx, 1 + m * m)
  const middle: readonly [number, number] = [(r + s) / 2, (yr + ys) / 2]
  const picture = sketchOf(quadratic, {
    height: 190,
    room: [
      [r - 0.6, yr],
      [s + 0.6, ys],
    ],
    extra: [
      lineDrawn(m, n),
      `point(${place(r, yr)}, $A$, side: "${m * a > 0 ? 'below-right' : 'left'}")`,
      `point(${place(s, ys)}, $B$, side: "${m * a > 0 ? 'right' : 'below-left'}")`,
    ],
  })
  const isLength = task === 'length'
  const ask = isLength
    ? 'the length of $A B$ in the form $a sqrt(b)$, where $a$ and $b$ are integers'
    : 'the coordinates of the midpoint of $A B$'
  const last = isLength
    ? typst`#working("M1")[$A B = sqrt(${dx}^2 + ${dy < 0 ? `(${minus(dy)})` : dy}^2) = sqrt(${dx * dx + dy * dy})$]
#working("A1")[$A B =$ #result[$${length}$]]`
    : typst`#working("M1")[$ ((${minus(r)} + ${s})/2, (${minus(yr)} ${added(ys)})/2) $]
#working("A1")[midpoint #result[$(${minus(middle[0])}, ${minus(middle[1])})$]]`
  return {
    question: typst`
The diagram shows the line $y = ${linear(m, n)}$ and the curve $y = ${shown(quadratic)}$. They meet at the points $A$ and $B$.
${picture}
Find ${ask}. #marks(5)`,
    answer: typst`
#working("M1")[$${shown(quadratic)} = ${linear(m, n)}$]
#working("M1")[$${shown({ a: 1, b: -(r + s), c: r * s })} = 0$ \
$${factor(1, -r)}${factor(1, -s)} = 0$]
#working("A1")[$A${p}$ and $B${q}$]
${last}`,
    alt: plain`The diagram shows the line y equals ${linearSpoken(m, n)} and the curve y equals ${spoken(quadratic)}. They meet at A on the left and B on the right. Find ${isLength ? 'the length of A B in the form a root b, where a and b are integers' : 'the coordinates of the midpoint of A B'}.`,
    answerAlt: plain`Putting them equal gives ${spoken({ a: 1, b: -(r + s), c: r * s })} equals 0. So A is at (${r}, ${yr}), and B is at (${s}, ${ys}). ${isLength ? plain`A B is ${surdInWords(dx, 1 + m * m)}` : plain`The midpoint is at (${middle[0]}, ${middle[1]})`}.`,
    answers: [
      final('', isLength ? number(`${dx}√${1 + m * m}`, { form: 'simplest-surd' }) : coordinates(...middle)),
    ],
    verify() {
      const found = roots((x) => valueAt({ a, b, c }, x) - m * x - n, -11.003, 11.007)
      return found.length === 2 && agree(found[0] ?? 0, r, 1e-6) && agree(found[1] ?? 0, s, 1e-6)
        ? null
        : `they meet at x = ${found.join(', ')}`
    },
  }
}

export const meetingPoints = defineTemplate({
  id: 'meeting-points',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    length: (random) => meetingPointsQuestion(random, 'length'),
    midpoint: (random) => meetingPointsQuestion(random, 'midpoint'),
  },
})

export const tangentLine = defineTemplate({
  id: 'tangent-line',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'find-constant': (random) => {
      const [a, m] = [random.integer(1, 2), random.integer(1, 4) * random.sign()]
      const touch = random.integer(1, 3) * random.sign()
      const b = m - 2 * a * touch
      const c = random.integer(1, 9)
      const quadratic = { a, b, c }
      const y = valueAt(quadratic, touch)
      const k = y - m * touch
      const inner = { a, b: b - m, c: 0 }
      const picture = sketchOf(quadratic, {
        height: 180,
        room: [[touch, y]],
        extra: [
          lineDrawn(m, k),
          `point(${place(touch, y)}, $P$, side: "${m > 0 ? 'below-right' : 'below-left'}")`,
        ],
      })
      const last = c - k
      return {
        question: typst`
The diagram shows the curve $y = ${shown(quadratic)}$ and the line $y = ${linear(m, 0)} + k$, where $k$ is a constant. The line is a tangent to the curve at the point $P$.
${picture}
Find the value of $k$ and the coordinates of $P$. #marks(5)`,
        answer: typst`
#working("M1")[$${shown(quadratic)} = ${linear(m, 0)} + k$ \
$${shown(inner)} ${added(c)} − k = 0$]
#working("M1")[tangent: $${b - m < 0 ? `(${minus(b - m)})` : b - m}^2 − 4${a === 1 ? '' : typst` times ${a}`}(${c} − k) = 0$]
#working("A1")[$k =$ #result[$${minus(k)}$]]
#working("M1")[$${shown({ ...inner, c: last })} = 0$ \
$${a === 1 ? '' : a}${factor(1, -touch)}^2 = 0$]
#working("A1")[$P$ is #result[$(${minus(touch)}, ${minus(y)})$]]`,
        alt: plain`The diagram shows the curve y equals ${spoken(quadratic)} and the line y equals ${linearSpoken(m, 0)} plus k, which is a tangent to the curve at P. Find the value of k and the coordinates of P.`,
        answerAlt: plain`Put the line and the curve equal. The discriminant is zero for a tangent, so k is ${plain`${k}`}. The equation is then a square that is zero at x equals ${touch}. P is at (${touch}, ${y}).`,
        answers: [final('', number(k), 'k'), final('', coordinates(touch, y), 'P')],
        verify() {
          const f = (x: number) => valueAt({ a, b, c }, x)
          // A tangent has the curve's gradient where they meet.
          const lines = [{ x: touch, slope: m, start: f(touch) - m * touch }]
          return lines.every(
            ({ x, slope, start }) => agree(gradient(f, x), slope, 1e-6) && agree(slope * x + start, f(x)),
          )
            ? null
            : 'the line does not touch the curve'
        },
      }
    },
    'find-gradients': (random) => {
      const touch = random.integer(1, 4)
      const b = random.integerExcept(-6, 6, 0, 2 * touch, -2 * touch)
      const a = 1
      const c = touch * touch + random.integer(-5, 5)
      const quadratic = { a, b, c }
      const n = c - touch * touch
      const [one, other] = [b - 2 * touch, b + 2 * touch]
      const points = [-touch, touch].map((x) => [x, valueAt(quadratic, x)] as const)
      const [[x1, y1], [x2, y2]] = points as [readonly [number, number], readonly [number, number]]
      return {
        question: typst`
The line $y = m x ${added(n)}$ is a tangent to the curve $y = ${shown(quadratic)}$.
#part("a", 3)[Find the two possible values of $m$.]
#part("b", 2)[Find, for each of them, the coordinates of the point where the line touches the curve.]`,
        answer: typst`
#part("a")[
#working("M1")[$x^2 + (${minus(b)} − m)x + ${touch * touch} = 0$]
#working("M1")[tangent: $(${minus(b)} − m)^2 − 4 times ${touch * touch} = 0$ \
$${minus(b)} − m = plus.minus ${2 * touch}$]
#working("A1")[$m =$ #result[$${minus(one)}$] or $m =$ #result[$${minus(other)}$]]]
#part("b")[
#note[$m = ${minus(one)}$: $x^2 + ${2 * touch}x + ${touch * touch} = (x + ${touch})^2 = 0$, $x = ${minus(x1)}$.]
#working("B1")[#result[$(${minus(x1)}, ${minus(y1)})$] for $m = ${minus(one)}$]
#note[$m = ${minus(other)}$: $x^2 − ${2 * touch}x + ${touch * touch} = (x − ${touch})^2 = 0$, $x = ${x2}$.]
#working("B1")[#result[$(${x2}, ${minus(y2)})$] for $m = ${minus(other)}$]]`,
        alt: plain`The line y equals m x ${n === 0 ? '' : n < 0 ? `minus ${-n}` : `plus ${n}`} is a tangent to the curve y equals ${spoken(quadratic)}. Part a: find the two possible values of m. Part b: find, for each of them, the coordinates of the point where the line touches the curve.`,
        answerAlt: plain`Part a: the discriminant is zero when ${b} minus m is plus or minus ${2 * touch}. So m is ${one} or ${plain`${other}`}. Part b: for m equals ${one} the line touches the curve at (${x1}, ${y1}). For m equals ${other} it touches at (${x2}, ${y2}).`,
        answers: [
          final('a', inAnyOrder([one, other], { name: 'm' })),
          final('b', coordinates(x1, y1), `for m = ${one}`),
          final('b', coordinates(x2, y2), `for m = ${other}`),
        ],
        verify() {
          const f = (x: number) => valueAt({ a, b, c }, x)
          // A tangent has the curve's gradient where they meet.
          const lines = [-touch, touch].map((x) => ({ x, slope: b + 2 * x, start: c - touch * touch }))
          return lines.every(
            ({ x, slope, start }) => agree(gradient(f, x), slope, 1e-6) && agree(slope * x + start, f(x)),
          )
            ? null
            : 'the line does not touch the curve'
        },
      }
    },
  },
})

/** The curve y = x² + Ux + V and the line y = −kx − wk + e, whose difference is the quadratic of `inK`. */
const lineOf = ({ u, w, z }: InK, shift: number) => {
  return { curve: { a: 1, b: u + shift, c: z + 2 }, line: { slope: shift, w, e: 2 } }
}

const lineWithKQuestion = (random: Random, task: 'cuts-twice' | 'does-not-meet') => {
  const inK = drawInK(random)
  const shift = random.integer(1, 4)
  const { u, w, z, low, high } = inK
  const { curve, line } = lineOf(inK, shift)
  const between = task === 'does-not-meet'
  const lineMarkup = `y = (${minus(line.slope)} − k)x ${added(-w).replace(/1$/, '')}k + ${line.e}`
  const inner = { a: 1, b: -low - high, c: low * high }
  const wSpoken = Math.abs(w) === 1 ? 'k' : `${Math.abs(w)} k`
  const relation = between ? '<' : '>'
  const range = between
    ? `$${minus(low)} < k < ${minus(high)}$`
    : `$k < ${minus(low)}$ or $k > ${minus(high)}$`
  return {
    question: typst`
Find the set of values of $k$ for which the line $${lineMarkup}$ ${between ? 'does not meet' : 'cuts'} the curve $y = ${shown(curve)}$${between ? '' : ' at two different points'}. #marks(5)`,
    answer: typst`
#working("M1")[$x^2 + ${factor(1, u, 'k')}x + (${linear(w, z, 'k')}) = 0$]
#working("M1")[$(${linear(1, u, 'k')})^2 − 4(${linear(w, z, 'k')}) ${relation} 0$]
#working("A1")[$${shown(inner, 'k')} ${relation} 0$]
#working("M1")[$${factor(1, -low, 'k')}${factor(1, -high, 'k')} ${relation} 0$ \
critical values $${minus(low)}$ and $${minus(high)}$]
${inequalitySketch(inner, [minus(low), minus(high)], between, 'k', '').replace('title: $$', 'title: none')}
#working("A1")[#result[${range}]]`,
    alt: plain`Find the set of values of k for which the line y equals open bracket ${line.slope} minus k close bracket x, ${w > 0 ? 'minus' : 'plus'} ${wSpoken}, plus ${line.e}, ${between ? 'does not meet' : 'cuts'} the curve y equals ${spoken(curve)}${between ? '' : ' at two different points'}.`,
    answerAlt: plain`Put the line and the curve equal. The discriminant is ${spoken(inner, 'k')}, and it must be ${between ? 'negative' : 'positive'}. The critical values are ${low} and ${plain`${high}`}. So k is ${between ? plain`between ${low} and ${plain`${high}`}, both excluded` : plain`less than ${low} or greater than ${plain`${high}`}`}.`,
    answers: [final('', inequality(between ? `${low} < k < ${high}` : `k < ${low} or k > ${high}`, 'k'))],
    verify() {
      const { low, high } = inK
      for (let k = -14.117; k < 18; k += 0.53) {
        const apart = (x: number) => valueAt(curve, x) - ((line.slope - k) * x - line.w * k + line.e)
        const isBetween = low < k && k < high
        // The curve is below the line somewhere if and only if they meet twice.
        if (lowest(apart) < 0 === isBetween) return `the line is on the wrong side for k = ${k.toFixed(3)}`
      }
      return task === 'cuts-twice' || low < high ? null : 'there is no such k'
    },
  }
}

export const lineWithK = defineTemplate({
  id: 'line-with-k',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'cuts-twice': (random) => lineWithKQuestion(random, 'cuts-twice'),
    'does-not-meet': (random) => lineWithKQuestion(random, 'does-not-meet'),
  },
})
