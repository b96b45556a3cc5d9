// `node content/build.ts`: makes everything in dist/ from the sources. It plans the outputs, then brings dist in line with
// the plan. If no source has changed since the last build, there is nothing to plan: to plan, it generates every question.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type BuildResult, bringUpToDate, isMadeFrom, type Progress, setSources } from './building/outputs.ts'
import { allSourcesHash } from './building/sources.ts'
import { inThreads } from './building/threads.ts'
import type { BuildFolders } from './plan.ts'

const defaultFolders: BuildFolders = {
  content: import.meta.dirname,
  output: join(import.meta.dirname, '..', 'dist'),
}

export interface BuildOptions {
  readonly report?: (progress: Progress) => void
  readonly threads?: number
  /** With fewer outputs to make, planning them again in another thread takes longer than making them here. */
  readonly fewestForThreads?: number
}

/** Brings `output` up to date with `content`. Failures are listed in the result, not thrown. */
export const build = async (
  folders: BuildFolders = defaultFolders,
  { report, threads = availableParallelism(), fewestForThreads = 200 }: BuildOptions = {},
): Promise<BuildResult> => {
  const sources = allSourcesHash(folders.content)
  if (isMadeFrom(sources, folders.output)) return { made: [], removed: [], failures: [] }
  setSources(folders.output)
  const { planOf } = await import('./plan.ts')
  const { outputs, problems } = await planOf(folders)
  const makeAll = inThreads(folders, threads, fewestForThreads)
  const result = await bringUpToDate(folders.output, outputs, report, makeAll)
  const failures = [...problems, ...result.failures]
  if (failures.length === 0) setSources(folders.output, sources)
  return { ...result, failures }
}

/** Reports the start and every tenth of a build that takes a while. */
const reportTenths = ({ done, of }: Progress): void => {
  if (of < 100) return
  const tenth = Math.ceil(of / 10)
  if (done === 0) console.log(`Content: ${of} files to make (once; some minutes) …`)
  else if (done < of && done % tenth === 0) console.log(`Content: ${done} of ${of} files made …`)
}

if (import.meta.main) {
  const started = performance.now()
  const { made, removed, failures } = await build(defaultFolders, { report: reportTenths })
  for (const failure of failures) console.error(failure)
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  if (made.length + removed.length + failures.length > 0) {
    console.log(
      `Content: ${made.length} made, ${removed.length} removed, ${failures.length} failed in ${seconds} s.`,
    )
  }
  if (failures.length > 0) process.exitCode = 1
}
