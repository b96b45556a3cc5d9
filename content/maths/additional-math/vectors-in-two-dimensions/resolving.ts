// Components of a vector from its magnitude and direction.

import { bearing, cos, sin } from '../../kit/angles.ts'
import { distance, type Point } from '../../kit/checking.ts'
import { expression, final, threeFigures } from '../../kit/final-answers.ts'
import { significant, surd } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { degreesInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { sumShown, sumSpoken } from './directions.ts'
import { i, j } from './ij.ts'

/** A part of a sketch that only keeps room for a label below the origin. */
const roomBelow = (depth: number): string => `sketch-part(((0, ${-depth}),), to => none)`

const halves = {
  30: [1, 3],
  60: [3, 1],
  120: [3, -1],
  150: [1, -3],
  210: [-1, -3],
  240: [-3, -1],
  300: [-3, 1],
  330: [-1, 3],
} as const
type Special = keyof typeof halves
const specials: readonly Special[] = [30, 60, 120, 150, 210, 240, 300, 330]

/** Half of a number times √1 or √3, with its sign. */
const exactShown = (half: number, code: number) => surd(half * Math.sign(code), Math.abs(code))
const exactTyped = (half: number, code: number) => typedSurd(half * Math.sign(code), Math.abs(code))
const exactSpoken = (half: number, code: number) => surdInWords(half * Math.sign(code), Math.abs(code))

/** Half of the speed, and a bearing with exact components: drawn in every case. */
const drawExact = (random: Random) => ({ half: random.integer(2, 12), angle: random.pick(specials) })

/** A bearing near no axis and without exact components. */
const drawOblique = (random: Random) =>
  random.until(
    () => random.integer(20, 340),
    (angle) => angle % 90 > 12 && angle % 90 < 78 && angle % 30 !== 0 && angle % 45 !== 0,
  )

const courseSketch = (speed: number, angle: number): string => {
  const tip: Point = [7 * sin(angle), 7 * cos(angle)]
  return `#sketch(north((0, 0), ${(Math.max(tip[1], 0) + 3).toFixed(2)}), vector((0, 0), ${pair(tip)}, body: [${speed} km/h], right: ${angle < 180}, share: 0.72, colour: addmaths), bearing-mark((0, 0), ${angle}deg, body: $${bearing(angle)}$, radius: 26pt), ${roomBelow(tip[1] < -2 ? 0 : 3)}, height: 215pt, padding: (70pt, 26pt))`
}

/** @param found the direction of the components in radians */
const whyNot = (found: number, angle: number, parts: Point, speed: number): string | null => {
  const direction = ((found * 180) / Math.PI + 360) % 360
  if (Math.abs(direction - angle) > 1e-9) return `the components point to ${direction}`
  return Math.abs(Math.hypot(...parts) - speed) < 1e-9 ? null : `the speed is ${Math.hypot(...parts)}`
}

export const resolve = defineTemplate({
  id: 'resolve-into-components',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    bearing(random) {
      drawExact(random)
      const speed = random.integer(12, 60)
      const angle = drawOblique(random)
      const parts: Point = [speed * sin(angle), speed * cos(angle)]
      const [x, y] = parts.map((part) => significant(part)) as [string, string]
      const given = bearing(angle)
      return {
        question: typst`
A launch sails at ${speed}~km/h on a bearing of $${given}$. The unit vectors $${i}$ and $${j}$ point due east and due north.
${courseSketch(speed, angle)}
Write its velocity in the form $a ${i} + b ${j}$. #marks(3)`,
        answer: typst`
#note[East is sine, north is cosine, when the angle is a bearing. The signs come out by themselves.]
#working("M1")[$a = ${speed} sin ${angle}°$, $b = ${speed} cos ${angle}°$]
#working("A1 A1")[#result[$(${sumShown(x, y)})$ km/h] (3~s.f.)]
#scheme[*A1* for each component]`,
        alt: plain`A launch sails at ${speed} kilometres per hour on a bearing of ${degreesInWords(given)}. The unit vectors i and j point due east and due north. Write its velocity in the form a i plus b j.`,
        answerAlt: plain`a is ${speed} sin ${angle} degrees and b is ${speed} cos ${angle} degrees. The velocity is ${sumSpoken(x, y)} kilometres per hour, to 3 significant figures.`,
        answers: [
          final('', threeFigures(parts[0], 'km/h'), 'a'),
          final('', threeFigures(parts[1], 'km/h'), 'b'),
        ],
        verify: () => whyNot(Math.atan2(parts[0], parts[1]), angle, parts, speed),
      }
    },
    exact(random) {
      const { half, angle } = drawExact(random)
      const speed = 2 * half
      const parts: Point = [speed * sin(angle), speed * cos(angle)]
      const given = bearing(angle)
      const [sx, cx] = halves[angle]
      const [ex, ey] = [exactShown(half, sx), exactShown(half, cx)]
      const together = sumShown(ex, ey)
      return {
        question: typst`
A boat sails at ${speed}~km/h on a bearing of $${given}$. The unit vectors $${i}$ and $${j}$ point due east and due north.
${courseSketch(speed, angle)}
Write its velocity in terms of $${i}$ and $${j}$, giving exact values. #marks(3)`,
        answer: typst`
#note[East is sine, north is cosine, when the angle is a bearing.]
#working("M1")[$${speed} sin ${angle}° ${i} + ${speed} cos ${angle}° ${j}$]
#working("A1 A1")[#result[$(${together})$ km/h]]
#scheme[*A1* for each component]`,
        alt: plain`A boat sails at ${speed} kilometres per hour on a bearing of ${degreesInWords(given)}. The unit vectors i and j point due east and due north. Write its velocity in terms of i and j, giving exact values.`,
        answerAlt: plain`The part to the east is ${speed} sin ${angle} degrees, which is ${exactSpoken(half, sx)}. The part to the north is ${speed} cos ${angle} degrees, which is ${exactSpoken(half, cx)}. So in kilometres per hour the velocity is ${exactSpoken(half, sx)}, times i, ${cx < 0 ? 'minus' : 'plus'} ${exactSpoken(half, Math.abs(cx))}, times j.`,
        answers: [final('', expression(`(${exactTyped(half, sx)})i + (${exactTyped(half, cx)})j`, 'ij'))],
        verify: () => {
          const [x, y] = [sx, cx].map((code) => half * Math.sign(code) * Math.sqrt(Math.abs(code))) as [
            number,
            number,
          ]
          if (distance([x, y], parts) > 1e-9) return 'the exact values are others'
          return whyNot(Math.atan2(parts[0], parts[1]), angle, parts, speed)
        },
      }
    },
    thrown(random) {
      drawExact(random)
      const speed = random.integer(12, 60)
      drawOblique(random)
      const angle = random.integerExcept(22, 68, 30, 45, 60)
      const parts: Point = [speed * cos(angle), speed * sin(angle)]
      const [x, y] = parts.map((part) => significant(part)) as [string, string]
      return {
        question: typst`
A cricket ball is thrown at ${speed}~m/s at $${angle}°$ above the horizontal. $${i}$ is a unit vector in the horizontal direction of the throw and $${j}$ a unit vector vertically upwards.
#sketch(vector((0, 0), ${pair([8 * cos(angle), 8 * sin(angle)])}, body: [${speed} m/s], colour: addmaths), horizontal((0, 0), to-right: 8), angle-mark((0, 0), (1, 0), ${pair([cos(angle), sin(angle)])}, body: $${angle}°$, square: false), height: 150pt)
Write its velocity at the start in the form $a ${i} + b ${j}$. #marks(3)`,
        answer: typst`
#working("M1")[horizontal: $${speed} cos ${angle}° = ${x}$]
#working("M1")[vertical: $${speed} sin ${angle}° = ${y}$]
#working("A1")[#result[$(${x}${i} + ${y}${j})$ m/s] (3~s.f.)]`,
        alt: plain`A cricket ball is thrown at ${speed} metres per second at ${angle} degrees above the horizontal. i is a unit vector in the horizontal direction of the throw and j a unit vector vertically upwards. Write its velocity at the start in the form a i plus b j.`,
        answerAlt: plain`The horizontal part is ${speed} cos ${angle} degrees and the vertical part is ${speed} sin ${angle} degrees. The velocity is ${x} i plus ${y} j metres per second, to 3 significant figures.`,
        answers: [
          final('', threeFigures(parts[0], 'm/s'), 'a'),
          final('', threeFigures(parts[1], 'm/s'), 'b'),
        ],
        verify: () => whyNot(Math.atan2(parts[1], parts[0]), angle, parts, speed),
      }
    },
  },
})
