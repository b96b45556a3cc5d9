// A disk so small that it can be filled. Only root can make one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  readonly fill: () => void
  readonly makeRoom: () => void
  readonly remove: () => void
}

/** @param folder which does not exist yet. Returns null where this user cannot make a file system */
export const makeSmallDisk = (folder: string, megabytes: number): SmallDisk | null => {
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  /** Ballast in files that get smaller, so that the last bit is filled as well. */
  const sizes = [1024, 256, 64, 16, 4].flatMap((size) =>
    Array.from({ length: megabytes }, (_, index) => ({
      file: join(folder, `ballast-${size}-${index}`),
      size,
    })),
  )
  return {
    folder,
    fill: () => {
      for (const { file, size } of sizes) {
        try {
          writeFileSync(file, Buffer.alloc(size * 1024))
        } catch {
          // Full for this size.
        }
      }
    },
    makeRoom: () => {
      for (const { file } of sizes) rmSync(file, { force: true })
    },
    // Lazily, because what a server had mapped may take a moment to be released.
    remove: () => execFileSync('umount', ['-l', folder]),
  }
}
