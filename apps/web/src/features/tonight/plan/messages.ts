// The words of the plan: its screen, and its card under Me.
import { refusals } from '@toron/contract/refusals.ts'
import { countOf, formatNumber } from '@toron/domain/format.ts'
import { productName } from '@toron/domain/product.ts'
import type { PlanProblem, Series } from '@toron/domain/tonight/plan.ts'

const days = { one: 'day', other: 'days' }

const series: Readonly<Record<Series['series'], string>> = {
  'may-june': 'May/June',
  'october-november': 'October/November',
}

/** What is wrong with a plan; null for what the form cannot send. */
const problems: Readonly<Record<PlanProblem['reason'], string | null>> = {
  'no-subject': refusals['plan-without-subject'],
  'subject-twice': refusals['plan-subject-twice'],
  'exam-in-the-past': refusals['exam-in-the-past'],
  'exam-too-far-ahead': refusals['exam-too-far-ahead'],
  'not-a-day': 'Choose the day of this examination.',
  'unknown-subject': null,
  'unknown-tier': null,
  'unknown-minutes': null,
}

export const messages = {
  pageTitle: 'Your plan',
  title: 'Your plan',
  about: 'Say what you sit and when. Tonight asks by it, and you can change it at any time.',
  over: 'All examinations of your plan are past. Choose the next series, and Tonight goes on from what you know.',
  subjects: 'Which papers do you sit?',
  tier: (subject: string) => `${subject}: Core or Extended`,
  papers: { core: 'Core', extended: 'Extended' },
  exam: 'Day of the multiple-choice paper',
  examHint: 'A usual day is filled in. Change it when your timetable says another.',
  series: (which: Series['series'], year: number) => `${series[which]} ${year}`,
  seriesOf: (subject: string) => `${subject}: series`,
  minutes: 'Minutes a day',
  minutesHint: (questions: number) =>
    `About ${formatNumber(questions)} questions each evening. Never more: what you miss does not pile up.`,
  maths: 'Maths is not in it yet. Its questions are under Math as always.',
  remembers: `With a plan, ${productName} remembers what you know and works out an expected mark. Only you see it, it earns nothing, and one switch under Me deletes it.`,
  make: 'Make my plan',
  save: 'Save the plan',
  notNow: 'Not now',
  back: 'Back to Me',
  loading: 'Loading your plan...',
  problems,
  card: {
    title: 'Tonight',
    none: 'You have no plan, and nothing is remembered or predicted. That begins when you make one.',
    make: 'Make a plan',
    exam: (day: string, count: number) => {
      if (count < 0) return `${day} (past)`
      return count === 0 ? `${day} (today)` : `${day} (in ${countOf(count, days)})`
    },
    minutes: (count: number) => `${formatNumber(count)} minutes a day`,
    change: 'Change',
    /** A switch. */
    memory: 'Memory and prediction',
    memoryHint: `What ${productName} works out from your answers. Only you see it.`,
  },
  off: {
    title: 'Switch memory and prediction off?',
    gone: [
      'Your plan, your nights and your map are deleted, with your ideas to mend and the expected marks.',
      'There is no Tonight until you make a plan again.',
    ],
    stays: 'Your answers, your progress and your Skizies stay.',
    submit: 'Switch off and delete',
    cancel: 'Keep it on',
  },
}
