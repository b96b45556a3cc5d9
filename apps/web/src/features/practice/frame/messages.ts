// The words that all practice screens share.
import { formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'

export const messages = {
  place: (number: number, total: number) => `Question ${formatNumber(number)} of ${formatNumber(total)}`,
  /** What the bar measures, for screen readers. */
  progress: 'Progress',
  keys: {
    title: 'Keyboard shortcuts',
    singleKeys: 'Letters, numbers and ? act as shortcuts',
  },
  loading: 'Loading questions...',
  /** For the console; without a full stop, because a code follows. */
  notFetched: (topic: string) => `The questions of ${topic} could not be fetched`,
  failed: {
    pageTitle: 'Questions not loaded',
    title: 'The questions did not load',
    retry: 'Try again',
  },
  unknownTopic: {
    title: 'There is no such topic',
    text: 'This address may be mistyped.',
  },
  comingSoon: {
    title: (topic: string) => `${topic} is coming soon`,
    text: 'The questions of this topic are still being written. Choose another topic for now.',
  },
  signedOut: {
    pageTitle: 'Signed out',
    title: 'You are signed out',
    signIn: 'Sign in',
    goOn: 'Go on as a visitor',
  },
  alreadyPaid: 'Already paid',
  /** `<wide>` marks words for wide screens. */
  earned: (skizies: number) =>
    `${skizies > 0 ? '+' : ''}${formatNumber(skizies)} <wide>${currencyName}</wide>`,
  end: {
    title: 'Topic Complete',
    pageTitle: (topic: string) => `${topic}: Topic Complete`,
    earned: (skizies: number) => `+${formatNumber(skizies)} ${currencyName} earned!`,
  },
  questionTitle: (topic: string, place: string) => `${topic}: ${place}`,
  finish: 'Finish',
}
