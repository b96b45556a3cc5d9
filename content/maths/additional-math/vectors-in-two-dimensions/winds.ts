// Velocities put together and taken apart: a plane or boat with the wind or current that carries it.

import { bearing, cos, sin } from '../../kit/angles.ts'
import { distance, type Point } from '../../kit/checking.ts'
import { degrees, final, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bearingFromAcute, bearingOf, sizeOf } from './directions.ts'
import { i, ij, ijSpoken, isZero, j, length, lengthSpoken, squared } from './ij.ts'
import { inIj } from './typed.ts'

/** Two velocities one after the other, the second drawn longer than it is, and the one that they make together. */
export const putTogether = (first: Point, second: Point, names: readonly [string, string]): string => {
  const longer = Math.max(1, (0.42 * Math.sqrt(squared(first))) / Math.sqrt(squared(second)))
  const sum = plus(first, times(longer, second))
  const middle = times(1 / 3, plus(first, sum))
  return `#note[One velocity after the other; the third arrow is both together.]
#not-to-scale
#sketch(vector((0, 0), ${pair(first)}, body: ${names[0]}, away: ${pair(middle)}, colour: addmaths), vector(${pair(first)}, ${pair(sum)}, body: ${names[1]}, away: ${pair(middle)}, colour: maths), vector((0, 0), ${pair(sum)}, colour: correct), height: 190pt)`
}

const directions = `$${i}$ and $${j}$ are unit vectors due east and due north.`
const directionsSpoken = 'i and j are unit vectors due east and due north.'

/** Markup of the bearing of a vector of whole numbers, worked out, for the last two marks. */
const bearingWorked = (vector: Point): string => {
  const [x, y] = vector
  const acute = decimals((Math.atan2(Math.abs(x), Math.abs(y)) * 180) / Math.PI, 1)
  return typst`#working("M1")[angle with the north line: $display(tan^(−1) (${Math.abs(x)}/${Math.abs(y)}) = ${acute}°)$]
#working("A1")[bearing $${bearingFromAcute(vector, acute).shown}$ #result[$${bearing(Number(bearingOf(vector).toFixed(1)))}$] (1~d.p.)]`
}

const isOblique = ([x, y]: Point) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y)

const carried = (random: Random, isPlane: boolean) => {
  const { own, other, sum } = random.until(
    () => {
      const own: Point = isPlane
        ? [random.integer(-300, 300, 10), random.integer(-300, 300, 10)]
        : [random.integer(-14, 14), random.integer(-14, 14)]
      const other: Point = isPlane
        ? [random.integer(-60, 60, 5), random.integer(-60, 60, 5)]
        : [random.integer(-5, 5), random.integer(-5, 5)]
      return { own, other, sum: plus(own, other) }
    },
    ({ own, other, sum }) =>
      isOblique(sum) &&
      isOblique(own) &&
      isOblique(other) &&
      squared(own) > 5 * squared(other) &&
      squared(other) > squared(own) / 60 &&
      Math.abs(crossed(own, other)) > 0.5 * Math.sqrt(squared(own) * squared(other)),
  )
  const speed = sizeOf(Math.sqrt(squared(sum)), ' kilometres per hour')
  const printed = bearing(Number(bearingOf(sum).toFixed(1)))
  const [text, spoken] = isPlane
    ? [
        typst`A plane from Dhaka has velocity #box[$(${ij(own)})$ km/h] in still air. A wind with velocity #box[$(${ij(other)})$ km/h] is blowing.`,
        plain`A plane from Dhaka has velocity ${ijSpoken(own)} kilometres per hour in still air. A wind with velocity ${ijSpoken(other)} kilometres per hour is blowing.`,
      ]
    : [
        typst`A fishing boat in the Bay of Bengal would have velocity #box[$(${ij(own)})$ km/h] in still water. The current has velocity #box[$(${ij(other)})$ km/h].`,
        plain`A fishing boat in the Bay of Bengal would have velocity ${ijSpoken(own)} kilometres per hour in still water. The current has velocity ${ijSpoken(other)} kilometres per hour.`,
      ]
  const over = isPlane ? 'over the ground' : 'over the sea bed'
  return {
    question: typst`
${directions} ${text}

Find the speed of the ${isPlane ? 'plane' : 'boat'} ${over}, and the bearing on which it ${isPlane ? 'flies' : 'moves'}. #marks(4)`,
    answer: typst`
${putTogether(own, other, [isPlane ? '[plane]' : '[boat]', isPlane ? '[wind]' : '[current]'])}
#working("B1")[together: $${ij(sum)}$]
#working("B1")[speed $= ${lengthMarkup(sum)} =$ #result[${speed.printed} km/h]${speed.note}]
${bearingWorked(sum)}`,
    alt: plain`${directionsSpoken} ${spoken} Find the speed ${over}, and the bearing of the movement.`,
    answerAlt: plain`The two velocities together are ${ijSpoken(sum)}. The speed is ${speed.spoken}. The tangent of the angle with the north line is ${Math.abs(sum[0])} over ${Math.abs(sum[1])}, and the bearing is ${degreesInWords(printed)}.`,
    answers: [
      final('', threeFigures(Math.sqrt(squared(sum)), 'km/h'), 'speed'),
      final('', degrees(bearingOf(sum)), 'bearing'),
    ],
    verify: () => {
      const found = less(sum, own)
      if (distance(found, other) > 1e-9) return 'what is added is not the wind or current'
      const angle = Number(bearingOf(sum).toFixed(1))
      const tip = times(Math.sqrt(squared(sum)), [sin(angle), cos(angle)])
      return distance(tip, sum) < 0.002 * Math.sqrt(squared(sum))
        ? null
        : `the bearing leads to ${tip.join(', ')}`
    },
  }
}

export const resultantVelocity = defineTemplate({
  id: 'resultant-velocity',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    plane: (random) => carried(random, true),
    boat: (random) => carried(random, false),
  },
})

const unknown = (random: Random, isWind: boolean) => {
  const { own, other, hours, start, path, end } = random.until(
    () => {
      const size = isWind ? 20 : 1
      const own = times(size, [random.integer(-12, 12), random.integer(-12, 12)])
      const other = times(isWind ? 10 : 1, [random.integer(-4, 4), random.integer(-4, 4)])
      const hours = random.integer(2, 4)
      const start = times(isWind ? 10 : 1, [random.integer(-9, 9), random.integer(-9, 9)])
      const path = times(hours, plus(own, other))
      return { own, other, hours, start, path, end: plus(start, path) }
    },
    ({ own, other, start, end }) =>
      isOblique(own) &&
      other.every((v) => v !== 0) &&
      start.every((v) => v !== 0) &&
      squared(own) > 6 * squared(other) &&
      !isZero(end) &&
      end.every((v) => v !== 0),
  )
  const actual = times(1 / hours, path)
  const [name, thing, medium] = isWind
    ? (['wind', 'plane', 'air'] as const)
    : (['current', 'launch', 'water'] as const)
  return {
    question: typst`
${directions} In still ${medium} a ${thing} would have velocity #box[$(${ij(own)})$ km/h]. Carried by the ${name}, it goes in ${hours} hours from the point with position vector #box[$(${ij(start)})$ km] to the point with position vector #box[$(${ij(end)})$ km].

Find the velocity of the ${name}, and its exact speed. #marks(5)`,
    answer: typst`
#working("M1")[displacement: $display((${ij(end)}) − (${ij(start)}) = ${ij(path)})$]
#working("A1")[actual velocity: $display(1/${hours} (${ij(path)}) = ${ij(actual)})$]
#note[Actual velocity = own velocity + velocity of the ${name}.]
#working("M1")[$(${ij(actual)}) − (${ij(own)})$]
#working("A1")[${name}: #result[$(${ij(other)})$ km/h]]
#working("B1")[speed $= ${lengthMarkup(other)} =$ #result[$${length(other)}$ km/h]]`,
    alt: plain`${directionsSpoken} In still ${medium} a ${thing} would have velocity ${ijSpoken(own)} kilometres per hour. Carried by the ${name}, it goes in ${hours} hours from the point with position vector ${ijSpoken(start)} to the point with position vector ${ijSpoken(end)}, in kilometres. Find the velocity of the ${name}, and its exact speed.`,
    answerAlt: plain`The displacement is ${ijSpoken(path)}, so the actual velocity is ${ijSpoken(actual)}. Taking away the ${thing}'s own velocity leaves the ${name}: ${ijSpoken(other)} kilometres per hour. Its speed is ${lengthSpoken(other)} kilometres per hour.`,
    answers: [
      final('', inIj(other), 'velocity'),
      final('', number(typedSurd(1, squared(other)), { unit: 'km/h' }), 'speed'),
    ],
    verify: () => {
      let place = start
      for (let n = 0; n < hours * 4; n += 1) place = plus(place, times(1 / 4, plus(own, other)))
      return distance(place, end) < 1e-9 ? null : `it would be at ${place.join(', ')}`
    },
  }
}

export const unknownWind = defineTemplate({
  id: 'unknown-wind-or-current',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    wind: (random) => unknown(random, true),
    current: (random) => unknown(random, false),
  },
})
