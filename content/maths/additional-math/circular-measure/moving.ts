// Arcs in the world: a pendulum, a wheel that rolls, a sprinkler.

import { agree, distance } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, significant, unrounded } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { sectorPath } from './sectors.ts'
import { arcLine, enclosedArea, polar, wayRound } from './shapes.ts'

const { PI } = Math

export const movingThings = defineTemplate({
  id: 'moving-in-a-circle',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    pendulum: (random) => {
      const length = random.integer(55, 120, 5)
      const angle = random.decimal(0.5, 0.9, 2)
      const [way, straight] = [length * angle, 2 * length * Math.sin(angle / 2)]
      return {
        question: typst`
A pendulum $O P$, ${length}~cm long, swings from $O A$ to $O B$ through an angle of ${angle} radians.
${drawFigure({
  points: { O: [0, 0], A: polar(5, -PI / 2 - angle / 2), B: polar(5, -PI / 2 + angle / 2) },
  parts: [arcLine([0, 0], 5, -PI / 2 - angle / 2, -PI / 2 + angle / 2, true)],
  lines: 'AOB',
  angles: { AOB: '' },
  lengths: { OB: [`[${length}~cm]`, 'A'] },
  dots: 'OAB',
  names: { O: 90, A: 200, B: 340 },
  height: 200,
  padding: [64, 24],
})}
#part("a", 2)[Find the distance that the end $P$ moves along its arc.]
#part("b", 2)[Find the straight distance $A B$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${length} times ${angle}$]
#working("A1")[arc $=$ ${measured(way, 'cm').shown}]]
#part("b")[
#note[The line from $O$ to the middle of $A B$ halves the angle. The calculator is in radians.]
#working("M1")[$A B = 2 times ${length} times sin ${decimals(angle / 2, 3)}$]
#working("A1")[$A B =$ ${measured(straight, 'cm').shown}]]`,
        alt: plain`A pendulum OP, ${length} cm long, swings from OA to OB through an angle of ${angle} radians. Part a: find the distance that the end P moves along its arc. Part b: find the straight distance AB.`,
        answerAlt: plain`Part a: the arc is ${length} times ${angle}, ${measured(way, 'cm').spoken}. Part b: the line from O to the middle of AB halves the angle, so AB is 2 times ${length} times the sine of ${decimals(angle / 2, 3)}, which is ${measured(straight, 'cm').spoken}.`,
        answers: [final('a', threeFigures(way, 'cm')), final('b', threeFigures(straight, 'cm'))],
        verify() {
          const straight = distance(polar(length, 0), polar(length, angle))
          return agree(straight, 2 * length * Math.sin(angle / 2)) &&
            close(wayRound(sectorPath(length, angle)), length * (2 + angle))
            ? null
            : 'the ends are elsewhere'
        },
      }
    },
    wheel: (random) => {
      skip(random, 2)
      const wheel = random.integer(28, 36)
      const metres = random.integer(12, 45)
      const turned = (metres * 100) / wheel
      const turns = turned / (2 * PI)
      return {
        question: typst`The wheels of a rickshaw have a radius of ${wheel}~cm. It moves ${metres}~m without slipping.

#part("a", 2)[Find the angle, in radians, through which a wheel turns.]
#part("b", 2)[Find the number of complete turns that the wheel makes.]`,
        answer: typst`
#part("a")[
#working("M1")[$${wheel} theta = ${metres * 100}$ #linebreak() #text(fill: ink-soft)[the arc is the distance moved]]
#working("A1")[$theta =$ #result[$${significant(turned)}$] (3~s.f.)]]
#part("b")[
#working("M1 FT")[$ ${unrounded(turned)}/(2 pi) = ${unrounded(turns)} $]
#working("A1")[#result[${Math.floor(turns)}] complete turns]]`,
        alt: plain`The wheels of a rickshaw have a radius of ${wheel} cm. It moves ${metres} metres without slipping. Part a: find the angle in radians through which a wheel turns. Part b: find the number of complete turns that the wheel makes.`,
        answerAlt: plain`Part a: ${wheel} theta is ${metres * 100}, so theta is ${significant(turned)} radians to 3 significant figures. Part b: divide by 2 pi: the wheel makes ${Math.floor(turns)} complete turns.`,
        answers: [final('a', threeFigures(turned, 'rad')), final('b', number(Math.floor(turns)))],
        verify() {
          // Whole turns taken off the way one by one.
          let [left, turns] = [metres * 100, 0]
          while (left >= 2 * PI * wheel) [left, turns] = [left - 2 * PI * wheel, turns + 1]
          return turns === Math.floor((metres * 100) / wheel / (2 * PI))
            ? null
            : `the wheel turns ${turns} times`
        },
      }
    },
    sprinkler: (random) => {
      skip(random, 4)
      const reach = random.decimal(6, 11, 1)
      const wide = random.decimal(1.7, 2.6, 1)
      const [area, edge] = [(reach * reach * wide) / 2, reach * wide + 2 * reach]
      return {
        question: typst`A sprinkler waters a sector of a rice field. Its water reaches ${reach}~m and it turns through ${wide} radians.

#part("a", 2)[Find the area that it waters.]
#part("b", 2)[Find the perimeter of this area.]`,
        answer: typst`
#part("a")[
#working("M1")[$ 1/2 times ${reach}^2 times ${wide} $]
#working("A1")[area $=$ ${measured(area, 'm²').shown}]]
#part("b")[
#working("M1")[$${reach} times ${wide} + 2 times ${reach}$]
#working("A1")[perimeter $=$ ${measured(edge, 'm').shown}]]`,
        alt: plain`A sprinkler waters a sector of a rice field. Its water reaches ${reach} metres and it turns through ${wide} radians. Part a: find the area that it waters. Part b: find the perimeter of this area.`,
        answerAlt: plain`Part a: half times ${reach} squared times ${wide} is ${measured(area, 'm²').spoken}. Part b: the arc is ${reach} times ${wide}; with the two radii the perimeter is ${measured(edge, 'm').spoken}.`,
        answers: [final('a', threeFigures(area, 'm²')), final('b', threeFigures(edge, 'm'))],
        verify: () => measuredAs(enclosedArea(sectorPath(reach, wide)), (reach * reach * wide) / 2),
      }
    },
  },
})
