// Compresses replies that may be large (decision 79). Files are compressed by the build instead.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from './conditional.ts'

/** Bytes. A smaller reply fits into one packet either way. */
const compressAbove = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants

/** The lowest quality that beats gzip, and a window of 64 kB: with the usual one of 4 MB, a crowd at the shelf takes 60 MB. */
const brotliParams = { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_LGWIN]: 16 }

type Encoding = 'br' | 'gzip'

type Compress = (encoding: Encoding, text: string) => Promise<Buffer>

/** Runs in a thread of its own, so no answer waits for it. */
const compress: Compress = (encoding, text) =>
  encoding === 'br' ? brotli(text, { params: brotliParams }) : gzipped(text, { level: 3 })

/** Compresses what is the same as last time only once. */
const compressUnlessSame = (): Compress => {
  const last = new Map<Encoding, { readonly text: string; readonly compressed: Buffer }>()
  return async (encoding, text) => {
    const known = last.get(encoding)
    if (known?.text === text) return known.compressed
    const compressed = await compress(encoding, text)
    last.set(encoding, { text, compressed })
    return compressed
  }
}

const hookOf =
  (compress: Compress) => async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) <= compressAbove) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (!encoding) return payload
    const compressed = await compress(encoding, payload)
    reply.header('content-encoding', encoding)
    reply.header('content-length', compressed.length)
    return compressed
  }

const encodingFor = (request: FastifyRequest): Encoding | undefined => {
  const accepted = acceptedEncodings(request)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

export const compressReply = hookOf(compress)

/** For one call whose replies are mostly the same for everyone. */
export const compressSharedReplies = () => hookOf(compressUnlessSame())
