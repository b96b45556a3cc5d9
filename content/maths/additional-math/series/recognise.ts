// Which kind of progression a sequence is, shown from its terms, from a formula, and from a pattern of sticks.

import { final, number, word } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, terms } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { stickTriangles } from './figures.ts'
import { answered, answeredFraction, arithmetic, geometric, isLowest } from './progressions.ts'

/** A kind of sequence, alone or with its noun. */
const ofKind = (kind: string) => word(kind, `${kind} progression`, `${kind} sequence`)

export const recognise = defineTemplate({
  id: 'recognise',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    'which-kind'(random) {
      const [a, d] = [random.integer(12, 30), random.integer(3, 9)]
      const { g, top, bottom } = random.until(
        () => ({
          g: random.pick([16, 27, 32, 54, 64, 81]),
          top: random.pick([1, 2, 3]),
          bottom: random.pick([2, 3]),
        }),
        ({ g, top, bottom }) => isLowest(top, bottom) && g % bottom ** 3 === 0,
      )
      const start = random.integer(2, 9)
      const falling = arithmetic(a, -d, 4)
      const changing = [0, 1, 2, 3].map((n) => Math.round(g * (top / bottom) ** n))
      const neither = [0, 1, 2, 3].map((n) => start + n * n)
      return {
        question: typst`
Here are the first four terms of three sequences.
#table(columns: 5, align: center, [$P$], ..(${falling.map((v) => `[$${v}$]`).join(', ')}), [$Q$], ..(${changing.map((v) => `[${v}]`).join(', ')}), [$R$], ..(${neither.map((v) => `[${v}]`).join(', ')}))
For each sequence, write down whether it is arithmetic, geometric or neither. If it is arithmetic or geometric, write down its common difference or common ratio. #marks(4)`,
        answer: typst`
#working()[$P$: the differences are all the same, #result[arithmetic]]
#working()[$Q$: the ratios are all the same, #result[geometric]]
#working("B2")[$R$: differences 1, 3, 5: #result[neither]]
#scheme[*B1* for two of the three kinds]
#working("B1")[$P$: #result[$d = -${d}$]]
#working("B1")[$Q$: $r = display(${changing[1] ?? 0}/${g}) =$ ${answeredFraction(top, bottom)}]`,
        alt: plain`Here are the first four terms of three sequences. P: ${falling.map((value) => plain`${value}`).join(', ')}. Q: ${changing.join(', ')}. R: ${neither.join(', ')}. For each sequence, write down whether it is arithmetic, geometric or neither. If it is arithmetic or geometric, write down its common difference or common ratio.`,
        answerAlt: plain`P is arithmetic with common difference minus ${d}. Q is geometric with common ratio ${fractionInWords(top, bottom)}. R is neither, because its differences are 1, 3, 5.`,
        answers: [
          final('', ofKind('arithmetic'), 'P'),
          final('', number(-d), 'difference or ratio of P'),
          final('', ofKind('geometric'), 'Q'),
          final('', number(typedFraction(top, bottom)), 'difference or ratio of Q'),
          final('', word('neither'), 'R'),
        ],
        verify: () => {
          const gaps = (list: readonly number[]) =>
            new Set(list.slice(1).map((value, n) => value - (list[n] ?? 0)))
          const ratios = (list: readonly number[]) =>
            new Set(list.slice(1).map((value, n) => (value / (list[n] ?? 1)).toFixed(9)))
          return gaps(falling).size === 1 &&
            ratios(changing).size === 1 &&
            gaps(changing).size > 1 &&
            gaps(neither).size > 1 &&
            ratios(neither).size > 1
            ? null
            : 'a sequence is of another kind'
        },
      }
    },
    'show-geometric'(random) {
      const { c, top, bottom } = random.until(
        () => ({
          c: random.integer(2, 12),
          top: random.pick([2, 3, 4, 5]),
          bottom: random.pick([3, 4, 5, 6, 7]),
        }),
        ({ top, bottom }) => top < bottom && isLowest(top, bottom),
      )
      const ratio = `(${top}/${bottom})`
      return {
        question: typst`The $n$th term of a sequence is
$ u_n = ${c} ${ratio}^n. $
#part("a", 2)[Show that the sequence is a geometric progression.]
#part("b", 1)[Write down the first term.]
#part("c", 1)[Explain why the progression has a sum to infinity.]`,
        answer: typst`
#part("a")[
#working("M1")[$ u_(n + 1)/u_n = (${c} ${ratio}^(n + 1))/(${c} ${ratio}^n) $]
#working("A1")[$= display(${top}/${bottom})$ for every $n$: a constant]]
#part("b")[#working("B1")[$u_1 =$ ${answeredFraction(c * top, bottom)}]]
#part("c")[#working("B1")[#result[$-1 < r < 1$]]]`,
        alt: plain`The nth term of a sequence is ${c} times open bracket ${top} over ${bottom} close bracket to the power n. Part a: show that the sequence is a geometric progression. Part b: write down the first term. Part c: explain why the progression has a sum to infinity.`,
        answerAlt: plain`Part a: each term divided by the one before is ${top} over ${bottom}, a constant. Part b: the first term is ${fractionInWords(c * top, bottom)}. Part c: the common ratio is between minus 1 and 1.`,
        answers: [final('b', number(typedFraction(c * top, bottom)))],
        verify: () => {
          const [above, below] = lowestTerms(c * top, bottom)
          const list = geometric(above / below, top / bottom, 8)
          return list.every((value, n) => Math.abs(value - c * (top / bottom) ** (n + 1)) < 1e-9)
            ? null
            : 'the terms are others'
        },
      }
    },
    pattern(random) {
      const [place, sticks] = [random.integer(20, 60), random.integer(40, 130)]
      const largest = Math.floor((sticks - 1) / 2)
      return {
        question: typst`
Patterns 1, 2 and 3 are rows of triangles made of sticks.
${stickTriangles([1, 2, 3])}
#part("a", 1)[Explain why the numbers of sticks are in arithmetic progression.]
#part("b", 1)[Find the number of sticks in pattern ${place}.]
#part("c", 2)[Find the number of the largest pattern that can be made with ${sticks} sticks.]`,
        answer: typst`
#part("a")[#working("B1")[Each new triangle adds 2 sticks: 3, 5, 7, …, a common difference of #result[2].]]
#part("b")[#working("B1")[$3 + ${place - 1} times 2 =$ ${answered(2 * place + 1)}]]
#part("c")[
#working("M1")[$2n + 1 <= ${sticks}$]
#working("A1")[pattern ${answered(largest)}]]`,
        alt: plain`Patterns 1, 2 and 3 are rows of 1, 2 and 3 triangles made of sticks; neighbouring triangles share a stick. Part a: explain why the numbers of sticks are in arithmetic progression. Part b: find the number of sticks in pattern ${place}. Part c: find the number of the largest pattern that can be made with ${sticks} sticks.`,
        answerAlt: plain`Part a: each new triangle adds 2 sticks, so there are 3, 5, 7 and so on, with a common difference of 2. Part b: 3 plus ${place - 1} times 2 is ${2 * place + 1}. Part c: 2 n plus 1 is at most ${sticks}, so pattern ${largest}.`,
        answers: [final('b', number(2 * place + 1)), final('c', number(largest))],
        verify: () => {
          const list = arithmetic(3, 2, 80)
          return list[place - 1] === 2 * place + 1 &&
            list.filter((value) => value <= sticks).length === largest
            ? null
            : 'counted, it is another'
        },
      }
    },
  },
})

export const changingLetters = defineTemplate({
  id: 'find-the-letter',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'three-in-arithmetic'(random) {
      const { k, p, q, s, b, c, n } = random.until(
        () => ({
          k: random.integer(2, 8),
          p: random.integer(1, 3),
          q: random.integer(2, 5),
          s: random.integer(4, 9),
          b: random.integer(-5, 6),
          c: random.integer(-5, 6),
          n: random.pick([20, 25, 30]),
        }),
        ({ k, p, q, s, b, c }) => {
          const third = 2 * (q * k + c) - (p * k + b)
          const left = third - s * k
          return (
            b !== 0 &&
            c !== 0 &&
            left !== 0 &&
            Math.abs(left) < 12 &&
            2 * q !== p + s &&
            p !== q &&
            q !== s &&
            (q - p) * k + c - b !== 0
          )
        },
      )
      const [first, second] = [p * k + b, q * k + c]
      const last = 2 * second - first - s * k
      const d = second - first
      const found = (n * (2 * first + (n - 1) * d)) / 2
      const shown = [terms([p, 'k'], [b, '']), terms([q, 'k'], [c, '']), terms([s, 'k'], [last, ''])] as const
      const words = [
        termsInWords([p, 'k'], [b, '']),
        termsInWords([q, 'k'], [c, '']),
        termsInWords([s, 'k'], [last, '']),
      ]
      return {
        question: typst`The first three terms of an arithmetic progression are
$ ${shown[0]}, quad ${shown[1]}, quad ${shown[2]}. $
#part("a", 3)[Find the value of $k$.]
#part("b", 3)[Find the sum of the first ${n} terms.]`,
        answer: typst`
#part("a")[
#note[The two differences are equal.]
#working("M1")[$(${shown[1]}) - (${shown[0]})$ \
$= (${shown[2]}) - (${shown[1]})$]
#working("A1")[$${terms([q - p, 'k'], [c - b, ''])} = ${terms([s - q, 'k'], [last - c, ''])}$]
#working("A1")[$k =$ ${answered(k)}]]
#part("b")[
#working("B1 FT")[$a = ${first}$, $d = ${d}$]
#working("M1")[$ ${n}/2 (2 times ${first < 0 ? `(${first})` : first} + ${n - 1} times ${d < 0 ? `(${d})` : d}) $]
#working("A1")[${answered(found)}]]`,
        alt: plain`The first three terms of an arithmetic progression are ${words.join('; ')}. Part a: find the value of k. Part b: find the sum of the first ${n} terms.`,
        answerAlt: plain`Part a: the two differences are equal, so k is ${k}. Part b: the first term is ${first} and the common difference is ${d}, so the sum of ${n} terms is ${found}.`,
        answers: [final('a', number(k), 'k'), final('b', number(found))],
        verify: () => {
          const list = arithmetic(first, d, n)
          const fits = list[2] === s * k + last
          return fits && list.reduce((sum, value) => sum + value, 0) === found
            ? null
            : 'added up, it is another'
        },
      }
    },
    'three-in-geometric'(random) {
      const { k, b, c, ratio } = random.until(
        () => {
          const [k, b, c] = [random.integer(3, 40), random.integer(1, 15), random.integer(3, 40)]
          return { k, b, c, ratio: [k, k + b] as const }
        },
        ({ k, b, c }) => k * (k + b + c) === (k + b) ** 2 && k !== b,
      )
      // k, k + b, k + b + c with k(k + b + c) = (k + b)²: the squares cancel.
      const [below, above] = ratio
      const fourth = (above ** 3 / below ** 2) as number
      return {
        question: typst`The first three terms of a geometric progression are
$ k, quad k + ${b}, quad k + ${b + c}. $
#part("a", 3)[Find the value of $k$.]
#part("b", 1)[Find the common ratio.]
#part("c", 2)[Find the fourth term.]`,
        answer: typst`
#part("a")[
#working("M1")[$ (k + ${b})/k = (k + ${b + c})/(k + ${b}) $]
#working("M1")[$k^2 + ${2 * b}k + ${b * b} = k^2 + ${b + c}k$]
#working("A1")[$k =$ ${answered(k)}]]
#part("b")[#working("B1 FT")[$r =$ ${answeredFraction(above, below)}]]
#part("c")[
#working("M1 FT")[$${k + b + c} times ${fraction(above, below)}$]
#working("A1")[${answeredFraction(above ** 3, below ** 2)}]]`,
        alt: plain`The first three terms of a geometric progression are k, k plus ${b}, and k plus ${b + c}. Part a: find the value of k. Part b: find the common ratio. Part c: find the fourth term.`,
        answerAlt: plain`Part a: the two ratios are equal, so ${2 * b} k plus ${b * b} is ${b + c} k, and k is ${k}. Part b: the common ratio is ${fractionInWords(above, below)}. Part c: the fourth term is ${fractionInWords(above ** 3, below ** 2)}.`,
        answers: [
          final('a', number(k), 'k'),
          final('b', number(typedFraction(above, below))),
          final('c', number(typedFraction(above ** 3, below ** 2))),
        ],
        verify: () => {
          const list = geometric(k, above / below, 4)
          return Math.abs((list[2] ?? 0) - k - b - c) < 1e-9 && Math.abs((list[3] ?? 0) - fourth) < 1e-9
            ? null
            : 'the terms are others'
        },
      }
    },
  },
})
