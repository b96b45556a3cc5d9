import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flagOutcomes, flagReasons, hasTag, mostFlags, sentenceLength } from './flag.ts'
import { bountyPayment, changedKeyPayment, decideRuling, noRuling, rulingActions } from './ruling.ts'

describe('a ruling', () => {
  test('changes by each decision that says something new', () => {
    const withheld = { isWithheld: true, verdict: '', isPaid: false } as const
    expect(decideRuling(noRuling, 'withhold', false)).toEqual(withheld)
    expect(decideRuling(withheld, 'withhold', false)).toBeNull()
    expect(decideRuling(withheld, 'give-back', false)).toEqual(noRuling)
    expect(decideRuling(withheld, 'decline', false)).toEqual({ ...noRuling, verdict: 'declined' })
    const confirmed = { isWithheld: true, verdict: 'confirmed', isPaid: true } as const
    expect(decideRuling(withheld, 'confirm', true)).toEqual(confirmed)
    expect(decideRuling(withheld, 'confirm', false)).toEqual({ ...confirmed, isPaid: false })
    expect(decideRuling(confirmed, 'take-back', false)).toEqual({ ...withheld, isPaid: true })
  })

  test('pays a finder once, whatever is decided and taken back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rulingActions)), (actions) => {
        let ruling = noRuling
        let payments = 0
        for (const action of actions) {
          const after = decideRuling(ruling, action, action === 'confirm' && !ruling.isPaid)
          if (!after) continue
          if (after.isPaid && !ruling.isPaid) payments += 1
          expect(ruling.isPaid && !after.isPaid).toBe(false)
          ruling = after
        }
        expect(payments).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('a finder is paid once for a version of a question, and so is who was right by its later key', () => {
  expect(bountyPayment('motion-007', 2, 'motion')).toEqual({
    key: 'bounty:motion-007:2',
    amount: 100,
    reason: 'bounty',
    about: 'motion',
  })
  expect(changedKeyPayment('motion-007', 3, 'motion')).toEqual({
    key: 'changed-key:motion-007:3',
    amount: 10,
    reason: 'changed-key',
    about: 'motion',
  })
})

test('a question can be flagged for six reasons, in a sentence', () => {
  expect(flagReasons).toEqual(['wrong-key', 'two-right', 'unclear', 'picture', 'misprint', 'not-in-syllabus'])
  expect(flagOutcomes).toEqual(['open', 'withheld', 'declined', 'confirmed'])
  expect(sentenceLength).toEqual({ least: 3, most: 500 })
  expect(mostFlags).toEqual({ ofStudent: 10, ofAddress: 100 })
})

test.each([
  ['<script>alert(1)</script>', true],
  ['see <img src=x onerror=alert(1)>', true],
  ['</b>', true],
  ['the speed is < 5 m/s, and 7 > 5', false],
  ['if a<b, B is right', false],
])('a sentence with a tag is known: %s', (sentence, expected) => {
  expect(hasTag(sentence)).toBe(expected)
})
