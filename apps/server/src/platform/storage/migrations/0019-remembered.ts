// How far into a student's log memory reaches (decision 85): until now it was written with each answer.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const remembered =
  ({ integer }: Portable) =>
  async (db: Kysely<never>) => {
    await db.schema
      .alterTable('student')
      .addColumn('remembered', integer, (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update "student" set "remembered" = "attempts" where "memoryBasis" != ''`.execute(db)
  }
