// `node content/build.ts`: makes everything in dist/ from the sources. It plans the outputs, then brings dist in line with
// the plan; the typesetter and the optimiser are loaded only when a picture must be made.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedOf, ContentError, lostTopics, parseTopic, shownPath, topicFile } from './bank.ts'
import { correctAnswerChime } from './building/chime.ts'
import { marksFile, mathsMarks, mathsOutputs } from './building/maths-questions.ts'
import { type BuildResult, bringUpToDate, hashOf, type Output, type Progress } from './building/outputs.ts'
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
import { loadMathsTopics } from './maths/topics.ts'

export interface BuildFolders {
  /** Holds `mcq/`, `figures/`, `maths/` and `resources/`. */
  readonly content: string
  readonly output: string
}

const defaultFolders: BuildFolders = {
  content: import.meta.dirname,
  output: join(import.meta.dirname, '..', 'dist'),
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

const questionCount = (source: string): number => {
  try {
    const data: unknown = JSON.parse(source)
    return Array.isArray(data) ? data.filter((question) => !question?.withheld).length : 0
  } catch {
    // The topic's own output reports what is wrong with the file.
    return 0
  }
}

/** Brings `output` up to date with `content`. Failures are listed in the result, not thrown. */
export const build = async (
  folders: BuildFolders = defaultFolders,
  report?: (progress: Progress) => void,
): Promise<BuildResult> => {
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
  const result = await bringUpToDate(
    folders.output,
    [
      ...pictures(figures, figuresDirectory),
      ...questionFiles(written, figures, folders, tools),
      ...mathsOutputs(maths.topics, { ...folders, kit: hashOf(tools, mathsKitHash(folders.content)) }),
      ...books(findResources(folders.content, tools), folders.content),
      { path: 'data/catalogue.json', inputs: hashOf(catalogue), make: () => catalogue },
      { path: marksFile, inputs: hashOf(marks), make: () => marks },
      { path: 'sounds/correct.wav', inputs: tools, make: correctAnswerChime },
    ],
    report,
  )
  const lost = lostTopics(join(folders.content, 'mcq'))
  return { ...result, failures: [...lost, ...maths.problems, ...result.failures] }
}

/** Reports the start and every tenth of a build that takes a while. */
const reportTenths = ({ done, of }: Progress): void => {
  if (of < 100) return
  const tenth = Math.ceil(of / 10)
  if (done === 0) console.log(`Content: ${of} files to make (once; some minutes) …`)
  else if (done % tenth === 0) console.log(`Content: ${done} of ${of} files made …`)
}

if (import.meta.main) {
  const started = performance.now()
  const { made, removed, failures } = await build(defaultFolders, reportTenths)
  for (const failure of failures) console.error(failure)
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  if (made.length + removed.length + failures.length > 0) {
    console.log(
      `Content: ${made.length} made, ${removed.length} removed, ${failures.length} failed in ${seconds} s.`,
    )
  }
  if (failures.length > 0) process.exitCode = 1
}
