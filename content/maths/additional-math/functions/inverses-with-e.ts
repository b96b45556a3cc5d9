// Inverses that need logarithms or powers of e, and values of an inverse found without its formula.

import { expression, final, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { leadsBack } from './leading-back.ts'
import { added, allReals, line, quotient, quotientSaid, tall } from './printing.ts'

export const inverseWithE = defineTemplate({
  id: 'inverse-with-e',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    exponential(random) {
      const [a, b, c] = [random.integer(2, 5), random.integer(2, 4), random.integerExcept(-8, 8, 0)]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${a}upright(e)^(${b}x) ${added(c)}$ for $x in RR$.
#part("a", 1)[Write down the range of $f$.]
#part("b", 3)[Find an expression for $f^(−1)(x)$.]
#part("c", 1)[Write down the domain of $f^(−1)$.]`,
        answer: typst`
#part("a")[
#note[A power of $upright(e)$ is always positive.]
#working("B1")[#result[$f(x) > ${minus(c)}$]]]
#part("b")[
#working("M1")[$ upright(e)^(${b}x) = ${quotient(`y ${added(-c)}`, String(a))} $]
#working("M1")[$ ${b}x = ln(${quotient(`y ${added(-c)}`, String(a))}) $]
#working("A1")[$f^(−1)(x) =$ ${tall(`display(1/${b}) ln(${quotient(`x ${added(-c)}`, String(a))})`)}]]
#part("c")[#working("B1 FT")[The range of $f$: #result[$x > ${minus(c)}$]]]`,
        alt: plain`The function f is defined by f of x equals ${a} times e to the power ${b} x, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, for real x. Part a: write down the range of f. Part b: find an expression for f inverse of x. Part c: write down the domain of f inverse.`,
        answerAlt: plain`Part a: a power of e is always positive, so f of x is greater than ${plain`${c}`}. Part b: f inverse of x is 1 over ${b} times the natural logarithm of: ${quotientSaid(linearSpoken(1, -c), String(a))}. Part c: the domain is x greater than ${plain`${c}`}.`,
        answers: [
          final('a', inequality(`f(x) > ${c}`, 'f(x)')),
          final('b', expression(`ln((x ${added(-c)})/${a})/${b}`, 'x'), 'f^(-1)(x)'),
          final('c', inequality(`x > ${c}`)),
        ],
        verify: () =>
          leadsBack(
            (x) => a * Math.exp(b * x) + c,
            (y) => Math.log((y - c) / a) / b,
            [-1, 0, 0.5, 2],
          ),
      }
    },
    logarithm(random) {
      const [a, b, c] = [random.integer(2, 5), random.integer(1, 7), random.integerExcept(-8, 8, 0)]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${a} ln(x + ${b}) ${added(c)}$ for $x > −${b}$.
#part("a", 1)[Write down the range of $f$.]
#part("b", 3)[Find an expression for $f^(−1)(x)$.]
#part("c", 1)[Write down the range of $f^(−1)$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$f(x) in RR$]]]
#part("b")[
#working("M1")[$ ln(x + ${b}) = ${quotient(`y ${added(-c)}`, String(a))} $]
#working("M1")[$ x + ${b} = upright(e)^((y ${added(-c)})/${a}) $]
#working("A1")[$f^(−1)(x) =$ ${tall(`upright(e)^((x ${added(-c)})/${a}) − ${b}`)}]]
#part("c")[#working("B1")[The domain of $f$: #result[$f^(−1)(x) > −${b}$]]]`,
        alt: plain`The function f is defined by f of x equals ${a} times the natural logarithm of open bracket x plus ${b} close bracket, then ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, for x greater than minus ${b}. Part a: write down the range of f. Part b: find an expression for f inverse of x. Part c: write down the range of f inverse.`,
        answerAlt: plain`Part a: the range is all real numbers. Part b: f inverse of x is e to the power of, ${quotientSaid(linearSpoken(1, -c), String(a))}, end of power, minus ${b}. Part c: f inverse of x is greater than minus ${b}.`,
        answers: [
          final('a', allReals),
          final('b', expression(`e^((x ${added(-c)})/${a}) - ${b}`, 'x'), 'f^(-1)(x)'),
          final('c', inequality(`f^(-1)(x) > -${b}`, 'f^(-1)(x)')),
        ],
        verify: () =>
          leadsBack(
            (x) => a * Math.log(x + b) + c,
            (y) => Math.exp((y - c) / a) - b,
            [-b + 0.1, 0, 1, 30],
          ),
      }
    },
  },
})

export const inverseValue = defineTemplate({
  id: 'value-of-an-inverse',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'no-formula'(random) {
      const [b, c, root] = [random.integer(1, 4), random.integerExcept(-9, 9, 0), random.integer(1, 3)]
      const value = root ** 3 + b * root + c
      return {
        question: typst`
The function $f$ is defined by $f(x) = x^3 + ${b === 1 ? '' : b}x ${added(c)}$ for $x in RR$. It has an inverse.
#part("a", 1)[Explain why $f(x)$ increases whenever $x$ increases.]
#part("b", 2)[Without finding an expression for $f^(−1)(x)$, solve the equation $f^(−1)(x) = ${minus(-root)}$, and find the value of $f^(−1)(${minus(value)})$, which is a positive integer.]`,
        answer: typst`
#part("a")[#working("B1")[Both $x^3$ and $${b === 1 ? '' : b}x$ increase with $x$, so their sum does.]]
#part("b")[
#working("B1")[$x = f(${minus(-root)}) =$ #result[$${minus(-value + 2 * c)}$]]
#working("B1")[$f(${root}) = ${root ** 3} + ${b * root} ${added(c)} = ${minus(value)}$, so $f^(−1)(${minus(value)}) =$ #result[${root}]]]`,
        alt: plain`The function f is defined by f of x equals x cubed plus ${b === 1 ? '' : b} x ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, for real x. It has an inverse. Part a: explain why f of x increases whenever x increases. Part b: without finding an expression for f inverse, solve the equation f inverse of x equals ${plain`${-root}`}, and find the value of f inverse of ${plain`${value}`}, which is a positive integer.`,
        answerAlt: plain`Part a: x cubed and ${b === 1 ? '' : b} x both increase with x, so their sum does. Part b: x is f of ${plain`${-root}`}, which is ${plain`${-value + 2 * c}`}. f of ${root} is ${plain`${value}`}, so f inverse of ${plain`${value}`} is ${root}.`,
        answers: [final('b', number(2 * c - value), 'x'), final('b', number(root), `f^(-1)(${value})`)],
        verify: () => {
          const f = (x: number) => x * (x * x + b) + c
          const found = Array.from({ length: 21 }, (_, n) => n - 10).filter((x) => f(x) === value)
          return found.length === 1 && found[0] === root && f(-root) === -value + 2 * c
            ? null
            : `f(x) = ${value} at ${found.join(', ')}`
        },
      }
    },
    notation(random) {
      const { a, b, p } = random.until(
        () => ({ a: random.integer(2, 4), b: random.integer(1, 9), p: random.integer(-4, 6) }),
        ({ a, b, p }) => (p - b) % a === 0 && a * p + b !== 0 && p !== b && p !== a * p + b,
      )
      const [value, back] = [a * p + b, (p - b) / a]
      const reciprocal = value < 0 ? `−1/${-value}` : `1/${value}`
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${line(a, b)}$ for $x in RR$.

Find the value of
#part("a", 1)[$f^(−1)(${minus(p)})$,]
#part("b", 1)[$[f(${minus(p)})]^(−1)$,]
#part("c", 1)[$f f^(−1)(${p + 20})$.]`,
        answer: typst`
#part("a")[#working("B1")[$${line(a, b)} = ${minus(p)}$ gives $f^(−1)(${minus(p)}) =$ #result[$${minus(back)}$]]]
#part("b")[
#note[Here the −1 is a power: 1 divided by $f(${minus(p)}) = ${minus(value)}$.]
#working("B1")[${Math.abs(value) === 1 ? `#result[$${minus(value)}$]` : tall(reciprocal.replace(/1\/(\d+)/, 'display(1/$1)'))}]]
#part("c")[
#note[$f$ undoes what $f^(−1)$ does.]
#working("B1")[#result[${p + 20}]]]`,
        alt: plain`The function f is defined by f of x equals ${linearSpoken(a, b)}, for real x. Find the value of: part a, f inverse of ${plain`${p}`}; part b, the number f of ${plain`${p}`} to the power minus 1; part c, f of f inverse of ${p + 20}.`,
        answerAlt: plain`Part a: ${linearSpoken(a, b)} equals ${plain`${p}`}, so f inverse of ${plain`${p}`} is ${plain`${back}`}. Part b: f of ${plain`${p}`} is ${plain`${value}`}, and to the power minus 1 that is ${value < 0 ? 'minus ' : ''}1${Math.abs(value) === 1 ? '' : ` over ${Math.abs(value)}`}. Part c: f undoes what its inverse does, so the value is ${p + 20}.`,
        answers: [
          final('a', number(back)),
          final('b', number(typedFraction(1, value))),
          final('c', number(p + 20)),
        ],
        verify: () => (a * ((p - b) / a) + b === p ? null : 'the inverse does not lead back'),
      }
    },
  },
})
