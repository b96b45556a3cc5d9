// Equations in n with permutations, combinations and factorials: written out, shortened, and solved as quadratics.

import { nCr } from '../../kit/chance.ts'
import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { combinations, factorial, inParts, nPr, permutations } from './counting.ts'

/** Every whole number up to 60 for which the two sides are equal. */
const solutions = (left: (n: number) => number, right: (n: number) => number, least: number): number[] => {
  return Array.from({ length: 60 }, (_, k) => k).filter((n) => n >= least && left(n) === right(n))
}

const whyPositive = '#note[$n$ is a number of things, so it cannot be negative.]'

const solved = (n: number) => [allSolutions([n], 'n')]

const wrongSolution = (value: (n: number) => number, n: number, least: number): string | null => {
  const found = solutions(value, () => value(n), least)
  return found.length === 1 && found[0] === n ? null : `the solutions are ${found.join(', ')}`
}

interface Form {
  /** The left-hand side, as it is written, spoken and written out; its value. */
  readonly left: string
  readonly spoken: string
  readonly written: string
  readonly value: (n: number) => number
  /** The value is n² + n or n² − n, or half of it. */
  readonly middle?: 1 | -1
}

const solvedForN =
  ({ left, spoken, written, value, middle = -1 }: Form) =>
  (random: Random) => {
    const n = random.integer(6, 15)
    const product = n * (n + middle)
    return {
      question: typst`Solve the equation
$ ${left} = ${value(n)}. $
#marks(3)`,
      answer: typst`
#working("M1")[$ ${written} = ${value(n)} $]
#working("M1")[$${terms([1, 'n^2'], [middle, 'n'], [-product, ''])} = 0$ #linebreak() $(n - ${n})(n + ${n + middle}) = 0$]
${whyPositive}
#working("A1")[$n =$ #result[${n}]]`,
      alt: plain`Solve the equation in which ${spoken} is ${value(n)}.`,
      answerAlt: plain`Written out, n squared ${middle > 0 ? 'plus' : 'minus'} n is ${product}. The factors are n minus ${n} and n plus ${n + middle}. n cannot be negative, so n is ${n}.`,
      answers: solved(n),
      verify: () => wrongSolution(value, n, 2),
    }
  }

export const solveForN = defineTemplate({
  id: 'solve-for-n',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    permutation: solvedForN({
      left: nPr('n', 2),
      spoken: 'n P 2',
      written: 'n(n - 1)',
      value: (n) => permutations(n, 2),
    }),
    combination: solvedForN({
      left: nCr('n', 2),
      spoken: 'n C 2',
      written: '(n(n - 1))/2',
      value: (n) => combinations(n, 2),
    }),
    factorial: solvedForN({
      left: '((n + 1)!)/((n - 1)!)',
      spoken:
        'open bracket n plus 1 close bracket factorial, over open bracket n minus 1 close bracket factorial,',
      written: '(n + 1)n',
      value: (n) => n * (n + 1),
      middle: 1,
    }),
  },
})

/** An n for which k is whole and not too large. */
const drawN = (random: Random, kOf: (n: number) => number): readonly [n: number, k: number] => {
  const n = random.until(
    () => random.integer(6, 16),
    (m) => Number.isInteger(kOf(m)) && kOf(m) > 1 && kOf(m) <= 110,
  )
  return [n, kOf(n)]
}

/** 4 of n things against 2 of them. */
const fourAgainstTwo = (isPermutation: boolean) => (random: Random) => {
  const [n, k] = drawN(random, (m) => ((m - 2) * (m - 3)) / (isPermutation ? 1 : 12))
  const product = (n - 2) * (n - 3)
  const symbol = isPermutation ? nPr : nCr
  const letter = isPermutation ? 'P' : 'C'
  const first = isPermutation
    ? `n(n - 1)(n - 2)(n - 3) = ${k} n(n - 1)`
    : `(n(n - 1)(n - 2)(n - 3))/24 = ${k} times (n(n - 1))/2`
  return {
    question: typst`Solve the equation
$ ${symbol('n', 4)} = ${k} times ${symbol('n', 2)}. $
#marks(4)`,
    answer: typst`
#working("M1")[$ ${first} $]
#note[$n$ is at least 4, so we can divide by $n(n - 1)$.]
#working("M1")[$(n - 2)(n - 3) = ${product}$]
#working("M1")[$${terms([1, 'n^2'], [-5, 'n'], [6 - product, ''])} = 0$ #linebreak() $(n - ${n})(n + ${n - 5}) = 0$]
#working("A1")[$n =$ #result[${n}]]`,
    alt: plain`Solve the equation in which n ${letter} 4 is ${k} times n ${letter} 2.`,
    answerAlt: plain`Written out and divided by n times open bracket n minus 1 close bracket, open bracket n minus 2 close bracket times open bracket n minus 3 close bracket is ${product}. The factors are n minus ${n} and n plus ${n - 5}, so n is ${n}.`,
    answers: solved(n),
    verify: () => {
      const count = isPermutation ? permutations : combinations
      return wrongSolution((m) => count(m, 4) / count(m, 2), n, 4)
    },
  }
}

export const ratioEquation = defineTemplate({
  id: 'equation-of-two',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    combinations: fourAgainstTwo(false),
    permutations: fourAgainstTwo(true),
    neighbours(random) {
      const [n, k] = drawN(random, (m) => (m + 1) / 3)
      return {
        question: typst`Solve the equation
$ ${nCr('n + 1', 3)} = ${k} times ${nCr('n', 2)}. $
#marks(4)`,
        answer: typst`
#working("M1")[$ ((n + 1)n(n - 1))/6 = ${k} times (n(n - 1))/2 $]
#note[$n$ is at least 2, so we can divide by $n(n - 1)$.]
#working("M2")[$ (n + 1)/6 = ${k}/2 $]
#scheme[*M1* for dividing by one of the common factors]
#working("A1")[$n + 1 = ${3 * k}$, so $n =$ #result[${n}]]`,
        alt: plain`Solve the equation in which open bracket n plus 1 close bracket C 3 is ${k} times n C 2.`,
        answerAlt: plain`open bracket n plus 1 close bracket times n times open bracket n minus 1 close bracket, over 6, is ${k} times n times open bracket n minus 1 close bracket, over 2. Dividing by n times open bracket n minus 1 close bracket, n plus 1 is ${3 * k}, so n is ${n}.`,
        answers: solved(n),
        verify: () => wrongSolution((m) => combinations(m + 1, 3) / combinations(m, 2), n, 4),
      }
    },
    'against-n'(random) {
      const [n, k] = drawN(random, (m) => ((m - 1) * (m - 2)) / 6)
      return {
        question: typst`Solve the equation
$ ${nCr('n', 3)} = ${k} n. $
#marks(4)`,
        answer: typst`
#working("M1")[$ (n(n - 1)(n - 2))/6 = ${k} n $]
#note[$n$ is at least 3, so we can divide by $n$.]
#working("M1")[$(n - 1)(n - 2) = ${6 * k}$]
#working("M1")[$${terms([1, 'n^2'], [-3, 'n'], [2 - 6 * k, ''])} = 0$ #linebreak() $(n - ${n})(n + ${n - 3}) = 0$]
#working("A1")[$n =$ #result[${n}]]`,
        alt: plain`Solve the equation in which n C 3 is ${k} n.`,
        answerAlt: plain`n times open bracket n minus 1 close bracket times open bracket n minus 2 close bracket, over 6, is ${k} n. Dividing by n, open bracket n minus 1 close bracket times open bracket n minus 2 close bracket is ${6 * k}. The factors are n minus ${n} and n plus ${n - 3}, so n is ${n}.`,
        answers: solved(n),
        verify: () => wrongSolution((m) => combinations(m, 3) / m, n, 4),
      }
    },
  },
})

export const findBoth = defineTemplate({
  id: 'find-n-and-r',
  marks: 4,
  calculator: false,
  level: 5,
  cases: {
    'from-both'(random) {
      const [r, n] = [random.pick([2, 3]), random.integer(7, 12)]
      const [ordered, chosen] = [permutations(n, r), combinations(n, r)]
      const isTwo = r === 2
      const tried = isTwo ? `n(n - 1) = ${ordered}` : `n(n - 1)(n - 2) = ${ordered}`
      return {
        question: typst`It is given that
$ ${nPr('n', 'r')} = ${ordered} quad "and" quad ${nCr('n', 'r')} = ${chosen}. $
#part("a", 2)[Find the value of $r$.]
#part("b", 2)[Find the value of $n$.]`,
        answer: typst`
#part("a")[
#note[$${nPr('n', 'r')}$ is $r!$ times $${nCr('n', 'r')}$.]
#working("M1")[$ r! = ${ordered}/${chosen} = ${factorial(r)} $]
#working("A1")[$r =$ #result[${r}]]]
#part("b")[
#working("M1")[$${tried}$]
#working("A1")[$${Array.from({ length: r }, (_, k) => n - k).join(' times ')} = ${ordered}$, so $n =$ #result[${n}]]]`,
        alt: plain`It is given that n P r is ${ordered} and n C r is ${chosen}. Part a: find the value of r. Part b: find the value of n.`,
        answerAlt: plain`Part a: r factorial is ${ordered} over ${chosen}, ${factorial(r)}, so r is ${r}. Part b: ${Array.from({ length: r }, (_, k) => n - k).join(' times ')} is ${ordered}, so n is ${n}.`,
        answers: inParts(r, n),
        verify: () => {
          const fitting: string[] = []
          for (let m = 1; m <= 40; m += 1) {
            for (let k = 2; k <= m; k += 1) {
              if (permutations(m, k) === permutations(n, r) && combinations(m, k) === combinations(n, r))
                fitting.push(`${m}, ${k}`)
            }
          }
          return fitting.join() === `${n}, ${r}` ? null : `${fitting.join(' and ')} fit`
        },
      }
    },
  },
})
