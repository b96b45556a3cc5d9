import { readBadges } from './read-badges.ts'
import { readLedger } from './read-ledger.ts'

export const rewardsCalls = [readLedger, readBadges]
