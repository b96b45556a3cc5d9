// The journal (WAL) of an embedded database, brought to disk by another thread: nobody else waits for the disk meanwhile.
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Disk {
  /** Brings what was written to an open file to disk. */
  readonly sync: (file: FileHandle) => Promise<void>
  /** Told once, when that failed. */
  readonly failed: (fault: unknown) => void
}

const ownDisk: Disk = {
  sync: (file) => file.datasync(),
  // What is in the file may not be on the disk, and nobody can find out any more. The next start reads what is.
  failed: (cause) =>
    process.nextTick(() => {
      throw new Error('The disk did not keep the journal of the database. The server ends.', { cause })
    }),
}

export interface Journal {
  /**
   * Resolves once everything that was committed before the call is on disk; calls that come while the disk is busy share
   * its next turn. Once the disk has failed it rejects for ever: what a later attempt says would not be true of what was
   * written before.
   */
  readonly onDisk: () => Promise<void>
  readonly close: () => Promise<void>
}

/** @param database the path of the database, beside which SQLite keeps its journal */
export const openJournal = (database: string, { sync, failed } = ownDisk): Journal => {
  let file: Promise<FileHandle> | undefined
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const turn = async () => {
    // Not before something was committed: until then there may be no journal.
    file ??= openDurably(`${database}-wal`)
    await sync(await file)
  }
  return {
    onDisk: () => {
      next ??= running.then(() => {
        next = undefined
        running = turn()
        running.catch(failed)
        return running
      })
      return next
    },
    close: async () => {
      await (next ?? running).catch(() => {})
      await (await file)?.close()
    },
  }
}

/** Opens a file that is there, and makes sure that it is found after a power cut as well. */
const openDurably = async (path: string): Promise<FileHandle> => {
  // Windows keeps its folders by itself, and cannot open one.
  if (process.platform !== 'win32') {
    const folder = await open(dirname(path), 'r')
    await folder.sync().finally(() => folder.close())
  }
  return open(path, 'r+')
}
