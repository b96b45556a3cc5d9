// Books on this device, under the student's id: no other student's session finds them, and signing out deletes them. A book is its
// PDF and its chapters in the form that flows.
import { bookOfChapter, chapterFile } from '@toron/domain/resources/book.ts'
import { studentId } from '../student-id.ts'
import { getToken } from '../token.ts'
import { fewAtOnce } from './few-at-once.ts'
import { bookCache } from './places.ts'

const address = (path: string): string => `/resources/${path}`

const cacheOf = async (): Promise<Cache | null> => {
  const student = studentId()
  return student === null || !('caches' in window) ? null : caches.open(bookCache(student))
}

const keptFile = async (path: string): Promise<Response | undefined> =>
  cacheOf()
    .then((cache) => cache?.match(address(path)))
    .catch(() => undefined)

/** The book, if it is on this device. */
export const keptBook = async (path: string): Promise<ArrayBuffer | null> =>
  (await (await keptFile(path))?.arrayBuffer()) ?? null

/** A file that did not come, with the status of the reply. */
class FileError extends Error {
  override readonly name = 'FileError'
  readonly status: number
  constructor(status: number) {
    super()
    this.status = status
  }
}

const fetchFile = async (path: string, signal?: AbortSignal): Promise<Response> => {
  const headers = { authorization: `Bearer ${getToken() ?? ''}` }
  const reply = await fetch(address(path), signal ? { headers, signal } : { headers })
  if (!reply.ok) throw new FileError(reply.status)
  return reply
}

/** A chapter, from 1, in the form that flows: from this device if the book is kept on it. */
export const readChapter = async (path: string, number: number, signal?: AbortSignal): Promise<string> => {
  const file = chapterFile(path, number)
  return ((await keptFile(file)) ?? (await fetchFile(file, signal))).text()
}

/** Paths of the books on this device. */
export const keptBooks = async (): Promise<readonly string[]> =>
  (await keptFiles()).filter((path) => bookOfChapter(path) === undefined)

const keptFiles = async (): Promise<readonly string[]> => {
  const requests = (await (await cacheOf())?.keys()) ?? []
  return requests.map(({ url }) => new URL(url).pathname.slice(address('').length))
}

/** Keeps a book. Its PDF comes last, so that a book which is here is here as a whole. */
export const keepBook = async (path: string, chapters: number): Promise<void> => {
  const cache = await cacheOf()
  const keep = async (file: string) => cache?.put(address(file), await fetchFile(file))
  await fewAtOnce(Array.from({ length: chapters }, (_, index) => () => keep(chapterFile(path, index + 1))))
  await keep(path)
}

export const dropBook = async (path: string): Promise<void> => {
  const cache = await cacheOf()
  const files = (await keptFiles()).filter((file) => file === path || bookOfChapter(file) === path)
  for (const file of files) await cache?.delete(address(file))
}
