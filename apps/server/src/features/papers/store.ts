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

/**
 * Keeps a choice, unless one that was made later is there: it replaces what it was made after, whichever arrives last.
 * @param found what the machine made of the texts of a written question
 */
export const keepChoice = async (
  trx: Transaction<Tables>,
  studentId: string,
  sittingId: string,
  { number, option, texts, isFlagged, seconds, madeAt }: Choice,
  found: Pick<ChoiceRow, 'signs' | 'marks'> = { signs: '', marks: 0 },
): Promise<void> => {
  const row = { studentId, sittingId, number, option: option ?? '', seconds, madeAt, ...found }
  await upsertChoice(trx, {
    ...row,
    isFlagged: isFlagged ? 1 : 0,
    texts: texts ? JSON.stringify(texts) : '',
    ticks: '',
  })
}

const upsertChoice = prepared<ChoiceRow>()((db, value) => {
  const { studentId, sittingId, number, option, isFlagged, seconds, madeAt, texts, signs, ticks, marks } =
    value
  return db
    .insertInto('choice')
    .values({ studentId, sittingId, number, option, isFlagged, seconds, madeAt, texts, signs, ticks, marks })
    .onConflict((conflict) =>
      conflict
        .columns(['studentId', 'sittingId', 'number'])
        .doUpdateSet((eb) => ({
          option: eb.ref('excluded.option'),
          isFlagged: eb.ref('excluded.isFlagged'),
          seconds: eb.ref('excluded.seconds'),
          madeAt: eb.ref('excluded.madeAt'),
          texts: eb.ref('excluded.texts'),
          signs: eb.ref('excluded.signs'),
          marks: eb.ref('excluded.marks'),
        }))
        .whereRef('excluded.madeAt', '>=', 'choice.madeAt'),
    )
})

/** In the order of the questions. */
export const choicesIn = async (
  db: Kysely<Tables>,
  studentId: string,
  sittingId: string,
): Promise<readonly Choice[]> => (await choicesOfSitting(db, { studentId, sittingId })).map(choiceOf)

const choiceOf = ({ number, option, isFlagged, seconds, madeAt, texts }: ChoiceRow): Choice => ({
  number,
  option: option === '' ? null : (option as Letter),
  isFlagged: isFlagged === 1,
  seconds,
  madeAt,
  ...(texts !== '' && { texts: JSON.parse(texts) as string[] }),
})

/** What is kept of a written question. */
export interface KeptWork {
  readonly choice: Choice
  readonly signs: string
  readonly ticks: readonly number[] | null
}

/** By the number of the question, those that were opened or marked. */
export const workIn = async (
  db: Kysely<Tables>,
  studentId: string,
  sittingId: string,
): Promise<ReadonlyMap<number, KeptWork>> =>
  new Map(
    (await choicesOfSitting(db, { studentId, sittingId })).map((row) => [
      row.number,
      {
        choice: choiceOf(row),
        signs: row.signs,
        ticks: row.ticks === '' ? null : (JSON.parse(row.ticks) as number[]),
      },
    ]),
  )

/** Keeps the marks that a student gives to a question of a sitting that is over, and adds up those of the sitting. */
export const keepTicks = async (
  trx: Transaction<Tables>,
  { studentId, id: sittingId }: SittingKey,
  number: number,
  { ticks, marks }: { readonly ticks: readonly number[]; readonly marks: number },
): Promise<void> => {
  const given = { ticks: JSON.stringify(ticks), marks }
  await trx
    .insertInto('choice')
    .values({
      studentId,
      sittingId,
      number,
      option: '',
      isFlagged: 0,
      seconds: 0,
      madeAt: 0,
      texts: '',
      signs: '',
      ...given,
    })
    .onConflict((conflict) => conflict.columns(['studentId', 'sittingId', 'number']).doUpdateSet(given))
    .execute()
  const all = await choicesOfSitting(trx, { studentId, sittingId })
  await restoreSitting(
    trx,
    { studentId, id: sittingId },
    all.reduce((sum, row) => sum + row.marks, 0),
  )
}

/** Marks of the written questions of each sitting. */
export const marksOfWork = async (
  db: Kysely<Tables>,
  studentId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('choice')
    .select('sittingId')
    .select((eb) => eb.fn.sum<number>('marks').as('marks'))
    .where('studentId', '=', studentId)
    .where('marks', '>', 0)
    .groupBy('sittingId')
    .execute()
  return new Map(rows.map(({ sittingId, marks }) => [sittingId, Number(marks)]))
}

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
