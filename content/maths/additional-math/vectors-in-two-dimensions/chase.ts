// Interception: one of the two starts later, or only part of its velocity is known.

import { distance, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
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
  partsOf,
  squared,
} from './ij.ts'
import { inIj } from './typed.ts'

const drawChase = (random: Random, startsLater: boolean) => {
  return random.until(
    () => {
      const u = anyVector(random, 8)
      const p = anyVector(random, 24)
      const [wait, time] = [random.integer(1, 2), random.integer(2, 4)]
      const v = anyVector(random, 14)
      const total = startsLater ? wait + time : time
      const place = plus(p, times(total, u))
      const start = less(place, times(time, v))
      return { p, u, v, wait, time, place, start }
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
}

/** Both are moved minute by minute, for so many hours. */
const whyNotCaught = (p: Point, start: Point, u: Point, v: Point, hours: number): string | null => {
  let [thief, guard] = [p, start]
  for (let n = 0; n < hours * 60; n += 1) {
    if (distance(thief, guard) < 1e-6) return 'they meet before that time'
    thief = plus(thief, times(1 / 60, u))
    guard = plus(guard, times(1 / 60, v))
  }
  return distance(thief, guard) < 1e-6 ? null : `they are then ${distance(thief, guard)} apart`
}

export const chase = defineTemplate({
  id: 'chase',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'later-start'(random) {
      const { p, u, v, wait, time, place, start } = drawChase(random, true)
      const map = mapOf([
        { name: 'S', from: p, to: place },
        { name: 'C', from: start, to: place },
      ])
      return {
        question: typst`
At 08~00 smugglers leave the point with position vector #box[$(${ij(p)})$ km] with constant velocity #box[$(${ij(u)})$ km/h]. At 0${8 + wait}~00 a Coast Guard boat leaves the point with position vector #box[$(${ij(start)})$ km]. It moves with constant velocity and catches the smugglers at ${String(8 + wait + time).padStart(2, '0')}~00.
#part("a", 2)[Find the position vector of the point where they are caught.]
#part("b", 4)[Find the velocity of the Coast Guard boat, and its exact speed.]`,
        answer: typst`
${map}
#part("a")[
#working("M1")[$(${ij(p)}) + ${wait + time}(${ij(u)})$]
#working("A1")[$=$ #result[$(${ij(place)})$ km]]]
#part("b")[
#working("M1 FT")[$(${ij(place)}) − (${ij(start)}) = ${ij(times(time, v))}$]
#note[The Coast Guard has only ${time} hours.]
#working("M1")[$ 1/${time} (${ij(times(time, v))}) $]
#working("A1")[$=$ #result[$(${ij(v)})$ km/h]]
#working("B1")[speed $= ${lengthMarkup(v)} =$ #result[$${length(v)}$ km/h]]]`,
        alt: plain`At 8 in the morning smugglers leave the point with position vector ${ijSpoken(p)}, in kilometres, with constant velocity ${ijSpoken(u)}, in kilometres per hour. ${wait === 1 ? '1 hour' : '2 hours'} later a Coast Guard boat leaves the point with position vector ${ijSpoken(start)}. It moves with constant velocity and catches the smugglers ${time} hours after that. Part a: find the position vector of the point where they are caught. Part b: find the velocity of the Coast Guard boat, and its exact speed.`,
        answerAlt: plain`Part a: in ${wait + time} hours the smugglers come to ${ijSpoken(place)}. Part b: the Coast Guard boat goes ${ijSpoken(times(time, v))} in ${time} hours, so its velocity is ${ijSpoken(v)} kilometres per hour, and its speed is ${lengthSpoken(v)} kilometres per hour.`,
        answers: [
          final('a', inIj(place)),
          final('b', inIj(v), 'velocity'),
          final('b', number(typedSurd(1, squared(v)), { unit: 'km/h' }), 'speed'),
        ],
        verify: () => whyNotCaught(plus(p, times(wait, u)), start, u, v, time),
      }
    },
    'given-direction'(random) {
      const { p, u, v, time, place, start } = drawChase(random, false)
      const map = mapOf([
        { name: 'S', from: p, to: place },
        { name: 'C', from: start, to: place },
      ])
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
#working("M1 FT")[$${minus(sy.from)} + ${time} times ${sy.by < 0 ? `(${minus(sy.by)})` : sy.by} = ${minus(start[1])} + ${time}k$]
#working("A1")[$k =$ #result[$${minus(hidden)}$]]]
#part("c")[
#working("M1 FT")[$(${ij(p)}) + ${time}(${ij(u)})$]
#working("A1")[$=$ #result[$(${ij(place)})$ km]]]`,
        alt: plain`At noon a ship S is at the point with position vector ${ijSpoken(p)}, in kilometres, and has constant velocity ${ijSpoken(u)}, in kilometres per hour. At the same time a Coast Guard boat C leaves the point with position vector ${ijSpoken(start)} with constant velocity whose i component is ${v[0]} and whose j component is k, and it intercepts the ship. Part a: find the time that passes until then. Part b: find the value of k. Part c: find the position vector of the point of interception.`,
        answerAlt: plain`Part a: the i components ${changingSpoken(sx)} and ${changingSpoken(across)} are equal when t is ${time}, so after ${time} hours. Part b: the j components are then equal, too, which gives k equals ${hidden}. Part c: the position vector is ${ijSpoken(place)}.`,
        answers: [
          final('a', number(time, { unit: 'h' })),
          final('b', number(v[1]), 'k'),
          final('c', inIj(place)),
        ],
        verify: () => whyNotCaught(p, start, u, v, time),
      }
    },
  },
})
