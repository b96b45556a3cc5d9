// What every screen with the header has once it has been shown: the check-in of the day, the notices under the header, and what
// makes the app work without a network.
import { useEffect } from 'react'
import { NameHiddenNotice } from '../../features/account/name-hidden/name-hidden-notice.tsx'
import { useCheckIn } from '../../features/account/use-check-in.ts'
import { start } from '../../platform/offline/start.ts'
import { OfflineBar } from './offline-bar.tsx'

export function Later() {
  useCheckIn()
  useEffect(start, [])
  return (
    <>
      <OfflineBar />
      <NameHiddenNotice />
    </>
  )
}
