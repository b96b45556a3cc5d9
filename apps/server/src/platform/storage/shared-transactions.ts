// Writes of several students share a transaction on PostgreSQL: their works run side by side in it, so that what all of them
// ask goes in one statement (`gathered.ts`). Each is answered after the commit, and one that fails is undone alone
// (decision 101).
import { AbortedTransactionError, type Kysely, type Transaction } from 'kysely'
import { gathering, hasWritten, ownHandle } from './own-handle.ts'
import { isAway } from './portable.ts'
import { lockFree, NeedsOwnTransaction, withLock } from './student-lock.ts'
import type { StudentRow, Tables } from './tables.ts'
import type { StudentWork, Work } from './work.ts'

/** How many share a transaction at most. */
const mostTogether = 64

/** A work, and how whoever waits for it is told. */
interface Write {
  readonly studentId: string
  readonly work: StudentWork<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (fault: unknown) => void
}

/** Tells the outcome of a work, once it is kept. */
type Report = () => void

/** A work failed after it had changed something. */
class HalfDone extends Error {}

const attempt = async (
  trx: Transaction<Tables>,
  { work, resolve, reject }: Write,
  student: StudentRow,
): Promise<Report> => {
  const own = ownHandle(trx)
  try {
    const result = await work(own, student)
    return () => resolve(result)
  } catch (fault) {
    if (hasWritten(own) || fault instanceof NeedsOwnTransaction)
      throw new HalfDone('Undone.', { cause: fault })
    return () => reject(fault)
  }
}

/** Does the works of all whose students nobody else has locked. Throws where the transaction cannot be committed as it is. */
const attemptAll = async (trx: Transaction<Tables>, writes: readonly Write[]) => {
  const students = await lockFree(
    trx,
    writes.map(({ studentId }) => studentId),
  )
  const attempts = writes.flatMap((write) => {
    const student = students.get(write.studentId)
    return student ? [attempt(trx, write, student)] : []
  })
  // All of them: one that still ran while the transaction is undone would write outside it.
  const settled = await Promise.allSettled(attempts)
  const reports = settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
  return { reports, left: writes.filter(({ studentId }) => !students.has(studentId)) }
}

/** Tells those whose works were done. Returns the others, which must be done alone. */
const commit = async (db: Kysely<Tables>, writes: readonly Write[]): Promise<readonly Write[]> => {
  let done: Awaited<ReturnType<typeof attemptAll>> | undefined
  try {
    await db.transaction().execute(async (trx) => {
      done = await attemptAll(await gathering(trx), writes)
    })
  } catch (fault) {
    const isUndone = !done || fault instanceof AbortedTransactionError
    if (isUndone && !isAway(fault)) return writes
    // Where the commit failed, nobody knows what was kept.
    const left = done?.left ?? []
    for (const write of writes) if (!left.includes(write)) write.reject(fault)
    return left
  }
  for (const report of done?.reports ?? []) report()
  return done?.left ?? []
}

/** @param transact runs a work in a transaction of its own */
export const sharedTransactions = (db: Kysely<Tables>, transact: <T>(work: Work<T>) => Promise<T>) => {
  let waiting: Write[] = []
  /** A transaction is due or under way. One at a time: meanwhile the next works gather. Three at a time are smaller and slower. */
  let isUnderWay = false
  /** Students with a work under way. The next one of theirs waits for it. */
  const busy = new Set<string>()

  /** Those that go into the next transaction: one of each student. */
  const take = (): Write[] => {
    const taken: Write[] = []
    waiting = waiting.filter((write) => {
      if (taken.length === mostTogether || busy.has(write.studentId)) return true
      busy.add(write.studentId)
      taken.push(write)
      return false
    })
    return taken
  }

  const doAlone = async ({ studentId, work, resolve, reject }: Write): Promise<void> => {
    await transact((trx) => withLock(trx, studentId, work)).then(resolve, reject)
    busy.delete(studentId)
    begin()
  }

  const run = async (): Promise<void> => {
    const writes = take()
    // Whoever waits, waits for a work of the same student, which begins the next transaction when it is done.
    if (writes.length === 0) {
      isUnderWay = false
      return
    }
    const left = new Set(await commit(db, writes))
    isUnderWay = false
    for (const write of writes) {
      if (left.has(write)) void doAlone(write)
      else busy.delete(write.studentId)
    }
    begin()
  }

  /** Begins the next transaction at the end of this turn of the event loop, unless there is one. */
  const begin = (): void => {
    if (isUnderWay || waiting.length === 0) return
    isUnderWay = true
    setImmediate(run)
  }

  return <T>(studentId: string, work: StudentWork<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push({ studentId, work, resolve: resolve as Write['resolve'], reject })
      begin()
    })
}
