// The words of what can be chosen for offline.
import { productName } from '@toron/domain/product.ts'

const sizeInWords = (bytes: number): string =>
  bytes < 95_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`

export const messages = {
  title: 'For offline',
  about: `What is ticked lies on this device, and opens without a network. ${productName} itself, and what you have opened lately, does so anyway.`,
  books: 'Books',
  all: (subject: string) => `All of ${subject}`,
  size: sizeInWords,
  /** @param isHere it is on this device already */
  button: (name: string, bytes: number, isHere: boolean) =>
    isHere
      ? `${name} is on this device (${sizeInWords(bytes)})`
      : `Keep ${name} for offline (${sizeInWords(bytes)})`,
  dialog: (name: string) => `${name} for offline`,
  topics: 'Topics',
  fetching: 'Fetching …',
  mayGo:
    'This browser may remove it when space is short, and does so with a private window when that is closed.',
  evicted: 'The browser has removed some of what was chosen. Tick it again to fetch it.',
  impossible:
    'This browser keeps nothing for use without a network here, because the address has no https or the window is private.',
  failures: {
    full: 'There is no room for it on this device. Take something out, or delete other files.',
    offline:
      'It could not be fetched. It needs a connection; what has arrived is kept, and the rest follows next time.',
  },
}
