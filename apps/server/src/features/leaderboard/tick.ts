// The minute tick (decision 12). Ticks that arrive while others are being written go together into the next
// transaction, so that the counts which all of them touch are written once for all.
import * as calls from '@toron/contract/leaderboard.ts'
import { allTime, monthIn } from '@toron/domain/calendar.ts'
import { decideTick } from '@toron/domain/leaderboard/minute.ts'
import type { Transaction } from 'kysely'
import { type Endpoint, handle } from '../../platform/http/http.ts'
import type { Services } from '../../platform/services.ts'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { writeTogether } from '../../platform/storage/write.ts'
import { addMinutes } from './boards.ts'

/** Each server has ticks of its own, by its own clock. */
export const tick: Endpoint = (app, services) => {
  const count = writeTogether(services.database, (trx, studentIds: readonly string[]) =>
    countTicks(trx, services, studentIds),
  )
  const call = handle(calls.tick, async ({ student }) => ({ counted: await count(student.id) }))
  call(app, services)
}

/** Returns whether each tick counted; of several of one student at most one does. */
const countTicks = async (
  trx: Transaction<Tables>,
  { clock, boardTimeZone }: Pick<Services, 'clock' | 'boardTimeZone'>,
  studentIds: readonly string[],
): Promise<boolean[]> => {
  const now = clock()
  const unique = [...new Set(studentIds)].sort()
  const locked = await lockAll(trx, { rows: JSON.stringify(unique.map((id) => [id])) })
  const additions = locked.flatMap(({ studentId, dueAt }) => {
    const decision = decideTick(dueAt, now)
    return decision.counts ? [{ studentId, minutes: 1, dueAt: decision.dueAt }] : []
  })
  await addMinutes(trx, monthIn(now, boardTimeZone), additions, now)
  const counted = new Set(additions.map(({ studentId }) => studentId))
  // The first of a student's ticks has the minute.
  return studentIds.map((id) => counted.delete(id))
}

/** In one order everywhere, so that two servers' batches never wait for each other. */
const lockAll = prepared<{ rows: string }>()((db, { rows }, { rowsOf, locked }) =>
  locked(
    db
      .selectFrom('boardTime')
      .select(['studentId', 'dueAt'])
      .where('board', '=', allTime)
      .where('studentId', 'in', (eb) =>
        eb.selectFrom(rowsOf<{ id: string }>(rows, { id: 'text' }).as('given')).select('given.id'),
      )
      .orderBy('studentId'),
  ),
)
