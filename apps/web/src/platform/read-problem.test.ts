import { refusals } from '@toron/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import { ApiError, isSignedOut, refusalOf } from './api-error.ts'
import { commonMessages, explain } from './messages.ts'
import { offlineMessage } from './offline/messages.ts'
import { readProblem } from './read-problem.ts'

const envelope = (code: string, rest: object = {}) => ({
  error: { code, message: 'From the server.', ...rest },
})

describe('reading an answer that is not a success', () => {
  test('a refusal of the contract is recognized by its code', () => {
    expect(readProblem(409, envelope('link-not-valid'))).toEqual({
      kind: 'refusal',
      code: 'link-not-valid',
      sentence: 'From the server.',
    })
  })

  test('a refusal that only a newer server knows says what the server says', () => {
    const problem = readProblem(409, envelope('invented-tomorrow'))
    expect(explain(new ApiError(problem))).toBe('From the server.')
  })

  test('an invalid request names the fields at fault', () => {
    const fields = [{ path: 'email', message: 'Enter an email address.' }]
    expect(readProblem(400, envelope('invalid-request', { fields }))).toMatchObject({
      code: 'invalid-request',
      fields,
    })
  })

  test('a fault has an id to quote', () => {
    const problem = readProblem(500, envelope('fault', { id: 'abc' }))
    expect(explain(new ApiError(problem))).toContain('abc')
  })

  test.each([
    [409, { error: { code: 'no-sentence' } }, 'fault'],
    [400, envelope('toString'), 'fault'],
    [401, undefined, 'sign-in-required'],
    [404, '<html>', 'not-found'],
    [429, null, 'too-many-requests'],
    [502, '<html>bad gateway</html>', 'busy'],
    [504, { error: 'timeout' }, 'busy'],
    [500, { error: { code: 7 } }, 'fault'],
    [200, undefined, 'fault'],
  ])('a response of %i with %j is read as %s, and never throws', (status, body, code) => {
    expect(readProblem(status, body)).toMatchObject({ kind: 'common', code })
  })
})

describe('the sentences', () => {
  test('every error has a sentence that ends with a full stop', () => {
    for (const sentence of [...Object.values(refusals), ...Object.values(commonMessages), offlineMessage]) {
      expect(sentence).toMatch(/^[A-Z].*[.!]$/)
    }
  })

  test('no connection and unknown errors have a sentence too', () => {
    expect(explain(new ApiError({ kind: 'offline' }))).toBe(offlineMessage)
    expect(explain(new TypeError('x is undefined'))).toBe(commonMessages.fault)
  })

  test('a refusal is distinguished from every other error', () => {
    const refused = new ApiError({
      kind: 'refusal',
      code: 'already-answered',
      sentence: refusals['already-answered'],
    })
    expect(refusalOf('POST /api/practice/runs/:runId/answers', refused)).toBe('already-answered')
    expect(refusalOf('POST /api/practice/runs/:runId/answers', new Error('other'))).toBeNull()
    expect(isSignedOut(new ApiError({ kind: 'common', code: 'sign-in-required' }))).toBe(true)
    expect(isSignedOut(refused)).toBe(false)
  })
})
