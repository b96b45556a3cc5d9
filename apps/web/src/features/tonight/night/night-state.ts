// The state of the night on screen: which question is asked, what is chosen, which verdict stands. Pure; the night itself
// is the server's, and what another device did to it is taken over.
import type { Answer } from '@toron/contract/practice.ts'
import type { Night, NightItem } from '@toron/contract/tonight.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { Again } from './queries.ts'

/** What happened meanwhile: another device or tab answered the question, the night is another one, or it was withdrawn. */
export type Notice = 'answered-elsewhere' | 'moved-on' | 'withheld'

export interface NightView {
  /** The question on screen; null: the night is finished. */
  readonly item: NightItem | null
  /** The option chosen, not yet graded. */
  readonly chosen: Letter | null
  readonly verdict: Answer | null
  /** The answer waits on this device to be sent; the verdict comes with it. */
  readonly isWaiting: boolean
  /** When one like it comes back. */
  readonly again: Again
  /** The verdict has arrived on this device: it is celebrated once. */
  readonly isOwn: boolean
  readonly sending: boolean
  /** Why the last submission failed, in words; the choice stays. */
  readonly failure: string | null
  readonly notice: Notice | null
}

export type NightEvent =
  | { readonly type: 'choose'; readonly option: Letter }
  | { readonly type: 'submit' }
  | { readonly type: 'answered'; readonly answer: Answer; readonly again: Again }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'waiting' }
  /** What the server has. @param because why the question on screen may be gone */
  | { readonly type: 'synced'; readonly night: Night; readonly because?: 'moved-on' | 'withheld' }
  | { readonly type: 'next'; readonly night: Night }

/** Opens at the first question that is left. */
export const openNight = ({ left }: Pick<Night, 'left'>, notice: Notice | null = null): NightView => ({
  item: left[0] ?? null,
  chosen: null,
  verdict: null,
  isWaiting: false,
  again: null,
  isOwn: false,
  sending: false,
  failure: null,
  notice,
})

export const nightReducer = (view: NightView, event: NightEvent): NightView => {
  switch (event.type) {
    case 'choose':
      return canChoose(view) ? { ...view, chosen: event.option, failure: null } : view
    case 'submit':
      return canSubmit(view) ? { ...view, sending: true, failure: null, notice: null } : view
    case 'answered': {
      const { answer, again } = event
      if (view.item?.questionId !== answer.questionId || view.verdict) return view
      return { ...view, verdict: answer, again, isOwn: true, chosen: null, sending: false, failure: null }
    }
    case 'failed':
      return view.sending ? { ...view, sending: false, failure: event.message } : view
    case 'waiting':
      return { ...view, isWaiting: true, sending: false }
    case 'synced':
      return sync(view, event.night, event.because ?? 'moved-on')
    case 'next':
      return view.verdict || view.isWaiting ? openNight(event.night) : view
  }
}

const canChoose = (view: NightView): boolean =>
  view.item !== null && !view.sending && !view.verdict && !view.isWaiting

export const canSubmit = (view: NightView): boolean => canChoose(view) && view.chosen !== null

/** A verdict stays on screen until the student moves on, and a submission in flight until its reply. */
const sync = (view: NightView, night: Night, because: 'moved-on' | 'withheld'): NightView => {
  const { item } = view
  if (view.verdict || view.sending) return view
  if (item === null) return night.left.length > 0 ? openNight(night) : view
  const done = night.done.find(({ questionId }) => questionId === item.questionId)
  if (done) {
    const notice = view.isWaiting ? null : 'answered-elsewhere'
    return { ...view, verdict: done.answer, isWaiting: false, chosen: null, failure: null, notice }
  }
  if (view.isWaiting) return view
  const isLeft = night.left.some(({ questionId }) => questionId === item.questionId)
  return isLeft ? view : openNight(night, because)
}

/** Right answers in a row up to now, within the night. */
export const inARow = ({ done }: Night): number => {
  const wrong = done.findLastIndex(({ answer }) => !answer.correct)
  return done.length - 1 - wrong
}

/** What the night has earned in Skizies, and right answers that had been paid that day already. */
export const earningsOf = ({ done }: Night) => ({
  earned: done.reduce((sum, { answer }) => sum + answer.earned.question + answer.earned.bonus, 0),
  alreadyPaid: done.filter(({ answer }) => answer.earned.alreadyPaidToday).length,
})
