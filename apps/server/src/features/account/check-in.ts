// Opening the app on a new day while still signed in counts as a sign-in for the streak.
import * as calls from '@toron/contract/account.ts'
import { isTimeZone, monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { topicsToReview } from '../practice/topic-facts.ts'
import { recordSignIn } from '../rewards/sign-in-day.ts'
import { loadMe } from './store.ts'

export const checkIn = handle(
  calls.checkIn,
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
      const topics = await topicsToReview(trx, bank, account)
      const newBadges = await recordSignIn(trx, account, { mailer, referralMarks, now }, timeZone, topics)
      return { me: await loadMe(trx, account.id, monthIn(now, boardTimeZone)), newBadges }
    })
  },
)
