// The thread that typesets: the compiler keeps a processor busy for some 40 ms per question and a second per paper, and no other
// call may wait for it.
import type { Variant } from '@toron/content/maths/variant.ts'
import type { AnyPrint, PrintKind } from '@toron/content/papers/typeset-print.ts'

export interface VariantJob {
  readonly topic: string
  /** 0-based position among the published questions of the topic. */
  readonly position: number
  /** The first seed to try. */
  readonly seed: number
}

/** Another question of the template of a published one. */
export interface AnswersJob {
  readonly topic: string
  readonly position: number
  readonly variant: { readonly case: string; readonly seed: number }
}

export interface PrintJob {
  readonly kind: PrintKind
  readonly print: AnyPrint
  /** The folder of the built pictures. */
  readonly images: string
}

// Each kind of work loads what it needs with its first job: a maths question needs no paper.
const loadMaths = async () => {
  const { loadMathsTopics } = await import('@toron/content/maths/topics.ts')
  const { anotherLike, answersOfVariant, typesetVariant } = await import('@toron/content/maths/variant.ts')
  const { topics } = await loadMathsTopics()
  const byKey = new Map(topics.map((topic) => [topic.key, topic]))
  /** @throws Error for a question that is not published */
  const find = (key: string, position: number) => {
    const topic = byKey.get(key)
    const published = topic?.published[position]
    if (!topic || !published) throw new Error(`${key} has no question at place ${position}`)
    return { topic, published }
  }
  return { anotherLike, answersOfVariant, find, typesetVariant }
}

let maths: ReturnType<typeof loadMaths> | undefined

/** @returns null for a question that has no other like it @throws Error for one that is not published */
export const another = async ({ topic: key, position, seed }: VariantJob): Promise<Variant | null> => {
  maths ??= loadMaths()
  const { find, anotherLike, typesetVariant } = await maths
  const { topic, published } = find(key, position)
  let next = seed
  const like = anotherLike(topic, published, () => next++)
  return like && typesetVariant(topic, like)
}

/** @returns null for a case that its template does not have @throws Error for a question that is not published */
export const answersOf = async ({ topic: key, position, variant }: AnswersJob) => {
  maths ??= loadMaths()
  const { find, answersOfVariant } = await maths
  const { topic, published } = find(key, position)
  return answersOfVariant(topic, published, variant)
}

export const print = async ({ kind, print: what, images }: PrintJob): Promise<Uint8Array> => {
  const { typesetPrint } = await import('@toron/content/papers/typeset-print.ts')
  return typesetPrint(kind, what, images)
}
