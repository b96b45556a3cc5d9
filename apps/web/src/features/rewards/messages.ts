// The words of the badges and of the balance in the header. `<unseen>` marks words for screen readers only, `<wide>`
// words for wide screens.
import { formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'

const skizies = (amount: number) => `${formatNumber(amount)} ${currencyName}`

export const messages = {
  badges: {
    title: 'Badges',
    count: (won: number, all: number) => `${formatNumber(won)} of ${formatNumber(all)}`,
    /** @param won a number, or a dash if it is not known */
    button: (won: string, all: number) => `<wide>Badges </wide>${won}<wide>/${formatNumber(all)}</wide>`,
    loading: 'Loading badges...',
    retry: 'Try again',
    pages: 'Pages of badges',
    page: (number: number) => `Page ${formatNumber(number)}`,
    pageOf: (number: number, all: number) => `Page ${formatNumber(number)} of ${formatNumber(all)}`,
  },
  badge: {
    won: (name: string) => `${name}<unseen>, won</unseen>`,
    locked: (name: string) => `${name}<unseen>, locked</unseen>`,
    /** With the day it was won. */
    wonOn: (day: string) => `Won <time>${day}</time>`,
    progress: (done: number, goal: number) => `${formatNumber(done)} of ${formatNumber(goal)}`,
    progressInPercent: (done: number, goal: number) => `${formatNumber(done)}% of ${formatNumber(goal)}%`,
  },
  news: {
    name: 'News',
    badgeWon: (name: string) => `Badge won: ${name}`,
    see: 'See badges',
    close: 'Close',
  },
  balance: {
    chip: (amount: number) => `${formatNumber(amount)} <wide>${currencyName}</wide>`,
    unknownChip: `– <wide>${currencyName}</wide>`,
    link: (amount: number) => `${skizies(amount)}: see your history`,
    oldLink: (amount: number) => `${skizies(amount)} at your last visit: see your history`,
    oldTitle: 'Your balance at your last visit',
    unknownLink: `${currencyName}: your balance did not load`,
    /** Announced when it changes. */
    changed: (amount: number) => `Balance: ${skizies(amount)}`,
  },
}
