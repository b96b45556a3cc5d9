// Factorials: numbers and expressions in n, simplified by cancelling and by taking out a common factor.

import { expression, final, number } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, asked, downTo, factorial, product } from './counting.ts'

const drawFactorial = (random: Random) => [random.integer(6, 12), random.pick([2, 3])] as const

const quotient = (isOverBoth: boolean) => (random: Random) => {
  const [n, r] = drawFactorial(random)
  const top = downTo(n, n - r + 1)
  const bottom = isOverBoth ? factorial(r) : 1
  const value = product(top) / bottom
  const lower = isOverBoth ? `${n - r}! times ${r}!` : `${n - r}!`
  const spoken = isOverBoth ? `the product of ${n - r} factorial and ${r} factorial` : `${n - r} factorial`
  return {
    question: typst`Without a calculator, find the value of
$ (${n}!)/(${lower}). $
#marks(2)`,
    answer: typst`
#note[$${n}! = ${top.join(' times ')} times ${n - r}!$, so $${n - r}!$ cancels.]
#working("M1")[$ ${isOverBoth ? `(${top.join(' times ')})/(${downTo(r, 1).join(' times ')})` : top.join(' times ')} $]
#working("A1")[${answered(value)}]`,
    alt: plain`Without a calculator, find the value of ${n} factorial over ${spoken}.`,
    answerAlt: plain`${n} factorial is ${top.join(' times ')} times ${n - r} factorial. Cancelling leaves ${top.join(' times ')}${isOverBoth ? ` over ${r} factorial` : ''}, which is ${value}.`,
    answers: asked(value),
    verify: () => {
      const whole = factorial(n) / factorial(n - r) / bottom
      return value === whole ? null : `the whole factorials give ${whole}`
    },
  }
}

export const evaluateFactorials = defineTemplate({
  id: 'evaluate-factorials',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    quotient: quotient(false),
    'two-below': quotient(true),
    'common-factor'(random) {
      const [n, r] = drawFactorial(random)
      const k = (n + 1) * (r === 2 ? 1 : n + 2) + 1
      const larger = n + r - 1
      return {
        question: typst`Write $${larger}! + ${n}!$ in the form $k times ${n}!$, where $k$ is an integer. #marks(2)`,
        answer: typst`
#working("M1")[$${larger}! = ${downTo(larger, n + 1).join(' times ')} times ${n}!$]
#working("A1")[$${larger}! + ${n}! = (${product(downTo(larger, n + 1))} + 1) times ${n}! =$ #result[$${k} times ${n}!$]]`,
        alt: plain`Write ${larger} factorial plus ${n} factorial in the form k times ${n} factorial, where k is an integer.`,
        answerAlt: plain`${larger} factorial is ${downTo(larger, n + 1).join(' times ')} times ${n} factorial. Adding one more ${n} factorial gives ${k} times ${n} factorial.`,
        answers: [final('', number(k), 'k')],
        verify: () => (k * factorial(n) === factorial(larger) + factorial(n) ? null : 'the sum is another'),
      }
    },
  },
})

/** The two sides, for small n. @param sides from (n + a + 1)!, (n + a)! and (n + a − 1)! */
const wrongSides = (
  a: number,
  sides: (n: number, upper: number, same: number, lower: number) => readonly [number, number],
): string | null => {
  for (let n = 1; n <= 9; n += 1) {
    const [left, right] = sides(n, factorial(n + a + 1), factorial(n + a), factorial(n + a - 1))
    if (left !== right) return `with n = ${n} the sides are ${left} and ${right}`
  }
  return null
}

const drawLetters = (random: Random) => {
  const [a, k] = [random.integer(1, 3), random.integer(2, 9)]
  return { a, k, next: a + 1 }
}

export const simplifyFactorials = defineTemplate({
  id: 'simplify-factorials',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    quotient(random) {
      // (n + a + 1)! / (n + a − 1)!
      const { a, next } = drawLetters(random)
      const lower = a === 1 ? 'n' : `n + ${a - 1}`
      const [b, c] = [2 * a + 1, a * next]
      return {
        question: typst`Simplify
$ ((n + ${next})!)/((${lower})!) , $
giving your answer in the form $n^2 + b n + c$, where $b$ and $c$ are integers. #marks(3)`,
        answer: typst`
#working("M1")[$(n + ${next})! = (n + ${next})(n + ${a}) times (${lower})!$]
#working("M1")[$(n + ${next})(n + ${a})$]
#working("A1")[#result[$${terms([1, 'n^2'], [b, 'n'], [c, ''])}$]]`,
        alt: plain`Simplify open bracket n plus ${next} close bracket factorial, over ${a === 1 ? 'n' : `open bracket n plus ${a - 1} close bracket`} factorial, giving your answer in the form n squared plus b n plus c, where b and c are integers.`,
        answerAlt: plain`Cancelling leaves open bracket n plus ${next} close bracket times open bracket n plus ${a} close bracket, which is n squared plus ${b} n plus ${c}.`,
        answers: [final('', expression(`n^2 + ${b}n + ${c}`, 'n', 'expanded'))],
        verify: () => wrongSides(a, (n, upper, _, under) => [upper / under, n * n + b * n + c]),
      }
    },
    sum(random) {
      const { a, k, next } = drawLetters(random)
      const rest = k === next ? 'n' : `(${terms([1, 'n'], [next - k, ''])})`
      const spoken = k === next ? 'n' : k > next ? `n minus ${k - next}` : `n plus ${next - k}`
      return {
        question: typst`Show that
$ (n + ${next})! - ${k}(n + ${a})! = ${rest}(n + ${a})! $
#marks(3)`,
        answer: typst`
#working("M1")[$(n + ${next})! = (n + ${next})(n + ${a})!$]
#working("M1")[$(n + ${next} - ${k})(n + ${a})!$]
#working("A1")[#result[$${rest}(n + ${a})!$]]`,
        alt: plain`Show that open bracket n plus ${next} close bracket factorial, minus ${k} times open bracket n plus ${a} close bracket factorial, is open bracket ${spoken} close bracket times open bracket n plus ${a} close bracket factorial.`,
        answerAlt: plain`The first factorial is open bracket n plus ${next} close bracket times open bracket n plus ${a} close bracket factorial. Taking out the second factorial leaves n plus ${next} minus ${k}, so the result is open bracket ${spoken} close bracket times open bracket n plus ${a} close bracket factorial.`,
        answers: [],
        verify: () => wrongSides(a, (n, upper, same) => [upper - k * same, (n + next - k) * same]),
      }
    },
    'fraction-of-sum'(random) {
      const { a, k, next } = drawLetters(random)
      return {
        question: typst`Simplify
$ ((n + ${next})! + ${k}(n + ${a})!)/((n + ${a})!) . $
#marks(3)`,
        answer: typst`
#working("M1")[$(n + ${next})! = (n + ${next})(n + ${a})!$]
#working("M1")[$ ((n + ${a})! thin (n + ${next} + ${k}))/((n + ${a})!) $]
#working("A1")[#result[$n + ${next + k}$]]`,
        alt: plain`Simplify the fraction with open bracket n plus ${next} close bracket factorial, plus ${k} times open bracket n plus ${a} close bracket factorial, on top, and open bracket n plus ${a} close bracket factorial at the bottom.`,
        answerAlt: plain`The first factorial is open bracket n plus ${next} close bracket times open bracket n plus ${a} close bracket factorial. Cancelling the factorial at the bottom leaves n plus ${next} plus ${k}, which is n plus ${next + k}.`,
        answers: [final('', expression(`n + ${next + k}`, 'n', 'simplified'))],
        verify: () => wrongSides(a, (n, upper, same) => [(upper + k * same) / same, n + next + k]),
      }
    },
  },
})
