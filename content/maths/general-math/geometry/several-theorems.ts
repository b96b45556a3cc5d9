// Longer questions in which several circle theorems follow on each other.

import { between, crossing, onCircle, tangent } from '../../kit/figures.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, step } from './steps.ts'

export const severalTheorems = defineTemplate({
  id: 'several-circle-theorems',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'diameter-and-tangent'(random) {
      const [p, q] = [random.integer(28, 40), random.integer(22, 34, 2)]
      // AC is a diameter; the tangent at C; B and D on both sides. Angle BCT = p, angle ACD = q.
      const [t, T] = tangent(0, 5, 6.5)
      const points = {
        O: onCircle(0, 0),
        C: onCircle(0),
        A: onCircle(180),
        B: onCircle(2 * p),
        D: onCircle(180 + 2 * q),
        T,
        t,
      }
      return posed({
        figure: {
          points,
          circle: 'OA',
          lines: 'tCT ABCDA AOC',
          dots: 'O',
          angles: { BCT: p, ACD: q },
          radii: { BCT: 60 },
          names: { O: 270 },
          padding: [30, 24],
          height: 250,
        },
        opening: typst`$A C$ is a diameter of the circle, centre $O$. $C T$ is a tangent at $C$. $B$ and $D$ lie on the circle.`,
        ask: typst`Find, giving a geometrical reason for each step,
#part("a", 2)[angle $B A C$,]
#part("b", 2)[angle $A C B$,]
#part("c", 2)[angle $B A D$.]`,
        solution: [
          `#part("a")[${found('B1', 'BAC', '', p)}`,
          '#working("B1")[alternate segment theorem]]',
          `#part("b")[${found('B1', 'ACB', `90° - ${p}°`, 90 - p)}`,
          '#working("B1")[angle between tangent and diameter $= 90°$]',
          `#scheme[Or: $180° - 90° - ${p}°$ *B1 FT*, angle $A B C = 90°$ in a semicircle *B1*]]`,
          `#part("c")[${step('M1', 'CAD', `180° - 90° - ${q}° = ${90 - q}°`, 'angle $A D C = 90°$, in a semicircle')}`,
          `${found('A1', 'BAD', `${p}° + ${90 - q}°`, p + 90 - q)}]`,
        ].join('\n'),
        alt: plain`AC is a diameter of a circle with centre O. CT is a tangent at C. B and D lie on the circle on opposite sides of AC, B on the side of T. Angle BCT is ${p} degrees and angle ACD is ${q} degrees. Find, giving reasons, part a: angle BAC; part b: angle ACB; part c: angle BAD.`,
        answerAlt: plain`Part a: angle BAC is ${p} degrees, by the alternate segment theorem. Part b: the angle between the tangent and the diameter is 90 degrees, so angle ACB is ${90 - p} degrees. Part c: angle ADC is 90 degrees, in a semicircle, so angle CAD is ${90 - q} degrees and angle BAD is ${p + 90 - q} degrees.`,
        found: { BAC: p, ACB: 90 - p, BAD: p + 90 - q },
        holds: onOneCircle(points, 'OABCD'),
        answers: [angle(p, 'a'), angle(90 - p, 'b'), angle(p + 90 - q, 'c')],
      })
    },
    'centre-and-cyclic'(random) {
      const [p, q] = [random.integer(54, 66, 2), random.integer(22, 34, 2)]
      // Angle BAD = p; BOD = 2p; CB produced to E; angle OBC = ? from OB and the chord BC.
      const open = p
      const C = onCircle(270 + q - 18)
      const points = {
        O: onCircle(0, 0),
        A: onCircle(84),
        B: onCircle(270 - open),
        D: onCircle(270 + open),
        C,
      }
      const obc = 90 - (open + q - 18) / 2
      const E = between(points.D, C, 1.75)
      return posed({
        figure: {
          points: { ...points, E },
          circle: 'OA',
          lines: 'ABCDA BOD CE',
          dots: 'O',
          angles: { BAD: p },
          padding: [30, 24],
          height: 255,
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle, centre $O$. $D C E$ is a straight line. Angle $B A D = ${p}°$ and angle $O B C = ${obc}°$.`,
        ask: typst`Find
#part("a", 1)[angle $B O D$,]
#part("b", 2)[angle $B C E$,]
#part("c", 3)[angle $O D C$.]`,
        solution: [
          `#part("a")[${found('B1', 'BOD', `2 times ${p}°`, 2 * p, 'The angle at the centre is twice the angle at the circumference.')}]`,
          `#part("b")[${step('M1', 'BCD', `180° - ${p}° = ${180 - p}°`, 'opposite angles of a cyclic quadrilateral')}`,
          found('A1', 'BCE', `180° - ${180 - p}°`, p, 'angles on a straight line'),
          '#scheme[Or: angle $B C E =$ angle $B A D$, exterior angle of a cyclic quadrilateral *M1 A1*]]',
          '#part("c")[#note[Quadrilateral $O B C D$ has angles of $360°$ in all.]',
          `#working("M2 FT")[$360° - ${2 * p}° - ${180 - p}° - ${obc}°$]`,
          '#scheme[*M1* for the four angles of $O B C D$ put equal to $360°$ with one slip]',
          `#working("A1")[angle $O D C =$ #result[$${180 - p - obc}°$]]]`,
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle with centre O. The side DC is extended to E. OB and OD are drawn. Angle BAD is ${p} degrees and angle OBC is ${obc} degrees. Find part a: angle BOD; part b: angle BCE; part c: angle ODC.`,
        answerAlt: plain`Part a: the angle at the centre is twice the angle at the circumference, so angle BOD is ${2 * p} degrees. Part b: angle BCD is ${180 - p} degrees, opposite angle BAD in a cyclic quadrilateral, so angle BCE is ${p} degrees. Part c: the angles of OBCD add to 360, so angle ODC is ${180 - p - obc} degrees.`,
        found: { BOD: 2 * p, BCE: p, ODC: 180 - p - obc, OBC: obc },
        holds: onOneCircle(points, 'OABCD'),
        answers: [angle(2 * p, 'a'), angle(p, 'b'), angle(180 - p - obc, 'c')],
      })
    },
    'tangent-and-parallel'(random) {
      const [p, q] = [random.integer(24, 30), random.integer(31, 37)]
      // The tangent at A; the chord DC is parallel to it; B on the minor arc. Angle TAB = q and angle BAC = p − q + …
      const [S, T] = tangent(270, 5.5, 5.5)
      const atB = 2 * (p + q)
      const points = {
        o: onCircle(0, 0),
        A: onCircle(270),
        B: onCircle(270 + 2 * q),
        C: onCircle(270 + atB),
        D: onCircle(270 - atB),
        S,
        T,
      }
      const X = crossing(points.A, points.C, points.B, points.D)
      return posed({
        figure: {
          points: { ...points, X },
          circle: 'oA',
          lines: 'SAT ABCDA AXC BXD',
          angles: { TAB: ['', q], BAC: ['', p] },
          radii: { TAB: 34, BAC: 44 },
          parallel: ['DC AT'],
          padding: [30, 24],
          height: 250,
        },
        opening: typst`$S A T$ is a tangent to the circle at $A$. The chord $D C$ is parallel to $S A T$. $A C$ and $B D$ meet at $X$. Angle $T A B = ${q}°$ and angle $B A C = ${p}°$.`,
        ask: typst`Find
#part("a", 1)[angle $A D B$,]
#part("b", 2)[angle $A D C$,]
#part("c", 3)[angle $A X D$.]`,
        solution: [
          `#part("a")[${found('B1', 'ADB', '', q, 'alternate segment theorem')}]`,
          `#part("b")[${step('M1', 'TAC', `${q}° + ${p}° = ${p + q}°`)}`,
          `${found('A1', 'ADC', '', p + q, 'alternate segment theorem')}]`,
          `#part("c")[${step('M1', 'ACD', `${p + q}°`, 'alternate to angle $T A C$')}`,
          `${step('M1', 'CAD', `180° - 2 times ${p + q}° = ${180 - 2 * (p + q)}°`, 'triangle $A C D$')}`,
          `${found('A1', 'AXD', `180° - ${180 - 2 * (p + q)}° - ${q}°`, 2 * (p + q) - q, 'triangle $A X D$')}]`,
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle. SAT is a tangent at A, and the chord DC is parallel to it. The chords AC and BD meet at X. Angle TAB is ${q} degrees and angle BAC is ${p} degrees. Find part a: angle ADB; part b: angle ADC; part c: angle AXD.`,
        answerAlt: plain`Part a: angle ADB is ${q} degrees, by the alternate segment theorem. Part b: angle TAC is ${p + q} degrees, so angle ADC is ${p + q} degrees by the same theorem. Part c: angle ACD is alternate to angle TAC, ${p + q} degrees, so angle CAD is ${180 - 2 * (p + q)} degrees, and angle AXD is 180 minus ${180 - 2 * (p + q)} minus ${q}, which is ${2 * p + q} degrees.`,
        found: { ADB: q, ADC: p + q, AXD: 2 * p + q },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(q, 'a'), angle(p + q, 'b'), angle(2 * p + q, 'c')],
      })
    },
  },
})
