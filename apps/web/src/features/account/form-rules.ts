// What a form asks of its fields before it bothers the server, and where an answer of the server belongs on it. The
// sentences are those of the contract, so that both sides speak alike.
import { cleanName, problemOfName } from '@toron/domain/account/name.ts'
import { ApiError, type RefusalCode } from '../../platform/api-error.ts'
import { explain, refusalMessages } from '../../platform/messages.ts'

/** What is wrong with a value, in a sentence; undefined where nothing is. */
export type Rule = (value: string) => string | undefined

export interface FormProblems<Name extends string> {
  readonly fields: Partial<Readonly<Record<Name, string>>>
  /** What no single field is to blame for. */
  readonly form?: string
}

/** Code points: an emoji is one character of a password. */
const length = (text: string) => [...text].length

const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)

/** What to know before choosing a name. */
export const nameHint = (isAnonymous: boolean): string =>
  isAnonymous
    ? 'Only you see it. A nickname is fine.'
    : 'Other students see it on the leaderboard. A nickname is fine.'

export const nameRule: Rule = (value) => problemOfName(cleanName(value))

export const emailRule: Rule = (value) => {
  if (value.trim().length > 254) return 'Enter an email address of at most 254 characters.'
  if (!looksLikeEmail(value.trim())) return 'Enter an email address such as name@example.com.'
  return undefined
}

/** A password that is being tried: it may be older than the rule for new ones. */
export const passwordRule: Rule = (password) => {
  if (password === '') return 'Enter your password.'
  if (length(password) > 128) return 'Use at most 128 characters.'
  return undefined
}

export const newPasswordRule: Rule = (password) => {
  if (length(password) < 8) return 'Use at least 8 characters.'
  if (length(password) > 128) return 'Use at most 128 characters.'
  return undefined
}

/** The fields that have to change before the form may be sent; empty when it may. */
export function checkFields<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  values: Readonly<Record<Name, string>>,
): FormProblems<Name>['fields'] {
  const wrong: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const message = rules[name](values[name])
    if (message !== undefined) wrong[name] = message
  }
  return wrong
}

/**
 * Where the form says what a failed call answered.
 * @param blame the field that a refusal is about; for others the form as a whole says it
 */
export function placeError<Name extends string>(
  error: unknown,
  names: readonly Name[],
  blame: Partial<Readonly<Record<RefusalCode, Name>>> = {},
): FormProblems<Name> {
  const whole = { fields: {}, form: explain(error) }
  if (!(error instanceof ApiError)) return whole
  const { problem } = error
  if (problem.kind === 'refusal') {
    const name = blame[problem.code]
    return name === undefined ? whole : { fields: only(name, refusalMessages[problem.code]) }
  }
  if (problem.kind === 'common' && problem.fields) {
    for (const { path, message } of problem.fields) {
      const name = names.find((known) => known === path)
      if (name !== undefined) return { fields: only(name, message) }
    }
  }
  return whole
}

const only = <Name extends string>(name: Name, message: string) =>
  ({ [name]: message }) as FormProblems<Name>['fields']
