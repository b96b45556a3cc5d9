// The table of what students say is wrong with questions.

import type { Flag } from '@toron/contract/questions.ts'
import type { FlagOutcome, FlagReason } from '@toron/domain/questions/flag.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import type { QuestionVersion, Ruled } from './rulings.ts'

type FlagRow = Selectable<Tables['questionFlag']>

/** A flag as its student sees it. What was decided before it was told says nothing about it. */
export const shownFlag = (flag: FlagRow, ruling: Ruled): Flag => {
  const outcome = outcomeOf(flag, ruling)
  return {
    questionId: flag.questionId,
    version: flag.version,
    reason: flag.reason as FlagReason,
    sentence: flag.sentence,
    at: flag.at,
    outcome,
    answer: outcome === 'open' ? '' : ruling.sentence,
  }
}

const outcomeOf = ({ at }: FlagRow, { verdict, isWithheld, ruledAt }: Ruled): FlagOutcome => {
  if (verdict !== '' && at <= ruledAt) return verdict
  return isWithheld ? 'withheld' : 'open'
}

export const flagOf = async (
  db: Kysely<Tables>,
  studentId: string,
  of: QuestionVersion,
): Promise<FlagRow | undefined> => (await ownFlag(db, { studentId, ...of }))[0]

const ownFlag = prepared<QuestionVersion & { studentId: string }>()(
  (db, { studentId, questionId, version }) =>
    db
      .selectFrom('questionFlag')
      .selectAll()
      .where('studentId', '=', studentId)
      .where('questionId', '=', questionId)
      .where('version', '=', version),
)

/** A student's flags, the latest first, each with what was decided about its version. */
export const flagsOfStudent = async (db: Kysely<Tables>, studentId: string): Promise<FlagRow[]> =>
  db
    .selectFrom('questionFlag')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('at', 'desc')
    .orderBy('questionId')
    .execute()

/** @param since epoch milliseconds */
export const countFlags = async (db: Kysely<Tables>, studentId: string, since: number): Promise<number> => {
  const { flags } = await db
    .selectFrom('questionFlag')
    .select((eb) => eb.fn.countAll<number>().as('flags'))
    .where('studentId', '=', studentId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(flags)
}

export const addFlag = async (trx: Transaction<Tables>, flag: FlagRow): Promise<void> => {
  await trx.insertInto('questionFlag').values(flag).execute()
}

/** What was told about a version of a question, the first first. */
export const flagsAbout = (
  db: Kysely<Tables>,
  { questionId, version }: QuestionVersion,
): Promise<FlagRow[]> =>
  db
    .selectFrom('questionFlag')
    .selectAll()
    .where('questionId', '=', questionId)
    .where('version', '=', version)
    .orderBy('at')
    .orderBy('studentId')
    .execute()

/** How many flags each version of a question has that nothing was decided about since. */
export const openFlags = async (db: Kysely<Tables>) => {
  const rows = await db
    .selectFrom('questionFlag')
    .leftJoin('questionRuling', (join) =>
      join
        .onRef('questionRuling.questionId', '=', 'questionFlag.questionId')
        .onRef('questionRuling.version', '=', 'questionFlag.version')
        .on('questionRuling.verdict', '!=', '')
        .onRef('questionRuling.ruledAt', '>=', 'questionFlag.at'),
    )
    .select(['questionFlag.questionId', 'questionFlag.version'])
    .select((eb) => eb.fn.countAll<number>().as('flags'))
    .where('questionRuling.questionId', 'is', null)
    .groupBy(['questionFlag.questionId', 'questionFlag.version'])
    .execute()
  return rows.map(({ questionId, version, flags }) => ({ questionId, version, flags: Number(flags) }))
}
