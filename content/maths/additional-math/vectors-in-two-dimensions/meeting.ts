// Interception: two that meet, two whose paths cross without a meeting, and the velocity that is needed to meet.

import { distance, type Point } from '../../kit/checking.ts'
import { column, final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { lengthMarkup, shownPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { defineTemplate } from '../../template.ts'
import {
  anyVector,
  changing,
  changingSpoken,
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
import { introduced, mapOfTwo, type TwoMoving } from './two-ships.ts'
import { inColumn, inIj } from './typed.ts'

const positionsWorked = ({ p, q, u, v }: TwoMoving) => typst`
#working("B1")[$P$: #result[$display(${movingColumn(p, u)})$]]
#working("B1")[$Q$: #result[$display(${movingColumn(q, v)})$]]`

const isDrawable = ({ p, q, u, v }: TwoMoving) =>
  [...p, ...q].every((value) => value !== 0 && Math.abs(value) <= 40) &&
  distance(p, q) > 8 &&
  Math.abs(crossed(u, v)) > 8

/** How near two come to each other if they go on for ever. */
const passesBy = ({ p, q, u, v }: TwoMoving): number => {
  const w = less(v, u)
  return Math.abs(crossed(less(q, p), w)) / Math.sqrt(squared(w))
}

const drawMeeting = (random: Random, isLate: boolean) => {
  return random.until(
    () => {
      const [u, v] = [anyVector(random, 9), anyVector(random, 9)]
      const time = random.integer(2, 5)
      const place: Point = [random.integer(-20, 20), random.integer(-20, 20)]
      // Where they do not meet, Q comes by a little later: as far as it goes in that time.
      const late = isLate ? random.integer(1, 2) * random.sign() : 0
      const shift: Point = isLate ? [0, late * random.integer(2, 4)] : [0, 0]
      const [p, q] = [less(place, times(time, u)), less(plus(place, shift), times(time, v))]
      return { p, q, u, v, time, place, shift }
    },
    (drawn) =>
      isDrawable(drawn) &&
      drawn.u[0] !== drawn.v[0] &&
      drawn.u[1] !== drawn.v[1] &&
      drawn.place.every((value) => value !== 0) &&
      (!isLate || passesBy(drawn) > 1),
  )
}

/** The two are watched every hundredth of an hour. */
const leastDistance = ({ p, q, u, v }: TwoMoving): number =>
  Math.min(
    ...Array.from({ length: 1201 }, (_, n) =>
      distance(plus(p, times(n / 100, u)), plus(q, times(n / 100, v))),
    ),
  )

const whyNoMeeting = (drawn: ReturnType<typeof drawMeeting>): string | null => {
  const { p, q, u, v, time, place } = drawn
  const [here, there] = [plus(p, times(time, u)), plus(q, times(time, v))]
  if (distance(here, place) > 1e-9) return `P is then at ${shownPoint(here)}`
  const least = leastDistance(drawn)
  return least < 1e-9 && distance(there, place) < 1e-9 ? null : `they come no nearer than ${least}`
}

export const interception = defineTemplate({
  id: 'interception',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    meet(random) {
      const drawn = drawMeeting(random, false)
      const { p, q, u, v, time, place } = drawn
      const two = { p, q, u, v }
      const [px, py] = partsOf(p, u)
      const [qx, qy] = partsOf(q, v)
      const intro = introduced(two)
      const first = typst`#working("M1 FT")[$${changing(px)} = ${changing(qx)}$]
#working("A1")[$t =$ #result[${time}]]`
      return {
        question: typst`
${intro.shown}
${mapOfTwo(two)}
#part("a", 2)[Write down the position vectors of $P$ and $Q$ at time $t$ hours after noon.]
#part("b", 4)[Show that they will collide, and find when and where.]`,
        answer: typst`
#part("a")[${positionsWorked(two)}]
#part("b")[
#note[Both components must be equal at one time.]
${first}
#working("B1")[lower components then: $${minus(py.from + time * py.by)}$ for $P$ and $${minus(qy.from + time * qy.by)}$ for $Q$, equal, too. So they collide.]
#working("B1")[at #result[$${shownColumn(place)}$ km]]]`,
        alt: plain`${intro.spoken} Part a: write down the position vectors of P and Q at time t hours after noon. Part b: show that they will collide, and find when and where.`,
        answerAlt: plain`Part a: P is at the ${movingSpoken(p, u)}; Q is at the ${movingSpoken(q, v)}. Part b: the upper components ${changingSpoken(px)} and ${changingSpoken(qx)} are equal when t is ${time}, and then the lower components are equal, too. So they collide, at the ${spokenColumn(place)}.`,
        answers: [
          final('a', inColumn(p, u), 'P'),
          final('a', inColumn(q, v), 'Q'),
          final('b', number(time, { unit: 'hours' }), 't'),
          final('b', column(...place), 'position'),
        ],
        verify: () => whyNoMeeting(drawn),
      }
    },
    'do-not-meet'(random) {
      const { p, q, u, v, time, shift } = drawMeeting(random, true)
      const two = { p, q, u, v }
      const [px, py] = partsOf(p, u)
      const [qx, qy] = partsOf(q, v)
      const intro = introduced(two)
      const first = typst`#working("M1 FT")[$${changing(px)} = ${changing(qx)}$]
#working("A1")[$t =$ #result[${time}]]`
      const gap = Math.abs(shift[1])
      return {
        question: typst`
${intro.shown}
${mapOfTwo(two)}
#part("a", 2)[Write down the position vectors of $P$ and $Q$ at time $t$ hours after noon.]
#part("b", 4)[Show that they will not collide, and find how far apart they are when $P$ is due ${shift[1] < 0 ? 'north' : 'south'} of $Q$.]`,
        answer: typst`
#part("a")[${positionsWorked(two)}]
#part("b")[
#note[They could only collide when the first components are equal, which is also when one is due north of the other.]
${first}
#working("B1")[lower components then: $${minus(py.from + time * py.by)}$ for $P$ and $${minus(qy.from + time * qy.by)}$ for $Q$, not equal. So they do not collide.]
#working("B1")[distance #result[${gap} km]]]`,
        alt: plain`${intro.spoken} Part a: write down the position vectors of P and Q at time t hours after noon. Part b: show that they will not collide, and find how far apart they are when P is due ${shift[1] < 0 ? 'north' : 'south'} of Q.`,
        answerAlt: plain`Part a: P is at the ${movingSpoken(p, u)}; Q is at the ${movingSpoken(q, v)}. Part b: the upper components are equal only when t is ${time}, and then the lower components differ by ${gap}. So they do not collide; they are ${gap} kilometres apart.`,
        answers: [
          final('a', inColumn(p, u), 'P'),
          final('a', inColumn(q, v), 'Q'),
          final('b', number(gap, { unit: 'km' })),
        ],
        verify: () => {
          const [here, there] = [plus(p, times(time, u)), plus(q, times(time, v))]
          return leastDistance(two) > 0.2 &&
            Math.abs(there[1] - here[1] - shift[1]) < 1e-9 &&
            there[0] === here[0]
            ? null
            : 'they meet'
        },
      }
    },
    'unknown-velocity'(random) {
      const drawn = drawMeeting(random, false)
      const { p, q, u, v, time, place } = drawn
      return {
        question: typst`
At noon a ferry $P$ is at the point with position vector #box[$(${ij(p)})$ km] and moves with constant velocity #box[$(${ij(u)})$ km/h]. At the same time a speedboat $Q$ leaves the point with position vector #box[$(${ij(q)})$ km] with constant velocity and meets the ferry ${time} hours later.
#part("a", 2)[Find the position vector of the point where they meet.]
#part("b", 4)[Find the velocity of the speedboat, and its exact speed.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${ij(p)}) + ${time}(${ij(u)})$]
#working("A1")[$=$ #result[$(${ij(place)})$ km]]]
#part("b")[
#working("M1 FT")[from $Q$ to there: $ (${ij(place)}) − (${ij(q)}) $ $ = ${ij(times(time, v))} $]
#working("M1")[$ 1/${time} (${ij(times(time, v))}) $]
#working("A1")[velocity #result[$(${ij(v)})$ km/h]]
#working("B1")[speed $= ${lengthMarkup(v)} =$ #result[$${length(v)}$ km/h]]]
${mapOf([
  { name: 'P', from: p, to: place },
  { name: 'Q', from: q, to: place },
])}`,
        alt: plain`At noon a ferry P is at the point with position vector ${ijSpoken(p)}, in kilometres, and moves with constant velocity ${ijSpoken(u)}, in kilometres per hour. At the same time a speedboat Q leaves the point with position vector ${ijSpoken(q)} with constant velocity and meets the ferry ${time} hours later. Part a: find the position vector of the point where they meet. Part b: find the velocity of the speedboat, and its exact speed.`,
        answerAlt: plain`Part a: in ${time} hours the ferry comes to ${ijSpoken(place)}. Part b: from Q to there is ${ijSpoken(times(time, v))}. Divided by ${time} this is the velocity, ${ijSpoken(v)} kilometres per hour. Its speed is ${lengthSpoken(v)} kilometres per hour.`,
        answers: [
          final('a', inIj(place)),
          final('b', inIj(v), 'velocity'),
          final('b', number(typedSurd(1, squared(v)), { unit: 'km/h' }), 'speed'),
        ],
        verify: () => whyNoMeeting(drawn),
      }
    },
  },
})
