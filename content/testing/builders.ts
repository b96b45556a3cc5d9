// Sound questions, topics and content folders for the tests: each test changes the one thing it is about.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { letters } from '@toron/domain/practice/public-question.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { onTestFinished } from 'vitest'
import type { Question } from '../bank.ts'
import { findTopic, type Topic } from '../catalogue.ts'
import type { Problem, WrittenContent, WrittenTopic } from '../checks/written-content.ts'
import type { Misconception, Objective } from '../teaching.ts'

const topicOf = (key: string): Topic => {
  const topic = findTopic(key)
  if (!topic) throw new Error(`The catalogue has no topic ${key}.`)
  return topic
}

/** The n-th question (from 1) of a topic that breaks no rule; `changes` replace whole fields. */
export function aQuestion(n = 1, changes: Partial<Question> = {}, topicKey = 'enzymes'): Question {
  const correctAnswer = letters[n % 4] ?? 'A'
  const wrong = letters.filter((letter) => letter !== correctAnswer)
  // Every word carries the number, so that no two questions look alike to the gate on near duplicates.
  const sentence = (...parts: string[]) => parts.map((part) => `${part}${n}`).join(' ')
  return {
    id: questionIdAt(topicKey, n - 1),
    question: `${sentence('what', 'happens', 'here', 'when', 'this', 'changes')}?`,
    options: { A: sentence('rise'), B: sentence('fall'), C: sentence('stay'), D: sentence('stop') },
    correctAnswer,
    explanation:
      'Each word of this explanation is there because a student deserves twenty or more of them before going on to the next one.',
    reasons: Object.fromEntries(wrong.map((letter) => [letter, 'It tempts, but it fails.'])),
    mistakes: Object.fromEntries(wrong.map((letter) => [letter, `${topicKey}/first-idea`])),
    objective: `${topicKey}/${n % 2 === 0 ? 'first' : 'second'}-objective`,
    level: 'core',
    skill: n % 3 === 0 ? 'recall' : 'apply',
    ...changes,
  }
}

/** A question with a figure. */
export const aQuestionWithFigure = (n = 1, topicKey = 'enzymes'): Question => {
  const { id } = aQuestion(n, {}, topicKey)
  return aQuestion(
    n,
    { imageFilename: `${id}.svg`, imageAlt: 'A graph of the rate against the temperature, with one peak.' },
    topicKey,
  )
}

/** A question whose options are rows, with mark-up in a head and in a cell. */
export const aRowQuestion = (n = 1, topicKey = 'enzymes'): Question => {
  const options = {
    A: [`rise${n}`, '**x**^{2}'],
    B: [`fall${n}`, 'no'],
    C: [`stay${n}`, 'no'],
    D: [`stop${n}`, 'no'],
  }
  return aQuestion(n, { columns: ['first', '*second*'], options }, topicKey)
}

/** Forty questions, the first four with a figure. */
export const questionsOfTopic = (topicKey = 'enzymes', count = 40): Question[] => {
  return Array.from({ length: count }, (_, index) =>
    index < 4 ? aQuestionWithFigure(index + 1, topicKey) : aQuestion(index + 1, {}, topicKey),
  )
}

export const aFigure =
  '#import "../style.typ": *\n#show: figure-page\n#rect(width: 40pt, height: 20pt, fill: ink)\n'

/** The two objectives that the questions of a topic test. */
export const objectivesOf = (topicKey = 'enzymes'): Objective[] =>
  ['first', 'second'].map((name) => ({
    id: `${topicKey}/${name}-objective`,
    title: `The ${name} objective`,
    section: '5 Enzymes',
    weight: 0.02,
    level: 'core',
  }))

/** The misconception that tempts in every question of a topic. */
export const misconceptionsOf = (topicKey = 'enzymes'): Misconception[] => [
  { id: `${topicKey}/first-idea`, says: 'It always rises.', mends: 'It rises only at first.' },
]

/** A topic as the gates see it. `changes` replace fields; by default the review agrees with the key. */
export const aWrittenTopic = (
  questions = questionsOfTopic(),
  changes: Partial<WrittenTopic> = {},
  topicKey = 'enzymes',
): WrittenTopic => {
  const topic = topicOf(topicKey)
  return {
    topic,
    file: `content/mcq/${topic.subject}/${topicKey}.json`,
    questions,
    objectives: objectivesOf(topicKey),
    misconceptions: misconceptionsOf(topicKey),
    reviewFile: `content/review/${topicKey}.json`,
    review: new Map(questions.map(({ id, correctAnswer }) => [id, correctAnswer])),
    ...changes,
  }
}

/** All content as the gates see it: these topics, each with the figures that its questions show. */
export const writtenContent = (...written: WrittenTopic[]): WrittenContent => {
  return {
    topics: written,
    notYetWritten: [],
    objectivesFiles: new Map(
      written.map(({ topic }) => [topic.subject, `content/mcq/${topic.subject}/objectives.json`]),
    ),
    misconceptionsFiles: new Map(
      written.map(({ topic }) => [topic.subject, `content/mcq/${topic.subject}/misconceptions.json`]),
    ),
    mistakesReview: new Map(),
    slips: [{ id: 'inverse', says: 'A fraction the wrong way up.' }],
    figureFolders: written.map(({ topic, questions }) => ({
      name: topic.key,
      directory: `content/figures/${topic.key}`,
      sources: new Map(
        questions.filter(({ imageFilename }) => imageFilename).map(({ id }) => [`${id}.typ`, aFigure]),
      ),
    })),
    papers: [],
    seals: new Map(),
    thresholds: {},
    unreadable: [],
  }
}

/** Content of one topic with these questions. */
export const contentWith = (...questions: Question[]): WrittenContent => {
  return writtenContent(aWrittenTopic(questions))
}

export const messages = (problems: readonly Problem[]): string[] => {
  return problems.map(({ message }) => message)
}

/** Creates a directory that is removed when the test finishes. */
export const temporaryDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

export const write = (file: string, content: string | object): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

/** Writes a topic's questions into a bank directory. */
export const writeTopic = (bank: string, questions: unknown, topicKey = 'enzymes'): void => {
  write(join(bank, topicOf(topicKey).subject, `${topicKey}.json`), questions as object)
}
