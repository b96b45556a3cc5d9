// Finding the inverse of a one-one function from its rule, with its domain and range.

import { agree } from '../../kit/checking.ts'
import { expression, final, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { leadsBack } from './leading-back.ts'
import { added, bracket, line, quotient, quotientSaid, tall } from './printing.ts'

export const inverse = defineTemplate({
  id: 'inverse',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    linear(random) {
      const [a, c] = random.pick([
        [2, 3],
        [3, 2],
        [5, 2],
        [3, 4],
        [4, 3],
        [5, 3],
      ] as const)
      const [at, value] = [random.integer(2, 9), random.integer(-3, 9)]
      const b = c * value - a * at
      return {
        question: typst`
The function $f$ is defined for all real $x$ by
$ f(x) = ${quotient(line(a, b), String(c))}. $
#part("a", 2)[Find an expression for $f^(−1)(x)$.]
#part("b", 1)[Find the value of $x$ for which $f^(−1)(x) = ${at}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ y = ${quotient(line(a, b), String(c))}, quad ${line(c, -b, 'y')} = ${a}x $]
#working("A1")[$f^(−1)(x) =$ ${tall(quotient(line(c, -b), String(a)))}]]
#part("b")[
#note[$f^(−1)(x) = ${at}$ means $x = f(${at})$.]
#working("B1")[$x =$ #result[$${minus(value)}$]]]`,
        alt: plain`The function f is defined for all real x by f of x equals ${quotientSaid(linearSpoken(a, b), String(c))}. Part a: find an expression for f inverse of x. Part b: find the value of x for which f inverse of x equals ${at}.`,
        answerAlt: plain`Part a: f inverse of x is ${quotientSaid(linearSpoken(c, -b), String(a))}. Part b: x is f of ${at}, which is ${plain`${value}`}.`,
        answers: [
          final('a', expression(`(${line(c, -b)})/${a}`, 'x'), 'f^(-1)(x)'),
          final('b', number(value), 'x'),
        ],
        verify: () =>
          agree((c * value - b) / a, at)
            ? leadsBack(
                (x) => (a * x + b) / c,
                (y) => (c * y - b) / a,
                [-7, -1, 0, at, 11],
              )
            : 'the value is another',
      }
    },
    cube(random) {
      const [a, c, root] = [
        random.integer(2, 3),
        random.integerExcept(-9, 9, 0),
        random.integerExcept(-3, 3, 0, 1),
      ]
      const value = a * root ** 3 + c
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${a}x^3 ${added(c)}$ for $x in RR$.
#part("a", 2)[Find an expression for $f^(−1)(x)$.]
#part("b", 1)[Find the value of $f^(−1)(${minus(value)})$.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = ${a}x^3 ${added(c)}$, so $x^3 = ${quotient(`y ${added(-c)}`, String(a))}$]
#working("A1")[$f^(−1)(x) =$ ${tall(`root(3, ${quotient(`x ${added(-c)}`, String(a))})`)}]]
#part("b")[#working("B1")[$root(3, ${minus(root ** 3)}) =$ #result[$${minus(root)}$]]]`,
        alt: plain`The function f is defined by f of x equals ${a} x cubed ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, for real x. Part a: find an expression for f inverse of x. Part b: find the value of f inverse of ${plain`${value}`}.`,
        answerAlt: plain`Part a: f inverse of x is the cube root, written with a 3, of: ${quotientSaid(linearSpoken(1, -c), String(a))}. Part b: the cube root of ${plain`${root ** 3}`} is ${plain`${root}`}.`,
        answers: [
          final('a', expression(`∛((x ${added(-c)})/${a})`, 'x'), 'f^(-1)(x)'),
          final('b', number(root)),
        ],
        verify: () =>
          a * root * root * root + c === value
            ? leadsBack(
                (x) => a * x ** 3 + c,
                (y) => Math.cbrt((y - c) / a),
                [-2, -0.5, 1, 3],
              )
            : 'the value is another',
      }
    },
    root(random) {
      const [b, c, a] = [random.integer(1, 9), random.integer(2, 7), random.integer(2, 3)]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${a === 1 ? '' : a}sqrt(x − ${b}) + ${c}$ for $x >= ${b}$.

Find an expression for $f^(−1)(x)$ and state its domain. #marks(3)`,
        answer: typst`
#working("M1")[$ y − ${c} = ${a}sqrt(x − ${b}) $ $ (${quotient(`y − ${c}`, String(a))})^2 = x − ${b} $]
#working("A1")[$f^(−1)(x) =$ ${tall(`(${quotient(`x − ${c}`, String(a))})^2 + ${b}`)}]
#note[A root is never negative, so $f(x) >= ${c}$.]
#working("B1")[The domain of $f^(−1)$ is #result[$x >= ${c}$].]`,
        alt: plain`The function f is defined by f of x equals ${a} times the square root of open bracket x minus ${b} close bracket, then plus ${c} outside the root, for x greater than or equal to ${b}. Find an expression for f inverse of x and state its domain.`,
        answerAlt: plain`f inverse of x is the square, power 2, of ${quotientSaid(`x minus ${c}`, String(a))}, then plus ${b}. A root is never negative, so the domain of f inverse is x greater than or equal to ${c}.`,
        answers: [
          final('', expression(`((x - ${c})/${a})^2 + ${b}`, 'x'), 'f^(-1)(x)'),
          final('', inequality(`x >= ${c}`), 'domain'),
        ],
        verify: () => {
          const f = (x: number) => a * Math.sqrt(x - b) + c
          const least = Math.min(...[0, 0.1, 1, 5].map((t) => f(b + t)))
          return least === c
            ? leadsBack(f, (y) => ((y - c) / a) ** 2 + b, [b, b + 1, b + 7])
            : 'the domain is another'
        },
      }
    },
  },
})

export const inverseOfQuotient = defineTemplate({
  id: 'inverse-of-quotient',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'x-twice'(random) {
      const { a, b, c } = random.until(
        () => ({
          a: random.integer(2, 5),
          b: random.integerExcept(-7, 7, 0),
          c: random.integerExcept(-4, 5, 0),
        }),
        ({ a, b, c }) => a * c + b !== 0 && b % a !== 0,
      )
      return {
        question: typst`
The function $f$ is defined, for $x != ${minus(c)}$, by
$ f(x) = ${quotient(line(a, b), line(1, -c))}. $
#part("a", 3)[Find an expression for $f^(−1)(x)$.]
#part("b", 1)[Write down the value of $x$ that is not in the domain of $f^(−1)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$y${bracket(1, -c)} = ${line(a, b)}$]
#note[Collect what has $x$ in it on one side.]
#working("M1")[$x y − ${a}x = ${line(c, b, 'y')}$ \
$x(y − ${a}) = ${line(c, b, 'y')}$]
#working("A1")[$f^(−1)(x) =$ ${tall(quotient(line(c, b), line(1, -a)))}]]
#part("b")[#working("B1 FT")[The denominator must not be 0: $x =$ #result[${a}]]]`,
        alt: plain`The function f is defined, for x not equal to ${plain`${c}`}, by f of x equals ${quotientSaid(linearSpoken(a, b), linearSpoken(1, -c))}. Part a: find an expression for f inverse of x. Part b: write down the value of x that is not in the domain of f inverse.`,
        answerAlt: plain`Part a: f inverse of x is ${quotientSaid(linearSpoken(c, b), linearSpoken(1, -a))}. Part b: the denominator must not be 0, so x is not ${a}.`,
        answers: [
          final('a', expression(`(${line(c, b)})/(${line(1, -a)})`, 'x'), 'f^(-1)(x)'),
          final('b', number(a), 'x'),
        ],
        verify: () =>
          leadsBack(
            (x) => (a * x + b) / (x - c),
            (y) => (c * y + b) / (y - a),
            [c + 1, c - 1, c + 0.5, c + 9],
          ),
      }
    },
    'x-once'(random) {
      const [a, b, c] = [random.integer(1, 6), random.integer(2, 9), random.integer(1, 5)]
      return {
        question: typst`
The function $f$ is defined, for $x > ${c}$, by
$ f(x) = ${a} + ${quotient(String(b), line(1, -c))}. $
#part("a", 1)[Write down the range of $f$.]
#part("b", 2)[Find an expression for $f^(−1)(x)$.]
#part("c", 1)[Write down the domain of $f^(−1)$.]`,
        answer: typst`
#part("a")[
#note[The fraction takes every positive value.]
#working("B1")[#result[$f(x) > ${a}$]]]
#part("b")[
#working("M1")[$ y − ${a} = ${quotient(String(b), line(1, -c))}, quad x − ${c} = ${quotient(String(b), `y − ${a}`)} $]
#working("A1")[$f^(−1)(x) =$ ${tall(`${c} + ${quotient(String(b), `x − ${a}`)}`)}]]
#part("c")[#working("B1 FT")[The range of $f$: #result[$x > ${a}$]]]`,
        alt: plain`The function f is defined, for x greater than ${c}, by f of x equals ${a} plus ${quotientSaid(String(b), linearSpoken(1, -c))}. Part a: write down the range of f. Part b: find an expression for f inverse of x. Part c: write down the domain of f inverse.`,
        answerAlt: plain`Part a: the fraction takes every positive value, so f of x is greater than ${a}. Part b: f inverse of x is ${c} plus ${quotientSaid(String(b), `x minus ${a}`)}. Part c: the domain is x greater than ${a}.`,
        answers: [
          final('a', inequality(`f(x) > ${a}`, 'f(x)')),
          final('b', expression(`${c} + ${b}/(x - ${a})`, 'x'), 'f^(-1)(x)'),
          final('c', inequality(`x > ${a}`)),
        ],
        verify: () =>
          leadsBack(
            (x) => a + b / (x - c),
            (y) => c + b / (y - a),
            [c + 0.1, c + 1, c + 8],
          ),
      }
    },
    'square-of-a-bracket'(random) {
      const [a, b, c] = [random.integer(2, 3), random.pick([1, 5, 7]), random.integerExcept(-9, 9, 0)]
      return {
        question: typst`
The function $f$ is defined by $f(x) = (${line(a, -b)})^2 ${added(c)}$ for $x <= 0$.
#part("a", 1)[Explain why $f$ has an inverse.]
#part("b", 3)[Find an expression for $f^(−1)(x)$.]`,
        answer: typst`
#part("a")[#working("B1")[The bracket is 0 at a positive $x$, so the curve only falls for $x <= 0$: $f$ is #result[one-one].]]
#part("b")[
#working("M1")[$(${line(a, -b)})^2 = y ${added(-c)}$]
#note[For $x <= 0$ the bracket is negative, so take the negative root.]
#working("M1")[$${line(a, -b)} = −sqrt(y ${added(-c)})$]
#working("A1")[$f^(−1)(x) =$ ${tall(quotient(`${b} − sqrt(x ${added(-c)})`, String(a)))}]]`,
        alt: plain`The function f is defined by f of x equals the square of open bracket ${linearSpoken(a, -b)} close bracket, then ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, for x less than or equal to 0. Part a: explain why f has an inverse. Part b: find an expression for f inverse of x.`,
        answerAlt: plain`Part a: the bracket is 0 at a positive x, so the curve only falls for x less than or equal to 0, and f is one-one. Part b: the bracket is negative, so take the negative root. f inverse of x is ${b} minus the square root of open bracket ${linearSpoken(1, -c)} close bracket, all over ${a}.`,
        answers: [final('b', expression(`(${b} - √(x ${added(-c)}))/${a}`, 'x'), 'f^(-1)(x)')],
        verify: () =>
          leadsBack(
            (x) => (a * x - b) ** 2 + c,
            (y) => (b - Math.sqrt(y - c)) / a,
            [0, -0.5, -2, -9],
          ),
      }
    },
  },
})
