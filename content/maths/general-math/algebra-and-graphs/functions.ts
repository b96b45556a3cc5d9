// Functions: values, composites, inverses.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { continued, plus, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** f(x) = ax + b, with g(x) = x² + c or g(x) = k^x. */
const valuesOf = (random: Random, isPower: boolean) => {
  const [a, b] = [random.integer(2, 5), random.integerExcept(-9, 9, 0)]
  const [c, k] = [random.integerExcept(-6, 6, 0), random.integer(2, 3)]
  const [u, v] = [-random.integer(1, 4), random.integer(2, 4)]
  const w = random.integerExcept(-4, 8, 0)
  const f = (x: number) => a * x + b
  const g = (x: number) => (isPower ? k ** x : x * x + c)
  const gMarkup = isPower ? `${k}^x` : shown([1, 0, c])
  const gSpoken = isPower ? `${k} to the power x` : spoken([1, 0, c])
  const first = isPower ? u : f(u)
  return {
    question: typst`
$ f(x) = ${linear(a, b)} quad quad g(x) = ${gMarkup} $
#part("a", 1)[Find $${isPower ? 'g' : 'f'}(${minus(u)})$.]
#part("b", 2)[Find $f g (${v})$.]
#part("c", 2)[Solve $f(x) = ${minus(f(w))}$.]`,
    answer: typst`
#part("a")[#working("B1")[${
      isPower
        ? `$${k}^(${minus(u)}) =$ #result[$display(1/${k ** -u})$]`
        : `$${a} times ${substituted(u)} ${b < 0 ? '−' : '+'} ${Math.abs(b)} =$ #result[$${minus(first)}$]`
    }]]
#part("b")[
#note[$f g$ means $g$ first.]
#working("M1")[$g(${v}) = ${isPower ? `${k}^${v}` : `${v}^2 ${c < 0 ? '−' : '+'} ${Math.abs(c)}`} = ${minus(g(v))}$]
#working("A1")[$f(${minus(g(v))}) =$ #result[$${minus(f(g(v)))}$]]]
#part("c")[
#working("M1")[$${a}x = ${minus(f(w) - b)}$]
#working("A1")[$x =$ #result[$${minus(w)}$]]]`,
    alt: plain`f of x equals ${linearSpoken(a, b)}. g of x equals ${gSpoken}. Part a: find ${isPower ? 'g' : 'f'} of ${plain`${u}`}. Part b: find f g of ${v}. Part c: solve f of x equals ${plain`${f(w)}`}.`,
    answerAlt: plain`Part a: ${isPower ? plain`1 over ${k ** -u}` : plain`${first}`}. Part b: g of ${v} is ${plain`${g(v)}`}, and f of that is ${plain`${f(g(v))}`}. Part c: x is ${plain`${w}`}.`,
    answers: [
      final('a', number(isPower ? `1/${k ** -u}` : first)),
      final('b', number(f(g(v)))),
      final('c', number(w), 'x'),
    ],
    verify() {
      // By repeated addition.
      const outer = Array.from({ length: a }, () => g(v)).reduce((x, y) => x + y, b)
      return agree(outer, f(g(v))) && agree((f(w) - b) / a, w) ? null : 'a value is another'
    },
  }
}

export const functionValues = defineTemplate({
  id: 'function-values',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    'linear-and-quadratic': (random) => valuesOf(random, false),
    'with-a-power': (random) => valuesOf(random, true),
  },
})

const drawInvertible = (random: Random) => {
  const [a, b, c] = random.until(
    () => [random.integer(2, 5), random.integerExcept(-7, 7, 0), random.integer(1, 6)] as const,
    ([a, b, c]) => b !== a * c && Math.abs(b - a) <= 3,
  )
  return { a, b, c, u: random.integer(2, 9), k: random.pick([2, 3, 5]), n: random.integer(2, 4) }
}

const givesBack = (back: number, x: number) => (agree(back, x, 1e-9) ? null : `it gives back ${back}`)

export const inverseFunction = defineTemplate({
  id: 'inverse-function',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    linear(random) {
      const { a, b, u } = drawInvertible(random)
      return {
        question: typst`
$ f(x) = (${linear(1, b)})/${a} $
#part("a", 2)[Find $f^(−1)(x)$.]
#part("b", 2)[Solve $f^(−1)(x) = ${minus(a * u - b)}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = display((${linear(1, b)})/${a})$, so $${a}y = ${linear(1, b)}$]
#working("A1")[$f^(−1)(x) =$ #result[$${linear(a, -b)}$]]]
#part("b")[
#working("M1 FT")[$${linear(a, -b)} = ${minus(a * u - b)}$]
#working("A1")[$x =$ #result[${u}]]
#scheme[Or: $x = f(${minus(a * u - b)})$ *M1*]]`,
        alt: plain`f of x equals open bracket ${linearSpoken(1, b)} close bracket over ${a}. Part a: find the inverse of f. Part b: solve, the inverse of f at x equals ${plain`${a * u - b}`}.`,
        answerAlt: plain`Part a: the inverse of f is ${linearSpoken(a, -b)}. Part b: x is ${u}, which is also f of ${plain`${a * u - b}`}.`,
        answers: [final('a', expression(linear(a, -b), 'x'), 'f^-1(x)'), final('b', number(u), 'x')],
        verify: () => givesBack(a * ((1.83 + b) / a) - b, 1.83),
      }
    },
    fraction(random) {
      // y = (ax + b)/(x + c), x = (b − cy)/(y − a)
      const { a, b, c } = drawInvertible(random)
      return {
        question: typst`
$ f(x) = (${linear(a, b)})/(${linear(1, c)}), quad x != ${minus(-c)} $
Find $f^(−1)(x)$. #marks(4)`,
        answer: typst`
#working("M1")[$y(${linear(1, c)}) = ${linear(a, b)}$]
#working("M1")[$x y − ${a}x = ${linear(-c, b, 'y')}$]
#working("M1")[$x(y − ${a}) = ${linear(-c, b, 'y')}$]
#working("A1")[$f^(−1)(x) =$ #result[$display((${linear(-c, b)})/(x − ${a}))$]]`,
        alt: plain`f of x equals open bracket ${linearSpoken(a, b)} close bracket over open bracket ${linearSpoken(1, c)} close bracket, where x is not ${plain`${-c}`}. Find the inverse of f.`,
        answerAlt: plain`Multiply by open bracket ${linearSpoken(1, c)} close bracket and collect the terms in x. The inverse of f is open bracket ${linearSpoken(-c, b)} close bracket over open bracket x minus ${a} close bracket.`,
        answers: [final('', expression(`(${linear(-c, b)})/(x − ${a})`, 'x'), 'f^-1(x)')],
        verify() {
          const y = (a * 1.83 + b) / (1.83 + c)
          return givesBack((b - c * y) / (y - a), 1.83)
        },
      }
    },
    power(random) {
      const { a, b, k, n } = drawInvertible(random)
      const p = b - a
      const [x, xSpoken] =
        p >= 0 ? [String(k ** p), String(k ** p)] : [`display(1/${k ** -p})`, `1 over ${k ** -p}`]
      return {
        question: typst`
$ f(x) = ${k}^x quad quad g(x) = ${linear(a, b)} $
#part("a", 1)[Find $f^(−1)(${k ** n})$.]
#part("b", 3)[Find $x$ when $f^(−1)(x) = g(−1)$.]`,
        answer: typst`
#part("a")[#working("B1")[$${k}^${n} = ${k ** n}$, so #result[${n}]]]
#part("b")[
#note[If $f^(−1)(x) = p$, then $x = f(p)$.]
#working("M1")[$g(−1) = ${minus(b - a)}$]
#working("M1")[$x = f(${minus(b - a)}) = ${k}^(${minus(b - a)})$]
#working("A1")[$x =$ #result[$${x}$]]]`,
        alt: plain`f of x equals ${k} to the power x. g of x equals ${linearSpoken(a, b)}. Part a: find the inverse of f at ${k ** n}. Part b: find x when the inverse of f at x equals g of minus 1.`,
        answerAlt: plain`Part a: ${k} to the power ${n} is ${k ** n}, so the value is ${n}. Part b: g of minus 1 is ${plain`${p}`}, so x is f of that, ${xSpoken}.`,
        answers: [final('a', number(n)), final('b', number(asTyped(x)), 'x')],
        verify: () => givesBack(Math.log(k ** n) / Math.log(k), n),
      }
    },
  },
})

const drawComposite = (random: Random) => {
  const [a, b] = [random.integer(2, 4), random.integerExcept(-5, 5, 0)]
  return { a, b, c: random.integerExcept(-6, 6, 0), x: random.integerExcept(-4, 6, 0, 1) }
}

export const compositeFunction = defineTemplate({
  id: 'composite-function',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    expand(random) {
      const { a, b, c } = drawComposite(random)
      const square = product([a, b], [a, b])
      const inside = [1, c, 0]
      const middle = scaled([a, b], c)
      const answer = plus(square, middle)
      return {
        question: typst`
$ f(x) = ${linear(a, b)} quad quad g(x) = ${shown(inside)} $
Find $g f (x)$. Give your answer in its simplest form. #marks(4)`,
        answer: typst`
#note[$g f$ means $f$ first: put $${linear(a, b)}$ in the place of $x$ in $g$.]
#working("M1")[$(${linear(a, b)})^2 ${c < 0 ? '−' : '+'} ${Math.abs(c) === 1 ? '' : Math.abs(c)}(${linear(a, b)})$]
#working("B1")[$(${linear(a, b)})^2 = ${shown(square)}$]
#working("M1")[$${shown(square)} ${continued(middle)}$]
#working("A1")[#result[$${shown(answer)}$]]`,
        alt: plain`f of x equals ${linearSpoken(a, b)}. g of x equals ${spoken(inside)}. Find g f of x. Give your answer in its simplest form.`,
        answerAlt: plain`Put ${linearSpoken(a, b)} in the place of x in g. The square is ${spoken(square)}. The answer is ${spoken(answer)}.`,
        answers: [final('', expression(shown(answer), 'x', 'expanded'))],
        verify: () =>
          [-2, 0.5, 3].every((u) => agree((a * u + b) ** 2 + c * (a * u + b), valueAt(answer, u)))
            ? null
            : 'the composite is another',
      }
    },
    'solve-twice-the-same'(random) {
      const { a, b, x } = drawComposite(random)
      const twice = a * (a * x + b) + b
      const answer = linear(a * a, a * b + b)
      return {
        question: typst`
$ f(x) = ${linear(a, b)} $
#part("a", 2)[Find $f f (x)$ in its simplest form.]
#part("b", 2)[Solve $f f (x) = ${minus(twice)}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${a}(${linear(a, b)}) ${b < 0 ? '−' : '+'} ${Math.abs(b)}$]
#working("A1")[#result[$${answer}$]]]
#part("b")[
#working("M1 FT")[$${answer} = ${minus(twice)}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]]`,
        alt: plain`f of x equals ${linearSpoken(a, b)}. Part a: find f f of x in its simplest form. Part b: solve f f of x equals ${plain`${twice}`}.`,
        answerAlt: plain`Part a: f f of x is ${linearSpoken(a * a, a * b + b)}. Part b: x is ${plain`${x}`}.`,
        answers: [final('a', expression(answer, 'x', 'expanded')), final('b', number(x), 'x')],
        verify: () => (agree(twice, a * a * x + a * b + b) ? null : 'f of f is another'),
      }
    },
    'solve-equal'(random) {
      const { a, b, c, x } = drawComposite(random)
      // h(x) = (a + 1)x + d takes the value of f g at x.
      const d = a * (x + c) + b - (a + 1) * x
      return {
        question: typst`
$ f(x) = ${linear(a, b)} quad quad g(x) = ${linear(1, c)} \
h(x) = ${linear(a + 1, d)} $
Solve $f g (x) = h(x)$. #marks(4)`,
        answer: typst`
#working("M1")[$f g (x) = ${a}(${linear(1, c)}) ${b < 0 ? '−' : '+'} ${Math.abs(b)}$]
#working("A1")[$= ${linear(a, a * c + b)}$]
#working("M1")[$${linear(a, a * c + b)} = ${linear(a + 1, d)}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]`,
        alt: plain`f of x equals ${linearSpoken(a, b)}. g of x equals ${linearSpoken(1, c)}. h of x equals ${linearSpoken(a + 1, d)}. Solve f g of x equals h of x.`,
        answerAlt: plain`f g of x is ${linearSpoken(a, a * c + b)}. Putting this equal to h of x gives x equals ${plain`${x}`}.`,
        answers: [final('', number(x), 'x')],
        verify: () => (agree(a * (x + c) + b, (a + 1) * x + d) ? null : 'the sides differ'),
      }
    },
  },
})
