// A mast on level ground, seen from two points: from its height to the triangle on the ground.

import { cos, sin, tan } from '../../kit/angles.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { type Space, spaceAngle, spaceDistance } from './space.ts'

const writeMastInSpace = (random: Random, { isRight }: { isRight: boolean }) => {
  const height = random.integer(24, 60)
  const [fromA, fromB] = random.distinct([22, 25, 28, 32, 35, 38, 41], 2)
  const [a = 0, b = 0] = [fromA, fromB]
  const ground = isRight ? 90 : random.integer(104, 128)
  const [ta, tb] = [height / tan(a), height / tan(b)]
  const answer = Math.sqrt(ta ** 2 + tb ** 2 - 2 * ta * tb * cos(ground))
  const printed = significant(answer)
  const [fa, fb] = [unrounded(ta), unrounded(tb)]
  const placed = isRight
    ? typst`$A$ is due west of $F$ and $B$ is due south of $F$`
    : typst`angle $A F B = ${ground}°$`
  const told = isRight ? 'A is due west of F and B is due south of F' : `angle AFB is ${ground} degrees`
  return {
    question: typst`
A vertical mast $T F$ is ${height} m high. $A$, $B$ and $F$ are points on level ground, and ${placed}. The angle of elevation of $T$ is $${a}°$ from $A$ and $${b}°$ from $B$.
#not-to-scale
#sketch(edge((0, 0), (6, 1.4)), edge((6, 1.4), (10.6, -1.6)), edge((0, 0), (10.6, -1.6), dash: "dashed"), edge((6, 1.4), (6, 6.8), body: [${height} m], share: 0.36), edge((0, 0), (6, 6.8)), edge((10.6, -1.6), (6, 6.8)),
  angle-mark((0, 0), (6, 1.4), (6, 6.8), body: $${a}°$, radius: 30pt), angle-mark((10.6, -1.6), (6, 1.4), (6, 6.8), body: $${b}°$, radius: 36pt),
  point((0, 0), $A$, side: "left", mark: false), point((10.6, -1.6), $B$, side: "right", mark: false), point((6, 1.4), $F$, side: "below", mark: false), point((6, 6.8), $T$, side: "above", mark: false), padding: (40pt, 26pt), height: 260pt)
Calculate the distance $A B$. #marks(6)`,
    answer: typst`
#note[$F A$ and $F B$ come from two vertical triangles; $A B$ from the triangle on the ground.]
#working("M1")[$ F A = ${height}/(tan ${a}°) $]
#working("A1")[$F A = ${fa}$]
${
  isRight
    ? typst`#working("M1")[$ F B = ${height}/(tan ${b}°) $]
#working("A1")[$F B = ${fb}$]
#note[West and south are at a right angle: Pythagoras.]
#working("M1 FT")[$A B^2 = (${fa})^2 + (${fb})^2$]`
    : typst`#working("B1")[$ F B = ${height}/(tan ${b}°) = ${fb} $]
#note[Two sides and the angle between them: the cosine rule.]
#working("M2 FT")[$A B^2 = (${fa})^2 + (${fb})^2 - 2 times ${fa} times ${fb} times cos ${ground}°$]
#scheme[*M1* for $display(cos ${ground}° = (F A^2 + F B^2 - A B^2)/(2 times F A times F B))$]`
}
#working("A1")[$A B =$ #result[${printed} m] (3 s.f.)]`,
    alt: plain`A vertical mast TF is ${height} metres high. A, B and F are points on level ground, and ${told}. The angle of elevation of T is ${a} degrees from A and ${b} degrees from B. Calculate the distance AB.`,
    answerAlt: plain`FA is ${height} divided by tan ${a} degrees, ${significant(ta, 4)} metres. FB is ${height} divided by tan ${b} degrees, ${significant(tb, 4)} metres. ${isRight ? "The angle AFB is a right angle, so use Pythagoras' theorem." : `Use the cosine rule with the angle of ${ground} degrees.`} AB is ${printed} metres to 3 significant figures.`,
    answers: [final('', threeFigures(answer, 'm'))],
    verify: () => {
      const top: Space = [0, height, 0]
      const [pointA, pointB]: readonly Space[] = [
        [ta, 0, 0],
        [tb * cos(ground), 0, tb * sin(ground)],
      ]
      if (!pointA || !pointB) return 'there are no points'
      if (Math.abs(spaceAngle(top, pointA, [0, 0, 0]) - a) > 1e-6)
        return 'from A the top is not seen at that angle'
      if (Math.abs(spaceAngle(top, pointB, [0, 0, 0]) - b) > 1e-6)
        return 'from B the top is not seen at that angle'
      return Math.abs(spaceDistance(pointA, pointB) - answer) < 1e-6 ? null : 'AB is another length'
    },
  }
}

export const mastInSpace = defineTemplate({
  id: 'mast-from-two-points',
  marks: 6,
  calculator: true,
  level: 5,
  cases: {
    'right-angle-on-ground': (random) => writeMastInSpace(random, { isRight: true }),
    'angle-on-ground': (random) => writeMastInSpace(random, { isRight: false }),
  },
})
