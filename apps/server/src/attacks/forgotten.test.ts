// What is left of a student who deleted their account: nothing that names them, in any table or any byte of the files.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMe, signUp } from '@toron/contract/account.ts'
import { requestConfirmation, requestPasswordReset } from '@toron/contract/credentials.ts'
import { tick } from '@toron/contract/leaderboard.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import { describe, expect, test, vi } from 'vitest'
import { openOutbox } from '../platform/mail/mail.ts'
import { backUp } from '../platform/storage/backup.ts'
import { type Database, openDatabase } from '../platform/storage/database.ts'
import { migrate } from '../platform/storage/migrate.ts'
import { aServer, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const password = 'padma bridge at dawn'
const name = (number: number) => `Zebunnesa ${number} Chowdhury-Unmistakable`
const email = (number: number) => `zebunnesa-${number}.unmistakable@example.com`

/** Students who each invited the next one, with answers, minutes and unopened links. */
const aClass = async (server: TestServer, size: number) => {
  const { client } = server
  const students: { token: string; id: string; code: string }[] = []
  for (let number = 0; number < size; number += 1) {
    server.setClock(Date.parse('2026-11-21T06:00:00Z') + number * 60_000)
    const { token, me } = await client.call(signUp, {
      body: {
        name: name(number),
        email: email(number),
        password,
        timeZone: 'Asia/Dhaka',
        ref: students.at(-1)?.code ?? 'nobody',
      },
    })
    await client.call(requestConfirmation, { token })
    await client.call(requestPasswordReset, { body: { email: email(number) } })
    const run = await client.call(openRun, { token, body: { topic: 'motion' } })
    for (const questionId of ['motion-001', 'motion-002', 'motion-003']) {
      await client.call(submitAnswer, { token, params: { runId: run.id }, body: { questionId, option: 'A' } })
    }
    await client.call(tick, { token })
    const { id } = await server.database.reader
      .selectFrom('user')
      .select('id')
      .where('email', '=', email(number))
      .executeTakeFirstOrThrow()
    students.push({ token, id, code: me.referralCode })
  }
  return students
}

const leave = ({ client }: TestServer, token: string, number: number) =>
  client.call(deleteAccount, { token, body: { email: email(number), password } })

/** Letters are written after the reply: waits for the requested ones. */
const lettersWritten = async (
  outbox: NonNullable<ReturnType<typeof openOutbox>['outbox']>,
  count: number,
) => {
  while (outbox.letters.length < count) await new Promise((next) => setImmediate(next))
}

const tablesIn = async ({ writer }: Database) =>
  (await writer.introspection.getTables()).map((table) => table.name)

describe('a deleted account', () => {
  eachDatabase((fresh) => {
    test('A26 a deleted account leaves nothing that names it in any table, nor among the letters of the outbox', async () => {
      const mailer = openOutbox(() => undefined)
      const server = await aServer(await fresh(), undefined, { mailer })
      const students = await aClass(server, 3)
      await lettersWritten(mailer.outbox as NonNullable<typeof mailer.outbox>, 9)
      const [, gone] = students
      if (!gone) throw new Error('there is nobody to delete')
      const referrer = students[0]?.token ?? ''
      const before = (await server.client.call(readMe, { token: referrer })).skizies
      await leave(server, gone.token, 1)
      const { database } = server
      for (const table of await tablesIn(database)) {
        const rows = JSON.stringify(
          await database.reader
            .selectFrom(table as 'student')
            .selectAll()
            .execute(),
        )
        for (const trace of [gone.id, gone.token, gone.code, name(1), email(1)]) {
          expect(rows, `${table} ${trace}`).not.toContain(trace)
        }
      }
      expect(JSON.stringify(mailer.outbox?.letters)).not.toContain(email(1))
      expect((await server.client.call(readMe, { token: referrer })).skizies).toBe(before)
      const windows = await database.reader.selectFrom('rateWindow').select('key').execute()
      // Those of the other two students, of the address that all of them came from, and of the letters to the mailbox today.
      expect(new Set(windows.map(({ key }) => key.slice(0, 22))).size).toBeLessThanOrEqual(6)
    })
  })

  test('A26 a deleted account leaves no byte of its name, address or id in the file, in the journal, or in a copy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toron-forgotten-'))
    const file = join(folder, 'toron.db')
    const database = await openDatabase(`sqlite:${file}`)
    try {
      await migrate(database)
      const mailer = openOutbox(() => undefined)
      const server = await aServer(database, undefined, { mailer })
      const students = await aClass(server, 24)
      await lettersWritten(mailer.outbox as NonNullable<typeof mailer.outbox>, 50)
      const gone = students.filter((_, number) => number % 2 === 1)
      const bytesOf = (path: string) => readFileSync(path, 'latin1')
      expect(bytesOf(`${file}-wal`)).toContain(gone[3]?.id)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      for (const [number, { token }] of students.entries()) {
        if (number % 2 === 1) await leave(server, token, number)
      }
      await backUp(file, join(folder, 'copy.db'))
      // The journal was emptied after the first deletion, and is emptied again a minute later for all the others.
      expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
      vi.advanceTimersByTime(60_000)
      expect(statSync(`${file}-wal`).size).toBe(0)
      for (const path of [file, `${file}-wal`, join(folder, 'copy.db')]) {
        const bytes = bytesOf(path)
        for (const [number, { id }] of students.entries()) {
          if (number % 2 === 0) continue
          const traces = [id, name(number), email(number)].filter((trace) => bytes.includes(trace))
          expect(traces, `${path} ${number}`).toEqual([])
        }
      }
    } finally {
      vi.useRealTimers()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }, 120_000)
})
