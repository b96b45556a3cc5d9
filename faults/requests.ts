// A request of a student, over a connection of their own.
import { type Agent, request } from 'node:http'

export interface Reply {
  /** 0: the connection broke. */
  readonly status: number
  readonly retryAfter: string | undefined
}

const lost: Reply = { status: 0, retryAfter: undefined }

interface Sender {
  readonly student: { readonly token: string }
  readonly agent: Agent
}

interface Sent {
  readonly body?: object
  /** Called for the reply: whether to discard it. */
  readonly isDropped?: () => boolean
}

export const post = (
  base: string,
  { student, agent }: Sender,
  path: string,
  { body, isDropped = () => false }: Sent = {},
): Promise<Reply> =>
  new Promise((resolve) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const outgoing = request(base + path, {
      agent,
      method: 'POST',
      headers: {
        authorization: `Bearer ${student.token}`,
        'content-length': Buffer.byteLength(text),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    outgoing.on('error', () => resolve(lost))
    outgoing.on('response', (incoming) => {
      if (isDropped()) {
        incoming.destroy()
        return resolve(lost)
      }
      incoming.resume()
      incoming.on('error', () => resolve(lost))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'] }),
      )
    })
    outgoing.end(text)
  })
