// A student with a paper open goes through every call of the product for a key, an explanation, or a hint of what was right before.
import * as account from '@toron/contract/account.ts'
import * as admin from '@toron/contract/admin.ts'
import * as credentials from '@toron/contract/credentials.ts'
import * as desk from '@toron/contract/desk.ts'
import * as google from '@toron/contract/google.ts'
import * as leaderboard from '@toron/contract/leaderboard.ts'
import * as maths from '@toron/contract/maths.ts'
import * as paperCodes from '@toron/contract/paper-codes.ts'
import * as papers from '@toron/contract/papers.ts'
import * as practice from '@toron/contract/practice.ts'
import * as profile from '@toron/contract/profile.ts'
import * as questions from '@toron/contract/questions.ts'
import * as referral from '@toron/contract/referral.ts'
import { refusals } from '@toron/contract/refusals.ts'
import * as resources from '@toron/contract/resources.ts'
import * as rewards from '@toron/contract/rewards.ts'
import type { RouteShape } from '@toron/contract/route.ts'
import * as tonight from '@toron/contract/tonight.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import type { Database } from '../platform/storage/database.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { everyRoute, named } from '../testing/every-route.ts'
import { aChoice, aPaperServer, choicesFor, minute, someWork } from '../testing/paper-play.ts'

/** Calls that know of no question, by what their replies are made of. */
const ofOtherThings = [
  account,
  admin,
  credentials,
  // Of administrators, who are no students of the paper.
  desk,
  google,
  leaderboard,
  // Those of its questions, and of written papers, are tried in open-maths-paper.test.ts.
  maths,
  paperCodes,
  referral,
  resources,
].flatMap((module): unknown[] => Object.values(module))

interface Sent {
  readonly status: number
  readonly path?: string
  readonly body?: object
}

const option = 'A'

/** Who met every question of the paper before: in runs, in Tonight, and in a sitting of the same paper. */
const aStudentWithAPast = async (database: Database) => {
  const server = await aPaperServer(database)
  const { token } = await server.aStudent()
  const { client } = server
  const student = server.as(token)
  const before = await student.begin()
  await student.choose(before.id, ...choicesFor(40, 20))
  await student.submit(before.id)
  const subjects = [{ subject: 'physics', tier: 'core', exam: '2027-06-05' } as const]
  await client.call(tonight.savePlan, { token, body: { subjects, minutes: 10 } })
  await student.practiseMissed(before.id)
  const { night } = await client.call(tonight.readTonight, { token })
  const [first, second] = night?.left ?? []
  for (const item of [first, second])
    await client.call(tonight.answerTonight, { token, body: { questionId: item?.questionId ?? '', option } })
  const run = await client.call(practice.openRun, { token, body: { topic: 'light' } })
  for (const index of [0, 1]) {
    const body = { questionId: questionIdAt('light', index), option } as const
    await client.call(practice.submitAnswer, { token, params: { runId: run.id }, body })
  }
  server.at(minute)
  const open = await student.begin()
  await student.choose(open.id, aChoice(1, 'B', 10))
  return { server, token, before, open, run, answeredTonight: first?.questionId ?? '' }
}

type Past = Awaited<ReturnType<typeof aStudentWithAPast>>

/** What is sent by each call that knows of questions, and what must come back. */
const sentBy = ({ before, open, run, answeredTonight }: Past) =>
  new Map<RouteShape, readonly Sent[]>([
    [
      practice.openRun,
      [
        { status: 200, body: { topic: 'light' } },
        { status: 200, body: { topic: 'light', after: run.id } },
      ],
    ],
    [
      practice.submitAnswer,
      // The one that has a verdict, and the next one.
      ['light-001', 'light-003'].map((questionId) => ({
        status: 409,
        path: `/api/practice/runs/${run.id}/answers`,
        body: { questionId, option },
      })),
    ],
    // A visitor has no paper open: that somebody signs out and asks is accepted (decision 91).
    [practice.checkAnswer, []],
    [practice.readProgress, [{ status: 200 }]],
    [tonight.readTonight, [{ status: 200 }]],
    [
      tonight.answerTonight,
      ['light-040', answeredTonight].map((questionId) => ({ status: 409, body: { questionId, option } })),
    ],
    [tonight.readMap, [{ status: 200, path: '/api/tonight/map/physics' }]],
    [tonight.readPlan, [{ status: 200 }]],
    [tonight.savePlan, [{ status: 409, body: { subjects: [], minutes: 10 } }]],
    [tonight.calibrateMemory, [{ status: 404, body: {} }]],
    [profile.exportAccount, [{ status: 409 }]],
    [profile.editProfile, [{ status: 200, body: { displayName: 'Maliha' } }]],
    [rewards.readLedger, [{ status: 200 }]],
    [rewards.readBadges, [{ status: 200 }]],
    [papers.readPapers, [{ status: 200 }]],
    [
      papers.beginPaper,
      [
        { status: 200, body: { paperId: 'physics-core-1', allowance: 'standard' } },
        { status: 409, body: { paperId: 'physics-core-2', allowance: 'standard' } },
      ],
    ],
    [
      papers.readSitting,
      [
        { status: 200, path: `/api/papers/sittings/${open.id}` },
        { status: 409, path: `/api/papers/sittings/${before.id}` },
      ],
    ],
    [
      papers.saveChoices,
      [
        {
          status: 200,
          path: `/api/papers/sittings/${open.id}/choices`,
          body: { choices: [aChoice(2, 'C', 20)] },
        },
      ],
    ],
    [papers.submitPaper, [{ status: 409, path: `/api/papers/sittings/${before.id}/submission` }]],
    // There is nothing to type and nothing to mark in a paper of four options; of a written one see open-maths-paper.test.ts.
    [
      papers.saveWork,
      [{ status: 404, path: `/api/papers/sittings/${open.id}/work`, body: { work: [someWork(1, [])] } }],
    ],
    [
      papers.markPaper,
      [{ status: 404, path: `/api/papers/sittings/${before.id}/marks`, body: { number: 1, ticks: [] } }],
    ],
    [papers.giveUpPaper, [{ status: 409, path: `/api/papers/sittings/${before.id}/giving-up` }]],
    [papers.practiseMissed, [{ status: 200, path: `/api/papers/sittings/${before.id}/missed` }]],
    [questions.readAbout, [{ status: 409, path: '/api/questions/light-001/about' }]],
    [
      questions.tellFlag,
      [
        {
          status: 409,
          path: '/api/questions/light-001/flags',
          body: { version: 1, reason: 'unclear', sentence: 'Why?' },
        },
      ],
    ],
    [questions.readFlags, [{ status: 200 }]],
    [questions.readNews, [{ status: 200 }]],
    [questions.putNewsAway, [{ status: 200, body: { upTo: 0 } }]],
    [tonight.deletePlan, [{ status: 200 }]],
    [profile.deleteAccount, [{ status: 400 }]],
  ])

/** Fields that would say of a question what is right, or what this student got right. */
const telling = ['correct', 'correctAnswer', 'explanation', 'reasons', 'misconception', 'isCorrect', 'answer']

const tellsOf = (reply: unknown, closed: ReadonlySet<string>): string[] => {
  if (typeof reply !== 'object' || reply === null) return []
  const fields = reply as Record<string, unknown>
  const about = [fields.questionId, fields.id].find((id) => typeof id === 'string' && closed.has(id))
  const told = about ? telling.filter((name) => name in fields) : []
  if (about && 'latest' in fields && fields.latest !== null) told.push('latest')
  return [
    ...told.map((name) => `${about}: ${name}`),
    ...Object.values(fields).flatMap((each) => tellsOf(each, closed)),
  ]
}

describe('while a paper is open', () => {
  test('every call of the contract is known to this test', () => {
    const known = new Set([...ofOtherThings, ...sentBy(nobody).keys()])
    expect(everyRoute.filter((route) => !known.has(route)).map(named)).toEqual([])
  })

  eachDatabase((fresh) => {
    test('A48 no call gives away a key, an explanation or a verdict of its questions', async () => {
      const past = await aStudentWithAPast(await fresh())
      const { client } = past.server
      const closed = new Set(past.open.questions.map(({ id }) => id))
      for (const [route, all] of sentBy(past)) {
        for (const { status, path = route.path, body } of all) {
          const reply = await client.app.inject({
            method: route.method,
            url: path,
            headers: { authorization: `Bearer ${past.token}` },
            ...(body && { payload: body }),
          })
          const name = `${named(route)} ${JSON.stringify(body)}`
          expect(reply.statusCode, `${name} ${reply.body}`).toBe(status)
          expect(reply.body, name).not.toMatch(/secret (explanation|reason)/)
          expect(tellsOf(reply.json(), closed), name).toEqual([])
        }
      }
    })

    test('its questions are neither asked nor taken elsewhere, with a sentence that says why, and are again when it is over', async () => {
      const past = await aStudentWithAPast(await fresh())
      const { server, token, open, run } = past
      const { client } = server
      const submit = { token, params: { runId: run.id }, body: { questionId: 'light-003', option } as const }
      expect((await client.refused(practice.submitAnswer, submit)).error).toMatchObject({
        code: 'in-open-paper',
        message: refusals['in-open-paper'],
      })
      const during = (await client.call(tonight.readTonight, { token })).night
      const closed = new Set(open.questions.map(({ id }) => id))
      expect(during?.left.filter(({ questionId }) => closed.has(questionId))).toEqual([])
      const scheme = await client.app.inject({
        url: '/api/papers/physics-core-1/mark-scheme.pdf',
        headers: { authorization: `Bearer ${token}` },
      })
      expect([scheme.statusCode, scheme.json().error.code]).toEqual([409, 'in-open-paper'])
      // Over by the clock, though nobody has ended it yet.
      server.at(47 * minute)
      expect(await client.call(practice.submitAnswer, submit)).toMatchObject({ correct: true })
      expect((await client.call(tonight.readTonight, { token })).night?.done).toHaveLength(2)
      expect((await server.as(token).read(past.before.id)).result?.score).toMatchObject({ right: 20 })
    })
  })
})

const nobody = {
  before: { id: '' },
  open: { id: '' },
  run: { id: '' },
  answeredTonight: '',
} as unknown as Past
