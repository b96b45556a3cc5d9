// The sine rule in one triangle. Numbers are drawn so that only one triangle fits.

import { sin } from '../../kit/angles.ts'
import { angleAt } from '../../kit/checking.ts'
import { final, inNamedUnit, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { cornersOf, drawTriangle, fromAngles, fromOppositeAngle, fromSides } from '../../kit/triangles.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { cornerNames, turns } from './triangle-on-page.ts'

export const sineRule = defineTemplate({
  id: 'sine-rule',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'find-side'(random) {
      const side = random.decimal(6, 14, 1)
      const triangle = random.until(
        () => fromAngles(side, random.integer(38, 80), random.integer(34, 75)),
        ({ C }) => C > 35 && C < 95,
      )
      const names = cornerNames(random)
      const turn = random.pick(turns)
      const { A, B, C } = names
      const { a, b } = triangle
      const corners = cornersOf(triangle)
      const shownNames = [A, B, C]
      const printed = significant(b)
      const from = triangle.B
      const wanted = `${A} ${C}`
      return {
        question: typst`
In triangle $${A} ${B} ${C}$, angle $${B} ${A} ${C} = ${triangle.A}°$, angle $${A} ${B} ${C} = ${triangle.B}°$ and $${B} ${C} = ${a}$ cm.
${drawTriangle(corners, {
  names: shownNames,
  sides: ['', `[${a} cm]`, '$x$'],
  angles: [`$${triangle.A}°$`, `$${triangle.B}°$`],
  turn,
})}
Calculate $x$, the length of $${wanted}$ in centimetres. #marks(3)`,
        answer: typst`
#note[Each side goes with the angle opposite it.]
#working("M1")[$ x/(sin ${triangle.B}°) = ${a}/(sin ${triangle.A}°) $]
#working("M1")[$ x = (${a} times sin ${triangle.B}°)/(sin ${triangle.A}°) $]
#working("A1")[$x =$ #result[${printed}] (3 s.f.)]`,
        alt: plain`In triangle ${A}${B}${C}, angle ${B}${A}${C} is ${triangle.A} degrees, angle ${A}${B}${C} is ${triangle.B} degrees and ${B}${C} is ${a} cm. Calculate x, the length of ${wanted.replace(' ', '')} in centimetres.`,
        answerAlt: plain`Use the sine rule. x over sin ${from} degrees equals ${a} over sin ${triangle.A} degrees. So x is ${a} times sin ${from} degrees, all divided by sin ${triangle.A} degrees, which is ${printed} to 3 significant figures.`,
        answers: [final('', inNamedUnit(threeFigures(b, 'cm')), 'x')],
        verify: () => {
          const { a, b, c, A, B, C } = triangle

          if (Math.abs(A + B + C - 180) > 1e-9) return 'the angles do not add up to 180'
          // The three sides alone must give the angles back.
          const [pointA, pointB, pointC] = cornersOf(fromSides(a, b, c))
          const found = angleAt(pointA, pointB, pointC)
          return Math.abs(found - A) < 1e-6 ? null : `the sides make an angle of ${found}`
        },
      }
    },
    'find-angle'(random) {
      const side = random.decimal(6, 14, 1)
      const triangle = fromOppositeAngle(Number((side * 1.3).toFixed(1)), side, random.integer(48, 75))
      const names = cornerNames(random)
      const turn = random.pick(turns)
      const { A, B, C } = names
      const { a, b } = triangle
      const corners = cornersOf(triangle)
      const shownNames = [A, B, C]
      const printed = degrees(triangle.B)
      return {
        question: typst`
In triangle $${A} ${B} ${C}$, $${B} ${C} = ${a}$ cm, $${A} ${C} = ${b}$ cm and angle $${B} ${A} ${C} = ${triangle.A}°$.
${drawTriangle(corners, { names: shownNames, sides: ['', `[${a} cm]`, `[${b} cm]`], angles: [`$${triangle.A}°$`], turn })}
Calculate angle $${A} ${B} ${C}$. #marks(3)`,
        answer: typst`
#note[Two sides and an angle opposite one of them: the sine rule, with the angles on top.]
#working("M1")[$ (sin ${B})/${b} = (sin ${triangle.A}°)/${a} $]
#working("M1")[$ sin ${B} = (${b} times sin ${triangle.A}°)/${a} = ${unrounded(sin(triangle.B))} $]
#working("A1")[angle $${A} ${B} ${C} =$ #result[$${printed}$] (1 d.p.)]
#note[$${A} ${C}$ is shorter than $${B} ${C}$, so the angle is acute.]`,
        alt: plain`In triangle ${A}${B}${C}, ${B}${C} is ${a} cm, ${A}${C} is ${b} cm and angle ${B}${A}${C} is ${triangle.A} degrees. Calculate angle ${A}${B}${C}.`,
        answerAlt: plain`Use the sine rule. Sin ${B} over ${b} equals sin ${triangle.A} degrees over ${a}. So sin ${B} is ${significant(sin(triangle.B), 4)}, and angle ${A}${B}${C} is ${degreesInWords(printed)} to 1 decimal place. It is acute because it is opposite the shorter side.`,
        answers: [final('', inDegrees(triangle.B))],
        verify: () => {
          const { a, b, c, A, B, C } = triangle

          if (Math.abs(A + B + C - 180) > 1e-9) return 'the angles do not add up to 180'
          // The three sides alone must give the angles back.
          const [pointA, pointB, pointC] = cornersOf(fromSides(a, b, c))
          const found = angleAt(pointB, pointA, pointC)
          return Math.abs(found - B) < 1e-6 ? null : `the sides make an angle of ${found}`
        },
      }
    },
    'third-angle-first'(random) {
      const side = random.decimal(6, 14, 1)
      const triangle = random.until(
        () => fromAngles(side, random.integer(38, 80), random.integer(34, 75)),
        ({ C }) => C > 35 && C < 95,
      )
      const names = cornerNames(random)
      const turn = random.pick(turns)
      const { A, B, C } = names
      const { a, c } = triangle
      const corners = cornersOf(triangle)
      const shownNames = [A, B, C]
      const printed = significant(c)
      const from = triangle.C
      const wanted = `${A} ${B}`
      return {
        question: typst`
In triangle $${A} ${B} ${C}$, angle $${B} ${A} ${C} = ${triangle.A}°$, angle $${A} ${B} ${C} = ${triangle.B}°$ and $${B} ${C} = ${a}$ cm.
${drawTriangle(corners, {
  names: shownNames,
  sides: ['$x$', `[${a} cm]`],
  angles: [`$${triangle.A}°$`, `$${triangle.B}°$`],
  turn,
})}
Calculate $x$, the length of $${wanted}$ in centimetres. #marks(3)`,
        answer: typst`
#working("B1")[angle $${A} ${C} ${B} = 180° - ${triangle.A}° - ${triangle.B}° = ${from}°$]
#note[Now the angle opposite $x$ is known.]
#working("M1")[$ x = (${a} times sin ${from}°)/(sin ${triangle.A}°) $]
#working("A1")[$x =$ #result[${printed}] (3 s.f.)]`,
        alt: plain`In triangle ${A}${B}${C}, angle ${B}${A}${C} is ${triangle.A} degrees, angle ${A}${B}${C} is ${triangle.B} degrees and ${B}${C} is ${a} cm. Calculate x, the length of ${wanted.replace(' ', '')} in centimetres.`,
        answerAlt: plain`Angle ${A}${C}${B} is 180 minus ${triangle.A} minus ${triangle.B}, which is ${from} degrees. Use the sine rule. x over sin ${from} degrees equals ${a} over sin ${triangle.A} degrees. So x is ${a} times sin ${from} degrees, all divided by sin ${triangle.A} degrees, which is ${printed} to 3 significant figures.`,
        answers: [final('', inNamedUnit(threeFigures(c, 'cm')), 'x')],
        verify: () => {
          const { a, b, c, A, B, C } = triangle

          if (Math.abs(A + B + C - 180) > 1e-9) return 'the angles do not add up to 180'
          // The three sides alone must give the angles back.
          const [pointA, pointB, pointC] = cornersOf(fromSides(a, b, c))
          const found = angleAt(pointA, pointB, pointC)
          return Math.abs(found - A) < 1e-6 ? null : `the sides make an angle of ${found}`
        },
      }
    },
  },
})
