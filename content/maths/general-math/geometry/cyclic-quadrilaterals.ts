// Cyclic quadrilaterals: opposite angles, exterior angles, and parallel sides.

import { between, onCircle } from '../../kit/figures.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, linear, linearInWords, step } from './steps.ts'

/** A to D anticlockwise with these four arcs, the first from A to B. */
const quadrilateral = (start: number, ab: number, bc: number, cd: number) => {
  return {
    o: onCircle(0, 0),
    A: onCircle(start),
    B: onCircle(start + ab),
    C: onCircle(start + ab + bc),
    D: onCircle(start + ab + bc + cd),
  }
}

/** The quadrilateral with these angles at A and B, its shortest side as long as can be. */
export const withAngles = (atA: number, atB: number) => {
  const [bcd, cda] = [2 * atA, 2 * atB]
  const shortest = (cd: number) => Math.min(cd, bcd - cd, cda - cd, 360 - bcd - cda + cd)
  const cd = Array.from({ length: 180 }, (_, n) => n).reduce((best, n) =>
    shortest(n) > shortest(best) ? n : best,
  )
  const ab = 360 - bcd - cda + cd
  return quadrilateral(263 - ab / 2, ab, bcd - cd, cd)
}

const drawAngles = (random: Random) => {
  // The angles at A, B and C as parts of a ratio; A and C are opposite.
  const ratio = random.until(
    () => {
      const [a, b, c] = [random.integer(2, 5), random.integer(3, 7), random.integer(4, 8)]
      return { a, b, c, part: 180 / (a + c) }
    },
    ({ a, b, c, part }) =>
      part % 1 === 0 &&
      a !== b &&
      b !== c &&
      a !== c &&
      b * part > 62 &&
      b * part < 118 &&
      b * part !== 90 &&
      a * part > 55 &&
      a * part !== 90,
  )
  const algebra = random.until(
    () => {
      const [m, n, x, k] = [
        random.integer(2, 4),
        random.integer(3, 6),
        random.integer(12, 24),
        random.integer(-24, 24),
      ]
      return { m, n, x, k, l: 180 - m * x - n * x - k }
    },
    ({ m, n, x, k, l }) =>
      m !== n &&
      k !== 0 &&
      l !== 0 &&
      Math.abs(l) < 25 &&
      m * x + k > 62 &&
      m * x + k < 118 &&
      m * x + k !== 90,
  )
  return { ratio, algebra }
}

export const cyclicQuadrilateral = defineTemplate({
  id: 'cyclic-quadrilateral',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    ratio(random) {
      const { a, b, c, part } = drawAngles(random).ratio
      const points = withAngles(a * part, b * part)
      return posed({
        figure: { points, circle: 'oA', lines: 'ABCDA' },
        opening: typst`$A B C D$ is a cyclic quadrilateral. #linebreak() angle $A$ : angle $B$ : angle $C = ${a} : ${b} : ${c}$`,
        ask: typst`Find angle $A D C$. #marks(3)`,
        solution: [
          `#note[The opposite angles $A$ and $C$ are supplementary.]`,
          `#working("M1")[$${a} + ${c} = ${a + c}$ parts are $180°$, so 1 part is $${part}°$]`,
          `#working("M1")[angle $A B C = ${b} times ${part}° = ${b * part}°$]`,
          found('A1', 'ADC', `180° - ${b * part}°`, 180 - b * part),
        ].join('\n'),
        alt: plain`ABCD is a cyclic quadrilateral. The angles at A, B and C are in the ratio ${a} to ${b} to ${c}. Find angle ADC.`,
        answerAlt: plain`The opposite angles A and C add to 180 degrees, so ${a + c} parts are 180 and 1 part is ${part} degrees. Angle B is ${b} parts, ${b * part} degrees. Angle ADC is 180 minus ${b * part}, which is ${180 - b * part} degrees.`,
        found: { DAB: a * part, BCD: c * part, ADC: 180 - b * part },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(180 - b * part)],
      })
    },
    algebra(random) {
      const { m, n, x, k, l } = drawAngles(random).algebra
      const size = m * x + k
      const points = withAngles(size, 96)
      return posed({
        figure: { points, circle: 'oA', lines: 'ABCDA', angles: { DAB: ['', size], BCD: ['', 180 - size] } },
        opening: typst`$A B C D$ is a cyclic quadrilateral. #linebreak() Angle $D A B = (${linear(m, k)})°$ and angle $B C D = (${linear(n, l)})°$.`,
        ask: typst`Find angle $D A B$. #marks(3)`,
        solution: [
          `#working("M1")[$${linear(m, k)} + ${linear(n, l)} = 180$ #linebreak() #text(fill: ink-soft)[opposite angles of a cyclic quadrilateral]]`,
          `#working("A1")[$${linear(m + n, k + l)} = 180$, $x = ${x}$]`,
          found('B1 FT', 'DAB', `${m} times ${x}° ${k < 0 ? '-' : '+'} ${Math.abs(k)}°`, size),
        ].join('\n'),
        alt: plain`ABCD is a cyclic quadrilateral. Angle DAB is ${linearInWords(m, k)} degrees and angle BCD is ${linearInWords(n, l)} degrees. Find angle DAB.`,
        answerAlt: plain`Opposite angles of a cyclic quadrilateral add to 180 degrees: ${linearInWords(m + n, k + l)} is 180, so x is ${x}. Angle DAB is ${size} degrees.`,
        found: { DAB: m * x + k, BCD: n * x + l },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(size)],
      })
    },
    exterior(random) {
      drawAngles(random)
      const p = random.integer(72, 110, 2)
      // Angle A is p: the arc BCD is 2p, and AB and DA are equal.
      const points = quadrilateral(120, 180 - p, p * 1.12, p * 0.88)
      const E = between(points.B, points.C, 1.55)
      return posed({
        figure: {
          points: { ...points, E },
          circle: 'oA',
          lines: 'ABCDABD CE',
          angles: { DCE: p },
          equal: ['AB AD'],
          padding: [30, 24],
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle. $B C E$ is a straight line. $A B = A D$.`,
        ask: typst`Find angle $A B D$. #marks(3)`,
        solution: [
          step('M1', 'BCD', `180° - ${p}° = ${180 - p}°`, 'angles on a straight line'),
          step('M1', 'DAB', `180° - ${180 - p}° = ${p}°`, 'opposite angles of a cyclic quadrilateral'),
          found('A1', 'ABD', `(180° - ${p}°) div 2`, 90 - p / 2, 'triangle $A B D$ is isosceles'),
          `#scheme[Or: angle $D A B = ${p}°$, as the exterior angle of a cyclic quadrilateral is equal to the opposite interior angle *M2*]`,
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle. The side BC of the quadrilateral is extended to E, and BD is drawn. Angle DCE is ${p} degrees. AB is equal to AD. Find angle ABD.`,
        answerAlt: plain`Angle BCD is ${180 - p} degrees, so the opposite angle DAB of the cyclic quadrilateral is ${p} degrees. Triangle ABD is isosceles, so angle ABD is half of 180 minus ${p}, which is ${90 - p / 2} degrees.`,
        found: { ABD: 90 - p / 2 },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(90 - p / 2)],
      })
    },
    'parallel-sides'(random) {
      drawAngles(random)
      const [p, q] = [random.integer(66, 82), random.integer(26, 40)]
      // AB is parallel to DC; angle BAC stands on the arc BC, which is as long as the arc AD.
      const points = quadrilateral(270 - (180 - p - q), 2 * (180 - p - q), 2 * q, 2 * (p - q))
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'ABCDAC',
          angles: { ABC: p, BAC: q },
          parallel: ['AB DC'],
          height: 240,
        },
        opening: typst`$A B C D$ is a cyclic quadrilateral. $A B$ is parallel to $D C$.`,
        ask: typst`Find angle $D A C$. #marks(3)`,
        solution: [
          step('B1', 'ADC', `180° - ${p}° = ${180 - p}°`, 'opposite angles of a cyclic quadrilateral'),
          step('B1', 'ACD', `${q}°`, 'alternate to angle $B A C$'),
          found('B1', 'DAC', `180° - ${180 - p}° - ${q}°`, p - q, 'angles in a triangle'),
        ].join('\n'),
        alt: plain`ABCD is a cyclic quadrilateral with AB parallel to DC. The diagonal AC is drawn. Angle ABC is ${p} degrees and angle BAC is ${q} degrees. Find angle DAC.`,
        answerAlt: plain`Angle ADC is 180 minus ${p}, ${180 - p} degrees, because opposite angles of a cyclic quadrilateral add to 180. Angle ACD is ${q} degrees, alternate to angle BAC. So angle DAC is 180 minus ${180 - p} minus ${q}, which is ${p - q} degrees.`,
        found: { DAC: p - q },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(p - q)],
      })
    },
  },
})
