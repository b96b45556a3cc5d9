// The strip between two arcs with the same centre: its perimeter and area, and the angle or radius from them.

import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import { exact } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, inDegrees, type Path, polar, rad, shaded, wayRound } from './shapes.ts'

const { PI } = Math

const strip = (inner: number, outer: number, angle: number): Path => {
  const [right, left] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
  return [arc([0, 0], outer, right, left), arc([0, 0], inner, left, right)]
}

/** OAB is the inner sector, OCD the outer one; AC and BD are the straight edges. */
const drawStrip = (inner: number, outer: number, angle: number, labels: Record<string, string>): string => {
  const [right, left] = [PI / 2 - angle / 2, PI / 2 + angle / 2]
  const { angle: name, ...lengths } = labels
  return drawFigure({
    points: {
      O: [0, 0],
      A: polar(inner, left),
      B: polar(inner, right),
      C: polar(outer, left),
      D: polar(outer, right),
    },
    parts: [shaded(strip(inner, outer, angle))],
    lines: 'AOB',
    angles: name ? { AOB: name } : {},
    lengths: Object.fromEntries(
      Object.entries(lengths).map(([step, body]) => [step, [body, step.includes('A') ? 'D' : 'C'] as const]),
    ),
    names: {
      O: 270,
      A: inDegrees(left) + 90,
      B: inDegrees(right) - 90,
      C: inDegrees(left),
      D: inDegrees(right),
    },
    height: 230,
    padding: [52, 22],
  })
}

const drawRingPart = (random: Random) => {
  const { inner, width } = random.until(
    () => ({ inner: random.integer(5, 12), width: random.integer(3, 9) }),
    ({ inner, width }) => width < inner && width > inner * 0.5,
  )
  const angle = random.until(
    () => random.decimal(1.1, 1.9, 1),
    (size) => size !== 2,
  )
  const outer = inner + width
  const perimeter = exact(angle * (inner + outer) + 2 * width)
  const area = exact((angle * (outer * outer - inner * inner)) / 2)
  const arcs = 'The arcs AB and CD have the same centre O. OAC and OBD are straight lines.'
  const shown = typst`The arcs $A B$ and $C D$ have the same centre, $O$. $O A C$ and $O B D$ are straight lines.`
  return { inner, width, angle, outer, perimeter, area, arcs, shown }
}

export const ringPart = defineTemplate({
  id: 'strip-between-arcs',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'perimeter-and-area': (random) => {
      const { inner, width, angle, outer, perimeter, area, arcs, shown } = drawRingPart(random)
      return {
        question: typst`
${shown}
${drawStrip(inner, outer, angle, { angle: rad(angle), OB: `[${inner}~cm]`, BD: `[${width}~cm]` })}
#part("a", 2)[Find the perimeter of the shaded region.]
#part("b", 3)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$${inner} times ${angle} + ${outer} times ${angle} + 2 times ${width}$]
#working("A1")[perimeter $=$ ${measured(perimeter, 'cm').shown}]]
#part("b")[
#working("B1")[$O D = ${inner} + ${width} = ${outer}$~cm]
#working("M1")[$ 1/2 times ${outer}^2 times ${angle} - 1/2 times ${inner}^2 times ${angle} $]
#working("A1")[area $=$ ${measured(area, 'cm²').shown}]]`,
        alt: plain`${arcs} OB is ${inner} cm, BD is ${width} cm and angle AOB is ${angle} radians. The region ABDC between the arcs is shaded. Part a: find its perimeter. Part b: find its area.`,
        answerAlt: plain`Part a: the arcs are ${inner} times ${angle} and ${outer} times ${angle}; with two edges of ${width} the perimeter is ${measured(perimeter, 'cm').spoken}. Part b: half times ${angle} times the difference of ${outer} squared and ${inner} squared is ${measured(area, 'cm²').spoken}.`,
        answers: [final('a', threeFigures(perimeter, 'cm')), final('b', threeFigures(area, 'cm²'))],
        verify() {
          const path = strip(inner, outer, angle)
          return measuredAs(wayRound(path), perimeter) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
    'angle-from-perimeter': (random) => {
      const { inner, width, angle, outer, perimeter, area, arcs, shown } = drawRingPart(random)
      return {
        question: typst`
${shown} The perimeter of the shaded region is ${perimeter}~cm.
${drawStrip(inner, outer, angle, { angle: 'theta', OB: `[${inner}~cm]`, BD: `[${width}~cm]` })}
#part("a", 3)[Find $theta$ in radians.]
#part("b", 2)[Find the area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$${inner} theta + ${outer} theta + 2 times ${width} = ${perimeter}$]
#working("A1")[$${inner + outer} theta = ${exact(perimeter - 2 * width)}$]
#working("A1")[$theta =$ #result[$${angle}$]]]
#part("b")[
#working("M1 FT")[$ 1/2 times ${angle} times (${outer}^2 - ${inner}^2) $]
#working("A1")[area $=$ ${measured(area, 'cm²').shown}]]`,
        alt: plain`${arcs} OB is ${inner} cm, BD is ${width} cm and angle AOB is theta. The perimeter of the region ABDC between the arcs is ${perimeter} cm. Part a: find theta in radians. Part b: find the area of the region.`,
        answerAlt: plain`Part a: ${inner} theta plus ${outer} theta plus 2 times ${width} is ${perimeter}, so theta is ${angle}. Part b: half times ${angle} times the difference of ${outer} squared and ${inner} squared is ${measured(area, 'cm²').spoken}.`,
        answers: [final('a', number(angle, { unit: 'rad' })), final('b', threeFigures(area, 'cm²'))],
        verify() {
          const path = strip(inner, outer, angle)
          return measuredAs(wayRound(path), perimeter) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
    'radius-from-area': (random) => {
      const { inner, width, angle, outer, perimeter, area, arcs, shown } = drawRingPart(random)
      const sum = exact((2 * area) / (angle * width))
      return {
        question: typst`
${shown} The area of the shaded region is ${area}~cm².
${drawStrip(inner, outer, angle, { angle: rad(angle), OB: '$r$', BD: `[${width}~cm]` })}
#part("a", 3)[Find the value of $r$.]
#part("b", 2)[Find the perimeter of the shaded region.]`,
        answer: typst`
#part("a")[
#working("M1")[$ 1/2 times ${angle} times ((r + ${width})^2 - r^2) = ${area} $]
#working("M1")[$${2 * width}r + ${width * width} = ${exact((2 * area) / angle)}$]
#working("A1")[$r =$ #result[$${inner}$]]]
#part("b")[
#working("M1 FT")[$${inner} times ${angle} + ${outer} times ${angle} + 2 times ${width}$]
#working("A1")[perimeter $=$ ${measured(perimeter, 'cm').shown}]]`,
        alt: plain`${arcs} OB is r cm, BD is ${width} cm and angle AOB is ${angle} radians. The area of the region ABDC between the arcs is ${area} square centimetres. Part a: find r. Part b: find the perimeter of the region.`,
        answerAlt: plain`Part a: half times ${angle} times the difference of r plus ${width}, squared, and r squared is ${area}. So r and r plus ${width} add to ${sum}, and r is ${inner}. Part b: the arcs and two edges of ${width} make ${measured(perimeter, 'cm').spoken}.`,
        answers: [final('a', number(inner, { unit: 'cm' }), 'r'), final('b', threeFigures(perimeter, 'cm'))],
        verify() {
          const path = strip(inner, outer, angle)
          return measuredAs(wayRound(path), perimeter) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
  },
})
