// The words of the administrator's tool.
import { anonymousName } from '@toron/domain/account/anonymous.ts'
import { countOf, formatNumber } from '@toron/domain/format.ts'

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
}
