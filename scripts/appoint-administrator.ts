// `npm run administrator -- someone@example.com` gives a student the administrator's tool; with `--remove` takes it.
import { readSettings } from '../apps/server/src/platform/settings.ts'
import { openUpToDate } from '../apps/server/src/platform/storage/up-to-date.ts'
import { transact } from '../apps/server/src/platform/storage/write.ts'

const [email, option, ...more] = process.argv.slice(2)
if (!email || more.length > 0 || (option !== undefined && option !== '--remove')) {
  console.error(
    'Name one account by its email address: npm run administrator -- someone@example.com [--remove]',
  )
  process.exit(1)
}

const { databaseUrl, migrateWithoutCopy: withoutCopy } = readSettings(process.env)
const database = await openUpToDate(databaseUrl, { withoutCopy, now: Date.now(), tell: console.warn })
const isAdministrator = option === '--remove' ? 0 : 1
const changed = await transact(database, (trx) =>
  trx
    .updateTable('student')
    .set({ isAdministrator })
    .where('id', 'in', (eb) => eb.selectFrom('user').select('id').where('email', '=', email.toLowerCase()))
    .executeTakeFirst(),
)
await database.close()
if (changed.numUpdatedRows === 0n) {
  console.error(`No account has the address ${email}. Sign up with it first, then run this again.`)
  process.exit(1)
}
console.log(
  `${email} is ${isAdministrator ? 'an administrator now: open /dev' : 'no administrator any more'}.`,
)
