import { signInBody, signUpBody } from '@toron/contract/account.ts'
import { refusals } from '@toron/contract/refusals.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../platform/api-error.ts'
import { checkFields, emailRule, nameRule, newPasswordRule, passwordRule, placeError } from './form-rules.ts'

const good = { name: 'Maliha Rahman', email: 'maliha@example.com', password: 'eight or more' }
const signUp = { name: nameRule, email: emailRule, password: newPasswordRule }

describe('the form before it is sent', () => {
  test('a form accepts what the server accepts', () => {
    expect(checkFields(signUp, good)).toEqual({})
  })

  test('a form asks for each empty field', () => {
    const problems = checkFields(signUp, { name: '', email: '', password: '' })
    expect(Object.keys(problems)).toEqual(['name', 'email', 'password'])
  })

  test('an emoji in a password counts as one character', () => {
    expect(newPasswordRule('🙂'.repeat(7))).toBeTruthy()
    expect(newPasswordRule('🙂'.repeat(8))).toBeUndefined()
    expect(newPasswordRule('🙂'.repeat(129))).toBeTruthy()
  })

  test('a short password may sign in, because it may be older than the rule', () => {
    expect(passwordRule('short')).toBeUndefined()
    expect(passwordRule('')).toBeTruthy()
  })

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 140 }),
    fc.constantFrom('', ' ', 'a'.repeat(81), '\u202e', '\u202eعلي', 'Admin', '🚀', '\u3164'),
  )

  test('a form judges names and passwords as the contract does, in the same words', () => {
    fc.assert(
      fc.property(text, text, (name, password) => {
        const parsed = signUpBody.safeParse({ ...good, name, password, timeZone: 'Asia/Dhaka' })
        const expected = new Map(parsed.error?.issues.map(({ path, message }) => [path[0], message]))
        expect(checkFields(signUp, { ...good, name, password })).toEqual(Object.fromEntries(expected))
      }),
    )
  })

  test('a form never rejects an email address that the contract accepts', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const { success } = signInBody.safeParse({ email, password: 'x', timeZone: 'Asia/Dhaka' })
        if (success) expect(emailRule(email)).toBeUndefined()
      }),
    )
  })
})

describe('an answer of the server', () => {
  const place = (error: ApiError) =>
    placeError(error, ['email', 'password'], { 'password-common': 'password' })

  test('an error of the server is shown at the field that it is about', () => {
    const common = new ApiError({
      kind: 'refusal',
      code: 'password-common',
      sentence: refusals['password-common'],
    })
    expect(Object.keys(place(common).fields)).toEqual(['password'])
    const fields = [{ path: 'email', message: 'Enter an email address.' }]
    const invalid = new ApiError({ kind: 'common', code: 'invalid-request', fields })
    expect(place(invalid)).toEqual({ fields: { email: 'Enter an email address.' } })
  })

  test('an error of the server about no single field is shown above the form', () => {
    const problems = place(
      new ApiError({ kind: 'refusal', code: 'wrong-credentials', sentence: refusals['wrong-credentials'] }),
    )
    expect(problems.fields).toEqual({})
    expect(problems.form).toBeTruthy()
    const fields = [{ path: 'timeZone', message: 'Unknown.' }]
    expect(place(new ApiError({ kind: 'common', code: 'invalid-request', fields })).form).toBeTruthy()
  })
})
