// The foot of the perpendicular: the shortest distance from a point to a line, and the image in a line.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, drawn, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  type Fraction,
  formula,
  heightAt,
  lineThrough,
  moved,
  perpendicularStep,
  perpendicularTo,
  rightSide,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { minus, substituted, surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** The foot of the perpendicular from P to a line: what is asked is the distance, or the image of P. */
const perpendicularFrom = (random: Random, isDistance: boolean) => {
  const m: Fraction = random.pick([
    [1, 2],
    [2, 1],
    [-2, 1],
    [-1, 2],
    [3, 1],
    [-3, 1],
    [1, 3],
    [1, 1],
  ] as const)
  const [foot, line] = random.until(
    () => {
      const point: Point = [random.integer(-2, 5), random.integer(1, 6)]
      return [point, lineThrough(point, m)] as const
    },
    ([, { c }]) => c[1] === 1 && c[0] !== 0 && Math.abs(c[0]) < 9,
  )
  const p = moved(
    foot,
    [-m[0], m[1]],
    random.sign() * (Math.abs(m[0]) * m[1] === 1 ? random.integer(2, 4) : random.integer(1, 2)),
  )
  const image = moved(foot, [foot[0] - p[0], foot[1] - p[1]])
  const upright = perpendicularTo(line.m)
  const second = lineThrough(p, upright)
  const square = squaredLength(p, foot)
  const ends = [moved(foot, [line.m[1], line.m[0]], 1), moved(foot, [line.m[1], line.m[0]], -1)]
  const picture = bareAxes(
    [p, foot, ...(isDistance ? [] : [image]), ...ends],
    [
      drawn(line),
      segment(p, isDistance ? foot : image, 'dash: "dashed"'),
      `angle-mark(${[foot, p, ends[0] ?? foot].map(([x, y]) => `(${x}, ${y})`).join(', ')}, square: true)`,
      named(p, 'P', foot),
      ...(isDistance ? [] : [named(image, 'Q', foot)]),
    ],
  )
  const last = isDistance
    ? typst`
#working("M1 FT")[distance $= sqrt(${squaresOf(foot, p)})$]
#working("A1")[#result[$${surd(1, square)}$]]`
    : typst`
#note[The foot is halfway between $P$ and its image, so go on by the same step.]
#working("M1 FT")[$(${minus(foot[0])} + ${substituted(foot[0] - p[0])}, ${minus(foot[1])} + ${substituted(foot[1] - p[1])})$]
#working("A1")[$Q$ is #result[$${shownPoint(image)}$]]`
  return {
    question: typst`
${isDistance ? typst`The diagram shows the line $${equation(line)}$ and the point $P${shownPoint(p)}$.` : typst`$Q$ is the image of the point $P${shownPoint(p)}$ after reflection in the line $${equation(line)}$.`}
${picture}
${isDistance ? 'Find the shortest distance from $P$ to the line. Give your answer in exact form.' : 'Find the coordinates of $Q$.'} #marks(6)`,
    answer: typst`
#note[${isDistance ? 'The shortest way to a line is perpendicular to it.' : 'The line from $P$ to $Q$ is perpendicular to the line of reflection.'}]
#working("M1")[${formula(`m = ${perpendicularStep(line.m)}`)}]
#working("A1")[${formula(`${equation(second)}`)}]
#working("M1")[${formula(`${rightSide(second)} = ${rightSide(line)}`)}]
#working("A1")[foot of the perpendicular: $${shownPoint(foot)}$]
${last}`,
    alt: isDistance
      ? plain`The diagram shows the line ${equationInWords(line)} and the point P ${spokenPoint(p)}, which is not on it. Find the shortest distance from P to the line. Give your answer in exact form.`
      : plain`Q is the image of the point P ${spokenPoint(p)} after reflection in the line ${equationInWords(line)}. Find the coordinates of Q.`,
    answerAlt: plain`The perpendicular through P has gradient ${spoken(upright)} and the equation ${equationInWords(second)}. It meets the line at ${spokenPoint(foot)}. ${isDistance ? `The distance from P to this point is ${surdInWords(1, square)}` : plain`Going on by the same step, Q is ${spokenPoint(image)}`}.`,
    answers: isDistance
      ? [final('', number(asTyped(surd(1, square))))]
      : [final('', coordinates(...image), 'Q')],
    verify() {
      const along = (x: number): Point => [x, heightAt(line, x)]
      // No point of the line is nearer to P than the foot, and those of the line are as far from P as from its image.
      const nearest = distance(p, foot)
      const others = [-9, -1, foot[0] - 0.1, foot[0] + 0.1, 7].map(along)
      if (!agree(heightAt(line, foot[0]), foot[1])) return 'the foot is not on the line'
      if (others.some((point) => distance(p, point) < nearest)) return 'another point of the line is nearer'
      return others.every((point) => agree(distance(p, point), distance(image, point)))
        ? null
        : 'the image is another'
    },
  }
}

export const distanceFromLine = defineTemplate({
  id: 'distance-from-a-line',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'shortest-distance': (random) => perpendicularFrom(random, true),
    reflection: (random) => perpendicularFrom(random, false),
  },
})
