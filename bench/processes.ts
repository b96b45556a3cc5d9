// Starts and ends the servers that are measured, each a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/testing/free-port.ts'

const root = join(import.meta.dirname, '..')

export interface Running {
  readonly url: string
  /** From the start of the process to its first answer, in milliseconds. */
  readonly startMs: number
  /** Resident memory now, in bytes. */
  readonly resident: () => number
  readonly stop: () => Promise<void>
  /** Ends it as a crash does, at once. */
  readonly kill: () => Promise<void>
}

/** Runs a script under this Node until it answers `path`. Throws when it ends instead. */
export const start = async (
  script: string,
  path: string,
  environment: Record<string, string> = {},
): Promise<Running> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: url, ...environment, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(url + path))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}`)
    }
    await new Promise((next) => setTimeout(next, 5))
  }
  return {
    url,
    startMs: performance.now() - began,
    resident: () => {
      const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      return Number(line?.[1]) * 1024
    },
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
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
