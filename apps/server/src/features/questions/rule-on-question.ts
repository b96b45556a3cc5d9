// An administrator decides about a version of a question. A confirmed defect pays whoever told of it first, once for good.
import * as calls from '@toron/contract/desk.ts'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import { bountyPayment, decideRuling } from '@toron/domain/questions/ruling.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import type { Transaction } from 'kysely'
import { handle } from '../../platform/http/http.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { findScience } from './find-question.ts'
import { flagsAbout } from './flags.ts'
import { payWithWord } from './news.ts'
import { lockRuling, type QuestionVersion, type Ruled, saveRuling } from './rulings.ts'

export const ruleOnQuestion = handle(calls.ruleOnQuestion, async (call) => {
  const { body, student, database, rereadBank, now, refuse } = call
  const { question } = findScience(call, call.params.questionId)
  const of = { questionId: question.id, version: versionOf(question) }
  if (body.version !== of.version) return refuse('question-changed')
  const result = await transact(database, async (trx) => {
    const before = await lockRuling(trx, of)
    if (before.number !== body.number && before.action) return refuse(`ruled-${before.action}`)
    const finder = body.action === 'confirm' && !before.isPaid ? await finderOf(trx, of, student.id) : null
    const after = decideRuling(before, body.action, finder !== null)
    // Sent again, or decided so already: it stands as it is.
    if (!after) return { ruling: shownRuling(before), paid: false }
    const decided = { number: before.number + 1, action: body.action, sentence: body.sentence, ruledAt: now }
    const ruling = { ...after, ...decided }
    await saveRuling(trx, of, ruling)
    if (finder) {
      const payment = bountyPayment(of.questionId, of.version, topicOf(of.questionId))
      await payWithWord(trx, finder, 'bounty', of, payment, now)
    }
    return { ruling: shownRuling(ruling), paid: finder !== null }
  })
  // Also after a refusal: what was decided elsewhere is news here, too.
  await rereadBank()
  return result
})

const shownRuling = ({ action: _, ...shown }: Ruled) => shown

/** Whoever told first and is still here, with the lock held; nobody is paid for a ruling of their own. */
const finderOf = async (trx: Transaction<Tables>, of: QuestionVersion, rulerId: string) => {
  for (const { studentId } of await flagsAbout(trx, of)) {
    const student = studentId === rulerId ? undefined : await lockStudent(trx, studentId)
    if (student) return student
  }
  return null
}
