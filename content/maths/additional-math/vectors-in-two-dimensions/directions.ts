// Magnitude and direction from components, and components from magnitude and direction.

import { bearing, cos, sin } from '../../kit/angles.ts'
import { distance, type Point, roundsTo } from '../../kit/checking.ts'
import { bold, size } from '../../kit/combinations.ts'
import { degrees, final, threeFigures } from '../../kit/final-answers.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { degreesInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { anyVector, i, ij, ijSpoken, j, squared } from './ij.ts'

/** The bearing of a vector whose parts are east and north, in degrees. */
export const bearingOf = ([east, north]: Point): number => {
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** How a bearing follows from the acute angle with the north-south line; in markup from '=' to '='. */
export const bearingFromAcute = (
  [east, north]: Point,
  acute: string,
): {
  readonly shown: string
  readonly spoken: string
} => {
  if (north > 0) {
    return east > 0
      ? { shown: '=', spoken: 'the angle itself' }
      : { shown: `= 360° − ${acute}° =`, spoken: '360 degrees minus the angle' }
  }
  return east > 0
    ? { shown: `= 180° − ${acute}° =`, spoken: '180 degrees minus the angle' }
    : { shown: `= 180° + ${acute}° =`, spoken: '180 degrees plus the angle' }
}

/** A magnitude as it is printed and spoken: whole, or to 3 significant figures; the unit is only spoken. */
export const sizeOf = (
  value: number,
  unit = '',
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
    spoken: `${printed}${unit}${isWhole ? '' : ' to 3 significant figures'}`,
  }
}

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

/** Turns a vector of its length by the printed angle from i: it must point to the tip, within the rounding. */
const whyNot = (vector: Point, printed: number): string | null => {
  const magnitude = Math.hypot(...vector)
  const tip: Point = [magnitude * cos(printed), magnitude * sin(printed)]
  if (!roundsTo(magnitude, sizeOf(Math.sqrt(squared(vector))).printed)) return 'the magnitude is another'
  return distance(tip, vector) < magnitude * 0.001 ? null : `that direction leads to ${tip.join(', ')}`
}

export const directionOf = defineTemplate({
  id: 'magnitude-and-direction',
  marks: 3,
  calculator: true,
  level: 1,
  cases: {
    'angle-with-i'(random) {
      const vector = random.until(
        () => anyVector(random, 14),
        ([x, y]) => Math.abs(x) !== Math.abs(y) && Math.abs(x) > 1 && Math.abs(y) > 1 && y > 0,
      )
      const magnitude = Math.sqrt(squared(vector))
      const [x, y] = vector
      const { printed, note, spoken } = sizeOf(magnitude)
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
        answers: [
          final('', threeFigures(magnitude), '|a|'),
          final('', degrees(x > 0 ? acute : 180 - acute), 'angle'),
        ],
        verify: () => whyNot(vector, Number(angle)),
      }
    },
    bearing(random) {
      const vector = random.until(
        () => anyVector(random, 14),
        ([x, y]) => Math.abs(x) !== Math.abs(y) && Math.abs(x) > 1 && Math.abs(y) > 1,
      )
      const magnitude = Math.sqrt(squared(vector))
      const [x, y] = vector
      const { printed, note, spoken } = sizeOf(magnitude, ' kilometres per hour')
      const acute = decimals((Math.atan2(Math.abs(x), Math.abs(y)) * 180) / Math.PI, 1)
      const answer = bearing(Number(bearingOf(vector).toFixed(1)))
      const how = bearingFromAcute(vector, acute)
      return {
        question: typst`
The unit vectors $${i}$ and $${j}$ point due east and due north. A trawler off Cox's Bazar has velocity $(${ij(vector)})$~km/h.

Find its speed, and the bearing on which it moves. #marks(3)`,
        answer: typst`
${bearingSketch(vector)}
#working("B1")[speed $= ${lengthMarkup(vector)} =$ #result[${printed} km/h]${note}]
#working("M1")[angle with the north line: $display(tan^(−1) (${Math.abs(x)}/${Math.abs(y)}) = ${acute}°)$]
#working("A1")[bearing $${how.shown}$ #result[$${answer}$] (1~d.p.)]`,
        alt: plain`The unit vectors i and j point due east and due north. A trawler off Cox's Bazar has velocity ${ijSpoken(vector)} kilometres per hour. Find its speed, and the bearing on which it moves.`,
        answerAlt: plain`By Pythagoras the speed is ${spoken}. The angle with the north line has tangent ${Math.abs(x)} over ${Math.abs(y)}, so it is ${acute} degrees. The bearing is ${how.spoken}, ${degreesInWords(answer)}.`,
        answers: [
          final('', threeFigures(magnitude, 'km/h'), 'speed'),
          final('', degrees(bearingOf(vector)), 'bearing'),
        ],
        verify: () => whyNot(vector, 90 - Number(bearingOf(vector).toFixed(1))),
      }
    },
  },
})

/** In words, x i + y j from printed numbers. */
export const sumSpoken = (x: string, y: string): string =>
  `${numberInWords(x)} i ${y.startsWith('−') ? 'minus' : 'plus'} ${y.replace('−', '')} j`

/** Markup of x i + y j from printed numbers. */
export const sumShown = (x: string, y: string): string => {
  const second = y.startsWith('−') ? `− ${y.slice(1)}` : `+ ${y}`
  return `${x === '1' ? '' : x} ${i} ${second} ${j}`
}
