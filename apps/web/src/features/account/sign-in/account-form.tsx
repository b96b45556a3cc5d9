// The email form of the sign-in screen. Inputs are uncontrolled, so that text typed before the code has loaded, or
// before the mode changed, stays.
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useIsReady } from '../../../platform/ready.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { EmailField } from '../email-field.tsx'
import { Form } from '../form.tsx'
import { emailRule, nameRule, newPasswordRule, passwordRule } from '../form-rules.ts'
import { messages as account } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { authenticate, type Mode } from '../queries.ts'
import { useForm } from '../use-form.ts'
import { messages } from './messages.ts'

const { fields } = account
const noRule = () => undefined

interface AccountFormProps {
  readonly mode: Mode
  /** The referral code that the visitor came with. */
  readonly referral: string | null
  readonly isAnonymous: boolean
}

export function AccountForm({ mode, referral, isAnonymous }: AccountFormProps) {
  const ready = useIsReady()
  const typedName = useRef('')
  const [shownFor, setShownFor] = useState(mode)
  const isNew = mode === 'sign-up'
  const form = useForm({
    rules: {
      name: isNew ? nameRule : noRule,
      email: emailRule,
      password: isNew ? newPasswordRule : passwordRule,
    },
    send: (values) => authenticate(mode, values, { referral, isAnonymous }),
    blame: { 'password-common': 'password' },
  })

  // Errors of one mode do not apply to the other.
  if (shownFor !== mode) {
    setShownFor(mode)
    form.forget()
  }
  const name = form.field('name')

  return (
    <Form form={form} label={messages.emailForm}>
      {isNew && (
        <Field
          label={fields.name}
          autoComplete="name"
          dir="auto"
          required
          hint={fields.nameHint(isAnonymous)}
          defaultValue={typedName.current}
          {...name}
          onInput={(event) => {
            typedName.current = event.currentTarget.value
            name.onInput()
          }}
        />
      )}
      <EmailField label={fields.email} autoComplete={isNew ? 'email' : 'username'} {...form.field('email')} />
      <div>
        <PasswordField
          label={fields.password}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? fields.newPasswordHint : undefined}
          {...form.field('password')}
        />
        {!isNew && (
          <Link
            to="/forgot-password"
            className="-mb-3 inline-flex min-h-11 items-center text-[15px] font-bold text-brand underline-offset-4 hover:underline"
          >
            {messages.forgotPassword}
          </Link>
        )}
      </div>
      <Button
        type="submit"
        pending={form.pending}
        disabled={!ready}
        className="mt-1 min-h-13 disabled:opacity-80"
      >
        {messages[mode].submit}
      </Button>
    </Form>
  )
}
