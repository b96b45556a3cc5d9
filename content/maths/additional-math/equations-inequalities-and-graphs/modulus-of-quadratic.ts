// |x² + bx + c| and a number: the equation, the inequality, and both read from a graph.

import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus, surd } from '../../kit/numbers.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { typedPair } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots, wrongStretches } from './checks.ts'
import { bareAxes, curve, dashed, frameFor, onAxis, straightLine } from './drawings.ts'
import {
  compares,
  factor,
  isStrict,
  printed,
  type Rational,
  type Relation,
  rational,
  relationSpoken,
  roomy,
  type Stretch,
  said,
  size,
  solution,
  solutionAsked,
  solutionSpoken,
  typed,
} from './expressions.ts'

/** x² + bx + c, whose value is d at (h ± s)/2 and −d at (h ± t)/2; t² = `inner` need not be a square. */
export interface Bent {
  readonly b: number
  readonly c: number
  readonly d: number
  readonly h: number
  readonly s: number
  readonly inner: number
}

const bent = (h: number, s: number, inner: number): Bent => {
  return { h, s, inner, b: -h + 0, c: (2 * h * h - s * s - inner) / 8, d: (s * s - inner) / 8 }
}

/** h, s and t alike in being even or odd, so that the coefficients are whole. */
export const drawBent = (random: Random, middle: 'rational' | 'surd' | 'none' | 'touching'): Bent => {
  return random.until(
    () => {
      const s = random.integer(4, 11)
      const h = random.integer(-7, 7)
      const even = 4 * random.pick([2, 3, 5, 6, 7, 10])
      const inner = {
        rational: random.integer(1, 9) ** 2,
        surd: even,
        none: -4 * random.integer(1, 6),
        touching: 0,
      }
      return bent(h, s, inner[middle])
    },
    ({ b, c, d, h, s, inner }) =>
      Number.isInteger(c) &&
      Number.isInteger(d) &&
      (h - s) % 2 === 0 &&
      d > 0 &&
      b !== 0 &&
      c !== 0 &&
      Math.abs(h) !== s &&
      inner < (s - 1) ** 2 &&
      Math.abs(c) < 30 &&
      c !== d &&
      c !== -d &&
      (middle !== 'surd' || s % 2 === 0),
  )
}

export const outerRoots = ({ h, s }: Bent): readonly [Rational, Rational] => [
  rational(h - s, 2),
  rational(h + s, 2),
]
export const innerRoots = ({ h, inner }: Bent): readonly [Rational, Rational] => {
  const t = Math.round(Math.sqrt(inner))
  return [rational(h - t, 2), rational(h + t, 2)]
}

/** What the equation with −d gives: its working, what is said of it, and its solutions. */
type Second = Readonly<Record<'asked' | 'working' | 'spoken', string>> & { readonly roots: readonly string[] }

const solved =
  (middle: 'rational' | 'surd' | 'none', secondOf: (q: Bent, square: string) => Second) =>
  (random: Random) => {
    const q = drawBent(random, middle)
    const { b, c, d, h, s, inner } = q
    const [low, high] = outerRoots(q)
    const { asked, working, spoken, roots } = secondOf(q, quadratic(1, b, c + d))
    return {
      question: typst`
Solve the equation $abs(${quadratic(1, b, c)}) = ${d}$${asked}. #marks(4)`,
      answer: typst`
#note[The quadratic is $${d}$ or $−${d}$.]
#working("M1")[$${quadratic(1, b, c - d)} = 0$, $${factor(low)}${factor(high)} = 0$]
#working("A1")[$x =$ ${tallResult(printed(low))} or ${tallResult(printed(high))}]
${working}`,
      alt: plain`Solve the equation: the modulus of open bracket ${quadraticSpoken(1, b, c)} close bracket equals ${d}${asked.replace(/^ and/, ', and')}.`,
      answerAlt: plain`If the quadratic is ${d}, then ${quadraticSpoken(1, b, c - d)} equals 0, which gives ${said(low)} and ${said(high)}. If it is minus ${d}, then ${quadraticSpoken(1, b, c + d)} equals 0, ${spoken}.`,
      answers: [final('', inAnyOrder([typed(low), typed(high), ...roots], { name: 'x' }))],
      verify: () => {
        const root = Math.sqrt(inner)
        return wrongRoots(
          (x) => Math.abs(x * x + b * x + c) - d,
          [(h - s) / 2, (h + s) / 2, ...(inner < 0 ? [] : [(h - root) / 2, (h + root) / 2])],
        )
      },
    }
  }

export const modulusQuadraticEquals = defineTemplate({
  id: 'modulus-quadratic-equals',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'four-solutions': solved('rational', (q, square) => {
      const [one, other] = innerRoots(q)
      return {
        asked: '',
        working: typst`
#working("M1")[$${square} = 0$, $${factor(one)}${factor(other)} = 0$]
#working("A1")[$x =$ ${tallResult(printed(one))} or ${tallResult(printed(other))}]`,
        spoken: plain`which gives ${said(one)} and ${said(other)}`,
        roots: [typed(one), typed(other)],
      }
    }),
    'with-surds': solved('surd', ({ b, c, d, h, inner }, square) => {
      const spread = surd(1, inner / 4)
      const half = h / 2
      return {
        asked: ', giving your answers in exact form',
        working: typst`
#working("M1")[$${square} = 0$ \ $ x = (${minus(-b)} plus.minus sqrt(${b * b - 4 * (c + d)}))/2 $]
#working("A1")[$x =$ ${tallResult(h === 0 ? `plus.minus ${spread}` : `${minus(half)} plus.minus ${spread}`)}]`,
        spoken: plain`which gives ${plain`${half}`} plus ${surdInWords(1, inner / 4)} and ${plain`${half}`} minus ${surdInWords(1, inner / 4)}`,
        roots: typedPair(half, inner / 4),
      }
    }),
    'two-solutions': solved('none', ({ b, c, d }, square) => ({
      asked: ' and show that it has only two real solutions',
      working: typst`
#working("M1")[$${square} = 0$ \ $b^2 − 4 a c = ${b * b} − ${4 * (c + d)} = ${minus(b * b - 4 * (c + d))}$]
#working("A1")[negative, so no more real roots: only #result[2] solutions]`,
      spoken: 'which has a negative discriminant, so there are only 2 solutions',
      roots: [],
    })),
  },
})

/** Where |x² + bx + c| is beyond d, or within it. */
const stretches = (q: Bent, beyond: boolean, hasMiddle: boolean): readonly Stretch[] => {
  const [low, high] = outerRoots(q)
  if (!hasMiddle)
    return beyond
      ? [
          { from: null, to: low },
          { from: high, to: null },
        ]
      : [{ from: low, to: high }]
  const [one, other] = innerRoots(q)
  return beyond
    ? [
        { from: null, to: low },
        { from: one, to: other },
        { from: high, to: null },
      ]
    : [
        { from: low, to: one },
        { from: other, to: high },
      ]
}

const code = ({ b, c }: Bent) => `x * x + (${b}) * x + (${c})`

const compared = (beyond: boolean, hasMiddle: boolean) => (random: Random) => {
  const relation: Relation = random.pick(beyond ? ['>', '>='] : ['<', '<='])
  const q = drawBent(random, hasMiddle ? 'rational' : 'none')
  const { b, c, d, h } = q
  const set = stretches(q, beyond, hasMiddle)
  const strict = isStrict(relation)
  const [low, high] = outerRoots(q)
  const [one, other] = hasMiddle ? innerRoots(q) : [low, high]
  const all = hasMiddle ? [low, one, other, high] : [low, high]
  const peak = Math.abs((h * h) / 4 - (h * h) / 2 + c)
  const reach = Math.sqrt((h * h) / 4 - c + d * 1.5)
  const frame = frameFor(
    [
      [h / 2 - reach, 0],
      [h / 2 + reach, Math.max(d * 1.5, peak)],
    ],
    0.04,
    0.17,
  )
  const corners =
    (h * h) / 4 > c ? [h / 2 - Math.sqrt((h * h) / 4 - c), h / 2 + Math.sqrt((h * h) / 4 - c)] : []
  const end = (value: Rational | null, otherwise: number) => (value === null ? otherwise : size(value))
  const figure = bareAxes(
    frame,
    [
      curve(code(q), frame, corners),
      straightLine(0, d, frame),
      ...all.map((x) => dashed([size(x), d], [size(x), 0])),
      ...set.map((part) => onAxis(end(part.from, frame.x[0]), end(part.to, frame.x[1]))),
    ],
    180,
    true,
  )
  return {
    question: typst`
Solve the inequality $abs(${quadratic(1, b, c)}) ${relation} ${d}$. #marks(5)`,
    answer: typst`
#working("M1")[$${quadratic(1, b, c)} = ${d}$ \ $${factor(low)}${factor(high)} = 0$]
#working("A1")[critical values ${roomy(printed(low))} and ${roomy(printed(high))}]
#working("M1")[$${quadratic(1, b, c)} = −${d}$ \ $${hasMiddle ? `${factor(one)}${factor(other)}` : quadratic(1, b, c + d)} = 0$]
#working("A1")[${hasMiddle ? typst`critical values ${roomy(printed(one))} and ${roomy(printed(other))}` : 'no real roots'}]
${figure}
#working("A1")[${solution(set, strict)}]`,
    alt: plain`Solve the inequality: the modulus of open bracket ${quadraticSpoken(1, b, c)} close bracket ${relationSpoken[relation]} ${d}.`,
    answerAlt: plain`The quadratic is ${d} at ${said(low)} and ${said(high)}. It is minus ${d} ${hasMiddle ? plain`at ${said(one)} and ${said(other)}` : 'nowhere'}. From the graph, ${solutionSpoken(set, strict)}.`,
    answers: solutionAsked('', set, strict),
    verify: () => wrongStretches((x) => compares(Math.abs(x * x + b * x + c), relation, d), set),
  }
}

export const modulusQuadraticInequality = defineTemplate({
  id: 'modulus-quadratic-inequality',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    beyond: compared(true, true),
    within: compared(false, true),
    'within-unbroken': compared(false, false),
  },
})
