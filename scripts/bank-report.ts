// `npm run --silent bank:report > report.csv`: every question with its figures, for whoever writes content.
import { join } from 'node:path'
import { marksOfQuestions } from '../apps/server/src/features/practice/maths/store.ts'
import { reportOf } from '../apps/server/src/features/questions/report.ts'
import { loadMathsBank } from '../apps/server/src/platform/content/maths-bank.ts'
import { readSettings } from '../apps/server/src/platform/operation/settings.ts'
import { openUpToDate } from '../apps/server/src/platform/storage/up-to-date.ts'
import { loadBank } from '../content/bank.ts'

const { databaseUrl, migrateWithoutCopy: withoutCopy } = readSettings(process.env)
const database = await openUpToDate(databaseUrl, { withoutCopy, now: Date.now(), tell: console.warn })
const maths = loadMathsBank(join(import.meta.dirname, '../dist'))
process.stdout.write(
  await reportOf(database.reader, loadBank(), maths, await marksOfQuestions(database.reader)),
)
await database.close()
