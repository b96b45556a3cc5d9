// What is said about the network, about what waits for it, and about a new version.
import { countOf } from '@toron/domain/format.ts'
import { productName } from '@toron/domain/product.ts'

const answers = { one: 'answer', other: 'answers' }
const verdicts = { one: 'verdict', other: 'verdicts' }

export const messages = {
  offline: 'You are offline. What you have opened or chosen for offline is here.',
  /** @param count of answers; 0: only a place or marks wait */
  offlineWaiting: (count: number) => `You are offline. ${kept(count)}, and sent when the connection is back.`,
  waiting: (count: number) => `${kept(count)}, and not sent yet.`,
  unkept: (count: number) =>
    `${countOf(count, answers)} could not be kept, because this browser has no room or keeps nothing: leave this page open until there is a connection.`,
  sendNow: 'Send now',
  returned: (count: number) => `${countOf(count, verdicts)} came while you were away.`,
  seeReturned: 'See them',
  newVersion: `A new version of ${productName} is here.`,
  takeVersion: 'Take it',
  noHttps: `This server has no https, so ${productName} cannot be opened from it without a network. All else works.`,
  understood: 'Understood',
  leave: {
    title: 'Sign out with answers unsent?',
    text: (count: number) =>
      `${kept(count)} until you sign in here again, and counted only then. Nobody else who signs in here sees them. Books on this device are deleted.`,
    signOut: 'Sign out',
    stay: 'Stay',
  },
}

const kept = (count: number): string =>
  count === 0
    ? 'What you did last is kept on this device'
    : `${countOf(count, answers)} ${count === 1 ? 'is' : 'are'} kept on this device`
