// Gates on the form of a question, which is that of an exam paper: rows are tables, no question is asked twice, and the
// words of the stem give nothing away.

import { letters } from '@toron/domain/practice/public-question.ts'
import type { Question } from '../bank.ts'
import { subjects } from '../catalogue.ts'
import { optionText } from '../question-text.ts'
import { harmlessEchoes } from './harmless-echoes.ts'
import { isKeyLongest } from './keys.ts'
import { at, type Gate, problemOf, type WrittenTopic } from './written-content.ts'

/** A gate with one message for each piece of advice on a question. */
const perQuestion = (advise: (question: Question, topic: WrittenTopic) => readonly string[]): Gate => {
  return ({ topics }) =>
    topics.flatMap((topic) =>
      topic.questions.flatMap((question) =>
        advise(question, topic).map((what) => problemOf(topic, `${at(topic, question)}: ${what}.`)),
      ),
    )
}

const listInStem = /\([^()]*;[^()]*\)\s*$|\bColumns:/

/** A single option with a semicolon may be a sentence; two are rows, or sentences that are too long. */
export const checkRows = perQuestion(({ question, options, columns }) => {
  const found: string[] = []
  const squeezed = letters.filter((letter) => optionText(options[letter]).includes(';'))
  if (columns === undefined && squeezed.length > 1) {
    found.push(
      `options ${squeezed.join(', ')} hold semicolons; name the parts in columns and give each option as a list, or write sentences without them`,
    )
  }
  if (listInStem.test(question)) {
    found.push('the stem ends in a list of columns; it belongs in columns')
  }
  return found
})

/** Words that many sets of options are made of, whatever they are about. */
const general = new Set(
  'increases decreases increase decrease stays stay same the remains unchanged constant left right upwards downwards larger smaller greater more less higher lower yes not and only both'.split(
    ' ',
  ),
)

/** A set of options with its key, to be compared; undefined for labels (P, Q, R, S) and general words. */
const optionSet = ({ options, correctAnswer }: Question): string | undefined => {
  const texts = letters.map((letter) => optionText(options[letter]).toLowerCase())
  const wordsOf = (text: string): readonly string[] => text.match(/\p{L}{3,}/gu) ?? []
  const own = texts.flatMap(wordsOf).filter((word) => !general.has(word))
  const isAbout = own.some((word) => !texts.every((text) => wordsOf(text).includes(word)))
  if (!isAbout) return undefined
  return JSON.stringify([[...texts].sort(), optionText(options[correctAnswer]).toLowerCase()])
}

export const checkTwins: Gate = ({ topics }) =>
  subjects.flatMap(({ key }) => {
    const first = new Map<string, string>()
    return topics
      .filter(({ topic }) => topic.subject === key)
      .flatMap((topic) =>
        topic.questions.flatMap((question) => {
          const set = optionSet(question)
          if (set === undefined) return []
          const twin = first.get(set)
          if (twin === undefined) first.set(set, question.id)
          if (twin === undefined) return []
          const message = `${at(topic, question)}: has the options and the answer of ${twin}; ask another thing, or with other options.`
          return [problemOf(topic, message)]
        }),
      )
  })

const questionsForKeyLength = 20

export const checkNeverLongestKeys: Gate = ({ topics }) =>
  topics
    .filter(({ questions }) => questions.length >= questionsForKeyLength && !questions.some(isKeyLongest))
    .map((topic) =>
      problemOf(
        topic,
        `${topic.file}: the right answer is never the longest option, which helps a student who guesses; lengthen some, or shorten their distractors.`,
      ),
    )

/** Beginnings of the long words of a text: to a student who guesses, `resistance` and `resistor` are one word. */
const longWords = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[a-z]{6,}/g) ?? []).map((word) => word.slice(0, 6)))

export const checkEchoes = perQuestion((question) => {
  if (question.columns !== undefined || harmlessEchoes.has(question.id)) return []
  const stem = longWords(question.question)
  const [key = new Set<string>(), ...wrong] = [
    question.correctAnswer,
    ...letters.filter((letter) => letter !== question.correctAnswer),
  ].map((letter) => longWords(optionText(question.options[letter])))
  return [...key]
    .filter((word) => stem.has(word) && !wrong.some((words) => words.has(word)))
    .map(
      (word) =>
        `only the right answer repeats "${word}…" of the stem; reword it, or let a distractor say it, too`,
    )
})

/** What the description of a picture says must be in the picture or in the question. */
export const checkDescriptions: Gate = ({ topics, figureFolders }) =>
  topics.flatMap((topic) => {
    const sources = figureFolders.find(({ name }) => name === topic.topic.key)?.sources ?? new Map()
    const shared = [...sources]
      .filter(([file]) => !/-\d{3}(?:-[a-d])?\.typ$/.test(file))
      .map(([, text]) => text)
    return topic.questions.flatMap((question) => {
      const { imageAlt } = question
      if (imageAlt === undefined) return []
      const seen = [
        sources.get(`${question.id}.typ`),
        ...shared,
        question.question,
        ...letters.map((letter) => optionText(question.options[letter])),
      ]
      const labels = new Set(imageAlt.match(/(?<![\w°’'/-])[B-HJ-Z](?![\w’'/-])/g))
      const missing = [...labels].filter(
        (label) => !new RegExp(`(?<![a-z])${label}(?![a-z])`).test(seen.join(' ')),
      )
      return [
        ...missing.map((label) => `imageAlt names ${label}, which neither the figure nor the question has`),
        ...(tellsTheKey(question, imageAlt.toLowerCase())
          ? ['imageAlt says the right answer and no other option; describe what is seen, not what it means']
          : []),
      ].map((what) => problemOf(topic, `${at(topic, question)}: ${what}.`))
    })
  })

const tellsTheKey = ({ question, options, correctAnswer }: Question, alt: string): boolean => {
  const [key = '', ...wrong] = [correctAnswer, ...letters.filter((letter) => letter !== correctAnswer)].map(
    (letter) => optionText(options[letter]).toLowerCase(),
  )
  return (
    key.length >= 6 &&
    alt.includes(key) &&
    !question.toLowerCase().includes(key) &&
    !wrong.some((text) => alt.includes(text))
  )
}
