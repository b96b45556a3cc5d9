// Functions of a whole question: values, inverse, composite, and the equations that they lead to.

import { agree, roots } from '../../kit/checking.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { highestCommonFactor, minus, substituted } from '../../kit/numbers.ts'
import { linear, linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** How far right of the pole the reciprocal has a whole value. */
const stepFrom = (pole: number, k: number, root: number): number =>
  [2, 3, 4, 5].find((step) => k % step === 0 && ![root, 0].includes(pole + step)) ?? 0

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
        answerAlt: plain`Part a i: f of ${start} is ${at}. Part a ii: the square of ${at}, ${c < 0 ? `minus ${-c}` : `plus ${c}`}, is ${at * at + c}. Part b: f inverse of x is, open bracket, x ${b < 0 ? `plus ${-b}` : `minus ${b}`}, close bracket, over ${a}. Part c: the square of, open bracket, ${linearSpoken(a, b)}, close bracket, ${c < 0 ? `minus ${-c}` : `plus ${c}`} is ${quadraticSpoken(square, middle, last)}. Part d: collecting all terms and factorising, x is ${x1} or ${x2}. Part e i: ${base} to the power 4 is ${k}, so x is 4. Part e ii: ${base} to the power ${power} is 1 over ${bottom}, so it is ${power}. Part f: where f of x is x, x is ${Number.isInteger(fixed) ? fixed : `${b > 0 ? 'minus ' : ''}${Math.abs(b)} over ${a - 1}`}.`,
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
    'line-and-reciprocal'(random) {
      // f(x) = g(x) has the roots u/a, which is negative, and a power of the base.
      const { a, u, c, base, n } = random.until(
        () => ({
          a: random.integer(2, 3),
          u: random.integer(-9, -1),
          c: random.integerExcept(-5, 6, 0),
          ...random.pick([
            { base: 2, n: 2 },
            { base: 2, n: 3 },
            { base: 3, n: 2 },
          ]),
        }),
        ({ a, u, c, base, n }) => {
          const r = base ** n
          const b = a * c - u - a * r
          const k = -b * c - u * r
          return (
            highestCommonFactor(a, u) === 1 &&
            c !== r &&
            b !== 0 &&
            k > 5 &&
            k < 80 &&
            a * k !== b * c &&
            stepFrom(c, k, r) !== 0
          )
        },
      )
      const r = base ** n
      const b = a * c - u - a * r
      const k = -b * c - u * r
      const start = c + stepFrom(c, k, r)
      const at = k / (start - c)
      const below = linear(1, -c)
      const said = linearSpoken(1, -c)
      const top = linear(b, a * k - b * c)
      const other = `−display(${-u}/${a})`
      const brackets = quadratic(a, b - a * c, -b * c)
      return {
        question: typst`
$ f(x) = ${linear(a, b)} $
$ g(x) = ${k}/(${below}) $
#part("a", 1)[Write down the value of $x$ that cannot be in the domain of $g$.]
#part("b i", 1)[Find $g(${minus(start)})$.]
#part("b ii", 1)[Find $f g(${minus(start)})$.]
#part("c", 3)[Find $g^(−1)(x)$.]
#part("d", 2)[Show that
$ f g(x) = (${top})/(${below}). $]
#part("e", 4)[Solve $f(x) = g(x)$.]
#part("f", 2)[Hence solve $f(${base}^x) = g(${base}^x)$.]`,
        answer: typst`
#part("a")[#working("B1")[$${below} = 0$: $x =$ #result[$${minus(c)}$]]]
#part("b i")[#working("B1")[$${k} div ${substituted(start - c)} =$ #result[$${minus(at)}$]]]
#part("b ii")[#working("B1 FT")[$${a} times ${substituted(at)} ${b < 0 ? `− ${-b}` : `+ ${b}`} =$ #result[$${minus(a * at + b)}$]]]
#part("c")[
#working("M1")[$y(${below}) = ${k}$]
#working("M1")[$ ${below} = ${k}/y $]
#working("A1 oe")[$g^(−1)(x) =$ #box(baseline: 40%)[#result[$display(${k}/x) ${c < 0 ? `− ${-c}` : `+ ${c}`}$]]]
#scheme[$x$ and $y$ may be exchanged at any step.]]
#part("d")[
#working("M1")[$ ${a} times ${k}/(${below}) ${b < 0 ? `− ${-b}` : `+ ${b}`} $]
#working("A1")[$ = (${a * k} ${b < 0 ? '−' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(${below}))/(${below}) = (${top})/(${below}) $]]
#part("e")[
#working("M1")[$(${linear(a, b)})(${below}) = ${k}$]
#working("M1 dep")[$${brackets} = ${k}$ #linebreak() $${quadratic(a, -u - a * r, u * r)} = 0$]
#working("A1")[$(${linear(a, -u)})(${linear(1, -r)}) = 0$]
#working("A1")[$x =$ #result[$${r}$] or $x =$ #box(baseline: 40%)[#result[$${other}$]]]
#scheme[Instead of factors, the formula with their coefficients *A1*.]]
#part("f")[
#note[$${base}^x$ takes the place of $x$, and it is never negative.]
#working("M1 FT")[$${base}^x = ${r}$ only]
#working("A1 cao")[$x =$ #result[$${n}$]]
#scheme[*M1* also for $${base}^x = ${r}$ beside $${base}^x = ${other}$.]]`,
        alt: plain`f of x equals ${linearSpoken(a, b)}. g of x equals ${k} over, open bracket, ${said}, close bracket. Part a: write down the value of x that cannot be in the domain of g. Part b i: find g of ${start}. Part b ii: find f of g of ${start}. Part c: find g inverse of x. Part d: show that f of g of x equals, open bracket, ${linearSpoken(b, a * k - b * c)}, close bracket, over, open bracket, ${said}, close bracket. Part e: solve f of x equals g of x. Part f: hence solve, f of, ${base} to the power x, equals g of, ${base} to the power x.`,
        answerAlt: plain`Part a: ${said} is 0 where x is ${c}. Part b i: ${k} over ${start - c} is ${at}. Part b ii: f of that is ${a * at + b}. Part c: y times, open bracket, ${said}, close bracket, is ${k}, so g inverse of x is ${k} over x, ${c < 0 ? `minus ${-c}` : `plus ${c}`}. Part d: ${a} times g of x, ${b < 0 ? `minus ${-b}` : `plus ${b}`}, over one denominator is, open bracket, ${linearSpoken(b, a * k - b * c)}, close bracket, over, open bracket, ${said}, close bracket. Part e: multiplying out, ${quadraticSpoken(a, -u - a * r, u * r)} is 0, so x is ${r} or minus ${-u} over ${a}. Part f: ${base} to the power x is ${r}, because it is never negative, so x is ${n}.`,
        answers: [
          final('a', number(c), 'x'),
          final('b i', number(at)),
          final('b ii', number(a * at + b)),
          final('c', expression(`${k}/x + (${c})`, 'x'), 'g^(-1)(x)'),
          final('e', inAnyOrder([r, typedFraction(u, a)], { name: 'x' }), 'x'),
          final('f', number(n), 'x'),
        ],
        verify: () => {
          const [f, g] = [(x: number) => a * x + b, (x: number) => k / (x - c)]
          if ([-3.5, 0.25, 7.5].some((x) => !agree(f(g(x)), (b * x + a * k - b * c) / (x - c))))
            return 'fg is another'
          if ([1.5, -4].some((x) => !agree(g(k / x + c), x))) return 'the inverse is another'
          const found = [
            ...roots((x) => f(x) - g(x), -40, c - 1e-6),
            ...roots((x) => f(x) - g(x), c + 1e-6, 40),
          ]
          if (found.length !== 2 || !found.every((x) => [r, u / a].some((one) => agree(one, x, 1e-6))))
            return `f and g meet at ${found.join(', ')}`
          const powers = roots((x) => f(base ** x) - g(base ** x), -3, 3.9).filter((x) => base ** x !== c)
          return powers.every((x) => agree(x, n, 1e-6)) && powers.length === 1
            ? null
            : `the powers are ${powers.join(', ')}`
        },
      }
    },
  },
})
