// What administrators decide about a version of a question, and what it pays.
import type { Payment } from '../rewards/ledger.ts'
import { questionReward } from '../rewards/ledger.ts'

export const rulingActions = ['withhold', 'give-back', 'decline', 'confirm', 'take-back'] as const
/** `decline`: nothing is wrong with it. `confirm`: something is. `take-back`: neither has been said. */
export type RulingAction = (typeof rulingActions)[number]

export interface Ruling {
  readonly isWithheld: boolean
  readonly verdict: '' | 'declined' | 'confirmed'
  /** Whether the finder of this version's defect was paid: once for good, whatever is decided later. */
  readonly isPaid: boolean
}

export const noRuling: Ruling = { isWithheld: false, verdict: '', isPaid: false }

/** Returns the ruling after an action, or null where it says nothing new. @param hasFinder somebody could be paid */
export const decideRuling = (ruling: Ruling, action: RulingAction, hasFinder: boolean): Ruling | null => {
  const after = afterAction(ruling, action, hasFinder)
  return after.isWithheld === ruling.isWithheld && after.verdict === ruling.verdict ? null : after
}

const afterAction = (ruling: Ruling, action: RulingAction, hasFinder: boolean): Ruling => {
  switch (action) {
    case 'withhold':
      return { ...ruling, isWithheld: true }
    case 'give-back':
      return { ...ruling, isWithheld: false }
    case 'decline':
      // A question that is right is asked.
      return { ...ruling, isWithheld: false, verdict: 'declined' }
    case 'confirm':
      return { ...ruling, verdict: 'confirmed', isPaid: ruling.isPaid || hasFinder }
    case 'take-back':
      return { ...ruling, verdict: '' }
  }
}

/** Skizies for the first who told of a defect that is confirmed. */
export const bountyReward = 100

/** @param topic its key */
export const bountyPayment = (questionId: string, version: number, topic: string): Payment => ({
  key: `bounty:${questionId}:${version}`,
  amount: bountyReward,
  reason: 'bounty',
  about: topic,
})

/** What a first answer pays later that was right by the key of this version, and was marked wrong by the key before. */
export const changedKeyPayment = (questionId: string, version: number, topic: string): Payment => ({
  key: `changed-key:${questionId}:${version}`,
  amount: questionReward,
  reason: 'changed-key',
  about: topic,
})
