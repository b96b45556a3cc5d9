// The thread that typesets: the compiler keeps a processor busy for some 40 ms per question and a second per paper, and no other
// call may wait for it.
import { loadMathsTopics } from '@toron/content/maths/topics.ts'
import { anotherLike, typesetVariant, type Variant } from '@toron/content/maths/variant.ts'
import type { Print } from '@toron/content/papers/print.ts'
import { type PrintKind, typesetPrint } from '@toron/content/papers/typeset-print.ts'

export interface VariantJob {
  readonly topic: string
  /** 0-based position among the published questions of the topic. */
  readonly position: number
  /** The first seed to try. */
  readonly seed: number
}

export interface PrintJob {
  readonly kind: PrintKind
  readonly print: Print
  /** The folder of the built pictures. */
  readonly images: string
}

let topics: ReturnType<typeof loadMathsTopics> | undefined

/** @returns null for a question that has no other like it @throws Error for one that is not published */
export const another = async ({ topic: key, position, seed }: VariantJob): Promise<Variant | null> => {
  topics ??= loadMathsTopics()
  const topic = (await topics).topics.find((one) => one.key === key)
  const published = topic?.published[position]
  if (!topic || !published) throw new Error(`${key} has no question at place ${position}`)
  let next = seed
  const like = anotherLike(topic, published, () => next++)
  return like && typesetVariant(topic, like)
}

export const print = ({ kind, print: what, images }: PrintJob): Uint8Array => typesetPrint(kind, what, images)
