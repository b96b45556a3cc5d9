// What a student of the seeded histories sends next: a few requests at once, some twice, some late, some in another order.

import { randomUUID } from 'node:crypto'
import { questionIdAt, topicOf } from '@toron/domain/practice/question-id.ts'
import type { PupilRequest } from './model/order.ts'
import { packs, prices, sizes } from './model/state.ts'

export const zones = ['Asia/Dhaka', 'Asia/Kathmandu', 'Europe/London', 'America/St_Johns', 'Pacific/Auckland']

export interface Pupil {
  readonly timeZone: string
  /** The share of right answers; with 1, more are sent at once. */
  readonly skill: number
  /** Topic → the current run and its progress, as the app knows it. */
  readonly runs: Record<string, { id: string; answered: number }>
  /** Every request so far. */
  readonly past: PupilRequest[]
}

/** Draws from a seeded source of numbers in [0, 1). */
interface Draw {
  readonly random: () => number
  /** A whole number from 0 up to but not including `limit`. */
  readonly below: (limit: number) => number
  readonly pick: <T>(list: readonly T[]) => T
}

const drawFrom = (random: () => number): Draw => {
  const below = (limit: number) => Math.floor(random() * limit)
  return { random, below, pick: <T>(list: readonly T[]) => list[below(list.length)] as T }
}

const science = ({ runs, skill }: Pupil, { random, below, pick }: Draw): PupilRequest[] => {
  const topic = pick(['motion', 'motion', 'motion', 'enzymes'])
  const run = runs[topic]
  if (!run) return [{ kind: 'open', topic, after: null }]
  const left = (sizes[topic] ?? 0) - run.answered
  if (left <= 0 || random() < 0.05) return [{ kind: 'open', topic, after: pick([run.id, run.id, null]) }]
  const length = Math.min(left + 1, 1 + below(9 + 10 * Math.floor(skill)))
  return Array.from({ length }, (_, ahead) => ({
    kind: 'answer',
    runId: run.id,
    questionId: questionIdAt(topic, run.answered + ahead),
    option: random() < skill ? 'A' : pick(['B', 'C', 'D']),
  }))
}

const maths = ({ random, below, pick }: Draw): PupilRequest[] => {
  const topic = pick(['general_math_number', 'additional_math_series'])
  const first = below(sizes[topic] ?? 1)
  const questionId = questionIdAt(topic, first)
  return random() < 0.2
    ? [
        { kind: 'show', questionId },
        { kind: 'mark', questionId, earned: below(6) },
      ]
    : [
        { kind: 'next', questionId },
        { kind: 'next', questionId: questionIdAt(topic, first + 1) },
      ]
}

const newRequests = (pupil: Pupil, draw: Draw): PupilRequest[] => {
  const { random, below, pick } = draw
  const actions: readonly (() => PupilRequest[])[] = [
    () => science(pupil, draw),
    () => science(pupil, draw),
    () => science(pupil, draw),
    () => maths(draw),
    () => [{ kind: 'tick' }],
    () => [{ kind: 'tick' }],
    () => [{ kind: 'buy', packId: pick([...Object.keys(packs), 'no-such-pack']), requestId: randomUUID() }],
    () => [{ kind: 'unlock', path: pick([...Object.keys(prices), 'english/none.pdf']) }],
    () => [{ kind: 'check-in', timeZone: random() < 0.8 ? pupil.timeZone : pick(zones) }],
  ]
  const requests = Array.from({ length: 2 + below(3) }, () => pick(actions)()).flat()
  if (random() < 0.5) requests.unshift({ kind: 'check-in', timeZone: pupil.timeZone })
  return requests
}

/** Sends some again at once, and some old ones again. */
const withRepeats = (
  requests: readonly PupilRequest[],
  past: readonly PupilRequest[],
  draw: Draw,
): PupilRequest[] => {
  const { random, below, pick } = draw
  const sent = requests.flatMap((request) => {
    if (random() >= 0.25) return [request]
    // Sometimes, as a second tab would, with another option.
    const isOtherTab = request.kind === 'answer' && random() < 0.3
    return [request, isOtherTab ? { ...request, option: pick(['A', 'B', 'C', 'D']) } : request]
  })
  if (past.length > 0 && random() < 0.4) {
    for (let late = 1 + below(3); late > 0; late -= 1) sent.push(pick(past))
  }
  return sent
}

/** For answers in two runs of a topic in the same millisecond nothing tells which came later, and the audit relies on that. */
const ofOneRunEach = (sent: readonly PupilRequest[]): PupilRequest[] => {
  const runs = new Map(
    sent.flatMap((request) =>
      request.kind === 'answer' ? [[topicOf(request.questionId), request.runId]] : [],
    ),
  )
  return sent.filter(
    (request) => request.kind !== 'answer' || runs.get(topicOf(request.questionId)) === request.runId,
  )
}

export const nextRequests = (pupil: Pupil, random: () => number): PupilRequest[] => {
  const draw = drawFrom(random)
  const clear = ofOneRunEach(withRepeats(newRequests(pupil, draw), pupil.past, draw))
  // Neighbours overtake each other; sometimes the whole order is random.
  const disorder = random() < 0.3 ? 100 : 2.5
  const ordered = new Map(
    clear.map((request, index) => [index, { request, at: index + random() * disorder }]),
  )
  return [...ordered.values()].toSorted((a, b) => a.at - b.at).map(({ request }) => request)
}
