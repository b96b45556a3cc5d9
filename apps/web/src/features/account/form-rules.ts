// What a form checks before it calls the server, and where it shows the server's errors. The sentences are the
// contract's, so that form and server use the same words.

import {
  fieldProblems,
  longestEmail,
  longestPassword,
  shortestPassword,
} from '@toron/contract/field-problems.ts'
import type { RefusalCode } from '@toron/contract/refusals.ts'
import { cleanName, problemOfName } from '@toron/domain/account/name.ts'
import { ApiError } from '../../platform/api-error.ts'
import { explain } from '../../platform/messages.ts'

/** Returns what is wrong with a value, in a sentence; undefined if nothing is. */
export type Rule = (value: string) => string | undefined

export interface FormProblems<Name extends string> {
  readonly fields: Partial<Readonly<Record<Name, string>>>
  /** A problem of the form as a whole. */
  readonly form?: string
}

/** In code points: an emoji is one character of a password. */
const length = (text: string) => [...text].length

const looksLikeEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)

export const nameRule: Rule = (value) => problemOfName(cleanName(value))

export const emailRule: Rule = (value) => {
  if (value.trim().length > longestEmail) return fieldProblems.emailLong
  if (!looksLikeEmail(value.trim())) return fieldProblems.email
  return undefined
}

/** For signing in: an existing password may be older than the rule for new ones. */
export const passwordRule: Rule = (password) => {
  if (password === '') return fieldProblems.passwordEmpty
  if (length(password) > longestPassword) return fieldProblems.passwordLong
  return undefined
}

export const newPasswordRule: Rule = (password) => {
  if (length(password) < shortestPassword) return fieldProblems.passwordShort
  if (length(password) > longestPassword) return fieldProblems.passwordLong
  return undefined
}

/** The fields that must change before the form is sent; empty if none must. */
export const checkFields = <Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  values: Readonly<Record<Name, string>>,
): FormProblems<Name>['fields'] => {
  const problems: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const message = rules[name](values[name])
    if (message !== undefined) problems[name] = message
  }
  return problems
}

/**
 * Where the form shows the error of a call.
 * @param blame the field that a refusal is about; other refusals are shown for the whole form
 */
export const placeError = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  blame: Partial<Readonly<Record<RefusalCode, Name>>> = {},
): FormProblems<Name> => {
  const whole = { fields: {}, form: explain(error) }
  if (!(error instanceof ApiError)) return whole
  const { problem } = error
  if (problem.kind === 'refusal') {
    const name = blame[problem.code]
    return name === undefined ? whole : { fields: only(name, problem.sentence) }
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
