// What was last read of a student, shown again where the server cannot be reached.
import { ApiError } from '../api-error.ts'
import { whenIdle } from '../idle.ts'
import { studentId } from '../student-id.ts'
import { sender } from './queue.ts'

/** Reads, and keeps what was read; without a network, what was read last. @param name of it */
export const orKept = async <Value>(name: string, read: () => Promise<Value>): Promise<Value> => {
  const student = studentId()
  try {
    const value = await read()
    if (student !== null) whenIdle(() => void keep(student, name, value))
    return value
  } catch (error) {
    const isOffline = error instanceof ApiError && error.problem.kind === 'offline'
    if (!isOffline || student === null) throw error
    const kept = (await stored(student, name)) as Value | undefined
    if (kept === undefined) throw error
    return kept
  }
}

/** Keeps what has changed since it was read. */
export const keepValue = (name: string, value: unknown): void => {
  const student = studentId()
  if (student !== null && value !== undefined) whenIdle(() => void keep(student, name, value))
}

const storeOf = async () => (await sender()).deviceStore()

/** What is kept is a help: without it the screen is as it would be without this. */
const keep = async (student: string, name: string, value: unknown): Promise<void> => {
  await storeOf().then(
    (store) => store?.keep(student, name, value),
    () => undefined,
  )
}

const stored = (student: string, name: string): Promise<unknown> =>
  storeOf().then(
    (store) => store?.kept(student, name),
    () => undefined,
  )
