// Ends a paper: it is graded, stored, counted and paid in the student's transaction, once. Whoever comes first does it: the student
// who submits, a call after the deadline, or the sweep.
import { isOptionsPaper } from '@toron/content/papers.ts'
import { endOf } from '@toron/domain/papers/clock.ts'
import type { OpenPaper } from '@toron/domain/papers/open-paper.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { paperWithId } from './paper-of.ts'
import { settleOptions } from './settle-options.ts'
import { settleWritten } from './settle-written.ts'
import type { Ending, Finished } from './settled.ts'
import { endSitting } from './store.ts'

/**
 * Everything is dated to the end of the paper, at the latest its deadline, so that it is the same whenever somebody comes to end
 * it. @param account the row locked by `write` @param open as that row has it @param now epoch milliseconds
 */
export const finishPaper = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  open: OpenPaper,
  services: Ending,
  now: number,
): Promise<Finished> => {
  const paper = paperWithId(services.papers, open.paper)
  const settle = isOptionsPaper(paper) ? settleOptions : settleWritten
  const endedAt = endOf(open.deadline, now)
  const { marks, withheld, ...outcome } = await settle(trx, account, { open, paper, endedAt }, services)
  await endSitting(
    trx,
    { studentId: account.id, id: open.sitting },
    {
      endedAt,
      end: now < open.deadline ? 'submitted' : 'time-over',
      correct: marks,
      withheld: JSON.stringify(withheld),
    },
  )
  return outcome
}
