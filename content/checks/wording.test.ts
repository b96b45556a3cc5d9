import { describe, expect, test } from 'vitest'
import {
  aQuestion,
  aWrittenTopic,
  contentWith,
  messages,
  questionsOfTopic,
  writtenContent,
} from '../testing/builders.ts'
import {
  checkCatchAlls,
  checkLengths,
  checkLetterMentions,
  checkMarkup,
  checkNegatives,
  negativeWord,
} from './wording.ts'

const sound = aQuestion(1)
const fortyWords = Array.from({ length: 40 }, () => 'word').join(' ')

describe('lengths', () => {
  test.each([
    [
      'a stem of 76 words',
      { question: `${fortyWords} ${fortyWords.slice(0, 36 * 5 - 1)}` },
      /the question has 76 words; shorten it to 75/,
    ],
    [
      'an explanation of 19 words',
      { explanation: fortyWords.slice(0, 19 * 5 - 1) },
      /the explanation has 19 words; it needs 20 to 120/,
    ],
    [
      'an explanation of 160 words',
      { explanation: Array(4).fill(fortyWords).join(' ') },
      /the explanation has 160 words/,
    ],
    [
      'alt text of 10 characters',
      { imageFilename: 'enzymes-001.svg', imageAlt: 'Some graph' },
      /imageAlt has 10 characters/,
    ],
    [
      'alt text of 301 characters',
      { imageFilename: 'enzymes-001.svg', imageAlt: 'a'.repeat(301) },
      /imageAlt has 301 characters/,
    ],
  ])('%s is refused for its length', (_, change, message) => {
    expect(messages(checkLengths(contentWith({ ...sound, ...change })))).toEqual([
      expect.stringMatching(message),
    ])
  })

  test('an explanation of 120 words and alt text of 30 characters are accepted, and a question without a picture', () => {
    const explanation = Array(3).fill(fortyWords).join(' ')
    const described = { ...sound, imageFilename: 'enzymes-001.svg', imageAlt: 'a'.repeat(30), explanation }
    expect(checkLengths(contentWith(described, { ...sound, explanation }))).toEqual([])
  })

  test('a stem of 75 words, an explanation of 20 and alt text of 300 characters are accepted', () => {
    const question = {
      ...sound,
      question: `${fortyWords} ${fortyWords.slice(0, 35 * 5 - 1)}`,
      explanation: fortyWords.slice(0, 20 * 5 - 1),
      imageFilename: 'enzymes-001.svg',
      imageAlt: 'a'.repeat(300),
    }
    expect(checkLengths(contentWith(question))).toEqual([])
  })
})

describe('catch-all options', () => {
  test.each([
    'All of the above',
    'none of the above',
    'none of these',
    'Neither of them',
    'any of the other',
    'all of the others',
    'Both of the above',
  ])('the catch-all option "%s" is refused', (option) => {
    const question = { ...sound, options: { ...sound.options, D: option } }
    expect(messages(checkCatchAlls(contentWith(question)))).toEqual([
      `content/mcq/biology/enzymes.json, question enzymes-001: option D is "${option}"; replace it by an answer of its own.`,
    ])
  })
})

test('an option that speaks of all of these things within its sentence is accepted', () => {
  const question = { ...sound, options: { ...sound.options, D: 'it feeds all of these' } }
  expect(checkCatchAlls(contentWith(question))).toEqual([])
})

describe('letters of options in what explains them', () => {
  test.each([
    'Option B is too small.',
    'so answer (C) fails',
    'choice D',
    'A is correct because it is hot',
    'distractor B',
    'the letter C',
    'see option  B',
    'so (A is right)',
    'A  is  the  correct one',
    'B was wrong',
    'C is incorrect',
  ])('an explanation that says "%s" is refused', (text) => {
    expect(messages(checkLetterMentions(contentWith({ ...sound, explanation: text })))).toEqual([
      expect.stringMatching(/the explanation says ".+"; name what the option says, not its letter/),
    ])
    expect(checkLetterMentions(contentWith({ ...sound, reasons: { A: text } }))).toHaveLength(1)
  })

  test.each([
    '40 °C is the best of them',
    'Vitamin C is needed for healthy gums',
    'The answer is a rate',
    'at 40 °C is the right time',
    'at 40 °C is right',
    'DNA is right here',
  ])('an explanation that says "%s" is accepted', (text) => {
    expect(checkLetterMentions(contentWith({ ...sound, explanation: text }))).toEqual([])
  })
})

test('a letter is no mention where the question itself stands', () => {
  const question = 'Which answer A, B, C or D is right?'
  expect(checkLetterMentions(contentWith({ ...sound, question }))).toEqual([])
})

describe('questions that ask for the exception', () => {
  test.each([
    ['Which of these is not a metal?', 'not'],
    ['Which statement about enzymes is **not** correct?', 'not'],
    ['Which gas does NOT turn limewater milky?', 'NOT'],
    ['All of these are vectors except one. Which?', 'except'],
    ['Which of these is  never a metal?', 'never'],
    ['Which statement explains why the reaction does not stop?', undefined],
    ['The lamp is not lit. Which change lights it?', undefined],
    ['Which two changes will make it faster but not hotter?', undefined],
  ])('the negative word of "%s" is %s', (stem, word) => {
    expect(negativeWord(stem)).toBe(word)
  })

  test('a question that asks for the exception must say NOT in capitals', () => {
    const question = { ...sound, question: 'Which of these is not an enzyme?' }
    expect(messages(checkNegatives(contentWith(question)))).toEqual([
      expect.stringMatching(/question enzymes-001: asks for the exception with "not"; write NOT in capitals/),
    ])
    expect(checkNegatives(contentWith({ ...sound, question: 'Which of these is NOT an enzyme?' }))).toEqual(
      [],
    )
  })

  test('questions that ask for the exception may be at most 3% of a topic', () => {
    const questions = questionsOfTopic()
    const negative = questions.map((question, n) =>
      n < 2 ? { ...question, question: `Which of these ${n} is NOT an enzyme?` } : question,
    )
    expect(messages(checkNegatives(writtenContent(aWrittenTopic(negative))))).toEqual([
      expect.stringMatching(
        /enzymes\.json: 2 questions ask for an exception \(enzymes-001, enzymes-002\); at most 3% may, so turn 1 round/,
      ),
    ])
  })
})

test('a topic of a hundred questions may ask for the exception in three', () => {
  const asking = (count: number) =>
    questionsOfTopic('enzymes', 100).map((question, n) =>
      n < count ? { ...question, question: `Which of these ${n} is NOT an enzyme?` } : question,
    )
  expect(checkNegatives(contentWith(...asking(3)))).toEqual([])
  expect(messages(checkNegatives(contentWith(...asking(5))))).toEqual([
    expect.stringMatching(/5 questions ask for an exception .* so turn 2 round/),
  ])
})

describe('text that the page could not show as meant', () => {
  test.each([
    ['HTML', 'H<sub>2</sub>O', /holds HTML/],
    ['a tag of one part', 'a line<br>ends', /holds HTML/],
    ['a closing tag', 'it ends</i>here', /holds HTML/],
    ['a command of LaTeX', 'is \\alpha here', /holds LaTeX/],
    ['a formula of LaTeX', 'the rate $ab_{1}c$ rises', /holds LaTeX/],
    ['a hyphen as a minus sign at the beginning', '-5 °C is cold', /use the minus sign/],
    ['LaTeX', 'the rate $x^2$ and \\frac{1}{2}', /holds LaTeX/],
    ['a power of a number with ^', 'it is 10^3', /writes a power with \^/],
    ['a power with ^', 'it is 5 cm^3', /writes a power with \^/],
    ['a hyphen as a minus sign', 'it is -5 °C', /use the minus sign/],
    ['single stars', 'it is * fast *', /holds \* and \*, mark-up that is not closed or not known/],
    ['bold that never ends', 'it is **fast', /holds \*\*, mark-up that is not closed or not known/],
  ])('%s in a text is refused', (_, text, message) => {
    expect(messages(checkMarkup(contentWith({ ...sound, question: text })))).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    )
  })

  test('two prices in dollars are no LaTeX', () => {
    const question = 'It costs $5 here and $7 there.'
    expect(checkMarkup(contentWith({ ...sound, question }))).toEqual([])
  })

  test('a picture is described in plain text', () => {
    const described = (imageAlt: string) =>
      messages(checkMarkup(contentWith({ ...sound, imageFilename: 'enzymes-001.svg', imageAlt })))
    expect(described('A **thick** line that rises from left to right.')).toEqual([
      expect.stringMatching(/imageAlt holds mark-up; a picture is described in plain text/),
    ])
    expect(described('A thick line that rises from left to right.')).toEqual([])
  })

  test('plain Unicode and bold in a text are accepted', () => {
    const question =
      'Is **1.5 × 10⁻³ mol/dm³** of H₂O₂ at −5 °C in a 10–20 cm³ tube → more, or is 3 < 5 and 7 > 2?'
    expect(checkMarkup(contentWith({ ...sound, question }))).toEqual([])
  })
})
