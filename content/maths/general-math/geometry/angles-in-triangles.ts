// Angles in triangles: isosceles ones, exterior angles, and angles as expressions.

import { cos, sin } from '../../kit/angles.ts'
import type { Point } from '../../kit/checking.ts'
import { crossing, towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { posed } from './angle-question.ts'
import { foundLetter, linear, linearInWords, step } from './steps.ts'

/** Two angles mx + k and nx + l of a triangle. */
const drawAlgebra = (random: Random) =>
  random.until(
    () => {
      const [m, n, x, k, l] = [
        random.integer(2, 3),
        random.integer(1, 3),
        random.integer(14, 30),
        random.integer(-15, 20),
        random.integer(-12, 20),
      ]
      return { m, n, x, k, l, a: m * x + k, b: n * x + l }
    },
    ({ m, n, k, l, a, b }) =>
      m !== n && k !== 0 && l !== 0 && k !== l && a > 42 && b > 42 && a + b > 100 && a + b < 130 && a !== b,
  )

export const anglesInTriangles = defineTemplate({
  id: 'angles-in-triangles',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'exterior-isosceles'(random) {
      drawAlgebra(random)
      const p = random.integer(106, 138, 2)
      const base = 180 - p
      const B: Point = [0, 0]
      const A = towards(B, 5, base)
      const C: Point = [2 * A[0], 0]
      const points = { A, B, C, D: [C[0] + 3, 0] as Point }
      return posed({
        figure: {
          points,
          lines: 'ABCD AC',
          angles: { ACD: p, BAC: 'x°' },
          equal: ['AB AC'],
          names: { C: 270 },
          height: 210,
        },
        opening: typst`$A B = A C$, and $B C D$ is a straight line.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          step('M1', 'ACB', `180° - ${p}° = ${base}°`, 'angles on a straight line'),
          step('M1', 'ABC', `${base}°`, 'base angles of an isosceles triangle'),
          foundLetter('A1', 'x', `180 - 2 times ${base}`, 180 - 2 * base),
        ].join('\n'),
        alt: plain`In triangle ABC, AB is equal to AC. BCD is a straight line. Angle ACD is ${p} degrees and angle BAC is x degrees. Find x.`,
        answerAlt: plain`Angle ACB is 180 minus ${p}, ${base} degrees, and angle ABC is equal to it. So x is 180 minus 2 times ${base}, which is ${180 - 2 * base}.`,
        found: { BAC: 180 - 2 * base },
        answers: [final('', number(180 - 2 * base), 'x')],
      })
    },
    'two-isosceles'(random) {
      drawAlgebra(random)
      const p = random.integer(32, 42)
      // D on AC with AD = DB = BC: angle A = p, BDC = 2p, C = 2p, DBC = 180 − 4p.
      const A: Point = [0, 0]
      const D: Point = [5, 0]
      const B = towards(D, 5, 2 * p)
      const C: Point = [2 * B[0] - 5, 0]
      return posed({
        figure: {
          points: { A, B, C, D },
          lines: 'ADC AB BD BC',
          angles: { BAC: p, DBC: 'x°' },
          equal: ['AD DB BC'],
          height: 200,
          padding: [30, 24],
        },
        opening: typst`$A D C$ is a straight line. $A D = D B = B C$.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          step(
            'M1',
            'BDC',
            `${p}° + ${p}° = ${2 * p}°`,
            `angle $A B D = ${p}°$, and $B D C$ is the exterior angle of triangle $A B D$`,
          ),
          step('M1', 'BCD', `${2 * p}°`, 'triangle $B C D$ is isosceles'),
          foundLetter('A1', 'x', `180 - 2 times ${2 * p}`, 180 - 4 * p),
        ].join('\n'),
        alt: plain`ADC is a straight line and B is above it. AD, DB and BC are equal. Angle BAC is ${p} degrees and angle DBC is x degrees. Find x.`,
        answerAlt: plain`Angle ABD is ${p} degrees, so the exterior angle BDC is ${2 * p} degrees. Triangle BCD is isosceles, so angle BCD is ${2 * p} degrees, and x is 180 minus 2 times ${2 * p}, which is ${180 - 4 * p}.`,
        found: { DBC: 180 - 4 * p },
        answers: [final('', number(180 - 4 * p), 'x')],
      })
    },
    algebra(random) {
      const { m, n, x, k, l, a, b } = drawAlgebra(random)
      const [A, C] = [[0, 0] as Point, [6.4, 0] as Point]
      const B = crossing(A, [cos(a), sin(a)], C, [C[0] - cos(b), sin(b)])
      const outer = a + b
      return posed({
        figure: {
          points: { A, B, C, D: towards(B, 2.4, a) },
          lines: 'ABD BCA',
          angles: { BAC: ['', a], ACB: ['', b], DBC: ['', outer] },
          height: 240,
        },
        opening: typst`$A B D$ is a straight line. Angle $B A C = (${linear(m, k)})°$, angle $A C B = (${linear(n, l)})°$ and angle $D B C = ${outer}°$.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          `#working("M1")[$${linear(m, k)} + ${linear(n, l)} = ${outer}$ #linebreak() #text(fill: ink-soft)[The exterior angle is the sum of the two opposite interior angles.]]`,
          `#working("M1")[$${linear(m + n, k + l)} = ${outer}$]`,
          foundLetter('A1', 'x', '', x),
        ].join('\n'),
        alt: plain`In triangle ABC the side AB is extended to D. Angle BAC is ${linearInWords(m, k)} degrees, angle ACB is ${linearInWords(n, l)} degrees and angle DBC is ${outer} degrees. Find x.`,
        answerAlt: plain`The exterior angle is the sum of the two opposite interior angles: ${linearInWords(m + n, k + l)} is ${outer}, so x is ${x}.`,
        found: { BAC: m * x + k, ACB: n * x + l },
        answers: [final('', number(x), 'x')],
      })
    },
  },
})
