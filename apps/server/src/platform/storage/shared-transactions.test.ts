import { setImmediate } from 'node:timers/promises'
import { type CompiledQuery, type QueryResult, sql, type Transaction } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { freshPostgres } from '../../testing/fresh-postgres.ts'
import { NotFound } from '../errors.ts'
import { gathered } from './gathered.ts'
import type { Tables } from './tables.ts'
import { lockStudent, transact, write } from './write.ts'

const streakOf = gathered<{ id: string }>()((db, { id }) =>
  db.selectFrom('student').select(['id', 'streak']).where('id', '=', id),
)

const setStreak = gathered<{ id: string; streak: number }>({ integers: ['streak'] })((db, { id, streak }) =>
  db.updateTable('student').set({ streak }).where('id', '=', id),
)

const keepSecret = gathered<{ name: string; value: string }>()((db, { name, value }) =>
  db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    ),
)

/** The number of the transaction. */
const transactionOf = async (trx: Transaction<Tables>): Promise<string> => {
  const { rows } = await sql<{ number: string }>`select pg_current_xact_id()::text as number`.execute(trx)
  return rows[0]?.number ?? ''
}

describe('on PostgreSQL', () => {
  let close: () => Promise<void> = async () => undefined
  afterEach(() => close())

  const withStudents = async (count: number) => {
    const fresh = await freshPostgres()
    close = fresh.close
    const server = await aServer(fresh.database)
    const ids: string[] = []
    for (let made = 0; made < count; made += 1) ids.push((await server.aStudent()).id)
    return { database: fresh.database, ids }
  }

  test('calls that come together are answered each with its own rows, and none with those of others', async () => {
    const { database, ids } = await withStudents(3)
    const asked = [...ids, 'nobody', ...ids]
    const answers = await Promise.all(asked.map((id) => streakOf(database.reader, { id })))
    expect(answers).toEqual(asked.map((id) => (id === 'nobody' ? [] : [{ id, streak: 0 }])))
  })

  test('what is wrong with one call is told to that one only', async () => {
    const { database, ids } = await withStudents(2)
    // No text of PostgreSQL has this letter.
    const asked = [ids[0] ?? '', '\0', ids[1] ?? '']
    const outcomes = await Promise.allSettled(asked.map((id) => streakOf(database.reader, { id })))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('updates and upserts of several students that come together are each as they would be alone', async () => {
    const { database, ids } = await withStudents(4)
    await Promise.all(
      ids.map((id, index) =>
        write(database, id, async (trx) => {
          await setStreak(trx, { id, streak: index + 1 })
          await keepSecret(trx, { name: `of ${index}`, value: 'first' })
          await keepSecret(trx, { name: `of ${index}`, value: `${index}` })
        }),
      ),
    )
    const rows = await Promise.all(ids.map((id) => streakOf(database.reader, { id })))
    expect(rows.flat().map(({ streak }) => streak)).toEqual([1, 2, 3, 4])
    const kept = await database.reader
      .selectFrom('secret')
      .select('value')
      .where('name', 'like', 'of %')
      .orderBy('name')
      .execute()
    expect(kept.map(({ value }) => value)).toEqual(['0', '1', '2', '3'])
  })

  test('writes of several students share a transaction, and those of one student follow each other', async () => {
    const { database, ids } = await withStudents(3)
    const together = await Promise.all(ids.map((id) => write(database, id, transactionOf)))
    expect(new Set(together).size).toBe(1)
    const [id = ''] = ids
    const ofOne = await Promise.all([1, 2, 3].map(() => write(database, id, transactionOf)))
    expect(new Set(ofOne).size).toBe(3)
  })

  test('a work that fails before it wrote leaves its neighbours where they are', async () => {
    const { database, ids } = await withStudents(3)
    let runs = 0
    const outcomes = await Promise.allSettled(
      ids.map((id, index) =>
        write(database, id, async (trx) => {
          runs += 1
          await streakOf(trx, { id })
          if (index === 1) throw new NotFound('Nothing here.')
          await setStreak(trx, { id, streak: 5 })
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(runs).toBe(3)
  })

  test('a work that needs the lock of a second student is done alone', async () => {
    const { database, ids } = await withStudents(3)
    const [friend = '', inviter = '', other = ''] = ids
    const add = (trx: Transaction<Tables>, id: string, streak: number) =>
      setStreak(trx, { id, streak: streak + 1 })
    await Promise.all([
      write(database, friend, async (trx) => {
        const second = await lockStudent(trx, inviter)
        await add(trx, inviter, second?.streak ?? 0)
      }),
      write(database, inviter, (trx, { id, streak }) => add(trx, id, streak)),
      write(database, other, (trx, { id, streak }) => add(trx, id, streak)),
    ])
    const rows = await Promise.all([inviter, other].map((id) => streakOf(database.reader, { id })))
    expect(rows.flat().map(({ streak }) => streak)).toEqual([2, 1])
  })

  test('nobody waits for a student whose lock somebody else holds, but that student', async () => {
    const { database, ids } = await withStudents(2)
    const [held = '', free = ''] = ids
    let isWritten = false
    const { promise: release, resolve } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const holding = transact(database, async (trx) => {
      await lockStudent(trx, held)
      hold()
      await release
    })
    await isHeld
    const waiting = write(database, held, async () => {
      isWritten = true
    })
    // By then the transaction that finds the lock held is under way, without the next one.
    await setImmediate()
    await setImmediate()
    await write(database, free, (trx, { id }) => setStreak(trx, { id, streak: 9 }))
    expect(isWritten).toBe(false)
    resolve()
    await Promise.all([holding, waiting])
    expect(isWritten).toBe(true)
  })

  test('a fault is told as itself to whoever asked in the same moment, not as a transaction that is over', async () => {
    const { database, ids } = await withStudents(1)
    const [id = ''] = ids
    const reasons: unknown[] = []
    const written = write(database, id, async (trx) => {
      // No text of PostgreSQL has this letter.
      const asked = [streakOf(trx, { id: '\0' }), setStreak(trx, { id, streak: 3 })]
      for (const outcome of await Promise.allSettled(asked))
        if (outcome.status === 'rejected') reasons.push(outcome.reason)
      throw reasons.at(-1)
    })
    await expect(written).rejects.toMatchObject({ code: '22021' })
    expect(new Set(reasons.map((reason) => (reason as { code?: string }).code))).toEqual(new Set(['22021']))
    expect(reasons.length).toBeGreaterThanOrEqual(2)
  })

  test('statements that are asked for together in a transaction are sent without waiting for each other', async () => {
    const { database, ids } = await withStudents(1)
    const [id = ''] = ids
    let underWay = 0
    let most = 0
    await write(database, id, async (trx) => {
      const connection = await trx.getExecutor().provideConnection(async (own) => own)
      const send = connection.executeQuery.bind(connection)
      connection.executeQuery = async <Row>(query: CompiledQuery) => {
        underWay += 1
        most = Math.max(most, underWay)
        const result = await send(query)
        underWay -= 1
        return result as QueryResult<Row>
      }
      await Promise.all([streakOf(trx, { id }), setStreak(trx, { id, streak: 3 })])
      connection.executeQuery = send
    })
    expect(most).toBe(2)
  })
})
