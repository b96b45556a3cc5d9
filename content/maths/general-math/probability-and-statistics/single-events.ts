// The probability of one event: on a scale from 0 to 1, and from equally likely outcomes.

import { isShare, over, reduced } from '../../kit/chance.ts'
import { final, word } from '../../kit/final-answers.ts'
import { isPrime, upTo } from '../../kit/integers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, isVowel, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Arrow, probabilityScale, spinner } from './figures.ts'

const dice = upTo(6)

interface DieEvent {
  readonly words: string
  readonly holds: (n: number) => boolean
}

const dieEvents: readonly DieEvent[] = [
  { words: 'a 7', holds: (n) => n === 7 },
  { words: 'a number less than 7', holds: (n) => n < 7 },
  { words: 'an even number', holds: (n) => n % 2 === 0 },
  { words: 'a 5', holds: (n) => n === 5 },
  { words: 'a multiple of 3', holds: (n) => n % 3 === 0 },
  { words: 'a number greater than 2', holds: (n) => n > 2 },
  { words: 'a number that is not 6', holds: (n) => n !== 6 },
]

const drawScale = (random: Random) => {
  const values = dieEvents.map(({ holds }) => dice.filter(holds).length)
  const chosen = random
    .distinct([2, 3, 4, 5, 6], 2)
    .concat(random.integer(0, 1))
    .sort((a, b) => a - b)
  const others = random.distinct(
    [0, 1, 2, 3, 4, 5, 6].filter((place) => !chosen.includes(place)),
    2,
  )
  const arrows: Arrow[] = [...chosen, ...others]
    .map((place) => values[place] ?? 0)
    .sort((a, b) => a - b)
    .map((value, n) => ['ABCDE'[n] ?? '', value / 6])
  const letters = chosen.map(
    (place) => arrows.find(([, value]) => value === (values[place] ?? 0) / 6)?.[0] ?? '',
  )
  const [red, blue] = random.distinct([1, 2, 3, 4, 5], 2)
  return {
    events: random.shuffle(chosen.map((place, n) => ({ place, letter: letters[n] ?? '' }))),
    arrows,
    red: red ?? 1,
    blue: blue ?? 2,
    white: 10 - (red ?? 1) - (blue ?? 2),
  }
}

export const scale = defineTemplate({
  id: 'probability-scale',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'name-the-arrow'(random) {
      const { events, arrows } = drawScale(random)
      const words = events.map(({ place }) => dieEvents[place]?.words ?? '')
      const counts = events.map(({ place }) => dice.filter(dieEvents[place]?.holds ?? (() => false)).length)
      const reasons = counts.map((count) =>
        count === 0 ? '"impossible:"' : count === 6 ? '"certain:"' : `${over(count, 6)} :`,
      )
      const spoken = counts.map((count) =>
        count === 0 ? 'impossible' : count === 6 ? 'certain' : `${count} out of 6`,
      )
      const parts = ['a', 'b', 'c']
      const places = arrows.map(
        ([letter, value]) => `${letter} at ${fractionInWords(Math.round(value * 6), 6)}`,
      )
      return {
        question: typst`
The scale shows the probabilities of five events.
${probabilityScale(arrows)}
A fair six-sided die is rolled. Write down the letter of the arrow that shows the probability of rolling
${parts.map((part, n) => `#part("${part}", 1)[${words[n]}${n === 2 ? '.' : ','}]`).join('\n')}`,
        answer: parts
          .map(
            (part, n) =>
              typst`#part("${part}")[#working("B1")[$ ${reasons[n] ?? ''} #result[${events[n]?.letter ?? ''}] $]]`,
          )
          .join('\n'),
        alt: plain`A probability scale from 0 to 1 has arrows ${listInWords(places)}. A fair six-sided die is rolled. Write down the letter of the arrow for the probability of rolling, part a, ${words[0] ?? ''}; part b, ${words[1] ?? ''}; part c, ${words[2] ?? ''}.`,
        answerAlt: plain`Part a: ${spoken[0] ?? ''}, arrow ${events[0]?.letter ?? ''}. Part b: ${spoken[1] ?? ''}, arrow ${events[1]?.letter ?? ''}. Part c: ${spoken[2] ?? ''}, arrow ${events[2]?.letter ?? ''}.`,
        answers: parts.map((part, n) => final(part, word(events[n]?.letter ?? ''))),
        verify: () => {
          for (const { place, letter } of events) {
            const value = arrows.find(([name]) => name === letter)?.[1] ?? -1
            const top = Math.round(value * 6)
            if (!isShare(dice, dieEvents[place]?.holds ?? (() => false), [top, 6]))
              return `${letter} is elsewhere`
          }
          return new Set(arrows.map(([, value]) => value)).size === 5 ? null : 'two arrows are at one place'
        },
      }
    },
    'draw-the-arrows'(random) {
      const { red, blue, white } = drawScale(random)
      const shown: Arrow[] = [
        ['A', blue / 10],
        ['B', (10 - red) / 10],
        ['C', 0],
      ]
      return {
        question: typst`
A bag contains ${red} red, ${blue} blue and ${white} white counters and no others. One counter is taken at random.
${probabilityScale([])}
On the scale, draw an arrow to show the probability that the counter is
#part("a", 1)[blue; label the arrow $A$,]
#part("b", 1)[not red; label the arrow $B$,]
#part("c", 1)[green; label the arrow $C$.]`,
        answer: typst`
${probabilityScale(shown)}
#part("a")[#working("B1")[${blue} of 10 are blue: $A$ at #result[${blue / 10}]]]
#part("b")[#working("B1")[$1 - ${red / 10}$, so $B$ at #result[${(10 - red) / 10}]]]
#part("c")[#working("B1")[It is impossible: $C$ at #result[0]]]`,
        alt: plain`A bag contains ${red} red, ${blue} blue and ${white} white counters and no others. One counter is taken at random. On a probability scale from 0 to 1, draw an arrow to show the probability that the counter is, part a, blue, labelled A; part b, not red, labelled B; part c, green, labelled C.`,
        answerAlt: plain`Part a: ${blue} of 10 are blue, so A is at ${blue / 10}. Part b: 1 minus ${red / 10}, so B is at ${(10 - red) / 10}. Part c: green is impossible, so C is at 0.`,
        answers: [],
        verify: () => (red + blue + white === 10 && white > 0 ? null : 'the counters are not ten'),
      }
    },
  },
})

const towns = ['BANGLADESH', 'MYMENSINGH', 'SREEMANGAL', 'NARAYANGANJ', 'GAIBANDHA', 'LALMONIRHAT'] as const
const isSquare = (n: number) => Number.isInteger(Math.sqrt(n))

interface PickEvent {
  readonly words: string
  readonly count: number
}

const writeOnePick = (random: Random, { kind }: { kind: 'letters' | 'spinner' | 'numbered-cards' }) => {
  const word = random.pick(towns)
  const letters = [...word]
  const letter = random.pick(letters.filter((one, place) => letters.indexOf(one) !== place))
  const sectors = random.until(
    () => Array.from({ length: 8 }, () => random.integer(1, 6)),
    (list) => {
      const target = list.filter((n) => n === 4).length
      const primes = list.filter(isPrime).length
      return target >= 2 && target <= 3 && primes >= 2 && primes <= 6 && new Set(list).size >= 4
    },
  )
  const most = random.pick([15, 18, 20, 24, 30])
  const multiple = random.pick([3, 4, 7])
  const cards = upTo(most)
  const of = <Item>(items: readonly Item[], words: string, holds: (item: Item) => boolean): PickEvent => ({
    words,
    count: items.filter(holds).length,
  })
  const events = {
    letters: [
      of(letters, `the letter ${letter}`, (one) => one === letter),
      of(letters, 'not a vowel', (one) => !isVowel(one)),
      of(letters, 'one of the letters of DHAKA', (one) => 'DHAKA'.includes(one)),
    ],
    spinner: [
      of(sectors, 'on 4', (n) => n === 4),
      of(sectors, 'on a prime number', isPrime),
      of(sectors, 'on a number less than 7', (n) => n < 7),
    ],
    'numbered-cards': [
      of(cards, `a multiple of ${multiple}`, (n) => n % multiple === 0),
      of(cards, 'a square number', isSquare),
      of(cards, 'an odd number greater than 6', (n) => n % 2 === 1 && n > 6),
    ],
  }[kind]
  const total = { letters: word.length, spinner: 8, 'numbered-cards': most }[kind]
  const asked = {
    letters: typst`Each letter of the word ${word} is written on a card. One card is taken at random.

Find the probability that the card shows`,
    spinner: typst`The diagram shows a fair spinner with 8 equal sectors.
${spinner(sectors)}
Find the probability that it lands`,
    'numbered-cards': typst`Cards are numbered from 1 to ${most}. One card is taken at random.

Find the probability that its number is`,
  }[kind]
  const spoken = {
    letters: plain`Each letter of the word ${word} is written on a card, ${total} cards in all. One card is taken at random. Find the probability that the card shows`,
    spinner: plain`A fair spinner has 8 equal sectors with the numbers ${listInWords(sectors)}. Find the probability that it lands`,
    'numbered-cards': plain`Cards are numbered from 1 to ${most}. One card is taken at random. Find the probability that its number is`,
  }[kind]
  const parts = ['a', 'b', 'c'] as const
  return {
    question: typst`${asked}
${parts.map((part, n) => `#part("${part}", 1)[${events[n]?.words}${n === 2 ? '.' : ','}]`).join('\n')}`,
    answer: typst`
#note[There are ${total} equally likely outcomes. Count those that fit.]
${events.map(({ count }, n) => typst`#part("${parts[n] ?? ''}")[#working("B1")[$ ${reduced(count, total)} $]]`).join('\n')}`,
    alt: plain`${spoken}, part a, ${events[0]?.words ?? ''}; part b, ${events[1]?.words ?? ''}; part c, ${events[2]?.words ?? ''}.`,
    answerAlt: plain`There are ${total} equally likely outcomes. ${events.map(({ count }, n) => `Part ${parts[n]}: ${count} of them fit, so the probability is ${fractionInWords(count, total)}.`).join(' ')}`,
    answers: parts.map((part, n) => final(part, probability(events[n]?.count ?? 0, total))),
    verify: () => {
      // Count what does not fit in the second event, and take it away.
      const unfit = {
        letters: [...word].filter(isVowel).length,
        spinner: sectors.filter((n) => [1, 4, 6].includes(n)).length,
        'numbered-cards': most - Math.floor(Math.sqrt(most)),
      }[kind]
      if ((events[1]?.count ?? 0) + unfit !== total) return `of ${total} outcomes, ${unfit} do not fit`
      return events.every(({ count }) => count > 0 && count <= total) ? null : 'an event cannot happen'
    },
  }
}

export const onePick = defineTemplate({
  id: 'one-pick',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    letters: (random) => writeOnePick(random, { kind: 'letters' }),
    spinner: (random) => writeOnePick(random, { kind: 'spinner' }),
    'numbered-cards': (random) => writeOnePick(random, { kind: 'numbered-cards' }),
  },
})
