// The words of a finished night.
import { countOf, formatNumber } from '@toron/domain/format.ts'

const objectives = { one: 'objective secured', other: 'objectives secured' }
const ideas = { one: 'idea mended', other: 'ideas mended' }
const answers = { one: 'answer', other: 'answers' }

export const messages = {
  pageTitle: 'Tonight: done',
  title: 'Done for today',
  right: (right: number, total: number) => `${formatNumber(right)} of ${countOf(total, answers)} right`,
  /** What the filled arch says, for screen readers. */
  arch: 'Today’s arch is filled.',
  changed: 'What changed',
  secured: (count: number) => countOf(count, objectives),
  securedText: 'You would most likely get these right now.',
  mended: (count: number) => countOf(count, ideas),
  mendedText: 'Each was put right twice where it tempted.',
  more: (count: number) => `and ${formatNumber(count)} more`,
  expected: 'Expected mark',
  expectedText: 'Of 40 marks; eight times in ten it falls within.',
  before: 'Before',
  after: 'Now',
  subject: 'Subject',
  unchanged: {
    title: 'Nothing to show yet, and that is how it begins',
    text: 'What is secured takes more than one evening. Every answer of tonight is remembered, and the next nights build on it.',
  },
  next: {
    title: 'What now?',
    rest: 'Rest: what was asked tonight settles overnight, and tomorrow’s questions are chosen for you.',
    map: 'See your map',
    topic: 'Practise a topic',
  },
}
