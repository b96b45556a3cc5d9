// Links to an account carry the state of the account that they were made in, and go with the account. An identity counts
// its states, and knows whether whoever reads its mail has set what opens it (decision 59).
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const linksWithState = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, asTable } = portable
  for (const column of ['securityVersion', 'isSecured']) {
    await db.schema
      .alterTable('user')
      .addColumn(column, integer, (added) => added.notNull().defaultTo(0))
      .execute()
  }
  await asTable(
    db.schema
      .createTable('accountLink')
      .addColumn('tokenHash', text, (column) => column.primaryKey())
      .addColumn('userId', text, (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('securityVersion', integer, (column) => column.notNull())
      .addColumn('sentAt', integer, (column) => column.notNull())
      .addColumn('expiresAt', integer, (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('account_link_user').on('accountLink').column('userId').execute()
  await db.schema.createIndex('account_link_sent').on('accountLink').column('sentAt').execute()
  // Links that know no state open nothing any more: whoever waits for one asks again.
  await sql`delete from "verification" where "identifier" not like 'google:%'`.execute(db)

  // A way to sign in belongs to one account, and is found without reading all of them.
  await sql`delete from "account" where "id" not in
    (select min("id") from "account" group by "providerId", "accountId")`.execute(db)
  await db.schema
    .createIndex('account_way')
    .unique()
    .on('account')
    .columns(['providerId', 'accountId'])
    .execute()
}
