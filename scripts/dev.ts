// `npm run dev`: the server on port 3000, restarted when its files change, and the web app on 5173, updated in place.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (directory: string, command: string, ...commandArguments: string[]): ChildProcess =>
  spawn(command, commandArguments, { cwd: join(root, directory), stdio: 'inherit' })

run('.', 'node', 'content/build.ts').once('exit', (status) => {
  if (status !== 0) process.exit(status ?? 1)
  const both = [
    run('.', 'node', '--watch', 'apps/server/src/main.mjs'),
    run('apps/web', 'react-router', 'dev'),
  ]
  for (const child of both) child.once('exit', () => process.exit())
  process.once('exit', () => {
    for (const child of both) child.kill()
  })
})
