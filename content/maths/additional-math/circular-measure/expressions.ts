// Areas and perimeters as expressions in r and θ, with proofs.

import { agree } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { expression, final } from '../../kit/final-answers.ts'
import { close } from '../../kit/measuring.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { segmentPath } from './segments.ts'
import { arc, arcLine, enclosedArea, inDegrees, type Path, polar, shaded, wayRound } from './shapes.ts'

const { PI, cos, sin, tan } = Math

/** OAB with a right angle at A between radius and tangent; T on the tangent, the region beyond the arc. */
export const beyondTangent = (angle: number): Path => {
  return [[tan(angle), 1], arc([0, 0], 1, PI / 2 - angle, PI / 2)]
}

/** In the semicircle on AB: the region between the chord AC and the diameter, with the arc BC. Angle COB is given. */
export const semicircleRegion = (radius: number, angle: number): Path => {
  return [[-radius, 0], arc([0, 0], radius, 0, angle)]
}

/** C is the foot of the perpendicular from B to OA: the region ABC. */
export const besideFoot = (radius: number, angle: number): Path => {
  return [[radius * cos(angle), 0], arc([0, 0], radius, 0, angle)]
}

export const showFormula = defineTemplate({
  id: 'expressions-in-r',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    segment: () => {
      const wide = 1.9
      const [right, left] = [PI / 2 - wide / 2, PI / 2 + wide / 2]
      return {
        question: typst`
$A$ and $B$ lie on a circle, centre $O$, radius $r$. Angle $A O B = theta$ radians.
${drawFigure({ points: { O: [0, 0], A: polar(1, left), B: polar(1, right) }, parts: [shaded(segmentPath(1, wide)), arcLine([0, 0], 1, 0, 2 * PI)], lines: 'AOBA', angles: { AOB: 'theta' }, lengths: { OB: ['$r$', 'A'] }, names: { O: 270, A: inDegrees(left), B: inDegrees(right) }, height: 220 })}
#part("a", 2)[Show that the area of the shaded segment is $display(1/2) r^2 (theta - sin theta)$.]
#part("b", 3)[Show that its perimeter is $display(r(theta + 2 sin theta/2))$.]`,
        answer: typst`
#part("a")[
#working("M1")[sector $display(1/2) r^2 theta$, triangle $display(1/2) r^2 sin theta$]
#working("A1")[difference: $display(1/2 r^2 theta - 1/2 r^2 sin theta = 1/2 r^2 (theta - sin theta))$]]
#part("b")[
#note[Let $M$ be the midpoint of $A B$. Angle $A O M = display(theta/2)$ and angle $A M O$ is a right angle.]
#working("B1")[arc $= r theta$]
#working("M1")[$ A M = r sin theta/2, quad A B = 2r sin theta/2 $]
#working("A1")[perimeter $= r theta + 2r sin display(theta/2)$ #linebreak() $=$ #result[$r(theta + 2 sin display(theta/2))$]]]`,
        alt: plain`A and B lie on a circle with centre O and radius r. Angle AOB is theta radians. The minor segment on the chord AB is shaded. Part a: show that its area is half of r squared, times open bracket theta minus sine theta close bracket. Part b: show that its perimeter is r times open bracket theta plus 2 times the sine of half theta close bracket.`,
        answerAlt: plain`Part a: the sector is half of r squared times theta, and the triangle half of r squared times sine theta; take the difference. Part b: the arc is r theta. The line from O to the middle of AB halves the angle, so AB is 2r times the sine of theta over 2. The sum is r times open bracket theta plus 2 times the sine of theta over 2 close bracket.`,
        answers: [],
        verify() {
          // The formulas, for many angles, against the shape measured.
          const wrong = [0.3, 0.7, 1.1, 1.4].find((angle) => {
            const [path, area, edge] = [
              segmentPath(1, angle),
              (angle - sin(angle)) / 2,
              angle + 2 * sin(angle / 2),
            ] as const
            return !agree(enclosedArea(path), area, 1e-4) || !close(wayRound(path), edge)
          })
          return wrong === undefined ? null : `for θ = ${wrong} the shape measures otherwise`
        },
      }
    },
    tangent: (random) => {
      const angle = random.pick([0.8, 0.9, 1, 1.1])
      return {
        question: typst`
$A T$ is a tangent to a circle, centre $O$, radius $r$. $A B$ is an arc of the circle, and $O B T$ is a straight line. Angle $A O T = theta$ radians.
${drawFigure({ points: { O: [0, 0], A: [0, 1], T: [tan(angle), 1], B: polar(1, PI / 2 - angle) }, parts: [shaded(beyondTangent(angle))], lines: 'OATO', angles: { AOT: 'theta', OAT: 'right' }, lengths: { OA: '$r$' }, names: { O: 225, A: 135, T: 45, B: inDegrees(PI / 2 - angle) - 80 }, height: 210 })}
Find, in terms of $r$ and $theta$,
#part("a", 2)[the area of the shaded region,]
#part("b", 3)[the perimeter of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$A T = r tan theta$, triangle $display(1/2) r^2 tan theta$]
#working("A1 oe")[area $=$ #result[$display(1/2) r^2 (tan theta - theta)$]]]
#part("b")[
#working("M1")[$ O T = r/(cos theta), quad B T = r/(cos theta) - r $]
#working("B1")[arc $= r theta$]
#working("A1 oe")[sum: #result[$r(tan theta + display(1/(cos theta)) - 1 + theta)$]]]`,
        alt: plain`AT is a tangent to a circle with centre O and radius r. AB is an arc of the circle, and OBT is a straight line. Angle AOT is theta radians. The region between AT, TB and the arc is shaded. Find in terms of r and theta, part a: its area; part b: its perimeter.`,
        answerAlt: plain`Part a: AT is r tan theta, so the area is 1 over 2 times r squared times open bracket tan theta minus theta close bracket. Part b: OT is r over cos theta, so BT is that minus r. With AT and the arc r theta the perimeter is r times open bracket tan theta, plus 1 over cos theta, minus 1, plus theta close bracket.`,
        answers: [
          final('a', expression('1/2*r^2*(tan(θ) - θ)', 'rθ')),
          final('b', expression('r*(tan(θ) + 1/cos(θ) - 1 + θ)', 'rθ')),
        ],
        verify() {
          // The formulas, for many angles, against the shape measured.
          const wrong = [0.3, 0.7, 1.1, 1.4].find((angle) => {
            const [path, area, edge] = [
              beyondTangent(angle),
              (tan(angle) - angle) / 2,
              tan(angle) + 1 / cos(angle) - 1 + angle,
            ] as const
            return !agree(enclosedArea(path), area, 1e-4) || !close(wayRound(path), edge)
          })
          return wrong === undefined ? null : `for θ = ${wrong} the shape measures otherwise`
        },
      }
    },
    semicircle: () => {
      const turn = 1.1
      return {
        question: typst`
$A B$ is a diameter of a circle, centre $O$, radius $r$. $C$ lies on the circle, and angle $C O B = theta$ radians. The region between $A B$, $A C$ and the arc $B C$ is shaded.
${drawFigure({ points: { A: [-1, 0], O: [0, 0], B: [1, 0], C: polar(1, turn) }, parts: [shaded(semicircleRegion(1, turn)), arcLine([0, 0], 1, 0, PI)], lines: 'AOB AC OC', angles: { COB: 'theta' }, names: { A: 200, B: 340, O: 270 }, height: 190 })}
#part("a", 3)[Show that the area of the region is $display(1/2) r^2 (theta + sin theta)$.]
#part("b", 2)[Find the perimeter of the region in terms of $r$ and $theta$.]`,
        answer: typst`
#part("a")[
#working("B1")[angle $A O C = pi - theta$]
#working("M1")[triangle $A O C$: $ 1/2 r^2 sin (pi - theta) = 1/2 r^2 sin theta $]
#working("A1")[sum: $display(1/2) r^2 theta + display(1/2) r^2 sin theta$ \
$= display(1/2) r^2 (theta + sin theta)$]]
#part("b")[
#note[Angle $C A B = display(theta/2)$ at the circumference, and triangle $A C B$ has a right angle at $C$.]
#working("M1")[$ A C = 2r cos theta/2 $]
#working("A1 oe")[perimeter $=$ #result[$r(2 + theta + 2 cos display(theta/2))$]]]`,
        alt: plain`AB is a diameter of a circle with centre O and radius r. C lies on the circle, and angle COB is theta radians. The region between AB, AC and the arc BC is shaded. Part a: show that its area is half of r squared, times open bracket theta plus sine theta close bracket. Part b: find its perimeter in terms of r and theta.`,
        answerAlt: plain`Part a: angle AOC is pi minus theta, and the sine of it is sine theta. The triangle AOC and the sector COB together are half of r squared, times open bracket theta plus sine theta close bracket. Part b: angle CAB is half theta and the angle at C is a right angle, so AC is 2r times the cosine of theta over 2. The perimeter is r times open bracket 2 plus theta plus 2 times the cosine of theta over 2 close bracket.`,
        answers: [final('b', expression('r*(2 + θ + 2cos(θ/2))', 'rθ'))],
        verify() {
          // The formulas, for many angles, against the shape measured.
          const wrong = [0.3, 0.7, 1.1, 1.4].find((angle) => {
            const [path, area, edge] = [
              semicircleRegion(1, angle),
              (angle + sin(angle)) / 2,
              2 + angle + 2 * cos(angle / 2),
            ] as const
            return !agree(enclosedArea(path), area, 1e-4) || !close(wayRound(path), edge)
          })
          return wrong === undefined ? null : `for θ = ${wrong} the shape measures otherwise`
        },
      }
    },
  },
})
