// Equations in n with permutations, combinations and factorials: written out, shortened, and solved as quadratics.

import { nCr } from '../../kit/chance.ts'
import { terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { combinations, factorial, nPr, permutations } from './counting.ts'

/** Every whole number up to 60 for which the two sides are equal. */
const solutions = (left: (n: number) => number, right: (n: number) => number, least: number): number[] => {
  return Array.from({ length: 60 }, (_, k) => k).filter((n) => n >= least && left(n) === right(n))
}

const whyPositive = '#note[$n$ is a number of things, so it cannot be negative.]'

export const solveForN = defineTemplate({
  id: 'solve-for-n',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['permutation', 'combination', 'factorial'],
  draw: (random, which) => ({ which, n: random.integer(6, 15) }),
  write({ which, n }) {
    const product = which === 'factorial' ? n * (n + 1) : n * (n - 1)
    const value = which === 'combination' ? product / 2 : product
    const equation = {
      permutation: `${nPr('n', 2)} = ${value}`,
      combination: `${nCr('n', 2)} = ${value}`,
      factorial: `((n + 1)!)/((n - 1)!) = ${value}`,
    }[which]
    const spoken = {
      permutation: `n P 2 is ${value}`,
      combination: `n C 2 is ${value}`,
      factorial: `n plus 1, all factorial, over n minus 1, all factorial, is ${value}`,
    }[which]
    const written = {
      permutation: `n(n - 1) = ${value}`,
      combination: `(n(n - 1))/2 = ${value}`,
      factorial: `(n + 1)n = ${value}`,
    }[which]
    const other = which === 'factorial' ? n + 1 : n - 1
    const middle = which === 'factorial' ? 1 : -1
    return {
      question: typst`Solve the equation
$ ${equation}. $
#marks(3)`,
      answer: typst`
#working("M1")[$ ${written} $]
#working("M1")[$${terms([1, 'n^2'], [middle, 'n'], [-product, ''])} = 0$ #linebreak() $(n - ${n})(n + ${other}) = 0$]
${whyPositive}
#working("A1")[$n =$ #result[${n}]]`,
      alt: plain`Solve the equation in which ${spoken}.`,
      answerAlt: plain`Written out, n squared ${middle > 0 ? 'plus' : 'minus'} n is ${product}. The factors are n minus ${n} and n plus ${other}. n cannot be negative, so n is ${n}.`,
    }
  },
  verify({ which, n }) {
    const sides = {
      permutation: (m: number) => permutations(m, 2),
      combination: (m: number) => combinations(m, 2),
      factorial: (m: number) => m * (m + 1),
    }[which]
    const found = solutions(sides, () => sides(n), 2)
    return found.length === 1 && found[0] === n ? null : `the solutions are ${found.join(', ')}`
  },
})

export const ratioEquation = defineTemplate({
  id: 'equation-of-two',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['combinations', 'permutations', 'neighbours', 'against-n'],
  draw(random, which) {
    return random.until(
      () => ({ which, n: random.integer(6, 16) }),
      ({ n }) => {
        const k = {
          combinations: ((n - 2) * (n - 3)) / 12,
          permutations: (n - 2) * (n - 3),
          neighbours: (n + 1) / 3,
          'against-n': ((n - 1) * (n - 2)) / 6,
        }[which]
        return Number.isInteger(k) && k > 1 && k <= 110
      },
    )
  },
  write({ which, n }) {
    if (which === 'neighbours') {
      const k = (n + 1) / 3
      return {
        question: typst`Solve the equation
$ ${nCr('n + 1', 3)} = ${k} times ${nCr('n', 2)}. $
#marks(4)`,
        answer: typst`
#working("M1")[$ ((n + 1)n(n - 1))/6 = ${k} times (n(n - 1))/2 $]
#note[$n$ is at least 2, so we can divide by $n(n - 1)$.]
#working("M2")[$ (n + 1)/6 = ${k}/2 $]
#working("A1")[$n + 1 = ${3 * k}$, so $n =$ #result[${n}]]`,
        alt: plain`Solve the equation in which n plus 1 C 3 is ${k} times n C 2.`,
        answerAlt: plain`n plus 1 times n times n minus 1 over 6 is ${k} times n times n minus 1 over 2. Dividing by n times n minus 1, n plus 1 is ${3 * k}, so n is ${n}.`,
      }
    }
    if (which === 'against-n') {
      const k = ((n - 1) * (n - 2)) / 6
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
        answerAlt: plain`n times n minus 1 times n minus 2 over 6 is ${k} n. Dividing by n, n minus 1 times n minus 2 is ${6 * k}. The factors are n minus ${n} and n plus ${n - 3}, so n is ${n}.`,
      }
    }
    const isPermutation = which === 'permutations'
    const product = (n - 2) * (n - 3)
    const k = isPermutation ? product : product / 12
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
      answerAlt: plain`Written out and divided by n times n minus 1, n minus 2 times n minus 3 is ${product}. The factors are n minus ${n} and n plus ${n - 5}, so n is ${n}.`,
    }
  },
  verify({ which, n }) {
    const ratios = {
      combinations: (m: number) => combinations(m, 4) / combinations(m, 2),
      permutations: (m: number) => permutations(m, 4) / permutations(m, 2),
      neighbours: (m: number) => combinations(m + 1, 3) / combinations(m, 2),
      'against-n': (m: number) => combinations(m, 3) / m,
    }[which]
    const found = solutions(ratios, () => ratios(n), 4)
    return found.length === 1 && found[0] === n ? null : `the solutions are ${found.join(', ')}`
  },
})

export const findBoth = defineTemplate({
  id: 'find-n-and-r',
  marks: 4,
  calculator: false,
  level: 5,
  cases: ['from-both'],
  draw: (random) => ({ r: random.pick([2, 3]), n: random.integer(7, 12) }),
  write({ r, n }) {
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
    }
  },
  verify({ r, n }) {
    const fitting: string[] = []
    for (let m = 1; m <= 40; m += 1) {
      for (let k = 2; k <= m; k += 1) {
        if (permutations(m, k) === permutations(n, r) && combinations(m, k) === combinations(n, r))
          fitting.push(`${m}, ${k}`)
      }
    }
    return fitting.join() === `${n}, ${r}` ? null : `${fitting.join(' and ')} fit`
  },
})
