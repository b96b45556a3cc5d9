// Loaded before the server (`node --import`): makes it the next version, which has a migration more. It adds columns to tables
// that are read whole, and a table of its own.
import { registerHooks } from 'node:module'

const migration = `
    '9999-next': {
      up: async (db: Kysely<any>) => {
        await db.schema.alterTable('student').addColumn('nextColumn', 'text').execute()
        await db.schema.createTable('nextTable').addColumn('id', 'text', (id) => id.primaryKey()).execute()
        await db.schema.alterTable('progress').addColumn('nextColumn', 'bigint', (c) => c.notNull().defaultTo(7)).execute()
        await db.schema.createIndex('nextIndex').on('ledgerEntry').column('amount').execute()
      },
    },
  }
}
`

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/storage/migrate.ts')) return loaded
    const source = String(loaded.source)
    const end = source.lastIndexOf('  }\n}')
    if (end < 0) throw new Error('migrate.ts does not end with its list of migrations')
    return { ...loaded, source: source.slice(0, end) + migration }
  },
})
