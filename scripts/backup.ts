// `npm run backup -- backups/monday.db` copies the embedded database while the server runs. To restore: stop the server, put
// the copy where DATABASE_URL points, start it.
import { readSettings } from '../apps/server/src/platform/settings.ts'
import { backUp } from '../apps/server/src/platform/storage/backup.ts'

const [to, ...more] = process.argv.slice(2)
if (!to || more.length > 0) {
  console.error('Name the new file: npm run backup -- backups/monday.db')
  process.exit(2)
}
const { databaseUrl } = readSettings(process.env)
if (!databaseUrl.startsWith('sqlite:')) {
  console.error('This copies the embedded database. PostgreSQL has pg_dump and its own continuous archiving.')
  process.exit(2)
}
try {
  await backUp(databaseUrl.slice('sqlite:'.length), to)
  console.log(`The copy is whole: ${to}`)
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown)
  process.exit(1)
}
