// The table of what administrators decided about versions of questions.

import { formatDay } from '@toron/domain/format-dates.ts'
import { noRuling, type Ruling, type RulingAction } from '@toron/domain/questions/ruling.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Withheld } from '../../platform/content/live-bank.ts'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { messages } from './messages.ts'

type RulingRow = Selectable<Tables['questionRuling']>

export interface QuestionVersion {
  readonly questionId: string
  readonly version: number
}

/** A ruling with what stands beside it. */
export interface Ruled extends Ruling {
  /** How many decisions there have been. */
  readonly number: number
  readonly action: RulingAction | null
  readonly sentence: string
  /** Epoch milliseconds; 0: never. */
  readonly ruledAt: number
}

export const notRuled: Ruled = { ...noRuling, number: 0, action: null, sentence: '', ruledAt: 0 }

export const ruledOf = (row: RulingRow | undefined): Ruled =>
  row && row.number > 0
    ? {
        number: row.number,
        action: row.action as RulingAction,
        isWithheld: row.isWithheld === 1,
        verdict: row.verdict as Ruling['verdict'],
        sentence: row.sentence,
        ruledAt: row.ruledAt,
        isPaid: row.isPaid === 1,
      }
    : notRuled

export const rulingOn = async (db: Kysely<Tables>, of: QuestionVersion): Promise<Ruled> =>
  ruledOf((await rulingOfVersion(db, of))[0])

const rulingOfVersion = prepared<QuestionVersion>()((db, { questionId, version }) =>
  db
    .selectFrom('questionRuling')
    .selectAll()
    .where('questionId', '=', questionId)
    .where('version', '=', version),
)

/** The versions of a question whose finder was paid. */
export const paidVersions = async (db: Kysely<Tables>, questionId: string): Promise<ReadonlySet<number>> => {
  const rows = await paidOfQuestion(db, { questionId })
  return new Set(rows.map(({ version }) => version))
}

const paidOfQuestion = prepared<{ questionId: string }>()((db, { questionId }) =>
  db
    .selectFrom('questionRuling')
    .select('version')
    .where('questionId', '=', questionId)
    .where('isPaid', '=', 1),
)

export const allRulings = (db: Kysely<Tables>): Promise<RulingRow[]> =>
  db.selectFrom('questionRuling').selectAll().execute()

/** The ruling, which nobody else changes until the transaction ends. */
export const lockRuling = async (trx: Transaction<Tables>, of: QuestionVersion): Promise<Ruled> => {
  const { isWithheld: _, ...none } = notRuled
  await trx
    .insertInto('questionRuling')
    .values({ ...of, ...none, action: '', isWithheld: 0, isPaid: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ruledOf((await lockedRuling(trx, of))[0])
}

const lockedRuling = prepared<QuestionVersion>()((db, { questionId, version }, { locked }) =>
  locked(
    db
      .selectFrom('questionRuling')
      .selectAll()
      .where('questionId', '=', questionId)
      .where('version', '=', version),
  ),
)

export const saveRuling = async (
  trx: Transaction<Tables>,
  { questionId, version }: QuestionVersion,
  { number, action, isWithheld, verdict, sentence, ruledAt, isPaid }: Ruled,
): Promise<void> => {
  await trx
    .updateTable('questionRuling')
    .set({ number, verdict, sentence, ruledAt, action: action ?? '' })
    .set({ isWithheld: isWithheld ? 1 : 0, isPaid: isPaid ? 1 : 0 })
    .where('questionId', '=', questionId)
    .where('version', '=', version)
    .execute()
}

/** The versions of questions that are withheld, in one order. */
export const withheldNow = async (db: Kysely<Tables>): Promise<Withheld[]> => {
  const rows = await db
    .selectFrom('questionRuling')
    .select(['questionId', 'version', 'sentence', 'ruledAt'])
    .where('isWithheld', '=', 1)
    .orderBy('questionId')
    .orderBy('version')
    .execute()
  return rows.map(({ questionId, version, sentence, ruledAt }) => ({
    questionId,
    version,
    since: formatDay(ruledAt, 'UTC'),
    why: sentence || messages.lookedInto,
  }))
}
