// Domain and range: mapping diagrams, and functions on an interval read from their graphs.

import { agree } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Two ovals, numbers in each, and an arrow from each number to its image. */
const mapping = (
  from: readonly number[],
  to: readonly number[],
  arrows: readonly (readonly [number, number])[],
): string => {
  const height = (values: readonly number[], n: number) => (values.length - 1) / 2 - n
  const oval = (x: number, name: string, values: readonly number[]) => {
    const tall = values.length / 2 + 0.4
    const points = Array.from({ length: 40 }, (_, k) => {
      const angle = (k * Math.PI) / 20
      return `(${(x + 0.9 * Math.cos(angle)).toFixed(3)}, ${(tall * Math.sin(angle)).toFixed(3)})`
    })
    return `polygon-of(${points.join(', ')}, fill: maths-wash, colour: maths), point((${x}, ${tall}), [${name}], mark: false, side: "above")`
  }
  const numbers = [
    ...from.map(
      (value, n) => `point((0, ${height(from, n)}), $${minus(value)}$, mark: false, side: "centre")`,
    ),
    ...to.map((value, n) => `point((5, ${height(to, n)}), $${minus(value)}$, mark: false, side: "centre")`),
  ]
  const lines = arrows.map(
    ([a, b]) => `vector((0.45, ${height(from, from.indexOf(a))}), (4.5, ${height(to, to.indexOf(b))}))`,
  )
  return `#sketch(${[oval(0, 'domain', from), oval(5, 'range', to), ...numbers, ...lines].join(', ')}, height: 220pt, padding: (30pt, 26pt))`
}

const drawRule = (random: Random) => ({
  a: random.integer(2, 4),
  b: random.integerExcept(-6, 6, 0),
  c: random.integerExcept(-5, 5, 0),
})

export const mappingDiagram = defineTemplate({
  id: 'mapping-diagram',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'find-the-rule'(random) {
      const { a, b } = drawRule(random)
      const from = [3, 1, 0, -2]
      const to = from.map((x) => a * x + b)
      return {
        question: typst`
The diagram shows the function $f(x) = a x + b$.
${mapping(
  from,
  to,
  from.map((x) => [x, a * x + b] as const),
)}
#part("a", 2)[Find the value of $a$ and the value of $b$.]
#part("b", 1)[Find the number that $f$ maps to $${minus(a * 10 + b)}$.]`,
        answer: typst`
#part("a")[
#working("B1")[$f(0) = b$: $b =$ #result[$${minus(b)}$]]
#working("B1")[$f(1) = a + b = ${minus(a + b)}$: $a =$ #result[${a}]]]
#part("b")[#working("B1 FT")[$${shown([a, b])} = ${minus(a * 10 + b)}$: #result[10]]]`,
        alt: plain`A mapping diagram shows the function f of x equals a x plus b. It maps 3 to ${plain`${3 * a + b}`}, 1 to ${plain`${a + b}`}, 0 to ${plain`${b}`} and minus 2 to ${plain`${b - 2 * a}`}. Part a: find the value of a and the value of b. Part b: find the number that f maps to ${plain`${10 * a + b}`}.`,
        answerAlt: plain`Part a: 0 is mapped to b, so b is ${plain`${b}`}. 1 is mapped to a plus b, so a is ${a}. Part b: the number is 10.`,
        answers: [final('a', number(a), 'a'), final('a', number(b), 'b'), final('b', number(10))],
        verify: () => (agree((a * 3 + b - (a * 1 + b)) / 2, a) ? null : 'the rule is another'),
      }
    },
    'many-to-one'(random) {
      const { c } = drawRule(random)
      const from = [2, 1, 0, -1, -2]
      const to = [4 + c, 1 + c, c]
      const inOrder = [...to].reverse().map(minus).join(', ')
      return {
        question: typst`
$f(x) = ${shown([1, 0, c])}$ for the domain $#box[{]−2, −1, 0, 1, 2#box[}]$.
#part("a", 1)[Find $f(−2)$.]
#part("b", 1)[Write down the range of $f$.]
#part("c", 1)[Explain why $f$ has no inverse on this domain.]`,
        answer: typst`
${mapping(
  from,
  to,
  from.map((x) => [x, x * x + c] as const),
)}
#part("a")[#working("B1")[$(−2)^2 ${c < 0 ? '−' : '+'} ${Math.abs(c)} =$ #result[$${minus(4 + c)}$]]]
#part("b")[#working("B1")[#result[$${inOrder}$]]]
#part("c")[#working("B1")[Two numbers are mapped to one: $f(2) = f(−2)$. #result[It is many-to-one.]]]`,
        alt: plain`f of x equals ${spoken([1, 0, c])} for the domain minus 2, minus 1, 0, 1, 2. Part a: find f of minus 2. Part b: write down the range of f. Part c: explain why f has no inverse on this domain.`,
        answerAlt: plain`Part a: f of minus 2 is ${plain`${4 + c}`}. Part b: the range is ${listInWords([...to].reverse().map((value) => plain`${value}`))}. Part c: 2 and minus 2 are mapped to the same number, so f is many-to-one.`,
        answers: [final('a', number(4 + c)), final('b', inAnyOrder(to))],
        verify() {
          const range = new Set(from.map((x) => x * x + c))
          return range.size === to.length && to.every((value) => range.has(value))
            ? null
            : 'the range is another'
        },
      }
    },
  },
})

/** f(x) = (x − h)² + k or its opposite, on −2 ≤ x ≤ 4. */
const drawParabola = (random: Random) => {
  const [h, sign] = [random.integer(0, 2), random.sign()]
  const k = sign > 0 ? random.integer(-5, -2) : random.integer(3, 6)
  const p = [sign, -2 * sign * h, sign * h * h + k]
  const f = (x: number) => valueAt(p, x)
  const ends = [f(-2), f(4)]
  const [low, high] = [Math.min(k, ...ends), Math.max(k, ...ends)]
  const bottom = Math.floor(low / 2) * 2
  const top = Math.ceil(high / 2) * 2
  const graph = (extra: string) =>
    `#axes(axis(-2, 4, step: 1, title: $x$, at-edge: true), axis(${Math.min(bottom, -2)}, ${Math.max(top, 2)}, step: 2, minor: 2, title: $y$), height: 200pt, curve-of(${drawn(p)}), point((-2, ${f(-2)}), none), point((4, ${f(4)}), none)${extra})`
  const pictureSpoken = plain`The diagram shows the graph of y equals f of x for x from minus 2 to 4. It is part of a parabola. It starts at (minus 2, ${f(-2)}), ${sign > 0 ? 'falls to its lowest point' : 'rises to its highest point'} at (${h}, ${k}), and ends at (4, ${f(4)}).`
  const verify = (level: number) => {
    const values = Array.from({ length: 601 }, (_, n) => sign * (-2 + n / 100 - h) ** 2 + k)
    const turning = sign > 0 ? Math.min(...values) : Math.max(...values)
    if (!agree(turning, k, 1e-9)) return 'the turning point is elsewhere'
    const solutions = values.filter((value) => agree(value, level, 1e-9))
    return solutions.length === 2 ? null : `there are ${solutions.length} solutions`
  }
  return { h, sign, k, low, high, graph, pictureSpoken, verify }
}

export const rangeFromGraph = defineTemplate({
  id: 'range-from-a-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'on-an-interval'(random) {
      const { h, sign, k, low, high, graph, pictureSpoken, verify } = drawParabola(random)
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$ for $−2 <= x <= 4$.
${graph('')}
#part("a", 1)[Write down $f(${h + 1})$.]
#part("b", 2)[Write down the range of $f$.]
#part("c", 1)[Write down the number of solutions of $f(x) = ${minus(k + sign)}$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${minus(k + sign)}$]]]
#part("b")[
#note[The range goes from the lowest to the highest value of the graph.]
#working("B2")[#result[$${minus(low)} <= f(x) <= ${minus(high)}$]]
#scheme[*B1* for one end right, or for both ends with $<$]]
#part("c")[#working("B1")[#result[2], on both sides of the turning point]]`,
        alt: plain`${pictureSpoken} Part a: write down f of ${h + 1}. Part b: write down the range of f. Part c: write down the number of solutions of f of x equals ${plain`${k + sign}`}.`,
        answerAlt: plain`Part a: f of ${h + 1} is ${plain`${k + sign}`}. Part b: f of x is from ${plain`${low}`} to ${plain`${high}`}. Part c: there are 2 solutions.`,
        answers: [
          final('a', number(k + sign)),
          final('b', inequality(`${low} <= f(x) <= ${high}`, 'f(x)')),
          final('c', number(2)),
        ],
        verify: () => verify(k + sign),
      }
    },
    'values-and-solutions'(random) {
      const { h, sign, k, graph, pictureSpoken, verify } = drawParabola(random)
      const level = k + 4 * sign
      const found = [h - 2, h + 2]
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$ for $−2 <= x <= 4$.
${graph('')}
#part("a", 2)[Solve $f(x) = ${minus(level)}$.]
#part("b", 2)[The line $y = k$ is a tangent to the graph. Write down the value of $k$, and the $x$-coordinate of the point where the line touches the graph.]`,
        answer: typst`
#part("a")[#working("B1 B1")[$x =$ #result[$${minus(found[0] ?? 0)}$] or $x =$ #result[$${minus(found[1] ?? 0)}$]]
${graph(`, data-line(((-2, ${level}), (4, ${level})), colour: wrong, dash: "dashed")`)}]
#part("b")[#working("B1 B1")[at the turning point: \
$k =$ #result[$${minus(k)}$], $x =$ #result[$${h}$]]]`,
        alt: plain`${pictureSpoken} Part a: solve f of x equals ${plain`${level}`}. Part b: the line y equals k is a tangent to the graph. Write down the value of k, and the x coordinate of the point where the line touches the graph.`,
        answerAlt: plain`Part a: x is ${plain`${found[0] ?? 0}`} or ${plain`${found[1] ?? 0}`}. Part b: the line touches the graph at its turning point, so k is ${plain`${k}`}, and x is ${h}.`,
        answers: [
          final('a', inAnyOrder(found, { name: 'x' })),
          final('b', number(k), 'k'),
          final('b', number(h), 'x'),
        ],
        verify: () => verify(level),
      }
    },
  },
})
