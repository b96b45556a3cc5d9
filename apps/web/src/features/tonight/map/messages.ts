// The words of the map.
import { countOf, formatNumber } from '@toron/domain/format.ts'

const times = { one: 'time', other: 'times' }
const percent = (recall: number) => `${formatNumber(Math.round(100 * recall))}%`

export const messages = {
  pageTitle: (subject: string) => `Your map: ${subject}`,
  title: 'Your map',
  /** On the phone's bar. */
  titleOf: (subject: string) => `Your map · ${subject}`,
  back: 'Back to Dashboard',
  loading: 'Loading your map...',
  subjects: 'Subjects',
  views: 'Views',
  map: 'Map',
  ideas: (count: number) => `Ideas to mend ${formatNumber(count)}`,
  table: 'Table',
  expected: 'Expected mark',
  secured: (secured: number, all: number) => `${formatNumber(secured)} of ${formatNumber(all)} secured`,
  notMet: 'not met yet',
  key: 'Each arch is something the syllabus asks for. It is fuller the more likely you are to get it right today; press one to see it.',
  /** An arch for screen readers. */
  arch: (title: string, state: string) => `${title}: ${state}`,
  state: {
    notMet: 'not met yet',
    secured: (recall: number) => `secured, ${percent(recall)} likely right today`,
    met: (recall: number) => `${percent(recall)} likely right today`,
  },
  objective: {
    notMet: 'Not met yet. Tonight brings it in good time before the exam.',
    asked: (count: number, lastDay: string) => `Asked ${countOf(count, times)}, last ${lastDay}.`,
    until: (day: string) => `You would most likely get it right until <day>${day}</day>.`,
    fading: 'You might not get it right today: it is about to come back.',
    questions: 'Its questions',
    right: 'right',
    wrong: 'not yet right',
    never: 'not asked yet',
    /** A question's place in the list, and how it was last answered. */
    question: (number: number) => `Question ${formatNumber(number)}`,
    practise: (topic: string) => `Practise ${topic}`,
    notShown: 'The questions did not load. They are under the topic as always.',
  },
  columns: {
    objective: 'Objective',
    level: 'Level',
    recall: 'Likely right today',
    asked: 'Asked',
    last: 'Last asked',
  },
  levels: { core: 'Core', supplement: 'Supplement' },
  none: '–',
  idea: {
    mend: 'What puts it right:',
    next: (day: string) => `Comes again <day>${day}</day>.`,
    due: 'It comes again as soon as there is room.',
    mended: 'Mended',
  },
  noIdeas: {
    title: 'No wrong idea met yet',
    text: 'When a wrong answer shows an idea that many hold, it stands here until it is mended.',
  },
  notInPlan: {
    title: (subject: string) => `${subject} is not in your plan`,
    add: 'Change the plan',
  },
}
