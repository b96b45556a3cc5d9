// A drawn cubic, or its modulus, and the equation that belongs to it.

import { agree } from '../../kit/checking.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { cubicFrom, rootsOf, shown, sketchOf, spoken, valueAt } from './cubic.ts'
import { rootsSpoken, size } from './expressions.ts'

export const cubicFromGraph = defineTemplate({
  id: 'cubic-from-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['three-roots', 'repeated', 'of-modulus'],
  draw(random, which) {
    const k = which === 'of-modulus' ? random.integer(1, 3) : random.integer(1, 3) * random.sign()
    const [p, q, r] = [-random.integer(1, 4), random.integer(1, 2), random.integer(4, 6)]
    if (which !== 'repeated') return { which, cubic: cubicFrom(k, p, q, r), list: [p, q, r] }
    const double = random.chance(0.5) ? p : r
    return {
      which,
      cubic: cubicFrom(k, double, double, double === p ? r : p),
      list: [double, double, double === p ? r : p],
    }
  },
  write({ which, cubic, list }) {
    const intercept = valueAt(cubic, 0)
    const found = rootsOf(cubic)
    const folded = which === 'of-modulus'
    const [p = 0, q = 0, r = 0] = list
    const brackets = shown({ ...cubic, k: 1 })
    const bare = -p * q * r
    const figure = sketchOf(cubic, { folded })
    const asked = {
      'three-roots': ['y = a(x − p)(x − q)(x − r)', 'It crosses the $x$-axis at', 'where $p < q < r$'],
      repeated: ['y = a(x − p)^2 (x − q)', 'It meets the $x$-axis at', ''],
      'of-modulus': ['', '', ''],
    }[which] as [string, string, string]
    const values = found.map((x) => `$${minus(size(x))}$`).join(which === 'repeated' ? ' and ' : ', ')
    if (folded) {
      const size0 = Math.abs(intercept)
      return {
        question: typst`
The diagram shows the graph of $y = |f(x)|$, where $f(x)$ is a cubic.
${figure}
Find the two possible expressions for $f(x)$ as products of linear factors. #marks(3)`,
        answer: typst`
#note[The graph meets the $x$-axis at ${values}.]
#working("B1")[$f(x) = a${brackets}$]
#working("M1")[$|f(0)| = ${size0}$, so $|${minus(bare)}a| = ${size0}$ and $a = plus.minus ${cubic.k}$]
#working("A1")[${tallResult(shown(cubic))} or \ #v(2pt) ${tallResult(shown({ ...cubic, k: -cubic.k }))}]`.replace(
          /\|(−?)1a\|/,
          '|$1a|',
        ),
        alt: plain`The diagram shows the graph of y equals the modulus of f of x, where f of x is a cubic. It meets the x axis at sharp corners at ${rootsSpoken(found)}, and crosses the y axis at ${size0}. Find the two possible expressions for f of x as products of linear factors.`,
        answerAlt: plain`f of x is a constant a times ${spoken({ ...cubic, k: 1 })}. At x equals 0 its size is ${size0}, so a is ${cubic.k} or minus ${cubic.k}. f of x is ${cubic.k} or minus ${cubic.k} times that product.`,
      }
    }
    const isDouble = which === 'repeated'
    return {
      question: typst`
The diagram shows the curve $${asked[0]}$${asked[2] ? `, ${asked[2]}` : ''}.
${figure}
Find the values of the constants $a$, $p$${isDouble ? ' and $q$' : ', $q$ and $r$'}. #marks(3)`,
      answer: typst`
${isDouble ? typst`#note[The curve touches the $x$-axis at $p$ and crosses it at $q$.]` : typst`#note[The curve crosses the $x$-axis at $p$, $q$ and $r$.]`}
#working("B1")[$p =$ ${tallResult(minus(p))}, $q =$ ${tallResult(minus(isDouble ? r : q))}${isDouble ? '' : `, $r =$ ${tallResult(minus(r))}`}]
#working("M1")[When $x = 0$: $${minus(bare)}a = ${minus(intercept)}$]
#working("A1")[$a =$ ${tallResult(minus(cubic.k))}]`,
      alt: plain`The diagram shows the curve y equals a times ${isDouble ? 'the square of x minus p, times, x minus q' : 'the product of, x minus p, and, x minus q, and, x minus r, where p is less than q and q less than r'}. ${isDouble ? plain`It touches the x axis at ${p} and crosses it at ${plain`${r}`}` : plain`It crosses the x axis at ${rootsSpoken(found)}`}. It crosses the y axis at ${plain`${intercept}`}. Find the values of the constants.`,
      answerAlt: plain`p is ${p}, q is ${plain`${isDouble ? r : q}`}${isDouble ? '' : plain`, r is ${plain`${r}`}`}. At x equals 0, ${plain`${bare}`} a equals ${plain`${intercept}`}, so a is ${plain`${cubic.k}`}.`,
    }
  },
  verify({ cubic, list }) {
    // The third difference of a cubic is 6a.
    const [a, b, c, d] = [0, 1, 2, 3].map((x) => valueAt(cubic, x)) as [number, number, number, number]
    if (!agree(d - 3 * c + 3 * b - a, 6 * cubic.k)) return 'the third difference gives another a'
    return list.every((x) => agree(valueAt(cubic, x), 0)) ? null : 'the crossings are elsewhere'
  },
})
