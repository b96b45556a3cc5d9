// Hidden quadratics in √x and in other fractional powers of x.

import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import { printed, type Rational, rational, roomy, said, same, size } from './expressions.ts'
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

export const substitutionSquareRoot = defineTemplate({
  id: 'substitution-square-root',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['both-hold', 'one-rejected', 'quotient'],
  draw(random, which) {
    const whole = () => rational(random.integer(1, 6))
    const half = () => rational(random.integer(1, 5), random.pick([2, 3]))
    const hidden = {
      'both-hold': () => drawHidden(random, whole, half),
      'one-rejected': () =>
        drawHidden(
          random,
          () => rational(random.integer(2, 6)),
          () => rational(-random.integer(1, 5), random.pick([1, 2, 3])),
        ),
      quotient: () => drawHidden(random, whole, random.chance(0.5) ? whole : half),
    }[which]()
    return { which, hidden }
  },
  write({ which, hidden }) {
    const { a, b, c, roots } = hidden
    const kept = roots.filter((u) => size(u) > 0)
    const asked = {
      'both-hold': [
        `${terms([a, 'x'], [b, 'sqrt(x)'], [c, ''])} = 0`,
        `${termsInWords([a, 'x'], [b, 'root x'], [c, ''])}, equals 0`,
      ],
      'one-rejected': [
        `${terms([a, 'x'])} = ${terms([-b, 'sqrt(x)'], [-c, ''])}`,
        `${termsInWords([a, 'x'])} equals ${termsInWords([-b, 'root x'], [-c, ''])}`,
      ],
      quotient: [
        `${terms([a, 'sqrt(x)'])} + ${c}/sqrt(x) = ${-b}`,
        `${termsInWords([a, 'root x'])} plus ${c} over root x, equals ${-b}`,
      ],
    }[which] as [string, string]
    const rejected = roots.find((u) => size(u) < 0)
    return {
      question: typst`
Solve the equation
$ ${asked[0]} $
#marks(4)`,
      answer: typst`
${which === 'quotient' ? '#note[Multiply every term by $sqrt(x)$.]' : ''}
${quadraticInU(hidden, 'sqrt(x)')}
${
  rejected
    ? typst`#working("B1")[$sqrt(x)$ is never negative, so ${roomy(`u = ${printed(rejected)}`)} is rejected]
#working("A1")[${answers(kept.map((u) => raised(u, 2)))}]`
    : typst`#working("M1")[$x = u^2$]
#working("A1")[${answers(kept.map((u) => raised(u, 2)))}]`
}`,
      alt: plain`Solve the equation: ${asked[1]}.`,
      answerAlt: plain`${quadraticInUSpoken(hidden, 'root x')} ${rejected ? plain`Root x is never negative, so ${said(rejected)} is rejected.` : ''} x is ${kept.map((u) => said(raised(u, 2))).join(' or ')}.`,
    }
  },
  verify({ which, hidden: { a, b, c, roots } }) {
    const asked = (x: number) => {
      const root = Math.sqrt(Math.max(0, x))
      return which === 'quotient' ? a * root + c / root + b : a * x + b * root + c
    }
    const claimed = roots.filter((u) => size(u) > 0).map((u) => raised(u, 2))
    // In t = √x, where the roots lie far enough apart for a scan.
    return (
      wrongRoots(
        (t) => asked(t * t),
        claimed.map((x) => Math.sqrt(size(x))),
        0.0071,
        12,
      ) ?? unsatisfied(asked, claimed)
    )
  },
})

export const substitutionFraction = defineTemplate({
  id: 'substitution-fractional-power',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['thirds', 'quarters', 'fifths'],
  draw(random, which) {
    const hidden = {
      thirds: () =>
        drawHidden(
          random,
          () => rational(random.integer(1, 5) * random.sign()),
          () => rational(random.integer(1, 3) * random.sign(), random.pick([1, 2])),
        ),
      quarters: () =>
        drawHidden(
          random,
          () => rational(random.integer(1, 4)),
          () => rational(-random.integer(1, 5)),
        ),
      fifths: () =>
        drawHidden(
          random,
          () => rational(random.integer(1, 2) * random.sign()),
          () => rational(random.sign(), random.pick([1, 2])),
        ),
    }[which]()
    return { which, hidden }
  },
  write({ which, hidden }) {
    const { a, b, c, roots } = hidden
    const power = { thirds: 3, quarters: 4, fifths: 5 }[which]
    const [twice, once] = which === 'quarters' ? ['x^(1/2)', 'x^(1/4)'] : [`x^(2/${power})`, `x^(1/${power})`]
    const spokenTwice = which === 'quarters' ? 'x to the power 1 over 2' : `x to the power 2 over ${power}`
    const spokenOnce = `x to the power 1 over ${power}`
    const asked =
      which === 'thirds' || b > 0
        ? [
            `${terms([a, twice], [b, once], [c, ''])} = 0`,
            `${termsInWords([a, spokenTwice], [b, spokenOnce], [c, ''])}, equals 0`,
          ]
        : [
            `${terms([a, twice], [c, ''])} = ${terms([-b, once])}`,
            `${termsInWords([a, spokenTwice], [c, ''])}, equals ${termsInWords([-b, spokenOnce])}`,
          ]
    const kept = which === 'quarters' ? roots.filter((u) => size(u) > 0) : roots
    const rejected = roots.find((u) => !kept.includes(u))
    return {
      question: typst`
Solve the equation
$ ${asked[0] ?? ''} $
#marks(4)`,
      answer: typst`
${quadraticInU(hidden, once)}
${
  rejected
    ? typst`#working("B1")[$${once}$ is never negative, so ${roomy(`u = ${printed(rejected)}`)} is rejected]`
    : typst`#working("M1")[$x = u^${power}$]`
}
#working("A1")[${answers(kept.map((u) => raised(u, power)))}]`,
      alt: plain`Solve the equation: ${asked[1] ?? ''}.`,
      answerAlt: plain`${quadraticInUSpoken(hidden, spokenOnce)} ${rejected ? plain`A fourth root is never negative, so ${said(rejected)} is rejected.` : ''} x is ${kept.map((u) => said(raised(u, power))).join(' or ')}.`,
    }
  },
  verify({ which, hidden: { a, b, c, roots } }) {
    const power = { thirds: 3, quarters: 4, fifths: 5 }[which]
    const rootOf = (x: number) => Math.sign(x) * Math.abs(x) ** (1 / power)
    const asked = (x: number) =>
      a * (which === 'quarters' ? Math.sqrt(x) : rootOf(x) ** 2) + b * rootOf(x) + c
    const kept = which === 'quarters' ? roots.filter((u) => size(u) > 0) : roots
    const from = which === 'quarters' ? 0.0031 : -9.0137
    return (
      wrongRoots((t) => asked(t ** power), kept.map(size), from, 9.0119) ??
      unsatisfied(
        asked,
        kept.map((u) => raised(u, power)),
      )
    )
  },
})
