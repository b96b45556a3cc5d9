// Signing in by email; also where a student row that a crash left missing is added.
import { signIn } from '@toron/contract/account.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http.ts'
import { transact } from '../../platform/storage/write.ts'
import { addStudent, loadMe, setTimeZone } from './store.ts'

export const signInByEmail = handle(signIn, async ({ body, accounts, database, now, random, refuse }) => {
  const { email, password, timeZone } = body
  if (!isTimeZone(timeZone)) return refuse('time-zone-unknown')
  const signedIn = await accounts.signIn({ email, password })
  if (!signedIn) return refuse('wrong-credentials')
  const { userId: id, name, token } = signedIn
  await transact(database, async (trx) => {
    await addStudent(trx, { id, name, timeZone }, now, random)
    await setTimeZone(trx, id, timeZone)
  })
  return { token, me: await loadMe(database.reader, id) }
})
