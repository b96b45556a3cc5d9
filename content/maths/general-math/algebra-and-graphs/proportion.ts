// Direct and inverse proportion, also to squares, roots and brackets.

import { agree } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { expression, final, number, threeFigures, word } from '../../kit/final-answers.ts'
import { lowestTerms, significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Law {
  readonly words: string
  readonly markup: (k: string) => string
  readonly spokenLaw: (k: number) => string
  readonly value: (x: number) => number
  readonly shownAt: (x: number) => string
  /** Values of x at which the law gives whole numbers, and how large k may be. */
  readonly places: readonly (readonly [number, number])[]
  readonly most: number
}

const square: Law = {
  words: 'the square of~$x$',
  markup: (k) => `${k} x^2`,
  spokenLaw: (k) => `${k} x squared`,
  value: (x) => x * x,
  shownAt: (x) => `${x}^2`,
  places: [
    [2, 5],
    [3, 5],
    [4, 6],
    [5, 3],
  ],
  most: 6,
}

const squareRoot: Law = {
  words: 'the square root of~$x$',
  markup: (k) => `${k} sqrt(x)`,
  spokenLaw: (k) => `${k} root x`,
  value: Math.sqrt,
  shownAt: (x) => `sqrt(${x})`,
  places: [
    [9, 25],
    [16, 49],
    [25, 81],
    [36, 100],
  ],
  most: 8,
}

const inverseSquare: Law = {
  words: 'the square of~$x$',
  markup: (k) => `display(${k === '' ? 1 : k}/x^2)`,
  spokenLaw: (k) => `${k} over x squared`,
  value: (x) => 1 / (x * x),
  shownAt: (x) => `${x}^2`,
  places: [
    [2, 4],
    [3, 6],
    [2, 5],
    [4, 5],
  ],
  most: 1,
}

const bracket: Law = {
  words: '$(x + 1)$',
  markup: (k) => `display(${k === '' ? 1 : k}/(x + 1))`,
  spokenLaw: (k) => `${k} over, x plus 1`,
  value: (x) => 1 / (x + 1),
  shownAt: (x) => `(${x} + 1)`,
  places: [
    [2, 5],
    [3, 7],
    [5, 8],
    [4, 9],
  ],
  most: 1,
}

const proportional = (random: Random, law: Law) => {
  const [x, x2] = random.pick(law.places)
  const isInverse = law.most === 1
  // For inverse laws k is a multiple of both denominators or leaves a simple fraction.
  const k = isInverse ? random.integer(1, 4) * Math.round(1 / law.value(x)) : random.integer(2, law.most)
  const y = Math.round(k * law.value(x))
  const [top, bottom] = isInverse ? lowestTerms(k, Math.round(1 / law.value(x2))) : [k * law.value(x2), 1]
  const value = bottom === 1 ? String(top) : `display(${top}/${bottom})`
  const valueSpoken = bottom === 1 ? String(top) : `${top} over ${bottom}`
  const words = law.words.replaceAll('$', '').replace('~', ' ').replace('(x + 1)', 'x plus 1')
  return {
    question: typst`
$y$ is ${isInverse ? 'inversely' : 'directly'} proportional to ${law.words}. \
When $x = ${x}$, $y = ${y}$.

Find $y$ when $x = ${x2}$. #marks(3)`,
    answer: typst`
#working("M1")[$y = ${law.markup('k')}$ and $${y} = ${isInverse ? `display(k/${law.shownAt(x)})` : `k ${law.shownAt(x).startsWith('sqrt') ? law.shownAt(x) : `times ${law.shownAt(x)}`}`}$]
#working("A1")[$k = ${k}$, so $y = ${law.markup(unitOr(k))}$]
#working("A1")[$y =$ #result[$${value}$]]`,
    alt: plain`y is ${isInverse ? 'inversely' : 'directly'} proportional to ${words}. When x is ${x}, y is ${y}. Find y when x is ${x2}.`,
    answerAlt: plain`y equals ${law.spokenLaw(k)}. When x is ${x2}, y is ${valueSpoken}.`,
    answers: [final('', number(asTyped(value)), 'y')],
    // By the ratio of the two values, without k.
    verify: () =>
      agree((y * law.value(x2)) / law.value(x), top / bottom, 1e-9 * k)
        ? null
        : 'the ratio gives another value',
  }
}

export const proportionLaw = defineTemplate({
  id: 'proportion-law',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    square: (random) => proportional(random, square),
    'square-root': (random) => proportional(random, squareRoot),
    'inverse-square': (random) => proportional(random, inverseSquare),
    bracket: (random) => proportional(random, bracket),
  },
})

export const proportionInContext = defineTemplate({
  id: 'proportion-in-context',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'stopping-distance'(random) {
      const [v, w] = random.pick([
        [30, 50],
        [40, 60],
        [40, 70],
        [50, 80],
      ] as const)
      // d = v²/100 · j
      const j = random.pick([1, 2])
      const [d, far] = [(j * v * v) / 100, (j * w * w) / 100]
      const k = j / 100
      const stop = Math.ceil(far / 5) * 5
      return {
        question: typst`
The braking distance $d$ metres of a bus is directly proportional to the square of its speed $v$ km/h. At ${v} km/h it is ${d} m.
#part("a", 2)[Find a formula for $d$ in terms of $v$.]
#part("b", 2)[A rickshaw stops ${stop} m in front of a bus that goes at ${w} km/h. Can the bus stop in time? Show your working.]`,
        answer: typst`
#part("a")[
#working("M1")[$${d} = k times ${v}^2$]
#working("A1")[$d =$ #result[$${k}v^2$]]]
#part("b")[
#working("M1 FT")[$${k} times ${w}^2 = ${far}$]
#working("A1")[$${far} ${far < stop ? '<' : '='} ${stop}$: #result[yes], ${far < stop ? 'it stops before' : 'but only just'}]]`,
        alt: plain`The braking distance d metres of a bus is directly proportional to the square of its speed v kilometres per hour. At ${v} kilometres per hour it is ${d} metres. Part a: find a formula for d in terms of v. Part b: a rickshaw stops ${stop} metres in front of a bus that goes at ${w} kilometres per hour. Can the bus stop in time?`,
        answerAlt: plain`Part a: d equals ${k} v squared. Part b: the braking distance is ${far} metres, so yes, it can stop in time.`,
        answers: [final('a', expression(`${k}v^2`, 'v'), 'd'), final('b', word('yes'))],
        verify: () => (agree(far / d, (w / v) ** 2) && far <= stop ? null : 'the ratio differs'),
      }
    },
    light(random) {
      const [v, w] = random.pick([
        [2, 5],
        [3, 4],
        [4, 2.5],
        [6, 4],
      ] as const)
      const j = random.pick([10, 15, 20, 25])
      const k = j * v * v
      const there = k / (w * w)
      const place = Math.sqrt(k / (j * 4))
      return {
        question: typst`
The brightness $B$ of a lamp is inversely proportional to the square of the distance $d$ metres from it. At ${v} m the brightness is ${j} units.
#part("a", 3)[Find the brightness at ${w} m.]
#part("b", 1)[Find the distance at which the brightness is ${4 * j} units.]`,
        answer: typst`
#part("a")[
#working("M1")[$B = display(k/d^2)$, $k = ${j} times ${v}^2 = ${k}$]
#working("M1")[$display(${k}/${w}^2)$]
#working("A1")[#result[${Number(there.toFixed(4))} units]]]
#part("b")[#working("B1")[Four times as bright at half the distance: #result[${place} m]]]`,
        alt: plain`The brightness B of a lamp is inversely proportional to the square of the distance d metres from it. At ${v} metres the brightness is ${j} units. Part a: find the brightness at ${w} metres. Part b: find the distance at which the brightness is ${4 * j} units.`,
        answerAlt: plain`Part a: k is ${k}, so the brightness at ${w} metres is ${k} over ${w} squared, ${Number(there.toFixed(4))} units. Part b: four times as bright means half the distance, ${place} metres.`,
        answers: [final('a', threeFigures(there)), final('b', number(place, { unit: 'm' }))],
        verify: () =>
          agree(j * (v / place) ** 2, 4 * j) ? null : 'half the distance is not four times as bright',
      }
    },
    percentage(random) {
      const [j, r] = [random.pick([2, 3]), random.pick([20, 25, 50, 10])]
      const factor = (100 + r) / 100
      const change = Number((100 * (factor ** j - 1)).toFixed(4))
      const shown = j === 2 ? 'square' : 'cube'
      return {
        question: typst`
$y$ is directly proportional to the ${shown} of $x$.

$x$ increases by ${r}%. Find the percentage increase in $y$. #marks(4)`,
        answer: typst`
#working("M1 soi")[$y = k x^${j}$]
#working("M1 oe")[new $y = k (${factor}x)^${j}$]
#working("A1 soi")[$= ${Number((factor ** j).toFixed(6))} k x^${j}$]
#working("A1")[#result[${change}%]]${
          significant(change) === String(change) ? '' : `\n#scheme[Accept ${significant(change)}%.]`
        }`,
        alt: plain`y is directly proportional to the ${shown} of x. x increases by ${r} per cent. Find the percentage increase in y.`,
        answerAlt: plain`x is multiplied by ${factor}, so y is multiplied by ${factor} to the power ${j}, which is ${Number((factor ** j).toFixed(6))}. The increase is ${change} per cent.`,
        answers: [final('', threeFigures(change, '%'))],
        // With x = 10 before and after.
        verify() {
          const [before, after] = [10 ** j, (10 + r / 10) ** j]
          return agree(((after - before) / before) * 100, change, 1e-6) ? null : 'the change is another'
        },
      }
    },
  },
})
