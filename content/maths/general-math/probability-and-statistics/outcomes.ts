// Combined events by listing: tables of all outcomes of two spinners or dice, and lists of choices.

import { isShare, oneOfEach, reduced } from '../../kit/chance.ts'
import { final } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const isPrime = (n: number) => [2, 3, 5, 7, 11, 13].includes(n)
const isOdd = (n: number) => n % 2 === 1

const kinds = {
  sum: { sign: '+', words: 'adds the two numbers', name: 'total', of: (a: number, b: number) => a + b },
  product: {
    sign: 'times',
    words: 'multiplies the two numbers',
    name: 'product',
    of: (a: number, b: number) => a * b,
  },
  difference: {
    sign: '−',
    words: 'subtracts the smaller number from the larger',
    name: 'difference',
    of: (a: number, b: number) => Math.abs(a - b),
  },
} as const

interface TableEvent {
  readonly words: string
  readonly holds: (n: number) => boolean
}

interface SampleSpaceOptions {
  readonly isSum?: boolean
  readonly isProduct?: boolean
  readonly isDifference?: boolean
  readonly kind: 'sum' | 'product' | 'difference'
}

const writeSampleSpace = (random: Random, { isSum, isProduct, isDifference, kind }: SampleSpaceOptions) => {
  const sides = isSum
    ? ([
        [1, 2, 3, 4],
        [1, 2, 3, 4, 5],
      ] as const)
    : isProduct
      ? ([
          [1, 2, 3, 5],
          [1, 2, 3, 4, 6],
        ] as const)
      : ([
          [1, 2, 3, 4, 5, 6],
          [1, 2, 3, 4, 5, 6],
        ] as const)
  const [drawnAcross, drawnDown] = sides
  const values = oneOfEach<number>(drawnDown, drawnAcross).map(([a = 0, b = 0]) => kinds[kind].of(a, b))
  const target = random.until(
    () => random.pick(values),
    (value) => values.filter((other) => other === value).length >= 3,
  )
  const least = random.until(
    () => random.pick(values),
    (value) => {
      const more = values.filter((other) => other > value).length
      return value !== target && more >= 3 && more <= 12
    },
  )
  const others: TableEvent[] = [
    { words: 'a prime number', holds: isPrime },
    { words: 'an odd number', holds: isOdd },
    { words: `greater than ${least}`, holds: (n) => n > least },
  ]
  const event = random.pick(others)
  const across = [...drawnAcross]
  const down = [...drawnDown]
  const { sign, words, name, of } = kinds[kind]
  const total = values.length
  const head = (text: string | number) => `table.cell(fill: maths-wash)[${text}]`
  const table = (shown: (row: number, column: number) => boolean) =>
    `#table(columns: ${across.length + 1}, inset: 7pt, ${[head(`$${sign}$`), ...across.map(head)].join(', ')}, ${down
      .map((a, row) =>
        [head(a), ...across.map((b, column) => `[${shown(row, column) ? of(a, b) : ''}]`)].join(', '),
      )
      .join(', ')})`
  const [hits, shownOthers] = [
    values.filter((value) => value === target).length,
    values.filter(event.holds).length,
  ]
  const thing = isDifference
    ? 'two fair six-sided dice'
    : `two fair spinners, one numbered ${listInWords(down)} and the other ${listInWords(across)}`
  const opening = `Lamia ${isDifference ? 'rolls' : 'spins'} ${thing}. She ${words}.`
  return {
    question: typst`
${opening} The table shows some of the results.
${table((row) => row === 0)}
#part("a", 2)[Complete the table.]
#part("b", 1)[Find the probability that the ${name} is ${target}.]
#part("c", 1)[Find the probability that the ${name} is ${event.words}.]`,
    answer: typst`
#part("a")[#working("B2")[All ${total} results are equally likely:]
#scheme[*B1* for one row or column wrong, or two slips]]
${table(() => true)}
#part("b")[#working("B1 FT")[$ ${reduced(hits, total)} $]]
#part("c")[#working("B1 FT")[$ ${reduced(shownOthers, total)} $]]`,
    alt: plain`${opening} A table for all results has the first row filled in. Part a: complete the table. Part b: find the probability that the ${name} is ${target}. Part c: find the probability that the ${name} is ${event.words}.`,
    answerAlt: plain`Part a: ${down
      .slice(1)
      .map((a) => `row ${a}: ${across.map((b) => of(a, b)).join(' ')}`)
      .join(
        '; ',
      )}. Part b: ${hits} of the ${total} results, ${fractionInWords(hits, total)}. Part c: ${shownOthers} of the ${total} results, ${fractionInWords(shownOthers, total)}.`,
    answers: [final('b', probability(hits, total)), final('c', probability(shownOthers, total))],
    verify: () => {
      // For each number of the first, count the numbers of the second that reach the target.
      const matching = down.map((a) => {
        const partners = { sum: [target - a], product: [target / a], difference: [a - target, a + target] }[
          kind
        ]
        return across.filter((b) => partners.includes(b)).length
      })
      const hits = matching.reduce((sum, count) => sum + count, 0)
      return isShare(values, (value) => value === target, [hits, down.length * across.length])
        ? null
        : `${hits} results are ${target}`
    },
  }
}

export const sampleSpace = defineTemplate({
  id: 'sample-space',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    sum: (random) => writeSampleSpace(random, { isSum: true, kind: 'sum' }),
    product: (random) => writeSampleSpace(random, { isProduct: true, kind: 'product' }),
    difference: (random) => writeSampleSpace(random, { isDifference: true, kind: 'difference' }),
  },
})

const dishes = [
  ['biryani', 'B'],
  ['khichuri', 'K'],
  ['tehari', 'T'],
  ['noodles', 'N'],
] as const
const drinks = [
  ['lassi', 'L'],
  ['cha', 'C'],
  ['mango juice', 'M'],
] as const

const drawListOutcomes = (random: Random) => {
  const first = random.distinct(dishes, 3)
  const second = random.distinct(drinks, random.pick([2, 3]))
  return { first, second, heads: random.pick([1, 2]), unwanted: random.integer(0, 2) }
}

export const listOutcomes = defineTemplate({
  id: 'list-the-outcomes',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'three-coins'(random) {
      const { heads } = drawListOutcomes(random)
      const all = oneOfEach(['H', 'T'], ['H', 'T'], ['H', 'T']).map((sides) => sides.join(''))
      const shown = heads === 2 ? 'exactly two heads' : 'exactly one head'
      return {
        question: typst`
Three fair coins are thrown. One outcome is head, head, tail, written HHT.
#part("a", 1)[List all the possible outcomes.]
#part("b", 1)[Find the probability of ${shown}.]
#part("c", 1)[Find the probability of at least one ${heads === 2 ? 'tail' : 'head'}.]`,
        answer: typst`
#part("a")[#working("B1")[#result[${all.slice(0, 4).join(', ')}, #linebreak() ${all.slice(4).join(', ')}]]]
#part("b")[#working("B1")[$ ${reduced(3, 8)} $]]
#part("c")[
#note[Only one of the eight outcomes has no ${heads === 2 ? 'tail' : 'head'}.]
#working("B1")[$ 1 - 1/8 = ${reduced(7, 8)} $]]`,
        alt: plain`Three fair coins are thrown. One outcome is head, head, tail, written HHT. Part a: list all the possible outcomes. Part b: find the probability of ${shown}. Part c: find the probability of at least one ${heads === 2 ? 'tail' : 'head'}.`,
        answerAlt: plain`Part a: the eight outcomes are ${listInWords(all.map((outcome) => outcome.split('').join(' ')))}. Part b: 3 of the 8 have ${shown}, so 3 over 8. Part c: only one has no ${heads === 2 ? 'tail' : 'head'}, so 7 over 8.`,
        answers: [final('b', probability(3, 8)), final('c', probability(7, 8))],
        verify: () => {
          // Count in binary: a 1 is a head.
          const fitting = [0, 1, 2, 3, 4, 5, 6, 7].filter(
            (bits) => bits.toString(2).replaceAll('0', '').length === heads,
          )
          return fitting.length === 3 ? null : `${fitting.length} outcomes fit`
        },
      }
    },
    menu(random) {
      const { first, second, unwanted } = drawListOutcomes(random)
      const all = first.flatMap(([, dish]) => second.map(([, drink]) => `${dish}${drink}`))
      const [dish, letter] = first[unwanted] ?? first[0] ?? ['', '']
      const [drink] = second[0] ?? ['']
      const others = all.filter((meal) => !meal.startsWith(letter))
      return {
        question: typst`
A canteen has the dishes ${listInWords(first.map(([name, sign]) => `${name} (${sign})`))} and the drinks ${listInWords(second.map(([name, sign]) => `${name} (${sign})`))}. Babul chooses one dish and one drink at random.
#part("a", 1)[List all the meals he can choose, beginning with ${all[0] ?? ''}.]
#part("b", 1)[Find the probability that he chooses ${dish} with ${drink}.]
#part("c", 1)[Find the probability that he does not choose ${dish}.]`,
        answer: typst`
#part("a")[#working("B1")[#result[${first.map(([, sign]) => all.filter((meal) => meal.startsWith(sign)).join(', ')).join(', #linebreak() ')}]]]
#part("b")[#working("B1")[$ ${reduced(1, all.length)} $]]
#part("c")[#working("B1")[$ ${reduced(others.length, all.length)} $]]`,
        alt: plain`A canteen has the dishes ${listInWords(first.map(([name]) => name))} and the drinks ${listInWords(second.map(([name]) => name))}. Babul chooses one dish and one drink at random. Part a: list all the meals he can choose. Part b: find the probability that he chooses ${dish} with ${drink}. Part c: find the probability that he does not choose ${dish}.`,
        answerAlt: plain`Part a: each of the ${first.length} dishes goes with each of the ${second.length} drinks, so ${all.length} meals. Part b: one of them, ${fractionInWords(1, all.length)}. Part c: ${others.length} of them are without ${dish}, ${fractionInWords(others.length, all.length)}.`,
        answers: [final('b', probability(1, all.length)), final('c', probability(others.length, all.length))],
        verify: () =>
          oneOfEach(
            first.map(([name]) => name),
            second.map(([name]) => name),
          ).length ===
          first.length * second.length
            ? null
            : 'a meal is missing',
      }
    },
  },
})
