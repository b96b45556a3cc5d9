// Brings node_modules in line with the lock file, unless it is. `npm start` passes `--omit=dev`, which leaves out what only
// tests and checks need, a third of the bytes: a browser, a PostgreSQL, compilers. Plain JavaScript, because it runs on
// whatever Node the machine has, before the pinned one is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed'
const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
// The stamp of a whole installation has no options. Once there, the tools stay, whichever command comes next.
const hasTools = installed !== '' && !installed.includes(' ')
const options = hasTools ? [] : process.argv.slice(2)
const wanted = [lockHash, ...options].join(' ')

if (installed !== wanted) {
  console.log('Installing packages (once; a minute or two) …')
  // Not `npm ci`: the lock file names only the platform packages of the machine that wrote it, and `npm install`
  // adds those of this one. Versions are the lock file's either way.
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Check the network, then run the command again.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
  console.log('Packages: installed.')
}
