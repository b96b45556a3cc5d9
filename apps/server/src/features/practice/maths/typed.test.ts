// Typed answers: what is marked, what counts, and what pays (decision 96).
import { checkForPractice } from '@toron/contract/maths.ts'
import { readBadges } from '@toron/contract/rewards.ts'
import { describe, expect, test } from 'vitest'
import { aBankWith, aServer, day, noon } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { aTypist, id, topic, tryOf } from '../../../testing/typist.ts'
import { auditPage } from '../../admin/audit-students.ts'

describe('a typed answer', () => {
  eachDatabase((fresh) => {
    const begin = async () => {
      const server = await aServer(await fresh())
      return { server, ...(await aTypist(server)) }
    }

    test('that is right pays 10 Skizies at once, and Next after it pays and counts nothing more', async () => {
      const { server, type, next, read, log, books } = await begin()
      expect(await type(id(1), ['1'])).toEqual({
        marks: [{ field: 0, verdict: 'right' }],
        solved: {
          outcome: 'paid',
          earned: 10,
          balance: 10,
          newBadges: ['first_steps'],
          badgesWon: 1,
          progress: { topic, answered: 1, correct: 1, totalQuestions: 12, lastIndex: 1, recentStreak: 1 },
        },
        missed: null,
      })
      expect(await read()).toEqual({
        lastIndex: 1,
        closed: [],
        questions: [
          { questionId: id(1), shownToday: false, solvedToday: true, typed: 'right', marksEarned: null },
        ],
      })
      server.setClock(noon + 60_000)
      expect(await next(1)).toMatchObject({
        outcome: 'already-paid-today',
        earned: 0,
        newBadges: ['first_steps'],
        progress: { answered: 1, correct: 1 },
      })
      expect(await log()).toMatchObject([
        { questionId: id(1), place: 'maths', sittingId: tryOf(1), isCorrect: 1, earned: 10 },
      ])
      await books()
    })

    test('that is wrong is an attempt that pays nothing, leaves the question where it is, and can be mended', async () => {
      const { server, type, read, log, books } = await begin()
      expect(await type(id(2), ['5'])).toEqual({
        marks: [{ field: 0, verdict: 'wrong' }],
        solved: null,
        missed: { newBadges: [], badgesWon: 0 },
      })
      expect(await read()).toMatchObject({ lastIndex: 0, questions: [{ questionId: id(2), typed: 'wrong' }] })
      server.setClock(noon + 6000)
      expect((await type(id(2), ['2'])).solved).toMatchObject({ outcome: 'paid', progress: { answered: 1 } })
      expect((await read()).questions).toMatchObject([{ typed: 'right', solvedToday: true }])
      expect((await log()).map(({ isCorrect, number }) => [number, isCorrect])).toEqual([
        [1, 0],
        [2, 1],
      ])
      await books()
    })

    test('that cannot be read, is not in the form asked or is not all of it costs nothing and leaves no trace', async () => {
      const { type, log, read } = await begin()
      const series = 'additional_math_series-001'
      expect(await type(id(1), ['1,0'])).toMatchObject({
        marks: [{ verdict: 'unread', why: 'comma' }],
        missed: null,
      })
      expect(await type(series, ['1'])).toMatchObject({
        marks: [{ verdict: 'right' }],
        solved: null,
        missed: null,
      })
      expect(await type(series, ['1', '('])).toMatchObject({
        marks: [{ verdict: 'right' }, { verdict: 'unread' }],
      })
      expect(await log()).toEqual([])
      expect(await read()).toEqual({ lastIndex: 0, closed: [], questions: [] })
      expect((await type(series, ['1', '1 + x'])).solved).toMatchObject({ outcome: 'paid' })
    })

    test('sent again is the same try: its verdict stands, it pays once, even tomorrow, and another answer is not taken', async () => {
      const { server, type, refused, log, books } = await begin()
      const all = await Promise.all(Array.from({ length: 20 }, () => type(id(1), ['1'], 7)))
      for (const { solved } of all) expect(solved).toMatchObject({ outcome: 'paid', earned: 10, balance: 10 })
      server.setClock(noon + day)
      expect((await type(id(1), ['1'], 7)).solved).toMatchObject({ outcome: 'paid', balance: 10 })
      expect((await refused(id(1), ['3'], 7)).error.code).toBe('try-differs')
      await Promise.all(Array.from({ length: 20 }, () => type(id(2), ['9'], 8)))
      expect(await log()).toHaveLength(2)
      expect((await type(id(1), ['1'], 9)).solved).toMatchObject({ outcome: 'paid', balance: 20 })
      await books()
    })

    test('after the answer was shown today is marked and brings nothing; on another day it counts again', async () => {
      const { server, type, show, next, log, books } = await begin()
      await show(3)
      expect(await type(id(3), ['3'])).toMatchObject({
        marks: [{ verdict: 'right' }],
        solved: { outcome: 'answer-shown', earned: 0, balance: 0 },
      })
      expect((await type(id(3), ['4'])).missed).toBeNull()
      expect(await log()).toEqual([])
      expect(await next(3)).toMatchObject({ outcome: 'answer-shown', progress: { correct: 0 } })
      server.setClock(noon + day)
      expect((await type(id(3), ['3'])).solved).toMatchObject({ outcome: 'paid' })
      await books()
    })

    test('keeps its payment and its count when the worked solution is looked at afterwards', async () => {
      const { server, type, show, next, read, log, books } = await begin()
      await type(id(1), ['1'])
      await show(1)
      server.setClock(noon + 60_000)
      expect(await next(1)).toMatchObject({ outcome: 'already-paid-today', progress: { correct: 1 } })
      expect(await type(id(1), ['2'])).toMatchObject({ marks: [{ verdict: 'wrong' }], missed: null })
      expect((await read()).questions).toMatchObject([
        { shownToday: true, solvedToday: true, typed: 'right' },
      ])
      expect(await log()).toHaveLength(1)
      await books()
    })

    test('within five seconds of the one before counts, and is paid when it is checked or left later that day', async () => {
      const { server, type, next, books } = await begin()
      await type(id(1), ['1'])
      server.setClock(noon + 4999)
      expect((await type(id(2), ['2'])).solved).toMatchObject({ outcome: 'too-fast', earned: 0 })
      server.setClock(noon + 5000)
      expect(await next(2)).toMatchObject({ outcome: 'paid', balance: 20, progress: { answered: 2 } })
      expect((await type(id(2), ['2'])).solved).toMatchObject({ outcome: 'already-paid-today', balance: 20 })
      await books()
    })

    test('counts for Sharp Shooter and Accuracy Master, which a Next does not', async () => {
      const { server, type, next, token, books } = await begin()
      const won: string[] = []
      for (let number = 1; number <= 11; number += 1) {
        server.setClock(noon + number * 60_000)
        const text = number === 4 ? '0' : String(number)
        const { solved, missed } = await type(id(number), [text])
        won.push(...((solved ?? missed)?.newBadges.map((badge) => `${number} ${badge}`) ?? []))
      }
      expect(won).toEqual(['1 first_steps', '9 sharp_shooter', '10 accuracy_master'])
      expect((await next(12)).newBadges).toEqual([])
      const { badges } = await server.client.call(readBadges, { token })
      expect(badges.find(({ id: badge }) => badge === 'accuracy_master')).toMatchObject({ unlocked: true })
      await books()
    })

    test('that is wrong can be the tenth of which nine are right, and names the badge that it wins', async () => {
      const { server, type, books } = await begin()
      for (let number = 1; number <= 9; number += 1) {
        server.setClock(noon + number * 60_000)
        await type(id(number), [String(number)])
      }
      expect((await type(id(10), ['0'], 99)).missed).toMatchObject({ newBadges: ['accuracy_master'] })
      expect((await type(id(10), ['0'], 99)).missed).toMatchObject({ newBadges: ['accuracy_master'] })
      await books()
    })

    test('is counted from the log by the audit, which repairs what differs', async () => {
      const { server, studentId, type, read } = await begin()
      await type(id(1), ['1'])
      await type(id(2), ['0'])
      const { database } = server
      const wrong = { typed: '--+', typedInARow: 7 }
      await database.writer.updateTable('progress').set(wrong).where('studentId', '=', studentId).execute()
      const books = {
        database,
        bank: aBankWith(3),
        random: () => 0.5,
        boardTimeZone: 'Asia/Dhaka',
        now: noon,
      }
      const { findings } = await auditPage(books, '', true)
      expect(findings.map(({ field, is, shouldBe }) => [field, is, shouldBe])).toEqual([
        [`${topic}.typed`, '--+', '+-'],
        [`${topic}.typedInARow`, '7', '0'],
      ])
      expect((await auditPage(books, '', false)).findings).toEqual([])
      expect((await read()).questions.map(({ typed }) => typed)).toEqual(['right', 'wrong'])
    })

    test('for practice is marked for anyone, and nothing is stored', async () => {
      const { server } = await begin()
      const check = (questionId: string, body: object) =>
        server.client.call(checkForPractice, { params: { questionId }, body: body as never })
      const answers = [
        { field: 1, text: 'x + 1' },
        { field: 0, text: '2' },
      ]
      expect(await check('additional_math_series-001', { answers })).toEqual({
        marks: [
          { field: 1, verdict: 'right' },
          { field: 0, verdict: 'wrong' },
        ],
      })
      const stored = await server.database.reader.selectFrom('attempt').selectAll().execute()
      expect(stored).toEqual([])
    })
  })
})
