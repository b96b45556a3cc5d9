import { makeAnother, markWork, moveOn, readMathsTopic, showAnswer } from '@toron/contract/maths.ts'
import { readProgress } from '@toron/contract/practice.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'

const topic = 'general_math_number'
const id = (number: number) => questionIdAt(topic, number - 1)

const next = ({ client }: TestServer, token: string, number: number) =>
  client.call(moveOn, { token, params: { questionId: id(number) } })
const show = ({ client }: TestServer, token: string, number: number) =>
  client.call(showAnswer, { token, params: { questionId: id(number) } })
const read = ({ client }: TestServer, token: string) =>
  client.call(readMathsTopic, { token, params: { topic } })

describe('practising maths', () => {
  eachDatabase((fresh) => {
    test('a maths question left without its answer pays 10 Skizies, and the topic goes on at the next', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      expect(await read(server, token)).toEqual({ lastIndex: 0, closed: [], questions: [] })
      expect(await next(server, token, 1)).toEqual({
        outcome: 'paid',
        earned: 10,
        balance: 10,
        newBadges: ['first_steps'],
        badgesWon: 1,
        progress: {
          topic,
          answered: 1,
          correct: 1,
          totalQuestions: 12,
          lastIndex: 1,
          recentStreak: 1,
        },
      })
      expect((await read(server, token)).lastIndex).toBe(1)
      const { topics } = await server.client.call(readProgress, { token })
      expect(topics).toMatchObject([{ topic, answered: 1, totalQuestions: 12 }])
      await expectBalancedBooks(server.database, studentId)
    })

    test('a maths question pays nothing on the day its answer was shown, on any device, and pays the next day', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      await show(server, token, 1)
      expect((await read(server, token)).questions).toEqual([
        { questionId: id(1), shownToday: true, solvedToday: false, typed: null, marksEarned: null },
      ])
      expect(await next(server, token, 1)).toMatchObject({
        outcome: 'answer-shown',
        earned: 0,
        progress: { answered: 1, correct: 0 },
      })
      server.setClock(noon + day)
      expect((await read(server, token)).questions[0]?.shownToday).toBe(false)
      expect(await next(server, token, 1)).toMatchObject({ outcome: 'paid', progress: { correct: 1 } })
    })

    test('a maths question pays once a day, and a repeated Next counts once', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const replies = await Promise.all(Array.from({ length: 40 }, () => next(server, token, 1)))
      expect(replies.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1)
      expect(replies.at(-1)?.progress).toMatchObject({ answered: 1, correct: 1, recentStreak: 1 })
      server.setClock(noon + 60_000)
      expect((await next(server, token, 1)).outcome).toBe('already-paid-today')
      await expectBalancedBooks(server.database, studentId)
    })

    test('maths questions that waited for a network pay when they arrive together, and a day later sent again nothing', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      server.setClock(noon + 60_000)
      const arrive = (number: number) =>
        server.client.call(moveOn, {
          token,
          params: { questionId: id(number) },
          body: { id: `phone:${number}`, hasWaited: true },
        })
      for (let number = 1; number <= 12; number += 1) {
        expect((await arrive(number)).outcome).toBe('paid')
      }
      expect((await next(server, token, 1)).outcome).toBe('already-paid-today')
      const { topics } = await server.client.call(readProgress, { token })
      // The reply to the twelfth was lost, and it is sent again when the phone is switched on the next day.
      server.setClock(noon + day)
      expect(await arrive(12)).toMatchObject({ outcome: 'already-paid-today', earned: 0, balance: 120 })
      expect((await server.client.call(readProgress, { token })).topics).toEqual(topics)
      await expectBalancedBooks(server.database, studentId)
    })

    test('maths questions left within one second keep the place, and only the first pays', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const outcomes: string[] = []
      for (let number = 1; number <= 12; number += 1)
        outcomes.push((await next(server, token, number)).outcome)
      expect(outcomes).toEqual(['paid', ...Array.from({ length: 11 }, () => 'too-fast')])
      expect((await read(server, token)).lastIndex).toBe(11)
      server.setClock(noon + 5_000)
      expect((await next(server, token, 12)).outcome).toBe('paid')
      await expectBalancedBooks(server.database, studentId)
    })

    test.each([
      'general_math_number-013',
      'general_math_number-000',
      'general_math_nothing-001',
      'motion-001',
    ])('%s is not found as a maths question', async (questionId) => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      for (const route of [moveOn, showAnswer]) {
        const refusal = await server.client.refused(route, { token, params: { questionId } })
        expect(refusal.status).toBe(404)
      }
    })

    test('a Next that says itself whether the answer was shown is refused', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      await show(server, token, 1)
      const reply = await server.client.app.inject({
        method: 'POST',
        url: moveOn.path.replace(':questionId', id(1)),
        headers: { authorization: `Bearer ${token}` },
        payload: { shown: false, earned: 10 },
      })
      expect(reply.statusCode).toBe(400)
    })

    test('the marks that students give their own work are stored, once the answer was shown', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const params = { questionId: id(2) }
      const mark = (earned: number) => ({ token, params, body: { earned } })
      expect((await server.client.refused(markWork, mark(3))).error.code).toBe('answer-not-shown')
      await show(server, token, 2)
      expect(await server.client.call(markWork, mark(3))).toEqual({ marksEarned: 3 })
      expect((await server.client.refused(markWork, mark(5))).error.code).toBe('too-many-marks')
      expect((await read(server, token)).questions[0]).toMatchObject({ marksEarned: 3 })
    })

    test('a maths topic without questions is coming soon, and an unknown one gets 404', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const open = (key: string) => server.client.refused(readMathsTopic, { token, params: { topic: key } })
      expect(await open('general_math_geometry')).toMatchObject({ status: 409 })
      expect(await open('general_math_alchemy')).toMatchObject({ status: 404 })
    })

    test('anyone gets another question of the same kind, which pays nothing and is not stored', async () => {
      const server = await aServer(await fresh())
      const made = await server.client.call(makeAnother, { params: { questionId: id(1) } })
      expect(made.question.svg).toMatch(/^<svg xmlns/)
      expect(made.answer.svg).toMatch(/^<svg xmlns/)
      expect(made.questionAlt).not.toBe('')
      const refusal = await server.client.refused(makeAnother, { params: { questionId: id(999) } })
      expect(refusal).toMatchObject({ status: 404 })
      await server.client.app.close()
    })
  })
})
