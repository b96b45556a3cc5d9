// Conditions that an angle must satisfy, proved from areas and lengths.

import { agree, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { expression, final } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { beyondTangent } from './expressions.ts'
import { segmentPath } from './segments.ts'
import { enclosedArea, inDegrees, polar, shaded, wayRound } from './shapes.ts'

const { PI, sin, tan } = Math

const drawConditionOnAngle = (random: Random) => {
  const [p, q] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
  ])
  return { p: p ?? 1, q: q ?? 2, k: random.pick([2, 3, 4]), percent: random.pick([5, 10, 20, 25]) }
}

export const conditionOnAngle = defineTemplate({
  id: 'condition-on-an-angle',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'segment-and-triangle': (random) => {
      const { p, q } = drawConditionOnAngle(random)
      const times = (n: number) => (n === 1 ? '' : String(n))
      return {
        question: typst`The chord $A B$ of a circle, centre $O$, radius $r$, cuts the sector $O A B$ into a triangle and a segment. Angle $A O B = theta$ radians. The areas of the segment and of the triangle are in the ratio $${p} : ${q}$.

Show that $${times(q)}theta = ${p + q} sin theta$. #marks(4)`,
        answer: typst`
#working("B1")[segment: $display(1/2 r^2 (theta - sin theta))$]
#working("B1")[triangle: $display(1/2 r^2 sin theta)$]
#working("M1")[$ ${q} times 1/2 r^2 (theta - sin theta) = ${p === 1 ? '' : `${p} times `}1/2 r^2 sin theta $]
#working("A1")[$${times(q)}theta - ${times(q)} sin theta = ${times(p)} sin theta$ #linebreak() #result[$${times(q)}theta = ${p + q} sin theta$]]`,
        alt: plain`The chord AB of a circle with centre O and radius r cuts the sector OAB into a triangle and a segment. Angle AOB is theta radians. The areas of the segment and of the triangle are in the ratio ${p} to ${q}. Show that ${times(q)} theta is ${p + q} sine theta.`,
        answerAlt: plain`The segment is half of r squared, times open bracket theta minus sine theta close bracket, and the triangle is half of r squared, times sine theta. ${q} times the segment is ${p} times the triangle. Divide by half of r squared: ${times(q)} theta minus ${times(q)} sine theta is ${times(p)} sine theta, so ${times(q)} theta is ${p + q} sine theta.`,
        answers: [],
        verify() {
          // Solve the condition, and measure the shape with the angle found.
          const [angle = 0] = roots((x) => q * x - (p + q) * sin(x), 0.2, PI - 0.01)
          const segment = enclosedArea(segmentPath(1, angle))
          return agree(segment / (sin(angle) / 2), p / q, 1e-3) ? null : 'the areas are in another ratio'
        },
      }
    },
    'tangent-and-sector': (random) => {
      const { k } = drawConditionOnAngle(random)
      const angle = 0.95
      const ask = k === 2 ? 'twice' : `${k} times`
      return {
        question: typst`
$A T$ is a tangent to a circle, centre $O$, radius $r$. $O B T$ is a straight line. Angle $A O T = theta$ radians.
${drawFigure({ points: { O: [0, 0], A: [0, 1], T: [tan(angle), 1], B: polar(1, PI / 2 - angle) }, parts: [shaded(beyondTangent(angle))], lines: 'OATO', angles: { AOT: 'theta', OAT: 'right' }, lengths: { OA: '$r$' }, names: { O: 225, A: 135, T: 45, B: inDegrees(PI / 2 - angle) - 80 }, height: 200 })}
The area of triangle $O A T$ is ${ask} the area of the sector $O A B$. Show that $tan theta = ${k} theta$, and write the shaded area in terms of $r$ and $theta$ without $tan theta$. #marks(4)`,
        answer: typst`
#working("B1")[$A T = r tan theta$]
#working("M1")[$ 1/2 r^2 tan theta = ${k} times 1/2 r^2 theta $]
#working("A1")[$tan theta = ${k} theta$]
#working("B1 oe")[The shaded area is ${k === 2 ? 'equal to the sector' : `${k - 1} times the sector`}: #result[$${k === 3 ? '' : `display(${k - 1}/2)`} r^2 theta$]]`,
        alt: plain`AT is a tangent to a circle with centre O and radius r. OBT is a straight line, with B on the circle. Angle AOT is theta radians. The region between AT, TB and the arc AB is shaded. The area of triangle OAT is ${ask} the area of the sector OAB. Show that tan theta is ${k} theta, and write the shaded area in terms of r and theta without tan theta.`,
        answerAlt: plain`AT is r tan theta. Half of r squared times tan theta is ${k} times half of r squared times theta, so tan theta is ${k} theta. The shaded area is ${k === 2 ? 'equal to' : `${k - 1} times`} the sector, ${k === 2 ? '1 over 2 times ' : k === 3 ? '' : '3 over 2 times '}r squared times theta.`,
        answers: [final('', expression(`${k - 1}/2*r^2*θ`, 'rθ'))],
        verify() {
          const [angle = 0] = roots((x) => tan(x) - k * x, 0.3, 1.55)
          return compared(['it', enclosedArea(beyondTangent(angle)), ((k - 1) * angle) / 2])
        },
      }
    },
    'arc-and-chord': (random) => {
      const { percent } = drawConditionOnAngle(random)
      const factor = 1 + percent / 100
      return {
        question: typst`The points $A$ and $B$ lie on a circle, centre $O$, radius $r$. Angle $A O B = theta$ radians. The minor arc $A B$ is ${percent}% longer than the chord $A B$.

Show that $theta = ${Number((2 * factor).toPrecision(6))} sin display(theta/2)$. #marks(4)`,
        answer: typst`
#working("B1")[arc $= r theta$]
#note[Let $M$ be the midpoint of $A B$: $O M$ halves the angle and is perpendicular to $A B$.]
#working("M1")[$ A B = 2r sin theta/2 $]
#working("M1")[$ r theta = ${factor} times 2r sin theta/2 $]
#working("A1")[#result[$theta = ${Number((2 * factor).toPrecision(6))} sin display(theta/2)$]]`,
        alt: plain`The points A and B lie on a circle with centre O and radius r. Angle AOB is theta radians. The minor arc AB is ${percent} percent longer than the chord AB. Show that theta is ${Number((2 * factor).toPrecision(6))} times the sine of half theta.`,
        answerAlt: plain`The arc is r theta, and the chord is 2r times the sine of theta over 2. The arc is ${factor} times the chord, so theta is ${Number((2 * factor).toPrecision(6))} times the sine of theta over 2.`,
        answers: [],
        verify() {
          const [angle = 0] = roots((x) => x - 2 * (1 + percent / 100) * sin(x / 2), 0.2, 2 * PI - 0.1)
          const chord = 2 * sin(angle / 2)
          return agree(wayRound(segmentPath(1, angle)) - chord, chord * (1 + percent / 100), 1e-3)
            ? null
            : 'the arc is another length'
        },
      }
    },
  },
})
