// A copy of an embedded database while it is in use: one moment of it, complete and checked before it gets its name. It is
// written anew from its rows, so that nothing that was deleted is in it.
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Copies the SQLite file `from` to the new file `to`. Readers and writers of `from` are not disturbed.
 * @throws Error for a file that is missing, for one that exists already, and for a copy that is not whole
 */
export const backUp = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`)
  if (existsSync(to)) throw new Error(`${to} exists already. Name a new file.`)
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  // What students have written is for nobody else on the machine, from the first byte on.
  closeSync(openSync(unfinished, 'w', 0o600))
  try {
    copyWhole(from, unfinished)
    renameSync(unfinished, to)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

const copyWhole = (from: string, to: string): void => {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  try {
    // One file that can be moved about, without a journal beside it.
    copy.exec('pragma journal_mode = delete; pragma synchronous = full')
    const [result] = copy.prepare('pragma integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Error('The copy is not whole. Run the backup again.')
  } finally {
    copy.close()
  }
}
