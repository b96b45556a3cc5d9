import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMe, signIn, signUp } from '@toron/contract/account.ts'
import { tick } from '@toron/contract/leaderboard.ts'
import { openRun } from '@toron/contract/practice.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditCounts } from '../../features/admin/audit-boards.ts'
import { auditPage } from '../../features/admin/audit-students.ts'
import { aBankWith, aServer, noon, type TestServer } from '../../testing/builders.ts'
import { freshPostgres } from '../../testing/fresh-postgres.ts'
import { practise } from '../../testing/practise.ts'
import { copyDatabase } from './copy.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone: 'Asia/Dhaka',
}

describe('an embedded installation moved to PostgreSQL', () => {
  let folder: string
  const closing: (() => Promise<void>)[] = []
  const aTarget = async () => {
    const { database, close } = await freshPostgres()
    closing.push(close)
    return database
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toron-copy-'))
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    rmSync(folder, { recursive: true, force: true })
  })

  const play = async (server: TestServer, token: string) => {
    await practise(server, token, [1, 12], 'A')
    await server.client.call(tick, { token })
  }

  const anInstallation = async () => {
    const from = await openDatabase(`sqlite:${join(folder, 'toron.db')}`)
    closing.push(() => from.close())
    await migrate(from)
    const server = await aServer(from)
    const { token } = await server.client.call(signUp, { body: maliha })
    await play(server, token)
    for (let number = 0; number < 5; number += 1) await play(server, (await server.aStudent()).token)
    return { from, server, token }
  }

  const booksOf = async (database: Database) => {
    const here = { bank: aBankWith(3), boardTimeZone: 'Asia/Dhaka' }
    const books = { ...here, database, random: () => 0.5, now: noon }
    const { checked, findings } = await auditPage(books, '', false)
    return { checked, findings, counts: (await auditCounts(database, false)).findings }
  }

  test('has the same students, sessions, passwords and books, and goes on', async () => {
    const { from, server, token } = await anInstallation()
    const to = await aTarget()
    const told: string[] = []
    await copyDatabase(from, to, ({ table, rows }) => told.push(`${table} ${rows}`))
    const counted = await sql`select 1 from pg_stats where tablename = 'student' limit 1`.execute(to.reader)
    expect(counted.rows).toHaveLength(1)
    expect(told).toContain('ledgerEntry 78')
    expect(await booksOf(to)).toEqual({ checked: 6, findings: [], counts: [] })
    const moved = await aServer(to)
    expect(await moved.client.call(readMe, { token })).toEqual(await server.client.call(readMe, { token }))
    const { name: _, ...credentials } = maliha
    const { token: anew } = await moved.client.call(signIn, { body: credentials })
    const run = await moved.client.call(openRun, { token: anew, body: { topic: 'motion' } })
    expect(run.answers).toHaveLength(12)
  })

  test('can be run again after it was broken off, and takes over what changed meanwhile', async () => {
    const { from, server, token } = await anInstallation()
    const to = await aTarget()
    await expect(
      copyDatabase(from, to, ({ table }) => {
        if (table === 'progress') throw new Error('the power went')
      }),
    ).rejects.toThrow('the power went')
    server.setClock(noon + 60_000)
    await server.client.call(tick, { token })
    await copyDatabase(from, to, () => undefined)
    expect(await booksOf(to)).toEqual({ checked: 6, findings: [], counts: [] })
    expect(await (await aServer(to)).client.call(readMe, { token })).toMatchObject({ timeSpent: 2 })
  })

  test('is not mixed with another one', async () => {
    const { from } = await anInstallation()
    const to = await aTarget()
    await (await aServer(to)).aStudent()
    await expect(copyDatabase(from, to, () => undefined)).rejects.toThrow(/user has 7 rows there and 6 here/)
  })
})
