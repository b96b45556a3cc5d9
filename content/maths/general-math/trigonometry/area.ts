// Area as half the product of two sides and the sine between them, and the shortest distance to a line that follows.

import { arcsin, cos, sin } from '../../kit/angles.ts'
import { angleAt, polygonArea, roundsTo } from '../../kit/checking.ts'
import { final, inNamedUnit, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { cornersOf, drawTriangle, fromAngleBetween } from '../../kit/triangles.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const areaOfTriangle = defineTemplate({
  id: 'area-by-sine',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'find-area'(random) {
      const angle = random.integer(98, 140)
      const [b, c] = [random.decimal(5, 12, 1), random.decimal(6, 14, 1)]
      const answer = (b * c * sin(angle)) / 2
      const turn = random.pick([0, 15, -20, 165])
      const printed = significant(answer)
      const names = ['A', 'B', 'C']
      return {
        question: typst`
${drawTriangle(cornersOf(fromAngleBetween(b, c, angle)), { names, sides: [`[${c} cm]`, '', `[${b} cm]`], angles: [`$${angle}°$`], turn })}
Calculate the area of triangle $A B C$. #marks(3)`,
        answer: typst`
#note[Two sides and the angle between them: area $= display(1/2) b c sin A$.]
#working("M2")[$ "area" = 1/2 times ${b} times ${c} times sin ${angle}° $]
#scheme[*M1* for the two sides and $sin ${angle}°$ multiplied without the half]
#working("A1")[area $=$ #result[${printed} cm²] (3 s.f.)]`,
        alt: plain`In triangle ABC, AB is ${c} cm, AC is ${b} cm and angle BAC is ${angle} degrees. Calculate the area of triangle ABC.`,
        answerAlt: plain`The area is half times ${b} times ${c} times sin ${angle} degrees, which is ${printed} square centimetres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => {
          const [side, between] = [c, angle]
          const [p, q] = [
            [side ?? 0, 0],
            [b * cos(between ?? 0), b * sin(between ?? 0)],
          ] as const
          const found = polygonArea([0, 0], p, q)
          return Math.abs(found - answer) < 1e-6 ? null : `the corners enclose ${found}, not ${answer}`
        },
      }
    },
    'find-side'(random) {
      const angle = random.integer(35, 78)
      const [b, c] = [random.decimal(5, 12, 1), random.decimal(6, 14, 1)]
      // In these two the area is given, so it is a printed number and the rest follows from it.
      const area = Number(significant((b * c * sin(angle)) / 2))
      const answer = (2 * area) / (b * sin(angle))
      const turn = random.pick([0, 15, -20, 165])
      const printed = significant(answer)
      const names = ['A', 'B', 'C']
      return {
        question: typst`
The area of triangle $A B C$ is ${area} cm².
${drawTriangle(cornersOf(fromAngleBetween(b, answer, angle)), { names, sides: ['$x$', '', `[${b} cm]`], angles: [`$${angle}°$`], turn })}
Calculate $x$, the length of $A B$ in centimetres. #marks(3)`,
        answer: typst`
#working("M1")[$ 1/2 times ${b} times x times sin ${angle}° = ${area} $]
#working("M1")[$ x = (2 times ${area})/(${b} times sin ${angle}°) $]
#working("A1")[$x =$ #result[${printed}] (3 s.f.)]`,
        alt: plain`The area of triangle ABC is ${area} square centimetres. AC is ${b} cm, angle BAC is ${angle} degrees and AB is x cm. Calculate x.`,
        answerAlt: plain`Half times ${b} times x times sin ${angle} degrees is ${area}. So x is 2 times ${area}, all over ${b} times sin ${angle} degrees, which is ${printed} to 3 significant figures.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'cm')), 'x')],
        verify: () => {
          const [side, between] = [answer, angle]
          const [p, q] = [
            [side ?? 0, 0],
            [b * cos(between ?? 0), b * sin(between ?? 0)],
          ] as const
          const found = polygonArea([0, 0], p, q)
          return Math.abs(found - area) < 1e-6 ? null : `the corners enclose ${found}, not ${area}`
        },
      }
    },
    'find-angle'(random) {
      const angle = random.integer(35, 78)
      const [b, c] = [random.decimal(5, 12, 1), random.decimal(6, 14, 1)]
      // In these two the area is given, so it is a printed number and the rest follows from it.
      const area = Number(significant((b * c * sin(angle)) / 2))
      const answer = arcsin((2 * area) / (b * c))
      const printed = degrees(answer)
      return {
        question: typst`
A triangular plot of land in Sylhet has an area of ${area} m². Two of its sides are ${b} m and ${c} m long, and the angle between them is acute.

Calculate this angle. #marks(3)`,
        answer: typst`
#working("M1")[$ 1/2 times ${b} times ${c} times sin x = ${area} $]
#working("M1")[$ sin x = (2 times ${area})/(${b} times ${c}) = ${unrounded((2 * area) / (b * c))} $]
#working("A1")[$x =$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`A triangular plot of land has an area of ${area} square metres. Two of its sides are ${b} metres and ${c} metres long, and the angle between them is acute. Calculate this angle.`,
        answerAlt: plain`Half times ${b} times ${c} times sin x is ${area}. So sin x is ${significant((2 * area) / (b * c), 4)}, and x is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', inDegrees(answer))],
        verify: () => {
          const [side, between] = [c, answer]
          const [p, q] = [
            [side ?? 0, 0],
            [b * cos(between ?? 0), b * sin(between ?? 0)],
          ] as const
          const found = polygonArea([0, 0], p, q)
          if (!roundsTo(angleAt([0, 0], p, q), degrees(answer))) return 'the angle is another'
          return Math.abs(found - area) < 1e-6 ? null : `the corners enclose ${found}, not ${area}`
        },
      }
    },
    parallelogram(random) {
      const angle = random.integer(35, 78)
      const [b, c] = [random.decimal(5, 12, 1), random.decimal(6, 14, 1)]
      const answer = b * c * sin(angle)
      const printed = significant(answer)
      const [x, y] = [(b * cos(angle)).toFixed(3), (b * sin(angle)).toFixed(3)]
      return {
        question: typst`
$P Q R S$ is a parallelogram.
#sketch(polygon-of((0, 0), (${c}, 0), (${(c + b * cos(angle)).toFixed(3)}, ${y}), (${x}, ${y}), names: ("P", "Q", "R", "S"), sides: ([${c} m], none, none, [${b} m]), angles: ($${angle}°$,)))
Calculate its area. #marks(3)`,
        answer: typst`
#note[A diagonal cuts the parallelogram into two equal triangles.]
#working("M2")[$ "area" = 2 times 1/2 times ${c} times ${b} times sin ${angle}° $]
#scheme[*M1* for the area of one triangle, $display(1/2 times ${c} times ${b} times sin ${angle}°)$]
#working("A1")[area $=$ #result[${printed} m²] (3 s.f.)]`,
        alt: plain`PQRS is a parallelogram with PQ ${c} metres, PS ${b} metres and angle SPQ ${angle} degrees. Calculate its area.`,
        answerAlt: plain`A diagonal cuts it into two equal triangles, so the area is ${c} times ${b} times sin ${angle} degrees, which is ${printed} square metres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm²'))],
        verify: () => {
          const [side, between] = [c, angle]
          const [p, q] = [
            [side ?? 0, 0],
            [b * cos(between ?? 0), b * sin(between ?? 0)],
          ] as const
          const found = polygonArea([0, 0], p, q)
          const wanted = answer / 2
          return Math.abs(found - wanted) < 1e-6 ? null : `the corners enclose ${found}, not ${wanted}`
        },
      }
    },
  },
})

const writeShortestDistance = (random: Random, { isArea }: { isArea: boolean }) => {
  // BC is given rounded in one case; the answer must not hang on that.
  const { b, c, angle, across } = random.until(
    () => {
      const [b, c] = [random.integer(60, 95), random.integer(100, 140)]
      const angle = random.integer(48, 70)
      return { b, c, angle, across: fromAngleBetween(b, c, angle).a }
    },
    ({ b, c, angle, across }) => {
      // The foot of the perpendicular must lie on the path, not beyond its end.
      if (c * c > across * across + b * b) return false
      const twice = b * c * sin(angle)
      return significant(twice / across) === significant(twice / Number(significant(across)))
    },
  )
  const answer = isArea ? (b * c * sin(angle)) / across : b * sin(angle)
  const printed = significant(answer)
  const [, , top] = cornersOf(fromAngleBetween(b, c, angle))
  const figure = drawTriangle([[0, 0], [c, 0], top], {
    names: ['A', 'B', 'C'],
    sides: [`[${c} m]`, '', `[${b} m]`],
    angles: [`$${angle}°$`],
    turn: isArea ? 12 : 0,
  })
  const asked = isArea ? 'from $A$ to the path $B C$' : 'from $C$ to the path $A B$'
  const opening = isArea
    ? 'Three straight paths in a park join the gates $A$, $B$ and $C$.'
    : 'A field is a triangle $A B C$. A straight path runs along $A B$.'
  return {
    question: typst`
${opening}
${figure}
#part("a", ${isArea ? 2 : 3})[Calculate ${isArea ? 'the area of triangle $A B C$' : 'the length of $B C$'}.]
#part("b", ${isArea ? 3 : 2})[${isArea ? `$B C = ${significant(across)}$ m, correct to 3 significant figures. ` : ''}Calculate the shortest distance ${asked}.]`,
    answer: isArea
      ? typst`
#part("a")[
#working("M1")[$ 1/2 times ${b} times ${c} times sin ${angle}° $]
#working("A1")[#result[${significant((b * c * sin(angle)) / 2)} m²] (3 s.f.)]]
#part("b")[
#note[The shortest distance, $h$, is perpendicular to $B C$: it is the height when $B C$ is the base.]
#working("M1 FT")[$ 1/2 times ${significant(across)} times h = ${unrounded((b * c * sin(angle)) / 2)} $]
#working("M1")[$ h = (2 times ${unrounded((b * c * sin(angle)) / 2)})/${significant(across)} $]
#working("A1")[$h =$ #result[${printed} m] (3 s.f.)]]`
      : typst`
#part("a")[
#working("M2")[$B C^2 = ${b}^2 + ${c}^2 - 2 times ${b} times ${c} times cos ${angle}°$]
#scheme[*M1* for $display(cos ${angle}° = (${b}^2 + ${c}^2 - B C^2)/(2 times ${b} times ${c}))$]
#working("A1")[$B C =$ #result[${significant(across)} m] (3 s.f.)]]
#part("b")[
#note[The shortest distance is perpendicular to $A B$. With it, $A C$ is the hypotenuse of a right-angled triangle.]
#working("M1")[$d = ${b} times sin ${angle}°$]
#working("A1")[$d =$ #result[${printed} m] (3 s.f.)]]`,
    alt: isArea
      ? plain`Three straight paths join the gates A, B and C. AB is ${c} metres, AC is ${b} metres and angle BAC is ${angle} degrees. Part a: calculate the area of triangle ABC. Part b: BC is ${significant(across)} metres to 3 significant figures. Calculate the shortest distance from A to the path BC.`
      : plain`A field is a triangle ABC, with a path along AB. AB is ${c} metres, AC is ${b} metres and angle BAC is ${angle} degrees. Part a: calculate BC. Part b: calculate the shortest distance from C to the path AB.`,
    answerAlt: isArea
      ? plain`Part a: half times ${b} times ${c} times sin ${angle} degrees is ${significant((b * c * sin(angle)) / 2)} square metres to 3 significant figures. Part b: the shortest distance h is the height on BC. Half times ${significant(across)} times h is the area, so h is ${printed} metres to 3 significant figures.`
      : plain`Part a: by the cosine rule, BC squared is ${b} squared plus ${c} squared minus 2 times ${b} times ${c} times cos ${angle} degrees, so BC is ${significant(across)} metres to 3 significant figures. Part b: the shortest distance is perpendicular to AB. It is ${b} times sin ${angle} degrees, which is ${printed} metres to 3 significant figures.`,
    answers: [
      final('a', isArea ? threeFigures((b * c * sin(angle)) / 2, 'm²') : threeFigures(across, 'm')),
      final('b', threeFigures(answer, 'm')),
    ],
    verify: () => {
      // The least of the distances from the corner to very many points of the path.
      const top = [b * cos(angle), b * sin(angle)] as const
      const [from, start, end] = isArea ? [[0, 0], [c, 0], top] : [top, [0, 0], [c, 0]]
      const [[x = 0, y = 0], [x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [from, start, end] as const
      let least = Number.POSITIVE_INFINITY
      for (let n = 0; n <= 4_000; n += 1) {
        const share = n / 4_000
        least = Math.min(least, Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y))
      }
      return Math.abs(least - answer) < 1e-3 * answer ? null : `a point of the path is ${least} away`
    },
  }
}

export const shortestDistance = defineTemplate({
  id: 'shortest-distance',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'by-area': (random) => writeShortestDistance(random, { isArea: true }),
    'by-right-angle': (random) => writeShortestDistance(random, { isArea: false }),
  },
})
