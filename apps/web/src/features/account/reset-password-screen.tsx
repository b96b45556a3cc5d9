// Choosing a new password by the link of a letter.
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { refusalOf } from '../../platform/api-error.ts'
import { refusalMessages } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { BackToSignIn } from './forgot-password-screen.tsx'
import { Form } from './form.tsx'
import { newPasswordRule } from './form-rules.ts'
import { GateFrame } from './gate-frame.tsx'
import { useMailLink } from './mail-link.ts'
import { newPasswordHint, PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

type State = 'choosing' | 'changed' | 'not-valid'

export function ResetPasswordScreen() {
  const link = useMailLink()
  const [state, setState] = useState<State>(link === '' ? 'not-valid' : 'choosing')
  const form = useForm({
    rules: { password: newPasswordRule },
    send: async ({ password }) => {
      try {
        await call('POST /api/account/password-resets/redeemed', { body: { link, password } })
        setState('changed')
      } catch (error) {
        const refusal = refusalOf('POST /api/account/password-resets/redeemed', error)
        if (refusal !== 'link-not-valid') throw error
        setState('not-valid')
      }
    },
    blame: { 'password-common': 'password' },
  })
  if (state === 'changed') {
    return (
      <GateFrame title="Password changed" subtitle="Every device was signed out. Sign in with the new one.">
        <ButtonLink to="/login" className="min-h-13 w-full">
          Sign In
        </ButtonLink>
      </GateFrame>
    )
  }
  if (state === 'not-valid') {
    return (
      <GateFrame title="This link is over">
        <Alert className="mb-5">{refusalMessages['link-not-valid']}</Alert>
        <ButtonLink to="/forgot-password" className="min-h-13 w-full">
          Ask for a new link
        </ButtonLink>
        <BackToSignIn />
      </GateFrame>
    )
  }
  return (
    <GateFrame
      title="Choose a new password"
      subtitle="Every device that is signed in now will be signed out."
    >
      <Form form={form}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={newPasswordHint}
          {...form.field('password')}
        />
        <Button type="submit" pending={form.pending} className="min-h-13">
          Change password
        </Button>
      </Form>
    </GateFrame>
  )
}
