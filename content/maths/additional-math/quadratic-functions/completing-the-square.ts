// Greatest and least values by completing the square and by differentiation, and what follows from the square.

import { agree, gradient } from '../../kit/checking.ts'
import { fraction, minus, significant, terms } from '../../kit/numbers.ts'
import {
  added,
  axisOf,
  expanded,
  pairOfSurds,
  pairOfSurdsSpoken,
  type Quadratic,
  shown,
  spoken,
  squareForm,
  squareFormSpoken,
  valueAt,
} from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** The least (or greatest) value on a fine grid around x, found without algebra. */
const isExtreme = (quadratic: Quadratic, x: number, value: number): boolean => {
  const sign = Math.sign(quadratic.a)
  return (
    agree(valueAt(quadratic, x), value) &&
    Array.from({ length: 401 }, (_, n) => x - 10 + n / 20).every(
      (near) => sign * (valueAt(quadratic, near) - value) >= -1e-9,
    )
  )
}

export const completeSquare = defineTemplate({
  id: 'complete-square',
  marks: 4,
  calculator: false,
  level: 1,
  cases: ['monic', 'leading', 'negative'],
  draw(random, which) {
    const a = { monic: 1, leading: random.integer(2, 4), negative: -1 }[which]
    // Twice p; odd for fractions.
    const twice =
      which === 'leading' ? 2 * random.integer(1, 4) * random.sign() : random.integer(2, 9) * random.sign()
    const c = random.integerExcept(-9, 15, 0)
    return { which, a, twice, c }
  },
  write({ which, a, twice, c }) {
    const quadratic = { a, b: -a * twice, c }
    const [p, q] = [twice / 2, c - (a * twice * twice) / 4]
    const expression =
      which === 'negative' ? terms([c, ''], [quadratic.b, 'x'], [-1, 'x^2']) : shown(quadratic)
    const expressionSpoken =
      which === 'negative' ? termsInWords([c, ''], [quadratic.b, 'x'], [-1, 'x squared']) : spoken(quadratic)
    const form = { monic: '(x + p)^2 + q', leading: 'a(x + p)^2 + q', negative: 'q - (x + p)^2' }[which]
    const formSpoken = {
      monic: 'the square of, x plus p, plus q',
      leading: 'a times the square of, x plus p, plus q',
      negative: 'q minus the square of, x plus p',
    }[which]
    const inside = `(x ${added(-twice, 2)})^2`
    const square = fraction(twice * twice, 4)
    const finished = which === 'negative' ? `${fraction(4 * q, 4)} − ${inside}` : squareForm(a, p, q)
    const finishedSpoken =
      which === 'negative'
        ? `${fractionInWords(4 * q, 4)} minus ${squareFormSpoken(1, p, 0)}`
        : squareFormSpoken(a, p, q)
    const [least, x] = [fraction(4 * q, 4), fraction(twice, 2)]
    const kind = which === 'negative' ? 'greatest' : 'least'
    const first = {
      monic: typst`#working("M1")[$ ${shown({ ...quadratic, c: 0 })} = ${inside} − ${square} $]`,
      leading: typst`#working("B1")[$${expression} = ${a}(${shown({ a: 1, b: -twice, c: 0 })}) ${added(c)}$]
#working("M1")[$= ${a}[${inside} − ${square}] ${added(c)}$]`,
      negative: typst`#working("M1")[$${expression} = ${minus(c)} − (${shown({ a: 1, b: -twice, c: 0 })})$ \
$= ${minus(c)} − [${inside} − ${square}]$]`,
    }[which]
    return {
      question: typst`
#part("a", ${which === 'leading' ? 3 : 2})[Express $${expression}$ in the form $${form}$, where ${which === 'leading' ? '$a$, $p$ and $q$' : '$p$ and $q$'} are constants.]
${
  which === 'leading'
    ? typst`#part("b", 1)[Hence write down the coordinates of the minimum point on the curve $y = ${expression}$.]`
    : typst`#part("b", 2)[Hence write down the ${kind} value of $${expression}$, and the value of $x$ at which it occurs.]`
}`,
      answer: typst`
#part("a")[
${first}
#working("A1")[$=$ #result[$${finished}$]]]
#part("b")[
#note[A square is never negative, and it is zero where its bracket is.]
${
  which === 'leading'
    ? typst`#working("B1")[#result[$(${x}, ${least})$]]`
    : typst`#working("B1")[${kind} value #result[$${least}$]]
#working("B1")[when $x =$ #result[$${x}$]]`
}]`,
      alt: plain`Part a: express ${expressionSpoken} in the form ${formSpoken}. Part b: hence write down the ${which === 'leading' ? 'coordinates of the minimum point on the curve with this equation' : `${kind} value of the expression, and the value of x at which it occurs`}.`,
      answerAlt: plain`Part a: ${finishedSpoken}. Part b: the square is zero when x is ${fractionInWords(twice, 2)}, and there the ${kind} value is ${fractionInWords(4 * q, 4)}.`,
    }
  },
  verify({ a, twice, c }) {
    const quadratic = { a, b: -a * twice, c }
    const q = c - (a * twice * twice) / 4
    return isExtreme(quadratic, twice / 2, q) ? null : `${q} is not the extreme value`
  },
})

export const stationaryPoint = defineTemplate({
  id: 'stationary-point',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['nature', 'from-factors', 'find-coefficients'],
  draw(random, which) {
    const a = which === 'from-factors' ? -2 : random.integer(2, 5) * (which === 'nature' ? random.sign() : 1)
    if (which !== 'from-factors') {
      const [h, k] = [random.integer(1, 4) * random.sign(), random.integerExcept(-9, 9, 0)]
      return { which, ...expanded(a, h, k), r: 0, s: 0 }
    }
    // y = (s − x)(2x + r), with its turning point at a quarter at worst.
    const r = random.pick([1, 3, 5, 7])
    const s = random.until(
      () => random.integer(2, 6),
      (value) => (2 * value - r) % 4 !== 0,
    )
    return { which, a, b: 2 * s - r, c: r * s, r, s }
  },
  write({ which, a, b, c, r, s }) {
    const quadratic = { a, b, c }
    const [x, xSpoken] = [fraction(-b, 2 * a), fractionInWords(-b, 2 * a)]
    const [top, bottom] = [4 * a * c - b * b, 4 * a]
    const [y, ySpoken] = [fraction(top, bottom), fractionInWords(top, bottom)]
    const nature = a > 0 ? 'minimum' : 'maximum'
    if (which === 'find-coefficients') {
      const h = axisOf(quadratic)
      const k = valueAt(quadratic, h)
      return {
        question: typst`
The curve $y = a x^2 + b x ${added(c)}$ has its minimum point at $(${minus(h)}, ${minus(k)})$.
Find the value of $a$ and the value of $b$. #marks(4)`,
        answer: typst`
#note[The point lies on the curve, and the gradient there is zero.]
#working("M1")[$ (dif y)/(dif x) = 2 a x + b $
so $${terms([2 * h, 'a'], [1, 'b'])} = 0$]
#working("M1")[$${terms([h * h, 'a'], [h, 'b'], [c, ''])} = ${minus(k)}$]
#note[From the first, $b = ${terms([-2 * h, 'a'])}$. Put it into the second: $${terms([-h * h, 'a'])} = ${minus(k - c)}$.]
#working("A1")[$a =$ #result[$${minus(a)}$]]
#working("A1")[$b =$ #result[$${minus(b)}$]]`,
        alt: plain`The curve y equals a x squared plus b x ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)} has its minimum point at x ${h}, y ${k}. Find the value of a and the value of b.`,
        answerAlt: plain`The gradient 2 a x plus b is zero at x equals ${h}, and the curve has the value ${k} there. Solving these two equations, a is ${a} and b is ${b}.`,
      }
    }
    const equation = which === 'nature' ? shown(quadratic) : `(${s} − x)(2x + ${r})`
    const equationSpoken =
      which === 'nature' ? spoken(quadratic) : `the product of, ${s} minus x, and, 2 x plus ${r}`
    return {
      question: typst`
Use differentiation to find the coordinates of the stationary point on the curve $y = ${equation}$, and determine whether it is a maximum or a minimum. #marks(4)`,
      answer: typst`
${which === 'nature' ? '' : typst`#working()[$y = ${shown(quadratic)}$]`}
#working("M1")[$ (dif y)/(dif x) = ${terms([2 * a, 'x'], [b, ''])} = 0 $]
#working("A1 A1")[$x = ${x}$, $y = ${y}$: #result[$(${x}, ${y})$]]
#working("B1")[$ (dif^2 y)/(dif x^2) = ${minus(2 * a)} ${a > 0 ? '>' : '<'} 0 $
so the point is a #result[${nature}]]`,
      alt: plain`Use differentiation to find the coordinates of the stationary point on the curve y equals ${equationSpoken}, and determine whether it is a maximum or a minimum.`,
      answerAlt: plain`The derivative is ${termsInWords([2 * a, 'x'], [b, ''])}. It is zero at x equals ${xSpoken}, where y is ${ySpoken}. The second derivative is ${2 * a}, so the point is a ${nature}.`,
    }
  },
  verify({ a, b, c }) {
    const quadratic = { a, b, c }
    const x = -b / (2 * a)
    if (Math.abs(gradient((t) => valueAt(quadratic, t), x)) > 1e-6) return `the curve is not level at ${x}`
    return isExtreme(quadratic, x, (4 * a * c - b * b) / (4 * a)) ? null : 'the point is not the extreme one'
  },
})

export const fromTheSquare = defineTemplate({
  id: 'from-the-square',
  marks: 5,
  calculator: false,
  level: 3,
  cases: ['reciprocal', 'solve', 'no-roots'],
  draw(random, which) {
    const a = random.integer(2, 4)
    const p = random.integer(1, 5) * random.sign()
    const s = random.pick([2, 3, 5, 6, 7, 8, 12])
    const q = which === 'solve' ? -a * s : random.integer(2, 9)
    return { which, a, p, q, s, times: random.integer(2, 6) }
  },
  write({ which, a, p, q, s, times }) {
    const quadratic = expanded(a, p, q)
    const expression = shown(quadratic)
    const form = squareForm(a, p, q)
    const ask = {
      reciprocal: typst`Hence find the greatest value of
$ ${q * times}/(${expression}) $
and the value of $x$ at which it occurs.`,
      solve: typst`Hence solve $${expression} = 0$, giving your answers in exact form.`,
      'no-roots': typst`Hence explain why the equation $${expression} = 0$ has no real roots.`,
    }[which]
    const done = {
      reciprocal: typst`#note[The fraction is greatest where the expression below the line is least, that is $${q}$.]
#working("B1")[greatest value $${q * times} ÷ ${q} =$ #result[$${times}$]]
#working("B1")[when $x =$ #result[$${minus(p)}$]]`,
      solve: typst`#working("M1")[$(x ${added(-p)})^2 = ${s}$]
#working("A1")[$x =$ #result[$${pairOfSurds(p, s)}$]]`,
      'no-roots': typst`#working("B1")[$(x ${added(-p)})^2 >= 0$ for all $x$, so $${form} >= ${q}$]
#working("B1")[The least value is #result[$${q}$, greater than 0], so the expression is never 0.]`,
    }[which]
    const askSpoken = {
      reciprocal: `find the greatest value of ${q * times} divided by this expression, and the value of x at which it occurs`,
      solve: 'solve the equation where the expression equals 0, giving your answers in exact form',
      'no-roots': 'explain why the equation where the expression equals 0 has no real roots',
    }[which]
    const doneSpoken = {
      reciprocal: plain`the expression is least, ${q}, when x is ${p}. So the fraction has the greatest value ${times}, at x equals ${p}.`,
      solve: plain`the square is ${s}, so x equals ${pairOfSurdsSpoken(p, s)}.`,
      'no-roots': plain`the square is never negative, so the least value of the expression is ${q}, which is greater than 0. So it is never 0.`,
    }[which]
    return {
      question: typst`
#part("a", 3)[Write $${expression}$ in the form $a(x + b)^2 + c$, where $a$, $b$ and $c$ are integers.]
#part("b", 2)[${ask}]`,
      answer: typst`
#part("a")[
#working("B1")[$${expression} = ${a}(${shown({ a: 1, b: -2 * p, c: 0 })}) ${added(quadratic.c)}$]
#working("M1")[$= ${a}[(x ${added(-p)})^2 − ${p * p}] ${added(quadratic.c)}$]
#working("A1")[$=$ #result[$${form}$]]]
#part("b")[
${done}]`,
      alt: plain`Part a: write ${spoken(quadratic)} in the form a times the square of, x plus b, plus c. Part b: hence ${askSpoken}.`,
      answerAlt: plain`Part a: ${squareFormSpoken(a, p, q)}. Part b: ${doneSpoken}`,
    }
  },
  verify({ which, a, p, q, s, times }) {
    const quadratic = expanded(a, p, q)
    if (which === 'solve') {
      const found = [p + Math.sqrt(s), p - Math.sqrt(s)]
      return found.every((x) => agree(valueAt(quadratic, x), 0, 1e-9)) ? null : 'a root does not satisfy it'
    }
    const values = Array.from({ length: 4001 }, (_, n) => valueAt(quadratic, -10 + n / 200))
    const least = Math.min(...values)
    if (which === 'no-roots') return least > 0 && agree(least, q) ? null : `the least value is ${least}`
    const greatest = Math.max(...values.map((value) => (q * times) / value))
    return agree(greatest, times) ? null : `the greatest value is ${significant(greatest)}`
  },
})
