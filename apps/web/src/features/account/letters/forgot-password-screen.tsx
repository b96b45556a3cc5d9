// Asking for a link to choose a new password. The reply is the same for every address.

import { refusals } from '@toron/contract/refusals.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../platform/api.ts'
import { useWays } from '../../../platform/ways.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmailField } from '../email-field.tsx'
import { Form } from '../form.tsx'
import { emailRule } from '../form-rules.ts'
import { GateFrame } from '../gate-frame.tsx'
import { messages as account } from '../messages.ts'
import { useForm } from '../use-form.ts'
import { messages } from './messages.ts'

const words = messages.forgot

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState('')
  const cannotSend = useWays()?.letters === 'not-sent'
  const form = useForm({
    rules: { email: emailRule },
    send: async ({ email }) => {
      await call('POST /api/account/password-resets', { body: { email } })
      setSentTo(email)
    },
  })
  return (
    <GateFrame title={words.title} subtitle={cannotSend ? undefined : words.subtitle}>
      {cannotSend ? (
        <Alert tone="note">{refusals['letters-not-sent']}</Alert>
      ) : (
        <Form form={form}>
          <EmailField label={account.fields.email} autoComplete="username" {...form.field('email')} />
          <Button type="submit" pending={form.pending} className="min-h-13">
            {sentTo === '' ? words.send : words.sendAgain}
          </Button>
        </Form>
      )}
      {sentTo !== '' && (
        <Alert tone="note" className="mt-5">
          {words.sent(sentTo)}
        </Alert>
      )}
      <BackToSignIn />
    </GateFrame>
  )
}

export function BackToSignIn() {
  return (
    <p className="mt-5 text-center">
      <Link
        to="/login"
        className="inline-flex min-h-11 items-center font-bold text-brand underline-offset-4 hover:underline"
      >
        {messages.backToSignIn}
      </Link>
    </p>
  )
}
