// How a board is read, not only what comes of it: with a few students every way is fast, with a million one is.
import { changesFor } from '@toron/domain/leaderboard/rank-counts.ts'
import { expect, test, vi } from 'vitest'
import { engineOf } from '../../platform/storage/engine.ts'
import { freshSqlite } from '../../testing/each-database.ts'
import { placeAt, rankOf, standingOf, standingsFrom } from './standings.ts'

test('looks boards up by their indexes only', async () => {
  const { database, close } = await freshSqlite()
  const { reader, writer } = database
  const board = '2026-11'
  const counts = changesFor(null, 70).map((change) => ({ board, ...change, students: 100 }))
  await writer.insertInto('boardCount').values(counts).execute()
  const connection = engineOf(reader).connection(false)
  if (!connection) throw new Error('an embedded database has a connection')
  const prepare = vi.spyOn(connection, 'prepare')
  await standingOf(reader, 'somebody', board)
  await rankOf(reader, board, 70)
  await placeAt(database, board, 70)
  await standingsFrom(reader, { board, minutes: 70, skip: 3, limit: 50 })
  const asked = prepare.mock.calls.map(([text]) => text)
  prepare.mockRestore()
  // A position takes one for each of three levels.
  expect(asked).toHaveLength(6)

  const steps = asked.flatMap((text) => {
    const parameters = [...text.matchAll(/[?]/g)].map(() => null)
    const plan = connection.prepare(`explain query plan ${text}`).all(parameters)
    return (plan as { readonly detail: string }[]).map(({ detail }) => detail)
  })
  expect(steps.filter((step) => /^SCAN (own|boardTime|boardCount|student)/.test(step))).toEqual([])
  expect(steps.filter((step) => /^SEARCH (own|boardTime|boardCount|student)/.test(step))).toHaveLength(13)
  await close()
})
