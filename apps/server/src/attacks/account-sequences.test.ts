// A23, A24, A30, A31 at random: an owner and an attacker make account calls in any order, the attacker often first.
//
// The owner reads the mail of `victim` and `second` and has the Google account of `victim`; the attacker reads the mail of
// an address of their own and has its Google account. Neither knows the other's passwords. Both may type the victim's
// addresses; the owner never types the attacker's, whose mail would then rightly open the account.
//
// The owner has secured an account
// - when they made it: a sign-up or a sign-in by Google that added it;
// - when they chose a password for it by a link mailed to them;
// - when they opened it by Google, whatever happened to it before.
// A confirmation link alone secures nothing, because the account still has the password that was set for it before.
//
// The invariant: from that moment until the account is deleted
// - no session, password or Google account of the attacker's belongs to it, its address is not the attacker's, and no link
//   that was sent to the attacker fits its state;
// - at the end, nothing that the attacker ever had opens it when tried again, including every link;
// - and whoever reads the mail wins: a reset puts the owner into the account that has the victim's address by then, and
//   whatever the attacker tries afterwards opens another one at most.
//
// ACCOUNT_SEQUENCES=5000 runs that many sequences; ACCOUNT_SEED sets another seed.
import { requestPasswordReset, resetPassword } from '@toron/contract/credentials.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountsOpenedBy,
  actions,
  fakeGoogle,
  type Outcome,
  type Person,
  peopleOf,
  play,
  type Step,
  senderOf,
} from '../testing/account-play.ts'
import { aServer, noon, type TestServer } from '../testing/builders.ts'
import { cheapHashing } from '../testing/cheap-hashing.ts'
import { eachDatabase } from '../testing/each-database.ts'

const sequences = Number(process.env.ACCOUNT_SEQUENCES ?? 240)
const seed = Number(process.env.ACCOUNT_SEED ?? 20_261_123)
/** Plays that run at the same time, each with addresses of its own. */
const atOnce = 20
const minute = 60_000

/** Mostly the first: a play in which every password is wrong tests little. */
const mostly = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat({ max: 2 }) },
)
const step: fc.Arbitrary<Step> = fc.record({
  isOwner: fc.boolean(),
  action: fc.oneof(
    ...(Object.keys(actions) as (keyof typeof actions)[]).map((action) => ({
      weight: actions[action],
      arbitrary: fc.constant(action),
    })),
  ),
  which: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) }),
  address: mostly,
  destination: mostly,
  password: mostly,
  newPassword: mostly,
})
const certain = (isOwner: boolean, action: Step['action'], more: Partial<Step> = {}): Step => {
  return { isOwner, action, which: 0, address: 0, destination: 0, password: 0, newPassword: 0, ...more }
}
/** Ways for an attacker to be first, which random steps seldom find. */
const openings: readonly (readonly Step[])[] = [
  [],
  // The victim's address, on its way to the attacker's.
  [certain(false, 'sign-up'), certain(false, 'change-email')],
  // The attacker's own account, opened by Google and a password, changed to the victim's address when the owner opens the link.
  [
    certain(false, 'google'),
    certain(false, 'request-reset', { address: 1 }),
    certain(false, 'redeem'),
    certain(false, 'google'),
    certain(false, 'change-email', { destination: 1 }),
    certain(true, 'redeem'),
  ],
]
const steps = fc
  .tuple(fc.constantFrom(...openings), fc.array(step, { minLength: 6, maxLength: 20, size: 'max' }))
  .map(([opening, chance]) => [...opening, ...chance])
const somePlays = fc.array(steps, { minLength: atOnce, maxLength: atOnce })

interface Play {
  readonly people: readonly [Person, Person]
  readonly steps: readonly Step[]
  /** Accounts that the owner has secured. */
  readonly secured: Set<string>
  /** Every account seen so far. */
  readonly known: Set<string>
}

const playerOn = (server: TestServer) => {
  let now = noon
  let count = 0
  let read = 0

  /** Hands every new letter to the person who reads that mailbox. */
  const deliver = async (all: readonly Play[]) => {
    await server.nothingLeft()
    const { letters } = server.mailbox
    for (; read < letters.length; read += 1) {
      const { to, link } = letters[read] as (typeof letters)[number]
      const reader = all.flatMap(({ people }) => people).find(({ mailboxes }) => mailboxes.includes(to))
      const [path = '', token] = link?.address.split('#') ?? []
      if (token) reader?.links.push({ isReset: path.endsWith('/reset-password'), token })
    }
  }

  const idOf = async (email: string) =>
    (
      await server.database.reader
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.id

  /** Records what the owner has secured by this. */
  const record = async (
    { secured, known }: Play,
    person: Person,
    action: Step['action'],
    outcome: Outcome,
  ) => {
    const { accountId, resetOf } = outcome
    if (person.isOwner) {
      const mine = resetOf ? await idOf(resetOf) : accountId
      const isMine = resetOf !== null || action === 'google' || (mine && !known.has(mine))
      if (mine && isMine) secured.add(mine)
    } else if (accountId) {
      expect(secured, 'the attacker is in').not.toContain(accountId)
    }
    if (accountId) known.add(accountId)
  }

  const expectOutside = async ({ people: [, attacker], secured }: Play) => {
    if (secured.size === 0) return
    const { reader } = server.database
    const rows = <T extends 'session' | 'account'>(table: T) =>
      reader
        .selectFrom(table as 'session' | 'account')
        .selectAll()
        .where('userId', 'in', [...secured])
        .execute()
    const users = await reader
      .selectFrom('user')
      .selectAll()
      .where('id', 'in', [...secured])
      .execute()
    const sessions = (await rows('session')) as { token: string }[]
    const logins = (await rows('account')) as { password: string | null; accountId: string }[]
    const links = await reader
      .selectFrom('accountLink')
      .innerJoin('user', 'user.id', 'accountLink.userId')
      .select('accountLink.email')
      .where('userId', 'in', [...secured])
      .whereRef('accountLink.securityVersion', '=', 'user.securityVersion')
      .execute()
    const [own = ''] = attacker.mailboxes
    expect(users.map(({ email }) => email)).not.toContain(own)
    expect(links.map(({ email }) => email)).not.toContain(own)
    expect(sessions.filter(({ token }) => attacker.tokens.includes(token))).toEqual([])
    const hashes = await Promise.all(attacker.passwords.map(cheapHashing.hash))
    const openings = logins.flatMap(({ password, accountId }) => [password, accountId])
    expect(openings.filter((way) => way && [...hashes, `google of ${own}`].includes(way))).toEqual([])
  }

  const expectNothingOpens = async (each: Play) => {
    const opened = await accountsOpenedBy(server, each.people[1])
    expect([...opened].filter((id) => each.secured.has(id))).toEqual([])
    await expectOutside(each)
  }

  /** The owner starts over with a new password for the victim's address. */
  const takeBack = async ({ people: [owner], secured }: Play) => {
    const [email = '', , own = `${owner.passwords[0]}`] = owner.mailboxes
    const link = owner.links.at(-1)
    const id = await idOf(email)
    if (!id) return
    const reply = await senderOf(server, owner)(resetPassword, { body: { link: link?.token, password: own } })
    expect(reply.ok, 'whoever reads the mail gets in').toBe(true)
    secured.add(id)
  }

  const advance = (time: number) => {
    now += time
    server.setClock(now)
  }

  return async (plays: readonly (readonly Step[])[]) => {
    const all = plays.map((steps): Play => {
      count += 1
      return { people: peopleOf(String(count), count), steps, secured: new Set(), known: new Set() }
    })
    const longest = Math.max(...plays.map(({ length }) => length))
    for (let index = 0; index < longest; index += 1) {
      advance(5 * minute)
      await Promise.all(
        all.map(async (each) => {
          const next = each.steps[index]
          if (!next) return
          const person = each.people[next.isOwner ? 0 : 1]
          await record(each, person, next.action, await play(server, person, next))
        }),
      )
      await deliver(all)
      await Promise.all(all.map(expectOutside))
    }
    advance(20 * minute)
    await Promise.all(all.map(expectNothingOpens))
    // The next day has a limit of letters of its own.
    advance(24 * 60 * minute)
    await Promise.all(
      all.map(({ people: [owner] }) =>
        senderOf(server, owner)(requestPasswordReset, { body: { email: owner.mailboxes[0] } }),
      ),
    )
    await deliver(all)
    await Promise.all(all.map(takeBack))
    await Promise.all(all.map(expectNothingOpens))
  }
}

describe('an owner and an attacker in any order', () => {
  eachDatabase((fresh, dialect) => {
    test('A23 A30 an owner and an attacker, in any order, leave nothing of the attacker’s in an account that the owner has secured', async () => {
      const settings = { google: fakeGoogle, proxies: 1 }
      const runPlays = playerOn(await aServer(await fresh(), undefined, settings))
      // Each query to PostgreSQL costs a round trip.
      const count = dialect === 'sqlite' || process.env.ACCOUNT_SEQUENCES ? sequences : sequences / 3
      const numRuns = Math.ceil(count / atOnce)
      await fc.assert(fc.asyncProperty(somePlays, runPlays), { numRuns, seed })
    }, 3_600_000)
  })
})
