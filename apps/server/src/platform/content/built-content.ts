// Checks once, at start, that the built files match what the server knows: a question must never be shown in other words than
// those it is graded by, and nothing may be sold or shown that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bank, ContentError, type Question, shownPath } from '@toron/content/bank.ts'
import { isOptionsPaper, type Paper } from '@toron/content/papers.ts'
import { type PublicQuestion, picturesOf, publicQuestion } from '@toron/content/question-text.ts'
import type { Shelf } from '@toron/content/shelf.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { type BooksFacts, chapterFile, coverOf, sampleCount, sampleOf } from '@toron/domain/resources/book.ts'
import type { MathsBank } from './maths-bank.ts'

const rebuild = 'Delete it and run npm run build.'

/** @param folder of the content build @throws ContentError naming every file and question that is missing or differs */
export const checkBuilt = (
  folder: string,
  bank: Bank,
  papers: readonly Paper[],
  maths: MathsBank,
  shelf: Shelf,
): void => {
  const images = new Set(existsSync(join(folder, 'images')) ? readdirSync(join(folder, 'images')) : [])
  const missing = (path: string) => (existsSync(join(folder, path)) ? [] : [missingFile(folder, path)])
  const pictures = (names: readonly string[]) =>
    names.flatMap((name) => (images.has(name) ? [] : [missingFile(folder, `images/${name}`)]))
  const books = factsOfBooks(folder)
  const problems = [
    ...missing('data/catalogue.json'),
    ...bank.topics.flatMap((topic) => [
      ...differences(folder, topic.key, topic.asked),
      ...pictures(topic.questions.flatMap(picturesOf)),
    ]),
    ...papers.flatMap((paper) =>
      isOptionsPaper(paper)
        ? differences(folder, `papers/${paper.id}`, askedIn(bank, paper))
        : [
            ...['', '-solutions'].flatMap((end) => missing(`data/papers/${paper.id}${end}.json`)),
            ...missing(`data/papers/${paper.subject}-${paper.component}-cover.json`),
            ...unknownIn(maths, paper),
          ],
    ),
    ...maths.topics.flatMap(({ key, questions }) => [
      ...missing(`csv/${key}.csv`),
      ...missing(`data/maths/${key}.json`),
      ...pictures(questions.flatMap(({ id }) => [`${id}-question.svg`, `${id}-answer.svg`])),
    ]),
    ...missing('data/books.json'),
    ...shelf.groups.flatMap(({ resources }) =>
      resources.flatMap(({ path }) => [
        ...missing(`resources/${path}`),
        ...range(books[path]?.chapters.length ?? 0).flatMap((index) =>
          missing(`resources/${chapterFile(path, index + 1)}`),
        ),
        ...missing(coverOf(path)),
        ...range(sampleCount).flatMap((index) => missing(sampleOf(path, index + 1))),
      ]),
    ),
  ]
  if (problems.length > 0) throw new ContentError(problems)
}

const factsOfBooks = (folder: string): BooksFacts => {
  const file = join(folder, 'data/books.json')
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as BooksFacts | null) ?? {}) : {}
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const missingFile = (folder: string, path: string) =>
  `${shownPath(join(folder, path))}: is missing. Run npm run build.`

const askedIn = (bank: Bank, { questions }: Paper): readonly Question[] =>
  questions.flatMap(({ id }) => bank.topic(topicOf(id))?.asked.find((question) => question.id === id) ?? [])

const unknownIn = (maths: MathsBank, { id: paper, questions }: Paper): string[] =>
  questions.flatMap(({ id }) =>
    maths.topic(topicOf(id))?.questions[positionOf(id)]
      ? []
      : [`${paper} has ${id}, which the bank has not.`],
  )

/** Returns how a public file of questions differs from the bank. The file's further fields are ignored. */
const differences = (folder: string, key: string, questions: readonly Question[]): string[] => {
  const file = join(folder, `data/${key}.json`)
  if (!existsSync(file)) return [missingFile(folder, `data/${key}.json`)]
  const served = parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(served) || served.length !== questions.length) {
    return [`${shownPath(file)}: does not have the ${questions.length} questions of the bank. ${rebuild}`]
  }
  return questions.flatMap((question, position) =>
    shown(served[position]) === shown(publicQuestion(question))
      ? []
      : [`${shownPath(file)}, question ${question.id}: differs from the bank. ${rebuild}`],
  )
}

const shown = (question: Partial<PublicQuestion> | null): string => {
  const { id, options, columns, statements, table, marked, imageFilename } = question ?? {}
  return JSON.stringify([id, question?.question, options, columns, statements, table, marked, imageFilename])
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
