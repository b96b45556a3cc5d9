// What the two forms of papers have in common when they end: `settle-options.ts` and `settle-written.ts` each settle one.
import type { Paper } from '@toron/content/papers.ts'
import type { TopicProgress } from '@toron/contract/practice.ts'
import type { OpenPaper } from '@toron/domain/papers/open-paper.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import type { Transaction } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'

/** What ending a paper needs of the server. */
export type Ending = Pick<Services, 'bank' | 'papers' | 'maths' | 'mailer' | 'referralMarks'>

export interface Finished {
  readonly balance: number
  readonly progress: readonly TopicProgress[]
  readonly newBadges: readonly BadgeId[]
}

interface Settled extends Finished {
  readonly marks: number
  /** The numbers of the questions that count for nobody. */
  readonly withheld: readonly number[]
}

interface EndingPaper {
  readonly open: OpenPaper
  readonly paper: Paper
  readonly endedAt: number
}

/** Grades, stores, counts and pays what is in a paper. */
export type Settle = (
  trx: Transaction<Tables>,
  account: StudentRow,
  ending: EndingPaper,
  services: Ending,
) => Promise<Settled>
