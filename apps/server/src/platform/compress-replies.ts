// Replies that may be large travel compressed (decision 79). Files are compressed by the build; a call's reply is made anew.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bytes. What is smaller travels in one packet either way. */
const smallest = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const waysToCompress = {
  // In threads of their own, so that no answer waits for it; the lowest quality that beats gzip.
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (text: string) => gzipped(text, { level: 3 }),
} as const

/** Whatever weighs its encodings (`br;q=0.1`) gets the reply as it is. */
const wayFor = (request: FastifyRequest) => {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/,\s*/)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

export const compressReply = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  if (typeof payload !== 'string' || Buffer.byteLength(payload) <= smallest) return payload
  reply.header('vary', 'accept-encoding')
  const encoding = wayFor(request)
  if (!encoding) return payload
  const compressed = await waysToCompress[encoding](payload)
  reply.header('content-encoding', encoding)
  reply.header('content-length', compressed.length)
  return compressed
}
