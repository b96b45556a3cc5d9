// The sine rule and the cosine rule in one triangle. Numbers are drawn so that only one triangle fits.

import { cos, sin } from '../../kit/angles.ts'
import { angleAt, distance, roundsTo } from '../../kit/checking.ts'
import { final, inNamedUnit, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import {
  cornersOf,
  drawTriangle,
  fromAngleBetween,
  fromAngles,
  fromOppositeAngle,
  fromSides,
} from '../../kit/triangles.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Names of the corners; the sides opposite them are called by the same letter in lower case. */
const cornerNames = (random: Random) => {
  const [A = '', B = '', C = ''] = random.pick(['ABC', 'PQR', 'LMN', 'XYZ'])
  return { A, B, C }
}

const turns = [0, 15, -20, 170, 40]

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
