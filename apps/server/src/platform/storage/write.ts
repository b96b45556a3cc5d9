// Every change of a student's books passes through `write`: one transaction that first takes the student's lock.
// On SQLite, writes that arrive together share one commit, because the commit is what costs: each is answered
// only after it is on disk, and one that fails is undone alone. While one commit goes to disk the next is worked on.
import type { Kysely, Transaction } from 'kysely'
import { SignInRequired } from '../errors.ts'
import type { Database } from './database.ts'
import { isWorthAnotherTry } from './portable.ts'
import { prepared } from './prepared.ts'
import { writingSideOf } from './sqlite.ts'
import type { StudentRow, Tables } from './tables.ts'

/** Inside, only the transaction may be waited for: no hashing, no HTTP, no timers. It may be run more than once. */
export type Work<T> = (trx: Transaction<Tables>) => Promise<T>

const attempts = 4

/** Runs `work` in a transaction and resolves after its commit. */
export const transact = <T>(database: Database, work: Work<T>): Promise<T> =>
  database.dialect === 'sqlite' ? queueOf(database.writer).add(work) : transactAlone(database.writer, work)

/**
 * Runs `work` holding the student's lock; `student` is the row as it now stands.
 * Throws SignInRequired when there is no such student.
 */
export const write = <T>(
  database: Database,
  studentId: string,
  work: (trx: Transaction<Tables>, student: StudentRow) => Promise<T>,
): Promise<T> =>
  transact(database, async (trx) => {
    const student = await lockStudent(trx, studentId)
    if (!student) throw new SignInRequired()
    return work(trx, student)
  })

/**
 * Takes a student's lock until the transaction ends, for a change that touches a second student's books. The order is
 * always from the invited to the one who invited them, who joined earlier, so no two wait for each other.
 */
export const lockStudent = async (
  trx: Transaction<Tables>,
  studentId: string,
): Promise<StudentRow | undefined> => (await lock(trx, { studentId }))[0]

const lock = prepared<{ studentId: string }>()((db, { studentId }, kit) =>
  kit.locked(db.selectFrom('student').selectAll().where('id', '=', studentId)),
)

const transactAlone = async <T>(db: Kysely<Tables>, work: Work<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (fault) {
      if (attempt === attempts || !isWorthAnotherTry(fault)) throw fault
    }
  }
}

/** How many writes share a commit at most: a larger number brings nothing (decision 25). */
const mostPerCommit = 64

interface Job {
  /** Does the work inside the shared transaction; the function it gives reports the outcome once it is on disk. */
  readonly run: (trx: Transaction<Tables>) => Promise<() => void>
  readonly fail: (fault: unknown) => void
}

/** A work failed after it had changed something. */
class HalfDone extends Error {}

class CommitQueue {
  readonly #db: Kysely<Tables>
  readonly #connection: WritingSide['connection']
  readonly #journal: WritingSide['journal']
  #waiting: Job[] = []
  #running = false

  constructor(db: Kysely<Tables>) {
    this.#db = db
    const { connection, journal } = writingSideOf(db)
    this.#connection = connection
    this.#journal = journal
  }

  add<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async (trx: Transaction<Tables>) => {
        const before = this.#connection.writes()
        try {
          const result = await work(trx)
          return () => resolve(result)
        } catch (fault) {
          // A full disk, say, takes the whole shared transaction with it: all of them are told why.
          if (!this.#connection.isInTransaction()) throw fault
          if (this.#connection.writes() > before) throw new HalfDone('Undone.', { cause: fault })
          return () => reject(fault)
        }
      }
      this.#waiting.push({ run, fail: reject })
      if (!this.#running) {
        this.#running = true
        void this.#drain()
      }
    })
  }

  async #drain(): Promise<void> {
    for (await this.#gather(); this.#waiting.length > 0; await this.#gather()) {
      const jobs = this.#waiting.splice(0, mostPerCommit)
      try {
        await this.#commit(jobs)
      } catch (fault) {
        if (!(fault instanceof HalfDone)) fail(jobs, fault)
        // Rare enough that savepoints, which would undo one work alone, are not worth what they cost all the others.
        else for (const job of jobs) await this.#commitAlone(job)
      }
    }
    this.#running = false
  }

  async #commitAlone(job: Job): Promise<void> {
    try {
      await this.#commit([job])
    } catch (fault) {
      job.fail(fault instanceof HalfDone ? fault.cause : fault)
    }
  }

  /** Resolves after the commit; the outcomes are reported later, when it is on disk. Throws when there was no commit. */
  async #commit(jobs: readonly Job[]): Promise<void> {
    const reports: (() => void)[] = []
    await this.#db.connection().execute(async (db) => {
      this.#connection.waitForDisk(false)
      try {
        await db.transaction().execute(async (trx) => {
          for (const job of jobs) reports.push(await job.run(trx))
        })
      } finally {
        this.#connection.waitForDisk(true)
      }
    })
    void this.#journal.onDisk().then(
      () => {
        for (const report of reports) report()
      },
      (fault) => fail(jobs, fault),
    )
  }

  /** Waits for as long as each turn of the event loop brings more writes, so that they share the next commit. */
  async #gather(): Promise<void> {
    let before: number
    do {
      before = this.#waiting.length
      await new Promise((next) => setImmediate(next))
    } while (this.#waiting.length > before && this.#waiting.length < mostPerCommit)
  }
}

type WritingSide = ReturnType<typeof writingSideOf>

const fail = (jobs: readonly Job[], fault: unknown) => {
  for (const job of jobs) job.fail(fault)
}

const queues = new WeakMap<Kysely<Tables>, CommitQueue>()

const queueOf = (db: Kysely<Tables>): CommitQueue => {
  let queue = queues.get(db)
  if (!queue) {
    queue = new CommitQueue(db)
    queues.set(db, queue)
  }
  return queue
}
