// Two coefficients to be found from two conditions, and what follows from them.

import { agree, gradient } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { fraction, minus, terms } from '../../kit/numbers.ts'
import {
  continued,
  continuedSpoken,
  derivative,
  type Polynomial,
  shown,
  spoken,
  valueAt,
} from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { namedNumbers, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic } from './cubics.ts'

/** p(x) = lx³ + ax² + bx + c as it is printed with the letters a and b. */
const lettered = (l: number, c: number): string => `${unitOr(l)}x^3 + a x^2 + b x ${continued([c])}`
const letteredSpoken = (l: number, c: number): string =>
  `${l === 1 ? '' : `${l} `}x cubed plus a x squared plus b x ${continuedSpoken([c])}`

/** The condition p(x) = value as an equation in a and b, divided by x: xa + b = …; null if it does not come out whole. */
const condition = (l: number, c: number, x: number, value: number): readonly [number, number] | null => {
  const right = (value - c - l * x ** 3) / x
  return Number.isInteger(right) ? [x, right] : null
}

const equation = ([x, right]: readonly [number, number]): string =>
  `${terms([x, 'a'], [1, 'b'])} = ${minus(right)}`
const equationSpoken = ([x, right]: readonly [number, number]): string =>
  `${x < 0 ? 'minus ' : ''}${Math.abs(x) === 1 ? '' : `${Math.abs(x)} `}a plus b equals ${minusInWords(right)}`

interface Given {
  readonly p: Polynomial
  readonly u: number
  readonly v: number
}

interface Conditions {
  /** u and v, from the two roots of the cubic. */
  readonly places: (random: Random, r: number, s: number) => readonly [number, number]
  readonly suits: (given: Given) => boolean
  /** Both conditions as they are told. */
  readonly says: (given: Given) => readonly [shown: string, spoken: string]
  readonly isSlope?: boolean
}

const isRemainder = (value: number): boolean => value !== 0 && Math.abs(value) < 60
const smallPlace = (random: Random): number => random.integerExcept(-3, 3, 0)

const found =
  ({ places, suits, says, isSlope = false }: Conditions) =>
  (random: Random) => {
    const { l, a, b, c, ...given } = random.until(
      () => {
        const { p, r, s } = drawCubic(random, { leading: [1, 2], reach: 4, most: 25 })
        const [l = 1, a = 0, b = 0, c = 0] = p
        const [u, v] = places(random, r, s)
        return { p, l, a, b, c, u, v }
      },
      ({ p, u, v, a, b }) =>
        u !== v && Math.abs(u) <= 4 && Math.abs(a) !== 1 && Math.abs(b) !== 1 && suits({ p, u, v }),
    )
    const { p, u, v } = given
    const [first, second] = [valueAt(p, u), valueAt(p, v)]
    const slope = valueAt(derivative(p), v)
    const one = condition(l, c, u, first) ?? [u, 0]
    const other: readonly [number, number] = isSlope
      ? [2 * v, slope - 3 * l * v * v]
      : (condition(l, c, v, second) ?? [v, 0])
    const [told, toldSpoken] = says(given)
    return {
      question: typst`
The polynomial $p$ is given by
$ p(x) = ${lettered(l, c)}. $
${told} Find the values of the constants $a$ and $b$. #marks(5)`,
      answer: typst`
#working("M1")[$p(${minus(u)}) = ${minus(first)}$: \
$${minus(l * u ** 3)} ${continued([u * u, 0], 'a')} ${continued([u, 0], 'b')} ${continued([c])} = ${minus(first)}$]
#working("A1")[$${equation(one)}$]
#working("M1")[${
        isSlope
          ? typst`$p'(x) = ${3 * l}x^2 + 2a x + b$: \
$${3 * l * v * v} ${continued([2 * v, 0], 'a')} + b = ${minus(slope)}$`
          : typst`$p(${minus(v)}) = ${minus(second)}$, so $${equation(other)}$`
      }]
#note[Subtract one equation from the other.]
#working("A1")[$a =$ #result[$${minus(a)}$]]
#working("A1")[$b =$ #result[$${minus(b)}$]]`,
      alt: plain`p of x is ${letteredSpoken(l, c)}. ${toldSpoken} Find the values of the constants a and b.`,
      answerAlt: plain`The first condition gives ${equationSpoken(one)}. The second gives ${equationSpoken(other)}. So a is ${minusInWords(a)} and b is ${minusInWords(b)}.`,
      answers: namedNumbers('', { a, b }),
      verify: () => {
        const rest = (x: number) => divided(p, [1, -x]).remainder[0] ?? Number.NaN
        if ([l, a, b, c].join() !== p.join()) return 'the coefficients are others'
        const holds = isSlope
          ? rest(u) === 0 &&
            agree(
              gradient((x) => valueAt(p, x), v),
              slope,
              1e-4,
            )
          : agree(rest(u), first) && agree(rest(v), second)
        return holds ? null : 'a condition does not hold'
      },
    }
  }

export const twoUnknowns = defineTemplate({
  id: 'two-unknowns',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'factor-and-remainder': found({
      places: (random, r) => [r, smallPlace(random)],
      suits: ({ p, v }) => isRemainder(valueAt(p, v)),
      says: ({ p, u, v }) => [
        `$${linear(1, -u)}$ is a factor of $p(x)$. When $p(x)$ is divided by $${linear(1, -v)}$, the remainder is $${minus(valueAt(p, v))}$.`,
        `${linearSpoken(1, -u)} is a factor of p of x. When p of x is divided by ${linearSpoken(1, -v)}, the remainder is ${minusInWords(valueAt(p, v))}.`,
      ],
    }),
    'two-factors': found({
      places: (_, r, s) => [r, s],
      suits: () => true,
      says: ({ u, v }) => [
        `$${linear(1, -u)}$ and $${linear(1, -v)}$ are factors of $p(x)$.`,
        `${linearSpoken(1, -u)} and ${linearSpoken(1, -v)} are factors of p of x.`,
      ],
    }),
    'two-remainders': found({
      places: (random) => [smallPlace(random), smallPlace(random)],
      suits: ({ p, u, v }) => isRemainder(valueAt(p, u)) && isRemainder(valueAt(p, v)),
      says: ({ p, u, v }) => {
        const [first, second] = [valueAt(p, u), valueAt(p, v)]
        return [
          `When $p(x)$ is divided by $${linear(1, -u)}$, the remainder is $${minus(first)}$. When it is divided by $${linear(1, -v)}$, the remainder is $${minus(second)}$.`,
          `When p of x is divided by ${linearSpoken(1, -u)}, the remainder is ${minusInWords(first)}. When it is divided by ${linearSpoken(1, -v)}, the remainder is ${minusInWords(second)}.`,
        ]
      },
    }),
    'with-the-derivative': found({
      isSlope: true,
      places: (random, r) => [r, smallPlace(random)],
      suits: ({ p, u, v }) => {
        const slope = valueAt(derivative(p), v)
        return slope !== 0 && Math.abs(slope) < 40 && 2 * v !== u
      },
      says: ({ p, u, v }) => [
        `$${linear(1, -u)}$ is a factor of $p(x)$, and $p'(${minus(v)}) = ${minus(valueAt(derivative(p), v))}$.`,
        `${linearSpoken(1, -u)} is a factor of p of x, and the derivative of p at ${minusInWords(v)} is ${minusInWords(valueAt(derivative(p), v))}.`,
      ],
    }),
  },
})

const thenSolved = (isSolve: boolean) => (random: Random) => {
  const { p, m, n, u, other, v } = random.until(
    () => {
      const { p, m, n, r, s } = drawCubic(random, { leading: [2, 3], reach: 4, most: 30 })
      const u = Math.abs(r) <= Math.abs(s) ? r : s
      return { p, m, n, u, other: u === r ? s : r, v: random.integerExcept(-2, 2, 0, u) }
    },
    ({ p, u, v }) => {
      const second = valueAt(p, v)
      return Math.abs(u) <= 3 && second !== 0 && Math.abs(second) < 40 && p.every((c) => Math.abs(c) > 1)
    },
  )
  const [l = 1, a = 0, b = 0, c = 0] = p
  const second = valueAt(p, v)
  const quadratic = divided(p, [1, -u]).quotient
  const one = condition(l, c, u, 0) ?? [u, 0]
  const two = condition(l, c, v, second) ?? [v, 0]
  const factors = `${factor(1, -u)}${factor(1, -other)}${factor(m, n)}`
  const factorsSpoken = `open bracket ${linearSpoken(1, -u)} close bracket times open bracket ${linearSpoken(1, -other)} close bracket times open bracket ${linearSpoken(m, n)} close bracket`
  return {
    question: typst`
The polynomial $p$ is given by
$ p(x) = ${lettered(l, c)}. $
$${linear(1, -u)}$ is a factor of $p(x)$. When $p(x)$ is divided by $${linear(1, -v)}$, the remainder is $${minus(second)}$.
#part("a", 4)[Show that $a = ${minus(a)}$ and find the value of $b$.]
#part("b", 3)[${isSolve ? 'Solve the equation $p(x) = 0$.' : 'Write $p(x)$ as a product of three linear factors.'}]`,
    answer: typst`
#part("a")[
#working("M1")[$p(${minus(u)}) = 0$: $${equation(one)}$]
#working("M1")[$p(${minus(v)}) = ${minus(second)}$: $${equation(two)}$]
#working("A1")[subtract: $${unitOr(u - v)}a = ${minus(one[1] - two[1])}$, so #result[$a = ${minus(a)}$]]
#working("A1")[$b =$ #result[$${minus(b)}$]]]
#part("b")[
#working("M1")[$p(x) = ${factor(1, -u)}(${shown(quadratic)})$]
#working("${isSolve ? 'M1' : 'M1 A1'}")[$=$ ${isSolve ? `$${factors}$` : `#result[$${factors}$]`}]${
      isSolve
        ? typst`
#working("A1")[$x =$ #result[$${minus(u)}$], #result[$${minus(other)}$], #result[$${fraction(-n, m)}$]]`
        : ''
    }]`,
    alt: plain`p of x is ${letteredSpoken(l, c)}. ${linearSpoken(1, -u)} is a factor of p of x. When p of x is divided by ${linearSpoken(1, -v)}, the remainder is ${minusInWords(second)}. Part a: show that a is ${minusInWords(a)} and find the value of b. Part b: ${isSolve ? 'solve the equation p of x equals 0' : 'write p of x as a product of three linear factors'}.`,
    answerAlt: plain`Part a: the two conditions are ${equationSpoken(one)} and ${equationSpoken(two)}, so a is ${minusInWords(a)} and b is ${minusInWords(b)}. Part b: dividing by ${linearSpoken(1, -u)} leaves ${spoken(quadratic)}. The factors are ${factorsSpoken}. ${isSolve ? plain`So x is ${minusInWords(u)}, ${minusInWords(other)} or ${fractionInWords(-n, m)}.` : ''}`,
    answers: [
      final('a', number(b), 'b'),
      final(
        'b',
        isSolve
          ? inAnyOrder([u, other, typedFraction(-n, m)], { name: 'x' })
          : expression(factors, 'x', 'factorised'),
      ),
    ],
    verify: () => {
      const rest = divided(p, [1, -v]).remainder[0] ?? 0
      return [u, other, -n / m].every((x) => agree(valueAt(p, x), 0, 1e-9)) && rest === valueAt(p, v)
        ? null
        : 'a root or the remainder is another'
    },
  }
}

export const unknownsThenSolve = defineTemplate({
  id: 'unknowns-then-solve',
  marks: 7,
  calculator: false,
  level: 5,
  cases: { solve: thenSolved(true), factorise: thenSolved(false) },
})
