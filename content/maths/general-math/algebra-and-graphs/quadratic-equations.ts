// Quadratic equations: factors, square roots, the formula.

import { agree, roots } from '../../kit/checking.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import {
  decimals,
  fraction,
  highestCommonFactor,
  minus,
  substituted,
  terms,
  withMinus,
} from '../../kit/numbers.ts'
import { product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** (mx + n)(x − r) = 0, and s for x(mx + s) = … with the rest on the right. */
const drawFactors = (random: Random, leading: (random: Random) => number) => {
  const [m, n, r] = random.until(
    () => [leading(random), random.integerExcept(-9, 9, 0), random.integerExcept(-7, 7, 0)] as const,
    ([m, n, r]) => highestCommonFactor(m, n) === 1 && n - m * r !== 0 && n !== -r,
  )
  const s = random.integerExcept(-6, 6, 0, n - m * r)
  const p = product([m, n], [1, -r])
  const [, b = 0, c = 0] = p
  const answers = [final('', inAnyOrder([asTyped(fraction(-n, m)), r], { name: 'x' }))]
  const verify = () =>
    [-n / m, r].every((x) => agree(x * (m * x + s) - ((s - b) * x - c), 0, 1e-9))
      ? null
      : 'a root does not satisfy the equation'
  return { m, n, r, s, p, b, c, answers, verify }
}

export const quadraticEquation = defineTemplate({
  id: 'quadratic-equation',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    monic(random) {
      const { n, r, p, answers, verify } = drawFactors(random, () => 1)
      return {
        question: typst`
Solve by factorising.
$ ${shown(p)} = 0 $
#marks(3)`,
        answer: typst`
#working("M2")[$(${linear(1, n)})(${linear(1, -r)}) = 0$]
#scheme[*M1* for $(x + a)(x + b)$ with $a b = ${minus(-n * r)}$ or $a + b = ${minus(n - r)}$]
#working("A1")[$x =$ #result[$${minus(-n)}$] or $x =$ #result[$${minus(r)}$]]`,
        alt: plain`Solve by factorising: ${spoken(p)} equals 0.`,
        answerAlt: plain`It factorises as open bracket ${linearSpoken(1, n)} close bracket times open bracket ${linearSpoken(1, -r)} close bracket. So x is ${fractionInWords(-n, 1)} or ${plain`${r}`}.`,
        answers,
        verify,
      }
    },
    'rearrange-first'(random) {
      const { m, n, r, s, p, b, c, answers, verify } = drawFactors(random, (random) => random.integer(2, 3))
      return {
        question: typst`
Solve.
$ x(${linear(m, s)}) = ${shown([s - b, -c])} $
#marks(3)`,
        answer: typst`
#working("M1")[$${shown(p)} = 0$]
#working("M1")[$(${linear(m, n)})(${linear(1, -r)}) = 0$]
#working("A1")[$x =$ #result[$${fraction(-n, m)}$] or $x =$ #result[$${minus(r)}$]]`,
        alt: plain`Solve: x times open bracket ${linearSpoken(m, s)} close bracket, equals ${spoken([s - b, -c])}.`,
        answerAlt: plain`It becomes ${spoken(p)} equals 0, which factorises as open bracket ${linearSpoken(m, n)} close bracket times open bracket ${linearSpoken(1, -r)} close bracket. So x is ${fractionInWords(-n, m)} or ${plain`${r}`}.`,
        answers,
        verify,
      }
    },
    'bracket-squared'(random) {
      // (mx + n)² = s², one root not whole.
      const [m, n, s] = random.until(
        () => [random.integer(2, 5), random.integerExcept(-7, 7, 0), random.integer(3, 9)] as const,
        ([m, n, s]) => ((s - n) % m === 0) !== ((s + n) % m === 0) && s !== Math.abs(n),
      )
      const [high, low] = [fraction(s - n, m), fraction(-s - n, m)]
      return {
        question: typst`
Solve.
$ (${linear(m, n)})^2 = ${s * s} $
#marks(3)`,
        answer: typst`
#note[A number with the square ${s * s} is ${s} or $−${s}$.]
#working("M1")[$${linear(m, n)} = ${s}$ or $${linear(m, n)} = −${s}$]
#working("A1")[$x =$ #result[$${high}$]]
#working("A1")[or $x =$ #result[$${low}$]]`,
        alt: plain`Solve: the square of open bracket ${linearSpoken(m, n)} close bracket, equals ${s * s}.`,
        answerAlt: plain`${linearSpoken(m, n)} is ${s} or minus ${s}. So x is ${fractionInWords(s - n, m)} or ${fractionInWords(-s - n, m)}.`,
        answers: [final('', inAnyOrder([asTyped(high), asTyped(low)], { name: 'x' }))],
        verify() {
          const found = roots((x) => (m * x + n) ** 2 - s * s, -20.0137, 20.0171)
          return found.length === 2 &&
            agree((found[0] ?? 0) * (found[1] ?? 0), (n * n - s * s) / (m * m), 1e-5)
            ? null
            : `the roots are ${found.join(', ')}`
        },
      }
    },
  },
})

/** ax² + bx + c = 0 with two irrational roots. */
const drawQuadratic = (random: Random, most: number) => {
  const [a, b, c] = random.until(
    () => [random.integer(2, most), random.integerExcept(-9, 9, 0), -random.integer(2, 9)] as const,
    ([a, b, c]) => {
      const root = Math.sqrt(b * b - 4 * a * c)
      return !Number.isInteger(root) && Math.abs(root * 10 - Math.round(root * 10)) > 0.02
    },
  )
  const inside = b * b - 4 * a * c
  const [x1, x2] = [(-b - Math.sqrt(inside)) / (2 * a), (-b + Math.sqrt(inside)) / (2 * a)]
  const answers = [final('', inAnyOrder([x1, x2], { name: 'x', each: { to: { places: 2, isNamed: true } } }))]
  const verify = (f: (x: number) => number) => {
    const found = roots(f, -15.0137, 15.0171)
    return found.length === 2 && agree(found[0] ?? 0, x1, 1e-6) ? null : `roots ${found.join(', ')}`
  }
  return { a, b, c, inside, x1, x2, answers, verify }
}

export const quadraticFormula = defineTemplate({
  id: 'quadratic-formula',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'two-decimals'(random) {
      const { a, b, c, inside, x1, x2, answers, verify } = drawQuadratic(random, 5)
      return {
        question: typst`
Solve.
$ ${shown([a, b, c])} = 0 $
Give your answers correct to 2 decimal places. Show all your working. #marks(4)`,
        answer: typst`
#working("M1")[$sqrt(${substituted(b)}^2 − 4 times ${a} times ${substituted(c)}) = sqrt(${inside})$]
#working("M1")[$ x = (${minus(-b)} plus.minus sqrt(${inside}))/(2 times ${a}) $]
#working("A1")[$x =$ #result[$${withMinus(decimals(x1, 2))}$]]
#working("A1")[or $x =$ #result[$${decimals(x2, 2)}$]]`,
        alt: plain`Solve ${spoken([a, b, c])} equals 0. Give your answers correct to 2 decimal places. Show all your working.`,
        answerAlt: plain`In the formula the square root is of ${inside}. So x is ${decimals(x1, 2)} or ${decimals(x2, 2)}.`,
        answers,
        verify: () => verify((x) => valueAt([a, b, c], x)),
      }
    },
    'from-a-fraction'(random) {
      // ax + b = −c/x, that is ax² + bx + c = 0.
      const { a, b, c, inside, x1, x2, answers, verify } = drawQuadratic(random, 3)
      return {
        question: typst`
Solve.
$ ${terms([a, 'x'], [b, ''])} = display(${-c}/x) $
Give your answers correct to 2 decimal places. Show all your working. #marks(4)`,
        answer: typst`
#working("B1")[$${shown([a, b, c])} = 0$]
#working("M1")[$ x = (${minus(-b)} plus.minus sqrt(${substituted(b)}^2 − 4 times ${a} times ${substituted(c)}))/(2 times ${a}) $]
#working("A1")[$x =$ #result[$${withMinus(decimals(x1, 2))}$]]
#working("A1")[or $x =$ #result[$${decimals(x2, 2)}$]]`,
        alt: plain`Solve ${linearSpoken(a, b)} equals ${-c} over x. Give your answers correct to 2 decimal places. Show all your working.`,
        answerAlt: plain`Multiply by x: ${spoken([a, b, c])} equals 0. In the formula the square root is of ${inside}. So x is ${decimals(x1, 2)} or ${decimals(x2, 2)}.`,
        answers,
        verify: () => verify((x) => x * (a * x + b) + c),
      }
    },
  },
})
