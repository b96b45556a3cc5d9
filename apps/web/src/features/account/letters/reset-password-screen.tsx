// Choosing a new password with the link of a letter.

import { refusals } from '@toron/contract/refusals.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { refusalOf } from '../../../platform/api-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Form } from '../form.tsx'
import { newPasswordRule } from '../form-rules.ts'
import { GateFrame } from '../gate-frame.tsx'
import { messages as account } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'
import { BackToSignIn } from './forgot-password-screen.tsx'
import { useMailLink } from './mail-link.ts'
import { messages } from './messages.ts'

const words = messages.reset

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
      <GateFrame title={words.done.title} subtitle={words.done.subtitle}>
        <ButtonLink to="/login" className="min-h-13 w-full">
          {words.done.signIn}
        </ButtonLink>
      </GateFrame>
    )
  }
  if (state === 'not-valid') {
    return (
      <GateFrame title={words.linkOver.title}>
        <Alert className="mb-5">{refusals['link-not-valid']}</Alert>
        <ButtonLink to="/forgot-password" className="min-h-13 w-full">
          {words.linkOver.askAgain}
        </ButtonLink>
        <BackToSignIn />
      </GateFrame>
    )
  }
  return (
    <GateFrame title={words.title} subtitle={words.subtitle}>
      <Form form={form}>
        <PasswordField
          label={account.fields.newPassword}
          autoComplete="new-password"
          hint={account.fields.newPasswordHint}
          {...form.field('password')}
        />
        <Button type="submit" pending={form.pending} className="min-h-13">
          {words.submit}
        </Button>
      </Form>
    </GateFrame>
  )
}
