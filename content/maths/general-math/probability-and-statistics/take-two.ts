// A tree diagram of two that are taken without putting the first back.

import { countersOf, isShare, over, reduced, withoutReplacement } from '../../kit/chance.ts'
import { final } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { treeDiagram } from './tree-diagram.ts'

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
