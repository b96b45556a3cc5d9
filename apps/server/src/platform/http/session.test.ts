import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase, freshSqlite } from '../../testing/each-database.ts'
import { transact } from '../storage/write.ts'
import { findStudent } from './session.ts'

describe('a session that was found before', () => {
  eachDatabase((fresh) => {
    const maliha = async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id, token } = await aStudent()
      const lookUp = async (now = noon) => (await findStudent(database, token, now))?.id
      expect(await lookUp()).toBe(id)
      return { database, id, token, lookUp }
    }

    test('a cached session is not found once it is deleted', async () => {
      const { database, id, token, lookUp } = await maliha()
      const meanwhile = await transact(database, async (trx) => {
        await trx.deleteFrom('session').where('token', '=', token).execute()
        return lookUp()
      })
      // Who asked before the commit still saw it, and that must not be what the cache keeps.
      expect(meanwhile).toBe(id)
      expect(await lookUp()).toBeUndefined()
    })

    test('a cached session is still found when its deletion is rolled back', async () => {
      const { database, id, token, lookUp } = await maliha()
      const undone = transact(database, async (trx) => {
        await trx.deleteFrom('session').where('token', '=', token).execute()
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      expect(await lookUp()).toBe(id)
    })

    test('a cached session expires at its time, even if that was changed', async () => {
      const { database, id, token, lookUp } = await maliha()
      const ends = noon + 60_000
      await database.writer
        .updateTable('session')
        .set({ expiresAt: new Date(ends).toISOString() })
        .where('token', '=', token)
        .execute()
      expect([await lookUp(ends - 1), await lookUp(ends)]).toEqual([id, undefined])
    })

    test('a cached session whose token was changed is found by the new one only', async () => {
      const { database, id, token, lookUp } = await maliha()
      await database.writer
        .updateTable('session')
        .set({ token: 'other' })
        .where('token', '=', token)
        .execute()
      expect(await lookUp()).toBeUndefined()
      expect(await findStudent(database, 'other', noon)).toEqual({ id })
    })
  })

  test('a cached session is looked up again after a minute, in case another program changed the file', async () => {
    const { database, close } = await freshSqlite()
    try {
      const { aStudent } = await aServer(database)
      const { id, token } = await aStudent()
      expect(await findStudent(database, token, noon)).toEqual({ id })
      const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database.reader)
      const other = new DatabaseSync(rows[0]?.file ?? '')
      other.prepare('delete from session where token = ?').run(token)
      other.close()
      expect(await findStudent(database, token, noon + 60_000)).toBeUndefined()
    } finally {
      await close()
    }
  })
})
