// Arrangements of the letters of a word without repeated letters: with conditions on the ends, and of some of the letters.

import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { isVowel } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  answered,
  countArrangements,
  down,
  factorial,
  inParts,
  nPr,
  permutations,
  product,
  whole,
} from './counting.ts'
import { choices } from './figures.ts'

export const vowelsOf = (word: string) => [...word].filter(isVowel)
export const consonantsOf = (word: string) => [...word].filter((letter) => !isVowel(letter))

export const words = [
  'GAZIPUR',
  'JASHORE',
  'KUSHTIA',
  'PROJECT',
  'NUMBERS',
  'MONSTER',
  'BASKET',
  'KHULNA',
  'GARDEN',
] as const
export const opening = (word: string) =>
  `The ${word.length} letters of the word ${word} are arranged in a row, each used once.`

type Ends = 'begins-with' | 'vowels-at-both-ends' | 'consonant-then-vowel'

const withEnds = (ends: Ends) => (random: Random) => {
  const word = random.pick(words)
  const [v, c, n] = [vowelsOf(word).length, consonantsOf(word).length, word.length]
  const letter = vowelsOf(word)[0] ?? ''
  const inner = down(n - 2, n - 2)
  const conditions = {
    'begins-with': {
      asked: `begin with ${letter}`,
      boxes: [1, ...down(n - 1, n - 1)],
      first: [0],
      why: `Put ${letter} in the first place; the other ${n - 1} letters fill the rest.`,
    },
    'vowels-at-both-ends': {
      asked: 'begin and end with a vowel',
      boxes: [v, ...inner, v - 1],
      first: [0, n - 1],
      why: `Fill the ends first: ${v} vowels for one end, ${v - 1} for the other.`,
    },
    'consonant-then-vowel': {
      asked: 'begin with a consonant and end with a vowel',
      boxes: [c, ...inner, v],
      first: [0, n - 1],
      why: `Fill the ends first: ${c} consonants for the first place, ${v} vowels for the last.`,
    },
  } as const
  const { asked, boxes, first, why } = conditions[ends]
  const isBeginning = ends === 'begins-with'
  const others = isBeginning
    ? `Find how many of them do not ${asked}.`
    : 'Find how many of the arrangements in part (a) are not of the kind in part (b).'
  const found = product(boxes)
  const shown = isBeginning ? `${n - 1}!` : `${boxes[0]} times ${n - 2}! times ${boxes[n - 1]}`
  return {
    question: typst`
${opening(word)}
#part("a", 1)[Find the number of different arrangements.]
#part("b", 2)[Find how many of them ${asked}.]
#part("c", 2)[${others}]`,
    answer: typst`
#part("a")[#working("B1")[$${n}! =$ ${answered(factorial(n))}]]
#part("b")[
#note[${why}]
${choices(boxes, first)}
#working("M1")[$${shown}$]
#working("A1")[${answered(found)}]]
#part("c")[
#working("M1 FT")[$${whole(factorial(n))} - ${whole(found)}$]
#working("A1")[${answered(factorial(n) - found)}]]`,
    alt: plain`${opening(word)} Part a: find the number of different arrangements. Part b: find how many of them ${asked}. Part c: ${others.replace('F', 'f')}`,
    answerAlt: plain`Part a: ${n} factorial is ${factorial(n)}. Part b: ${why} That is ${isBeginning ? `${n - 1} factorial` : `${boxes[0] ?? 0} times ${n - 2} factorial times ${boxes[n - 1] ?? 0}`}, ${found}. Part c: ${factorial(n)} minus ${found} is ${factorial(n) - found}.`,
    answers: inParts(factorial(n), found, factorial(n) - found),
    verify: () => {
      const holds = (first: string, last: string) =>
        ({
          'begins-with': first === letter,
          'vowels-at-both-ends': isVowel(first) && isVowel(last),
          'consonant-then-vowel': !isVowel(first) && isVowel(last),
        })[ends]
      const counted = countArrangements([...word], n, (row) => holds(row[0] ?? '', row.at(-1) ?? ''))
      return counted === found && new Set(word).size === n ? null : `counted, there are ${counted}`
    },
  }
}

export const endsOfWord = defineTemplate({
  id: 'letters-at-the-ends',
  marks: 5,
  calculator: true,
  level: 2,
  cases: {
    'begins-with': withEnds('begins-with'),
    'vowels-at-both-ends': withEnds('vowels-at-both-ends'),
    'consonant-then-vowel': withEnds('consonant-then-vowel'),
  },
})

const someArranged = (isBeginning: boolean) => (random: Random) => {
  const word = random.pick(words.filter(({ length }) => length === 7))
  const count = random.pick([3, 4])
  const [v, n] = [vowelsOf(word).length, word.length]
  const letter = consonantsOf(word)[0] ?? ''
  const begin = `${count} of the ${n} letters of the word ${word} are taken and arranged in a row.`
  const boxes = isBeginning ? [v, ...down(n - 1, count - 1)] : [count, ...down(n - 1, count - 1)]
  const found = product(boxes)
  const asked = isBeginning ? 'begin with a vowel' : `contain the letter ${letter}`
  return {
    question: typst`
${begin}
#part("a", 2)[Find the number of different arrangements.]
#part("b", 2)[Find how many of them ${asked}.]`,
    answer: typst`
#part("a")[
#working("M1")[$${nPr(n, count)} = ${down(n, count).join(' times ')}$]
#working("A1")[${answered(permutations(n, count))}]]
#part("b")[
${
  isBeginning
    ? typst`#note[A vowel for the first place, then any of the letters that are left.]
${choices(boxes, [0])}`
    : typst`#note[${letter} can be in ${count} places. The other places are filled from the ${n - 1} other letters.]`
}
#working("M1")[$${isBeginning ? `${v} times ${nPr(n - 1, count - 1)}` : `${count} times ${nPr(n - 1, count - 1)}`}$]
#working("A1")[${answered(found)}]]`,
    alt: plain`${begin} Part a: find the number of different arrangements. Part b: find how many of them ${asked}.`,
    answerAlt: plain`Part a: ${n} P ${count} is ${permutations(n, count)}. Part b: ${isBeginning ? `${v} vowels for the first place` : `${count} places for ${letter}`}, times ${n - 1} P ${count - 1}, is ${found}.`,
    answers: inParts(permutations(n, count), found),
    verify: () => {
      const counted = countArrangements([...word], count, (row) =>
        isBeginning ? isVowel(row[0] ?? '') : row.includes(letter),
      )
      return counted === found ? null : `counted, there are ${counted}`
    },
  }
}

export const someLetters = defineTemplate({
  id: 'some-of-the-letters',
  marks: 4,
  calculator: true,
  level: 2,
  cases: { 'begins-with-a-vowel': someArranged(true), 'contains-a-letter': someArranged(false) },
})
