import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

describe('opening a topic', () => {
  eachDatabase((fresh) => {
    test('opening a topic resumes the current run with its verdicts, on any device', async () => {
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

    test('ten devices that open a topic for the first time at once begin one run', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const runs = await Promise.all(
        Array.from({ length: 10 }, () => server.client.call(openRun, { token, body: { topic: 'motion' } })),
      )
      expect(new Set(runs.map((run) => run.id)).size).toBe(1)
    })

    test('Retry begins one new run, however often it is sent', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const first = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      await server.client.call(submitAnswer, {
        token,
        params: { runId: first.id },
        body: { questionId: 'motion-001', option: 'A' },
      })
      const body = { topic: 'motion', after: first.id }
      const runs = await Promise.all(
        Array.from({ length: 10 }, () => server.client.call(openRun, { token, body })),
      )
      expect(new Set(runs.map((run) => run.id)).size).toBe(1)
      expect(runs[0]?.id).not.toBe(first.id)
    })

    test('a run that Retry has followed still takes answers, and repeats its verdicts', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const open = (after?: string) =>
        server.client.call(openRun, { token, body: after ? { topic: 'motion', after } : { topic: 'motion' } })
      const answer = (runId: string, number: number, option: 'A' | 'B' = 'A') => {
        const body = { questionId: questionIdAt('motion', number - 1), option }
        return server.client.call(submitAnswer, { token, params: { runId }, body })
      }
      const first = await open()
      const { newBadges: _, ...verdict } = await answer(first.id, 1)
      const second = await open(first.id)
      await answer(second.id, 1, 'B')
      // Sent before Retry, from another device or a second time: it belongs to the run that it names.
      expect(await answer(first.id, 1)).toMatchObject({ ...verdict, progress: { answered: 1, correct: 0 } })
      expect(await answer(first.id, 2)).toMatchObject({
        correct: true,
        balance: 20,
        run: { id: first.id, answered: 2, earned: 20 },
        progress: { answered: 2, correct: 1 },
      })
      expect(await open()).toMatchObject({ id: second.id, answered: 1, correct: 0 })
      await expectBalancedBooks(server.database, id)
    })

    test('a topic without questions is coming soon, and one that does not exist gets 404', async () => {
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
