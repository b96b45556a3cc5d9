// Changing one's name, mark and time zone. A zone is taken over with the next day that counts (decision 36).
import { editProfile } from '@toron/contract/profile.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { isTimeZone, monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'
import { rulingOn } from '../leaderboard/names.ts'
import { loadMe } from './store.ts'

export const editOwnProfile = handle(
  editProfile,
  async ({ database, student, body, now, boardTimeZone, refuse }) => {
    if (body.chosenTimeZone && !isTimeZone(body.chosenTimeZone)) return refuse('time-zone-unknown')
    return write(database, student.id, async (trx, row) => {
      const { displayName = row.displayName, avatar, chosenTimeZone = row.chosenTimeZone } = body
      if (body.displayName !== undefined && (await rulingOn(trx, student.id, displayName)) === 'hidden') {
        return refuse('name-hidden')
      }
      const nameHidden = body.displayName === undefined ? row.nameHidden : 0
      await trx
        .updateTable('student')
        .set({
          displayName,
          nameHidden,
          avatar: avatar === undefined ? row.avatar : addressOf(avatar),
          chosenTimeZone,
        })
        .where('id', '=', student.id)
        .execute()
      return loadMe(trx, student.id, monthIn(now, boardTimeZone))
    })
  },
)

/** The marks are public pictures. */
const addressOf = (avatar: string): string => (avatar === '' ? defaultAvatar : `/avatars/${avatar}.svg`)
