// The table of progress: how a student stands in each topic.
import { newProgress, type Progress, type RunState } from '@toron/domain/practice/answer.ts'
import type { TypedStanding } from '@toron/domain/practice/typed.ts'
import type {
  ExpressionBuilder,
  Kysely,
  OnConflictDatabase,
  OnConflictTables,
  Selectable,
  Transaction,
} from 'kysely'
import { gathered } from '../../platform/storage/gathered.ts'
import type { Tables } from '../../platform/storage/tables.ts'

export type ProgressRow = Selectable<Tables['progress']>

/** What an answer changes of it. */
export type Counts = Progress & Pick<ProgressRow, 'totalQuestions'>

export const countsOf = ({
  answered,
  correct,
  lastIndex,
  recentStreak,
  latest,
  firstRight,
  totalQuestions,
}: Counts): Counts => ({
  answered,
  correct,
  lastIndex,
  recentStreak,
  latest,
  firstRight,
  totalQuestions,
})

/** The counts that an upsert brings. */
const countsBrought = (
  eb: ExpressionBuilder<OnConflictDatabase<Tables, 'progress'>, OnConflictTables<'progress'>>,
) => ({
  answered: eb.ref('excluded.answered'),
  correct: eb.ref('excluded.correct'),
  lastIndex: eb.ref('excluded.lastIndex'),
  recentStreak: eb.ref('excluded.recentStreak'),
  latest: eb.ref('excluded.latest'),
  firstRight: eb.ref('excluded.firstRight'),
  totalQuestions: eb.ref('excluded.totalQuestions'),
})

/** How a run in hand stands, in its columns. */
export const standingColumns = ({ answered, passed, correct, inARow, earned }: RunState) => ({
  runAnswered: answered,
  runPassed: passed,
  runCorrect: correct,
  runInARow: inARow,
  runEarned: earned,
})

/** @see standingColumns */
export const runStateOf = (row: ReturnType<typeof standingColumns>): RunState => ({
  answered: row.runAnswered,
  passed: row.runPassed,
  correct: row.runCorrect,
  inARow: row.runInARow,
  earned: row.runEarned,
})

export const findProgress = async (
  db: Kysely<Tables>,
  studentId: string,
  progressKey: string,
): Promise<ProgressRow | undefined> => (await progressOfTopic(db, { studentId, progressKey }))[0]

const progressOfTopic = gathered<{ studentId: string; progressKey: string }>()((db, value) =>
  db
    .selectFrom('progress')
    .selectAll()
    .where('studentId', '=', value.studentId)
    .where('progressKey', '=', value.progressKey),
)

/** Saves what is counted of a topic; of its run in hand, if it has one, nothing changes. */
export const saveProgress = async (trx: Transaction<Tables>, progress: CountedTopic): Promise<void> => {
  await upsertProgress(trx, progress)
}

type CountedTopic = Counts & Pick<ProgressRow, 'studentId' | 'progressKey' | 'topic'>

/** What of it are numbers. */
export const counted = [
  'answered',
  'correct',
  'lastIndex',
  'recentStreak',
  'firstRight',
  'totalQuestions',
] as const

const upsertProgress = gathered<CountedTopic>({ integers: [...counted] })((db, value) => {
  const { studentId, progressKey, topic } = value
  return db
    .insertInto('progress')
    .values({ studentId, progressKey, topic, ...countsOf(value) })
    .onConflict((conflict) => conflict.columns(['studentId', 'progressKey']).doUpdateSet(countsBrought))
})

interface TypedInTopic
  extends TypedStanding,
    Pick<ProgressRow, 'studentId' | 'progressKey' | 'topic' | 'totalQuestions'> {}

/** Saves how the typed answers of a topic stand; of what else is counted of it nothing changes. */
export const saveTyped = async (trx: Transaction<Tables>, standing: TypedInTopic): Promise<void> => {
  await upsertTyped(trx, standing)
}

const upsertTyped = gathered<TypedInTopic>({ integers: ['totalQuestions', 'typedInARow'] })((db, value) => {
  const { studentId, progressKey, topic, totalQuestions, typed, typedInARow } = value
  return db
    .insertInto('progress')
    .values({ studentId, progressKey, topic, ...newProgress, totalQuestions, typed, typedInARow })
    .onConflict((conflict) =>
      conflict.columns(['studentId', 'progressKey']).doUpdateSet((eb) => ({
        typed: eb.ref('excluded.typed'),
        typedInARow: eb.ref('excluded.typedInARow'),
      })),
    )
})

/** The progress of every topic in which the student has answered. */
export const allProgress = (db: Kysely<Tables>, studentId: string) => progressOfStudent(db, { studentId })

const progressOfStudent = gathered<{ studentId: string }>()((db, { studentId }) =>
  db
    .selectFrom('progress')
    .select(['topic', 'answered', 'correct', 'totalQuestions', 'lastIndex', 'recentStreak', 'latest'])
    .select(['firstRight', 'typed', 'typedInARow'])
    .where('studentId', '=', studentId)
    .where('answered', '>', 0)
    .orderBy('progressKey'),
)

/** Every row of the student's progress whole, also of topics that were only opened. */
export const progressRows = (db: Kysely<Tables>, studentId: string): Promise<ProgressRow[]> =>
  db.selectFrom('progress').selectAll().where('studentId', '=', studentId).execute()

/** Sets what is counted of a topic, and how its run in hand stands, to what a repair has added up. */
export const restoreProgress = async (
  trx: Transaction<Tables>,
  studentId: string,
  topic: string,
  { answered, correct, latest, firstRight }: Pick<Progress, 'answered' | 'correct' | 'latest' | 'firstRight'>,
  { typed, typedInARow }: TypedStanding,
  run: RunState,
): Promise<void> => {
  await trx
    .updateTable('progress')
    .set({ answered, correct, latest, firstRight, typed, typedInARow, ...standingColumns(run) })
    .where('studentId', '=', studentId)
    .where('topic', '=', topic)
    .execute()
}
