// What the sign-in screen asks of its fields before it bothers the server, and where an answer of the server
// belongs on the form. The sentences are those of the contract, so that both sides speak alike.
import { ApiError } from '../../platform/api-error.ts'
import { explain, refusalMessages } from '../../platform/messages.ts'

export type Mode = 'sign-in' | 'sign-up'

export interface Values {
  readonly name: string
  readonly email: string
  readonly password: string
}

export type FieldName = keyof Values

export interface FormProblems {
  readonly fields: Partial<Readonly<Record<FieldName, string>>>
  /** What no single field is to blame for. */
  readonly form?: string
}

/** Code points: an emoji is one character of a password. */
const length = (text: string) => [...text].length

const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)

function checkEmail(email: string): string | undefined {
  if (email.trim().length > 254) return 'Enter an email address of at most 254 characters.'
  if (!looksLikeEmail(email.trim())) return 'Enter an email address such as name@example.com.'
  return undefined
}

function checkPassword(mode: Mode, password: string): string | undefined {
  if (mode === 'sign-in' && password === '') return 'Enter your password.'
  if (mode === 'sign-up' && length(password) < 8) return 'Use at least 8 characters.'
  if (length(password) > 128) return 'Use at most 128 characters.'
  return undefined
}

function checkName(name: string): string | undefined {
  if (name.trim() === '') return 'Enter your full name.'
  if (length(name.trim()) > 80) return 'Enter a name of at most 80 characters.'
  return undefined
}

/** The fields that have to change before the form may be sent; empty when it may. */
export function checkForm(mode: Mode, { name, email, password }: Values): FormProblems['fields'] {
  const wrong = {
    name: mode === 'sign-up' ? checkName(name) : undefined,
    email: checkEmail(email),
    password: checkPassword(mode, password),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, message]) => message !== undefined))
}

const isField = (path: string): path is FieldName => ['name', 'email', 'password'].includes(path)

/** Where the form says what a failed call answered. */
export function placeError(error: unknown): FormProblems {
  if (error instanceof ApiError && error.problem.kind === 'refusal') {
    const { code } = error.problem
    if (code === 'email-taken') return { fields: { email: refusalMessages[code] } }
    if (code === 'password-common') return { fields: { password: refusalMessages[code] } }
  }
  if (error instanceof ApiError && error.problem.kind === 'common' && error.problem.fields) {
    const known = error.problem.fields.filter(({ path }) => isField(path))
    if (known.length > 0) {
      return { fields: Object.fromEntries(known.map(({ path, message }) => [path, message])) }
    }
  }
  return { fields: {}, form: explain(error) }
}
