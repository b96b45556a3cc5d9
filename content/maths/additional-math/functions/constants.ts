// Unknown constants in functions, from what is known about values, inverses and composites.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { line, said } from './printing.ts'

export const findConstants = defineTemplate({
  id: 'find-constants',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'value-and-inverse'(random) {
      const { a, b, p, q, at, back } = random.until(
        () => {
          const [a, b] = [random.integerExcept(-4, 5, 0, 1), random.integerExcept(-9, 9, 0)]
          const [p, q] = random.distinct([-3, -2, -1, 1, 2, 3, 4, 5], 2) as [number, number]
          return { a, b, p, q, at: a * p + b, back: a * q + b }
        },
        ({ q, back }) => q !== back,
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = a x + b$ for $x in RR$, where $a$ and $b$ are constants. It is given that $f(${minus(p)}) = ${minus(at)}$ and $f^(−1)(${minus(back)}) = ${minus(q)}$.

Find the value of $a$ and of $b$. #marks(4)`,
        answer: typst`
#note[$f^(−1)(${minus(back)}) = ${minus(q)}$ means $f(${minus(q)}) = ${minus(back)}$.]
#working("B1")[$${p === 1 ? '' : p === -1 ? '−' : minus(p)}a + b = ${minus(at)}$]
#working("B1")[$${q === 1 ? '' : q === -1 ? '−' : minus(q)}a + b = ${minus(back)}$]
#working("M1")[Subtract: $${minus(p - q) === '1' ? '' : p - q === -1 ? '−' : minus(p - q)}a = ${minus(at - back)}$]
#working("A1")[$a =$ #result[$${minus(a)}$] and $b =$ #result[$${minus(b)}$]]`,
        alt: plain`The function f is defined by f of x equals a x plus b, for real x, where a and b are constants. It is given that f of ${plain`${p}`} is ${plain`${at}`}, and f inverse of ${plain`${back}`} is ${plain`${q}`}. Find the value of a and of b.`,
        answerAlt: plain`f inverse of ${plain`${back}`} being ${plain`${q}`} means that f of ${plain`${q}`} is ${plain`${back}`}. The two equations give a equals ${plain`${a}`} and b equals ${plain`${b}`}.`,
        answers: [final('', number(a), 'a'), final('', number(b), 'b')],
        verify: () => (a * p + b === at && agree((back - b) / a, q) ? null : 'the values are others'),
      }
    },
    'twice-is-known'(random) {
      const [a, b] = [random.integer(2, 5), random.integerExcept(-6, 6, 0)]
      const known = a * b + b
      // The other solution has the gradient −a.
      const second = known / (1 - a)
      const whole = Number.isInteger(second)
      const condition = whole ? '' : ', with $a > 0$'
      return {
        question: typst`
The function $f$ is defined by $f(x) = a x + b$ for $x in RR$, where $a$ and $b$ are constants${condition}. It is given that $f^2(x) = ${line(a * a, known)}$.

Find ${whole ? 'the two possible functions $f$' : 'the value of $a$ and of $b$'}. #marks(4)`,
        answer: typst`
#working("M1")[$f^2(x) = a(a x + b) + b = a^2x + a b + b$]
#working("M1")[$a^2 = ${a * a}$ and $a b + b = ${minus(known)}$]
${
  whole
    ? typst`#working("A1")[$a = ${a}$: $${a + 1}b = ${minus(known)}$, so $f(x) =$ #result[$${line(a, b)}$]]
#working("A1")[$a = −${a}$: $${a === 2 ? '−' : `−${a - 1}`}b = ${minus(known)}$, so \
$f(x) =$ #result[$${line(-a, second)}$]]`
    : typst`#working("A1")[$a > 0$, so $a =$ #result[${a}]]
#working("A1")[$${a + 1}b = ${minus(known)}$, so $b =$ #result[$${minus(b)}$]]`
}`,
        alt: plain`The function f is defined by f of x equals a x plus b, for real x, where a and b are constants${whole ? '' : ' and a is positive'}. It is given that f applied twice to x is ${linearSpoken(a * a, known)}. Find ${whole ? 'the two possible functions f' : 'the value of a and of b'}.`,
        answerAlt: plain`f applied twice is a squared x, plus a b plus b. So a squared is ${a * a}, and a b plus b is ${plain`${known}`}. ${whole ? plain`With a equals ${a}, f of x is ${linearSpoken(a, b)}. With a equals minus ${a}, f of x is ${linearSpoken(-a, second)}.` : plain`a is ${a} and b is ${plain`${b}`}.`}`,
        answers: [
          ...(whole
            ? [
                final('', expression(line(a, b), 'x'), 'f(x) with a > 0'),
                final('', expression(line(-a, second), 'x'), 'f(x) with a < 0'),
              ]
            : [final('', number(a), 'a'), final('', number(b), 'b')]),
        ],
        verify: () => {
          const f = (x: number) => a * x + b
          const other = (x: number) => -a * x + known / (1 - a)
          return [-3, 0, 4].every(
            (x) => f(f(x)) === a * a * x + known && agree(other(other(x)), a * a * x + known, 1e-9),
          )
            ? null
            : 'f twice is another'
        },
      }
    },
    'orders-agree'(random) {
      const { m, p, q, x } = random.until(
        () => ({
          m: random.integer(2, 5),
          p: random.integer(2, 5),
          q: random.integerExcept(-8, 8, 0),
          x: random.integer(1, 4),
        }),
        ({ m, p, q }) => m !== p && ((m - 1) * q) % (p - 1) === 0,
      )
      const k = ((m - 1) * q) / (p - 1)
      const value = m * (p * x + q) + k
      return {
        question: typst`
For $x in RR$, $f(x) = ${m}x + k$ and $g(x) = ${line(p, q)}$, where $k$ is a constant. It is given that $f g(x) = g f(x)$ for all $x$.
#part("a", 3)[Find the value of $k$.]
#part("b", 1)[Find the value of $f g(${x})$.]`,
        answer: typst`
#part("a")[
#working("M1")[$f g(x) = ${m}(${line(p, q)}) + k$ \
$= ${line(m * p, m * q)} + k$]
#working("M1")[$g f(x) = ${p}(${m}x + k) ${q < 0 ? '−' : '+'} ${Math.abs(q)}$ \
$= ${m * p}x + ${p}k ${q < 0 ? '−' : '+'} ${Math.abs(q)}$]
#working("A1")[${p === 2 ? '' : typst`$${p - 1}k = ${minus((m - 1) * q)}$, so `}$k =$ #result[$${minus(k)}$]]]
#part("b")[#working("B1 FT")[$f(${minus(p * x + q)}) = ${m} times ${substituted(p * x + q)} ${k < 0 ? '−' : '+'} ${Math.abs(k)} =$ #result[$${minus(value)}$]]]`,
        alt: plain`For real x, f of x is ${m} x plus k and g of x is ${linearSpoken(p, q)}, where k is a constant. It is given that f g of x equals g f of x for all x. Part a: find the value of k. Part b: find the value of f g of ${x}.`,
        answerAlt: plain`Part a: f g of x is ${linearSpoken(m * p, m * q)} plus k, and g f of x is ${m * p} x plus ${p} k ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q)}. So k is ${said(k)}. Part b: g of ${x} is ${said(p * x + q)}, and f of that is ${said(value)}.`,
        answers: [final('a', number(k), 'k'), final('b', number(value))],
        verify: () => {
          const [f, g] = [(at: number) => m * at + k, (at: number) => p * at + q]
          return [-2, x, 9].every((at) => f(g(at)) === g(f(at))) ? null : 'the orders differ'
        },
      }
    },
  },
})
