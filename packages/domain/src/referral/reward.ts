// What a friend is worth (decisions 4 and 64): 50 Skizies when they sign up, 250 more when they have practised and their
// address is confirmed; once per friend, for ten friends a day and a hundred in all.
import type { Payment } from '../rewards/ledger.ts'

export const joinedReward = 50
export const practisedReward = 250
/** Distinct questions after which the friend has practised: answered in science, moved on from at a human pace in maths. */
export const practisedAt = 20
/** Friends paid for, of those who join on one day of the referrer and in all. Any more count as friends and pay nothing. */
export const paidFriends = { perDay: 10, inAll: 100 } as const

/** For the referrer, the moment the friend signs up. */
export const friendJoined = (friendId: string): Payment => ({
  key: `friend-joined:${friendId}`,
  amount: joinedReward,
  reason: 'friend-joined',
  about: '',
})

/** For the referrer, once the friend is proven. */
export const friendPractised = (friendId: string): Payment => ({
  key: `friend-practised:${friendId}`,
  amount: practisedReward,
  reason: 'friend-practised',
  about: '',
})

/** Whether another friend is paid for. @param today, inAll friends paid for on the referrer's day, and ever */
export const hasRoomForFriend = (today: number, inAll: number): boolean =>
  today < paidFriends.perDay && inAll < paidFriends.inAll

/**
 * Whether this answer or Next is the one that makes twenty. @param before, after distinct questions practised before and
 * after it
 */
export const hasJustPractised = (before: number, after: number): boolean =>
  before < practisedAt && after >= practisedAt

export interface Friend {
  /** Distinct questions practised. */
  readonly practised: number
  readonly emailConfirmed: boolean
}

/**
 * Whether the second payment is due: the friend has practised, and reads the mail of their address. Where letters are not
 * sent this cannot be shown, and practising is enough.
 */
export const isProven = ({ practised, emailConfirmed }: Friend, lettersAreSent: boolean): boolean =>
  practised >= practisedAt && (emailConfirmed || !lettersAreSent)
