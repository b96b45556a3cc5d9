// What leaving a question of maths writes into the log and into the statistics.
import { mostPerDay } from '@toron/domain/rewards/day-limit.ts'
import { describe, expect, test } from 'vitest'
import { aServer, day, noon } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { aTypist, id, topic, tryOf } from '../../../testing/typist.ts'

describe('leaving a question of maths', () => {
  eachDatabase((fresh) => {
    const begin = async () => {
      const server = await aServer(await fresh())
      return { server, ...(await aTypist(server)) }
    }

    test('the log says of a typed answer and of a Next which question it was, when, and what it brought', async () => {
      const { server, studentId, type, next, show, log, books } = await begin()
      await type(id(1), ['1'])
      server.setClock(noon + day)
      await show(2)
      await next(2)
      const always = { studentId, topic, number: 1, place: 'maths', objective: '', version: 1, chosen: '' }
      const free = { bonus: 0, isLimited: 0, rest: null }
      const first = { questionId: id(1), answeredAt: noon, day: '2026-11-21', sequence: 1 }
      const second = { questionId: id(2), answeredAt: noon + day, day: '2026-11-22', sequence: 2 }
      expect(await log()).toEqual([
        { ...always, ...free, ...first, sittingId: tryOf(1), isCorrect: 1, earned: 10 },
        { ...always, ...free, ...second, sittingId: '', isCorrect: 0, earned: 0 },
      ])
      await books()
    })

    test('a question is solved today by what was typed, and not by a Next', async () => {
      const { type, next, read } = await begin()
      await next(1)
      await type(id(2), ['2'])
      const solved = (await read()).questions.filter(({ solvedToday }) => solvedToday)
      expect(solved.map(({ questionId }) => questionId)).toEqual([id(2)])
    })

    test('a question counts once in the statistics, whether it was left or typed first', async () => {
      const { server, type, next, books } = await begin()
      await next(1)
      await next(2)
      await type(id(3), ['0'])
      await type(id(4), ['4'])
      server.setClock(noon + day)
      await next(1)
      await type(id(2), ['2'])
      await type(id(3), ['3'])
      await next(4)
      const counts = await server.database.reader
        .selectFrom('answerCount')
        .select((eb) => ['questionId', eb.fn.sum<number>('students').as('students')])
        .groupBy('questionId')
        .orderBy('questionId')
        .execute()
      expect(counts.map(({ questionId, students }) => [questionId, Number(students)])).toEqual(
        [1, 2, 3, 4].map((number) => [id(number), 1]),
      )
      await books()
    })

    test('what the limit of the day kept from being paid is said by the log, and by the same try sent again', async () => {
      const { server, studentId, type, log } = await begin()
      await server.database.writer
        .updateTable('student')
        .set({ paidOn: '2026-11-21', paidToday: mostPerDay })
        .where('id', '=', studentId)
        .execute()
      for (const _ of ['first', 'again']) {
        expect((await type(id(1), ['1'], 7)).solved).toMatchObject({ outcome: 'limit-reached', earned: 0 })
      }
      expect(await log()).toMatchObject([{ isCorrect: 1, earned: 0, isLimited: 1 }])
    })
  })
})
