// Reports of names that offend, and what was ruled about them (decision 68). Both go by what a name comes to for the eye, so
// that a dot or another case makes no other name of it.
import { skeletonOf } from '@toron/domain/account/name.ts'
import type { Kysely, Transaction } from 'kysely'
import { changeStudent } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'

/** What an administrator ruled about this name of the student; undefined: nothing yet. */
export const rulingOn = async (
  db: Kysely<Tables>,
  studentId: string,
  name: string,
): Promise<'hidden' | 'kept' | undefined> => {
  const found = await db
    .selectFrom('nameRuling')
    .select('ruling')
    .where('studentId', '=', studentId)
    .where('name', '=', skeletonOf(name))
    .executeTakeFirst()
  return found?.ruling
}

/** Every name of the student that was hidden, as `skeletonOf` returns it. */
export const hiddenNamesOf = async (db: Kysely<Tables>, studentId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('nameRuling')
    .select('name')
    .where('studentId', '=', studentId)
    .where('ruling', '=', 'hidden')
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** How many reports a student has made since a moment, in epoch milliseconds. */
export const countReports = async (
  db: Kysely<Tables>,
  reporterId: string,
  since: number,
): Promise<number> => {
  const { reports } = await db
    .selectFrom('nameReport')
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where('reporterId', '=', reporterId)
    .where('reportedAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(reports)
}

/** How long a report is kept that nobody has ruled on, in milliseconds. */
const reportLasts = 90 * 24 * 60 * 60 * 1000

/** Keeps a report, once for each reporter and name; of a name that was ruled on there is nothing to report. */
export const addReport = async (
  trx: Transaction<Tables>,
  report: { readonly studentId: string; readonly name: string; readonly reporterId: string },
  now: number,
): Promise<void> => {
  await trx
    .deleteFrom('nameReport')
    .where('reporterId', '=', report.reporterId)
    .where('reportedAt', '<', now - reportLasts)
    .execute()
  if (await rulingOn(trx, report.studentId, report.name)) return
  await trx
    .insertInto('nameReport')
    .values({ ...report, name: skeletonOf(report.name), reportedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Names that are looked at for one list. Those of a student who has another name by now are not on it. */
const mostLooked = 500

/** Reported names that their students still have, the most reported ones first. */
export const reportedNames = async (db: Kysely<Tables>) => {
  const groups = await db
    .selectFrom('nameReport')
    .innerJoin('student', 'student.id', 'nameReport.studentId')
    .select(['nameReport.studentId', 'nameReport.name', 'student.displayName'])
    .select((eb) => [
      eb.fn.countAll<number>().as('reports'),
      eb.fn.max('nameReport.reportedAt').as('latestAt'),
    ])
    .groupBy(['nameReport.studentId', 'nameReport.name', 'student.displayName'])
    .orderBy('reports', 'desc')
    .orderBy('latestAt', 'desc')
    .limit(mostLooked)
    .execute()
  return groups
    .filter(({ name, displayName }) => name === skeletonOf(displayName))
    .map(({ studentId, displayName, reports, latestAt }) => ({
      studentId,
      displayName,
      reports: Number(reports),
      latestAt: Number(latestAt),
    }))
}

/** Rules on the name that the locked student has: it is hidden from others or stays, and its reports are done with. */
export const ruleOnName = async (
  trx: Transaction<Tables>,
  { id, displayName }: StudentRow,
  ruling: 'hidden' | 'kept',
  now: number,
): Promise<void> => {
  const name = skeletonOf(displayName)
  await trx
    .insertInto('nameRuling')
    .values({ studentId: id, name, ruling, ruledAt: now })
    .onConflict((conflict) => conflict.columns(['studentId', 'name']).doUpdateSet({ ruling, ruledAt: now }))
    .execute()
  await trx.deleteFrom('nameReport').where('studentId', '=', id).where('name', '=', name).execute()
  await changeStudent(trx, id, { nameHidden: ruling === 'hidden' ? 1 : 0 })
}
