// Changing the email address, which takes effect when the letter to the new address is confirmed.

import { refusals } from '@toron/contract/refusals.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useWays } from '../../../platform/ways.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../email-field.tsx'
import { Form } from '../form.tsx'
import { emailRule, passwordRule } from '../form-rules.ts'
import { messages as account } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'
import { messages } from './messages.ts'

const words = messages.email

interface EmailDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function EmailDialog({ open, onClose }: EmailDialogProps) {
  const cannotSend = useWays()?.letters === 'not-sent'
  return (
    <Dialog open={open} onClose={onClose} title={words.change}>
      {cannotSend && <Alert tone="note">{refusals['letters-not-sent']}</Alert>}
      {open && !cannotSend && <EmailForm onDone={onClose} />}
    </Dialog>
  )
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    rules: { email: emailRule, password: passwordRule },
    send: async (body) => {
      await call('POST /api/account/email', { body })
      setSentTo(body.email)
    },
    blame: { 'password-wrong': 'password' },
  })
  if (sentTo !== '') {
    return (
      <>
        <Alert tone="note" className="mb-5">
          {words.sent(sentTo)}
        </Alert>
        <Button onClick={onDone}>{messages.done}</Button>
      </>
    )
  }
  return (
    <Form form={form}>
      <EmailField label={words.new} autoComplete="email" {...form.field('email')} />
      <PasswordField
        label={account.fields.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" pending={form.pending} className="self-start">
        {words.send}
      </Button>
    </Form>
  )
}
