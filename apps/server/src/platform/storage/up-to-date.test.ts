import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noon } from '../../testing/builders.ts'
import { openDatabase } from './database.ts'
import { migrate, versionToLeave } from './migrate.ts'
import { openUpToDate } from './up-to-date.ts'

const older = '0006-runs-in-hand'

describe('bringing an embedded database up to date', () => {
  let folder: string
  let url: string
  let said: string[]
  const copies = () => join(folder, 'before-migrations')
  const upgrade = (now = noon, withoutCopy = false) =>
    openUpToDate(url, { withoutCopy, now, tell: (line) => said.push(line) })
  /** One of an older version, with somebody in it. */
  const anOldOne = async () => {
    const database = await openDatabase(url)
    await migrate(database, older)
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values ('maliha', 'Maliha', 'maliha@example.com', 0, '2026-11-21', '2026-11-21')`.execute(
      database.writer,
    )
    await database.close()
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toron-upgrade-'))
    url = `sqlite:${join(folder, 'toron.db')}`
    said = []
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('copies it first: checked, named by moment and version, readable by its owner only', async () => {
    await anOldOne()
    const database = await upgrade()
    expect(await versionToLeave(database)).toBeNull()
    await database.close()
    const [name = '', ...more] = readdirSync(copies())
    expect(more).toEqual([])
    expect(name).toMatch(/^toron\.2026-\d\d-\d\dT\d\d-\d\d-\d\d\.0006-runs-in-hand\.db$/)
    expect(said).toEqual([expect.stringContaining(join(copies(), name))])
    expect(statSync(join(copies(), name)).mode & 0o777).toBe(0o600)
    expect(statSync(copies()).mode & 0o777).toBe(0o700)

    const copy = await openDatabase(`sqlite:${join(copies(), name)}`)
    expect(await versionToLeave(copy)).toBe(older)
    const { rows } = await sql`select "email" from "user"`.execute(copy.reader)
    expect(rows).toEqual([{ email: 'maliha@example.com' }])
    await copy.close()
  })

  test('makes no copy of a new one, and none when nothing is to be done', async () => {
    await (await upgrade()).close()
    await (await upgrade()).close()
    expect(existsSync(copies())).toBe(false)
    expect(said).toEqual([])
  })

  test('keeps the latest five copies of this database, and no other file goes', async () => {
    for (let day = 1; day <= 7; day += 1) {
      rmSync(join(folder, 'toron.db'), { force: true })
      await anOldOne()
      await (await upgrade(noon + day * 86_400_000)).close()
      if (day === 1) writeFileSync(join(copies(), 'mine.db'), 'of somebody else')
    }
    const names = readdirSync(copies()).toSorted()
    expect(names).toHaveLength(6)
    expect(names[0]).toBe('mine.db')
    expect(names[1]).toContain(new Date(noon + 3 * 86_400_000).toISOString().slice(0, 10))
  })

  test('stops when the copy cannot be made, and has changed nothing', async () => {
    await anOldOne()
    writeFileSync(copies(), 'not a folder')
    await expect(upgrade()).rejects.toThrow()
    const database = await openDatabase(url)
    expect(await versionToLeave(database)).toBe(older)
    await database.close()
  })

  test('goes without a copy where that is asked for', async () => {
    await anOldOne()
    const database = await upgrade(noon, true)
    expect(await versionToLeave(database)).toBeNull()
    await database.close()
    expect(existsSync(copies())).toBe(false)
  })
})
