// Codes for the mark schemes of papers (decision 94): only a hash of each.
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const paperCodes =
  ({ text, integer, asClusteredTable }: Portable) =>
  async (db: Kysely<never>) => {
    await asClusteredTable(
      db.schema
        .createTable('paperCode')
        .addColumn('id', text, (column) => column.notNull())
        .addColumn('codeHash', text, (column) => column.notNull().unique())
        .addColumn('paper', text, (column) => column.notNull())
        .addColumn('note', text, (column) => column.notNull())
        .addColumn('madeAt', integer, (column) => column.notNull())
        .addColumn('expiresAt', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('paper_code_key', ['id']),
    ).execute()
  }
