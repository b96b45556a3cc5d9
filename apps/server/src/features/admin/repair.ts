// Repairs a student's books under the student's lock: every stored sum is set to what it sums up. The ledger, the answers
// and the minutes counted by ticks are the truth and never change.
import { allTime, type Month } from '@toron/domain/calendar.ts'
import { newProgress, newRun } from '@toron/domain/practice/answer.ts'
import { nothingTyped } from '@toron/domain/practice/typed.ts'
import type { Transaction } from 'kysely'
import { changeStudent } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { restoreMinutes } from '../leaderboard/boards.ts'
import { restoreProgress } from '../practice/progress-store.ts'
import { restoreBalance } from '../rewards/store.ts'
import { isNameHidden, type Sums } from './audit.ts'

/** @param month the current one, which absorbs any difference between the months @param name of the identity */
export const repairBooks = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  sums: Sums,
  { name, month }: { name: string; month: Month },
): Promise<void> => {
  await changeStudent(trx, student.id, {
    displayName: student.displayName || name,
    nameHidden: isNameHidden(student, sums) ? 1 : 0,
    ...sums.counts,
    // The corrected counts may be worth a badge.
    isReviewDue: 1,
  })
  const { balance, ledgerNumber: number, paid } = sums
  await restoreBalance(trx, student.id, { balance, number }, paid)
  await repairProgress(trx, student.id, sums)
  await repairMinutes(trx, student, sums, month)
}

const repairProgress = async (
  trx: Transaction<Tables>,
  studentId: string,
  { science, maths, typed, firstRight, runs }: Sums,
) => {
  // A topic of maths may have wrong answers only.
  const begun = new Map([...typed.keys()].map((topic) => [topic, newProgress]))
  for (const [topic, progress] of new Map([...begun, ...science, ...maths])) {
    const counted = { ...progress, firstRight: firstRight.get(topic) ?? 0 }
    const standing = typed.get(topic) ?? nothingTyped
    await restoreProgress(trx, studentId, topic, counted, standing, runs.get(topic) ?? newRun)
  }
}

const repairMinutes = async (
  trx: Transaction<Tables>,
  { id }: StudentRow,
  { times, boughtMinutes }: Sums,
  month: Month,
) => {
  const spent = times.find(({ board }) => board === allTime)?.spent ?? 0
  const earned = spent + boughtMinutes
  const others = times
    .filter(({ board }) => board !== allTime && board !== month)
    .reduce((sum, { minutes }) => sum + minutes, 0)
  for (const [board, minutes] of [
    [allTime, earned],
    [month, Math.max(0, earned - others)],
  ] as const) {
    const exists = times.some((time) => time.board === board)
    if (!exists && minutes === 0) continue
    await restoreMinutes(trx, id, board, minutes)
  }
}
