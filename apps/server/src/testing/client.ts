// Calls the server as the web app would, typed by the contract. Every success must fit the contract exactly:
// a field too many, which could be a leak, fails the test.
import { type ErrorReply, errorReply } from '@toron/contract/errors.ts'
import type { ReplyOf, RouteShape, SentBodyOf, SentParamsOf, SentQueryOf } from '@toron/contract/route.ts'
import type { FastifyInstance } from 'fastify'

type Sent<R extends RouteShape> = { token?: string } & (SentParamsOf<R> extends undefined
  ? unknown
  : { params: SentParamsOf<R> }) &
  (SentBodyOf<R> extends undefined ? unknown : { body: SentBodyOf<R> }) &
  (SentQueryOf<R> extends undefined ? unknown : { query?: SentQueryOf<R> })

export interface NoAnswer {
  readonly status: number
  readonly error: ErrorReply['error']
  readonly retryAfter: string | undefined
}

export const clientOf = (app: FastifyInstance) => {
  const send = async (route: RouteShape, sent: object) => {
    const { token, params, body, query } = sent as {
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
    /** The reply of a call that must succeed. */
    call: async <R extends RouteShape>(route: R, sent: Sent<R>): Promise<ReplyOf<R>> => {
      const response = await send(route, sent)
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
      return route.reply.parse(response.json()) as ReplyOf<R>
    },
    /** The error of a call that must not succeed. */
    refused: async <R extends RouteShape>(route: R, sent: Sent<R>): Promise<NoAnswer> => {
      const response = await send(route, sent)
      if (response.statusCode === 200) throw new Error(`unexpectedly answered: ${response.body}`)
      const { error } = errorReply.parse(response.json())
      return { status: response.statusCode, error, retryAfter: response.headers['retry-after']?.toString() }
    },
  }
}
