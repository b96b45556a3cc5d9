// One server process on one embedded database: commits are shared, and sessions cached, in the memory of a process. The
// lock is the operating system's, so it ends with the process, however that ends.
import { DatabaseSync } from 'node:sqlite'

/** Held for as long as the process lives: a lock that is collected as garbage is no lock. */
const held = new Set<DatabaseSync>()

/** @param location the path of the database @throws Error when another server holds it */
export const holdAlone = (location: string): { readonly release: () => void } => {
  const lock = new DatabaseSync(`${location}-server`, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new Error(
      `Another server is running on ${location}. Stop it first, or use PostgreSQL for several processes.`,
    )
  }
  held.add(lock)
  return {
    release: () => {
      held.delete(lock)
      lock.close()
    },
  }
}
