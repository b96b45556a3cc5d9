// The words of the administrator's tool.
import { anonymousName } from '@toron/domain/account/anonymous.ts'
import { countOf, formatNumber } from '@toron/domain/format.ts'
import { formatDate } from '@toron/domain/format-dates.ts'

const studentsOf = (count: number) => countOf(count, { one: 'student', other: 'students' })
const boardsOf = (count: number) => countOf(count, { one: 'board', other: 'boards' })

export const messages = {
  title: 'The books',
  about:
    'Every balance must be the sum of its ledger, all progress the sum of its answers, and every board the sum of its minutes. Checking changes nothing.',
  stop: 'Stop',
  check: 'Check the books',
  goOn: 'Go on',
  retry: 'Try again',
  status: {
    none: 'Not checked yet',
    checking: 'Checking...',
    repairing: 'Repairing...',
    stopping: 'Stopping...',
    stopped: 'Stopped',
    failed: 'Interrupted',
  },
  progress: {
    students: (students: number) => `${studentsOf(students)} checked`,
    boards: (students: number, boards: number) => `${studentsOf(students)} and ${boardsOf(boards)} checked`,
  },
  outcome: {
    agrees: 'Everything agrees',
    found: (count: number) => countOf(count, { one: 'difference found', other: 'differences found' }),
    allRepaired: (count: number) =>
      countOf(count, { one: 'difference repaired', other: 'differences repaired' }),
    someRepaired: (repaired: number, found: number) =>
      `${formatNumber(repaired)} of ${countOf(found, { one: 'difference', other: 'differences' })} repaired`,
  },
  repair: {
    ask: 'Repair',
    title: 'Repair the books?',
    text: 'What differs is set to what the ledger, the answers and the minutes sum up to. Those themselves are never changed. This cannot be undone.',
    submit: 'Repair now',
    cancel: 'Cancel',
  },
  findings: {
    title: 'What differs',
    titleRepaired: 'What was repaired',
    columns: {
      kind: 'Kind',
      student: 'Student',
      field: 'Field',
      is: 'Is',
      shouldBe: 'Should be',
      result: 'Result',
    },
    kinds: {
      profile: 'Profile',
      field: 'Field',
      balance: 'Balance',
      progress: 'Progress',
      minutes: 'Minutes',
      board: 'Board',
      memory: 'Memory',
      statistics: 'Statistics',
    },
    allStudents: 'All',
    empty: 'Empty',
    repaired: '✓ Repaired',
    notRepaired: '✗ Not repaired',
    first: (shown: number, all: number) => `The first ${shown} of ${formatNumber(all)} are shown.`,
  },
  rings: {
    title: 'Friends from one place',
    about:
      'Invited in the last thirty days. It may be one person with many accounts, or a class at its school.',
    ring: {
      address: (friends: number) => `<student/>: ${formatNumber(friends)} friends of one address`,
      device: (friends: number) => `<student/>: ${formatNumber(friends)} friends of one device`,
    },
  },
  calibration: {
    title: 'Does memory expect what comes true?',
    about:
      'Before each answer memory expects a probability of a right one. Here it stands beside how many were right, from the answers of all students with a plan.',
    compare: 'Compare with the answers',
    progress: (students: number, answers: number) =>
      `${studentsOf(students)}, ${countOf(answers, { one: 'answer', other: 'answers' })}`,
    none: 'There is no answer to compare with yet.',
    error: (error: number) => `Calibration error: ${error.toFixed(3)}`,
    columns: { bin: 'Expected', answers: 'Answers', expected: 'Mean expected', right: 'Right' },
    /** @param index of ten, from 0 */
    bin: (index: number) => `${index * 10}–${(index + 1) * 10}%`,
    empty: '–',
  },
  names: {
    title: 'Reported names',
    about: `A hidden name becomes “${anonymousName}” for others. The student is told why, and chooses another one.`,
    none: 'No name is waiting.',
    reports: (count: number, student: string) =>
      `${countOf(count, { one: 'report', other: 'reports' })} · ${student}`,
    /** The name and the marked words are for screen readers only. */
    hide: 'Hide <name/>',
    keep: 'Let it stand<unseen>: </unseen><name/>',
    isHidden: '<name/> is hidden.',
    isKept: '<name/> stays as it is.',
    showAgain: 'Show it again',
  },
  codes: {
    title: 'Mark schemes for teachers',
    about:
      'With a code, a teacher reads the mark scheme of one paper without sitting it. Give codes only to people you know to be teachers.',
    paper: 'Paper',
    examplePaper: 'physics-extended-7',
    note: 'For whom',
    exampleNote: 'Ms Rahman, Sunrise School',
    days: 'Days it lasts',
    make: 'Make a code',
    made: (paper: string) => `The code for ${paper} is <code/>. It is shown only now.`,
    none: 'No code is open.',
    row: (paper: string, note: string) => `${paper}, for ${note}`,
    until: (at: number) => `Good until ${formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' })}`,
    /** The marked words are for screen readers only. */
    revoke: 'End it<unseen>: </unseen><code/>',
  },
}
