// Streams a resource to a student who has unlocked it, whole or by ranges. The path is looked up on the shelf and not in the
// file system, so a crafted one finds nothing. No shared cache may store any of it.
import { send } from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { admit, type Endpoint, limitTo } from '../../platform/http/http.ts'
import { problem } from '../../platform/http/problems.ts'
import { messages as platformMessages } from '../../platform/messages.ts'
import { messages } from './messages.ts'
import { isUnlocked } from './store.ts'

/** Viewers request a file in many ranges. */
const requestsPerMinute = 1200

export const streamFile: Endpoint = (app, services) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/resources/*',
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'private, no-store')
      await admit(services, request, 'student')
    },
    config: { rateLimit: limitTo(requestsPerMinute) },
    handler: async (request, reply) => {
      const { '*': path } = request.params as { '*': string }
      const resource = services.shelf.find(path)
      if (!resource) return refuse(reply, 404, 'not-found', platformMessages.nothingHere)
      const studentId = request.caller?.student.id ?? ''
      if (!(await isUnlocked(services.database.reader, studentId, path))) {
        return refuse(reply, 403, 'locked', messages.locked)
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
