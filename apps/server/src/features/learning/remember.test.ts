// Memory follows from the log, whoever writes it: runs, Tonight and later papers.
import { checkIn } from '@toron/contract/account.ts'
import { auditStudents } from '@toron/contract/admin.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import {
  answerTonight,
  calibrateMemory,
  deletePlan,
  readMap,
  readTonight,
  savePlan,
} from '@toron/contract/tonight.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { write } from '../../platform/storage/write.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { seeded } from '../../testing/seeded.ts'
import { answerNext, aPlanner, aTonightBank, biology, nightOf, physics } from '../../testing/tonight.ts'
import { learntOf } from './memory-store.ts'
import { wishesOf, wishFor } from './wishes.ts'

const anAdministrator = async ({ aStudent, database }: TestServer) => {
  const { id, token } = await aStudent()
  await database.writer.updateTable('student').set({ isAdministrator: 1 }).where('id', '=', id).execute()
  return token
}

const options = ['A', 'A', 'B', 'C', 'D'] as const
const zones = ['Asia/Dhaka', 'America/St_Johns', 'Pacific/Auckland']

/** A student who does what a seed says for some weeks: runs, nights, requests sent twice, other zones, plans made and ended. */
const play = async (server: TestServer, seed: number) => {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const { client } = server
  const { id, token } = await aPlanner(server)
  const topics = ['motion', 'forces', 'enzymes']
  const runs = new Map<string, { id: string; answered: number }>()
  const answerRun = async () => {
    const topic = pick(topics)
    const run = runs.get(topic) ?? (await client.call(openRun, { token, body: { topic } }))
    if (run.answered === 12) return
    const body = { questionId: questionIdAt(topic, run.answered), option: pick(options) }
    const send = () => client.call(submitAnswer, { token, params: { runId: run.id }, body })
    const [reply] = await Promise.all([send(), send()])
    runs.set(topic, { id: run.id, answered: reply.run.answered })
  }
  const answerNight = async () => {
    const { night } = await client.call(readTonight, { token })
    const next = night?.left[0]
    if (!next) return
    const body = {
      questionId: random() < 0.8 ? next.questionId : pick(night.left).questionId,
      option: pick(options),
    }
    await Promise.all([
      client.call(answerTonight, { token, body }),
      client.call(answerTonight, { token, body }),
    ])
  }
  const changePlan = async () => {
    if (random() < 0.4) await client.call(deletePlan, { token })
    const subjects = random() < 0.5 ? [physics] : [physics, biology]
    await client.call(savePlan, { token, body: { subjects, minutes: pick([10, 20] as const) } })
  }
  const actions = [answerRun, answerRun, answerNight, answerNight, answerNight, changePlan]
  for (let step = 0, now = noon; step < 60; step += 1) {
    // Sometimes the clock is put back.
    now += Math.floor((random() - 0.1) * day * 0.6)
    server.setClock(now)
    if (random() < 0.15) await client.call(checkIn, { token, body: { timeZone: pick(zones) } })
    await pick(actions)()
  }
  return { id, token }
}

describe('what is remembered', () => {
  eachDatabase((fresh, dialect) => {
    test('is what the log makes of it, whatever a student does, and the ledger is the balance', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const token = await anAdministrator(server)
      for (let seed = 1; seed <= (dialect === 'sqlite' ? 6 : 2); seed += 1) {
        const { id, token: student } = await play(server, seed)
        await expectBalancedBooks(database, id)
        await server.client.call(readTonight, { token: student })
        expect((await learntOf(database.reader, id)).met.size).toBeGreaterThan(5)
      }
      const body = { repair: false }
      expect((await server.client.call(auditStudents, { token, body })).findings).toEqual([])
    })

    test('is repaired where it differs from the log', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(server)
      await answerNext(server, token, 'A', 'B', 'A')
      await server.client.call(readTonight, { token })
      const administrator = await anAdministrator(server)
      const audit = async (repair: boolean) =>
        (await server.client.call(auditStudents, { token: administrator, body: { repair } })).findings
      const kept = await learntOf(database.reader, id)
      await database.writer.updateTable('memory').set({ stability: 99 }).where('studentId', '=', id).execute()
      await database.writer.deleteFrom('idea').where('studentId', '=', id).execute()
      const found = await audit(false)
      expect(found.length).toBeGreaterThan(3)
      expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['memory']))
      expect((await audit(true)).every(({ repaired }) => repaired)).toBe(true)
      expect(await audit(false)).toEqual([])
      expect(await learntOf(database.reader, id)).toEqual(kept)
    })

    test('is written when it is asked for, and the books balance before and after', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(server)
      const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      const answer = (questionId: string, option: 'A' | 'B') =>
        server.client.call(submitAnswer, { token, params: { runId: run.id }, body: { questionId, option } })
      await answer('motion-001', 'A')
      await answer('motion-002', 'B')
      expect((await learntOf(database.reader, id)).met.size).toBe(0)
      await expectBalancedBooks(database, id)
      const map = () => server.client.call(readMap, { token, params: { subject: 'physics' } })
      const met = async () => (await map()).topics[1]?.objectives[0]?.answered
      expect(await met()).toBe(2)
      await answer('motion-003', 'A')
      expect(await met()).toBe(3)
      const { met: kept, ideas } = await learntOf(database.reader, id)
      expect([[...kept.keys()], [...ideas.keys()]]).toEqual([['motion/0'], ['motion/shared']])
      expect(kept.get('motion/0')?.seen).toEqual({ 'motion-001': 1, 'motion-002': 2, 'motion-003': 3 })
      await expectBalancedBooks(database, id)
    })

    test('without a plan is nothing', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await server.aStudent()
      const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      const body = { questionId: 'motion-001', option: 'B' as const }
      await server.client.call(submitAnswer, { token, params: { runId: run.id }, body })
      const { met, ideas } = await learntOf(database.reader, id)
      expect([met.size, ideas.size]).toEqual([0, 0])
      expect(await write(database, id, (trx, account) => wishFor(trx, account, ['motion-001'], noon))).toBe(
        false,
      )
      expect(await wishesOf(database.reader, id)).toEqual([])
    })

    test('is compared with answers for the administrator, of students with a plan only', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { token } = await aPlanner(server)
      await answerNext(server, token, ...Array<'A'>(10).fill('A'))
      server.setClock(noon + 40 * day)
      // Objectives that were met before are asked again once all others were met.
      await answerNext(server, token, ...Array<'A'>(10).fill('A'))
      server.setClock(noon + 90 * day)
      await answerNext(server, token, 'A', 'A', 'B')
      const stranger = await server.aStudent()
      const run = await server.client.call(openRun, { token: stranger.token, body: { topic: 'motion' } })
      for (const questionId of ['motion-001', 'motion-002'])
        await server.client.call(submitAnswer, {
          token: stranger.token,
          params: { runId: run.id },
          body: { questionId, option: 'A' },
        })
      const administrator = await anAdministrator(server)
      const report = await server.client.call(calibrateMemory, { token: administrator, body: {} })
      expect([report.students, report.next]).toEqual([1, null])
      expect(report.bins.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThanOrEqual(3)
      expect(report.bins.reduce((sum, { answers, right }) => sum + answers - right, 0)).toBe(1)
    })
  })
})

describe('questions put into Tonight', () => {
  eachDatabase((fresh) => {
    test('come first in the next nights, half of them at most and the oldest first, until they are answered there', async () => {
      const database = await fresh()
      const server = await aServer(database, aTonightBank())
      const { id, token } = await aPlanner(server)
      const wish = (ids: readonly string[], now: number) =>
        write(database, id, (trx, account) => wishFor(trx, account, ids, now))
      const momentum = [3, 4, 5].map((position) => questionIdAt('momentum', position))
      const motion = [6, 7, 8].map((position) => questionIdAt('motion', position))
      expect(await wish(momentum, noon)).toBe(true)
      await wish([...motion, ...momentum], noon + 1)
      // Not in the plan, and not in the bank: never asked, and in nobody's way.
      await wish(['enzymes-001', 'gone-001'], noon + 2)
      const { left } = await nightOf(server, token)
      const wished = new Set([...momentum, ...motion])
      const asked = left.filter(({ questionId }) => wished.has(questionId))
      expect(asked.map(({ questionId }) => questionId)).toEqual([
        momentum[0],
        momentum[1],
        motion[0],
        momentum[2],
        motion[1],
      ])
      expect(asked.every(({ reason }) => reason === 'bring-back')).toBe(true)
      expect(left.slice(0, 5)).toEqual(asked)
      await answerNext(server, token, 'A', 'A', 'A', 'A', 'A', 'A', 'A')
      expect(await wishesOf(database.reader, id)).toEqual([motion[2], 'enzymes-001', 'gone-001'])
      server.setClock(noon + day)
      expect((await nightOf(server, token)).left[0]?.questionId).toBe(motion[2])
    })
  })
})
