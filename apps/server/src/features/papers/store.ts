// The tables of papers: sittings, and what is chosen in them.
import type { Choice } from '@toron/domain/papers/choices.ts'
import { type OpenPaper, openPaperColumn } from '@toron/domain/papers/open-paper.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import { changeStudent } from '../../platform/storage/students.ts'
import type { Tables } from '../../platform/storage/tables.ts'

export type SittingRow = Selectable<Tables['sitting']>
type ChoiceRow = Selectable<Tables['choice']>
type SittingKey = Pick<SittingRow, 'studentId' | 'id'>

/** Begins a sitting, and notes in the student's row that it is open. */
export const beginSitting = async (
  trx: Transaction<Tables>,
  studentId: string,
  { sitting: id, paper, startedAt, deadline }: OpenPaper,
  allowance: string,
): Promise<SittingRow> => {
  const running = { endedAt: 0, end: '', correct: 0, withheld: '[]' }
  const row = { studentId, id, paper, allowance, startedAt, deadline, ...running }
  await trx.insertInto('sitting').values(row).execute()
  await changeStudent(trx, studentId, {
    openPaper: openPaperColumn({ sitting: id, paper, startedAt, deadline }),
  })
  return row
}

/** Ends the sitting that the student has open. */
export const endSitting = async (
  trx: Transaction<Tables>,
  { studentId, id }: SittingKey,
  ended: Pick<SittingRow, 'endedAt' | 'end' | 'correct' | 'withheld'>,
): Promise<void> => {
  await trx
    .updateTable('sitting')
    .set(ended)
    .where('studentId', '=', studentId)
    .where('id', '=', id)
    .execute()
  await changeStudent(trx, studentId, { openPaper: '' })
}

export const findSitting = async (db: Kysely<Tables>, key: SittingKey): Promise<SittingRow | undefined> =>
  (await sittingWithId(db, key))[0]

const sittingWithId = prepared<SittingKey>()((db, { studentId, id }) =>
  db.selectFrom('sitting').selectAll().where('studentId', '=', studentId).where('id', '=', id),
)

/** The latest first. */
export const sittingsOf = (db: Kysely<Tables>, studentId: string): Promise<SittingRow[]> =>
  db
    .selectFrom('sitting')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .execute()

/** Sittings of anybody that are open although their time ended before this moment, so many at most. */
export const overdueSittings = (db: Kysely<Tables>, before: number, most: number): Promise<SittingRow[]> =>
  db
    .selectFrom('sitting')
    .selectAll()
    .where('endedAt', '=', 0)
    .where('deadline', '<', before)
    .orderBy('deadline')
    .limit(most)
    .execute()

/** Keeps a choice, unless one that was made later is there: it replaces what it was made after, whichever arrives last. */
export const keepChoice = async (
  trx: Transaction<Tables>,
  studentId: string,
  sittingId: string,
  { number, option, isFlagged, seconds, madeAt }: Choice,
): Promise<void> => {
  const row = { studentId, sittingId, number, option: option ?? '', seconds, madeAt }
  await upsertChoice(trx, { ...row, isFlagged: isFlagged ? 1 : 0 })
}

const upsertChoice = prepared<ChoiceRow>()((db, value) => {
  const { studentId, sittingId, number, option, isFlagged, seconds, madeAt } = value
  return db
    .insertInto('choice')
    .values({ studentId, sittingId, number, option, isFlagged, seconds, madeAt })
    .onConflict((conflict) =>
      conflict
        .columns(['studentId', 'sittingId', 'number'])
        .doUpdateSet((eb) => ({
          option: eb.ref('excluded.option'),
          isFlagged: eb.ref('excluded.isFlagged'),
          seconds: eb.ref('excluded.seconds'),
          madeAt: eb.ref('excluded.madeAt'),
        }))
        .whereRef('excluded.madeAt', '>=', 'choice.madeAt'),
    )
})

/** In the order of the questions. */
export const choicesIn = async (
  db: Kysely<Tables>,
  studentId: string,
  sittingId: string,
): Promise<readonly Choice[]> =>
  (await choicesOfSitting(db, { studentId, sittingId })).map(
    ({ number, option, isFlagged, seconds, madeAt }) => ({
      number,
      option: option === '' ? null : (option as Letter),
      isFlagged: isFlagged === 1,
      seconds,
      madeAt,
    }),
  )

const choicesOfSitting = prepared<Pick<ChoiceRow, 'studentId' | 'sittingId'>>()((db, value) =>
  db
    .selectFrom('choice')
    .selectAll()
    .where('studentId', '=', value.studentId)
    .where('sittingId', '=', value.sittingId)
    .orderBy('number'),
)

/** Sets what is counted of an ended sitting to what a repair has added up. */
export const restoreSitting = async (
  trx: Transaction<Tables>,
  { studentId, id }: SittingKey,
  correct: number,
): Promise<void> => {
  await trx
    .updateTable('sitting')
    .set({ correct })
    .where('studentId', '=', studentId)
    .where('id', '=', id)
    .execute()
}
