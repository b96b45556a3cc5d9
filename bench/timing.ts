// `node bench/timing.ts` on a built tree: measures whether the time of a reply tells if an address has an account (A14), or
// if a referral code exists (A37). Known and unknown ones take turns on the real server; exits with 1 if a pair of medians
// is 10 ms apart or more. TIMING_ROUNDS sets how often each is tried (200).
import { nameOf, openDatabases } from './databases.ts'
import { startServer } from './processes.ts'
import { median } from './report.ts'

const rounds = Number(process.env.TIMING_ROUNDS ?? 200)
const mostApart = 10
const timeZone = 'Asia/Dhaka'
/** Attempts per account: after ten wrong passwords it must wait. */
const attemptsPerAccount = 8

let callers = 0
/** Each call comes from an address of its own, so that no limit applies. */
const post = async (url: string, path: string, body: object, expected: number): Promise<number> => {
  callers += 1
  const began = performance.now()
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${callers >> 8}.${callers & 255}`,
    },
    body: JSON.stringify(body),
  })
  await reply.arrayBuffer()
  if (reply.status !== expected) throw new Error(`${path} answered ${reply.status}, not ${expected}`)
  return performance.now() - began
}

const rows: Record<string, string | number>[] = []
let worst = 0

const compare = (what: string, known: readonly number[], unknown: readonly number[]) => {
  const apart = Math.abs(median(known) - median(unknown))
  worst = Math.max(worst, apart)
  rows.push({
    what,
    'known, median ms': median(known).toFixed(2),
    'unknown, median ms': median(unknown).toFixed(2),
    'apart, ms': apart.toFixed(2),
  })
}

const codeOfReferrer = async (url: string): Promise<string> => {
  const who = { name: 'Rafi', email: 'rafi@example.com', password: 'padma bridge at dawn', timeZone }
  const reply = await fetch(`${url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  })
  const { me } = (await reply.json()) as { me: { referralCode: string } }
  return me.referralCode
}

const measure = async (name: string, databaseUrl: string) => {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    PROXIES: '1',
  })
  const call = (path: string, body: object, expected: number) => post(server.url, path, body, expected)
  try {
    const code = await codeOfReferrer(server.url)
    const accounts = Math.ceil(rounds / attemptsPerAccount)
    for (let number = 0; number < accounts; number += 1) {
      const who = { name: 'Maliha', email: `known${number}@example.com`, password: 'padma bridge at dawn' }
      await call('/api/account/sign-up', { ...who, timeZone }, 200)
    }
    const times = { signIn: [[], []], reset: [[], []], after: [[], []], code: [[], []] } as Record<
      string,
      [number[], number[]]
    >
    for (let round = 0; round < rounds; round += 1) {
      // Which of the two comes first alternates, too.
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const email = `${which === 0 ? 'known' : 'nobody'}${round % accounts}@example.com`
        const wrong = { email, password: `wrong password ${round}`, timeZone }
        times.signIn?.[which].push(await call('/api/account/sign-in', wrong, 409))
        times.reset?.[which].push(await call('/api/account/password-resets', { email }, 200))
        // The letter is written after the reply; the time of the next call must not reveal it either.
        const after = { link: 'made up', password: 'password1' }
        times.after?.[which].push(await call('/api/account/password-resets/redeemed', after, 409))
        const friend = {
          name: 'Arif',
          email: `arif-${which}-${round}@example.com`,
          password: 'boats on the Padma',
        }
        const ref = which === 0 ? code : 'Nobody7'
        times.code?.[which].push(await call('/api/account/sign-up', { ...friend, timeZone, ref }, 200))
      }
    }
    for (const [what, [known, unknown]] of Object.entries(times)) compare(`${what}, ${name}`, known, unknown)
  } finally {
    await server.stop()
  }
}

const databases = await openDatabases()
try {
  for (const dialect of ['sqlite', 'postgres'] as const) {
    await measure(nameOf[dialect], await databases.empty(dialect))
  }
} finally {
  await databases.remove()
}
console.table(rows)
process.exitCode = worst < mostApart ? 0 : 1
