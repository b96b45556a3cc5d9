import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { describe, expect, it } from 'vitest'
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
      const body = { topic: 'motion', after: first.id }
      const runs = await Promise.all(
        Array.from({ length: 10 }, () => server.client.call(openRun, { token, body })),
      )
      expect(new Set(runs.map((run) => run.id)).size).toBe(1)
      expect(runs[0]?.id).not.toBe(first.id)
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
