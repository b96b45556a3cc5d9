// What becomes of runs when questions are added to a topic or withheld between versions (decision 78). Each server stands for
// a version: they share the database, and each has its own bank.

import { checkAnswer, openRun, readProgress, submitAnswer } from '@toron/contract/practice.ts'
import { exportAccount } from '@toron/contract/profile.ts'
import { refusals } from '@toron/contract/refusals.ts'
import { readBadges } from '@toron/contract/rewards.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../platform/storage/database.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aBankWith, aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const topic = 'enzymes'
const id = (number: number) => questionIdAt('enzymes', number - 1)

/** The server of a version whose `enzymes` has `count` questions, the `withheld` numbers not asked. */
const version = async (database: Database, token: string, count: number, ...withheld: readonly number[]) => {
  const { client } = await aServer(database, aBankWith(count, ...withheld))
  return {
    client,
    open: (after?: string) => client.call(openRun, { token, body: { topic, ...(after && { after }) } }),
    answer: (runId: string, number: number, option: 'A' | 'B' = 'A') =>
      client.call(submitAnswer, { token, params: { runId }, body: { questionId: id(number), option } }),
    refused: (runId: string, number: number) =>
      client.refused(submitAnswer, {
        token,
        params: { runId },
        body: { questionId: id(number), option: 'A' },
      }),
    progress: async () => (await client.call(readProgress, { token })).topics[0],
    hasTopicPro: async () => {
      const { badges } = await client.call(readBadges, { token })
      const badge = badges.find((each) => each.id === 'topic_pro')
      return [badge?.unlocked, badge?.progress]
    },
  }
}

const aStudent = async (database: Database) => (await aServer(database)).aStudent()

describe('a question that is withheld', () => {
  eachDatabase((fresh) => {
    test('a question withheld in the middle of a run is neither asked nor counted nor accepted, and the run can be completed', async () => {
      const database = await fresh()
      const { token, id: studentId } = await aStudent(database)
      const before = await version(database, token, 5)
      const { id: runId } = await before.open()
      await before.answer(runId, 1)

      const after = await version(database, token, 5, 2, 4)
      expect(await after.open()).toMatchObject({ id: runId, answered: 1, total: 3, complete: false })
      expect((await after.refused(runId, 2)).error.code).toBe('withheld')
      expect((await after.refused(runId, 5)).error.code).toBe('not-reached')
      const third = await after.answer(runId, 3)
      expect(third.run).toMatchObject({ answered: 2, correct: 2, total: 3, inARow: 2, complete: false })
      const last = await after.answer(runId, 5)
      expect(last.run).toMatchObject({
        answered: 3,
        correct: 3,
        total: 3,
        inARow: 3,
        earned: 30,
        complete: true,
      })
      expect(last.progress).toMatchObject({ answered: 3, correct: 3, totalQuestions: 3, lastIndex: 2 })
      expect(last.newBadges).toContain('topic_pro')
      expect((await after.open()).answers.map(({ questionId }) => questionId)).toEqual([id(1), id(3), id(5)])
      expect(await after.progress()).toEqual(last.progress)

      // Sent again, it gets the same reply and pays nothing.
      const { newBadges: _, ...same } = last
      expect(await after.answer(runId, 5)).toMatchObject(same)
      const next = await after.open(runId)
      expect(next).toMatchObject({ answered: 0, total: 3, complete: false })
      expect((await after.answer(next.id, 1)).earned).toMatchObject({ question: 0, alreadyPaidToday: true })
      await expectBalancedBooks(database, studentId)
    })

    test('a question withheld after it was answered is no longer shown, and what it paid stays', async () => {
      const database = await fresh()
      const { token, id: studentId } = await aStudent(database)
      const before = await version(database, token, 3)
      const { id: runId } = await before.open()
      await before.answer(runId, 1)
      await before.answer(runId, 2, 'B')
      const done = await before.answer(runId, 3)
      expect(done.run).toMatchObject({ answered: 3, complete: true, earned: 20 })

      const after = await version(database, token, 3, 2)
      const run = await after.open()
      expect(run).toMatchObject({ answered: 2, correct: 2, total: 2, complete: true, earned: 20 })
      expect(JSON.stringify(run)).not.toContain('secret explanation of enzymes 2')
      expect(await after.progress()).toMatchObject({ answered: 2, correct: 2, totalQuestions: 2 })
      expect((await after.refused(runId, 2)).error.code).toBe('withheld')
      const all = await after.client.call(exportAccount, { token })
      expect(all.answers).toHaveLength(3)
      await expectBalancedBooks(database, studentId)
    })

    test('a question that is no longer withheld is asked again, at its own position and once', async () => {
      const database = await fresh()
      const { token, id: studentId } = await aStudent(database)
      const without = await version(database, token, 4, 2)
      const { id: runId } = await without.open()
      for (const number of [1, 3, 4]) await without.answer(runId, number)
      expect(await without.open()).toMatchObject({ answered: 3, total: 3, complete: true })

      const again = await version(database, token, 4)
      expect(await again.open()).toMatchObject({ answered: 3, total: 4, complete: false })
      const second = await again.answer(runId, 2, 'B')
      expect(second.run).toMatchObject({ answered: 4, correct: 3, total: 4, inARow: 2, complete: true })
      expect(await again.answer(runId, 2, 'B')).toMatchObject({ run: second.run, balance: second.balance })
      expect((await again.refused(runId, 2)).error.code).toBe('already-answered')
      expect((await again.open()).answers.map(({ questionId }) => questionId)).toEqual([1, 2, 3, 4].map(id))
      const all = await again.client.call(exportAccount, { token })
      // In the order in which they were given.
      expect(all.answers).toMatchObject([1, 3, 4, 2].map((number) => ({ questionId: id(number) })))
      await expectBalancedBooks(database, studentId)
    })

    test('a withheld question is refused to a visitor, and a topic that has no other is coming soon', async () => {
      const database = await fresh()
      const { token } = await aStudent(database)
      const { client } = await version(database, token, 2, 1, 2)
      const { error } = await client.refused(checkAnswer, { body: { questionId: id(1), option: 'A' } })
      expect(error).toMatchObject({ code: 'withheld', message: refusals.withheld })
      const no = await client.refused(openRun, { token, body: { topic } })
      expect(no.error.code).toBe('coming-soon')
    })
  })
})

describe('new questions at the end of a topic', () => {
  eachDatabase((fresh) => {
    test('new questions at the end of a topic make a finished run longer, and badges stay', async () => {
      const database = await fresh()
      const { token, id: studentId } = await aStudent(database)
      const before = await version(database, token, 3)
      const { id: runId } = await before.open()
      for (const number of [1, 2]) await before.answer(runId, number)
      expect((await before.answer(runId, 3)).newBadges).toContain('topic_pro')

      const after = await version(database, token, 5)
      expect(await after.open()).toMatchObject({ id: runId, answered: 3, total: 5, complete: false })
      expect(await after.progress()).toMatchObject({ answered: 3, totalQuestions: 5 })
      expect(await after.hasTopicPro()).toEqual([true, 100])
      await after.answer(runId, 4)
      const last = await after.answer(runId, 5)
      expect(last.run).toMatchObject({ answered: 5, total: 5, earned: 50, complete: true })
      expect(last.newBadges).not.toContain('topic_pro')
      await expectBalancedBooks(database, studentId)
    })

    test('a topic with new questions counts as fully answered once they are answered too', async () => {
      const database = await fresh()
      const { token } = await aStudent(database)
      const before = await version(database, token, 3)
      const { id: runId } = await before.open()
      for (const number of [1, 2]) await before.answer(runId, number)
      const after = await version(database, token, 4, 1)
      expect(await after.hasTopicPro()).toEqual([false, 33])
      expect((await after.answer(runId, 3)).newBadges).not.toContain('topic_pro')
      expect((await after.answer(runId, 4)).newBadges).toContain('topic_pro')
    })

    test('an earlier run takes answers to new questions too, past a question withheld since', async () => {
      const database = await fresh()
      const { token, id: studentId } = await aStudent(database)
      const before = await version(database, token, 3)
      const { id: first } = await before.open()
      await before.answer(first, 1)
      await before.open(first)
      const after = await version(database, token, 4, 2)
      expect((await after.answer(first, 3)).run).toMatchObject({ answered: 2, total: 3, complete: false })
      expect((await after.answer(first, 4)).run).toMatchObject({ answered: 3, total: 3, complete: true })
      await expectBalancedBooks(database, studentId)
    })
  })
})
