// Creating an account by email: the identity first, then the student of the same id.
import { signUp } from '@toron/contract/account.ts'
import { isTimeZone } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http.ts'
import { transact } from '../../platform/storage/write.ts'
import { isCommonPassword } from './common-passwords.ts'
import { addStudent, loadMe } from './store.ts'

export const signUpByEmail = handle(signUp, async ({ body, accounts, database, now, random, refuse }) => {
  const { name, email, password, timeZone } = body
  if (!isTimeZone(timeZone)) return refuse('time-zone-unknown')
  if (await isCommonPassword(password)) return refuse('password-common')
  // A reply that got lost makes the browser ask again: whoever knows the password gets the same account.
  const signedIn =
    (await accounts.signUp({ name, email, password })) ?? (await accounts.signIn({ email, password }))
  if (!signedIn) return refuse('email-taken')
  // A crash right here leaves an identity without a student; the next sign-in adds what is missing.
  await transact(database, (trx) =>
    addStudent(trx, { id: signedIn.userId, name: signedIn.name, timeZone }, now, random),
  )
  return { token: signedIn.token, me: await loadMe(database.reader, signedIn.userId) }
})
