// Every paper with how much of it this student has met, the one that is open, and the history.

import type { PastSitting } from '@toron/contract/paper-fields.ts'
import * as calls from '@toron/contract/papers.ts'
import { isClosed } from '@toron/domain/papers/clock.ts'
import { metIn } from '@toron/domain/papers/offer.ts'
import { handle } from '../../platform/http/http.ts'
import { answeredQuestions } from '../learning/attempts.ts'
import { paperWithId, shownHead, shownPaper } from './paper-of.ts'
import { scoreOfSitting } from './score.ts'
import { finishOverdue } from './sitting.ts'
import { type SittingRow, sittingsOf } from './store.ts'

export const readPapers = handle(calls.readPapers, async ({ student, ...services }) => {
  const { database, papers, now } = services
  let sittings = await sittingsOf(database.reader, student.id)
  if (sittings.some(({ endedAt, deadline }) => endedAt === 0 && isClosed(deadline, now))) {
    await finishOverdue(services, student.id)
    sittings = await sittingsOf(database.reader, student.id)
  }
  const answered = await answeredQuestions(database.reader, student.id)
  const begun = new Set(sittings.map(({ paper }) => paper))
  const open = sittings.find(({ endedAt }) => endedAt === 0)
  return {
    papers: papers.all.map((paper) => ({ ...shownPaper(paper), met: metIn(paper, answered, begun) })),
    open: open ? { ...shownHead(open, paperWithId(papers, open.paper)), deadline: open.deadline } : null,
    history: sittings.flatMap((row): PastSitting[] =>
      row.endedAt === 0 ? [] : [pastOf(row, shownHead(row, paperWithId(papers, row.paper)))],
    ),
  }
})

const pastOf = (row: SittingRow, head: ReturnType<typeof shownHead>): PastSitting => ({
  ...head,
  endedAt: row.endedAt,
  end: row.end as PastSitting['end'],
  score: scoreOfSitting(row),
})
