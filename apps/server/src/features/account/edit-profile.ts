// Changes the name, the avatar and the time zone. A new zone applies from the next day that counts (decision 36).
import * as calls from '@toron/contract/profile.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { isTimeZone, monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http/http.ts'
import { changeStudent } from '../../platform/storage/students.ts'
import { write } from '../../platform/storage/write.ts'
import { rulingOn } from '../leaderboard/names.ts'
import { loadMe } from './store.ts'

export const editProfile = handle(
  calls.editProfile,
  async ({ database, student, body, now, boardTimeZone, refuse }) => {
    if (body.chosenTimeZone && !isTimeZone(body.chosenTimeZone)) return refuse('time-zone-unknown')
    return write(database, student.id, async (trx, row) => {
      const { displayName = row.displayName, avatar, chosenTimeZone = row.chosenTimeZone } = body
      if (body.displayName !== undefined && (await rulingOn(trx, student.id, displayName)) === 'hidden') {
        return refuse('name-hidden')
      }
      const nameHidden = body.displayName === undefined ? row.nameHidden : 0
      await changeStudent(trx, student.id, {
        displayName,
        nameHidden,
        avatar: avatar === undefined ? row.avatar : avatarPath(avatar),
        chosenTimeZone,
      })
      return loadMe(trx, student.id, monthIn(now, boardTimeZone))
    })
  },
)

/** Avatars are public pictures. */
const avatarPath = (avatar: string): string => (avatar === '' ? defaultAvatar : `/avatars/${avatar}.svg`)
