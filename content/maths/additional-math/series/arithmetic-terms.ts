// Arithmetic progressions: terms, numbers of terms and sums, and what two conditions tell.

import { final, number } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { boxes, termGraph } from './figures.ts'
import { answered, arithmetic, sumOfArithmetic, total, whole } from './progressions.ts'

const held = (value: number) => (value < 0 ? `(${value})` : String(value))

export const arithmeticTerms = defineTemplate({
  id: 'arithmetic-terms',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'from-the-start'(random) {
      const [a, d, n] = [random.integer(2, 20), random.integer(3, 9), random.pick([20, 30, 40, 50])]
      const [last, sum] = [a + (n - 1) * d, sumOfArithmetic(a, d, n)]
      return {
        question: typst`
These are the first four terms of an arithmetic progression.
${boxes(arithmetic(a, d, 4).map(String))}
#part("a", 1)[Find the ${ordinal(n)} term.]
#part("b", 2)[Find the sum of the first ${n} terms.]`,
        answer: typst`
${boxes(arithmetic(a, d, 4).map(String), `+${d}`)}
#part("a")[#working("B1")[$${a} + ${n - 1} times ${d} =$ ${answered(last)}]]
#part("b")[
#working("M1 FT")[$ ${n}/2 (${a} + ${last}) $]
#working("A1")[${answered(sum)}]]`,
        alt: plain`The first four terms of an arithmetic progression are ${arithmetic(a, d, 4).join(', ')}. Part a: find the ${ordinal(n)} term. Part b: find the sum of the first ${n} terms.`,
        answerAlt: plain`Part a: ${a} plus ${n - 1} times ${d} is ${last}. Part b: ${n} over 2 times the sum of ${a} and ${last} is ${sum}.`,
        answers: [final('a', number(last)), final('b', number(sum))],
        verify: () => {
          const list = arithmetic(a, d, n)
          return list.at(-1) === last && total(list) === sum ? null : `added up, it is ${total(list)}`
        },
      }
    },
    'from-a-graph'(random) {
      const [a, d, n] = [random.integer(4, 8), random.integer(2, 3), random.integer(20, 45)]
      const list = arithmetic(a, d, 5)
      const most = Math.ceil((list.at(-1) ?? 0) / 2) * 2 + 2
      const given = a + (n - 1) * d
      return {
        question: typst`
The graph shows the first five terms $u_n$ of an arithmetic progression.
${termGraph(list, { most, step: 2 })}
#part("a", 1)[Write down the common difference.]
#part("b", 2)[Which term of the progression is equal to ${given}?]`,
        answer: typst`
#part("a")[#working("B1")[Each term is #result[${d}] more than the one before.]]
#part("b")[
#working("M1")[$${a} + (n - 1) times ${d} = ${given}$]
#working("A1")[$n =$ ${answered(n)}, so the ${ordinal(n)} term]]`,
        alt: plain`The graph shows the first five terms of an arithmetic progression: ${list.join(', ')}. Part a: write down the common difference. Part b: which term of the progression is equal to ${given}?`,
        answerAlt: plain`Part a: the common difference is ${d}. Part b: ${a} plus open bracket n minus 1 close bracket times ${d} is ${given}, so n is ${n}: the ${ordinal(n)} term.`,
        answers: [final('a', number(d)), final('b', number(n), 'n')],
        verify: () => (arithmetic(a, d, 60).indexOf(given) === n - 1 ? null : 'counted, it is another term'),
      }
    },
    'how-many-terms'(random) {
      const [a, d, n] = [random.integer(3, 25), random.integer(3, 8), random.integer(15, 40)]
      const [last, sum] = [a + (n - 1) * d, sumOfArithmetic(a, d, n)]
      return {
        question: typst`Find the sum of the arithmetic progression
$ ${a} + ${a + d} + ${a + 2 * d} + dots.c + ${last}. $ #marks(3)`,
        answer: typst`
#working("B1")[$${a} + (n - 1) times ${d} = ${last}$, so $n = ${n}$]
#working("M1")[$ ${n}/2 (${a} + ${last}) $]
#working("A1")[${answered(sum)}]`,
        alt: plain`Find the sum of the arithmetic progression ${a} plus ${a + d} plus ${a + 2 * d}, and so on, up to ${last}.`,
        answerAlt: plain`There are ${n} terms. ${n} over 2 times the sum of ${a} and ${last} is ${sum}.`,
        answers: [final('', number(sum))],
        verify: () => {
          let added = 0
          for (let term = a; term <= last; term += d) added += term
          return added === sum ? null : `added up, it is ${added}`
        },
      }
    },
  },
})

export const arithmeticConditions = defineTemplate({
  id: 'arithmetic-conditions',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    'two-terms'(random) {
      const [a, d, m, gap, n] = [
        random.integer(-10, 30),
        random.integerExcept(-6, 8, -1, 0, 1),
        random.integer(3, 6),
        random.integer(4, 9),
        random.pick([20, 25, 30]),
      ]
      const [u, v, sum] = [a + (m - 1) * d, a + (m + gap - 1) * d, sumOfArithmetic(a, d, n)]
      return {
        question: typst`The ${ordinal(m)} term of an arithmetic progression is $${u}$ and the ${ordinal(m + gap)} term is $${v}$.
#part("a", 3)[Find the common difference and the first term.]
#part("b", 2)[Find the sum of the first ${n} terms.]`,
        answer: typst`
#part("a")[
#working("M1")[$${gap}d = ${v} - ${held(u)}$]
#working("A1")[$d =$ ${answered(d)}]
#working("A1")[$a = ${u} - ${m - 1} times ${held(d)} =$ ${answered(a)}]]
#part("b")[
#working("M1 FT")[$ ${n}/2 (2 times ${held(a)} + ${n - 1} times ${held(d)}) $]
#working("A1")[${answered(sum)}]]`,
        alt: plain`The ${ordinal(m)} term of an arithmetic progression is ${u} and the ${ordinal(m + gap)} term is ${v}. Part a: find the common difference and the first term. Part b: find the sum of the first ${n} terms.`,
        answerAlt: plain`Part a: ${gap} times the common difference is the difference of the terms, so d is ${d} and the first term is ${a}. Part b: the sum of ${n} terms is ${sum}.`,
        answers: [
          final('a', number(d), 'common difference'),
          final('a', number(a), 'first term'),
          final('b', number(sum)),
        ],
        verify: () => {
          const list = arithmetic(a, d, n)
          return list[m - 1] === u && list[m + gap - 1] === v && total(list) === sum
            ? null
            : 'the list is another'
        },
      }
    },
    'term-and-sum'(random) {
      const [a, d, m, n] = [
        random.integer(2, 25),
        random.integer(2, 7),
        random.integer(4, 5),
        random.pick([12, 16, 20]),
      ]
      const [u, sum, next] = [a + (m - 1) * d, sumOfArithmetic(a, d, n), a + 2 * n * d]
      return {
        question: typst`In an arithmetic progression, the ${ordinal(m)} term is ${u} and the sum of the first ${n} terms is ${whole(sum)}.
#part("a", 4)[Find the first term and the common difference.]
#part("b", 1)[Find the ${ordinal(2 * n + 1)} term.]`,
        answer: typst`
#part("a")[
#working("B1")[$a + ${m - 1}d = ${u}$]
#working("B1")[$${n / 2}(2a + ${n - 1}d) = ${whole(sum)}$, \
so $2a + ${n - 1}d = ${sum / (n / 2)}$]
#working("M1")[$${n - 1}d - ${2 * m - 2}d = ${sum / (n / 2)} - ${2 * u}$]
#working("A1")[$d =$ ${answered(d)}, $a =$ ${answered(a)}]]
#part("b")[#working("B1 FT")[$${a} + ${2 * n} times ${d} =$ ${answered(next)}]]`,
        alt: plain`In an arithmetic progression, the ${ordinal(m)} term is ${u} and the sum of the first ${n} terms is ${sum}. Part a: find the first term and the common difference. Part b: find the ${ordinal(2 * n + 1)} term.`,
        answerAlt: plain`Part a: a plus ${m - 1} d is ${u}, and 2 a plus ${n - 1} d is ${sum / (n / 2)}. So d is ${d} and a is ${a}. Part b: the ${ordinal(2 * n + 1)} term is ${next}.`,
        answers: [
          final('a', number(a), 'first term'),
          final('a', number(d), 'common difference'),
          final('b', number(next)),
        ],
        verify: () => {
          const list = arithmetic(a, d, 2 * n + 1)
          return list[m - 1] === u &&
            total(list.slice(0, n)) === sum &&
            list.at(-1) === next &&
            n - 1 !== 2 * m - 2
            ? null
            : 'the list is another'
        },
      }
    },
    'from-the-sum'(random) {
      const [p, q, n] = [random.integer(2, 5), random.integerExcept(-6, 9, 0), random.integer(12, 30)]
      const [a, d] = [p + q, 2 * p]
      return {
        question: typst`The sum of the first $n$ terms of an arithmetic progression is $S_n = ${terms([p, 'n^2'], [q, 'n'])}$.
#part("a", 3)[Find the first term and the common difference.]
#part("b", 2)[Find the ${ordinal(n)} term.]`,
        answer: typst`
#part("a")[
#working("B1")[$a = S_1 =$ ${answered(a)}]
#working("M1")[$u_2 = S_2 - S_1 = ${4 * p + 2 * q} - ${held(a)}$]
#working("A1")[$d = ${3 * p + q} - ${held(a)} =$ ${answered(d)}]]
#part("b")[
#working("M1 FT")[$${a} + ${n - 1} times ${d}$]
#working("A1")[${answered(a + (n - 1) * d)}]]`,
        alt: plain`The sum of the first n terms of an arithmetic progression is ${p} n squared ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q) === 1 ? '' : Math.abs(q)} n. Part a: find the first term and the common difference. Part b: find the ${ordinal(n)} term.`,
        answerAlt: plain`Part a: the first term is the sum of 1 term, ${a}. The second is ${3 * p + q}, so the common difference is ${d}. Part b: the ${ordinal(n)} term is ${a + (n - 1) * d}.`,
        answers: [
          final('a', number(a), 'first term'),
          final('a', number(d), 'common difference'),
          final('b', number(a + (n - 1) * d)),
        ],
        verify: () => {
          const list = arithmetic(a, d, n)
          const fits = list.every((_, k) => total(list.slice(0, k + 1)) === p * (k + 1) ** 2 + q * (k + 1))
          const sum = (m: number) => p * m * m + q * m
          return fits && sum(n) - sum(n - 1) === a + (n - 1) * d ? null : 'the sums are others'
        },
      }
    },
  },
})
