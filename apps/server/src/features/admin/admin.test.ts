import { auditBoards, auditPageSize, auditStudents } from '@toron/contract/admin.ts'
import { tick } from '@toron/contract/leaderboard.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { describe, expect, test } from 'vitest'
import { transact } from '../../platform/storage/write.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const anAdministrator = async (server: TestServer) => {
  const student = await server.aStudent({ name: 'Admin' })
  await server.database.writer
    .updateTable('student')
    .set({ isAdministrator: 1 })
    .where('id', '=', student.id)
    .execute()
  return student
}

/** A student with an answer, a payment and a minute. */
const aBusyStudent = async (server: TestServer) => {
  const student = await server.aStudent()
  const { token } = student
  const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
  for (const questionId of ['motion-001', 'motion-002']) {
    await server.client.call(submitAnswer, {
      token,
      params: { runId: run.id },
      body: { questionId, option: 'A' },
    })
  }
  await server.client.call(tick, { token })
  return student
}

describe('the administrator’s tool', () => {
  eachDatabase((fresh) => {
    test('the administrator’s calls do not exist for visitors and students, whatever they send', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const nowhere = await server.client.app.inject({ method: 'POST', url: '/api/nowhere', payload: {} })
      for (const { path: url } of [auditStudents, auditBoards]) {
        for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
          for (const payload of [{ repair: true }, { nonsense: 1 }]) {
            const reply = await server.client.app.inject({ method: 'POST', url, headers, payload })
            expect([reply.statusCode, reply.body]).toEqual([404, nowhere.body])
          }
        }
      }
    })

    test('the audit finds nothing in sound books, page after page', async () => {
      const server = await aServer(await fresh())
      const { token } = await anAdministrator(server)
      await aBusyStudent(server)
      for (let number = 0; number < auditPageSize; number += 1) await server.aStudent()
      const first = await server.client.call(auditStudents, { token, body: { repair: false } })
      expect(first).toMatchObject({ checked: auditPageSize, findings: [] })
      const rest = await server.client.call(auditStudents, {
        token,
        body: { repair: false, after: first.next ?? '' },
      })
      expect(rest).toEqual({ checked: 2, findings: [], next: null })
      const boards = await server.client.call(auditBoards, { token, body: { repair: false } })
      expect(boards).toEqual({ checked: 2, findings: [], rings: [] })
    })

    test('the audit finds nothing where a late answer reached a run after the next one had begun', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const { client } = server
      const submit = (runId: string, number: number, option: 'A' | 'B') =>
        client.call(submitAnswer, {
          token,
          params: { runId },
          body: { questionId: `motion-00${number}`, option },
        })
      const first = await client.call(openRun, { token, body: { topic: 'motion' } })
      await submit(first.id, 1, 'A')
      const second = await client.call(openRun, { token, body: { topic: 'motion', after: first.id } })
      await submit(second.id, 1, 'A')
      await submit(second.id, 2, 'A')
      server.setClock(noon + 1000)
      const { progress } = await submit(first.id, 2, 'B')
      expect(progress).toMatchObject({ answered: 2, correct: 1 })
      await expectBalancedBooks(server.database, id)
    })

    test('the audit finds each kind of difference, changes nothing unless asked, and repairs all of them', async () => {
      const server = await aServer(await fresh())
      const { token } = await anAdministrator(server)
      const { id } = await aBusyStudent(server)
      const { id: lost } = await server.aStudent()
      await transact(server.database, async (trx) => {
        const own = (table: 'progress' | 'boardTime') => trx.updateTable(table).where('studentId', '=', id)
        await trx
          .updateTable('student')
          .set({ displayName: '', skizies: 5000, questionsAnswered: 9 })
          .where('id', '=', id)
          .execute()
        await own('progress').set({ correct: 30, runInARow: 9 }).execute()
        await own('boardTime').set({ minutes: 77 }).where('board', '=', 'all-time').execute()
        await trx.updateTable('boardCount').set({ students: 8 }).where('level', '=', 2).execute()
        await trx.deleteFrom('student').where('id', '=', lost).execute()
      })

      const audit = (repair: boolean) => server.client.call(auditStudents, { token, body: { repair } })
      const { findings } = await audit(false)
      expect((await audit(false)).findings).toEqual(findings)
      expect(
        findings
          .filter(({ studentId }) => studentId === id)
          .map(({ field, is, shouldBe }) => [field, is, shouldBe]),
      ).toEqual([
        ['displayName', '', 'Maliha Rahman'],
        ['skizies', '5000', '20'],
        ['questionsAnswered', '9', '2'],
        ['motion.correct', '30', '2'],
        ['motion.run.inARow', '9', '2'],
        ['all-time.minutes', '77', '1'],
      ])
      expect(findings.find(({ studentId }) => studentId === lost)).toMatchObject({ kind: 'profile' })

      const repaired = await audit(true)
      expect(repaired.findings.map(({ field }) => field)).toEqual(findings.map(({ field }) => field))
      expect(repaired.findings.every((finding) => finding.repaired)).toBe(true)
      expect((await audit(false)).findings).toEqual([])
      const boards = (repair: boolean) => server.client.call(auditBoards, { token, body: { repair } })
      expect((await boards(true)).findings.length).toBeGreaterThan(0)
      expect((await boards(false)).findings).toEqual([])
      await expectBalancedBooks(server.database, id)
    })
  })
})
