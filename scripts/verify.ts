// `npm test` after the install: builds, then runs every check and every test, the fastest to fail first.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sideBySide } from './side-by-side.ts'

const root = join(import.meta.dirname, '..')

type Step = readonly [name: string, command: string, ...commandArguments: string[]]

const first: readonly Step[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['build', 'node', 'scripts/build.ts'],
]

/** None needs another, and most keep one core busy: as many at once as there are cores. */
const checks: readonly Step[] = [
  ['content gates', 'node', 'content/check.ts'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of the web app', 'tsc', '-p', 'apps/web/tsconfig.json'],
  ['types of the service worker', 'tsc', '-p', 'apps/web/service-worker/tsconfig.json'],
  ['types of the journeys', 'tsc', '-p', 'journeys/tsconfig.json'],
  [
    'who imports whom',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'packages',
    'content',
    'apps',
    'journeys',
    'bench',
    'faults',
    'mutants',
    'scripts',
    'simulate',
  ],
  ['unused code', 'knip'],
]

const tests: Step = ['tests', 'vitest', 'run', '--reporter=default', '--reporter=./scripts/closing-line.ts']

/** Ends what still runs when a step fails. */
const failed = new AbortController()

const start = ([, command, ...commandArguments]: Step, output: 'inherit' | 'pipe') => {
  const child = spawn(command, commandArguments, {
    cwd: root,
    stdio: ['ignore', output, output],
    signal: failed.signal,
  })
  // A command that is not there, or that another's failure ended, has a status like any that failed.
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
    child.on('error', () => resolve(null))
  })
  return { child, ended }
}

const secondsSince = (began: number) => `  ${((performance.now() - began) / 1000).toFixed(1)} s`

const endUnless = (status: number | null, name: string) => {
  if (status === 0) return
  console.error(`\n${name}: failed`)
  failed.abort()
  process.exit(1)
}

/** Runs a step, whose output is shown as it comes. */
const run = async (step: Step) => {
  console.log(`\n— ${step[0]}`)
  const began = performance.now()
  endUnless(await start(step, 'inherit').ended, step[0])
  if (step !== tests) console.log(secondsSince(began))
}

/** Runs a step, whose output is shown whole when it ends, because others run beside it. */
const runBeside = async (step: Step) => {
  const began = performance.now()
  const { child, ended } = start(step, 'pipe')
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await ended
  console.log(`\n— ${step[0]}`)
  process.stdout.write(Buffer.concat(output))
  endUnless(status, step[0])
  console.log(secondsSince(began))
}

for (const step of first) await run(step)
await sideBySide(checks, runBeside)
await run(tests)
