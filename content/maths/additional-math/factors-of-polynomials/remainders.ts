// The remainder theorem and the factor theorem, with all coefficients known.

import { expression, final, number, word } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { identical, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic, evaluated, isWhole, putIn, rootMarkup, whole } from './cubics.ts'

interface Options {
  readonly leading: (random: Random) => number
  readonly isQuartic?: boolean
  /** The divisor is 2x + n instead of x + n. */
  readonly isHalf?: boolean
}

const remaining =
  ({ leading, isQuartic = false, isHalf = false }: Options) =>
  (random: Random) => {
    const m = isHalf ? 2 : 1
    const [p, n] = random.until(
      () => {
        const coefficients = [
          leading(random),
          random.integerExcept(-7, 7, 0),
          random.integerExcept(-9, 9, 0),
          random.integerExcept(-9, 9, 0),
        ]
        return [
          isQuartic ? coefficients.toSpliced(1, 0, 0) : coefficients,
          isHalf ? random.pick([-3, -1, 1, 3]) : random.integerExcept(-3, 3, 0),
        ] as const
      },
      ([p, n]) =>
        isWhole(valueAt(p, -n / m)) && valueAt(p, -n / m) !== 0 && Math.abs(valueAt(p, -n / m)) < 100,
    )
    const remainder = whole(p, -n / m)
    const root = rootMarkup(m, n)
    return {
      question: typst`
Find the remainder when $${shown(p)}$ is divided by $${linear(m, n)}$. #marks(2)`,
      answer: typst`
#note[Put in the number that makes $${linear(m, n)}$ zero, $x = ${root}$.]
#working("M1")[$p(${root}) = ${m === 1 ? putIn(p, m, n) : evaluated(p, m, n)}$]
#working("A1")[remainder #result[$${minus(remainder)}$]]`,
      alt: plain`Find the remainder when ${spoken(p)} is divided by ${linearSpoken(m, n)}.`,
      answerAlt: plain`Put in the number that makes ${linearSpoken(m, n)} zero, which is ${m === 1 ? minusInWords(-n) : `${minusInWords(-n)} over ${m}`}. The remainder is ${minusInWords(remainder)}.`,
      answers: [final('', number(remainder))],
      verify: () => {
        const { quotient, remainder } = divided(p, [m, n])
        const [rest = 0] = remainder
        return Math.abs(rest - whole(p, -n / m)) < 1e-6 &&
          identical(
            (x) => valueAt(p, x),
            (x) => (m * x + n) * valueAt(quotient, x) + rest,
          )
          ? null
          : `long division leaves ${rest}`
      },
    }
  }

export const remainderTheorem = defineTemplate({
  id: 'remainder-theorem',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    cubic: remaining({ leading: (random) => random.integer(1, 4) }),
    'fraction-put-in': remaining({ leading: (random) => random.integer(1, 4) * 2, isHalf: true }),
    quartic: remaining({ leading: (random) => random.integer(1, 2), isQuartic: true }),
  },
})

const tested = (isEach: boolean) => (random: Random) => {
  const { p, r, s } = drawCubic(random, { leading: [1, 2], reach: 4 })
  const isRoot = (x: number) => valueAt(p, x) === 0
  const others = random.shuffle([-3, -2, -1, 1, 2, 3].filter((x) => !isRoot(x)))
  const root = [r, s].find((x) => Math.abs(x) <= 4) ?? r
  const tried = random.shuffle(isEach ? [root, others[0] ?? 0] : [root, ...others.slice(0, 2)])
  const values = tried.map((x) => valueAt(p, x))
  const found = tried[values.indexOf(0)] ?? 0
  const brackets = tried.map((x) => `$${linear(1, -x)}$`)
  const list = isEach ? brackets.join(' and ') : `${brackets.slice(0, -1).join(', ')} and ${brackets.at(-1)}`
  return {
    question: isEach
      ? typst`
The polynomial $p$ is given by
$ p(x) = ${shown(p)}. $
Use the factor theorem to decide whether each of ${list} is a factor of $p(x)$. #marks(3)`
      : typst`
The polynomial $p$ is given by
$ p(x) = ${shown(p)}. $
Show that only one of ${list} is a factor of $p(x)$, and state which. #marks(3)`,
    answer: typst`
#working("M1")[$p(${minus(tried[0] ?? 0)}) = ${evaluated(p, 1, -(tried[0] ?? 0))} = ${minus(values[0] ?? 0)}$]
#working("A1")[${tried
      .slice(1)
      .map((x, n) => `$p(${minus(x)}) = ${evaluated(p, 1, -x)} = ${minus(values[n + 1] ?? 0)}$`)
      .join(' \\ ')}]
#working("A1")[$p(${minus(found)}) = 0$: only #result[$${linear(1, -found)}$] is a factor]`,
    alt: plain`p of x is ${spoken(p)}. ${isEach ? `Use the factor theorem to decide whether each of ${tried.map((x) => linearSpoken(1, -x)).join(' and ')} is a factor of p of x.` : `Show that only one of ${listInWords(tried.map((x) => linearSpoken(1, -x)))} is a factor of p of x, and state which.`}`,
    answerAlt: plain`${tried.map((x, n) => `p of ${minusInWords(x)} is ${minusInWords(values[n] ?? 0)}`).join(', ')}. So only ${linearSpoken(1, -found)} is a factor.`,
    answers: isEach
      ? tried.map((x) =>
          final('', x === found ? word('yes', 'factor') : word('no', 'not factor'), linear(1, -x)),
        )
      : [final('', expression(linear(1, -found), 'x'))],
    verify: () => {
      const left = tried.map((x) => divided(p, [1, -x]).remainder[0] ?? 1)
      return left.filter((rest) => rest === 0).length === 1 ? null : `the remainders are ${left.join(', ')}`
    },
  }
}

export const testFactors = defineTemplate({
  id: 'test-for-factors',
  marks: 3,
  calculator: false,
  level: 1,
  cases: { 'yes-or-no': tested(true), 'one-of-three': tested(false) },
})
