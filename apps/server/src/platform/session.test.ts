import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aServer, noon } from '../testing/builders.ts'
import { eachDatabase, freshSqlite } from '../testing/each-database.ts'
import { findStudent } from './session.ts'
import { transact } from './storage/write.ts'

describe('a session that was found before', () => {
  eachDatabase((fresh) => {
    const maliha = async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id, token } = await aStudent()
      const found = async (now = noon) => (await findStudent(database, token, now))?.id
      expect(await found()).toBe(id)
      return { database, id, token, found }
    }

    it('is none from the moment on at which it is deleted', async () => {
      const { database, id, token, found } = await maliha()
      const meanwhile = await transact(database, async (trx) => {
        await trx.deleteFrom('session').where('token', '=', token).execute()
        return found()
      })
      // Who asked before the commit still saw it, and that must not be what is remembered.
      expect(meanwhile).toBe(id)
      expect(await found()).toBeUndefined()
    })

    it('is found still when its deletion was undone', async () => {
      const { database, id, token, found } = await maliha()
      const undone = transact(database, async (trx) => {
        await trx.deleteFrom('session').where('token', '=', token).execute()
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      expect(await found()).toBe(id)
    })

    it('ends when it says, also when that was changed', async () => {
      const { database, id, token, found } = await maliha()
      const ends = noon + 60_000
      await database.writer
        .updateTable('session')
        .set({ expiresAt: new Date(ends).toISOString() })
        .where('token', '=', token)
        .execute()
      expect([await found(ends - 1), await found(ends)]).toEqual([id, undefined])
    })

    it('goes by its new token only, once it has one', async () => {
      const { database, id, token, found } = await maliha()
      await database.writer
        .updateTable('session')
        .set({ token: 'other' })
        .where('token', '=', token)
        .execute()
      expect(await found()).toBeUndefined()
      expect(await findStudent(database, 'other', noon)).toEqual({ id })
    })
  })

  it('is looked up again after a minute, in case another program changed the file', async () => {
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
