// Forgotten password: a link by mail, if the address has an account; the answer never says whether.
import { requestPasswordReset } from '@toron/contract/credentials.ts'
import { handle } from '../../platform/http.ts'
import { resetLetter } from './letters.ts'
import { post } from './post.ts'

export const sendPasswordReset = handle(requestPasswordReset, async (call) => {
  const { accounts, mailer, publicUrl, body, refuse } = call
  if (mailer.delivery === 'not-sent') return refuse('letters-not-sent')
  call.later(async () => {
    const known = await accounts.findByEmail(body.email)
    // A link for nobody is written as well: what is asked next must not wait longer after a known address.
    const userId = known?.userId ?? null
    const isWritten = await post(call, 'reset', body.email, async () => {
      const link = await accounts.issueReset(userId)
      return known && resetLetter(known, `${publicUrl}/reset-password#${link}`)
    })
    // However many letters a stranger asked for: the newest one in the mailbox lets its owner in.
    if (!isWritten) await accounts.renewNewestReset(userId)
  })
  return { sent: true as const }
})
