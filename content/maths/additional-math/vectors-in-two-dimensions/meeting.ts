// Interception: two that meet, two whose paths cross without a meeting, and the velocity that is needed to meet.

import { distance, type Point } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import { lengthMarkup, shownPoint } from '../../kit/points.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
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

export const interception = defineTemplate({
  id: 'interception',
  marks: 6,
  calculator: false,
  level: 4,
  cases: ['meet', 'do-not-meet', 'unknown-velocity'],
  draw(random, which) {
    return random.until(
      () => {
        const [u, v] = [anyVector(random, 9), anyVector(random, 9)]
        const time = random.integer(2, 5)
        const place: Point = [random.integer(-20, 20), random.integer(-20, 20)]
        // Where they do not meet, Q comes by a little later: as far as it goes in that time.
        const late = which === 'do-not-meet' ? random.integer(1, 2) * random.sign() : 0
        const shift: Point = which === 'do-not-meet' ? [0, late * random.integer(2, 4)] : [0, 0]
        const [p, q] = [less(place, times(time, u)), less(plus(place, shift), times(time, v))]
        return { which, p, q, u, v, time, place, shift }
      },
      (drawn) =>
        isDrawable(drawn) &&
        drawn.u[0] !== drawn.v[0] &&
        drawn.u[1] !== drawn.v[1] &&
        drawn.place.every((value) => value !== 0) &&
        (which !== 'do-not-meet' || passesBy(drawn) > 1),
    )
  },
  write({ which, p, q, u, v, time, place, shift }) {
    const two = { p, q, u, v }
    const [px, py] = partsOf(p, u)
    const [qx, qy] = partsOf(q, v)
    if (which === 'unknown-velocity') {
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
#working("M1")[from $Q$ to there: $ (${ij(place)}) − (${ij(q)}) $ $ = ${ij(times(time, v))} $]
#working("M1")[divided by ${time} hours:]
#working("A1")[velocity #result[$(${ij(v)})$ km/h]]
#working("B1")[speed $= ${lengthMarkup(v)} =$ #result[$${length(v)}$ km/h]]]
${mapOf([
  { name: 'P', from: p, to: place },
  { name: 'Q', from: q, to: place },
])}`,
        alt: plain`At noon a ferry P is at the point with position vector ${ijSpoken(p)}, in kilometres, and moves with constant velocity ${ijSpoken(u)}, in kilometres per hour. At the same time a speedboat Q leaves the point with position vector ${ijSpoken(q)} with constant velocity and meets the ferry ${time} hours later. Part a: find the position vector of the point where they meet. Part b: find the velocity of the speedboat, and its exact speed.`,
        answerAlt: plain`Part a: in ${time} hours the ferry comes to ${ijSpoken(place)}. Part b: from Q to there is ${ijSpoken(times(time, v))}. Divided by ${time} this is the velocity, ${ijSpoken(v)} kilometres per hour. Its speed is ${lengthSpoken(v)} kilometres per hour.`,
      }
    }
    const intro = introduced(two)
    const first = typst`#working("M1")[$${changing(px)} = ${changing(qx)}$]
#working("A1")[$t =$ #result[${time}]]`
    if (which === 'meet') {
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
#working("B1")[lower components then: $${minus(py.from + time * py.by)}$ and $${minus(qy.from + time * qy.by)}$, equal, too. So they collide.]
#working("B1")[at #result[$${shownColumn(place)}$ km]]]`,
        alt: plain`${intro.spoken} Part a: write down the position vectors of P and Q at time t hours after noon. Part b: show that they will collide, and find when and where.`,
        answerAlt: plain`Part a: P is at the ${movingSpoken(p, u)}; Q is at the ${movingSpoken(q, v)}. Part b: the upper components ${changingSpoken(px)} and ${changingSpoken(qx)} are equal when t is ${time}, and then the lower components are equal, too. So they collide, at the ${spokenColumn(place)}.`,
      }
    }
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
#working("M1")[lower components then: $P$ $${minus(py.from + time * py.by)}$, $Q$ $${minus(qy.from + time * qy.by)}$: not equal, so they do not collide.]
#working("A1")[distance #result[${gap} km]]]`,
      alt: plain`${intro.spoken} Part a: write down the position vectors of P and Q at time t hours after noon. Part b: show that they will not collide, and find how far apart they are when P is due ${shift[1] < 0 ? 'north' : 'south'} of Q.`,
      answerAlt: plain`Part a: P is at the ${movingSpoken(p, u)}; Q is at the ${movingSpoken(q, v)}. Part b: the upper components are equal only when t is ${time}, and then the lower components differ by ${gap}. So they do not collide; they are ${gap} kilometres apart.`,
    }
  },
  verify({ which, p, q, u, v, time, place, shift }) {
    // Both are watched every hundredth of an hour.
    let least = Number.POSITIVE_INFINITY
    for (let n = 0; n <= 1200; n += 1) {
      least = Math.min(least, distance(plus(p, times(n / 100, u)), plus(q, times(n / 100, v))))
    }
    const [here, there] = [plus(p, times(time, u)), plus(q, times(time, v))]
    if (distance(here, place) > 1e-9) return `P is then at ${shownPoint(here)}`
    if (which === 'do-not-meet') {
      return least > 0.2 && Math.abs(there[1] - here[1] - shift[1]) < 1e-9 && there[0] === here[0]
        ? null
        : 'they meet'
    }
    return least < 1e-9 && distance(there, place) < 1e-9 ? null : `they come no nearer than ${least}`
  },
})

export const chase = defineTemplate({
  id: 'chase',
  marks: 6,
  calculator: false,
  level: 5,
  cases: ['later-start', 'given-direction'],
  draw(random, which) {
    return random.until(
      () => {
        const u = anyVector(random, 8)
        const p = anyVector(random, 24)
        const [wait, time] = [random.integer(1, 2), random.integer(2, 4)]
        const v = anyVector(random, 14)
        const total = which === 'later-start' ? wait + time : time
        const place = plus(p, times(total, u))
        const start = less(place, times(time, v))
        return { which, p, u, v, wait, time, place, start }
      },
      ({ p, u, v, start, place }) =>
        squared(v) > 1.4 * squared(u) &&
        Math.abs(crossed(u, v)) > 8 &&
        start.every((value) => value !== 0 && Math.abs(value) <= 40) &&
        place.every((value) => value !== 0) &&
        distance(start, p) > 6 &&
        v[0] !== u[0] &&
        v[1] !== u[1],
    )
  },
  write({ which, p, u, v, wait, time, place, start }) {
    const map = mapOf([
      { name: 'S', from: p, to: place },
      { name: 'C', from: start, to: place },
    ])
    if (which === 'later-start') {
      return {
        question: typst`
At 08~00 smugglers leave the point with position vector #box[$(${ij(p)})$ km] with constant velocity #box[$(${ij(u)})$ km/h]. At ${`0${8 + wait}`}~00 a Coast Guard boat leaves the point with position vector #box[$(${ij(start)})$ km]. It moves with constant velocity and catches the smugglers at ${String(8 + wait + time).padStart(2, '0')}~00.
#part("a", 2)[Find the position vector of the point where they are caught.]
#part("b", 4)[Find the velocity of the Coast Guard boat, and its exact speed.]`,
        answer: typst`
${map}
#part("a")[
#working("M1")[$(${ij(p)}) + ${wait + time}(${ij(u)})$]
#working("A1")[$=$ #result[$(${ij(place)})$ km]]]
#part("b")[
#working("M1")[$(${ij(place)}) − (${ij(start)}) = ${ij(times(time, v))}$]
#note[The Coast Guard has only ${time} hours.]
#working("M1")[$ 1/${time} (${ij(times(time, v))}) $]
#working("A1")[$=$ #result[$(${ij(v)})$ km/h]]
#working("B1")[speed $= ${lengthMarkup(v)} =$ #result[$${length(v)}$ km/h]]]`,
        alt: plain`At 8 in the morning smugglers leave the point with position vector ${ijSpoken(p)}, in kilometres, with constant velocity ${ijSpoken(u)}, in kilometres per hour. ${wait === 1 ? '1 hour' : '2 hours'} later a Coast Guard boat leaves the point with position vector ${ijSpoken(start)}. It moves with constant velocity and catches the smugglers ${time} hours after that. Part a: find the position vector of the point where they are caught. Part b: find the velocity of the Coast Guard boat, and its exact speed.`,
        answerAlt: plain`Part a: in ${wait + time} hours the smugglers come to ${ijSpoken(place)}. Part b: the Coast Guard boat goes ${ijSpoken(times(time, v))} in ${time} hours, so its velocity is ${ijSpoken(v)} kilometres per hour, and its speed is ${lengthSpoken(v)} kilometres per hour.`,
      }
    }
    const [hidden] = [v[1]]
    const [sx, sy] = partsOf(p, u)
    const across = { from: start[0], by: v[0] }
    return {
      question: typst`
At noon a ship $S$ is at the point with position vector #box[$(${ij(p)})$ km] and has constant velocity #box[$(${ij(u)})$ km/h]. At the same time a Coast Guard boat $C$ leaves the point with position vector #box[$(${ij(start)})$ km] with constant velocity #box[$(${minus(v[0])}bold(upright(i)) + k bold(upright(j)))$ km/h], and it intercepts the ship.
#part("a", 2)[Find the time that passes until then.]
#part("b", 2)[Find the value of $k$.]
#part("c", 2)[Find the position vector of the point of interception.]`,
      answer: typst`
${map}
#part("a")[
#note[The $bold(upright(i))$ components of the two positions are equal.]
#working("M1")[$${changing(sx)} = ${changing(across)}$]
#working("A1")[$t =$ #result[${time} hours]]]
#part("b")[
#working("M1")[$${minus(sy.from)} + ${time} times ${sy.by < 0 ? `(${minus(sy.by)})` : sy.by} = ${minus(start[1])} + ${time}k$]
#working("A1")[$k =$ #result[$${minus(hidden)}$]]]
#part("c")[
#working("M1")[$(${ij(p)}) + ${time}(${ij(u)})$]
#working("A1")[$=$ #result[$(${ij(place)})$ km]]]`,
      alt: plain`At noon a ship S is at the point with position vector ${ijSpoken(p)}, in kilometres, and has constant velocity ${ijSpoken(u)}, in kilometres per hour. At the same time a Coast Guard boat C leaves the point with position vector ${ijSpoken(start)} with constant velocity whose i component is ${v[0]} and whose j component is k, and it intercepts the ship. Part a: find the time that passes until then. Part b: find the value of k. Part c: find the position vector of the point of interception.`,
      answerAlt: plain`Part a: the i components ${changingSpoken(sx)} and ${changingSpoken(across)} are equal when t is ${time}, so after ${time} hours. Part b: the j components are then equal, too, which gives k equals ${hidden}. Part c: the position vector is ${ijSpoken(place)}.`,
    }
  },
  verify({ which, p, u, v, wait, time, start }) {
    const head = which === 'later-start' ? wait : 0
    let [thief, guard] = [plus(p, times(head, u)), start]
    for (let n = 0; n < time * 60; n += 1) {
      if (distance(thief, guard) < 1e-6) return 'they meet before that time'
      thief = plus(thief, times(1 / 60, u))
      guard = plus(guard, times(1 / 60, v))
    }
    return distance(thief, guard) < 1e-6 ? null : `they are then ${distance(thief, guard)} apart`
  },
})
