// Turns a call of the contract and its handler into a route: limits, session, validation, reply, refusal.
// Handlers get valid input only, and refuse with `refuse`.

import { type RefusalCode, refusals } from '@toron/contract/refusals.ts'
import type { BodyOf, ParamsOf, QueryOf, RefusalOf, ReplyOf, RouteShape } from '@toron/contract/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { NotFound, SignInRequired, TooManyRequests } from '../errors.ts'
import { pathOfUnfitText } from '../fit-text.ts'
import { messages } from '../messages.ts'
import type { Services } from '../services.ts'
import { callerOf } from './caller.ts'
import { compressReply, compressSharedReplies } from './compress-replies.ts'
import type { Device } from './devices.ts'
import { problem } from './problems.ts'
import { bearerToken, findStudent, isAdministrator, type Student } from './session.ts'

class Refused<Code extends RefusalCode> {
  readonly code: Code
  constructor(code: Code) {
    this.code = code
  }
}

export interface Call<R extends RouteShape> extends Services {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  /** The student who calls; null for calls of `anyone`. */
  readonly student: R['who'] extends 'anyone' ? null : Student
  /** The token of the session. */
  readonly token: R['who'] extends 'anyone' ? null : string
  /** Returns the device that the call comes from. A function, because few calls need it. */
  readonly device: () => Device
  /** Returns the address that the call comes from, as limits count it. */
  readonly address: () => string
  /** Epoch milliseconds, read once per call. */
  readonly now: number
  /** Returns a refusal that the contract lists: `return refuse('not-reached')`. */
  readonly refuse: (code: RefusalOf<R>) => Refused<RefusalOf<R>>
}

export type Endpoint = (app: FastifyInstance, services: Services) => void

/** The session check sets `caller` for the handler. */
declare module 'fastify' {
  interface FastifyRequest {
    caller: { student: Student; token: string } | null
  }
}

/** A call asks for admission once it has arrived whole, so that a slow sender keeps no other waiting. */
const handling =
  (queue: keyof Services['admission']) =>
  <R extends RouteShape>(
    route: R,
    handler: (call: Call<R>) => Promise<ReplyOf<R> | Refused<RefusalOf<R>>>,
  ): Endpoint =>
  (app, services) => {
    const admission = services.admission[queue]
    app.route({
      method: route.method,
      url: route.path,
      onRequest: async (request) => {
        if (route.who !== 'anyone') await admit(services, request, route.who)
      },
      config: { rateLimit: limitTo(route.perMinute), admission },
      ...(route.mayBeLarge && { onSend: route.who === 'anyone' ? compressSharedReplies() : compressReply }),
      handler: async (request, reply) => {
        const input = read(route, request)
        if ('wrong' in input) return reply.code(400).send(input.wrong)
        const work = () =>
          handler({
            ...services,
            ...input,
            student: request.caller?.student ?? null,
            token: request.caller?.token ?? null,
            device: () =>
              services.devices(request.headers.cookie, (cookie) => reply.header('set-cookie', cookie)),
            address: () => callerOf(request),
            now: services.clock(),
            refuse: (code: RefusalOf<R>) => new Refused(code),
          } as Call<R>)
        const result = await admission.run(work, () => request.raw.socket.destroyed)
        if (!(result instanceof Refused)) return result
        const { status, reply: refusal } = problem(409, result.code, refusals[result.code])
        return reply.code(status).send(refusal)
      },
    })
  }

export const handle = handling('quick')

/** For calls that wait for something slower than the database. */
export const handleSlow = handling('slow')

/** How often a caller, which is a session or else an address, may call in a minute. */
export const limitTo = (perMinute: number) => ({
  max: perMinute,
  timeWindow: 60_000,
  hook: 'preParsing' as const,
  keyGenerator: (request: FastifyRequest) => {
    const caller = request.caller?.student.id ?? callerOf(request)
    return `${request.method} ${request.routeOptions.url} ${caller}`
  },
})

/** Sets the request's caller. @throws SignInRequired @throws NotFound for administrators' calls by anyone else */
export const admit = async (
  services: Services,
  request: FastifyRequest,
  who: 'student' | 'administrator',
): Promise<void> => {
  const token = bearerToken(request.headers.authorization)
  const student = token ? await findStudent(services.database, token, services.clock()) : undefined
  if (who === 'administrator' && !(student && (await isAdministrator(services.database, student)))) {
    throw new NotFound(messages.nothingHere)
  }
  if (token && !student) await countUnknown(services, request)
  if (!token || !student) throw new SignInRequired()
  request.caller = { student, token }
}

/**
 * Invalid tokens that one address may send in a minute. A whole school may share the address, and each open screen may call a
 * few times before it learns that its session has ended. Calls with a session are neither counted nor refused.
 */
export const maxUnknownTokens = 1200

const countUnknown = async ({ limits }: Services, request: FastifyRequest): Promise<void> => {
  const { current, ttl } = await limits.count(`unknown token from ${callerOf(request)}`, 60_000)
  if (current > maxUnknownTokens) throw new TooManyRequests(Math.ceil(ttl / 1000))
}

/** Validates the request. A part that the contract does not describe must be absent. */
const read = (route: RouteShape, request: FastifyRequest) => {
  const wrong: { path: string; message: string }[] = []
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = route[name]
    const sent = request[name]
    if (schema) {
      const result = schema.safeParse(sent)
      if (!result.success) {
        wrong.push(...result.error.issues.map(inWords))
        return undefined
      }
      const unfit = pathOfUnfitText(result.data)
      if (!unfit) return result.data
      wrong.push({ path: unfit.join('.'), message: messages.controlCharacters })
    } else if (sent && Object.keys(sent).length > 0) {
      wrong.push({ path: name, message: messages.takesNo(name) })
    }
    return undefined
  }
  const input = { params: part('params'), query: part('query'), body: part('body') }
  if (wrong.length === 0) return input
  const sentence = wrong.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(' ')
  return { wrong: problem(400, 'invalid-request', sentence, { fields: wrong }).reply }
}

/** Uses the contract's own sentence where it has one, else names the rule that is broken. */
const inWords = (issue: z.core.$ZodIssue) => ({ path: issue.path.join('.'), message: sentenceOf(issue) })

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = issue.keys.map((key) => JSON.stringify(key.slice(0, 60))).join(', ')
      return messages.leaveOut(names)
    }
    case 'invalid_type':
      return messages.sendA(issue.expected)
    case 'invalid_value':
      return messages.sendOneOf(issue.values.map(String).join(', '))
    default:
      return issue.message.endsWith('.') ? issue.message : `${issue.message}.`
  }
}
