// Streams a resource to a student who has unlocked it, whole or by ranges. The path is looked up on the shelf and never
// in the file system, so a crooked one finds nothing; nothing of it may stay in a shared cache.
import { send } from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nothingHere, problem } from '../../platform/errors.ts'
import { admit, type Feature, limitTo } from '../../platform/http.ts'
import { isUnlocked } from './store.ts'

/** A viewer asks for a file in pieces. */
const piecesPerMinute = 1200

export const streamFile: Feature = (app, services) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/resources/*',
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store')
      await admit(services, request, 'student')
    },
    config: { rateLimit: limitTo(piecesPerMinute) },
    handler: async (request, reply) => {
      const { '*': path } = request.params as { '*': string }
      const resource = services.shelf.find(path)
      if (!resource) return refuse(reply, 404, 'not-found', nothingHere)
      const studentId = request.caller?.student.id ?? ''
      if (!(await isUnlocked(services.database.reader, studentId, path))) {
        return refuse(reply, 403, 'locked', 'This resource is locked. Unlock it with Skizies first.')
      }
      const { statusCode, headers, stream } = await send(request.raw, `/${path}`, {
        root: services.resourcesFolder,
        dotfiles: 'deny',
        cacheControl: false,
        // The file is the same for all, but whether one may read it is asked every time.
        etag: false,
        lastModified: false,
      })
      if (statusCode === 404) return refuse(reply, 404, 'not-found', 'This resource is missing on our side.')
      return reply.code(statusCode).headers(headers).type('application/pdf').send(stream)
    },
  })
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send(problem(status, code, message).reply)
