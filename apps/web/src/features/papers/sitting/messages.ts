// The words of a paper that is being sat.
import { countOf } from '@toron/domain/format.ts'
import { formatList } from '@toron/domain/format-names.ts'

const markForms = { one: 'mark', other: 'marks' }
const questionForms = { one: 'question', other: 'questions' }

export const messages = {
  pageTitle: (name: string, number: number) => `${name}: question ${number}`,
  timeLeft: 'Time left',
  told: {
    10: 'Ten minutes left.',
    5: 'Five minutes left.',
    1: 'One minute left.',
  },
  leave: 'Leave for now. The clock runs on.',
  flag: 'Flag',
  previous: 'Previous',
  next: 'Next',
  handIn: 'Hand in',
  clear: 'Take my answer back',
  saving: {
    saved: 'Saved',
    saving: 'Saving …',
    waiting: {
      options: 'No connection: your choices are kept on this device and sent when it is back.',
      written: 'No connection: what you typed is kept on this device and sent when it is back.',
    },
  },
  withheld:
    'This question has been withdrawn, because something in it is not right. It counts for nobody, and your mark is scaled to 40.',
  written: {
    marks: (count: number) => countOf(count, markForms),
    nothingToType: 'There is nothing to type here. Work on paper, and mark it yourself when the paper ends.',
  },
  grid: {
    name: 'All questions',
    /** For screen readers. */
    one: (number: number, states: readonly string[]) => `Question ${number}: ${states.join(', ')}`,
    answered: 'answered',
    open: 'no answer',
    unfinished: 'not finished',
    'on-paper': 'on paper only',
    /** On the question’s arch. */
    signs: { unfinished: '…', 'on-paper': '–' },
    flagged: 'flagged',
    withheld: 'withdrawn',
  },
  dialog: {
    title: 'Hand in this paper?',
    allAnswered: {
      options: 'All questions have an answer.',
      written: 'All questions that have a field have an answer.',
    },
    /** Something is missing in an answer, whatever it is worth. */
    unfinished: (numbers: readonly number[]) =>
      `Not finished: ${numbers.length === 1 ? 'an answer' : 'answers'} to ${numbers.length === 1 ? 'question' : 'questions'} ${formatList(numbers)}. Something is missing there.`,
    onPaper: (numbers: readonly number[]) => `On paper only: ${formatList(numbers)}.`,
    unanswered: (numbers: readonly number[]) =>
      `${countOf(numbers.length, questionForms)} without an answer: ${formatList(numbers)}.`,
    flagged: (numbers: readonly number[]) => `Flagged for later: ${formatList(numbers)}.`,
    noPenalty: {
      options: 'A wrong answer costs nothing, so a guess is better than none.',
      written: 'What you worked on paper alone is marked by you, after the paper.',
    },
    goOn: 'Go on',
    handIn: 'Hand in',
  },
  over: {
    title: 'The time is over',
    text: 'Your paper ends with what was saved. Your result is on its way.',
    offline:
      'There is no connection. Your paper has ended on the server with what was saved in time; the result is here when the connection is back.',
    retry: 'Show my result',
  },
}
