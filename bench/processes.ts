// Starts and stops the servers to be measured, each a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/testing/free-port.ts'

const root = join(import.meta.dirname, '..')

export interface Running {
  readonly url: string
  /** From the start of the process to its first reply, in milliseconds. */
  readonly startMs: number
  /** Resident memory now, in bytes. */
  readonly resident: () => number
  readonly stop: () => Promise<void>
  /** Ends it at once, as a crash does. */
  readonly kill: () => Promise<void>
  /** Stops the process where it stands, until `resume`. */
  readonly pause: () => void
  readonly resume: () => void
}

/** The arguments that `npm run serve` passes to Node: flags, and the server. */
const serveArgs = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest).scripts.serve
  .split(' ')
  .slice(1)

interface Manifest {
  readonly scripts: { readonly serve: string }
}

/**
 * Starts the server as `npm run serve` does, and waits until it responds to `path`: to `/healthz/ready` once it has its database.
 * Throws with the end of its output if it exits instead.
 */
export const startServer = (
  environment: Record<string, string>,
  path: '/healthz/ready' | '/data/catalogue.json' = '/healthz/ready',
): Promise<Running> => start(serveArgs, path, environment)

/** Starts the endpoint that calls are measured beside. Throws like `startServer`. */
export const startBare = (): Promise<Running> => start(['bench/bare.ts'], '/', {})

const start = async (
  nodeArguments: readonly string[],
  path: string,
  environment: Record<string, string>,
): Promise<Running> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, nodeArguments, {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: url, ...environment, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // The output matters only if the process exits on its own.
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    output = (output + part).slice(-10_000)
  })
  while (!(await answers(url + path))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${nodeArguments.at(-1)} ended with ${child.exitCode ?? child.signalCode}\n${output}`)
    }
    await new Promise((next) => setTimeout(next, 5))
  }
  const startMs = performance.now() - began
  let isEnding = false
  child.once('exit', (code, signal) => {
    if (!isEnding) console.error(`${nodeArguments.at(-1)} ended with ${code ?? signal}\n${output}`)
  })
  const finish = (signal: 'SIGTERM' | 'SIGKILL') => {
    isEnding = true
    return end(child, signal)
  }
  return {
    url,
    startMs,
    resident: () => {
      const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      return Number(line?.[1]) * 1024
    },
    stop: () => finish('SIGTERM'),
    kill: () => finish('SIGKILL'),
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  }
}

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
