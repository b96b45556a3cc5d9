// Who answers for each table: the folder whose stores alone have SQL of it, so that a table can change in one place. A test
// beside reads every query of the server and holds it to this list.
import type { Tables } from './tables.ts'

export const ownerOf: Readonly<Record<keyof Tables, string>> = {
  // Anybody may read a student's row, and join it: `write` hands it to everyone. Only `students.ts` changes one.
  student: 'platform/storage',
  user: 'platform/identity',
  session: 'platform/identity',
  account: 'platform/identity',
  verification: 'platform/identity',
  accountLink: 'platform/identity',
  secret: 'platform/secrets',
  rateWindow: 'platform/limits',
  attempt: 'features/learning',
  answerCount: 'features/learning',
  questionFlag: 'features/questions',
  questionRuling: 'features/questions',
  questionNews: 'features/questions',
  changedKey: 'features/questions',
  run: 'features/practice',
  progress: 'features/practice',
  mathsRecord: 'features/practice',
  ledgerEntry: 'features/rewards',
  paidAddress: 'features/rewards',
  boardTime: 'features/leaderboard',
  boardCount: 'features/leaderboard',
  nameReport: 'features/leaderboard',
  nameRuling: 'features/leaderboard',
  unlock: 'features/resources',
  invitation: 'features/referral',
}
