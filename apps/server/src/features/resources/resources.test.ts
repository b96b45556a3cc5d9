import { readMe } from '@toron/contract/account.ts'
import { readShelf, unlockResource } from '@toron/contract/resources.ts'
import { readLedger } from '@toron/contract/rewards.ts'
import { describe, expect, test } from 'vitest'
import { write } from '../../platform/storage/write.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { addEntries } from '../rewards/store.ts'

const grammar = 'english/grammar.pdf'
const summary = 'english/summary.pdf'

const aStudentWith = async (server: TestServer, amount: number) => {
  const student = await server.aStudent()
  await write(server.database, student.id, (trx, row) =>
    addEntries(trx, row, [{ key: 'given', amount, reason: 'question', about: 'motion' }], noon),
  )
  return student
}

const unlock = ({ client }: TestServer, token: string, path: string) =>
  client.app.inject({
    method: 'POST',
    url: unlockResource.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { path },
  })

const read = (
  { client }: TestServer,
  token: string | null,
  path: string,
  { method = 'GET', ...headers }: { method?: 'GET' | 'HEAD'; range?: string } = {},
) =>
  client.app.inject({
    method,
    url: `/resources/${path}`,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })

describe('unlocking a resource', () => {
  eachDatabase((fresh) => {
    test('unlocking a resource takes the price once and lasts for ever', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await aStudentWith(server, 250)
      expect((await unlock(server, token, grammar)).json()).toEqual({
        balance: 150,
        unlockedFiles: [grammar],
      })
      expect((await unlock(server, token, grammar)).json()).toEqual({
        balance: 150,
        unlockedFiles: [grammar],
      })
      expect(await server.client.call(readMe, { token })).toMatchObject({
        skizies: 150,
        unlockedFiles: [grammar],
      })
      await expectBalancedBooks(server.database, id)
    })

    test('the history says what was unlocked, and for how much', async () => {
      const server = await aServer(await fresh())
      const { token } = await aStudentWith(server, 250)
      await unlock(server, token, grammar)
      const { entries } = await server.client.call(readLedger, { token })
      expect(entries[0]).toMatchObject({ reason: 'unlock', about: grammar, amount: -100, balanceAfter: 150 })
    })

    test('unlocking without enough Skizies is refused with the words "Not enough Skizies!", and changes nothing', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await aStudentWith(server, 199)
      const refusal = await unlock(server, token, summary)
      expect(refusal.statusCode).toBe(409)
      expect(refusal.json().error).toEqual({ code: 'not-enough-skizies', message: 'Not enough Skizies!' })
      expect((await server.client.call(readMe, { token })).unlockedFiles).toEqual([])
      await expectBalancedBooks(server.database, id)
    })

    test('fifty requests at once to unlock a file sell it once', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await aStudentWith(server, 1000)
      const replies = await Promise.all(Array.from({ length: 50 }, () => unlock(server, token, grammar)))
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
      expect(replies[0]?.json().balance).toBe(900)
      await expectBalancedBooks(server.database, id)
    })

    test('requests at once for two files sell one of them when the Skizies suffice for one', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await aStudentWith(server, 200)
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, index) => unlock(server, token, index % 2 ? grammar : summary)),
      )
      const { skizies, unlockedFiles } = await server.client.call(readMe, { token })
      expect(unlockedFiles).toHaveLength(1)
      expect(skizies).toBe(unlockedFiles[0] === grammar ? 100 : 0)
      expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
      await expectBalancedBooks(server.database, id)
    })

    test.each(['', 'nothing.pdf', '../english/grammar.pdf', 'English/Grammar.pdf', 'x'.repeat(10_000)])(
      'a resource called "%s" cannot be unlocked',
      async (path) => {
        const server = await aServer(await fresh())
        const { id, token } = await aStudentWith(server, 1000)
        expect([400, 404]).toContain((await unlock(server, token, path)).statusCode)
        await expectBalancedBooks(server.database, id)
      },
    )

    test('a visitor sees the names and prices of resources', async () => {
      const { client } = await aServer(await fresh())
      const { groups } = await client.call(readShelf, {})
      expect(groups[0]?.resources.map(({ name, price }) => [name, price])).toEqual([
        ['Grammar', 100],
        ['Summary', 200],
      ])
    })
  })
})

describe('reading a resource', () => {
  eachDatabase((fresh) => {
    test('a student who has unlocked a file can read it whole, by its head and by a range', async () => {
      const server = await aServer(await fresh())
      const { token } = await aStudentWith(server, 100)
      await unlock(server, token, grammar)
      const whole = await read(server, token, grammar)
      expect(whole.statusCode).toBe(200)
      expect(whole.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
      })
      expect(whole.body).toContain('grammar')
      const part = await read(server, token, grammar, { range: 'bytes=0-7' })
      expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.7'])
      const head = await read(server, token, grammar, { method: 'HEAD' })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(Number(head.headers['content-length'])).toBe(whole.rawPayload.length)
      const beyond = await read(server, token, grammar, { range: 'bytes=900-' })
      expect(beyond.statusCode).toBe(416)
    })

    test.each([
      ['plain', summary, {}],
      ['by its head', summary, { method: 'HEAD' }],
      ['by a range', summary, { range: 'bytes=0-7' }],
      ['in another case', 'English/Summary.pdf', {}],
      ['by two dots', 'english/../english/summary.pdf', {}],
      ['by two dots from one’s own', 'english/grammar.pdf/../summary.pdf', {}],
      ['by encoded dots', 'english/%2e%2e/english/summary.pdf', {}],
      ['by an encoded slash', 'english%2fsummary.pdf', {}],
      ['by a backslash', 'english%5csummary.pdf', {}],
      ['by a doubled slash', 'english//summary.pdf', {}],
      ['with a NUL', 'english/summary.pdf%00', {}],
      ['of the folder', 'english/', {}],
      ['by a chapter', 'english/summary/1.html', {}],
      ['by the head of a chapter', 'english/summary/1.html', { method: 'HEAD' }],
      ['by two dots from one’s own chapter', 'english/grammar/../summary/1.html', {}],
      ['by an encoded chapter', 'english%2fsummary%2f1.html', {}],
    ] as const)('a locked file sends no byte (%s)', async (_, path, options) => {
      const server = await aServer(await fresh())
      const { token } = await aStudentWith(server, 100)
      await unlock(server, token, grammar)
      const friend = await server.aStudent({ name: 'Arif' })
      for (const [who, allowed] of [
        [token, [400, 403, 404]],
        [friend.token, [400, 403, 404]],
        [null, [400, 401, 404]],
      ] as const) {
        const reply = await read(server, who, path, options)
        expect(allowed).toContain(reply.statusCode)
        expect(reply.body).not.toMatch(/%PDF|The chapter/)
        expect(reply.headers['content-type'] ?? '').not.toContain('pdf')
      }
    })

    test('a chapter of an unlocked file is sent as it flows, and no chapter that the file does not have', async () => {
      const server = await aServer(await fresh())
      const { token } = await aStudentWith(server, 100)
      await unlock(server, token, grammar)
      const chapter = await read(server, token, 'english/grammar/1.html')
      expect(chapter.statusCode).toBe(200)
      expect(chapter.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
      })
      expect(chapter.body).toContain('The chapter of grammar')
      for (const path of ['english/grammar/2.html', 'english/grammar/0.html', 'english/grammar/1.html.br']) {
        expect((await read(server, token, path)).statusCode).toBe(404)
      }
    })

    test('a file is for the student who unlocked it, not for a friend with the link', async () => {
      const server = await aServer(await fresh())
      const { token } = await aStudentWith(server, 100)
      await unlock(server, token, grammar)
      const friend = await server.aStudent({ name: 'Arif' })
      expect((await read(server, friend.token, grammar)).statusCode).toBe(403)
      expect((await read(server, null, grammar)).statusCode).toBe(401)
    })
  })
})
