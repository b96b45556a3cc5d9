// `npm test` after the install: builds, then runs every check and every test, the fastest to fail first.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const steps: readonly (readonly [name: string, command: string, ...commandArguments: string[]])[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['build', 'node', 'scripts/build.ts'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of the web app', 'tsc', '-p', 'apps/web/tsconfig.json'],
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
    'scripts',
    'simulate',
  ],
  ['unused code', 'knip'],
  ['content gates', 'node', 'content/check.ts'],
  ['tests', 'vitest', 'run', '--reporter=default', '--reporter=./scripts/closing-line.ts'],
]

for (const [name, command, ...commandArguments] of steps) {
  console.log(`\n— ${name}`)
  const began = performance.now()
  const { status } = spawnSync(command, commandArguments, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
  if (name !== 'tests') console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
