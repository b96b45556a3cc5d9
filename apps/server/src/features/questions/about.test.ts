// What is known of a question, and that it is counted from the log and from nothing else.
import { moveOn, readMathsTopic, showAnswer } from '@toron/contract/maths.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import { readAbout } from '@toron/contract/questions.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { aBankOf, answerAll, first } from '../../testing/questions.ts'
import type { SignedInStudent } from '../../testing/students.ts'
import { auditAll } from '../admin/audit-all.ts'
import { countsOfQuestion } from '../learning/answer-counts.ts'
import { allAttempts } from '../learning/attempts.ts'

const about = ({ client }: TestServer, { token }: SignedInStudent, questionId = first) =>
  client.call(readAbout, { token, params: { questionId } })

const audit = ({ database }: TestServer, repair = false) =>
  auditAll(
    { database, bank: aBankOf(), random: () => 0.5, boardTimeZone: 'Asia/Dhaka', now: Date.now() },
    repair,
  )

const leave = async ({ client, database }: TestServer, { id, token }: SignedInStudent) => {
  // Fresh from signing in with Google, for whom no password is asked.
  await database.writer
    .updateTable('session')
    .set({ createdAt: new Date(Date.parse('2026-11-21T05:59:00Z')).toISOString() })
    .where('userId', '=', id)
    .execute()
  await client.call(deleteAccount, { token, body: { email: `${id}@example.com` } })
}

describe('about a question', () => {
  eachDatabase((fresh) => {
    test('a student who has not answered a question learns nothing of it, not even with another session’s verdict', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const [maliha, rafi] = [await server.aStudent(), await server.aStudent()]
      await answerAll(server, maliha, ['A'])
      const { error } = await server.client.refused(readAbout, {
        token: rafi.token,
        params: { questionId: first },
      })
      expect(error.code).toBe('not-answered-yet')
      expect(JSON.stringify(error)).not.toMatch(/correctAnswer|secret/)
      const gone = await server.client.refused(readAbout, {
        token: rafi.token,
        params: { questionId: 'enzymes-011' },
      })
      expect(gone.status).toBe(404)
      expect((await about(server, maliha)).correctAnswer).toBe('A')
    })

    test('counts first answers only, and shows what was chosen from twenty on', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const maliha = await server.aStudent()
      await answerAll(server, maliha, ['B'])
      for (let number = 2; number <= 19; number += 1) {
        await answerAll(server, await server.aStudent(), [number % 2 === 0 ? 'A' : 'B'])
      }
      expect(await about(server, maliha)).toMatchObject({
        figures: { met: 19, right: 9, choices: null, discrimination: null },
        held: null,
        changes: [],
        flag: null,
      })
      await answerAll(server, await server.aStudent(), ['C'])
      expect(await about(server, maliha)).toMatchObject({
        version: 1,
        correctAnswer: 'A',
        figures: { met: 20, right: 9, choices: { A: 9, B: 10, C: 1, D: 0 } },
        // Ten of eleven who missed it chose B.
        held: { id: 'motion/first' },
      })
      expect((await audit(server)).findings).toEqual([])
    })

    test('the rest score is the share of right first answers before, and the audit counts the same', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const options: readonly Letter[] = ['A', 'A', 'B', 'A', 'A', 'A', 'B']
      const maliha = await server.aStudent()
      await answerAll(server, maliha, options)
      const rests = (await allAttempts(server.database.reader, maliha.id)).map(({ rest }) => rest)
      expect(rests).toEqual([null, null, null, null, null, 8000, 8333])
      const counts = await countsOfQuestion(server.database.reader, {
        questionId: 'enzymes-007',
        since: 1,
        upTo: 1,
      })
      expect(counts).toEqual([
        { chosen: 'B', isCorrect: 0, band: 8, students: 1, restSum: 8333, restSquares: 8333 ** 2 },
      ])
      await expectBalancedBooks(server.database, maliha.id)
      expect((await audit(server)).findings).toEqual([])
    })

    test('a student who leaves is taken out of the figures', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const [maliha, rafi] = [await server.aStudent(), await server.aStudent()]
      await answerAll(server, maliha, ['A', 'A', 'A', 'A', 'A', 'A'])
      await answerAll(server, rafi, ['B'])
      await leave(server, maliha)
      expect((await about(server, rafi)).figures).toMatchObject({ met: 1, right: 0 })
      expect((await audit(server)).findings).toEqual([])
    })

    test('figures that were tampered with are found, and counted anew', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const maliha = await server.aStudent()
      await answerAll(server, maliha, ['A', 'B'])
      await server.database.writer
        .updateTable('answerCount')
        .set({ students: 7 })
        .where('questionId', '=', first)
        .execute()
      expect((await audit(server)).findings).toMatchObject([
        {
          kind: 'statistics',
          field: 'enzymes-001, version 1',
          is: '7 first answers',
          shouldBe: '1 first answers',
        },
      ])
      await audit(server, true)
      expect((await audit(server)).findings).toEqual([])
      expect((await about(server, maliha)).figures.met).toBe(1)
    })

    test('a new version that means the same goes on counting, one that means another thing begins anew, and an older bank shows the old figures', async () => {
      const database = await fresh()
      const change = { version: 2, on: '2026-12-01', what: 'A word was misspelt.', meaning: false }
      const before = await aServer(database, aBankOf())
      const [maliha, rafi, tuli] = [await before.aStudent(), await before.aStudent(), await before.aStudent()]
      await answerAll(before, maliha, ['A'])
      const same = await aServer(database, aBankOf({ version: 2, changes: [change] }))
      await answerAll(same, rafi, ['B'])
      expect(await about(same, rafi)).toMatchObject({
        version: 2,
        figures: { met: 2, right: 1 },
        changes: [{ version: 2, on: '2026-12-01', what: 'A word was misspelt.', isFound: false }],
      })
      const other = await aServer(database, aBankOf({ version: 2, changes: [{ ...change, meaning: true }] }))
      expect((await about(other, rafi)).figures).toMatchObject({ met: 1, right: 0 })
      await answerAll(before, tuli, ['A'])
      expect((await about(before, tuli)).figures).toMatchObject({ met: 2, right: 2 })
      expect((await audit(before)).findings).toEqual([])
    })

    test('of a question of maths it is known how many left it without its answer', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const questionId = 'general_math_number-001'
      const [maliha, rafi] = [await server.aStudent(), await server.aStudent()]
      await server.client.call(readMathsTopic, {
        token: maliha.token,
        params: { topic: 'general_math_number' },
      })
      await server.client.call(moveOn, { token: maliha.token, params: { questionId } })
      await server.client.call(showAnswer, { token: rafi.token, params: { questionId } })
      await server.client.call(moveOn, { token: rafi.token, params: { questionId } })
      expect(await about(server, maliha, questionId)).toMatchObject({
        correctAnswer: null,
        figures: { met: 2, right: 1, choices: null, discrimination: null },
        takesFlags: false,
      })
      expect((await audit(server)).findings).toEqual([])
    })
  })
})
