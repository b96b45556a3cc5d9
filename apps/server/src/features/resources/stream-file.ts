// Streams a resource to a student who has unlocked it, whole or by ranges, and sends its chapters in the form that flows. The path
// is looked up on the shelf and not in the file system, so a crafted one finds nothing. No shared cache may store any of it.
import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { send } from '@fastify/send'
import { bookOfChapter } from '@toron/domain/resources/book.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BuiltFile, readBuiltFile, sendBuiltFile } from '../../platform/http/built-files.ts'
import { admit, type Endpoint, limitTo } from '../../platform/http/http.ts'
import { problem } from '../../platform/http/problems.ts'
import { messages as platformMessages } from '../../platform/messages.ts'
import { messages } from './messages.ts'
import { isUnlocked } from './store.ts'

/** Viewers request a file in many ranges. */
const requestsPerMinute = 1200

const caching = 'private, no-store'

/** The chapters by their paths. All books together are a few megabytes. */
const readChapters = (folder: string): ReadonlyMap<string, BuiltFile> =>
  new Map(
    globSync('*/*/*.html', { cwd: folder }).map((path) => [
      path.split(sep).join('/'),
      readBuiltFile(join(folder, path), caching),
    ]),
  )

export const streamFile: Endpoint = (app, services) => {
  const chapters = readChapters(services.resourcesFolder)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/resources/*',
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', caching)
      await admit(services, request, 'student')
    },
    config: { rateLimit: limitTo(requestsPerMinute) },
    handler: async (request, reply) => {
      const { '*': path } = request.params as { '*': string }
      const book = bookOfChapter(path) ?? path
      const resource = services.shelf.find(book)
      if (!resource) return refuse(reply, 404, 'not-found', platformMessages.nothingHere)
      const studentId = request.caller?.student.id ?? ''
      if (!(await isUnlocked(services.database.reader, studentId, book))) {
        return refuse(reply, 403, 'locked', messages.locked)
      }
      if (book !== path) {
        const chapter = chapters.get(path)
        return chapter
          ? sendBuiltFile(request, reply, chapter)
          : refuse(reply, 404, 'not-found', messages.missing)
      }
      const { statusCode, headers, stream } = await send(request.raw, `/${path}`, {
        root: services.resourcesFolder,
        dotfiles: 'deny',
        cacheControl: false,
        // The file is the same for everyone, but the right to read it is checked on every request.
        etag: false,
        lastModified: false,
      })
      if (statusCode === 404) return refuse(reply, 404, 'not-found', messages.missing)
      return reply.code(statusCode).headers(headers).type('application/pdf').send(stream)
    },
  })
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send(problem(status, code, message).reply)
