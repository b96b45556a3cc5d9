// A mail server for the journeys. The letters it received are readable over HTTP, because tests run in another
// process.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Letters {
  /** The SMTP URL for the server under test. */
  readonly smtp: string
  /** `GET <address>/?to=<email>` returns the letters to that address, oldest first, as a JSON array of texts. */
  readonly address: string
  readonly stop: () => void
}

export const collectLetters = async (): Promise<Letters> => {
  const letters: { to: string; text: string }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=')
      for (const { address } of envelope.rcptTo) letters.push({ to: address, text })
      callback()
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const http = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
    response.end(JSON.stringify(letters.filter((letter) => letter.to === to).map(({ text }) => text)))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port
  return {
    smtp: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    address: `http://127.0.0.1:${portOf(http)}`,
    stop: () => {
      smtp.close()
      http.close()
    },
  }
}
