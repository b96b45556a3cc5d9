import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { htmlOf, type Letter, openOutbox, textOf } from './mail.ts'
import { openMailer } from './smtp.ts'

const letter: Letter = {
  to: 'maliha@example.com',
  subject: 'Choose a new password for Toron',
  paragraphs: ['Hello মালিহা <b>,', 'the link works once.'],
  link: { label: 'Choose a new password', address: 'https://toron.test/reset-password#a&b' },
}

describe('a letter', () => {
  let server: SMTPServer | undefined
  afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

  test('a letter goes through a mail server as text and as HTML', async () => {
    const received: string[] = []
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, _session, callback) => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        received.push(Buffer.concat(chunks).toString())
        callback()
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    await openMailer(`smtp://127.0.0.1:${port}`, 'Toron <hello@toron.test>').send(letter)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/^From: Toron <hello@toron.test>/m)
    expect(received[0]).toMatch(/^To: maliha@example.com/m)
    expect(received[0]).toMatch(/multipart\/alternative/)
  })

  test('sending a letter fails when there is no mail server', async () => {
    await expect(openMailer('smtp://127.0.0.1:1', 'Toron <a@b.test>').send(letter)).rejects.toThrow()
  })

  test('a letter says the same in text and in HTML, where no name becomes markup', () => {
    expect(textOf(letter)).toContain('Choose a new password:\nhttps://toron.test/reset-password#a&b')
    expect(htmlOf(letter)).toContain('Hello মালিহা &lt;b&gt;,')
    expect(htmlOf(letter)).toContain('href="https://toron.test/reset-password#a&amp;b"')
  })

  test('without a mail server the newest fifty letters stay in the outbox, and no link gets into the log', async () => {
    const lines: string[] = []
    const { send, outbox } = openOutbox((line) => lines.push(line))
    for (let number = 1; number <= 60; number += 1) await send({ ...letter, to: `${number}@example.com` })
    expect(outbox?.letters).toHaveLength(50)
    expect(outbox?.letters[0]?.to).toBe('60@example.com')
    expect(lines.join()).not.toMatch(/@example|reset-password/)
  })
})
