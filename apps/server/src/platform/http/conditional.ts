// What a request says it accepts and already has.
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The ETag of a reply with these bytes. */
export const etagOf = (bytes: string | Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

/** Whether the client has what this ETag stands for. A proxy that compresses weakens the tags of what it passes on. */
export const hasAlready = (request: FastifyRequest, etag: string): boolean =>
  listOf(request.headers['if-none-match']).some((known) => known.replace(/^W\//, '') === etag)

/** The encodings that the client accepts. One that weights them (`br;q=0.1`) gets the plain reply. */
export const acceptedEncodings = (request: FastifyRequest): readonly string[] =>
  listOf(request.headers['accept-encoding'])

const listOf = (header: string | string[] | undefined): readonly string[] =>
  String(header ?? '').split(/,\s*/)
