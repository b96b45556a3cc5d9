// Reports every full minute in front of the app to the server; mounted once for all screens of a signed-in student. It
// renders nothing. A failed tick is dropped: the next one follows a minute later.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../platform/api.ts'
import { boardsKey, meQuery } from '../../platform/queries.ts'
import { useToken } from '../../platform/token.ts'
import { hide, newMinuteClock, show, takeMinute, untilFull } from './minute.ts'

export function MinuteTicker() {
  const client = useQueryClient()
  const token = useToken()
  useEffect(() => (token === null ? undefined : watchMinutes(() => void tick(client))), [client, token])
  return null
}

/** Calls back after every full minute of visible time. Returns a function that stops it. */
const watchMinutes = (onMinute: () => void): (() => void) => {
  let clock = newMinuteClock
  let timer: ReturnType<typeof setTimeout> | undefined

  function update() {
    clearTimeout(timer)
    // A monotonic clock: setting the system time does not affect it.
    const now = performance.now()
    clock = document.visibilityState === 'visible' ? show(clock, now) : hide(clock, now)
    const taken = takeMinute(clock, now)
    clock = taken.clock
    if (taken.isFull) onMinute()
    const wait = untilFull(clock, now)
    if (wait !== null) timer = setTimeout(update, wait)
  }

  update()
  document.addEventListener('visibilitychange', update)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', update)
  }
}

const tick = async (client: QueryClient): Promise<void> => {
  try {
    const { counted } = await call('POST /api/leaderboard/tick')
    if (!counted) return
    client.setQueryData(
      meQuery.queryKey,
      (me) =>
        me && {
          ...me,
          timeSpent: me.timeSpent + 1,
          monthlyTime: me.monthlyTime + 1,
          allTimeTime: me.allTimeTime + 1,
        },
    )
    await client.invalidateQueries({ queryKey: boardsKey })
  } catch {
    // Dropped: see the top of the file.
  }
}
