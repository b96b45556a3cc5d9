// An account form: a problem of the form as a whole is shown above the fields.
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import type { useForm } from './use-form.ts'

interface FormProps {
  readonly form: Pick<ReturnType<typeof useForm>, 'ref' | 'problem' | 'onSubmit'>
  /** For a screen that offers other ways to sign in too. */
  readonly label?: string
  readonly children: ReactNode
}

export function Form({ form, label, children }: FormProps) {
  return (
    <form
      ref={form.ref}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      aria-label={label}
      className="flex flex-col gap-5"
    >
      {form.problem && <Alert>{form.problem}</Alert>}
      {children}
    </form>
  )
}
