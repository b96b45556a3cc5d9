// Changing one's name and mark.
import { editProfile } from '@toron/contract/profile.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'
import { rulingOn } from '../leaderboard/names.ts'
import { loadMe } from './store.ts'

export const editOwnProfile = handle(editProfile, ({ database, student, body, now, boardTimeZone, refuse }) =>
  write(database, student.id, async (trx, row) => {
    const { displayName = row.displayName, avatar } = body
    if (body.displayName !== undefined && (await rulingOn(trx, student.id, displayName)) === 'hidden') {
      return refuse('name-hidden')
    }
    const nameHidden = body.displayName === undefined ? row.nameHidden : 0
    await trx
      .updateTable('student')
      .set({ displayName, nameHidden, avatar: avatar === undefined ? row.avatar : addressOf(avatar) })
      .where('id', '=', student.id)
      .execute()
    return loadMe(trx, student.id, monthIn(now, boardTimeZone))
  }),
)

/** The marks are public pictures. */
const addressOf = (avatar: string): string => (avatar === '' ? defaultAvatar : `/avatars/${avatar}.svg`)
