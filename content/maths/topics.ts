// The maths topics that are written. A topic is written when its folder has an index.ts, so nothing is listed by hand, and a
// broken topic is reported without affecting the others.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shownPath } from '../bank.ts'
import { subjectOf, type Topic, topics } from '../catalogue.ts'
import type { MathsTopic } from './template.ts'

export interface MathsTopics {
  /** In the order of the catalogue. */
  readonly topics: readonly MathsTopic[]
  /** One sentence for each topic that could not be loaded. */
  readonly problems: readonly string[]
}

export const mathsCatalogueTopics: readonly Topic[] = topics.filter(
  (topic) => subjectOf(topic).kind === 'maths',
)

/** `general_math_trigonometry` → `<maths>/general-math/trigonometry`. */
export const topicFolder = (topic: Topic, mathsDirectory: string = import.meta.dirname): string => {
  const section = subjectOf(topic).sectionId ?? ''
  return join(mathsDirectory, section, topic.key.slice(section.length + 1).replaceAll('_', '-'))
}

const loadTopic = async (catalogueTopic: Topic, file: string): Promise<MathsTopic> => {
  const { topic }: { topic?: MathsTopic } = await import(pathToFileURL(file).href)
  if (!topic) throw new Error('does not export `topic`')
  if (topic.key !== catalogueTopic.key) {
    throw new Error(`its key is "${topic.key}"; the catalogue calls it "${catalogueTopic.key}"`)
  }
  return topic
}

/** Loads every written topic, or the chosen ones. */
export const loadMathsTopics = async (
  mathsDirectory: string = import.meta.dirname,
  chosen: readonly Topic[] = mathsCatalogueTopics,
): Promise<MathsTopics> => {
  const written = chosen
    .map((topic) => ({ topic, file: join(topicFolder(topic, mathsDirectory), 'index.ts') }))
    .filter(({ file }) => existsSync(file))
  const loaded: MathsTopic[] = []
  const problems = chosen
    .map((topic) => topicFolder(topic, mathsDirectory))
    .filter((folder) => existsSync(folder) && !existsSync(join(folder, 'index.ts')))
    .map((folder) => `${shownPath(join(folder, 'index.ts'))}: is missing, so its topic cannot be built.`)
  for (const { topic, file } of written) {
    try {
      loaded.push(await loadTopic(topic, file))
    } catch (error) {
      problems.push(`${shownPath(file)}: ${error instanceof Error ? error.message : error}.`)
    }
  }
  return { topics: loaded, problems }
}
