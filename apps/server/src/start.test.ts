// Starts the server as a process with wrong settings, and reads what it says.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { freePort } from './testing/free-port.ts'

const main = join(import.meta.dirname, 'main.mjs')

/** Starts the server with these settings only. Resolves once it ends, with what it wrote to standard error. */
const startWith = async (settings: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const [code] = await once(child, 'close')
  return { code, output, lines: output.trimEnd().split('\n') }
}

describe('a start that cannot be', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toron-start-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('a start with wrong settings ends with a sentence for each, and nothing else', async () => {
    const { code, lines } = await startWith({
      PORT: 'three thousand',
      BOARD_TIME_ZONE: 'Dhaka',
      SMTP_URL: 'smtp://user:password@',
      DATABASE_URL: `sqlite:${folder}/toron.db`,
      GOOGLE_CLIENT_ID: 'us',
      METRICS_TOKEN: 'short',
    })
    expect(code).toBe(1)
    expect(lines).toEqual([
      'The settings cannot be used:',
      'PORT must be a number such as 3000.',
      expect.stringMatching(/^BOARD_TIME_ZONE must be an IANA time zone/),
      expect.stringMatching(/^SMTP_URL must name a host/),
      expect.stringMatching(/^METRICS_TOKEN must be 16 to 256/),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both, or neither.',
    ])
  })

  test('a start whose database cannot be opened says why in a sentence, without its password', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'A letter, not a database. '.repeat(100))
    const { server } = inject('postgres')
    const wrongUrls: readonly (readonly [url: string, sentence: RegExp])[] = [
      [`sqlite:${file}/toron.db`, /^The folder .* cannot be written/],
      [`sqlite:${file}`, /^The file is no SQLite database/],
      [`postgres://toron:meghna@127.0.0.1:${await freePort()}/toron`, /^No PostgreSQL answers there/],
      [`${server.replace(':toron@', ':meghna@')}/postgres`, /^PostgreSQL does not let this user in/],
      [`${server}/no_such_database`, /^PostgreSQL has no database of that name/],
    ]
    for (const [url, sentence] of wrongUrls) {
      const { code, output, lines } = await startWith({ PORT: '0', DATABASE_URL: url })
      expect(code, output).toBe(1)
      const expected = ['The database cannot be opened (DATABASE_URL):', expect.stringMatching(sentence)]
      expect(lines, output).toEqual(expected)
      expect(output).not.toContain('meghna')
    }
    expect(readFileSync(file, 'utf8')).toMatch(/^A letter, not a database\. /)
  })

  test('a start whose port is taken says so in a sentence', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, lines } = await startWith({
      PORT: String(port),
      DATABASE_URL: `sqlite:${folder}/toron.db`,
      LOG_LEVEL: 'silent',
    })
    other.close()
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^Nothing can listen on port \d+ \(PORT\)\. Is another server running there\?$/)
    expect(lines.join('\n')).not.toMatch(/^ {4}at /m)
  })
})
