// `npm run administrator -- someone@example.com` makes a student an administrator; `--remove` undoes it. It shows whose
// account that is and asks before it acts; with `--yes` it does not ask.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  type Appointee,
  appoint,
  findAppointee,
  whyNotAppointed,
} from '../apps/server/src/features/admin/appoint.ts'
import { readSettings } from '../apps/server/src/platform/operation/settings.ts'
import type { Database } from '../apps/server/src/platform/storage/database.ts'
import { openUpToDate } from '../apps/server/src/platform/storage/up-to-date.ts'

const usage =
  'Name one account by its confirmed address or by the account id under Me: npm run administrator -- someone@example.com [--remove] [--yes]'

const describe = ({ id, name, email, emailConfirmed, madeAt, isAdministrator }: Appointee): string =>
  [
    `Account   ${id}`,
    `Name      ${JSON.stringify(name)}`,
    `Address   ${email}, ${emailConfirmed ? 'confirmed' : 'NOT confirmed: whoever reads its mail can take the account'}`,
    `Made      ${new Date(madeAt).toISOString()}`,
    `Is now    ${isAdministrator ? 'an administrator' : 'no administrator'}`,
  ].join('\n')

const ask = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

interface Appointment {
  readonly who: string
  readonly appoints: boolean
  readonly isConfirmed: boolean
}

const run = async (database: Database, { who, appoints, isConfirmed }: Appointment): Promise<string> => {
  const found = await findAppointee(database, who)
  if (!found) throw new Error(`No account is called ${who}. Sign up first, then run this again.`)
  const objection = appoints ? whyNotAppointed(who, found) : null
  if (objection) throw new Error(objection)
  console.log(describe(found))
  if (!isConfirmed) {
    if (!process.stdin.isTTY)
      throw new Error('Nobody can be asked here: look at this account, and add --yes.')
    const question = appoints
      ? 'Make this account an administrator?'
      : 'Take the administrator’s tool from it?'
    if (!(await ask(question))) throw new Error('Nothing was changed.')
  }
  if (!(await appoint(database, found, appoints))) {
    throw new Error(
      'The account has changed meanwhile, and nothing was done. Run this again and look once more.',
    )
  }
  return `${found.email} is ${appoints ? 'an administrator now: open /dev' : 'no administrator any more'}.`
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  const [who, ...more] = positionals
  if (!who || more.length > 0) throw new Error(usage)
  const { databaseUrl, migrateWithoutCopy: withoutCopy } = readSettings(process.env)
  const database = await openUpToDate(databaseUrl, { withoutCopy, now: Date.now(), tell: console.warn })
  try {
    console.log(await run(database, { who, appoints: !values.remove, isConfirmed: values.yes ?? false }))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
