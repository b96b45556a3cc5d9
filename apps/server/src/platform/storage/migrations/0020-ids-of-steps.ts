// By which Next a maths question was left: one that is sent again after days counts once (decision 74).
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const idsOfSteps =
  ({ text }: Portable) =>
  async (db: Kysely<never>) => {
    await db.schema
      .alterTable('mathsRecord')
      .addColumn('leftBy', text, (column) => column.notNull().defaultTo(''))
      .execute()
  }
