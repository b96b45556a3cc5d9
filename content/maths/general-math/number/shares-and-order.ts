// Fractions of shapes, and numbers of different forms put in order.

import { final, inOrder, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { percent } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const shadedShape = defineTemplate({
  id: 'shaded-shape',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'percentage-shaded'(random) {
      const [columns, rows] = random.pick([
        [5, 4],
        [5, 5],
        [10, 4],
        [8, 5],
      ])
      const total = columns * rows
      random.pick([
        [2, 3],
        [5, 6],
        [1, 2],
      ] as const)
      const shaded = random.integer(3, total - 4)
      const drawnOrder = random.shuffle(Array.from({ length: total }, (_, n) => n)).slice(0, shaded)
      const order = drawnOrder.sort((x, y) => x - y)
      const squares = Array.from({ length: total }, (_, n) => {
        const [x, y] = [n % columns, Math.floor(n / columns)]
        return `polygon-of((${x}, ${y}), (${x + 1}, ${y}), (${x + 1}, ${y + 1}), (${x}, ${y + 1})${order.includes(n) ? ', fill: skizie' : ''})`
      })
      return {
        question: typst`
The diagram shows ${columns} by ${rows} equal squares.
#sketch(${squares.join(', ')}, height: 150pt, padding: (20pt, 4pt))
Find the percentage of the diagram that is shaded. #marks(2)`,
        answer: typst`
#working("M1")[${shaded} of ${total} squares are shaded: $display(${shaded}/${total} times 100)$]
#working("A1")[#result[${(shaded * 100) / total}%]]`,
        alt: plain`A rectangle is made of ${columns} by ${rows} equal squares. ${shaded} of them are shaded. Find the percentage of the diagram that is shaded.`,
        answerAlt: plain`${shaded} of ${total} squares are shaded. ${shaded} over ${total} times 100 is ${(shaded * 100) / total}%.`,
        answers: [final('', percent((shaded * 100) / total))],
        verify: () => {
          if (new Set(order).size !== shaded) return 'a square is shaded twice'
          return (shaded * 100) % (columns * rows) === 0 ||
            Number.isInteger((shaded * 1000) / (columns * rows))
            ? null
            : 'the percentage does not end'
        },
      }
    },
    'shade-more'(random) {
      const [columns, rows] = random.pick([
        [6, 4],
        [6, 5],
        [8, 3],
      ])
      const total = columns * rows
      const [p, q] = random.pick([
        [2, 3],
        [5, 6],
        [1, 2],
      ] as const)
      const goal = (total * p) / q
      const shaded = random.integer(3, goal - 3)
      const drawnOrder = random.shuffle(Array.from({ length: total }, (_, n) => n)).slice(0, shaded)
      const order = drawnOrder.sort((x, y) => x - y)
      const squares = Array.from({ length: total }, (_, n) => {
        const [x, y] = [n % columns, Math.floor(n / columns)]
        return `polygon-of((${x}, ${y}), (${x + 1}, ${y}), (${x + 1}, ${y + 1}), (${x}, ${y + 1})${order.includes(n) ? ', fill: skizie' : ''})`
      })
      return {
        question: typst`
The diagram shows ${columns} by ${rows} equal squares.
#sketch(${squares.join(', ')}, height: 150pt, padding: (20pt, 4pt))
Find how many more squares must be shaded so that $display(${p}/${q})$ of the diagram is shaded. #marks(2)`,
        answer: typst`
#working("M1")[$ ${p}/${q} times ${total} = ${goal} "squares" $]
#working("A1")[$${goal} - ${shaded} =$ #result[${goal - shaded}]]`,
        alt: plain`A rectangle is made of ${columns} by ${rows} equal squares. ${shaded} of them are shaded. Find how many more squares must be shaded so that ${p} over ${q} of the diagram is shaded.`,
        answerAlt: plain`${p} over ${q} of ${total} squares is ${goal} squares. ${shaded} are shaded, so ${goal - shaded} more are needed.`,
        answers: [final('', number(goal - shaded))],
        verify: () => {
          if (new Set(order).size !== shaded) return 'a square is shaded twice'
          let more = 0
          while ((shaded + more) * q < p * columns * rows) more += 1
          return (shaded + more) * q === p * columns * rows
            ? null
            : 'no number of squares makes that fraction'
        },
      }
    },
  },
})

const writeOrderNumbers = (random: Random, { isNegativeAndRoots }: { isNegativeAndRoots: boolean }) => {
  const { items } = random.until(
    () => {
      if (isNegativeAndRoots) {
        const [k, m] = [random.integer(2, 4), random.pick([4, 9, 16])]
        return {
          items: random.shuffle([
            { markup: `(−${k})^2`, words: `minus ${k}, all squared`, value: k * k, decimal: `${k * k}` },
            { markup: `−${k}^3`, words: `minus ${k} cubed`, value: -(k ** 3), decimal: `−${k ** 3}` },
            { markup: `sqrt(${m})`, words: `root ${m}`, value: Math.sqrt(m), decimal: `${Math.sqrt(m)}` },
            {
              markup: `${k}^(−1)`,
              words: `${k} to the power minus 1`,
              value: 1 / k,
              decimal: k === 3 ? '0.33…' : `${1 / k}`,
            },
          ]),
        }
      }
      const [p = 3, q = 5] = random.pick([
        [3, 5],
        [5, 8],
        [2, 3],
        [7, 10],
        [3, 4],
        [5, 9],
      ])
      const near = (spread: number) => Math.round((p / q) * 100) + random.integerExcept(-spread, spread, 0)
      const [decimal, percent, thousandths] = [
        near(4),
        near(4),
        Math.round((p / q) * 1000) + random.integerExcept(-9, 9, 0),
      ]
      return {
        items: random.shuffle([
          {
            markup: `display(${p}/${q})`,
            words: `${p} over ${q}`,
            value: p / q,
            decimal: q === 3 || q === 9 ? `${Math.trunc((p / q) * 1000) / 1000}…` : `${p / q}`,
          },
          {
            markup: `${decimal / 100}`,
            words: `${decimal / 100}`,
            value: decimal / 100,
            decimal: `${decimal / 100}`,
          },
          {
            markup: `${percent}%`,
            words: `${percent}%`,
            value: percent / 100,
            decimal: `${percent / 100}`,
          },
          {
            markup: `${thousandths / 1000}`,
            words: `${thousandths / 1000}`,
            value: thousandths / 1000,
            decimal: `${thousandths / 1000}`,
          },
        ]),
      }
    },
    ({ items }) =>
      items.every((one, n) =>
        items.every((other, m) => n === m || Math.abs(one.value - other.value) > 0.0015),
      ),
  )
  const sorted = [...items].sort((x, y) => x.value - y.value)
  return {
    question: typst`
Write these in order, starting with the smallest.
#align(center)[${items.map(({ markup }) => `$${markup}$`).join(' #h(16pt) ')}]
#marks(2)`,
    answer: typst`
#working("M1")[As decimals: ${items
      .map(({ markup, decimal }) => `$${markup} = "${decimal}"$`)
      .filter((text) => !/^\$(\S+) = "\1"\$$/.test(text))
      .join(', ')}]
#working("A1")[#result[$${sorted.map(({ markup }) => markup).join(' < ')}$]]`,
    alt: plain`Write these in order, starting with the smallest: ${listInWords(items.map(({ words }) => words))}.`,
    answerAlt: plain`Write each as a decimal. In order: ${listInWords(sorted.map(({ words }) => words))}.`,
    answers: [
      final(
        '',
        inOrder(
          sorted.map(({ value }) => value),
          { isAsPrinted: true },
        ),
      ),
    ],
    verify: () => {
      const smallest = Math.min(...items.map(({ value }) => value))
      const wrong = items.find(
        ({ decimal, value }) => Math.abs(Number(decimal.replace('−', '-').replace('…', '')) - value) > 0.004,
      )
      if (wrong) return `${wrong.markup} is not ${wrong.decimal}`
      return new Set(items.map(({ value }) => value)).size === 4 && Number.isFinite(smallest)
        ? null
        : 'two are equal'
    },
  }
}

export const orderNumbers = defineTemplate({
  id: 'order-numbers',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'fractions-decimals-percentages': (random) => writeOrderNumbers(random, { isNegativeAndRoots: false }),
    'negative-and-roots': (random) => writeOrderNumbers(random, { isNegativeAndRoots: true }),
  },
})
