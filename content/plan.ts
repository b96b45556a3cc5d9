// What a build makes of the content folder. The plan follows from the folders alone, so that every thread makes the same; the
// typesetter and the optimiser are loaded only when a picture must be made.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import { planSubjects, tiers } from '@toron/domain/tonight/plan.ts'
import { askedOf, ContentError, lostTopics, parseTopic, shownPath, topicFile } from './bank.ts'
import { bookOutputs } from './books/plan.ts'
import { correctAnswerChime } from './building/chime.ts'
import { marksFile, mathsMarks, mathsOutputs } from './building/maths-questions.ts'
import { hashOf, type Output } from './building/outputs.ts'
import { catalogueData, topicData } from './building/question-data.ts'
import {
  type FigureSource,
  findFigures,
  findResources,
  mathsKitHash,
  plainFormsHash,
  type ResourceSource,
  toolsHash,
} from './building/sources.ts'
import type { Typesetter } from './building/typeset.ts'
import { type Topic, topics } from './catalogue.ts'
import { mathsSchemes, schemesFile } from './maths/mark-scheme.ts'
import { loadMathsTopics } from './maths/topics.ts'
import { typedFiles } from './maths/typed.ts'
import { mathsPaperFiles } from './papers/maths-files.ts'
import { paperFile, readPaperLists } from './papers.ts'

export interface BuildFolders {
  /** Holds `mcq/`, `figures/`, `maths/` and `resources/`. */
  readonly content: string
  readonly output: string
}

const pictures = (figures: readonly FigureSource[], figuresDirectory: string): Output[] => {
  let typesetter: Typesetter | undefined
  return figures.map(({ id, file, inputs }) => ({
    path: `images/${id}.svg`,
    inputs,
    async make() {
      const { createTypesetter } = await import('./building/typeset.ts')
      const { finishPicture } = await import('./building/picture.ts')
      typesetter ??= createTypesetter(figuresDirectory)
      const typeset = typesetter.svg(file)
      try {
        return finishPicture(typeset, id)
      } catch (error) {
        throw new Error(`${shownPath(file)} ${error instanceof Error ? error.message : error}.`)
      }
    },
  }))
}

// The root is the whole content folder, because the kit of the books uses the palette of the figures.
const books = (resources: readonly ResourceSource[], content: string): Output[] => {
  let typesetter: Typesetter | undefined
  return resources.map(({ resource, file, inputs }) => ({
    path: `resources/${resource.path}`,
    inputs,
    group: resource.path,
    async make() {
      const { createTypesetter } = await import('./building/typeset.ts')
      typesetter ??= createTypesetter(content, 'resources')
      return typesetter.pdf(file)
    },
  }))
}

interface WrittenTopic {
  readonly topic: Topic
  readonly file: string
  readonly source: string
}

const writtenTopics = (bankDirectory: string): WrittenTopic[] => {
  return topics
    .map((topic) => ({ topic, file: topicFile(topic, bankDirectory) }))
    .filter(({ file }) => existsSync(file))
    .map(({ topic, file }) => ({ topic, file, source: readFileSync(file, 'utf8') }))
}

function questionFiles(
  written: readonly WrittenTopic[],
  figures: readonly FigureSource[],
  folders: BuildFolders,
  tools: string,
): Output[] {
  const plainForms = plainFormsHash()
  return written.map(({ topic, file, source }) => {
    const own = figures.filter((figure) => figure.topicKey === topic.key)
    return {
      path: `data/${topic.key}.json`,
      inputs: hashOf(tools, plainForms, source, ...own.map((figure) => figure.inputs)),
      readsOthers: true,
      async make() {
        const { pictureSize } = await import('./building/picture.ts')
        const { questions, problems } = parseTopic(topic, source, shownPath(file))
        if (problems.length > 0) throw new ContentError(problems)
        return topicData(askedOf(questions), (imageFilename) => {
          const picture = join(folders.output, 'images', imageFilename)
          // The picture of an earlier build stays until the end of this one.
          const isDrawn = own.some(({ id }) => `${id}.svg` === imageFilename)
          if (!isDrawn || !existsSync(picture)) {
            throw new Error(`${shownPath(file)} shows ${imageFilename}, but there is no figure of that name.`)
          }
          return pictureSize(readFileSync(picture, 'utf8'))
        })
      },
    }
  })
}

/** The questions of each paper as one file, so that a browser fetches one and not those of twenty topics. */
const paperFiles = (
  written: readonly WrittenTopic[],
  figures: readonly FigureSource[],
  { content, output }: BuildFolders,
  tools: string,
): Output[] => {
  const plainForms = plainFormsHash()
  const byKey = new Map(written.map((one) => [one.topic.key, one]))
  return planSubjects.flatMap((subject) =>
    tiers.flatMap((tier) => {
      const file = paperFile(subject, tier, join(content, 'papers'))
      return readPaperLists(file).map((ids, index): Output => {
        const own = [...new Set(ids.map(topicOf))].flatMap((key) => byKey.get(key) ?? [])
        const keys = new Set(own.map(({ topic }) => topic.key))
        const shown = figures.filter(({ topicKey }) => keys.has(topicKey)).map(({ inputs }) => inputs)
        return {
          path: `data/papers/${subject}-${tier}-${index + 1}.json`,
          inputs: hashOf(tools, plainForms, ...ids, ...own.map(({ source }) => source), ...shown),
          readsOthers: true,
          async make() {
            const { pictureSize } = await import('./building/picture.ts')
            const asked = own.flatMap((one) =>
              askedOf(parseTopic(one.topic, one.source, shownPath(one.file)).questions),
            )
            const questions = ids.flatMap((id) => asked.find((question) => question.id === id) ?? [])
            return topicData(questions, (imageFilename) =>
              pictureSize(readFileSync(join(output, 'images', imageFilename), 'utf8')),
            )
          },
        }
      })
    }),
  )
}

const questionCount = (source: string): number => {
  try {
    const data: unknown = JSON.parse(source)
    return Array.isArray(data) ? data.filter((question) => !question?.withheld).length : 0
  } catch {
    // The topic's own output reports what is wrong with the file.
    return 0
  }
}

export interface Plan {
  readonly outputs: readonly Output[]
  /** One sentence for each topic that cannot be planned. */
  readonly problems: readonly string[]
}

export const planOf = async (folders: BuildFolders): Promise<Plan> => {
  const tools = toolsHash()
  const figuresDirectory = join(folders.content, 'figures')
  const figures = findFigures(figuresDirectory, tools)
  const written = writtenTopics(join(folders.content, 'mcq'))
  const maths = await loadMathsTopics(join(folders.content, 'maths'))
  const catalogue = catalogueData(
    new Map([
      ...written.map(({ topic, source }) => [topic.key, questionCount(source)] as const),
      ...maths.topics.map(({ key, published }) => [key, published.length] as const),
    ]),
  )
  const marks = mathsMarks(maths.topics)
  const schemes = mathsSchemes(maths.topics)
  const kit = hashOf(tools, mathsKitHash(folders.content))
  const resources = findResources(folders.content, tools)
  return {
    outputs: [
      ...pictures(figures, figuresDirectory),
      ...questionFiles(written, figures, folders, tools),
      ...paperFiles(written, figures, folders, tools),
      ...mathsOutputs(maths.topics, { ...folders, kit }),
      ...mathsPaperFiles(maths.topics, folders, kit),
      ...books(resources, folders.content),
      ...bookOutputs(resources, folders),
      { path: 'data/catalogue.json', inputs: hashOf(catalogue), make: () => catalogue },
      { path: marksFile, inputs: hashOf(marks), make: () => marks },
      { path: schemesFile, inputs: hashOf(schemes), make: () => schemes },
      ...typedFiles(maths.topics).map(({ path, text }) => ({ path, inputs: hashOf(text), make: () => text })),
      { path: 'sounds/correct.wav', inputs: tools, make: correctAnswerChime },
    ],
    problems: [...lostTopics(join(folders.content, 'mcq')), ...maths.problems],
  }
}
