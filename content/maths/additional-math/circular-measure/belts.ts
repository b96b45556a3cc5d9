// Belts round wheels and bands round pipes: straight parts are tangents, the rest follows the circles.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { decimals, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fromShown, toThreePlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { arc, enclosedArea, outlined, type Path, polar, shaded, wayRound } from './shapes.ts'

const { PI, acos, sqrt } = Math

/** The belt round wheels at O and P: A and B touch the large one, C and D the small one. `angle` is AOP. */
const openBelt = (large: number, small: number, apart: number) => {
  const angle = acos((large - small) / apart)
  const path: Path = [arc([0, 0], large, angle, 2 * PI - angle), arc([apart, 0], small, -angle, angle)]
  const points = {
    O: [0, 0] as Point,
    P: [apart, 0] as Point,
    A: polar(large, angle),
    C: polar(small, angle, [apart, 0]),
  }
  return { angle, path, points, straight: sqrt(apart * apart - (large - small) ** 2) }
}

/** The crossed belt: its two straight parts meet between the wheels. */
const crossedBelt = (large: number, small: number, apart: number) => {
  const angle = acos((large + small) / apart)
  const points = {
    O: [0, 0] as Point,
    P: [apart, 0] as Point,
    A: polar(large, angle),
    C: polar(small, angle + PI, [apart, 0]),
    b: polar(large, -angle),
    d: polar(small, PI - angle, [apart, 0]),
  }
  return { angle, points, straight: sqrt(apart * apart - (large + small) ** 2) }
}

/** Three pipes that touch, with a tight band. */
const threePipes = (radius: number): { path: Path; centres: readonly Point[] } => {
  const [a, b, c]: readonly Point[] = [
    [0, 0],
    [2 * radius, 0],
    [radius, radius * sqrt(3)],
  ]
  const centres = [a, b, c] as readonly [Point, Point, Point]
  const path: Path = [
    arc(centres[0], radius, (5 * PI) / 6, (3 * PI) / 2),
    arc(centres[1], radius, -PI / 2, PI / 6),
    arc(centres[2], radius, PI / 6, (5 * PI) / 6),
  ]
  return { path, centres }
}

const drawBelts = (random: Random) => {
  const wheels = random.until(
    () => ({ large: random.integer(8, 16), small: random.integer(5, 10), apart: random.integer(20, 40) }),
    ({ large, small, apart }) =>
      large >= small + 4 &&
      apart > large + small + 5 &&
      apart < 2.6 * large &&
      sqrt(apart * apart - (large - small) ** 2) % 1 !== 0 &&
      sqrt(apart * apart - (large + small) ** 2) % 1 !== 0,
  )
  return { ...wheels, radius: random.integer(4, 12) }
}

export const belts = defineTemplate({
  id: 'belts-and-bands',
  marks: 7,
  calculator: true,
  level: 5,
  cases: {
    'open-belt': (random) => {
      const { large, small, apart } = drawBelts(random)
      const { angle, straight, points } = openBelt(large, small, apart)
      const circles = [`circle-of((0, 0), ${large})`, `circle-of((${apart}, 0), ${small})`]
      const { A, C, O, P } = points
      const figure = drawFigure({
        points: { O, P, A, C },
        parts: [outlined(openBelt(large, small, apart).path), ...circles],
        lines: 'OAC CP OP',
        angles: { AOP: 'theta', OAC: 'right', ACP: 'right' },
        names: { O: 225, P: 300 },
        padding: [10, 24],
      })
      const ratio = `(${large} - ${small})/${apart}`
      const reach = large - small
      const total = 2 * straight + large * (2 * PI - 2 * angle) + small * 2 * angle
      const length = measured(total, 'cm')
      return {
        question: typst`
Two wheels have centres $O$ and $P$ and radii ${large}~cm and ${small}~cm. $O P = ${apart}$~cm. A belt goes tightly round them. It touches them at $A$ and $C$.
${figure}
#part("a", 2)[Show that $theta = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 2)[Find the length of $A C$.]
#part("c", 3)[Find the length of the belt.]`,
        answer: typst`
#part("a")[
#note[A line through $P$ parallel to $C A$ cuts $O A$ at a right angle, ${reach}~cm from $O$.]
#working("M1")[$ cos theta = ${ratio} $]
#working("A1")[$theta = ${unrounded(angle)} = ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[$A C = sqrt(${apart}^2 - ${reach}^2)$]
#working("A1")[$A C =$ ${measured(straight, 'cm').shown}]]
#part("c")[
#working("M1")[large wheel: $${large}(2pi - 2 times ${unrounded(angle)})$]
#working("M1")[small wheel: $${small} times 2 times ${unrounded(angle)}$]
#working("A1")[with $2 times ${unrounded(straight)}$: ${length.shown}]]`,
        alt: plain`Two wheels have centres O and P and radii ${large} cm and ${small} cm. OP is ${apart} cm. A belt goes tightly round them. A straight part of it touches them at A and C. Angle AOP is theta. Part a: show that theta is ${decimals(angle, 3)} radians to 3 decimal places. Part b: find the length of AC. Part c: find the length of the belt.`,
        answerAlt: plain`Part a: the cosine of theta is, ${large} minus ${small}, all over ${apart}, which gives ${decimals(angle, 3)}. Part b: by Pythagoras with ${reach}, AC is ${measured(straight, 'cm').spoken}. Part c: ${`the arcs are ${large} times open bracket 2 pi minus 2 theta close bracket, and ${small} times 2 theta`}. With both straight parts the belt is ${length.spoken}.`,
        answers: [
          final('b', threeFigures(straight, 'cm')),
          final(
            'c',
            fromShown(
              (size) => 2 * straight + large * 2 * (PI - size) + small * 2 * size,
              toThreePlaces(angle),
              'cm',
            ),
          ),
        ],
        verify() {
          const { path, points, straight } = openBelt(large, small, apart)
          if (!agree(distance(points.A, points.C), straight, 1e-9)) return 'AC is another length'
          return close(wayRound(path), total) ? null : `the belt is ${wayRound(path)} long`
        },
      }
    },
    'crossed-belt': (random) => {
      const { large, small, apart } = drawBelts(random)
      const { angle, straight, points: crossed } = crossedBelt(large, small, apart)
      const circles = [`circle-of((0, 0), ${large})`, `circle-of((${apart}, 0), ${small})`]
      const figure = drawFigure({
        points: crossed,
        parts: circles,
        lines: 'OAC CP OP bd',
        angles: { AOP: 'theta', OAC: 'right', ACP: 'right' },
        names: { O: 225, P: 60 },
        padding: [10, 24],
      })
      const ratio = `(${large} + ${small})/${apart}`
      const reach = large + small
      const total = 2 * straight + (large + small) * (2 * PI - 2 * angle)
      const length = measured(total, 'cm')
      return {
        question: typst`
Two wheels have centres $O$ and $P$ and radii ${large}~cm and ${small}~cm. $O P = ${apart}$~cm. A belt goes tightly round them and crosses between them. It touches them at $A$ and $C$.
${figure}
#part("a", 2)[Show that $theta = ${decimals(angle, 3)}$ radians, correct to 3 decimal places.]
#part("b", 2)[Find the length of $A C$.]
#part("c", 3)[Find the length of the belt.]`,
        answer: typst`
#part("a")[
#note[A line through $P$ parallel to $C A$ meets $O A$ extended at a right angle, ${reach}~cm from $O$.]
#working("M1")[$ cos theta = ${ratio} $]
#working("A1")[$theta = ${unrounded(angle)} = ${decimals(angle, 3)}$ (3~d.p.)]]
#part("b")[
#working("M1")[$A C = sqrt(${apart}^2 - ${reach}^2)$]
#working("A1")[$A C =$ ${measured(straight, 'cm').shown}]]
#part("c")[
#note[Both arcs have the angle $2pi - 2 theta$.]
#working("M2")[arcs: $(${large} + ${small})(2pi - 2 times ${unrounded(angle)})$]
#scheme[*M1* for one of the arcs]
#working("A1")[with $2 times ${unrounded(straight)}$: ${length.shown}]]`,
        alt: plain`Two wheels have centres O and P and radii ${large} cm and ${small} cm. OP is ${apart} cm. A belt goes tightly round them and crosses between them. A straight part of it touches them at A and C. Angle AOP is theta. Part a: show that theta is ${decimals(angle, 3)} radians to 3 decimal places. Part b: find the length of AC. Part c: find the length of the belt.`,
        answerAlt: plain`Part a: the cosine of theta is, ${large} plus ${small}, all over ${apart}, which gives ${decimals(angle, 3)}. Part b: by Pythagoras with ${reach}, AC is ${measured(straight, 'cm').spoken}. Part c: both arcs have the angle 2 pi minus 2 theta. With both straight parts the belt is ${length.spoken}.`,
        answers: [
          final('b', threeFigures(straight, 'cm')),
          final(
            'c',
            fromShown((size) => 2 * straight + (large + small) * 2 * (PI - size), toThreePlaces(angle), 'cm'),
          ),
        ],
        verify() {
          // Half of the crossed belt as a path from the far side of one wheel to the far side of the other.
          const { angle, points, straight } = crossedBelt(large, small, apart)
          if (!agree(distance(points.A, points.C), straight, 1e-9)) return 'AC is another length'
          const half: Path = [arc([0, 0], large, PI, angle), arc([apart, 0], small, -PI + angle, 0)]
          const closing = distance([-large, 0], [apart + small, 0])
          return close(2 * (wayRound(half) - closing), total)
            ? null
            : `the belt is ${2 * (wayRound(half) - closing)} long`
        },
      }
    },
    'three-pipes': (random) => {
      const { radius } = drawBelts(random)
      const { path, centres } = threePipes(radius)
      const [band, area] = [2 * PI * radius + 6 * radius, radius * radius * (PI + 6 + sqrt(3))]
      return {
        question: typst`
Three pipes of radius ${radius}~cm are held together by a tight band. The diagram shows the cross-section.
${drawFigure({
  points: { A: centres[0] ?? [0, 0], B: centres[1] ?? [0, 0], C: centres[2] ?? [0, 0] },
  parts: [
    shaded(path),
    ...centres.map(([x, y]) => `circle-of((${x.toFixed(3)}, ${y.toFixed(3)}), ${radius})`),
  ],
  dots: 'ABC',
  names: { A: 270, B: 270, C: 90 },
  height: 250,
  padding: [10, 10],
})}
#part("a", 2)[Show that each curved part of the band has an angle of $display((2 pi)/3)$ radians at the centre of its pipe.]
#part("b", 2)[Find the length of the band.]
#part("c", 3)[Find the area that the band encloses.]`,
        answer: typst`
#part("a")[
#working("B1")[At $A$: $display(pi/3)$ in the equilateral triangle of centres, and a right angle at each of two tangents]
#working("B1 dep")[$2 pi - display(pi/3) - 2 times display(pi/2) = display((2 pi)/3)$]]
#part("b")[
#working("M1")[$3 times ${radius} times display((2 pi)/3) + 3 times ${2 * radius}$]
#working("A1")[length $=$ ${measured(band, 'cm').shown}]]
#part("c")[
#note[One whole circle, three rectangles ${2 * radius}~cm by ${radius}~cm, and the triangle of centres.]
#working("M1")[$pi times ${radius}^2 + 3 times ${2 * radius} times ${radius}$]
#working("M1")[triangle: $display(1/2) times ${2 * radius}^2 times sin display(pi/3)$]
#working("A1")[area $=$ ${measured(area, 'cm²').shown}]]`,
        alt: plain`Three pipes of radius ${radius} cm touch each other and are held together by a tight band. The centres in the cross-section are A, B and C. Part a: show that each curved part of the band has an angle of 2 pi over 3 radians at the centre of its pipe. Part b: find the length of the band. Part c: find the area that the band encloses.`,
        answerAlt: plain`Part a: at A there are pi over 3 in the triangle of centres and two right angles, so 2 pi over 3 is left. Part b: three arcs make one circle, and with three straight parts of ${2 * radius} cm the band is ${measured(band, 'cm').spoken}. Part c: a circle, three rectangles and the triangle are ${measured(area, 'cm²').spoken}.`,
        answers: [final('b', threeFigures(band, 'cm')), final('c', threeFigures(area, 'cm²'))],
        verify() {
          const { path } = threePipes(radius)
          return measuredAs(wayRound(path), band) ?? measuredAs(enclosedArea(path), area)
        },
      }
    },
  },
})
