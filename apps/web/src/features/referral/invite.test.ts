import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inviteLink } from './invite.ts'
import { messages } from './messages.ts'

test('an invitation link passes any code to sign-up unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (code) => {
      const link = new URL(inviteLink('https://toron.example', code))
      expect(link.pathname).toBe('/signup')
      expect([...link.searchParams]).toEqual([['ref', code]])
    }),
  )
})

test.each([
  [0, 'No friend has joined yet'],
  [1, '1 friend joined'],
  [3, '3 friends joined'],
  [1200, '1,200 friends joined'],
])('with %i friends the panel says: %s', (friends, words) => {
  expect(messages.friends(friends)).toBe(words)
})
