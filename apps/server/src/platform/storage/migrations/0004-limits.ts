// Limits that several processes share (decision 52), and the secret that callers and devices are hashed with.
import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const limits = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, asTable, asPassingTable } = portable
  await asPassingTable(
    db.schema
      .createTable('rateWindow')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('endsAt', integer, (column) => column.notNull())
      .addColumn('count', integer, (column) => column.notNull()),
  ).execute()
  await asTable(
    db.schema
      .createTable('secret')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull()),
  ).execute()
  const value = randomBytes(32).toString('base64url')
  await sql`insert into ${sql.ref('secret')} values ('installation', ${sql.lit(value)})`.execute(db)
}
