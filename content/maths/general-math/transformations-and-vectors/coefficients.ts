// Unknown numbers in vectors given in terms of a and b: equal vectors, parallel vectors, points on a straight line.

import type { Point } from '../../kit/checking.ts'
import { bold, drawLetters } from '../../kit/combinations.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, plus, times } from '../../kit/vectors.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const compareCoefficients = defineTemplate({
  id: 'compare-coefficients',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    equal(random) {
      const letters = drawLetters(random)
      // m x + n y and x − y, say, for the two letters.
      const rows = random.pick([
        [
          [1, 1],
          [1, -1],
        ],
        [
          [1, 2],
          [1, -1],
        ],
        [
          [2, 1],
          [1, -1],
        ],
        [
          [1, 3],
          [1, 1],
        ],
        [
          [3, 1],
          [1, -1],
        ],
      ] as const)
      const [x, y] = [random.integer(1, 7), random.integerExcept(-4, 6, 0)]
      const values = rows.map(([m, n]) => m * x + n * y)
      const [la, lb] = letters
      const [va, vb] = [bold(la), bold(lb)]
      const vector = (v: Point) => terms([v[0], va], [v[1], vb])
      const said = (v: Point) => termsInWords([v[0], la], [v[1], lb])
      const [first = [1, 1], second = [1, 1]] = rows
      const row = ([m, n]: readonly [number, number]) => terms([m, 'x'], [n, 'y'])
      const rowSaid = ([m, n]: readonly [number, number]) => termsInWords([m, 'x'], [n, 'y'])
      const right: Point = [values[0] ?? 0, values[1] ?? 0]
      const rightShown = right[0] === 0 && right[1] === 0 ? bold('0') : vector(right)
      return {
        question: typst`
$${va}$ and $${vb}$ are not parallel.
$ (${row(first)}) ${va} + (${row(second)}) ${vb} = ${rightShown} $
Find the value of $x$ and the value of $y$. #marks(3)`,
        answer: typst`
#note[Each vector must have the same coefficient on both sides.]
#working("M1")[$${row(first)} = ${minus(right[0])}$ and $${row(second)} = ${minus(right[1])}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]
#working("A1")[$y =$ #result[$${minus(y)}$]]`,
        alt: plain`Vectors ${la} and ${lb} are not parallel. The bracket ${rowSaid(first)}, times ${la}, plus the bracket ${rowSaid(second)}, times ${lb}, equals ${said(right)}. Find the value of x and the value of y.`,
        answerAlt: plain`The coefficients must agree: ${rowSaid(first)} equals ${right[0]}, and ${rowSaid(second)} equals ${right[1]}. So x is ${x} and y is ${y}.`,
        answers: [final('', number(x), 'x'), final('', number(y), 'y')],
        verify: () => {
          const range = Array.from({ length: 121 }, (_, n) => n - 60)
          const fits = (i: number, j: number) => rows.every(([m, n], row) => m * i + n * j === values[row])
          const found = range.flatMap((i) => range.filter((j) => fits(i, j)).map((j) => `${i}, ${j}`))
          return found.length === 1 && found[0] === `${x}, ${y}` ? null : `these fit: ${found.join('; ')}`
        },
      }
    },
    parallel(random) {
      const letters = drawLetters(random)
      const step: Point = [random.integer(1, 3), random.integerExcept(-4, 4, 0)]
      const [i, j] = random.pick([
        [2, 3],
        [3, 2],
        [4, 3],
        [3, 4],
        [2, 5],
        [5, 2],
      ] as const)
      const p: Point = [0, 0]
      const q = plus(p, times(i, step))
      const r = times(j, step)
      const values = [q[1]]
      const [la, lb] = letters
      const [va, vb] = [bold(la), bold(lb)]
      const vector = (v: Point) => terms([v[0], va], [v[1], vb])
      const said = (v: Point) => termsInWords([v[0], la], [v[1], lb])
      const k = values[0] ?? 0
      return {
        question: typst`
$${va}$ and $${vb}$ are not parallel. The vectors #box[$${q[0]}${va} + k ${vb}$] and #box[$${vector(r)}$] are parallel.

Find the value of $k$. #marks(3)`,
        answer: typst`
#note[Parallel vectors are multiples of each other, so the coefficients are in the same ratio.]
#working("B1")[$ "multiplier" = ${q[0]}/${r[0]} $]
#working("M1")[$ k/(${minus(r[1])}) = ${q[0]}/${r[0]} quad "or" quad k = ${q[0]}/${r[0]} times ${r[1] < 0 ? `(${minus(r[1])})` : r[1]} $]
#working("A1")[$k =$ #result[$${minus(k)}$]]`,
        alt: plain`Vectors ${la} and ${lb} are not parallel. The vectors ${q[0]} ${la} plus k ${lb}, and ${said(r)}, are parallel. Find the value of k.`,
        answerAlt: plain`The coefficients are in the same ratio: k over ${r[1]} equals ${q[0]} over ${r[0]}. So k is ${k}.`,
        answers: [final('', number(k), 'k')],
        verify: () => {
          const range = Array.from({ length: 121 }, (_, n) => n - 60)
          const found = range.filter(
            (k) => crossed(plus([q[0], k], times(-1, p)), plus(r, times(-1, p))) === 0,
          )
          return found.length === 1 && found[0] === values[0] ? null : `k may be ${found.join(', ')}`
        },
      }
    },
    'straight-line'(random) {
      const letters = drawLetters(random)
      const step: Point = [random.integer(1, 3), random.integerExcept(-4, 4, 0)]
      const [i, j] = random.pick([
        [2, 3],
        [3, 2],
        [4, 3],
        [3, 4],
        [2, 5],
        [5, 2],
      ] as const)
      const p: Point = [random.integer(1, 4), random.integerExcept(-3, 5, 0)]
      const q = plus(p, times(i, step))
      const r = plus(q, times(j, step))
      const values = [q[1]]
      const [la, lb] = letters
      const [va, vb] = [bold(la), bold(lb)]
      const vector = (v: Point) => terms([v[0], va], [v[1], vb])
      const said = (v: Point) => termsInWords([v[0], la], [v[1], lb])
      const k = values[0] ?? 0
      const [ab, bc] = [plus(q, times(-1, p)), plus(r, times(-1, q))]
      const rise = terms([1, 'k'], [-p[1], ''])
      const ac = plus(ab, bc)
      return {
        question: typst`
$${va}$ and $${vb}$ are not parallel. Relative to the origin $O$,
$ arrow(O A) = ${vector(p)}, quad arrow(O B) = ${q[0]}${va} + k ${vb}, #linebreak() arrow(O C) = ${vector(r)}. $
$A$, $B$ and $C$ lie on a straight line. Find the value of $k$. #marks(3)`,
        answer: typst`
#working("B1")[$arrow(A C) = ${vector(ac)}$]
#note[$arrow(A B) = ${ab[0] === 1 ? '' : ab[0]}${va} + (${rise}) ${vb}$ is a multiple of $arrow(A C)$.]
#working("M1")[$ (${rise})/(${minus(ac[1])}) = ${ab[0]}/${ac[0]} $]
#working("A1")[$k =$ #result[$${minus(k)}$]]`,
        alt: plain`Vectors ${la} and ${lb} are not parallel. Relative to the origin O, the position vector of A is ${said(p)}, that of B is ${q[0]} ${la} plus k ${lb}, and that of C is ${said(r)}. A, B and C lie on a straight line. Find the value of k.`,
        answerAlt: plain`The vector AC is ${said(ac)}, and AB is a multiple of it: open bracket ${termsInWords([1, 'k'], [-p[1], ''])} close bracket over ${ac[1]} equals ${ab[0]} over ${ac[0]}. So k is ${k}.`,
        answers: [final('', number(k), 'k')],
        verify: () => {
          const range = Array.from({ length: 121 }, (_, n) => n - 60)
          const found = range.filter(
            (k) => crossed(plus([q[0], k], times(-1, p)), plus(r, times(-1, p))) === 0,
          )
          return found.length === 1 && found[0] === values[0] ? null : `k may be ${found.join(', ')}`
        },
      }
    },
  },
})
