// The notation: f(x), fg(x) and f²(x) at a number, from formulas and from a table.

import { final, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { added, line } from './printing.ts'

export const valuesOfFunctions = defineTemplate({
  id: 'values-of-functions',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'value-and-equation'(random) {
      const [b, drawn, solution] = random.distinct([-5, -4, -3, -2, 2, 3, 4, 6], 3) as [
        number,
        number,
        number,
      ]
      const a = random.integer(5, 19)
      const [at, k] = [-Math.abs(drawn), a - b * solution]
      return {
        question: typst`
The function $f$ is defined by $f : x arrow.r.bar ${line(-b, a)}$ for all real values of $x$.
#part("a", 1)[Find $f(${minus(at)})$.]
#part("b", 2)[Find the value of $x$ for which $f(x) = ${minus(k)}$.]`,
        answer: typst`
#part("a")[#working("B1")[$${b > 0 ? `${a} − ${b} times ${substituted(at)}` : `${-b} times ${substituted(at)} + ${a}`} =$ #result[$${minus(a - b * at)}$]]]
#part("b")[
#working("M1")[$${line(-b, a)} = ${minus(k)}$, so $${line(-b, 0)} = ${minus(k - a)}$]
#working("A1")[$x =$ #result[$${minus(solution)}$]]]`,
        alt: plain`The function f maps x to ${linearSpoken(-b, a)}, for all real values of x. Part a: find f of ${plain`${at}`}. Part b: find the value of x for which f of x equals ${plain`${k}`}.`,
        answerAlt: plain`Part a: f of ${plain`${at}`} is ${plain`${a - b * at}`}. Part b: ${linearSpoken(-b, a)} equals ${plain`${k}`}, so x is ${plain`${solution}`}.`,
        answers: [final('a', number(a - b * at)), final('b', number(solution), 'x')],
        // By trying every whole number instead of rearranging.
        verify: () => {
          const found = Array.from({ length: 41 }, (_, n) => n - 20).filter((x) => a - b * x === k)
          return found.length === 1 && found[0] === solution ? null : `f(x) = k at ${found.join(', ')}`
        },
      }
    },
    'two-orders'(random) {
      const [c, m] = [random.integerExcept(-9, 9, 0), random.integer(2, 4)]
      const [n, p] = [random.integerExcept(-5, 5, 0), random.integer(-3, 3)]
      const inner = m * p + n
      const [fg, gf] = [inner * inner + c, m * (p * p + c) + n]
      return {
        question: typst`
$f(x) = x^2 ${added(c)}$ and $g(x) = ${line(m, n)}$ for all real values of $x$.

Find the value of
#part("a", 2)[$f g(${minus(p)})$,]
#part("b", 1)[$g f(${minus(p)})$.]`,
        answer: typst`
#note[In $f g$ the function nearest to the number, $g$, comes first.]
#part("a")[
#working("M1")[$g(${minus(p)}) = ${minus(m * p + n)}$]
#working("A1")[$f(${minus(m * p + n)}) =$ #result[$${minus(fg)}$]]]
#part("b")[#working("B1")[$f(${minus(p)}) = ${minus(p * p + c)}$ and $g(${minus(p * p + c)}) =$ #result[$${minus(gf)}$]]]`,
        alt: plain`f of x is ${quadraticSpoken(1, 0, c)} and g of x is ${linearSpoken(m, n)}, for all real values of x. Find the value of: part a, f g of ${plain`${p}`}; part b, g f of ${plain`${p}`}.`,
        answerAlt: plain`Part a: g of ${plain`${p}`} is ${plain`${m * p + n}`}, and f of that is ${plain`${fg}`}. Part b: f of ${plain`${p}`} is ${plain`${p * p + c}`}, and g of that is ${plain`${gf}`}.`,
        answers: [final('a', number(fg)), final('b', number(gf))],
        // From the composites multiplied out.
        verify: () =>
          m * m * p * p + 2 * m * n * p + n * n + c === fg && m * p * p + m * c + n === gf
            ? null
            : 'the expanded composites have other values',
      }
    },
    'twice-or-squared'(random) {
      const [c, p] = [random.integer(2, 9), random.integer(-3, 3)]
      const once = p * p - c
      const [twice, squared] = [once * once - c, once * once]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${quadratic(1, 0, -c)}$ for $x in RR$.

Find the value of
#part("a", 2)[$f^2(${minus(p)})$,]
#part("b", 1)[$[f(${minus(p)})]^2$.]`,
        answer: typst`
#note[$f^2(x)$ means $f(f(x))$: the function twice, not its square.]
#part("a")[
#working("M1")[$f(${minus(p)}) = ${minus(once)}$]
#working("A1")[$f(${minus(once)}) = ${substituted(once)}^2 − ${c} =$ #result[$${minus(twice)}$]]]
#part("b")[#working("B1 FT")[$${substituted(once)}^2 =$ #result[$${squared}$]]]`,
        alt: plain`The function f is defined by f of x equals ${quadraticSpoken(1, 0, -c)}, for real x. Find the value of: part a, f applied twice to ${plain`${p}`}, written with f to the power 2; part b, the square of f of ${plain`${p}`}.`,
        answerAlt: plain`Part a: f of ${plain`${p}`} is ${plain`${once}`}, and f of that is ${plain`${twice}`}. Part b: the square of ${plain`${once}`} is ${squared}.`,
        answers: [final('a', number(twice)), final('b', number(squared))],
        verify: () =>
          p ** 4 - 2 * c * p * p + c * c === squared && squared - c === twice
            ? null
            : 'another value comes out',
      }
    },
  },
})

/** The place (1 to 5) that holds a value. */
const whereIn = (list: readonly number[], value: number): number => list.indexOf(value) + 1
const at = (list: readonly number[], x: number): number => list[x - 1] ?? Number.NaN

const tableOf = (f: readonly number[], g: readonly number[]): string => {
  const row = (name: string, values: readonly number[]) =>
    `[${name}], ${values.map((v) => `[${v}]`).join(', ')}`
  return `#table(columns: 6, inset: (x: 9pt, y: 8pt), ${row('$x$', [1, 2, 3, 4, 5])}, ${row('$f(x)$', f)}, ${row('$g(x)$', g)})`
}
const tableSaid = (f: readonly number[], g: readonly number[]): string =>
  plain`A table shows the one-one functions f and g on the domain 1, 2, 3, 4, 5. In this order, the values of f are ${f.join(', ')}, and the values of g are ${g.join(', ')}.`
const intro =
  'The table shows the values of two one-one functions, $f$ and $g$, whose domain is #box[{1, 2, 3, 4, 5}].'

export const fromATable = defineTemplate({
  id: 'from-a-table',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    composites(random) {
      const list = [1, 2, 3, 4, 5]
      const { f, g, p, q, x, k } = random.until(
        () => {
          const [f, g] = [random.shuffle(list), random.shuffle(list)]
          const [p, q, x] = random.distinct(list, 3) as [number, number, number]
          return { f, g, p, q, x, k: at(g, at(f, x)) }
        },
        ({ f, g, p, q, x }) =>
          at(g, p) !== p && at(f, q) !== q && at(f, x) !== x && at(f, at(g, p)) !== at(g, at(f, p)),
      )
      return {
        question: typst`
${intro}
${tableOf(f, g)}
#part("a", 1)[Find $f g(${p})$.]
#part("b", 1)[Find $f^2(${q})$.]
#part("c", 1)[Find the value of $x$ for which $g f(x) = ${k}$.]`,
        answer: typst`
#part("a")[#working("B1")[$g(${p}) = ${at(g, p)}$ and $f(${at(g, p)}) =$ #result[${at(f, at(g, p))}]]]
#part("b")[#working("B1")[$f(${q}) = ${at(f, q)}$ and $f(${at(f, q)}) =$ #result[${at(f, at(f, q))}]]]
#part("c")[
#note[Work backwards: which number does $g$ map to ${k}, and which does $f$ map to that?]
#working("B1")[$g(${at(f, x)}) = ${k}$ and $f(${x}) = ${at(f, x)}$, so $x =$ #result[${x}]]]`,
        alt: plain`${tableSaid(f, g)} Part a: find f g of ${p}. Part b: find f applied twice to ${q}. Part c: find the value of x for which g f of x equals ${k}.`,
        answerAlt: plain`Part a: g of ${p} is ${at(g, p)} and f of that is ${at(f, at(g, p))}. Part b: f of ${q} is ${at(f, q)} and f of that is ${at(f, at(f, q))}. Part c: g of ${at(f, x)} is ${k}, and f of ${x} is ${at(f, x)}, so x is ${x}.`,
        answers: [
          final('a', number(at(f, at(g, p)))),
          final('b', number(at(f, at(f, q)))),
          final('c', number(x), 'x'),
        ],
        verify: () => {
          const found = [1, 2, 3, 4, 5].filter((place) => at(g, at(f, place)) === k)
          return found.length === 1 && found[0] === x ? null : `gf(x) = ${k} at ${found.join(', ')}`
        },
      }
    },
    inverses(random) {
      const list = [1, 2, 3, 4, 5]
      const { f, g, p, q, r } = random.until(
        () => {
          const [f, g] = [random.shuffle(list), random.shuffle(list)]
          const [p, q, r] = random.distinct(list, 3) as [number, number, number]
          return { f, g, p, q, r }
        },
        ({ f, g, p, q, r }) =>
          at(f, p) !== p &&
          whereIn(f, p) !== at(f, p) &&
          at(f, q) !== q &&
          at(f, r) !== r &&
          at(g, whereIn(f, r)) !== r,
      )
      const [second, third] = [whereIn(g, at(f, q)), whereIn(f, r)]
      return {
        question: typst`
${intro}
${tableOf(f, g)}
Find the value of
#part("a", 1)[$f^(−1)(${p})$,]
#part("b", 1)[$g^(−1) f(${q})$,]
#part("c", 1)[$g f^(−1)(${r})$.]`,
        answer: typst`
#note[An inverse function leads back: look for the number in the row of the function, and take the $x$ above it.]
#part("a")[#working("B1")[$f(${whereIn(f, p)}) = ${p}$, so $f^(−1)(${p}) =$ #result[${whereIn(f, p)}]]]
#part("b")[#working("B1")[$f(${q}) = ${at(f, q)}$ and $g^(−1)(${at(f, q)}) =$ #result[${second}]]]
#part("c")[#working("B1")[$f^(−1)(${r}) = ${third}$ and $g(${third}) =$ #result[${at(g, third)}]]]`,
        alt: plain`${tableSaid(f, g)} Find the value of: part a, f inverse of ${p}; part b, g inverse of f of ${q}; part c, g of f inverse of ${r}.`,
        answerAlt: plain`Part a: f of ${whereIn(f, p)} is ${p}, so f inverse of ${p} is ${whereIn(f, p)}. Part b: f of ${q} is ${at(f, q)}, and g inverse of that is ${second}. Part c: f inverse of ${r} is ${third}, and g of that is ${at(g, third)}.`,
        answers: [
          final('a', number(whereIn(f, p))),
          final('b', number(second)),
          final('c', number(at(g, third))),
        ],
        // Forwards again through the table.
        verify: () =>
          at(f, whereIn(f, p)) === p && at(g, whereIn(g, at(f, q))) === at(f, q) && at(f, whereIn(f, r)) === r
            ? null
            : 'the way back does not lead forwards again',
      }
    },
  },
})
