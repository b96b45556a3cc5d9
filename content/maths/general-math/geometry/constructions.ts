// Measuring with a protractor, constructing with ruler and compasses, and nets of solids.

import { arccos, cos, sin } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, roots } from '../../kit/checking.ts'
import { drawFigure, onCircle, towards } from '../../kit/figures.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A half-round protractor of radius 5 on the line to the right: a part of a sketch. */
const protractor = (): string => {
  const marks = Array.from({ length: 37 }, (_, k) => k * 5)
  const lines = marks.map((at) => {
    const inner = at % 30 === 0 ? 4.35 : at % 10 === 0 ? 4.5 : 4.75
    return `segment(to(${pair(onCircle(at, inner))}), to(${pair(onCircle(at))}), stroke: fine())`
  })
  const numbers = marks
    .filter((at) => at % 30 === 0)
    .map(
      (at) =>
        `text-at(to(${pair(onCircle(Math.min(174, Math.max(6, at)), 3.75))}), [${at}], colour: ink-soft)`,
    )
  return `segment-of((0, 0), 5, 0deg, 180deg, fill: none), sketch-part(((0, 5.1),), to => { ${[...lines, ...numbers].join('; ')} })`
}

export const readProtractor = defineTemplate({
  id: 'read-a-protractor',
  marks: 2,
  calculator: false,
  level: 1,
  cases: ['from-zero', 'between-two-lines', 'reflex'],
  draw(random, which) {
    const isClear = (at: number) => at % 30 >= 10 && at % 30 <= 20
    const first = which === 'from-zero' ? 0 : random.until(() => random.integer(20, 50, 5), isClear)
    const last = random.until(() => random.integer(which === 'from-zero' ? 100 : 105, 165, 5), isClear)
    return { which, first, last, answer: which === 'reflex' ? 360 - (last - first) : last - first }
  },
  write({ which, first, last, answer }) {
    const line = (at: number, name: string) =>
      `edge((0, 0), ${pair(onCircle(at, 5.9))}, colour: maths), point(${pair(onCircle(at, 5.9))}, $${name}$, away: (0, 0), mark: false)`
    const figure = `#sketch(${protractor()}, ${line(first, 'A')}, ${line(last, 'B')}, point((0, 0), $O$, side: "below"), height: 250pt, padding: (24pt, 24pt))`
    const read = `On the protractor, OA is at ${first} degrees and OB is at ${last} degrees.`
    if (which === 'reflex') {
      return {
        question: typst`
The diagram shows two lines $O A$ and $O B$ and a protractor.
${figure}
Find the size of the reflex angle $A O B$. #marks(2)`,
        answer: typst`
#working("M1")[$${last}° - ${first}° = ${last - first}°$ is the smaller angle $A O B$]
#working("A1")[reflex angle $= 360° - ${last - first}° =$ #result[$${answer}°$]]`,
        alt: plain`The diagram shows two lines OA and OB and a protractor with its centre at O. ${read} Find the size of the reflex angle AOB.`,
        answerAlt: plain`The smaller angle AOB is ${last} minus ${first}, ${last - first} degrees. The reflex angle is 360 minus ${last - first}, which is ${answer} degrees.`,
      }
    }
    const isZero = which === 'from-zero'
    return {
      question: typst`
The diagram shows an angle $A O B$ and a protractor.
${figure}
#part("a", 1)[Write down the size of angle $A O B$.]
#part("b", 1)[Write down the mathematical name for this type of angle.]`,
      answer: typst`
#part("a")[#working("B1")[${isZero ? '' : `$${last}° - ${first}° =$ `}#result[$${answer}°$]]]
#part("b")[#working("B1")[#result[${answer < 90 ? 'acute' : answer === 90 ? 'right angle' : 'obtuse'}]]]`,
      alt: plain`The diagram shows an angle AOB and a protractor with its centre at O. ${read} Part a: write down the size of angle AOB. Part b: write down the mathematical name for this type of angle.`,
      answerAlt: plain`Part a: angle AOB is ${isZero ? '' : `${last} minus ${first}, `}${answer} degrees. Part b: it is ${answer < 90 ? 'acute' : answer === 90 ? 'a right angle' : 'obtuse'}.`,
    }
  },
  verify({ which, first, last, answer }) {
    const size = angleAt([0, 0], onCircle(first), onCircle(last))
    return agree(which === 'reflex' ? 360 - size : size, answer, 1e-6)
      ? null
      : `measured, the angle is ${size}`
  },
})

/** Short arcs, as compasses leave them, about a centre through a point. */
const compassArc = (centre: Point, through: Point): string => {
  const direction = (Math.atan2(through[1] - centre[1], through[0] - centre[0]) * 180) / Math.PI
  const radius = distance(centre, through)
  const spread = 48 / radius
  return `arc-of(${pair(centre)}, ${radius.toFixed(3)}, ${(direction - spread).toFixed(2)}deg, ${(direction + spread).toFixed(2)}deg, colour: maths)`
}

/** The corner above AB at these distances from A and B, with A at the origin. */
const apex = (ab: number, fromA: number, fromB: number): Point => {
  const atA = arccos((ab * ab + fromA * fromA - fromB * fromB) / (2 * ab * fromA))
  return [fromA * cos(atA), fromA * sin(atA)]
}

export const constructTriangle = defineTemplate({
  id: 'construct-with-compasses',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['triangle', 'rhombus', 'quadrilateral'],
  draw(random, which) {
    const triangle = random.until(
      () => [random.integer(7, 9), random.integer(5, 8), random.integer(5, 9)] as const,
      ([ab, ac, bc]) =>
        ab !== ac &&
        ac !== bc &&
        ab !== bc &&
        ab + ac > bc + 2 &&
        bc + ac > ab + 2 &&
        ab * ab !== ac * ac + bc * bc &&
        bc * bc !== ab * ab + ac * ac &&
        ac * ac !== ab * ab + bc * bc,
    )
    const rhombus = random.until(
      () => [random.integer(5, 7), random.integer(5, 10)] as const,
      ([side, diagonal]) => diagonal < 2 * side - 3 && diagonal !== side,
    )
    // AC is the diagonal; B is below it and D above.
    const four = random.until(
      () => ({
        ac: 8,
        ab: random.integer(4, 7),
        bc: random.integer(5, 7),
        cd: random.integer(4, 6),
        da: random.integer(5, 8),
      }),
      ({ ac, ab, bc, cd, da }) =>
        ab + bc > ac + 1 && cd + da > ac + 1 && ab !== da && new Set([ab, bc, cd, da]).size === 4,
    )
    const [ab, ac, bc] = triangle
    const [side, diagonal] = rhombus
    const [up, down] = [apex(four.ac, four.da, four.cd), apex(four.ac, four.ab, four.bc)]
    const answer = {
      triangle: arccos((ab * ab + ac * ac - bc * bc) / (2 * ab * ac)),
      rhombus: Math.sqrt(4 * side * side - diagonal * diagonal),
      quadrilateral: distance(up, [down[0], -down[1]]),
    }[which]
    return { which, triangle, rhombus, four, answer }
  },
  write({ which, triangle, rhombus, four, answer }) {
    const ruler = typst`Using a ruler and compasses only, construct`
    const range = (step: number, digits: number) =>
      [answer - step, answer + step].map((value) => value.toFixed(digits)) as [string, string]
    if (which === 'triangle') {
      const [ab, ac, bc] = triangle
      const C = apex(ab, ac, bc)
      const points = { A: [0, 0], B: [ab, 0], C } as const
      const shown = Math.round(answer)
      return {
        question: typst`${ruler} triangle $A B C$ with $A B = ${ab}$~cm, $A C = ${ac}$~cm and $B C = ${bc}$~cm.

#part("a", 3)[Draw the triangle and leave in your construction arcs.]
#part("b", 1)[Measure angle $B A C$.]`,
        answer: typst`
${drawFigure({ points, lines: 'ABCA', parts: [compassArc(points.A, C), compassArc(points.B, C)], lengths: { AB: `[${ab}~cm]`, AC: `[${ac}~cm]`, BC: `[${bc}~cm]` }, angles: { BAC: `${shown}°` }, padding: [58, 26], nameGap: 12, height: 250 })}
#part("a")[
#working("B1")[line $A B$, ${ab}~cm long]
#working("M1")[arcs: ${ac}~cm from $A$ and ${bc}~cm from $B$]
#working("A1")[triangle with $C$ where the arcs cross]]
#part("b")[#working("B1")[#result[$${shown}°$] #linebreak() #text(fill: ink-soft)[accept $${shown - 2}°$ to $${shown + 2}°$]]]`,
        alt: plain`Using a ruler and compasses only, construct triangle ABC with AB ${ab} cm, AC ${ac} cm and BC ${bc} cm. Part a: draw the triangle and leave in your construction arcs. Part b: measure angle BAC.`,
        answerAlt: plain`Part a: draw AB ${ab} cm long. Draw an arc of radius ${ac} cm from A and an arc of radius ${bc} cm from B. C is where they cross. Part b: angle BAC is ${shown} degrees; ${shown - 2} to ${shown + 2} is accepted.`,
      }
    }
    const [low, high] = range(0.2, 1)
    const shown = answer.toFixed(1)
    if (which === 'rhombus') {
      const [side, diagonal] = rhombus
      const half = answer / 2
      const points = {
        A: [0, 0],
        C: [diagonal, 0],
        B: [diagonal / 2, -half],
        D: [diagonal / 2, half],
      } as const
      const arcs = [points.A, points.C].flatMap((centre) => [
        compassArc(centre, points.B),
        compassArc(centre, points.D),
      ])
      return {
        question: typst`${ruler} a rhombus $A B C D$ with sides of ${side}~cm and the diagonal $A C = ${diagonal}$~cm.

#part("a", 3)[Draw the rhombus and leave in your construction arcs.]
#part("b", 1)[Measure the diagonal $B D$.]`,
        answer: typst`
${drawFigure({ points, lines: 'ABCDA', dashed: 'AC', parts: arcs, lengths: { AC: [`[${diagonal}~cm]`, 'D'], AD: `[${side}~cm]` }, padding: [44, 26], nameGap: 12, height: 280 })}
#part("a")[
#working("B1")[line $A C$, ${diagonal}~cm long]
#working("M1")[arcs of ${side}~cm from $A$ and from $C$, on both sides]
#working("A1")[rhombus with $B$ and $D$ where the arcs cross]]
#part("b")[#working("B1")[#result[${shown}~cm] #linebreak() #text(fill: ink-soft)[accept ${low}~cm to ${high}~cm]]]`,
        alt: plain`Using a ruler and compasses only, construct a rhombus ABCD with sides of ${side} cm and the diagonal AC ${diagonal} cm. Part a: draw the rhombus and leave in your construction arcs. Part b: measure the diagonal BD.`,
        answerAlt: plain`Part a: draw AC ${diagonal} cm long. Draw arcs of ${side} cm from A and from C on both sides. B and D are where they cross. Part b: BD is ${shown} cm; ${low} to ${high} is accepted.`,
      }
    }
    const { ac, ab, bc, cd, da } = four
    const [D, below] = [apex(ac, da, cd), apex(ac, ab, bc)]
    const B: Point = [below[0], -below[1]]
    const points = { A: [0, 0], B, C: [ac, 0], D } as const
    const arcs = [
      compassArc(points.A, B),
      compassArc(points.C, B),
      compassArc(points.A, D),
      compassArc(points.C, D),
    ]
    return {
      question: typst`${ruler} a quadrilateral $A B C D$ with $A B = ${ab}$~cm, $B C = ${bc}$~cm, $C D = ${cd}$~cm, $D A = ${da}$~cm and the diagonal $A C = ${ac}$~cm.

#part("a", 3)[Draw the quadrilateral and leave in your construction arcs.]
#part("b", 1)[Measure the diagonal $B D$.]`,
      answer: typst`
${drawFigure({ points, lines: 'ABCDA AC', dashed: 'BD', parts: arcs, lengths: { AB: `[${ab}~cm]`, BC: `[${bc}~cm]`, CD: `[${cd}~cm]`, DA: `[${da}~cm]` }, padding: [58, 26], nameGap: 12, height: 290 })}
#part("a")[
#working("M1")[$A C = ${ac}$~cm; arcs of ${ab}~cm from $A$ and ${bc}~cm from $C$ for $B$]
#working("M1")[on the other side, arcs of ${da}~cm from $A$ and ${cd}~cm from $C$ for $D$]
#working("A1")[quadrilateral with all arcs]]
#part("b")[#working("B1")[#result[${shown}~cm] #linebreak() #text(fill: ink-soft)[accept ${low}~cm to ${high}~cm]]]`,
      alt: plain`Using a ruler and compasses only, construct a quadrilateral ABCD with AB ${ab} cm, BC ${bc} cm, CD ${cd} cm, DA ${da} cm and the diagonal AC ${ac} cm. Part a: draw the quadrilateral and leave in your construction arcs. Part b: measure the diagonal BD.`,
      answerAlt: plain`Part a: draw AC ${ac} cm long. On one side, arcs of ${ab} cm from A and ${bc} cm from C cross at B. On the other side, arcs of ${da} cm from A and ${cd} cm from C cross at D. Part b: BD is ${shown} cm; ${low} to ${high} is accepted.`,
    }
  },
  verify({ which, triangle, rhombus, four, answer }) {
    // Swing compasses: the direction from A at which the arc about A meets the arc about the other point.
    const swing = (base: number, own: number, other: number) => {
      const [found = 0] = roots(
        (at) => distance(towards([0, 0], own, at), [base, 0]) - other,
        0.5,
        179.5,
        2000,
      )
      return found
    }
    if (which === 'triangle') {
      const [ab, ac, bc] = triangle
      const found = swing(ab, ac, bc)
      return agree(found, answer, 1e-3) ? null : `with compasses the angle is ${found}`
    }
    if (which === 'rhombus') {
      const [side, diagonal] = rhombus
      const top = towards([0, 0], side, swing(diagonal, side, side))
      return agree(2 * top[1], answer, 1e-3) ? null : `with compasses BD is ${2 * top[1]}`
    }
    const { ac, ab, bc, cd, da } = four
    const D = towards([0, 0], da, swing(ac, da, cd))
    const B = towards([0, 0], ab, -swing(ac, ab, bc))
    return agree(distance(B, D), answer, 1e-3) ? null : `with compasses BD is ${distance(B, D)}`
  },
})
