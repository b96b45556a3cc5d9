// Simultaneous equations: two linear ones, and a line with a curve.

import { agree, roots } from '../../kit/checking.ts'
import { highestCommonFactor, minus, substituted, terms } from '../../kit/numbers.ts'
import { drawn, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const pair = (a: number, b: number): string => terms([a, 'x'], [b, 'y'])
const pairSpoken = (a: number, b: number): string => termsInWords([a, 'x'], [b, 'y'])

export const simultaneousEquations = defineTemplate({
  id: 'simultaneous-equations',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['multiply-both', 'rearrange-first'],
  draw(random, which) {
    const [x, y] = random.until(
      () => [random.integerExcept(-5, 7, 0), random.integerExcept(-6, 6, 0)] as const,
      ([x, y]) => x !== y,
    )
    const [a, b, c, d] = random.until(
      () =>
        [random.integer(2, 5), random.integer(2, 4), random.integer(2, 6), -random.integer(3, 7)] as const,
      ([a, b, c, d]) =>
        a !== c &&
        b !== -d &&
        highestCommonFactor(a, b) === 1 &&
        highestCommonFactor(c, d) === 1 &&
        -d % b !== 0 &&
        b % -d !== 0 &&
        c % a !== 0 &&
        a % c !== 0,
    )
    return { which, x, y, a, b, c: which === 'rearrange-first' ? 1 : c, d }
  },
  write({ which, x, y, a, b, c, d }) {
    const [e, f] = [a * x + b * y, c * x + d * y]
    if (which === 'rearrange-first') {
      // x = −dy + f put into the other.
      const isolated = terms([-d, 'y'], [f, ''])
      const inserted = a * -d + b
      return {
        question: typst`
Solve the simultaneous equations. You must show all your working.
$ x = ${isolated} \
${pair(a, b)} = ${minus(e)} $
#marks(4)`,
        answer: typst`
#working("M1")[$${a}(${isolated}) ${terms([0, ''], [1, 'z'], [b, 'y']).slice(2)} = ${minus(e)}$]
#working("M1")[$${inserted}y = ${minus(e - a * f)}$]
#working("A1")[$y =$ #result[$${minus(y)}$]]
#working("A1")[$x = ${-d} times ${substituted(y)} ${f < 0 ? '−' : '+'} ${Math.abs(f)} =$ #result[$${minus(x)}$]]`.replace(
          ' − 0 =',
          ' =',
        ),
        alt: plain`Solve the simultaneous equations x equals ${termsInWords([-d, 'y'], [f, ''])}, and ${pairSpoken(a, b)} equals ${plain`${e}`}. You must show all your working.`,
        answerAlt: plain`Put the first equation into the second. Then ${inserted} y equals ${plain`${e - a * f}`}, so y is ${plain`${y}`} and x is ${plain`${x}`}.`,
      }
    }
    const [one, other] = [-d, b]
    return {
      question: typst`
Solve the simultaneous equations. You must show all your working.
$ ${pair(a, b)} = ${minus(e)} \
${pair(c, d)} = ${minus(f)} $
#marks(4)`,
      answer: typst`
#working("M1")[$${pair(a * one, b * one)} = ${minus(e * one)}$ \
$${pair(c * other, d * other)} = ${minus(f * other)}$]
#note[The terms in $y$ have opposite signs, so add.]
#working("M1")[$${a * one + c * other}x = ${minus(e * one + f * other)}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]
#working("A1")[$${b}y = ${minus(e)} − ${a} times ${substituted(x)}$, so $y =$ #result[$${minus(y)}$]]`,
      alt: plain`Solve the simultaneous equations ${pairSpoken(a, b)} equals ${plain`${e}`}, and ${pairSpoken(c, d)} equals ${plain`${f}`}. You must show all your working.`,
      answerAlt: plain`Multiply the first equation by ${one} and the second by ${other}, and add. Then ${a * one + c * other} x equals ${plain`${e * one + f * other}`}. So x is ${x} and y is ${plain`${y}`}.`,
    }
  },
  verify({ x, y, a, b, c, d }) {
    // By determinants, from the right-hand sides alone.
    const [e, f] = [a * x + b * y, c * x + d * y]
    const size = a * d - b * c
    return size !== 0 && agree((e * d - b * f) / size, x) && agree((a * f - c * e) / size, y)
      ? null
      : 'determinants give another pair'
  },
})

export const lineMeetsCurve = defineTemplate({
  id: 'line-meets-curve',
  marks: 5,
  calculator: false,
  level: 4,
  cases: ['parabola', 'circle', 'product'],
  draw(random, which) {
    if (which === 'circle') {
      // x² + y² = a² + b², met by the line through (a, b) and (−b, a), x − y-ish lines with whole slopes.
      const [[a, b], [c, d]] = random.pick([
        [
          [3, 4],
          [-4, -3],
        ],
        [
          [4, 3],
          [-3, -4],
        ],
        [
          [1, 2],
          [-2, -1],
        ],
        [
          [2, 3],
          [-3, -2],
        ],
        [
          [2, 4],
          [-4, -2],
        ],
        [
          [0, 5],
          [-4, -3],
        ],
        [
          [3, -4],
          [-5, 0],
        ],
      ] as const)
      const m = (d - b) / (c - a)
      return { which, x1: c, x2: a, m, n: b - m * a, p: a * a + b * b, q: 0 }
    }
    const [x1, x2] = random.until(
      () => [-random.integer(1, 4), random.integer(1, 5)] as const,
      ([x1, x2]) => x1 + x2 !== 0,
    )
    if (which === 'product') {
      // xy = p and y = mx + n meet where mx² + nx − p = 0.
      const m = random.pick([1, 2])
      return { which, x1, x2, m, n: -m * (x1 + x2), p: -m * x1 * x2, q: 0 }
    }
    // y = x² + px + q and y = mx + n.
    const m = random.integerExcept(-3, 3, 0)
    const n = random.integer(-4, 6)
    return { which, x1, x2, m, n, p: m - x1 - x2, q: n + x1 * x2 }
  },
  write({ which, x1, x2, m, n, p, q }) {
    const [y1, y2] = [m * x1 + n, m * x2 + n]
    const line = shown([m, n])
    const lineSpoken = spoken([m, n])
    const factors = (k: number) =>
      `${k === 1 ? '' : k}${[x1, x2].map((x) => (x === 0 ? 'x' : `(${shown([1, -x])})`)).join('')}`
    const results = typst`#working("A1")[$x =$ #result[$${minus(x1)}$], $y =$ #result[$${minus(y1)}$]]
#working("A1")[$x =$ #result[$${minus(x2)}$], $y =$ #result[$${minus(y2)}$]]`
    const spokenResults = plain`The solutions are x ${x1} with y ${plain`${y1}`}, and x ${x2} with y ${plain`${y2}`}.`
    if (which === 'parabola') {
      const curve = [1, p, q]
      const [low, high] = [Math.min(x1, -p / 2 - 1) - 1, Math.max(x2, -p / 2 + 1) + 1]
      const bottom = Math.min(q - (p * p) / 4, y1, y2, 0) - 2
      const top = Math.max(y1, y2, 2) + 4
      return {
        question: typst`
The line $y = ${line}$ meets the curve $y = ${shown(curve)}$ at $A$ and at $B$.
#axes(axis(${low}, ${high}, numbers: false, title: $x$), axis(${bottom}, ${top}, numbers: false, title: $y$), grid: false, height: 170pt, curve-of(${drawn(curve)}), curve-of(${drawn([m, n])}, colour: ink), point((${x1}, ${y1}), $A$, side: "${m > 0 ? 'above' : 'below-left'}"), point((${x2}, ${y2}), $B$, side: "${m > 0 ? 'below-right' : 'above'}"))
Find the coordinates of $A$ and of $B$. You must show all your working. #marks(5)`,
        answer: typst`
#working("M1")[$${shown(curve)} = ${line}$]
#working("A1")[$${shown(product([1, -x1], [1, -x2]))} = 0$]
#working("M1")[$${factors(1)} = 0$]
#working("A1")[$A$ #result[$(${minus(x1)}, ${minus(y1)})$]]
#working("A1")[$B$ #result[$(${minus(x2)}, ${minus(y2)})$]]`,
        alt: plain`The line y equals ${lineSpoken} meets the curve y equals ${spoken(curve)} at A and at B. The diagram shows A to the left of B. Find the coordinates of A and of B. You must show all your working.`,
        answerAlt: plain`Put the two expressions for y equal. Then ${spoken(product([1, -x1], [1, -x2]))} equals 0. A has x ${x1} and y ${plain`${y1}`}. B has x ${x2} and y ${plain`${y2}`}.`,
      }
    }
    if (which === 'circle') {
      const quadratic = [1 + m * m, 2 * m * n, n * n - p]
      const k = 1 + m * m
      return {
        question: typst`
Solve the simultaneous equations. You must show all your working.
$ x^2 + y^2 = ${p} \
y = ${line} $
#marks(5)`,
        answer: typst`
#working("M1")[$x^2 + (${line})^2 = ${p}$]
#working("A1")[$${shown(quadratic)} = 0$]
#working("M1")[$${factors(k)} = 0$]
${results}`,
        alt: plain`Solve the simultaneous equations x squared plus y squared equals ${p}, and y equals ${lineSpoken}. You must show all your working.`,
        answerAlt: plain`Put the second into the first: ${spoken(quadratic)} equals 0. ${spokenResults}`,
      }
    }
    return {
      question: typst`
Solve the simultaneous equations. You must show all your working.
$ x y = ${p} \
y = ${line} $
#marks(5)`,
      answer: typst`
#working("M1")[$x(${line}) = ${p}$]
#working("A1")[$${shown([m, n, -p])} = 0$]
#working("M1")[$${factors(m)} = 0$]
${results}`,
      alt: plain`Solve the simultaneous equations x y equals ${p}, and y equals ${lineSpoken}. You must show all your working.`,
      answerAlt: plain`Put the second into the first: ${spoken([m, n, -p])} equals 0. ${spokenResults}`,
    }
  },
  verify({ which, x1, x2, m, n, p, q }) {
    const line = (x: number) => m * x + n
    const apart = {
      parabola: (x: number) => valueAt([1, p, q], x) - line(x),
      circle: (x: number) => Math.hypot(x, line(x)) - Math.sqrt(p),
      product: (x: number) => x * line(x) - p,
    }[which]
    const found = roots(apart, -12.0137, 12.0171)
    return found.length === 2 && agree(found[0] ?? 0, x1, 1e-6) && agree(found[1] ?? 0, x2, 1e-6)
      ? null
      : `they meet at ${found.join(', ')}`
  },
})
