// Dividing polynomials: quotient and remainder, identities, and the remainder of a division by a quadratic.

import { agree } from '../../kit/checking.ts'
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
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided } from './cubics.ts'

export const divide = defineTemplate({
  id: 'divide',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['linear', 'missing-term', 'by-a-quadratic'],
  draw(random, which) {
    if (which === 'by-a-quadratic') {
      const by = [1, random.integerExcept(-3, 3, 0), random.integerExcept(-5, 5, 0)]
      const quotient = [random.integer(1, 3), random.integerExcept(-5, 5, 0)]
      const rest = [random.integerExcept(-6, 6, 0), random.integerExcept(-9, 9, 0)]
      return { which, by, quotient, rest, p: plus(product(by, quotient), rest) }
    }
    return random.until(
      () => {
        const by = [1, random.integerExcept(-4, 4, 0)]
        const quotient = [
          random.integer(1, 3),
          random.integerExcept(-6, 6, 0),
          random.integerExcept(-7, 7, 0),
        ]
        const rest = [random.integerExcept(-12, 12, 0)]
        return { which, by, quotient, rest, p: plus(product(by, quotient), rest) }
      },
      ({ p }) => (p[1] === 0 || p[2] === 0) === (which === 'missing-term') && p[3] !== 0,
    )
  },
  write({ which, by, quotient, rest, p }) {
    const isMissing = which === 'missing-term'
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
    }
  },
  verify({ by, quotient, rest, p }) {
    return identical(
      (x) => valueAt(p, x),
      (x) => valueAt(by, x) * valueAt(quotient, x) + valueAt(rest, x),
    )
      ? null
      : 'multiplying back gives another polynomial'
  },
})

export const identity = defineTemplate({
  id: 'identity',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['with-remainder', 'exact'],
  draw(random, which) {
    const u = random.integerExcept(-3, 3, 0)
    const quotient = [random.integer(2, 4), random.integerExcept(-5, 5, 0), random.integerExcept(-7, 7, 0)]
    const d = which === 'exact' ? 0 : random.integerExcept(-9, 9, 0)
    return { which, u, quotient, d, p: plus(product([1, -u], quotient), [d]) }
  },
  write({ which, u, quotient, d, p }) {
    const [a = 0, b = 0, c = 0] = quotient
    const [, p1 = 0, p2 = 0] = p
    const isExact = which === 'exact'
    const right = `(${linear(1, -u)})(A x^2 + B x + C)${isExact ? '' : ' + D'}`
    const rightSpoken = `${linearSpoken(1, -u)}, times, A x squared plus B x plus C,${isExact ? '' : ' plus D'}`
    return {
      question: typst`
It is given that, for all values of $x$,
$ ${shown(p)} \
= ${right}. $
Find the values of the constants $A$, $B$${isExact ? ' and $C$' : ', $C$ and $D$'}. #marks(4)`,
      answer: typst`
${isExact ? '#note[Compare coefficients, and check with the constant term.]' : '#note[Put in the number that makes the first bracket zero, and compare coefficients.]'}
#working("B1")[$x^3$: $A =$ #result[${a}]]
${isExact ? '' : typst`#working("B1")[$x = ${minus(u)}$: $D =$ #result[$${minus(d)}$]]`}
#working("${isExact ? 'M1 A1' : 'B1'}")[$x^2$: $B ${continued([-u * a])} = ${minus(p1)}$, $B =$ #result[$${minus(b)}$]]
#working("B1")[$x$: $C ${continued([-u * b])} = ${minus(p2)}$, $C =$ #result[$${minus(c)}$]]`,
      alt: plain`It is given that, for all values of x, ${spoken(p)} equals ${rightSpoken}. Find the values of the constants A, B${isExact ? ' and C' : ', C and D'}.`,
      answerAlt: plain`A is ${a}.${isExact ? '' : plain` Putting x equal to ${minusInWords(u)} gives D equals ${minusInWords(d)}.`} Comparing coefficients gives B equals ${minusInWords(b)} and C equals ${minusInWords(c)}.`,
    }
  },
  verify({ u, quotient, d, p }) {
    return identical(
      (x) => valueAt(p, x),
      (x) => (x - u) * valueAt(quotient, x) + d,
    )
      ? null
      : 'the two sides differ'
  },
})

export const remainderByQuadratic = defineTemplate({
  id: 'remainder-by-a-quadratic',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['from-two-remainders', 'from-high-power'],
  draw(random, which) {
    if (which === 'from-high-power') {
      // x^n is divided by (x − 1)(x + 1) or by x(x − 1).
      const n = random.integer(9, 25)
      return {
        which,
        u: random.pick([-1, 0]),
        v: 1,
        a: random.integer(2, 5),
        b: n,
        c: random.integerExcept(-9, 9, 0),
      }
    }
    const [u, v] = random.until(
      () => [-random.integer(1, 3), random.integer(1, 4)] as const,
      ([u, v]) => u + v !== 0,
    )
    return { which, u, v, a: random.integerExcept(-5, 5, 0), b: random.integerExcept(-9, 9, 0), c: 0 }
  },
  write({ which, u, v, a, b, c }) {
    const bottom = `${factor(1, -u)}${factor(1, -v)}`
    const bottomSpoken = `${linearSpoken(1, -u)}, times, ${linearSpoken(1, -v)}`
    if (which === 'from-two-remainders') {
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
      }
    }
    // p(x) = a x^b + c
    const at = (x: number) => a * x ** b + c
    const [slope, constant] = [(at(v) - at(u)) / (v - u), at(v) - ((at(v) - at(u)) / (v - u)) * v]
    const given = `${a}x^${b} ${continued([c])}`
    return {
      question: typst`
Find the remainder when $${given}$ is divided by $${u === 0 ? shown([1, -1, 0]) : 'x^2 − 1'}$. #marks(4)`,
      answer: typst`
#note[Long division would take ${b - 1} steps. The remainder is at most linear.]
#working("M1")[$${given} = ${bottom}q(x) + A x + B$]
#working("B1")[$x = 1$: $A + B = ${minus(at(1))}$]
#working("B1")[$x = ${minus(u)}$: $${u === 0 ? '' : '−A + '}B = ${minus(at(u))}$]
#working("A1")[remainder #result[$${shown([slope, constant])}$]]`,
      alt: plain`Find the remainder when ${a} x to the power ${b}, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, is divided by ${u === 0 ? 'x squared minus x' : 'x squared minus 1'}.`,
      answerAlt: plain`The remainder has the form A x plus B, and the divisor is ${bottomSpoken}. Putting in 1 and ${minusInWords(u)} gives the remainder ${spoken([slope, constant])}.`,
    }
  },
  verify({ which, u, v, a, b, c }) {
    const by = product([1, -u], [1, -v])
    if (which === 'from-two-remainders') {
      // Any quotient will do: the two remainders must come out.
      const p = plus(product(by, [2, -3]), [a, b])
      const rests = [u, v].map((x) => divided(p, [1, -x]).remainder[0] ?? 0)
      return agree(rests[0] ?? 0, a * u + b) && agree(rests[1] ?? 0, a * v + b)
        ? null
        : 'the remainders are others'
    }
    const p = [a, ...new Array<number>(b - 1).fill(0), c]
    const { remainder } = divided(p, by)
    const at = (x: number) => a * x ** b + c
    return [u, v].every((x) => agree(valueAt(remainder, x), at(x)))
      ? null
      : 'long division leaves another remainder'
  },
})
