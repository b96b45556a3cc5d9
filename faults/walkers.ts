// Students who answer one question after the other and note what was acknowledged. What got no answer, or a 503, is sent
// again until it is answered, as the web app does.
import { Agent, request } from 'node:http'
import type { BenchStudent } from '../bench/students.ts'
import { loadBank } from '../content/bank.ts'

export const topic = 'motion'
const questions = loadBank().topic(topic)?.questions ?? []

export interface Walk {
  readonly student: BenchStudent
  /** Questions whose answer was acknowledged. */
  acknowledged: number
}

export interface Walking {
  readonly walks: readonly Walk[]
  /** Answers by status; 0: the connection broke. */
  readonly statuses: Map<number, number>
  /** Milliseconds that each refusal took. */
  readonly refusedAfter: number[]
  readonly missingRetryAfter: () => number
  /** Waits for the next acknowledged answer, at most 20 s; gives the milliseconds it took. */
  readonly untilAnswered: () => Promise<number>
  /** Stops after the requests in hand. */
  readonly stop: () => Promise<void>
}

/** Its connection stays open between two questions. */
interface Connected extends Walk {
  readonly agent: Agent
}

interface WalkOptions {
  /** How many of them ask at the same time, the others wait for their turn; all, if not given. */
  readonly atOnce?: number
  /** Asked before every request; where to send it, or null to wait. */
  readonly url: () => string | null
  /** The share of replies that are thrown away after the server has had the request. */
  readonly dropped?: number
  /** Milliseconds that each walker rests after an answer. */
  readonly pace?: number
  /** Seeded, so that a run can be repeated. */
  readonly random?: () => number
}

interface Reply {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Each student has a connection and goes on until the topic ends or `stop`. */
export const walk = (
  students: readonly BenchStudent[],
  { atOnce = students.length, url, dropped = 0, pace = 0, random }: WalkOptions,
): Walking => {
  const statuses = new Map<number, number>()
  const refusedAfter: number[] = []
  let withoutRetryAfter = 0
  let isStopping = false
  const walks = students.map((student): Connected => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    return { student, agent, acknowledged: 0 }
  })
  const send = (base: string, { student, agent, acknowledged }: Connected): Promise<Reply> =>
    new Promise((resolve) => {
      const question = questions[acknowledged]
      const body = JSON.stringify({ questionId: question?.id, option: question?.correctAnswer })
      const outgoing = request(`${base}/api/practice/runs/${student.runId}/answers`, {
        agent,
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
          'content-length': Buffer.byteLength(body),
        },
      })
      outgoing.on('error', () => resolve({ status: 0, retryAfter: undefined }))
      outgoing.on('response', (incoming) => {
        if (random && random() < dropped) {
          incoming.destroy()
          resolve({ status: 0, retryAfter: undefined })
          return
        }
        incoming.resume()
        incoming.on('error', () => resolve({ status: 0, retryAfter: undefined }))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'] }),
        )
      })
      outgoing.end(body)
    })
  const ask = async (each: Connected) => {
    const base = url()
    if (base === null) return pause(20)
    const began = performance.now()
    const { status, retryAfter } = await send(base, each)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) each.acknowledged += 1
    if (status === 503) {
      refusedAfter.push(performance.now() - began)
      if (!retryAfter) withoutRetryAfter += 1
    }
    if (status !== 200) await pause(status === 503 ? 100 : 20)
    else if (pace > 0) await pause(pace)
  }
  const waiting = [...walks]
  const goOn = async () => {
    for (let each = waiting.shift(); each && !isStopping; each = waiting.shift()) {
      await ask(each)
      if (each.acknowledged < questions.length) waiting.push(each)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, goOn))
  return {
    ...{ walks, statuses, refusedAfter, missingRetryAfter: () => withoutRetryAfter },
    untilAnswered: async () => {
      const before = statuses.get(200) ?? 0
      const began = performance.now()
      while ((statuses.get(200) ?? 0) === before && performance.now() - began < 20_000) await pause(5)
      return performance.now() - began
    },
    stop: async () => {
      isStopping = true
      await all
      for (const { agent } of walks) agent.destroy()
    },
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
