// Regular polygons that share a side with a square, and diagonals of a regular polygon.

import type { Point } from '../../kit/checking.ts'
import { onCircle, towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { posed } from './angle-question.ts'
import { regular, type Sides } from './polygons.ts'
import { foundLetter, step } from './steps.ts'

/** A regular polygon with a side from a to b, to the left of it. */
const onSide = (a: Point, b: Point, n: number): Point[] => {
  const [length, first] = [
    Math.hypot(b[0] - a[0], b[1] - a[1]),
    (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  ]
  const corners: Point[] = [a]
  for (let k = 0; k < n - 1; k += 1) corners.push(towards(corners.at(-1) ?? a, length, first + (360 / n) * k))
  return corners
}

const nameOf = (sides: number) => (sides in regular ? regular[sides as Sides] : `${sides}-sided polygon`)

/** A regular polygon on one side of AB, and a square on the other side. */
const drawPolygons = (random: Random, sides: readonly number[]) => {
  const n = random.pick(sides)
  const turn = random.integer(-8, 8)
  const interior = 180 - 360 / n
  const A: Point = [0, 0]
  const B = towards(A, 3, 90 + turn)
  const other = onSide(A, B, n)
  const square = onSide(B, A, 4)
  const gap = 270 - interior
  const small = 'cdefghijklm'
  const [C, D] = [other.at(-1) ?? A, square[2] ?? A]
  const points = Object.fromEntries([
    ['A', A],
    ['B', B],
    ['C', C],
    ['D', D],
    ...other.slice(2, -1).map((corner, k) => [small[k] ?? 'y', corner] as const),
    ['z', square[3] ?? A],
  ])
  const lines = `AB${small.slice(0, n - 3)}CA BzDA`
  const opening = typst`A regular ${nameOf(n)} and a square share the side $A B$. $A C$ and $A D$ are sides of them.`
  return { n, turn, name: nameOf(n), interior, gap, points, lines, opening }
}

export const polygonsTogether = defineTemplate({
  id: 'polygons-together',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'gap-at-a-point'(random) {
      const { n, turn, name, interior, gap, points, lines, opening } = drawPolygons(random, [5, 6, 8, 9])
      return posed({
        figure: { points, lines, angles: { CAD: 'x°' }, names: { A: 140 + turn }, height: 240 },
        opening,
        ask: typst`Find the value of $x$. #marks(4)`,
        solution: [
          `#working("M1 A1")[angle $B A C = 180° - 360° div ${n} = ${interior}°$ #linebreak() #text(fill: ink-soft)[interior angle of the ${name}]]`,
          `#working("M1")[$x = 360 - ${interior} - 90$ #linebreak() #text(fill: ink-soft)[angles at the point $A$]]`,
          foundLetter('A1', 'x', '', gap),
        ].join('\n'),
        alt: plain`A regular ${name} and a square share the side AB and lie on different sides of it. AC is a side of the ${name} and AD is a side of the square. Angle CAD is x degrees. Find x.`,
        answerAlt: plain`The interior angle BAC is 180 minus 360 divided by ${n}, ${interior} degrees. The angles at A add to 360, so x is 360 minus ${interior} minus 90, which is ${gap}.`,
        found: { CAD: gap > 180 ? 360 - gap : gap },
        answers: [final('', number(gap), 'x')],
      })
    },
    'isosceles-between'(random) {
      const { n, turn, name, interior, gap, points, lines, opening } = drawPolygons(random, [8, 9, 10, 12])
      const answer = (180 - gap) / 2
      return posed({
        figure: {
          points,
          lines: `${lines} CD`,
          angles: { ACD: 'y°' },
          names: { A: 140 + turn },
          height: 250,
          padding: [26, 22],
        },
        opening,
        ask: typst`Find the value of $y$. #marks(4)`,
        solution: [
          `#working("M1")[angle $B A C = 180° - 360° div ${n} = ${interior}°$ #linebreak() #text(fill: ink-soft)[interior angle of the ${name}]]`,
          step('M1', 'CAD', `360° - ${interior}° - 90° = ${gap}°`, 'angles at the point $A$'),
          '#note[$A C = A B = A D$, so triangle $A C D$ is isosceles.]',
          foundLetter('M1 A1', 'y', `(180 - ${gap}) div 2`, answer),
        ].join('\n'),
        alt: plain`A regular ${name} and a square share the side AB and lie on different sides of it. AC is a side of the ${name}, AD is a side of the square, and CD is drawn. Angle ACD is y degrees. Find y.`,
        answerAlt: plain`Angle BAC is ${interior} degrees, so angle CAD is 360 minus ${interior} minus 90, ${gap} degrees. AC is equal to AD, so y is half of 180 minus ${gap}, which is ${answer}.`,
        found: { ACD: answer },
        answers: [final('', number(answer), 'y')],
      })
    },
    diagonals(random) {
      const n = random.pick([5, 8, 9, 10, 12])
      const interior = 180 - 360 / n
      // ABC… regular: angle CAD = 180 / n, angle ACD = interior − 180 / n.
      const at = (k: number) => onCircle(270 - 180 / n + (k * 360) / n)
      const names = ['A', 'B', 'C', 'D', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].slice(0, n)
      const points = Object.fromEntries(names.map((corner, k) => [corner, at(k)]))
      const base = (180 - interior) / 2
      return posed({
        figure: { points, lines: `${names.join('')}A ACD`, angles: { ACD: 'x°' }, height: 240 },
        opening: typst`$A$, $B$, $C$ and $D$ are next to each other among the corners of a regular ${nameOf(n)}.`,
        ask: typst`Find the value of $x$. #marks(4)`,
        solution: [
          `#working("M1")[interior angle: $180° - 360° div ${n} = ${interior}°$]`,
          `#working("M1 A1")[triangle $A B C$ is isosceles: #linebreak() angle $B C A = (180° - ${interior}°) div 2 = ${base}°$]`,
          foundLetter('A1', 'x', `${interior} - ${base}`, interior - base),
        ].join('\n'),
        alt: plain`A, B, C and D are consecutive corners of a regular polygon with ${n} sides. The diagonal AC is drawn. Angle ACD is x degrees. Find x.`,
        answerAlt: plain`The interior angle is 180 minus 360 divided by ${n}, ${interior} degrees. Triangle ABC is isosceles, so angle BCA is half of 180 minus ${interior}, ${base} degrees. x is ${interior} minus ${base}, which is ${interior - base}.`,
        found: { ACD: interior - base },
        answers: [final('', number(interior - base), 'x')],
      })
    },
  },
})
