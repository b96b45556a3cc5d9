// Polynomials formed from what is known of them: roots, remainders, a common factor.

import { agree, roots } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { expression, final, number, wholeNumberForm } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { continued, continuedSpoken, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions, namedNumbers } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic } from './cubics.ts'

/** a(mx + n)(x − r)(x − s), and t whose value is told. */
const drawForm = (random: Random, leading: number[], factorOf: () => number, isRepeated = false) =>
  random.until(
    () => {
      const { m, n, r, s: other } = drawCubic(random, { leading, reach: 4, most: 30 })
      const s = isRepeated ? r : other
      const a = factorOf()
      const t = random.integerExcept(-2, 2, r, s, -n)
      return { m, n, r, s, a, t, p: scaled(product([m, n], [1, -r], [1, -s]), a) }
    },
    ({ p, t }) => p.every((c) => c !== 0 && Math.abs(c) <= 50) && Math.abs(valueAt(p, t)) <= 80,
  )

const wrongForm = ({ m, n, r, s, a, t, p }: ReturnType<typeof drawForm>): string | null => {
  const value = a * (m * t + n) * (t - r) * (t - s)
  return agree(divided(p, [1, -t]).remainder[0] ?? 0, value) &&
    [-n / m, r, s].every((x) => agree(valueAt(p, x), 0, 1e-9))
    ? null
    : 'a root or the remainder is another'
}

const fromRemainder = (isRepeated: boolean) => (random: Random) => {
  const drawn = drawForm(random, [1], () => random.pick([2, 3, -1, -2]), isRepeated)
  const { n, r, s, a, t, p } = drawn
  const [rest, value] = [valueAt(p, t), valueAt(p, t) / a]
  const brackets = isRepeated
    ? `${factor(1, n)}${factor(1, -r)}^2`
    : `${factor(1, n)}${factor(1, -r)}${factor(1, -s)}`
  const told = isRepeated
    ? `$p(x) = 0$ has the root $${minus(-n)}$ and the repeated root $${minus(r)}$.`
    : `The roots of $p(x) = 0$ are $${minus(-n)}$, $${minus(r)}$ and $${minus(s)}$.`
  const toldSpoken = isRepeated
    ? `p of x equals 0 has the root ${minusInWords(-n)} and the repeated root ${minusInWords(r)}.`
    : `The roots of p of x equals 0 are ${minusInWords(-n)}, ${minusInWords(r)} and ${minusInWords(s)}.`
  return {
    question: typst`
$p$ is a cubic polynomial. ${told} When $p(x)$ is divided by $${linear(1, -t)}$, the remainder is $${minus(rest)}$.

Find $p(x)$ in the form $a x^3 + b x^2 + c x + d$. #marks(4)`,
    answer: typst`
#working("B1")[$p(x) = a${brackets}$]
#working("M1")[$p(${minus(t)}) = ${unitOr(value)}a = ${minus(rest)}$]
#working("A1")[$a = ${minus(a)}$]
#working("A1")[$p(x) =$ #result[$${shown(p)}$]]`,
    alt: plain`p is a cubic polynomial. ${toldSpoken} When p of x is divided by ${linearSpoken(1, -t)}, the remainder is ${minusInWords(rest)}. Find p of x in the form a x cubed plus b x squared plus c x plus d.`,
    answerAlt: plain`The roots give p of x up to a factor a. p of ${minusInWords(t)} shows that a is ${minusInWords(a)}. So p of x is ${spoken(p)}.`,
    answers: [final('', expression(shown(p), 'x', 'expanded'), 'p(x)')],
    verify: () => wrongForm(drawn),
  }
}

export const formPolynomial = defineTemplate({
  id: 'form-a-polynomial',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'roots-and-remainder': fromRemainder(false),
    'whole-coefficients'(random) {
      const drawn = drawForm(random, [2, 3], () => 1)
      const { m, n, r, s, p } = drawn
      return {
        question: typst`
The roots of a cubic equation are $${fraction(-n, m)}$, $${minus(r)}$ and $${minus(s)}$.

Find the equation in the form $a x^3 + b x^2 + c x + d = 0$, where $a$, $b$, $c$ and $d$ are integers. #marks(4)`,
        answer: typst`
#working("M1")[$${factor(m, n)}${factor(1, -r)}${factor(1, -s)} = 0$]
#note[A root $${fraction(-n, m)}$ comes from the bracket $${linear(m, n)}$.]
#working("M1 A1")[$${factor(1, -r)}${factor(1, -s)} = ${shown(product([1, -r], [1, -s]))}$]
#working("A1")[#result[$${shown(p)} = 0$]]`,
        alt: plain`The roots of a cubic equation are ${fractionInWords(-n, m)}, ${minusInWords(r)} and ${minusInWords(s)}. Find the equation in the form a x cubed plus b x squared plus c x plus d equals 0, where a, b, c and d are integers.`,
        answerAlt: plain`The factors are ${linearSpoken(m, n)}, ${linearSpoken(1, -r)} and ${linearSpoken(1, -s)}. Multiplying out gives ${spoken(p)} equals 0.`,
        answers: [final('', wholeNumberForm(`${shown(p)} = 0`, 'x'))],
        verify: () => wrongForm(drawn),
      }
    },
    'repeated-root': fromRemainder(true),
  },
})

/** f and g differ by a quadratic with the roots u (the common one) and w. */
const drawPair = (random: Random) =>
  random.until(
    () => {
      const [u, w] = [random.integerExcept(-3, 3, 0), random.integerExcept(-5, 5, 0)]
      const f = product([1, -u], [1, random.integerExcept(-4, 4, 0), random.integerExcept(-6, 6, 0)])
      const difference = product([1, -u], [1, -w])
      const g = f.map((c, n) => c - (difference[n - 1] ?? 0))
      return { u, w, f, g, difference }
    },
    ({ u, w, f, g }) =>
      u !== w &&
      u + w !== 0 &&
      valueAt(f, w) !== 0 &&
      g.slice(1).every((c) => c !== 0) &&
      f.slice(1).every((c) => c !== 0 && Math.abs(c) < 30),
  )

const wrongPair = ({ u, w, f, g }: ReturnType<typeof drawPair>): string | null => {
  const found = roots((x) => valueAt(f, x) - valueAt(g, x), -7.0137, 7.0171)
  const wanted = [u, w].sort((a, b) => a - b)
  return divided(f, [1, -u]).remainder[0] === 0 &&
    divided(g, [1, -u]).remainder[0] === 0 &&
    found.every((x, n) => agree(x, wanted[n] ?? 0, 1e-6))
    ? null
    : `they are equal at ${found.join(', ')}`
}

export const commonFactor = defineTemplate({
  id: 'common-factor',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'find-the-factor'(random) {
      const drawn = drawPair(random)
      const { u, w, f, g, difference } = drawn
      return {
        question: typst`
The polynomials $f$ and $g$ are given by
$ f(x) = ${shown(f)}, \
g(x) = ${shown(g)} $
$f(x)$ and $g(x)$ have a common factor $x − k$.
#part("a", 2)[Show that $${shown(difference).replaceAll('x', 'k')} = 0$.]
#part("b", 3)[Find the value of $k$.]`,
        answer: typst`
#part("a")[
#working("M1")[$f(k) = g(k)$, as both are 0]
#working("A1")[$(${shown(f).replaceAll('x', 'k')})$ \
$− (${shown(g).replaceAll('x', 'k')}) = 0$, \
so #result[$${shown(difference).replaceAll('x', 'k')} = 0$]]]
#part("b")[
#working("M1")[$${factor(1, -u, 'k')}${factor(1, -w, 'k')} = 0$]
#working("M1")[$f(${minus(u)}) = 0$, but $f(${minus(w)}) = ${minus(valueAt(f, w))}$]
#working("A1")[$k =$ #result[$${minus(u)}$]]]`,
        alt: plain`f of x is ${spoken(f)}. g of x is ${spoken(g)}. They have a common factor x minus k. Part a: show that ${spoken(difference, 'k')} equals 0. Part b: find the value of k.`,
        answerAlt: plain`Part a: f of k and g of k are both 0, so their difference, ${spoken(difference, 'k')}, is 0. Part b: k is ${minusInWords(u)} or ${minusInWords(w)}, but f of ${minusInWords(w)} is not 0. So k is ${minusInWords(u)}.`,
        answers: [final('b', number(u))],
        verify: () => wrongPair(drawn),
      }
    },
    'find-the-constant'(random) {
      const drawn = drawPair(random)
      const { u, w, f, g, difference } = drawn
      const [, f1 = 0, f2 = 0, f3 = 0] = f
      const [, g1 = 0, g2 = 0, g3 = 0] = g
      const rest = valueAt([1, g1, g2, 0], u)
      return {
        question: typst`
The polynomials $f$ and $g$ are given by
$ f(x) = x^3 ${continued([f1, 0, 0])} ${continued([f2, 0])} + a, \
g(x) = x^3 ${continued([g1, 0, 0])} ${continued([g2, 0])} + b $
$${linear(1, -u)}$ is a factor of $f(x)$ and of $g(x)$.
#part("a", 3)[Find the values of the constants $a$ and $b$.]
#part("b", 2)[Solve the equation $f(x) = g(x)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$f(${minus(u)}) = ${minus(valueAt([1, f1, f2, 0], u))} + a = 0$]
#working("A1")[$a =$ #result[$${minus(f3)}$]]
#working("A1")[$g(${minus(u)}) = ${minus(rest)} + b = 0$: $b =$ #result[$${minus(g3)}$]]]
#part("b")[
#working("M1 FT")[$${shown(difference)} = 0$]
#working("A1")[$x =$ #result[$${minus(u)}$] or $x =$ #result[$${minus(w)}$]]]`.replaceAll('$0 + a', '$a'),
        alt: plain`f of x is x cubed ${continuedSpoken([f1, 0, 0])} ${continuedSpoken([f2, 0])} plus a. g of x is x cubed ${continuedSpoken([g1, 0, 0])} ${continuedSpoken([g2, 0])} plus b. ${linearSpoken(1, -u)} is a factor of both. Part a: find the values of the constants a and b. Part b: solve the equation f of x equals g of x.`,
        answerAlt: plain`Part a: f and g are 0 at ${minusInWords(u)}, so a is ${minusInWords(f3)} and b is ${minusInWords(g3)}. Part b: the difference is ${spoken(difference)}, so x is ${minusInWords(u)} or ${minusInWords(w)}.`,
        answers: [...namedNumbers('a', { a: f3, b: g3 }), allSolutions([u, w], 'x', 'b')],
        verify: () => wrongPair(drawn),
      }
    },
  },
})
