// Tree diagrams of two stages: the same chances twice, chances that depend on the first stage, and taking without
// putting back.

import { countersOf, exact, isShare, oneOfEach, over, reduced, withoutReplacement } from '../../kit/chance.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Fork, treeDiagram } from './tree-diagram.ts'

const contexts = [
  {
    first: 'rains',
    not: 'does not rain',
    wet: 'Rain',
    dry: 'No rain',
    yes: 'walks',
    no: 'rides',
    subject: 'Mehedi',
  },
  {
    first: 'is foggy',
    not: 'is not foggy',
    wet: 'Fog',
    dry: 'No fog',
    yes: 'late',
    no: 'on time',
    subject: 'the launch',
  },
] as const

export const twoStageTree = defineTemplate({
  id: 'tree-of-two-stages',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'two-spins'(random) {
      const [p] = [
        random.pick([0.2, 0.3, 0.4, 0.6, 0.7]),
        ...random.distinct([0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 0.9], 2),
      ]
      const notP = exact(1 - p)
      const fork = (full: boolean): Fork => ({
        chances: full ? [`${p}`, `${notP}`] : ['', ''],
        outcomes: ['red', 'not red'],
      })
      const tree = (full: boolean) =>
        treeDiagram(
          { ...fork(full), chances: [`${p}`, full ? `${notP}` : ''], next: [fork(full), fork(full)] },
          ['1st spin', '2nd spin'],
          false,
        )
      return {
        question: typst`
The probability that a spinner lands on red is ${p}. The spinner is spun twice.
#part("a", 2)[Complete the tree diagram.]
${tree(false)}
#part("b", 3)[Find the probability that it lands on red exactly once.]`,
        answer: typst`
#part("a")[#working("B2")[$1 - ${p} =$ #result[${notP}], and the same on the branches of the second stage]
#scheme[*B1* for ${notP} on the first branch]]
${tree(true)}
#part("b")[
#note[Multiply along the branches, then add: red then not red, or not red then red.]
#working("M1 FT")[$${p} times ${notP} = ${exact(p * notP)}$]
#working("M1 FT")[$${exact(p * notP)} + ${exact(notP * p)}$]
#working("A1")[#result[${exact(2 * p * notP)}]]]`,
        alt: plain`The probability that a spinner lands on red is ${p}. It is spun twice. A tree diagram shows red or not red for each spin, with only the ${p} of the first red filled in. Part a: complete the tree diagram. Part b: find the probability that it lands on red exactly once.`,
        answerAlt: plain`Part a: every branch to red has ${p} and every branch to not red has 1 minus ${p}, ${notP}. Part b: red then not red is ${p} times ${notP}, ${exact(p * notP)}. The other order has the same probability, so together ${exact(2 * p * notP)}.`,
        answers: [final('b', threeFigures(exact(2 * p * notP)))],
        verify: () => {
          // A hundred equally likely outcomes: a tenth of each of two stages.
          const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          const outcomes = oneOfEach(tenths, tenths).map(([a = 0, b = 0]) => {
            const isFirst = a < Math.round(p * 10)
            return { isFirst, isSecond: b < Math.round((isFirst ? p : p) * 10) }
          })
          const answer = 2 * p * (1 - p)
          return isShare(outcomes, ({ isFirst, isSecond }) => isFirst !== isSecond, [
            Math.round(answer * 100),
            100,
          ])
            ? null
            : 'counted over the hundred outcomes it is another'
        },
      }
    },
    'depends-on-the-first'(random) {
      const [p, q = 0.7, r = 0.2] = [
        random.pick([0.2, 0.3, 0.4, 0.6, 0.7]),
        ...random.distinct([0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 0.9], 2),
      ]
      const context = random.pick(contexts)
      const [notP, notQ, notR] = [exact(1 - p), exact(1 - q), exact(1 - r)]
      const { first, not, wet, dry, yes, no, subject } = context
      const isLate = yes === 'late'
      const verb = isLate ? `${subject} is late` : `${subject} ${yes}`
      const tree = (full: boolean) =>
        treeDiagram(
          {
            chances: [`${p}`, full ? `${notP}` : ''],
            outcomes: [wet, dry],
            next: [
              { chances: full ? [`${q}`, `${notQ}`] : [`${q}`, ''], outcomes: [yes, no] },
              { chances: full ? [`${r}`, `${notR}`] : ['', ''], outcomes: [yes, no] },
            ],
          },
          [],
          false,
        )
      const opening =
        `The probability that a morning ${first} is ${p}. If it ${first}, the probability that ${verb} is ${q}. If it ${not}, this probability is ${r}.`.replace(
          'a morning rains',
          'it rains in the morning',
        )
      return {
        question: typst`
${opening}
#part("a", 2)[Complete the tree diagram.]
${tree(false)}
#part("b", 3)[Find the probability that ${verb}.]`,
        answer: typst`
#part("a")[#working("B2")[Each pair of branches adds up to 1: #result[${notP}], #result[${notQ}], #result[${r}] and #result[${notR}].]
#scheme[*B1* for two or three of them]]
${tree(true)}
#part("b")[
#working("M1 FT")[$${p} times ${q} = ${exact(p * q)}$]
#working("M1 FT")[$${exact(p * q)} + ${notP} times ${r}$]
#working("A1")[#result[${exact(p * q + notP * r)}]]]`,
        alt: plain`${opening} A tree diagram has branches ${wet} and ${dry}, each followed by ${yes} and ${no}; only ${p} and ${q} are filled in. Part a: complete the tree diagram. Part b: find the probability that ${verb}.`,
        answerAlt: plain`Part a: ${dry} ${notP}; after ${wet}, ${no} ${notQ}; after ${dry}, ${yes} ${r} and ${no} ${notR}. Part b: ${p} times ${q}, plus ${notP} times ${r}, is ${exact(p * q + notP * r)}.`,
        answers: [final('b', threeFigures(exact(p * q + notP * r)))],
        verify: () => {
          // A hundred equally likely outcomes: a tenth of each of two stages.
          const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          const outcomes = oneOfEach(tenths, tenths).map(([a = 0, b = 0]) => {
            const isFirst = a < Math.round(p * 10)
            return { isFirst, isSecond: b < Math.round((isFirst ? q : r) * 10) }
          })
          const answer = p * q + (1 - p) * r
          return isShare(outcomes, ({ isSecond }) => isSecond, [Math.round(answer * 100), 100])
            ? null
            : 'counted over the hundred outcomes it is another'
        },
      }
    },
  },
})

const baskets = [
  { holder: 'A basket has', things: 'apples', a: 'red', b: 'green', who: 'Nasrin' },
  { holder: 'A crate holds', things: 'mangoes', a: 'ripe', b: 'unripe', who: 'Jamal' },
  { holder: 'In a pencil case there are', things: 'pens', a: 'blue', b: 'black', who: 'Tania' },
  { holder: 'A box holds', things: 'eggs', a: 'brown', b: 'white', who: 'Habib' },
] as const

interface TakeTwoOptions {
  readonly isAtLeastOne?: boolean
  readonly isSameColour?: boolean
  readonly isDifferentColours?: boolean
  readonly kind: 'same-colour' | 'different-colours' | 'at-least-one'
}

const writeTakeTwo = (
  random: Random,
  { isAtLeastOne, isSameColour, isDifferentColours, kind }: TakeTwoOptions,
) => {
  const [red, green] = random.until(
    () => [random.integer(3, 8), random.integer(3, 8)] as const,
    ([r, g]) => r !== g && r + g <= 12,
  )
  const total = red + green
  const pairs = total * (total - 1)
  const top = {
    'same-colour': red * (red - 1) + green * (green - 1),
    'different-colours': 2 * red * green,
    'at-least-one': pairs - green * (green - 1),
  }[kind]
  const basket = random.pick(baskets)
  const { holder, things, a, b, who } = basket
  const left = total - 1
  const opening = `${holder} ${red} ${a} and ${green} ${b} ${things}. ${who} takes two ${things} at random, without putting the first back.`
  const tree = (full: boolean) => {
    const chance = (top: number, bottom: number) => (full ? over(top, bottom) : '')
    return treeDiagram(
      {
        chances: [over(red, total), chance(green, total)],
        outcomes: [a, b],
        next: [
          { chances: [chance(red - 1, left), chance(green, left)], outcomes: [a, b] },
          { chances: [chance(red, left), chance(green - 1, left)], outcomes: [a, b] },
        ],
      },
      ['1st', '2nd'],
    )
  }
  const asked = {
    'same-colour': `both ${things} are ${a} or both are ${b}`,
    'different-colours': `one of the ${things} is ${a} and one is ${b}`,
    'at-least-one': `at least one of the ${things} is ${a}`,
  }[kind]
  const product = (a: number, b: number) => `${over(a, total)} times ${over(b, left)}`
  const steps = {
    'same-colour': [product(red, red - 1), product(green, green - 1)],
    'different-colours': [product(red, green), product(green, red)],
    'at-least-one': [product(green, green - 1), '1 minus that'],
  } as const
  const [firstWay, secondWay] = steps[kind]
  const none = over(green * (green - 1), pairs)
  return {
    question: typst`
${opening}
#part("a", 2)[Complete the tree diagram.]
${tree(false)}
#part("b", 3)[Find the probability that ${asked}.]`,
    answer: typst`
#part("a")[#working("B2")[One is gone, so the second stage is out of #result[${left}].]
#scheme[*B1* for the first stage, or for one pair of the second]]
${tree(true)}
#part("b")[${
      isAtLeastOne
        ? typst`
#note[“At least one ${a}” is everything except two ${b}.]
#working("M1 FT")[$ ${firstWay} = ${none} $]
#working("M1 FT")[$ 1 - ${none} $]
#working("A1 oe")[$ ${reduced(top, pairs)} $]
#scheme[Or: $${product(red, red - 1)} + ${product(red, green)} + ${product(green, red)}$ #linebreak() *M1 FT* for one of these products, *M1 FT* for all of them added]`
        : typst`
#note[Two ways: ${isSameColour ? `${a} and ${a}, or ${b} and ${b}` : `${a} then ${b}, or ${b} then ${a}`}.]
#working("M1 FT")[$ ${firstWay} $]
#working("M1 FT")[$ ${firstWay} + ${secondWay} $]
#working("A1 oe")[$ ${reduced(top, pairs)} $]`
    }]`,
    alt: plain`${opening} A tree diagram shows ${a} or ${b} for the first and the second; only the ${red} over ${total} of the first ${a} is filled in. Part a: complete the tree diagram. Part b: find the probability that ${asked}.`,
    answerAlt: plain`Part a: the first ${b} is ${green} over ${total}. After ${a}: ${a} ${red - 1} over ${left}, ${b} ${green} over ${left}. After ${b}: ${a} ${red} over ${left}, ${b} ${green - 1} over ${left}. Part b: ${isAtLeastOne ? `two ${b} is ${green * (green - 1)} over ${pairs}; 1 minus that` : 'multiply along the branches and add; the sum'} is ${top} over ${pairs}, or ${fractionInWords(top, pairs)}.`,
    answers: [final('b', probability(top, pairs))],
    verify: () => {
      const taken = withoutReplacement(countersOf({ red, green }), 2)
      const holds = ([a, b]: readonly string[]) =>
        isSameColour ? a === b : isDifferentColours ? a !== b : a === 'red' || b === 'red'
      return isShare(taken, holds, [top, pairs]) ? null : 'listing all pairs gives another probability'
    },
  }
}

export const takeTwo = defineTemplate({
  id: 'two-without-replacement',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'same-colour': (random) =>
      writeTakeTwo(random, {
        isSameColour: true,
        kind: 'same-colour',
      }),
    'different-colours': (random) =>
      writeTakeTwo(random, {
        isDifferentColours: true,
        kind: 'different-colours',
      }),
    'at-least-one': (random) =>
      writeTakeTwo(random, {
        isAtLeastOne: true,
        kind: 'at-least-one',
      }),
  },
})
