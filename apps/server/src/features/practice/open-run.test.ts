import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { questionId } from '@toron/domain/practice/question-id.ts'
import { describe, expect, it } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

describe('opening a topic', () => {
  eachDatabase((fresh) => {
    it('resumes the run in hand with its verdicts, on any device', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      const verdict = await server.client.call(submitAnswer, {
        token,
        params: { runId: run.id },
        body: { questionId: 'motion-001', option: 'B' },
      })
      const { balance, progress, newBadges, run: state, ...shown } = verdict
      const resumed = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      expect(resumed).toEqual({ ...state, topic: 'motion', answers: [shown] })
    })

    it('begins one run when two devices open a topic for the first time at once', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const runs = await Promise.all(
        Array.from({ length: 10 }, () => server.client.call(openRun, { token, body: { topic: 'motion' } })),
      )
      expect(new Set(runs.map((run) => run.id)).size).toBe(1)
    })

    it('begins one new run however often Retry is sent', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const first = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      await server.client.call(submitAnswer, {
        ...{ token, params: { runId: first.id }, body: { questionId: 'motion-001', option: 'A' } },
      })
      const body = { topic: 'motion', after: first.id }
      const runs = await Promise.all(
        Array.from({ length: 10 }, () => server.client.call(openRun, { token, body })),
      )
      expect(new Set(runs.map((run) => run.id)).size).toBe(1)
      expect(runs[0]?.id).not.toBe(first.id)
    })

    it('takes an answer to a run that Retry has followed, and gives its verdict again', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const open = (after?: string) =>
        server.client.call(openRun, { token, body: after ? { topic: 'motion', after } : { topic: 'motion' } })
      const answer = (runId: string, number: number, option: 'A' | 'B' = 'A') => {
        const body = { questionId: questionId('motion', number - 1), option }
        return server.client.call(submitAnswer, { token, params: { runId }, body })
      }
      const first = await open()
      const { newBadges: _, ...verdict } = await answer(first.id, 1)
      const second = await open(first.id)
      await answer(second.id, 1, 'B')
      // Sent before Retry, from another device or once more: it belongs where it was given.
      expect(await answer(first.id, 1)).toMatchObject({ ...verdict, progress: { answered: 1, correct: 0 } })
      expect(await answer(first.id, 2)).toMatchObject({
        ...{ correct: true, balance: 20, run: { id: first.id, answered: 2, earned: 20 } },
        progress: { answered: 2, correct: 1 },
      })
      expect(await open()).toMatchObject({ id: second.id, answered: 1, correct: 0 })
      await expectBalancedBooks(server.database, id)
    })

    it('says that a topic without questions is coming soon, and 404 for one that does not exist', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      expect(await server.client.refused(openRun, { token, body: { topic: 'forces' } })).toMatchObject({
        status: 409,
        error: { code: 'coming-soon' },
      })
      expect(await server.client.refused(openRun, { token, body: { topic: 'alchemy' } })).toMatchObject({
        status: 404,
        error: { message: 'There is no topic called alchemy.' },
      })
    })
  })
})
