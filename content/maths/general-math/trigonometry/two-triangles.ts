// Right-angled triangles that must first be found: half an isosceles triangle, and two that share a side.

import { arccos, arcsin, arctan, cos, sin } from '../../kit/angles.ts'
import { angleAt, distance, type Point, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { drawTriangle } from '../../kit/triangles.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const isoscelesHeight = defineTemplate({
  id: 'isosceles-by-halves',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'base-angle'(random) {
      const equal = random.decimal(6, 12, 1)
      const base = random.until(
        () => random.decimal(5, 18, 1),
        (side) => side > equal * 0.7 && side < equal * 1.6,
      )
      const answer = arccos(base / 2 / equal)
      const height = Math.sqrt(equal ** 2 - (base / 2) ** 2)
      const printed = degrees(answer)
      const spoken = 'A B C'.replaceAll(' ', '')
      const half = base / 2
      return {
        question: typst`
Triangle $A B C$ is isosceles with $A B = A C = ${equal}$ cm and $B C = ${base}$ cm.
#sketch(polygon-of((0, 0), (${base}, 0), (${half}, ${Math.round(height * 1000) / 1000}), names: ("B", "C", "A"), sides: ([${base} cm], none, [${equal} cm]), ticks: (0, 1, 1)))
Calculate angle $A B C$. #marks(4)`,
        answer: typst`
#note[The line from $A$ to the midpoint $M$ of $B C$ cuts the triangle into two equal right-angled triangles.]
#working("B1")[$B M = ${base} div 2 = ${half}$ cm]
#working("M1")[$ cos A B M = ${half}/${equal} $]
#working("M1")[$ A B C = cos^(-1) (${half}/${equal}) $]
#working("A1")[angle $A B C =$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`Triangle ABC is isosceles. AB and AC are both ${equal} cm, and BC is ${base} cm. Calculate angle ${spoken}.`,
        answerAlt: plain`Let M be the midpoint of BC, so BM is ${half} cm and the angle at M is a right angle. The cos of angle ABM is ${half} over ${equal}. Angle ${spoken} is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', inDegrees(answer))],
        verify: () => {
          const a: Point = [base / 2, Math.sqrt(equal ** 2 - (base / 2) ** 2)]
          const found = angleAt([0, 0], a, [base, 0])
          return roundsTo(found, degrees(answer)) ? null : `by coordinates the angle is ${found}`
        },
      }
    },
    chord(random) {
      const equal = random.decimal(6, 12, 1)
      random.until(
        () => random.decimal(5, 18, 1),
        (side) => side > equal * 0.7 && side < equal * 1.6,
      )
      const apex = random.integer(50, 130, 2)
      const answer = 2 * equal * sin(apex / 2)
      const printed = significant(answer)
      return {
        question: typst`
The circle has centre $O$ and radius ${equal} cm. $A$ and $B$ are points on the circle, and angle $A O B = ${apex}°$.
#sketch(circle-of((0, 0), 5, name: $O$, name-side: "below"),
  edge((0, 0), on-circle((0, 0), 5, ${90 + apex / 2}deg)),
  edge((0, 0), on-circle((0, 0), 5, ${90 - apex / 2}deg), body: [${equal} cm], away: on-circle((0, 0), 5, 90deg)),
  edge(on-circle((0, 0), 5, ${90 + apex / 2}deg), on-circle((0, 0), 5, ${90 - apex / 2}deg)),
  angle-mark((0, 0), on-circle((0, 0), 5, ${90 - apex / 2}deg), on-circle((0, 0), 5, ${90 + apex / 2}deg), body: $${apex}°$, square: false),
  circle-point((0, 0), 5, ${90 + apex / 2}deg, $A$), circle-point((0, 0), 5, ${90 - apex / 2}deg, $B$))
Calculate the length of the chord $A B$. #marks(4)`,
        answer: typst`
#note[The line from $O$ to the midpoint $M$ of $A B$ meets $A B$ at a right angle and halves the angle at $O$.]
#working("B1")[angle $A O M = ${apex}° div 2 = ${apex / 2}°$]
#working("M1")[$ sin ${apex / 2}° = (A M)/${equal} $]
#working("M1")[$A B = 2 times ${equal} times sin ${apex / 2}°$]
#working("A1")[$A B =$ #result[${printed} cm] (3 s.f.)]`,
        alt: plain`A circle has centre O and radius ${equal} cm. A and B are points on the circle, and angle AOB is ${apex} degrees. Calculate the length of the chord AB.`,
        answerAlt: plain`Let M be the midpoint of AB. Triangle AOM has a right angle at M, and angle AOM is half of ${apex} degrees, ${apex / 2} degrees. AM is ${equal} times sin ${apex / 2} degrees. AB is twice AM, which is ${printed} cm to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => {
          const end: Point = [equal * cos(apex), equal * sin(apex)]
          return roundsTo(distance([equal, 0], end), answer.toFixed(6))
            ? null
            : 'the ends of the chord are another distance apart'
        },
      }
    },
    'apex-angle'(random) {
      const equal = random.decimal(6, 12, 1)
      const base = random.until(
        () => random.decimal(5, 18, 1),
        (side) => side > equal * 0.7 && side < equal * 1.6,
      )
      const answer = 2 * arcsin(base / 2 / equal)
      const height = Math.sqrt(equal ** 2 - (base / 2) ** 2)
      const printed = degrees(answer)
      const spoken = 'B A C'.replaceAll(' ', '')
      const half = base / 2
      return {
        question: typst`
Triangle $A B C$ is isosceles with $A B = A C = ${equal}$ cm and $B C = ${base}$ cm.
#sketch(polygon-of((0, 0), (${base}, 0), (${half}, ${Math.round(height * 1000) / 1000}), names: ("B", "C", "A"), sides: ([${base} cm], none, [${equal} cm]), ticks: (0, 1, 1)))
Calculate angle $B A C$. #marks(4)`,
        answer: typst`
#note[The line from $A$ to the midpoint $M$ of $B C$ cuts the triangle into two equal right-angled triangles.]
#working("B1")[$B M = ${base} div 2 = ${half}$ cm]
#working("M1")[$ sin B A M = ${half}/${equal} $]
#working("M1")[$ B A C = 2 times sin^(-1) (${half}/${equal}) $]
#working("A1")[angle $B A C =$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`Triangle ABC is isosceles. AB and AC are both ${equal} cm, and BC is ${base} cm. Calculate angle ${spoken}.`,
        answerAlt: plain`Let M be the midpoint of BC, so BM is ${half} cm and the angle at M is a right angle. The sin of angle BAM is ${half} over ${equal}. Angle BAC is twice angle BAM. Angle ${spoken} is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', inDegrees(answer))],
        verify: () => {
          const a: Point = [base / 2, Math.sqrt(equal ** 2 - (base / 2) ** 2)]
          const found = angleAt(a, [0, 0], [base, 0])
          return roundsTo(found, degrees(answer)) ? null : `by coordinates the angle is ${found}`
        },
      }
    },
  },
})

export const twoTriangles = defineTemplate({
  id: 'two-right-angled-triangles',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'shared-side'(random) {
      const angle = random.integer(28, 52)
      const first = random.decimal(7, 13, 1)
      // BD is shared. 'shared-side': AB and the angle at A give BD, then DC gives the angle at C.
      const shared = first * sin(angle)
      const other = random.decimal(4, 9, 1)
      const answer = arctan(shared / other)
      const middle = unrounded(shared)
      const foot = first * cos(angle)
      const printed = degrees(answer)
      return {
        question: typst`
$A D C$ is a straight line, and $B D$ is perpendicular to $A C$.
${drawTriangle(
  [
    [0, 0],
    [foot + other, 0],
    [foot, shared],
  ],
  {
    names: ['A', 'C', 'B'],
    sides: ['', '', `[${first} cm]`],
    angles: [`$${angle}°$`, '$x$'],
    parts: `edge((${foot.toFixed(3)}, 0), (${foot.toFixed(3)}, ${shared.toFixed(3)})), angle-mark((${foot.toFixed(3)}, 0), (0, 0), (${foot.toFixed(3)}, 1), square: true), point((${foot.toFixed(3)}, 0), $D$, side: "below", mark: false), sketch-part((), to => beside(to((${foot.toFixed(3)}, 0)), to((${(foot + other).toFixed(3)}, 0)), [${other} cm], to((${foot.toFixed(3)}, 1)), gap: 5pt, share: 0.6))`,
  },
)}
#part("a", 2)[Calculate the length of $B D$.]
#part("b", 3)[Calculate angle $x$.]`,
        answer: typst`
#part("a")[
#working("M1")[$B D = ${first} times sin ${angle}°$]
#working("A1")[$B D = ${middle}$ #linebreak() $B D =$ #result[${significant(shared)} cm] (3 s.f.)]]
#part("b")[
#note[Triangle $B D C$ has the right angle at $D$. Keep the unrounded length of $B D$.]
#working("M1 FT")[$ tan x = (B D)/(D C) = ${middle}/${other} $]
#working("M1")[$ x = tan^(-1) (${middle}/${other}) $]
#working("A1")[$x =$ #result[$${printed}$] (1 d.p.)]]`,
        alt: plain`ADC is a straight line and BD is perpendicular to AC. In triangle ABD, AB is ${first} cm and angle BAD is ${angle} degrees. In triangle BDC, DC is ${other} cm and the angle at C is x. Part a: calculate the length of BD. Part b: calculate angle x.`,
        answerAlt: plain`Part a: BD is ${first} times sin ${angle} degrees, which is ${significant(shared)} cm to 3 significant figures. Part b: tan x is BD over ${other}, with the unrounded length of BD. So x is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('a', threeFigures(shared, 'cm')), final('b', inDegrees(answer), 'x')],
        verify: () => {
          const b: Point = [first * cos(angle), first * sin(angle)]
          const found = angleAt([b[0] + other, 0], [0, 0], b)
          return roundsTo(found, degrees(answer)) && Math.abs(b[1] - shared) < 1e-9
            ? null
            : `by coordinates the angle is ${found}`
        },
      }
    },
    quadrilateral(random) {
      const angle = random.integer(28, 52)
      const first = random.decimal(7, 13, 1)
      const other = Number((first * 0.6).toFixed(1))
      const diagonal = Math.hypot(first, other)
      const answer = diagonal * cos(angle)
      const middle = unrounded(diagonal)
      const printed = significant(answer)
      const turned: Point = [0, 0]
      const b: Point = [first, 0]
      const c: Point = [first, other]
      // D lies above AC, with the right angle at D and the given angle at A.
      const direction = arctan(other / first) + angle
      const d: Point = [answer * cos(direction), answer * sin(direction)]
      const at = (point: Point) => `(${point.map((value) => value.toFixed(3)).join(', ')})`
      return {
        question: typst`
In quadrilateral $A B C D$, angle $A B C = 90°$ and angle $A D C = 90°$.
#sketch(polygon-of(${[turned, b, c, d].map(at).join(', ')}, names: ("A", "B", "C", "D"), sides: ([${first} cm], [${other} cm]), angles: (none, "right", none, "right")),
  edge(${at(turned)}, ${at(c)}), angle-mark((0, 0), ${at(c)}, ${at(d)}, body: $${angle}°$, square: false))
#part("a", 2)[Calculate the length of $A C$.]
#part("b", 3)[Calculate the length of $A D$.]`,
        answer: typst`
#part("a")[
#working("M1")[$A C^2 = ${first}^2 + ${other}^2$]
#working("A1")[$A C = ${middle}$ #linebreak() $A C =$ #result[${significant(diagonal)} cm] (3 s.f.)]]
#part("b")[
#note[$A C$ is the hypotenuse of triangle $A C D$, and $A D$ is adjacent to the angle.]
#working("M1")[$ cos ${angle}° = (A D)/(A C) $]
#working("M1 FT")[$A D = ${middle} times cos ${angle}°$]
#working("A1")[$A D =$ #result[${printed} cm] (3 s.f.)]]`,
        alt: plain`In quadrilateral ABCD, angles ABC and ADC are right angles. AB is ${first} cm and BC is ${other} cm. The diagonal AC is drawn, and angle CAD is ${angle} degrees. Part a: calculate AC. Part b: calculate AD.`,
        answerAlt: plain`Part a: AC squared is ${first} squared plus ${other} squared, so AC is ${significant(diagonal)} cm to 3 significant figures. Part b: cos ${angle} degrees is AD over AC, so AD is AC times cos ${angle} degrees, which is ${printed} cm to 3 significant figures.`,
        answers: [final('a', threeFigures(diagonal, 'cm')), final('b', threeFigures(answer, 'cm'))],
        verify: () => {
          if (Math.abs(distance([0, 0], [first, other]) - diagonal) > 1e-9)
            return 'AC is not the distance from A to C'
          const leg = Math.sqrt(diagonal ** 2 - answer ** 2)
          return Math.abs(arcsin(leg / diagonal) - angle) < 1e-6
            ? null
            : 'AD does not make a right angle at D'
        },
      }
    },
  },
})
