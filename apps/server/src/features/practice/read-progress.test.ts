import { openRun, readProgress, submitAnswer } from '@toron/contract/practice.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

describe('the progress of a topic', () => {
  eachDatabase((fresh) => {
    test('the progress of a topic has the numbers of answered, right and all questions, the last position, and the latest row of right answers', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const { id: runId } = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      for (const [position, option] of (['A', 'B', 'A', 'A'] as const).entries()) {
        const body = { questionId: questionIdAt('motion', position), option }
        await server.client.call(submitAnswer, { token, params: { runId }, body })
      }
      expect(await server.client.call(readProgress, { token })).toEqual({
        topics: [
          { topic: 'motion', answered: 4, correct: 3, totalQuestions: 30, lastIndex: 3, recentStreak: 2 },
        ],
      })
    })

    test('progress has one row per student and topic, whose key names subject and topic', async () => {
      const server = await aServer(await fresh())
      const students = [await server.aStudent(), await server.aStudent()]
      for (const { token } of students) {
        const { id: runId } = await server.client.call(openRun, { token, body: { topic: 'motion' } })
        for (const position of [0, 1]) {
          const body = { questionId: questionIdAt('motion', position), option: 'A' as const }
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
