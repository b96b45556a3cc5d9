// Deleting the account: what goes, what stays with others, and a form that is no slip of the finger.
import type { Me } from '@toron/contract/account.ts'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api.ts'
import { endSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../email-field.tsx'
import { Form } from '../form.tsx'
import { emailRule, passwordRule } from '../form-rules.ts'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'

interface DeleteDialogProps {
  readonly me: Me
  readonly open: boolean
  readonly onClose: () => void
}

export function DeleteDialog({ me, open, onClose }: DeleteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete account">
      <ul className="mb-5 list-disc pl-5 text-ink-soft">
        <li>Your progress, answers, Skizies, badges, streak and unlocked files are deleted at once.</li>
        <li>You leave both leaderboards, this month and all time, as if you had never been on them.</li>
        <li>
          Friends you invited keep their accounts and what they earned. Whoever invited you keeps theirs.
        </li>
        <li>
          If your joining or practising brought a friend Skizies, a scrambled mark of your address stays for
          twelve months, so that it is not paid twice. The address cannot be read from it.
        </li>
        <li>Nothing can be brought back. Download your data first if you want to keep it.</li>
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
      <EmailField
        label="Your email address, to be sure"
        hint={me.email}
        autoComplete="off"
        {...form.field('email')}
      />
      {me.hasPassword && (
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      )}
      <Button type="submit" pending={form.pending} className="self-start">
        Delete for good
      </Button>
    </Form>
  )
}
