// The words of the list of papers.
import { countOf, formatNumber } from '@toron/domain/format.ts'

const questionForms = { one: 'question', other: 'questions' }

export const messages = {
  intro:
    'Forty questions in forty-five minutes, or a paper of maths in two hours, as in your exam. You see your mark, and why, at the end.',
  begin: {
    title: 'Sit a paper',
    subject: 'Subject',
    component: {
      options: 'Core is Paper 1, Extended is Paper 2',
      'general-math': 'Paper 2 is without a calculator, Paper 4 with one',
      'additional-math': 'Paper 1 is without a calculator, Paper 2 with one',
    },
    number: 'Practice paper',
    /** `Practice paper 7 · 3 questions met` */
    option: (number: number, met: number) =>
      met === 0
        ? `Practice paper ${formatNumber(number)} · all new to you`
        : `Practice paper ${formatNumber(number)} · ${countOf(met, questionForms)} met`,
    numberHint: 'The first one offered is the one you have met least of. A class can sit the same number.',
    time: 'Time',
    times: {
      standard: (minutes: number) => (minutes < 60 ? `${minutes} min` : `${minutes / 60} h`),
      quarter: () => '+25%',
      half: () => '+50%',
      open: () => 'No clock',
    },
    timeHint: {
      standard: 'As in the exam.',
      quarter: 'A quarter more time. It is shown beside your result.',
      half: 'Half as much time again. It is shown beside your result.',
      open: 'Take your time; after seven days the paper ends by itself. It is shown beside your result.',
    },
    rules:
      'The clock starts at once and runs on if you leave. Until the paper ends, its questions are closed everywhere else.',
    begin: 'Begin',
    print: 'Print it instead',
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
    curve: (marks: readonly number[], of: number) =>
      `From the first to the last: ${marks.join(', ')} of ${of}.`,
  },
}
