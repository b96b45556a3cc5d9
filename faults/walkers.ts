// Students who answer one question after the other and record what was acknowledged. A request that got no reply, or a 503,
// is sent again until it succeeds, as in the web app.
import { Agent } from 'node:http'
import type { BenchStudent } from '../bench/students.ts'
import { loadBank } from '../content/bank.ts'
import { loadShelf } from '../content/shelf.ts'
import { post, type Reply } from './requests.ts'

export const topic = 'motion'
const questions = loadBank().topic(topic)?.questions ?? []
const files = loadShelf().groups.flatMap(({ resources }) => resources.map(({ path }) => path))

export interface Walk {
  readonly student: BenchStudent
  /** Questions whose answer was acknowledged. */
  acknowledged: number
  /** Files whose purchase was acknowledged. */
  unlocked: number
}

export interface Walking {
  readonly walks: readonly Walk[]
  /** Replies by status; 0 for a broken connection. */
  readonly statuses: Map<number, number>
  /** Milliseconds that each refusal took. */
  readonly refusedAfter: number[]
  readonly missingRetryAfter: () => number
  /** Waits for the next acknowledged answer, at most 20 s, and returns the milliseconds it took. */
  readonly untilAnswered: () => Promise<number>
  /** The longest that any student waited for an answer to be acknowledged, with all that was sent again, in milliseconds. */
  readonly longestWait: () => number
  /** Whether some student has questions left, so that there was load until now. */
  readonly hasMore: () => boolean
  /** Stops after the current requests. */
  readonly stop: () => Promise<void>
}

/** Its connection stays open between two questions. */
interface Connected extends Walk {
  readonly agent: Agent
  /** When the question in hand was sent first, by `performance.now`; null while none is. */
  sentAt: number | null
}

interface WalkOptions {
  /** How many students send at the same time while the others wait for their turn; all by default. */
  readonly atOnce?: number
  /** Called before every request: where to send it, or null to wait. */
  readonly url: () => string | null
  /** The share of replies that are discarded after the server has handled the request. */
  readonly dropped?: number
  /** Milliseconds that each walker rests after an answer. */
  readonly pace?: number
  /** Whether students also tell minutes and buy files. */
  readonly isMixed?: boolean
  /** Seeded, so that a run can be repeated. */
  readonly random?: () => number
}

/** Answers the student's next question. */
const answerNext = (base: string, each: Connected, isDropped: () => boolean): Promise<Reply> => {
  const question = questions[each.acknowledged]
  const body = { questionId: question?.id, option: question?.correctAnswer }
  return post(base, each, `/api/practice/runs/${each.student.runId}/answers`, { body, isDropped })
}

/** What students also do between two answers: a minute is told, and a file is bought when there are Skizies for it. */
const doElse = async (base: string, each: Connected): Promise<readonly Reply[]> => {
  const replies: Reply[] = []
  if (each.acknowledged % 3 === 0) replies.push(await post(base, each, '/api/leaderboard/tick'))
  if (each.acknowledged % 7 === 0) {
    const body = { path: files[each.unlocked] }
    const bought = await post(base, each, '/api/resources/unlocks', { body })
    if (bought.status === 200) each.unlocked += 1
    replies.push(bought)
  }
  return replies
}

/** Each student answers over a connection of their own, until the topic ends or `stop` is called. */
export const walk = (
  students: readonly BenchStudent[],
  { atOnce = students.length, url, dropped = 0, pace = 0, isMixed = false, random }: WalkOptions,
): Walking => {
  const statuses = new Map<number, number>()
  const refusedAfter: number[] = []
  let withoutRetryAfter = 0
  let isStopping = false
  let longestWait = 0
  const walks = students.map((student): Connected => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    return { student, agent, acknowledged: 0, unlocked: 0, sentAt: null }
  })
  const count = ({ status, retryAfter }: Reply) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 503 && !retryAfter) withoutRetryAfter += 1
  }
  const sendNext = async (each: Connected) => {
    const base = url()
    if (base === null) return pause(20)
    const began = performance.now()
    each.sentAt ??= began
    const reply = await answerNext(base, each, () => random !== undefined && random() < dropped)
    const { status } = reply
    count(reply)
    if (status === 200) {
      each.acknowledged += 1
      longestWait = Math.max(longestWait, performance.now() - each.sentAt)
      each.sentAt = null
      if (isMixed) for (const other of await doElse(base, each)) count(other)
    }
    if (status === 503) refusedAfter.push(performance.now() - began)
    if (status !== 200) await pause(status === 503 ? 100 : 20)
    else if (pace > 0) await pause(pace)
  }
  const waiting = [...walks]
  const work = async () => {
    for (let each = waiting.shift(); each && !isStopping; each = waiting.shift()) {
      await sendNext(each)
      if (each.acknowledged < questions.length) waiting.push(each)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, work))
  return {
    walks,
    statuses,
    refusedAfter,
    missingRetryAfter: () => withoutRetryAfter,
    untilAnswered: async () => {
      const before = statuses.get(200) ?? 0
      const began = performance.now()
      while ((statuses.get(200) ?? 0) === before && performance.now() - began < 20_000) await pause(5)
      return performance.now() - began
    },
    longestWait: () => {
      const now = performance.now()
      return Math.max(longestWait, ...walks.map(({ sentAt }) => (sentAt === null ? 0 : now - sentAt)))
    },
    hasMore: () => walks.some(({ acknowledged }) => acknowledged < questions.length),
    stop: async () => {
      isStopping = true
      await all
      for (const { agent } of walks) agent.destroy()
    },
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
