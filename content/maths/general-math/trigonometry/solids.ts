// Three dimensions: find the right-angled triangle inside the solid, then work in its plane.

import { arctan } from '../../kit/angles.ts'
import { roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Space, spaceAngle, spaceDistance } from './space.ts'

export const cuboidDiagonal = defineTemplate({
  id: 'cuboid-diagonal',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'angle-with-base'(random) {
      const { length, depth, height, base } = random.until(
        () => {
          const [length, depth, height] = [random.integer(8, 13), random.integer(5, 8), random.integer(4, 7)]
          return { length, depth, height, base: Math.hypot(length, depth) }
        },
        ({ length, depth, height, base }) =>
          base % 1 > 0 && Math.hypot(base, height) % 1 > 0 && depth ** 2 + height ** 2 !== length ** 2,
      )
      const answer = arctan(height / base)
      const diagonal = Math.hypot(base, height)
      const printed = degrees(answer)
      return {
        question: typst`
The diagram shows a cuboid with base $A B C D$.
#sketch(cuboid(${length}, ${height}, ${depth}, names: ($A$, $B$, $F$, $E$, $D$, $C$, $G$, $H$), width-label: [${length} cm], depth-label: [${depth} cm], height-label: [${height} cm]), space-edge((0, 0, 0), (${length}, ${height}, ${depth}), hidden: true, colour: maths), space-edge((0, 0, 0), (${length}, 0, ${depth}), hidden: true, colour: maths), height: 200pt, padding: (48pt, 26pt))
#part("a", 2)[Calculate the length of $A C$.]
#part("b", 3)[Calculate the angle between $A G$ and the base $A B C D$.]`,
        answer: typst`
#part("a")[
#working("M1")[$A C^2 = ${length}^2 + ${depth}^2$]
#working("A1")[$A C = ${unrounded(base)}$ #linebreak() $A C =$ #result[${significant(base)} cm] (3 s.f.)]]
#part("b")[
#note[$C$ is directly below $G$, so the angle is $G A C$, in triangle $A C G$ with the right angle at $C$.]
#working("M2 FT")[$ tan G A C = ${height}/${unrounded(base)} $]
#scheme[*M1* for angle $G A C$ named or marked]
#working("A1")[angle $=$ #result[$${printed}$] (1 d.p.)]]`,
        alt: plain`The diagram shows a cuboid ABCDEFGH on the base ABCD. AB is ${length} cm, BC is ${depth} cm and CG is ${height} cm. The diagonal AG is drawn. Part a: calculate AC. Part b: calculate the angle between AG and the base ABCD.`,
        answerAlt: plain`Part a: AC squared is ${length} squared plus ${depth} squared, so AC is ${significant(base)} cm to 3 significant figures. Part b: C is directly below G, so the angle is GAC. Tan GAC is ${height} over AC, so the angle is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('a', threeFigures(base, 'cm')), final('b', inDegrees(answer))],
        verify: () => {
          const [a, top] = [
            [0, 0, 0],
            [length, height, depth],
          ] as const
          if (Math.abs(spaceDistance(a, top) - diagonal) > 1e-9) return 'AG is another length'
          if (Math.abs(spaceDistance(a, [length, 0, depth]) - base) > 1e-9) return 'AC is another length'
          const found = spaceAngle(top, a, [length, 0, depth])
          return roundsTo(found, degrees(answer)) ? null : `by vectors the angle is ${found}`
        },
      }
    },
    'angle-with-edge'(random) {
      const { length, depth, height, base } = random.until(
        () => {
          const [length, depth, height] = [random.integer(8, 13), random.integer(5, 8), random.integer(4, 7)]
          return { length, depth, height, base: Math.hypot(length, depth) }
        },
        ({ length, depth, height, base }) =>
          base % 1 > 0 && Math.hypot(base, height) % 1 > 0 && depth ** 2 + height ** 2 !== length ** 2,
      )
      const answer = arctan(Math.hypot(depth, height) / length)
      const diagonal = Math.hypot(base, height)
      const printed = degrees(answer)
      return {
        question: typst`
The diagram shows a cuboid with base $A B C D$.
#sketch(cuboid(${length}, ${height}, ${depth}, names: ($A$, $B$, $F$, $E$, $D$, $C$, $G$, $H$), width-label: [${length} cm], depth-label: [${depth} cm], height-label: [${height} cm]), space-edge((0, 0, 0), (${length}, ${height}, ${depth}), hidden: true, colour: maths), height: 200pt, padding: (48pt, 26pt))
#part("a", 3)[Calculate the length of the diagonal $A G$.]
#part("b", 2)[Calculate angle $G A B$.]`,
        answer: typst`
#part("a")[
#note[$A G^2 = A C^2 + C G^2$, and $A C^2 = A B^2 + B C^2$.]
#working("M2")[$A G^2 = ${length}^2 + ${depth}^2 + ${height}^2$]
#scheme[*M1* for the square of the diagonal of one face, such as $A C^2 = ${length}^2 + ${depth}^2$]
#working("A1")[$A G = sqrt(${length ** 2 + depth ** 2 + height ** 2})$ #linebreak() $A G =$ #result[${significant(diagonal)} cm] (3 s.f.)]]
#part("b")[
#note[$A B$ is perpendicular to the face $B C G F$, so triangle $A B G$ has its right angle at $B$.]
#working("M1 FT oe")[$ cos G A B = ${length}/sqrt(${length ** 2 + depth ** 2 + height ** 2}) $]
#working("A1")[angle $G A B =$ #result[$${printed}$] (1 d.p.)]]`,
        alt: plain`The diagram shows a cuboid ABCDEFGH on the base ABCD. AB is ${length} cm, BC is ${depth} cm and CG is ${height} cm. The diagonal AG is drawn. Part a: calculate AG. Part b: calculate angle GAB.`,
        answerAlt: plain`Part a: AG squared is ${length} squared plus ${depth} squared plus ${height} squared, so AG is ${significant(diagonal)} cm to 3 significant figures. Part b: triangle ABG has its right angle at B. Cos GAB is ${length} over AG, so the angle is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('a', threeFigures(diagonal, 'cm')), final('b', inDegrees(answer))],
        verify: () => {
          const [a, top] = [
            [0, 0, 0],
            [length, height, depth],
          ] as const
          if (Math.abs(spaceDistance(a, top) - diagonal) > 1e-9) return 'AG is another length'
          if (Math.abs(spaceDistance(a, [length, 0, depth]) - base) > 1e-9) return 'AC is another length'
          const found = spaceAngle(top, a, [length, 0, 0])
          return roundsTo(found, degrees(answer)) ? null : `by vectors the angle is ${found}`
        },
      }
    },
  },
})

export const pyramidAngles = defineTemplate({
  id: 'square-pyramid',
  marks: 5,
  calculator: true,
  level: 5,
  cases: {
    'edge-and-base'(random) {
      const base = random.integer(6, 12, 2)
      const height = random.until(
        () => random.integer(5, 12),
        (value) => Math.abs(value - base / 2) > 1,
      )
      const half = (base * Math.SQRT2) / 2
      const answer = arctan(height / half)
      const printed = degrees(answer)
      return {
        question: typst`
The base $A B C D$ of a pyramid is a square of side ${base} cm. $V$ is ${height} cm vertically above the centre of the base.
#sketch(pyramid(${base}, ${base}, ${height}, names: ($A$, $B$, $C$, $D$, $V$), width-label: [${base} cm]), space-edge((0, 0, 0), (${base}, 0, ${base}), hidden: true, colour: maths), height: 235pt)
Calculate the angle between the edge $V A$ and the base. #marks(5)`,
        answer: typst`
#note[Let $O$ be the centre of the base. $O A$ lies directly below $V A$, so the angle is $V A O$.]
#working("M1")[$A C = sqrt(${base}^2 + ${base}^2) = ${unrounded(2 * half)}$]
#working("A1")[$A O = A C div 2 = ${unrounded(half)}$]
#working("M2 oe")[$ tan V A O = ${height}/${unrounded(half)} $]
#scheme[*M1* for angle $V A O$ named or marked]
#working("A1")[angle $=$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`The base ABCD of a pyramid is a square of side ${base} cm. The top, V, is ${height} cm vertically above the centre of the base. Calculate the angle between the edge VA and the base.`,
        answerAlt: plain`Let O be the centre of the base. The angle is VAO. AC is the square root of ${base} squared plus ${base} squared, and AO is half of it, ${significant(half, 4)} cm. Tan VAO is ${height} over AO, so the angle is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', inDegrees(answer))],
        verify: () => {
          const [top, centre] = [
            [0, height, 0],
            [0, 0, 0],
          ] as const
          const foot: Space = [base / 2, 0, base / 2]
          const found = spaceAngle(top, foot, centre)
          return roundsTo(found, degrees(answer)) ? null : `by vectors the angle is ${found}`
        },
      }
    },
    'face-and-base'(random) {
      const base = random.integer(6, 12, 2)
      const height = random.until(
        () => random.integer(5, 12),
        (value) => Math.abs(value - base / 2) > 1,
      )
      const half = base / 2
      const answer = arctan(height / half)
      const printed = degrees(answer)
      const slant = Math.hypot(height, half)
      return {
        question: typst`
The base $A B C D$ of a pyramid is a square of side ${base} cm. $V$ is ${height} cm vertically above the centre of the base. $M$ is the midpoint of $B C$.
#sketch(pyramid(${base}, ${base}, ${height}, names: ($A$, $B$, $C$, $D$, $V$), width-label: [${base} cm]), space-edge((${base}, 0, ${base / 2}), (${base / 2}, ${height}, ${base / 2}), hidden: true, colour: maths), sketch-part((), to => text-at(to(in-space((${base}, 0, ${base / 2}))), $M$, side: "below-right")), height: 235pt)
#part("a", 2)[Calculate the length of $V M$.]
#part("b", 3)[Calculate the angle between the face $V B C$ and the base.]`,
        answer: typst`
#note[Let $O$ be the centre of the base. $O M = ${base} div 2 = ${half}$ cm, and triangle $V O M$ has its right angle at $O$.]
#part("a")[
#working("M1")[$V M^2 = ${height}^2 + ${half}^2$]
#working("A1")[$V M =$ #result[${significant(slant)} cm] (3 s.f.)]]
#part("b")[
#note[$V M$ and $O M$ are both perpendicular to $B C$, so the angle is $V M O$.]
#working("M2 oe")[$ tan V M O = ${height}/${half} $]
#scheme[*M1* for angle $V M O$ named or marked]
#working("A1")[angle $=$ #result[$${printed}$] (1 d.p.)]]`,
        alt: plain`The base ABCD of a pyramid is a square of side ${base} cm. The top, V, is ${height} cm vertically above the centre of the base. M is the midpoint of BC. Part a: calculate VM. Part b: calculate the angle between the face VBC and the base.`,
        answerAlt: plain`Let O be the centre of the base, so OM is ${half} cm. Part a: VM squared is ${height} squared plus ${half} squared, so VM is ${significant(slant)} cm to 3 significant figures. Part b: the angle is VMO. Tan VMO is ${height} over ${half}, so the angle is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('a', threeFigures(slant, 'cm')), final('b', inDegrees(answer))],
        verify: () => {
          const [top, centre] = [
            [0, height, 0],
            [0, 0, 0],
          ] as const
          const foot: Space = [base / 2, 0, 0]
          const found = spaceAngle(top, foot, centre)
          return roundsTo(found, degrees(answer)) ? null : `by vectors the angle is ${found}`
        },
      }
    },
  },
})
