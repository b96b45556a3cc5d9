// Finding a sitting, and ending it first where its time is over.
import { isClosed } from '@toron/domain/papers/clock.ts'
import { readOpenPaper } from '@toron/domain/papers/open-paper.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { write } from '../../platform/storage/write.ts'
import { finishPaper } from './finish.ts'
import { messages } from './messages.ts'
import type { Ending } from './settled.ts'
import { findSitting, type SittingRow } from './store.ts'

type Finding = Ending & Pick<Services, 'database'> & { readonly now: number }

/** @throws NotFound where it is not the student's */
export const sittingOf = async (
  { database, now, ...ending }: Finding,
  studentId: string,
  id: string,
): Promise<SittingRow> => {
  const key = { studentId, id }
  const row = await findSitting(database.reader, key)
  if (!row) throw new NotFound(messages.noSitting)
  if (row.endedAt > 0 || !isClosed(row.deadline, now)) return row
  await finishOverdue({ database, now, ...ending }, studentId)
  return (await findSitting(database.reader, key)) ?? row
}

/** Ends the paper that a student has open if its time is over. Does nothing where somebody else just did. */
export const finishOverdue = ({ database, now, ...ending }: Finding, studentId: string): Promise<void> =>
  write(database, studentId, async (trx, account) => {
    const open = readOpenPaper(account.openPaper)
    if (open && isClosed(open.deadline, now)) await finishPaper(trx, account, open, ending, now)
  })
