// Counts that every process of an installation shares, in PostgreSQL (decision 52). Requests that arrive together are
// counted by one statement; what has ended is deleted on the way, now and then.
import type { Kysely, Selectable } from 'kysely'
import type { KeyedHash } from '../secrets/keyed-hash.ts'
import { batched } from '../storage/batch.ts'
import type { Database } from '../storage/database.ts'
import { prepared } from '../storage/prepared.ts'
import type { Tables } from '../storage/tables.ts'
import { type Counted, type Limits, limitsInMemory, personIn } from './limits.ts'

/** Milliseconds between two looks of one process for windows that have ended. */
const sweepEvery = 60_000
/** Windows deleted at a time: whoever is being counted waits for it. */
const mostPerSweep = 5000

interface Visit {
  readonly key: string
  /** Milliseconds. */
  readonly lasts: number
}

/** @param clock epoch milliseconds */
export const openLimits = (database: Database, hash: KeyedHash, clock: () => number): Limits =>
  database.dialect === 'sqlite' ? limitsInMemory(clock) : sharedLimits(database, hash, clock)

const sharedLimits = ({ writer }: Database, hash: KeyedHash, clock: () => number): Limits => {
  let sweepsAt = 0

  const countAll = async (visits: readonly Visit[]): Promise<Counted[]> => {
    const now = clock()
    if (now >= sweepsAt) {
      sweepsAt = (await sweep(writer, now)) ? now : now + sweepEvery
    }
    const came = new Map<string, { count: number; endsAt: number }>()
    for (const { key, lasts } of visits) {
      const count = (came.get(key)?.count ?? 0) + 1
      came.set(key, { count, endsAt: now + lasts })
    }
    // In one order everywhere, so that two processes never wait for each other.
    const rows = [...came]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { count, endsAt }]) => [key, endsAt, count])
    const windows = new Map<string, { endsAt: number; before: number }>()
    for (const { key, endsAt, count } of await raise(writer, { rows: JSON.stringify(rows), now })) {
      windows.set(key, { endsAt, before: count - (came.get(key)?.count ?? 0) })
    }
    return visits.map(({ key }) => {
      const window = windows.get(key)
      if (!window) throw new Error('a caller who was counted has no window')
      window.before += 1
      return { current: window.before, ttl: window.endsAt - now }
    })
  }

  const count = batched(countAll)
  // Begins with the person, so that all of one can be found.
  const keyOf = (caller: string) => hash('limit', personIn(caller)) + hash('limit', caller)
  return {
    count: (caller, lasts) => count({ key: keyOf(caller), lasts }),
    giveBack: async (caller) => {
      await lower(writer, { key: keyOf(caller), now: clock() })
    },
    forget: async (person) => {
      const mark = hash('limit', person)
      await writer
        .deleteFrom('rateWindow')
        .where((eb) => eb.fn<string>('left', ['key', eb.val(mark.length)]), '=', mark)
        .execute()
    },
  }
}

/** A window that has ended begins anew with whoever comes now. */
const raise = prepared<{ rows: string; now: number }>()((db, { rows, now }, { rowsOf }) =>
  db
    .insertInto('rateWindow')
    .columns(['key', 'endsAt', 'count'])
    .expression((eb) =>
      eb
        .selectFrom(
          rowsOf<Selectable<Tables['rateWindow']>>(rows, {
            key: 'text',
            endsAt: 'integer',
            count: 'integer',
          }).as('given'),
        )
        .selectAll('given'),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        // Ended; or so far ahead that the clock was put back since, by more than two servers' clocks differ.
        const isOver = eb.or([
          eb('rateWindow.endsAt', '<=', now),
          eb(eb('rateWindow.endsAt', '-', eb.ref('excluded.endsAt')), '>', eb('excluded.endsAt', '-', now)),
        ])
        return {
          endsAt: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.endsAt'))
            .else(eb.ref('rateWindow.endsAt'))
            .end(),
          count: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.count'))
            .else(eb('rateWindow.count', '+', eb.ref('excluded.count')))
            .end(),
        }
      }),
    )
    .returning(['key', 'endsAt', 'count']),
)

const lower = prepared<{ key: string; now: number }>()((db, { key, now }) =>
  db
    .updateTable('rateWindow')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .where('count', '>', 0),
)

/** Whether there may be more. Rows that somebody holds are passed over, so that this waits for nobody. */
const sweep = async (db: Kysely<Tables>, now: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    // By itself, so that it is read once: below the deletion it may be read again for every row, and the limit with it.
    .with('ended', (ended) =>
      ended
        .selectFrom('rateWindow')
        .select('key')
        .where('endsAt', '<=', now)
        .limit(mostPerSweep)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom('rateWindow')
    .where('key', 'in', (eb) => eb.selectFrom('ended').select('ended.key'))
    .executeTakeFirstOrThrow()
  return numDeletedRows >= mostPerSweep
}
