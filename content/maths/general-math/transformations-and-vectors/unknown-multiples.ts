// Unknown numbers in column vectors: components, and multiples that make a third vector.

import type { Point } from '../../kit/checking.ts'
import { bold } from '../../kit/combinations.ts'
import { final, number } from '../../kit/final-answers.ts'
import { highestCommonFactor, minus, terms } from '../../kit/numbers.ts'
import { samePoint, shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { anyVector, crossed, plus, repeated, times } from '../../kit/vectors.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const [a, b] = [bold('a'), bold('b')]

export const unknownComponents = defineTemplate({
  id: 'unknown-components',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'two-letters'(random) {
      const [m, n] = [random.integer(2, 4), random.integer(2, 3) * random.sign()]
      const anyOf = (most: number) => random.integerExcept(-most, most, 0)
      const [x, y, c, d] = random.until(
        () => [anyOf(6), anyOf(6), anyOf(5), anyOf(5)] as const,
        ([p, q, r, s]) => Math.abs(p) !== Math.abs(q) && r !== s,
      )
      const sum: Point = [m * x + n * d, m * c + n * y]
      const sign = n < 0 ? '−' : '+'
      const size = Math.abs(n)
      const [top, bottom] = [terms([m, 'x'], [n * d, '']), terms([n, 'y'], [m * c, ''])]
      return {
        question: typst`
$ ${m} vec(x, ${minus(c)}) ${sign} ${size} vec(${minus(d)}, y) = ${shownColumn(sum)} $
Find the value of $x$ and the value of $y$. #marks(3)`,
        answer: typst`
#note[The upper components give one equation, the lower components another.]
#working("M1")[$${top} = ${minus(sum[0])}$ and $${bottom} = ${minus(sum[1])}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]
#working("A1")[$y =$ #result[$${minus(y)}$]]`,
        alt: plain`${m} times the column vector x, ${c} ${n < 0 ? 'minus' : 'plus'} ${size} times the column vector ${d}, y equals the ${spokenColumn(sum)}. Find the value of x and the value of y.`,
        answerAlt: plain`The upper components give ${termsInWords([m, 'x'], [n * d, ''])} equals ${sum[0]}, so x is ${x}. The lower components give ${termsInWords([n, 'y'], [m * c, ''])} equals ${sum[1]}, so y is ${y}.`,
        answers: [final('', number(x), 'x'), final('', number(y), 'y')],
        verify: () => {
          const found = plus(repeated(m, [x, c]), repeated(n, [d, y]))
          return samePoint(found, sum) ? null : `the sum is ${found.join(', ')}`
        },
      }
    },
    parallel(random) {
      // (x, x + c) is parallel to (m, n).
      const [m, n, x, c] = random.until(
        () => {
          const [p, q, k] = [random.integer(2, 7), random.integer(2, 9), random.integer(2, 6)]
          return [p, q, k * p, k * (q - p)] as const
        },
        ([p, q, , added]) => p !== q && Math.abs(added) > 1,
      )
      const lower = terms([1, 'k'], [c, ''])
      const factor = x / m
      return {
        question: typst`
The vectors $display(vec(k, ${lower}))$ and $${shownColumn([m, n])}$ are parallel.

Find the value of $k$. #marks(3)`,
        answer: typst`
#note[Parallel vectors are multiples of each other, so their components are in the same ratio.]
#working("M1")[$ k/${m} = (${lower})/${n} $]
#working("M1")[$${n}k = ${m}(${lower})$]
#working("A1")[$k =$ #result[${x}] (the vector is ${factor} times as long)]`,
        alt: plain`The column vector k, ${termsInWords([1, 'k'], [c, ''])} and the ${spokenColumn([m, n])} are parallel. Find the value of k.`,
        answerAlt: plain`Parallel vectors are multiples of each other, so k over ${m} equals open bracket ${termsInWords([1, 'k'], [c, ''])} close bracket over ${n}. This gives k equals ${x}; the vector is ${factor} times as long.`,
        answers: [final('', number(x), 'k')],
        verify: () => {
          // Every whole k: only one makes the two vectors point the same way.
          const found = Array.from({ length: 121 }, (_, k) => k - 60).filter(
            (k) => crossed([k, k + c], [m, n]) === 0,
          )
          return found.length === 1 && found[0] === x ? null : `k may be ${found.join(', ')}`
        },
      }
    },
  },
})

export const twoMultiples = defineTemplate({
  id: 'two-multiples',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    sum(random) {
      const { first, second, third, m, n } = random.until(
        () => {
          const [first, second] = [anyVector(random, 5), anyVector(random, 5)]
          const [m, n] = [random.integer(1, 4) * random.sign(), random.integer(2, 5) * random.sign()]
          return { first, second, m, n, third: plus(times(m, first), times(n, second)) }
        },
        ({ first, second, third }) =>
          Math.abs(crossed(first, second)) > 1 &&
          third.every((v) => Number.isInteger(v) && v !== 0) &&
          crossed(second, third) !== 0,
      )
      const c = bold('c')
      const rows = [0, 1].map(
        (row) =>
          [
            [first[row] ?? 0, 'm'],
            [second[row] ?? 0, 'n'],
          ] as const,
      )
      const [top = [], bottom = []] = rows
      const divisor = highestCommonFactor(second[0], second[1])
      const turn = Math.sign(second[1])
      const [up, down] = [Math.abs(second[1]) / divisor, (turn * second[0]) / divisor]
      const verb = down < 0 ? 'add' : 'subtract'
      const how =
        up === 1 && Math.abs(down) === 1
          ? `${down < 0 ? 'Add the two equations' : 'Subtract the second equation from the first'}`
          : `Multiply the first equation by ${up} and the second by ${Math.abs(down)}, and ${verb}`
      // What is left of m.
      const m1 = first[0] * up - first[1] * down
      return {
        question: typst`
$ ${a} = ${shownColumn(first)} quad ${b} = ${shownColumn(second)} quad ${c} = ${shownColumn(third)} $
Find the values of $m$ and $n$ such that $m ${a} + n ${b} = ${c}$. #marks(4)`,
        answer: typst`
#working("M1")[$${terms(...top)} = ${minus(third[0])}$ #linebreak() $${terms(...bottom)} = ${minus(third[1])}$]
#note[${how}: $n$ is gone.]
#working("M1")[$${terms([m1, 'm'])} = ${minus(m1 * m)}$]
#working("A1")[$m =$ #result[$${minus(m)}$]]
#working("A1")[$n =$ #result[$${minus(n)}$]]`,
        alt: plain`Vector a is the ${spokenColumn(first)}, vector b is the ${spokenColumn(second)} and vector c is the ${spokenColumn(third)}. Find the values of m and n such that m a plus n b equals c.`,
        answerAlt: plain`The components give two equations: ${termsInWords(...top)} equals ${third[0]}, and ${termsInWords(...bottom)} equals ${third[1]}. Together they give m equals ${m} and n equals ${n}.`,
        answers: [final('', number(m), 'm'), final('', number(n), 'n')],
        verify: () => {
          // Every pair of whole multiples, or every multiple in quarters, until the vectors agree.
          const found: string[] = []
          for (let i = -24; i <= 24; i += 1) {
            for (let j = -24; j <= 24; j += 1) {
              if (samePoint(plus(times(i, first), times(j, second)), third)) found.push(`${i}, ${j}`)
            }
          }
          return found.length === 1 && found[0] === `${m}, ${n}` ? null : `these hold: ${found.join('; ')}`
        },
      }
    },
    'parallel-sum'(random) {
      const { first, second, third, m, n } = random.until(
        () => {
          const [first, second] = [anyVector(random, 5), anyVector(random, 5)]

          // first + n × second points along third.
          const n = random.integer(2, 5)
          const whole = plus(first, times(n, second))
          const divisor = random.pick([2, 3, 4, 5])
          return { first, second, m: 1, n, third: times(1 / divisor, whole) }
        },
        ({ first, second, third }) =>
          Math.abs(crossed(first, second)) > 1 &&
          third.every((v) => Number.isInteger(v) && v !== 0) &&
          crossed(second, third) !== 0,
      )
      const c = bold('c')
      const [top, bottom] = [
        [
          [first[0], ''],
          [second[0], 'k'],
        ] as const,
        [
          [first[1], ''],
          [second[1], 'k'],
        ] as const,
      ]
      return {
        question: typst`
$ ${a} = ${shownColumn(first)} quad ${b} = ${shownColumn(second)} quad ${c} = ${shownColumn(third)} $
The vector $${a} + k ${b}$ is parallel to $${c}$.

Find the value of $k$. #marks(4)`,
        answer: typst`
#working("B1")[$ ${a} + k ${b} = display(vec(${terms(...top)}, ${terms(...bottom)})) $]
#note[It is a multiple of $${c}$, so the components are in the ratio of those of $${c}$.]
#working("M1")[$ (${terms(...top)})/(${minus(third[0])}) = (${terms(...bottom)})/(${minus(third[1])}) $]
#working("M1")[$${minus(third[1])}(${terms(...top)}) = ${minus(third[0])}(${terms(...bottom)})$]
#working("A1")[$k =$ #result[${n}]]`,
        alt: plain`Vector a is the ${spokenColumn(first)}, vector b is the ${spokenColumn(second)} and vector c is the ${spokenColumn(third)}. The vector a plus k b is parallel to c. Find the value of k.`,
        answerAlt: plain`a plus k b is the column vector ${termsInWords(...top)}, ${termsInWords(...bottom)}. Its components are in the same ratio as those of c, which gives k equals ${n}.`,
        answers: [final('', number(n), 'k')],
        verify: () => {
          // Every pair of whole multiples, or every multiple in quarters, until the vectors agree.
          const found: string[] = []
          for (let i = -24; i <= 24; i += 1) {
            if (crossed(plus(first, times(i / 4, second)), third) === 0) found.push(`1, ${i / 4}`)
          }
          return found.length === 1 && found[0] === `${m}, ${n}` ? null : `these hold: ${found.join('; ')}`
        },
      }
    },
  },
})
