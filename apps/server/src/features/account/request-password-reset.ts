// Forgotten password: a link by mail, if the address has an account; the answer never says whether.
import { requestPasswordReset } from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http.ts'
import { issueLink } from '../../platform/links.ts'
import { afterReply, linkLasts, resetLetter } from './letters.ts'

export const sendPasswordReset = handle(requestPasswordReset, async (call) => {
  const { accounts, database, mailer, publicUrl, now, body } = call
  afterReply(call, async () => {
    const known = await accounts.findByEmail(body.email)
    if (!known) return
    const { userId, email, name } = known
    const link = await issueLink(
      database,
      'reset-password',
      { userId, email },
      now,
      linkLasts['reset-password'],
    )
    await mailer.send(resetLetter(email, name, `${publicUrl}/reset-password#${link}`))
  })
  return { sent: true as const }
})
