// A written paper of maths: typed, marked by the machine and by the student, counted and paid.
import { moveOn, readMathsTopic, showAnswer } from '@toron/contract/maths.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { aMailbox } from '../../testing/mailbox.ts'
import { aMathsBank } from '../../testing/maths-bank.ts'
import { paperBank } from '../../testing/paper-bank.ts'
import { aPaperServer, minute, someWork } from '../../testing/paper-play.ts'
import { papersIn } from '../../testing/papers-in.ts'
import { endOverduePapers } from './sweep.ts'

const general = 'general-math-calculator-1'
const additional = 'additional-math-calculator-1'

describe('a written paper', () => {
  eachDatabase((fresh) => {
    const begun = async (paper: string) => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const { token, id: studentId } = await server.aStudent()
      const student = server.as(token)
      return { database, server, token, studentId, student, open: await student.begin('standard', paper) }
    }

    test('lasts two hours by the server’s clock, and tells nothing of what was typed right', async () => {
      const { server, student, open } = await begun(additional)
      expect(open).toMatchObject({ deadline: noon + 120 * minute, choices: [] })
      expect(open.questions).toHaveLength(3)
      server.at(minute)
      expect(await student.work(open.id, someWork(1, ['1', 'x + 2']))).toMatchObject({ saved: true })
      const read = await student.read(open.id)
      expect(read.open?.choices).toEqual([{ ...someWork(1, ['1', 'x + 2']), option: null }])
      expect(JSON.stringify(read)).not.toMatch(/sign|isRight|"\+"/)
    })

    test('of two devices the work that was done last counts, and it can be changed until the end', async () => {
      const { server, student, open } = await begun(additional)
      server.at(minute)
      await student.work(open.id, someWork(1, ['7', ''], 500))
      await student.work(open.id, someWork(1, ['1', ''], 400))
      expect((await student.read(open.id)).open?.choices).toMatchObject([{ texts: ['7', ''] }])
      await student.work(open.id, someWork(1, ['1', ''], 600))
      const { result } = await student.submit(open.id)
      expect(result.worked[0]?.typed).toEqual([
        { text: '1', sign: '+' },
        { text: '', sign: '.' },
      ])
    })

    test('gives the marks of parts that were typed right, and pays for questions that are right in every part, once', async () => {
      const { database, server, studentId, student, open } = await begun(additional)
      server.at(30 * minute)
      await student.work(open.id, someWork(1, ['1', 'x + 1']), someWork(2, ['2', 'x + 9']))
      const first = await student.submit(open.id)
      expect(first.result).toMatchObject({
        end: 'submitted',
        score: { right: 6, counted: 80, mark: 6 },
        range: null,
        grade: null,
        fairShare: 90,
        questions: [],
        sections: [{ title: 'Series', right: 6, counted: 12 }],
        earned: 10,
        missed: 0,
      })
      expect(first.result.worked).toMatchObject([
        { earned: 4, of: 4, ticks: null, parts: [{ isRight: true }, { isRight: true, lost: [] }] },
        { earned: 2, of: 4, parts: [{ isRight: true }, { isRight: false, marks: ['B2'], lost: [4] }] },
        { earned: 0, of: 4, typed: [], parts: [{ isRight: false }, { isRight: false }] },
      ])
      expect(first).toMatchObject({ balance: 10, progress: [{ answered: 1, correct: 1, lastIndex: 0 }] })
      expect(await student.submit(open.id)).toEqual(first)
      expect((await student.read(open.id)).result).toEqual(first.result)
      await expectBalancedBooks(database, studentId)
    })

    test('marks that students give themselves join the mark, can be taken back, and pay nothing', async () => {
      const { database, server, studentId, student, open } = await begun(additional)
      server.at(30 * minute)
      await student.work(open.id, someWork(2, ['2', 'x + 9']))
      await student.submit(open.id)
      const { result } = await student.mark(open.id, 2, 3)
      expect(result).toMatchObject({ score: { mark: 3 }, earned: 0 })
      expect(result.worked[1]).toMatchObject({ ticks: [3], earned: 3 })
      // A question that was never opened is marked by its solution all the same.
      expect((await student.mark(open.id, 3, 1, 2, 3, 4)).result.score).toMatchObject({ mark: 7 })
      expect((await student.mark(open.id, 2)).result).toMatchObject({
        score: { mark: 6 },
        sections: [{ right: 6, counted: 12 }],
      })
      expect((await student.papers()).history).toMatchObject([{ score: { right: 6, counted: 80, mark: 6 } }])
      expect((await student.submit(open.id)).balance).toBe(0)
      await expectBalancedBooks(database, studentId)
    })

    test('pays at the pace at which questions can be read, and leaves the place in a topic alone', async () => {
      const { database, server, token, studentId, student, open } = await begun(general)
      server.at(12_000)
      await student.work(open.id, ...[1, 2, 3, 4].map((number) => someWork(number, [`${number}`])))
      const { result, progress } = await student.submit(open.id)
      expect(result).toMatchObject({ score: { mark: 16 }, earned: 20 })
      expect(progress).toMatchObject([{ answered: 4, lastIndex: 0 }])
      const topic = 'general_math_number'
      const record = await server.client.call(readMathsTopic, { token, params: { topic } })
      expect(record).toMatchObject({ lastIndex: 0 })
      expect(record.questions[0]).toMatchObject({ typed: 'right', solvedToday: true })
      // What was solved in a paper has paid: a Next brings nothing more.
      const next = { token, params: { questionId: `${topic}-001` } }
      server.at(5 * minute)
      expect(await server.client.call(moveOn, next)).toMatchObject({ outcome: 'already-paid-today' })
      await expectBalancedBooks(database, studentId)
    })

    test('a question whose answer was shown that day counts in the paper and brings nothing', async () => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const { token, id: studentId } = await server.aStudent()
      const student = server.as(token)
      const params = { questionId: 'general_math_number-001' }
      await server.client.call(showAnswer, { token, params })
      const { id } = await student.begin('standard', general)
      server.at(10 * minute)
      await student.work(id, someWork(1, ['1']), someWork(2, ['2']))
      expect((await student.submit(id)).result).toMatchObject({ score: { mark: 8 }, earned: 10 })
      await expectBalancedBooks(database, studentId)
    })

    test('a wrong answer is an attempt; one that cannot be read or is not whole is none', async () => {
      const { database, server, studentId, student, open } = await begun(general)
      server.at(10 * minute)
      await student.work(open.id, someWork(1, ['8']), someWork(2, ['(((']), someWork(3, ['  ']))
      const { result } = await student.submit(open.id)
      expect(result.worked.slice(0, 3).map(({ typed }) => typed[0]?.sign)).toEqual(['-', '?', '.'])
      const attempts = await database.reader
        .selectFrom('attempt')
        .select(['questionId', 'isCorrect'])
        .execute()
      expect(attempts).toEqual([{ questionId: 'general_math_number-001', isCorrect: 0 }])
      await expectBalancedBooks(database, studentId)
    })

    test('ends by itself with what was kept, and a mark of its own is given afterwards', async () => {
      const { database, server, studentId, student, open } = await begun(general)
      await student.work(open.id, someWork(1, ['1']))
      const bank = paperBank()
      const maths = aMathsBank()
      const services = {
        database,
        bank,
        maths,
        papers: papersIn(bank),
        mailer: aMailbox(),
        referralMarks: null,
      }
      expect(await endOverduePapers(services, noon + 121 * minute)).toBe(1)
      server.at(121 * minute)
      expect((await student.read(open.id)).result).toMatchObject({
        end: 'time-over',
        endedAt: noon + 120 * minute,
        score: { mark: 4 },
      })
      expect((await student.mark(open.id, 2, 1)).result.score).toMatchObject({ mark: 5 })
      await expectBalancedBooks(database, studentId)
    })
  })
})

describe('what a written paper does not take', () => {
  eachDatabase((fresh) => {
    test('work after the end, for another’s paper, for a paper of four options, and a choice for a written one', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      const refused = server.refusedTo(token)
      const { id } = await student.begin('standard', general)
      const stranger = server.refusedTo((await server.aStudent()).token)
      expect((await stranger.work(id, someWork(1, ['1']))).error.code).toBe('paper-ended')
      expect((await refused.choose(id, { ...someWork(1, []), option: 'A' } as never)).status).toBe(400)
      const { texts: _, ...choice } = someWork(1, [])
      expect((await refused.choose(id, { ...choice, option: 'A' })).status).toBe(404)
      server.at(120 * minute + 5001)
      expect((await refused.work(id, someWork(1, ['1']))).error.code).toBe('paper-time-over')
      await student.read(id)
      expect((await refused.work(id, someWork(1, ['1']))).error.code).toBe('paper-ended')
      const options = await student.begin()
      expect((await refused.work(options.id, someWork(1, ['1']))).status).toBe(404)
    })

    test('a question or a field that it has not, work twice, and texts that nobody types', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const { id } = await server.as(token).begin('standard', general)
      const { work } = server.refusedTo(token)
      expect((await work(id, someWork(13, ['1']))).status).toBe(404)
      expect((await work(id, someWork(1, ['1', '2']))).status).toBe(404)
      expect((await work(id, someWork(1, ['1']), someWork(1, ['2']))).status).toBe(400)
      expect((await work(id, someWork(1, ['1'.repeat(1001)]))).status).toBe(400)
      expect(
        (
          await work(
            id,
            someWork(
              1,
              Array.from({ length: 21 }, () => '1'),
            ),
          )
        ).status,
      ).toBe(400)
    })

    test('marks while it is open, for what was typed wrong or right, for a mark it has not, twice, and after giving up', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      const { mark } = server.refusedTo(token)
      const { id } = await student.begin('standard', additional)
      expect((await mark(id, 1, 1)).error.code).toBe('paper-open')
      server.at(minute)
      await student.work(id, someWork(1, ['1', 'x + 9']))
      await student.submit(id)
      for (const tick of [1, 4, 5]) expect((await mark(id, 1, tick)).error.code).toBe('too-many-marks')
      expect((await mark(id, 1, 3, 3)).status).toBe(400)
      expect((await mark(id, 4, 1)).status).toBe(404)
      const stranger = server.refusedTo((await server.aStudent()).token)
      expect((await stranger.mark(id, 1, 3)).status).toBe(404)
      // Sat once more, it is closed by the sitting that is open.
      const again = await student.begin('standard', additional)
      expect((await mark(id, 1, 3)).error.code).toBe('in-open-paper')
      await student.giveUp(again.id)
      expect((await mark(again.id, 1, 3)).error.code).toBe('paper-given-up')
      const options = await student.begin()
      await student.submit(options.id)
      expect((await mark(options.id, 1, 1)).status).toBe(404)
    })
  })
})
