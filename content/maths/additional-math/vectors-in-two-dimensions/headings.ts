// A plane in a wind: where it goes when it is steered, and how it is steered to go somewhere.

import { bearing, cos, sin } from '../../kit/angles.ts'
import { agree, distance, type Point, roundsTo } from '../../kit/checking.ts'
import { degrees, final, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, significant, substituted, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { plus, times } from '../../kit/vectors.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bearingFromAcute, bearingOf, sumShown, sumSpoken } from './directions.ts'
import { i, j, squared } from './ij.ts'
import { putTogether } from './winds.ts'

const winds = [
  { from: 'west', to: 90 },
  { from: 'south-west', to: 45 },
  { from: 'south', to: 0 },
  { from: 'south-east', to: 315 },
  { from: 'north-west', to: 135 },
  { from: 'east', to: 270 },
] as const

export const planeInWind = defineTemplate({
  id: 'plane-in-wind',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    'ground-velocity'(random) {
      const { speed, heading, force, wind, own, other, sum } = random.until(
        () => {
          const [speed, heading] = [random.integer(180, 420, 10), random.integer(20, 340, 5)]
          const [force, wind] = [random.integer(30, 90, 5), random.pick(winds)]
          const own: Point = [speed * sin(heading), speed * cos(heading)]
          const other: Point = [force * sin(wind.to), force * cos(wind.to)]
          return { speed, heading, force, wind, own, other, sum: plus(own, other) }
        },
        ({ heading, sum, wind }) =>
          heading % 90 > 8 &&
          heading % 90 < 82 &&
          Math.abs(sum[0]) > 40 &&
          Math.abs(sum[1]) > 40 &&
          Math.abs(sin(heading - wind.to)) > 0.5,
      )
      const given = bearing(heading)
      const [x, y] = [
        Number(significant(sum[0], 4).replace('−', '-')),
        Number(significant(sum[1], 4).replace('−', '-')),
      ]
      const total = Math.sqrt(squared(sum))
      const acute = (Math.atan2(Math.abs(sum[0]), Math.abs(sum[1])) * 180) / Math.PI
      const answer = bearing(Number(bearingOf(sum).toFixed(1)))
      return {
        question: typst`
A plane is steered on a bearing of $${given}$; its speed in still air is ${speed}~km/h. A wind blows from the #box[${wind.from}] at ${force}~km/h.
#part("a", 3)[Taking unit vectors $${i}$ due east and $${j}$ due north, find the velocity of the plane over the ground.]
#part("b", 3)[Find its ground speed, and the bearing on which it actually flies.]`,
        answer: typst`
${putTogether(own, other, ['[plane]', '[wind]'])}
#part("a")[
#working("M1")[plane: #linebreak() $(${speed} sin ${heading}°)${i} + (${speed} cos ${heading}°)${j}$]
#working("M1")[The wind blows towards $${bearing(wind.to)}$: #linebreak() $(${force} sin ${wind.to}°)${i} + (${force} cos ${wind.to}°)${j}$]
#working("A1")[together #result[$(${sumShown(significant(sum[0]), significant(sum[1]))})$ km/h] (3~s.f.)]]
#part("b")[
#working("B1 FT")[$sqrt(${substituted(x)}^2 + ${substituted(y)}^2) =$ #result[${significant(total)} km/h] (3~s.f.)]
#working("M1 FT")[angle with the north line: $display(tan^(−1) (${Math.abs(x)}/${Math.abs(y)}) = ${decimals(acute, 1)}°)$]
#working("A1")[bearing $${bearingFromAcute(sum, decimals(acute, 1)).shown}$ #result[$${answer}$] (1~d.p.)]]`,
        alt: plain`A plane is steered on a bearing of ${degreesInWords(given)}; its speed in still air is ${speed} kilometres per hour. A wind blows from the ${wind.from} at ${force} kilometres per hour. Part a: taking unit vectors i due east and j due north, find the velocity of the plane over the ground. Part b: find its ground speed, and the bearing on which it actually flies.`,
        answerAlt: plain`Part a: resolve both velocities and add them. To 3 significant figures the velocity is ${sumSpoken(significant(sum[0]), significant(sum[1]))} kilometres per hour. Part b: the ground speed is ${significant(total)} kilometres per hour. The acute angle with the north line is ${decimals(acute, 1)} degrees, and the bearing is ${degreesInWords(answer)}.`,
        answers: [
          final('a', threeFigures(sum[0], 'km/h'), 'i component'),
          final('a', threeFigures(sum[1], 'km/h'), 'j component'),
          final('b', threeFigures(total, 'km/h'), 'speed'),
          final('b', degrees(bearingOf(sum)), 'bearing'),
        ],
        verify: () => {
          // The cosine rule in the triangle of velocities knows nothing of components.
          const between = 180 - (heading - wind.to)
          const found = Math.sqrt(speed ** 2 + force ** 2 - 2 * speed * force * cos(between))
          if (!agree(found, Math.sqrt(squared(sum)), 1e-6)) return `the ground speed is ${found}`
          return roundsTo(found, significant(Math.sqrt(squared(sum))))
            ? null
            : 'the speed is rounded otherwise'
        },
      }
    },
  },
})

const headed = (random: Random, isAcross: boolean) => {
  const { speed, force, wind, track, off, alpha, heading, ground, far } = random.until(
    () => {
      const speed = random.integer(200, 400, 10)
      const force = random.integer(40, 90, 5)
      const wind = random.pick(winds)
      const track = isAcross ? (wind.to + random.pick([90, 270])) % 360 : random.integer(30, 330, 10)
      // From the track to where the wind blows, clockwise, −180 to 180.
      const off = ((wind.to - track + 540) % 360) - 180
      const alpha = (Math.asin((force * sin(Math.abs(off))) / speed) * 180) / Math.PI
      const heading = (track - Math.sign(off) * alpha + 360) % 360
      const ground = speed * cos(alpha) + force * cos(off)
      const far = random.integer(150, 480, 10)
      return { speed, force, wind, track, off, alpha, heading, ground, far }
    },
    ({ track, off }) => {
      const size = Math.abs(off)
      return isAcross || (track % 45 !== 0 && size > 25 && size < 125 && size % 90 !== 0)
    },
  )
  const [given, answer] = [bearing(track), bearing(Number(heading.toFixed(1)))]
  const [size, angle] = [Math.abs(off), decimals(alpha, 1)]
  const minutes = (far / ground) * 60
  const windVector: Point = [force * sin(wind.to), force * cos(wind.to)]
  const ownVector: Point = [speed * sin(heading), speed * cos(heading)]
  const sum = plus(windVector, ownVector)
  const side = off > 0 ? 'left' : 'right'
  // The short velocity is drawn longer than it is.
  const stretch = 1.25
  const drawnWind = times(stretch, windVector)
  const drawnSum = times(1, sum)
  const figure = `#sketch(vector((0, 0), ${pair(drawnWind)}, body: [${force}], away: ${pair(drawnSum)}, colour: maths), vector(${pair(drawnWind)}, ${pair(drawnSum)}, body: [${speed}], away: (0, 0), colour: addmaths), vector((0, 0), ${pair(drawnSum)}, colour: correct), angle-mark(${pair(drawnSum)}, (0, 0), ${pair(drawnWind)}, body: $alpha$)${isAcross ? '' : `, angle-mark((0, 0), ${pair(drawnSum)}, ${pair(drawnWind)}, body: $${size}°$, square: false)`}, height: 220pt)`
  const third = 180 - size - alpha
  const first = isAcross
    ? typst`#working("M1")[$ sin alpha = ${force}/${speed} $]`
    : typst`#note[The track is towards $${given}$ and the wind towards $${bearing(wind.to)}$, so the angle between them is $${size}°$.]
#working("M1")[$ (sin alpha)/${force} = (sin ${size}°)/${speed} $]`
  const second = isAcross
    ? typst`#working("M1")[$sqrt(${speed}^2 − ${force}^2) = ${unrounded(ground)}$ km/h]
#working("A1")[ground speed #result[${significant(ground)} km/h]]`
    : typst`#working("M1 FT")[third angle: $180° − ${size}° − ${angle}° = ${decimals(third, 1)}°$ $ (sin ${decimals(third, 1)}°)/v = (sin ${size}°)/${speed} $]
#working("A1")[ground speed #result[${significant(ground)} km/h] (3~s.f.)]`
  return {
    question: typst`
A plane must fly to an airfield ${far}~km away on a bearing of $${given}$. Its speed in still air is ${speed}~km/h, and a wind blows from the #box[${wind.from}] at ${force}~km/h.
#part("a", 3)[Find the bearing on which the plane must be steered.]
#part("b", 3)[Find its ground speed, and the time of the flight to the nearest minute.]`,
    answer: typst`
#note[Wind and own velocity together must point along the track.]
#not-to-scale
${figure}
#part("a")[
${first}
#working("A1")[$alpha = ${angle}°$, to the ${side} of the track]
#working("A1")[bearing #result[$${answer}$]]]
#part("b")[
${second}
#working("B1 FT")[$${far} div ${unrounded(ground)}$ h $=$ #result[${Math.round(minutes)} minutes]]]`,
    alt: plain`A plane must fly to an airfield ${far} kilometres away on a bearing of ${degreesInWords(given)}. Its speed in still air is ${speed} kilometres per hour, and a wind blows from the ${wind.from} at ${force} kilometres per hour. Part a: find the bearing on which the plane must be steered. Part b: find its ground speed, and the time of the flight to the nearest minute.`,
    answerAlt: plain`Part a: in the triangle of velocities the angle between the track and the wind is ${size} degrees. The plane must be turned ${angle} degrees to the ${side} of the track, to the bearing ${degreesInWords(answer)}. Part b: the ground speed is ${significant(ground)} kilometres per hour, and the flight takes ${Math.round(minutes)} minutes.`,
    answers: [
      final('a', degrees(heading)),
      final('b', threeFigures(ground, 'km/h'), 'ground speed'),
      final('b', number(minutes, { to: { places: 0, isNamed: true }, unit: 'min' }), 'time'),
    ],
    verify: () => {
      const own: Point = [speed * sin(heading), speed * cos(heading)]
      const sum = plus(own, [force * sin(wind.to), force * cos(wind.to)])
      const along: Point = [ground * sin(track), ground * cos(track)]
      return distance(sum, along) < 1e-6 ? null : `together they are ${sum.join(', ')}`
    },
  }
}

export const findHeading = defineTemplate({
  id: 'find-the-heading',
  marks: 6,
  calculator: true,
  level: 5,
  cases: {
    'wind-across': (random) => headed(random, true),
    'oblique-wind': (random) => headed(random, false),
  },
})
