// Taking two or three things without a tree that is drawn: three colours, three in a row, and stopping at the first.

import { countersOf, isShare, over, reduced, withoutReplacement } from '../../kit/chance.ts'
import { final } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, reducedInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const mixtures = [
  { holder: 'A tin holds', kinds: ['coconut', 'sesame', 'milk'], things: 'sweets', sort: 'kind' },
  { holder: 'A boy has', kinds: ['red', 'yellow', 'green'], things: 'kites', sort: 'colour' },
  { holder: 'A florist has', kinds: ['white', 'pink', 'orange'], things: 'roses', sort: 'colour' },
] as const

const writeThreeColours = (random: Random, { isSame }: { isSame: boolean }) => {
  const counts = random.until(
    () => [random.integer(2, 7), random.integer(2, 6), random.integer(2, 5)] as const,
    ([a, b, c]) => new Set([a, b, c]).size === 3 && a + b + c >= 9 && a + b + c <= 15,
  )
  const total = counts[0] + counts[1] + counts[2]
  const mixture = random.pick(mixtures)
  const pairs = total * (total - 1)
  const same = counts.reduce((sum, n) => sum + n * (n - 1), 0)
  const { holder, kinds, things, sort } = mixture
  const [a, b, c] = counts
  const [one, two, three] = kinds
  const asked = isSame ? `of the same ${sort}` : `of different ${sort}s`
  const opening = `${holder} ${a} ${one}, ${b} ${two} and ${c} ${three} ${things}. Two ${things} are taken at random, without replacement. Find the probability that they are ${asked}.`
  const products = counts.map((n) => `${over(n, total)} times ${over(n - 1, total - 1)}`)
  return {
    question: typst`
${holder} ${a} ${one}, ${b} ${two} and ${c} ${three} ${things}. Two ${things} are taken at random, without replacement.

Find the probability that they are ${asked}. #marks(4)`,
    answer: typst`
#note[${isSame ? `Two ${one}, two ${two}, or two ${three}.` : `It is quicker to begin with the same ${sort}: two ${one}, two ${two}, or two ${three}.`}]
${isSame ? '' : typst`#working("M1")[$ ${products[0] ?? ''} $]`}
#working("${isSame ? 'M3' : 'M1'}")[$ ${products.join(' + ')} $]
${isSame ? '#scheme[*M2* for two of the three products added, *M1* for one of them]' : ''}
${isSame ? '' : typst`#working("M1")[$ 1 - ${over(same, pairs)} $]`}
#working("A1")[$ ${isSame ? reduced(same, pairs) : reduced(pairs - same, pairs)} $]${
      isSame
        ? ''
        : typst`
#scheme[Or: $${counts.map((n) => `${over(n, total)} times ${over(total - n, total - 1)}`).join(' + ')}$ #linebreak() *M1* for one of these products, *M1* for all of them, *M1* for adding them. #linebreak() Twice the sum of the products of two ${sort}s is the same.]`
    }`,
    alt: opening,
    answerAlt: plain`There are ${pairs} ordered ways to take two of ${total}. Both are of one ${sort} in ${a} times ${a - 1}, plus ${b} times ${b - 1}, plus ${c} times ${c - 1} ways, ${same} in all. ${isSame ? `The probability is ${same} over ${pairs}, or ${fractionInWords(same, pairs)}` : `1 minus ${same} over ${pairs} is ${pairs - same} over ${pairs}, or ${fractionInWords(pairs - same, pairs)}`}.`,
    answers: [final('', probability(isSame ? same : pairs - same, pairs))],
    verify: () => {
      const [a, b, c] = counts
      const taken = withoutReplacement(countersOf({ a, b, c }), 2)
      return isShare(taken, ([one, other]) => (one === other) === isSame, [
        isSame ? same : pairs - same,
        pairs,
      ])
        ? null
        : 'listing all pairs gives another probability'
    },
  }
}

export const threeColours = defineTemplate({
  id: 'two-of-three-colours',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'same-kind': (random) => writeThreeColours(random, { isSame: true }),
    'different-kinds': (random) => writeThreeColours(random, { isSame: false }),
  },
})

const drawers = [
  {
    holds: 'A drawer holds',
    good: 'working',
    bad: 'flat',
    things: 'batteries',
    thing: 'battery',
    who: 'Rony',
  },
  {
    holds: 'On a tray there are',
    good: 'sweet',
    bad: 'savoury',
    things: 'pithas',
    thing: 'pitha',
    who: 'Moushumi',
  },
  { holds: 'A box holds', good: 'new', bad: 'broken', things: 'pencils', thing: 'pencil', who: 'Arif' },
] as const

const writeThreeInARow = (
  random: Random,
  { kind }: { kind: 'all-alike' | 'first-at-the-third' | 'exactly-one' },
) => {
  const [good, bad] = random.until(
    () => [random.integer(4, 9), random.integer(3, 6)] as const,
    ([g, b]) => g !== b && g + b <= 13,
  )
  const total = good + bad
  const triples = total * (total - 1) * (total - 2)
  const top = {
    'all-alike': good * (good - 1) * (good - 2) + bad * (bad - 1) * (bad - 2),
    'first-at-the-third': good * (good - 1) * bad,
    'exactly-one': 3 * bad * good * (good - 1),
  }[kind]
  const drawer = random.pick(drawers)
  const { good: fine, bad: poor, things } = drawer
  const row = (...tops: readonly number[]) => tops.map((n, place) => over(n, total - place)).join(' times ')
  const opening = `${drawer.holds} ${good} ${fine} and ${bad} ${poor} ${things}. ${drawer.who} takes ${things} at random, one after another, without replacement.`
  const asked = {
    'all-alike': `Three are taken. Find the probability that all three are ${fine} or all three are ${poor}.`,
    'first-at-the-third': `Find the probability that the third ${drawer.thing} is the first ${poor} one.`,
    'exactly-one': `Three are taken. Find the probability that exactly one of them is ${poor}.`,
  }[kind]
  const working = {
    'all-alike': typst`
#working("M1")[all ${fine}: $display(${row(good, good - 1, good - 2)})$]
#working("M1")[all ${poor}: $display(${row(bad, bad - 1, bad - 2)})$]
#working("M1")[$ ${over(good * (good - 1) * (good - 2), triples)} + ${over(bad * (bad - 1) * (bad - 2), triples)} $]`,
    'first-at-the-third': typst`
#note[The first two are ${fine} and the third is ${poor}.]
#working("B1 soi")[denominators ${total}, ${total - 1} and ${total - 2}]
#working("M2")[$ ${row(good, good - 1, bad)} $]
#scheme[*M1* for the product with one slip, or for these three with replacement]`,
    'exactly-one': typst`
#working("M2")[$ ${row(bad, good, good - 1)} $]
#scheme[*M1* for the product with one slip]
#note[The ${poor} one can be first, second or third. Each order has the same probability.]
#working("M1")[$ 3 times ${over(bad * good * (good - 1), triples)} $]`,
  }[kind]
  const reason = {
    'all-alike': `all three are ${fine} in ${good * (good - 1) * (good - 2)} and ${poor} in ${bad * (bad - 1) * (bad - 2)} of these ways`,
    'first-at-the-third': `the first two are ${fine} and the third is ${poor} in ${good} times ${good - 1} times ${bad} of these ways`,
    'exactly-one': `one ${poor} and two ${fine} come in three orders, each with ${bad * good * (good - 1)} of these ways`,
  }[kind]
  return {
    question: typst`
${opening}

${asked} #marks(4)`,
    answer: typst`${working}
#working("A1")[$ ${reduced(top, triples)} $]`,
    alt: plain`${opening} ${asked}`,
    answerAlt: plain`There are ${total} times ${total - 1} times ${total - 2}, or ${triples}, ordered ways to take three; ${reason}. The probability is ${reducedInWords(top, triples)}.`,
    answers: [final('', probability(top, triples))],
    verify: () => {
      const taken = withoutReplacement(countersOf({ good, bad }), 3)
      const holds = {
        'all-alike': (three: readonly string[]) => new Set(three).size === 1,
        'first-at-the-third': (three: readonly string[]) => three.indexOf('bad') === 2,
        'exactly-one': (three: readonly string[]) => three.filter((one) => one === 'bad').length === 1,
      }[kind]
      return isShare(taken, holds, [top, triples]) ? null : 'listing all triples gives another probability'
    },
  }
}

export const threeInARow = defineTemplate({
  id: 'three-in-a-row',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'all-alike': (random) => writeThreeInARow(random, { kind: 'all-alike' }),
    'first-at-the-third': (random) => writeThreeInARow(random, { kind: 'first-at-the-third' }),
    'exactly-one': (random) => writeThreeInARow(random, { kind: 'exactly-one' }),
  },
})
