// Equations from circle theorems: angles given as expressions, at the centre, in a segment, and opposite each other.

import { onCircle } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { withAngles } from './cyclic-quadrilaterals.ts'
import { found, linear, linearInWords } from './steps.ts'

const drawAngles = (random: Random) => {
  // Angle AOC and angle ABC, with B on the minor arc: AOC + 2 ABC = 360.
  const arc = random.until(
    () => {
      const [m, n, x, k] = [
        random.integer(2, 5),
        random.integer(3, 6),
        random.integer(11, 26),
        random.integer(-25, 25),
      ]
      const centre = m * x + k
      return { m, n, x, k, centre, l: (360 - centre) / 2 - n * x }
    },
    ({ k, l, centre }) =>
      k !== 0 && l !== 0 && l % 1 === 0 && Math.abs(l) < 30 && centre > 106 && centre < 150,
  )
  const segment = random.until(
    () => {
      const [m, n, x, k] = [
        random.integer(1, 3),
        random.integer(3, 6),
        random.integer(7, 18),
        random.integer(-15, 36),
      ]
      return { m, n, x, k, size: m * x + k, l: m * x + k - n * x }
    },
    ({ m, n, k, l, size }) => n > m + 1 && k !== 0 && l !== 0 && Math.abs(l) < 25 && size > 30 && size < 54,
  )
  // B = by and D a number; A = x + y and C = ax.
  const pair = random.until(
    () => {
      const [a, b, y] = [random.integer(2, 5), random.integer(2, 4), random.integer(22, 44)]
      return { a, b, y, x: (180 - y) / (a + 1) }
    },
    ({ b, x, y }) =>
      x % 1 === 0 &&
      b * y > 66 &&
      b * y < 114 &&
      b * y !== 90 &&
      x + y > 62 &&
      x + y < 118 &&
      x + y !== 90 &&
      x !== y,
  )
  return { arc, segment, pair }
}

export const solveInCircle = defineTemplate({
  id: 'solve-in-a-circle',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'minor-arc'(random) {
      const { m, n, x, k, l, centre } = drawAngles(random).arc
      const points = {
        O: onCircle(0, 0),
        A: onCircle(270 - centre / 2),
        C: onCircle(270 + centre / 2),
        B: onCircle(262),
      }
      return posed({
        figure: { points, circle: 'OA', lines: 'OABCO', dots: 'O', angles: { AOC: ['', centre], ABC: '' } },
        opening: typst`$A$, $B$ and $C$ lie on a circle, centre $O$. #linebreak() Angle $A O C = (${linear(m, k)})°$ and angle $A B C = (${linear(n, l)})°$.`,
        ask: typst`Find the value of $x$. #marks(4)`,
        solution: [
          '#note[Angle $A B C$ stands on the major arc $A C$, so at the centre it belongs to the reflex angle $A O C$.]',
          `#working("M1")[reflex angle $A O C = 2(${linear(n, l)})$]`,
          `#working("M1")[$${linear(m, k)} + 2(${linear(n, l)}) = 360$ #linebreak() #text(fill: ink-soft)[angles at a point]]`,
          `#working("M1")[$${linear(m + 2 * n, k + 2 * l)} = 360$]`,
          `#working("A1")[$x =$ #result[$${x}$]]`,
        ].join('\n'),
        alt: plain`A, B and C lie on a circle with centre O, B on the minor arc AC. OABC is a quadrilateral. Angle AOC is ${linearInWords(m, k)} degrees and angle ABC is ${linearInWords(n, l)} degrees. Find x.`,
        answerAlt: plain`The reflex angle AOC is twice angle ABC, 2 times ${linearInWords(n, l)}. The angles at O add to 360: ${linearInWords(m + 2 * n, k + 2 * l)} is 360, so x is ${x}.`,
        found: { AOC: m * x + k, ABC: n * x + l },
        holds: onOneCircle(points, 'OABC'),
        answers: [final('', number(x), 'x')],
      })
    },
    'same-segment'(random) {
      const { m, n, x, k, l, size } = drawAngles(random).segment
      const points = {
        o: onCircle(0, 0),
        A: onCircle(270 - size),
        B: onCircle(270 + size),
        C: onCircle(64),
        D: onCircle(122),
      }
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'ACBDA AB',
          angles: { ACB: ['', size], ADB: '' },
          height: 240,
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle. #linebreak() Angle $A C B = (${linear(m, k)})°$ and angle $A D B = (${linear(n, l)})°$.`,
        ask: typst`Find angle $A C B$. #marks(4)`,
        solution: [
          `#working("M1")[$${linear(m, k)} = ${linear(n, l)}$ #linebreak() #text(fill: ink-soft)[angles in the same segment are equal]]`,
          `#working("M1")[$${n - m}x = ${k - l}$]`,
          `#working("A1")[$x = ${x}$]`,
          found(
            'B1 FT',
            'ACB',
            `${m === 1 ? '' : `${m} times `}${x}° ${k < 0 ? '-' : '+'} ${Math.abs(k)}°`,
            size,
          ),
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle, C and D on the same side of the chord AB. Angle ACB is ${linearInWords(m, k)} degrees and angle ADB is ${linearInWords(n, l)} degrees. Find angle ACB.`,
        answerAlt: plain`The angles are in the same segment, so they are equal: ${linearInWords(m, k)} is ${linearInWords(n, l)}. So x is ${x} and angle ACB is ${size} degrees.`,
        found: { ACB: m * x + k, ADB: n * x + l },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(size)],
      })
    },
    'two-unknowns'(random) {
      const { a, b, x, y } = drawAngles(random).pair
      const d = 180 - b * y
      const points = withAngles(x + y, b * y)
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'ABCDA',
          angles: {
            DAB: ['(x + y)°', x + y],
            ABC: [`${b}y°`, b * y],
            BCD: [`${a}x°`, a * x],
            CDA: d,
          },
          height: 250,
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle.`,
        ask: typst`Find the value of $x$ and the value of $y$. #marks(4)`,
        solution: [
          '#note[Opposite angles of a cyclic quadrilateral are supplementary.]',
          `#working("M1")[$${b}y + ${d} = 180$]`,
          `#working("A1")[$y =$ #result[$${y}$]]`,
          `#working("M1")[$x + ${y} + ${a}x = 180$]`,
          `#working("A1")[$${a + 1}x = ${180 - y}$, $x =$ #result[$${x}$]]`,
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle. In the quadrilateral ABCD the angle at A is x plus y degrees, at B ${b}y degrees, at C ${a}x degrees and at D ${d} degrees. Find x and y.`,
        answerAlt: plain`Opposite angles of a cyclic quadrilateral add to 180 degrees. ${b}y plus ${d} is 180, so y is ${y}. Then x plus ${y} plus ${a}x is 180, so x is ${x}.`,
        found: { DAB: x + y, BCD: a * x, ABC: b * y, CDA: d },
        holds: onOneCircle(points, 'oABCD'),
        answers: [final('', number(x), 'x'), final('', number(y), 'y')],
      })
    },
  },
})
