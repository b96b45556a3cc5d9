// Public or anonymous: a student decides for themself only, and every board follows at once.
import { setVisibility } from '@toron/contract/leaderboard.ts'
import { handle } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'

export const setOwnVisibility = handle(setVisibility, ({ body: { isAnonymous }, student, database }) =>
  write(database, student.id, async (trx, { id }) => {
    await trx
      .updateTable('student')
      .set({ isAnonymous: isAnonymous ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    return { isAnonymous }
  }),
)
