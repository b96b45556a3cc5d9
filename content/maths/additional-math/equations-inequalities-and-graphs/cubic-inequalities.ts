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
  compares,
  isLess,
  isStrict,
  type Rational,
  type Relation,
  rational,
  relationSpoken,
  rootsSpoken,
  size,
  solution,
  solutionSpoken,
} from './expressions.ts'

export const cubicInequality = defineTemplate({
  id: 'cubic-inequality',
  marks: 5,
  calculator: false,
  level: 3,
  cases: ['below', 'falling', 'repeated'],
  draw(random, which) {
    const [p, q, r] = [-random.integer(1, 4), random.integer(1, 2), random.integer(4, 6)]
    if (which === 'repeated') {
      const double = random.chance(0.5) ? p : r
      const single = double === p ? r : p
      const relation: Relation = double === p ? '>=' : random.pick(['<=', '>'] as const)
      return { which, relation, cubic: cubicFrom(1, double, double, single), double }
    }
    const relation: Relation = which === 'below' ? random.pick(['<', '<=']) : random.pick(['>', '>='])
    const cubic: Cubic =
      which === 'below'
        ? cubicFrom(1, p, q, r)
        : {
            k: 1,
            factors: [
              [1, -p],
              [1, -q],
              [-1, r],
            ],
          }
    return { which, relation, cubic, double: null }
  },
  write({ which, relation, cubic, double }) {
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
#part("a", 3)[Sketch the graph of $ y = ${shown(cubic)} $ showing the values where it meets the axes.]
#part("b", 2)[Hence solve the inequality $ ${shown(cubic)} ${relation} 0 $]`,
      answer: typst`
#part("a")[
${figure}
#working("B1")[a ${shape} cubic with two bends]
#working("B1")[${which === 'repeated' ? 'meets' : 'crosses'} the $x$-axis at ${found.map((x) => `$${minus(size(x))}$`).join(', ')}${which === 'repeated' ? typst`, touching it at $${minus(double ?? 0)}$` : ''}]
#working("B1")[crosses the $y$-axis at $${minus(intercept)}$]]
#part("b")[
#note[The curve is ${above ? 'above' : 'below'} the $x$-axis${strict ? '' : ' or on it'} on the marked parts${parts.length < set.length ? ', and on it where it touches it' : ''}.]
#working("B2")[${solution(set, strict)}]]`,
      alt: plain`Part a: sketch the graph of y equals ${spoken(cubic)}, showing the values where it meets the axes. Part b: hence solve the inequality: the same product ${relationSpoken[relation]} 0.`,
      answerAlt: plain`Part a: the curve is a ${shape} cubic that meets the x axis at ${rootsSpoken(found)}${double === null ? '' : plain`, touching it at ${plain`${double}`}`}, and the y axis at ${plain`${intercept}`}. Part b: ${solutionSpoken(set, strict)}.`,
    }
  },
  verify({ relation, cubic, double }) {
    const set = stretches(rootsOf(cubic), leading(cubic) > 0, !isLess(relation), double, isStrict(relation))
    return wrongStretches((x) => compares(valueAt(cubic, x), relation, 0), set, -12.0137, 12)
  },
})

interface Level {
  readonly cubic: Cubic
  readonly d: number
  readonly critical: readonly Rational[]
  readonly double: number | null
}

/** A cubic and a level that it meets at whole numbers only. */
const drawLevel = (random: Random, which: 'three-crossings' | 'one-crossing' | 'touching'): Level => {
  const shift = random.integer(-1, 1)
  const turned = random.sign()
  const moved = (...list: readonly number[]) => list.map((x) => turned * x + shift + 0)
  if (which === 'three-crossings') {
    // x³ − 7x + 6 and x³ − 7x − 6 have whole roots both.
    const [roots, met] = [moved(1, 2, -3), moved(-1, -2, 3)]
    const up = random.sign()
    const k = random.sign()
    const cubic = cubicFrom(k, ...(up > 0 ? roots : met))
    const critical = up > 0 ? met : roots
    return { cubic, d: valueAt(cubic, critical[0] ?? 0), critical: sorted(critical), double: null }
  }
  if (which === 'touching') {
    // x³ − 3x ± 2 turn at 1 and −1.
    const cubic = cubicFrom(random.sign(), ...moved(1, 1, -2))
    const [double = 0, single = 0] = moved(-1, 2)
    return { cubic, d: valueAt(cubic, single), critical: sorted([double, single]), double }
  }
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
}

const sorted = (list: readonly number[]): readonly Rational[] =>
  [...list].sort((a, b) => a - b).map((x) => rational(x))

export const cubicInequalityFromGraph = defineTemplate({
  id: 'cubic-inequality-from-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['three-crossings', 'one-crossing', 'touching'],
  draw(random, which) {
    const relation: Relation = random.pick(['<', '<=', '>', '>='] as const)
    return { which, relation, level: drawLevel(random, which) }
  },
  write({ which, relation, level: { cubic, d, critical, double } }) {
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
    const known = rootsOf(cubic)
    const zero = stretches(
      known,
      leading(cubic) > 0,
      true,
      which === 'touching' ? repeatedRoot(cubic) : null,
      true,
    )
    return {
      question: typst`
The diagram shows the graph of $y = f(x)$, where $ f(x) = ${shown(cubic)} $
${numberedAxes(frame, [graph], { yStep, minor, height: 250 })}
Use the graph to solve
#part("a", 2)[$f(x) > 0$,]
#part("b", 2)[$f(x) ${relation} ${minus(d)}$.]`,
      answer: typst`
${numberedAxes(frame, [graph, straightLine(0, d, frame)], { yStep, minor, height: 210 })}
#part("a")[
#working("B2")[${solution(zero, true)}]]
#part("b")[
#working("M1")[the line $y = ${minus(d)}$ meets the curve at $x =$ ${critical.map((x) => `$${minus(size(x))}$`).join(', ')}]
#working("A1")[${solution(set, strict)}]]`,
      alt: plain`The diagram shows on a grid the graph of y equals f of x, where f of x is ${spoken(cubic)}. Use the graph to solve these inequalities. Part a: f of x is greater than 0. Part b: f of x ${relationSpoken[relation]} ${plain`${d}`}.`,
      answerAlt: plain`Part a: ${solutionSpoken(zero, true)}. Part b: the line y equals ${plain`${d}`} meets the curve where x is ${rootsSpoken(critical)}${double === null ? '' : plain`, and only touches it at ${plain`${double}`}`}. So ${solutionSpoken(set, strict)}.`,
    }
  },
  verify({ which, relation, level: { cubic, d, critical, double } }) {
    const set = stretches(critical, leading(cubic) > 0, !isLess(relation), double, isStrict(relation))
    const zero = stretches(
      rootsOf(cubic),
      leading(cubic) > 0,
      true,
      which === 'touching' ? repeatedRoot(cubic) : null,
      true,
    )
    return (
      wrongStretches((x) => compares(valueAt(cubic, x), relation, d), set, -9.0137, 9) ??
      wrongStretches((x) => valueAt(cubic, x) > 0, zero, -9.0137, 9)
    )
  },
})
