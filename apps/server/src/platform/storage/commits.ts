// Writes to SQLite that arrive together share one commit, because the commit is what costs (decision 25): each is answered
// only after it is on disk, and one that fails is undone alone. While one commit goes to disk the next is worked on.
import type { Kysely, Transaction } from 'kysely'
import { inBatches, type Waiting } from './batch.ts'
import type { Journal } from './journal.ts'
import type { Connection } from './sqlite-connection.ts'
import type { Tables } from './tables.ts'
import type { WorkTogether } from './work.ts'

/** How many writes share a commit at most: a larger number brings nothing (decision 25). */
const mostPerCommit = 64

/** One item of a work. Those of one commit with the same work are done by it together. */
interface Write {
  readonly work: WorkTogether<unknown, unknown>
  readonly item: unknown
}

/** A work, and the items of a commit that it does. */
interface Group {
  readonly work: Write['work']
  readonly members: readonly Waiting<Write, unknown>[]
}

/** Tells the outcome of a group, once it is on disk. */
type Report = () => void

/** A work failed after it had changed something. */
class HalfDone extends Error {}

interface WritingSide {
  /** On `connection`. */
  readonly db: Kysely<Tables>
  readonly connection: Connection
  readonly journal: Journal
}

/** Does the work of a group inside the shared transaction. Throws where the transaction cannot be committed as it is. */
const attempt = async (
  trx: Transaction<Tables>,
  connection: Connection,
  { work, members }: Group,
): Promise<Report> => {
  const before = connection.writes
  try {
    const results = await work(
      trx,
      members.map(({ item }) => item.item),
    )
    return () => {
      for (const [index, { resolve }] of members.entries()) resolve(results[index])
    }
  } catch (fault) {
    // A full disk, say, takes the whole shared transaction with it: all of them are told why.
    if (!connection.isInTransaction) throw fault
    if (connection.writes > before) throw new HalfDone('Undone.', { cause: fault })
    return () => fail(members, fault)
  }
}

/** Returns a function that does a work on an item in the next shared commit. */
export const sharedCommits = ({ db, connection, journal }: WritingSide) => {
  /** Resolves after the commit; the outcomes are told later, when it is on disk. Throws when there was no commit. */
  const commit = async (groups: readonly Group[]): Promise<void> => {
    const reports: Report[] = []
    await db.connection().execute(async (alone) => {
      connection.waitForDisk(false)
      try {
        await alone.transaction().execute(async (trx) => {
          for (const group of groups) reports.push(await attempt(trx, connection, group))
        })
      } finally {
        connection.waitForDisk(true)
      }
    })
    void journal.onDisk().then(
      () => {
        for (const report of reports) report()
      },
      (fault) => {
        for (const { members } of groups) fail(members, fault)
      },
    )
  }

  const commitAlone = async (group: Group): Promise<void> => {
    try {
      await commit([group])
    } catch (fault) {
      fail(group.members, fault instanceof HalfDone ? fault.cause : fault)
    }
  }

  const add = inBatches<Write, unknown>({ most: mostPerCommit, enough: mostPerCommit }, async (writes) => {
    const byWork = Map.groupBy(writes, ({ item }) => item.work)
    const groups = [...byWork].map(([work, members]) => ({ work, members }))
    try {
      await commit(groups)
    } catch (fault) {
      if (!(fault instanceof HalfDone)) throw fault
      // Rare enough that savepoints, which would undo one work alone, are not worth what they cost all the others.
      for (const group of groups) await commitAlone(group)
    }
  })

  return <Item, Result>(work: WorkTogether<Item, Result>, item: Item): Promise<Result> =>
    add({ work: work as WorkTogether<unknown, unknown>, item }) as Promise<Result>
}

const fail = (members: Group['members'], fault: unknown): void => {
  for (const { reject } of members) reject(fault)
}
