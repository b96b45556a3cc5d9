// Returns everything that the student has told is wrong, and what became of it.
import * as calls from '@toron/contract/questions.ts'
import { handle } from '../../platform/http/http.ts'
import { closedTo } from '../learning/closed-questions.ts'
import { flagsOfStudent, shownFlag } from './flags.ts'
import { rulingOn } from './rulings.ts'

export const readFlags = handle(calls.readFlags, async (call) => {
  const { reader } = call.database
  const closed = await closedTo(call.database.reader, call.student.id, call.papers, call.now)
  const flags = (await flagsOfStudent(reader, call.student.id)).filter(
    ({ questionId }) => !closed.has(questionId),
  )
  return {
    flags: await Promise.all(flags.map(async (flag) => shownFlag(flag, await rulingOn(reader, flag)))),
  }
})
