// Angles in kites, parallelograms and other quadrilaterals.

import type { Point } from '../../kit/checking.ts'
import { crossing, towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, posed } from './angle-question.ts'
import { found, foundLetter, linear, linearInWords, step } from './steps.ts'

const drawAngles = (random: Random) => {
  const four = random.until(
    () => {
      const [x, k] = [random.integer(21, 33), random.integer(5, 30)]
      const [a, b, c] = [random.integer(2, 4), random.integer(2, 4), random.integer(2, 5)]
      return { x, k, a, b, c, last: 360 - (a + b + c) * x - k }
    },
    ({ x, k, a, b, c, last }) =>
      a !== b &&
      b !== c &&
      a * x + k < 125 &&
      b * x < 125 &&
      c * x < 125 &&
      last > 62 &&
      last < 118 &&
      last !== 90,
  )
  const p = random.integer(96, 116, 2)
  return { four, p }
}

export const quadrilateralAngles = defineTemplate({
  id: 'angles-in-quadrilaterals',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    kite(random) {
      const { p } = drawAngles(random)
      const q = random.integer(52, 70, 2)
      // Kite ABCD with AB = AD: angle A = q, the equal angles at B and D are p.
      const atC = 360 - q - 2 * p
      const A: Point = [0, 0]
      const [B, D] = [towards(A, 5, -90 - q / 2), towards(A, 5, -90 + q / 2)]
      const C = crossing(A, [0, -1], B, towards(B, 1, 90 - q / 2 - p))
      return posed({
        figure: {
          points: { A, B, C, D },
          lines: 'ABCDA',
          angles: { DAB: q, ABC: p, BCD: 'x°' },
          equal: ['AB AD', 'BC DC'],
          height: 240,
        },
        opening: typst`$A B C D$ is a kite.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          step('B1', 'ADC', `${p}°`, 'The kite is symmetrical about $A C$.'),
          `#working("M1")[$x = 360 - ${q} - ${p} - ${p}$ #linebreak() #text(fill: ink-soft)[angles in a quadrilateral]]`,
          foundLetter('A1', 'x', '', atC),
        ].join('\n'),
        alt: plain`ABCD is a kite with AB equal to AD and BC equal to DC. Angle DAB is ${q} degrees, angle ABC is ${p} degrees and angle BCD is x degrees. Find x.`,
        answerAlt: plain`By symmetry angle ADC is ${p} degrees too. The angles of a quadrilateral add to 360, so x is 360 minus ${q} minus ${p} minus ${p}, which is ${atC}.`,
        found: { BCD: atC },
        answers: [final('', number(atC), 'x')],
      })
    },
    parallelogram(random) {
      const { p } = drawAngles(random)
      // E on DC with AE = AD; angle ABC = lean, angle EAB = lean too.
      const lean = 180 - p
      const [A, B] = [[0, 0] as Point, [6.4, 0] as Point]
      const D = towards(A, 4, p)
      const C: Point = [D[0] + 6.4, D[1]]
      const E = towards(A, 4, lean)
      return posed({
        figure: {
          points: { A, B, C, D, E },
          lines: 'ABCEDA AE',
          angles: { BCD: p, DAE: 'y°' },
          equal: ['AD AE'],
          height: 215,
        },
        opening: typst`$A B C D$ is a parallelogram. $E$ is on $D C$, and $A D = A E$.`,
        ask: typst`Find the value of $y$. #marks(3)`,
        solution: [
          step('M1', 'ADC', `180° - ${p}° = ${lean}°`, '$A D$ is parallel to $B C$'),
          step('M1', 'AED', `${lean}°`, 'triangle $A D E$ is isosceles'),
          foundLetter('A1', 'y', `180 - 2 times ${lean}`, 180 - 2 * lean),
        ].join('\n'),
        alt: plain`ABCD is a parallelogram. E is on DC, and AD is equal to AE. Angle BCD is ${p} degrees and angle DAE is y degrees. Find y.`,
        answerAlt: plain`AD is parallel to BC, so angle ADC is 180 minus ${p}, ${lean} degrees. Triangle ADE is isosceles, so angle AED is ${lean} degrees, and y is 180 minus 2 times ${lean}, which is ${180 - 2 * lean}.`,
        found: { DAE: 180 - 2 * lean },
        holds: [
          ['AD and BC parallel', D[0] - A[0], C[0] - B[0]],
          ['E on DC', D[1], E[1]],
        ],
        answers: [final('', number(180 - 2 * lean), 'y')],
      })
    },
    'four-expressions'(random) {
      const { x, k, a, b, c, last } = drawAngles(random).four
      const [A, B] = [[0, 0] as Point, [5.6, 0] as Point]
      const [atA, atB] = [a * x + k, b * x]
      const D = towards(A, atA + atB > 180 ? 4 : 4.6, atA)
      const C = crossing(B, towards(B, 1, 180 - atB), D, towards(D, 1, atA + 180 + last))
      return posed({
        figure: {
          points: { A, B, C, D },
          lines: 'ABCDA',
          angles: { DAB: ['', atA], ABC: ['', atB], BCD: ['', c * x], CDA: ['', last] },
          height: 215,
        },
        opening: typst`In the quadrilateral $A B C D$, angle $A = (${linear(a, k)})°$, angle $B = ${b}x°$, angle $C = ${c}x°$ and angle $D = ${last}°$.`,
        ask: typst`Find the size of angle $A$. #marks(3)`,
        solution: [
          `#working("M1")[$${linear(a, k)} + ${b}x + ${c}x + ${last} = 360$ #linebreak() #text(fill: ink-soft)[angles in a quadrilateral]]`,
          `#working("A1")[$${a + b + c}x = ${360 - last - k}$, $x = ${x}$]`,
          found('B1 FT', 'A', `${a} times ${x}° + ${k}°`, atA),
        ].join('\n'),
        alt: plain`In the quadrilateral ABCD, angle A is ${linearInWords(a, k)} degrees, angle B is ${b}x degrees, angle C is ${c}x degrees and angle D is ${last} degrees. Find the size of angle A.`,
        answerAlt: plain`The angles of a quadrilateral add to 360: ${linearInWords(a + b + c, k + last)} is 360, so x is ${x}. Angle A is ${atA} degrees.`,
        found: { DAB: a * x + k, ABC: b * x, BCD: c * x, CDA: last },
        answers: [angle(atA)],
      })
    },
  },
})
