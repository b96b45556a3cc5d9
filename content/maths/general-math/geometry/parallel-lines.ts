// Alternate, corresponding and co-interior angles between parallel lines.

import { sin } from '../../kit/angles.ts'
import type { Point } from '../../kit/checking.ts'
import { towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { posed } from './angle-question.ts'
import { foundLetter, linear, linearInWords, step } from './steps.ts'

/** Co-interior angles mx + k and nx + l. */
const drawAlgebra = (random: Random) =>
  random.until(
    () => {
      const [m, n, x, k] = [
        random.integer(3, 5),
        random.integer(2, 4),
        random.integer(13, 27),
        random.integer(-20, 24),
      ]
      return { m, n, x, k, l: 180 - (m + n) * x - k, size: m * x + k }
    },
    ({ m, n, k, l, size }) => m !== n && k !== 0 && l !== 0 && Math.abs(l) < 28 && size > 98 && size < 122,
  )

/** Two angles of a triangle. */
const drawTwo = (random: Random) => {
  drawAlgebra(random)
  return { p: random.integer(52, 70, 2), q: random.integer(44, 60) }
}

export const parallelLines = defineTemplate({
  id: 'parallel-lines',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'triangle-on-a-line'(random) {
      const { p, q } = drawTwo(random)
      // DAE runs above BC; angle DAB = p is alternate to ABC, and angle ACB = q.
      const height = 4
      const points = {
        A: [0, height] as Point,
        B: [-height / Math.tan((p * Math.PI) / 180), 0] as Point,
        C: [height / Math.tan((q * Math.PI) / 180), 0] as Point,
        D: [-4.4, height] as Point,
        E: [4.8, height] as Point,
      }
      return posed({
        figure: {
          points,
          lines: 'DAE ABCA',
          angles: { DAB: p, BCA: q, BAC: 'x°' },
          parallel: ['AE BC'],
          radii: { BAC: 20 },
          height: 210,
        },
        opening: typst`$D A E$ is parallel to $B C$.`,
        ask: typst`Find the value of $x$. Give a geometrical reason for each step. #marks(3)`,
        solution: [
          step('B1', 'ABC', `${p}°`, '*alternate* angles are equal'),
          foundLetter('B1', 'x', `180 - ${p} - ${q}`, 180 - p - q, 'angles in a *triangle* add up to $180°$'),
          '#working("B1 dep")[both reasons, with the words in bold]',
          '#scheme[Or: angle $C A E$ is alternate to angle $B C A$, and angles on a *straight line* add up to $180°$]',
        ].join('\n'),
        alt: plain`The line DAE is parallel to the side BC of triangle ABC. Angle DAB is ${p} degrees and angle BCA is ${q} degrees. Angle BAC is x degrees. Find x, with reasons.`,
        answerAlt: plain`Angle ABC is ${p} degrees, alternate to angle DAB. The angles in triangle ABC add to 180, so x is 180 minus ${p} minus ${q}, which is ${180 - p - q}.`,
        found: { BAC: 180 - p - q },
        answers: [final('', number(180 - p - q), 'x')],
      })
    },
    isosceles(random) {
      const { p } = drawTwo(random)
      // AB and CD parallel; E on AB, F and G on CD with EF = EG; angle AEF = p = EFG.
      const height = 4
      const half = height / Math.tan((p * Math.PI) / 180)
      const points = {
        A: [-4.6, height] as Point,
        B: [4.6, height] as Point,
        E: [0, height] as Point,
        F: [-half, 0] as Point,
        G: [half, 0] as Point,
        C: [-4.6, 0] as Point,
        D: [4.6, 0] as Point,
      }
      return posed({
        figure: {
          points,
          lines: 'AEB CFGD EF EG',
          angles: { EGD: 180 - p, FEG: 'y°' },
          equal: ['EF EG'],
          parallel: ['EB GD'],
          names: { F: 270, G: 270, E: 90 },
          height: 210,
        },
        opening: typst`$A B$ is parallel to $C D$. $E F = E G$.`,
        ask: typst`Find the value of $y$. #marks(3)`,
        solution: [
          step('M1', 'EGF', `180° - ${180 - p}° = ${p}°`, 'angles on a straight line'),
          step('M1', 'EFG', `${p}°`, 'triangle $E F G$ is isosceles'),
          foundLetter('A1', 'y', `180 - 2 times ${p}`, 180 - 2 * p),
        ].join('\n'),
        alt: plain`AB is parallel to CD. E is on AB; F and G are on CD in the order C, F, G, D. EF is equal to EG. Angle EGD is ${180 - p} degrees and angle FEG is y degrees. Find y.`,
        answerAlt: plain`Angle EGF is 180 minus ${180 - p}, ${p} degrees, on the straight line. Triangle EFG is isosceles, so angle EFG is ${p} degrees too, and y is 180 minus 2 times ${p}, which is ${180 - 2 * p}.`,
        found: { FEG: 180 - 2 * p },
        answers: [final('', number(180 - 2 * p), 'y')],
      })
    },
    'bend-between'(random) {
      drawAlgebra(random)
      const [p, q] = [random.integer(26, 46), random.integer(28, 52)]
      // A zigzag from A on the upper line through P to B on the lower one.
      const P: Point = [0, 0]
      const A = towards(P, 3 / sin(p), 180 - p)
      const B = towards(P, 2.7 / sin(q), 180 + q)
      const points = {
        A,
        P,
        B,
        C: [A[0] + 6.5, A[1]] as Point,
        D: [B[0] + 6.5, B[1]] as Point,
        e: [A[0] - 0.8, A[1]] as Point,
        f: [B[0] - 0.8, B[1]] as Point,
      }
      const figure = { points, lines: 'eAC fBD APB', parallel: ['AC BD'], height: 220 }
      return posed({
        figure: { ...figure, angles: { CAP: p, PBD: q, APB: 'x°' }, names: { A: 90, B: 270 } },
        opening: typst`$A C$ is parallel to $B D$.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          '#note[Draw a line through $P$ parallel to $A C$ and $B D$. It cuts $x°$ into two parts.]',
          `#working("M1")[upper part $= ${p}°$ #linebreak() #text(fill: ink-soft)[alternate to angle $C A P$]]`,
          `#working("M1")[lower part $= ${q}°$ #linebreak() #text(fill: ink-soft)[alternate to angle $P B D$]]`,
          foundLetter('A1', 'x', `${p} + ${q}`, p + q),
        ].join('\n'),
        alt: plain`AC and BD are parallel lines, AC above BD. P is between them, and the lines AP and PB are drawn. Angle CAP is ${p} degrees and angle PBD is ${q} degrees. Angle APB is x degrees. Find x.`,
        answerAlt: plain`Draw a line through P parallel to AC and BD. Its alternate angles with CAP and PBD are ${p} degrees and ${q} degrees. Together they are x, which is ${p + q}.`,
        found: { APB: p + q },
        answers: [final('', number(p + q), 'x')],
      })
    },
    'co-interior'(random) {
      const { m, n, x, k, l, size } = drawAlgebra(random)
      const lean = 180 - size
      const A: Point = [0, 4]
      const B: Point = [-4 / Math.tan((lean * Math.PI) / 180), 0]
      const points = {
        A,
        B,
        C: [A[0] + 4.4, A[1]] as Point,
        D: [A[0] + 4.4, 0] as Point,
        e: towards(A, 1, lean),
        f: towards(B, 1, 180 + lean),
        g: [A[0] - 1.6, A[1]] as Point,
        h: [B[0] - 1, 0] as Point,
      }
      return posed({
        figure: {
          points,
          lines: 'gAC hBD eABf',
          angles: { CAB: [`(${linear(m, k)})°`, size], ABD: [`(${linear(n, l)})°`, 180 - size] },
          parallel: ['AC BD'],
          names: { A: 145, B: 145 },
          height: 260,
        },
        opening: typst`$A C$ is parallel to $B D$.`,
        ask: typst`Find the value of $x$. #marks(3)`,
        solution: [
          `#working("M1")[$${linear(m, k)} + ${linear(n, l)} = 180$ #linebreak() #text(fill: ink-soft)[co-interior angles add up to $180°$]]`,
          `#working("M1")[$${linear(m + n, k + l)} = 180$]`,
          foundLetter('A1', 'x', '', x),
        ].join('\n'),
        alt: plain`AC is parallel to BD, and a straight line crosses them at A and B. The angles between the parallel lines on the same side are angle CAB, ${linearInWords(m, k)} degrees, and angle ABD, ${linearInWords(n, l)} degrees. Find x.`,
        answerAlt: plain`Co-interior angles add to 180 degrees: ${linearInWords(m + n, k + l)} is 180, so x is ${x}.`,
        found: { CAB: m * x + k, ABD: n * x + l },
        answers: [final('', number(x), 'x')],
      })
    },
  },
})
