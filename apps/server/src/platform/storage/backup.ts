// A copy of an embedded database while it is in use: one moment of it, complete and checked before it gets its name. It is
// written anew from its rows, so that nothing that was deleted is in it.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Copies the SQLite file `from` to the new file `to`. Readers and writers of `from` are not disturbed.
 * @throws Error for a file that is missing, for one that exists already, and for a copy that is not whole
 */
export const backUp = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`)
  if (existsSync(to)) throw new Error(`${to} exists already. Name a new file.`)
  mkdirSync(dirname(to), { recursive: true })
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    source.prepare('vacuum into ?').run(unfinished)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(unfinished)
  try {
    // One file that can be moved about, without a journal beside it.
    copy.exec('pragma journal_mode = delete; pragma synchronous = full')
    const [result] = copy.prepare('pragma integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Error('The copy is not whole. Run the backup again.')
  } finally {
    copy.close()
  }
  renameSync(unfinished, to)
}
