// A password field whose text can be shown.
import { type ComponentProps, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { messages } from './messages.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { short, full } = shown ? messages.hidePassword : messages.showPassword
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
          aria-label={full}
          onClick={() => setShown(!shown)}
          className="min-h-11 rounded-small px-3 text-[14px] font-bold text-ink-soft hover:text-ink"
        >
          {short}
        </button>
      }
    />
  )
}
