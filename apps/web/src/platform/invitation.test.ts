import { afterEach, describe, expect, test } from 'vitest'
import { forgetInvitation, invitationLasts, keepInvitation, keptInvitation } from './invitation.ts'
import { store } from './storage.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

describe('the code that a visitor came with', () => {
  afterEach(forgetInvitation)

  test('is kept for thirty days', () => {
    keepInvitation('?ref=Maliha7', noon)
    expect(keptInvitation(noon)).toBe('Maliha7')
    expect(keptInvitation(noon + invitationLasts - 1)).toBe('Maliha7')
    expect(keptInvitation(noon + invitationLasts)).toBeNull()
  })

  test('gives way to that of a newer link, and to no page without one', () => {
    keepInvitation('?ref=Maliha7', noon)
    for (const search of ['', '?next=%2Fmath', '?ref=', `?ref=${'x'.repeat(201)}`]) {
      keepInvitation(search, noon + 1)
    }
    expect(keptInvitation(noon + 1)).toBe('Maliha7')
    keepInvitation('?ref=Arif%2012', noon + 2)
    expect(keptInvitation(noon + 2)).toBe('Arif 12')
  })

  test('is gone once it was used', () => {
    keepInvitation('?ref=Maliha7', noon)
    forgetInvitation()
    expect(keptInvitation(noon)).toBeNull()
  })

  test.each(['Maliha7', '{"code":7,"at":1}', '{"code":"Maliha7"}', 'null', '[]'])(
    'is passed over where the device keeps something else: %s',
    (kept) => {
      store('invitation', kept)
      expect(keptInvitation(noon)).toBeNull()
    },
  )
})
