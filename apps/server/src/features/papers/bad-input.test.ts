// The bad input of papers, each with its rule and its sentence.
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { refusals } from '@toron/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../platform/storage/database.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { aMailbox } from '../../testing/mailbox.ts'
import { aMathsBank } from '../../testing/maths-bank.ts'
import { paperBank } from '../../testing/paper-bank.ts'
import { aChoice, aPaperServer, choicesFor, minute } from '../../testing/paper-play.ts'
import { papersIn } from '../../testing/papers-in.ts'
import { endOverduePapers } from './sweep.ts'

const deadline = 45 * minute

const sweep = (database: Database, milliseconds: number) => {
  const bank = paperBank()
  const services = {
    database,
    bank,
    papers: papersIn(bank),
    maths: aMathsBank(),
    mailer: aMailbox(),
    referralMarks: null,
  }
  return endOverduePapers(services, noon + milliseconds)
}

describe('what a paper does not take', () => {
  eachDatabase((fresh) => {
    test('a choice up to five seconds after the end is kept, and a later one is refused and says so', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      const { id } = await student.begin()
      server.at(deadline + 5000)
      await student.choose(id, aChoice(1, 'A', deadline - 1))
      server.at(deadline + 5001)
      const late = await server.refusedTo(token).choose(id, aChoice(2, 'A', deadline - 1))
      expect(late).toMatchObject({
        status: 409,
        error: { code: 'paper-time-over', message: refusals['paper-time-over'] },
      })
      const { result } = await student.read(id)
      expect(result).toMatchObject({ end: 'time-over', endedAt: noon + deadline, score: { right: 1 } })
      expect((await server.refusedTo(token).choose(id, aChoice(2, 'A', 1))).error.code).toBe('paper-ended')
    })

    test('a paper ends at its time with what was kept, though nobody comes, and only once', async () => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const { token, id: studentId } = await server.aStudent()
      const student = server.as(token)
      const { id } = await student.begin()
      await student.choose(id, ...choicesFor(20, 12))
      expect(await sweep(database, deadline + 5000)).toBe(0)
      expect(await sweep(database, 3 * 24 * 60 * minute)).toBe(1)
      expect(await sweep(database, 3 * 24 * 60 * minute)).toBe(0)
      server.at(3 * 24 * 60 * minute)
      const submitted = await student.submit(id)
      expect(submitted).toMatchObject({
        balance: 120,
        result: {
          end: 'time-over',
          endedAt: noon + deadline,
          earned: 120,
          score: { right: 12, counted: 40 },
        },
      })
      // The log and the ledger are dated to the end of the paper, whenever somebody came to end it.
      const at = await database.reader.selectFrom('ledgerEntry').select('at').distinct().execute()
      expect(at).toEqual([{ at: noon + deadline }])
      await expectBalancedBooks(database, studentId)
    })

    test('whoever comes first after the end ends it: the list, the sitting, or a new paper', async () => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const ended = { endedAt: noon + deadline, end: 'time-over', score: { right: 5 } }
      const { token } = await server.aStudent()
      for (const come of ['list', 'sitting', 'new paper'] as const) {
        server.at(0)
        const { token } = await server.aStudent()
        const student = server.as(token)
        const { id } = await student.begin()
        await student.choose(id, ...choicesFor(7, 5))
        server.at(deadline + 6000)
        if (come === 'sitting') expect((await student.read(id)).result).toMatchObject(ended)
        if (come === 'new paper') await student.begin('standard', 'physics-core-2')
        expect((await student.papers()).history, come).toMatchObject([ended])
      }
      expect((await server.as(token).papers()).history).toEqual([])
    })

    test('another’s paper does not exist for anybody else', async () => {
      const server = await aPaperServer(await fresh())
      const [owner, other] = [await server.aStudent(), await server.aStudent()]
      const { id } = await server.as(owner.token).begin()
      const refused = server.refusedTo(other.token)
      expect((await refused.choose(id, aChoice(1, 'A', 1))).error.code).toBe('paper-ended')
      for (const call of [refused.read, refused.submit, refused.giveUp, refused.practiseMissed])
        expect((await call(id)).status).toBe(404)
      expect((await server.as(owner.token).read(id)).open?.choices).toEqual([])
    })

    test('a forty-first question, none, two choices for one, or no letter is no choice', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      const { id } = await student.begin()
      const refused = server.refusedTo(token)
      for (const choices of [
        [aChoice(41, 'A', 1)],
        [aChoice(0, 'A', 1)],
        [aChoice(1.5, 'A', 1)],
        [aChoice(1, 'E' as 'A', 1)],
        [aChoice(1, 'A', -1)],
        [aChoice(1, 'A', 1, { seconds: -3 })],
        [aChoice(1, 'A', 1), aChoice(1, 'B', 2)],
        [],
      ])
        expect((await refused.choose(id, ...choices)).status, JSON.stringify(choices)).toBe(400)
      expect((await refused.choose(id, aChoice(41, 'A', 1))).error.message).toContain(
        'A paper has forty questions: number them from 1 to 40.',
      )
      expect((await refused.begin('physics-core-99')).status).toBe(404)
      expect((await refused.begin('maths-core-1')).status).toBe(400)
      expect((await student.read(id)).open?.choices).toEqual([])
    })

    test('a clock of the browser that is an hour ahead neither lasts longer nor blocks later choices', async () => {
      const server = await aPaperServer(await fresh())
      const student = server.as((await server.aStudent()).token)
      const { id } = await student.begin()
      server.at(10_000)
      await student.choose(id, aChoice(1, 'B', 60 * minute, { seconds: 3600 }))
      expect((await student.read(id)).open?.choices).toEqual([aChoice(1, 'B', 15_000, { seconds: 10 })])
      server.at(20_000)
      await student.choose(id, aChoice(1, 'C', 20_000, { seconds: 14 }))
      expect((await student.read(id)).open?.choices).toEqual([aChoice(1, 'C', 20_000, { seconds: 14 })])
    })

    test('one paper at a time: another is refused until this one is over', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      const begun = await Promise.all(Array.from({ length: 5 }, () => student.begin()))
      expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
      expect((await server.refusedTo(token).begin('physics-core-2')).error).toMatchObject({
        code: 'paper-open',
        message: refusals['paper-open'],
      })
      expect((await server.refusedTo(token).giveUp('00000000000000')).status).toBe(404)
      await student.submit(begun[0]?.id ?? '')
      expect((await server.refusedTo(token).giveUp(begun[0]?.id ?? '')).error.code).toBe('paper-ended')
      expect((await student.begin('standard', 'physics-core-2')).paper.number).toBe(2)
    })

    test('a question withheld while a paper is open counts for nobody, and the result says so', async () => {
      const database = await fresh()
      const before = await aPaperServer(database)
      const { token, id: studentId } = await before.aStudent()
      const { id } = await before.as(token).begin()
      await before.as(token).choose(id, ...choicesFor(40, 29))
      const after = await aPaperServer(database, 'light-001', 'light-035')
      const student = after.as(token)
      const { open } = await student.read(id)
      expect(open?.questions.filter(({ isWithheld }) => isWithheld).map((each) => each.id)).toEqual([
        'light-001',
        'light-035',
      ])
      const { result, balance } = await student.submit(id)
      expect(result).toMatchObject({ score: { right: 28, counted: 38, mark: 29 }, earned: 280, missed: 10 })
      expect(result.sections).toEqual([
        { title: 'Waves', right: 19, counted: 19 },
        { title: 'Space', right: 9, counted: 19 },
      ])
      expect(result.questions[0]).toMatchObject({ option: 'A', answer: null })
      expect(balance).toBe(280)
      // It is asked again in a later version: this result stays as it was.
      expect((await before.as(token).read(id)).result?.score).toEqual(result.score)
      await expectBalancedBooks(database, studentId)
    })

    test('a question that was paid for today pays nothing again in a paper', async () => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const { token, id: studentId } = await server.aStudent()
      const run = await server.client.call(openRun, { token, body: { topic: 'light' } })
      const body = { questionId: 'light-001', option: 'A' } as const
      await server.client.call(submitAnswer, { token, params: { runId: run.id }, body })
      const student = server.as(token)
      const { id } = await student.begin()
      await student.choose(id, ...choicesFor(2, 2))
      const { result, balance } = await student.submit(id)
      expect([result.earned, balance]).toEqual([10, 20])
      expect(result.questions[0]?.answer?.earned).toMatchObject({ question: 0, alreadyPaidToday: true })
      await expectBalancedBooks(database, studentId)
    })
  })
})
