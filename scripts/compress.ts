// Writes a brotli and a gzip copy beside every served file that benefits, so that the server never compresses files.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeAtomically } from '../content/building/outputs.ts'
import { sideBySide } from './side-by-side.ts'

const worthwhile = /\.(css|csv|html|js|json|map|svg|txt|webmanifest|xml)$/
const smallest = 860
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Brings the compressed copies in a folder up to date, and removes those whose original is gone. Returns how many files it
 * compressed.
 */
export const compressFolder = async (folder: string): Promise<number> => {
  let made = 0
  await sideBySide(staleIn(folder), async (path) => {
    await compress(path)
    made += 1
    if (made % 500 === 0) console.log(`Compressed copies: ${made} files …`)
  })
  return made
}

/** The files whose copies are missing or older than they are. Removes the copies whose original is gone. */
const staleIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return []
    const path = join(entry.parentPath, entry.name)
    const original = path.replace(/\.(br|gz)$/, '')
    if (original !== path) {
      if (!existsSync(original)) rmSync(path)
      return []
    }
    return worthwhile.test(path) && statSync(path).size >= smallest && !isFresh(path) ? [path] : []
  })

const compress = async (path: string): Promise<void> => {
  const content = readFileSync(path)
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    gzipped(content, { level: 9 }),
  ])
  writeAtomically(`${path}.br`, br)
  writeAtomically(`${path}.gz`, gz)
}

const isFresh = (path: string) =>
  ['.br', '.gz'].every(
    (ending) => existsSync(path + ending) && statSync(path + ending).mtimeMs >= statSync(path).mtimeMs,
  )
