// Maths: an answer shown, moving on, and one's own marks (product rules 6.11 to 6.15, decisions 23 and 43).
import {
  dayOf,
  marksOfEach,
  notFound,
  pay,
  progressOf,
  refused,
  type State,
  type Step,
  sizes,
  topicIn,
  withSign,
} from './state.ts'

const pace = 5000

const find = (questionId: string) => {
  const [topic = '', number = ''] = questionId.split('-')
  const position = Number(number) - 1
  const total = sizes[topic] ?? 0
  return position < total ? { topic, position, total } : null
}

const recordOf = (state: State, questionId: string) => state.maths[questionId] ?? { sign: '', shownOn: '' }

export const show = (state: State, questionId: string, now: number): Step => {
  if (!find(questionId)) return notFound(state)
  const shownOn = dayOf(now, state.timeZone).toString()
  const maths = { ...state.maths, [questionId]: { ...recordOf(state, questionId), shownOn } }
  return { state: { ...state, maths }, status: 200, body: { shownToday: true } }
}

export const mark = (state: State, questionId: string, earned: number): Step => {
  if (!find(questionId)) return notFound(state)
  if (earned > marksOfEach) return refused(state, 'too-many-marks')
  if (recordOf(state, questionId).shownOn === '') return refused(state, 'answer-not-shown')
  return { state, status: 200, body: { marksEarned: earned } }
}

export const next = (state: State, questionId: string, now: number): Step => {
  const found = find(questionId)
  if (!found) return notFound(state)
  const { topic, position, total } = found
  const day = dayOf(now, state.timeZone).toString()
  const record = recordOf(state, questionId)
  const wasShown = record.shownOn === day
  const key = `${day} ${questionId}`
  const outcome = wasShown
    ? 'answer-shown'
    : state.paid.has(key)
      ? 'already-paid-today'
      : now - state.mathsPaidAt < pace
        ? 'too-fast'
        : 'paid'
  const payment = { amount: 10, reason: 'question', about: topic, now }
  const paid = outcome === 'paid' ? { ...pay(state, key, payment), mathsPaidAt: now } : state

  const sign = wasShown ? '-' : '+'
  const lastIndex = Math.min(position + 1, total - 1)
  const before = state.topics[topic]
  // The same Next again, its reply lost: the place is there already.
  const isRepeated = before?.lastIndex === lastIndex && record.sign === sign
  const progress = isRepeated ? before : { ...withSign(topicIn(state, topic), position, sign), lastIndex }
  const after = {
    ...paid,
    maths: { ...state.maths, [questionId]: { ...record, sign } },
    topics: { ...state.topics, [topic]: progress },
  }
  const body = {
    ...{ outcome, earned: after.balance - state.balance, balance: after.balance },
    progress: progressOf(topic, progress),
  }
  return { state: after, status: 200, body }
}
