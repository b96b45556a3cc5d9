// `npm run database:copy -- --from sqlite:./data/toron.db --to postgres://…` copies an embedded installation to PostgreSQL
// and audits the books there. Stop the server first. After a crash it can be run again.
import { parseArgs } from 'node:util'
import { auditAll } from '../apps/server/src/features/admin/audit-all.ts'
import { readSettings } from '../apps/server/src/platform/operation/settings.ts'
import { copyDatabase } from '../apps/server/src/platform/storage/copy.ts'
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { migrate } from '../apps/server/src/platform/storage/migrate.ts'
import { loadBank } from '../content/bank.ts'

const usage =
  'npm run database:copy -- --from sqlite:./data/toron.db --to postgres://user:password@host/database'

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  if (!values.from || !values.to) throw new Error(usage)
  const { boardTimeZone } = readSettings(process.env)
  const from = await openDatabase(values.from)
  const to = await openDatabase(values.to)
  try {
    await migrate(from)
    await migrate(to)
    await copyDatabase(from, to, ({ table, rows }) => console.log(`${table}: ${rows} rows`))
    const books = { database: to, bank: loadBank(), boardTimeZone, random: Math.random, now: Date.now() }
    const { students, findings } = await auditAll(books)
    const differences = findings.length
    const verdict = differences === 0 ? 'all books agree' : `${differences} differ: npm run audit says where`
    console.log(`${students} students copied, ${verdict}.`)
    return differences === 0 ? 0 : 1
  } finally {
    await from.close()
    await to.close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
