// Asking for a link to choose a new password. What it says afterwards is the same for every address.
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../platform/api.ts'
import { refusalMessages } from '../../platform/messages.ts'
import { useWays } from '../../platform/ways.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'
import { emailRule } from './form-rules.ts'
import { GateFrame } from './gate-frame.tsx'
import { useForm } from './use-form.ts'

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
    <GateFrame
      title="Forgot your password?"
      subtitle={
        cannotSend
          ? undefined
          : 'Tell us the email address of your account, and we send you a link to choose a new one.'
      }
    >
      {cannotSend ? (
        <Alert tone="note">{refusalMessages['letters-not-sent']}</Alert>
      ) : (
        <Form form={form}>
          <EmailField label="Email Address" autoComplete="username" {...form.field('email')} />
          <Button type="submit" pending={form.pending} className="min-h-13">
            {sentTo === '' ? 'Send the link' : 'Send it again'}
          </Button>
        </Form>
      )}
      {sentTo !== '' && (
        <Alert tone="note" className="mt-5">
          If {sentTo} has an account, a letter is on its way. The link works once and for 30 minutes. Look in
          the spam folder too.
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
        Back to sign in
      </Link>
    </p>
  )
}
