// The table of where students are in their books.
import type { Reading } from '@toron/contract/resources.ts'
import type { Kysely, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'

/** Of every book that the student has opened, by its path. */
export const readingOf = async (db: Kysely<Tables>, studentId: string): Promise<Reading[]> =>
  (await placesOf(db, { studentId })).map(({ path, page, bookmarks }) => ({
    path,
    page,
    bookmarks: JSON.parse(bookmarks) as number[],
  }))

const placesOf = prepared<{ studentId: string }>()((db, { studentId }) =>
  db
    .selectFrom('reading')
    .select(['path', 'page', 'bookmarks'])
    .where('studentId', '=', studentId)
    .orderBy('path'),
)

/** Where the student is in this book; at its first page, without a bookmark, if it has not been opened. */
export const readingIn = async (db: Kysely<Tables>, studentId: string, path: string): Promise<Reading> =>
  (await readingOf(db, studentId)).find((reading) => reading.path === path) ?? {
    path,
    page: 1,
    bookmarks: [],
  }

export const saveReading = async (
  trx: Transaction<Tables>,
  studentId: string,
  { path, page, bookmarks }: Reading,
  now: number,
): Promise<void> => {
  const values = { page, bookmarks: JSON.stringify(bookmarks), savedAt: now }
  await trx
    .insertInto('reading')
    .values({ studentId, path, ...values })
    .onConflict((conflict) => conflict.columns(['studentId', 'path']).doUpdateSet(values))
    .execute()
}
