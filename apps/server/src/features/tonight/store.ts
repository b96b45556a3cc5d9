// The tables of Tonight: the plan, the nights in which something was answered, and why it was asked for.
import type { Day } from '@toron/domain/calendar.ts'
import type { MarkRange } from '@toron/domain/tonight/expected-mark.ts'
import { type Examined, minutesADay, type Plan, type PlanSubject } from '@toron/domain/tonight/plan.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'

export type NightAnswerRow = Selectable<Tables['nightAnswer']>

/** The marks that were expected before a night, of the subjects of the plan then. */
export type ExpectedBefore = Readonly<Partial<Record<PlanSubject, MarkRange>>>

export const findPlan = async (db: Kysely<Tables>, studentId: string): Promise<Plan | null> => {
  const [row] = await planRow(db, { studentId })
  if (!row) return null
  const minutes = minutesADay.find((one) => one === row.minutes)
  if (!minutes) throw new Error(`a plan has ${row.minutes} minutes`)
  return { subjects: JSON.parse(row.subjects) as Examined[], minutes }
}

const planRow = prepared<{ studentId: string }>()((db, { studentId }) =>
  db.selectFrom('plan').select(['subjects', 'minutes']).where('studentId', '=', studentId),
)

/** @param now epoch milliseconds */
export const putPlan = async (
  trx: Transaction<Tables>,
  studentId: string,
  { subjects, minutes }: Plan,
  now: number,
): Promise<void> => {
  const plan = { subjects: JSON.stringify(subjects), minutes }
  await trx
    .insertInto('plan')
    .values({ studentId, ...plan, madeAt: now })
    .onConflict((conflict) => conflict.column('studentId').doUpdateSet(plan))
    .execute()
}

/** Deletes the plan and the nights. */
export const removePlan = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  await trx.deleteFrom('plan').where('studentId', '=', studentId).execute()
  await trx.deleteFrom('nightAnswer').where('studentId', '=', studentId).execute()
  await trx.deleteFrom('night').where('studentId', '=', studentId).execute()
}

interface Nights {
  readonly studentId: string
  readonly from: Day
  readonly to: Day
}

/** The answers of some nights, in order. */
export const nightAnswers = (db: Kysely<Tables>, nights: Nights): Promise<NightAnswerRow[]> =>
  answersOfNights(db, nights)

const answersOfNights = prepared<Nights>()((db, { studentId, from, to }) =>
  db
    .selectFrom('nightAnswer')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('position'),
)

export const expectedBeforeNight = async (
  db: Kysely<Tables>,
  studentId: string,
  day: Day,
): Promise<ExpectedBefore | null> => {
  const [row] = await nightRow(db, { studentId, day })
  return row ? (JSON.parse(row.expected) as ExpectedBefore) : null
}

const nightRow = prepared<{ studentId: string; day: Day }>()((db, { studentId, day }) =>
  db.selectFrom('night').select('expected').where('studentId', '=', studentId).where('day', '=', day),
)

/** Begins a night, with its first answer. */
export const beginNight = async (
  trx: Transaction<Tables>,
  studentId: string,
  day: Day,
  expected: ExpectedBefore,
): Promise<void> => {
  await trx
    .insertInto('night')
    .values({ studentId, day, expected: JSON.stringify(expected), isFinished: 0 })
    .execute()
}

export const finishNight = async (trx: Transaction<Tables>, studentId: string, day: Day): Promise<void> => {
  await trx
    .updateTable('night')
    .set({ isFinished: 1 })
    .where('studentId', '=', studentId)
    .where('day', '=', day)
    .execute()
}

export const addNightAnswer = async (trx: Transaction<Tables>, row: NightAnswerRow): Promise<void> => {
  await insertAnswer(trx, row)
}

const insertAnswer = prepared<NightAnswerRow>()((db, value) => {
  const { studentId, day, position, topic, questionId, objective } = value
  const { reason, idea, isWished, wasSecured, answeredAt } = value
  const asked = { topic, questionId, objective, reason, idea, isWished, wasSecured, answeredAt }
  return db.insertInto('nightAnswer').values({ studentId, day, position, ...asked })
})

/** @param after the id that the page before ended with; empty for the first page */
export const studentsWithPlan = async (
  db: Kysely<Tables>,
  after: string,
  most: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('plan')
    .select('studentId')
    .where('studentId', '>', after)
    .orderBy('studentId')
    .limit(most)
    .execute()
  return rows.map(({ studentId }) => studentId)
}
