import { exportAccount } from '@toron/contract/profile.ts'
import { readReading, savePlace, setBookmark, unlockResource } from '@toron/contract/resources.ts'
import { mostBookmarks } from '@toron/domain/resources/reading.ts'
import { describe, expect, test } from 'vitest'
import { write } from '../../platform/storage/write.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { addUnlock } from './store.ts'

const grammar = 'english/grammar.pdf'
const summary = 'english/summary.pdf'

const aReader = async (server: TestServer) => {
  const student = await server.aStudent()
  await write(server.database, student.id, (trx, { id }) => addUnlock(trx, id, grammar, noon))
  return student
}

const post = ({ client }: TestServer, token: string, path: string, payload: object) =>
  client.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload })

const places = async ({ client }: TestServer, token: string) =>
  (await client.call(readReading, { token })).books

describe('the place in a book', () => {
  eachDatabase((fresh) => {
    test('the place in a book is the one heard last, and another device opens there', async () => {
      const server = await aServer(await fresh())
      const { token } = await aReader(server)
      expect(await places(server, token)).toEqual([])
      for (const page of [34, 60, 12]) {
        expect((await post(server, token, savePlace.path, { path: grammar, page })).statusCode).toBe(200)
      }
      expect(await places(server, token)).toEqual([{ path: grammar, page: 12, bookmarks: [] }])
    })

    test('bookmarks are set and taken away one at a time, and stay while the place moves', async () => {
      const server = await aServer(await fresh())
      const { token } = await aReader(server)
      const mark = (page: number, isSet: boolean) =>
        post(server, token, setBookmark.path, { path: grammar, page, isSet })
      await Promise.all([mark(9, true), mark(3, true), mark(40, true), mark(9, true)])
      await post(server, token, savePlace.path, { path: grammar, page: 5 })
      expect((await mark(3, false)).json()).toEqual({ path: grammar, page: 5, bookmarks: [9, 40] })
      expect(await places(server, token)).toEqual([{ path: grammar, page: 5, bookmarks: [9, 40] }])
    })

    test('a bookmark too many is refused, and the others stay', async () => {
      const server = await aServer(await fresh())
      const { token } = await aReader(server)
      const mark = (page: number) =>
        post(server, token, setBookmark.path, { path: grammar, page, isSet: true })
      const full = JSON.stringify(Array.from({ length: mostBookmarks }, (_, index) => index + 1))
      await mark(1)
      await server.database.writer.updateTable('reading').set({ bookmarks: full }).execute()
      const refusal = await mark(500)
      expect([refusal.statusCode, refusal.json().error.code]).toEqual([409, 'enough-bookmarks'])
      expect((await places(server, token))[0]?.bookmarks).toHaveLength(mostBookmarks)
    })

    test('nothing is kept of a book that is not the student’s, or of a page that cannot be', async () => {
      const server = await aServer(await fresh())
      const { token } = await aReader(server)
      const friend = await server.aStudent({ name: 'Arif' })
      for (const path of [summary, 'nothing.pdf', '../english/grammar.pdf']) {
        expect((await post(server, token, savePlace.path, { path, page: 2 })).statusCode).toBe(404)
        const bookmark = { path, page: 2, isSet: true }
        expect((await post(server, token, setBookmark.path, bookmark)).statusCode).toBe(404)
      }
      expect((await post(server, friend.token, savePlace.path, { path: grammar, page: 2 })).statusCode).toBe(
        404,
      )
      for (const page of [0, -1, 1.5, 2001, '2', null]) {
        expect((await post(server, token, savePlace.path, { path: grammar, page })).statusCode).toBe(400)
      }
      expect(await places(server, token)).toEqual([])
      expect(await places(server, friend.token)).toEqual([])
    })

    test('places and bookmarks are in the export, and go with the account', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await aReader(server)
      await post(server, token, setBookmark.path, { path: grammar, page: 4, isSet: true })
      const { reading } = await server.client.call(exportAccount, { token })
      expect(reading).toEqual([{ path: grammar, page: 1, bookmarks: '[4]', savedAt: expect.any(Number) }])
      await server.database.writer.deleteFrom('student').where('id', '=', id).execute()
      expect(await server.database.reader.selectFrom('reading').selectAll().execute()).toEqual([])
    })
  })
})

describe('a book that was unlocked', () => {
  eachDatabase((fresh) => {
    test('a book that was unlocked stays so, at its place, when its name, price and file change', async () => {
      const database = await fresh()
      const before = await aServer(database)
      const { token } = await aReader(before)
      await post(before, token, savePlace.path, { path: grammar, page: 88 })
      const renamed = { path: grammar, name: 'Grammar, Second Edition', type: 'PDF' as const, price: 900 }
      const shelf = {
        groups: [{ key: 'english' as const, name: 'English', resources: [renamed] }],
        find: (path: string) => (path === grammar ? renamed : undefined),
      }
      const after = await aServer(database, undefined, { shelf })
      expect((await post(after, token, unlockResource.path, { path: grammar })).json()).toEqual({
        balance: 0,
        unlockedFiles: [grammar],
      })
      const headers = { authorization: `Bearer ${token}` }
      const file = await after.client.app.inject({ url: `/resources/${grammar}`, headers })
      expect(file.statusCode).toBe(200)
      expect(await places(after, token)).toEqual([{ path: grammar, page: 88, bookmarks: [] }])
    })
  })
})
