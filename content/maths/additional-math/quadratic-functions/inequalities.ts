// Quadratic inequalities: solved by a sketch, read from a graph, and two conditions at once.

import { agree } from '../../kit/checking.ts'
import { final, inequality } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import {
  drawn,
  factor,
  inequalitySketch,
  linear,
  linearSpoken,
  type Relation,
  relationInWords,
  shown,
  spoken,
  valueAt,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const flipped = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const
const strict = (relation: Relation) => (relation.length === 1 ? '<' : '<=')
const both = (relation: Relation) => (relation.length === 1 ? 'both excluded' : 'both included')

/** The solution in markup and in words, from its two ends. */
const solution = (
  low: string,
  high: string,
  lowSpoken: string,
  highSpoken: string,
  between: boolean,
  relation: Relation,
): readonly [string, string] => {
  const sign = strict(relation)
  if (between) {
    return [`$${low} ${sign} x ${sign} ${high}$`, `between ${lowSpoken} and ${highSpoken}, ${both(relation)}`]
  }
  const [down, up] = relation.length === 1 ? ['<', '>'] : ['<=', '>=']
  const equal = relation.length === 1 ? '' : ' or equal to'
  return [
    `$x ${down} ${low}$ or $x ${up} ${high}$`,
    `less than${equal} ${lowSpoken} or greater than${equal} ${highSpoken}`,
  ]
}

/** The same as a student types it. */
const typedSolution = (low: number | string, high: number, between: boolean, relation: Relation): string => {
  const equal = relation.length === 1 ? '' : '='
  return between ? `${low} <${equal} x <${equal} ${high}` : `x <${equal} ${low} or x >${equal} ${high}`
}

const compares = (relation: Relation, value: number): boolean =>
  ({ '<': value < 0, '<=': value <= 0, '>': value > 0, '>=': value >= 0 })[relation]

const solveInequalityQuestion = (
  random: Random,
  task: 'between' | 'outside' | 'brackets' | 'negative-square',
) => {
  const relation: Relation = {
    between: random.pick(['<', '<='] as const),
    outside: random.pick(['>', '>='] as const),
    brackets: random.pick(['>', '<='] as const),
    'negative-square': random.pick(['>', '<='] as const),
  }[task]
  // (mx + n)(x − r)
  const m = task === 'between' || task === 'brackets' ? 1 : random.integer(2, 3)
  const n = random.until(
    () => random.integer(1, 7),
    (value) => m === 1 || value % m !== 0,
  )
  const r = random.until(
    () => random.integer(1, 6),
    (value) => value * m !== n,
  )
  // For the brackets: (x + p)(x + q) with the same sum or one more, and what is left on the right.
  const p = random.integer(1, 3)
  const quadratic = { a: m, b: n - m * r, c: -n * r }
  const isNegative = task === 'negative-square'
  const asked = {
    between: [shown(quadratic), '0', spoken(quadratic), '0'],
    outside: [
      shown({ ...quadratic, c: 0 }),
      minus(-quadratic.c),
      spoken({ ...quadratic, c: 0 }),
      String(-quadratic.c),
    ],
    // (x + p)(x − p) against −bx − c − p².
    brackets: [
      `(x + ${p})(x − ${p})`,
      linear(-quadratic.b, -quadratic.c - p * p),
      `open bracket x plus ${p} close bracket times open bracket x minus ${p} close bracket`,
      linearSpoken(-quadratic.b, -quadratic.c - p * p),
    ],
    'negative-square': [
      `${-quadratic.c} ${quadratic.b === 0 ? '' : `${quadratic.b > 0 ? '−' : '+'} ${linear(Math.abs(quadratic.b), 0)} `}− ${m}x^2`,
      '0',
      `${-quadratic.c} ${quadratic.b === 0 ? '' : `${quadratic.b > 0 ? 'minus' : 'plus'} ${linearSpoken(Math.abs(quadratic.b), 0)} `}minus ${m} x squared`,
      '0',
    ],
  }[task] as [string, string, string, string]
  const solved = isNegative ? flipped[relation] : relation
  const between = solved.startsWith('<')
  const [low, high] = [fraction(-n, m), String(r)]
  const [lowSpoken, highSpoken] = [fractionInWords(-n, m), String(r)]
  const [range, rangeSpoken] = solution(low, high, lowSpoken, highSpoken, between, relation)
  return {
    question: typst`
Solve the inequality $${asked[0]} ${relation} ${asked[1]}$. #marks(3)`,
    answer: typst`
${isNegative ? '#note[Multiply by $−1$, which turns the sign round.]' : ''}
#working("M1")[$${shown(quadratic)} ${solved} 0$ \
$${factor(m, n)}${factor(1, -r)} ${solved} 0$]
#working("A1")[#box(inset: (y: ${m > 1 ? 8 : 0}pt))[critical values $${low}$ and $${high}$]]
${inequalitySketch(quadratic, [low, high], between)}
#working("A1")[#result[${range}]]`,
    alt: plain`Solve the inequality: ${asked[2]} ${relationInWords[relation]} ${plain`${asked[3]}`}.`,
    answerAlt: plain`The quadratic ${spoken(quadratic)} has the factors ${linearSpoken(m, n)} and ${linearSpoken(1, -r)}. The critical values are ${lowSpoken} and ${highSpoken}. So x is ${rangeSpoken}.`,
    answers: [final('', inequality(typedSolution(`-${n}/${m}`, r, between, relation)))],
    verify() {
      const asked = (x: number) => {
        if (task === 'brackets') return (x + p) * (x - p) - (-quadratic.b * x - quadratic.c - p * p)
        return task === 'negative-square' ? -valueAt(quadratic, x) : valueAt(quadratic, x)
      }
      const isBetween = relation.startsWith('<') !== (task === 'negative-square')
      for (let x = -12.037; x < 12; x += 0.11) {
        const claimed = (-n / m < x && x < r) === isBetween
        if (compares(relation, asked(x)) !== claimed) return `x = ${x.toFixed(3)} is on the wrong side`
      }
      return null
    },
  }
}

export const solveInequality = defineTemplate({
  id: 'solve-inequality',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    between: (random) => solveInequalityQuestion(random, 'between'),
    outside: (random) => solveInequalityQuestion(random, 'outside'),
    brackets: (random) => solveInequalityQuestion(random, 'brackets'),
    'negative-square': (random) => solveInequalityQuestion(random, 'negative-square'),
  },
})

const drawInequalityFromGraph = (random: Random, task: 'slanting-line' | 'level-line') => {
  const m = task === 'slanting-line' ? random.sign() : 0
  // The curve x² + bx + c crosses the axis at p and q, and the line mx + n at r and s.
  return random.until(
    () => {
      const [p, q, r, s] = [
        random.integer(-3, 0),
        random.integer(1, 4),
        random.integer(-4, 0),
        random.integer(1, 5),
      ]
      return { p, q, r, s, m, b: -(p + q), c: p * q, n: p * q - r * s }
    },
    ({ p, q, r, s, b, c, n }) =>
      r + s === m - b &&
      p !== r &&
      q !== s &&
      s - r > 2 &&
      q - p > 2 &&
      n !== 0 &&
      Math.abs(n) <= 6 &&
      c - (b * b) / 4 > -7 &&
      p < 0,
  )
}

const inequalityFromGraphQuestion = (random: Random, task: 'slanting-line' | 'level-line') => {
  const { p, q, r, s, m, b, c, n } = drawInequalityFromGraph(random, task)
  const quadratic = { a: 1, b, c }
  const isSlanting = task === 'slanting-line'
  const line = isSlanting ? linear(m, n) : minus(n)
  const lineSpoken = isSlanting ? linearSpoken(m, n) : plain`${n}`
  const relation = s - r > q - p ? '<=' : '>='
  const between = relation === '<='
  const top = Math.max(4, m * r + n, m * s + n) + 2
  const bottom = Math.min(c - (b * b) / 4, -1) - 1
  const [x1, x2] = [Math.min(p, r) - 1, Math.max(q, s) + 1]
  const [range, rangeSpoken] = solution(minus(r), minus(s), plain`${r}`, plain`${s}`, between, '<=')
  const [first, firstSpoken] = solution(minus(p), minus(q), plain`${p}`, plain`${q}`, true, '<')
  return {
    question: typst`
The diagram shows the curve $y = ${shown(quadratic)}$ and the line $y = ${line}$.
#axes(axis(${x1}, ${x2}, title: $x$), axis(${Math.floor(bottom)}, ${top}, step: 2, minor: 2, title: $y$), height: 235pt, curve-of(${drawn(quadratic)}, colour: addmaths), curve-of(x => (${m}) * x + (${n}), colour: maths))
Use the graphs to solve these inequalities.
#part("a", 1)[$${shown(quadratic)} < 0$]
#part("b", 2)[$${shown(quadratic)} ${relation} ${line}$]`,
    answer: typst`
#part("a")[
#note[The curve is below the $x$-axis.]
#working("B1")[#result[${first}]]]
#part("b")[
#note[The curve is ${between ? 'below' : 'above'} the line, or meets it.]
#working("M1")[They meet at $x = ${minus(r)}$ and $x = ${minus(s)}$]
#working("A1")[#result[${range}]]]`,
    alt: plain`The diagram shows the curve y equals ${spoken(quadratic)} and the line y equals ${lineSpoken}. The curve crosses the x axis at ${p} and ${plain`${q}`}. The line and the curve meet where x is ${r} and where x is ${plain`${s}`}. Use the graphs to solve these inequalities. Part a: the quadratic is less than 0. Part b: the quadratic ${relationInWords[relation]} ${lineSpoken}.`,
    answerAlt: plain`Part a: x is ${firstSpoken}. Part b: the curve is ${between ? 'below' : 'above'} the line when x is ${rangeSpoken}.`,
    answers: [
      final('a', inequality(typedSolution(p, q, true, '<'))),
      final('b', inequality(typedSolution(r, s, between, '<='))),
    ],
    verify() {
      const f = (x: number) => valueAt({ a: 1, b, c }, x)
      const under = s - r > q - p
      for (let x = -7.013; x < 8; x += 0.09) {
        if (f(x) < 0 !== (p < x && x < q)) return `part a fails at x = ${x.toFixed(3)}`
        const holds = under ? f(x) <= m * x + n : f(x) >= m * x + n
        if (holds !== ((r < x && x < s) === under)) return `part b fails at x = ${x.toFixed(3)}`
      }
      return agree(f(r), m * r + n) && agree(f(s), m * s + n) ? null : 'they meet elsewhere'
    },
  }
}

export const inequalityFromGraph = defineTemplate({
  id: 'inequality-from-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'slanting-line': (random) => inequalityFromGraphQuestion(random, 'slanting-line'),
    'level-line': (random) => inequalityFromGraphQuestion(random, 'level-line'),
  },
})
