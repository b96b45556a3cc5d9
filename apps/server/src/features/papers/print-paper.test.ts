// Papers in print over the wire, and the right to a mark scheme.
import { makePaperCode, readPaperCodes, revokePaperCode } from '@toron/contract/paper-codes.ts'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../platform/storage/database.ts'
import { aServer, day } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { paperBank } from '../../testing/paper-bank.ts'
import { choicesFor, minute, withPapers } from '../../testing/paper-play.ts'

/** A server whose PDFs are one line: what is printed. */
const aPaperServer = async (database: Database) =>
  withPapers(
    await aServer(database, paperBank(), {
      typesetter: {
        print: async (kind, { number, questions }) =>
          Buffer.from(`%PDF- ${kind} ${number}: ${questions.length} questions`),
        another: async () => null,
        answersOf: async () => null,
        close: async () => {},
      },
    }),
  )

type Server = Awaited<ReturnType<typeof aPaperServer>>

const get = ({ client }: Server, url: string, token?: string) =>
  client.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

const paper = '/api/papers/physics-core-1/paper.pdf'
const markScheme = '/api/papers/physics-core-1/mark-scheme.pdf'

/** The status of the call for a mark scheme. */
const statusOf = async (server: Server, token: string, url = markScheme) =>
  (await get(server, url, token)).statusCode

/** The token of an administrator. */
const anAdministrator = async ({ aStudent, database }: Server): Promise<string> => {
  const { id, token } = await aStudent({ name: 'Admin' })
  await database.writer.updateTable('student').set({ isAdministrator: 1 }).where('id', '=', id).execute()
  return token
}

const aCode = (server: Server, token: string, paperId = 'physics-core-1', days = 30) =>
  server.client.call(makePaperCode, { token, body: { paperId, note: ' Ms Rahman ', days } })

describe('a paper in print', () => {
  eachDatabase((fresh) => {
    test('every student gets the paper as a PDF, which no cache may store, even while it is open', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      await server.as(token).begin()
      const reply = await get(server, paper, token)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="physics-core-1-paper.pdf"',
      })
      expect(reply.body).toBe('%PDF- paper 1: 40 questions')
    })

    test('without a session, and for a paper that does not exist, there is none', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      for (const url of [paper, markScheme]) expect((await get(server, url)).statusCode).toBe(401)
      for (const kind of ['paper', 'mark-scheme']) {
        expect((await get(server, `/api/papers/physics-core-99/${kind}.pdf`, token)).statusCode).toBe(404)
        expect((await get(server, `/api/papers/..%2f..%2fme/${kind}.pdf`, token)).statusCode).toBe(404)
      }
    })
  })
})

describe('a mark scheme', () => {
  eachDatabase((fresh) => {
    test('A47 is for whoever has sat the paper to its end, and for none while it is open', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      expect(await statusOf(server, token)).toBe(403)

      const given = await student.begin()
      expect(await statusOf(server, token)).toBe(409)
      await student.giveUp(given.id)
      expect(await statusOf(server, token)).toBe(403)

      const { id } = await student.begin()
      await student.choose(id, ...choicesFor(40, 20))
      await student.submit(id)
      const reply = await get(server, markScheme, token)
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      })
      expect(reply.body).toBe('%PDF- mark-scheme 1: 40 questions')
      expect(await statusOf(server, token, markScheme.replace('core-1', 'core-2'))).toBe(403)

      await student.begin()
      expect(await statusOf(server, token)).toBe(409)
    })

    test('A47 is for whoever’s time ran out, once the paper has ended', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const { id } = await server.as(token).begin()
      server.at(46 * minute)
      await server.as(token).read(id)
      expect(await statusOf(server, token)).toBe(200)
    })

    test('A47 is for a teacher with a code for this paper, however it is typed, until it expires or is ended', async () => {
      const server = await aPaperServer(await fresh())
      const administrator = await anAdministrator(server)
      const { token: teacher } = await server.aStudent()
      const { id, code } = await aCode(server, administrator, 'physics-core-1', 2)
      const withCode = (typed: string, url = markScheme) =>
        statusOf(server, teacher, `${url}?code=${encodeURIComponent(typed)}`)
      expect(await withCode(code)).toBe(200)
      expect(await withCode(code.toUpperCase().replaceAll('-', ' '))).toBe(200)

      server.at(2 * day - 1)
      expect(await withCode(code)).toBe(200)
      server.at(2 * day)
      expect(await withCode(code)).toBe(403)

      const next = await aCode(server, administrator)
      expect(await withCode(next.code)).toBe(200)
      expect(await withCode(next.code, markScheme.replace('core-1', 'core-2'))).toBe(403)
      const revoke = { token: administrator, params: { codeId: next.id } }
      expect(await server.client.call(revokePaperCode, revoke)).toEqual({ revoked: true })
      expect(await server.client.call(revokePaperCode, revoke)).toEqual({ revoked: true })
      expect(await withCode(next.code)).toBe(403)
      expect(id).not.toBe(next.id)
    })

    test('A47 stays closed to a student with the paper open, who has a code, too', async () => {
      const server = await aPaperServer(await fresh())
      const { code } = await aCode(server, await anAdministrator(server))
      const { token } = await server.aStudent()
      await server.as(token).begin()
      expect(await statusOf(server, token, `${markScheme}?code=${code}`)).toBe(409)
    })

    test('A47 is refused in the same words whatever the reason, so that nothing tells whether a code exists', async () => {
      const server = await aPaperServer(await fresh())
      const administrator = await anAdministrator(server)
      const expired = await aCode(server, administrator, 'physics-core-1', 1)
      const elsewhere = await aCode(server, administrator, 'physics-core-2', 9)
      const { token } = await server.aStudent()
      server.at(2 * day)
      const queries = [
        '',
        '?code=',
        '?code=nothing',
        `?code=${expired.code}`,
        `?code=${elsewhere.code}`,
        `?code=${expired.code}&code=${elsewhere.code}`,
        `?code=${'x'.repeat(900)}`,
        '?code=%00',
      ]
      const replies = await Promise.all(queries.map((query) => get(server, `${markScheme}${query}`, token)))
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(replies[0]?.statusCode).toBe(403)
    })
  })
})

describe('codes for mark schemes', () => {
  eachDatabase((fresh) => {
    test('the list names whom each is for, the latest first, without the codes, and drops what has expired', async () => {
      const server = await aPaperServer(await fresh())
      const token = await anAdministrator(server)
      const first = await aCode(server, token, 'physics-core-1', 1)
      server.at(minute)
      const { code, ...second } = await aCode(server, token, 'physics-core-2')
      const { code: _, ...one } = first
      expect(second).toMatchObject({ paperId: 'physics-core-2', note: 'Ms Rahman' })
      expect(await server.client.call(readPaperCodes, { token })).toEqual({ codes: [second, one] })
      server.at(day)
      expect(await server.client.call(readPaperCodes, { token })).toEqual({ codes: [second] })

      await aCode(server, token)
      const rows = await server.database.reader.selectFrom('paperCode').selectAll().execute()
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    })

    test('a code for no paper, for nobody, or for longer than a term is refused', async () => {
      const server = await aPaperServer(await fresh())
      const token = await anAdministrator(server)
      const make = (body: object) =>
        server.client.app.inject({
          method: 'POST',
          url: '/api/admin/paper-codes',
          headers: { authorization: `Bearer ${token}` },
          payload: { paperId: 'physics-core-1', note: 'Ms Rahman', days: 30, ...body },
        })
      expect((await make({ paperId: 'physics-core-99' })).statusCode).toBe(404)
      for (const wrong of [{ paperId: 'physics' }, { note: '  ' }, { days: 0 }, { days: 91 }, { days: 1.5 }])
        expect((await make(wrong)).statusCode).toBe(400)
    })
  })
})
