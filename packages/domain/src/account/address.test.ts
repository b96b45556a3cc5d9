import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailboxOf, maskedAddress } from './address.ts'

describe('a mailbox', () => {
  test.each([
    ['maliha@example.com', 'maliha@example.com'],
    ['Maliha+toron@Example.com', 'maliha@example.com'],
    ['ma.li.ha+1+2@gmail.com', 'maliha@gmail.com'],
    ['maliha@googlemail.com', 'maliha@gmail.com'],
    ['ma.liha@example.com', 'ma.liha@example.com'],
  ])('the mailbox of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  test('an address has the same mailbox whatever follows its +, and a mailbox is its own mailbox', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9+]{0,9}$/), (email, tag) => {
        const tagged = email.replace('@', `+${tag}@`)
        expect(mailboxOf(tagged)).toBe(mailboxOf(email))
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email))
      }),
    )
  })
})

describe('a masked address', () => {
  test('a masked address shows how both parts of the address begin', () => {
    expect(maskedAddress('maliha@example.com')).toBe('ma•••@ex•••')
  })

  test('a masked address has at most four characters of the original, and nothing that makes a link', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(maskedAddress(email)).toMatch(/^[a-z0-9•]{1,2}•••@[a-z0-9•]{1,2}•••$/)
      }),
    )
  })
})
