// Everything the gates look at, read once: the questions, objectives, figures and review records, with the names of
// their files for the messages. Gates are pure functions of this.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Letter, letters } from '@toron/domain/practice/public-question.ts'
import { z } from 'zod'
import { parseTopic, type Question, shownPath, topicFile } from '../bank.ts'
import { type SubjectKey, subjects, type Topic, topics } from '../catalogue.ts'
import {
  type Misconception,
  misconceptionsShape,
  type Objective,
  objectivesShape,
  type Slip,
  slipsShape,
} from '../teaching.ts'
import type { Problem } from './problem.ts'
import { readJson } from './read-json.ts'
import { type Papers, readPapers } from './written-papers.ts'

export type { Problem }

export type Gate = (content: WrittenContent) => Problem[]

export interface WrittenTopic {
  readonly topic: Topic
  readonly file: string
  readonly questions: readonly Question[]
  /** As listed in the subject's objectives.json; undefined if the topic is not in it. */
  readonly objectives: readonly Objective[] | undefined
  /** As listed in the subject's misconceptions.json. */
  readonly misconceptions: readonly Misconception[] | undefined
  readonly reviewFile: string
  /** Blind answers by question id; undefined without a record. */
  readonly review: ReadonlyMap<string, Letter> | undefined
}

export interface FigureFolder {
  /** The folder's name, which should be a topic's key. */
  readonly name: string
  readonly directory: string
  /** Every Typst source in it by file name, with its text. */
  readonly sources: ReadonlyMap<string, string>
}

export interface WrittenContent extends Papers {
  readonly topics: readonly WrittenTopic[]
  readonly notYetWritten: readonly Topic[]
  readonly objectivesFiles: ReadonlyMap<SubjectKey, string>
  readonly misconceptionsFiles: ReadonlyMap<SubjectKey, string>
  readonly slips: readonly Slip[]
  /** `motion-014 A` → the mistake that somebody else found behind that option; a sample. */
  readonly mistakesReview: ReadonlyMap<string, string>
  readonly figureFolders: readonly FigureFolder[]
  /** Files that could not be read, or have the wrong shape. */
  readonly unreadable: readonly Problem[]
}

const reviewShape = z.record(z.string(), z.looseObject({ answer: z.enum(letters) }))

/** What a message is about: `file, question id`. */
export const at = (topic: WrittenTopic, question: Question): string => {
  return `${topic.file}, question ${question.id}`
}

export const problemOf = (topic: WrittenTopic, message: string): Problem => {
  return { topicKey: topic.topic.key, message }
}

const readFigureFolders = (directory: string): FigureFolder[] => {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'style')
    .map(({ name }) => {
      const folder = join(directory, name)
      const files = readdirSync(folder).filter((file) => file.endsWith('.typ'))
      return {
        name,
        directory: shownPath(folder),
        sources: new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
      }
    })
}

const readMistakesReview = (content: string, unreadable: Problem[]): ReadonlyMap<string, string> => {
  const file = join(content, 'review', 'mistakes.json')
  const shape = z.record(z.string().regex(/^\S+ [A-D]$/), z.string())
  return new Map(Object.entries(readJson(file, shape, '{ "<id> <option>": "<mistake>" }', unreadable) ?? {}))
}

/** Reads all that is written under a content directory; never throws for what is wrong inside a file. */
export function readContent(content: string): WrittenContent {
  const bank = join(content, 'mcq')
  const unreadable: Problem[] = []
  const sciences = subjects.filter((subject) => subject.kind === 'science')
  const readLists = <T>(name: string, shape: z.ZodType<Record<string, T[]>>, shapeInWords: string) => {
    const files = new Map(sciences.map(({ key }) => [key, join(bank, key, name)]))
    const lists = [...files].map(
      ([key, file]) => [key, readJson(file, shape, shapeInWords, unreadable)] as const,
    )
    for (const [key, listed] of lists) {
      for (const topicKey of Object.keys(listed ?? {})) {
        if (topics.some((topic) => topic.key === topicKey && topic.subject === key)) continue
        const file = shownPath(files.get(key) ?? '')
        unreadable.push({ message: `${file}: "${topicKey}" is no topic of this subject; correct the key.` })
      }
    }
    const shown = new Map([...files].map(([key, file]) => [key, shownPath(file)]))
    return { files: shown, lists: new Map(lists) }
  }
  const objectives = readLists(
    'objectives.json',
    objectivesShape,
    '{ "<topic_key>": [{ "id", "title", "section", "weight", "level" }, …] }',
  )
  const misconceptions = readLists(
    'misconceptions.json',
    misconceptionsShape,
    '{ "<topic_key>": [{ "id", "says", "mends" }, …] }, each a sentence of at most 40 words',
  )
  const isWritten = (topic: Topic) => existsSync(topicFile(topic, bank))
  const scienceTopics = topics.filter((topic) => sciences.some(({ key }) => key === topic.subject))
  const written = scienceTopics.filter(isWritten).map((topic): WrittenTopic => {
    const file = topicFile(topic, bank)
    const { questions, problems } = parseTopic(topic, readFileSync(file, 'utf8'), shownPath(file))
    unreadable.push(...problems.map((message) => ({ topicKey: topic.key, message })))
    const reviewFile = join(content, 'review', `${topic.key}.json`)
    const review = readJson(
      reviewFile,
      reviewShape,
      '{ "<id>": { "answer": "A" } } with an answer A to D',
      unreadable,
      topic.key,
    )
    return {
      topic,
      file: shownPath(file),
      questions,
      objectives: objectives.lists.get(topic.subject)?.[topic.key],
      misconceptions: misconceptions.lists.get(topic.subject)?.[topic.key],
      reviewFile: shownPath(reviewFile),
      review: review && new Map(Object.entries(review).map(([id, { answer }]) => [id, answer])),
    }
  })
  return {
    topics: written,
    notYetWritten: scienceTopics.filter((topic) => !isWritten(topic)),
    objectivesFiles: objectives.files,
    misconceptionsFiles: misconceptions.files,
    mistakesReview: readMistakesReview(content, unreadable),
    slips: readJson(join(bank, 'slips.json'), slipsShape, '[{ "id", "says" }, …]', unreadable) ?? [],
    figureFolders: readFigureFolders(join(content, 'figures')),
    ...readPapers(content, unreadable),
    unreadable,
  }
}
