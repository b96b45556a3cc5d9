// Equations with two functions: by their quotient, or by a common factor that must not be divided by.

import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anglesWith,
  boxed,
  domainOf,
  inOrder,
  listed,
  shownDomain,
  spokenAngles,
  spokenDomain,
  unlike,
} from './angle-sets.ts'
import { six } from './six.ts'

interface Values {
  readonly which: 'quotient' | 'common-factor' | 'tangent-and-sine' | 'cotangent-and-cosine'
  readonly p: number
  readonly q: number
  readonly sign: 1 | -1
}

const groups = ({ which, p, q, sign }: Values): readonly (readonly number[])[] => {
  const solve = (name: 'sin' | 'cos' | 'tan', value: number, from = 0, to = 360) =>
    anglesWith(name, value, from, to, 'degrees')
  if (which === 'quotient') {
    const twice = solve('tan', (sign * p) / q)
    return [twice.slice(0, 1), twice.slice(1)].map((angles) => angles.map((angle) => angle / 2))
  }
  return {
    'common-factor': () => [solve('cos', 0), solve('sin', (sign * p) / q)],
    'tangent-and-sine': () => [solve('sin', 0, -180, 180), solve('cos', p / q, -180, 180)],
    'cotangent-and-cosine': () => [solve('cos', 0), solve('sin', (sign * p) / q)],
  }[which]()
}

const domains = {
  quotient: domainOf('degrees', 0, 180),
  'common-factor': domainOf('degrees', 0, 360),
  'tangent-and-sine': domainOf('degrees', -180, 180),
  'cotangent-and-cosine': domainOf('degrees', 0, 360, false),
} as const

export const twoFunctions = defineTemplate({
  id: 'two-functions',
  marks: 4,
  calculator: true,
  level: 3,
  cases: ['quotient', 'common-factor', 'tangent-and-sine', 'cotangent-and-cosine'],
  draw(random, which): Values {
    const [p, q] = random.until(
      () => lowestTerms(random.integer(1, 7), random.integer(2, 9)),
      ([p, q]) => q > 2 && (which === 'quotient' || p < q),
    )
    return { which, p, q, sign: random.sign() }
  },
  write(values) {
    const { which, p, q, sign } = values
    const domain = domains[which]
    const [one = [], other = []] = groups(values)
    const front = p === 1 ? '' : `${p} `
    const isNegative = sign < 0
    const value = fraction(sign * p, q)
    const valueSpoken = fractionInWords(sign * p, q)
    const { left, right, words, steps, reason } = {
      quotient: () => ({
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
      }),
      'common-factor': () => ({
        left: `${q} sin x cos x ${isNegative ? `+ ${front}cos x` : ''}`,
        right: isNegative ? '0' : `${front}cos x`,
        words: isNegative
          ? `${q} sin x cos x plus ${front}cos x equals 0`
          : `${q} sin x cos x equals ${front}cos x`,
        steps: typst`
#working("M1")[$cos x (${q} sin x ${isNegative ? '+' : '−'} ${p}) = 0$]
#note[Dividing by $cos x$ would lose the angles at which it is 0.]
#working("B1")[$cos x = 0$: $x =$ ${boxed(one, 'degrees')}]
#working("A1 A1")[$ sin x = ${value} $
$x =$ ${boxed(other, 'degrees')}]`,
        reason: `cos x is 0 or sin x is ${valueSpoken}`,
      }),
      'tangent-and-sine': () => ({
        left: `${front}tan x`,
        right: `${q} sin x`,
        words: `${front}tan x equals ${q} sin x`,
        steps: typst`
#working("M1")[$${front}sin x = ${q} sin x cos x$ \
$sin x (${q} cos x − ${p}) = 0$]
#note[Dividing by $sin x$ would lose the angles at which it is 0.]
#working("B1")[$sin x = 0$: $x =$ ${boxed(one, 'degrees')}]
#working("A1 A1")[$ cos x = ${fraction(p, q)} $
$x =$ ${boxed(other, 'degrees')}]`,
        reason: `sin x is 0 or cos x is ${fractionInWords(p, q)}`,
      }),
      'cotangent-and-cosine': () => ({
        left: `${front}cot x ${isNegative ? `+ ${q} cos x` : ''}`,
        right: isNegative ? '0' : `${q} cos x`,
        words: isNegative ? `${front}cot x plus ${q} cos x equals 0` : `${front}cot x equals ${q} cos x`,
        steps: typst`
#working("M1")[$${front}cos x ${isNegative ? '+' : '−'} ${q} sin x cos x = 0$ \
$cos x (${p} ${isNegative ? '+' : '−'} ${q} sin x) = 0$]
#working("B1")[$cos x = 0$: $x =$ ${boxed(one, 'degrees')}]
#working("A1 A1")[$ sin x = ${value} $
$x =$ ${boxed(other, 'degrees')}]`,
        reason: `cos x is 0 or sin x is ${valueSpoken}`,
      }),
    }[which]()
    return {
      question: typst`
Solve the equation
$ ${left} = ${right} $
for $${shownDomain(domain)}$. #marks(4)`,
      answer: steps,
      alt: plain`Solve the equation ${words}, for ${spokenDomain(domain)}.`,
      answerAlt: plain`The equation says that ${reason}. The solutions are x equals ${spokenAngles(inOrder([...one, ...other]), 'degrees')}.`,
    }
  },
  verify(values) {
    const { which, p, q, sign } = values
    const domain = domains[which]
    const air = domain.closed ? 0 : 0.01
    const f = {
      quotient: (x: number) => q * six.sin(2 * x) - sign * p * six.cos(2 * x),
      'common-factor': (x: number) => q * six.sin(x) * six.cos(x) - sign * p * six.cos(x),
      'tangent-and-sine': (x: number) => p * six.tan(x) - q * six.sin(x),
      'cotangent-and-cosine': (x: number) => sign * p * six.cot(x) - q * six.cos(x),
    }[which]
    return unlike(f, domain.from + air, domain.to - air, inOrder(groups(values).flat()))
  },
})
