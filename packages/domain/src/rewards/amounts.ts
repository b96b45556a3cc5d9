// What brings Skizies, and how many, in one table for whoever tells a student of it. When each is paid, ledger.ts and
// referral/reward.ts say.
import { joinedReward, practisedReward } from '../referral/reward.ts'
import { questionReward, runBonuses } from './ledger.ts'

export const amounts = {
  /** A right answer, or a question of maths worked through. */
  question: questionReward,
  /** Right answers in a row within one run: both are paid beside what the answers bring. */
  shortRun: { inARow: 10, reward: runBonuses[10] },
  longRun: { inARow: 25, reward: runBonuses[25] },
  /** A friend who joins, then practises. */
  friend: { joined: joinedReward, practised: practisedReward, inAll: joinedReward + practisedReward },
} as const
