import { buyTime } from '@toron/contract/leaderboard.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newRequestId, uuidOf } from './request-id.ts'

test('any 16 bytes make a request id that the contract accepts', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(buyTime.body.safeParse({ requestId: uuidOf(bytes) }).success).toBe(true)
    }),
  )
})

test('no two request ids are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, newRequestId)).size).toBe(1000)
})
