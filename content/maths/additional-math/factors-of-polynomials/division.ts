// Dividing polynomials: quotient and remainder, identities, and the remainder of a division by a quadratic.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import {
  continued,
  identical,
  type Polynomial,
  plus,
  product,
  shown,
  spoken,
  valueAt,
} from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided } from './cubics.ts'

const dividedBack = (by: Polynomial, quotient: Polynomial, rest: Polynomial, isMissing = false) => {
  const p = plus(product(by, quotient), rest)
  // The long division, line by line: what is left after each step.
  const steps: Polynomial[] = []
  let left = p
  for (const [n, share] of quotient.entries()) {
    const shift = new Array<number>(quotient.length - 1 - n).fill(0)
    left = plus(left, product([-share, ...shift], by))
    steps.push(left)
  }
  const trimmed = (q: Polynomial) => q.slice(q.findIndex((c) => c !== 0))
  return {
    question: typst`
Find the quotient and the remainder when $${shown(p)}$ is divided by $${shown(by)}$. #marks(3)`,
    answer: typst`
${isMissing ? typst`#note[Keep a place for the missing term: ${p[1] === 0 ? '$0 x^2$' : '$0 x$'}.]` : ''}
${quotient
  .map((share, n) => {
    const part = shown([share, ...new Array<number>(quotient.length - 1 - n).fill(0)])
    return typst`#working(${n === 0 ? '"M1"' : ''})[take away $${share < 0 ? `(${part})` : part}(${shown(by)})$: $${shown(trimmed(steps[n] ?? []))}$]`
  })
  .join('\n')}
#working("A1")[quotient #result[$${shown(quotient)}$]]
#working("A1")[remainder #result[$${shown(rest)}$]]`,
    alt: plain`Find the quotient and the remainder when ${spoken(p)} is divided by ${spoken(by)}.`,
    answerAlt: plain`By long division the quotient is ${spoken(quotient)} and the remainder is ${spoken(rest)}.`,
    answers: [
      final('', expression(shown(quotient), 'x'), 'quotient'),
      final('', rest.length === 1 ? number(rest[0] ?? 0) : expression(shown(rest), 'x'), 'remainder'),
    ],
    verify: () => {
      const back = (x: number) => valueAt(by, x) * valueAt(quotient, x) + valueAt(rest, x)
      return identical((x) => valueAt(p, x), back) ? null : 'multiplying back gives another polynomial'
    },
  }
}

const byLinear = (isMissing: boolean) => (random: Random) => {
  const { by, quotient, rest } = random.until(
    () => {
      const by = [1, random.integerExcept(-4, 4, 0)]
      const quotient = [random.integer(1, 3), random.integerExcept(-6, 6, 0), random.integerExcept(-7, 7, 0)]
      const rest = [random.integerExcept(-12, 12, 0)]
      return { by, quotient, rest, p: plus(product(by, quotient), rest) }
    },
    ({ p }) => (p[1] === 0 || p[2] === 0) === isMissing && p[3] !== 0,
  )
  return dividedBack(by, quotient, rest, isMissing)
}

export const divide = defineTemplate({
  id: 'divide',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    linear: byLinear(false),
    'missing-term': byLinear(true),
    'by-a-quadratic'(random) {
      const by = [1, random.integerExcept(-3, 3, 0), random.integerExcept(-5, 5, 0)]
      const quotient = [random.integer(1, 3), random.integerExcept(-5, 5, 0)]
      const rest = [random.integerExcept(-6, 6, 0), random.integerExcept(-9, 9, 0)]
      return dividedBack(by, quotient, rest)
    },
  },
})

const compared = (isExact: boolean) => (random: Random) => {
  const u = random.integerExcept(-3, 3, 0)
  const quotient = [random.integer(2, 4), random.integerExcept(-5, 5, 0), random.integerExcept(-7, 7, 0)]
  const d = isExact ? 0 : random.integerExcept(-9, 9, 0)
  const p = plus(product([1, -u], quotient), [d])
  const [a = 0, b = 0, c = 0] = quotient
  const [, p1 = 0, p2 = 0] = p
  const right = `(${linear(1, -u)})(A x^2 + B x + C)${isExact ? '' : ' + D'}`
  const rightSpoken = `open bracket ${linearSpoken(1, -u)} close bracket times open bracket A x squared plus B x plus C close bracket${isExact ? '' : ', plus D'}`
  return {
    question: typst`
It is given that, for all values of $x$,
$ ${shown(p)} \
= ${right}. $
Find the values of the constants $A$, $B$${isExact ? ' and $C$' : ', $C$ and $D$'}. #marks(4)`,
    answer: typst`
${isExact ? '#note[Compare the coefficients, and check with the constant terms.]' : '#note[Put in the number that makes the first bracket zero, and compare coefficients.]'}
#working("B1")[$x^3$: $A =$ #result[${a}]]
${isExact ? '' : typst`#working("B1")[$x = ${minus(u)}$: $D =$ #result[$${minus(d)}$]]`}
#working("${isExact ? 'M1 A1' : 'B1'}")[$x^2$: $B ${continued([-u * a])} = ${minus(p1)}$, $B =$ #result[$${minus(b)}$]]
#working("B1")[$x$: $C ${continued([-u * b])} = ${minus(p2)}$, $C =$ #result[$${minus(c)}$]]`,
    alt: plain`It is given that, for all values of x, ${spoken(p)} equals ${rightSpoken}. Find the values of the constants A, B${isExact ? ' and C' : ', C and D'}.`,
    answerAlt: plain`A is ${a}. ${isExact ? '' : plain`Putting x equal to ${minusInWords(u)} gives D equals ${minusInWords(d)}.`} Comparing coefficients gives B equals ${minusInWords(b)} and C equals ${minusInWords(c)}.`,
    answers: (isExact ? [a, b, c] : [a, b, c, d]).map((value, n) => final('', number(value), 'ABCD'[n])),
    verify: () => {
      const back = (x: number) => (x - u) * valueAt(quotient, x) + d
      return identical((x) => valueAt(p, x), back) ? null : 'the two sides differ'
    },
  }
}

export const identity = defineTemplate({
  id: 'identity',
  marks: 4,
  calculator: false,
  level: 3,
  cases: { 'with-remainder': compared(false), exact: compared(true) },
})

export const remainderByQuadratic = defineTemplate({
  id: 'remainder-by-a-quadratic',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'from-two-remainders'(random) {
      const [u, v] = random.until(
        () => [-random.integer(1, 3), random.integer(1, 4)] as const,
        ([u, v]) => u + v !== 0,
      )
      const [a, b] = [random.integerExcept(-5, 5, 0), random.integerExcept(-9, 9, 0)]
      const bottom = `${factor(1, -u)}${factor(1, -v)}`
      const [first, second] = [a * u + b, a * v + b]
      return {
        question: typst`
When the polynomial $p(x)$ is divided by $${linear(1, -u)}$, the remainder is $${minus(first)}$. When it is divided by $${linear(1, -v)}$, the remainder is $${minus(second)}$.

Find the remainder when $p(x)$ is divided by $${bottom}$. #marks(4)`,
        answer: typst`
#note[By a quadratic the remainder is at most linear.]
#working("M1")[$p(x) = ${bottom}q(x) + A x + B$]
#working("M1")[$p(${minus(u)}) = ${minus(u) === '−1' ? '−' : minus(u)}A + B = ${minus(first)}$ \
$p(${v}) = ${v === 1 ? '' : v}A + B = ${minus(second)}$]
#working("A1")[$${v - u}A = ${minus(second - first)}$, so $A = ${minus(a)}$ and $B = ${minus(b)}$]
#working("A1")[remainder #result[$${shown([a, b])}$]]`,
        alt: plain`When the polynomial p of x is divided by ${linearSpoken(1, -u)}, the remainder is ${minusInWords(first)}. When it is divided by ${linearSpoken(1, -v)}, the remainder is ${minusInWords(second)}. Find the remainder when p of x is divided by the product of these two brackets.`,
        answerAlt: plain`The remainder has the form A x plus B. Putting in ${minusInWords(u)} and ${v} gives A equals ${minusInWords(a)} and B equals ${minusInWords(b)}. The remainder is ${spoken([a, b])}.`,
        answers: [final('', expression(shown([a, b]), 'x'))],
        verify: () => {
          // Any quotient will do: the two remainders must come out.
          const p = plus(product([1, -u], [1, -v], [2, -3]), [a, b])
          const rests = [u, v].map((x) => divided(p, [1, -x]).remainder[0] ?? 0)
          return agree(rests[0] ?? 0, a * u + b) && agree(rests[1] ?? 0, a * v + b)
            ? null
            : 'the remainders are others'
        },
      }
    },
    'from-high-power'(random) {
      // x^n is divided by (x − 1)(x + 1) or by x(x − 1).
      const n = random.integer(9, 25)
      const u = random.pick([-1, 0])
      const [a, c] = [random.integer(2, 5), random.integerExcept(-9, 9, 0)]
      const at = (x: number) => a * x ** n + c
      const constant = at(1) - (at(1) - at(u)) / (1 - u)
      const rest = [at(1) - constant, constant]
      const given = `${a}x^${n} ${continued([c])}`
      return {
        question: typst`
Find the remainder when $${given}$ is divided by $${u === 0 ? shown([1, -1, 0]) : 'x^2 − 1'}$. #marks(4)`,
        answer: typst`
#note[Long division would take ${n - 1} steps. The remainder is at most linear.]
#working("M1")[$${given}$ #linebreak() $= ${factor(1, -u)}${factor(1, -1)}q(x) + A x + B$]
#working("B1")[$x = 1$: $A + B = ${minus(at(1))}$]
#working("B1")[$x = ${minus(u)}$: $${u === 0 ? '' : '−A + '}B = ${minus(at(u))}$]
#working("A1")[remainder #result[$${shown(rest)}$]]
#scheme[Or: $x^2 = ${u === 0 ? 'x' : '1'}$ where the divisor is 0 *M1*, so $x^${n}$ becomes $${u === 0 || n % 2 === 1 ? 'x' : '1'}$ *B1 B1*]`,
        alt: plain`Find the remainder when ${a} x to the power ${n}, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, is divided by ${u === 0 ? 'x squared minus x' : 'x squared minus 1'}.`,
        answerAlt: plain`The remainder has the form A x plus B, and the divisor is open bracket ${linearSpoken(1, -u)} close bracket times open bracket ${linearSpoken(1, -1)} close bracket. Putting in 1 and ${minusInWords(u)} gives the remainder ${spoken(rest)}.`,
        answers: [final('', expression(shown(rest), 'x'))],
        verify: () => {
          const p = [a, ...new Array<number>(n - 1).fill(0), c]
          const { remainder } = divided(p, product([1, -u], [1, -1]))
          return [u, 1].every((x) => agree(valueAt(remainder, x), at(x)))
            ? null
            : 'long division leaves another remainder'
        },
      }
    },
  },
})
