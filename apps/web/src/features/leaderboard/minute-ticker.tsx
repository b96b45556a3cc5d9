// Tells the server of every minute in front of the app; mounted once, around every screen of a signed-in student.
// It draws nothing. A tick that fails is forgotten: the next one comes a minute later.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import { useEffect } from 'react'
import { call } from '../../platform/api.ts'
import { meKey } from '../../platform/session.ts'
import { useToken } from '../../platform/token.ts'
import { hide, newMinuteClock, show, takeMinute, untilFull } from './minute.ts'
import { boardKey } from './queries.ts'

export function MinuteTicker() {
  const client = useQueryClient()
  const token = useToken()
  useEffect(() => (token === null ? undefined : watchMinutes(() => void tick(client))), [client, token])
  return null
}

/** Calls back on every full minute of visible time. Returns a function that stops it. */
function watchMinutes(onMinute: () => void): () => void {
  let clock = newMinuteClock
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    clearTimeout(timer)
    // A clock that nobody can set: performance.now() only goes forward.
    const now = performance.now()
    clock = document.visibilityState === 'visible' ? show(clock, now) : hide(clock, now)
    const taken = takeMinute(clock, now)
    clock = taken.clock
    if (taken.isFull) onMinute()
    const wait = untilFull(clock, now)
    if (wait !== null) timer = setTimeout(look, wait)
  }

  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

async function tick(client: QueryClient): Promise<void> {
  try {
    const { counted } = await call('POST /api/leaderboard/tick')
    if (!counted) return
    client.setQueryData<Me>(
      meKey,
      (me) =>
        me && {
          ...me,
          timeSpent: me.timeSpent + 1,
          monthlyTime: me.monthlyTime + 1,
          allTimeTime: me.allTimeTime + 1,
        },
    )
    await client.invalidateQueries({ queryKey: boardKey })
  } catch {
    // Forgotten, as said above.
  }
}
