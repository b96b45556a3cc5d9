// Equations with two functions: by their quotient, or by a common factor that must not be divided by.

import { final } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anglesWith,
  boxed,
  type Domain,
  domainOf,
  inOrder,
  listed,
  shownDomain,
  spokenAngles,
  spokenDomain,
  typedAngles,
  unlike,
} from './angle-sets.ts'
import { six } from './six.ts'

/** p/q in lowest terms, with a sign. */
const drawRatio = (random: Random, isBelowOne: boolean) => {
  const [p, q] = random.until(
    () => lowestTerms(random.integer(1, 7), random.integer(2, 9)),
    ([p, q]) => q > 2 && (!isBelowOne || p < q),
  )
  const sign = random.sign()
  const top = sign * p
  return {
    p,
    q,
    top,
    isNegative: sign < 0,
    front: p === 1 ? '' : `${p} `,
    value: fraction(top, q),
    valueSpoken: fractionInWords(top, q),
  }
}

interface Solved {
  readonly domain: Domain
  /** The equation in markup and in words. */
  readonly left: string
  readonly right: string
  readonly words: string
  readonly steps: string
  /** What the equation comes to, in words. */
  readonly reason: string
  readonly solutions: readonly number[]
  /** Left side less right side. */
  readonly f: (x: number) => number
}

const solved = ({ domain, left, right, words, steps, reason, solutions, f }: Solved) => {
  const all = inOrder(solutions)
  const air = domain.closed ? 0 : 0.01
  return {
    question: typst`
Solve the equation
$ ${left} = ${right} $
for $${shownDomain(domain)}$. #marks(4)`,
    answer: steps,
    alt: plain`Solve the equation ${words}, for ${spokenDomain(domain)}.`,
    answerAlt: plain`The equation says that ${reason}. The solutions are x equals ${spokenAngles(all, 'degrees')}.`,
    answers: [final('', typedAngles(all, 'degrees'))],
    verify: () => unlike(f, domain.from + air, domain.to - air, all),
  }
}

export const twoFunctions = defineTemplate({
  id: 'two-functions',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    quotient(random) {
      const { q, top, isNegative, front, value, valueSpoken } = drawRatio(random, false)
      const twice = anglesWith('tan', top / q, 0, 360, 'degrees')
      const [one, other] = [twice.slice(0, 1).map((x) => x / 2), twice.slice(1).map((x) => x / 2)]
      return solved({
        domain: domainOf('degrees', 0, 180),

        left: `${q} sin 2x ${isNegative ? `+ ${front}cos 2x` : ''}`,
        right: isNegative ? '0' : `${front}cos 2x`,
        words: isNegative
          ? `${q} sin 2 x plus ${front}cos 2 x equals 0`
          : `${q} sin 2 x equals ${front}cos 2 x`,
        steps: typst`
#note[Where $cos 2x$ is 0, $sin 2x$ is not, so no solution is lost by dividing.]
#working("M1")[Divide by $cos 2x$: $ tan 2x = ${value} $]
#working("M1")[${listed(
          '2x',
          [...one, ...other].map((x) => 2 * x),
          'degrees',
        )}]
#working("A1")[$x =$ ${boxed(one, 'degrees')}]
#working("A1")[$x =$ ${boxed(other, 'degrees')}]`,
        reason: `tan 2 x is ${valueSpoken}`,
        solutions: [...one, ...other],
        f: (x) => q * six.sin(2 * x) - top * six.cos(2 * x),
      })
    },
    'common-factor'(random) {
      const { p, q, top, isNegative, front, value, valueSpoken } = drawRatio(random, true)
      const [one, other] = [
        anglesWith('cos', 0, 0, 360, 'degrees'),
        anglesWith('sin', top / q, 0, 360, 'degrees'),
      ]
      return solved({
        domain: domainOf('degrees', 0, 360),

        left: `${q} sin x cos x ${isNegative ? `+ ${front}cos x` : ''}`,
        right: isNegative ? '0' : `${front}cos x`,
        words: isNegative
          ? `${q} sin x cos x plus ${front}cos x equals 0`
          : `${q} sin x cos x equals ${front}cos x`,
        steps: typst`
#working("M1")[$cos x (${q} sin x ${isNegative ? '+' : '−'} ${p}) = 0$]
#note[Dividing by $cos x$ would lose the angles at which it is 0.]
#working("B1")[$cos x = 0$: $x =$ ${boxed(one, 'degrees')}]
#working("A1")[$ sin x = ${value} $
$x =$ ${boxed(other.slice(0, 1), 'degrees')}]
#working("A1")[$x =$ ${boxed(other.slice(1), 'degrees')}]`,
        reason: `cos x is 0 or sin x is ${valueSpoken}`,
        solutions: [...one, ...other],
        f: (x) => q * six.sin(x) * six.cos(x) - top * six.cos(x),
      })
    },
    'tangent-and-sine'(random) {
      const { p, q, front } = drawRatio(random, true)
      const [one, other] = [
        anglesWith('sin', 0, -180, 180, 'degrees'),
        anglesWith('cos', p / q, -180, 180, 'degrees'),
      ]
      return solved({
        domain: domainOf('degrees', -180, 180),

        left: `${front}tan x`,
        right: `${q} sin x`,
        words: `${front}tan x equals ${q} sin x`,
        steps: typst`
#working("M1")[$${front}sin x = ${q} sin x cos x$ \
$sin x (${q} cos x − ${p}) = 0$]
#note[Dividing by $sin x$ would lose the angles at which it is 0.]
#working("B1")[$sin x = 0$: $x =$ ${boxed(one, 'degrees')}]
#working("A1")[$ cos x = ${fraction(p, q)} $
$x =$ ${boxed(other.slice(0, 1), 'degrees')}]
#working("A1")[$x =$ ${boxed(other.slice(1), 'degrees')}]`,
        reason: `sin x is 0 or cos x is ${fractionInWords(p, q)}`,
        solutions: [...one, ...other],
        f: (x) => p * six.tan(x) - q * six.sin(x),
      })
    },
    'cotangent-and-cosine'(random) {
      const { p, q, top, isNegative, front, value, valueSpoken } = drawRatio(random, true)
      const [one, other] = [
        anglesWith('cos', 0, 0, 360, 'degrees'),
        anglesWith('sin', top / q, 0, 360, 'degrees'),
      ]
      return solved({
        domain: domainOf('degrees', 0, 360, false),

        left: `${front}cot x ${isNegative ? `+ ${q} cos x` : ''}`,
        right: isNegative ? '0' : `${q} cos x`,
        words: isNegative ? `${front}cot x plus ${q} cos x equals 0` : `${front}cot x equals ${q} cos x`,
        steps: typst`
#working("M1")[$${front}cos x ${isNegative ? '+' : '−'} ${q} sin x cos x = 0$ \
$cos x (${p} ${isNegative ? '+' : '−'} ${q} sin x) = 0$]
#working("B1")[$cos x = 0$: $x =$ ${boxed(one, 'degrees')}]
#working("A1")[$ sin x = ${value} $
$x =$ ${boxed(other.slice(0, 1), 'degrees')}]
#working("A1")[$x =$ ${boxed(other.slice(1), 'degrees')}]`,
        reason: `cos x is 0 or sin x is ${valueSpoken}`,
        solutions: [...one, ...other],
        f: (x) => top * six.cot(x) - q * six.cos(x),
      })
    },
  },
})
