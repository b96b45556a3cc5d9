// Conditional probability from two-way tables, and from trees read backwards.

import { exact, isShare, over, reduced } from '../../kit/chance.ts'
import { final, inOrder, threeFigures } from '../../kit/final-answers.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, reducedInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { treeDiagram } from './tree-diagram.ts'

const head = (text: string | number) => `table.cell(fill: maths-wash)[${text}]`

const travels = [
  {
    column: ['Bus', 'Walk', 'Rickshaw'],
    asked: ['travels by bus', 'walks', 'travels by rickshaw'],
    shows: (total: number) => `how each of ${total} students travels to school`,
  },
  {
    column: ['Bangla', 'English', 'Maths'],
    asked: ['likes Bangla best', 'likes English best', 'likes maths best'],
    shows: (total: number) => `which subject each of ${total} students likes best`,
  },
] as const

const drawTwoWayTable = (random: Random) => {
  const cells = random.until(
    () => [0, 1, 2, 3, 4, 5].map(() => random.integer(6, 24)),
    (list) => new Set(list).size === 6 && list.reduce((sum, n) => sum + n, 0) % 10 === 0,
  )
  return { cells, travel: random.pick(travels) }
}

const startTwoWayTable = (random: Random) => {
  const { cells, travel } = drawTwoWayTable(random)
  const { column, asked, shows } = travel
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = cells
  const [girls, boys] = [a + b + c, d + e + f]
  const total = girls + boys
  const table = (rows: readonly (readonly (string | number)[])[]) =>
    `#table(columns: 5, inset: (x: 4.5pt, y: 7pt), ${['', ...column, 'Total'].map(head).join(', ')}, ${rows
      .map(([first, ...rest], n) =>
        [head(['Girls', 'Boys', 'Total'][n] ?? ''), ...[first, ...rest].map((value) => `[${value}]`)].join(
          ', ',
        ),
      )
      .join(', ')})`
  const full = table([
    [a, b, c, girls],
    [d, e, f, boys],
    [a + d, b + e, c + f, total],
  ])
  return { cells, column, asked, shows: shows(total), a, b, c, d, e, f, girls, boys, total, table, full }
}

export const twoWayTable = defineTemplate({
  id: 'two-way-table',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'complete-and-choose'(random) {
      const { cells, column, asked, shows, a, b, c, d, e, f, girls, boys, total, table, full } =
        startTwoWayTable(random)
      return {
        question: typst`
The table shows ${shows}.
${table([
  [a, b, '', girls],
  ['', e, '', ''],
  [a + d, '', c + f, total],
])}
#part("a", 3)[Complete the table.]
#part("b", 1)[One of the students is chosen at random. Find the probability that this is a boy who ${asked[1]}.]
#part("c", 1)[Find the probability that the student ${asked[2]}.]`,
        answer: typst`
#part("a")[#working("B3")[Each row and each column adds up to its total.]
#scheme[*B2* for three or four of the five right, *B1* for one or two]]
${full}
#part("b")[#working("B1 FT")[$ ${reduced(e, total)} $]]
#part("c")[#working("B1 FT")[$ ${reduced(c + f, total)} $]]`,
        alt: plain`A table shows ${shows}. Columns: ${column[0]}, ${column[1]}, ${column[2]}, total. Girls: ${a}, ${b}, blank, ${girls}. Boys: blank, ${e}, blank, blank. Total: ${a + d}, blank, ${c + f}, ${total}. Part a: complete the table. Part b: one student is chosen at random. Find the probability that this is a boy who ${asked[1]}. Part c: find the probability that the student ${asked[2]}.`,
        answerAlt: plain`Part a: girls ${a}, ${b}, ${c}, total ${girls}; boys ${d}, ${e}, ${f}, total ${boys}; totals ${a + d}, ${b + e}, ${c + f}, ${total}. Part b: ${reducedInWords(e, total)}. Part c: ${reducedInWords(c + f, total)}.`,
        answers: [
          final(
            'a',
            inOrder([c, d, f, boys, b + e], {
              whole: [a, b, c, girls, d, e, f, boys, a + d, b + e, c + f, total],
            }),
            'missing numbers, row by row',
          ),
          final('b', probability(e, total)),
          final('c', probability(c + f, total)),
        ],
        verify: () => {
          // Name every student by place, and count names.
          const students = cells.flatMap((count, place) => Array.from({ length: count }, () => place))
          const [, b = 0, c = 0, , , f = 0] = cells
          const girls = students.filter((place) => place < 3)
          if (!isShare(girls, (place) => place === 1, [b, girls.length])) return 'the girls differ'
          return isShare(
            students.filter((place) => place % 3 === 2),
            (place) => place > 2,
            [f, c + f],
          )
            ? null
            : 'the last column differs'
        },
      }
    },
    'given-that'(random) {
      const { cells, column, asked, shows, a, b, c, d, e, f, girls, boys, total, full } =
        startTwoWayTable(random)
      return {
        question: typst`
The table shows ${shows}.
${full}
#part("a", 1)[One of the students is chosen at random. Find the probability that the student ${asked[0]}.]
#part("b", 2)[A girl is chosen at random. Find the probability that she ${asked[1]}.]
#part("c", 2)[Given that a student ${asked[2]}, find the probability that it is a boy.]`,
        answer: typst`
#part("a")[#working("B1")[$ ${reduced(a + d, total)} $]]
#part("b")[
#note[Only the row of the girls counts.]
#working("B1 soi")[denominator ${girls}]
#working("B1")[$ ${reduced(b, girls)} $]]
#part("c")[
#note[Only one column counts.]
#working("B1 soi")[denominator ${c + f}]
#working("B1")[$ ${reduced(f, c + f)} $]]`,
        alt: plain`A table shows ${shows}. Columns: ${column[0]}, ${column[1]}, ${column[2]}, total. Girls: ${a}, ${b}, ${c}, ${girls}. Boys: ${d}, ${e}, ${f}, ${boys}. Total: ${a + d}, ${b + e}, ${c + f}, ${total}. Part a: find the probability that a student chosen at random ${asked[0]}. Part b: a girl is chosen at random. Find the probability that she ${asked[1]}. Part c: given that a student ${asked[2]}, find the probability that it is a boy.`,
        answerAlt: plain`Part a: ${reducedInWords(a + d, total)}. Part b: ${b} of the ${girls} girls, ${fractionInWords(b, girls)}. Part c: ${f} of the ${c + f} students, ${fractionInWords(f, c + f)}.`,
        answers: [
          final('a', probability(a + d, total)),
          final('b', probability(b, girls)),
          final('c', probability(f, c + f)),
        ],
        verify: () => {
          // Name every student by place, and count names.
          const students = cells.flatMap((count, place) => Array.from({ length: count }, () => place))
          const [, b = 0, c = 0, , , f = 0] = cells
          const girls = students.filter((place) => place < 3)
          if (!isShare(girls, (place) => place === 1, [b, girls.length])) return 'the girls differ'
          return isShare(
            students.filter((place) => place % 3 === 2),
            (place) => place > 2,
            [f, c + f],
          )
            ? null
            : 'the last column differs'
        },
      }
    },
  },
})

const machines = [
  { what: 'bulb', place: 'Machine', event: 'faulty', rest: 'good', makes: 'makes' },
  { what: 'jar of honey', place: 'Farm', event: 'broken', rest: 'whole', makes: 'packs' },
] as const

const writeBackwards = (random: Random, { isMachine }: { isMachine: boolean }) => {
  const { p, q, r, machine } = random.until(
    () => {
      const p = random.integer(3, 7) / 10
      const few = isMachine
      const [q, r] = [
        few ? random.integer(2, 9) / 100 : random.integer(3, 9) / 10,
        few ? random.integer(1, 8) / 100 : random.integer(1, 4) / 10,
      ]
      return { p, q, r, machine: random.pick(machines) }
    },
    ({ p, q, r }) =>
      p !== 0.5 &&
      p !== q &&
      q > r &&
      lowestTerms(Math.round(p * q * 1000), Math.round((p * q + (1 - p) * r) * 1000))[1] <= 60,
  )
  const [one, other] = [exact(p * q), exact((1 - p) * r)]
  const both = exact(one + other)
  const [top, bottom] = lowestTerms(Math.round(one * 1000), Math.round(both * 1000))
  const { what, place, event, rest, makes } = machine
  const first = `${place} X`
  const second = `${place} Y`
  const [branch1, branch2, yes, no] = isMachine
    ? ['X', 'Y', event, rest]
    : ['Rain', 'No rain', 'late', 'on time']
  const tree = treeDiagram(
    {
      chances: [`${p}`, `${exact(1 - p)}`],
      outcomes: [branch1, branch2],
      next: [
        { chances: [`${q}`, `${exact(1 - q)}`], outcomes: [yes, no] },
        { chances: [`${r}`, `${exact(1 - r)}`], outcomes: [yes, no] },
      ],
    },
    [],
    false,
  )
  const opening = isMachine
    ? `${first} ${makes} ${Math.round(p * 100)}% and ${second} ${Math.round(100 - p * 100)}% of a firm’s ${what.replace(/^(\w+)/, '$1s')}. Of those from ${first}, ${Math.round(q * 100)}% are ${event}; of those from ${second}, ${Math.round(r * 100)}%.`
    : `The probability of rain on a morning is ${p}. When it rains, the probability that the ferry is late is ${q}. When it does not rain, it is ${r}.`
  const asked = isMachine
    ? [
        `a ${what}, chosen at random, is ${event}`,
        `Given that a ${what} is ${event}, find the probability that it came from ${first}.`,
      ]
    : ['the ferry is late', 'Given that the ferry is late, find the probability that it is raining.']
  return {
    question: typst`
${opening}
#part("a", 3)[Find the probability that ${asked[0] ?? ''}.]
#part("b", 2)[${asked[1] ?? ''}]`,
    answer: typst`
${tree}
#part("a")[
#working("M1")[$${p} times ${q} = ${one}$]
#working("M1")[$${one} + ${exact(1 - p)} times ${r}$]
#working("A1")[#result[${both}]]]
#part("b")[
#note[Compare the first way with all the ways.]
#working("M1 FT")[$ ${over(one, both)} $]
#working("A1")[$ ${reduced(top, bottom)} $]]`,
    alt: plain`${opening} Part a: find the probability that ${asked[0] ?? ''}. Part b: ${asked[1] ?? ''}`,
    answerAlt: plain`Part a: ${p} times ${q} is ${one}. Adding ${exact(1 - p)} times ${r} gives ${both}. Part b: ${one} over ${both} is ${fractionInWords(top, bottom)}.`,
    answers: [final('a', threeFigures(both)), final('b', probability(top, bottom))],
    verify: () => {
      // Think of 1000 cases and count them.
      const [first, second] = [p * 1000, (1 - p) * 1000]
      const [fromFirst, fromSecond] = [Math.round(first * q), Math.round(second * r)]
      const [top, bottom] = lowestTerms(Math.round(p * q * 1000), Math.round((p * q + (1 - p) * r) * 1000))
      return fromFirst * bottom === top * (fromFirst + fromSecond)
        ? null
        : 'counting a thousand gives another share'
    },
  }
}

export const backwards = defineTemplate({
  id: 'tree-read-backwards',
  marks: 5,
  calculator: true,
  level: 5,
  cases: {
    'which-machine': (random) => writeBackwards(random, { isMachine: true }),
    'late-when-raining': (random) => writeBackwards(random, { isMachine: false }),
  },
})
