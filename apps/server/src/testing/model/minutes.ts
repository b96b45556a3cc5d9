// The minute tick, and what Skizies buy: minutes and files (product rules 8.13 to 8.19 and 7.4, decisions 11 and 12).
import { monthOf, notFound, packs, pay, prices, refused, type State, type Step } from './state.ts'

const minute = 60_000
const early = 5000

const withMinutes = (state: State, minutes: number, now: number): State => {
  const month = monthOf(now)
  const months = { ...state.months, [month]: (state.months[month] ?? 0) + minutes }
  return { ...state, months, minutes: state.minutes + minutes }
}

export const tick = (state: State, now: number): Step => {
  if (now < state.nextTick - early) return { state, status: 200, body: { counted: false } }
  const nextTick = Math.max(now, state.nextTick) + minute
  const after = { ...withMinutes(state, 1, now), spent: state.spent + 1, nextTick }
  return { state: after, status: 200, body: { counted: true } }
}

export const buy = (state: State, packId: string, requestId: string, now: number): Step => {
  const pack = packs[packId]
  if (!pack) return notFound(state)
  const key = `${packId} ${requestId}`
  let after = state
  if (!state.paid.has(key)) {
    if (state.balance < pack.price) return refused(state, 'not-enough-skizies')
    const payment = { amount: -pack.price, reason: 'time-pack', about: packId, now }
    after = withMinutes(pay(state, key, payment), pack.minutes, now)
  }
  const monthlyTime = after.months[monthOf(now)] ?? 0
  return {
    state: after,
    status: 200,
    body: { balance: after.balance, monthlyTime, allTimeTime: after.minutes },
  }
}

export const unlock = (state: State, path: string, now: number): Step => {
  const price = prices[path]
  if (price === undefined) return notFound(state)
  let after = state
  if (!state.files.includes(path)) {
    if (state.balance < price) return refused(state, 'not-enough-skizies')
    after = pay(state, path, { amount: -price, reason: 'unlock', about: path, now })
    after = { ...after, files: [...after.files, path].sort() }
  }
  return { state: after, status: 200, body: { balance: after.balance, unlockedFiles: after.files } }
}
