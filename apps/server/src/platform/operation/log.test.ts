// All that the server logs at its most verbose level, during what students do and what goes wrong, scanned for what must not
// be in a log.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { signIn, signUp } from '@toron/contract/account.ts'
import { requestPasswordReset, resetPassword } from '@toron/contract/credentials.ts'
import { beginGoogle, finishGoogle } from '@toron/contract/google.ts'
import { deleteAccount, editProfile } from '@toron/contract/profile.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { freePort } from '../../testing/free-port.ts'
import { freshPostgres } from '../../testing/fresh-postgres.ts'
import { aProvider } from '../../testing/openid-provider.ts'
import { openOutbox } from '../mail/mail.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { loggable } from './log.ts'

const timeZone = 'Asia/Dhaka'
const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@mail.example',
  password: 'padma bridge at dawn',
  timeZone,
}
const callersAddress = '203.0.113.77'
/** What must not be in a log, besides the tokens and links of the run. */
const personal = /maliha|rahman|nadia|karim|mail\.example|padma|jamuna|forged|203\.0\.113\.77|GhostR500/i

interface Line {
  readonly level: number
  readonly time: number
  readonly msg: string
  readonly id?: string
  readonly err?: {
    readonly type: string
    readonly message: string
    readonly code?: string
    readonly stack: string
  }
}

/** A server with its log lines, and a way to call it from a known address. */
const aLoggedServer = async (database: Database, more: Parameters<typeof aServer>[2] = {}) => {
  const written: string[] = []
  const server = await aServer(database, undefined, {
    ...more,
    logStream: { write: (line) => void written.push(line) },
  })
  const send = async (
    { method, path }: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'; path: string },
    payload?: object,
    token?: string,
  ) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const reply = await server.client.app.inject({
      method,
      url: path,
      headers,
      remoteAddress: callersAddress,
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const lines = (): readonly Line[] => written.map((line) => JSON.parse(line))
  return {
    ...server,
    send,
    lines,
    /** Each line is one object with level, time and message, without personal data and without these secrets. */
    expectCleanLog: (...secrets: readonly string[]) => {
      for (const line of written) {
        expect(line.indexOf('\n')).toBe(line.length - 1)
        expect(JSON.parse(line)).toMatchObject({
          level: expect.any(Number),
          time: expect.any(Number),
          msg: expect.stringMatching(/\S/),
        })
        expect(line).not.toMatch(personal)
        for (const secret of secrets) expect(line).not.toContain(secret)
      }
    },
  }
}

describe('the log', () => {
  eachDatabase((fresh, dialect) => {
    test('the log of a student’s way from sign-up to deletion names nobody', async () => {
      const lines: string[] = []
      let written: () => void = () => undefined
      const outbox = openOutbox((line) => {
        lines.push(line)
        written()
      })
      const { send, expectCleanLog, lines: logged } = await aLoggedServer(await fresh(), { mailer: outbox })
      const letter = () =>
        new Promise<void>((resolve) => {
          written = resolve
        })
      const confirmation = letter()
      const { body } = await send(signUp, { ...maliha, ref: 'GhostR500' })
      const { token } = body
      await confirmation
      const { name: _, ...credentials } = maliha
      expect((await send(signIn, { ...credentials, password: 'jamuna at dusk' })).status).toBe(409)
      const reset = letter()
      await send(requestPasswordReset, { email: maliha.email })
      await reset
      const links = outbox.outbox?.letters.map(({ link }) => link?.address.split('#').at(-1) ?? '') ?? []
      expect(links).toHaveLength(2)
      await send(resetPassword, { token: 'forged-forged-forged', password: 'jamuna bridge at dusk' })
      await send(editProfile, { displayName: 'Nadia Karim' }, token)
      await send({ method: 'GET', path: `/api/students/${maliha.email}?email=${maliha.email}` })
      await send({ method: 'GET', path: `/api/%ZZ/${maliha.email}` })
      await send({ method: 'PUT', path: `/${maliha.email}` }, { email: maliha.email })
      const malformed = { method: 'POST', path: `${signUp.path}?${maliha.email}` } as const
      expect((await send(malformed, Buffer.from(`{"email":"${maliha.email}"`))).status).toBe(415)
      const proof = { email: maliha.email, password: maliha.password }
      expect((await send(deleteAccount, proof, token)).status).toBe(200)
      expect(logged().map(({ msg }) => msg)).toContain('A sign-up carried a referral code that nobody has.')
      expectCleanLog(token, ...links)
      expect(lines.join('\n')).not.toMatch(personal)
    })

    test('the log of a failed sign-in with Google names nobody', async () => {
      const provider = await aProvider()
      provider.be({ sub: 'karim', email: 'nadia@mail.example', email_verified: true, name: 'Nadia Karim' })
      const { send, expectCleanLog } = await aLoggedServer(await fresh(), { google: provider.google })
      const begun = (await send(beginGoogle, { timeZone })).body
      const answer = await provider.answerOf(begun.address)
      const forged = answer.replace(/code=[^&]+/, 'code=forged')
      expect((await send(finishGoogle, { state: begun.state, answer: forged })).status).toBe(409)
      const again = (await send(beginGoogle, { timeZone })).body
      const lateAnswer = await provider.answerOf(again.address)
      await provider.stop()
      const late = await send(finishGoogle, { state: again.state, answer: lateAnswer })
      expect(late.body.error.code).toBe('google-away')
      expectCleanLog(begun.state, again.state, answer, lateAnswer)
    })

    test('the log of a fault has the id of the reply, the code and the place, and no value', async () => {
      const database = await fresh({ own: true })
      const { send, lines, expectCleanLog, aStudent } = await aLoggedServer(database)
      // What PostgreSQL says of a second row is "Key (…)=(Maliha Rahman) already exists".
      await sql`create unique index one_of_each_name on "student" ("displayName")`.execute(database.writer)
      await aStudent({ name: maliha.name })
      const { token } = await aStudent({ name: 'Nadia Karim' })
      const { status, body } = await send(editProfile, { displayName: maliha.name }, token)
      expect(status).toBe(500)
      const faults = lines().filter(({ level }) => level >= 50)
      expect(faults).toHaveLength(1)
      expect(faults[0]).toMatchObject({
        msg: 'fault',
        id: body.error.id,
        err: {
          code: dialect === 'postgres' ? '23505' : 'ERR_SQLITE_ERROR',
          message: expect.stringMatching(/unique/i),
          stack: expect.stringMatching(/^ {4}at /),
        },
      })

      await database.writer.schema.dropTable('session').execute()
      const missing = await send(editProfile, { displayName: 'Nadia Karim' }, 'a-forged-token')
      expect(missing.status).toBe(500)
      expect(lines().at(-1)).toMatchObject({
        id: missing.body.error.id,
        err: { message: expect.stringContaining('session') },
      })
      expectCleanLog('a-forged-token')
    })

    test('the log of a malformed request has nothing of the request', async () => {
      const { client, lines, expectCleanLog } = await aLoggedServer(await fresh())
      await client.app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect((client.app.server.address() as AddressInfo).port, '127.0.0.1')
      socket.resume()
      socket.end(`GET /${maliha.email} HTTP/1.1\r\nX-Name: ${maliha.name}\r\nbroken ${maliha.email}\r\n\r\n`)
      await once(socket, 'close')
      await client.app.close()
      expect(lines().map(({ msg }) => msg)).toContain('client error')
      expectCleanLog()
    })
  })

  test('the log says that the database is away, with the request’s id, and names nobody', async () => {
    const away = await openDatabase(`postgres://maliha:jamuna@127.0.0.1:${await freePort()}/toron`)
    const good = await freshPostgres()
    const database = { ...good.database }
    const { send, lines, expectCleanLog } = await aLoggedServer(database)
    Object.assign(database, away)
    expect((await send(signUp, maliha)).status).toBe(503)
    expect((await send(editProfile, { displayName: 'Nadia Karim' }, 'a-forged-token')).status).toBe(503)
    const faults = lines().filter(({ level }) => level >= 50)
    expect(faults).toHaveLength(2)
    for (const line of faults) {
      expect(line).toMatchObject({ msg: 'the database is away', id: expect.any(String) })
      expect(line.err?.code).toBe('ECONNREFUSED')
    }
    expectCleanLog('a-forged-token')
    await away.close()
    await good.close()
  })
})

describe('what is written about a fault', () => {
  const faultOf = (work: () => unknown): unknown => {
    try {
      return work()
    } catch (thrown) {
      return thrown
    }
  }

  test.each([
    ['a parser’s excerpt', faultOf(() => JSON.parse('{"name": maliha rahman}'))],
    ['a mail server’s words', new Error('550 <maliha@mail.example> is not known here')],
    ['a second line', new Error('could not be read\n    at maliha rahman\nmaliha')],
    ['a value in a type error', new TypeError(`Cannot read "maliha's rahman" of 'mail.example'`)],
    [
      'a row of PostgreSQL',
      Object.assign(new Error('invalid input syntax for type bigint: "maliha"'), {
        code: '22P02',
        detail: 'Failing row contains (maliha)',
        where: 'maliha',
        parameters: ['maliha'],
      }),
    ],
    ['a cause', new Error('no', { cause: new Error('to maliha@mail.example', { cause: 'maliha' }) })],
    ['a text that was thrown', 'maliha'],
  ])('a logged fault leaves out %s', (_, fault) => {
    expect(JSON.stringify(loggable(fault))).not.toMatch(personal)
  })

  test('a logged fault keeps the names of our own tables and the place in the code', () => {
    const broken = Object.assign(new Error('relation "session" does not exist'), { code: '42P01' })
    expect(loggable(broken)).toMatchObject({
      type: 'Error',
      message: 'relation "session" does not exist',
      code: '42P01',
      stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
    })
  })
})
