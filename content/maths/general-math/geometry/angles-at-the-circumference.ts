// The angle at the centre and at the circumference, and angles in the same segment.

import { crossing, onCircle } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, foundLetter, step } from './steps.ts'

/** The angle at the centre on the lower arc AB, and the ends of the arc. */
const drawCentre = (random: Random) => {
  const c = random.integer(104, 148, 2)
  return { c, a: 270 - c / 2, b: 270 + c / 2 }
}

export const angleAtCentre = defineTemplate({
  id: 'angle-at-the-centre',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'from-isosceles'(random) {
      drawCentre(random)
      const p = random.integer(22, 48)
      const half = 90 - p
      const points = { O: onCircle(0, 0), A: onCircle(270 - half), B: onCircle(270 + half), C: onCircle(108) }
      return posed({
        figure: { points, circle: 'OA', lines: 'ACB OABO', dots: 'O', angles: { OAB: p } },
        opening: typst`$A$, $B$ and $C$ lie on a circle, centre $O$.`,
        ask: typst`Find angle $A C B$. #marks(3)`,
        solution: [
          step('M1', 'OBA', `${p}°`, '$O A = O B$: triangle $O A B$ is isosceles'),
          step('M1', 'AOB', `180° - 2 times ${p}° = ${2 * half}°`),
          found(
            'A1',
            'ACB',
            `${2 * half}° div 2`,
            half,
            'The angle at the centre is twice the angle at the circumference.',
          ),
        ].join('\n'),
        alt: plain`A, B and C lie on a circle with centre O. OA and OB are drawn, and the triangle with the sides AC, CB and AB contains O. Angle OAB is ${p} degrees. Find angle ACB.`,
        answerAlt: plain`OA is equal to OB, so angle OBA is ${p} degrees and angle AOB is ${2 * half} degrees. The angle at the centre is twice the angle at the circumference, so angle ACB is ${half} degrees.`,
        found: { ACB: half },
        holds: onOneCircle(points, 'OABC'),
        answers: [angle(half)],
      })
    },
    'point-on-minor-arc'(random) {
      const { c, a, b } = drawCentre(random)
      const points = { O: onCircle(0, 0), A: onCircle(a), B: onCircle(b), C: onCircle(282) }
      return posed({
        figure: { points, circle: 'OA', lines: 'OACBO', dots: 'O', angles: { AOB: c, ACB: 'y°' } },
        opening: typst`$A$, $B$ and $C$ lie on a circle, centre $O$. `,
        ask: typst`Find the value of $y$. #marks(3)`,
        solution: [
          '#note[$y$ stands on the major arc $A B$, so the angle at the centre that belongs to it is the reflex angle.]',
          `#working("M1")[reflex angle $A O B = 360° - ${c}° = ${360 - c}°$]`,
          foundLetter(
            'M1 A1',
            'y',
            `${360 - c} div 2`,
            180 - c / 2,
            'The angle at the centre is twice the angle at the circumference.',
          ),
        ].join('\n'),
        alt: plain`A, B and C lie on a circle with centre O, C on the minor arc AB. OACB is a quadrilateral. Angle AOB is ${c} degrees and angle ACB is y degrees. Find y.`,
        answerAlt: plain`Angle ACB stands on the major arc, so use the reflex angle AOB: 360 minus ${c} is ${360 - c}. The angle at the centre is twice the angle at the circumference, so y is ${180 - c / 2}.`,
        found: { ACB: 180 - c / 2 },
        holds: onOneCircle(points, 'OABC'),
        answers: [final('', number(180 - c / 2), 'y')],
      })
    },
    'two-isosceles'(random) {
      const { c, a, b } = drawCentre(random)
      const p = random.integer(14, c / 2 - 18)
      const points = { O: onCircle(0, 0), A: onCircle(a), B: onCircle(b), C: onCircle(a - 180 + 2 * p) }
      return posed({
        figure: { points, circle: 'OA', lines: 'OACBO', dots: 'O', angles: { AOB: c, OAC: p } },
        opening: typst`$A$, $B$ and $C$ lie on a circle, centre $O$.`,
        ask: typst`Find angle $O B C$. #marks(3)`,
        solution: [
          step(
            'B1',
            'ACB',
            `${c}° div 2 = ${c / 2}°`,
            'The angle at the centre is twice the angle at the circumference.',
          ),
          '#note[Draw $O C$. Triangles $O A C$ and $O B C$ are isosceles.]',
          step('M1', 'OCA', `${p}°`, 'so the rest of angle $A C B$ is angle $O C B$'),
          found('A1', 'OBC', `${c / 2}° - ${p}°`, c / 2 - p, 'equal to angle $O C B$'),
        ].join('\n'),
        alt: plain`A, B and C lie on a circle with centre O. The lines OA, AC, CB and BO are drawn, C on the major arc AB. Angle AOB is ${c} degrees and angle OAC is ${p} degrees. Find angle OBC.`,
        answerAlt: plain`Angle ACB is half of ${c} degrees, ${c / 2} degrees. Draw OC: triangles OAC and OBC are isosceles, so angle OCA is ${p} degrees and angle OBC is equal to angle OCB, which is ${c / 2} minus ${p}, ${c / 2 - p} degrees.`,
        found: { OBC: c / 2 - p },
        holds: onOneCircle(points, 'OABC'),
        answers: [angle(c / 2 - p)],
      })
    },
  },
})

const drawAngles = (random: Random) => {
  const p = random.integer(27, 52)
  return { p, q: random.integer(p + 28, Math.min(p + 55, 112)), turn: random.integer(-12, 12) }
}

export const sameSegment = defineTemplate({
  id: 'angles-in-the-same-segment',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'crossing-chords'(random) {
      const { p, q, turn } = drawAngles(random)
      // Arc BC is 2p, arc AD is 2(q − p); the rest is shared by AB and CD.
      const rest = (360 - 2 * q) / 2
      const a = 150 + turn
      const d = a + 2 * (q - p)
      const points = {
        A: onCircle(a),
        D: onCircle(d),
        C: onCircle(d + rest),
        B: onCircle(a - rest),
        o: onCircle(0, 0),
      }
      const X = crossing(points.A, points.C, points.B, points.D)
      return posed({
        figure: { points: { ...points, X }, circle: 'oA', lines: 'ABXDCXA', angles: { BAC: p, AXD: q } },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle. $A C$ and $B D$ meet at $X$.`,
        ask: typst`#part("a", 1)[Write down angle $B D C$.]
#part("b", 2)[Find angle $A C D$.]`,
        solution: [
          `#part("a")[${found('B1', 'BDC', '', p, 'angles in the same segment are equal')}]`,
          `#part("b")[${step('M1 FT', 'AXD', 'X D C + X C D', 'exterior angle of triangle $X C D$')}`,
          `${found('A1', 'ACD', `${q}° - ${p}°`, q - p)}]`,
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle. The chords AC and BD meet at X, and AB and DC are drawn. Angle BAC is ${p} degrees and angle AXD is ${q} degrees. Part a: write down angle BDC. Part b: find angle ACD.`,
        answerAlt: plain`Part a: angles BAC and BDC are in the same segment, so angle BDC is ${p} degrees. Part b: angle AXD is an exterior angle of triangle XCD, so angle ACD is ${q} minus ${p}, which is ${q - p} degrees.`,
        found: { BDC: p, ACD: q - p },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(p, 'a'), angle(q - p, 'b')],
      })
    },
    'parallel-chords'(random) {
      const { p, turn } = drawAngles(random)
      // AB and DC are parallel, with the arcs AD and BC equal to 2p.
      const top = 180 - 2 * p - turn / 2
      const points = {
        A: onCircle(90 + top / 2),
        B: onCircle(90 - top / 2),
        C: onCircle(90 - top / 2 - 2 * p),
        D: onCircle(90 + top / 2 + 2 * p),
        o: onCircle(0, 0),
      }
      const X = crossing(points.A, points.C, points.B, points.D)
      return posed({
        figure: {
          points: { ...points, X },
          circle: 'oA',
          lines: 'ABXDCXA',
          angles: { BAC: p },
          parallel: ['AB DC'],
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle. $A B$ is parallel to $D C$. $A C$ and $B D$ meet at $X$.`,
        ask: typst`Find angle $A X D$. #marks(3)`,
        solution: [
          step('B1', 'BDC', `${p}°`, 'same segment as angle $B A C$'),
          step('B1', 'ACD', `${p}°`, 'alternate to angle $B A C$'),
          found('B1', 'AXD', `${p}° + ${p}°`, 2 * p, 'exterior angle of triangle $X C D$'),
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle. AB is parallel to DC. The chords AC and BD meet at X. Angle BAC is ${p} degrees. Find angle AXD.`,
        answerAlt: plain`Angle BDC is ${p} degrees, in the same segment as angle BAC. Angle ACD is ${p} degrees, alternate to angle BAC. Angle AXD is the exterior angle of triangle XCD, ${p} plus ${p}, which is ${2 * p} degrees.`,
        found: { AXD: 2 * p },
        holds: onOneCircle(points, 'oABCD'),
        answers: [angle(2 * p)],
      })
    },
    'with-diameter'(random) {
      const { p, turn } = drawAngles(random)
      const points = {
        O: onCircle(0, 0),
        A: onCircle(180 + turn),
        C: onCircle(turn),
        B: onCircle(180 + turn - 2 * p),
        D: onCircle(286),
      }
      return posed({
        figure: { points, circle: 'OA', lines: 'ACBADB', dots: 'O', angles: { ADB: p } },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle, centre $O$. $A C$ is a diameter.`,
        ask: typst`Find angle $B A C$. #marks(3)`,
        solution: [
          step('B1', 'ACB', `${p}°`, 'same segment as angle $A D B$'),
          step('B1', 'ABC', '90°', 'angle in a semicircle'),
          found('B1', 'BAC', `180° - 90° - ${p}°`, 90 - p),
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle with centre O. AC is a diameter, with B on one side of it and D on the other. Angle ADB is ${p} degrees. Find angle BAC.`,
        answerAlt: plain`Angle ACB is ${p} degrees, in the same segment as angle ADB. Angle ABC is 90 degrees, the angle in a semicircle. So angle BAC is 180 minus 90 minus ${p}, which is ${90 - p} degrees.`,
        found: { BAC: 90 - p },
        holds: onOneCircle(points, 'OABCD'),
        answers: [angle(90 - p)],
      })
    },
  },
})
