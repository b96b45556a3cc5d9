// A quadrilateral cut by a diagonal: the cosine rule gives the diagonal, then a rule must be chosen for the other half.

import { arccos, arcsin, cos, sin } from '../../kit/angles.ts'
import { distance } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { fromAngleBetween } from '../../kit/triangles.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const quadrilateral = defineTemplate({
  id: 'quadrilateral-in-two-triangles',
  marks: 7,
  calculator: true,
  level: 4,
  cases: {
    'cosine-then-sine'(random) {
      const [ab, ad] = [random.integer(7, 11), random.integer(8, 13)]
      const angle = random.integer(62, 84)
      const bd = fromAngleBetween(ab, ad, angle).a
      const [c, d] = [random.integer(58, 74), random.integer(40, 56)]
      const answer = (bd * sin(d)) / sin(c)
      const middle = unrounded(bd)
      // A at the origin, D to the right, B above; C beyond BD.
      const far = (bd * sin(180 - c - d)) / sin(c)
      const b = [ab * cos(angle), ab * sin(angle)] as const
      const direction = (Math.atan2(b[1], b[0] - ad) * 180) / Math.PI - d
      const corner = [ad + far * cos(direction), far * sin(direction)] as const
      const at = (point: readonly number[]) => `(${point.map((value) => value.toFixed(3)).join(', ')})`
      const [A = '', B = '', C = '', D = ''] = [[0, 0], b, corner, [ad, 0]].map(at)
      const printed = significant(answer)
      return {
        question: typst`
The diagram shows quadrilateral $A B C D$.
#sketch(polygon-of(${A}, ${D}, ${C}, ${B}, names: ("A", "D", "C", "B"), sides: ([${ad} cm], none, none, [${ab} cm]), angles: ($${angle}°$, none, $${c}°$, none)), edge(${B}, ${D}), angle-mark(${D}, ${B}, ${C}, body: $${d}°$))
#part("a", 4)[Calculate the length of $B D$.]
#part("b", 3)[Calculate the length of $B C$.]`,
        answer: typst`
#part("a")[
#working("M2")[$B D^2 = ${ab}^2 + ${ad}^2 - 2 times ${ab} times ${ad} times cos ${angle}°$]
#scheme[*M1* for $display(cos ${angle}° = (${ab}^2 + ${ad}^2 - B D^2)/(2 times ${ab} times ${ad}))$]
#working("A1")[$B D^2 = ${unrounded(bd * bd)}$]
#working("A1")[$B D = ${middle}$ #linebreak() $B D =$ #result[${significant(bd)} cm] (3 s.f.)]]
#part("b")[
#note[In triangle $B C D$, $B C$ is opposite $${d}°$ and $B D$ is opposite $${c}°$: the sine rule.]
#working("M1 FT")[$ (B C)/(sin ${d}°) = (B D)/(sin ${c}°) $]
#working("M1")[$ B C = (${middle} times sin ${d}°)/(sin ${c}°) $]
#working("A1")[$B C =$ #result[${printed} cm] (3 s.f.)]]`,
        alt: plain`In quadrilateral ABCD, AB is ${ab} cm, AD is ${ad} cm and angle BAD is ${angle} degrees. The diagonal BD is drawn. Angle BCD is ${c} degrees and angle BDC is ${d} degrees. Part a: calculate BD. Part b: calculate BC.`,
        answerAlt: plain`Part a: by the cosine rule, BD squared is ${ab} squared plus ${ad} squared minus 2 times ${ab} times ${ad} times cos ${angle} degrees, so BD is ${significant(bd)} cm to 3 significant figures. Part b: by the sine rule, BC over sin ${d} degrees equals BD over sin ${c} degrees, so BC is ${printed} cm to 3 significant figures.`,
        answers: [final('a', threeFigures(bd, 'cm')), final('b', threeFigures(answer, 'cm'))],
        verify: () => {
          if (Math.abs(distance([ab * cos(angle), ab * sin(angle)], [ad, 0]) - bd) > 1e-9)
            return 'BD is not the distance from B to D'

          // Both sides that meet at C, and the angle there, must give BD back.
          const other = answer * cos(c) + Math.sqrt(bd * bd - (answer * sin(c)) ** 2)
          const found = arcsin((answer * sin(c)) / bd)
          return Math.abs(found - d) < 1e-6 && other > 0 ? null : `BC would be opposite an angle of ${found}`
        },
      }
    },
    'cosine-twice'(random) {
      const [ab, ad] = [random.integer(7, 11), random.integer(8, 13)]
      const angle = random.integer(62, 84)
      const bd = fromAngleBetween(ab, ad, angle).a
      const { bc, cd } = random.until(
        () => ({ bc: random.integer(7, 12), cd: random.integer(7, 12) }),
        ({ bc, cd }) =>
          bc + cd > bd * 1.2 &&
          Math.abs(bc - cd) < bd * 0.6 &&
          Math.abs(bc * bc + cd * cd - bd * bd) > 0.2 * bc * cd,
      )
      const answer = arccos((bc * bc + cd * cd - bd * bd) / (2 * bc * cd))
      const middle = unrounded(bd)
      // A at the origin, D to the right, B above; C beyond BD.
      const far = cd
      const b = [ab * cos(angle), ab * sin(angle)] as const
      const atD = arccos((bd * bd + cd * cd - bc * bc) / (2 * bd * cd))
      const direction = (Math.atan2(b[1], b[0] - ad) * 180) / Math.PI - atD
      const corner = [ad + far * cos(direction), far * sin(direction)] as const
      const at = (point: readonly number[]) => `(${point.map((value) => value.toFixed(3)).join(', ')})`
      const [A = '', B = '', C = '', D = ''] = [[0, 0], b, corner, [ad, 0]].map(at)
      const printed = degrees(answer)
      return {
        question: typst`
The diagram shows quadrilateral $A B C D$.
#sketch(polygon-of(${A}, ${D}, ${C}, ${B}, names: ("A", "D", "C", "B"), sides: ([${ad} cm], [${cd} cm], [${bc} cm], [${ab} cm]), angles: ($${angle}°$, none, $x$, none)), edge(${B}, ${D}))
#part("a", 3)[Calculate the length of $B D$.]
#part("b", 4)[Calculate angle $x$.]`,
        answer: typst`
#part("a")[
#working("M2")[$B D^2 = ${ab}^2 + ${ad}^2 - 2 times ${ab} times ${ad} times cos ${angle}°$]
#scheme[*M1* for $display(cos ${angle}° = (${ab}^2 + ${ad}^2 - B D^2)/(2 times ${ab} times ${ad}))$]
#working("A1")[$B D = ${middle}$ #linebreak() $B D =$ #result[${significant(bd)} cm] (3 s.f.)]]
#part("b")[
#note[All three sides of triangle $B C D$ are known now. Use $B D^2 = ${unrounded(bd * bd)}$ unrounded.]
#working("M2 FT")[$ cos x = (${bc}^2 + ${cd}^2 - ${unrounded(bd * bd)})/(2 times ${bc} times ${cd}) $]
#scheme[*M1* for $B D^2 = ${bc}^2 + ${cd}^2 - 2 times ${bc} times ${cd} times cos x$]
#working("A1")[$cos x = ${unrounded(cos(answer))}$]
#working("A1")[$x =$ #result[$${printed}$] (1 d.p.)]]`,
        alt: plain`In quadrilateral ABCD, AB is ${ab} cm, AD is ${ad} cm and angle BAD is ${angle} degrees. The diagonal BD is drawn. BC is ${bc} cm and CD is ${cd} cm. Angle BCD is x. Part a: calculate BD. Part b: calculate angle x.`,
        answerAlt: plain`Part a: by the cosine rule, BD squared is ${ab} squared plus ${ad} squared minus 2 times ${ab} times ${ad} times cos ${angle} degrees, so BD is ${significant(bd)} cm to 3 significant figures. Part b: by the cosine rule, cos x is ${bc} squared plus ${cd} squared minus BD squared, all over 2 times ${bc} times ${cd}. That is ${significant(cos(answer), 4)}, so x is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('a', threeFigures(bd, 'cm')), final('b', inDegrees(answer), 'x')],
        verify: () => {
          if (Math.abs(distance([ab * cos(angle), ab * sin(angle)], [ad, 0]) - bd) > 1e-9)
            return 'BD is not the distance from B to D'
          const found = distance([bc, 0], [cd * cos(answer), cd * sin(answer)])
          return Math.abs(found - bd) < 1e-6 ? null : `with this angle BD would be ${found}`
        },
      }
    },
  },
})
