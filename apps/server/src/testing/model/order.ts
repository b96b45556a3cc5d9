// Finds an order in which requests that were in flight at the same time explain all replies, one after the other, and the
// state after it: what Herlihy and Wing call linearizable. The server may choose the order; it may not interleave them.
import { isDeepStrictEqual } from 'node:util'
import { checkIn } from './days.ts'
import { mark, next, show } from './maths.ts'
import { buy, tick, unlock } from './minutes.ts'
import { answer, open } from './practice.ts'
import type { State, Step } from './state.ts'

export type PupilRequest =
  | { readonly kind: 'open'; readonly topic: string; readonly after: string | null }
  | { readonly kind: 'answer'; readonly runId: string; readonly questionId: string; readonly option: string }
  | { readonly kind: 'next' | 'show'; readonly questionId: string }
  | { readonly kind: 'mark'; readonly questionId: string; readonly earned: number }
  | { readonly kind: 'tick' }
  | { readonly kind: 'buy'; readonly packId: string; readonly requestId: string }
  | { readonly kind: 'unlock'; readonly path: string }
  | { readonly kind: 'check-in'; readonly timeZone: string }

export interface Exchange {
  readonly request: PupilRequest
  readonly status: number
  /** The reply without its sentences. */
  readonly body: unknown
}

const step = (state: State, { request, body }: Exchange, now: number): Step => {
  switch (request.kind) {
    case 'open':
      return open(state, request.topic, request.after, idOf(body))
    case 'answer':
      return answer(state, request.runId, request.questionId, request.option, now)
    case 'next':
      return next(state, request.questionId, now)
    case 'show':
      return show(state, request.questionId, now)
    case 'mark':
      return mark(state, request.questionId, request.earned)
    case 'tick':
      return tick(state, now)
    case 'buy':
      return buy(state, request.packId, request.requestId, now)
    case 'unlock':
      return unlock(state, request.path, now)
    case 'check-in':
      return checkIn(state, now, request.timeZone)
  }
}

const idOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : ''

/** Requests that were in flight at the same time, at this moment of the server's clock. */
export interface Round {
  readonly exchanges: readonly Exchange[]
  readonly now: number
}

/** Steps tried before giving up: far more than an existing order ever needs. */
const mostSteps = 500_000

/**
 * Returns the state after the rounds, in an order within each that explains every reply, or null if there is none. Replies
 * do not reveal everything, so only a later round may tell which of several orders it was.
 * @param isEnd what is known of the state at the end
 * @throws Error if there are too many orders to try
 */
export const explain = (
  start: State,
  rounds: readonly Round[],
  isEnd: (state: State) => boolean = () => true,
): State | null => {
  let tried = 0
  /** Remaining requests and states without an order: other branches often reach them again. */
  const deadEnds = new Set<string>()

  const begin = (state: State, round: number): State | null => {
    const { exchanges } = rounds[round] ?? {}
    if (!exchanges) return isEnd(state) ? state : null
    // A request beyond the limit has changed nothing.
    const open = exchanges.filter(({ status }) => status !== 429)
    return search(state, round, open)
  }
  const search = (state: State, round: number, open: readonly Exchange[]): State | null => {
    const { exchanges = [], now = 0 } = rounds[round] ?? {}
    const left: Exchange[] = []
    const steps: { readonly exchange: Exchange; readonly after: State }[] = []
    for (const exchange of open) {
      tried += 1
      const { state: after, status, body } = step(state, exchange, now)
      const isExplained = status === exchange.status && isDeepStrictEqual(body, exchange.body)
      // A request that is explained and changes nothing can be taken at once, whatever comes after.
      if (isExplained && after === state) continue
      left.push(exchange)
      if (isExplained) steps.push({ exchange, after })
    }
    const here = JSON.stringify([round, left.map((exchange) => exchanges.indexOf(exchange)), state])
    if (deadEnds.has(here)) return null
    const end = left.length === 0 ? begin(state, round + 1) : onward(round, left, steps)
    if (!end) deadEnds.add(here)
    return end
  }
  const onward = (
    round: number,
    left: readonly Exchange[],
    steps: readonly { readonly exchange: Exchange; readonly after: State }[],
  ): State | null => {
    if (tried > mostSteps) throw new Error('more orders than can be tried')
    for (const [index, { exchange, after }] of steps.entries()) {
      // Of identical requests only the first needs to be tried.
      const isTwin = steps.slice(0, index).some((earlier) => isDeepStrictEqual(earlier.exchange, exchange))
      const others = left.filter((each) => each !== exchange)
      const end = isTwin ? null : search(after, round, others)
      if (end) return end
    }
    return null
  }
  return begin(start, 0)
}
