import { afterEach, describe, expect, test } from 'vitest'
import { forgetInvitation, invitationLasts, storedInvitation, storeInvitation } from './invitation.ts'
import { store } from './storage.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

describe('the code that a visitor came with', () => {
  afterEach(forgetInvitation)

  test('the code that a visitor came with is stored for thirty days', () => {
    storeInvitation('?ref=Maliha7', noon)
    expect(storedInvitation(noon)).toBe('Maliha7')
    expect(storedInvitation(noon + invitationLasts - 1)).toBe('Maliha7')
    expect(storedInvitation(noon + invitationLasts)).toBeNull()
  })

  test('the code of a newer link replaces an older one, and a page without a code does not', () => {
    storeInvitation('?ref=Maliha7', noon)
    for (const search of ['', '?next=%2Fmath', '?ref=', `?ref=${'x'.repeat(201)}`]) {
      storeInvitation(search, noon + 1)
    }
    expect(storedInvitation(noon + 1)).toBe('Maliha7')
    storeInvitation('?ref=Arif%2012', noon + 2)
    expect(storedInvitation(noon + 2)).toBe('Arif 12')
  })

  test('the code is gone once it was used', () => {
    storeInvitation('?ref=Maliha7', noon)
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
