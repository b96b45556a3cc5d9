import { moveOn } from '@toron/contract/maths.ts'
import { openRun, readProgress, submitAnswer } from '@toron/contract/practice.ts'
import { readLedger } from '@toron/contract/rewards.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, day, idea, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { allAttempts } from '../learning/attempts.ts'

const id = (topic: string, number: number) => questionIdAt(topic, number - 1)

const open = (server: TestServer, token: string, topic: string, after?: string) =>
  server.client.call(openRun, { token, body: after ? { topic, after } : { topic } })

const answer = (
  { client }: TestServer,
  token: string,
  runId: string,
  questionId: string,
  option: 'A' | 'B' | 'C' | 'D' = 'A',
) => client.call(submitAnswer, { token, params: { runId }, body: { questionId, option } })

describe('submitting an answer', () => {
  eachDatabase((fresh) => {
    test('a right answer is graded on the server and pays 10 Skizies', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      const verdict = await answer(server, token, run.id, id('motion', 1))
      expect(verdict).toMatchObject({
        correct: true,
        correctAnswer: 'A',
        earned: { question: 10, bonus: 0, alreadyPaidToday: false, limitReached: false },
        balance: 10,
        run: { answered: 1, correct: 1, inARow: 1, earned: 10, total: 30, complete: false },
        progress: { topic: 'motion', answered: 1, correct: 1, totalQuestions: 30, recentStreak: 1 },
      })
      expect(verdict.explanation).toContain('secret')
      await expectBalancedBooks(server.database, studentId)
    })

    test('a wrong answer pays nothing, and the verdict says why the chosen option is wrong', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      const verdict = await answer(server, token, run.id, id('motion', 1), 'C')
      expect(verdict).toMatchObject({ correct: false, chosen: 'C', correctAnswer: 'A', balance: 0 })
      expect(verdict.reasons.C).toBe('The secret reason of C.')
      expect(verdict.earned).toEqual({ question: 0, bonus: 0, alreadyPaidToday: false, limitReached: false })
    })

    test('a wrong answer names the misconception behind the chosen option, if there is one', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      expect((await answer(server, token, run.id, id('motion', 1), 'B')).misconception).toEqual(idea)
      expect((await answer(server, token, run.id, id('motion', 2), 'C')).misconception).toBeUndefined()
      expect((await answer(server, token, run.id, id('motion', 3), 'A')).misconception).toBeUndefined()
    })

    test('every answer is a row of the log, in maths as well', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const first = await open(server, token, 'motion')
      await answer(server, token, first.id, id('motion', 1), 'B')
      await answer(server, token, first.id, id('motion', 1), 'B')
      const second = await open(server, token, 'motion', first.id)
      await answer(server, token, second.id, id('motion', 1), 'A')
      const questionId = 'general_math_number-001'
      await server.client.call(moveOn, { token, params: { questionId } })
      const log = await allAttempts(server.database.reader, studentId)
      expect(
        log.map(({ questionId: asked, number, place, sittingId, chosen, isCorrect, earned }) => [
          asked,
          number,
          place,
          sittingId,
          chosen,
          isCorrect,
          earned,
        ]),
      ).toEqual([
        ['motion-001', 1, 'run', first.id, 'B', 0, 0],
        ['motion-001', 2, 'run', second.id, 'A', 1, 10],
        [questionId, 1, 'maths', '', '', 1, 10],
      ])
    })

    test('a second option for an answered question is refused: the first answer stands', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      await answer(server, token, run.id, id('motion', 1), 'B')
      const refusal = await server.client.refused(submitAnswer, {
        token,
        params: { runId: run.id },
        body: { questionId: id('motion', 1), option: 'A' },
      })
      expect(refusal).toMatchObject({ status: 409, error: { code: 'already-answered' } })
      await expectBalancedBooks(server.database, studentId)
    })

    test('an answer to a question beyond the furthest reached is refused', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      const refusal = await server.client.refused(submitAnswer, {
        token,
        params: { runId: run.id },
        body: { questionId: id('motion', 2), option: 'A' },
      })
      expect(refusal).toMatchObject({ status: 409, error: { code: 'not-reached' } })
      expect((await server.client.call(readProgress, { token })).topics).toEqual([])
    })

    test('answers to another student’s run, another topic’s question or an unknown question get 404', async () => {
      const server = await aServer(await fresh())
      const maliha = await server.aStudent()
      const arif = await server.aStudent({ name: 'Arif' })
      const run = await open(server, maliha.token, 'motion')
      const attempt = (token: string, questionId: string) =>
        server.client.refused(submitAnswer, {
          token,
          params: { runId: run.id },
          body: { questionId, option: 'A' },
        })
      expect(await attempt(arif.token, id('motion', 1))).toMatchObject({ status: 404 })
      expect(await attempt(maliha.token, id('enzymes', 1))).toMatchObject({ status: 404 })
      expect(await attempt(maliha.token, id('motion', 31))).toMatchObject({ status: 404 })
      expect(await attempt(maliha.token, 'nothing-001')).toMatchObject({ status: 404 })
      const { entries } = await server.client.call(readLedger, { token: maliha.token })
      expect(entries).toEqual([])
    })

    test('ten right answers in a row pay 50 more and twenty-five pay 100 more, each once per topic and day', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      const bonuses: number[] = []
      for (let number = 1; number <= 30; number += 1) {
        server.setClock(noon + number * 2000)
        bonuses.push((await answer(server, token, run.id, id('motion', number))).earned.bonus)
      }
      expect(bonuses.filter((bonus) => bonus > 0)).toEqual([50, 100])
      expect([bonuses[9], bonuses[24]]).toEqual([50, 100])
      const again = await open(server, token, 'motion')
      expect(again).toMatchObject({ complete: true, answered: 30, earned: 450, correct: 30 })
      await expectBalancedBooks(server.database, studentId)
    })

    test('ten right answers in a row bring no second bonus in a retry on the same day', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const first = await open(server, token, 'motion')
      for (let number = 1; number <= 10; number += 1)
        await answer(server, token, first.id, id('motion', number))
      const retry = await open(server, token, 'motion', first.id)
      for (let number = 1; number <= 10; number += 1) {
        const { earned, balance } = await answer(server, token, retry.id, id('motion', number))
        expect([earned.question, earned.bonus, balance]).toEqual([0, 0, 150])
      }
      await expectBalancedBooks(server.database, studentId)
    })

    test('a wrong answer ends the row of right ones', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      await answer(server, token, run.id, id('motion', 1))
      const wrong = await answer(server, token, run.id, id('motion', 2), 'D')
      expect(wrong.run.inARow).toBe(0)
      expect(wrong.progress.recentStreak).toBe(0)
      expect((await answer(server, token, run.id, id('motion', 3))).run.inARow).toBe(1)
    })
  })
})

describe('the same question again', () => {
  eachDatabase((fresh) => {
    test('a question answered in a retry on the same day pays nothing, and says so', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const first = await open(server, token, 'enzymes')
      for (const number of [1, 2, 3]) await answer(server, token, first.id, id('enzymes', number))
      const retry = await open(server, token, 'enzymes', first.id)
      expect(retry).toMatchObject({ answered: 0, correct: 0, earned: 0, answers: [] })
      const verdict = await answer(server, token, retry.id, id('enzymes', 1))
      expect(verdict).toMatchObject({
        correct: true,
        earned: { question: 0, bonus: 0, alreadyPaidToday: true, limitReached: false },
        balance: 30,
      })
      await answer(server, token, retry.id, id('enzymes', 2), 'B')
      // Read from what the run stores, on any later day.
      server.setClock(noon + day)
      const later = await open(server, token, 'enzymes')
      expect(later.answers.map(({ earned }) => earned.alreadyPaidToday)).toEqual([true, false])
      await expectBalancedBooks(server.database, studentId)
    })

    test('a question pays again on the next calendar day in the student’s time zone', async () => {
      const server = await aServer(await fresh())
      const dhaka = await server.aStudent({ timeZone: 'Asia/Dhaka' })
      const kathmandu = await server.aStudent({ timeZone: 'Asia/Kathmandu' })
      // 23:50 in Dhaka is 23:35 in Kathmandu; ten minutes later only Dhaka has a new day.
      const lateEvening = Date.parse('2026-11-21T23:50:00+06:00')
      for (const [student, again] of [
        [dhaka, 10],
        [kathmandu, 0],
      ] as const) {
        server.setClock(lateEvening)
        const first = await open(server, student.token, 'enzymes')
        await answer(server, student.token, first.id, id('enzymes', 1))
        const retry = await open(server, student.token, 'enzymes', first.id)
        server.setClock(lateEvening + 11 * 60 * 1000)
        const verdict = await answer(server, student.token, retry.id, id('enzymes', 1))
        expect(verdict.earned.question).toBe(again)
      }
    })

    test('progress counts distinct questions, and those whose latest answer was right', async () => {
      const server = await aServer(await fresh())
      const { id: studentId, token } = await server.aStudent()
      const first = await open(server, token, 'enzymes')
      await answer(server, token, first.id, id('enzymes', 1), 'A')
      await answer(server, token, first.id, id('enzymes', 2), 'B')
      const retry = await open(server, token, 'enzymes', first.id)
      server.setClock(noon + day)
      await answer(server, token, retry.id, id('enzymes', 1), 'B')
      const last = await answer(server, token, retry.id, id('enzymes', 2), 'A')
      expect(last.progress).toMatchObject({ answered: 2, correct: 1 })
      expect((await server.client.call(readProgress, { token })).topics).toEqual([last.progress])
      await expectBalancedBooks(server.database, studentId)
    })
  })
})
