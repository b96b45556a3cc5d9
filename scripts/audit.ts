// `npm run audit` checks the books of every student: balance = sum of entries, progress = answers, boards = minutes,
// memory = the log, statistics of questions = the log. It reports what differs, and which students have many friends from one
// address or one device (decision 64); with `--repair` it repairs the books, as the administrator's tool does. Exits with 1 if
// a difference is left.
import { auditAll } from '../apps/server/src/features/admin/audit-all.ts'
import { findRings } from '../apps/server/src/features/admin/rings.ts'
import { readSettings } from '../apps/server/src/platform/operation/settings.ts'
import { openUpToDate } from '../apps/server/src/platform/storage/up-to-date.ts'
import { loadBank } from '../content/bank.ts'

const [option, ...more] = process.argv.slice(2)
if (more.length > 0 || (option !== undefined && option !== '--repair')) {
  console.error('npm run audit [-- --repair]')
  process.exit(2)
}
const repair = option === '--repair'

const { databaseUrl, boardTimeZone, migrateWithoutCopy: withoutCopy } = readSettings(process.env)
const now = Date.now()
const database = await openUpToDate(databaseUrl, { withoutCopy, now, tell: console.warn })
const books = { database, bank: loadBank(), boardTimeZone, random: Math.random, now }

const { students, boards, findings } = await auditAll(books, repair)
for (const { kind, studentId, field, is, shouldBe, repaired } of findings) {
  console.log(`${kind} ${studentId} ${field}: is ${is}, should be ${shouldBe}${repaired ? ', repaired' : ''}`)
}
for (const { studentId, by, friends } of await findRings(database.reader, books.now)) {
  console.log(`ring ${studentId}: ${friends} friends of one ${by} in thirty days`)
}
const left = findings.filter(({ repaired }) => !repaired).length
await database.close()
console.log(`${students} students, ${boards} boards: ${left === 0 ? 'all books agree' : `${left} differ`}.`)
process.exit(left === 0 ? 0 : 1)
