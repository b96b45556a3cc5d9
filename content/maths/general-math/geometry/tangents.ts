// Tangents: at right angles to the radius, and equal from a point outside.

import { cos } from '../../kit/angles.ts'
import { meeting, onCircle } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, foundLetter, step } from './steps.ts'

const drawSize = (random: Random, least: number, most: number, step: number): number =>
  random.until(
    () => random.integer(least, most, step),
    (size) => size !== 30,
  )

/** The tangents from T to the circle, at A and B. */
const drawn = (open: number) => ({
  O: onCircle(0, 0),
  A: onCircle(open),
  B: onCircle(-open),
  T: meeting(open, -open),
})
const opening = typst`$T A$ and $T B$ are tangents to the circle, centre $O$, at $A$ and $B$.`

export const tangentAndRadius = defineTemplate({
  id: 'tangent-and-radius',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'one-tangent'(random) {
      const p = drawSize(random, 24, 34, 2)
      const points = { O: onCircle(0, 0), A: onCircle(90 - p), B: onCircle(0), T: meeting(90 - p, p - 90) }
      return posed({
        figure: {
          points,
          circle: 'OA',
          lines: 'OATBO AB',
          dots: 'O',
          angles: { ATB: p },
          names: { B: 315 },
          padding: [30, 20],
          height: 240,
        },
        opening: typst`$T A$ is a tangent to the circle, centre $O$, at $A$. The line $O T$ cuts the circle at $B$.`,
        ask: typst`Find angle $O A B$. #marks(3)`,
        solution: [
          step('B1', 'OAT', '90°', 'angle between tangent and radius'),
          step('M1', 'AOT', `180° - 90° - ${p}° = ${90 - p}°`),
          found(
            'A1',
            'OAB',
            `(180° - ${90 - p}°) div 2`,
            45 + p / 2,
            '$O A = O B$: triangle $O A B$ is isosceles',
          ),
        ].join('\n'),
        alt: plain`TA is a tangent to a circle with centre O at A. The line OT cuts the circle at B, and AB is drawn. Angle ATO is ${p} degrees. Find angle OAB.`,
        answerAlt: plain`The angle between the tangent and the radius OA is 90 degrees, so angle AOT is ${90 - p} degrees. Triangle OAB is isosceles, so angle OAB is half of 180 minus ${90 - p}, which is ${45 + p / 2} degrees.`,
        found: { OAB: 45 + p / 2 },
        holds: [['angle OAT', 0, Math.abs(points.T[0] * cos(90 - p) - 5)], ...onOneCircle(points, 'OAB')],
        answers: [angle(45 + p / 2)],
      })
    },
    'two-tangents'(random) {
      const [p, lean] = [drawSize(random, 24, 52, 2), random.integer(-10, 10)]
      const all = { ...drawn(90 - p / 2), C: onCircle(170 + lean) }
      return posed({
        figure: {
          points: all,
          circle: 'OA',
          lines: 'OATBO ACB',
          dots: 'O',
          angles: { ATB: p, ACB: 'y°' },
          padding: [30, 24],
        },
        opening: typst`${opening} $C$ is another point on the circle.`,
        ask: typst`Find the value of $y$. #marks(3)`,
        solution: [
          step('B1', 'OAT', 'O B T = 90°', 'angle between tangent and radius'),
          step('M1', 'AOB', `360° - 90° - 90° - ${p}° = ${180 - p}°`, 'quadrilateral $O A T B$'),
          foundLetter(
            'A1',
            'y',
            `${180 - p} div 2`,
            90 - p / 2,
            'The angle at the centre is twice the angle at the circumference.',
          ),
        ].join('\n'),
        alt: plain`TA and TB are tangents to a circle with centre O, at A and B. C is on the major arc AB. Angle ATB is ${p} degrees and angle ACB is y degrees. Find y.`,
        answerAlt: plain`The angles OAT and OBT between tangent and radius are 90 degrees, so angle AOB is 360 minus 180 minus ${p}, ${180 - p} degrees. The angle at the centre is twice the angle at the circumference, so y is ${90 - p / 2}.`,
        found: { ACB: 90 - p / 2, OAT: 90 },
        holds: onOneCircle(all, 'OABC'),
        answers: [final('', number(90 - p / 2), 'y')],
      })
    },
    'chord-between'(random) {
      const p = drawSize(random, 18, 33, 1)
      const points = drawn(90 - p)
      return posed({
        figure: { points, circle: 'OA', lines: 'OATBO AB', dots: 'O', angles: { OAB: p }, padding: [30, 24] },
        opening,
        ask: typst`Find angle $A T B$. #marks(3)`,
        solution: [
          step('M1', 'TAB', `90° - ${p}° = ${90 - p}°`, 'angle $O A T = 90°$: tangent and radius'),
          step('B1', 'TBA', `${90 - p}°`, '$T A = T B$: tangents from a point are equal'),
          found('A1', 'ATB', `180° - 2 times ${90 - p}°`, 2 * p),
          `#scheme[Or: angle $A O B = 180° - 2 times ${p}° = ${180 - 2 * p}°$ *M1*, angles $O A T$ and $O B T$ are $90°$ *B1*, $360° - 90° - 90° - ${180 - 2 * p}° = ${2 * p}°$ *A1*]`,
        ].join('\n'),
        alt: plain`TA and TB are tangents to a circle with centre O, at A and B. The chord AB is drawn. Angle OAB is ${p} degrees. Find angle ATB.`,
        answerAlt: plain`Angle OAT between tangent and radius is 90 degrees, so angle TAB is ${90 - p} degrees. TA and TB are equal, so angle TBA is ${90 - p} degrees too. Angle ATB is 180 minus 2 times ${90 - p}, which is ${2 * p} degrees.`,
        found: { ATB: 2 * p, OAT: 90 },
        holds: onOneCircle(points, 'OAB'),
        answers: [angle(2 * p)],
      })
    },
  },
})
