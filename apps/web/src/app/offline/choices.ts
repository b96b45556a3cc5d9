// What is chosen for offline on this device, and how large it is.
import { queryOptions } from '@tanstack/react-query'
import { keepPlace } from '../../features/practice/offline/place-in-topic.ts'
import { dropTopic, hasTopic, keepTopic } from '../../features/practice/offline/topic-files.ts'
import { booksQuery, flowQuery, paperQuery } from '../../features/resources/queries.ts'
import { readFile } from '../../platform/api.ts'
import { dropBook, keepBook, keptBooks } from '../../platform/offline/books.ts'
import { topicCache } from '../../platform/offline/places.ts'
import { catalogueQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'
import { readStored, store } from '../../platform/storage.ts'

interface Sizes {
  /** Bytes by key of a topic. */
  readonly topics: Readonly<Record<string, number>>
  /** Bytes by path of a book. */
  readonly books: Readonly<Record<string, number>>
}

export const sizesQuery = queryOptions({
  queryKey: ['data', 'offline-sizes'],
  queryFn: ({ signal }) => readFile<Sizes>('/offline.json', signal),
  staleTime: Number.POSITIVE_INFINITY,
})

export interface Entry {
  readonly choice: Choice
  readonly name: string
  readonly bytes: number
}

export const bytesOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { bytes }) => sum + bytes, 0)

/** What can be chosen of these topics: those that are written. */
export const entriesOf = (
  sizes: Sizes,
  topics: readonly { readonly key: string; readonly name: string }[],
): readonly Entry[] =>
  topics.flatMap(({ key, name }) => {
    const bytes = sizes.topics[key]
    return bytes === undefined ? [] : [{ choice: `topic:${key}` as const, name, bytes }]
  })

export type Choice = `topic:${string}` | `book:${string}`

/** Noted beside the files, which a browser may remove. */
const noted = (): ReadonlySet<string> => new Set(readStored('chosen')?.split('\n').filter(Boolean))

const note = (choice: Choice, isChosen: boolean): void => {
  const all = new Set(noted())
  if (isChosen) all.add(choice)
  else all.delete(choice)
  store('chosen', [...all].join('\n') || null)
}

interface Chosen {
  readonly choices: ReadonlySet<Choice>
  /** Something was chosen that is not here any more. */
  readonly isEvicted: boolean
}

export const chosenQuery = queryOptions({
  queryKey: ['chosen'],
  queryFn: async (): Promise<Chosen> => {
    const { subjects } = await queryClient.ensureQueryData(catalogueQuery)
    const choices = new Set<Choice>((await keptBooks()).map((path) => `book:${path}` as const))
    const names = new Set(await caches.keys())
    for (const { key } of subjects.flatMap(({ topics }) => topics)) {
      if (names.has(topicCache(key)) && (await hasTopic(key))) choices.add(`topic:${key}`)
    }
    const isEvicted = [...noted()].some((each) => each.startsWith('topic:') && !choices.has(each as Choice))
    return { choices, isEvicted }
  },
  // A screen asks once for each of its rows.
  staleTime: 60_000,
})

const splitChoice = (choice: Choice): [kind: string, name: string] => {
  const [kind = '', ...name] = choice.split(':')
  return [kind, name.join(':')]
}

const kindOf = async (topic: string): Promise<'science' | 'maths'> => {
  const { subjects } = await queryClient.ensureQueryData(catalogueQuery)
  return subjects.find(({ topics }) => topics.some(({ key }) => key === topic))?.kind ?? 'science'
}

export const choose = async (choice: Choice): Promise<void> => {
  // So that the browser does not remove it by itself, if it grants that.
  await navigator.storage?.persist?.()
  const [kind, name] = splitChoice(choice)
  if (kind === 'topic') {
    const kindOfTopic = await kindOf(name)
    await keepTopic(name, kindOfTopic)
    await keepPlace(name, kindOfTopic)
  } else {
    const books = await queryClient.ensureQueryData(booksQuery)
    await keepBook(name, books[name]?.chapters.length ?? 0)
    // Reading it needs code that is loaded with the first book.
    await Promise.all([queryClient.ensureQueryData(paperQuery), queryClient.ensureQueryData(flowQuery)])
  }
  note(choice, true)
}

export const takeOut = async (choice: Choice): Promise<void> => {
  const [kind, name] = splitChoice(choice)
  if (kind === 'topic') await dropTopic(name)
  else await dropBook(name)
  note(choice, false)
}
