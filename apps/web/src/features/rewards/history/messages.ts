// The words of the balance and the Skizies history on the Me screen.
import type { LedgerEntry } from '@toron/contract/rewards.ts'
import { formatNumber } from '@toron/domain/format.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import { currencyName } from '@toron/domain/product.ts'

const reasons: Readonly<Record<LedgerEntry['reason'], string>> = {
  question: 'Right answer',
  'run-10': '10 in a row',
  'run-25': '25 in a row',
  'friend-joined': 'A friend joined',
  'friend-practised': 'A friend practised',
  bounty: 'A fault you found',
  'changed-key': 'Right after all',
  unlock: 'Unlocked',
  'time-pack': 'More time',
}

const formatTime = (at: Date, timeZone: string | undefined): string =>
  formatDate(at, { hour: '2-digit', minute: '2-digit', timeZone })

export const messages = {
  title: `${currencyName} history`,
  /** Under a balance of the last visit. */
  oldBalance: 'At your last visit',
  reasons,
  /** For screen readers, before the number. */
  balanceAfter: 'Balance after: ',
  today: (at: Date, timeZone: string | undefined) => `Today, ${formatTime(at, timeZone)}`,
  yesterday: (at: Date, timeZone: string | undefined) => `Yesterday, ${formatTime(at, timeZone)}`,
  /** `12 November, 18:40` */
  thisYear: (at: Date, timeZone: string | undefined) =>
    `${formatDate(at, { day: 'numeric', month: 'long', timeZone })}, ${formatTime(at, timeZone)}`,
  /** `12 November 2025, 18:40` */
  otherYear: (at: Date, timeZone: string | undefined) =>
    `${formatDate(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone })}, ${formatTime(at, timeZone)}`,
  /** An amount with its sign; the minus is U+2212. */
  gained: (amount: number) => `+${formatNumber(amount)}`,
  spent: (amount: number) => `−${formatNumber(amount)}`,
  nothing: 'Nothing here yet. Your first right answer will be the first line of this history.',
  chooseTopic: 'Choose a topic',
  loading: 'Loading your history...',
  older: 'Load older',
  retry: 'Try again',
}
