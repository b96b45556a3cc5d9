// The question bank in memory: read once at the server's start, checked whole, and refused whole if anything is
// wrong, because a student must never meet a broken question (product rule 13.10).

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Letter, letters } from '@toron/domain/practice/public-question.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { versionProblems } from '@toron/domain/questions/versions.ts'
import {
  findTopic,
  progressKey,
  type SubjectKey,
  subjectOf,
  subjects,
  type Topic,
  topics,
} from './catalogue.ts'
import { type Misconception, readMisconceptions } from './misconceptions.ts'
import { readObjectives } from './objectives.ts'
import { type Question, questionShape, structureProblems } from './question.ts'
import { optionText } from './question-text.ts'
import type { Objective } from './teaching.ts'

export type { Objective, Question }

export interface BankTopic {
  readonly key: string
  readonly name: string
  readonly subject: { readonly key: SubjectKey; readonly name: string }
  /** Key of a student's progress in this topic (product rule 13.5). */
  readonly progressKey: string
  /** A question's 0-based position is its index here: the number in its id minus 1, which never changes. */
  readonly questions: readonly Question[]
  /** The questions that are asked and counted: all but the withheld ones (decision 78). */
  readonly asked: readonly Question[]
  /** In the order of the syllabus. */
  readonly objectives: readonly Objective[]
}

export interface Bank {
  /** Every topic that has questions, in the catalogue's order. */
  readonly topics: readonly BankTopic[]
  /** Returns the topic of that key, or undefined if it has no questions or does not exist. */
  topic(key: string): BankTopic | undefined
  /** Returns the misconception that a wrong option tempts to; undefined for a slip, and where none is known. */
  misconception(question: Question, option: Letter): Misconception | undefined
}

/** Content that cannot be served. The message is written for the person who can fix it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    const shown = problems.slice(0, 20)
    const rest = problems.length - shown.length
    super([...shown, ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n'))
    this.problems = problems
  }
}

const questionBankDirectory = join(import.meta.dirname, 'mcq')

/** The file with the questions of a topic. */
export const topicFile = (topic: Topic, directory: string = questionBankDirectory): string => {
  return join(directory, topic.subject, `${topic.key}.json`)
}

/** A file's path as messages show it, relative to the working directory. */
export const shownPath = (file: string): string => {
  return relative(process.cwd(), file)
}

const shapeProblem = (issue: { code: string; path: PropertyKey[]; message: string }): string => {
  if (issue.path.length === 0) return `${issue.message}.`
  const path = issue.path.map(String).join('.')
  return `${path} ${issue.message}.`
}

/** Checks a question of the right shape against the rules that the program relies on. */
const ruleProblems = (question: Question, expectedId: string): string[] => {
  const problems = [...structureProblems(question), ...versionProblems(question)]
  if (question.id !== expectedId) {
    problems.push(
      `its id must be ${expectedId}: ids count up from 001 in the order of the file, and new questions go at the end.`,
    )
  }
  if (new Set(letters.map((letter) => optionText(question.options[letter]).toLowerCase())).size < 4) {
    problems.push('its four options must differ from one another.')
  }
  for (const letter of letters) {
    const hasReason = question.reasons[letter] !== undefined
    const isKey = letter === question.correctAnswer
    if (isKey && hasReason) problems.push(`reasons.${letter} must go: ${letter} is the right answer.`)
    if (!isKey && !hasReason)
      problems.push(`reasons.${letter} is missing: every wrong option needs its reason.`)
    if (isKey && question.mistakes?.[letter])
      problems.push(`mistakes.${letter} must go: ${letter} is the right answer.`)
  }
  if (question.imageFilename !== undefined && question.imageFilename !== `${question.id}.svg`) {
    problems.push(`imageFilename must be ${question.id}.svg.`)
  }
  if ((question.imageFilename === undefined) !== (question.imageAlt === undefined)) {
    problems.push('imageFilename and imageAlt belong together: give both or neither.')
  }
  return problems
}

export interface TopicReading {
  readonly questions: readonly Question[]
  /** Whole sentences naming file, question and rule. Empty if the topic can be served. */
  readonly problems: readonly string[]
}

/** Reads one topic's questions from the text of its file; never throws. */
export const parseTopic = (topic: Topic, source: string, file: string): TopicReading => {
  let data: unknown
  try {
    data = JSON.parse(source)
  } catch (error) {
    return {
      questions: [],
      problems: [`${file}: not valid JSON: ${error instanceof Error ? error.message : error}.`],
    }
  }
  if (!Array.isArray(data)) return { questions: [], problems: [`${file}: must be an array of questions.`] }
  const questions: Question[] = []
  const problems: string[] = []
  data.forEach((entry: unknown, position) => {
    const expectedId = questionIdAt(topic.key, position)
    const parsed = questionShape.safeParse(entry)
    const found = parsed.success
      ? ruleProblems(parsed.data, expectedId)
      : parsed.error.issues.map((issue) => shapeProblem(issue))
    const name = parsed.success ? parsed.data.id : expectedId
    problems.push(...found.map((problem) => `${file}, question ${name}: ${problem}`))
    if (parsed.success) questions.push(parsed.data)
  })
  return { questions, problems }
}

/** What a subject has beside its topics, and the bank beside its subjects. */
const ofSubject = ['objectives.json', 'misconceptions.json']
const slipsFile = 'slips.json'

/** Files in the bank that belong to no topic of the catalogue: a wrong name would silently hide a topic. */
function strayFiles(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true }).filter(({ name }) => name !== slipsFile)
  return entries.flatMap((entry) => {
    const folder = join(directory, entry.name)
    const subject = subjects.find(({ key, kind }) => key === entry.name && kind === 'science')
    if (!subject || !entry.isDirectory()) return [`${shownPath(folder)}: no science subject has this name.`]
    return readdirSync(folder)
      .filter((name) => !ofSubject.includes(name) && !name.startsWith('.'))
      .filter(
        (name) => findTopic(name.replace(/\.json$/, ''))?.subject !== subject.key || !name.endsWith('.json'),
      )
      .map((name) => `${shownPath(join(folder, name))}: ${subject.name} has no topic of this name.`)
  })
}

/** Topics with listed objectives and no file: a file that got lost must not pass for one that is not written yet. */
export const lostTopics = (directory: string = questionBankDirectory): string[] => {
  return subjects.flatMap((subject) => {
    const list = join(directory, subject.key, 'objectives.json')
    if (subject.kind !== 'science' || !existsSync(list)) return []
    const listed = objectivesIn(list)
    return subject.topics
      .filter((topic) => listed.has(topic.key) && !existsSync(topicFile(topic, directory)))
      .map(
        (topic) =>
          `${shownPath(topicFile(topic, directory))}: is missing, though ${shownPath(list)} lists its objectives.`,
      )
  })
}

/** The topics of a list of objectives; the gates report what is wrong with the list itself. */
const objectivesIn = (list: string): ReadonlySet<string> => {
  try {
    return new Set(Object.keys(JSON.parse(readFileSync(list, 'utf8'))))
  } catch {
    return new Set()
  }
}

/**
 * Loads the whole bank. Synchronous, because nothing can be served before it is there.
 * @throws ContentError naming file, question and rule of everything that is wrong (the first 20 in the message).
 */
export const loadBank = (directory: string = questionBankDirectory): Bank => {
  if (!existsSync(directory))
    throw new ContentError([`${shownPath(directory)}: the question bank is missing.`])
  const { byId: misconceptions, problems: unread } = readMisconceptions(directory, shownPath)
  const objectives = readObjectives(directory)
  const problems = [...strayFiles(directory), ...lostTopics(directory), ...unread]
  const loaded: BankTopic[] = []
  for (const topic of topics) {
    const file = topicFile(topic, directory)
    if (!existsSync(file)) continue
    const reading = parseTopic(topic, readFileSync(file, 'utf8'), shownPath(file))
    problems.push(...reading.problems)
    const { key, name } = subjectOf(topic)
    loaded.push({
      key: topic.key,
      name: topic.name,
      subject: { key, name },
      progressKey: progressKey(topic),
      questions: reading.questions,
      asked: askedOf(reading.questions),
      objectives: objectives.get(topic.key) ?? [],
    })
  }
  if (problems.length > 0) throw new ContentError(problems)
  const byKey = new Map(loaded.map((topic) => [topic.key, topic]))
  return {
    topics: loaded,
    topic: (key) => byKey.get(key),
    misconception: ({ mistakes }, option) => misconceptions.get(mistakes?.[option] ?? ''),
  }
}

/** The questions of a topic that are not withheld. */
export const askedOf = (questions: readonly Question[]): readonly Question[] => {
  return questions.filter(({ withheld }) => withheld === undefined)
}
