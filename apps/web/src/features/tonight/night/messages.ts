// The words of the night.
import { countOf, formatNumber } from '@toron/domain/format.ts'
import type { Notice } from './night-state.ts'

const notices: Readonly<Record<Notice, string>> = {
  'answered-elsewhere':
    'This question was answered in the meantime, perhaps on another device. Here is the verdict that stands.',
  'moved-on': 'Tonight had moved on, perhaps on another device or past midnight. Here is what comes next.',
  withheld: 'A question of tonight was withdrawn, because something in it is not right. It goes on here.',
}

const answers = { one: 'answer waits', other: 'answers wait' }
const others = { one: 'question', other: 'questions' }

export const messages = {
  notices,
  back: 'Back to Dashboard',
  goOnLater: 'Go on later',
  /** Above the topic's name. */
  subject: (subject: string) => `Tonight · ${subject}`,
  place: (number: number, total: number) => `${formatNumber(number)} of ${formatNumber(total)}`,
  reasons: { 'bring-back': 'To bring back', new: 'New', mend: 'To mend' },
  pageTitle: (number: number, total: number) =>
    `Tonight: question ${formatNumber(number)} of ${formatNumber(total)}`,
  again: {
    /** @param after so many other questions @param day `on Thursday` */
    tonight: (after: number, day: string) =>
      `One like it comes back in <strong>${countOf(after, others)}</strong>, and again <strong>${day}</strong>.`,
    later: (day: string) => `One like it comes back <strong>${day}</strong>.`,
  },
  failedComfort: 'Nothing you have answered is lost.',
  signedOut: [
    'Your session has ended here or in another tab. Every answer you have submitted is kept.',
    'Sign in, and tonight opens where you left it.',
  ],
  gone: {
    title: 'This question is gone',
    text: 'It was taken out of the question bank a moment ago. Load tonight again, and it goes on.',
    reload: 'Go on',
  },
  over: {
    title: 'Your examinations are over',
    text: 'All examinations of your plan are past. Rest, or choose the next series, and Tonight goes on from what you know.',
    next: 'Choose the next series',
    rest: 'Rest',
  },
  allWaiting: {
    title: 'All of tonight is answered',
    text: (count: number) =>
      `${countOf(count, answers)} on this device until there is a connection again. Then the verdicts are here, and what changed.`,
  },
  nothing: {
    title: 'Nothing to ask tonight',
    text: 'Your plan has no question that could be asked. Look at its subjects.',
    change: 'Change the plan',
  },
}
