// Changing the password.
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../form.tsx'
import { newPasswordRule, passwordRule } from '../form-rules.ts'
import { newPasswordHint, PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'

interface PasswordDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Change password">
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
          Your password is changed, and every other device is signed out.
        </Alert>
        <Button onClick={onDone}>Done</Button>
      </>
    )
  }
  return (
    <Form form={form}>
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('current')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={newPasswordHint}
        {...form.field('password')}
      />
      <Button type="submit" pending={form.pending} className="self-start">
        Change password
      </Button>
    </Form>
  )
}
