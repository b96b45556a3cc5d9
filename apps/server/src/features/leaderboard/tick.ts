// The minute tick (decision 12). Ticks that arrive while others are being written go together into the next
// transaction, so that the counts which all of them touch are written once for all.
import { tick } from '@toron/contract/leaderboard.ts'
import { allTime, monthIn } from '@toron/domain/calendar.ts'
import { decideTick } from '@toron/domain/leaderboard/minute.ts'
import { handle } from '../../platform/http.ts'
import type { Services } from '../../platform/services.ts'
import { gather } from '../../platform/storage/gather.ts'
import { prepared } from '../../platform/storage/prepared.ts'
import { transact } from '../../platform/storage/write.ts'
import { addMinutes } from './boards.ts'

export const tickMinute = handle(tick, async ({ student, ...services }) => ({
  counted: await gathererOf(services)(student.id),
}))

type Tick = (studentId: string) => Promise<boolean>

const gatherers = new WeakMap<Services['database'], Tick>()

const gathererOf = (services: Services): Tick => {
  let gatherer = gatherers.get(services.database)
  if (!gatherer) {
    gatherer = gather((studentIds) => writeTicks(services, studentIds))
    gatherers.set(services.database, gatherer)
  }
  return gatherer
}

/** Whether each tick counted; of several of one student at most one does. */
const writeTicks = async (
  { database, clock, boardTimeZone }: Services,
  studentIds: readonly string[],
): Promise<boolean[]> => {
  const now = clock()
  const unique = [...new Set(studentIds)].sort()
  const counted = await transact(database, async (trx) => {
    const locked = await lockAll(trx, { rows: JSON.stringify(unique.map((id) => [id])) })
    const additions = locked.flatMap(({ studentId, dueAt }) => {
      const decision = decideTick(dueAt, now)
      return decision.counts ? [{ studentId, minutes: 1, dueAt: decision.dueAt }] : []
    })
    await addMinutes(trx, monthIn(now, boardTimeZone), additions, now)
    return new Set(additions.map(({ studentId }) => studentId))
  })
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
