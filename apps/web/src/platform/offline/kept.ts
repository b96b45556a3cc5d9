// What was last read of a student, shown again where the server cannot be reached.
import { isOffline } from '../api-error.ts'
import { whenIdle } from '../idle.ts'
import { studentId } from '../student-id.ts'
import { sender } from './queue.ts'

/** Reads, and keeps what was read; without a network, what was read last. @param name of it */
export const orKept = async <Value>(name: string, read: () => Promise<Value>): Promise<Value> => {
  try {
    const value = await read()
    keepValue(name, value)
    return value
  } catch (error) {
    const kept = isOffline(error) ? await sender().then((code) => code.kept(name)) : undefined
    if (kept === undefined) throw error
    return kept as Value
  }
}

/** Keeps what has changed since it was read. Without it the screen is as it would be without this. */
const keepValue = (name: string, value: unknown): void => {
  const student = studentId()
  whenIdle(() => void keepNow(name, value, student))
}

/** The same at once, for what an action has changed: it is kept before the action leaves the queue. */
export const keepNow = async (name: string, value: unknown, student = studentId()): Promise<void> => {
  if (student !== null && value !== undefined)
    await sender().then(
      (code) => code.keep(student, name, value),
      () => undefined,
    )
}
