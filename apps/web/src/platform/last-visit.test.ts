import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { knownBy, readVisit, recordLastVisit, sinceInWords } from './last-visit.ts'
import { queryClient } from './query-client.ts'
import { readStored } from './storage.ts'
import { setToken } from './token.ts'

const malihas = 'maliha-token-and-more'
const rafis = 'rafi-token-and-more'
const topics = [
  { topic: 'motion', answered: 12, correct: 9, totalQuestions: 40, lastIndex: 11, recentStreak: 3 },
]
const maliha = { displayName: 'Maliha', email: 'maliha@example.com', skizies: 90, timeSpent: 31 }

const stored = () => readStored('last-visit')

let stop = () => {}
beforeEach(() => {
  // Stands in for the window, on which storage events of other tabs arrive.
  vi.stubGlobal('window', new EventTarget())
  setToken(malihas)
  stop = recordLastVisit()
})
afterEach(() => {
  setToken(null)
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('what was last known of a student', () => {
  test('the last visit stores what the server said, without the email address and the token', () => {
    queryClient.setQueryData(['me'], maliha, { updatedAt: 1000 })
    queryClient.setQueryData(['progress'], { topics }, { updatedAt: 2000 })
    expect(readVisit(stored(), malihas)).toEqual({
      me: { at: 1000, value: { displayName: 'Maliha', skizies: 90, timeSpent: 31 } },
      progress: { at: 2000, value: topics },
    })
    expect(stored()).not.toContain('@')
    expect(stored()).not.toContain(malihas)
  })

  test('the last visit is deleted at sign-out', () => {
    queryClient.setQueryData(['progress'], { topics })
    setToken(null)
    expect(stored()).toBeNull()
  })

  test('the last visit is never read for another student on the same device, and theirs replaces it', () => {
    queryClient.setQueryData(['progress'], { topics })
    expect(readVisit(stored(), rafis)).toEqual({})
    setToken(rafis)
    expect(stored()).toBeNull()
    queryClient.setQueryData(['me'], { ...maliha, displayName: 'Rafi', skizies: 0 })
    expect(readVisit(stored(), rafis)).toMatchObject({ me: { value: { displayName: 'Rafi', skizies: 0 } } })
    expect(readVisit(stored(), rafis)).not.toHaveProperty('progress')
  })

  test.each(['', 'null', '7', '{}', '{"of":"maliha-token","progress":{"value":3}}'])(
    'a stored last visit that cannot be read counts as none: %s',
    (broken) => {
      expect(readVisit(broken, malihas)).toEqual({})
    },
  )
})

describe('what is shown', () => {
  const last = { at: 1000, value: topics }

  test('nothing is shown while loading, even where a last visit is known', () => {
    expect(knownBy({ data: undefined, isError: false, dataUpdatedAt: 0, errorUpdateCount: 0 }, last)).toEqual(
      {
        value: undefined,
        since: null,
      },
    )
  })

  test('after a failure the data of this page is shown, else that of the last visit, else nothing', () => {
    expect(knownBy({ data: [], isError: true, dataUpdatedAt: 5000, errorUpdateCount: 1 }, last)).toEqual({
      value: [],
      since: 5000,
    })
    expect(knownBy({ data: undefined, isError: true, dataUpdatedAt: 0, errorUpdateCount: 1 }, last)).toEqual({
      value: topics,
      since: 1000,
    })
    expect(
      knownBy({ data: undefined, isError: true, dataUpdatedAt: 0, errorUpdateCount: 1 }, undefined),
    ).toEqual({
      value: undefined,
      since: null,
    })
  })

  test('the last visit stays while what failed is tried again', () => {
    const again = { data: undefined, isError: false, dataUpdatedAt: 0, errorUpdateCount: 1 }
    expect(knownBy(again, last)).toEqual({ value: topics, since: 1000 })
  })

  test('what the server said is shown without mention of a last visit', () => {
    expect(knownBy({ data: topics, isError: false, dataUpdatedAt: 5000, errorUpdateCount: 0 }, last)).toEqual(
      {
        value: topics,
        since: null,
      },
    )
  })

  test('the numbers on screen are dated by the oldest of them', () => {
    const at = (text: string) => ({ value: 1, since: Date.parse(text) })
    const words = sinceInWords(at('2026-11-23T14:05:00'), at('2026-11-21T09:30:00'), {
      value: 1,
      since: null,
    })
    expect(words).toBe('The numbers here are from your last visit (21 November, 09:30).')
    expect(sinceInWords({ value: undefined, since: null })).toMatch(/^Your progress is kept/)
  })
})
