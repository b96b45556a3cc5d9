// Whether what lies on a device is what it should be: it may have been changed there.
import type { Action } from './actions.ts'
import type { Entry, Returned } from './device.ts'

type Unknown = Readonly<Record<string, unknown>>

const asRecord = (value: unknown): Unknown =>
  (typeof value === 'object' && value !== null ? value : {}) as Unknown

/** Of the signs that ids and keys have: others could mean another address. */
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,120}$/.test(value)
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isOption = (value: unknown): boolean => typeof value === 'string' && /^[ABCD]$/.test(value)

const isTyped = (value: unknown): boolean => {
  const { field, text } = asRecord(value)
  return isCount(field) && typeof text === 'string'
}

const isAction = (value: unknown): value is Action => {
  const { type, topic, questionId, ...rest } = asRecord(value)
  if (!isId(topic) || !isId(questionId)) return false
  switch (type) {
    case 'shown':
      return true
    case 'next':
      return isCount(rest.position) && isCount(rest.total)
    case 'marks':
      return isCount(rest.earned)
    case 'try':
      return isId(rest.tryId) && Array.isArray(rest.answers) && rest.answers.every(isTyped)
    case 'answer':
      return isOption(rest.option) && (rest.runId === null || isId(rest.runId))
    case 'night':
      return isOption(rest.option)
    default:
      return false
  }
}

/** Whether it can be sent and shown. */
export const isEntry = ({ seq, hasWaited, action }: Entry): boolean =>
  Number.isSafeInteger(seq) && typeof hasWaited === 'boolean' && isAction(action)

const isGraded = (value: unknown): boolean => {
  const { correct, chosen, correctAnswer, explanation, earned } = asRecord(value)
  const { question, bonus } = asRecord(earned)
  const isTold = typeof correct === 'boolean' && typeof explanation === 'string'
  return isTold && isOption(chosen) && isOption(correctAnswer) && isCount(question) && isCount(bonus)
}

/** Whether it can be shown. */
export const isReturned = ({ action, reply, refusal }: Returned): boolean => {
  if (action !== null && !isAction(action)) return false
  if (refusal !== null) return typeof refusal === 'string' && reply === null
  switch (action?.type) {
    case 'answer':
      return isGraded(reply)
    case 'night':
      return isGraded(asRecord(reply).answer)
    case 'next':
      return isCount(asRecord(reply).earned)
    default:
      return action !== null
  }
}
