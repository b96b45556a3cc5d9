// `npm run backup -- backups/monday.db` copies the embedded database while the server runs. To restore: stop the server, put
// the copy where DATABASE_URL points, start it.
import { readSettings } from '../apps/server/src/platform/operation/settings.ts'
import { backUp } from '../apps/server/src/platform/storage/backup.ts'

const [destination, ...more] = process.argv.slice(2)
if (!destination || more.length > 0) {
  console.error('Name the new file: npm run backup -- backups/monday.db')
  process.exit(2)
}
const { databaseUrl } = readSettings(process.env)
if (!databaseUrl.startsWith('sqlite:')) {
  console.error('This copies the embedded database. PostgreSQL has pg_dump and its own continuous archiving.')
  process.exit(2)
}
try {
  await backUp(databaseUrl.slice('sqlite:'.length), destination)
  console.log(`The copy is whole: ${destination}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
