// Bearings: measured clockwise from north, in three figures; back bearings, and right-angled journeys.

import { arctan, bearing, cos, sin } from '../../kit/angles.ts'
import { type Point, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import { inDegrees, wholeDegrees } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Where a journey ends, as (east, north). */
export const travel = ([east, north]: Point, length: number, direction: number): Point => {
  return [east + length * sin(direction), north + length * cos(direction)]
}

/** The bearing of one place from another, by coordinates. */
export const bearingOf = ([x1, y1]: Point, [x2, y2]: Point): number => {
  return ((Math.atan2(x2 - x1, y2 - y1) * 180) / Math.PI + 360) % 360
}

export const spokenBearing = (printed: string) => degreesInWords(printed)

export const backBearing = defineTemplate({
  id: 'back-bearing',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'from-under-180'(random) {
      const there = random.integer(25, 140)
      const answer = (there + 180) % 360
      const [given, printed] = [bearing(there), bearing(answer)]
      const end = pair([6 * sin(there), 6 * cos(there)])
      const isUnder = there < 180
      return {
        question: typst`
The bearing of $B$ from $A$ is $${given}$.
#sketch(north((0, 0), 3.4), north(${end}, 3.4), edge((0, 0), ${end}), bearing-mark((0, 0), ${there}deg, body: $${given}$),
  point((0, 0), $A$, side: "${isUnder ? 'left' : 'right'}"), point(${end}, $B$, side: "${isUnder ? 'right' : 'left'}"), height: 235pt)
Find the bearing of $A$ from $B$. #marks(2)`,
        answer: typst`
#note[The north lines are parallel. To look back, turn through $180°$: ${isUnder ? 'add' : 'subtract'} $180°$, so that the answer is between $000°$ and $360°$.]
#working("M1")[$${there}° ${isUnder ? '+' : '-'} 180°$]
#working("A1")[$=$ #result[$${printed}$]]`,
        alt: plain`The bearing of B from A is ${spokenBearing(given)}. A diagram shows a north line at A and at B. Find the bearing of A from B.`,
        answerAlt: plain`To look back, turn through 180 degrees. ${there} ${isUnder ? 'plus' : 'minus'} 180 is ${answer}, so the bearing of A from B is ${spokenBearing(printed)}.`,
        answers: [final('', wholeDegrees(answer))],
        verify: () => {
          const b = travel([0, 0], 7, there)
          // Fly on from B, in the second case straight back to A.
          const found = bearingOf(b, [0, 0])
          return Math.abs(found - answer) < 1e-9 ? null : `by coordinates the bearing is ${found}`
        },
      }
    },
    'from-over-180'(random) {
      const there = random.integer(195, 345)
      const answer = (there + 180) % 360
      const [given, printed] = [bearing(there), bearing(answer)]
      const end = pair([6 * sin(there), 6 * cos(there)])
      const isUnder = there < 180
      return {
        question: typst`
The bearing of $B$ from $A$ is $${given}$.
#sketch(north((0, 0), 3.4), north(${end}, 3.4), edge((0, 0), ${end}), bearing-mark((0, 0), ${there}deg, body: $${given}$),
  point((0, 0), $A$, side: "${isUnder ? 'left' : 'right'}"), point(${end}, $B$, side: "${isUnder ? 'right' : 'left'}"), height: 235pt)
Find the bearing of $A$ from $B$. #marks(2)`,
        answer: typst`
#note[The north lines are parallel. To look back, turn through $180°$: ${isUnder ? 'add' : 'subtract'} $180°$, so that the answer is between $000°$ and $360°$.]
#working("M1")[$${there}° ${isUnder ? '+' : '-'} 180°$]
#working("A1")[$=$ #result[$${printed}$]]`,
        alt: plain`The bearing of B from A is ${spokenBearing(given)}. A diagram shows a north line at A and at B. Find the bearing of A from B.`,
        answerAlt: plain`To look back, turn through 180 degrees. ${there} ${isUnder ? 'plus' : 'minus'} 180 is ${answer}, so the bearing of A from B is ${spokenBearing(printed)}.`,
        answers: [final('', wholeDegrees(answer))],
        verify: () => {
          const b = travel([0, 0], 7, there)
          // Fly on from B, in the second case straight back to A.
          const found = bearingOf(b, [0, 0])
          return Math.abs(found - answer) < 1e-9 ? null : `by coordinates the bearing is ${found}`
        },
      }
    },
    turn(random) {
      const there = random.integer(25, 140)
      const turn = random.integer(50, 120)
      const answer = there + turn
      const [given, printed] = [bearing(there), bearing(answer)]
      return {
        question: typst`
A drone flies from $A$ to $B$ on a bearing of $${given}$. At $B$ it turns clockwise through $${turn}°$ and flies on to $C$.

Find the bearing on which it flies from $B$ to $C$. #marks(2)`,
        answer: typst`
#note[A bearing is the angle clockwise from north, so a clockwise turn is added to it.]
#working("M1")[$${there}° + ${turn}°$]
#working("A1")[$=$ #result[$${printed}$]]`,
        alt: plain`A drone flies from A to B on a bearing of ${spokenBearing(given)}. At B it turns clockwise through ${turn} degrees and flies on to C. Find the bearing on which it flies from B to C.`,
        answerAlt: plain`A bearing is measured clockwise from north, so add the turn. ${there} plus ${turn} is ${answer}, so the bearing is ${spokenBearing(printed)}.`,
        answers: [final('', wholeDegrees(answer))],
        verify: () => {
          const b = travel([0, 0], 7, there)
          // Fly on from B, in the second case straight back to A.
          const found = bearingOf(b, travel(b, 3, there + turn))
          return Math.abs(found - answer) < 1e-9 ? null : `by coordinates the bearing is ${found}`
        },
      }
    },
  },
})

export const journey = defineTemplate({
  id: 'journey-with-right-angle',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'how-far-north'(random) {
      const length = random.integer(18, 65)
      const direction = random.integerExcept(24, 66, 30, 45, 60)
      const answer = length * cos(direction)
      const printed = significant(answer)
      const end = pair([length * sin(direction), length * cos(direction)])
      return {
        question: typst`
A plane flies ${length} km from $A$ to $B$ on a bearing of $${bearing(direction)}$.
#sketch(north((0, 0), ${(length * 0.85).toFixed(2)}), edge((0, 0), ${end}, body: [${length} km], right: true), bearing-mark((0, 0), ${direction}deg, body: $${bearing(direction)}$, radius: 34pt),
  point((0, 0), $A$, side: "left"), point(${end}, $B$, side: "right"), height: 230pt)
How far north of $A$ is $B$? #marks(3)`,
        answer: typst`
#note[Draw the line from $B$ to the north line at $A$. In that right-angled triangle, the distance north is adjacent to the angle of $${direction}°$.]
#working("M1")[$ cos ${direction}° = d/${length} $]
#working("M1")[$d = ${length} times cos ${direction}°$]
#working("A1")[$d =$ #result[${printed} km] (3 s.f.)]`,
        alt: plain`A plane flies ${length} kilometres from A to B on a bearing of ${spokenBearing(bearing(direction))}. How far north of A is B?`,
        answerAlt: plain`In the right-angled triangle with hypotenuse AB, the distance north is adjacent to the angle of ${direction} degrees. It is ${length} times cos ${direction} degrees, which is ${printed} kilometres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'km'))],
        verify: () => {
          // The other leg by Pythagoras must lead back to the bearing.
          const other = Math.sqrt(length ** 2 - answer ** 2)
          const end: Point = [other, answer]
          return roundsTo(bearingOf([0, 0], end), String(direction))
            ? null
            : `${answer} km would be another bearing`
        },
      }
    },
    'how-far-east'(random) {
      const length = random.integer(18, 65)
      const direction = random.integerExcept(24, 66, 30, 45, 60)
      const answer = length * sin(direction)
      const printed = significant(answer)
      const end = pair([length * sin(direction), length * cos(direction)])
      return {
        question: typst`
A plane flies ${length} km from $A$ to $B$ on a bearing of $${bearing(direction)}$.
#sketch(north((0, 0), ${(length * 0.85).toFixed(2)}), edge((0, 0), ${end}, body: [${length} km], right: true), bearing-mark((0, 0), ${direction}deg, body: $${bearing(direction)}$, radius: 34pt),
  point((0, 0), $A$, side: "left"), point(${end}, $B$, side: "right"), height: 230pt)
How far east of $A$ is $B$? #marks(3)`,
        answer: typst`
#note[Draw the line from $B$ to the north line at $A$. In that right-angled triangle, the distance east is opposite to the angle of $${direction}°$.]
#working("M1")[$ sin ${direction}° = d/${length} $]
#working("M1")[$d = ${length} times sin ${direction}°$]
#working("A1")[$d =$ #result[${printed} km] (3 s.f.)]`,
        alt: plain`A plane flies ${length} kilometres from A to B on a bearing of ${spokenBearing(bearing(direction))}. How far east of A is B?`,
        answerAlt: plain`In the right-angled triangle with hypotenuse AB, the distance east is opposite to the angle of ${direction} degrees. It is ${length} times sin ${direction} degrees, which is ${printed} kilometres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'km'))],
        verify: () => {
          // The other leg by Pythagoras must lead back to the bearing.
          const other = Math.sqrt(length ** 2 - answer ** 2)
          const end: Point = [answer, other]
          return roundsTo(bearingOf([0, 0], end), String(direction))
            ? null
            : `${answer} km would be another bearing`
        },
      }
    },
    'bearing-of-end'(random) {
      random.integer(18, 65)
      random.integerExcept(24, 66, 30, 45, 60)
      const [south, east] = [random.integer(12, 30), random.integer(8, 28)]
      const answer = 180 - arctan(east / south)
      const printed = bearing(Number(answer.toFixed(1)))
      const inner = (180 - answer).toFixed(1)
      return {
        question: typst`
A ferry sails ${south} km due south from $P$ to $Q$, and then ${east} km due east from $Q$ to $R$.

Calculate the bearing of $R$ from $P$. #marks(3)`,
        answer: typst`
#sketch(north((0, 0), 9), edge((0, 0), (0, ${-south}), body: [${south} km], right: true), edge((0, ${-south}), (${east}, ${-south}), body: [${east} km], right: true),
  edge((0, 0), (${east}, ${-south})), angle-mark((0, ${-south}), (0, 0), (${east}, ${-south}), square: true),
  angle-mark((0, 0), (0, ${-south}), (${east}, ${-south}), body: $x$, radius: 32pt), point((0, 0), $P$, side: "left"), point((0, ${-south}), $Q$, side: "left"), point((${east}, ${-south}), $R$, side: "right"))
#working("M1")[$ tan x = ${east}/${south} $]
#working("A1")[$x = ${inner}°$]
#note[The bearing goes clockwise from north, past $x$'s other side: $180° - x$.]
#working("B1 FT")[bearing $= 180° - ${inner}° =$ #result[$${printed}$]]`,
        alt: plain`A ferry sails ${south} kilometres due south from P to Q, and then ${east} kilometres due east from Q to R. Calculate the bearing of R from P.`,
        answerAlt: plain`Let x be the angle at P between PQ and PR. Tan x is ${east} over ${south}, so x is ${inner} degrees. The bearing is 180 degrees minus x, which is ${spokenBearing(printed)}.`,
        answers: [final('', inDegrees(answer))],
        verify: () => {
          const found = bearingOf([0, 0], [east, -south])
          return Math.abs(found - answer) < 1e-9 ? null : `by coordinates the bearing is ${found}`
        },
      }
    },
  },
})
