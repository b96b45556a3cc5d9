// Telling that something is wrong with a question, and everything that may be sent instead.
import { readFlags, tellFlag } from '@toron/contract/questions.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { aBankOf, anAdministrator, answerAll, first, flag, flagBody, rule } from '../../testing/questions.ts'

const nine = Array.from({ length: 9 }, () => 'A' as const)

/** Nine questions answered, without the time that answering takes. */
const meet = async ({ database }: TestServer, studentId: string) => {
  const answer = {
    studentId,
    topic: 'enzymes',
    number: 1,
    answeredAt: noon,
    place: 'run',
    sittingId: '',
    rest: null,
    day: '2026-11-27',
  }
  const marked = { objective: '', version: 1, chosen: 'A', isCorrect: 1, earned: 0, bonus: 0, isLimited: 0 }
  const rows = nine.map((_, position) => ({
    ...answer,
    ...marked,
    sequence: position + 1,
    questionId: questionIdAt('enzymes', position),
  }))
  await database.writer.insertInto('attempt').values(rows).execute()
}

describe('a flag', () => {
  eachDatabase((fresh) => {
    test('is kept once, and its student sees what becomes of it', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const maliha = await server.aStudent()
      await answerAll(server, maliha, ['B'])
      const told = await flag(server, maliha)
      expect(told).toMatchObject({ ...flagBody, questionId: first, outcome: 'open', answer: '' })
      const again = await server.client.refused(tellFlag, {
        token: maliha.token,
        params: { questionId: first },
        body: flagBody,
      })
      expect(again.error.code).toBe('already-flagged')

      const admin = await anAdministrator(server)
      await rule(server, admin, 0, 'withhold')
      const read = async () => (await server.client.call(readFlags, { token: maliha.token })).flags
      expect(await read()).toMatchObject([{ outcome: 'withheld' }])
      await rule(server, admin, 1, 'decline', 'Look at the unit again.')
      expect(await read()).toMatchObject([{ outcome: 'declined', answer: 'Look at the unit again.' }])
    })

    test('is open when it comes after a decision', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const [admin, maliha] = [await anAdministrator(server), await server.aStudent()]
      await answerAll(server, maliha, ['B'])
      await rule(server, admin, 0, 'decline', 'It is right.')
      server.setClock(noon + 1000)
      expect((await flag(server, maliha)).outcome).toBe('open')
    })

    test('A43 is refused for a question never met, of an older version, too long, empty or with a script', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const [maliha, rafi] = [await server.aStudent(), await server.aStudent()]
      await answerAll(server, maliha, ['B'])
      const refusal = async (token: string, body: object, questionId = first) => {
        const { status, error } = await server.client.refused(tellFlag, {
          token,
          params: { questionId },
          body: { ...flagBody, ...body },
        })
        return { status, code: error.code, message: error.message }
      }
      expect(await refusal(rafi.token, {})).toMatchObject({ status: 409, code: 'not-answered-yet' })
      expect(await refusal(maliha.token, {}, 'enzymes-002')).toMatchObject({
        status: 409,
        code: 'not-answered-yet',
      })
      expect(await refusal(maliha.token, {}, 'enzymes-999')).toMatchObject({ status: 404 })
      expect(await refusal(maliha.token, {}, 'general_math_number-001')).toMatchObject({ status: 404 })
      expect(await refusal(maliha.token, { version: 2 })).toMatchObject({
        status: 409,
        code: 'question-changed',
      })
      expect(await refusal(maliha.token, { sentence: 'x'.repeat(10_000) })).toEqual({
        status: 400,
        code: 'invalid-request',
        message: 'sentence: Say it in at most 500 characters.',
      })
      expect(await refusal(maliha.token, { sentence: '  ' })).toMatchObject({ status: 400 })
      expect(await refusal(maliha.token, { sentence: '<script>alert(1)</script>' })).toEqual({
        status: 400,
        code: 'invalid-request',
        message: 'sentence: Write plain words, without code.',
      })
      expect(await refusal(maliha.token, { reason: 'boring' })).toMatchObject({ status: 400 })
      expect((await server.client.call(readFlags, { token: maliha.token })).flags).toEqual([])
    })

    test('A44 comes ten times a day from a student, and a hundred times from one address', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const tell = (token: string, questionId: string) =>
        server.client.app.inject({
          method: 'POST',
          url: `/api/questions/${questionId}/flags`,
          headers: { authorization: `Bearer ${token}` },
          payload: flagBody,
        })
      const maliha = await server.aStudent()
      await answerAll(server, maliha, [...nine, 'A'])
      await server.database.writer
        .insertInto('questionFlag')
        .values({ studentId: maliha.id, ...flagBody, questionId: 'motion-001', at: noon - 1 })
        .execute()
      for (let position = 0; position < 9; position += 1) {
        expect((await tell(maliha.token, questionIdAt('enzymes', position))).statusCode).toBe(200)
      }
      expect((await tell(maliha.token, 'enzymes-010')).json()).toMatchObject({
        error: { code: 'enough-flags' },
      })
      for (let student = 0; student < 10; student += 1) {
        const { id, token } = await server.aStudent()
        await meet(server, id)
        for (let position = 0; position < 9; position += 1)
          await tell(token, questionIdAt('enzymes', position))
      }
      const last = await server.aStudent()
      await answerAll(server, last, ['A', 'A'])
      expect((await tell(last.token, first)).statusCode).toBe(200)
      const { error } = (await tell(last.token, 'enzymes-002')).json() as { error: { code: string } }
      expect(error.code).toBe('enough-flags-here')
      server.setClock(noon + day + 1000)
      expect((await tell(last.token, 'enzymes-002')).statusCode).toBe(200)
    })
  })
})
