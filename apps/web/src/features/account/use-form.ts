// The state of a form: uncontrolled fields, errors at their fields, focus on the first error, and one submission at a
// time.
import { useMutation } from '@tanstack/react-query'
import type { RefusalCode } from '@toron/contract/refusals.ts'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { checkFields, type FormProblems, placeError, type Rule } from './form-rules.ts'

interface FormOptions<Name extends string> {
  /** Every field, in the order of the form. */
  readonly rules: Readonly<Record<Name, Rule>>
  /** Makes the call; an error that it throws is shown on the form. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<void>
  /** The field that a refusal is about. */
  readonly blame?: Partial<Readonly<Record<RefusalCode, NoInfer<Name>>>>
}

interface Form<Name extends string> {
  readonly ref: RefObject<HTMLFormElement | null>
  /** A problem of the form as a whole. */
  readonly problem: string | undefined
  readonly pending: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The props of a field of the form. */
  readonly field: (name: Name) => { name: Name; error: string | undefined; onInput: () => void }
  readonly forget: () => void
}

/** Passwords are not trimmed. */
const readValue = (form: FormData, name: string): string => {
  const text = String(form.get(name) ?? '')
  return /password|current/.test(name) ? text : text.trim()
}

export const useForm = <Name extends string>({ rules, send, blame = {} }: FormOptions<Name>): Form<Name> => {
  const ref = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FormProblems<Name>>({ fields: {} })
  const sending = useMutation({ mutationFn: send })
  const names = Object.keys(rules) as Name[]

  const show = (found: FormProblems<Name>) => {
    setProblems(found)
    const first = names.find((name) => found.fields[name])
    const input = first && ref.current?.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
  }

  return {
    ref,
    problem: problems.form,
    pending: sending.isPending,
    onSubmit: (event) => {
      event.preventDefault()
      if (sending.isPending) return
      const data = new FormData(event.currentTarget)
      const values = Object.fromEntries(names.map((name) => [name, readValue(data, name)])) as Record<
        Name,
        string
      >
      const fields = checkFields(rules, values)
      if (Object.keys(fields).length > 0) return show({ fields })
      setProblems({ fields: {} })
      sending.mutate(values, { onError: (error) => show(placeError(error, names, blame)) })
    },
    field: (name) => ({
      name,
      error: problems.fields[name],
      onInput: () =>
        setProblems((now) =>
          now.fields[name] ? { ...now, fields: { ...now.fields, [name]: undefined } } : now,
        ),
    }),
    forget: () => setProblems({ fields: {} }),
  }
}
