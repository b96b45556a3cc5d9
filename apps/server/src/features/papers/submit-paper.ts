// Ends a paper and returns its result. However often and from wherever it is sent, it ends once and pays once.
import * as calls from '@toron/contract/papers.ts'
import { readOpenPaper } from '@toron/domain/papers/open-paper.ts'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import type { Transaction } from 'kysely'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import type { Services } from '../../platform/services.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'
import { closedQuestions } from '../learning/closed-questions.ts'
import { findProgress } from '../practice/progress-store.ts'
import { progressIn, shownProgress } from '../practice/verdict.ts'
import { badgesWonAt } from '../rewards/badges.ts'
import { finishPaper } from './finish.ts'
import { messages } from './messages.ts'
import { hasClosed, paperWithId } from './paper-of.ts'
import type { Finished } from './settled.ts'
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
  { bank, maths, papers }: Pick<Services, 'bank' | 'maths' | 'papers'>,
  { paper, endedAt }: SittingRow,
): Promise<Finished> => {
  const keys = new Set(paperWithId(papers, paper).questions.map(({ id }) => topicOf(id)))
  const rows = await Promise.all(
    [...keys].map(async (key) => {
      const [science, worked] = [bank.topic(key), maths.topic(key)]
      const progress = await findProgress(trx, account.id, (science ?? worked)?.progressKey ?? '')
      if (!progress) return []
      if (science) return [progressIn(science, progress)]
      return worked ? [shownProgress(key, progress, worked.questions.length)] : []
    }),
  )
  return { balance: account.skizies, progress: rows.flat(), newBadges: badgesWonAt(account, endedAt) }
}
