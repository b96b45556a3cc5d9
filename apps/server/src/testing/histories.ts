// Seeded histories: students who do everything that moves Skizies, minutes, days and progress, with requests sent twice, out
// of order, late and all at once. Every reply and all stored data must be what the model yields, one request at a time.

import { isDeepStrictEqual } from 'node:util'
import { checkIn, readMe } from '@toron/contract/account.ts'
import { buyTime, tick } from '@toron/contract/leaderboard.ts'
import { markWork, moveOn, showAnswer } from '@toron/contract/maths.ts'
import { openRun, readProgress, submitAnswer } from '@toron/contract/practice.ts'
import { unlockResource } from '@toron/contract/resources.ts'
import { readBadges, readLedger } from '@toron/contract/rewards.ts'
import { day, noon, type TestServer } from './builders.ts'
import { meOf } from './model/days.ts'
import { type Exchange, explain, type PupilRequest, type Round } from './model/order.ts'
import { newState, progressOf, type State } from './model/state.ts'
import { nextRequests, type Pupil, zones } from './pupils.ts'
import { seeded } from './seeded.ts'

const rounds = 8
/** Students in a class, who send their requests at the same time. */
export const classSize = 10
const second = 1000
/** How far the clock advances between two rounds: in an evening, over some days, or day by day. */
const paces = [
  [1, 3 * second, 6 * second, 57 * second, 600 * second, 7200 * second],
  [6 * second, 61 * second, 7 * 3600 * second, day, 2 * day, 3.4 * day],
  [0.6 * day, day, day, 1.2 * day],
]

/**
 * Plays a class of students at once with this seed. @returns how many requests were answered
 * @throws Error naming the seed when a reply or the books differ from the model
 */
export const playClass = async (server: TestServer, seed: number): Promise<number> => {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const pauses = pick(paces)
  let now = noon + Math.floor(random() * 20 * day)
  server.setClock(now)
  const pupils: (Pupil & { readonly token: string; readonly played: Round[]; state: State })[] = []
  for (let index = 0; index < classSize; index += 1) {
    const timeZone = pick(zones)
    const { token } = await server.aStudent({ timeZone })
    const skill = pick([0.6, 0.9, 1])
    pupils.push({ token, timeZone, skill, runs: {}, past: [], played: [], state: newState(timeZone) })
  }
  let requests = 0
  for (let round = 0; round < rounds; round += 1) {
    now += pick(pauses)
    server.setClock(now)
    const batches = pupils.map((pupil) => nextRequests(pupil, random))
    const replies = await Promise.all(
      pupils.map(({ token }, index) =>
        Promise.all((batches[index] ?? []).map((each) => exchange(server, token, each))),
      ),
    )
    for (const [index, pupil] of pupils.entries()) {
      const exchanges = replies[index] ?? []
      requests += exchanges.length
      pupil.played.push({ exchanges, now })
      const after =
        explain(pupil.state, pupil.played.slice(-1)) ?? explain(newState(pupil.timeZone), pupil.played)
      if (!after) throw mismatch(seed, `student ${index}, round ${round}`, [pupil.state, ...exchanges])
      pupil.state = after
      recordReplies(pupil, exchanges)
    }
  }
  for (const [index, { token, timeZone, played, state }] of pupils.entries()) {
    const stored = await booksOf(server, token)
    const isStored = (end: State) => isDeepStrictEqual(stored, expectedOf(end, now))
    if (!isStored(state) && !explain(newState(timeZone), played, isStored)) {
      throw mismatch(seed, `student ${index}, the end`, [stored, expectedOf(state, now)])
    }
  }
  return requests
}

const expectedOf = (state: State, now: number) => {
  const progress = Object.entries(state.topics).map(([key, topic]) => progressOf(key, topic))
  const won = Object.keys(state.badges).sort()
  const badges = { won, complete: won }
  return { me: meOf(state, now), progress: progress.sort(byTopic), ledger: state.ledger, badges }
}

const mismatch = (seed: number, where: string, seen: readonly unknown[]) =>
  new Error(
    `seed ${seed}, ${where}: not what the model gives\n${seen.map((each) => JSON.stringify(each)).join('\n')}`,
  )

const byTopic = (a: { topic: string }, b: { topic: string }) => (a.topic < b.topic ? -1 : 1)

/** Updates what the student's app knows after the replies, and its history of requests. */
const recordReplies = (pupil: Pupil, exchanges: readonly Exchange[]) => {
  for (const { request, status, body } of exchanges) {
    pupil.past.push(request)
    if (status !== 200) continue
    const reply = body as { id: string; answered: number; run: { id: string; answered: number } }
    if (request.kind === 'open') pupil.runs[request.topic] = { id: reply.id, answered: reply.answered }
    const known = Object.values(pupil.runs).find(({ id }) => request.kind === 'answer' && id === reply.run.id)
    if (known) known.answered = Math.max(known.answered, reply.run.answered)
  }
}

const requestOf = (request: PupilRequest): readonly [path: string, body?: object] => {
  switch (request.kind) {
    case 'open':
      return [openRun.path, { topic: request.topic, ...(request.after && { after: request.after }) }]
    case 'answer': {
      const { runId, questionId, option } = request
      return [submitAnswer.path.replace(':runId', runId), { questionId, option }]
    }
    case 'next':
      return [moveOn.path.replace(':questionId', request.questionId)]
    case 'show':
      return [showAnswer.path.replace(':questionId', request.questionId)]
    case 'mark':
      return [markWork.path.replace(':questionId', request.questionId), { earned: request.earned }]
    case 'tick':
      return [tick.path]
    case 'buy':
      return [buyTime.path.replace(':packId', request.packId), { requestId: request.requestId }]
    case 'unlock':
      return [unlockResource.path, { path: request.path }]
    case 'check-in':
      return [checkIn.path, { timeZone: request.timeZone }]
  }
}

const exchange = async ({ client }: TestServer, token: string, request: PupilRequest): Promise<Exchange> => {
  const [url, payload] = requestOf(request)
  const headers = { authorization: `Bearer ${token}` }
  const reply = await client.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
  return { request, status: reply.statusCode, body: withoutSentences(reply.json()) }
}

const sentences = new Set(['explanation', 'reasons', 'misconception', 'message'])

/** The reply in the form of the model: an error by its code, badges sorted, the user document without what never changes. */
const withoutSentences = (body: {
  error?: { code: string }
  newBadges?: string[]
  me?: Record<string, unknown>
}) => {
  if (body.error) return { code: body.error.code }
  const bare = JSON.parse(JSON.stringify(body, (key, value) => (sentences.has(key) ? undefined : value)))
  bare.newBadges?.sort()
  if (bare.me) bare.me = changingPart(bare.me)
  return bare as unknown
}

const changing = Object.keys(meOf(newState('Asia/Dhaka'), noon))
const changingPart = (me: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(changing.map((field) => [field, me[field]]))

const booksOf = async ({ client }: TestServer, token: string) => {
  const { topics } = await client.call(readProgress, { token })
  const entries: unknown[] = []
  for (let before: number | null = 2_000_000_000; before !== null; ) {
    const page: { entries: unknown[]; next: number | null } = await client.call(readLedger, {
      token,
      query: { before: String(before) },
    })
    entries.push(...page.entries)
    before = page.next
  }
  const { badges } = await client.call(readBadges, { token })
  const idsOf = (shown: typeof badges) => shown.map(({ id }) => id as string).sort()
  return {
    me: changingPart(await client.call(readMe, { token })),
    progress: topics.sort(byTopic),
    ledger: entries.reverse(),
    badges: {
      won: idsOf(badges.filter(({ unlocked }) => unlocked)),
      // What the modal shows as complete.
      complete: idsOf(badges.filter(({ progress, goal }) => progress === goal)),
    },
  }
}
