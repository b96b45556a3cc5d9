// Changing the password.
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../form.tsx'
import { newPasswordRule, passwordRule } from '../form-rules.ts'
import { messages as account } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'
import { messages } from './messages.ts'

const { fields } = account
const words = messages.password

interface PasswordDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.change}>
      {open && <PasswordForm onDone={onClose} />}
    </Dialog>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [changed, setChanged] = useState(false)
  const form = useForm({
    rules: { current: passwordRule, password: newPasswordRule },
    send: async (body) => {
      await call('POST /api/account/password', { body })
      setChanged(true)
    },
    blame: { 'password-wrong': 'current', 'password-common': 'password' },
  })
  if (changed) {
    return (
      <>
        <Alert tone="note" className="mb-5">
          {words.changed}
        </Alert>
        <Button onClick={onDone}>{messages.done}</Button>
      </>
    )
  }
  return (
    <Form form={form}>
      <PasswordField label={words.current} autoComplete="current-password" {...form.field('current')} />
      <PasswordField
        label={fields.newPassword}
        autoComplete="new-password"
        hint={fields.newPasswordHint}
        {...form.field('password')}
      />
      <Button type="submit" pending={form.pending} className="self-start">
        {words.change}
      </Button>
    </Form>
  )
}
