// One coefficient to be found from a factor or from remainders.

import { agree } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { continued, continuedSpoken, type Polynomial, valueAt } from '../../kit/polynomials.ts'
import { added, factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided } from './cubics.ts'

/** Where the unknown a stands: before x² or before x. */
const letters = { 2: 'a x^2', 1: 'a x' } as const
const lettersSpoken = { 2: 'a x squared', 1: 'a x' } as const

interface Given {
  readonly p: Polynomial
  /** The power of x that the unknown stands before. */
  readonly place: 1 | 2
  readonly u: number
  readonly v: number
}

interface Condition {
  readonly holds: (given: Given) => boolean
  /** The condition, the equation that it gives, and both as they are spoken. @param inA p(x) as a sum in a */
  readonly texts: (given: Given, inA: (x: number) => string) => readonly [string, string, string, string]
  readonly isPair?: boolean
  readonly theorem?: string
}

const found =
  ({ holds, texts, isPair = false, theorem = 'remainder' }: Condition) =>
  (random: Random) => {
    // lx³ + ax² + bx + c or lx³ + bx² + ax + c, divided by x − u (and by x − v).
    const { l, a, b, c, ...given } = random.until(() => {
      const [l, place] = [random.integer(1, 3), random.pick([1, 2] as const)]
      const [a, b] = [random.integerExcept(-7, 7, 0, 1, -1), random.integerExcept(-9, 9, 0, 1, -1)]
      const [u, v] = random.distinct([-3, -2, -1, 1, 2, 3], 2) as [number, number]
      const c = random.integerExcept(-20, 20, 0)
      const p = place === 2 ? [l, a, b, c] : [l, b, a, c]
      return { l, place, a, b, c, u, v, p }
    }, holds)
    const { place, u, v, p } = given
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
    const rest = (x: number) => l * x ** 3 + b * x ** (3 - place) + c
    const inA = (x: number) => `${unitOr(x ** place)}a ${rest(x) === 0 ? '' : continued([rest(x)])}`.trim()
    const [told, toldSpoken, equation, equationSpoken] = texts(given, inA)
    const insertedAt = (x: number) => {
      const at = `(${minus(x)})`
      return place === 2
        ? `${front}${at}^3 + a${at}^2 ${added(b)}${at} ${continued([c])}`
        : `${front}${at}^3 ${added(b)}${at}^2 + a${at} ${continued([c])}`
    }
    const inserted = insertedAt(u)
    return {
      question: typst`
The polynomial $p$ is given by
$ p(x) = ${cubic}. $
It is given that ${told}. Find the value of the constant $a$. #marks(3)`,
      answer: typst`
${isPair ? typst`#note[The remainders are $p(${minus(u)})$ and $p(${minus(v)})$.]` : ''}
${isPair ? '' : typst`#working("M1")[$${inserted} = ${minus(value)}$]`}
${isPair ? typst`#working("M1")[$p(${minus(u)}) = ${inserted}$ \ $p(${minus(v)}) = ${insertedAt(v)}$]` : ''}
#working("A1")[$${equation}$]
#working("A1")[$a =$ #result[$${minus(a)}$]]`,
      alt: plain`p of x is ${cubicSpoken}. It is given that ${toldSpoken}. Find the value of the constant a.`,
      answerAlt: plain`By the ${theorem} theorem ${equationSpoken}. This gives a equals ${minusInWords(a)}.`,
      answers: [final('', number(a))],
      verify: () => {
        // By long division instead of the theorem.
        const rests = [u, v].map((x) => divided(p, [1, -x]).remainder[0] ?? 0) as [number, number]
        return rests[0] === valueAt(p, u) && rests[1] === valueAt(p, v) && holds(given)
          ? null
          : `long division leaves ${rests.join(' and ')}`
      },
    }
  }

export const oneUnknown = defineTemplate({
  id: 'one-unknown',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    factor: found({
      holds: ({ p, u }) => valueAt(p, u) === 0,
      theorem: 'factor',
      texts: ({ u }, inA) => [
        `$${linear(1, -u)}$ is a factor of $p(x)$`,
        `${linearSpoken(1, -u)} is a factor of p of x`,
        `${inA(u)} = 0`,
        `p of ${minusInWords(u)} must be zero`,
      ],
    }),
    remainder: found({
      holds: ({ p, u }) => valueAt(p, u) !== 0 && Math.abs(valueAt(p, u)) < 40,
      texts: ({ p, u }, inA) => [
        `when $p(x)$ is divided by $${linear(1, -u)}$, the remainder is $${minus(valueAt(p, u))}$`,
        `when p of x is divided by ${linearSpoken(1, -u)}, the remainder is ${minusInWords(valueAt(p, u))}`,
        `${inA(u)} = ${minus(valueAt(p, u))}`,
        `p of ${minusInWords(u)} must be ${minusInWords(valueAt(p, u))}`,
      ],
    }),
    // The unknown must not vanish from the comparison.
    'equal-remainders': found({
      holds: ({ p, place, u, v }) =>
        valueAt(p, u) === valueAt(p, v) && valueAt(p, u) !== 0 && u ** place !== v ** place,
      isPair: true,
      texts: ({ u, v }, inA) => [
        `the remainder is the same when $p(x)$ is divided by $${linear(1, -u)}$ and by $${linear(1, -v)}$`,
        `the remainder is the same when p of x is divided by ${linearSpoken(1, -u)} and by ${linearSpoken(1, -v)}`,
        `${inA(u)} = ${inA(v)}`,
        `p of ${minusInWords(u)} must equal p of ${minusInWords(v)}`,
      ],
    }),
    'twice-the-remainder': found({
      holds: ({ p, place, u, v }) =>
        valueAt(p, u) === 2 * valueAt(p, v) && valueAt(p, v) !== 0 && u ** place !== 2 * v ** place,
      isPair: true,
      texts: ({ u, v }, inA) => [
        `the remainder when $p(x)$ is divided by $${linear(1, -u)}$ is twice the remainder when it is divided by $${linear(1, -v)}$`,
        `the remainder when p of x is divided by ${linearSpoken(1, -u)} is twice the remainder when it is divided by ${linearSpoken(1, -v)}`,
        `${inA(u)} = 2(${inA(v)})`,
        `p of ${minusInWords(u)} must be twice p of ${minusInWords(v)}`,
      ],
    }),
  },
})

/** x³ − (k − 1)x² + sx + t, whose value at k is k² + sk + t, with whole roots u and v. */
const drawInK = (random: Random) => {
  const [u, v] = random.until(
    () => [random.integer(-6, 4), random.integer(1, 6)] as const,
    ([u, v]) => u < v && u !== 0 && u + v !== 0,
  )
  return { u, v, m: random.integerExcept(2, 6, -u * v), s: -(u + v), t: u * v }
}

const wrongK = (p: (k: number) => Polynomial, wanted: number, u: number, v: number): string | null => {
  const rest = (k: number) => divided(p(k), [1, -k]).remainder[0] ?? 1
  const found = Array.from({ length: 41 }, (_, n) => n - 20).filter((k) => agree(rest(k), wanted))
  return found.join() === [u, v].join() ? null : `k can be ${found.join(', ')}`
}

export const factorWithK = defineTemplate({
  id: 'factor-with-k',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'x-minus-k'(random) {
      const { u, v, s, t } = drawInK(random)
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
        alt: plain`x minus k is a factor of p of x, which is x cubed minus open bracket k minus 1 close bracket times x squared ${continuedSpoken([s, 0])} ${continuedSpoken([t])}. Find the possible values of the constant k.`,
        answerAlt: plain`p of k must be zero. The terms in k cubed cancel, which leaves k squared ${continuedSpoken([s, 0]).replace('x', 'k')} ${continuedSpoken([t])} equals 0. So k is ${minusInWords(u)} or ${minusInWords(v)}.`,
        answers: [allSolutions([u, v], 'k')],
        verify: () => wrongK((k) => [1, 1 - k, s, t], 0, u, v),
      }
    },
    'remainder-in-k'(random) {
      const { u, v, m, s, t } = drawInK(random)
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
        answers: [allSolutions([u, v], 'k')],
        verify: () => wrongK((k) => [1, 1 - k, s, t + m], m, u, v),
      }
    },
  },
})
