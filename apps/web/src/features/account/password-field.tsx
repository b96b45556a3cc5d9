// A password that can be looked at while it is typed.
import { type ComponentProps, useState } from 'react'
import { Field } from '../../ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="min-h-11 rounded-small px-3 text-[14px] font-bold text-ink-soft hover:text-ink"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}

/** What a new password should be. */
export const newPasswordHint = 'At least 8 characters; 15 or more recommended.'
