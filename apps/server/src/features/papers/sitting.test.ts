import { readMe } from '@toron/contract/account.ts'
import { exportAccount } from '@toron/contract/profile.ts'
import { savePlan } from '@toron/contract/tonight.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { aChoice, aPaperServer, choicesFor, minute } from '../../testing/paper-play.ts'

describe('sitting a paper', () => {
  eachDatabase((fresh) => {
    test('a paper asks forty questions in forty-five minutes by the server’s clock, and tells nothing of its keys', async () => {
      const server = await aPaperServer(await fresh())
      const student = server.as((await server.aStudent()).token)
      const sitting = await student.begin()
      expect(sitting).toMatchObject({ startedAt: noon, deadline: noon + 45 * minute, now: noon, choices: [] })
      expect(sitting.questions).toHaveLength(40)
      expect(sitting.questions[0]).toEqual({ id: 'light-001', isWithheld: false })
      expect(JSON.stringify(sitting)).not.toMatch(/secret|correct/i)
    })

    test('extra time is the student’s own choice and stands beside the result', async () => {
      const server = await aPaperServer(await fresh())
      const student = server.as((await server.aStudent()).token)
      for (const [allowance, minutes] of [
        ['quarter', 56.25],
        ['half', 67.5],
        ['open', 7 * 24 * 60],
      ] as const) {
        const { id, deadline } = await student.begin(allowance)
        expect(deadline - noon).toBe(minutes * minute)
        expect((await student.submit(id)).result.allowance).toBe(allowance)
      }
    })

    test('what was chosen is there on another device, and can be changed until the end', async () => {
      const server = await aPaperServer(await fresh())
      const student = server.as((await server.aStudent()).token)
      const { id } = await student.begin()
      server.at(5 * minute)
      await student.choose(id, aChoice(14, 'B', 60_000, { isFlagged: true, seconds: 40 }))
      await student.choose(id, aChoice(3, 'D', 90_000), aChoice(14, 'C', 91_000, { seconds: 55 }))
      const { open } = await student.read(id)
      expect(open?.choices).toEqual([
        aChoice(3, 'D', 90_000),
        aChoice(14, 'C', 91_000, { seconds: 55, isFlagged: false }),
      ])
      expect(open?.now).toBe(noon + 5 * minute)
      expect((await student.begin()).choices).toEqual(open?.choices)
    })

    test('of two devices the choice that was made last counts, whichever arrives last', async () => {
      const server = await aPaperServer(await fresh())
      const student = server.as((await server.aStudent()).token)
      const { id } = await student.begin()
      server.at(20 * minute)
      await student.choose(id, aChoice(1, 'B', 15 * minute))
      await student.choose(id, aChoice(1, 'C', 10 * minute))
      await student.choose(id, aChoice(1, 'B', 15 * minute))
      expect((await student.read(id)).open?.choices).toEqual([aChoice(1, 'B', 15 * minute)])
    })

    test('a paper that is given in brings its mark, its sections and its pay, once and in one transaction', async () => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const { token, id: studentId } = await server.aStudent()
      const student = server.as(token)
      const { id } = await student.begin()
      server.at(41 * minute)
      await student.choose(id, ...choicesFor(39, 29))
      const first = await student.submit(id)
      expect(first.result).toMatchObject({
        startedAt: noon,
        endedAt: noon + 41 * minute,
        end: 'submitted',
        score: { right: 29, counted: 40, mark: 29 },
        range: { low: 23, high: 34 },
        grade: null,
        sections: [
          { title: 'Waves', right: 20, counted: 20 },
          { title: 'Space', right: 9, counted: 20 },
        ],
        fairShare: 67.5,
        earned: 290,
        missed: 11,
      })
      const [right, wrong, none] = [0, 30, 39].map((index) => first.result.questions[index])
      expect(right).toMatchObject({
        id: 'light-001',
        option: 'A',
        answer: { correct: true, earned: { question: 10 } },
      })
      expect(wrong).toMatchObject({
        seconds: 30,
        option: 'B',
        answer: { correct: false, chosen: 'B', correctAnswer: 'A', misconception: { id: 'motion/first' } },
      })
      expect(none).toMatchObject({
        option: null,
        answer: { correct: false, chosen: null, correctAnswer: 'A' },
      })
      expect(first).toMatchObject({ balance: 290, progress: [{ topic: 'light', answered: 39, correct: 29 }] })
      expect(first.newBadges.length).toBeGreaterThan(0)

      server.at(44 * minute)
      const again = await Promise.all([student.submit(id), student.submit(id)])
      expect(again).toEqual([first, first])
      expect(await student.read(id)).toEqual({ open: null, result: first.result })
      expect(await server.client.call(readMe, { token })).toMatchObject({ skizies: 290 })
      await expectBalancedBooks(database, studentId)
    })

    test('two submissions at once, of ten devices, pay once', async () => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const { token, id: studentId } = await server.aStudent()
      const student = server.as(token)
      const { id } = await student.begin()
      await student.choose(id, ...choicesFor(40, 40))
      const all = await Promise.all(Array.from({ length: 10 }, () => student.submit(id)))
      for (const one of all) expect(one).toEqual(all[0])
      expect(all[0]).toMatchObject({ balance: 400, result: { score: { mark: 40 }, earned: 400, missed: 0 } })
      await expectBalancedBooks(database, studentId)
    })

    test('of the papers the one with the fewest met questions is known, and the history has them all', async () => {
      const server = await aPaperServer(await fresh())
      const student = server.as((await server.aStudent()).token)
      const met = async () =>
        (await student.papers()).papers
          .filter(({ subject }) => subject === 'physics')
          .map((paper) => [paper.number, paper.met])
      expect(await met()).toEqual([
        [1, 0],
        [2, 0],
      ])
      const { id } = await student.begin()
      expect((await student.papers()).open).toMatchObject({
        id,
        paper: { number: 1 },
        deadline: noon + 45 * minute,
      })
      await student.choose(id, ...choicesFor(10, 8))
      server.at(minute)
      await student.submit(id)
      expect(await met()).toEqual([
        [1, 40],
        [2, 0],
      ])
      const second = await student.begin('standard', 'physics-core-2')
      server.at(2 * minute)
      await student.giveUp(second.id)
      const { open, history } = await student.papers()
      expect(open).toBeNull()
      expect(history).toMatchObject([
        { id: second.id, paper: { number: 2 }, end: 'given-up', score: null },
        { id, paper: { id: 'physics-core-1' }, end: 'submitted', score: { right: 8, counted: 40, mark: 8 } },
      ])
    })

    test('a paper that is given up has no result and pays nothing, and its questions are free again', async () => {
      const database = await fresh()
      const server = await aPaperServer(database)
      const { token, id: studentId } = await server.aStudent()
      const student = server.as(token)
      const { id } = await student.begin()
      await student.choose(id, ...choicesFor(40, 40))
      await student.giveUp(id)
      await student.giveUp(id)
      expect((await student.read(id)).result).toMatchObject({
        end: 'given-up',
        score: null,
        questions: [],
        earned: 0,
      })
      expect((await server.refusedTo(token).submit(id)).error.code).toBe('paper-given-up')
      expect((await server.refusedTo(token).practiseMissed(id)).error.code).toBe('paper-given-up')
      expect(await server.client.call(readMe, { token })).toMatchObject({ skizies: 0 })
      const kept = await server.client.call(exportAccount, { token })
      expect(kept.paperChoices).toHaveLength(40)
      expect(kept.answers).toEqual([])
      // It can be sat again.
      const again = await student.begin()
      expect(again).toMatchObject({ choices: [] })
      expect(again.id).not.toBe(id)
      await expectBalancedBooks(database, studentId)
    })

    test('the missed questions go into Tonight with one call, for who has a plan', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      const { id } = await student.begin()
      await student.choose(id, ...choicesFor(38, 29))
      expect((await server.refusedTo(token).practiseMissed(id)).error.code).toBe('paper-open')
      await student.submit(id)
      expect((await server.refusedTo(token).practiseMissed(id)).error.code).toBe('no-plan')
      const subjects = [{ subject: 'physics', tier: 'core', exam: '2027-06-05' } as const]
      await server.client.call(savePlan, { token, body: { subjects, minutes: 20 } })
      expect(await student.practiseMissed(id)).toEqual({ questions: 11 })
      expect(await student.practiseMissed(id)).toEqual({ questions: 11 })
      expect(await server.database.reader.selectFrom('wish').select('questionId').execute()).toHaveLength(11)
    })
  })
})
