// Ends papers whose time is over though nobody comes: at the start of the server, and every few seconds.

import { grace } from '@toron/domain/papers/clock.ts'
import type { Services } from '../../platform/services.ts'
import type { Ending } from './settled.ts'
import { finishOverdue } from './sitting.ts'
import { overdueSittings } from './store.ts'

/** So many at once; those that are left are ended next time. */
const mostAtOnce = 200
/** Milliseconds. */
const everySoOften = 3000

type Sweeping = Ending & Pick<Services, 'database'>

/** Returns how many were ended. @param now epoch milliseconds */
export const endOverduePapers = async (services: Sweeping, now: number): Promise<number> => {
  const overdue = await overdueSittings(services.database.reader, now - grace, mostAtOnce)
  // Side by side, so that they share commits.
  await Promise.all(overdue.map(({ studentId }) => finishOverdue({ ...services, now }, studentId)))
  return overdue.length
}

/** Ends overdue papers from now on. Returns a function that stops it and resolves when nothing is under way. */
export const sweepPapers = (
  services: Sweeping & Pick<Services, 'clock'>,
  log: (fault: unknown) => void,
): (() => Promise<void>) => {
  let underWay = Promise.resolve()
  const sweep = () => {
    underWay = underWay.then(() => endOverduePapers(services, services.clock())).then(() => {}, log)
  }
  sweep()
  const timer = setInterval(sweep, everySoOften)
  return () => {
    clearInterval(timer)
    return underWay
  }
}
