// Functions of a whole question: values, inverse, composite, and the equations that they lead to.

import { agree } from '../../kit/checking.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { linear, linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const functionsTogether = defineTemplate({
  id: 'functions-together',
  marks: 14,
  calculator: false,
  level: 5,
  cases: {
    'linear-square-power'(random) {
      // gf(x) = n f(x) + d leads to a quadratic with two whole roots.
      const { a, b, c, base, x1, x2, start } = random.until(
        () => ({
          a: random.integer(2, 4),
          b: random.integerExcept(-5, 5, 0),
          c: random.integerExcept(-6, 6, 0),
          base: random.pick([2, 3, 5]),
          x1: random.integer(-4, 0),
          x2: random.integer(1, 5),
          start: random.integer(-4, -2),
        }),
        ({ a, b, x1, x2 }) => {
          const n = a * (x1 + x2) + 2 * b
          return x1 + x2 !== 0 && n !== 0 && Math.abs(n) > 1 && Math.abs(n) < 10
        },
      )
      const f = (x: number) => a * x + b
      // f(x)² + c = n f(x) + d, with the roots f(x1) and f(x2).
      const n = f(x1) + f(x2)
      const d = c - f(x1) * f(x2)
      const [square, middle, last] = [a * a, 2 * a * b, b * b + c]
      const right = { slope: n * a, constant: n * b + d }
      const at = f(start)
      const power = random.pick([-2, -3])
      const k = base ** 4
      const bottom = base ** -power
      const meet = [x1, x2] as const
      const fixed = b / (1 - a)
      return {
        question: typst`
$ f(x) = ${linear(a, b)} $
$ g(x) = x^2 ${c < 0 ? `− ${-c}` : `+ ${c}`} $
$ h(x) = ${base}^x $
#part("a i", 1)[Find $f(${minus(start)})$.]
#part("a ii", 1)[Find $g f(${minus(start)})$.]
#part("b", 2)[Find $f^(−1)(x)$.]
#part("c", 2)[Show that $g f(x) = ${quadratic(square, middle, last)}$.]
#part("d", 4)[Solve $g f(x) = ${linear(right.slope, right.constant)}$.]
#part("e i", 1)[Find $x$ when $h(x) = ${k}$.]
#part("e ii", 1)[Write down $h^(−1)(1 / ${bottom})$.]
#part("f", 2)[Solve $f(x) = f^(−1)(x)$.]`,
        answer: typst`
#part("a i")[#working("B1")[$${a} times ${substituted(start)} ${b < 0 ? `− ${-b}` : `+ ${b}`} =$ #result[$${minus(at)}$]]]
#part("a ii")[#working("B1 FT")[$${substituted(at)}^2 ${c < 0 ? `− ${-c}` : `+ ${c}`} =$ #result[$${minus(at * at + c)}$]]]
#part("b")[
#working("M1")[$y ${b < 0 ? `+ ${-b}` : `− ${b}`} = ${a}x$, or $x = ${linear(a, b, 'y')}$]
#working("A1 oe")[$f^(−1)(x) =$ #box(baseline: 40%)[#result[$display((x ${b < 0 ? `+ ${-b}` : `− ${b}`})/${a})$]]]]
#part("c")[
#working("M1")[$(${linear(a, b)})^2 ${c < 0 ? `− ${-c}` : `+ ${c}`}$]
#working("A1")[$= ${quadratic(square, middle, b * b)} ${c < 0 ? `− ${-c}` : `+ ${c}`}$ #linebreak() $= ${quadratic(square, middle, last)}$]]
#part("d")[
#working("M1")[$${quadratic(square, middle - right.slope, last - right.constant)} = 0$]
#working("M1 dep")[$x^2 ${x1 + x2 > 0 ? '−' : '+'} ${Math.abs(x1 + x2) === 1 ? '' : Math.abs(x1 + x2)}x ${x1 * x2 < 0 ? `− ${-x1 * x2}` : x1 * x2 > 0 ? `+ ${x1 * x2}` : ''} = 0$ #linebreak() $${x1 === 0 ? 'x' : `(x + ${-x1})`}(x − ${x2}) = 0$]
#working("A1 A1")[$x =$ #result[$${minus(x1)}$] or $x =$ #result[$${x2}$]]
#scheme[The second *M1* is for factors, or for the formula with their coefficients.]]
#part("e i")[#working("B1")[$${base}^4 = ${k}$: $x =$ #result[4]]]
#part("e ii")[#working("B1")[$${base}^(${minus(power)}) = 1 / ${bottom}$: #result[$${minus(power)}$]]]
#part("f")[
#note[The graphs of $f$ and $f^(−1)$ meet on the line $y = x$.]
#working("M1 oe")[$${linear(a, b)} = x$]
#working("A1")[$x =$ ${Number.isInteger(fixed) ? `#result[$${minus(fixed)}$]` : `#box(baseline: 40%)[#result[$${b > 0 ? '−' : ''}display(${Math.abs(b)}/${a - 1})$]]`}]
#scheme[Or: $${a}(${linear(a, b)}) = x ${b < 0 ? `+ ${-b}` : `− ${b}`}$ *M1*]]`,
        alt: plain`f of x equals ${linearSpoken(a, b)}. g of x equals x squared ${c < 0 ? `minus ${-c}` : `plus ${c}`}. h of x equals ${base} to the power x. Part a i: find f of ${start}. Part a ii: find g of f of ${start}. Part b: find f inverse of x. Part c: show that g of f of x equals ${quadraticSpoken(square, middle, last)}. Part d: solve g of f of x equals ${linearSpoken(right.slope, right.constant)}. Part e i: find x when h of x equals ${k}. Part e ii: write down h inverse of, 1 over ${bottom}. Part f: solve f of x equals f inverse of x.`,
        answerAlt: plain`Part a i: f of ${start} is ${at}. Part a ii: ${at} squared ${c < 0 ? `minus ${-c}` : `plus ${c}`} is ${at * at + c}. Part b: f inverse of x is, open bracket, x ${b < 0 ? `plus ${-b}` : `minus ${b}`}, close bracket, over ${a}. Part c: the square of, ${linearSpoken(a, b)}, ${c < 0 ? `minus ${-c}` : `plus ${c}`} is ${quadraticSpoken(square, middle, last)}. Part d: collecting all terms and factorising, x is ${x1} or ${x2}. Part e i: ${base} to the power 4 is ${k}, so x is 4. Part e ii: ${base} to the power ${power} is 1 over ${bottom}, so it is ${power}. Part f: where f of x is x, x is ${Number.isInteger(fixed) ? fixed : `${b > 0 ? 'minus ' : ''}${Math.abs(b)} over ${a - 1}`}.`,
        answers: [
          final('a i', number(at)),
          final('a ii', number(at * at + c)),
          final('b', expression(`(x - (${b}))/${a}`, 'x'), 'f^(-1)(x)'),
          final('d', inAnyOrder([...meet], { name: 'x' }), 'x'),
          final('e i', number(4), 'x'),
          final('e ii', number(power)),
          final('f', number(typedFraction(-b, a - 1)), 'x'),
        ],
        verify: () => {
          const g = (x: number) => x * x + c
          if ([-3, 0.5, 2].some((x) => !agree(g(f(x)), square * x * x + middle * x + last)))
            return 'gf is another'
          if (meet.some((x) => !agree(g(f(x)), right.slope * x + right.constant)))
            return 'a solution does not fit'
          if (!agree(base ** power, 1 / bottom)) return 'h is another'
          return agree(f(f(fixed)), fixed) && agree(f((7 - b) / a), 7) ? null : 'the inverse is another'
        },
      }
    },
  },
})
