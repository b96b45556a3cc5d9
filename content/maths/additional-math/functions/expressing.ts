// Writing functions with the letters f and g: which order, which powers, which inverses.

import { agree } from '../../kit/checking.ts'
import { expression, final, word } from '../../kit/final-answers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { line } from './printing.ts'

interface Asked {
  readonly formula: string
  readonly formulaSaid: string
  readonly answer: string
  readonly answerSaid: string
  readonly why: string
  readonly whySaid: string
}

/** Of one letter with its power: f², f f. */
const waysOfOne = (letter: string): readonly string[] => {
  return letter.endsWith('^2') ? [letter, `${letter[0]} ${letter[0]}`] : [letter]
}

/** g² f(x), g g f(x) and g(g(f(x))), with and without spaces, and the first two without (x) as well. */
const waysToWrite = (composite: string): ReadonlySet<string> => {
  const letters = composite.replace(/\(x\)$/, '').split(' ')
  const ways = letters.reduce<readonly string[]>(
    (begun, letter) => begun.flatMap((start) => waysOfOne(letter).map((one) => `${start} ${one}`.trim())),
    [''],
  )
  const each = letters.flatMap((letter) => (waysOfOne(letter).at(-1) ?? '').split(' '))
  const nested = `${each.join('(')}(x${')'.repeat(each.length)}`
  const close = ways.map((way) => way.replaceAll(' ', ''))
  return new Set([...[...ways, ...close].flatMap((way) => [`${way}(x)`, way]), nested])
}

const written = (intro: string, introSaid: string, asked: readonly Asked[]) => {
  const letters = ['a', 'b', 'c']
  return {
    question: `${intro}

Express each of these in terms of $f$ and $g$, such as $f g^2(x)$.
${asked.map(({ formula }, n) => `#part("${letters[n]}", 1)[$${formula}$]`).join('\n')}`,
    answer: asked
      .map(({ answer, why }, n) => `#part("${letters[n]}")[#working("B1")[$${why} =$ #result[$${answer}$]]]`)
      .join('\n'),
    alt: `${introSaid} Express each of these in terms of f and g, such as f of g applied twice to x. ${asked.map(({ formulaSaid }, n) => `Part ${letters[n]}: ${formulaSaid}.`).join(' ')}`,
    answerAlt: asked
      .map(({ answerSaid, whySaid }, n) => `Part ${letters[n]}: ${whySaid}, ${answerSaid}.`)
      .join(' '),
    answers: asked.map(({ answer }, n) => final(letters[n] ?? '', word(...waysToWrite(answer)))),
  }
}

export const inTermsOfFAndG = defineTemplate({
  id: 'in-terms-of-f-and-g',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'two-lines'(random) {
      const [m, n] = [random.integer(2, 5), random.integer(2, 9)]
      const asked: readonly Asked[] = [
        {
          formula: line(m, m * n),
          formulaSaid: linearSpoken(m, m * n),
          answer: 'f g(x)',
          answerSaid: 'f g of x',
          why: `${m}(x + ${n})`,
          whySaid: `it is ${m} times open bracket x plus ${n} close bracket`,
        },
        {
          formula: line(m * m, n),
          formulaSaid: linearSpoken(m * m, n),
          answer: 'g f^2(x)',
          answerSaid: 'g of f applied twice, that is g f to the power 2 of x',
          why: `${m}(${m}x) + ${n}`,
          whySaid: `it is ${m} times ${m} x, plus ${n}`,
        },
        {
          formula: line(1, -n),
          formulaSaid: linearSpoken(1, -n),
          answer: 'g^(−1)(x)',
          answerSaid: 'g inverse of x',
          why: `x − ${n}`,
          whySaid: `taking away ${n} undoes g`,
        },
      ]
      return {
        ...written(
          typst`$f(x) = ${m}x$ and $g(x) = x + ${n}$ for $x in RR$.`,
          plain`For real x, f of x is ${m} x and g of x is x plus ${n}.`,
          asked,
        ),
        verify: () => {
          const [f, g] = [(x: number) => m * x, (x: number) => x + n]
          const holds = [-4, 0.5, 7].every(
            (x) => f(g(x)) === m * x + m * n && g(f(f(x))) === m * m * x + n && g(x - n) === x,
          )
          return holds ? null : 'an expression is another function'
        },
      }
    },
    'square-and-line'(random) {
      const n = random.integer(1, 7)
      const asked: readonly Asked[] = [
        {
          formula: quadratic(1, 0, -n),
          formulaSaid: quadraticSpoken(1, 0, -n),
          answer: 'g f(x)',
          answerSaid: 'g f of x',
          why: `x^2 − ${n}`,
          whySaid: `first the square, then minus ${n}`,
        },
        {
          formula: quadratic(1, -2 * n, n * n),
          formulaSaid: quadraticSpoken(1, -2 * n, n * n),
          answer: 'f g(x)',
          answerSaid: 'f g of x',
          why: `(x − ${n})^2`,
          whySaid: `it is open bracket x minus ${n} close bracket squared`,
        },
        {
          formula: `x^4 − ${2 * n}`,
          formulaSaid: `x to the power 4, minus ${2 * n}`,
          answer: 'g^2 f^2(x)',
          answerSaid: 'g to the power 2 of f to the power 2 of x',
          why: `(x^2)^2 − ${n} − ${n}`,
          whySaid: `f twice, then g twice`,
        },
      ]
      return {
        ...written(
          typst`$f(x) = x^2$ and $g(x) = x − ${n}$ for $x in RR$.`,
          plain`For real x, f of x is x squared and g of x is x minus ${n}.`,
          asked,
        ),
        verify: () => {
          const [f, g] = [(x: number) => x * x, (x: number) => x - n]
          const holds = [-4, 0.5, 7].every(
            (x) =>
              g(f(x)) === x * x - n &&
              f(g(x)) === x * x - 2 * n * x + n * n &&
              g(g(f(f(x)))) === x ** 4 - 2 * n,
          )
          return holds ? null : 'an expression is another function'
        },
      }
    },
    'e-and-line'(random) {
      const n = random.integer(2, 9)
      const asked: readonly Asked[] = [
        {
          formula: `upright(e)^(x + ${n})`,
          formulaSaid: `e to the power of, x plus ${n}`,
          answer: 'f g(x)',
          answerSaid: 'f g of x',
          why: `upright(e)^(g(x))`,
          whySaid: 'it is e to the power g of x',
        },
        {
          formula: `ln x + ${n}`,
          formulaSaid: `the natural logarithm of x, plus ${n}`,
          answer: 'g f^(−1)(x)',
          answerSaid: 'g of f inverse of x',
          why: `f^(−1)(x) + ${n}`,
          whySaid: `the logarithm is f inverse, so it is f inverse of x plus ${n}`,
        },
        {
          formula: `x + ${2 * n}`,
          formulaSaid: `x plus ${2 * n}`,
          answer: 'g^2(x)',
          answerSaid: 'g applied twice, g to the power 2 of x',
          why: `(x + ${n}) + ${n}`,
          whySaid: `it is x plus ${n} plus ${n}`,
        },
      ]
      return {
        ...written(
          typst`$f(x) = upright(e)^x$ and $g(x) = x + ${n}$ for $x in RR$.`,
          plain`For real x, f of x is e to the power x, and g of x is x plus ${n}.`,
          asked,
        ),
        verify: () => {
          const g = (x: number) => x + n
          const holds = [0.4, 1, 3].every(
            (x) => agree(Math.exp(g(x)), Math.exp(n) * Math.exp(x), 1e-6) && g(g(x)) === x + 2 * n,
          )
          return holds ? null : 'an expression is another function'
        },
      }
    },
  },
})

export const unknownFunction = defineTemplate({
  id: 'unknown-function',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    inside(random) {
      const m = random.integer(2, 4)
      const n = random.integerExcept(-7, 7, 0)
      const p = random.integer(1, 3)
      const q = random.integerExcept(-4, 4, 0)
      return {
        question: typst`
For $x in RR$, $f(x) = ${line(m, n)}$ and $f g(x) = ${quadratic(m * p, 0, m * q + n)}$.

Find an expression for $g(x)$. #marks(3)`,
        answer: typst`
#note[$f g(x)$ is $f$ with $g(x)$ in the place of $x$.]
#working("M1")[$${m}g(x) ${n < 0 ? '−' : '+'} ${Math.abs(n)} = ${quadratic(m * p, 0, m * q + n)}$]
#working("A1")[$${m}g(x) = ${quadratic(m * p, 0, m * q)}$]
#working("A1")[$g(x) =$ #result[$${quadratic(p, 0, q)}$]]`,
        alt: plain`For real x, f of x is ${linearSpoken(m, n)}, and f g of x is ${quadraticSpoken(m * p, 0, m * q + n)}. Find an expression for g of x.`,
        answerAlt: plain`Putting g of x in the place of x, ${m} times g of x, ${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)}, equals ${quadraticSpoken(m * p, 0, m * q + n)}. So g of x is ${quadraticSpoken(p, 0, q)}.`,
        answers: [final('', expression(quadratic(p, 0, q), 'x'), 'g(x)')],
        verify: () => {
          const [f, g] = [(x: number) => m * x + n, (x: number) => p * x * x + q]
          return [-2, 0, 5].every((x) => f(g(x)) === m * p * x * x + m * q + n)
            ? null
            : 'the composite is another'
        },
      }
    },
    outside(random) {
      const m = random.integer(1, 2)
      const n = random.integerExcept(-4, 4, 0)
      const a = random.integer(1, 3)
      const c = random.integerExcept(-9, 9, 0)
      // f(x) = a x² + c, so fg(x) = a(mx + n)² + c.
      const product = [a * m * m, 2 * a * m * n, a * n * n + c] as const
      const before = a === 1 ? '' : String(a)
      return {
        question: typst`
For $x in RR$, $g(x) = ${line(m, n)}$ and $f g(x) = ${quadratic(...product)}$.

By writing $f g(x)$ in terms of $${line(m, n)}$, find an expression for $f(x)$. #marks(3)`,
        answer: typst`
#working("M1")[$${quadratic(a * m * m, 2 * a * m * n, a * n * n)} = ${before}(${line(m, n)})^2$]
#working("M1")[$f g(x) = ${before}(${line(m, n)})^2 ${c < 0 ? '−' : '+'} ${Math.abs(c)}$]
#note[$f$ does this with whatever it is given.]
#working("A1")[$f(x) =$ #result[$${quadratic(a, 0, c)}$]]`,
        alt: plain`For real x, g of x is ${linearSpoken(m, n)}, and f g of x is ${quadraticSpoken(...product)}. By writing f g of x in terms of ${linearSpoken(m, n)}, find an expression for f of x.`,
        answerAlt: plain`f g of x is ${a === 1 ? '' : `${a} times `}the square of open bracket ${linearSpoken(m, n)} close bracket, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}. So f of x is ${quadraticSpoken(a, 0, c)}.`,
        answers: [final('', expression(quadratic(a, 0, c), 'x'), 'f(x)')],
        verify: () => {
          const f = (x: number) => a * x * x + c
          return [-2, 0, 5].every(
            (x) => f(m * x + n) === a * m * m * x * x + 2 * a * m * n * x + a * n * n + c,
          )
            ? null
            : 'the composite is another'
        },
      }
    },
  },
})
