// One migrated SQLite file per run, which every test's own is copied from.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../platform/storage/backup.ts'
import { openDatabase } from '../platform/storage/database.ts'
import { migrate } from '../platform/storage/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file to copy. */
    sqliteTemplate: string
  }
}

/** Vitest's global set-up of the server project. */
export default async function setUp(project: { provide: (key: 'sqliteTemplate', value: string) => void }) {
  const directory = mkdtempSync(join(tmpdir(), 'toron-sqlite-template-'))
  const file = join(directory, 'migrated.db')
  const database = await openDatabase(`sqlite:${file}`)
  await migrate(database)
  // One file, without a journal beside it.
  const template = join(directory, 'template.db')
  await backUp(file, template)
  await database.close()
  project.provide('sqliteTemplate', template)
  return () => rmSync(directory, { recursive: true, force: true })
}
