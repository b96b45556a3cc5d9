// The words of Tonight on the dashboard.
import { countOf, formatNumber } from '@toron/domain/format.ts'

const questions = { one: 'question', other: 'questions' }
const minutes = { one: 'minute', other: 'minutes' }
const days = { one: 'day', other: 'days' }

export const messages = {
  loading: 'Loading tonight...',
  questions: (count: number) => countOf(count, questions),
  questionsLeft: (count: number) => `${countOf(count, questions)} left`,
  about: (count: number) => `about ${countOf(count, minutes)}`,
  doneOf: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} done`,
  reasons: {
    'bring-back': (count: number) => `${formatNumber(count)} to bring back`,
    new: (count: number) => `${formatNumber(count)} new`,
    mend: (count: number) => `${formatNumber(count)} to mend`,
  },
  begin: 'Begin',
  goOn: 'Go on',
  done: {
    title: 'Done for today',
    right: (right: number, total: number) => `${formatNumber(right)} of ${countOf(total, questions)} right`,
    see: 'See what changed',
  },
  exam: (subject: string, count: number) => {
    if (count === 0) return `${subject} is today.`
    return count === 1 ? `${subject} is tomorrow.` : `${subject} is in <days>${countOf(count, days)}</days>.`
  },
  over: {
    title: 'Your examinations are over',
    text: 'Well done for coming this far. Rest, or choose the next series, and Tonight goes on from what you know.',
    next: 'Choose the next series',
  },
  nothing: {
    title: 'Nothing to ask tonight',
    text: 'Your plan has no question that could be asked. Look at its subjects.',
    change: 'Change the plan',
  },
  expected: {
    title: 'Expected mark',
    about: 'Eight times in ten it falls within.',
    map: 'See your map',
  },
  ideas: {
    title: 'Ideas to mend',
    /** @param held not mended yet @param met ever chosen */
    count: (held: number, met: number) =>
      `<held>${formatNumber(held)}</held> <of>of ${formatNumber(met)} met</of>`,
    none: 'No wrong idea met yet.',
    see: 'See them',
  },
}
