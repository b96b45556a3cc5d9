// Public or anonymous: a student decides for themself only, and every board follows at once.
import * as calls from '@toron/contract/leaderboard.ts'
import { handle } from '../../platform/http/http.ts'
import { changeStudent } from '../../platform/storage/students.ts'
import { write } from '../../platform/storage/write.ts'

export const setVisibility = handle(calls.setVisibility, ({ body: { isAnonymous }, student, database }) =>
  write(database, student.id, async (trx, { id }) => {
    await changeStudent(trx, id, { isAnonymous: isAnonymous ? 1 : 0 })
    return { isAnonymous }
  }),
)
