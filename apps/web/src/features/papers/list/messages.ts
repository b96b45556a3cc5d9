// The words of the list of papers.
import { formatNumber } from '@toron/domain/format.ts'

export const messages = {
  intro: 'Forty questions in forty-five minutes, as in your exam. You see your mark, and why, at the end.',
  begin: {
    title: 'Sit a paper',
    subject: 'Subject',
    tier: 'Core is Paper 1, Extended is Paper 2',
    number: 'Paper',
    /** `Paper 7 · 3 of 40 questions met` */
    option: (number: number, met: number) =>
      met === 0
        ? `Paper ${formatNumber(number)} · all new to you`
        : `Paper ${formatNumber(number)} · ${formatNumber(met)} of 40 questions met`,
    numberHint: 'The first one offered is the one you have met least of. A class can sit the same number.',
    time: 'Time',
    times: { standard: '45 min', quarter: '+25%', half: '+50%', open: 'No clock' },
    timeHint: {
      standard: 'As in the exam.',
      quarter: '56 minutes and 15 seconds. It is shown beside your result.',
      half: '67 minutes and 30 seconds. It is shown beside your result.',
      open: 'Take your time; after seven days the paper ends by itself. It is shown beside your result.',
    },
    rules:
      'The clock starts at once and runs on if you leave. Until the paper ends, its questions are closed everywhere else.',
    begin: 'Begin',
    print: 'Print it instead',
    printing: 'Typesetting …',
  },
  open: {
    title: 'You have a paper open',
    until: (time: string) => `It ends at ${time}.`,
    untilDay: (day: string, time: string) => `It ends on ${day} at ${time}.`,
    goOn: 'Go on',
    giveUp: 'Give it up',
    dialog: {
      title: 'Give this paper up?',
      text: 'It then has no result and brings no Skizies. What you chose is kept, and you can sit it again another time.',
      keep: 'Keep it',
      giveUp: 'Give it up',
    },
  },
  history: {
    title: 'Papers you have sat',
    none: 'You have not sat a paper yet.',
    givenUp: 'given up',
    timeOver: 'time over',
    marks: (kind: string) => `Your marks in ${kind}`,
    /** The curve in words. */
    curve: (marks: readonly number[]) => `From the first to the last: ${marks.join(', ')} of 40.`,
  },
}
