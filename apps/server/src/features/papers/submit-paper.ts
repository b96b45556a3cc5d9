// Ends a paper and returns its result. However often and from wherever it is sent, it ends once and pays once.
import * as calls from '@toron/contract/papers.ts'
import { readOpenPaper } from '@toron/domain/papers/open-paper.ts'
import type { Transaction } from 'kysely'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import type { Services } from '../../platform/services.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'
import { closedQuestions } from '../learning/closed-questions.ts'
import { findProgress } from '../practice/progress-store.ts'
import { progressIn } from '../practice/verdict.ts'
import { badgesWonAt } from '../rewards/badges.ts'
import { type Finished, finishPaper } from './finish.ts'
import { messages } from './messages.ts'
import { hasClosed, paperWithId, questionsOf } from './paper-of.ts'
import { shownResult } from './shown-result.ts'
import { findSitting, type SittingRow } from './store.ts'

export const submitPaper = handle(calls.submitPaper, async ({ params, student, refuse, ...services }) => {
  const { database, papers, now } = services
  return write(database, student.id, async (trx, account) => {
    const key = { studentId: account.id, id: params.sittingId }
    const open = readOpenPaper(account.openPaper)
    const isOpen = open?.sitting === params.sittingId
    const finished = isOpen ? await finishPaper(trx, account, open, services, now) : null
    const row = await findSitting(trx, key)
    if (!row) throw new NotFound(messages.noSitting)
    if (row.end === 'given-up') return refuse('paper-given-up')
    if (!finished && hasClosed(papers, row.paper, closedQuestions(account, papers, now)))
      return refuse('in-open-paper')
    const { balance, progress, newBadges } = finished ?? (await finishedBefore(trx, account, services, row))
    const result = await shownResult(trx, services, row)
    return { result, balance, progress: [...progress], newBadges: [...newBadges] }
  })
})

/** What the first submission said, with the balance and the progress of now. */
const finishedBefore = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  { bank, papers }: Pick<Services, 'bank' | 'papers'>,
  { paper, endedAt }: SittingRow,
): Promise<Finished> => {
  const topics = new Set(questionsOf(bank, paperWithId(papers, paper)).map(({ topic }) => topic))
  const rows = await Promise.all(
    [...topics].map(async (topic) => {
      const progress = await findProgress(trx, account.id, topic.progressKey)
      return progress ? [progressIn(topic, progress)] : []
    }),
  )
  return { balance: account.skizies, progress: rows.flat(), newBadges: badgesWonAt(account, endedAt) }
}
