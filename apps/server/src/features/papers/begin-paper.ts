// Begins a paper. One at a time; begun again while it is open, it goes on as it was.
import * as calls from '@toron/contract/papers.ts'
import { deadlineOf, isClosed } from '@toron/domain/papers/clock.ts'
import { paperKinds } from '@toron/domain/papers/kinds.ts'
import { readOpenPaper } from '@toron/domain/papers/open-paper.ts'
import { handle } from '../../platform/http/http.ts'
import { newId } from '../../platform/storage/new-id.ts'
import { write } from '../../platform/storage/write.ts'
import { finishPaper } from './finish.ts'
import { paperWithId } from './paper-of.ts'
import { shownOpen } from './shown-sitting.ts'
import { beginSitting, choicesIn, findSitting } from './store.ts'

export const beginPaper = handle(calls.beginPaper, async ({ body, student, refuse, ...services }) => {
  const { database, papers, now } = services
  const { id: paper, subject } = paperWithId(papers, body.paperId)
  return write(database, student.id, async (trx, account) => {
    const open = readOpenPaper(account.openPaper)
    if (open && isClosed(open.deadline, now)) await finishPaper(trx, account, open, services, now)
    else if (open) {
      const row = await findSitting(trx, { studentId: account.id, id: open.sitting })
      if (open.paper !== paper || !row) return refuse('paper-open')
      return shownOpen(services, row, await choicesIn(trx, account.id, open.sitting))
    }
    const deadline = deadlineOf(paperKinds[subject], now, body.allowance)
    const begun = { sitting: newId(), paper, startedAt: now, deadline }
    return shownOpen(services, await beginSitting(trx, account.id, begun, body.allowance), [])
  })
})
