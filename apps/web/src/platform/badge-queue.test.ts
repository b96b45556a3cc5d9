import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announceBadges, dismissBadge, queuedBadges, watchBadgeQueue } from './badge-queue.ts'
import { queryClient } from './query-client.ts'
import { setToken } from './token.ts'

beforeEach(() => {
  for (const badge of queuedBadges()) dismissBadge(badge)
  setToken('maliha')
})

describe('news of badges', () => {
  test('badges are queued in the order they were won, each once, until they are shown', () => {
    announceBadges(['first_steps', 'sharp_shooter'])
    announceBadges(['sharp_shooter', 'tenacity'])
    expect(queuedBadges()).toEqual(['first_steps', 'sharp_shooter', 'tenacity'])
    dismissBadge('first_steps')
    expect(queuedBadges()).toEqual(['sharp_shooter', 'tenacity'])
  })

  test('a new badge notifies the watchers, and a reply without one does not', () => {
    const watcher = vi.fn()
    const stop = watchBadgeQueue(watcher)
    announceBadges([])
    expect(watcher).not.toHaveBeenCalled()
    announceBadges(['first_steps'])
    expect(watcher).toHaveBeenCalledTimes(1)
    stop()
    announceBadges(['tenacity'])
    expect(watcher).toHaveBeenCalledTimes(1)
  })

  test('a new badge marks the list of badges as out of date', () => {
    queryClient.setQueryData(['badges'], { badges: [] })
    announceBadges(['first_steps'])
    expect(queryClient.getQueryState(['badges'])?.isInvalidated).toBe(true)
  })

  test('a queued badge is never shown to the next student on the same device', () => {
    announceBadges(['first_steps'])
    setToken('rafi')
    expect(queuedBadges()).toEqual([])
    announceBadges(['tenacity'])
    expect(queuedBadges()).toEqual(['tenacity'])
  })
})
