import { describe, expect, test } from 'vitest'
import { hiddenFor, isHidden } from './later.ts'

describe('the invitation to Tonight', () => {
  const now = 1_800_000_000_000

  test('it is hidden for three weeks after "Not now"', () => {
    expect(isHidden(String(now), now)).toBe(true)
    expect(isHidden(String(now - hiddenFor + 1), now)).toBe(true)
    expect(isHidden(String(now - hiddenFor), now)).toBe(false)
  })

  test.each([[null], [''], ['soon'], [String(now + 60_000)]])('it is shown when %s is stored', (stored) => {
    expect(isHidden(stored, now)).toBe(false)
  })
})
