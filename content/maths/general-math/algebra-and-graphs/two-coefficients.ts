// Two unknown coefficients from two values of a function or two terms of a sequence.

import { agree } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const fromTwoValues = (random: Random, isSequence: boolean) => {
  const [a, b] = random.until(
    () => [random.integer(2, 5), random.integerExcept(-7, 7, 0)] as const,
    ([a, b]) => a !== b,
  )
  const [s, t] = isSequence ? [2, 5] : [-random.integer(1, 2), random.integer(2, 3)]
  const value = (x: number) => a * x * x + b * x
  const [first, second] = [value(s), value(t)]
  const intro = isSequence
    ? typst`The $n$th term of a sequence is $a n^2 + b n$. The 2nd term is $${minus(first)}$ and the 5th term is $${minus(second)}$.`
    : typst`$f(x) = a x^2 + b x$, where $a$ and $b$ are constants. $f(${minus(s)}) = ${minus(first)}$ and $f(${t}) = ${minus(second)}$.`
  const spokenIntro = isSequence
    ? plain`The nth term of a sequence is a n squared plus b n. The 2nd term is ${first} and the 5th term is ${plain`${second}`}.`
    : plain`f of x is a x squared plus b x, where a and b are constants. f of ${s} is ${plain`${first}`}, and f of ${t} is ${plain`${second}`}.`
  return {
    question: typst`
${intro}

Find the value of $a$ and the value of $b$. #marks(4)`,
    answer: typst`
#working("M1")[$${unitOr(s * s)}a ${s < 0 ? '−' : '+'} ${unitOr(Math.abs(s))}b = ${minus(first)}$ \
$${t * t}a + ${t}b = ${minus(second)}$]
#note[Divide the first equation by $${minus(s)}$ and the second by ${t}.]
#working("M1")[$${unitOr(s)}a + b = ${minus(first / s)}$ \
$${t}a + b = ${minus(second / t)}$]
#working("A1")[Subtract: $${t - s}a = ${minus(second / t - first / s)}$, so $a =$ #result[${a}]]
#working("A1")[$b = ${minus(second / t)} − ${t} times ${a} =$ #result[$${minus(b)}$]]`,
    alt: plain`${spokenIntro} Find the value of a and the value of b.`,
    answerAlt: plain`Two equations follow, one from each value. Dividing the first by ${s} and the second by ${t}, and subtracting, gives ${t - s} a equals ${plain`${second / t - first / s}`}. So a is ${a} and b is ${plain`${b}`}.`,
    answers: [final('', number(a), 'a'), final('', number(b), 'b')],
    verify() {
      // A parabola through the origin and two points, by Lagrange's formula, at a fourth place.
      const x = 7
      const through = (value(s) * x * (x - t)) / (s * (s - t)) + (value(t) * x * (x - s)) / (t * (t - s))
      return agree(through, 49 * a + 7 * b) ? null : 'the curve through the points is another'
    },
  }
}

export const twoCoefficients = defineTemplate({
  id: 'two-unknown-coefficients',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    function: (random) => fromTwoValues(random, false),
    sequence: (random) => fromTwoValues(random, true),
  },
})
