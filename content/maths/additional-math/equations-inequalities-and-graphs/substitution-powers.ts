// Hidden quadratics in x², in x³ and in 1/x.

import { terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import { printed, type Rational, rational, roomy, said, same, size } from './expressions.ts'
import { answers, hiddenFrom, quadraticInU, quadraticInUSpoken, raised } from './substitution.ts'

export const substitutionPower = defineTemplate({
  id: 'substitution-power',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['fourth-power', 'sixth-power', 'reciprocals'],
  draw(random, which) {
    const roots = random.until(
      (): readonly [Rational, Rational] => {
        if (which === 'fourth-power') {
          const [p, q] = random.distinct([1, 2, 3, 4, 5], 2) as [number, number]
          return random.chance(0.5)
            ? [rational(p * p), rational(-q)]
            : [rational(p * p), random.chance(0.5) ? rational(1, 4) : rational(q * q)]
        }
        if (which === 'sixth-power')
          return [rational(random.pick([8, 27, -8, -27])), rational(random.pick([1, -1, 8, -8, -27]))]
        return [
          rational(random.integer(1, 5) * random.sign()),
          rational(random.integer(1, 3) * random.sign(), random.pick([1, 2, 3])),
        ]
      },
      ([one, other]) => !same(one, other) && size(one) + size(other) !== 0,
    )
    return { which, hidden: hiddenFrom(...roots) }
  },
  write({ which, hidden }) {
    const { a, b, c, roots } = hidden
    const [twice, once, twiceSpoken, onceSpoken] = {
      'fourth-power': ['x^4', 'x^2', 'x to the power 4', 'x squared'],
      'sixth-power': ['x^6', 'x^3', 'x to the power 6', 'x cubed'],
      reciprocals: ['', '', '', ''],
    }[which] as [string, string, string, string]
    const over = (value: number, power: string) => `${value < 0 ? '−' : '+'} ${Math.abs(value)}/${power}`
    const overSpoken = (value: number, power: string) =>
      `${value < 0 ? 'minus' : 'plus'} ${Math.abs(value)} over ${power}`
    const asked =
      which === 'reciprocals'
        ? [
            `${a}/x^2 ${over(b, 'x')} ${c < 0 ? '−' : '+'} ${Math.abs(c)} = 0`,
            `${a} over x squared ${overSpoken(b, 'x')} ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, equals 0`,
          ]
        : [
            `${terms([a, twice], [b, once], [c, ''])} = 0`,
            `${termsInWords([a, twiceSpoken], [b, onceSpoken], [c, ''])}, equals 0`,
          ]
    const found = solutionsOf(which, roots)
    const rejected = which === 'fourth-power' ? roots.find((u) => size(u) < 0) : undefined
    const last = {
      'fourth-power': rejected
        ? typst`#working("B1")[${roomy(`x^2 = ${printed(rejected)}`)} has no real solution]`
        : typst`#working("M1")[$x = plus.minus sqrt(u)$]`,
      'sixth-power': typst`#working("M1")[$x = root(3, u)$]`,
      reciprocals: typst`#working("M1")[$ x = 1/u $]`,
    }[which]
    return {
      question: typst`
Find all the real solutions of the equation
$ ${asked[0] ?? ''} $
#marks(4)`,
      answer: typst`
${quadraticInU(hidden, which === 'reciprocals' ? 'display(1/x)' : once)}
${last}
#working("A1")[${answers(found)}]`,
      alt: plain`Find all the real solutions of the equation: ${asked[1] ?? ''}.`,
      answerAlt: plain`${quadraticInUSpoken(hidden, which === 'reciprocals' ? '1 over x' : onceSpoken)} ${rejected ? plain`x squared equal to ${said(rejected)} has no real solution.` : ''} x is ${found.map(said).join(' or ')}.`,
    }
  },
  verify({ which, hidden: { a, b, c, roots } }) {
    const asked = (x: number) => {
      if (which === 'reciprocals') return a + b * x + c * x * x
      const power = which === 'fourth-power' ? 2 : 3
      return a * x ** (2 * power) + b * x ** power + c
    }
    return wrongRoots(asked, solutionsOf(which, roots).map(size), -12.0137, 12.0119)
  },
})

const solutionsOf = (which: string, roots: readonly Rational[]): readonly Rational[] => {
  if (which === 'reciprocals') return roots.map((u) => raised(u, -1))
  if (which === 'sixth-power') return roots.map(([n]) => rational(Math.round(Math.cbrt(n))))
  return roots.flatMap(([n, d]) => {
    if (n < 0) return []
    const [top, bottom] = [Math.round(Math.sqrt(n)), Math.round(Math.sqrt(d))]
    return [rational(top, bottom), rational(-top, bottom)]
  })
}
