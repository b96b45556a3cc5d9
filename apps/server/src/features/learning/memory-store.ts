// The tables of memory: what is remembered of a student who has a plan, objective by objective and idea by idea.
import type { Memory } from '@toron/domain/tonight/memory.ts'
import type { Idea } from '@toron/domain/tonight/mending.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'

type MemoryRow = Selectable<Tables['memory']>
type IdeaRow = Selectable<Tables['idea']>

/** The memory of an objective, and when each of its questions was last answered. */
export interface Met {
  readonly memory: Memory
  /** Question id → sequence in the log. */
  readonly seen: Record<string, number>
}

/** By objective, and by the id of the idea. */
export interface Learnt {
  readonly met: ReadonlyMap<string, Met>
  readonly ideas: ReadonlyMap<string, Idea>
}

export const learntOf = async (db: Kysely<Tables>, studentId: string): Promise<Learnt> => {
  const [memories, ideas] = await Promise.all([memoryRows(db, { studentId }), ideaRows(db, { studentId })])
  return {
    met: new Map(memories.map((row) => [row.objective, metOf(row)])),
    ideas: new Map(ideas.map((row) => [row.idea, ideaOf(row)])),
  }
}

const memoryRows = prepared<{ studentId: string }>()((db, { studentId }) =>
  db.selectFrom('memory').selectAll().where('studentId', '=', studentId),
)

const ideaRows = prepared<{ studentId: string }>()((db, { studentId }) =>
  db.selectFrom('idea').selectAll().where('studentId', '=', studentId),
)

/** Adds to what is remembered of a student, or puts in the place of what there was of the same objective or idea. */
export const saveLearnt = async (
  trx: Transaction<Tables>,
  studentId: string,
  { met, ideas }: Learnt,
): Promise<void> => {
  await Promise.all([
    ...[...met].map(([objective, one]) => upsertMemory(trx, rowOf(studentId, objective, one))),
    ...[...ideas.values()].map((idea) => upsertIdea(trx, { studentId, ...idea })),
  ])
}

const upsertMemory = prepared<MemoryRow>()((db, value) => {
  const { studentId, objective, seen } = value
  const learnt = { ...memoryColumns(value), seen }
  return db
    .insertInto('memory')
    .values({ studentId, objective, ...learnt })
    .onConflict((conflict) => conflict.columns(['studentId', 'objective']).doUpdateSet(learnt))
})

const upsertIdea = prepared<IdeaRow>()((db, { studentId, idea, missed, lastDay, rights }) =>
  db
    .insertInto('idea')
    .values({ studentId, idea, missed, lastDay, rights })
    .onConflict((conflict) =>
      conflict.columns(['studentId', 'idea']).doUpdateSet({ missed, lastDay, rights }),
    ),
)

/** Rows of one statement: PostgreSQL and SQLite take some tens of thousands of values in it. */
const rowsPerInsert = 400

/** Puts what is remembered of a student in the place of what there was. */
export const replaceLearnt = async (
  trx: Transaction<Tables>,
  studentId: string,
  { met, ideas }: Learnt,
): Promise<void> => {
  await forgetLearnt(trx, studentId)
  const memories = [...met].map(([objective, one]) => rowOf(studentId, objective, one))
  for (let from = 0; from < memories.length; from += rowsPerInsert) {
    const values = memories.slice(from, from + rowsPerInsert)
    await trx.insertInto('memory').values(values).execute()
  }
  const held = [...ideas.values()].map((idea) => ({ studentId, ...idea }))
  for (let from = 0; from < held.length; from += rowsPerInsert) {
    await trx
      .insertInto('idea')
      .values(held.slice(from, from + rowsPerInsert))
      .execute()
  }
}

export const forgetLearnt = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  await trx.deleteFrom('memory').where('studentId', '=', studentId).execute()
  await trx.deleteFrom('idea').where('studentId', '=', studentId).execute()
}

/** Field by field, because the values of a prepared query cannot be copied, and copying the rest of a row is slow. */
const memoryColumns = (from: Memory): Memory => ({
  stability: from.stability,
  difficulty: from.difficulty,
  firstDay: from.firstDay,
  lastDay: from.lastDay,
  dueDay: from.dueDay,
  answered: from.answered,
  right: from.right,
  inARow: from.inARow,
  firstRight: from.firstRight,
  surprise: from.surprise,
})

const rowOf = (studentId: string, objective: string, { memory, seen }: Met): MemoryRow => ({
  studentId,
  objective,
  ...memoryColumns(memory),
  seen: JSON.stringify(seen),
})

const metOf = (row: MemoryRow): Met => ({
  memory: memoryColumns(row),
  seen: JSON.parse(row.seen) as Record<string, number>,
})

const ideaOf = ({ idea, missed, lastDay, rights }: IdeaRow): Idea => ({ idea, missed, lastDay, rights })
