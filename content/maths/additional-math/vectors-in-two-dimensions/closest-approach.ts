// The least distance between two that move, from the square of their distance as a quadratic in t.

import { distance, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  changing,
  changingSpoken,
  dot,
  ij,
  ijSpoken,
  length,
  lengthSpoken,
  mapOf,
  movingColumn,
  movingSpoken,
  partsOf,
  squared,
} from './ij.ts'
import { drawTwo, introduced } from './two-ships.ts'

const nearest = (random: Random, isRock: boolean) => {
  const { p, q, u, v, w, r, time, closest } = random.until(
    () => {
      const { p, u, v } = drawTwo(random, 14, 6)
      const speed: Point = isRock ? [0, 0] : v
      const w = isRock ? times(-1, u) : less(v, u)
      const time = random.integer(2, 5)
      const closest = times(random.pick([0.5, 1, 2, -0.5, -1, -2]), [-w[1], w[0]])
      const q = plus(p, less(closest, times(time, w)))
      return { p, q, u, v: speed, w, r: less(q, p), time, closest }
    },
    ({ q, p, u, v, w, closest }) =>
      q.every((value) => Number.isInteger(value) && value !== 0 && Math.abs(value) <= 36) &&
      w.every((value) => value !== 0) &&
      squared(w) <= 41 &&
      squared(closest) >= 4 &&
      closest.every(Number.isInteger) &&
      crossed(p, q) !== 0 &&
      crossed(p, u) !== 0 &&
      squared(q) > 60 &&
      (isRock || Math.abs(crossed(u, v)) > 0.4 * Math.sqrt(squared(u) * squared(v))),
  )
  const intro = isRock
    ? {
        shown: typst`A launch $P$ leaves the point with position vector #box[$(${ij(p)})$ km] with constant velocity #box[$(${ij(u)})$ km/h]. A rock $Q$ has position vector #box[$(${ij(q)})$ km].`,
        spoken: plain`A launch P leaves the point with position vector ${ijSpoken(p)}, in kilometres, with constant velocity ${ijSpoken(u)}, in kilometres per hour. A rock Q has position vector ${ijSpoken(q)}.`,
      }
    : introduced({ p, q, u, v })
  const after = isRock ? 'after $t$ hours' : '$t$ hours after noon'
  const [x, y] = partsOf(r, w)
  const [a, b, c] = [squared(w), 2 * dot(r, w), squared(r)]
  const quadratic = terms([a, 't^2'], [b, 't'], [c, ''])
  const squareOf = ({ from, by }: { from: number; by: number }) =>
    terms([by * by, 't^2'], [2 * from * by, 't'], [from * from, ''])
  const quadraticSpoken = termsInWords([a, 't squared'], [b, 't'], [c, ''])
  const least = squared(closest)
  const reach = times(time, u)
  const map = mapOf(
    [
      { name: 'P', from: p, to: plus(p, reach) },
      isRock ? { name: 'Q', from: q } : { name: 'Q', from: q, to: plus(q, times(time, v)) },
    ],
    [`edge(${spot(plus(p, reach))}, ${spot(plus(q, times(time, v)))}, dash: "dashed", colour: wrong)`],
  )
  return {
    question: typst`
${intro.shown}
#part("a", 4)[Show that ${after} the distance $d$~km between $P$ and $Q$ is given by $d^2 = ${quadratic}$.]
#part("b", 3)[Find the least distance between them, and when they are so close.]`,
    answer: typst`
#part("a")[
#working("M1")[$ arrow(P Q) = ${isRock ? `vec(${q.map(minus).join(', ')})` : movingColumn(q, v)} − ${movingColumn(p, u)} $]
#working("A1")[$ = ${movingColumn(r, w)} $]
#working("M1")[$d^2 = (${changing(x)})^2 + (${changing(y)})^2$]
#working("A1")[$= ${squareOf(x)} + ${squareOf(y)}$, so \
#result[$d^2 = ${quadratic}$]]]
#part("b")[
#working("M1")[completing the square: #linebreak() $d^2 = ${a === 1 ? '' : a}(t − ${time})^2 + ${least}$]
#working("A1")[least distance #result[$${length(closest)}$ km]]
#working("A1")[when $t =$ #result[${time}]]]
${map}`,
    alt: plain`${intro.spoken} Part a: show that t hours later the distance d kilometres between P and Q is given by d squared equals ${quadraticSpoken}. Part b: find the least distance between them, and when they are so close.`,
    answerAlt: plain`Part a: PQ is the ${movingSpoken(r, w)}. The squares of ${changingSpoken(x)} and ${changingSpoken(y)} add up to d squared equals ${termsInWords([a, 't squared'], [b, 't'], [c, ''])}. Part b: this is ${a} times the square of t minus ${time}, plus ${least}. So the least distance is ${lengthSpoken(closest)} kilometres, when t is ${time}.`,
    answers: [
      final('b', number(typedSurd(1, squared(closest)), { unit: 'km' }), 'least distance'),
      final('b', number(time, { unit: 'hours' }), 't'),
    ],
    verify: () => {
      const apart = (t: number) => distance(plus(p, times(t, u)), plus(q, times(t, v)))
      const formula = (t: number) => squared(w) * t * t + 2 * dot(r, w) * t + squared(r)
      if ([0, 1, 2.5].some((t) => Math.abs(apart(t) ** 2 - formula(t)) > 1e-6))
        return 'the formula gives another distance'
      // Watched every thousandth of an hour.
      let [best, when] = [Number.POSITIVE_INFINITY, 0]
      for (let n = 0; n <= 9000; n += 1) {
        const far = apart(n / 1000)
        if (far < best) [best, when] = [far, n / 1000]
      }
      return Math.abs(when - time) < 1e-6 && Math.abs(best - Math.sqrt(squared(closest))) < 1e-9
        ? null
        : `least ${best} at ${when}`
    },
  }
}

export const closestApproach = defineTemplate({
  id: 'closest-approach',
  marks: 7,
  calculator: false,
  level: 5,
  cases: {
    'two-ships': (random) => nearest(random, false),
    'past-a-rock': (random) => nearest(random, true),
  },
})

const spot = ([x, y]: Point): string => {
  return `(${x}, ${y})`
}
