import { openRun, readProgress, submitAnswer } from '@toron/contract/practice.ts'
import { questionId } from '@toron/domain/practice/question-id.ts'
import { describe, expect, it } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

describe('the progress of a topic', () => {
  eachDatabase((fresh) => {
    it('says how many are answered and right, of how many, where the last one was, and the latest run of right ones', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const { id: runId } = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      for (const [position, option] of (['A', 'B', 'A', 'A'] as const).entries()) {
        const body = { questionId: questionId('motion', position), option }
        await server.client.call(submitAnswer, { token, params: { runId }, body })
      }
      expect(await server.client.call(readProgress, { token })).toEqual({
        topics: [
          { topic: 'motion', answered: 4, correct: 3, totalQuestions: 30, lastIndex: 3, recentStreak: 2 },
        ],
      })
    })

    it('has a key of its subject and its topic, and one row a student and topic', async () => {
      const server = await aServer(await fresh())
      const students = [await server.aStudent(), await server.aStudent()]
      for (const { token } of students) {
        const { id: runId } = await server.client.call(openRun, { token, body: { topic: 'motion' } })
        for (const position of [0, 1]) {
          const body = { questionId: questionId('motion', position), option: 'A' as const }
          await server.client.call(submitAnswer, { token, params: { runId }, body })
        }
      }
      const rows = await server.database.reader
        .selectFrom('progress')
        .select(['studentId', 'progressKey'])
        .execute()
      expect(rows.toSorted((a, b) => a.studentId.localeCompare(b.studentId))).toEqual(
        students
          .map(({ id }) => ({ studentId: id, progressKey: 'physics_motion' }))
          .toSorted((a, b) => a.studentId.localeCompare(b.studentId)),
      )
    })
  })
})
