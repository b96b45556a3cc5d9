import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { exportAccount } from '@toron/contract/profile.ts'
import { deletePlan, readMap, readPlan, readTonight, savePlan } from '@toron/contract/tonight.ts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { answerNext, aPlanner, aTonightBank, biology, nightOf, physics } from '../../testing/tonight.ts'

describe('the plan', () => {
  eachDatabase((fresh) => {
    test('is made, read, changed and deleted, and a change does not touch what was answered tonight', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { client } = server
      const { token } = await server.aStudent()
      expect(await client.call(readPlan, { token })).toEqual({
        plan: null,
        isOver: false,
        today: '2026-11-21',
        series: [
          { series: 'may-june', year: 2027, exam: '2027-06-05' },
          { series: 'october-november', year: 2027, exam: '2027-11-10' },
        ],
      })
      const plan = { subjects: [physics], minutes: 10 as const }
      expect(await client.call(savePlan, { token, body: plan })).toEqual({ plan })
      const { night } = await answerNext(server, token, 'A')
      const changed = { subjects: [biology], minutes: 20 as const }
      await client.call(savePlan, { token, body: changed })
      expect((await client.call(readPlan, { token })).plan).toEqual(changed)
      const after = await nightOf(server, token)
      expect(after.done).toEqual(night.done)
      expect(after.left.length).toBeGreaterThan(10)
      const biologyTopics = await client.call(readMap, { token, params: { subject: 'biology' } })
      const inBiology = new Set(biologyTopics.topics.map(({ topic }) => topic))
      expect(after.left.filter(({ topic }) => !inBiology.has(topic))).toEqual([])
      await client.call(deletePlan, { token })
      expect((await client.call(readPlan, { token })).plan).toBeNull()
      expect((await client.call(readTonight, { token })).state).toBe('no-plan')
      expect((await client.refused(readMap, { token, params: { subject: 'physics' } })).error.code).toBe(
        'no-plan',
      )
    })

    test.each([
      ['without a subject', { subjects: [], minutes: 10 }, 'plan-without-subject'],
      ['with a subject twice', { subjects: [physics, physics], minutes: 10 }, 'plan-subject-twice'],
      ['of yesterday', { subjects: [{ ...physics, exam: '2026-11-20' }], minutes: 10 }, 'exam-in-the-past'],
      [
        'of three years ahead',
        { subjects: [{ ...physics, exam: '2029-06-05' }], minutes: 10 },
        'exam-too-far-ahead',
      ],
    ] as const)('a plan %s is refused, and nothing is remembered', async (_, body, code) => {
      const server = await aServer(await fresh(), aTonightBank())
      const { token } = await server.aStudent()
      const { error } = await server.client.refused(savePlan, {
        token,
        body: { ...body, subjects: [...body.subjects] },
      })
      expect(error.code).toBe(code)
      expect((await server.client.call(readTonight, { token })).state).toBe('no-plan')
    })

    test('begins with what the log has, and takes all of it away when it is deleted, but the log', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { client } = server
      const { token } = await server.aStudent()
      const run = await client.call(openRun, { token, body: { topic: 'motion' } })
      const submit = (questionId: string, option: 'A' | 'B') =>
        client.call(submitAnswer, { token, params: { runId: run.id }, body: { questionId, option } })
      await submit('motion-001', 'A')
      await submit('motion-002', 'B')
      const before = await client.call(exportAccount, { token })
      expect([before.plan, before.memory, before.ideas]).toEqual([[], [], []])

      await client.call(savePlan, { token, body: { subjects: [physics], minutes: 10 } })
      const map = await client.call(readMap, { token, params: { subject: 'physics' } })
      const [first] = map.topics[1]?.objectives ?? []
      expect(first).toMatchObject({ answered: 2, lastDay: '2026-11-21', isSecured: false })
      expect(first?.questions.map(({ latest }) => latest)).toEqual(['right', 'wrong', null])
      // Right after a wrong answer it is no more likely to be known than what was never met.
      expect(first?.recall).toBeLessThan(0.5)
      expect(map.ideas).toMatchObject([{ id: 'motion/shared', isMended: false, nextDay: '2026-11-23' }])

      // What is answered from now on is remembered when somebody asks.
      await submit('motion-003', 'A')
      await answerNext(server, token, 'C')
      await client.call(readTonight, { token })
      const kept = await client.call(exportAccount, { token })
      expect(
        [kept.plan, kept.nights, kept.nightAnswers, kept.memory, kept.ideas].map((rows) => rows.length),
      ).toEqual([1, 1, 1, 2, 2])
      await client.call(deletePlan, { token })
      const left = await client.call(exportAccount, { token })
      expect(
        [left.plan, left.nights, left.nightAnswers, left.memory, left.ideas, left.wishes].flat(),
      ).toEqual([])
      expect(left.answers).toEqual(kept.answers)
    })

    test('the map shows every objective of the tier, and only of subjects of the plan', async () => {
      const server = await aServer(await fresh(), aTonightBank({ withheld: ['motion-001'] }))
      const { client } = server
      const { token } = await aPlanner(server)
      const mapOf = (subject: 'physics' | 'biology') => client.call(readMap, { token, params: { subject } })
      const physicsMap = await mapOf('physics')
      expect(physicsMap).toMatchObject({ tier: 'extended', ideas: [], expected: { subject: 'physics' } })
      expect(physicsMap.topics.map(({ objectives }) => objectives.length)).toEqual([4, 4, 4, 4, 4])
      expect(physicsMap.topics[1]?.objectives[0]?.questions.map(({ id }) => id)).toEqual([
        'motion-002',
        'motion-003',
      ])
      expect((await client.refused(readMap, { token, params: { subject: 'biology' } })).error.code).toBe(
        'not-in-plan',
      )
      await client.call(savePlan, { token, body: { subjects: [biology], minutes: 45 } })
      const core = await mapOf('biology')
      expect(core.topics.map(({ objectives }) => objectives.length)).toEqual([3, 3, 3, 3, 3])
      expect(core.topics[4]?.objectives[0]).toEqual({
        id: 'enzymes/0',
        title: 'Objective 0 of enzymes',
        level: 'core',
        recall: null,
        isSecured: false,
        answered: 0,
        lastDay: null,
        knownUntil: null,
        questions: ['enzymes-001', 'enzymes-002', 'enzymes-003'].map((id) => ({ id, latest: null })),
      })
    })
  })
})
