// A student tells that something is wrong with a question.
import * as calls from '@toron/contract/questions.ts'
import { mostFlags } from '@toron/domain/questions/flag.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { findScience } from './find-question.ts'
import { addFlag, countFlags, flagOf, shownFlag } from './flags.ts'
import { whyNotToKnow } from './may-know.ts'
import { rulingOn } from './rulings.ts'

const day = 24 * 60 * 60 * 1000

export const tellFlag = handle(calls.tellFlag, async (call) => {
  const { params, body, student, database, limits, address, now, refuse } = call
  const { question } = findScience(call, params.questionId)
  const of = { questionId: question.id, version: versionOf(question) }
  const whyNot = await whyNotToKnow(call, question.id)
  if (whyNot) return refuse(whyNot)
  if (question.withheld) return refuse('withheld')
  if (body.version !== of.version) return refuse('question-changed')
  const caller = `flags from ${address()}`
  // A class may share an address, so it is only very many of them that are refused.
  if ((await limits.count(caller, day)).current > mostFlags.ofAddress) return refuse('enough-flags-here')
  const told = await write(database, student.id, async (trx) => {
    if (await flagOf(trx, student.id, of)) return refuse('already-flagged')
    if ((await countFlags(trx, student.id, now - day)) >= mostFlags.ofStudent) return refuse('enough-flags')
    const { reason, sentence } = body
    const flag = { studentId: student.id, ...of, reason, sentence, at: now }
    await addFlag(trx, flag)
    return shownFlag(flag, await rulingOn(trx, of))
  })
  // What is refused takes nothing away from the others.
  if (!('outcome' in told)) await limits.giveBack(caller, day)
  return told
})
