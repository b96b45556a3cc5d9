// A drawn cubic, or its modulus, and the equation that belongs to it.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { namedNumbers } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { type Cubic, cubicFrom, rootsOf, shown, sketchOf, spoken, valueAt } from './cubic.ts'
import { rootsSpoken, size } from './expressions.ts'

const drawRoots = (random: Random) =>
  [-random.integer(1, 4), random.integer(1, 2), random.integer(4, 6)] as const

const wrongCubic = (cubic: Cubic, list: readonly number[]): string | null => {
  // The third difference of a cubic is 6a.
  const [a, b, c, d] = [0, 1, 2, 3].map((x) => valueAt(cubic, x)) as [number, number, number, number]
  if (!agree(d - 3 * c + 3 * b - a, 6 * cubic.k)) return 'the third difference gives another a'
  return list.every((x) => agree(valueAt(cubic, x), 0)) ? null : 'the crossings are elsewhere'
}

/** The constants of a drawn curve, which touches the axis at the first of two of them, or crosses it at three. */
const withConstants = (isDouble: boolean) => (random: Random) => {
  const k = random.integer(1, 3) * random.sign()
  const [low, middle, high] = drawRoots(random)
  const [p, r] = isDouble && !random.chance(0.5) ? [high, low] : [low, high]
  const q = isDouble ? p : middle
  const cubic = cubicFrom(k, p, q, r)
  const [intercept, bare] = [valueAt(cubic, 0), -p * q * r]
  const form = isDouble ? '$y = a(x − p)^2 (x − q)$' : '$y = a(x − p)(x − q)(x − r)$, where $p < q < r$'
  return {
    question: typst`
The diagram shows the curve ${form}.
${sketchOf(cubic)}
Find the values of the constants $a$, $p$${isDouble ? ' and $q$' : ', $q$ and $r$'}. #marks(3)`,
    answer: typst`
${isDouble ? typst`#note[The curve touches the $x$-axis at $p$ and crosses it at $q$.]` : typst`#note[The curve crosses the $x$-axis at $p$, $q$ and $r$.]`}
#working("B1")[$p =$ ${tallResult(minus(p))}, $q =$ ${tallResult(minus(isDouble ? r : q))}${isDouble ? '' : `, $r =$ ${tallResult(minus(r))}`}]
#working("M1")[When $x = 0$: $${minus(bare)}a = ${minus(intercept)}$]
#working("A1")[$a =$ ${tallResult(minus(cubic.k))}]`,
    alt: plain`The diagram shows the curve y equals a times ${isDouble ? 'the square of open bracket x minus p close bracket, times open bracket x minus q close bracket' : 'the product of open bracket x minus p close bracket, open bracket x minus q close bracket and open bracket x minus r close bracket, where p is less than q and q less than r'}. ${isDouble ? plain`It touches the x axis at ${p} and crosses it at ${plain`${r}`}` : plain`It crosses the x axis at ${rootsSpoken(rootsOf(cubic))}`}. It crosses the y axis at ${plain`${intercept}`}. Find the values of the constants.`,
    answerAlt: plain`p is ${p}, q is ${plain`${isDouble ? r : q}`}${isDouble ? '' : plain`, r is ${plain`${r}`}`}. At x equals 0, ${plain`${bare}`} a equals ${plain`${intercept}`}, so a is ${plain`${cubic.k}`}.`,
    answers: [
      ...namedNumbers('', { a: k, p, q: isDouble ? r : q }),
      ...(isDouble ? [] : [final('', number(r), 'r')]),
    ],
    verify: () => wrongCubic(cubic, [p, q, r]),
  }
}

export const cubicFromGraph = defineTemplate({
  id: 'cubic-from-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'three-roots': withConstants(false),
    repeated: withConstants(true),
    'of-modulus'(random) {
      const k = random.integer(1, 3)
      const [p, q, r] = drawRoots(random)
      const cubic = cubicFrom(k, p, q, r)
      const found = rootsOf(cubic)
      const height = Math.abs(valueAt(cubic, 0))
      return {
        question: typst`
The diagram shows the graph of $y = |f(x)|$, where $f(x)$ is a cubic.
${sketchOf(cubic, { folded: true })}
Find the two possible expressions for $f(x)$ as products of linear factors. #marks(3)`,
        answer: typst`
#note[The graph meets the $x$-axis at ${found.map((x) => `$${minus(size(x))}$`).join(', ')}.]
#working("B1")[$f(x) = a${shown({ ...cubic, k: 1 })}$]
#working("M1")[$|f(0)| = ${height}$, so $|${minus(-p * q * r)}a| = ${height}$ and $a = plus.minus ${k}$]
#working("A1")[${tallResult(shown(cubic))} or \ #v(2pt) ${tallResult(shown({ ...cubic, k: -cubic.k }))}]`.replace(
          /\|(−?)1a\|/,
          '|$1a|',
        ),
        alt: plain`The diagram shows the graph of y equals the modulus of f of x, where f of x is a cubic. It meets the x axis at sharp corners at ${rootsSpoken(found)}, and crosses the y axis at ${height}. Find the two possible expressions for f of x as products of linear factors.`,
        answerAlt: plain`f of x is a constant a times ${spoken({ ...cubic, k: 1 })}. At x equals 0 its size is ${height}, so a is ${cubic.k} or minus ${cubic.k}. f of x is ${cubic.k} or minus ${cubic.k} times that product.`,
        // Two expressions in either order cannot be typed.
        answers: [],
        verify: () => wrongCubic(cubic, [p, q, r]),
      }
    },
  },
})
