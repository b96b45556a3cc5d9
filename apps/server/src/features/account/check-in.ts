// A student who is still signed in opens the app on a new day: for the streak that is a sign-in.
import { checkIn } from '@toron/contract/account.ts'
import { isTimeZone, monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'
import { recordSignIn } from '../rewards/sign-in-day.ts'
import { loadMe } from './store.ts'

export const checkInToday = handle(
  checkIn,
  async ({
    body: { timeZone },
    student,
    bank,
    database,
    mailer,
    referralMarks,
    now,
    boardTimeZone,
    refuse,
  }) => {
    if (!isTimeZone(timeZone)) return refuse('time-zone-unknown')
    return write(database, student.id, async (trx, account) => {
      const newBadges = await recordSignIn(trx, account, { bank, mailer, referralMarks, now }, timeZone)
      return { me: await loadMe(trx, account.id, monthIn(now, boardTimeZone)), newBadges }
    })
  },
)
