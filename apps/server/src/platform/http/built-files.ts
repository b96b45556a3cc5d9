// Files of the build that are served from memory: pages, code, fonts and data, each in every encoding that the build made.
// Pictures and sounds, a hundred megabytes, stay on the disk.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, etagOf, hasAlready } from './conditional.ts'

/** A file as it is sent. */
export interface BuiltFile {
  readonly type: string
  /** Its Cache-Control header. */
  readonly caching: string
  /** It in every encoding it was built in, the smallest first, the plain one last. */
  readonly variants: readonly Variant[]
}

interface Variant {
  /** Null: as it is. */
  readonly encoding: string | null
  readonly bytes: Buffer
  readonly etag: string
}

const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
  { encoding: null, ending: '' },
] as const

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** @param path of the plain file @throws where its ending names no known type */
export const readBuiltFile = (path: string, caching: string): BuiltFile => {
  const type = types[extname(path)]
  if (type === undefined)
    throw new Error(`${path} has a type that is not in the list of built-files.ts: add it`)
  const variants = encodings
    .filter(({ ending }) => existsSync(path + ending))
    .map(({ encoding, ending }) => {
      const bytes = readFileSync(path + ending)
      return { encoding, bytes, etag: etagOf(bytes) }
    })
  return { type, caching, variants }
}

/** Replies with the smallest variant that the client accepts, or with 304 if it has that one. */
export const sendBuiltFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, caching, variants }: BuiltFile,
): FastifyReply => {
  const accepted = acceptedEncodings(request)
  const variant = variants.find(({ encoding }) => encoding === null || accepted.includes(encoding))
  if (!variant) throw new Error('the build made no plain variant of a file')
  const { encoding, bytes, etag } = variant
  reply.headers({ etag, 'cache-control': caching })
  if (variants.length > 1) reply.header('vary', 'accept-encoding')
  if (hasAlready(request, etag)) return reply.code(304).send()
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.type(type).send(bytes)
}

export interface ServedFolder {
  readonly folder: string
  /** Before the path of each file: `/data/`. */
  readonly prefix: string
  /** The Cache-Control header of a file. @param path below the folder, with slashes */
  readonly cachingOf: (path: string) => string
}

/** A request for a file of a folder: the path as the router reads it, because it can be written in many ways. */
export interface PathOfFile {
  readonly Params: { readonly '*': string }
}

/** Serves each file of a folder but its pages, which are served under the paths of their screens. */
export const serveFolder = (app: FastifyInstance, { folder, prefix, cachingOf }: ServedFolder): void => {
  const files = new Map<string, BuiltFile>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!entry.isFile() || /(^|\/)\.|\.(br|gz|html)$/.test(path)) continue
    files.set(path, readBuiltFile(join(folder, path), cachingOf(path)))
  }
  // One route for all: a route of its own for each of 400 files made every start a fifth of a second longer.
  app.get<PathOfFile>(`${prefix}*`, (request, reply) => {
    const file = files.get(request.params['*'])
    return file ? sendBuiltFile(request, reply, file) : reply.callNotFound()
  })
}
