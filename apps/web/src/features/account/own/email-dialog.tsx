// Asking for another email address; it changes when the letter to the new one is opened.
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { refusalMessages } from '../../../platform/messages.ts'
import { useWays } from '../../../platform/ways.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../email-field.tsx'
import { Form } from '../form.tsx'
import { emailRule, passwordRule } from '../form-rules.ts'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'

interface EmailDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function EmailDialog({ open, onClose }: EmailDialogProps) {
  const cannotSend = useWays()?.letters === 'not-sent'
  return (
    <Dialog open={open} onClose={onClose} title="Change email">
      {cannotSend && <Alert tone="note">{refusalMessages['letters-not-sent']}</Alert>}
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
          A letter is on its way to {sentTo}. Your address changes when you open the link in it.
        </Alert>
        <Button onClick={onDone}>Done</Button>
      </>
    )
  }
  return (
    <Form form={form}>
      <EmailField label="New email address" autoComplete="email" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" pending={form.pending} className="self-start">
        Send the letter
      </Button>
    </Form>
  )
}
