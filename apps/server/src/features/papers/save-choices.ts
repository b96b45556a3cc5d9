// Keeps what is chosen as it is chosen: one small write, decided by the student's own row.
import * as calls from '@toron/contract/papers.ts'
import { bounded } from '@toron/domain/papers/choices.ts'
import { kindOfPaper } from '@toron/domain/papers/kinds.ts'
import { choiceRefusal, readOpenPaper } from '@toron/domain/papers/open-paper.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { messages } from './messages.ts'
import { keepChoice } from './store.ts'

export const saveChoices = handle(
  calls.saveChoices,
  async ({ params, body, student, database, now, refuse }) =>
    write(database, student.id, async (trx, account) => {
      const open = readOpenPaper(account.openPaper)
      const refusal = choiceRefusal(params.sittingId, open, now)
      if (refusal || !open) return refuse(refusal ?? 'paper-ended')
      if (kindOfPaper(open.paper).form !== 'options') throw new NotFound(messages.nothingToChoose)
      for (const choice of body.choices)
        await keepChoice(trx, account.id, open.sitting, bounded(choice, open.startedAt, now))
      return { saved: true as const, now, deadline: open.deadline }
    }),
)
