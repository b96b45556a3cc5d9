import { signInBody, signUpBody } from '@toron/contract/account.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../platform/api-error.ts'
import { checkForm, placeError } from './form-rules.ts'

const good = { name: 'Maliha Rahman', email: 'maliha@example.com', password: 'eight or more' }

describe('the form before it is sent', () => {
  test('passes what the server accepts', () => {
    expect(checkForm('sign-up', good)).toEqual({})
    expect(checkForm('sign-in', good)).toEqual({})
  })

  test('asks for each field that is empty', () => {
    const empty = { name: '', email: '', password: '' }
    expect(Object.keys(checkForm('sign-up', empty))).toEqual(['name', 'email', 'password'])
    expect(Object.keys(checkForm('sign-in', empty))).toEqual(['email', 'password'])
  })

  test('counts an emoji of a password as one character', () => {
    expect(checkForm('sign-up', { ...good, password: '🙂'.repeat(7) })).toHaveProperty('password')
    expect(checkForm('sign-up', { ...good, password: '🙂'.repeat(8) })).toEqual({})
    expect(checkForm('sign-up', { ...good, password: '🙂'.repeat(129) })).toHaveProperty('password')
  })

  test('lets a short password try to sign in: it may be older than the rule', () => {
    expect(checkForm('sign-in', { ...good, password: 'short' })).toEqual({})
  })

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 140 }),
    fc.constantFrom('', ' ', 'a'.repeat(81)),
  )

  test('judges names and passwords as the contract does, in the same words', () => {
    fc.assert(
      fc.property(text, text, (name, password) => {
        const judged = signUpBody.safeParse({ ...good, name, password, timeZone: 'Asia/Dhaka' })
        const said = new Map(judged.error?.issues.map(({ path, message }) => [path[0], message]))
        expect(checkForm('sign-up', { ...good, name, password })).toEqual(Object.fromEntries(said))
      }),
    )
  })

  test('never stops an email address that the contract accepts', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const { success } = signInBody.safeParse({ email, password: 'x', timeZone: 'Asia/Dhaka' })
        if (success) expect(checkForm('sign-in', { ...good, email })).toEqual({})
      }),
    )
  })
})

describe('an answer of the server', () => {
  test('stands at the field that it is about', () => {
    const taken = new ApiError({ kind: 'refusal', code: 'email-taken' })
    expect(Object.keys(placeError(taken).fields)).toEqual(['email'])
    const common = new ApiError({ kind: 'refusal', code: 'password-common' })
    expect(Object.keys(placeError(common).fields)).toEqual(['password'])
    const fields = [{ path: 'email', message: 'Enter an email address.' }]
    const invalid = new ApiError({ kind: 'common', code: 'invalid-request', fields })
    expect(placeError(invalid)).toEqual({ fields: { email: 'Enter an email address.' } })
  })

  test('stands over the form when no field is to blame', () => {
    const wrong = placeError(new ApiError({ kind: 'refusal', code: 'wrong-credentials' }))
    expect(wrong.fields).toEqual({})
    expect(wrong.form).toBeTruthy()
    const fields = [{ path: 'timeZone', message: 'Unknown.' }]
    expect(placeError(new ApiError({ kind: 'common', code: 'invalid-request', fields })).form).toBeTruthy()
  })
})
