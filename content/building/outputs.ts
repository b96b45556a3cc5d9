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
  /** It reads other outputs, so it is made after all that do not. */
  readonly readsOthers?: boolean
  /** Outputs of one group are made in the order of the plan, by one thread: one may read those before it. */
  readonly group?: string
  make(): Promise<string | Buffer> | string | Buffer
}

export interface BuildResult {
  readonly made: readonly string[]
  readonly removed: readonly string[]
  /** One sentence for each output that could not be made. */
  readonly failures: readonly string[]
}

/** How many of the outputs to make are done; reported at the start and after each of them. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/** Called after each output, with one sentence if it could not be made. */
export type Done = (path: string, failure: string | undefined) => void

/** Makes these outputs, in whatever order. */
export type MakeAll = (directory: string, outputs: readonly Output[], done: Done) => Promise<void>

const manifestName = '.manifest.json'
const sourcesName = '.sources'

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
export const writeAtomically = (file: string, content: string | Buffer): void => {
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

/** Whether the last build made everything from sources of this hash, and every file of it is still there. */
export const isMadeFrom = (sources: string, directory: string): boolean => {
  const stamp = join(directory, sourcesName)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) return false
  return Object.keys(readManifest(directory)).every((path) => existsSync(join(directory, path)))
}

/** Says what a directory is made from; without an argument it is unfinished. */
export const setSources = (directory: string, sources?: string): void => {
  if (sources === undefined) rmSync(join(directory, sourcesName), { force: true })
  else writeAtomically(join(directory, sourcesName), sources)
}

/** Makes these outputs in this thread, one after the other. */
export const makeHere = async (
  directory: string,
  outputs: Iterable<Output> | AsyncIterable<Output>,
  done: Done,
): Promise<void> => {
  for await (const output of outputs) {
    let failure: string | undefined
    try {
      writeAtomically(join(directory, output.path), await output.make())
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
    }
    done(output.path, failure)
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
  makeAll: MakeAll = makeHere,
): Promise<BuildResult> => {
  const before = readManifest(directory)
  const isFresh = ({ path, inputs }: Output) => before[path] === inputs && existsSync(join(directory, path))
  const stale = plan.filter((output) => !isFresh(output))
  const failureOf = new Map<string, string | undefined>()
  const progress = () => report({ done: failureOf.size, of: stale.length })
  const done: Done = (path, failure) => {
    failureOf.set(path, failure)
    progress()
  }
  if (stale.length > 0) progress()
  await makeAll(
    directory,
    stale.filter(({ readsOthers }) => !readsOthers),
    done,
  )
  await makeHere(
    directory,
    stale.filter(({ readsOthers }) => readsOthers),
    done,
  )
  const made = stale.map(({ path }) => path).filter((path) => failureOf.get(path) === undefined)
  const failures = stale.flatMap(({ path }) => failureOf.get(path) ?? [])
  const after = Object.fromEntries(
    plan.map(({ path, inputs }) => [path, failureOf.get(path) === undefined ? inputs : '']),
  )
  const removed = Object.keys(before).filter((path) => !(path in after))
  for (const path of removed) rmSync(join(directory, path), { force: true })
  if (made.length > 0 || removed.length > 0 || failures.length > 0) {
    writeAtomically(join(directory, manifestName), JSON.stringify(after, null, 1))
  }
  return { made, removed, failures }
}
