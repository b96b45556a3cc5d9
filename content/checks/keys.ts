// Gates on what the right answers give away: neither their letter nor their length may help a student who guesses.

import { type Letter, letters } from '@toron/domain/practice/public-question.ts'
import type { Question } from '../bank.ts'
import { type Subject, subjects } from '../catalogue.ts'
import { optionText } from '../question-text.ts'
import { lengthOf, percent } from './text.ts'
import { at, type Gate, type Problem, problemOf, type WrittenTopic } from './written-content.ts'

const topicLetterShare = { least: 0.15, most: 0.35 }
const subjectLetterShare = { least: 0.22, most: 0.28 }
/** Below this many questions a fair shuffle often falls outside the subject's limits, so they do not apply yet. */
const questionsForSubjectShare = 200
const largestLongestKeyShare = 0.3
const longKeyLength = 30
const longKeyRatio = 1.5

export const letterCounts = (questions: readonly Question[]): Record<Letter, number> => {
  const counts = { A: 0, B: 0, C: 0, D: 0 }
  for (const { correctAnswer } of questions) counts[correctAnswer] += 1
  return counts
}

/** Whether the right answer is longer than each of the others. */
export const isKeyLongest = ({ options, correctAnswer }: Question): boolean => {
  const key = lengthOf(optionText(options[correctAnswer]))
  return letters.every((letter) => letter === correctAnswer || lengthOf(optionText(options[letter])) < key)
}

const unevenLetters = (questions: readonly Question[], limits: { least: number; most: number }): string[] => {
  const counts = letterCounts(questions)
  return letters
    .filter((letter) => {
      const share = counts[letter] / questions.length
      return share < limits.least || share > limits.most
    })
    .map((letter) => `${letter} ${counts[letter]} times (${percent(counts[letter] / questions.length)})`)
}

const unevenMessage = (
  where: string,
  uneven: readonly string[],
  limits: { least: number; most: number },
): string => {
  return (
    `${where}: the right answer is ${uneven.join(', ')}; each letter needs ${percent(limits.least)} to ` +
    `${percent(limits.most)}. Shuffle the options with another seed.`
  )
}

export const checkLetterShareOfTopics: Gate = ({ topics }) =>
  topics.flatMap((topic) => {
    const uneven = unevenLetters(topic.questions, topicLetterShare)
    // Few questions cannot be spread over four letters; another gate asks for forty.
    if (topic.questions.length < 20 || uneven.length === 0) return []
    return [problemOf(topic, unevenMessage(topic.file, uneven, topicLetterShare))]
  })

const checkSubject = (subject: Subject, topics: readonly WrittenTopic[]): Problem[] => {
  const questions = topics
    .filter(({ topic }) => topic.subject === subject.key)
    .flatMap((topic) => topic.questions)
  if (questions.length < questionsForSubjectShare) return []
  const uneven = unevenLetters(questions, subjectLetterShare)
  if (uneven.length === 0) return []
  return [{ message: unevenMessage(`${subject.name} as a whole`, uneven, subjectLetterShare) }]
}

export const checkLetterShareOfSubjects: Gate = ({ topics }) =>
  subjects.flatMap((subject) => checkSubject(subject, topics))

export const checkLongestKeys: Gate = ({ topics }) =>
  topics.flatMap((topic) => {
    const longest = topic.questions.filter(isKeyLongest)
    const problems = topic.questions.flatMap((question) => {
      const key = lengthOf(optionText(question.options[question.correctAnswer]))
      const others = letters.filter((letter) => letter !== question.correctAnswer)
      const mean =
        others.reduce((total, letter) => total + lengthOf(optionText(question.options[letter])), 0) /
        others.length
      if (key <= longKeyLength || key <= longKeyRatio * mean) return []
      return [
        problemOf(
          topic,
          `${at(topic, question)}: the right answer has ${key} characters, the others ${Math.round(mean)} on average; ` +
            `shorten it, or make the others as full (at most ${longKeyRatio} times).`,
        ),
      ]
    })
    if (longest.length <= topic.questions.length * largestLongestKeyShare) return problems
    return [
      ...problems,
      problemOf(
        topic,
        `${topic.file}: the right answer is the longest option in ${percent(longest.length / topic.questions.length)} of the ` +
          `questions; at most ${percent(largestLongestKeyShare)} may be. Rewrite some of ${longest.map(({ id }) => id.slice(-3)).join(', ')}.`,
      ),
    ]
  })
