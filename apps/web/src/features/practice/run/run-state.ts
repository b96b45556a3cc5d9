// One pass through a topic as the screen sees it: which question is open, what is chosen, which verdicts stand.
// Pure, and nothing it knows is ever forgotten: replies may come late, twice or from another device (fault F10).
import type { Earned, Graded, Letter } from '@toron/contract/practice.ts'

export const letters = ['A', 'B', 'C', 'D'] as const

/** A graded answer; `earned` is null for a visitor, who earns nothing. */
export interface Verdict extends Graded {
  readonly earned: Earned | null
}

/**
 * What another device or tab did meanwhile: answered the open question, went a way that this screen does not
 * know, or began the topic anew; or a question was withdrawn.
 */
export type Notice = 'answered-elsewhere' | 'moved-on' | 'begun-anew' | 'withheld'

export interface RunView {
  /** In the order of the topic. */
  readonly questionIds: readonly string[]
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** 0-based place of the open question. */
  readonly position: number
  /** The option chosen for the open question, not yet graded. */
  readonly chosen: Letter | null
  readonly sending: boolean
  /** What went wrong with the last submission, in words; the choice stays. */
  readonly failure: string | null
  readonly notice: Notice | null
  /** The question whose verdict came in just now, here: it is celebrated once. */
  readonly fresh: string | null
  readonly showing: 'question' | 'end'
}

export type RunEvent =
  | { readonly type: 'choose'; readonly option: Letter }
  | { readonly type: 'submit' }
  | { readonly type: 'verdict'; readonly verdict: Verdict }
  | { readonly type: 'failed'; readonly message: string }
  /** What the server knows of this run. */
  | { readonly type: 'synced'; readonly verdicts: readonly Verdict[] }
  | { readonly type: 'next' }
  | { readonly type: 'goTo'; readonly position: number }
  | { readonly type: 'results' }

/** Opens at the furthest question reached, or at the end screen when nothing is left to answer. */
export const openRunView = (
  questionIds: readonly string[],
  known: readonly Verdict[],
  notice: Notice | null = null,
): RunView => {
  const view: RunView = {
    questionIds,
    verdicts: merged(new Map(), questionIds, known),
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
      const next = learn(view, [event.verdict])
      // Known already, by way of another device: then that is what the notice says.
      if (next === view) return view
      return { ...next, notice: null, fresh: event.verdict.questionId }
    }
    case 'failed':
      return view.sending ? { ...view, sending: false, failure: event.message } : view
    case 'synced':
      return learn(view, event.verdicts)
    case 'next':
      if (!verdictAt(view, view.position)) return view
      if (view.position < lastPosition(view)) return open(view, view.position + 1)
      return runReducer(view, { type: 'results' })
    case 'goTo':
      return canOpen(view, event.position) ? open(view, event.position) : view
    case 'results':
      return isComplete(view) ? { ...view, showing: 'end', fresh: null, notice: null } : view
  }
}

/** A submission in flight keeps its question open, so that its verdict is seen where it was asked. */
export const canOpen = (view: RunView, position: number): boolean =>
  !view.sending && Number.isInteger(position) && position >= 0 && position <= furthestReached(view)

const canChoose = (view: RunView): boolean =>
  view.showing === 'question' && !view.sending && !verdictAt(view, view.position)

export const canSubmit = (view: RunView): boolean => canChoose(view) && view.chosen !== null

const open = (view: RunView, position: number): RunView =>
  view.sending
    ? view
    : { ...view, position, chosen: null, failure: null, notice: null, fresh: null, showing: 'question' }

/** The first verdict on a question stands; the very same map comes back when nothing is new. */
const merged = (
  known: ReadonlyMap<string, Verdict>,
  questionIds: readonly string[],
  verdicts: readonly Verdict[],
): ReadonlyMap<string, Verdict> => {
  const news = verdicts.filter(({ questionId }) => !known.has(questionId) && questionIds.includes(questionId))
  if (news.length === 0) return known
  const all = new Map(known)
  for (const verdict of news) if (!all.has(verdict.questionId)) all.set(verdict.questionId, verdict)
  return all
}

/** A choice has no meaning any more once its question has a verdict. */
const learn = (view: RunView, news: readonly Verdict[]): RunView => {
  const verdicts = merged(view.verdicts, view.questionIds, news)
  if (verdicts === view.verdicts) return view
  const next = { ...view, verdicts }
  if (verdictAt(view, view.position) || !verdictAt(next, view.position)) return next
  return { ...next, chosen: null, sending: false, failure: null, notice: 'answered-elsewhere' }
}

const lastPosition = (view: RunView): number => view.questionIds.length - 1

export const verdictAt = (view: RunView, position: number): Verdict | undefined =>
  view.verdicts.get(view.questionIds[position] ?? '')

/** 0-based: the first question without a verdict, or the last question of all. */
export const furthestReached = (view: RunView): number => {
  const unanswered = view.questionIds.findIndex((id) => !view.verdicts.has(id))
  return unanswered === -1 ? lastPosition(view) : unanswered
}

export const isComplete = (view: RunView): boolean => view.questionIds.every((id) => view.verdicts.has(id))

/** Right answers in a row that end with the question at this position. */
export const inARowAt = (view: RunView, position: number): number => {
  let length = 0
  while (verdictAt(view, position - length)?.correct) length += 1
  return length
}

/** Right answers in a row up to now. */
export const inARow = (view: RunView): number =>
  inARowAt(view, isComplete(view) ? lastPosition(view) : furthestReached(view) - 1)

export interface Totals {
  readonly correct: number
  readonly incorrect: number
  /** Right answers that had been paid on the same day already (decisions 9 and 72). */
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
