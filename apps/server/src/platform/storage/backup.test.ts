import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditCounts } from '../../features/admin/audit-boards.ts'
import { auditPage } from '../../features/admin/audit-students.ts'
import { aBankWith, aServer, noon } from '../../testing/builders.ts'
import { backUp } from './backup.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

describe('a backup', () => {
  let folder: string
  const open: Database[] = []
  const database = async (name: string) => {
    const opened = await openDatabase(`sqlite:${join(folder, name)}`)
    await migrate(opened)
    open.push(opened)
    return opened
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toron-backup-'))
  })
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('made while students answer is a whole moment, whose books agree, and serves again', async () => {
    const server = await aServer(await database('live.db'))
    const students = await Promise.all(Array.from({ length: 8 }, () => server.aStudent()))
    const answerAll = async (token: string) => {
      const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      for (let number = 1; number <= 30; number += 1) {
        const questionId = questionIdAt('motion', number - 1)
        await server.client.call(submitAnswer, {
          token,
          params: { runId: run.id },
          body: { questionId, option: 'A' },
        })
      }
    }
    const answering = Promise.all(students.map(({ token }) => answerAll(token)))
    await backUp(join(folder, 'live.db'), join(folder, 'copy/toron.db'))
    await answering

    const copy = await database('copy/toron.db')
    const here = { bank: aBankWith(3), boardTimeZone: 'Asia/Dhaka' }
    const books = { ...here, database: copy, random: () => 0.5, now: noon }
    expect(await auditPage(books, '', false)).toMatchObject({ checked: 8, findings: [] })
    expect((await auditCounts(copy, false)).findings).toEqual([])
    const restored = await aServer(copy)
    await restored.client.call(openRun, { token: students[0]?.token ?? '', body: { topic: 'enzymes' } })
  })

  test('overwrites nothing, and says what is missing', async () => {
    writeFileSync(join(folder, 'there.db'), 'something')
    await database('live.db')
    const make = (from: string, to: string) => backUp(join(folder, from), join(folder, to))
    await expect(make('live.db', 'there.db')).rejects.toThrow(/exists already/)
    await expect(make('nothing.db', 'copy.db')).rejects.toThrow(/There is no database/)
  })
})
