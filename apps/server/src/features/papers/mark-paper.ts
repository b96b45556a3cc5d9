// Keeps the marks that students give their own work in a written paper that is over. They pay nothing, so honesty costs nothing.
import * as calls from '@toron/contract/papers.ts'
import { kindOfPaper } from '@toron/domain/papers/kinds.ts'
import { openTicks, partsOf, scoreOfWork } from '@toron/domain/papers/written.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { closedQuestions } from '../learning/closed-questions.ts'
import { messages } from './messages.ts'
import { hasClosed, paperWithId, writtenQuestionsOf } from './paper-of.ts'
import { shownResult } from './shown-result.ts'
import { sittingOf } from './sitting.ts'
import { findSitting, keepTicks, workIn } from './store.ts'
import { workedOf } from './worked.ts'

export const markPaper = handle(calls.markPaper, async ({ params, body, student, refuse, ...services }) => {
  const { database, papers, maths, now } = services
  const { number, ticks } = body
  const row = await sittingOf(services, student.id, params.sittingId)
  if (row.endedAt === 0) return refuse('paper-open')
  if (row.end === 'given-up') return refuse('paper-given-up')
  if (kindOfPaper(row.paper).form !== 'written') throw new NotFound(messages.nothingToMark)
  const question = writtenQuestionsOf(maths, paperWithId(papers, row.paper))[number - 1]?.question
  if (!question) throw new NotFound(messages.noQuestion(number))
  return write(database, student.id, async (trx, account) => {
    if (hasClosed(papers, row.paper, closedQuestions(account, papers, now))) return refuse('in-open-paper')
    const kept = (await workIn(trx, account.id, row.id)).get(number)
    const worked = { ...workedOf(question, kept), ticks }
    const open = new Set(openTicks(partsOf(worked)))
    if (!ticks.every((tick) => open.has(tick))) return refuse('too-many-marks')
    const key = { studentId: account.id, id: row.id }
    await keepTicks(trx, key, number, { ticks, marks: scoreOfWork(worked).earned })
    return { result: await shownResult(trx, services, (await findSitting(trx, key)) ?? row) }
  })
})
