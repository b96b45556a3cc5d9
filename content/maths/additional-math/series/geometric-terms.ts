// Geometric progressions: terms, numbers of terms, sums, and the sum to infinity.

import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { fraction, significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { boxes, termGraph } from './figures.ts'
import { answered, answeredFraction, geometric, isLowest, manyTerms, total, whole } from './progressions.ts'

/** A ratio below 1 in lowest terms. */
export const smallRatio = (random: Random, most = 5): readonly [top: number, bottom: number] => {
  return random.until(
    () => [random.integer(1, most - 1), random.integer(2, most)] as const,
    ([top, bottom]) => top < bottom && isLowest(top, bottom),
  )
}

export const geometricTerms = defineTemplate({
  id: 'geometric-terms',
  marks: 3,
  calculator: true,
  level: 1,
  cases: {
    'from-the-start'(random) {
      const [a, r, n] = [random.integer(2, 7), random.pick([2, 3, -2, -3]), random.integer(7, 10)]
      const list = geometric(a, r, 4).map((value) => String(value).replace('-', '−'))
      const found = a * r ** (n - 1)
      return {
        question: typst`
These are the first four terms of a geometric progression.
${boxes(list)}
#part("a", 1)[Write down the common ratio.]
#part("b", 2)[Find the ${ordinal(n)} term.]`,
        answer: typst`
${boxes(list, `times ${r < 0 ? `(${r})` : r}`)}
#part("a")[#working("B1")[$r =$ ${answered(r)}]]
#part("b")[
#working("M1 FT")[$${a} times ${r < 0 ? `(${r})` : r}^${n - 1}$]
#working("A1")[${answered(found)}]]`,
        alt: plain`The first four terms of a geometric progression are ${geometric(a, r, 4)
          .map((value) => plain`${value}`)
          .join(', ')}. Part a: write down the common ratio. Part b: find the ${ordinal(n)} term.`,
        answerAlt: plain`Part a: the common ratio is ${r}. Part b: ${a} times ${r} to the power ${n - 1} is ${found}.`,
        answers: [final('a', number(r)), final('b', number(found))],
        verify: () => (geometric(a, r, n).at(-1) === found ? null : 'multiplied on, it is another'),
      }
    },
    'two-terms'(random) {
      const { a, top, bottom, m, gap } = random.until(
        () => {
          const [top, bottom] = random.pick([
            [2, 1],
            [3, 1],
            [1, 2],
            [3, 2],
            [2, 3],
            [1, 3],
          ] as const)
          return {
            a: random.integer(2, 200),
            top,
            bottom,
            m: random.pick([2, 3]),
            gap: random.pick([3, 3, 5]),
          }
        },
        ({ a, top, bottom, m, gap }) =>
          a % bottom ** (m + gap - 1) === 0 && (a * top ** (m + gap - 1)) / bottom ** (m + gap - 1) < 3000,
      )
      const term = (n: number) => (a * top ** (n - 1)) / bottom ** (n - 1)
      const [u, v] = [term(m), term(m + gap)]
      return {
        question: typst`The ${ordinal(m)} term of a geometric progression is ${u} and the ${ordinal(m + gap)} term is ${v}. All the terms are real numbers. Find the common ratio and the first term. #marks(3)`,
        answer: typst`
#working("M1")[$ r^${gap} = ${v}/${u} = ${fraction(v, u)} $]
#working("A1")[$r =$ ${answeredFraction(top, bottom)}]
#working("A1")[$a = ${u} div ${top === 1 || bottom > 1 ? `(${fraction(top, bottom)})` : top}^${m - 1} =$ ${answered(a)}]`,
        alt: plain`The ${ordinal(m)} term of a geometric progression is ${u} and the ${ordinal(m + gap)} term is ${v}. All the terms are real numbers. Find the common ratio and the first term.`,
        answerAlt: plain`r to the power ${gap} is ${fractionInWords(v, u)}, so the common ratio is ${fractionInWords(top, bottom)} and the first term is ${a}.`,
        answers: [
          final('', number(typedFraction(top, bottom)), 'common ratio'),
          final('', number(a), 'first term'),
        ],
        verify: () => {
          const list = geometric(a, top / bottom, m + gap)
          return Math.abs((list[m - 1] ?? 0) - u) < 1e-6 && Math.abs((list.at(-1) ?? 0) - v) < 1e-6
            ? null
            : 'multiplied on, it is another'
        },
      }
    },
    'how-many-terms'(random) {
      const { a, r, n } = random.until(
        () => ({ a: random.integer(2, 9), r: random.integer(2, 4), n: random.integer(7, 12) }),
        ({ a, r, n }) => a * r ** (n - 1) < 40_000,
      )
      const last = a * r ** (n - 1)
      return {
        question: typst`Find the number of terms in the geometric progression
$ ${a}, ${a * r}, ${a * r * r}, dots, ${whole(last)}. $ #marks(3)`,
        answer: typst`
#working("M1")[$${a} times ${r}^(n - 1) = ${whole(last)}$]
#working("A1")[$${r}^(n - 1) = ${whole(last / a)} = ${r}^${n - 1}$]
#working("A1")[$n =$ ${answered(n)}]`,
        alt: plain`Find the number of terms in the geometric progression ${a}, ${a * r}, ${a * r * r}, and so on, up to ${last}.`,
        answerAlt: plain`${r} to the power open bracket n minus 1 close bracket is ${last / a}, which is ${r} to the power ${n - 1}. So there are ${n} terms.`,
        answers: [final('', number(n))],
        verify: () => {
          let [count, term] = [1, a]
          while (term < last) {
            term *= r
            count += 1
          }
          return term === last && count === n ? null : `counted, there are ${count}`
        },
      }
    },
  },
})

export const geometricSums = defineTemplate({
  id: 'geometric-sums',
  marks: 5,
  calculator: true,
  level: 2,
  cases: {
    'sum-and-infinity'(random) {
      const { a, top, bottom } = random.until(
        () => {
          const [top, bottom] = smallRatio(random)
          return { a: random.integer(16, 250), top, bottom }
        },
        ({ a, top, bottom }) => a % bottom ** 3 === 0 && Number.isInteger((a * bottom) / (bottom - top)),
      )
      const [n, r] = [random.integer(8, 12), top / bottom]
      const infinite = (a * bottom) / (bottom - top)
      const sum = infinite * (1 - r ** n)
      const list = geometric(a, r, 7).map((value) => Number(value.toFixed(4)))
      const most = Math.ceil(a / 20) * 20
      return {
        question: typst`
The graph shows the first terms of a geometric progression. The first three terms are ${a}, ${(a * top) / bottom} and ${(a * top * top) / bottom ** 2}.
${termGraph(list, { most, step: most > 120 ? 40 : 20 })}
#part("a", 1)[Find the common ratio.]
#part("b", 2)[Find the sum of the first ${n} terms.]
#part("c", 2)[Find the sum to infinity.]`,
        answer: typst`
#part("a")[#working("B1")[$r =$ ${answeredFraction(top, bottom)}]]
#part("b")[
#working("M1 FT")[$ (${a} (1 - (${top}/${bottom})^${n}))/(1 - ${top}/${bottom}) $]
#working("A1")[#result[${significant(sum)}] (3 s.f.)]]
#part("c")[
#working("M1 FT")[$ ${a}/(1 - ${top}/${bottom}) $]
#working("A1")[${answered(infinite)}]]`,
        alt: plain`A graph shows the falling terms of a geometric progression. The first three terms are ${a}, ${(a * top) / bottom} and ${(a * top * top) / bottom ** 2}. Part a: find the common ratio. Part b: find the sum of the first ${n} terms. Part c: find the sum to infinity.`,
        answerAlt: plain`Part a: the common ratio is ${fractionInWords(top, bottom)}. Part b: the sum of ${n} terms is ${significant(sum)} to 3 significant figures. Part c: ${a} divided by open bracket 1 minus the ratio close bracket is ${infinite}.`,
        answers: [
          final('a', number(typedFraction(top, bottom))),
          final('b', threeFigures(sum)),
          final('c', number(infinite)),
        ],
        verify: () =>
          Math.abs(total(geometric(a, r, n)) - sum) < 1e-6 && Math.abs(manyTerms(a, r) - infinite) < 1e-6
            ? null
            : 'added up, it is another',
      }
    },
    'ratio-from-infinity'(random) {
      const { a, top, bottom, sign, infinite } = random.until(
        () => {
          const [[top, bottom], sign] = [smallRatio(random), random.sign()]
          const a = random.integer(6, 120)
          return { a, top, bottom, sign, infinite: (a * bottom) / (bottom - sign * top) }
        },
        ({ a, infinite, bottom, top }) => Number.isInteger(infinite) && a % bottom ** 2 === 0 && top > 0,
      )
      const r = (sign * top) / bottom
      const third = (a * top * top) / bottom ** 2
      return {
        question: typst`The first term of a geometric progression is ${a} and its sum to infinity is ${infinite}.
#part("a", 3)[Find the common ratio.]
#part("b", 2)[Find the third term.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${a}/(1 - r) = ${infinite} $]
#working("A1")[$ 1 - r = ${a}/${infinite} $]
#working("A1")[$r =$ ${answeredFraction(sign * top, bottom)}]]
#part("b")[
#working("M1 FT")[$ ${a} (${fraction(sign * top, bottom)})^2 $]
#working("A1")[${answered(third)}]]`,
        alt: plain`The first term of a geometric progression is ${a} and its sum to infinity is ${infinite}. Part a: find the common ratio. Part b: find the third term.`,
        answerAlt: plain`Part a: 1 minus r is ${a} over ${infinite}, so the common ratio is ${fractionInWords(sign * top, bottom)}. Part b: the third term is ${third}.`,
        answers: [final('a', number(typedFraction(sign * top, bottom))), final('b', number(third))],
        verify: () => {
          const list = geometric(a, r, 3)
          return Math.abs(manyTerms(a, r) - infinite) < 1e-6 && Math.abs((list[2] ?? 0) - third) < 1e-9
            ? null
            : 'added up, it is another'
        },
      }
    },
    'recurring-decimal'(random) {
      const block = random.until(
        () => random.integer(12, 87),
        (value) => value % 11 !== 0 && value % 10 !== 0 && (value % 3 === 0 || value % 11 === 0),
      )
      const shown = `0.${block}${block}${block}`
      return {
        question: typst`The recurring decimal $${shown}…$ can be written as the sum to infinity of a geometric progression,
$ 0.${block} + 0.00${block} + 0.0000${block} + dots.c $
#part("a", 1)[Write down the common ratio.]
#part("b", 1)[Explain why the sum to infinity exists.]
#part("c", 3)[Use the sum to infinity to write the recurring decimal as a fraction in its lowest terms.]`,
        answer: typst`
#part("a")[#working("B1")[$r =$ #result[0.01]]]
#part("b")[#working("B1")[$-1 < r < 1$]]
#part("c")[
#working("M1")[$ (0.${block})/(1 - 0.01) $]
#working("A1")[$ = ${block}/99 $]
#working("A1")[${answeredFraction(block, 99)}]]`.replace('…$', '"…"$'),
        alt: plain`The recurring decimal ${shown} and so on can be written as the sum to infinity of a geometric progression, 0.${block} plus 0.00${block} plus 0.0000${block} and so on. Part a: write down the common ratio. Part b: explain why the sum to infinity exists. Part c: use the sum to infinity to write the recurring decimal as a fraction in its lowest terms.`,
        answerAlt: plain`Part a: the common ratio is 0.01. Part b: the common ratio is between minus 1 and 1. Part c: 0.${block} over 0.99 is ${block} over 99, which is ${fractionInWords(block, 99)}.`,
        answers: [
          final('a', number(0.01)),
          final('c', number(typedFraction(block, 99), { form: 'fraction' })),
        ],
        verify: () =>
          Math.abs(total(geometric(block / 100, 0.01, 12)) - block / 99) < 1e-12
            ? null
            : 'added up, it is another',
      }
    },
  },
})
