import { checkAnswer, readProgress } from '@toron/contract/practice.ts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

describe("a visitor's answer", () => {
  eachDatabase((fresh) => {
    test('a visitor’s answer is graded and explained, and nothing is stored', async () => {
      const server = await aServer(await fresh())
      const verdict = await server.client.call(checkAnswer, {
        body: { questionId: 'enzymes-002', option: 'B' },
      })
      expect(verdict).toMatchObject({ correct: false, correctAnswer: 'A', chosen: 'B' })
      expect(await server.database.reader.selectFrom('progress').selectAll().execute()).toEqual([])
      expect(await server.client.refused(readProgress, {})).toMatchObject({ status: 401 })
    })
  })
})
