// `npm run administrator -- someone@example.com` gives a student the administrator's tool; with `--remove` takes it. It says
// whose account that is and asks before it acts; with `--yes` it does not ask.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  type Appointee,
  appoint,
  findAppointee,
  whyNotAppointed,
} from '../apps/server/src/features/admin/appoint.ts'
import { readSettings } from '../apps/server/src/platform/settings.ts'
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

interface Wanted {
  readonly who: string
  readonly isToBe: boolean
  readonly isSure: boolean
}

const run = async (database: Database, { who, isToBe, isSure }: Wanted): Promise<string> => {
  const found = await findAppointee(database, who)
  if (!found) throw new Error(`No account is called ${who}. Sign up first, then run this again.`)
  const whyNot = isToBe ? whyNotAppointed(who, found) : null
  if (whyNot) throw new Error(whyNot)
  console.log(describe(found))
  if (!isSure) {
    if (!process.stdin.isTTY)
      throw new Error('Nobody can be asked here: look at this account, and add --yes.')
    const question = isToBe ? 'Make this account an administrator?' : 'Take the administrator’s tool from it?'
    if (!(await ask(question))) throw new Error('Nothing was changed.')
  }
  if (!(await appoint(database, found, isToBe))) {
    throw new Error(
      'The account has changed meanwhile, and nothing was done. Run this again and look once more.',
    )
  }
  return `${found.email} is ${isToBe ? 'an administrator now: open /dev' : 'no administrator any more'}.`
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
    console.log(await run(database, { who, isToBe: !values.remove, isSure: values.yes ?? false }))
  } finally {
    await database.close()
  }
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown)
  process.exitCode = 1
}
