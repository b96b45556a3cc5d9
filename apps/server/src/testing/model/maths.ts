// Maths: an answer shown, moving on, and one's own marks (product rules 6.11 to 6.15, decisions 23, 43 and 71).
import { winBadges } from './days.ts'
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

const recordOf = (state: State, questionId: string) =>
  state.maths[questionId] ?? { sign: '', shownOn: '', isPractised: false, leftAt: Number.NaN }

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
  const isAtPace = now - state.mathsPacedAt >= pace
  const outcome = wasShown
    ? 'answer-shown'
    : state.paid.has(key)
      ? 'already-paid-today'
      : isAtPace
        ? 'paid'
        : 'too-fast'
  const payment = { amount: 10, reason: 'question', about: topic, now }
  const paid = outcome === 'paid' ? pay(state, key, payment) : state
  const isPaced = outcome === 'paid' || (isAtPace && !record.isPractised)

  const sign = wasShown ? '-' : '+'
  const lastIndex = Math.min(position + 1, total - 1)
  const before = state.topics[topic]
  // The same Next again after a lost reply: the position is already stored.
  const isRepeated = before?.lastIndex === lastIndex && record.sign === sign
  const progress = isRepeated ? before : { ...withSign(topicIn(state, topic), position, sign), lastIndex }
  const isPractised = record.isPractised || isAtPace
  const leftAt = isRepeated ? record.leftAt : now
  const moved = {
    ...paid,
    mathsPacedAt: isPaced ? now : state.mathsPacedAt,
    maths: { ...state.maths, [questionId]: { ...record, sign, isPractised, leftAt } },
    topics: { ...state.topics, [topic]: progress },
  }
  const { state: after, won } = winBadges(moved, now)
  const wonAtFirst = isRepeated
    ? Object.keys(state.badges).filter((badge) => state.badges[badge] === leftAt)
    : []
  const body = {
    outcome,
    earned: after.balance - state.balance,
    balance: after.balance,
    progress: progressOf(topic, progress),
    newBadges: [...wonAtFirst, ...won].sort(),
    badgesWon: Object.keys(after.badges).length,
  }
  return { state: after, status: 200, body }
}
