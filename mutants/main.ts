// `npm run mutants`: changes the code in small ways, one at a time, and counts the changes that no test finds out. A part's name
// runs that part only, `--only 'packages/domain/src/rewards/*'` changes these of its files only, and Stryker's own options may
// follow after a `--`: `npm run mutants -- domain -- --concurrency 1`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Part, parts } from './parts.ts'

const root = join(import.meta.dirname, '..')
const isWindows = process.platform === 'win32'

const run = (command: string, commandArguments: readonly string[], cwd: string) =>
  spawnSync(command, commandArguments, { cwd, stdio: 'inherit', shell: isWindows }).status === 0

/** Stryker's settings of a part. Paths start at the root. @param only a glob, for some of its files */
const settingsOf = (name: string, { mutate, copied, least }: Part, only: string | undefined) => ({
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: `mutants/${name}.config.ts` },
  mutate: only === undefined ? mutate : [only, ...mutate.filter((glob) => glob.startsWith('!'))],
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

/** What is named, up to a `--`, is ours; what follows is Stryker's. */
const given = process.argv.slice(2)
const end = given.includes('--') ? given.indexOf('--') : given.length
const options = given.slice(end + 1)
const { positionals: named, values } = parseArgs({
  args: given.slice(0, end),
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const unknown = named.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const stryker = join(import.meta.dirname, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
if (!existsSync(stryker) && !run('npm', ['ci', '--loglevel=error'], import.meta.dirname)) process.exit(1)

mkdirSync(join(import.meta.dirname, 'dist'), { recursive: true })
let isGreen = true
for (const [name, part] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n— ${name}`)
  const settings = join(import.meta.dirname, 'dist', `${name}.settings.json`)
  writeFileSync(settings, JSON.stringify(settingsOf(name, part, values.only), null, 2))
  isGreen = run(process.execPath, [stryker, 'run', settings, ...options], root) && isGreen
}
process.exit(isGreen ? 0 : 1)
