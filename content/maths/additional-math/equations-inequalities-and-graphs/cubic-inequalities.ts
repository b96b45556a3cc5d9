// Cubic inequalities: against zero from a sketch, and against a number from a drawn graph.

import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongStretches } from './checks.ts'
import {
  type Cubic,
  code,
  cubicFrom,
  extremes,
  leading,
  repeatedRoot,
  rootsOf,
  shown,
  sketchOf,
  spoken,
  valueAt,
} from './cubic.ts'
import { stretches } from './cubic-stretches.ts'
import { curve, numberedAxes, onAxis, straightLine } from './drawings.ts'
import {
  ascending,
  compares,
  isLess,
  isStrict,
  partOfTwo,
  type Rational,
  type Relation,
  rational,
  relationSpoken,
  rootsSpoken,
  size,
  solution,
  solutionAsked,
  solutionSpoken,
} from './expressions.ts'

const drawRoots = (random: Random) =>
  [-random.integer(1, 4), random.integer(1, 2), random.integer(4, 6)] as const

/** (x − p)(x − q)(r − x). */
const falling = (p: number, q: number, r: number): Cubic => ({
  k: 1,
  factors: [
    [1, -p],
    [1, -q],
    [-1, r],
  ],
})

/** The cubic against 0, from its sketch. */
const solved = (cubic: Cubic, relation: Relation, double: number | null = null) => {
  const strict = isStrict(relation)
  const above = !isLess(relation)
  const found = rootsOf(cubic)
  const set = stretches(found, leading(cubic) > 0, above, double, strict)
  const intercept = valueAt(cubic, 0)
  const parts = set.filter(({ from, to }) => from === null || to === null || size(from) !== size(to))
  const figure = sketchOf(cubic, {
    extra: (frame) =>
      parts.map(({ from, to }) =>
        onAxis(from === null ? frame.x[0] : size(from), to === null ? frame.x[1] : size(to)),
      ),
  })
  const shape = leading(cubic) > 0 ? 'rising' : 'falling'
  return {
    question: typst`
#part("a", 3)[Sketch the graph of $ y = ${shown(cubic)}, $ showing the values where it meets the axes.]
#part("b", 2)[Hence solve the inequality $ ${shown(cubic)} ${relation} 0. $]`,
    answer: typst`
#part("a")[
${figure}
#working("B1")[a ${shape} cubic with two turning points]
#working("B1")[${double === null ? 'crosses' : 'meets'} the $x$-axis at ${found.map((x) => `$${minus(size(x))}$`).join(', ')}${double === null ? '' : typst`, touching it at $${minus(double)}$`}]
#working("B1")[crosses the $y$-axis at $${minus(intercept)}$]]
#part("b")[
#note[The curve is ${above ? 'above' : 'below'} the $x$-axis${strict ? '' : ' or on it'} on the marked ${parts.length === 1 ? 'part' : 'parts'}${parts.length < set.length ? ', and on it at the point where it only touches it' : ''}.]
#working("B2 FT")[${solution(set, strict)}]
${partOfTwo(set.length)}]`,
    alt: plain`Part a: sketch the graph of y equals ${spoken(cubic)}, showing the values where it meets the axes. Part b: hence solve the inequality: the same product ${relationSpoken[relation]} 0.`,
    answerAlt: plain`Part a: the curve is a ${shape} cubic that meets the x axis at ${rootsSpoken(found)}${double === null ? '' : plain`, touching it at ${plain`${double}`}`}, and the y axis at ${plain`${intercept}`}. Part b: ${solutionSpoken(set, strict)}.`,
    answers: solutionAsked('b', set, strict),
    verify: () => wrongStretches((x) => compares(valueAt(cubic, x), relation, 0), set, -12.0137, 12),
  }
}

export const cubicInequality = defineTemplate({
  id: 'cubic-inequality',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    below(random) {
      const roots = drawRoots(random)
      return solved(cubicFrom(1, ...roots), random.pick(['<', '<=']))
    },
    falling(random) {
      const roots = drawRoots(random)
      return solved(falling(...roots), random.pick(['>', '>=']))
    },
    repeated(random) {
      const [p, , r] = drawRoots(random)
      const [double, single] = random.chance(0.5) ? [p, r] : [r, p]
      const relation = double === p ? '>=' : random.pick(['<=', '>'] as const)
      return solved(cubicFrom(1, double, double, single), relation, double)
    },
  },
})

/** A cubic and a level that it meets at whole numbers only. */
interface Level {
  readonly cubic: Cubic
  readonly d: number
  readonly critical: readonly Rational[]
  readonly double: number | null
}

/** Turns a list of roots about 0, then moves it. */
const drawMove = (random: Random) => {
  const shift = random.integer(-1, 1)
  const turned = random.sign()
  return (...list: readonly number[]) => list.map((x) => turned * x + shift + 0)
}

const sorted = (list: readonly number[]): readonly Rational[] => ascending(...list.map((x) => rational(x)))

const readFromGraph = (drawLevel: (random: Random) => Level) => (random: Random) => {
  const relation: Relation = random.pick(['<', '<=', '>', '>='] as const)
  const { cubic, d, critical, double } = drawLevel(random)
  const strict = isStrict(relation)
  const above = !isLess(relation)
  const set = stretches(critical, leading(cubic) > 0, above, double, strict)
  const [lowest, highest] = extremes(cubic)
  const all = [...rootsOf(cubic), ...critical].map(size)
  const frame = {
    x: [Math.min(-1, ...all) - 1, Math.max(1, ...all) + 1] as const,
    y: [
      Math.floor((Math.min(lowest, d) - 3) / 2) * 2,
      Math.ceil((Math.max(highest, d) + 3) / 2) * 2,
    ] as const,
  }
  const tall = frame.y[1] - frame.y[0]
  const [yStep, minor] = tall > 14 ? [4, 2] : [2, 1]
  const graph = curve(code(cubic), frame)
  const zero = stretches(
    rootsOf(cubic),
    leading(cubic) > 0,
    true,
    double === null ? null : repeatedRoot(cubic),
    true,
  )
  return {
    question: typst`
The diagram shows the graph of $y = f(x)$, where $ f(x) = ${shown(cubic)}. $
${numberedAxes(frame, [graph], { yStep, minor, height: 250 })}
Use the graph to solve
#part("a", 2)[$f(x) > 0$,]
#part("b", 2)[$f(x) ${relation} ${minus(d)}$.]`,
    answer: typst`
${numberedAxes(frame, [graph, straightLine(0, d, frame)], { yStep, minor, height: 210 })}
#part("a")[
#working("B2")[${solution(zero, true)}]
${partOfTwo(zero.length)}]
#part("b")[
#working("M1")[the line $y = ${minus(d)}$ meets the curve at $x =$ ${critical.map((x) => `$${minus(size(x))}$`).join(', ')}]
#working("A1")[${solution(set, strict)}]]`,
    alt: plain`The diagram shows on a grid the graph of y equals f of x, where f of x is ${spoken(cubic)}. Use the graph to solve these inequalities. Part a: f of x is greater than 0. Part b: f of x ${relationSpoken[relation]} ${plain`${d}`}.`,
    answerAlt: plain`Part a: ${solutionSpoken(zero, true)}. Part b: the line y equals ${plain`${d}`} meets the curve where x is ${rootsSpoken(critical)}${double === null ? '' : plain`, and only touches it at ${plain`${double}`}`}. So ${solutionSpoken(set, strict)}.`,
    answers: [...solutionAsked('a', zero, true), ...solutionAsked('b', set, strict)],
    verify: () =>
      wrongStretches((x) => compares(valueAt(cubic, x), relation, d), set, -9.0137, 9) ??
      wrongStretches((x) => valueAt(cubic, x) > 0, zero, -9.0137, 9),
  }
}

export const cubicInequalityFromGraph = defineTemplate({
  id: 'cubic-inequality-from-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'three-crossings': readFromGraph((random) => {
      const moved = drawMove(random)
      // x³ − 7x + 6 and x³ − 7x − 6 have whole roots both.
      const [roots, met] = [moved(1, 2, -3), moved(-1, -2, 3)]
      const up = random.sign()
      const k = random.sign()
      const cubic = cubicFrom(k, ...(up > 0 ? roots : met))
      const critical = up > 0 ? met : roots
      return { cubic, d: valueAt(cubic, critical[0] ?? 0), critical: sorted(critical), double: null }
    }),
    'one-crossing': readFromGraph((random) => {
      drawMove(random)
      return random.until(
        () => {
          const roots = random.distinct([-3, -2, -1, 0, 1, 2, 3], 3)
          const cubic = cubicFrom(random.sign(), ...roots)
          const at = random.chance(0.5) ? Math.max(...roots) + 1 : Math.min(...roots) - 1
          return { cubic, d: valueAt(cubic, at), critical: [rational(at)], double: null }
        },
        ({ cubic, d }) => {
          const [lowest, highest] = extremes(cubic)
          return (d > highest + 1 || d < lowest - 1) && Math.abs(d) <= 24 && Math.abs(d) >= 6
        },
      )
    }),
    touching: readFromGraph((random) => {
      const moved = drawMove(random)
      // x³ − 3x ± 2 turn at 1 and −1.
      const cubic = cubicFrom(random.sign(), ...moved(1, 1, -2))
      const [double = 0, single = 0] = moved(-1, 2)
      return { cubic, d: valueAt(cubic, single), critical: sorted([double, single]), double }
    }),
  },
})
