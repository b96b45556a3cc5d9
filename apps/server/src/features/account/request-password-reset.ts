// Forgotten password: a link by mail, if the address has an account; the answer never says whether.
import { requestPasswordReset } from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http.ts'
import { issueLink } from '../../platform/links.ts'
import { afterReply, linkLasts, resetLetter } from './letters.ts'

export const sendPasswordReset = handle(requestPasswordReset, async (call) => {
  const { accounts, database, mailer, publicUrl, now, body, refuse } = call
  if (mailer.delivery === 'not-sent') return refuse('letters-not-sent')
  afterReply(call, async () => {
    const known = await accounts.findByEmail(body.email)
    const { userId, email } = known ?? nobody
    // A link for nobody is written as well: what is asked next must not wait longer after a known address.
    const lasts = linkLasts['reset-password']
    const link = await issueLink(database, 'reset-password', { userId, email }, now, lasts)
    if (known) await mailer.send(resetLetter(email, known.name, `${publicUrl}/reset-password#${link}`))
  })
  return { sent: true as const }
})

const nobody = { userId: '', email: '' }
