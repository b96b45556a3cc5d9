// Patterns of sticks, dots and tiles that grow by a rule.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { type Polynomial, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

type Cell = readonly [x: number, y: number]

const edge = (a: Cell, b: Cell): string => `edge(${pair(a)}, ${pair(b)}, colour: maths)`
const tile = ([x, y]: Cell, fill = 'maths-wash'): string =>
  `polygon-of(${[
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ]
    .map((corner) => pair(corner as [number, number]))
    .join(', ')}, fill: ${fill})`
const dot = (place: Cell): string => `point(${pair(place)}, none)`

/** Three patterns side by side with their numbers below. */
const row = (
  patterns: readonly (readonly string[])[],
  starts: readonly number[],
  widths: readonly number[],
): string => {
  const names = starts.map(
    (x, n) => `point((${x + (widths[n] ?? 1) / 2}, -0.55), [${n + 1}], mark: false, side: "below")`,
  )
  return `#sketch(${[...patterns.flat(), ...names].join(', ')}, height: 150pt, padding: (14pt, 20pt))`
}

interface Growth {
  readonly count: Polynomial
  readonly what: string
  readonly seen: string
  draw(n: number, x: number): string[]
  width(n: number): number
  /** The pieces of pattern n, counted one by one. */
  pieces(n: number): number
}

/** A row of n houses, each a square with a roof, sharing walls. */
const houses: Growth = {
  count: [5, 1],
  what: 'sticks',
  seen: 'rows of 1, 2 and 3 houses made of sticks. A house is a square with two sticks for the roof, and neighbours share a wall',
  draw: (n, x) =>
    Array.from({ length: n }, (_, k) => [
      edge([x + k, 0], [x + k + 1, 0]),
      edge([x + k, 1], [x + k + 1, 1]),
      edge([x + k, 1], [x + k + 0.5, 1.7]),
      edge([x + k + 0.5, 1.7], [x + k + 1, 1]),
      edge([x + k, 0], [x + k, 1]),
    ])
      .flat()
      .concat(edge([x + n, 0], [x + n, 1])),
  width: (n) => n,
  pieces: (n) => Array.from({ length: n }, () => 5).reduce((a, b) => a + b, 1),
}

/** A rectangle of dots with n rows and n + 1 columns, and one dot more on top. */
const dots: Growth = {
  count: [1, 1, 1],
  what: 'dots',
  seen: 'rectangles of dots, 1 row of 2, 2 rows of 3 and 3 rows of 4, each with one more dot on top',
  draw: (n, x) => [
    ...Array.from({ length: n * (n + 1) }, (_, k) => dot([x + (k % (n + 1)), Math.floor(k / (n + 1))])),
    dot([x, n]),
  ],
  width: (n) => n,
  pieces: (n) => n * (n + 1) + 1,
}

/** A staircase of tiles, and a complete row of n + 2 below it. */
const stairs: Growth = {
  count: [0.5, 1.5, 2],
  what: 'tiles',
  seen: 'staircases of tiles on a base. Pattern 1 has a base of 3 tiles with 1 on top, pattern 2 a base of 4 with 2 and 1 on top, and pattern 3 a base of 5 with 3, 2 and 1 on top',
  draw: (n, x) => [
    ...Array.from({ length: n + 2 }, (_, k) => tile([x + k, 0])),
    ...Array.from({ length: n }, (_, level) =>
      Array.from({ length: n - level }, (_, k) => tile([x + k, level + 1], 'skizie-wash')),
    ).flat(),
  ],
  width: (n) => n + 2,
  pieces: (n) => n + 2 + Array.from({ length: n }, (_, level) => n - level).reduce((a, b) => a + b, 0),
}

const patternOf = (growth: Growth, n: number) => {
  const { count, what, seen } = growth
  const isHalved = growth === stairs
  const starts = [0, growth.width(1) + 1.3, growth.width(1) + growth.width(2) + 2.6]
  const picture = row(
    [1, 2, 3].map((k) => growth.draw(k, starts[k - 1] ?? 0)),
    starts,
    [1, 2, 3].map(growth.width),
  )
  const values = [1, 2, 3, 4, 5].map((k) => valueAt(count, k))
  const total = valueAt(count, n)
  const isLinear = count.length === 2
  const expressionMarkup = isHalved ? 'display(1/2)n^2 + display(3/2)n + 2' : shown(count, 'n')
  const expressionSpoken = isHalved
    ? '1 over 2, times n squared, plus 3 over 2, times n, plus 2'
    : spoken(count, 'n')
  const left = [1, 2, 3, 4].map((k) => valueAt(count, k) - (isHalved ? 0.5 : 1) * k * k)
  return {
    question: typst`
These patterns are made of ${what}.
${picture}
#part("a", 1)[Find the number of ${what} in Pattern 4.]
#part("b", ${isLinear ? 2 : 3})[Find an expression, in terms of $n$, for the number of ${what} in Pattern $n$.]
#part("c", ${isLinear ? 2 : 1})[${isLinear ? `Pattern $k$ has ${total} ${what}. Find $k$.` : `Find the number of ${what} in Pattern ${n}.`}]`,
    answer: typst`
#part("a")[#working("B1")[$${values.slice(0, 3).join(', ')}$, #result[${values[3] ?? 0}]]]
#part("b")[
${
  isLinear
    ? typst`#note[Each pattern needs 5 sticks more.]
#working("B2 oe")[#result[$${expressionMarkup}$]]
#scheme[*B1* for $5n + k$ with another number]`
    : typst`#working("M1")[differences $${values
        .slice(1)
        .map((value, k) => value - (values[k] ?? 0))
        .join(', ')}$, second differences ${isHalved ? 1 : 2}, so $${isHalved ? 'display(1/2)' : ''}n^2$]
#working("M1")[left over: $${left.join(', ')}$]
#working("A1")[#result[$${expressionMarkup}$]]`
}]
#part("c")[
${
  isLinear
    ? typst`#working("M1 FT")[$${expressionMarkup} = ${total}$ with $k$ for $n$]
#working("A1")[$k =$ #result[${n}]]`
    : typst`#working("B1 FT")[${isHalved ? `$display(1/2) times ${n}^2 + display(3/2) times ${n} + 2$` : `$${n}^2 + ${n} + 1$`}: #result[${total}]]`
}]`,
    alt: plain`The diagram shows ${seen}. Part a: find the number of ${what} in pattern 4. Part b: find an expression, in terms of n, for the number of ${what} in pattern n. Part c: ${isLinear ? plain`pattern k has ${total} ${what}. Find k` : plain`find the number of ${what} in pattern ${n}`}.`,
    answerAlt: plain`Part a: the numbers so far are ${listInWords(values.slice(0, 3))}, and pattern 4 has ${values[3] ?? 0}. Part b: the expression is ${expressionSpoken}. Part c: ${isLinear ? plain`k is ${n}` : plain`pattern ${n} has ${total} ${what}`}.`,
    answers: [
      final('a', number(values[3] ?? 0)),
      final('b', expression(asTyped(expressionMarkup), 'n')),
      isLinear ? final('c', number(n), 'k') : final('c', number(total)),
    ],
    verify: () =>
      [1, 2, 3, 4, n].every((k) => agree(growth.pieces(k), valueAt(count, k)))
        ? null
        : 'counting gives another number',
  }
}

export const growingPattern = defineTemplate({
  id: 'growing-pattern',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    houses: (random) => patternOf(houses, random.integer(21, 45)),
    dots: (random) => patternOf(dots, random.integer(11, 20)),
    stairs: (random) => patternOf(stairs, random.integer(11, 20)),
  },
})
