// Integration as the reverse of differentiation: powers, brackets and standard functions.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, upToConstant } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { e, piece, power, shownSum, spokenSum, typed } from './writing.ts'

const constant = piece('c', 'c', 1)

const eachTerm = '#scheme[*B1* for each of the two terms, *B1 dep* for both with $+ c$]'

/** Whether F is an integral of f: the gradient of F at three places. */
export const isIntegral = (whole: (x: number) => number, f: (x: number) => number): string | null => {
  return compared(...[0.6, 1.1, 2.4].map((x) => ['the derivative', gradient(whole, x), f(x)] as const))
}

export const integratePowers = defineTemplate({
  id: 'integrate-powers',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    polynomial(random) {
      const [a, b, c] = [random.integer(2, 9), random.integerExcept(-7, 7, 0), random.integerExcept(-9, 9, 0)]
      const f = [power(3, a), power(2, b), power(0, c)]
      const whole = [power(4, a, 4), power(3, b, 3), power(1, c), constant]
      return {
        question: typst`
Find
$ integral (${shownSum(...f)}) dif x. $
#marks(3)`,
        answer: typst`
#note[Add one to each power and divide by the new power. The constant of integration belongs to the answer.]
#working("M1 A1 A1 oe")[#result[$${shownSum(...whole)}$]]
#scheme[*M1* for a power raised by 1, *A1* for two terms, *A1* for all with $+ c$]`,
        alt: plain`Find the integral of open bracket ${spokenSum(...f)} close bracket, with respect to x.`,
        answerAlt: plain`The integral is ${spokenSum(...whole)}, where c is the constant of integration.`,
        answers: [final('', upToConstant(typed(...whole.slice(0, -1)), 'x'))],
        verify: () =>
          isIntegral(
            (x) => (a * x ** 4) / 4 + (b * x ** 3) / 3 + c * x,
            (x) => a * x ** 3 + b * x * x + c,
          ),
      }
    },
    'roots-and-reciprocals'(random) {
      const [a, b, n] = [random.integer(2, 9), random.integer(2, 9), random.integer(2, 4)]
      const whole = [power(1.5, 2 * a, 3), power(1 - n, b, n - 1), constant]
      return {
        question: typst`
Find
$ integral (${a} sqrt(x) − ${b}/x^${n}) dif x. $
#marks(3)`,
        answer: typst`
#working("B1")[$= integral (${shownSum(power(0.5, a), power(-n, -b))}) dif x$]
#working("M1")[$= display((${a}x^(3/2))/(3/2)) − display((${b}x^(−${n - 1}))/(−${n - 1})) + c$]
#working("A1 oe")[#result[$${shownSum(...whole)}$]]`,
        alt: plain`Find the integral of open bracket ${a} times the square root of x, minus ${b} over x to the power ${n} close bracket, with respect to x.`,
        answerAlt: plain`Write the terms as powers first. The integral is ${spokenSum(...whole)}.`,
        answers: [final('', upToConstant(typed(...whole.slice(0, -1)), 'x'))],
        verify: () =>
          isIntegral(
            (x) => (2 * a * x ** 1.5) / 3 + b / (n - 1) / x ** (n - 1),
            (x) => a * Math.sqrt(x) - b / x ** n,
          ),
      }
    },
    'expand-first'(random) {
      const [a, b] = [random.integer(2, 5), random.integer(2, 6)]
      const whole = [power(3, a * a, 3), power(1, 2 * a * b), power(-1, -b * b), constant]
      return {
        question: typst`
Find
$ integral (${a}x + ${b}/x)^2 dif x. $
#marks(3)`,
        answer: typst`
#note[Expand the bracket first.]
#working("B1")[$= integral (${shownSum(power(2, a * a), power(0, 2 * a * b), power(-2, b * b))}) dif x$]
#working("M1 A1 oe")[$=$ #result[$${shownSum(...whole)}$]]`,
        alt: plain`Find the integral with respect to x of open bracket ${a} x plus the fraction ${b} over x, close bracket squared.`,
        answerAlt: plain`Expand the square: ${spokenSum(power(2, a * a), power(0, 2 * a * b), power(-2, b * b))}. The integral is ${spokenSum(...whole)}.`,
        answers: [final('', upToConstant(typed(...whole.slice(0, -1)), 'x'))],
        verify: () =>
          isIntegral(
            (x) => (a * a * x ** 3) / 3 + 2 * a * b * x - (b * b) / x,
            (x) => (a * x + b / x) ** 2,
          ),
      }
    },
  },
})

export const integrateStandard = defineTemplate({
  id: 'integrate-standard',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'sine-and-cosine'(random) {
      const [a, k] = [random.integer(2, 9), random.integer(2, 5)]
      const [b, m] = [random.integer(2, 9), random.integer(2, 5)]
      const whole = [piece(`sin ${k}x`, `sin ${k} x`, a, k), piece(`cos ${m}x`, `cos ${m} x`, b, m), constant]
      return {
        question: typst`
Find $integral (${a} cos ${k}x − ${b} sin ${m}x) dif x$. #marks(3)`,
        answer: typst`
#note[Divide by the number before $x$. The integral of $sin x$ is $−cos x$.]
#working("B1 B1 B1")[#result[$${shownSum(...whole)}$]]
${eachTerm}`,
        alt: plain`Find the integral of, ${a} cos ${k} x minus ${b} sin ${m} x, with respect to x.`,
        answerAlt: plain`The integral is ${spokenSum(...whole)}.`,
        answers: [final('', upToConstant(typed(...whole.slice(0, -1)), 'x'))],
        verify: () =>
          isIntegral(
            (x) => (a / k) * Math.sin(k * x) + (b / m) * Math.cos(m * x),
            (x) => a * Math.cos(k * x) - b * Math.sin(m * x),
          ),
      }
    },
    'secant-and-exponential'(random) {
      const [a, k] = [random.integer(2, 9), random.integer(2, 4)]
      const [b, m, n] = [random.integer(2, 9), random.integer(2, 5), random.integerExcept(-3, 4, 0)]
      const power = linear(m, n)
      const said = linearSpoken(m, n)
      const whole = [
        piece(`tan ${k}x`, `tan ${k} x`, a, k),
        piece(`${e}^(${power})`, `e to the power open bracket ${said} close bracket,`, b, m),
        constant,
      ]
      return {
        question: typst`
Find $integral (${a} sec^2 ${k}x + ${b}${e}^(${power})) dif x$. #marks(3)`,
        answer: typst`
#working("B1 B1 B1")[#result[$${shownSum(...whole)}$]]
${eachTerm}
#note[Check by differentiating: $tan ${k}x$ gives $${k} sec^2 ${k}x$, and $${e}^(${power})$ gives $${m}${e}^(${power})$.]`,
        alt: plain`Find the integral of, ${a} times the square of secant ${k} x, plus ${b} times e to the power open bracket ${said} close bracket, with respect to x.`,
        answerAlt: plain`The integral is ${spokenSum(...whole)}.`,
        answers: [final('', upToConstant(typed(...whole.slice(0, -1)), 'x'))],
        verify: () =>
          compared(
            ...[0.1, 0.3].map(
              (x) =>
                [
                  'the derivative',
                  gradient((t) => (a / k) * Math.tan(k * t) + (b / m) * Math.exp(m * t + n), x),
                  a / Math.cos(k * x) ** 2 + b * Math.exp(m * x + n),
                ] as const,
            ),
          ),
      }
    },
    'linear-brackets'(random) {
      const [n, k] = [random.integer(3, 6), random.integer(2, 9)]
      const bracket = () =>
        random.until(
          () => [random.integer(2, 5), random.integer(1, 7)] as const,
          ([one, other]) => highestCommonFactor(one, other) === 1,
        )
      const [[a, b], [m, d]] = [bracket(), bracket()]
      const [u, v] = [linear(a, b), linear(m, d)]
      const whole = [
        piece(
          `(${u})^${n + 1}`,
          `open bracket ${linearSpoken(a, b)} close bracket to the power ${n + 1},`,
          1,
          a * (n + 1),
        ),
        piece(`ln (${v})`, `the natural log of open bracket ${linearSpoken(m, d)} close bracket,`, k, m),
        constant,
      ]
      return {
        question: typst`
Find, for $x > 0$,
$ integral ((${u})^${n} + ${k}/(${v})) dif x. $
#marks(3)`,
        answer: typst`
#note[Divide by the new power and by the number before $x$. The second term is a logarithm.]
#working("B1")[$${shownSum(...whole.slice(0, 1))}$]
#working("B1")[$${shownSum(...whole.slice(1, 2))}$]
#working("B1 dep")[#result[$${shownSum(...whole)}$]]`,
        alt: plain`Find, for x greater than 0, the integral with respect to x of, open bracket ${linearSpoken(a, b)} close bracket to the power ${n}, plus ${k} over open bracket ${linearSpoken(m, d)} close bracket.`,
        answerAlt: plain`The integral is ${spokenSum(...whole)}.`,
        answers: [final('', upToConstant(typed(...whole.slice(0, -1)), 'x'))],
        verify: () =>
          isIntegral(
            (x) => (a * x + b) ** (n + 1) / (a * (n + 1)) + (k / m) * Math.log(m * x + d),
            (x) => (a * x + b) ** n + k / (m * x + d),
          ),
      }
    },
  },
})
