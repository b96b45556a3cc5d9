// |ax + b| on one side of a slanting line: between two crossings, outside them, or on one side of the only one.

import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongStretches } from './checks.ts'
import { bareAxes, bentLine, dashed, frameFor, label, onAxis, straightLine } from './drawings.ts'
import {
  ascending,
  bands,
  compares,
  isLess,
  isStrict,
  modulus,
  modulusSpoken,
  printed,
  type Relation,
  relationSpoken,
  roomy,
  type Stretch,
  said,
  size,
  solution,
  solutionAsked,
  solutionSpoken,
} from './expressions.ts'
import { crossings } from './modulus-equations.ts'
import { orBySquares } from './other-methods.ts'

type Side = 'below' | 'above' | 'one-critical-value'

const compared = (side: Side) => (random: Random) => {
  const one = side === 'one-critical-value'
  const relation: Relation = {
    below: random.pick(['<', '<='] as const),
    above: random.pick(['>', '>='] as const),
    'one-critical-value': random.pick(['<', '>='] as const),
  }[side]
  const { a, b, c, d } = random.until(
    () => ({
      a: random.integer(1, 4),
      b: random.integerExcept(-9, 9, 0),
      c: random.integerExcept(-5, 5, 0),
      d: random.integerExcept(-8, 12, 0),
    }),
    ({ a, b, c, d }) => {
      if (Math.abs(a) === Math.abs(c)) return false
      const { first, second, firstHolds, secondHolds } = crossings(a, b, c, d)
      if (first[1] > 5 || second[1] > 5 || first[0] === 0 || second[0] === 0) return false
      const highest = Math.max(
        ...[first, second].map((x) => Math.abs(size(x))),
        ...[first, second].map((x) => (c * size(x) + d) / 2),
      )
      if (highest > 8 || Math.abs(size(first) - size(second)) < 1 || Math.abs(b / a) > 5) return false
      if (!one) return firstHolds && secondHolds && first[1] * second[1] > 1 && d > 0
      const kept = firstHolds ? first : second
      return firstHolds !== secondHolds && c * size(kept) + d > 1.5 && Math.abs(d) < 9
    },
  )
  const { first, second, firstHolds, secondHolds } = crossings(a, b, c, d)
  const kept = firstHolds ? first : second
  const found = ascending(...(firstHolds ? [first] : []), ...(secondHolds ? [second] : []))
  const [low = kept, high = low] = found
  const below = isLess(relation)
  // A line steeper than the V is above it to the right if it rises.
  const set = one
    ? [below === c > 0 ? { from: low, to: null } : { from: null, to: low }]
    : bands(low, high, below)
  const strict = isStrict(relation)
  const line = linear(c, d)
  const arm = (isFirst: boolean) => (isFirst ? linear(a, b) : linear(-a, -b))
  const asked = `${modulus(a, b)} ${relation} ${line}`
  const points = found.map((x): [number, number] => [size(x), c * size(x) + d])
  const top = Math.max(...points.map(([, y]) => y), Math.abs(b) * 0.6, 2) * 1.15
  const frame = frameFor([...points, [-b / a, 0], [(top - b) / a, top], [(-top - b) / a, top]], 0.06, 0.14)
  const ends = (part: Stretch) =>
    onAxis(part.from === null ? frame.x[0] : size(part.from), part.to === null ? frame.x[1] : size(part.to))
  const figure = bareAxes(
    frame,
    [
      bentLine(a, b, frame),
      straightLine(c, d, frame),
      ...set.map(ends),
      ...points.map((point) => dashed(point, [point[0], 0])),
      ...found.map((x) => label([size(x), 0], printed(x), 'below')),
    ],
    190,
    true,
  )
  const where = below ? 'below' : 'above'
  return {
    question: typst`
Solve the inequality $${asked}$. #marks(5)`,
    answer: typst`
#note[Find where the graphs of the two sides meet.]
${
  one
    ? typst`#working("M1")[$${arm(firstHolds)} = ${line}$]
#working("A1")[${roomy(typst`x = ${printed(kept)}`)}]
#working("M1 soi")[considers the other arm, #box[$${arm(!firstHolds)} = ${line}$], or sketches both graphs]
#working("A1 soi")[its ${roomy(typst`x = ${printed(firstHolds ? second : first)}`)} makes #box[$${line}$] negative, or one meeting point in the sketch: only ${roomy(typst`x = ${printed(kept)}`)}]`
    : typst`#working("M1")[$${linear(a, b)} = ${line}$]
#working("A1")[${roomy(typst`x = ${printed(first)}`)}]
#working("M1")[$${linear(-a, -b)} = ${line}$]
#working("A1")[${roomy(typst`x = ${printed(second)}`)}]`
}
${orBySquares(`(${linear(a, b)})^2`, `(${line})^2`, { isOneFalse: one })}
${figure}
#note[The V is ${where} the line on the marked part of the #box[$x$-axis].]
#working("A1")[${solution(set, strict)}]`,
    alt: plain`Solve the inequality: ${modulusSpoken(a, b)}, ${relationSpoken[relation]} ${linearSpoken(c, d)}.`,
    answerAlt: plain`The two sides are equal where ${linearSpoken(a, b)} equals ${linearSpoken(c, d)}, which gives ${said(first)}, or where ${linearSpoken(-a, -b)} does, which gives ${said(second)}. ${one ? plain`Only ${said(kept)} makes the right-hand side positive.` : ''} The V is ${where} the line where ${solutionSpoken(set, strict)}.`,
    answers: solutionAsked('', set, strict),
    verify: () => wrongStretches((x) => compares(Math.abs(a * x + b), relation, c * x + d), set),
  }
}

export const modulusAgainstLine = defineTemplate({
  id: 'modulus-against-line',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    below: compared('below'),
    above: compared('above'),
    'one-critical-value': compared('one-critical-value'),
  },
})
