// Triangles of two journeys, whose angle is found from bearings.

import { arccos, bearing } from '../../kit/angles.ts'
import { distance } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { inDegrees } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { bearingOf, spokenBearing, travel } from './bearings.ts'

const writeBearingTriangle = (random: Random, { isGiven }: { isGiven: boolean }) => {
  const first = random.integer(35, 75)
  const between = random.integer(78, 122)
  // At B the way turns; the angle ABC is `between`.
  const second = first + 180 - between
  const { ab, bc } = random.until(
    () => ({ ab: random.integer(14, 32), bc: random.integer(14, 32) }),
    ({ ab, bc }) => Math.abs(ab - bc) > 3,
  )
  const c = travel(travel([0, 0], ab, first), bc, second)
  const ac = distance([0, 0], c)
  const atA = arccos((ab ** 2 + ac ** 2 - bc ** 2) / (2 * ab * ac))
  const [b, shownC] = [travel([0, 0], ab, first), travel(travel([0, 0], ab, first), bc, second)]
  const length = (Math.max(ab, bc) * 0.5).toFixed(2)
  const inner = atA.toFixed(1)
  const answer = bearing(Number((first + Number(inner)).toFixed(1)))
  const opening = isGiven
    ? typst`A ship sails ${ab} km from $A$ to $B$ on a bearing of $${bearing(first)}$. It then sails ${bc} km to $C$, where angle $A B C = ${between}°$.`
    : typst`A ship sails ${ab} km from $A$ to $B$ on a bearing of $${bearing(first)}$. It then sails ${bc} km from $B$ to $C$ on a bearing of $${bearing(second)}$.`
  const angle = isGiven
    ? ''
    : typst`#note[At $B$, the way back to $A$ is $180° - ${first}° = ${180 - first}°$ anticlockwise from north.]
`
  const firstPart = isGiven
    ? typst`#part("a")[
#working("M2")[$A C^2 = ${ab}^2 + ${bc}^2 - 2 times ${ab} times ${bc} times cos ${between}°$]
#scheme[*M1* for $display(cos ${between}° = (${ab}^2 + ${bc}^2 - A C^2)/(2 times ${ab} times ${bc}))$]
#working("A1")[$A C = ${unrounded(ac)}$ #linebreak() $A C =$ #result[${significant(ac)} km] (3 s.f.)]]`
    : typst`#part("a")[
${angle}#working("B1")[angle $A B C = 360° - ${180 - first}° - ${second}° = ${between}°$]
#working("M1")[$A C^2 = ${ab}^2 + ${bc}^2 - 2 times ${ab} times ${bc} times cos ${between}°$]
#working("A1")[$A C = ${unrounded(ac)}$ #linebreak() $A C =$ #result[${significant(ac)} km] (3 s.f.)]]`
  return {
    question: typst`
${opening}
#sketch(north((0, 0), ${length}), north(${pair(b)}, ${length}), edge((0, 0), ${pair(b)}, body: [${ab} km]), edge(${pair(b)}, ${pair(shownC)}, body: [${bc} km]), edge((0, 0), ${pair(shownC)}),
  bearing-mark((0, 0), ${first}deg, body: $${bearing(first)}$)${isGiven ? `, angle-mark(${pair(b)}, (0, 0), ${pair(shownC)}, body: $${between}°$, square: false)` : `, bearing-mark(${pair(b)}, ${second}deg, body: $${bearing(second)}$)`},
  point((0, 0), $A$, side: "left"), point(${pair(b)}, $B$, side: "${isGiven ? 'right' : 'left'}"), point(${pair(shownC)}, $C$, side: "below"), height: 260pt)
#part("a", 3)[Calculate the distance $A C$.]
#part("b", 3)[Calculate the bearing of $C$ from $A$.]`,
    answer: typst`${firstPart}
#part("b")[
#working("M1 FT")[$ (sin A)/${bc} = (sin ${between}°)/${unrounded(ac)} $]
#working("A1")[angle $B A C = ${inner}°$]
#working("B1 FT")[bearing $= ${first}° + ${inner}° =$ #result[$${answer}$]]]`,
    alt: plain`A ship sails ${ab} kilometres from A to B on a bearing of ${spokenBearing(bearing(first))}. It then sails ${bc} kilometres from B to C, ${isGiven ? `where angle ABC is ${between} degrees, C being east of the line AB` : `on a bearing of ${spokenBearing(bearing(second))}`}. Part a: calculate the distance AC. Part b: calculate the bearing of C from A.`,
    answerAlt: plain`Part a: ${isGiven ? '' : `angle ABC is 360 minus ${180 - first} minus ${second}, which is ${between} degrees. `}By the cosine rule, AC is ${significant(ac)} kilometres to 3 significant figures. Part b: by the sine rule, sin of angle BAC over ${bc} equals sin ${between} degrees over AC, so angle BAC is ${inner} degrees. The bearing is ${first} plus ${inner}, which is ${spokenBearing(answer)}.`,
    answers: [final('a', threeFigures(ac, 'km')), final('b', inDegrees(first + atA))],
    verify: () => {
      // Sail the journey in coordinates.
      const b = travel([0, 0], ab, first)
      const c = travel(b, bc, second)
      const turned = (bearingOf(b, [0, 0]) - bearingOf(b, c) + 360) % 360
      if (Math.abs(turned - between) > 1e-6) return `the angle at B is ${turned}`
      if (Math.abs(Math.hypot(...c) - ac) > 1e-6) return `C is ${Math.hypot(...c)} km away`
      const found = bearingOf([0, 0], c)
      return Math.abs(found - (first + atA)) < 1e-6 && found < 180 ? null : `the bearing of C is ${found}`
    },
  }
}

export const bearingTriangle = defineTemplate({
  id: 'bearings-in-a-triangle',
  marks: 6,
  calculator: true,
  level: 5,
  cases: {
    'distance-and-bearing': (random) => writeBearingTriangle(random, { isGiven: true }),
    'angle-from-bearings': (random) => writeBearingTriangle(random, { isGiven: false }),
  },
})
