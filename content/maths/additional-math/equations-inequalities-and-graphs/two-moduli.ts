// |ax + b| = |cx + d| and k|ax + b| ≤ |cx + d|: by two linear equations, by squaring, and from a diagram.

import { coordinates, final } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { linear, linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots, wrongSolutions, wrongStretches } from './checks.ts'
import { bareAxes, bentLine, crossing, frameFor } from './drawings.ts'
import {
  ascending,
  bands,
  compares,
  factor,
  isLess,
  isStrict,
  modulus,
  modulusSpoken,
  printed,
  type Rational,
  type Relation,
  rational,
  relationSpoken,
  roomy,
  rootsAsked,
  said,
  size,
  solution,
  solutionAsked,
  solutionSpoken,
  typed,
} from './expressions.ts'
import { arm, orByArms, orBySquares, sideSquared } from './other-methods.ts'

interface Two {
  readonly k: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** Where the expressions are equal, and where they are opposite. */
const meetings = ({ k, a, b, c, d }: Two): readonly [Rational, Rational] => {
  return [rational(d - k * b, k * a - c), rational(-d - k * b, k * a + c)]
}

const drawTwo = (random: Random, k: number, forDiagram: boolean): Two => {
  return random.until(
    () => ({
      k,
      a: random.integer(1, 4),
      b: random.integerExcept(-9, 9, 0),
      c: random.integer(1, 5),
      d: random.integerExcept(-9, 9, 0),
    }),
    (two) => {
      const { a, b, c, d } = two
      if (k * a === c || highestCommonFactor(a, b) > 1 || highestCommonFactor(c, d) > 1) return false
      if (highestCommonFactor(k, highestCommonFactor(c, d)) > 1) return false
      const [first, second] = meetings(two)
      const corners = Math.abs(-b / a + d / c)
      if (corners < 1 || first[1] > 5 || second[1] > 5 || first[0] === 0 || second[0] === 0) return false
      if (Math.abs(size(first)) > 9 || Math.abs(size(second)) > 9) return false
      if (!forDiagram) return first[1] * second[1] > 1
      const heights = [first, second].map((x) => Math.abs(c * size(x) + d))
      return (
        first[1] === 1 &&
        second[1] === 1 &&
        Math.max(...heights) < 14 &&
        Math.min(...heights) > 1.2 &&
        Math.abs(size(first) - size(second)) > 2 &&
        Math.max(Math.abs(b), Math.abs(d)) < 9
      )
    },
  )
}

const times = (k: number) => (k === 1 ? '' : `${k} `)
const timesSpoken = (k: number) => (k === 1 ? '' : `${k} times `)

/** The difference of the squares, as a quadratic with a positive square. */
const squared = ({ k, a, b, c, d }: Two) => {
  const raw = [k * k * a * a - c * c, 2 * (k * k * a * b - c * d), k * k * b * b - d * d] as const
  const common = highestCommonFactor(highestCommonFactor(raw[0], raw[1]), raw[2]) * Math.sign(raw[0])
  const [p, q, r] = raw.map((value) => value / common) as [number, number, number]
  return { p, q, r, turned: raw[0] < 0 }
}

const diagram = (two: Two): string => {
  const { k, a, b, c, d } = two
  const [low, high] = ascending(...meetings(two))
  const at = (x: Rational | undefined): [number, number] =>
    x === undefined ? [0, 0] : [size(x), Math.abs(c * size(x) + d)]
  const points = [at(low), at(high)]
  const frame = frameFor(
    [...points, [-b / a, 0], [-d / c, 0], [0, Math.abs(d)], [0, k * Math.abs(b)]],
    0.14,
    0.16,
  )
  const slopes = ([x]: readonly [number, number]) => [k * a * Math.sign(a * x + b), c * Math.sign(c * x + d)]
  return bareAxes(frame, [
    bentLine(k * a, k * b, frame),
    bentLine(c, d, frame, 'maths'),
    ...points.map((point, n) => crossing(point, n === 0 ? 'A' : 'B', slopes(point), frame)),
  ])
}

const multiplier = (random: Random, isMultiplied: boolean) => (isMultiplied ? random.integer(2, 3) : 1)

const wrongMeetings = (two: Two): string | null => {
  const { k, a, b, c, d } = two
  const asked = (x: number) => k * Math.abs(a * x + b) - Math.abs(c * x + d)
  return wrongRoots(asked, meetings(two).map(size)) ?? wrongSolutions(asked, meetings(two))
}

const solved = (isMultiplied: boolean) => (random: Random) => {
  const two = drawTwo(random, multiplier(random, isMultiplied), false)
  const { k, a, b, c, d } = two
  const [first, second] = meetings(two)
  const { p, q, r } = squared(two)
  const [low, high] = ascending(first, second)
  return {
    question: typst`
Solve the equation $${times(k)}${modulus(a, b)} = ${modulus(c, d)}$. #marks(4)`,
    answer: isMultiplied
      ? typst`
#note[Neither side is negative, so both may be squared.]
#working("M1")[$${sideSquared(k, a, b)} = ${sideSquared(1, c, d)}$]
#working("A1")[$${quadratic(p, q, r)} = 0$]
#working("M1")[$${factor(low ?? first)}${factor(high ?? second)} = 0$]
#working("A1")[$x =$ ${tallResult(printed(first))} or ${tallResult(printed(second))}]
${orByArms(arm(k, a, b), linear(c, d))}`
      : typst`
#note[The expressions are equal, or one is minus the other.]
#working("M1")[$${linear(a, b)} = ${linear(c, d)}$]
#working("A1")[$x =$ ${tallResult(printed(first))}]
#working("M1")[$${linear(a, b)} = −(${linear(c, d)})$]
#working("A1")[$x =$ ${tallResult(printed(second))}]
${orBySquares(sideSquared(k, a, b), sideSquared(1, c, d))}`,
    alt: plain`Solve the equation: ${timesSpoken(k)}${modulusSpoken(a, b)}, equals ${modulusSpoken(c, d)}.`,
    answerAlt: plain`${
      isMultiplied
        ? plain`Squaring both sides gives ${quadraticSpoken(p, q, r)} equals 0.`
        : plain`${linearSpoken(a, b)} equals ${linearSpoken(c, d)}, or minus that.`
    } So x is ${said(first)} or ${said(second)}.`,
    answers: [rootsAsked('', [first, second])],
    verify: () => wrongMeetings(two),
  }
}

export const modulusEqualsModulus = defineTemplate({
  id: 'modulus-equals-modulus',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    plain: solved(false),
    multiplied: solved(true),
    'from-diagram'(random) {
      const two = drawTwo(random, 1, true)
      const { a, b, c, d } = two
      const [first, second] = meetings(two)
      const height = (x: Rational) => rational(Math.abs(c * x[0] + d * x[1]), x[1])
      const [low, high] = ascending(first, second)
      const point = (x: Rational) => `(${printed(x)}, ${printed(height(x))})`
      const pointSpoken = (x: Rational) => `(${said(x)}, ${said(height(x))})`
      const nameOf = (x: Rational) => (size(x) === size(low ?? x) ? 'A' : 'B')
      return {
        question: typst`
The diagram shows the graphs of $y = ${modulus(a, b)}$ and $y = ${modulus(c, d)}$, which meet at $A$ and $B$.
${diagram(two)}
Find the coordinates of $A$ and of $B$. #marks(4)`,
        answer: typst`
#working("M1")[$${linear(a, b)} = ${linear(c, d)}$]
#working("A1")[$x = ${printed(first)}$, so $${nameOf(first)}$ is ${tallResult(point(first))}]
#working("M1")[$${linear(a, b)} = −(${linear(c, d)})$]
#working("A1")[$x = ${printed(second)}$, so $${nameOf(second)}$ is ${tallResult(point(second))}]
${orBySquares(sideSquared(1, a, b), sideSquared(1, c, d))}`,
        alt: plain`The diagram shows the V-shaped graphs of y equals ${modulusSpoken(a, b)}, and y equals ${modulusSpoken(c, d)}. They meet at two points, A on the left and B on the right. Find the coordinates of A and of B.`,
        answerAlt: plain`If the two expressions are equal, x is ${said(first)}, and ${nameOf(first)} is at ${pointSpoken(first)}. If one is minus the other, x is ${said(second)}, and ${nameOf(second)} is at ${pointSpoken(second)}.`,
        answers: [low, high].map((x = first) =>
          final('', coordinates(typed(x), typed(height(x))), nameOf(x)),
        ),
        verify: () => wrongMeetings(two),
      }
    },
  },
})

const compared =
  (isMultiplied: boolean, drawn = false) =>
  (random: Random) => {
    const relation: Relation = random.pick(['<', '<=', '>', '>='] as const)
    const two = drawTwo(random, multiplier(random, isMultiplied), drawn)
    const { k, a, b, c, d } = two
    const [low, high] = ascending(...meetings(two)) as [Rational, Rational]
    const { p, q, r, turned } = squared(two)
    const inside = isLess(relation) !== turned
    const after = `${inside ? '<' : '>'}${isStrict(relation) ? '' : '='}` as Relation
    const set = bands(low, high, inside)
    const strict = isStrict(relation)
    const [left, right] = [`${times(k)}${modulus(a, b)}`, modulus(c, d)]
    const [leftSpoken, rightSpoken] = [`${timesSpoken(k)}${modulusSpoken(a, b)}`, modulusSpoken(c, d)]
    const answer = solution(set, strict)
    return {
      question: drawn
        ? typst`
The diagram shows the graphs of $y = ${left}$ and $y = ${right}$.
${diagram(two)}
Solve the inequality $${left} ${relation} ${right}$. #marks(5)`
        : typst`
Solve the inequality $${left} ${relation} ${right}$. #marks(5)`,
      answer: drawn
        ? typst`
#note[First find where the graphs meet.]
#working("M1 A1")[$${linear(a, b)} = ${linear(c, d)}$, #box[$x = ${printed(meetings(two)[0])}$]]
#working("M1 A1")[$${linear(a, b)} = −(${linear(c, d)})$, #box[$x = ${printed(meetings(two)[1])}$]]
${orBySquares(sideSquared(1, a, b), sideSquared(1, c, d))}
#note[The graph of $y = ${left}$ is ${isLess(relation) ? 'the lower one' : 'the upper one'} ${inside ? 'between $A$ and $B$' : 'outside $A$ and $B$'}.]
#working("A1")[${answer}]`
        : typst`
#note[Neither side is negative, so both may be squared.]
#working("M1")[$${sideSquared(k, a, b)} ${relation} ${sideSquared(1, c, d)}$]
#working("A1")[$${quadratic(p, q, r)} ${after} 0$]
#working("M1")[$${factor(low)}${factor(high)} ${after} 0$]
#working("A1")[critical values ${roomy(printed(low))} and ${roomy(printed(high))}]
${orByArms(arm(k, a, b), linear(c, d))}
#working("A1")[${answer}]`,
      alt: plain`${drawn ? plain`The diagram shows the V-shaped graphs of y equals ${leftSpoken}, and y equals ${rightSpoken}, which meet at A on the left and B on the right.` : ''} Solve the inequality: ${leftSpoken}, ${relationSpoken[relation]} ${rightSpoken}.`,
      answerAlt: plain`${drawn ? plain`The graphs meet where x is ${said(low)} and ${said(high)}.` : plain`Squaring both sides gives ${quadraticSpoken(p, q, r)} ${relationSpoken[after]} 0. The critical values are ${said(low)} and ${said(high)}.`} So ${solutionSpoken(set, strict)}.`,
      answers: solutionAsked('', set, strict),
      verify: () => {
        const asked = (x: number) => compares(k * Math.abs(a * x + b), relation, Math.abs(c * x + d))
        // Where the steeper V is below, x lies between.
        return wrongStretches(asked, bands(low, high, isLess(relation) === k * a > c))
      },
    }
  }

export const modulusAgainstModulus = defineTemplate({
  id: 'modulus-against-modulus',
  marks: 5,
  calculator: false,
  level: 4,
  cases: { plain: compared(false), multiplied: compared(true), 'from-diagram': compared(false, true) },
})
