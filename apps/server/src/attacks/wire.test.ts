// Attacks on a listening server: what is too large, too much, broken, or never ends.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { readMe, signUp } from '@toron/contract/account.ts'
import { checkAnswer } from '@toron/contract/practice.ts'
import { editProfile } from '@toron/contract/profile.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { aServer, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const megabyte = 1024 * 1024

describe('on the wire', () => {
  let listening: TestServer | undefined
  afterEach(async () => {
    await listening?.client.app.close()
    listening = undefined
  })
  const listen = async (server: TestServer): Promise<number> => {
    listening = server
    await server.client.app.listen({ port: 0, host: '127.0.0.1' })
    return (server.client.app.server.address() as AddressInfo).port
  }

  /** Sends these bytes as they are, and returns what the server sends until it closes the connection. */
  const raw = async (port: number, ...parts: (string | Buffer)[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
    })
    // A server that closes while we still send is a valid outcome, too.
    socket.on('error', () => undefined)
    const ended = new Promise<void>((resolve) => {
      socket.on('close', () => resolve())
    })
    for (const part of parts) {
      if (socket.destroyed) break
      const written = new Promise<void>((resolve) => {
        socket.write(part, () => resolve())
      })
      await Promise.race([written, ended])
    }
    await ended
    return answer
  }

  eachDatabase((fresh) => {
    test('A20 the server refuses what is too large without storing it, and what is broken, each with a message', async () => {
      const server = await aServer(await fresh())
      const port = await listen(server)
      const head = (more: string) =>
        `POST ${signUp.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n\r\n`
      const json = 'Content-Type: application/json'

      const chunk = Buffer.alloc(megabyte, 'x')
      const large = await raw(
        port,
        head(`${json}\r\nContent-Length: ${100 * megabyte}`),
        ...Array.from({ length: 100 }, () => chunk),
      )
      expect(large === '' || large.startsWith('HTTP/1.1 413')).toBe(true)

      const many = Array.from({ length: 10_000 }, (_, number) => `X-${number}: 1`).join('\r\n')
      expect(await raw(port, head(many))).toMatch(/^HTTP\/1.1 (400|431)/)
      const broken = '{"name": "Maliha'
      const malformed = await raw(port, head(`${json}\r\nContent-Length: ${broken.length}`), broken)
      expect(malformed).toMatch(/^HTTP\/1.1 400/)
      expect(malformed).toContain('not valid JSON')
      expect(await raw(port, head('Content-Type: text/xml\r\nContent-Length: 3'), '<a>')).toMatch(
        /^HTTP\/1.1 415/,
      )
      const twice = '{"name":"A","name":"B"}'
      expect(await raw(port, head(`${json}\r\nContent-Length: ${twice.length}`), twice)).toMatch(
        /^HTTP\/1.1 400/,
      )
      for (const reply of [large, malformed]) expect(reply).not.toMatch(/at .*\.(ts|js):\d+/)
    })

    test('A20 the server stops reading from a caller who has a reply while still sending', async () => {
      const server = await aServer(await fresh())
      const port = await listen(server)
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      const ended = new Promise<void>((resolve) => {
        socket.on('close', () => resolve())
      })
      const json = 'Content-Type: application/json\r\nTransfer-Encoding: chunked'
      socket.write(`POST /api/account/password HTTP/1.1\r\nHost: x\r\n${json}\r\n\r\n4\r\n{"a"\r\n`)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1.1 401 .*\r\nconnection: close\r\n/is)
      // The body never ends; the server closes the connection.
      await ended
      const page = await fetch(`http://127.0.0.1:${port}/nowhere`)
      expect(page.headers.get('connection')).toBe('keep-alive')
    })

    test('A20 many callers who send slowly, from as many addresses, keep no one waiting', async () => {
      const server = await aServer(await fresh(), undefined, { proxies: 1 })
      const port = await listen(server)
      const sockets = Array.from({ length: 600 }, () => connect(port, '127.0.0.1'))
      const opened = sockets.map(async (socket, number) => {
        socket.on('error', () => undefined)
        const from = `X-Forwarded-For: 10.0.${number >> 8}.${number & 255}\r\nContent-Type: application/json`
        socket.write(
          `POST ${checkAnswer.path} HTTP/1.1\r\nHost: x\r\n${from}\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n`,
        )
        const [answer] = await once(socket, 'data')
        socket.write('{"')
        return String(answer)
      })
      try {
        for (const answer of await Promise.all(opened)) expect(answer).toMatch(/^HTTP\/1.1 100/)
        const { token } = await server.aStudent()
        expect(await server.client.call(readMe, { token })).toMatchObject({ skizies: 0 })
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    })

    test('A20 the server ends a request that never ends', async () => {
      const server = await aServer(await fresh())
      const { headersTimeout, requestTimeout, timeout } = server.client.app.server
      // Node checks every five seconds, and applies the longer of the first two to the whole request.
      for (const most of [headersTimeout, requestTimeout, timeout]) expect(most).toBe(20_000)
    })

    test('A19 scripts, SQL and characters of every kind are stored as the text they are', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const texts = [
        '<script>alert(1)</script>',
        "'; drop table student; --",
        '%s%n{{7*7}}<%= 7*7 %>',
        'مالِحَة রহমান 🚀',
        'e\u0301'.repeat(40),
      ]
      for (const displayName of texts) {
        const me = await server.client.call(editProfile, { token, body: { displayName } })
        expect(me.displayName).toBe(displayName)
      }
      for (const displayName of ['\u0000\u0007', 'x'.repeat(10_000)]) {
        const refusal = await server.client.refused(editProfile, { token, body: { displayName } })
        expect(refusal.status).toBe(400)
      }
      const students = await server.database.reader.selectFrom('student').selectAll().execute()
      expect(students).toHaveLength(1)
    })

    test('A16 a password is 8 to 128 characters of any kind, compared whole, and not a common one', async () => {
      const server = await aServer(await fresh())
      const join = async (number: number, password: string) => {
        const reply = await server.client.app.inject({
          method: 'POST',
          url: signUp.path,
          payload: {
            name: `M${'x'.repeat(number)}`,
            email: `m${number}@example.com`,
            password,
            timeZone: 'Asia/Dhaka',
          },
        })
        return reply.statusCode
      }
      expect(await join(1, 'xk7#Pq2')).toBe(400)
      expect(await join(2, 'iloveyou1')).toBe(409)
      expect(await join(3, 'a river '.repeat(8))).toBe(200)
      expect(await join(4, '🚀🌙🐟⛵🍃🌸🔭🏔')).toBe(200)
      expect(await join(5, `${'x7'.repeat(64)}y`)).toBe(400)
      const signIn = (email: string, password: string) =>
        server.client.app
          .inject({
            method: 'POST',
            url: '/api/account/sign-in',
            payload: { email, password, timeZone: 'Asia/Dhaka' },
          })
          .then(({ statusCode }) => statusCode)
      // Never truncated: a difference at the end makes another password.
      expect(await signIn('m3@example.com', 'a river '.repeat(8).slice(0, -1))).toBe(409)
      expect(await signIn('m3@example.com', 'a river '.repeat(8))).toBe(200)
    })
  })
})
