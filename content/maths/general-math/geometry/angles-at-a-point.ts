// Angles on a straight line, at a point, and vertically opposite.

import { onCircle } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { posed } from './angle-question.ts'
import { linear, linearInWords } from './steps.ts'

const drawAngles = (random: Random) => {
  const line = random.until(
    () => {
      const [m, n, x] = [random.integer(2, 5), random.integer(1, 4), random.integer(11, 30)]
      return { m, n, x, last: 180 - (m + n) * x }
    },
    ({ m, n, x, last }) => m !== n && last > 34 && last < 80 && last % 10 !== 0 && m * x > 38 && n * x > 34,
  )
  const cross = random.until(
    () => {
      const [m, x, k] = [random.integer(3, 5), random.integer(14, 27), random.integer(6, 40)]
      return { m, x, k, n: m - 1, l: x - k, size: m * x - k }
    },
    ({ l, size, n, x }) => l !== 0 && size > 48 && size < 74 && n * x + l === size,
  )
  const round = random.until(
    () => {
      const [a, b] = [random.integer(96, 140), random.integer(58, 84)]
      return { a, b, rest: 360 - a - b - 90 }
    },
    ({ rest }) => rest > 54 && rest % 2 === 0 && rest !== 90,
  )
  return { line, cross, round, turn: random.integer(0, 30) }
}

export const anglesAtAPoint = defineTemplate({
  id: 'angles-at-a-point',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'straight-line'(random) {
      const { m, n, x, last } = drawAngles(random).line
      const points = {
        A: onCircle(180),
        O: onCircle(0, 0),
        B: onCircle(0),
        C: onCircle(180 - m * x, 4.6),
        D: onCircle(last, 4.6),
      }
      const times = (k: number) => (k === 1 ? 'x' : `${k}x`)
      return posed({
        figure: {
          points,
          lines: 'AOB OC OD',
          angles: { AOC: [`${times(m)}°`, m * x], COD: [`${times(n)}°`, n * x], DOB: last },
          height: 185,
        },
        opening: typst`$A O B$ is a straight line.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          `#working("M1")[$${times(m)} + ${times(n)} + ${last} = 180$ #linebreak() #text(fill: ink-soft)[angles on a straight line]]`,
          `#working("M1")[$${m + n}x = ${180 - last}$]`,
          `#working("A1")[$x =$ #result[$${x}$]]`,
        ].join('\n'),
        alt: plain`AOB is a straight line. OC and OD are drawn on one side of it. Angle AOC is ${times(m)} degrees, angle COD is ${times(n)} degrees and angle DOB is ${last} degrees. Find x.`,
        answerAlt: plain`Angles on a straight line add to 180 degrees: ${m + n}x plus ${last} is 180, so x is ${x}.`,
        found: { AOC: m * x, COD: n * x },
        answers: [final('', number(x), 'x')],
      })
    },
    'vertically-opposite'(random) {
      const { cross, turn } = drawAngles(random)
      const { m, n, x, k, l, size } = cross
      const points = {
        A: onCircle(180 + turn / 3),
        B: onCircle(turn / 3),
        C: onCircle(turn / 3 + 180 - size),
        D: onCircle(turn / 3 - size),
        O: onCircle(0, 0),
      }
      return posed({
        figure: {
          points,
          lines: 'AOB COD',
          angles: { AOC: [`(${linear(m, -k)})°`, size], BOD: [`(${linear(n, l)})°`, size], COB: 'y°' },
          radii: { COB: 34 },
          names: { O: 90 + turn / 3 - size / 2 },
          height: 210,
        },
        opening: typst`$A O B$ and $C O D$ are straight lines.`,
        ask: typst`Find the value of $x$ and the value of $y$. #marks(3)`,
        solution: [
          `#working("M1")[$${linear(m, -k)} = ${linear(n, l)}$ #linebreak() #text(fill: ink-soft)[vertically opposite angles]]`,
          `#working("A1")[$x =$ #result[$${x}$]]`,
          `#working("B1 FT")[angle $A O C = ${size}°$, so $y = 180 - ${size} =$ #result[$${180 - size}$]]`,
        ].join('\n'),
        alt: plain`The straight lines AOB and COD cross at O. Angle AOC is ${linearInWords(m, -k)} degrees, angle BOD is ${linearInWords(n, l)} degrees and angle COB is y degrees. Find x and y.`,
        answerAlt: plain`Vertically opposite angles are equal: ${linearInWords(m, -k)} is ${linearInWords(n, l)}, so x is ${x}. Angle AOC is ${size} degrees, and on the straight line y is 180 minus ${size}, which is ${180 - size}.`,
        found: { AOC: m * x - k, BOD: n * x + l, COB: 180 - size },
        answers: [final('', number(x), 'x'), final('', number(180 - size), 'y')],
      })
    },
    'around-a-point'(random) {
      const { round, turn } = drawAngles(random)
      const { a, b, rest } = round
      const points = {
        O: onCircle(0, 0),
        A: onCircle(turn),
        B: onCircle(turn + a),
        C: onCircle(turn + a + b),
        D: onCircle(turn + a + b + 90),
      }
      return posed({
        figure: {
          points,
          lines: 'AO OB OC OD',
          angles: { AOB: a, BOC: b, COD: 'right', DOA: '2p°' },
          radii: { AOB: 34 },
          height: 230,
        },
        opening: typst`Four roads $O A$, $O B$, $O C$ and $O D$ meet at a roundabout $O$.`,
        ask: typst`Find the value of $p$. #marks(3)`,
        solution: [
          `#working("M1")[$2p + ${a} + ${b} + 90 = 360$ #linebreak() #text(fill: ink-soft)[angles at a point]]`,
          `#working("M1")[$2p = ${rest}$]`,
          `#working("A1")[$p =$ #result[$${rest / 2}$]]`,
        ].join('\n'),
        alt: plain`Four roads OA, OB, OC and OD meet at O, in that order around it. Angle AOB is ${a} degrees, angle BOC is ${b} degrees, angle COD is a right angle and angle DOA is 2p degrees. Find p.`,
        answerAlt: plain`Angles at a point add to 360 degrees: 2p plus ${a} plus ${b} plus 90 is 360. So 2p is ${rest} and p is ${rest / 2}.`,
        found: { DOA: rest },
        answers: [final('', number(rest / 2), 'p')],
      })
    },
  },
})
