// Hidden quadratics in a bracket, in a modulus, and in the root of a bracket.

import { tallResult } from '../../kit/layout.ts'
import { terms } from '../../kit/numbers.ts'
import { linear, linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots } from './checks.ts'
import {
  factor,
  modulus,
  modulusSpoken,
  printed,
  type Rational,
  rational,
  said,
  same,
  size,
} from './expressions.ts'
import { hiddenFrom, quadraticInU, quadraticInUSpoken } from './substitution.ts'

export const substitutionBracket = defineTemplate({
  id: 'substitution-bracket',
  marks: 5,
  calculator: false,
  level: 4,
  cases: ['expression-twice', 'modulus', 'root-of-bracket'],
  draw(random, which) {
    if (which === 'expression-twice') {
      // x² + bx takes the values p and q at whole numbers.
      return random.until(
        () => {
          const b = random.integer(1, 4) * random.sign()
          const [one, other] = [random.integer(1, 5), random.integer(1, 4)]
          return {
            which,
            b,
            a: 1,
            hidden: hiddenFrom(rational(one * (one + b)), rational(other * (other + b))),
            starts: [one, other],
          }
        },
        ({
          hidden: {
            roots: [p, q],
            b,
          },
          b: inner,
          starts,
        }) =>
          !same(p, q) &&
          p[0] !== 0 &&
          q[0] !== 0 &&
          b !== 0 &&
          Math.max(p[0], q[0]) <= 20 &&
          starts.every((x) => x !== -inner - x),
      )
    }
    if (which === 'modulus') {
      const [one, other] = random.distinct([1, 2, 3, 4, 5, 6], 2) as [number, number]
      return {
        which,
        a: 1,
        b: random.integerExcept(-6, 6, 0, one, other, -one, -other),
        hidden: hiddenFrom(rational(one), rational(other)),
        starts: [],
      }
    }
    return random.until(
      () => ({
        which,
        a: random.integer(2, 5),
        b: random.integerExcept(-9, 9, 0),
        hidden: hiddenFrom(rational(random.integer(1, 6)), rational(random.integer(1, 7))),
        starts: [],
      }),
      ({
        a,
        b,
        hidden: {
          roots: [p, q],
        },
      }) => !same(p, q) && (p[0] ** 2 - b) % a === 0 && p[0] ** 2 !== b && q[0] ** 2 !== b,
    )
  },
  write({ which, a, b, hidden }) {
    const {
      b: s,
      c: t,
      roots: [first, second],
    } = hidden
    const [p, q] = [first[0], second[0]]
    const found = bracketSolutions(which, a, b, [p, q])
    const rest = (variable: string) =>
      terms([s, variable], [t, ''])
        .replace(/^−/, '− ')
        .replace(/^(?!−)/, '+ ')
    const restSpoken = (variable: string) => (s > 0 ? `plus ` : '') + termsInWords([s, variable], [t, ''])
    const inside = quadratic(1, b, 0)
    const [asked, spoken] = {
      'expression-twice': [
        `(${inside})^2 ${rest(`(${inside})`)} = 0`,
        `${quadraticSpoken(1, b, 0)}, all squared, ${restSpoken(`times, ${quadraticSpoken(1, b, 0)},`)}, equals 0`,
      ],
      modulus: [
        `(${linear(1, b)})^2 ${rest(modulus(1, b))} = 0`,
        `${linearSpoken(1, b)}, all squared, ${restSpoken(`times ${modulusSpoken(1, b)},`)}, equals 0`,
      ],
      'root-of-bracket': [
        `${linear(a, b + t)} = ${-s} sqrt(${linear(a, b)})`,
        `${linearSpoken(a, b + t)} equals ${-s} times the square root of, ${linearSpoken(a, b)}`,
      ],
    }[which] as [string, string]
    const substitution = {
      'expression-twice': inside,
      modulus: modulus(1, b),
      'root-of-bracket': `sqrt(${linear(a, b)})`,
    }[which]
    const substitutionSpoken = {
      'expression-twice': quadraticSpoken(1, b, 0),
      modulus: modulusSpoken(1, b),
      'root-of-bracket': `the square root of ${linearSpoken(a, b)}`,
    }[which]
    const lines = [p, q].map((u) => {
      const [one, other] = pairFor(which, a, b, u)
      if (which === 'root-of-bracket')
        return typst`$${linear(a, b)} = ${u}^2$, $x =$ ${tallResult(printed(one))}`
      if (which === 'modulus')
        return typst`$${linear(1, b)} = plus.minus ${u}$, $x =$ ${tallResult(printed(one))} or ${tallResult(printed(other))}`
      return typst`$${quadratic(1, b, -u)} = 0$ \
$${factor(one)}${factor(other)} = 0$ \
$x =$ ${tallResult(printed(one))} or ${tallResult(printed(other))}`
    })
    return {
      question: typst`
Solve the equation
$ ${asked} $
#marks(5)`,
      answer: typst`
${which === 'modulus' ? typst`#note[$(${linear(1, b)})^2$ is the square of $${modulus(1, b)}$.]` : which === 'root-of-bracket' ? typst`#note[$${linear(a, b + t)}$ is $(${linear(a, b)}) ${t < 0 ? '−' : '+'} ${Math.abs(t)}$.]` : ''}
${quadraticInU(hidden, substitution)}
#working("M1 A1")[${lines[0] ?? ''}]
#working("A1")[${lines[1] ?? ''}]`,
      alt: plain`Solve the equation: ${spoken}.`,
      answerAlt: plain`${quadraticInUSpoken(hidden, substitutionSpoken)} x is ${found.map(said).join(' or ')}.`,
    }
  },
  verify({ which, a, b, hidden: { b: s, c: t, roots } }) {
    const asked = (x: number) => {
      if (which === 'expression-twice') return (x * x + b * x) ** 2 + s * (x * x + b * x) + t
      if (which === 'modulus') return (x + b) ** 2 + s * Math.abs(x + b) + t
      return a * x + b + t + s * Math.sqrt(Math.max(0, a * x + b))
    }
    const [p, q] = roots.map(([n]) => n) as [number, number]
    return wrongRoots(
      asked,
      bracketSolutions(which, a, b, [p, q]).map(size),
      which === 'root-of-bracket' ? -b / a + 0.0137 : -30.0137,
      60.0119,
    )
  },
})

const pairFor = (which: string, a: number, b: number, u: number): readonly [Rational, Rational] => {
  if (which === 'root-of-bracket') return [rational(u * u - b, a), rational(u * u - b, a)]
  if (which === 'modulus') return [rational(u - b), rational(-u - b)]
  const root = Math.round(Math.sqrt(b * b + 4 * u))
  return [rational(-b + root, 2), rational(-b - root, 2)]
}

const bracketSolutions = (
  which: string,
  a: number,
  b: number,
  values: readonly [number, number],
): readonly Rational[] => {
  return values.flatMap((u) => {
    const [one, other] = pairFor(which, a, b, u)
    return same(one, other) ? [one] : [one, other]
  })
}
