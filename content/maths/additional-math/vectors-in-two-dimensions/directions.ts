// Magnitude and direction from components, and components from magnitude and direction.

import { bearing, cos, sin } from '../../kit/angles.ts'
import { distance, type Point, roundsTo } from '../../kit/checking.ts'
import { bold, size } from '../../kit/combinations.ts'
import { decimals, significant, surd } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { degreesInWords, numberInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { anyVector, i, ij, ijSpoken, j, squared } from './ij.ts'

/** The bearing of a vector whose parts are east and north, in degrees. */
export const bearingOf = ([east, north]: Point): number => {
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** How a bearing follows from the acute angle with the north-south line. */
export const bearingFromAcute = ([east, north]: Point): {
  readonly shown: string
  readonly spoken: string
} => {
  if (north > 0) {
    return east > 0
      ? { shown: '"angle"', spoken: 'the angle itself' }
      : { shown: '360° − "angle"', spoken: '360 degrees minus the angle' }
  }
  return east > 0
    ? { shown: '180° − "angle"', spoken: '180 degrees minus the angle' }
    : { shown: '180° + "angle"', spoken: '180 degrees plus the angle' }
}

/** A magnitude as it is printed and spoken: whole, or to 3 significant figures. */
export const sizeOf = (
  value: number,
): {
  readonly printed: string
  readonly note: string
  readonly spoken: string
} => {
  const isWhole = Math.abs(value - Math.round(value)) < 1e-9
  const printed = isWhole ? String(Math.round(value)) : significant(value)
  return {
    printed,
    note: isWhole ? '' : ' (3~s.f.)',
    spoken: isWhole ? printed : `${printed} to 3 significant figures`,
  }
}

/** A part of a sketch that only keeps room for a label below the origin. */
const roomBelow = (depth: number): string => `sketch-part(((0, ${-depth}),), to => none)`

/** A sketch of a vector from a point with the north line there and its two components. */
const bearingSketch = ([east, north]: Point): string => {
  const longest = Math.max(Math.abs(east), Math.abs(north))
  const up = Math.max(north, 0) + longest * 0.45
  return (
    `#sketch(north((0, 0), ${up.toFixed(2)}), edge((0, 0), ${pair([0, north])}, dash: "dashed", colour: ink-soft), ` +
    `edge(${pair([0, north])}, ${pair([east, north])}, dash: "dashed", colour: ink-soft, body: $${Math.abs(east)}$, away: (0, 0)), ` +
    `sketch-part((), to => beside(to((0, 0)), to(${pair([0, north])}), $${Math.abs(north)}$, to(${pair([east, 0])}))), ` +
    `vector((0, 0), ${pair([east, north])}, colour: addmaths), bearing-mark((0, 0), ${bearingOf([east, north]).toFixed(2)}deg), height: 190pt)`
  )
}

export const directionOf = defineTemplate({
  id: 'magnitude-and-direction',
  marks: 3,
  calculator: true,
  level: 1,
  cases: ['angle-with-i', 'bearing'],
  draw(random, which) {
    const vector = random.until(
      () => anyVector(random, 14),
      ([x, y]) =>
        Math.abs(x) !== Math.abs(y) && Math.abs(x) > 1 && Math.abs(y) > 1 && (which === 'bearing' || y > 0),
    )
    return { which, vector, magnitude: Math.sqrt(squared(vector)) }
  },
  write({ which, vector, magnitude }) {
    const [x, y] = vector
    const { printed, note, spoken } = sizeOf(magnitude)
    if (which === 'bearing') {
      const acute = decimals((Math.atan2(Math.abs(x), Math.abs(y)) * 180) / Math.PI, 1)
      const answer = bearing(Number(bearingOf(vector).toFixed(1)))
      const how = bearingFromAcute(vector)
      return {
        question: typst`
The unit vectors $${i}$ and $${j}$ point due east and due north. A trawler off Cox's Bazar has velocity $(${ij(vector)})$~km/h.

Find its speed, and the bearing on which it moves. #marks(3)`,
        answer: typst`
${bearingSketch(vector)}
#working("B1")[speed $= ${lengthMarkup(vector)} =$ #result[${printed} km/h]${note}]
#working("M1")[angle with the north line: $ tan^(−1) (${Math.abs(x)}/${Math.abs(y)}) = ${acute}° $]
#working("A1")[bearing $= ${how.shown} =$ #result[$${answer}$] (1~d.p.)]`,
        alt: plain`The unit vectors i and j point due east and due north. A trawler off Cox's Bazar has velocity ${ijSpoken(vector)} kilometres per hour. Find its speed, and the bearing on which it moves.`,
        answerAlt: plain`By Pythagoras the speed is ${spoken} kilometres per hour. The angle with the north line has tangent ${Math.abs(x)} over ${Math.abs(y)}, so it is ${acute} degrees. The bearing is ${how.spoken}, ${degreesInWords(answer)}.`,
      }
    }
    const acute = (Math.atan2(y, Math.abs(x)) * 180) / Math.PI
    const angle = decimals(x > 0 ? acute : 180 - acute, 1)
    const last = x > 0 ? '' : typst`$180° − ${decimals(acute, 1)}° =$ `
    return {
      question: typst`
$ ${bold('a')} = ${ij(vector)} $
Find $${size(bold('a'))}$ and the angle between $${bold('a')}$ and the positive direction of $${i}$. #marks(3)`,
      answer: typst`
#sketch(edge((0, 0), ${pair([x, 0])}, body: $${Math.abs(x)}$, away: ${pair([x / 2, y])}), edge(${pair([x, 0])}, ${pair(vector)}, body: $${y}$, away: (0, 0)), angle-mark(${pair([x, 0])}, (0, 0), ${pair(vector)}), vector((0, 0), ${pair(vector)}, body: $${bold('a')}$, away: ${pair([x, 0])}, colour: addmaths), edge((0, 0), ${pair([Math.max(Math.abs(x), y) * 0.6, 0])}, tip: true, colour: ink-soft), angle-mark((0, 0), ${pair([Math.max(Math.abs(x), y) * 0.6, 0])}, ${pair(vector)}, square: false), height: 180pt)
#working("B1")[$${size(bold('a'))} = ${lengthMarkup(vector)} =$ #result[${printed}]${note}]
#working("M1")[$ tan^(−1) (${y}/${Math.abs(x)}) = ${decimals(acute, 1)}° $]
#working("A1")[angle $=$ ${last}#result[$${angle}°$] (1~d.p.)]`,
      alt: plain`Vector a is ${ijSpoken(vector)}. Find the magnitude of a, and the angle between a and the positive direction of i.`,
      answerAlt: plain`By Pythagoras the magnitude is ${spoken}. The acute angle with the line of i has tangent ${y} over ${Math.abs(x)}. The angle between a and the positive direction of i is ${angle} degrees to 1 decimal place.`,
    }
  },
  verify({ which, vector, magnitude }) {
    // Turn the unit vector by the printed angle: it must point to the tip, within the rounding.
    const angle = which === 'bearing' ? 90 - Number(bearingOf(vector).toFixed(1)) : undefined
    const printed = angle ?? Number(decimals((Math.atan2(vector[1], vector[0]) * 180) / Math.PI, 1))
    const tip: Point = [magnitude * cos(printed), magnitude * sin(printed)]
    if (!roundsTo(Math.hypot(...vector), sizeOf(magnitude).printed)) return 'the magnitude is another'
    return distance(tip, vector) < magnitude * 0.001 ? null : `that direction leads to ${tip.join(', ')}`
  },
})

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
const exactSpoken = (half: number, code: number) => surdInWords(half * Math.sign(code), Math.abs(code))

/** Markup of x i + y j from printed numbers. */
export const sumShown = (x: string, y: string): string => {
  const second = y.startsWith('−') ? `− ${y.slice(1)}` : `+ ${y}`
  return `${x === '1' ? '' : x} ${i} ${second} ${j}`
}

export const resolve = defineTemplate({
  id: 'resolve-into-components',
  marks: 3,
  calculator: true,
  level: 2,
  cases: ['bearing', 'exact', 'thrown'],
  draw(random, which) {
    const half = random.integer(2, 12)
    const special = random.pick(specials)
    const speed = which === 'exact' ? 2 * half : random.integer(12, 60)
    const away = random.until(
      () => random.integer(20, 340),
      (angle) => angle % 90 > 12 && angle % 90 < 78 && angle % 30 !== 0 && angle % 45 !== 0,
    )
    const angle = { bearing: away, exact: special, thrown: random.integerExcept(22, 68, 30, 45, 60) }[which]
    const parts: Point =
      which === 'thrown' ? [speed * cos(angle), speed * sin(angle)] : [speed * sin(angle), speed * cos(angle)]
    return { which, half, special, speed, angle, parts }
  },
  write({ which, half, special, speed, angle, parts }) {
    const [x, y] = parts.map((part) => significant(part)) as [string, string]
    if (which === 'thrown') {
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
      }
    }
    const given = bearing(angle)
    const tip: Point = [7 * sin(angle), 7 * cos(angle)]
    const sketch = `#sketch(north((0, 0), ${(Math.max(tip[1], 0) + 3).toFixed(2)}), vector((0, 0), ${pair(tip)}, body: [${speed} km/h], right: ${angle < 180}, share: 0.72, colour: addmaths), bearing-mark((0, 0), ${angle}deg, body: $${given}$, radius: 26pt), ${roomBelow(tip[1] < -2 ? 0 : 3)}, height: 215pt, padding: (70pt, 26pt))`
    if (which === 'exact') {
      const [sx, cx] = halves[special]
      const [ex, ey] = [exactShown(half, sx), exactShown(half, cx)]
      const together = sumShown(ex, ey)
      return {
        question: typst`
A boat sails at ${speed}~km/h on a bearing of $${given}$. The unit vectors $${i}$ and $${j}$ point due east and due north.
${sketch}
Write its velocity in terms of $${i}$ and $${j}$, giving exact values. #marks(3)`,
        answer: typst`
#note[East is sine, north is cosine, when the angle is a bearing.]
#working("M1")[$${speed} sin ${angle}° ${i} + ${speed} cos ${angle}° ${j}$]
#working("A1 A1")[#result[$(${together})$ km/h]]`,
        alt: plain`A boat sails at ${speed} kilometres per hour on a bearing of ${degreesInWords(given)}. The unit vectors i and j point due east and due north. Write its velocity in terms of i and j, giving exact values.`,
        answerAlt: plain`The part to the east is ${speed} sin ${angle} degrees, which is ${exactSpoken(half, sx)}. The part to the north is ${speed} cos ${angle} degrees, which is ${exactSpoken(half, cx)}. So in kilometres per hour the velocity is ${exactSpoken(half, sx)}, times i, plus ${exactSpoken(half, cx)}, times j.`,
      }
    }
    return {
      question: typst`
A launch sails at ${speed}~km/h on a bearing of $${given}$. The unit vectors $${i}$ and $${j}$ point due east and due north.
${sketch}
Write its velocity in the form $a ${i} + b ${j}$. #marks(3)`,
      answer: typst`
#note[East is sine, north is cosine, when the angle is a bearing. The signs come out by themselves.]
#working("M1")[$a = ${speed} sin ${angle}°$, $b = ${speed} cos ${angle}°$]
#working("A1 A1")[#result[$(${sumShown(x, y)})$ km/h] (3~s.f.)]`,
      alt: plain`A launch sails at ${speed} kilometres per hour on a bearing of ${degreesInWords(given)}. The unit vectors i and j point due east and due north. Write its velocity in the form a i plus b j.`,
      answerAlt: plain`a is ${speed} sin ${angle} degrees and b is ${speed} cos ${angle} degrees. The velocity is ${numberInWords(x)} i plus ${numberInWords(y)} j kilometres per hour, to 3 significant figures.`,
    }
  },
  verify({ which, half, special, speed, angle, parts }) {
    const found = which === 'thrown' ? Math.atan2(parts[1], parts[0]) : Math.atan2(parts[0], parts[1])
    const direction = ((found * 180) / Math.PI + 360) % 360
    if (Math.abs(direction - angle) > 1e-9) return `the components point to ${direction}`
    if (Math.abs(Math.hypot(...parts) - speed) > 1e-9) return `the speed is ${Math.hypot(...parts)}`
    if (which !== 'exact') return null
    const exact = halves[special].map((code) => half * Math.sign(code) * Math.sqrt(Math.abs(code)))
    return distance([exact[0] ?? 0, exact[1] ?? 0], parts) < 1e-9 ? null : 'the exact values are others'
  },
})
