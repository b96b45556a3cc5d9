// The rows of every table as Kysely sees them, the same on both databases, a file for each owner (`owners.ts`).
// Moments are epoch milliseconds, days are `2026-11-21`, truth is 0 or 1, lists are JSON text.
import type { Selectable } from 'kysely'
import type { OfIdentity } from './tables/identity.ts'
import type { OfLeaderboard } from './tables/leaderboard.ts'
import type { OfLearning } from './tables/learning.ts'
import type { OfOthers } from './tables/others.ts'
import type { OfPapers } from './tables/papers.ts'
import type { OfPractice } from './tables/practice.ts'
import type { OfQuestions } from './tables/questions.ts'
import type { OfRewards } from './tables/rewards.ts'
import type { OfStudents } from './tables/student.ts'
import type { OfTonight } from './tables/tonight.ts'

export interface Tables
  extends OfStudents,
    OfIdentity,
    OfLearning,
    OfPapers,
    OfPractice,
    OfQuestions,
    OfTonight,
    OfRewards,
    OfLeaderboard,
    OfOthers {}

export type StudentRow = Selectable<Tables['student']>
