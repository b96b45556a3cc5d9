// Calls the server as the web app would, typed by the contract. Every success must fit the contract exactly:
// an extra field, which could be a leak, fails the test.
import { type ErrorReply, errorReply } from '@toron/contract/errors.ts'
import type { ReplyOf, RouteShape, SentBodyOf, SentParamsOf, SentQueryOf } from '@toron/contract/route.ts'
import type { FastifyInstance } from 'fastify'

type CallOptions<R extends RouteShape> = { token?: string } & (SentParamsOf<R> extends undefined
  ? unknown
  : { params: SentParamsOf<R> }) &
  (undefined extends SentBodyOf<R> ? { body?: SentBodyOf<R> } : { body: SentBodyOf<R> }) &
  (SentQueryOf<R> extends undefined ? unknown : { query?: SentQueryOf<R> })

export interface RefusedReply {
  readonly status: number
  readonly error: ErrorReply['error']
  readonly retryAfter: string | undefined
}

export const clientOf = (app: FastifyInstance) => {
  const send = async (route: RouteShape, options: object) => {
    const { token, params, body, query } = options as {
      token?: string
      params?: Record<string, string>
      body?: object
      query?: Record<string, string>
    }
    const url = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
    return app.inject({
      method: route.method,
      url,
      ...(query && { query }),
      ...(body && { payload: body }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  }
  return {
    app,
    /** Makes a call that must succeed, and returns its reply. */
    call: async <R extends RouteShape>(route: R, options: CallOptions<R>): Promise<ReplyOf<R>> => {
      const response = await send(route, options)
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
      return route.reply.parse(response.json()) as ReplyOf<R>
    },
    /** Makes a call that must not succeed, and returns its error. */
    refused: async <R extends RouteShape>(route: R, options: CallOptions<R>): Promise<RefusedReply> => {
      const response = await send(route, options)
      if (response.statusCode === 200) throw new Error(`unexpectedly answered: ${response.body}`)
      const { error } = errorReply.parse(response.json())
      return { status: response.statusCode, error, retryAfter: response.headers['retry-after']?.toString() }
    },
  }
}
