import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announceBadges, forgetNews, newsNow, watchNews } from './news.ts'
import { queryClient } from './query-client.ts'
import { setToken } from './token.ts'

beforeEach(() => {
  for (const badge of newsNow()) forgetNews(badge)
  setToken('maliha')
})

describe('news of badges', () => {
  test('waits in the order it was won, each badge once, until it was shown', () => {
    announceBadges(['first_steps', 'sharp_shooter'])
    announceBadges(['sharp_shooter', 'tenacity'])
    expect(newsNow()).toEqual(['first_steps', 'sharp_shooter', 'tenacity'])
    forgetNews('first_steps')
    expect(newsNow()).toEqual(['sharp_shooter', 'tenacity'])
  })

  test('tells whoever watches, and keeps quiet when there is none', () => {
    const heard = vi.fn()
    const stop = watchNews(heard)
    announceBadges([])
    expect(heard).not.toHaveBeenCalled()
    announceBadges(['first_steps'])
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    announceBadges(['tenacity'])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('marks the list of badges as out of date', () => {
    queryClient.setQueryData(['badges'], { badges: [] })
    announceBadges(['first_steps'])
    expect(queryClient.getQueryState(['badges'])?.isInvalidated).toBe(true)
  })

  test('is never shown to the next student on the same device', () => {
    announceBadges(['first_steps'])
    setToken('rafi')
    expect(newsNow()).toEqual([])
    announceBadges(['tenacity'])
    expect(newsNow()).toEqual(['tenacity'])
  })
})
