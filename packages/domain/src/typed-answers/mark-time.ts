// Marks times of day (14:35, 2.35 pm, 1435) and lengths of time (2 h 35 min, 155 min).
import { type Asked, inForm, type Marked, right, wrong } from './asked.ts'
import { evaluate } from './expression.ts'
import { withoutName } from './names.ts'
import { readExpression } from './read.ts'
import { agree } from './same-value.ts'
import { inKnownSigns } from './signs.ts'

const shape: Marked = { verdict: 'unread', why: 'shape' }

export const markTime = (
  text: string,
  { minutes, is, isUnitNamed = false }: Extract<Asked, { kind: 'time' }>,
): Marked => {
  const known = inKnownSigns(text).toLowerCase()
  const read = is === 'clock' ? clockOf : lengthOf
  const given = read(known) ?? read(withoutName(known))
  if (given === null) return shape
  if (agree(given, minutes)) {
    if (isUnitNamed && is === 'clock' && /(?<![a-z])[ap]\.?m|noon/.test(known))
      return inForm('form-of-question')
    return isUnitNamed && is === 'length' && !isInBoth(known, minutes) ? inForm('unit') : right
  }
  // 1.07 hours for 1 h 4 min.
  return Number.isInteger(given) || Math.abs(given - minutes) >= 1 ? wrong : inForm('form-of-question')
}

const clockOf = (text: string): number | null => {
  const parts =
    /^(?:at\s+)?(\d{1,2})(?:\s*[:.h\s]?\s*(\d{2}))?\s*(a\.?m\.?|p\.?m\.?|noon|h(?:ours|rs)?)?$/.exec(text)
  if (!parts) return null
  const [, hours = '', past = '0', half = ''] = parts
  const isHalf = /^[apn]/.test(half)
  if (parts[2] === undefined && !isHalf) return null
  const hour = Number(hours)
  const minute = Number(past)
  if (minute > 59 || hour > 24) return null
  // 14:35 pm says the same twice.
  if (!isHalf || hour > 12) return (hour % 24) * 60 + minute
  if (hour < 1) return null
  return ((hour % 12) + (half.startsWith('a') ? 0 : 12)) * 60 + minute
}

const hoursAndMinutes =
  /^(?:(\d[\d./ ]*?)\s*(?:h|hr|hrs|hour|hours)\.?(?![a-z]))?\s*(?:,|and|&)?\s*(?:(\d[\d./ ]*?)\s*(?:m|min|mins|minute|minutes)?\.?)?$/

const lengthOf = (text: string): number | null => {
  const [, wholeHours, pastHour] = /^(\d{1,2}):([0-5]\d)(?:\s*(?:h|hr|hrs|hours?))?$/.exec(text) ?? []
  if (wholeHours !== undefined) return Number(wholeHours) * 60 + Number(pastHour)
  const [, hours, past] = hoursAndMinutes.exec(text) ?? []
  if (hours === undefined && past === undefined) return null
  const [ofHours, ofMinutes] = [hours, past].map((part) => readExpression(part ?? '0', []))
  if (!ofHours?.ok || !ofMinutes?.ok) return null
  return evaluate(ofHours.expression) * 60 + evaluate(ofMinutes.expression)
}

/** In hours and minutes, as 3 h 25 min, 3:25 or 16 h, but not 205 min or 8.1 h. */
const isInBoth = (text: string, minutes: number): boolean => {
  const known = withoutName(text)
  if (known.includes(':')) return true
  const [, hours, past] = hoursAndMinutes.exec(known) ?? []
  if (hours === undefined) return minutes < 60
  return past !== undefined || minutes % 60 === 0
}

/** 2 h 24 min where a number of hours is asked for, or 3 pm; null for anything else. */
export const hoursOf = (text: string, unit: string | undefined): number | null => {
  const known = withoutName(text.toLowerCase()).trim()
  if (!/^h(?:ours?|rs?)?$/.test(unit ?? '')) return null
  // 3 pm is 3 hours after noon.
  const [, afterNoon] = /^(?:at\s+)?(\d{1,2})\s*p\.?m\.?$/.exec(known) ?? []
  if (afterNoon !== undefined) return Number(afterNoon)
  if (!/\d\s*h[a-z.]*[\s,]*(?:and\s*)?\d+\s*m/.test(known)) return null
  const minutes = lengthOf(known)
  return minutes === null ? null : minutes / 60
}
