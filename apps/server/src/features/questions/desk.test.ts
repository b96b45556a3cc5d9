// The desk: what administrators see and decide, and what that does to everybody else.
import { readMe } from '@toron/contract/account.ts'
import { readDesk, readOnDesk, ruleOnQuestion } from '@toron/contract/desk.ts'
import { checkAnswer, openRun, readProgress, submitAnswer } from '@toron/contract/practice.ts'
import { exportAccount } from '@toron/contract/profile.ts'
import { putNewsAway, readAbout, readFlags, readNews } from '@toron/contract/questions.ts'
import { refusals } from '@toron/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import {
  aBankOf,
  anAdministrator,
  answerAll,
  first,
  flag,
  rule,
  ruling,
  withNewKey,
} from '../../testing/questions.ts'

describe('the desk', () => {
  eachDatabase((fresh) => {
    test('lists flagged questions first, then suspicious ones, with the key and without whoever told', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const admin = await anAdministrator(server)
      const maliha = await server.aStudent({ name: 'Maliha Unmistakable' })
      await answerAll(server, maliha, ['B', 'A'])
      await flag(server, maliha, 'enzymes-002')
      const counted = { questionId: first, version: 1, shard: 0, restSquares: 0, band: 9, restSum: 0 }
      await server.database.writer
        .insertInto('answerCount')
        .values({ ...counted, chosen: 'C', isCorrect: 0, students: 30 })
        .execute()
      const desk = await server.client.call(readDesk, { token: admin.token })
      expect(desk).toMatchObject({
        total: 2,
        questions: [
          { questionId: 'enzymes-002', openFlags: 1, suspicions: [] },
          { questionId: first, openFlags: 0, suspicions: ['best-choose-other'], figures: { met: 31 } },
        ],
      })
      const params = { questionId: 'enzymes-002' }
      const whole = await server.client.call(readOnDesk, { token: admin.token, params })
      expect(whole).toMatchObject({
        correctAnswer: 'A',
        reasons: { B: 'The secret reason of B.' },
        flags: [{ reason: 'wrong-key' }],
      })
      expect(JSON.stringify([desk, whole])).not.toMatch(new RegExp(`${maliha.id}|Unmistakable`))
      const list = await server.client.refused(readDesk, { token: maliha.token })
      const one = await server.client.refused(readOnDesk, { token: maliha.token, params })
      expect([list.status, one.status]).toEqual([404, 404])
    })

    test('a question that is withheld is asked of nobody at once, by every server, and can be given back', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      const [admin, maliha] = [await anAdministrator(server), await server.aStudent()]
      const { token } = maliha
      await answerAll(server, maliha, ['A', 'A'])
      const run = await server.client.call(openRun, { token, body: { topic: 'enzymes' } })
      await rule(server, admin, 0, 'withhold', 'Two options are right.')

      expect(await server.client.call(openRun, { token, body: { topic: 'enzymes' } })).toMatchObject({
        answered: 1,
        total: 9,
        answers: [{ questionId: 'enzymes-002' }],
      })
      const progress = await server.client.call(readProgress, { token })
      expect(progress.topics).toMatchObject([{ answered: 1, correct: 1, totalQuestions: 9 }])
      const body = { questionId: first, option: 'A' } as const
      const sent = await server.client.refused(submitAnswer, { token, params: { runId: run.id }, body })
      expect(sent.error.code).toBe('withheld')
      expect((await server.client.refused(checkAnswer, { body })).error.code).toBe('withheld')
      expect(
        (await server.client.refused(readAbout, { token, params: { questionId: first } })).error.code,
      ).toBe('withheld')
      // A server that starts later, as any other does within seconds, reads the same.
      const second = await aServer(database, aBankOf())
      expect((await second.client.refused(checkAnswer, { body })).error.code).toBe('withheld')
      await expectBalancedBooks(database, maliha.id)

      await rule(server, admin, 1, 'give-back')
      expect(await server.client.call(checkAnswer, { body })).toMatchObject({ correct: true })
      expect(await server.client.call(openRun, { token, body: { topic: 'enzymes' } })).toMatchObject({
        answered: 2,
        total: 10,
      })
    })

    test('a ruling is about a version: the corrected question is asked again', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      await rule(server, await anAdministrator(server), 0, 'withhold')
      const corrected = await aServer(database, aBankOf(withNewKey))
      const body = { questionId: first, option: 'B' } as const
      expect(await corrected.client.call(checkAnswer, { body })).toMatchObject({ correct: true })
      const back = await aServer(database, aBankOf())
      expect((await back.client.refused(checkAnswer, { body })).error.code).toBe('withheld')
    })

    test('A45 of two administrators who decide at once the second is told what was decided', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const [one, two] = [await anAdministrator(server), await anAdministrator(server)]
      const results = await Promise.all([
        server.client.call(ruleOnQuestion, ruling(one, 0, 'withhold')).catch(String),
        server.client.call(ruleOnQuestion, ruling(two, 0, 'decline', 'It is right.')).catch(String),
      ])
      const refused = results.filter((result) => typeof result === 'string')
      expect(refused).toHaveLength(1)
      expect(refused[0]).toMatch(/ruled-(withhold|decline)/)
      const late = await server.client.refused(ruleOnQuestion, ruling(two, 0, 'confirm'))
      expect([refusals['ruled-withhold'], refusals['ruled-decline']]).toContain(late.error.message)
      const silent = await server.client.refused(ruleOnQuestion, ruling(two, 1, 'decline'))
      expect(silent.error).toMatchObject({
        code: 'invalid-request',
        message: 'sentence: Say why in a sentence.',
      })
    })

    test('A46 a confirmed defect pays whoever told first, once for good, with a word', async () => {
      const server = await aServer(await fresh(), aBankOf())
      const admin = await anAdministrator(server)
      const [maliha, rafi] = [await server.aStudent(), await server.aStudent()]
      for (const student of [maliha, rafi, admin]) await answerAll(server, student, ['B'])
      // Nobody is paid for their own ruling.
      await flag(server, admin)
      server.setClock(noon + 1000)
      await flag(server, maliha)
      server.setClock(noon + 2000)
      await flag(server, rafi)
      expect(await rule(server, admin, 0, 'confirm', 'Thank you.')).toMatchObject({ paid: true })
      expect(await rule(server, admin, 1, 'take-back')).toMatchObject({ paid: false })
      expect(await rule(server, admin, 2, 'confirm')).toMatchObject({ paid: false, ruling: { isPaid: true } })
      const balances = await Promise.all(
        [maliha, rafi, admin].map(async ({ token }) => (await server.client.call(readMe, { token })).skizies),
      )
      expect(balances).toEqual([100, 0, 0])
      const { token } = maliha
      const { news } = await server.client.call(readNews, { token })
      expect(news).toMatchObject([{ questionId: first, kind: 'bounty', amount: 100 }])
      expect((await server.client.call(readNews, { token: rafi.token })).news).toEqual([])
      await server.client.call(putNewsAway, { token, body: { upTo: noon + 2000 } })
      expect((await server.client.call(readNews, { token })).news).toEqual([])
      const all = await server.client.call(exportAccount, { token })
      expect(all.questionNews).toMatchObject([{ kind: 'bounty', seenAt: noon + 2000 }])
      expect(all.questionFlags).toMatchObject([{ questionId: first, reason: 'wrong-key' }])
      const { flags } = await server.client.call(readFlags, { token: rafi.token })
      expect(flags).toMatchObject([{ outcome: 'confirmed' }])
      expect(JSON.stringify(flags)).not.toContain(maliha.id)
      await expectBalancedBooks(server.database, maliha.id)
    })
  })
})
