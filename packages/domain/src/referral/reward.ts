// What a friend is worth (decision 4): 50 Skizies when they sign up, 250 more when they have practised; once per friend.
import type { Payment } from '../rewards/ledger.ts'

export const joinedReward = 50
export const practisedReward = 250
/** The friend has practised when so many distinct questions are: answered in science, left at a human pace in maths. */
export const practisedAt = 20

/** For the referrer, the moment the friend signs up. */
export const friendJoined = (friendId: string): Payment => ({
  key: `friend-joined:${friendId}`,
  amount: joinedReward,
  reason: 'friend-joined',
  about: '',
})

/** For the referrer, with the friend's answer that makes it `practisedAt`. */
export const friendPractised = (friendId: string): Payment => ({
  key: `friend-practised:${friendId}`,
  amount: practisedReward,
  reason: 'friend-practised',
  about: '',
})

/** Whether this answer or Next is the one. @param before, after distinct questions practised before and after it */
export const hasJustPractised = (before: number, after: number): boolean =>
  before < practisedAt && after >= practisedAt
