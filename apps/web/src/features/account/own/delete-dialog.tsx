// Deleting the account: what is lost, what others keep, and a form that cannot be submitted by accident.
import type { Me } from '@toron/contract/account.ts'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api.ts'
import { endSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../email-field.tsx'
import { Form } from '../form.tsx'
import { emailRule, passwordRule } from '../form-rules.ts'
import { messages as account } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'
import { messages } from './messages.ts'

const words = messages.deletion

interface DeleteDialogProps {
  readonly me: Me
  readonly open: boolean
  readonly onClose: () => void
}

export function DeleteDialog({ me, open, onClose }: DeleteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <ul className="mb-5 list-disc pl-5 text-ink-soft">
        {words.whatHappens.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {open && <DeleteForm me={me} />}
    </Dialog>
  )
}

function DeleteForm({ me }: { me: Me }) {
  const navigate = useNavigate()
  const form = useForm({
    rules: { email: emailRule, password: me.hasPassword ? passwordRule : () => undefined },
    send: async ({ email, password }) => {
      const body = { email, ...(me.hasPassword && { password }) }
      await call('POST /api/account/deletion', { body })
      endSession()
      void navigate('/')
    },
    blame: { 'email-differs': 'email', 'password-wrong': 'password' },
  })
  return (
    <Form form={form}>
      <EmailField label={words.email} hint={me.email} autoComplete="off" {...form.field('email')} />
      {me.hasPassword && (
        <PasswordField
          label={account.fields.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <Button type="submit" pending={form.pending} className="self-start">
        {words.submit}
      </Button>
    </Form>
  )
}
