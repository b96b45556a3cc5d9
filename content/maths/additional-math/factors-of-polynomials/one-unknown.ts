// One coefficient to be found from a factor or from remainders.

import { agree } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { minus } from '../../kit/numbers.ts'
import { continued, continuedSpoken, valueAt } from '../../kit/polynomials.ts'
import { added, factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided } from './cubics.ts'

/** Where the unknown a stands: before x² or before x. */
const letters = { 2: 'a x^2', 1: 'a x' } as const
const lettersSpoken = { 2: 'a x squared', 1: 'a x' } as const

export const oneUnknown = defineTemplate({
  id: 'one-unknown',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['factor', 'remainder', 'equal-remainders', 'twice-the-remainder'],
  draw(random, which) {
    // lx³ + ax² + bx + c or lx³ + bx² + ax + c, divided by x − u (and by x − v).
    return random.until(
      () => {
        const [l, place] = [random.integer(1, 3), random.pick([1, 2] as const)]
        const [a, b] = [random.integerExcept(-7, 7, 0, 1, -1), random.integerExcept(-9, 9, 0, 1, -1)]
        const [u, v] = random.distinct([-3, -2, -1, 1, 2, 3], 2) as [number, number]
        const c = random.integerExcept(-20, 20, 0)
        const p = place === 2 ? [l, a, b, c] : [l, b, a, c]
        return { which, l, place, a, b, c, u, v, p }
      },
      ({ u, v, p, place }) => {
        const [first, second] = [valueAt(p, u), valueAt(p, v)]
        if (which === 'factor') return first === 0
        if (which === 'remainder') return first !== 0 && Math.abs(first) < 40
        // The unknown must not vanish from the comparison.
        if (which === 'equal-remainders') return first === second && first !== 0 && u ** place !== v ** place
        return first === 2 * second && second !== 0 && u ** place !== 2 * v ** place
      },
    )
  },
  write({ which, l, place, a, b, c, u, v, p }) {
    const value = valueAt(p, u)
    const front = unitOr(l)
    const known = place === 2 ? continued([b, 0]) : continued([b, 0, 0])
    const cubic =
      place === 2
        ? `${front}x^3 + ${letters[2]} ${known} ${continued([c])}`
        : `${front}x^3 ${known} + ${letters[1]} ${continued([c])}`
    const cubicSpoken =
      place === 2
        ? `${front === '' ? '' : `${front} `}x cubed plus ${lettersSpoken[2]} ${continuedSpoken([b, 0])} ${continuedSpoken([c])}`
        : `${front === '' ? '' : `${front} `}x cubed ${continuedSpoken([b, 0, 0])} plus ${lettersSpoken[1]} ${continuedSpoken([c])}`
    // p(x) without the unknown, and the factor of a.
    const rest = (x: number) => value0(l, b, c, place, x)
    const inA = (x: number) => `${unitOr(x ** place)}a ${rest(x) === 0 ? '' : continued([rest(x)])}`.trim()
    const [told, toldSpoken, equation, equationSpoken] = {
      factor: [
        `$${linear(1, -u)}$ is a factor of $p(x)$`,
        `${linearSpoken(1, -u)} is a factor of p of x`,
        `${inA(u)} = 0`,
        `p of ${minusInWords(u)} must be zero`,
      ],
      remainder: [
        `when $p(x)$ is divided by $${linear(1, -u)}$, the remainder is $${minus(value)}$`,
        `when p of x is divided by ${linearSpoken(1, -u)}, the remainder is ${minusInWords(value)}`,
        `${inA(u)} = ${minus(value)}`,
        `p of ${minusInWords(u)} must be ${minusInWords(value)}`,
      ],
      'equal-remainders': [
        `the remainder is the same when $p(x)$ is divided by $${linear(1, -u)}$ and by $${linear(1, -v)}$`,
        `the remainder is the same when p of x is divided by ${linearSpoken(1, -u)} and by ${linearSpoken(1, -v)}`,
        `${inA(u)} = ${inA(v)}`,
        `p of ${minusInWords(u)} must equal p of ${minusInWords(v)}`,
      ],
      'twice-the-remainder': [
        `the remainder when $p(x)$ is divided by $${linear(1, -u)}$ is twice the remainder when it is divided by $${linear(1, -v)}$`,
        `the remainder when p of x is divided by ${linearSpoken(1, -u)} is twice the remainder when it is divided by ${linearSpoken(1, -v)}`,
        `${inA(u)} = 2(${inA(v)})`,
        `p of ${minusInWords(u)} must be twice p of ${minusInWords(v)}`,
      ],
    }[which] as [string, string, string, string]
    const at = `(${minus(u)})`
    const inserted =
      place === 2
        ? `${front}${at}^3 + a${at}^2 ${added(b)}${at} ${continued([c])}`
        : `${front}${at}^3 ${added(b)}${at}^2 + a${at} ${continued([c])}`
    const isPair = which === 'equal-remainders' || which === 'twice-the-remainder'
    return {
      question: typst`
$ p(x) = ${cubic} $
It is given that ${told}. Find the value of the constant $a$. #marks(3)`,
      answer: typst`
${isPair ? typst`#note[The remainders are $p(${minus(u)})$ and $p(${minus(v)})$.]` : ''}
${isPair ? '' : typst`#working("M1")[$${inserted} = ${minus(value)}$]`}
#working("${isPair ? 'M1 A1' : 'A1'}")[$${equation}$]
#working("A1")[$a =$ #result[$${minus(a)}$]]`,
      alt: plain`p of x is ${cubicSpoken}. It is given that ${toldSpoken}. Find the value of the constant a.`,
      answerAlt: plain`By the ${which === 'factor' ? 'factor' : 'remainder'} theorem ${equationSpoken}. This gives a equals ${minusInWords(a)}.`,
    }
  },
  verify({ which, p, u, v }) {
    const rests = [u, v].map((x) => divided(p, [1, -x]).remainder[0] ?? 0) as [number, number]
    const [first, second] = rests
    const holds = {
      factor: first === 0,
      remainder: first === valueAt(p, u),
      'equal-remainders': first === second,
      'twice-the-remainder': first === 2 * second,
    }[which]
    return holds ? null : `long division leaves ${rests.join(' and ')}`
  },
})

/** lx³ + bx + c, or lx³ + bx² + c, at x. */
const value0 = (l: number, b: number, c: number, place: 1 | 2, x: number): number => {
  return l * x ** 3 + b * x ** (3 - place) + c
}

export const factorWithK = defineTemplate({
  id: 'factor-with-k',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['x-minus-k', 'remainder-in-k'],
  draw(random, which) {
    // x³ − (k + d)x² + … so that p(k) is a quadratic in k with whole roots u and v, or with one whole root.
    const [u, v] = random.until(
      () => [random.integer(-6, 4), random.integer(1, 6)] as const,
      ([u, v]) => u < v && u !== 0 && u + v !== 0,
    )
    return { which, u, v, m: random.integerExcept(2, 6, -u * v) }
  },
  write({ which, u, v, m }) {
    // p(x) = x³ − kx² + sx + t gives p(k) = sk + t; with −(k − 1)x²: k² + sk + t.
    const [s, t] = [-(u + v), u * v]
    if (which === 'x-minus-k') {
      const quadratic = `k^2 ${continued([s, 0]).replace('x', 'k')} ${continued([t])}`
      return {
        question: typst`
$x − k$ is a factor of
$ p(x) = x^3 − (k − 1)x^2 ${continued([s, 0])} ${continued([t])}. $
Find the possible values of the constant $k$. #marks(4)`,
        answer: typst`
#working("M1")[$p(k) = k^3 − (k − 1)k^2 ${continued([s, 0]).replace('x', 'k')} ${continued([t])} = 0$]
#working("A1")[$${quadratic} = 0$]
#working("M1")[$${factor(1, -u, 'k')}${factor(1, -v, 'k')} = 0$]
#working("A1")[$k =$ #result[$${minus(u)}$] or $k =$ #result[$${minus(v)}$]]`,
        alt: plain`x minus k is a factor of p of x, which is x cubed minus, k minus 1, times x squared, ${continuedSpoken([s, 0])} ${continuedSpoken([t])}. Find the possible values of the constant k.`,
        answerAlt: plain`p of k must be zero. The terms in k cubed cancel, which leaves k squared ${continuedSpoken([s, 0]).replace('x', 'k')} ${continuedSpoken([t])} equals 0. So k is ${minusInWords(u)} or ${minusInWords(v)}.`,
      }
    }
    // The remainder of x² + … by x − k, equal to a number: k² + sk + t + m = m.
    return {
      question: typst`
When $x^3 − k x^2 + x^2 ${continued([s, 0])} ${continued([t + m])}$ is divided by $x − k$, the remainder is ${m}.

Find the possible values of the constant $k$. #marks(4)`,
      answer: typst`
#working("M1")[$k^3 − k^3 + k^2 ${continued([s, 0]).replace('x', 'k')} ${continued([t + m])} = ${m}$]
#working("A1")[$k^2 ${continued([s, 0]).replace('x', 'k')} ${continued([t])} = 0$]
#working("M1")[$${factor(1, -u, 'k')}${factor(1, -v, 'k')} = 0$]
#working("A1")[$k =$ #result[$${minus(u)}$] or $k =$ #result[$${minus(v)}$]]`,
      alt: plain`When x cubed minus k x squared plus x squared ${continuedSpoken([s, 0])} ${continuedSpoken([t + m])} is divided by x minus k, the remainder is ${m}. Find the possible values of the constant k.`,
      answerAlt: plain`Put k in the place of x. The terms in k cubed cancel, which leaves k squared ${continuedSpoken([s, 0]).replace('x', 'k')} ${continuedSpoken([t])} equals 0. So k is ${minusInWords(u)} or ${minusInWords(v)}.`,
    }
  },
  verify({ which, u, v, m }) {
    const [s, t] = [-(u + v), u * v]
    const rest = (k: number) =>
      divided(which === 'x-minus-k' ? [1, 1 - k, s, t] : [1, 1 - k, s, t + m], [1, -k]).remainder[0] ?? 1
    const wanted = which === 'x-minus-k' ? 0 : m
    const found = Array.from({ length: 41 }, (_, n) => n - 20).filter((k) => agree(rest(k), wanted))
    return found.join() === [u, v].join() ? null : `k can be ${found.join(', ')}`
  },
})
