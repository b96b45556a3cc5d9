// The questions and pictures of a topic, on this device if they were chosen for offline.
import type { CatalogueSubject } from '@toron/domain/practice/catalogue.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { readFile, readTable } from '../../../platform/api.ts'
import { fewAtOnce } from '../../../platform/offline/few-at-once.ts'
import { topicCache } from '../../../platform/offline/places.ts'
import { readQuestions } from '../maths/questions.ts'

/** Stands in a cache that is complete. */
const complete = '/complete'

const addressOf = (file: string): string => `/images/${encodeURIComponent(file)}`

const filesOf = async (topic: string, kind: CatalogueSubject['kind']): Promise<readonly string[]> => {
  if (kind === 'maths') {
    const questions = readQuestions(await readTable(`/csv/${topic}.csv`), [])
    return [
      `/csv/${topic}.csv`,
      `/data/maths/${topic}.json`,
      ...questions.flatMap(({ question, answer }) => [question.address, answer.address]),
    ]
  }
  const questions = await readFile<readonly PublicQuestion[]>(`/data/${topic}.json`)
  const pictures = questions.flatMap(({ imageFilename, optionImages }) => [
    ...(imageFilename === undefined ? [] : [imageFilename]),
    ...Object.values(optionImages ?? {}).map(({ file }) => file),
  ])
  return [`/data/${topic}.json`, ...pictures.map(addressOf)]
}

/** Fetches what is not there yet, so that an attempt which was cut off goes on. */
export const keepTopic = async (topic: string, kind: CatalogueSubject['kind']): Promise<void> => {
  const cache = await caches.open(topicCache(topic))
  const files = ['/data/catalogue.json', ...(await filesOf(topic, kind))]
  const keep = async (path: string) => {
    if (!(await cache.match(path))) await cache.add(path)
  }
  await fewAtOnce([...new Set(files)].map((path) => () => keep(path)))
  await cache.put(complete, new Response())
}

export const dropTopic = async (topic: string): Promise<void> => {
  await caches.delete(topicCache(topic))
}

/** Whether all of the topic is on this device. */
export const hasTopic = async (topic: string): Promise<boolean> => {
  if (!(await caches.has(topicCache(topic)))) return false
  return (await (await caches.open(topicCache(topic))).match(complete)) !== undefined
}
