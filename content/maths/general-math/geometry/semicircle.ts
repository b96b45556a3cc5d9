// The angle in a semicircle.

import { onCircle } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, foundLetter, linear, linearInWords, step } from './steps.ts'

const drawAngles = (random: Random) => {
  const p = random.integerExcept(24, 62, 45)
  // The two acute angles as expressions in x that make 90.
  const algebra = random.until(
    () => {
      const [m, n, x, c] = [
        random.integer(2, 4),
        random.integer(2, 5),
        random.integer(8, 16),
        random.integer(-9, 14),
      ]
      return { m, n, x, c, d: 90 - m * x - n * x - c }
    },
    ({ m, n, x, c, d }) =>
      m !== n && c !== 0 && d !== 0 && Math.abs(d) < 20 && m * x + c > 22 && n * x + d > 22,
  )
  return { p, algebra }
}

const start = { O: onCircle(0, 0), A: onCircle(180), B: onCircle(0) }

export const semicircle = defineTemplate({
  id: 'angle-in-a-semicircle',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'isosceles-beside'(random) {
      const { p } = drawAngles(random)
      const points = { ...start, C: onCircle(2 * p), D: onCircle(270) }
      return posed({
        figure: { points, circle: 'OA', lines: 'ABCADB', dots: 'O', angles: { BAC: p }, equal: ['AD DB'] },
        opening: typst`$A B$ is a diameter of the circle, centre $O$. $A D = D B$.`,
        ask: typst`Find angle $C B D$. #marks(3)`,
        solution: [
          step('B1', 'ABC', `180° - 90° - ${p}° = ${90 - p}°`, 'angle $A C B = 90°$: angle in a semicircle'),
          step('B1', 'ABD', '45°', 'angle $A D B = 90°$ too, and the triangle is isosceles'),
          found('B1', 'CBD', `${90 - p}° + 45°`, 135 - p),
        ].join('\n'),
        alt: plain`AB is a diameter of a circle with centre O. C is on the circle above AB and D is on the circle below AB. Angle BAC is ${p} degrees, and AD is equal to DB. Find angle CBD.`,
        answerAlt: plain`Angle ACB is 90 degrees, the angle in a semicircle, so angle ABC is ${90 - p} degrees. Angle ADB is 90 degrees too and triangle ADB is isosceles, so angle ABD is 45 degrees. Angle CBD is ${135 - p} degrees.`,
        found: { CBD: 135 - p },
        holds: onOneCircle(points, 'OABCD'),
        answers: [angle(135 - p)],
      })
    },
    'radius-drawn'(random) {
      const { p } = drawAngles(random)
      const points = { ...start, C: onCircle(2 * p) }
      return posed({
        figure: {
          points,
          circle: 'OA',
          lines: 'ABCA OC',
          dots: 'O',
          angles: { ACO: p, ABC: 'x°' },
          height: 220,
        },
        opening: typst`$A B$ is a diameter of the circle, centre $O$. $C$ is a point on the circle.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          step('B1', 'OAC', `${p}°`, '$O A = O C$, both are radii: triangle $O A C$ is isosceles'),
          step('B1', 'ACB', '90°', 'angle in a semicircle'),
          foundLetter('B1', 'x', `180 - 90 - ${p}`, 90 - p),
        ].join('\n'),
        alt: plain`AB is a diameter of a circle with centre O. C is on the circle, and the radius OC is drawn. Angle ACO is ${p} degrees. Angle ABC is x degrees. Find x.`,
        answerAlt: plain`OA and OC are radii, so angle OAC is ${p} degrees too. Angle ACB is 90 degrees, the angle in a semicircle. So x is 180 minus 90 minus ${p}, which is ${90 - p}.`,
        found: { ABC: 90 - p },
        holds: onOneCircle(points, 'OABC'),
        answers: [final('', number(90 - p), 'x')],
      })
    },
    algebra(random) {
      const { m, n, x, c, d } = drawAngles(random).algebra
      const a = m * x + c
      const points = { ...start, C: onCircle(2 * a) }
      return posed({
        figure: {
          points,
          circle: 'OA',
          lines: 'ABCA',
          dots: 'O',
          names: { O: 270 },
        },
        opening: typst`$A B$ is a diameter of the circle, centre $O$. $C$ is a point on the circle. #linebreak() Angle $B A C = (${linear(m, c)})°$ and angle $A B C = (${linear(n, d)})°$.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          step('B1', 'ACB', '90°', 'angle in a semicircle'),
          `#working("M1")[$${linear(m, c)} + ${linear(n, d)} = 90$]`,
          `#working("A1")[$${linear(m + n, c + d)} = 90$, $x =$ #result[$${x}$]]`,
        ].join('\n'),
        alt: plain`AB is a diameter of a circle with centre O, and C is on the circle. Angle BAC is ${linearInWords(m, c)} degrees and angle ABC is ${linearInWords(n, d)} degrees. Find x.`,
        answerAlt: plain`Angle ACB is 90 degrees, so the other two angles add to 90: ${linearInWords(m + n, c + d)} is 90, and x is ${x}.`,
        found: { BAC: m * x + c, ABC: n * x + d },
        holds: onOneCircle(points, 'OABC'),
        answers: [final('', number(x), 'x')],
      })
    },
  },
})
