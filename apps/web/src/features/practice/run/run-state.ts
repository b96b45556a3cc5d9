// The state of a run on screen: which question is open, what is chosen, which verdicts are known. Pure, and a known
// verdict is never lost: replies may arrive late, twice or from another device (fault F10).
import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { Verdict } from '../question/verdict.ts'

/**
 * What another device or tab did meanwhile: answered the open question, moved on in the run, or started the topic
 * again; or a question was withdrawn.
 */
export type Notice = 'answered-elsewhere' | 'moved-on' | 'begun-anew' | 'withheld'

export interface RunView {
  /** In the order of the topic. */
  readonly questionIds: readonly string[]
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** Answers that wait on this device to be sent. */
  readonly waiting: ReadonlyMap<string, Letter>
  /** What has waited since this was opened: its verdict is no news from elsewhere. */
  readonly own: ReadonlyMap<string, Letter>
  /** 0-based, of the open question. */
  readonly position: number
  /** The option chosen for the open question, not yet graded. */
  readonly chosen: Letter | null
  readonly sending: boolean
  /** Why the last submission failed, in words; the choice stays. */
  readonly failure: string | null
  readonly notice: Notice | null
  /** The question whose verdict has just arrived on this device: it is celebrated once. */
  readonly fresh: string | null
  readonly showing: 'question' | 'end'
}

export type RunEvent =
  | { readonly type: 'choose'; readonly option: Letter }
  | { readonly type: 'submit' }
  | { readonly type: 'verdict'; readonly verdict: Verdict }
  | { readonly type: 'failed'; readonly message: string }
  /** The submission is on this device, and is sent later. */
  | { readonly type: 'waiting' }
  /** What waits on this device. */
  | { readonly type: 'queued'; readonly waiting: ReadonlyMap<string, Letter> }
  /** The verdicts the server has of this run. */
  | { readonly type: 'synced'; readonly verdicts: readonly Verdict[] }
  | { readonly type: 'next' }
  | { readonly type: 'goTo'; readonly position: number }
  | { readonly type: 'results' }

/** Opens at the furthest question reached, or at the end screen if nothing is left to answer. */
export const openRunView = (
  questionIds: readonly string[],
  known: readonly Verdict[],
  notice: Notice | null = null,
  waiting: ReadonlyMap<string, Letter> = new Map(),
): RunView => {
  const view: RunView = {
    questionIds,
    verdicts: mergeVerdicts(new Map(), questionIds, known),
    waiting,
    own: waiting,
    position: 0,
    chosen: null,
    sending: false,
    failure: null,
    notice,
    fresh: null,
    showing: 'question',
  }
  return { ...view, position: furthestReached(view), showing: isComplete(view) ? 'end' : 'question' }
}

export const runReducer = (view: RunView, event: RunEvent): RunView => {
  switch (event.type) {
    case 'choose':
      return canChoose(view) ? { ...view, chosen: event.option, failure: null } : view
    case 'submit':
      return canSubmit(view) ? { ...view, sending: true, failure: null, notice: null } : view
    case 'verdict': {
      const next = addVerdicts(view, [event.verdict])
      // Already known from another device: keep its notice.
      if (next === view) return view
      return { ...next, notice: null, fresh: event.verdict.questionId }
    }
    case 'failed':
      return view.sending ? { ...view, sending: false, failure: event.message } : view
    case 'waiting':
      return { ...view, sending: false }
    case 'queued':
      return { ...view, waiting: event.waiting, own: new Map([...view.own, ...event.waiting]) }
    case 'synced': {
      const next = addVerdicts(view, event.verdicts)
      // The answer that is on its way has arrived.
      const isOwn = view.sending && verdictAt(next, view.position)?.chosen === view.chosen
      return isOwn ? { ...next, notice: null, fresh: view.questionIds[view.position] ?? null } : next
    }
    case 'next':
      if (!verdictAt(view, view.position) && waitingAt(view, view.position) === null) return view
      if (view.position < lastPosition(view)) return open(view, view.position + 1)
      return runReducer(view, { type: 'results' })
    case 'goTo':
      return canOpen(view, event.position) ? open(view, event.position) : view
    case 'results':
      return isComplete(view) ? { ...view, showing: 'end', fresh: null, notice: null } : view
  }
}

/** A submission in flight keeps its question open, so that its verdict is shown there. */
export const canOpen = (view: RunView, position: number): boolean =>
  !view.sending && Number.isInteger(position) && position >= 0 && position <= furthestReached(view)

const canChoose = (view: RunView): boolean =>
  view.showing === 'question' &&
  !view.sending &&
  !verdictAt(view, view.position) &&
  waitingAt(view, view.position) === null

export const canSubmit = (view: RunView): boolean => canChoose(view) && view.chosen !== null

const open = (view: RunView, position: number): RunView =>
  view.sending
    ? view
    : { ...view, position, chosen: null, failure: null, notice: null, fresh: null, showing: 'question' }

/** The first verdict on a question stands; returns the same map if nothing is new. */
const mergeVerdicts = (
  known: ReadonlyMap<string, Verdict>,
  questionIds: readonly string[],
  verdicts: readonly Verdict[],
): ReadonlyMap<string, Verdict> => {
  const added = verdicts.filter(
    ({ questionId }) => !known.has(questionId) && questionIds.includes(questionId),
  )
  if (added.length === 0) return known
  const all = new Map(known)
  for (const verdict of added) if (!all.has(verdict.questionId)) all.set(verdict.questionId, verdict)
  return all
}

/** A verdict on the open question discards its choice. */
const addVerdicts = (view: RunView, added: readonly Verdict[]): RunView => {
  const verdicts = mergeVerdicts(view.verdicts, view.questionIds, added)
  if (verdicts === view.verdicts) return view
  const next = { ...view, verdicts }
  if (verdictAt(view, view.position) || !verdictAt(next, view.position)) return next
  const arrived = verdictAt(next, view.position)
  const wasWaiting = arrived !== undefined && view.own.get(arrived.questionId) === arrived.chosen
  const notice = wasWaiting ? null : 'answered-elsewhere'
  return { ...next, chosen: null, sending: false, failure: null, notice }
}

const lastPosition = (view: RunView): number => view.questionIds.length - 1

export const verdictAt = (view: RunView, position: number): Verdict | undefined =>
  view.verdicts.get(view.questionIds[position] ?? '')

/** The answer to this question that waits to be sent; null if none does. */
export const waitingAt = (view: RunView, position: number): Letter | null => {
  const id = view.questionIds[position] ?? ''
  // One that is on its way has been kept, too.
  return view.sending && position === view.position ? null : (view.waiting.get(id) ?? null)
}

/** The 0-based position of the first question without an answer, else of the last question. */
export const furthestReached = (view: RunView): number => {
  const unanswered = view.questionIds.findIndex((id) => !view.verdicts.has(id) && !view.waiting.has(id))
  return unanswered === -1 ? lastPosition(view) : unanswered
}

export const isComplete = (view: RunView): boolean => view.questionIds.every((id) => view.verdicts.has(id))

/** Right answers in a row up to the question at this position. */
export const inARowAt = (view: RunView, position: number): number => {
  let length = 0
  while (verdictAt(view, position - length)?.correct) length += 1
  return length
}

/** The current number of right answers in a row. */
export const inARow = (view: RunView): number =>
  inARowAt(view, isComplete(view) ? lastPosition(view) : furthestReached(view) - 1)

export interface Totals {
  readonly correct: number
  readonly incorrect: number
  /** Right answers whose questions had already been paid on the same day (decisions 9 and 72). */
  readonly alreadyPaid: number
}

export const totals = (view: RunView): Totals => {
  const all = [...view.verdicts.values()]
  const correct = all.filter((verdict) => verdict.correct).length
  return {
    correct,
    incorrect: all.length - correct,
    alreadyPaid: all.filter(({ earned }) => earned?.alreadyPaidToday).length,
  }
}
