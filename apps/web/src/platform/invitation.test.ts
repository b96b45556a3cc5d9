import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test } from 'vitest'
import { forgetInvitation, invitationLasts, invitationScript, storedInvitation } from './invitation.ts'
import { store } from './storage.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

/** What the head of a page does that is opened with an address. @param now epoch milliseconds */
const open = (search: string, now: number, setItem: typeof store = store): void =>
  runInNewContext(invitationScript, {
    URLSearchParams,
    Date: { now: () => now },
    location: { search },
    localStorage: { setItem },
  })

describe('the code that a visitor came with', () => {
  afterEach(forgetInvitation)

  test('the code that a visitor came with is stored for thirty days', () => {
    open('?ref=Maliha7', noon)
    expect(storedInvitation(noon)).toBe('Maliha7')
    expect(storedInvitation(noon + invitationLasts - 1)).toBe('Maliha7')
    expect(storedInvitation(noon + invitationLasts)).toBeNull()
  })

  test('the code of a newer link replaces an older one, and a page without a code does not', () => {
    open('?ref=Maliha7', noon)
    for (const search of ['', '?next=%2Fmath', '?ref=', `?ref=${'x'.repeat(201)}`]) {
      open(search, noon + 1)
      expect(storedInvitation(noon + 1)).toBe('Maliha7')
    }
    open('?ref=Arif%2012', noon + 2)
    expect(storedInvitation(noon + 2)).toBe('Arif 12')
  })

  test('the longest code is stored as it is', () => {
    const code = '<"&\'`'.padEnd(200, 'ক')
    open(`?${new URLSearchParams({ ref: code })}`, noon)
    expect(storedInvitation(noon)).toBe(code)
  })

  test('a browser that forbids storage opens the page all the same', () => {
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    expect(() => open('?ref=Maliha7', noon, forbidden)).not.toThrow()
    expect(storedInvitation(noon)).toBeNull()
  })

  test('the script has no character that React escapes in text', () => {
    expect(invitationScript).not.toMatch(/["'<>&]/)
  })

  test('the code is gone once it was used', () => {
    open('?ref=Maliha7', noon)
    forgetInvitation()
    expect(storedInvitation(noon)).toBeNull()
  })

  test.each(['Maliha7', '{"code":7,"at":1}', '{"code":"Maliha7"}', 'null', '[]'])(
    'something else in place of the stored code is ignored: %s',
    (stored) => {
      store('invitation', stored)
      expect(storedInvitation(noon)).toBeNull()
    },
  )
})
