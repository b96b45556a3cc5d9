// Keeps what students do on this device and sends it. The code for that is fetched when the browser is idle, or with the first
// action.
import { ApiError } from '../api-error.ts'
import { readStored } from '../storage.ts'
import type { Action, Replies } from './actions.ts'

let code: Promise<typeof import('./sender.ts')> | undefined

/** The code that keeps and sends. */
export const sender = (): Promise<typeof import('./sender.ts')> => {
  code ??= import('./sender.ts').catch((): never => {
    code = undefined
    throw new ApiError({ kind: 'offline' })
  })
  return code
}

/** Keeps an action on this device and sends it. @returns the reply, or `waiting` if it cannot be had now */
export const act = async <Type extends Action['type']>(
  action: Extract<Action, { readonly type: Type }>,
): Promise<Replies[Type] | 'waiting'> => {
  const { outbox } = await sender()
  const sent = await (await outbox()).add(action)
  return sent === 'waiting' ? sent : (sent.reply as Replies[Type])
}

/** Resolves when it is known what an earlier visit has left unsent. */
export const queueKnown = async (): Promise<void> => {
  if (readStored('unsent') === null) return
  await sender()
    .then(({ outbox }) => outbox())
    .catch(() => undefined)
}

/** Sends what waits, without waiting for a better moment. */
export const sendNow = async (): Promise<void> => {
  const { outbox } = await sender()
  await (await outbox()).sendAll()
}
