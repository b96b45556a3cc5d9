// The email form of the sign-in screen. Inputs keep their own text, so that what was typed before the code
// arrived, or before the mode changed, stays.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import {
  checkForm,
  type FieldName,
  type FormProblems,
  type Mode,
  placeError,
  type Values,
} from './form-rules.ts'
import { enter } from './queries.ts'

const none: FormProblems = { fields: {} }
const inOrder: readonly FieldName[] = ['name', 'email', 'password']

export function AccountForm({ mode }: { mode: Mode }) {
  const ready = useIsReady()
  const form = useRef<HTMLFormElement>(null)
  const keptName = useRef('')
  const [problems, setProblems] = useState(none)
  const [shownFor, setShownFor] = useState(mode)
  const [passwordShown, setPasswordShown] = useState(false)
  // Read once: whoever came by a friend's link has that friend, whatever the address says later.
  const [search] = useSearchParams()
  const [ref] = useState(() => search.get('ref'))
  const sending = useMutation({ mutationFn: (values: Values) => enter(mode, values, ref) })

  // What was wrong for signing in says nothing about signing up.
  if (shownFor !== mode) {
    setShownFor(mode)
    setProblems(none)
  }

  function show(found: FormProblems) {
    setProblems(found)
    const first = inOrder.find((name) => found.fields[name])
    const input = first && form.current?.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    const data = new FormData(event.currentTarget)
    const text = (name: FieldName) => String(data.get(name) ?? '')
    const values: Values = {
      name: text('name').trim(),
      email: text('email').trim(),
      password: text('password'),
    }
    const fields = checkForm(mode, values)
    if (Object.keys(fields).length > 0) return show({ fields })
    setProblems(none)
    sending.mutate(values, { onError: (error) => show(placeError(error)) })
  }

  const clear = (name: FieldName) => () =>
    setProblems((now) => (now.fields[name] ? { ...now, fields: { ...now.fields, [name]: undefined } } : now))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problems.form && <Alert>{problems.form}</Alert>}
      {mode === 'sign-up' && (
        <Field
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={keptName.current}
          error={problems.fields.name}
          onInput={(event) => {
            keptName.current = event.currentTarget.value
            clear('name')()
          }}
        />
      )}
      <Field
        label="Email Address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={mode === 'sign-in' ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.fields.email}
        onInput={clear('email')}
      />
      <Field
        label="Password"
        name="password"
        type={passwordShown ? 'text' : 'password'}
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={mode === 'sign-up' ? 'At least 8 characters; 15 or more recommended.' : undefined}
        error={problems.fields.password}
        onInput={clear('password')}
        trailing={
          <button
            type="button"
            aria-label={passwordShown ? 'Hide password' : 'Show password'}
            onClick={() => setPasswordShown(!passwordShown)}
            className="min-h-11 rounded-small px-3 text-[14px] font-bold text-ink-soft hover:text-ink"
          >
            {passwordShown ? 'Hide' : 'Show'}
          </button>
        }
      />
      <Button
        type="submit"
        pending={sending.isPending}
        disabled={!ready}
        className="mt-1 min-h-13 disabled:opacity-80"
      >
        {mode === 'sign-in' ? 'Sign In' : 'Create Account'}
      </Button>
    </form>
  )
}

const never = () => () => undefined

/** False until the code is here: a form sent before that would leave the page with what was typed. */
const useIsReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
