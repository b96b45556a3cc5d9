// Returns everything that the student has told is wrong, and what became of it.
import * as calls from '@toron/contract/questions.ts'
import { handle } from '../../platform/http/http.ts'
import { flagsOfStudent, shownFlag } from './flags.ts'
import { rulingOn } from './rulings.ts'

export const readFlags = handle(calls.readFlags, async ({ student, database: { reader } }) => {
  const flags = await flagsOfStudent(reader, student.id)
  return {
    flags: await Promise.all(flags.map(async (flag) => shownFlag(flag, await rulingOn(reader, flag)))),
  }
})
