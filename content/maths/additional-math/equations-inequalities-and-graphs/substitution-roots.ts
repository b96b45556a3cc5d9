// Hidden quadratics in √x and in other fractional powers of x.

import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import { printed, type Rational, rational, roomy, rootsAsked, said, same, size } from './expressions.ts'
import {
  answers,
  type Hidden,
  hiddenFrom,
  quadraticInU,
  quadraticInUSpoken,
  raised,
  unsatisfied,
} from './substitution.ts'

const drawHidden = (random: Random, first: () => Rational, second: () => Rational): Hidden => {
  return random.until(
    () => hiddenFrom(first(), second()),
    ({ b, roots: [one, other] }) => !same(one, other) && b !== 0 && one[0] !== 0,
  )
}

interface Asked {
  readonly hidden: Hidden
  readonly question: string
  readonly questionSpoken: string
  readonly note?: string
  /** u as a power of x. */
  readonly u: string
  readonly uSpoken: string
  readonly power: number
  /** Why u is not negative, where it cannot be. */
  readonly never?: readonly [shown: string, spoken: string]
  readonly value: (x: number) => number
}

const solved = ({ hidden, power, u, uSpoken, never, value, ...asked }: Asked) => {
  const kept = never ? hidden.roots.filter((root) => size(root) > 0) : hidden.roots
  const rejected = hidden.roots.find((root) => !kept.includes(root))
  const found = kept.map((root) => raised(root, power))
  return {
    question: typst`
Solve the equation
$ ${asked.question} $
#marks(4)`,
    answer: typst`${asked.note === undefined ? '' : `\n${asked.note}`}
${quadraticInU(hidden, u)}
${
  never && rejected
    ? typst`#working("B1")[$${never[0]}$ is never negative, so ${roomy(`u = ${printed(rejected)}`)} is rejected]`
    : typst`#working("M1")[$x = u^${power}$]`
}
#working("A1")[${answers(found)}]`,
    alt: plain`Solve the equation: ${asked.questionSpoken}.`,
    answerAlt: plain`${quadraticInUSpoken(hidden, uSpoken)} ${never && rejected ? plain`${never[1]} is never negative, so ${said(rejected)} is rejected.` : ''} x is ${found.map(said).join(' or ')}.`,
    answers: [rootsAsked('', found)],
    // In u, where the roots lie far enough apart for a scan.
    verify: () =>
      wrongRoots((t) => value(t ** power), kept.map(size), never ? 0.0031 : -9.0137, 12.0119) ??
      unsatisfied(value, found),
  }
}

const squareRoot = {
  note: '',
  u: 'sqrt(x)',
  uSpoken: 'root x',
  power: 2,
  never: ['sqrt(x)', 'Root x'],
} as const
const inRoot =
  ({ a, b, c }: Hidden) =>
  (x: number) =>
    a * x + b * Math.sqrt(x) + c

const wholeRoot = (random: Random) => () => rational(random.integer(1, 6))
const fractionalRoot = (random: Random) => () => rational(random.integer(1, 5), random.pick([2, 3]))

export const substitutionSquareRoot = defineTemplate({
  id: 'substitution-square-root',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'both-hold'(random) {
      const hidden = drawHidden(random, wholeRoot(random), fractionalRoot(random))
      const { a, b, c } = hidden
      return solved({
        hidden,
        ...squareRoot,
        question: `${terms([a, 'x'], [b, 'sqrt(x)'], [c, ''])} = 0`,
        questionSpoken: `${termsInWords([a, 'x'], [b, 'root x,'], [c, ''])}, equals 0`,
        value: inRoot(hidden),
      })
    },
    'one-rejected'(random) {
      const hidden = drawHidden(
        random,
        () => rational(random.integer(2, 6)),
        () => rational(-random.integer(1, 5), random.pick([1, 2, 3])),
      )
      const { a, b, c } = hidden
      return solved({
        hidden,
        ...squareRoot,
        question: `${terms([a, 'x'])} = ${terms([-b, 'sqrt(x)'], [-c, ''])}`,
        questionSpoken: `${termsInWords([a, 'x'])} equals ${termsInWords([-b, 'root x,'], [-c, ''])}`,
        value: inRoot(hidden),
      })
    },
    quotient(random) {
      const [whole, fractional] = [wholeRoot(random), fractionalRoot(random)]
      const hidden = drawHidden(random, whole, random.chance(0.5) ? whole : fractional)
      const { a, b, c } = hidden
      return solved({
        hidden,
        ...squareRoot,
        note: '#note[Multiply every term by $sqrt(x)$.]',
        question: `${terms([a, 'sqrt(x)'])} + ${c}/sqrt(x) = ${-b}`,
        questionSpoken: `${termsInWords([a, 'root x'])}, plus ${c} over root x, equals ${-b}`,
        value: (x) => a * Math.sqrt(x) + c / Math.sqrt(x) + b,
      })
    },
  },
})

/** An equation in the square of u and in u itself, all on one side or not. */
const inPowers = (
  { a, b, c }: Hidden,
  [twice, once]: Names,
  [twiceSpoken, onceSpoken]: Names,
  isWhole: boolean,
) =>
  isWhole
    ? {
        question: `${terms([a, twice], [b, once], [c, ''])} = 0`,
        questionSpoken: `${termsInWords([a, twiceSpoken], [b, onceSpoken], [c, ''])}, equals 0`,
      }
    : {
        question: `${terms([a, twice], [c, ''])} = ${terms([-b, once])}`,
        questionSpoken: `${termsInWords([a, twiceSpoken], [c, ''])}, equals ${termsInWords([-b, onceSpoken])}`,
      }
type Names = readonly [twice: string, once: string]

/** An equation in an odd root of x. */
const inOddRoot = (hidden: Hidden, power: 3 | 5, isWhole: boolean) => {
  const share = power === 3 ? 'third' : 'fifth'
  const [u, uSpoken] = [`x^(1/${power})`, `x to the power one ${share}`]
  return solved({
    hidden,
    power,
    u,
    uSpoken,
    ...inPowers(hidden, [`x^(2/${power})`, u], [`x to the power two ${share}s`, uSpoken], isWhole),
    value: (x) => {
      const root = Math.sign(x) * Math.abs(x) ** (1 / power)
      return hidden.a * root ** 2 + hidden.b * root + hidden.c
    },
  })
}

export const substitutionFraction = defineTemplate({
  id: 'substitution-fractional-power',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    thirds(random) {
      const hidden = drawHidden(
        random,
        () => rational(random.integer(1, 5) * random.sign()),
        () => rational(random.integer(1, 3) * random.sign(), random.pick([1, 2])),
      )
      return inOddRoot(hidden, 3, true)
    },
    quarters(random) {
      const hidden = drawHidden(
        random,
        () => rational(random.integer(1, 4)),
        () => rational(-random.integer(1, 5)),
      )
      const [u, uSpoken] = ['x^(1/4)', 'x to the power one quarter']
      return solved({
        hidden,
        power: 4,
        u,
        uSpoken,
        never: [u, 'A fourth root'],
        ...inPowers(hidden, ['x^(1/2)', u], ['x to the power one half', uSpoken], hidden.b > 0),
        value: (x) => hidden.a * Math.sqrt(x) + hidden.b * x ** (1 / 4) + hidden.c,
      })
    },
    fifths(random) {
      const hidden = drawHidden(
        random,
        () => rational(random.integer(1, 2) * random.sign()),
        () => rational(random.sign(), random.pick([1, 2])),
      )
      return inOddRoot(hidden, 5, hidden.b > 0)
    },
  },
})
