// Abandons a paper: there is no result and nothing is paid. The choices are kept, and its questions can be asked elsewhere again.
import * as calls from '@toron/contract/papers.ts'
import { endOf, isClosed } from '@toron/domain/papers/clock.ts'
import { readOpenPaper } from '@toron/domain/papers/open-paper.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { messages } from './messages.ts'
import { endSitting, findSitting } from './store.ts'

const givenUp = { givenUp: true } as const

export const giveUpPaper = handle(
  calls.giveUpPaper,
  async ({ params: { sittingId: id }, student, database, now, refuse }) =>
    write(database, student.id, async (trx, account) => {
      const key = { studentId: account.id, id }
      const open = readOpenPaper(account.openPaper)
      if (open?.sitting !== id) {
        const row = await findSitting(trx, key)
        if (!row) throw new NotFound(messages.noSitting)
        return row.end === 'given-up' ? givenUp : refuse('paper-ended')
      }
      // Once its time is over it counts: the next call ends it.
      if (isClosed(open.deadline, now)) return refuse('paper-ended')
      const endedAt = endOf(open.deadline, now)
      await endSitting(trx, key, { endedAt, end: 'given-up', correct: 0, withheld: '[]' })
      return givenUp
    }),
)
