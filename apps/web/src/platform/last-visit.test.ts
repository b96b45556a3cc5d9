import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepLastVisit, knownBy, readVisit, sinceInWords } from './last-visit.ts'
import { queryClient } from './query-client.ts'
import { readStored } from './storage.ts'
import { setToken } from './token.ts'

const malihas = 'maliha-token-and-more'
const rafis = 'rafi-token-and-more'
const topics = [
  { topic: 'motion', answered: 12, correct: 9, totalQuestions: 40, lastIndex: 11, recentStreak: 3 },
]
const maliha = { displayName: 'Maliha', email: 'maliha@example.com', skizies: 90, timeSpent: 31 }

const kept = () => readStored('last-visit')

let stop = () => {}
beforeEach(() => {
  // There is no window here, whose other tabs would be listened to.
  vi.stubGlobal('window', new EventTarget())
  setToken(malihas)
  stop = keepLastVisit()
})
afterEach(() => {
  setToken(null)
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('what was last known of a student', () => {
  test('is kept as the server says it, without the address and without the token', () => {
    queryClient.setQueryData(['me'], maliha, { updatedAt: 1000 })
    queryClient.setQueryData(['progress'], { topics }, { updatedAt: 2000 })
    expect(readVisit(kept(), malihas)).toEqual({
      me: { at: 1000, value: { displayName: 'Maliha', skizies: 90, timeSpent: 31 } },
      progress: { at: 2000, value: topics },
    })
    expect(kept()).not.toContain('@')
    expect(kept()).not.toContain(malihas)
  })

  test('is deleted at sign-out', () => {
    queryClient.setQueryData(['progress'], { topics })
    setToken(null)
    expect(kept()).toBeNull()
  })

  test('is never read for another student on the same device, and makes way for theirs', () => {
    queryClient.setQueryData(['progress'], { topics })
    expect(readVisit(kept(), rafis)).toEqual({})
    setToken(rafis)
    expect(kept()).toBeNull()
    queryClient.setQueryData(['me'], { ...maliha, displayName: 'Rafi', skizies: 0 })
    expect(readVisit(kept(), rafis)).toMatchObject({ me: { value: { displayName: 'Rafi', skizies: 0 } } })
    expect(readVisit(kept(), rafis)).not.toHaveProperty('progress')
  })

  test.each(['', 'null', '7', '{}', '{"of":"maliha-token","progress":{"value":3}}'])(
    'is nothing where the device keeps what cannot be read: %s',
    (broken) => {
      expect(readVisit(broken, malihas)).toEqual({})
    },
  )
})

describe('what is shown', () => {
  const last = { at: 1000, value: topics }

  test('while loading is nothing, even where a last visit is known', () => {
    expect(knownBy({ data: undefined, isError: false, dataUpdatedAt: 0 }, last)).toEqual({
      value: undefined,
      since: null,
    })
  })

  test('after a failure is what this page had, else what the last visit had, else nothing', () => {
    expect(knownBy({ data: [], isError: true, dataUpdatedAt: 5000 }, last)).toEqual({
      value: [],
      since: 5000,
    })
    expect(knownBy({ data: undefined, isError: true, dataUpdatedAt: 0 }, last)).toEqual({
      value: topics,
      since: 1000,
    })
    expect(knownBy({ data: undefined, isError: true, dataUpdatedAt: 0 }, undefined)).toEqual({
      value: undefined,
      since: null,
    })
  })

  test('is what the server said, with no word about a last visit', () => {
    expect(knownBy({ data: topics, isError: false, dataUpdatedAt: 5000 }, last)).toEqual({
      value: topics,
      since: null,
    })
  })

  test('is dated by the oldest of it', () => {
    const at = (text: string) => ({ value: 1, since: Date.parse(text) })
    const words = sinceInWords(at('2026-11-23T14:05:00'), at('2026-11-21T09:30:00'), {
      value: 1,
      since: null,
    })
    expect(words).toBe('The numbers here are from your last visit (21 November, 09:30).')
    expect(sinceInWords({ value: undefined, since: null })).toMatch(/^Your progress is kept/)
  })
})
