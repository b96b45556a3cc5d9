import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxOf, maskedAddress } from './address.ts'

describe('a mailbox', () => {
  it.each([
    ['maliha@example.com', 'maliha@example.com'],
    ['Maliha+toron@Example.com', 'maliha@example.com'],
    ['ma.li.ha+1+2@gmail.com', 'maliha@gmail.com'],
    ['maliha@googlemail.com', 'maliha@gmail.com'],
    ['ma.liha@example.com', 'ma.liha@example.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it('is the same whatever follows the +, and of a mailbox itself', () => {
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
  it('shows how both parts begin', () => {
    expect(maskedAddress('maliha@example.com')).toBe('ma•••@ex•••')
  })

  it('has at most four letters of what somebody chose, and nothing that makes a link', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(maskedAddress(email)).toMatch(/^[a-z0-9•]{1,2}•••@[a-z0-9•]{1,2}•••$/)
      }),
    )
  })
})
