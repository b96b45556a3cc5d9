// The email form of the sign-in screen. Inputs keep their own text, so that what was typed before the code
// arrived, or before the mode changed, stays.
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useIsReady } from '../../platform/ready.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'
import { emailRule, nameHint, nameRule, newPasswordRule, passwordRule } from './form-rules.ts'
import { newPasswordHint, PasswordField } from './password-field.tsx'
import { enter, type Mode } from './queries.ts'
import { useForm } from './use-form.ts'

const noRule = () => undefined

interface AccountFormProps {
  readonly mode: Mode
  /** The referral code that the visitor came with. */
  readonly referral: string | null
  readonly isAnonymous: boolean
}

export function AccountForm({ mode, referral, isAnonymous }: AccountFormProps) {
  const ready = useIsReady()
  const keptName = useRef('')
  const [shownFor, setShownFor] = useState(mode)
  const isNew = mode === 'sign-up'
  const form = useForm({
    rules: {
      name: isNew ? nameRule : noRule,
      email: emailRule,
      password: isNew ? newPasswordRule : passwordRule,
    },
    send: (values) => enter(mode, values, { referral, isAnonymous }),
    blame: { 'password-common': 'password' },
  })

  // What was wrong for signing in says nothing about signing up.
  if (shownFor !== mode) {
    setShownFor(mode)
    form.forget()
  }
  const name = form.field('name')

  return (
    <Form form={form} label="Email">
      {isNew && (
        <Field
          label="Full Name"
          autoComplete="name"
          dir="auto"
          required
          hint={nameHint(isAnonymous)}
          defaultValue={keptName.current}
          {...name}
          onInput={(event) => {
            keptName.current = event.currentTarget.value
            name.onInput()
          }}
        />
      )}
      <EmailField
        label="Email Address"
        autoComplete={isNew ? 'email' : 'username'}
        {...form.field('email')}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? newPasswordHint : undefined}
          {...form.field('password')}
        />
        {!isNew && (
          <Link
            to="/forgot-password"
            className="-mb-3 inline-flex min-h-11 items-center text-[15px] font-bold text-brand underline-offset-4 hover:underline"
          >
            Forgot your password?
          </Link>
        )}
      </div>
      <Button
        type="submit"
        pending={form.pending}
        disabled={!ready}
        className="mt-1 min-h-13 disabled:opacity-80"
      >
        {isNew ? 'Create Account' : 'Sign In'}
      </Button>
    </Form>
  )
}
