// Hidden quadratics in x², in x³ and in 1/x.

import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import { printed, type Rational, rational, roomy, rootsAsked, said, same, size } from './expressions.ts'
import { answers, type Hidden, hiddenFrom, quadraticInU, quadraticInUSpoken, raised } from './substitution.ts'

/** Two values of u whose quadratic has a term in u. */
const drawHidden = (random: Random, draw: () => readonly [Rational, Rational]): Hidden =>
  hiddenFrom(...random.until(draw, ([one, other]) => !same(one, other) && size(one) + size(other) !== 0))

interface Asked {
  readonly hidden: Hidden
  readonly question: string
  readonly questionSpoken: string
  readonly u: string
  readonly uSpoken: string
  /** The step from u to x. */
  readonly last: string
  readonly lastSpoken?: string
  readonly found: readonly Rational[]
  /** The left-hand side, without fractions. */
  readonly value: (x: number) => number
}

const solved = ({ hidden, found, value, ...asked }: Asked) => ({
  question: typst`
Find all the real solutions of the equation
$ ${asked.question} $
#marks(4)`,
  answer: typst`
${quadraticInU(hidden, asked.u)}
${asked.last}
#working("A1")[${answers(found)}]`,
  alt: plain`Find all the real solutions of the equation: ${asked.questionSpoken}.`,
  answerAlt: plain`${quadraticInUSpoken(hidden, asked.uSpoken)} ${asked.lastSpoken ?? ''} x is ${found.map(said).join(' or ')}.`,
  answers: [rootsAsked('', found)],
  verify: () => wrongRoots(value, found.map(size), -12.0137, 12.0119),
})

/** An equation in x² or in x³. */
const inPower = (hidden: Hidden, power: 2 | 3, uSpoken: string) => {
  const { a, b, c } = hidden
  return {
    hidden,
    question: `${terms([a, `x^${2 * power}`], [b, `x^${power}`], [c, ''])} = 0`,
    questionSpoken: `${termsInWords([a, `x to the power ${2 * power}`], [b, uSpoken], [c, ''])}, equals 0`,
    u: `x^${power}`,
    uSpoken,
    value: (x: number) => a * x ** (2 * power) + b * x ** power + c,
  }
}

export const substitutionPower = defineTemplate({
  id: 'substitution-power',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'fourth-power'(random) {
      const hidden = drawHidden(random, () => {
        const [p, q] = random.distinct([1, 2, 3, 4, 5], 2) as [number, number]
        return random.chance(0.5)
          ? [rational(p * p), rational(-q)]
          : [rational(p * p), random.chance(0.5) ? rational(1, 4) : rational(q * q)]
      })
      const rejected = hidden.roots.find((u) => size(u) < 0)
      return solved({
        ...inPower(hidden, 2, 'x squared'),
        last: rejected
          ? typst`#working("B1")[${roomy(`x^2 = ${printed(rejected)}`)} has no real solution]`
          : typst`#working("M1")[$x = plus.minus sqrt(u)$]`,
        lastSpoken: rejected ? plain`x squared equal to ${said(rejected)} has no real solution.` : '',
        found: hidden.roots.flatMap(([n, d]) => {
          if (n < 0) return []
          const [top, bottom] = [Math.round(Math.sqrt(n)), Math.round(Math.sqrt(d))]
          return [rational(top, bottom), rational(-top, bottom)]
        }),
      })
    },
    'sixth-power'(random) {
      const hidden = drawHidden(random, () => [
        rational(random.pick([8, 27, -8, -27])),
        rational(random.pick([1, -1, 8, -8, -27])),
      ])
      return solved({
        ...inPower(hidden, 3, 'x cubed'),
        last: typst`#working("M1")[$x = root(3, u)$]`,
        found: hidden.roots.map(([n]) => rational(Math.round(Math.cbrt(n)))),
      })
    },
    reciprocals(random) {
      const hidden = drawHidden(random, () => [
        rational(random.integer(1, 5) * random.sign()),
        rational(random.integer(1, 3) * random.sign(), random.pick([1, 2, 3])),
      ])
      const { a, b, c } = hidden
      const over = (value: number, power: string) => `${value < 0 ? '−' : '+'} ${Math.abs(value)}/${power}`
      const overSpoken = (value: number, power: string) =>
        `${value < 0 ? 'minus' : 'plus'} ${Math.abs(value)} over ${power}`
      return solved({
        hidden,
        question: `${a}/x^2 ${over(b, 'x')} ${c < 0 ? '−' : '+'} ${Math.abs(c)} = 0`,
        questionSpoken: `${a} over x squared, ${overSpoken(b, 'x')}, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, equals 0`,
        u: 'display(1/x)',
        uSpoken: '1 over x',
        last: typst`#working("M1")[$ x = 1/u $]`,
        found: hidden.roots.map((u) => raised(u, -1)),
        value: (x) => a + b * x + c * x * x,
      })
    },
  },
})
