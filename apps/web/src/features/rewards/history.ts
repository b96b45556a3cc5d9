// How one movement of Skizies reads in the history: what for, and when, in words.
import type { LedgerEntry } from '@toron/contract/rewards.ts'

const reasons: Readonly<Record<LedgerEntry['reason'], string>> = {
  question: 'Right answer',
  'run-10': '10 in a row',
  'run-25': '25 in a row',
  'friend-joined': 'A friend joined',
  'friend-practised': 'A friend practised',
  unlock: 'Unlocked',
  'time-pack': 'More time',
}

export const reasonInWords = (reason: LedgerEntry['reason']): string => reasons[reason]

/** `+10`, `−200` with a true minus sign. */
export const signedAmount = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${new Intl.NumberFormat('en').format(Math.abs(amount))}`

/**
 * `Today, 14:05`, `Yesterday, 09:12`, `12 November, 18:40`, with the year where it is another one.
 * By the calendar of `timeZone` (an IANA name; the device's own when left out).
 */
export function momentInWords(at: Date, now: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone }).format(at)
  const parts = (moment: Date) => {
    const format = new Intl.DateTimeFormat('en-GB', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      ...zone,
    })
    const found = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    return { year: found.get('year') ?? 0, month: found.get('month') ?? 1, day: found.get('day') ?? 1 }
  }
  const [then, today] = [parts(at), parts(now)]
  // Midnights in UTC are whole days apart, whatever the zone's clock changes did in between.
  const dayNumber = ({ year, month, day }: typeof then) => Date.UTC(year, month - 1, day) / 86_400_000
  const daysAgo = dayNumber(today) - dayNumber(then)
  if (daysAgo === 0) return `Today, ${time}`
  if (daysAgo === 1) return `Yesterday, ${time}`
  const year = then.year === today.year ? {} : ({ year: 'numeric' } as const)
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...year, ...zone }).format(
    at,
  )
  return `${date}, ${time}`
}
