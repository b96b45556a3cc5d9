// Turns a call of the contract and its handler into a route: limits, session, validation, reply, refusal.
// Handlers see valid input only, and say no with `refuse`.

import type { BodyOf, ParamsOf, QueryOf, RefusalOf, ReplyOf, RouteShape } from '@toron/contract/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { callerOf } from './caller.ts'
import { compressReply } from './compress-replies.ts'
import type { Device } from './devices.ts'
import { NotFound, nothingHere, problem, SignInRequired, TooManyRequests } from './errors.ts'
import { pathOfUnfitText } from './fit-text.ts'
import type { Services } from './services.ts'
import { bearerToken, findStudent, isAdministrator, type Student } from './session.ts'

class Refused<Code extends string> {
  readonly code: Code
  constructor(code: Code) {
    this.code = code
  }
}

export interface Call<R extends RouteShape> extends Services {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  /** Who asks; for calls of `anyone` there is nobody. */
  readonly student: R['who'] extends 'anyone' ? null : Student
  /** The token that the call came with. */
  readonly token: R['who'] extends 'anyone' ? null : string
  /** What the call came from: few calls ask, and it takes reading a header. */
  readonly device: () => Device
  /** The address it came from, as limits count it. */
  readonly address: () => string
  /** Epoch milliseconds, read once per call. */
  readonly now: number
  /** The answer "no", for a reason that the contract lists: `return refuse('not-reached')`. */
  readonly refuse: (code: RefusalOf<R>) => Refused<RefusalOf<R>>
}

export type Feature = (app: FastifyInstance, services: Services) => void

/** Names the place where the caller is kept between the session check and the handler. */
declare module 'fastify' {
  interface FastifyRequest {
    caller: { student: Student; token: string } | null
  }
}

/** A call takes its turn once it has come whole: who sends slowly keeps nobody waiting. */
const handling =
  (takes: keyof Services['turns']) =>
  <R extends RouteShape>(
    route: R,
    answer: (call: Call<R>) => Promise<ReplyOf<R> | Refused<RefusalOf<R>>>,
  ): Feature =>
  (app, services) => {
    const turns = services.turns[takes]
    app.route({
      method: route.method,
      url: route.path,
      onRequest: async (request) => {
        if (route.who !== 'anyone') await admit(services, request, route.who)
      },
      config: { rateLimit: limitTo(route.perMinute), turns },
      ...(route.mayBeLarge && { onSend: compressReply }),
      handler: async (request, reply) => {
        const input = read(route, request)
        if ('wrong' in input) return reply.code(400).send(input.wrong)
        const result = await turns.take(() =>
          answer({
            ...services,
            ...input,
            student: request.caller?.student ?? null,
            token: request.caller?.token ?? null,
            device: () =>
              services.devices(request.headers.cookie, (cookie) => reply.header('set-cookie', cookie)),
            address: () => callerOf(request),
            now: services.clock(),
            refuse: (code: RefusalOf<R>) => new Refused(code),
          } as Call<R>),
        )
        if (!(result instanceof Refused)) return result
        const { status, reply: no } = problem(409, result.code, route.refusals[result.code] ?? '')
        return reply.code(status).send(no)
      },
    })
  }

export const handle = handling('quick')

/** For calls that wait for something slower than the database. */
export const handleSlow = handling('slow')

/** How often one caller may come in a minute: a session, else an address. */
export const limitTo = (perMinute: number) => ({
  max: perMinute,
  timeWindow: 60_000,
  hook: 'preParsing' as const,
  keyGenerator: (request: FastifyRequest) => {
    const caller = request.caller?.student.id ?? callerOf(request)
    return `${request.method} ${request.routeOptions.url} ${caller}`
  },
})

/** Lets in whom the call is for, and remembers them on the request. For others the administrator's do not exist. */
export const admit = async (
  services: Services,
  request: FastifyRequest,
  who: 'student' | 'administrator',
): Promise<void> => {
  const token = bearerToken(request.headers.authorization)
  const student = token ? await findStudent(services.database, token, services.clock()) : undefined
  if (who === 'administrator' && !(student && (await isAdministrator(services.database, student)))) {
    throw new NotFound(nothingHere)
  }
  if (token && !student) await countUnknown(services, request)
  if (!token || !student) throw new SignInRequired()
  request.caller = { student, token }
}

/**
 * Tokens that open nothing, of one address in a minute. A whole school may stand behind it, and each open screen may ask a
 * few times before it knows that its session has ended; nobody with a session is counted or refused.
 */
export const mostUnknownTokens = 1200

const countUnknown = async ({ limits }: Services, request: FastifyRequest): Promise<void> => {
  const { current, ttl } = await limits.count(`unknown token from ${callerOf(request)}`, 60_000)
  if (current > mostUnknownTokens) throw new TooManyRequests(Math.ceil(ttl / 1000))
}

/** Validates what the request carries. A part that the contract does not describe must not be there. */
const read = (route: RouteShape, request: FastifyRequest) => {
  const wrong: { path: string; message: string }[] = []
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = route[name]
    const given = request[name]
    if (schema) {
      const result = schema.safeParse(given)
      if (!result.success) {
        wrong.push(...result.error.issues.map(inWords))
        return undefined
      }
      const unfit = pathOfUnfitText(result.data)
      if (!unfit) return result.data
      wrong.push({ path: unfit.join('.'), message: 'Leave out control characters.' })
    } else if (given && Object.keys(given).length > 0) {
      wrong.push({ path: name, message: `This call takes no ${name}.` })
    }
    return undefined
  }
  const input = { params: part('params'), query: part('query'), body: part('body') }
  if (wrong.length === 0) return input
  const sentence = wrong.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(' ')
  return { wrong: problem(400, 'invalid-request', sentence, { fields: wrong }).reply }
}

/** The contract's own sentence where it has one; else the plain rule that was broken. */
const inWords = (issue: z.core.$ZodIssue) => ({ path: issue.path.join('.'), message: sentenceOf(issue) })

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = issue.keys.map((key) => JSON.stringify(key.slice(0, 60))).join(', ')
      return `Leave out ${names}: this call does not take it.`
    }
    case 'invalid_type':
      return `Send ${issue.expected === 'object' ? 'a JSON object' : `a ${issue.expected}`} here.`
    case 'invalid_value':
      return `Send one of ${issue.values.map(String).join(', ')}.`
    default:
      return issue.message.endsWith('.') ? issue.message : `${issue.message}.`
  }
}
