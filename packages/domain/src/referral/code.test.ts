import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neutralCode, referralCode } from './code.ts'
import { adjectives, nouns } from './neutral-words.ts'

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('referral codes', () => {
  test('a referral code is the name without whitespace and a number from 0 to 999', () => {
    expect(referralCode('Maliha  Rahman', 0, 0.5)).toBe('MalihaRahman500')
    fc.assert(
      fc.property(unit, fc.nat(29), (random, attempt) => {
        expect(referralCode('Arif', attempt, random)).toMatch(/^Arif\d{1,3}$/)
      }),
    )
  })

  test('referral codes grow longer once the thousand numbers of a name keep colliding', () => {
    expect(referralCode('Arif', 30, 0.9999)).toBe('Arif9999')
  })

  test('a referral code begins with Anonymous where no name is known', () => {
    for (const name of ['', ' \t\u3000']) expect(referralCode(name, 0, 0)).toBe('Anonymous0')
  })

  test('a neutral code is two words and a number, whichever number is drawn, and grows longer as well', () => {
    fc.assert(
      fc.property(unit, fc.nat(29), (random, attempt) => {
        expect(neutralCode(attempt, random)).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d{1,3}$/)
      }),
    )
    expect(neutralCode(0, 0)).toBe('AmberAnchor0')
    expect(neutralCode(30, 0.99999999999)).toBe('YoungWave9999')
    const pairs = Array.from({ length: 40_000 }, (_, draw) =>
      neutralCode(0, draw / 40_000).replace(/\d/g, ''),
    )
    expect(new Set(pairs).size).toBeGreaterThan(30)
    expect(new Set(adjectives).size * new Set(nouns).size).toBe(48 * 48)
  })
})
