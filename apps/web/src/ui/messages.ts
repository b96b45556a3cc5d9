// The words of the design kit.
import { formatNumber } from '@toron/domain/format.ts'
import { productName, tagline } from '@toron/domain/product.ts'

export const messages = {
  skip: 'Skip to content',
  dialog: { close: 'Close' },
  loadAlert: { retry: 'Try again' },
  page: {
    /** The browser tab: the page first, so that it can be told apart among many tabs. */
    title: (page: string) => `${page} · ${productName}`,
    description: `${tagline}: free IGCSE exam practice that rewards every right answer.`,
    shareAlt: `${productName}: a row of arches in the colours of the subjects`,
  },
  /** Two digits for the minutes after an hour, so that columns line up: `18 h 05 m`. */
  timeSpent: (hours: number, minutes: number) =>
    `${formatNumber(hours)} h ${hours > 0 ? String(minutes).padStart(2, '0') : minutes} m`,
}
