// How often a level line meets a drawn cubic, and its modulus, as the line rises.

import { roots } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { cubicFrom, shown, sketchOf, spoken, valueAt } from './cubic.ts'
import { label } from './drawings.ts'
import { pointSpoken } from './expressions.ts'

/** Part (b) asks for the lines that meet the modulus four times, or for those that meet the curve twice. */
const counted = (modulusCase: boolean) => (random: Random) => {
  // (x − p)²(x − q) turns at p and at p + 2(q − p)/3.
  const third = random.integer(1, 2) * random.sign()
  const p = random.until(
    () => random.integer(-2, 2),
    (value) => value !== 0 && value + 3 * third !== 0 && value + 2 * third !== 0,
  )
  const k = random.integer(1, 2)
  const cubic = cubicFrom(k, p, p, p + 3 * third)
  const turn = p + 2 * third
  const height = valueAt(cubic, turn)
  const figure = sketchOf(cubic, {
    labels: false,
    extra: () => [
      label([p, 0], 'A', height > 0 ? 'below' : 'above'),
      label([turn, height], 'B', height > 0 ? 'above' : 'below'),
    ],
  })
  const top = Math.abs(height)
  const between = height > 0 ? `0 < k < ${height}` : `${minus(height)} < k < 0`
  const turned = height > 0 ? 'maximum' : 'minimum'
  return {
    question: typst`
The diagram shows the curve $y = f(x)$, where
$ f(x) = ${shown(cubic)} $
${figure}
$A(${minus(p)}, 0)$ and $B(${minus(turn)}, ${minus(height)})$ are its turning points.
${
  modulusCase
    ? typst`#part("a", 1)[Find the set of values of $k$ for which $f(x) = k$ has three different solutions.]
#part("b", 2)[Find the set of values of $k$ for which $|f(x)| = k$ has four different solutions.]`
    : typst`#part("a", 1)[Find the set of values of $k$ for which $f(x) = k$ has three different solutions.]
#part("b", 2)[Find the values of $k$ for which $f(x) = k$ has exactly two different solutions.]`
}`,
    answer: typst`
#part("a")[
#note[The line $y = k$ has to pass between $A$ and $B$.]
#working("B1")[${tallResult(between)}]]
#part("b")[${
      modulusCase
        ? typst`
#note[In the graph of $y = |f(x)|$ the part below the $x$-axis is reflected. It touches the axis at $A$ and ${height > 0 ? 'has' : 'now has'} a maximum at $(${minus(turn)}, ${top})$.]
#note[The line $y = k$ has to be above the $x$-axis and below this maximum.]
#working("B2")[${tallResult(`0 < k < ${top}`)}]
#scheme[*B1* for one end, or for both with $<=$]`
        : typst`
#note[The line $y = k$ touches the curve at a turning point and crosses it once more.]
#working("B1")[at $A$: ${tallResult('k = 0')}]
#working("B1")[at $B$: ${tallResult(`k = ${minus(height)}`)}]`
    }]`,
    alt: plain`The diagram shows the curve y equals f of x, where f of x is ${spoken(cubic)}. Its turning points are A, where it touches the x axis at ${p}, and the ${turned} B at ${pointSpoken(turn, height)}. Part a: find the set of values of k for which f of x equals k has three different solutions. Part b: find the ${modulusCase ? 'set of values of k for which the modulus of f of x equals k has four different solutions' : 'values of k for which f of x equals k has exactly two different solutions'}.`,
    answerAlt: plain`Part a: the line y equals k has to pass between A and B, so k is between ${height > 0 ? plain`0 and ${height}` : plain`${plain`${height}`} and 0`}, both excluded. Part b: ${modulusCase ? plain`the part below the x axis is reflected, so that there is a maximum of ${top}, and k is between 0 and ${top}, both excluded` : plain`the line touches the curve at A, where k is 0, or at B, where k is ${plain`${height}`}`}.`,
    answers: [
      final('a', inequality(`${Math.min(0, height)} < k < ${Math.max(0, height)}`, 'k')),
      final('b', modulusCase ? inequality(`0 < k < ${top}`, 'k') : inAnyOrder([0, height], { name: 'k' })),
    ],
    verify: () => {
      const f = (x: number) => valueAt(cubic, x)
      const highest = -4 * k * third ** 3
      const count = (g: (x: number) => number) => roots(g, -10.0137, 10.0119, 400).length
      for (const share of [-0.4, 0.1, 0.9, 1.3]) {
        const level = share * highest
        if ((count((x) => f(x) - level) === 3) !== (share > 0 && share < 1))
          return `the count at ${level} is wrong`
        const high = Math.abs(level)
        const four = share > 0 && share < 1
        if (share > 0 && (count((x) => Math.abs(f(x)) - high) === 4) !== four) {
          return `the count of the modulus at ${high} is wrong`
        }
      }
      return f(p) === 0 && f(turn) === highest ? null : 'the turning points are elsewhere'
    },
  }
}

export const cubicCount = defineTemplate({
  id: 'solutions-of-cubic-equals-k',
  marks: 3,
  calculator: false,
  level: 4,
  cases: { 'of-cubic': counted(false), 'of-modulus': counted(true) },
})
