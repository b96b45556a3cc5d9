// By which column a PostgreSQL that shards would distribute each table, so that what is one student's lies in one place. A test
// beside holds every query to it. docs/scaling.md has the list for operators.
import type { Tables } from './tables.ts'

/**
 * The column; `everywhere`: a small table, of which each place has all; `one place`: a table that students share and change, or
 * that is looked up by a text.
 */
export const distributionOf: {
  readonly [T in keyof Tables]: (keyof Tables[T] & string) | 'everywhere' | 'one place'
} = {
  student: 'id',
  user: 'id',
  session: 'token',
  account: 'userId',
  accountLink: 'one place',
  verification: 'one place',
  secret: 'everywhere',
  rateWindow: 'key',
  attempt: 'studentId',
  memory: 'studentId',
  idea: 'studentId',
  wish: 'studentId',
  answerCount: 'one place',
  questionFlag: 'studentId',
  questionRuling: 'everywhere',
  questionNews: 'studentId',
  changedKey: 'everywhere',
  run: 'studentId',
  progress: 'studentId',
  mathsRecord: 'studentId',
  plan: 'studentId',
  night: 'studentId',
  nightAnswer: 'studentId',
  sitting: 'studentId',
  choice: 'studentId',
  paperCode: 'everywhere',
  ledgerEntry: 'studentId',
  paidAddress: 'one place',
  boardTime: 'studentId',
  boardCount: 'one place',
  nameReport: 'studentId',
  nameRuling: 'studentId',
  unlock: 'studentId',
  reading: 'studentId',
  invitation: 'studentId',
}
