// When two that move are a given distance apart.

import { distance, type Point, roots } from '../../kit/checking.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { less, plus, times } from '../../kit/vectors.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { changing, dot, movingColumn, movingSpoken, partsOf, squared } from './ij.ts'
import { drawTwo, introduced, isIn } from './two-ships.ts'
import { inColumn } from './typed.ts'

const within = (random: Random, isLong: boolean) => {
  const { p, q, u, v, one, two, size, r, w } = random.until(
    () => {
      const { p, u, v } = drawTwo(random, 12, 7)
      const w = less(v, u)
      const [one, two] = [random.integer(1, 3), random.integer(3, 6)]
      // Closest halfway between the two times, at right angles to the relative velocity.
      const across: Point = times(random.pick([1, -1, 2, -2]), [-w[1], w[0]])
      const half = (one + two) / 2
      const shorter = random.pick([1, 0.5])
      const closest = times(shorter, across)
      const q = plus(p, less(closest, times(half, w)))
      const gap = plus(closest, times((two - one) / 2, w))
      return { p, q, u, v, one, two, size: squared(gap), r: less(q, p), w }
    },
    ({ q, one, two, w, size }) =>
      one < two &&
      q.every(Number.isInteger) &&
      isIn(40, q) &&
      q.every((value) => value !== 0) &&
      w.every((value) => value !== 0) &&
      squared(w) <= 30 &&
      Number.isInteger(Math.sqrt(size)),
  )
  const both = { p, q, u, v }
  const intro = isLong ? introduced(both, 'boats', 'At noon') : introduced(both)
  const far = Math.sqrt(size)
  const [x, y] = partsOf(r, w)
  const [a, b, c] = [squared(w), 2 * dot(r, w), squared(r) - size]
  const quadratic = terms([a, 't^2'], [b, 't'], [c, ''])
  const ask = isLong
    ? typst`Their radios reach ${far}~km. For how long can they talk to each other?`
    : typst`Find the two times at which they are ${far}~km apart.`
  const last = isLong
    ? typst`#working("A1")[$t = ${one}$ and $t = ${two}$, so for #result[${two - one} hours]]`
    : typst`#working("A1")[$t =$ #result[${one}] and $t =$ #result[${two}]]`
  return {
    question: typst`
${intro.shown}
#part("a", 2)[Find $arrow(P Q)$ at time $t$ hours after noon.]
#part("b", 4)[${ask}]`,
    answer: typst`
#part("a")[
#working("M1")[$ ${movingColumn(q, v)} − ${movingColumn(p, u)} $]
#working("A1")[$arrow(P Q) =$ #result[$display(${movingColumn(r, w)})$]]]
#part("b")[
#working("M1 FT")[$(${changing(x)})^2 + (${changing(y)})^2 = ${far}^2$]
#working("A1")[$${quadratic} = 0$]
#working("M1")[${a === 1 ? '' : typst`divided by ${a}: `}$(t − ${one})(t − ${two}) = 0$]
${last}]`,
    alt: plain`${intro.spoken} Part a: find the vector PQ at time t hours after noon. Part b: ${isLong ? plain`their radios reach ${far} kilometres. For how long can they talk to each other?` : plain`find the two times at which they are ${far} kilometres apart.`}`,
    answerAlt: plain`Part a: PQ is the ${movingSpoken(r, w)}. Part b: the squares of its components add up to ${far} squared. That is ${termsInWords([a, 't squared'], [b, 't'], [c, ''])} equals 0, so t is ${one} or ${two}.${isLong ? ` They can talk for ${two - one} ${two - one === 1 ? 'hour' : 'hours'}.` : ''}`,
    answers: [
      final('a', inColumn(r, w)),
      final(
        'b',
        isLong
          ? number(two - one, { unit: 'h' })
          : inAnyOrder([one, two], { name: 't', each: { unit: 'h' } }),
      ),
    ],
    verify: () => {
      const apart = (t: number) => distance(plus(p, times(t, u)), plus(q, times(t, v))) - Math.sqrt(size)
      const found = roots(apart, 0, 20, 4003)
      const isSame =
        found.length === 2 && Math.abs((found[0] ?? 0) - one) < 1e-6 && Math.abs((found[1] ?? 0) - two) < 1e-6
      return isSame ? null : `the times are ${found.join(', ')}`
    },
  }
}

export const whenApart = defineTemplate({
  id: 'when-so-far-apart',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'two-times': (random) => within(random, false),
    'how-long': (random) => within(random, true),
  },
})
