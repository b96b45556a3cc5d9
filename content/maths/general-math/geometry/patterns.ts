// Patterns of squares to be completed so that they have a line of symmetry or rotational symmetry.

import { eitherOrder } from '../../kit/letters.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Squares of a 5 by 5 grid: column 0 to 4 (A to E), row 0 to 4 (1 to 5 from the bottom). */
type Square = readonly [column: number, row: number]

const nameOf = ([column, row]: Square) => `${'ABCDE'[column]}${row + 1}`

const key = (square: Square) => square.join()

const drawGrid = (shaded: readonly Square[], added: readonly Square[], line: string): string => {
  const square = ([column, row]: Square, fill: string) =>
    `polygon-of((${column}, ${row}), (${column + 1}, ${row}), (${column + 1}, ${row + 1}), (${column}, ${row + 1}), fill: ${fill})`
  const rules = [0, 1, 2, 3, 4, 5].flatMap((k) => [
    `edge((0, ${k}), (5, ${k}), colour: ink-faint)`,
    `edge((${k}, 0), (${k}, 5), colour: ink-faint)`,
  ])
  const names = [0, 1, 2, 3, 4].map(
    (k) => `text-at(to((${k + 0.5}, -0.4)), $${'ABCDE'[k]}$); text-at(to((-0.4, ${k + 0.5})), [${k + 1}])`,
  )
  const parts = [
    ...shaded.map((one) => square(one, 'ink-faint')),
    ...added.map((one) => square(one, 'maths')),
    ...rules,
    `sketch-part(((-0.6, -0.6),), to => { ${names.join('; ')} })`,
  ]
  return `#sketch(${parts.join(', ')}${line}, height: 225pt, padding: (14pt, 14pt))`
}

interface Symmetry {
  readonly move: (square: Square) => Square
  /** Drawn over the grid: the line or the centre. */
  readonly line: string
  readonly told: string
  readonly where?: string
  readonly how: string
}

const aboutLine = 'the pattern has the dashed line as a line of symmetry'
const all = Array.from({ length: 25 }, (_, n) => [n % 5, Math.floor(n / 5)] as Square)

const completed = (random: Random, { move, line, told, where = '', how }: Symmetry) => {
  const free = all.filter((square) => key(move(square)) !== key(square))
  const whole = random.until(
    () => {
      // Four pairs of squares; of two or three of the pairs one square is missing at first.
      const chosen = random.distinct(free, 4)
      const pairs = chosen.map((square) => [square, move(square)] as const)
      const keys = new Set(pairs.flat().map(key))
      return { pairs, size: keys.size }
    },
    ({ size }) => size === 8,
  ).pairs
  const missing = whole.slice(0, 2).map(([, image]) => image)
  const shaded = whole.flat().filter((square) => !missing.includes(square))
  const names = [...missing].map(nameOf).sort()
  return {
    question: typst`
Some squares of the grid are shaded.
${drawGrid(shaded, [], line)}
Which two more squares must be shaded so that ${told}? #marks(2)`,
    answer: typst`
${drawGrid(shaded, missing, line)}
#note[${how}]
#working("B2")[#result[${names.join(' and ')}]]
#scheme[*B1* for one of them]`,
    alt: plain`A grid has columns A to E and rows 1 to 5, counted from the bottom. The shaded squares are ${listInWords(shaded.map(nameOf).sort())}.${where} Which two more squares must be shaded so that ${told}?`,
    answerAlt: plain`${how} The squares are ${names.join(' and ')}.`,
    answers: [{ part: '', asked: eitherOrder(names[0] ?? '', names[1] ?? '') }],
    verify() {
      // Try every pair of empty squares: only one pair may complete the pattern.
      const taken = new Set(shaded.map(key))
      const empty = all.filter((square) => !taken.has(key(square)))
      const pairs = empty.flatMap((one, n) => empty.slice(n + 1).map((other) => [one, other]))
      const good = pairs.filter((added) => {
        const pattern = [...shaded, ...added]
        const keys = new Set(pattern.map(key))
        return pattern.every((square) => keys.has(key(move(square))))
      })
      const [only] = good
      if (good.length !== 1 || !only) return `${good.length} pairs complete the pattern`
      return missing.every((square) => only.some((one) => key(one) === key(square)))
        ? null
        : 'another pair completes it'
    },
  }
}

export const completePattern = defineTemplate({
  id: 'complete-a-pattern',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'mirror-line': (random) =>
      completed(random, {
        move: ([column, row]) => [4 - column, row],
        line: ', edge((2.5, -0.15), (2.5, 5.2), dash: "dashed", colour: wrong)',
        told: aboutLine,
        where: ' The dashed line is vertical, down the middle of column C.',
        how: 'Each square has its image as far on the other side of the line, in the same row.',
      }),
    'diagonal-mirror': (random) =>
      completed(random, {
        move: ([column, row]) => [row, column],
        line: ', edge((-0.15, -0.15), (5.2, 5.2), dash: "dashed", colour: wrong)',
        told: aboutLine,
        where: ' The dashed line is the diagonal through the squares A1 and E5.',
        how: 'Over this diagonal, columns and rows change places: B1 and A2 are images.',
      }),
    'half-turn': (random) =>
      completed(random, {
        move: ([column, row]) => [4 - column, 4 - row],
        line: ', sketch-part((), to => dot(to((2.5, 2.5)), radius: 3.5pt, colour: wrong))',
        told: 'the pattern has rotational symmetry of order 2 about the centre of the grid',
        how: 'A half turn takes a square straight through the centre to the other side, as far away.',
      }),
  },
})
