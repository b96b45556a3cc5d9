// Composite shapes from sectors and triangles: on a diameter, beside a perpendicular, and two sectors back to back.

import { agree, angleAt, distance } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { exact, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fromShown } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { besideFoot, semicircleRegion } from './expressions.ts'
import { arc, arcLine, enclosedArea, inDegrees, type Path, polar, shaded, wayRound } from './shapes.ts'

const { PI, cos, sin } = Math

/** Above the line AOC: a sector of one radius on the right, of another on the left. B on the larger, D on the smaller. */
const backToBack = (large: number, small: number, angle: number): Path => {
  return [arc([0, 0], large, 0, angle), arc([0, 0], small, angle, PI)]
}

const drawCompositeShapes = (random: Random) => {
  const radius = random.integer(6, 14)
  const angle = random.pick([0.8, 0.9, 1.1, 1.2, 1.3])
  const two = random.until(
    () => ({ large: random.integer(8, 14), small: random.integer(5, 10) }),
    ({ large, small }) => large > small + 2 && large < 2 * small,
  )
  return { radius, angle, ...two }
}

export const compositeShapes = defineTemplate({
  id: 'composite-shapes',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    'on-a-diameter': (random) => {
      const { radius: r, angle } = drawCompositeShapes(random)
      const half = exact(angle / 2)
      const chord = 2 * r * cos(angle / 2)
      const edge = measured(2 * r + r * angle + chord, 'cm')
      const area = measured((r * r * (angle + sin(angle))) / 2, 'cm²')
      return {
        question: typst`
$A B$ is a diameter of a semicircle, centre $O$, radius ${r}~cm. $C$ lies on the semicircle and angle $C O B = ${angle}$ radians.
${drawFigure({ points: { A: [-r, 0], O: [0, 0], B: [r, 0], C: polar(r, angle) }, parts: [shaded(semicircleRegion(r, angle)), arcLine([0, 0], r, 0, PI)], lines: 'AOB AC OC', angles: { COB: '' }, names: { A: 200, B: 340, O: 270 }, height: 190 })}
#part("a", 3)[Find the perimeter of the shaded region.]
#part("b", 3)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#note[Triangle $A O C$ is isosceles and angle $A O C = pi - ${angle}$, so angle $C A O = ${half}$.]
#working("M1")[$A C = 2 times ${r} times cos ${half} = ${unrounded(chord)}$]
#working("M1")[$${2 * r} + ${unrounded(chord)} + ${r} times ${angle}$]
#working("A1")[perimeter $=$ ${edge.shown}]]
#part("b")[
#working("M1")[sector $C O B$: $ 1/2 times ${r}^2 times ${angle} = ${exact((r * r * angle) / 2)} $]
#working("M1")[triangle $A O C$: $ 1/2 times ${r}^2 times sin(pi - ${angle}) $]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`AB is a diameter of a semicircle with centre O and radius ${r} cm. C lies on the semicircle and angle COB is ${angle} radians. The region between AB, AC and the arc BC is shaded. Part a: find its perimeter. Part b: find its area.`,
        answerAlt: plain`Part a: angle CAO is ${half}, so AC is 2 times ${r} times the cosine of ${half}. With the diameter and the arc, ${r} times ${angle}, the perimeter is ${edge.spoken}. Part b: the sector COB and the triangle AOC are together ${area.spoken}.`,
        answers: [
          final('a', threeFigures(2 * r + r * angle + chord, 'cm')),
          final('b', threeFigures((r * r * (angle + sin(angle))) / 2, 'cm²')),
        ],
        verify() {
          const path = semicircleRegion(r, angle)
          if (!close(wayRound(path), 2 * r + r * angle + distance([-r, 0], polar(r, angle))))
            return `the perimeter is ${wayRound(path)}`
          if (!agree(distance([-r, 0], polar(r, angle)), 2 * r * cos(angle / 2), 1e-9))
            return 'AC is another length'
          return close(enclosedArea(path), (r * r * (angle + sin(angle))) / 2)
            ? null
            : `the area is ${enclosedArea(path)}`
        },
      }
    },
    'beside-a-perpendicular': (random) => {
      const { radius: r, angle } = drawCompositeShapes(random)
      const [up, along] = [r * sin(angle), r * cos(angle)]
      const edge = measured(up + (r - along) + r * angle, 'cm')
      const [sector, triangle] = [(r * r * angle) / 2, (up * along) / 2]
      const area = measured(sector - triangle, 'cm²')
      return {
        question: typst`
$O A B$ is a sector of a circle, centre $O$, radius ${r}~cm. Angle $A O B = ${angle}$ radians. $B C$ is perpendicular to $O A$.
${drawFigure({ points: { O: [0, 0], A: [r, 0], B: polar(r, angle), C: [along, 0] }, parts: [shaded(besideFoot(r, angle))], lines: 'OCA OB BC', angles: { AOB: '', OCB: 'right' }, names: { C: 270, A: 340 }, height: 215 })}
#part("a", 3)[Find the perimeter of the shaded region.]
#part("b", 3)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("B1")[$B C = ${r} sin ${angle} = ${unrounded(up)}$]
#working("M1")[$C A = ${r} - ${r} cos ${angle} = ${unrounded(r - along)}$]
#working("A1")[$${unrounded(up)} + ${unrounded(r - along)} + ${r} times ${angle}$ #linebreak() perimeter $=$ ${edge.shown}]]
#part("b")[
#working("M1")[sector: $display(1/2 times ${r}^2 times ${angle} = ${exact(sector)})$]
#working("M1")[triangle $O C B$: $ 1/2 times ${unrounded(along)} times ${unrounded(up)} = ${unrounded((along * up) / 2)} $]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`OAB is a sector of a circle with centre O and radius ${r} cm. Angle AOB is ${angle} radians. BC is perpendicular to OA, with C on OA. The region between BC, CA and the arc AB is shaded. Part a: find its perimeter. Part b: find its area.`,
        answerAlt: plain`Part a: BC is ${r} times the sine of ${angle}, and CA is ${r} minus ${r} times the cosine of ${angle}. With the arc, ${r} times ${angle}, the perimeter is ${edge.spoken}. Part b: the sector minus the triangle OCB is ${area.spoken}.`,
        answers: [
          final('a', threeFigures(up + (r - along) + r * angle, 'cm')),
          final('b', threeFigures(sector - triangle, 'cm²')),
        ],
        verify() {
          const path = besideFoot(r, angle)
          if (!agree(angleAt([r * cos(angle), 0], [0, 0], polar(r, angle)), 90, 1e-6))
            return 'BC is not perpendicular'
          if (!close(wayRound(path), r * (sin(angle) + 1 - cos(angle) + angle)))
            return `the perimeter is ${wayRound(path)}`
          return close(enclosedArea(path), (r * r * (angle - sin(angle) * cos(angle))) / 2)
            ? null
            : `the area is ${enclosedArea(path)}`
        },
      }
    },
    'back-to-back': (random) => {
      const { angle, large, small } = drawCompositeShapes(random)
      const perimeter = Number((large * angle + small * (PI - angle) + 2 * large).toFixed(2))
      const area = measured((large * large * angle + small * small * (PI - angle)) / 2, 'cm²')
      return {
        question: typst`
The shape is made of a sector $O A B$ of radius ${large}~cm and a sector $O D C$ of radius ${small}~cm. $A O C$ and $O D B$ are straight lines. Angle $A O B = theta$ radians.
${drawFigure({ points: { O: [0, 0], A: [large, 0], B: polar(large, angle), C: [-small, 0], D: polar(small, angle) }, parts: [shaded(backToBack(large, small, angle))], lines: 'COA OD', angles: { AOB: 'theta' }, names: { B: inDegrees(angle), D: inDegrees(angle) - 75, O: 270, A: 340, C: 200 }, height: 200 })}
#part("a", 3)[The perimeter of the shape is ${perimeter}~cm. Show that $theta = ${angle}$, correct to 1 decimal place.]
#part("b", 3)[Find the area of the shape.]`,
        answer: typst`
#part("a")[
#note[Angle $D O C = pi - theta$. The edge has $A C = ${large + small}$~cm and $D B = ${large - small}$~cm.]
#working("M1")[$${large} theta + ${small}(pi - theta) + ${large + small} + ${large - small} = ${perimeter}$]
#working("M1")[$${large - small} theta = ${perimeter} - ${2 * large} - ${small} pi$]
#working("A1")[$theta = ${unrounded((perimeter - 2 * large - small * PI) / (large - small))} = ${angle}$ (1~d.p.)]]
#part("b")[
#working("M1")[$ 1/2 times ${large}^2 times ${angle} = ${exact((large * large * angle) / 2)} $]
#working("M1")[$ 1/2 times ${small}^2 times (pi - ${angle}) $]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`A shape is made of a sector OAB of radius ${large} cm and a sector ODC of radius ${small} cm. AOC and ODB are straight lines. Angle AOB is theta radians. Part a: the perimeter of the shape is ${perimeter} cm. Show that theta is ${angle} to 1 decimal place. Part b: find the area of the shape.`,
        answerAlt: plain`Part a: angle DOC is pi minus theta. The two arcs, AC of ${large + small} cm and DB of ${large - small} cm make ${perimeter}, which gives theta as ${angle}. Part b: half times ${large} squared times ${angle}, and half times ${small} squared times open bracket pi minus ${angle} close bracket, make ${area.spoken}.`,
        answers: [
          // The perimeter is rounded, so the angle that follows from it is a little off.
          final(
            'b',
            fromShown(
              (size) => (large * large * size + small * small * (PI - size)) / 2,
              [(perimeter - 2 * large - small * PI) / (large - small), angle],
              'cm²',
            ),
          ),
        ],
        verify() {
          const path = backToBack(large, small, angle)
          return (
            measuredAs(wayRound(path), large * angle + small * (PI - angle) + 2 * large) ??
            measuredAs(enclosedArea(path), (large * large * angle + small * small * (PI - angle)) / 2)
          )
        },
      }
    },
  },
})
