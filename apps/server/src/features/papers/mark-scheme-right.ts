// Who may read the mark scheme of a paper: whoever has sat it to its end, and whoever has a code for it (decision 94).
import { createHash } from 'node:crypto'
import type { PaperCode } from '@toron/contract/paper-codes.ts'
import type { Kysely, Transaction } from 'kysely'
import { newId } from '../../platform/storage/new-id.ts'
import type { Tables } from '../../platform/storage/tables.ts'

/** A code is told by hand: capitals, spaces and hyphens in it mean nothing. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`paper-code:${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest('base64url')

/** `k3wx-…`: seventy random bits in groups of four. */
const newCode = (): string => newId().replace(/.{4}(?=.)/g, '$&-')

/** Keeps a new code, and drops those that open nothing any more. */
export const addCode = async (
  trx: Transaction<Tables>,
  made: Omit<PaperCode, 'id'>,
): Promise<PaperCode & { readonly code: string }> => {
  await trx.deleteFrom('paperCode').where('expiresAt', '<=', made.madeAt).execute()
  const [id, code] = [newId(), newCode()]
  const { paperId: paper, note, madeAt, expiresAt } = made
  await trx
    .insertInto('paperCode')
    .values({ id, codeHash: hashOf(code), paper, note, madeAt, expiresAt })
    .execute()
  return { id, code, ...made }
}

/** The codes that have not expired, the latest first. */
export const liveCodes = async (db: Kysely<Tables>, now: number): Promise<PaperCode[]> =>
  await db
    .selectFrom('paperCode')
    .select(['id', 'paper as paperId', 'note', 'madeAt', 'expiresAt'])
    .where('expiresAt', '>', now)
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .execute()

export const dropCode = async (trx: Transaction<Tables>, id: string): Promise<void> => {
  await trx.deleteFrom('paperCode').where('id', '=', id).execute()
}

const codeOpens = async (db: Kysely<Tables>, paper: string, code: string, now: number): Promise<boolean> => {
  const found = await db
    .selectFrom('paperCode')
    .select('id')
    .where('codeHash', '=', hashOf(code))
    .where('paper', '=', paper)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** A paper that was given up does not count: it has no result. */
const hasSat = async (db: Kysely<Tables>, studentId: string, paper: string): Promise<boolean> => {
  const found = await db
    .selectFrom('sitting')
    .select('id')
    .where('studentId', '=', studentId)
    .where('paper', '=', paper)
    .where('end', 'in', ['submitted', 'time-over'])
    .executeTakeFirst()
  return found !== undefined
}

/** @param code null: the student gave none */
export const mayReadMarkScheme = async (
  db: Kysely<Tables>,
  { studentId, paper, code }: { studentId: string; paper: string; code: string | null },
  now: number,
): Promise<boolean> =>
  (await hasSat(db, studentId, paper)) || (code !== null && (await codeOpens(db, paper, code, now)))
