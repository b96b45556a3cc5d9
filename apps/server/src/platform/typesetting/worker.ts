// The thread that typesets: the compiler keeps a processor busy for some 40 ms per question, and no other call may wait for it.
import { loadMathsTopics } from '@toron/content/maths/topics.ts'
import { anotherLike, typesetVariant, type Variant } from '@toron/content/maths/variant.ts'

export interface Job {
  readonly topic: string
  /** 0-based position among the published questions of the topic. */
  readonly position: number
  /** The first seed to try. */
  readonly seed: number
}

const { topics } = await loadMathsTopics()
const byKey = new Map(topics.map((topic) => [topic.key, topic]))

/** @returns null for a question that has no other like it @throws Error for one that is not published */
export default function typesetAnother({ topic: key, position, seed }: Job): Variant | null {
  const topic = byKey.get(key)
  const published = topic?.published[position]
  if (!topic || !published) throw new Error(`${key} has no question at place ${position}`)
  let next = seed
  const another = anotherLike(topic, published, () => next++)
  return another && typesetVariant(topic, another)
}
