// What the graph of a cubic polynomial tells of its remainders, factors and roots.

import { roots } from '../../kit/checking.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, type Polynomial, product, scaled, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided } from './cubics.ts'

const drawGraph = (random: Random) => {
  const { rootsOfP, p, at } = random.until(
    () => {
      const rootsOfP = random.distinct([-3, -2, -1, 1, 2, 3], 3).sort((a, b) => a - b) as [
        number,
        number,
        number,
      ]
      const p = scaled(product(...rootsOfP.map((x) => [1, -x])), random.sign())
      const at = random.pick([-2, -1, 0, 1, 2].filter((x) => !rootsOfP.includes(x)))
      return { rootsOfP, p, at }
    },
    ({ p, at, rootsOfP: [first, , last] }) => {
      const places = Array.from({ length: 61 }, (_, n) => -3 + n / 10).filter((x) => x > first && x < last)
      // All that happens between the roots is in sight, and so is the remainder that is asked for.
      return last - first > 2 && [at, ...places].every((x) => Math.abs(valueAt(p, x)) <= 12)
    },
  )
  const f = (x: number) => valueAt(p, x)
  const graph = (extra: string) =>
    `#axes(axis(-4, 4, step: 1, title: $x$, at-edge: true), axis(-14, 14, step: 2, minor: 2, title: $y$, at-edge: true), height: 250pt, curve-of(${drawn(p)}, colour: addmaths)${extra})`
  const values = [-3, -2, -1, 0, 1, 2, 3].filter((x) => Math.abs(f(x)) <= 14)
  const pictureSpoken = plain`A grid shows the curve y equals p of x, where p is a cubic polynomial. The points of the curve are: ${listInWords(values.map((x) => `(${minusInWords(x)}, ${minusInWords(f(x))})`))}.`
  return { rootsOfP, p, at, f, graph, pictureSpoken }
}

/** A line that meets the cubic three times between −4 and 4, not at a root, and one that meets it once. */
const levelsOf = (p: Polynomial): { readonly between: number; readonly outside: number } => {
  const values = Array.from({ length: 8001 }, (_, n) => valueAt(p, -4 + n / 1000))
  const turns = values.filter((value, n) => {
    const [before, after] = [values[n - 1], values[n + 1]]
    return before !== undefined && after !== undefined && (value - before) * (after - value) <= 0
  })
  const [high, low] = [Math.max(...turns), Math.min(...turns)]
  const middle = Math.round((high + low) / 2)
  return { between: middle === 0 ? (high > 1.2 ? 1 : -1) : middle, outside: Math.ceil(high + 1) }
}

export const readFromGraph = defineTemplate({
  id: 'read-from-a-graph',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    remainders(random) {
      const { rootsOfP, p, at, f, graph, pictureSpoken } = drawGraph(random)
      const root = rootsOfP[1]
      return {
        question: typst`
The graph of $y = p(x)$ is shown, where $p$ is a cubic polynomial.
${graph('')}
#part("a", 2)[Write down the remainder when $p(x)$ is divided by $${linear(1, -at)}$, and when it is divided by $${linear(1, -root)}$.]
#part("b", 2)[Write down three linear factors of $p(x)$.]`,
        answer: typst`
#part("a")[
#note[The remainder of a division by $x − a$ is $p(a)$.]
#working("B1")[$p(${minus(at)}) =$ #result[$${minus(f(at))}$]]
#working("B1")[$p(${minus(root)}) =$ #result[0]]]
#part("b")[#working("B2")[${rootsOfP.map((x) => `#result[$${linear(1, -x)}$]`).join(', ')}]
#scheme[*B1* for two of them]]`,
        alt: plain`${pictureSpoken} Part a: write down the remainder when p of x is divided by ${linearSpoken(1, -at)}, and when it is divided by ${linearSpoken(1, -root)}. Part b: write down three linear factors of p of x.`,
        answerAlt: plain`Part a: the remainders are p of ${minusInWords(at)}, which is ${minusInWords(f(at))}, and p of ${minusInWords(root)}, which is 0. Part b: the factors are ${listInWords(rootsOfP.map((x) => linearSpoken(1, -x)))}.`,
        answers: [
          final('a', number(f(at)), `divided by ${linear(1, -at)}`),
          final('a', number(0), `divided by ${linear(1, -root)}`),
          final(
            'b',
            expression(rootsOfP.map((x) => `(${linear(1, -x)})`).join(''), 'x', 'factorised'),
            'product of the factors',
          ),
        ],
        verify: () => {
          const rest = divided(p, [1, -at]).remainder[0]
          return rest === f(at) && rootsOfP.every((x) => divided(p, [1, -x]).remainder[0] === 0)
            ? null
            : 'a remainder is another'
        },
      }
    },
    'number-of-roots'(random) {
      const { rootsOfP, p, f, graph, pictureSpoken } = drawGraph(random)
      const { between, outside } = levelsOf(p)
      return {
        question: typst`
The graph of $y = p(x)$ is shown, where $p$ is a cubic polynomial.
${graph('')}
#part("a", 2)[Find the number of real roots of $p(x) = ${minus(between)}$ and of $p(x) = ${minus(outside)}$.]
#part("b", 2)[Find, by reading the graph, the remainder when $p(x)$ is divided by $x$, and solve $p(x) = 0$.]`,
        answer: typst`
#part("a")[
#working("B1")[$y = ${minus(between)}$ meets the curve #result[3] times]
#working("B1")[$y = ${minus(outside)}$ meets it #result[once]]]
#part("b")[
#working("B1")[$p(0) =$ #result[$${minus(f(0))}$]]
#working("B1")[$x =$ ${rootsOfP.map((x) => `#result[$${minus(x)}$]`).join(', ')}]]
${graph(`, asymptote(y: ${between}), asymptote(y: ${outside})`)}`,
        alt: plain`${pictureSpoken} Part a: find the number of real roots of p of x equals ${minusInWords(between)} and of p of x equals ${minusInWords(outside)}. Part b: find the remainder when p of x is divided by x, and solve p of x equals 0.`,
        answerAlt: plain`Part a: the line y equals ${minusInWords(between)} meets the curve 3 times, the line y equals ${minusInWords(outside)} once. Part b: the remainder is p of 0, ${minusInWords(f(0))}. The roots are ${listInWords(rootsOfP.map(minusInWords))}.`,
        answers: [
          final('a', number(3), `p(x) = ${between}`),
          final('a', number(1), `p(x) = ${outside}`),
          final('b', number(f(0)), 'remainder'),
          final('b', inAnyOrder(rootsOfP, { name: 'x' }), 'x'),
        ],
        verify: () => {
          const count = (level: number) => roots((x) => valueAt(p, x) - level, -6.0137, 6.0171).length
          return count(between) === 3 && count(outside) === 1 ? null : 'the lines meet the curve otherwise'
        },
      }
    },
  },
})
