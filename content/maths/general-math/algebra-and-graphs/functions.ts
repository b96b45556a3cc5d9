// Functions: values, composites, inverses.

import { agree } from '../../kit/checking.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { continued, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const functionValues = defineTemplate({
  id: 'function-values',
  marks: 5,
  calculator: false,
  level: 2,
  cases: ['linear-and-quadratic', 'with-a-power'],
  draw(random, which) {
    // f(x) = ax + b and g(x) = x² + c or g(x) = k^x.
    const [a, b] = [random.integer(2, 5), random.integerExcept(-9, 9, 0)]
    return {
      which,
      a,
      b,
      c: random.integerExcept(-6, 6, 0),
      k: random.integer(2, 3),
      u: -random.integer(1, 4),
      v: random.integer(2, 4),
      w: random.integerExcept(-4, 8, 0),
    }
  },
  write({ which, a, b, c, k, u, v, w }) {
    const f = (x: number) => a * x + b
    const isPower = which === 'with-a-power'
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
#working("M1")[$g(${v}) = ${minus(g(v))}$]
#working("A1")[$f(${minus(g(v))}) =$ #result[$${minus(f(g(v)))}$]]]
#part("c")[
#working("M1")[$${a}x = ${minus(f(w) - b)}$]
#working("A1")[$x =$ #result[$${minus(w)}$]]]`,
      alt: plain`f of x equals ${linearSpoken(a, b)}. g of x equals ${gSpoken}. Part a: find ${isPower ? 'g' : 'f'} of ${plain`${u}`}. Part b: find f g of ${v}. Part c: solve f of x equals ${plain`${f(w)}`}.`,
      answerAlt: plain`Part a: ${isPower ? plain`1 over ${k ** -u}` : plain`${first}`}. Part b: g of ${v} is ${plain`${g(v)}`}, and f of that is ${plain`${f(g(v))}`}. Part c: x is ${plain`${w}`}.`,
    }
  },
  verify({ which, a, b, c, k, v, w }) {
    const inner =
      which === 'with-a-power' ? Array.from({ length: v }, () => k).reduce((x, y) => x * y, 1) : v * v + c
    const outer = Array.from({ length: a }, () => inner).reduce((x, y) => x + y, b)
    return agree(outer, a * inner + b) && agree((a * w + b - b) / a, w) ? null : 'a value is another'
  },
})

export const inverseFunction = defineTemplate({
  id: 'inverse-function',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['linear', 'fraction', 'power'],
  draw(random, which) {
    const [a, b, c] = random.until(
      () => [random.integer(2, 5), random.integerExcept(-7, 7, 0), random.integer(1, 6)] as const,
      ([a, b, c]) => b !== a * c && Math.abs(b - a) <= 3,
    )
    return { which, a, b, c, u: random.integer(2, 9), k: random.pick([2, 3, 5]), n: random.integer(2, 4) }
  },
  write({ which, a, b, c, u, k, n }) {
    if (which === 'linear') {
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
#working("M1")[$${linear(a, -b)} = ${minus(a * u - b)}$]
#working("A1")[$x =$ #result[${u}]]]`,
        alt: plain`f of x equals, ${linearSpoken(1, b)}, over ${a}. Part a: find the inverse of f. Part b: solve, the inverse of f at x equals ${plain`${a * u - b}`}.`,
        answerAlt: plain`Part a: the inverse of f is ${linearSpoken(a, -b)}. Part b: x is ${u}, which is also f of ${plain`${a * u - b}`}.`,
      }
    }
    if (which === 'fraction') {
      // y = (ax + b)/(x + c), x = (b − cy)/(y − a)
      return {
        question: typst`
$ f(x) = (${linear(a, b)})/(${linear(1, c)}), quad x != ${minus(-c)} $
Find $f^(−1)(x)$. #marks(4)`,
        answer: typst`
#working("M1")[$y(${linear(1, c)}) = ${linear(a, b)}$]
#working("M1")[$x y − ${a}x = ${linear(-c, b, 'y')}$]
#working("M1")[$x(y − ${a}) = ${linear(-c, b, 'y')}$]
#working("A1")[$f^(−1)(x) =$ #result[$display((${linear(-c, b)})/(x − ${a}))$]]`,
        alt: plain`f of x equals, ${linearSpoken(a, b)}, over, ${linearSpoken(1, c)}, where x is not ${plain`${-c}`}. Find the inverse of f.`,
        answerAlt: plain`Multiply by, ${linearSpoken(1, c)}, and collect the terms in x. The inverse of f is, ${linearSpoken(-c, b)}, over, x minus ${a}.`,
      }
    }
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
#working("A1")[$x =$ #result[$${b - a >= 0 ? k ** (b - a) : `display(1/${k ** (a - b)})`}$]]]`,
      alt: plain`f of x equals ${k} to the power x. g of x equals ${linearSpoken(a, b)}. Part a: find the inverse of f at ${k ** n}. Part b: find x when the inverse of f at x equals g of minus 1.`,
      answerAlt: plain`Part a: ${k} to the power ${n} is ${k ** n}, so the value is ${n}. Part b: g of minus 1 is ${plain`${b - a}`}, so x is f of that, ${b - a >= 0 ? String(k ** (b - a)) : `1 over ${k ** (a - b)}`}.`,
    }
  },
  verify({ which, a, b, c, k, n }) {
    const x = 1.83
    const back = {
      linear: () => a * ((x + b) / a) - b,
      fraction: () => {
        const y = (a * x + b) / (x + c)
        return (b - c * y) / (y - a)
      },
      power: () => x * (Math.round(Math.log(k ** n) / Math.log(k)) / n),
    }[which]()
    return agree(back, x, 1e-9) ? null : `it gives back ${back}`
  },
})

export const compositeFunction = defineTemplate({
  id: 'composite-function',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['expand', 'solve-twice-the-same', 'solve-equal'],
  draw(random, which) {
    const [a, b] = [random.integer(2, 4), random.integerExcept(-5, 5, 0)]
    return { which, a, b, c: random.integerExcept(-6, 6, 0), x: random.integerExcept(-4, 6, 0, 1) }
  },
  write({ which, a, b, c, x }) {
    if (which === 'expand') {
      const square = product([a, b], [a, b])
      const inside = [1, c, 0]
      const middle = scaled([a, b], c)
      const answer = [
        square[0] ?? 0,
        (square[1] ?? 0) + (middle[0] ?? 0),
        (square[2] ?? 0) + (middle[1] ?? 0),
      ]
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
      }
    }
    const twice = a * (a * x + b) + b
    if (which === 'solve-twice-the-same') {
      return {
        question: typst`
$ f(x) = ${linear(a, b)} $
#part("a", 2)[Find $f f (x)$ in its simplest form.]
#part("b", 2)[Solve $f f (x) = ${minus(twice)}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${a}(${linear(a, b)}) ${b < 0 ? '−' : '+'} ${Math.abs(b)}$]
#working("A1")[#result[$${linear(a * a, a * b + b)}$]]]
#part("b")[
#working("M1")[$${a * a}x = ${minus(twice - a * b - b)}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]]`,
        alt: plain`f of x equals ${linearSpoken(a, b)}. Part a: find f f of x in its simplest form. Part b: solve f f of x equals ${plain`${twice}`}.`,
        answerAlt: plain`Part a: f f of x is ${linearSpoken(a * a, a * b + b)}. Part b: x is ${plain`${x}`}.`,
      }
    }
    // f(x) = ax + b, h(x) = (a + 1)x + c' with h(x) = f⁻¹-like equality at x.
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
    }
  },
  verify({ which, a, b, c, x }) {
    const f = (u: number) => a * u + b
    if (which === 'expand') {
      const answer = [a * a, 2 * a * b + a * c, b * b + b * c]
      return [-2, 0.5, 3].every((u) => agree(f(u) ** 2 + c * f(u), valueAt(answer, u)))
        ? null
        : 'the composite is another'
    }
    if (which === 'solve-twice-the-same')
      return agree(f(f(x)), a * a * x + a * b + b) ? null : 'f of f is another'
    return agree(f(x + c), (a + 1) * x + a * (x + c) + b - (a + 1) * x) ? null : 'the sides differ'
  },
})
