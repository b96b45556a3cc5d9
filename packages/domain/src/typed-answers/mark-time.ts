// Marks times of day (14:35, 2.35 pm, 1435) and lengths of time (2 h 35 min, 155 min).
import { type Asked, type Marked, right, wrong } from './asked.ts'
import { inKnownSigns } from './signs.ts'

const shape: Marked = { verdict: 'unread', why: 'shape' }

export const markTime = (text: string, { minutes, is }: Extract<Asked, { kind: 'time' }>): Marked => {
  const known = inKnownSigns(text).toLowerCase()
  const given = is === 'clock' ? clockOf(known) : lengthOf(known)
  return given === null ? shape : given === minutes ? right : wrong
}

const clockOf = (text: string): number | null => {
  const parts = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(a\.?m\.?|p\.?m\.?|h(?:ours|rs)?)?$/.exec(text)
  if (!parts) return null
  const [, hours = '', past = '0', half = ''] = parts
  if (parts[2] === undefined && !/^[ap]/.test(half)) return null
  const hour = Number(hours)
  const minute = Number(past)
  if (minute > 59 || hour > 24) return null
  if (!/^[ap]/.test(half)) return (hour % 24) * 60 + minute
  if (hour < 1 || hour > 12) return null
  return ((hour % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + minute
}

const lengthOf = (text: string): number | null => {
  const [, wholeHours, pastHour] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? []
  if (wholeHours !== undefined) return Number(wholeHours) * 60 + Number(pastHour)
  const parts =
    /^(?:(\d+(?:\.\d+)?)\s*(?:h|hr|hrs|hour|hours)(?![a-z]))?\s*(?:(\d+(?:\.\d+)?)\s*(?:m|min|mins|minute|minutes)?)?$/.exec(
      text,
    )
  const [, hours, past] = parts ?? []
  if (hours === undefined && past === undefined) return null
  return Number(hours ?? 0) * 60 + Number(past ?? 0)
}
