// Rebuilds only what changed. Every output has one hash of everything it is made from; the manifest records the hash it was
// last made with. Writes are atomic, so a server reading `dist` never sees half a file.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Output {
  /** Its path below the output directory, with forward slashes. */
  readonly path: string
  /** Hash of everything the result depends on. */
  readonly inputs: string
  /** Makes the result. It may read outputs that come before it in the plan. */
  make(): Promise<string | Buffer> | string | Buffer
}

export interface BuildResult {
  readonly made: readonly string[]
  readonly removed: readonly string[]
  /** One sentence for each output that could not be made. */
  readonly failures: readonly string[]
}

/** How many of the outputs to make are done; reported before each of them. */
export interface Progress {
  readonly done: number
  readonly of: number
}

const manifestName = '.manifest.json'

/** Hashes several pieces, in order, into one. */
export const hashOf = (...pieces: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const piece of pieces)
    hash
      .update(String(Buffer.byteLength(piece)))
      .update(':')
      .update(piece)
  return hash.digest('hex').slice(0, 32)
}

/** Writes the whole file or nothing. */
const writeAtomically = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}

const readManifest = (directory: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(directory, manifestName), 'utf8'))
  } catch {
    // A manifest that is missing or damaged only costs a full rebuild.
    return {}
  }
}

/**
 * Brings the directory in line with the plan: makes what is new or changed, removes what is no longer in it.
 * An output that fails keeps its old file, is tried again next time, and does not stop the others.
 */
export const bringUpToDate = async (
  directory: string,
  plan: readonly Output[],
  report: (progress: Progress) => void = () => {},
): Promise<BuildResult> => {
  const before = readManifest(directory)
  const isFresh = ({ path, inputs }: Output) => before[path] === inputs && existsSync(join(directory, path))
  const stale = plan.filter((output) => !isFresh(output)).length
  const after: Record<string, string> = {}
  const made: string[] = []
  const failures: string[] = []
  for (const output of plan) {
    const file = join(directory, output.path)
    if (isFresh(output)) {
      after[output.path] = output.inputs
      continue
    }
    report({ done: made.length + failures.length, of: stale })
    try {
      writeAtomically(file, await output.make())
      after[output.path] = output.inputs
      made.push(output.path)
    } catch (error) {
      after[output.path] = ''
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  const removed = Object.keys(before).filter((path) => !(path in after))
  for (const path of removed) rmSync(join(directory, path), { force: true })
  if (made.length > 0 || removed.length > 0 || failures.length > 0) {
    writeAtomically(join(directory, manifestName), JSON.stringify(after, null, 1))
  }
  return { made, removed, failures }
}
