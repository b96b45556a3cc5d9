// Scalars found by comparing the coefficients of a and b.

import { distance, type Point } from '../../kit/checking.ts'
import { along, bold } from '../../kit/combinations.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus, terms } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const origin: Point = [0, 0]
const [va, vb] = [bold('a'), bold('b')]

const notParallel = `The vectors $${va}$ and $${vb}$ are not parallel.`

/** m a + n b in coordinates, with two skew vectors in place of a and b. */
const at = (m: number, n: number): Point => [3 * m - 2 * n, m + 5 * n]

/** null if both sides lead to one point. */
const whyNot = (left: Point, right: Point): string | null =>
  distance(left, right) < 1e-9 ? null : 'the two sides lead to different points'

export const comparedCoefficients = defineTemplate({
  id: 'compared-coefficients',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    expressions(random) {
      const { p, q, r, s, x, y, X, Y } = random.until(
        () => {
          const [p, q, r, s] = [
            random.integer(1, 4),
            random.integer(1, 4),
            random.integer(1, 5),
            -random.integer(1, 4),
          ]
          const [x, y] = [random.integer(2, 6) * random.sign(), random.integer(2, 5) * random.sign()]
          return { p, q, r, s, x, y, X: p * x + r * y, Y: q * x + s * y }
        },
        ({ x, y, X, Y }) => X !== 0 && Y !== 0 && Math.abs(x) !== Math.abs(y) && X > 0,
      )
      const [first, second] = [terms([p, va], [q, vb]), terms([r, va], [s, vb])]
      const right = terms([X, va], [Y, vb])
      const rows = [
        [
          [p, 'lambda'],
          [r, 'mu'],
        ],
        [
          [q, 'lambda'],
          [s, 'mu'],
        ],
      ] as const
      return {
        question: typst`
${notParallel} Find the scalars $lambda$ and $mu$ such that
$ lambda (${first}) + mu (${second}) = ${right}. $
#marks(4)`,
        answer: typst`
#note[Each vector has the same coefficient on both sides.]
#working("M1")[$${terms(...rows[0])} = ${minus(X)}$ #linebreak() $${terms(...rows[1])} = ${minus(Y)}$]
#working("M1")[${r === -s ? 'adding the equations' : typst`${timesThe(-s, 'first')} plus ${timesThe(r, 'second')}`}: $${terms([(p * -s + q * r) / (r === -s ? r : 1), 'lambda'])} = ${minus((X * -s + Y * r) / (r === -s ? r : 1))}$]
#working("A1")[$lambda =$ #result[$${minus(x)}$]]
#working("A1")[$mu =$ #result[$${minus(y)}$]]`,
        alt: plain`The vectors a and b are not parallel. Find the scalars lambda and mu such that lambda times the vector ${termsInWords([p, 'a'], [q, 'b'])}, plus mu times the vector ${termsInWords([r, 'a'], [s, 'b'])}, equals ${termsInWords([X, 'a'], [Y, 'b'])}.`,
        answerAlt: plain`From the coefficients, ${termsInWords(...rows[0])} equals ${X}, and ${termsInWords(...rows[1])} equals ${`${Y < 0 ? 'minus ' : ''}${Math.abs(Y)}`}. So lambda is ${x} and mu is ${`${y < 0 ? 'minus ' : ''}${Math.abs(y)}`}.`,
        answers: [final('', number(x), 'λ'), final('', number(y), 'μ')],
        verify: () => whyNot(at(x * p + y * r, x * q + y * s), at(X, Y)),
      }
    },
    'two-routes'(random) {
      // a + λ(p b − a) = μ(q a + r b): 1 − λ = qμ and pλ = rμ.
      const { p, q, r } = random.until(
        () => ({ p: random.integer(2, 5), q: random.integer(1, 4), r: random.integer(1, 5) }),
        ({ p, q, r }) => p * q + r <= 12 && p !== r,
      )
      const [lambda, mu] = [lowestTerms(r, p * q + r), lowestTerms(p, p * q + r)]
      const [end, other] = [terms([p, vb], [-1, va]), terms([q, va], [r, vb])]
      return {
        question: typst`
${notParallel} The position vector of a point $X$ can be written in two ways:
$ arrow(O X) = ${va} + lambda (${end}) $
$ arrow(O X) = mu (${other}) $
Find the value of $lambda$ and of $mu$. #marks(4)`,
        answer: typst`
#note[Each vector has the same coefficient in both.]
#working("M1")[$ ${va}: quad 1 − lambda = ${terms([q, 'mu'])} $ $ ${vb}: quad ${terms([p, 'lambda'])} = ${terms([r, 'mu'])} $]
#note[Multiply the first equation by ${p}, and put in the second.]
#working("M1")[$${terms([p, ''], [-r, 'mu'])} = ${terms([p * q, 'mu'])}$]
#working("A1")[$mu =$ #result[$${fraction(...mu)}$]]
#working("A1")[$lambda =$ #result[$${fraction(...lambda)}$]]`,
        alt: plain`The vectors a and b are not parallel. The position vector of a point X can be written as a plus lambda times the vector ${termsInWords([p, 'b'], [-1, 'a'])}, and as mu times the vector ${termsInWords([q, 'a'], [r, 'b'])}. Find the value of lambda and of mu.`,
        answerAlt: plain`From the coefficients, 1 minus lambda equals ${termsInWords([q, 'mu'])}, and ${termsInWords([p, 'lambda'])} equals ${termsInWords([r, 'mu'])}. So mu is ${fractionInWords(...mu)} and lambda is ${fractionInWords(...lambda)}.`,
        answers: [
          final('', number(typedFraction(...lambda)), 'λ'),
          final('', number(typedFraction(...mu)), 'μ'),
        ],
        verify: () =>
          whyNot(along(at(1, 0), at(0, p), lambda[0] / lambda[1]), along(origin, at(q, r), mu[0] / mu[1])),
      }
    },
  },
})

const timesThe = (count: number, which: string): string => {
  return count === 1 ? `the ${which}` : `${count} times the ${which}`
}
