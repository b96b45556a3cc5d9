// Puts a student's books right: what is kept twice is set to what it sums up, under the student's lock. The ledger, the
// answers and the minutes counted by the ticks are the truth; nothing of them is ever changed.
import { allTime, type Month } from '@toron/domain/calendar.ts'
import { newRun } from '@toron/domain/practice/answer.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { standingColumns } from '../practice/progress-store.ts'
import { isNameHidden, type Sums } from './audit.ts'

/** @param month the current one, which takes a difference of the months @param name the identity's own name */
export const repair = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  sums: Sums,
  { name, month }: { name: string; month: Month },
): Promise<void> => {
  await trx
    .updateTable('student')
    .set({
      displayName: student.displayName || name,
      nameHidden: isNameHidden(student, sums) ? 1 : 0,
      skizies: sums.balance,
      ledgerNumber: sums.ledgerNumber,
      ...sums.paid,
      ...sums.counts,
      // What is right now may be worth a badge.
      isReviewDue: 1,
    })
    .where('id', '=', student.id)
    .execute()
  await repairProgress(trx, student.id, sums)
  await repairMinutes(trx, student, sums, month)
}

const repairProgress = async (
  trx: Transaction<Tables>,
  studentId: string,
  { science, maths, runs }: Sums,
) => {
  for (const [topic, { answered, correct, latest }] of [...science, ...maths]) {
    await trx
      .updateTable('progress')
      .set({ answered, correct, latest, ...standingColumns(runs.get(topic) ?? newRun) })
      .where('studentId', '=', studentId)
      .where('topic', '=', topic)
      .execute()
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
    const isThere = times.some((time) => time.board === board)
    if (!isThere && minutes === 0) continue
    await trx
      .insertInto('boardTime')
      .values({ studentId: id, board, minutes, spent: 0, reachedAt: 0, dueAt: 0 })
      .onConflict((conflict) => conflict.columns(['studentId', 'board']).doUpdateSet({ minutes }))
      .execute()
  }
}
