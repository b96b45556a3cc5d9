// Both progressions at once: terms of one that make the other, and three numbers.

import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { boxes } from './figures.ts'
import { answered, answeredFraction, arithmetic, geometric, sumOfArithmetic, total } from './progressions.ts'

export const mixedProgressions = defineTemplate({
  id: 'mixed-progressions',
  marks: 7,
  calculator: false,
  level: 5,
  cases: {
    'arithmetic-makes-geometric'(random) {
      // Terms 1, m and k: (a + (m−1)d)² = a(a + (k−1)d), so d = a(k − 1 − 2(m − 1))/(m − 1)².
      const { a, m, k, d } = random.until(
        () => {
          const [a, m, k] = [random.integer(2, 20), random.integer(2, 5), random.integer(4, 11)]
          return { a, m, k, d: (a * (k - 1 - 2 * (m - 1))) / (m - 1) ** 2 }
        },
        ({ d, m, k }) => Number.isInteger(d) && d > 0 && k > m && k < 2.5 * m + 3,
      )
      const [second, third] = [a + (m - 1) * d, a + (k - 1) * d]
      const n = random.pick([10, 12, 16, 20])
      const sum = sumOfArithmetic(a, d, n)
      return {
        question: typst`
The first term of an arithmetic progression is ${a} and its common difference is $d$, which is not 0. Its 1st, ${ordinal(m)} and ${ordinal(k)} terms are the first three terms of a geometric progression.
#part("a", 4)[Find the value of $d$.]
#part("b", 1)[Find the common ratio of the geometric progression.]
#part("c", 2)[Find the sum of the first ${n} terms of the arithmetic progression.]`,
        answer: typst`
#part("a")[
#working("B1")[terms $${a}$, $${a} + ${m === 2 ? '' : m - 1}d$, $${a} + ${k - 1}d$]
#working("M1")[$ (${a} + ${m === 2 ? '' : m - 1}d)/${a} = (${a} + ${k - 1}d)/(${a} + ${m === 2 ? '' : m - 1}d) $]
#working("A1")[$${m === 2 ? '' : (m - 1) ** 2}d^2 = ${a * (k - 1 - 2 * (m - 1))}d$]
#working("A1")[$d$ is not 0, so $d =$ ${answered(d)}]
${boxes([a, second, third].map(String), `times ${fraction(second, a).replace(/display\((.*)\)/, '$1')}`)}]
#part("b")[#working("B1 FT")[$r =$ ${answeredFraction(second, a)}]]
#part("c")[
#working("M1 FT")[$ ${n}/2 (2 times ${a} + ${n - 1} times ${d}) $]
#working("A1")[${answered(sum)}]]`,
        alt: plain`The first term of an arithmetic progression is ${a} and its common difference is d, which is not 0. Its 1st, ${ordinal(m)} and ${ordinal(k)} terms are the first three terms of a geometric progression. Part a: find the value of d. Part b: find the common ratio of the geometric progression. Part c: find the sum of the first ${n} terms of the arithmetic progression.`,
        answerAlt: plain`Part a: the ratios of neighbouring terms are equal, which gives d equal to ${d}; the terms are ${a}, ${second} and ${third}. Part b: the common ratio is ${fractionInWords(second, a)}. Part c: the sum of ${n} terms is ${sum}.`,
        answers: [
          final('a', number(d), 'd'),
          final('b', number(typedFraction(second, a))),
          final('c', number(sum)),
        ],
        verify: () => {
          const list = arithmetic(a, d, Math.max(n, k))
          const [x, y, z] = [list[0] ?? 0, list[m - 1] ?? 0, list[k - 1] ?? 0]
          return y * y === x * z && total(list.slice(0, n)) === sum ? null : 'the terms do not fit'
        },
      }
    },
    'same-first-term'(random) {
      // Both start with a; the 2nd and 3rd terms of the geometric one are terms 2 + p and 2 + q of the arithmetic one.
      const { a, r, d, i, j } = random.until(
        () => {
          const [a, r, i, j] = [
            random.integer(2, 12),
            random.integer(2, 4),
            random.integer(2, 6),
            random.integer(4, 21),
          ]
          return { a, r, i, j, d: (a * (r - 1)) / (i - 1) }
        },
        ({ a, r, d, i, j }) => Number.isInteger(d) && (j - 1) * d === a * (r * r - 1) && j > i,
      )
      const n = random.integer(6, 8)
      const sum = (a * (r ** n - 1)) / (r - 1)
      return {
        question: typst`
An arithmetic progression and a geometric progression both have first term ${a}. The common ratio $r$ of the geometric progression is not 1.
The 2nd term of the geometric progression is equal to the ${ordinal(i)} term of the arithmetic progression, and its 3rd term is equal to the ${ordinal(j)} term of the arithmetic progression.
#part("a", 5)[Find the value of $r$.]
#part("b", 2)[Find the sum of the first ${n} terms of the geometric progression.]`,
        answer: typst`
#part("a")[
#working("B1")[$${a}r = ${a} + ${i === 2 ? '' : i - 1}d$]
#working("B1")[$${a}r^2 = ${a} + ${j - 1}d$]
#working("M1")[Eliminate $d$: $ (r^2 - 1)/(r - 1) = ${fraction(j - 1, i - 1)} $]
#working("M1")[$r + 1 = ${fraction(j - 1, i - 1)}$]
#working("A1")[$r =$ ${answered(r)}]
${boxes(geometric(a, r, 4).map(String), `times ${r}`)}]
#part("b")[
#working("M1 FT")[$ (${a}(${r}^${n} - 1))/(${r} - 1) $]
#working("A1")[${answered(sum)}]]`,
        alt: plain`An arithmetic progression and a geometric progression both have first term ${a}. The common ratio r of the geometric progression is not 1. The 2nd term of the geometric progression is equal to the ${ordinal(i)} term of the arithmetic progression, and its 3rd term is equal to the ${ordinal(j)} term of the arithmetic progression. Part a: find the value of r. Part b: find the sum of the first ${n} terms of the geometric progression.`,
        answerAlt: plain`Part a: with d eliminated, the fraction with numerator r squared minus 1 and denominator r minus 1 is ${fractionInWords(j - 1, i - 1)}, so r plus 1 is that and r is ${r}. Part b: the sum of ${n} terms is ${sum}.`,
        answers: [final('a', number(r), 'r'), final('b', number(sum))],
        verify: () => {
          const [one, other] = [arithmetic(a, d, j), geometric(a, r, n)]
          return one[i - 1] === other[1] && one[j - 1] === other[2] && total(other) === sum
            ? null
            : 'the terms do not fit'
        },
      }
    },
    'three-numbers'(random) {
      // a − d, a, a + d with a² = (a − d)(a + d + c): d² + cd − ac = 0.
      const { a, d, c, other } = random.until(
        () => {
          const [a, d, c] = [random.integer(6, 24), random.integer(2, 12), random.integer(1, 20)]
          return { a, d, c, other: -c - d }
        },
        ({ a, d, c }) => d * d + c * d === a * c && d < a,
      )
      const numbers = [a - d, a, a + d] as const
      return {
        question: typst`Three positive numbers are in arithmetic progression, in increasing order. Their sum is ${3 * a}. When the largest number is increased by ${c}, the three numbers are in geometric progression. Find the three numbers. #marks(7)`,
        answer: typst`
#note[Let the numbers be $a - d$, $a$ and $a + d$.]
#working("M1")[$3a = ${3 * a}$]
#working("A1")[$a = ${a}$]
#working("M1")[$ ${a}/(${a} - d) = (${a + c} + d)/${a} $]
#working("M1")[$${a * a} = (${a} - d)(${a + c} + d)$]
#working("A1")[$d^2 + ${c === 1 ? '' : c}d - ${a * c} = 0$]
#working("M1")[$(d - ${d})(d + ${-other}) = 0$, and $d > 0$]
#working("A1")[${answered(numbers[0])}, ${answered(numbers[1])}, ${answered(numbers[2])}]
${boxes([numbers[0], numbers[1], numbers[2] + c].map(String), `times ${fraction(a, a - d).replace(/display\((.*)\)/, '$1')}`)}`,
        alt: plain`Three positive numbers are in arithmetic progression, in increasing order. Their sum is ${3 * a}. When the largest number is increased by ${c}, the three numbers are in geometric progression. Find the three numbers.`,
        answerAlt: plain`Let the numbers be a minus d, a and a plus d. The sum gives a equal to ${a}. The equal ratios give d squared plus ${c} d minus ${a * c} equals 0, so d is ${d}. The numbers are ${numbers[0]}, ${numbers[1]} and ${numbers[2]}.`,
        answers: [final('', inAnyOrder(numbers))],
        verify: () => {
          const fitting = Array.from({ length: a - 1 }, (_, n) => n + 1).filter(
            (gap) => a * a === (a - gap) * (a + gap + c),
          )
          return fitting.length === 1 && fitting[0] === d && total(numbers) === 3 * a
            ? null
            : `d could be ${fitting.join(' or ')}`
        },
      }
    },
  },
})
