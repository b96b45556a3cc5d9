import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, type Memory, recall, standingOf } from './memory.ts'
import { isSecured, knownUntil } from './secured.ts'

const standing = standingOf([])
const answered = (...rights: readonly boolean[]): Memory =>
  rights.reduce<Memory | null>((memory, isRight) => after(memory, { day: 100, isRight }), null) ??
  after(null, { day: 100, isRight: true })

describe('what the map says of an objective', () => {
  test('it is secured by a right answer, until that has faded or a wrong one follows', () => {
    expect(isSecured(null, 100, standing)).toBe(false)
    expect(isSecured(answered(true), 100, standing)).toBe(true)
    expect(isSecured(answered(true), 130, standing)).toBe(false)
    expect(isSecured(answered(true, false), 100, standing)).toBe(false)
    expect(isSecured(answered(false), 100, standing)).toBe(false)
  })

  test('it is known up to the day from which on it is not, and at most up to the examination', () => {
    const rights = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(rights, fc.nat(60), fc.nat(400), (list, ago, ahead) => {
        const memory = answered(...list)
        const [today, last] = [100 + ago, 100 + ago + ahead]
        const until = knownUntil(memory, today, last, standing)
        const known = (day: number) => recall(memory, day, standing) >= 2 / 3
        if (until === null) expect(known(today)).toBe(false)
        else {
          expect(known(until)).toBe(true)
          expect(until === last || !known(until + 1)).toBe(true)
          expect(until).toBeLessThanOrEqual(last)
        }
      }),
    )
  })
})
