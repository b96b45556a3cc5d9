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
  rootsAsked,
  said,
  same,
  size,
} from './expressions.ts'
import { type Hidden, hiddenFrom, quadraticInU, quadraticInUSpoken } from './substitution.ts'

/** '+ 3u' or '− 3u' and the constant of a quadratic, with something in the place of u. */
const rest = ({ b, c }: Hidden, u: string) =>
  terms([b, u], [c, ''])
    .replace(/^−/, '− ')
    .replace(/^(?!−)/, '+ ')
const restSpoken = ({ b, c }: Hidden, u: string) => (b > 0 ? `plus ` : '') + termsInWords([b, u], [c, ''])

interface Asked {
  readonly hidden: Hidden
  readonly question: string
  readonly questionSpoken: string
  readonly note?: string
  readonly u: string
  readonly uSpoken: string
  /** The solutions that come from a value of u, and how they do. */
  readonly from: (u: number) => { readonly found: readonly Rational[]; readonly line: string }
  readonly value: (x: number) => number
  readonly scan?: number
}

const solved = ({ hidden, from, value, scan = -30.0137, ...asked }: Asked) => {
  const [first, second] = [from(hidden.roots[0][0]), from(hidden.roots[1][0])]
  const found = [...first.found, ...second.found]
  return {
    question: typst`
Solve the equation
$ ${asked.question} $
#marks(5)`,
    answer: typst`
${asked.note ?? ''}
${quadraticInU(hidden, asked.u)}
#working("M1 A1")[${first.line}]
#working("A1")[${second.line}]`,
    alt: plain`Solve the equation: ${asked.questionSpoken}.`,
    answerAlt: plain`${quadraticInUSpoken(hidden, asked.uSpoken)} x is ${found.map(said).join(' or ')}.`,
    answers: [rootsAsked('', found)],
    verify: () => wrongRoots(value, found.map(size), scan, 60.0119),
  }
}

const oneOrOther = (one: Rational, other: Rational) =>
  typst`$x =$ ${tallResult(printed(one))} or ${tallResult(printed(other))}`

export const substitutionBracket = defineTemplate({
  id: 'substitution-bracket',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'expression-twice'(random) {
      // x² + bx takes the values p and q at whole numbers.
      const { b, hidden } = random.until(
        () => {
          const b = random.integer(1, 4) * random.sign()
          const [one, other] = [random.integer(1, 5), random.integer(1, 4)]
          const hidden = hiddenFrom(rational(one * (one + b)), rational(other * (other + b)))
          return { b, hidden, starts: [one, other] }
        },
        ({ b, hidden, starts }) => {
          const [p, q] = hidden.roots
          return (
            !same(p, q) &&
            p[0] !== 0 &&
            q[0] !== 0 &&
            hidden.b !== 0 &&
            Math.max(p[0], q[0]) <= 20 &&
            starts.every((x) => x !== -b - x)
          )
        },
      )
      const [inside, insideSpoken] = [quadratic(1, b, 0), quadraticSpoken(1, b, 0)]
      return solved({
        hidden,
        question: `(${inside})^2 ${rest(hidden, `(${inside})`)} = 0`,
        questionSpoken: `open bracket ${insideSpoken} close bracket squared, ${restSpoken(hidden, `times open bracket ${insideSpoken} close bracket,`)}, equals 0`,
        u: inside,
        uSpoken: insideSpoken,
        from: (u) => {
          const root = Math.round(Math.sqrt(b * b + 4 * u))
          const [one, other] = [rational(-b + root, 2), rational(-b - root, 2)]
          return {
            found: [one, other],
            line: typst`$${quadratic(1, b, -u)} = 0$ \
$${factor(one)}${factor(other)} = 0$ \
${oneOrOther(one, other)}`,
          }
        },
        value: (x) => (x * x + b * x) ** 2 + hidden.b * (x * x + b * x) + hidden.c,
      })
    },
    modulus(random) {
      const [one, other] = random.distinct([1, 2, 3, 4, 5, 6], 2) as [number, number]
      const b = random.integerExcept(-6, 6, 0, one, other, -one, -other)
      const hidden = hiddenFrom(rational(one), rational(other))
      const [inside, bent] = [linear(1, b), modulus(1, b)]
      return solved({
        hidden,
        question: `(${inside})^2 ${rest(hidden, bent)} = 0`,
        questionSpoken: `open bracket ${linearSpoken(1, b)} close bracket squared, ${restSpoken(hidden, `times ${modulusSpoken(1, b)},`)}, equals 0`,
        note: typst`#note[$(${inside})^2$ is the square of $${bent}$.]`,
        u: bent,
        uSpoken: modulusSpoken(1, b),
        from: (u) => {
          const found = [rational(u - b), rational(-u - b)] as const
          return { found, line: typst`$${inside} = plus.minus ${u}$, ${oneOrOther(...found)}` }
        },
        value: (x) => (x + b) ** 2 + hidden.b * Math.abs(x + b) + hidden.c,
      })
    },
    'root-of-bracket'(random) {
      const { a, b, hidden } = random.until(
        () => ({
          a: random.integer(2, 5),
          b: random.integerExcept(-9, 9, 0),
          hidden: hiddenFrom(rational(random.integer(1, 6)), rational(random.integer(1, 7))),
        }),
        ({
          a,
          b,
          hidden: {
            roots: [p, q],
          },
        }) => !same(p, q) && (p[0] ** 2 - b) % a === 0 && p[0] ** 2 !== b && q[0] ** 2 !== b,
      )
      const { b: s, c: t } = hidden
      const inside = linear(a, b)
      return solved({
        hidden,
        question: `${linear(a, b + t)} = ${-s} sqrt(${inside})`,
        questionSpoken: `${linearSpoken(a, b + t)} equals ${-s} times the square root of open bracket ${linearSpoken(a, b)} close bracket`,
        note: typst`#note[$${linear(a, b + t)}$ is $(${inside}) ${t < 0 ? '−' : '+'} ${Math.abs(t)}$.]`,
        u: `sqrt(${inside})`,
        uSpoken: `the square root of ${linearSpoken(a, b)}`,
        from: (u) => {
          const x = rational(u * u - b, a)
          return { found: [x], line: typst`$${inside} = ${u}^2$, $x =$ ${tallResult(printed(x))}` }
        },
        value: (x) => a * x + b + t + s * Math.sqrt(Math.max(0, a * x + b)),
        scan: -b / a + 0.0137,
      })
    },
  },
})
