// Sequences: nth terms of every kind the syllabus names, term-to-term rules with subscripts, sums of two sequences.

import { agree } from '../../kit/checking.ts'
import { expression, final, inOrder, number, word } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { minusPolynomial, type Polynomial, plus, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numbersInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { firstTerms, list } from './terms-of-sequences.ts'

const term = (p: Polynomial) => expression(shown(p, 'n'), 'n')

export const linearSequence = defineTemplate({
  id: 'linear-sequence',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    rising(random) {
      const [d, c] = [random.integer(3, 8), random.integerExcept(-9, 9, 0)]
      const p = [d, c]
      const given = firstTerms(p, 4)
      const next = valueAt(p, 5)
      return {
        question: typst`
Here are the first four terms of a sequence.
$ ${list(given)} $
#part("a", 1)[Write down the next term.]
#part("b", 2)[Find an expression for the $n$th term.]
#part("c", 1)[Find the 50th term.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${minus(next)}$]]]
#part("b")[
#note[The terms go up in ${d}s, so compare with $${d}n$.]
#working("B2 oe")[#result[$${shown(p, 'n')}$]]
#scheme[*B1* for $${d}n + k$ with another number, or for $k n ${c < 0 ? '−' : '+'} ${Math.abs(c)}$]]
#part("c")[#working("B1 FT")[$${d} times 50 ${c < 0 ? '−' : '+'} ${Math.abs(c)} =$ #result[${valueAt(p, 50)}]]]`,
        alt: plain`The first four terms of a sequence are ${numbersInWords(given)}. Part a: write down the next term. Part b: find an expression for the nth term. Part c: find the 50th term.`,
        answerAlt: plain`Part a: the next term is ${plain`${next}`}. Part b: the nth term is ${spoken(p, 'n')}. Part c: the 50th term is ${plain`${valueAt(p, 50)}`}.`,
        answers: [final('a', number(next)), final('b', term(p)), final('c', number(valueAt(p, 50)))],
        verify() {
          let value = d + c
          for (let n = 1; n < 50; n += 1) value += d
          return value === valueAt(p, 50) ? null : `step by step the 50th term is ${value}`
        },
      }
    },
    'falling-and-is-it-a-term'(random) {
      const [d, c] = [-random.integer(3, 7), random.integer(30, 50)]
      const p = [d, c]
      const target = valueAt(p, random.integer(20, 40)) + (random.chance(0.5) ? 0 : 1)
      const given = firstTerms(p, 4)
      const n = (target - c) / d
      const isTerm = Number.isInteger(n)
      return {
        question: typst`
Here are the first four terms of a sequence.
$ ${list(given)} $
#part("a", 2)[Find an expression for the $n$th term.]
#part("b", 2)[Is $${minus(target)}$ a term of this sequence? Show how you decide.]`,
        answer: typst`
#part("a")[
#note[The terms go down in ${-d}s, so $n$ is multiplied by $${minus(d)}$.]
#working("B2 oe")[#result[$${linear(d, c, 'n')}$]]
#scheme[*B1* for $${minus(d)}n + k$ with another number]]
#part("b")[
#working("M1 FT")[$${linear(d, c, 'n')} = ${minus(target)}$, so $n = display(${c - target}/${-d})$]
#working("A1")[${isTerm ? typst`$n = ${n}$ is a whole number: #result[yes]` : '$n$ is not a whole number: #result[no]'}]]`,
        alt: plain`The first four terms of a sequence are ${numbersInWords(given)}. Part a: find an expression for the nth term. Part b: is ${target} a term of this sequence? Show how you decide.`,
        answerAlt: plain`Part a: the nth term is ${c} minus ${-d} n. Part b: n would be ${c - target} over ${-d}, which is ${isTerm ? plain`the whole number ${n}, so yes` : 'not a whole number, so no'}.`,
        answers: [final('a', term(p)), final('b', word(isTerm ? 'yes' : 'no'))],
        verify() {
          let value = d + c
          while (value > target) value += d
          return (value === target) === isTerm ? null : 'walking down decides otherwise'
        },
      }
    },
  },
})

const drawRule = (random: Random) => {
  const [k, c, u] = [random.integer(2, 4), random.integerExcept(-7, 7, 0), random.integer(3, 7)]
  const next = (value: number) => k * value + c
  const [u2, u3] = [next(u), next(next(u))]
  const rule = `u_(n + 1) = ${k}u_n ${c < 0 ? '−' : '+'} ${Math.abs(c)}`
  const ruleSpoken = `u with index n plus 1 equals ${k} times u with index n, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}`
  const sign = c < 0 ? '−' : '+'
  // In one step: u₃ = k²u₁ + c(k + 1).
  const verify = () => (agree((u3 - c * (k + 1)) / (k * k), u) ? null : 'two steps at once disagree')
  return { k, c, u, u2, u3, rule, ruleSpoken, sign, verify }
}

export const termToTerm = defineTemplate({
  id: 'term-to-term-rule',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    forwards(random) {
      const { k, c, u, u2, u3, rule, ruleSpoken, sign, verify } = drawRule(random)
      return {
        question: typst`
A sequence is given by $u_1 = ${u}$ and $${rule}$.

Find the value of $u_2$ and of $u_3$. Then find $u_3 − u_1$. #marks(3)`,
        answer: typst`
#working("B1")[$u_2 = ${k} times ${u} ${sign} ${Math.abs(c)} =$ #result[$${minus(u2)}$]]
#working("B1 FT")[$u_3 = ${k} times ${u2 < 0 ? `(${minus(u2)})` : u2} ${sign} ${Math.abs(c)} =$ #result[$${minus(u3)}$]]
#working("B1 FT")[$u_3 − u_1 =$ #result[$${minus(u3 - u)}$]]`,
        alt: plain`A sequence is given by u 1 equals ${u} and the rule ${ruleSpoken}. Find the value of u 2 and of u 3. Then find u 3 minus u 1.`,
        answerAlt: plain`u 2 is ${plain`${u2}`}. u 3 is ${plain`${u3}`}. u 3 minus u 1 is ${plain`${u3 - u}`}.`,
        answers: [
          final('', number(u2), 'u₂'),
          final('', number(u3), 'u₃'),
          final('', number(u3 - u), 'u₃ − u₁'),
        ],
        verify,
      }
    },
    backwards(random) {
      const { k, c, u, u2, u3, rule, ruleSpoken, sign, verify } = drawRule(random)
      return {
        question: typst`
A sequence has the rule $${rule}$.

The third term is $u_3 = ${minus(u3)}$. Find $u_2$ and $u_1$. #marks(3)`,
        answer: typst`
#working("M1")[$${k}u_2 ${sign} ${Math.abs(c)} = ${minus(u3)}$]
#working("A1")[$u_2 =$ #result[$${minus(u2)}$]]
#working("A1 FT")[$${k}u_1 ${sign} ${Math.abs(c)} = ${minus(u2)}$, so $u_1 =$ #result[$${u}$]]`,
        alt: plain`A sequence has the rule ${ruleSpoken}. The third term, u 3, is ${plain`${u3}`}. Find u 2 and u 1.`,
        answerAlt: plain`Undo the rule: ${c < 0 ? 'add' : 'take away'} ${Math.abs(c)} and divide by ${k}. u 2 is ${u2}, and u 1 is ${u}.`,
        answers: [final('', number(u2), 'u₂'), final('', number(u), 'u₁')],
        verify,
      }
    },
  },
})

const combined = (random: Random, isSum: boolean) => {
  const p = [1, 0, random.integer(1, 6)]
  const q = [random.integer(3, 6), random.integerExcept(-3, 4, 0)]
  const r = isSum ? plus(p, q) : minusPolynomial(p, q)
  const [a, b, c] = [p, q, r].map((s) => firstTerms(s, 4)) as [number[], number[], number[]]
  const row = (name: string, values: readonly number[]) =>
    `[$${name}$], ${values.map((v) => `[$${minus(v)}$]`).join(', ')}`
  return {
    question: typst`
The table shows the first terms of the sequences $A$ and $B$.
#table(columns: 5, [Term], [1], [2], [3], [4], ${row('A', a)}, ${row('B', b)})
Each term of sequence $C$ is the term of $A$ ${isSum ? 'plus' : 'minus'} the term of $B$.
#part("a", 1)[Write down the first four terms of $C$.]
#part("b", 3)[Find the $n$th term of $A$ and the $n$th term of $B$.]
#part("c", 1)[Find the $n$th term of $C$.]`,
    answer: typst`
#part("a")[#working("B1")[#result[$${c.map(minus).join(', ')}$]]]
#part("b")[
#working("B1")[$A$: each term is ${p[2] ?? 0} more than a square: #result[$${shown(p, 'n')}$]]
#working("B2 oe")[$B$: up in ${q[0] ?? 0}s: #result[$${shown(q, 'n')}$]]
#scheme[*B1* for the right multiple of $n$ with another number]]
#part("c")[#working("B1 FT")[#result[$${shown(r, 'n')}$]]]`,
    alt: plain`The first four terms of sequence A are ${numbersInWords(a)}. The first four terms of sequence B are ${numbersInWords(b)}. Each term of sequence C is the term of A ${isSum ? 'plus' : 'minus'} the term of B. Part a: write down the first four terms of C. Part b: find the nth term of A and the nth term of B. Part c: find the nth term of C.`,
    answerAlt: plain`Part a: ${numbersInWords(c)}. Part b: the nth term of A is ${spoken(p, 'n')}, and the nth term of B is ${spoken(q, 'n')}. Part c: the nth term of C is ${spoken(r, 'n')}.`,
    answers: [
      final('a', inOrder(c)),
      final('b', term(p), 'A'),
      final('b', term(q), 'B'),
      final('c', term(r)),
    ],
    verify: () =>
      [1, 2, 3, 4, 9].every((n) => valueAt(r, n) === valueAt(p, n) + (isSum ? 1 : -1) * valueAt(q, n))
        ? null
        : 'a term of C is another',
  }
}

export const sumOfSequences = defineTemplate({
  id: 'sum-of-sequences',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    difference: (random) => combined(random, false),
    sum: (random) => combined(random, true),
  },
})
