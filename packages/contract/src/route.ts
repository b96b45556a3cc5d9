// What a call looks like as data: who may make it, how often, what goes in and out, and which refusals it can reply with.
// The server enforces all of it in one place; the web app takes its types from here.
import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/**
 * `anyone` includes visitors; `student` needs a live session (401 otherwise); an `administrator` call does not exist for
 * anyone else (404).
 */
export type Who = 'anyone' | 'student' | 'administrator'

export interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Begins with `/api/`; `:name` segments are described by `params`. */
  readonly path: `/api/${string}`
  readonly who: Who
  /** How many calls one caller (a session, else an address) may make in a minute before 429. */
  readonly perMinute: number
  /** Compresses a reply above a kilobyte. Never set where the reply has a secret (decision 79). */
  readonly mayBeLarge?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** The refusals of this call, sent with status 409; refusals.ts has their sentences. */
  readonly refusals: readonly RefusalCode[]
}

/** Declares a call, keeping the literal types so that server and client can read them. */
export const route = <const R extends RouteShape>(shape: R): R => shape

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined

/** What the handler receives, after validation. */
export type ParamsOf<R extends RouteShape> = Out<R['params']>
export type QueryOf<R extends RouteShape> = Out<R['query']>
export type BodyOf<R extends RouteShape> = Out<R['body']>
/** What a caller sends. */
export type SentParamsOf<R extends RouteShape> = In<R['params']>
export type SentQueryOf<R extends RouteShape> = In<R['query']>
export type SentBodyOf<R extends RouteShape> = In<R['body']>
export type ReplyOf<R extends RouteShape> = z.output<R['reply']>
export type RefusalOf<R extends RouteShape> = R['refusals'][number]
