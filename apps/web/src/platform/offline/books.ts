// Books on this device, under the student's id: no other student's session finds them, and signing out deletes them.
import { studentId } from '../student-id.ts'
import { getToken } from '../token.ts'
import { bookCache } from './places.ts'

const address = (path: string): string => `/resources/${path}`

const cacheOf = async (): Promise<Cache | null> => {
  const student = studentId()
  return student === null || !('caches' in window) ? null : caches.open(bookCache(student))
}

/** The book, if it is on this device. */
export const keptBook = async (path: string): Promise<ArrayBuffer | null> => {
  const found = await cacheOf()
    .then((cache) => cache?.match(address(path)))
    .catch(() => undefined)
  return (await found?.arrayBuffer()) ?? null
}

/** Paths of the books on this device. */
export const keptBooks = async (): Promise<readonly string[]> => {
  const requests = (await (await cacheOf())?.keys()) ?? []
  return requests.map(({ url }) => new URL(url).pathname.slice(address('').length))
}

export const keepBook = async (path: string): Promise<void> => {
  const reply = await fetch(address(path), { headers: { authorization: `Bearer ${getToken() ?? ''}` } })
  if (!reply.ok) throw new Error(`the book answered with ${reply.status}`)
  await (await cacheOf())?.put(address(path), reply)
}

export const dropBook = async (path: string): Promise<void> => {
  await (await cacheOf())?.delete(address(path))
}
