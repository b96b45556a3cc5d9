// Which of three curves belongs to which equation.

import { final, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo } from './notation.ts'
import { dot, exponentialCurve, label, logarithmCurve, origin, type Plot, plane } from './plots.ts'

const letters = ['A', 'B', 'C'] as const
const field: Plot = { x: [-3.4, 3.4], y: [-3.6, 3.6], height: 230 }

interface Curve {
  readonly markup: string
  readonly spoken: string
  readonly seen: string
  readonly why: string
  readonly f: (x: number) => number
  readonly drawn: string
  readonly name: readonly [x: number, y: number, side: string]
}

const exponentials: readonly Curve[] = [
  {
    markup: eTo('x'),
    spoken: 'e to the power x',
    seen: 'rises through 1 on the y axis',
    why: 'It is positive, and rising.',
    f: Math.exp,
    drawn: exponentialCurve({ k: 1, n: 1, a: 0 }),
    name: [1.15, 3.1, 'right'],
  },
  {
    markup: eTo('−x'),
    spoken: 'e to the power minus x',
    seen: 'falls through 1 on the y axis',
    why: 'It is positive, and falling.',
    f: (x) => Math.exp(-x),
    drawn: exponentialCurve({ k: 1, n: -1, a: 0 }),
    name: [-1.15, 3.1, 'left'],
  },
  {
    markup: `−${eTo('x')}`,
    spoken: 'minus e to the power x',
    seen: 'falls through minus 1 on the y axis',
    why: 'It is negative, and far from 0 where $x$ is large.',
    f: (x) => -Math.exp(x),
    drawn: exponentialCurve({ k: -1, n: 1, a: 0 }),
    name: [1.15, -3.1, 'right'],
  },
  {
    markup: `−${eTo('−x')}`,
    spoken: 'minus e to the power minus x',
    seen: 'rises through minus 1 on the y axis',
    why: 'It is negative, and near 0 where $x$ is large.',
    f: (x) => -Math.exp(-x),
    drawn: exponentialCurve({ k: -1, n: -1, a: 0 }),
    name: [-1.15, -3.1, 'left'],
  },
]

const logarithms: readonly Curve[] = [
  {
    markup: 'ln x',
    spoken: 'the natural log of x',
    seen: 'rises to the right of the y axis, through 1 on the x axis',
    why: 'It crosses the $x$-axis at 1, and rises.',
    f: Math.log,
    drawn: logarithmCurve({ k: 1, a: 1, b: 0 }, field),
    name: [3.4, 1.22, 'above-left'],
  },
  {
    markup: '−ln x',
    spoken: 'minus the natural log of x',
    seen: 'falls to the right of the y axis, through 1 on the x axis',
    why: 'It crosses the $x$-axis at 1, and falls.',
    f: (x) => -Math.log(x),
    drawn: logarithmCurve({ k: -1, a: 1, b: 0 }, field),
    name: [3.4, -1.22, 'below-left'],
  },
  {
    markup: 'ln(−x)',
    spoken: 'the natural log of minus x',
    seen: 'lies to the left of the y axis and falls through minus 1 on the x axis',
    why: 'Here $x$ must be negative.',
    f: (x) => Math.log(-x),
    drawn: logarithmCurve({ k: 1, a: -1, b: 0 }, field),
    name: [-3.4, 1.22, 'above-right'],
  },
  {
    markup: '3 ln x',
    spoken: '3 times the natural log of x',
    seen: 'rises steeply to the right of the y axis, through 1 on the x axis',
    why: 'It crosses at 1, and rises three times as steeply as $ln x$.',
    f: (x) => 3 * Math.log(x),
    drawn: logarithmCurve({ k: 3, a: 1, b: 0 }, field),
    name: [2.75, 3.1, 'left'],
  },
]

const matched =
  (pool: readonly Curve[], [left, right]: readonly [number, number], extra: readonly string[] = []) =>
  (random: Random) => {
    // As drawn, A to C; as asked, in another order.
    const shown = random.distinct([0, 1, 2, 3], 3).flatMap((n) => pool[n] ?? [])
    const asked = random.until(
      () => random.shuffle([0, 1, 2]),
      (order) => order.some((place, n) => place !== n),
    )
    const inOrder = asked.flatMap((place) => {
      const curve = shown[place]
      const letter = letters[place]
      return curve && letter ? [{ ...curve, letter }] : []
    })
    const picture = plane(
      field,
      ...shown.map(({ drawn }) => drawn),
      ...shown.map(({ name: [x, y, side] }, n) => label(x, y, `${letters[n]}`, side, 'addmaths')),
      ...extra,
      origin(),
    )
    const list = inOrder.map(({ markup }) => `#box[$y = ${markup}$]`).join(', ')
    return {
      question: typst`
The diagram shows the curves $A$, $B$ and $C$.
${picture}
Their equations, in another order, are ${list.replace(/, ([^,]*)$/, ' and $1')}. Write down which curve has each of these equations. #marks(3)`,
      answer: inOrder
        .map(
          ({ markup, letter, why }) => typst`#working("B1")[$y = ${markup}$ is curve #result[$${letter}$]]
#note[${why}]`,
        )
        .join('\n'),
      alt: plain`The diagram shows three curves. ${shown.map(({ seen }, n) => `Curve ${letters[n]} ${seen}.`).join(' ')} Their equations, in another order, are: ${inOrder.map(({ spoken }) => `y equals ${spoken}`).join('; ')}. Write down which curve has each of these equations.`,
      answerAlt: plain`${inOrder.map(({ spoken, letter }) => `The graph of y equals ${spoken} is curve ${letter}.`).join(' ')}`,
      answers: inOrder.map(({ markup, letter }) =>
        final('', word(letter, `curve ${letter}`), `y = ${markup.replace('upright(e)', 'e')}`),
      ),
      verify: () => {
        // Each curve is told from the others by its values at two places.
        const signs = shown.map(({ f }) => [left, right].map((x) => f(x).toFixed(3)).join('/'))
        return new Set(signs).size === 3 && new Set(asked).size === 3 ? null : 'two of the curves are alike'
      },
    }
  }

export const matchCurves = defineTemplate({
  id: 'match-curves',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    exponentials: matched(exponentials, [-1, 1]),
    logarithms: matched(logarithms, [-2, 2], [dot(1, 0, '1', 'below-right')]),
  },
})
