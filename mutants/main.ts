// `npm run mutants`: changes the code in small ways, one at a time, and counts the changes that no test finds out. A part's name
// runs that part only, and Stryker's own options may follow: `npm run mutants -- domain --mutate 'packages/domain/src/rewards/*.ts'`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Part, parts } from './parts.ts'

const root = join(import.meta.dirname, '..')
const isWindows = process.platform === 'win32'

const run = (command: string, commandArguments: readonly string[], cwd: string) =>
  spawnSync(command, commandArguments, { cwd, stdio: 'inherit', shell: isWindows }).status === 0

/** Stryker's settings of a part. Paths start at the root. */
const settingsOf = (name: string, { mutate, copied, least }: Part) => ({
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: `mutants/${name}.config.ts` },
  mutate,
  ignorePatterns: ['**', ...copied.map((path) => `!/${path}`), 'node_modules'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `mutants/dist/${name}.incremental.json`,
  tempDirName: 'mutants/dist/sandboxes',
  cleanTempDir: 'always',
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 100, low: least, break: least },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `mutants/dist/${name}.html` },
  jsonReporter: { fileName: `mutants/dist/${name}.json` },
})

const given = process.argv.slice(2)
const firstOption = given.findIndex((argument) => argument.startsWith('-'))
const named = firstOption === -1 ? given : given.slice(0, firstOption)
const options = firstOption === -1 ? [] : given.slice(firstOption)
const unknown = named.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const stryker = join(import.meta.dirname, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
if (!existsSync(stryker) && !run('npm', ['ci', '--loglevel=error'], import.meta.dirname)) process.exit(1)

mkdirSync(join(import.meta.dirname, 'dist'), { recursive: true })
let isGreen = true
for (const [name, part] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n— ${name}`)
  const settings = join(import.meta.dirname, 'dist', `${name}.settings.json`)
  writeFileSync(settings, JSON.stringify(settingsOf(name, part), null, 2))
  isGreen = run(process.execPath, [stryker, 'run', settings, ...options], root) && isGreen
}
process.exit(isGreen ? 0 : 1)
