// Two circles that overlap.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, type Path, polar, segmentArea, shaded, wayRound } from './shapes.ts'

const { PI, sin } = Math

/** Half the angles at both centres, from the radii and the distance between the centres. */
const halves = (one: number, other: number, apart: number) => {
  return {
    atO: Math.acos((one * one + apart * apart - other * other) / (2 * one * apart)),
    atP: Math.acos((other * other + apart * apart - one * one) / (2 * other * apart)),
  }
}

const lens = (one: number, other: number, apart: number): Path => {
  const { atO, atP } = halves(one, other, apart)
  return [arc([0, 0], one, -atO, atO), arc([apart, 0], other, PI - atP, PI + atP)]
}

const twoCirclesQuestion = (random: Random, task: 'cosine-rule' | 'right-angle') => {
  const general = random.until(
    () => ({ one: random.integer(7, 12), other: random.integer(5, 10), apart: random.integer(8, 16) }),
    ({ one, other, apart }) => {
      const { atO, atP } = halves(one, other, apart)
      return (
        one > other &&
        atO > 0.45 &&
        atP > 0.6 &&
        atP < 1.4 &&
        Math.abs(one * one + other * other - apart * apart) > 8
      )
    },
  )
  const right = random.until(
    () => ({ one: random.integer(7, 14), other: random.integer(5, 10) }),
    ({ one, other }) => one > other + 1 && one < 2 * other && Math.hypot(one, other) % 1 !== 0,
  )
  const { one, other, apart } =
    task === 'right-angle' ? { ...right, apart: Math.hypot(right.one, right.other) } : general
  const { atO, atP } = halves(one, other, apart)
  const [theta, phi] = [2 * atO, 2 * atP]
  const A: Point = polar(one, atO)
  const area = measured(segmentArea(one, theta) + segmentArea(other, phi), 'cm²')
  const edge = measured(one * theta + other * phi, 'cm')
  const figure = drawFigure({
    points: { O: [0, 0], P: [apart, 0], A, B: [A[0], -A[1]] },
    parts: [
      shaded(lens(one, other, apart)),
      `circle-of((0, 0), ${one})`,
      `circle-of((${apart.toFixed(3)}, 0), ${other})`,
    ],
    lines: 'AOB APB',
    dots: 'OP',
    names: { A: 90, B: 270, O: 180, P: 0 },
    nameGap: 9,
    height: 240,
    padding: [8, 24],
  })
  const isRight = task === 'right-angle'
  const first = isRight
    ? typst`#working("M1")[$ tan A O P = ${other}/${one} $]`
    : typst`#working("M1")[$ cos A O P = (${one}^2 + ${apart}^2 - ${other}^2)/(2 times ${one} times ${apart}) $]`
  const second = isRight
    ? typst`#note[Angle $O A P$ is a right angle, so angle $A P O = display(pi/2) - ${unrounded(atO)}$.]`
    : typst`#note[The cosine rule again, at $P$: angle $A P O = ${unrounded(atP)}$.]`
  const given = isRight
    ? typst`The circles meet at $A$ and $B$, and $O A$ is a tangent to the circle with centre $P$.`
    : typst`The circles meet at $A$ and $B$, and $O P = ${apart}$~cm.`
  const told = isRight ? 'OA is a tangent to the circle with centre P.' : `OP is ${apart} cm.`
  return {
    question: typst`
A circle with centre $O$ has radius ${one}~cm and a circle with centre $P$ has radius ${other}~cm. ${given}
${figure}
#part("a", 2)[Show that angle $A O B = ${decimals(theta, 3)}$ radians, correct to 3 decimal places.]
#part("b", 3)[Find the perimeter of the shaded region.]
#part("c", 3)[Find the area of the shaded region.]`,
    answer: typst`
#part("a")[${first}
#working("A1")[$A O B = 2 times ${unrounded(atO)} = ${unrounded(theta)} = ${decimals(theta, 3)}$ (3~d.p.)]]
#part("b")[${second}
#working("B1")[$A P B = ${unrounded(phi)}$]
#working("M1")[$${one} times ${unrounded(theta)} + ${other} times ${unrounded(phi)}$]
#working("A1")[perimeter $=$ ${edge.shown}]]
#part("c")[
#note[Each arc and the chord $A B$ bound a segment.]
#working("M1")[$ 1/2 times ${one}^2 (${unrounded(theta)} - sin ${unrounded(theta)}) $ $= ${unrounded(segmentArea(one, theta))}$]
#working("M1 FT")[$ 1/2 times ${other}^2 (${unrounded(phi)} - sin ${unrounded(phi)}) $ $= ${unrounded(segmentArea(other, phi))}$]
#working("A1")[area $=$ ${area.shown}]
#scheme[FT: their angle $A P B$. Or: the two sectors, $${unrounded((one * one * theta) / 2)} + ${unrounded((other * other * phi) / 2)}$ (*M1*), less the kite $O A P B$, $${unrounded(one * apart * sin(atO))}$ (*M1*), and the result (*A1*).]]`,
    alt: plain`A circle with centre O has radius ${one} cm and a circle with centre P has radius ${other} cm. They meet at A and B. ${told} The region inside both circles is shaded. Part a: show that angle AOB is ${decimals(theta, 3)} radians to 3 decimal places. Part b: find the perimeter of the shaded region. Part c: find its area.`,
    answerAlt: plain`Part a: ${isRight ? 'angle OAP is a right angle, so' : 'by the cosine rule in triangle AOP,'} angle AOB is ${decimals(theta, 3)} radians. Part b: angle APB is ${decimals(phi, 3)} radians, and the two arcs make ${edge.spoken}. Part c: the two segments on the chord AB are together ${area.spoken}.`,
    answers: [
      final(
        'b',
        fromShown((size) => one * size + other * phi, toThreePlaces(theta), 'cm'),
      ),
      final(
        'c',
        fromShown((size) => segmentArea(one, size) + segmentArea(other, phi), toThreePlaces(theta), 'cm²'),
      ),
    ],
    verify() {
      const A = polar(one, atO)
      if (!agree(distance(A, [apart, 0]), other, 1e-9)) return 'A is not on both circles'
      if (task === 'right-angle' && !agree(Math.atan2(other, one), atO, 1e-9)) return 'OA is no tangent'
      const path = lens(one, other, apart)
      if (!close(wayRound(path), 2 * one * atO + 2 * other * atP)) return `the perimeter is ${wayRound(path)}`
      const area = segmentArea(one, 2 * atO) + segmentArea(other, 2 * atP)
      return close(enclosedArea(path), area) ? null : `the area is ${enclosedArea(path)}`
    },
  }
}

export const twoCircles = defineTemplate({
  id: 'two-circles',
  marks: 8,
  calculator: true,
  level: 5,
  cases: {
    'cosine-rule': (random) => twoCirclesQuestion(random, 'cosine-rule'),
    'right-angle': (random) => twoCirclesQuestion(random, 'right-angle'),
  },
})
