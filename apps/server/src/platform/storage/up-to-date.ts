// Opens a database and brings its schema up to date, after a copy of an embedded one: should a new version be a mistake, the
// way back is a file (decision 77).
import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { backUp } from './backup.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate, versionToLeave } from './migrate.ts'

/** Copies that are kept of one database. */
const mostCopies = 5

interface Upgrade {
  /** The administrator has a copy of their own, or wants none. */
  readonly withoutCopy: boolean
  /** Epoch milliseconds. */
  readonly now: number
  /** Hears of the copy. */
  readonly tell: (line: string) => void
}

/** @param url as for `openDatabase` @throws Error in a sentence when there is no room for the copy; nothing has changed then */
export const openUpToDate = async (url: string, upgrade: Upgrade): Promise<Database> => {
  const database = await openDatabase(url)
  try {
    const version = await versionToLeave(database)
    if (version !== null && database.dialect === 'sqlite' && !upgrade.withoutCopy) {
      await copyBefore(url.slice('sqlite:'.length), version, upgrade)
    }
    await migrate(database)
    return database
  } catch (thrown) {
    await database.close()
    throw thrown
  }
}

const copyBefore = async (file: string, version: string, { now, tell }: Upgrade): Promise<void> => {
  const folder = join(dirname(file), 'before-migrations')
  const name = basename(file, extname(file))
  const moment = new Date(now).toISOString().replaceAll(':', '-').replace(/\..*/, '')
  const copy = join(folder, `${name}.${moment}.${version}.db`)
  expectRoom(file)
  try {
    await backUp(file, copy)
  } catch (thrown) {
    throw isDiskFull(thrown) ? noRoom(file) : thrown
  }
  tell(`The database is brought up to date. As it was, it is in ${copy}`)
  const copies = readdirSync(folder).filter((each) => each.startsWith(`${name}.`) && each.endsWith('.db'))
  // Their names begin with their moments, so that their order is that of time.
  for (const old of copies.toSorted().slice(0, -mostCopies)) rmSync(join(folder, old))
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

/** What the copy needs at most. */
const neededFor = (file: string): number => sizeOf(file) + sizeOf(`${file}-wal`)

const expectRoom = (file: string): void => {
  const { bavail, bsize } = statfsSync(dirname(file))
  if (bavail * bsize < neededFor(file)) throw noRoom(file)
}

const noRoom = (file: string): Error => {
  const megabytes = Math.ceil(neededFor(file) / 1e6)
  return new Error(
    `There is no room in ${dirname(file)} for the copy that is made before a database is brought up to date (${megabytes} MB). ` +
      'Make room, or set MIGRATE_WITHOUT_COPY=yes if you have a copy of your own. The database was not changed.',
  )
}

const sqliteFull = 13

const isDiskFull = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('errcode' in thrown && Number(thrown.errcode) === sqliteFull) ||
    ('code' in thrown && thrown.code === 'ENOSPC'))
