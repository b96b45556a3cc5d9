// The alternate segment theorem, with isosceles triangles, parallel lines and cyclic quadrilaterals.

import { between, meeting, onCircle, tangent } from '../../kit/figures.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, step } from './steps.ts'

const drawSize = (random: Random, most = 64): number =>
  random.until(
    () => random.integer(40, most, 2),
    (size) => size !== 60,
  )

export const alternateSegment = defineTemplate({
  id: 'alternate-segment',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    isosceles(random) {
      const p = drawSize(random)
      // Touching at the lowest point A; B to the right, the arc AB is 2p.
      const [S, T] = tangent(270)
      const points = {
        o: onCircle(0, 0),
        A: onCircle(270),
        B: onCircle(270 + 2 * p),
        C: onCircle(90 + p),
        S,
        T,
      }
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'SAT ABCA',
          angles: { TAB: p },
          equal: ['AC BC'],
          padding: [30, 24],
        },
        opening: typst`$S A T$ is a tangent to the circle at $A$. $A C = B C$.`,
        ask: typst`Find angle $C A B$. #marks(3)`,
        solution: [
          step('B1', 'ACB', `${p}°`, 'alternate segment theorem'),
          found('M1 A1', 'CAB', `(180° - ${p}°) div 2`, 90 - p / 2, 'triangle $A B C$ is isosceles'),
        ].join('\n'),
        alt: plain`SAT is a tangent to a circle at A. A, B and C are on the circle, and AC is equal to BC. Angle TAB is ${p} degrees, where B is on the same side as T. Find angle CAB.`,
        answerAlt: plain`By the alternate segment theorem angle ACB is equal to angle TAB, ${p} degrees. Triangle ABC is isosceles, so angle CAB is half of 180 minus ${p}, which is ${90 - p / 2} degrees.`,
        found: { CAB: 90 - p / 2 },
        holds: onOneCircle(points, 'oABC'),
        answers: [angle(90 - p / 2)],
      })
    },
    'parallel-chord'(random) {
      const p = drawSize(random)
      const [S, T] = tangent(270)
      const points = {
        o: onCircle(0, 0),
        A: onCircle(270),
        B: onCircle(270 + 2 * p),
        C: onCircle(270 - 2 * p),
        S,
        T,
      }
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'SAT ABCA',
          angles: { TAB: p },
          parallel: ['CB AT'],
          padding: [30, 24],
        },
        opening: typst`$S A T$ is a tangent to the circle at $A$. The chord $C B$ is parallel to $S A T$.`,
        ask: typst`Find angle $B A C$. #marks(3)`,
        solution: [
          step('B1', 'ABC', `${p}°`, 'alternate to angle $T A B$, as the lines are parallel'),
          step('B1', 'ACB', `${p}°`, 'alternate segment theorem'),
          found('B1', 'BAC', `180° - 2 times ${p}°`, 180 - 2 * p, 'angles in a triangle'),
        ].join('\n'),
        alt: plain`SAT is a tangent to a circle at A. A, B and C are on the circle, and the chord CB is parallel to the tangent. Angle TAB is ${p} degrees, where B is on the same side as T. Find angle BAC.`,
        answerAlt: plain`Angle ABC is ${p} degrees, alternate to angle TAB because the lines are parallel. Angle ACB is ${p} degrees by the alternate segment theorem. So angle BAC is 180 minus 2 times ${p}, which is ${180 - 2 * p} degrees.`,
        found: { BAC: 180 - 2 * p },
        holds: onOneCircle(points, 'oABC'),
        answers: [angle(180 - 2 * p)],
      })
    },
    'two-tangents'(random) {
      const [p, q] = [drawSize(random), random.integer(47, 66)]
      // PA and PB touch; A's tangent goes on to S. Angle SAC is q, so the arc AC is 2q.
      const open = 90 - p / 2
      const P = meeting(open, -open)
      const [A, B, C] = [onCircle(open), onCircle(-open), onCircle(open + 2 * q)]
      const points = { o: onCircle(0, 0), P, A, B, C, S: between(P, A, 1.6) }
      const base = 90 - p / 2
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'PAS PB ABCA',
          angles: { APB: p, SAC: q },
          padding: [30, 24],
        },
        opening: typst`$P A S$ and $P B$ are tangents to the circle at $A$ and $B$. $C$ lies on the circle.`,
        ask: typst`Find angle $C A B$. #marks(3)`,
        solution: [
          '#note[$P A = P B$, because tangents from a point are equal, so triangle $P A B$ is isosceles.]',
          step('M1', 'PAB', `(180° - ${p}°) div 2 = ${base}°`),
          found(
            'M1 A1',
            'CAB',
            `180° - ${base}° - ${q}°`,
            180 - base - q,
            'angles on the straight line $P A S$',
          ),
        ].join('\n'),
        alt: plain`PAS and PB are tangents to a circle at A and B. C lies on the circle, on the major arc AB. Angle APB is ${p} degrees and angle SAC is ${q} degrees. Find angle CAB.`,
        answerAlt: plain`PA and PB are equal, so angle PAB is half of 180 minus ${p}, ${base} degrees. The angles at A on the line PAS add to 180, so angle CAB is 180 minus ${base} minus ${q}, which is ${180 - base - q} degrees.`,
        found: { CAB: 180 - base - q },
        holds: onOneCircle(points, 'oABC'),
        answers: [angle(180 - base - q)],
      })
    },
    'opposite-angle'(random) {
      const [p, q] = [drawSize(random, 52), random.integer(37, 49)]
      const [S, T] = tangent(270)
      const points = {
        o: onCircle(0, 0),
        A: onCircle(270),
        B: onCircle(270 + 2 * p),
        D: onCircle(270 - 2 * q),
        C: onCircle(90 + (p - q) * 1.3),
        S,
        T,
      }
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'SAT ABCDA BD',
          angles: { TAB: p, ABD: q },
          padding: [30, 24],
          height: 245,
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle, and $B D$ is drawn. $S A T$ is a tangent at $A$.`,
        ask: typst`Find angle $B C D$. #marks(3)`,
        solution: [
          step('B1', 'ADB', `${p}°`, 'alternate segment theorem'),
          step('B1', 'DAB', `180° - ${p}° - ${q}° = ${180 - p - q}°`, 'angles in a triangle'),
          found('B1', 'BCD', `180° - ${180 - p - q}°`, p + q, 'opposite angles of a cyclic quadrilateral'),
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle, and BD is drawn. SAT is a tangent at A. Angle TAB is ${p} degrees, where B is on the same side as T, and angle ABD is ${q} degrees. Find angle BCD.`,
        answerAlt: plain`By the alternate segment theorem angle ADB is ${p} degrees. The angles of triangle ABD add to 180, so angle DAB is ${180 - p - q} degrees. Opposite angles of a cyclic quadrilateral add to 180, so angle BCD is ${p + q} degrees.`,
        found: { BCD: p + q },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(p + q)],
      })
    },
  },
})
