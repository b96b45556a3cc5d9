// `node bench/hostile.ts` on a built tree: sends what is too large, too much or never ends to the real server over fifty
// connections at once (A20). Exits with 1 if its memory grows by 20 MB or more, or a connection stays open for longer than
// 30 s.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServer } from './processes.ts'

const megabyte = 1024 * 1024
const atOnce = 50
const longest = 30_000
const chunk = Buffer.alloc(64 * 1024, 'x')
const bodySize = 100 * megabyte

const folder = mkdtempSync(join(tmpdir(), 'toron-hostile-'))
const server = await startServer({
  DATABASE_URL: `sqlite:${join(folder, 'hostile.db')}`,
  PROXIES: '1',
})
const port = Number(new URL(server.url).port)

let callers = 0
/** Each request comes from an address of its own, so that no limit applies. */
const head = (path: string, ...lines: string[]) => {
  callers += 1
  const from = `X-Forwarded-For: 198.18.${callers >> 8}.${callers & 255}`
  return [`POST ${path} HTTP/1.1`, 'Host: x', from, 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )
}

/** Sends until the server closes the connection or nothing is left, and returns the first line of the reply. */
const send = async (parts: (socket: Socket) => AsyncIterable<string | Buffer>): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    answer += text
  })
  // A server that closes the connection while we still send is a valid outcome, too.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await Promise.race([once(socket, 'connect'), closed])
  for await (const part of parts(socket)) {
    if (socket.destroyed) break
    if (socket.write(part)) continue
    const drained = new Promise<void>((resolve) => socket.once('drain', () => resolve()))
    await Promise.race([drained, closed])
  }
  await closed
  return answer.split('\r\n')[0] ?? ''
}

async function* large(path: string, isChunked: boolean) {
  yield head(path, isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bodySize}`)
  for (let sent = 0; sent < bodySize; sent += chunk.length) {
    yield isChunked ? `${chunk.length.toString(16)}\r\n${chunk.toString('latin1')}\r\n` : chunk
  }
}

async function* manyHeaders() {
  yield head('/api/account/sign-in', ...Array.from({ length: 10_000 }, (_, number) => `X-${number}: 1`))
}

/** A byte now and then, for as long as the server accepts it. */
async function* slow(before: string, socket: Socket) {
  yield before
  while (!socket.destroyed) {
    await setTimeout(500)
    yield 'x'
  }
}

const signIn = '/api/account/sign-in'
const attacks: Record<string, () => Promise<string>> = {
  '100 MB with its length': () => send(() => large(signIn, false)),
  '100 MB in chunks': () => send(() => large(signIn, true)),
  '100 MB without a session': () => send(() => large('/api/practice/runs', true)),
  '100 MB to nothing': () => send(() => large('/nowhere', true)),
  '10,000 headers': () => send(manyHeaders),
  'a head, byte by byte': () => send((socket) => slow(`POST ${signIn} HTTP/1.1\r\nHost: x\r\nX-A: `, socket)),
  'a body, byte by byte': () => send((socket) => slow(head(signIn, 'Content-Length: 60000'), socket)),
  'nothing at all': () => send(silence),
}

async function* silence(socket: Socket) {
  await once(socket, 'close')
  yield ''
}

const rows: Record<string, string | number>[] = []
/** Ordinary requests, as many at once, so that the memory of a server in use is the baseline. */
const ordinary = async () => {
  for (let number = 0; number < 100; number += 1) {
    callers += 1
    const reply = await fetch(`${server.url}/api/practice/check`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.19.${callers >> 8}.${callers & 255}`,
      },
      body: JSON.stringify({ questionId: 'motion-001', option: 'A' }),
    })
    await reply.text()
    if (!reply.ok) throw new Error(`an ordinary request was answered ${reply.status}`)
  }
}
await Promise.all(Array.from({ length: atOnce }, ordinary))
const before = server.resident()
let isWell = true

for (const [what, attack] of Object.entries(attacks)) {
  let peak = server.resident()
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      peak = Math.max(peak, server.resident())
      await setTimeout(50)
    }
  })()
  const began = performance.now()
  let longestOfAll = 0
  const answers = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const answer = await attack()
      longestOfAll = Math.max(longestOfAll, performance.now() - began)
      return answer || 'closed'
    }),
  )
  isRunning = false
  await watching
  const growth = (peak - before) / 1e6
  const others = await fetch(`${server.url}/healthz/ready`)
  isWell &&= growth < 20 && longestOfAll < longest && others.ok
  rows.push({
    what: `${what}, ${atOnce} at once`,
    answers: [...new Set(answers)].join(', '),
    'longest, s': (longestOfAll / 1000).toFixed(1),
    'memory grew by at most, MB': growth.toFixed(1),
  })
  console.log(rows.at(-1))
}
await server.stop()
rmSync(folder, { recursive: true, force: true })
console.table(rows)
process.exitCode = isWell ? 0 : 1
