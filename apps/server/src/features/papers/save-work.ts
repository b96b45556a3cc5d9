// Keeps what is typed in a written paper as it is typed. It is marked before it is kept, so that ending the paper waits for nothing;
// what the machine found is told when the paper is over.
import * as calls from '@toron/contract/papers.ts'
import { bounded } from '@toron/domain/papers/choices.ts'
import { kindOfPaper } from '@toron/domain/papers/kinds.ts'
import { choiceRefusal, readOpenPaper } from '@toron/domain/papers/open-paper.ts'
import { NotFound } from '../../platform/errors.ts'
import { handleSlow } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { foundInWork } from './found-in-work.ts'
import { messages } from './messages.ts'
import { paperWithId, writtenQuestionsOf } from './paper-of.ts'
import { findSitting, keepChoice } from './store.ts'

export const saveWork = handleSlow(calls.saveWork, async (call) => {
  const { params, body, student, database, papers, maths, marker, now, refuse } = call
  const row = await findSitting(database.reader, { studentId: student.id, id: params.sittingId })
  if (!row) return refuse('paper-ended')
  if (kindOfPaper(row.paper).form !== 'written') throw new NotFound(messages.nothingToType)
  const questions = writtenQuestionsOf(maths, paperWithId(papers, row.paper))
  const found = await foundInWork(marker, questions, body.work)
  return write(database, student.id, async (trx, account) => {
    const open = readOpenPaper(account.openPaper)
    const refusal = choiceRefusal(params.sittingId, open, now)
    if (refusal || !open) return refuse(refusal ?? 'paper-ended')
    for (const work of body.work) {
      const choice = bounded({ ...work, option: null }, open.startedAt, now)
      await keepChoice(trx, account.id, open.sitting, choice, found.get(work.number))
    }
    return { saved: true as const, now, deadline: open.deadline }
  })
})
