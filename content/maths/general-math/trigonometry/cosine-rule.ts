// The cosine rule in one triangle.

import { cos, sin } from '../../kit/angles.ts'
import { distance, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { cornersOf, drawTriangle, fromAngleBetween, fromSides } from '../../kit/triangles.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { cornerNames, turns } from './triangle-on-page.ts'

export const cosineRule = defineTemplate({
  id: 'cosine-rule',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'find-side'(random) {
      const names = cornerNames(random)
      const turn = random.pick(turns)
      const [b, c] = random.distinct([5.2, 6.4, 7.1, 7.8, 8.3, 8.9, 9.6, 10.4, 11.2], 2)
      const between = random.integer(42, 78)
      const triangle = fromAngleBetween(b ?? 0, c ?? 0, between)
      const { A, B, C } = names
      const { a, b: shownB, c: shownC } = triangle
      const corners = cornersOf(triangle)
      const shownNames = [A, B, C]
      const printed = significant(a)
      const isObtuse = triangle.A > 90
      return {
        question: typst`
${drawTriangle(corners, { names: shownNames, sides: [`[${shownC} cm]`, '', `[${shownB} cm]`], angles: [`$${triangle.A}°$`], turn })}
Calculate the length of $${B} ${C}$. #marks(4)`,
        answer: typst`
#note[Two sides and the angle between them: the cosine rule.${isObtuse ? ' The cosine of an obtuse angle is negative, so the last term adds.' : ''}]
#working("M2")[$${B} ${C}^2 = ${shownB}^2 + ${shownC}^2 - 2 times ${shownB} times ${shownC} times cos ${triangle.A}°$]
#scheme[*M1* for $display(cos ${triangle.A}° = (${shownB}^2 + ${shownC}^2 - ${B} ${C}^2)/(2 times ${shownB} times ${shownC}))$]
#working("A1")[$${B} ${C}^2 = ${unrounded(a * a)}$]
#working("A1")[$${B} ${C} =$ #result[${printed} cm] (3 s.f.)]`,
        alt: plain`In triangle ${A}${B}${C}, ${A}${B} is ${shownC} cm, ${A}${C} is ${shownB} cm and angle ${B}${A}${C} is ${triangle.A} degrees. Calculate the length of ${B}${C}.`,
        answerAlt: plain`Use the cosine rule. ${B}${C} squared is ${shownB} squared plus ${shownC} squared minus 2 times ${shownB} times ${shownC} times cos ${triangle.A} degrees, which is ${significant(a * a, 5)}. The square root gives ${B}${C}: ${printed} cm to 3 significant figures.`,
        answers: [final('', threeFigures(a, 'cm'))],
        verify: () => {
          const { a, b, c, A } = triangle
          const found = distance([b * cos(A), b * sin(A)], [c, 0])
          return roundsTo(found, a.toFixed(6)) ? null : `by coordinates the side is ${found}`
        },
      }
    },
    'find-angle'(random) {
      const names = cornerNames(random)
      const turn = random.pick(turns)
      const triangle = random.until(
        () => {
          const [a, b, c] = [random.decimal(7, 13, 1), random.decimal(6, 12, 1), random.decimal(6, 12, 1)]
          return a < b + c - 1 ? fromSides(a, b, c) : fromSides(1, 1, 1)
        },
        ({ a, A, B, C }) => a > 1 && A > 50 && Math.min(B, C) > 32 && Math.abs(A - 90) > 4,
      )
      const { A, B, C } = names
      const { a, b, c } = triangle
      const corners = cornersOf(triangle)
      const shownNames = [A, B, C]
      const printed = degrees(triangle.A)
      const top = b ** 2 + c ** 2 - a ** 2
      return {
        question: typst`
${drawTriangle(corners, { names: shownNames, sides: [`[${c} cm]`, `[${a} cm]`, `[${b} cm]`], turn })}
Calculate angle $${B} ${A} ${C}$. #marks(4)`,
        answer: typst`
#note[Three sides are known: the cosine rule. The side opposite the angle, ${a} cm, is the one that is subtracted.]
#working("M2")[$ cos ${A} = (${b}^2 + ${c}^2 - ${a}^2)/(2 times ${b} times ${c}) $]
#scheme[*M1* for $${a}^2 = ${b}^2 + ${c}^2 - 2 times ${b} times ${c} times cos ${A}$]
#working("A1")[$ cos ${A} = ${unrounded(top)}/${unrounded(2 * b * c)} = ${unrounded(top / (2 * b * c))} $]
#working("A1")[angle $${B} ${A} ${C} =$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`In triangle ${A}${B}${C}, ${A}${B} is ${c} cm, ${B}${C} is ${a} cm and ${A}${C} is ${b} cm. Calculate angle ${B}${A}${C}.`,
        answerAlt: plain`Use the cosine rule. Cos ${A} is ${b} squared plus ${c} squared minus ${a} squared, all over 2 times ${b} times ${c}. That is ${significant(top / (2 * b * c), 4)}, so angle ${B}${A}${C} is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', inDegrees(triangle.A))],
        verify: () => {
          const { a, b, c, A } = triangle

          // Walk round the triangle with this angle: the far side must come out.
          const found = distance([b, 0], [c * cos(A), c * sin(A)])
          return Math.abs(found - a) < 1e-6 ? null : `with this angle the far side is ${found}`
        },
      }
    },
    'obtuse-angle-between'(random) {
      const names = cornerNames(random)
      const turn = random.pick(turns)
      const [b, c] = random.distinct([5.2, 6.4, 7.1, 7.8, 8.3, 8.9, 9.6, 10.4, 11.2], 2)
      const between = random.integer(98, 126)
      const triangle = fromAngleBetween(b ?? 0, c ?? 0, between)
      const { A, B, C } = names
      const { a, b: shownB, c: shownC } = triangle
      const corners = cornersOf(triangle)
      const shownNames = [A, B, C]
      const printed = significant(a)
      const isObtuse = triangle.A > 90
      return {
        question: typst`
${drawTriangle(corners, { names: shownNames, sides: [`[${shownC} cm]`, '', `[${shownB} cm]`], angles: [`$${triangle.A}°$`], turn })}
Calculate the length of $${B} ${C}$. #marks(4)`,
        answer: typst`
#note[Two sides and the angle between them: the cosine rule.${isObtuse ? ' The cosine of an obtuse angle is negative, so the last term adds.' : ''}]
#working("M2")[$${B} ${C}^2 = ${shownB}^2 + ${shownC}^2 - 2 times ${shownB} times ${shownC} times cos ${triangle.A}°$]
#scheme[*M1* for $display(cos ${triangle.A}° = (${shownB}^2 + ${shownC}^2 - ${B} ${C}^2)/(2 times ${shownB} times ${shownC}))$]
#working("A1")[$${B} ${C}^2 = ${unrounded(a * a)}$]
#working("A1")[$${B} ${C} =$ #result[${printed} cm] (3 s.f.)]`,
        alt: plain`In triangle ${A}${B}${C}, ${A}${B} is ${shownC} cm, ${A}${C} is ${shownB} cm and angle ${B}${A}${C} is ${triangle.A} degrees. Calculate the length of ${B}${C}.`,
        answerAlt: plain`Use the cosine rule. ${B}${C} squared is ${shownB} squared plus ${shownC} squared minus 2 times ${shownB} times ${shownC} times cos ${triangle.A} degrees, which is ${significant(a * a, 5)}. The square root gives ${B}${C}: ${printed} cm to 3 significant figures.`,
        answers: [final('', threeFigures(a, 'cm'))],
        verify: () => {
          const { a, b, c, A } = triangle
          const found = distance([b * cos(A), b * sin(A)], [c, 0])
          return roundsTo(found, a.toFixed(6)) ? null : `by coordinates the side is ${found}`
        },
      }
    },
  },
})
