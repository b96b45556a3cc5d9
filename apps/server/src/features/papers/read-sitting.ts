// A sitting as it stands: open, or with its result.
import * as calls from '@toron/contract/papers.ts'
import { handle } from '../../platform/http/http.ts'
import { closedTo } from '../learning/closed-questions.ts'
import { hasClosed } from './paper-of.ts'
import { shownResult } from './shown-result.ts'
import { shownOpen } from './shown-sitting.ts'
import { sittingOf } from './sitting.ts'
import { choicesIn } from './store.ts'

export const readSitting = handle(calls.readSitting, async ({ params, student, refuse, ...services }) => {
  const { database, papers, now } = services
  const row = await sittingOf(services, student.id, params.sittingId)
  if (row.endedAt === 0) {
    const choices = await choicesIn(database.reader, student.id, row.id)
    return { open: shownOpen(services, row, choices), result: null }
  }
  // Sat a second time, a paper would be given away by the result of the first.
  const closed = await closedTo(database.reader, student.id, papers, now)
  if (hasClosed(papers, row.paper, closed)) return refuse('in-open-paper')
  return { open: null, result: await shownResult(database.reader, services, row) }
})
