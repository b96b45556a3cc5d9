// Everything that is kept about a student, as they may take it away (decision 22).
import * as calls from '@toron/contract/profile.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import type { Transaction } from 'kysely'
import { SignInRequired } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { allAttempts } from '../learning/attempts.ts'
import { isPaperOpen } from '../learning/closed-questions.ts'
import { allRuns } from '../practice/store.ts'
import { loadMe } from './store.ts'

export const exportAccount = handle(calls.exportAccount, async (call) => {
  const { database, student, now, boardTimeZone, refuse } = call
  // One moment for all of it: nothing that is written meanwhile shows in one part and not in another.
  return database.reader
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const row = await trx
        .selectFrom('student')
        .select(['createdAt', 'badges', 'openPaper'])
        .where('id', '=', student.id)
        .executeTakeFirst()
      if (!row) throw new SignInRequired()
      // The log, the ledger's keys and the progress tell which answers to its questions were right.
      if (isPaperOpen(row, now)) return refuse('paper-open')
      const of = <T extends OwnTable>(table: T) =>
        trx
          .selectFrom(table as OwnTable)
          .selectAll()
          .where('studentId', '=', student.id)
          .execute()
      return {
        exportedAt: now,
        me: await loadMe(trx, student.id, monthIn(now, boardTimeZone)),
        createdAt: row.createdAt,
        badges: JSON.parse(row.badges) as Record<string, number>,
        ...(await waysInOf(trx, student.id)),
        // Their runs in hand are among the runs.
        progress: await trx
          .selectFrom('progress')
          .select(['progressKey', 'topic', 'answered', 'correct', 'totalQuestions', 'lastIndex'])
          .select(['recentStreak', 'latest', 'firstRight', 'typed', 'typedInARow'])
          .where('studentId', '=', student.id)
          .execute(),
        runs: (await allRuns(trx, student.id)).map(plain),
        answers: (await allAttempts(trx, student.id)).map(plain),
        maths: (await of('mathsRecord')).map(plain),
        plan: (await of('plan')).map(plain),
        nights: (await of('night')).map(plain),
        nightAnswers: (await of('nightAnswer')).map(plain),
        memory: (await of('memory')).map(plain),
        ideas: (await of('idea')).map(plain),
        wishes: (await of('wish')).map(plain),
        papers: (await of('sitting')).map(plain),
        paperChoices: (await of('choice')).map(plain),
        ledger: (await of('ledgerEntry')).map(plain),
        unlocks: (await of('unlock')).map(plain),
        reading: (await of('reading')).map(plain),
        boards: (await of('boardTime')).map(plain),
        invitation: (await of('invitation')).map(plain),
        namesReported: await trx
          .selectFrom('nameReport')
          .select(['name', 'reportedAt'])
          .where('reporterId', '=', student.id)
          .execute(),
        nameRulings: (await of('nameRuling')).map(plain),
        questionFlags: (await of('questionFlag')).map(plain),
        questionNews: (await of('questionNews')).map(plain),
      }
    })
})

type OwnTable =
  | 'mathsRecord'
  | 'plan'
  | 'night'
  | 'nightAnswer'
  | 'memory'
  | 'idea'
  | 'wish'
  | 'sitting'
  | 'choice'
  | 'ledgerEntry'
  | 'unlock'
  | 'reading'
  | 'boardTime'
  | 'invitation'
  | 'nameRuling'
  | 'questionFlag'
  | 'questionNews'

/** What opens the account. */
const waysInOf = async (trx: Transaction<Tables>, userId: string) => {
  const sessions = await trx
    .selectFrom('session')
    .select(['createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .execute()
  const accounts = await trx.selectFrom('account').select('providerId').where('userId', '=', userId).execute()
  const links = await trx
    .selectFrom('accountLink')
    .select(['purpose', 'email', 'sentAt', 'expiresAt'])
    .where('userId', '=', userId)
    .execute()
  return {
    signsInBy: accounts.map(({ providerId }) => (providerId === 'credential' ? 'password' : providerId)),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: momentOf(createdAt),
      expiresAt: momentOf(expiresAt),
    })),
    links,
  }
}

const momentOf = (at: string | Date): number => new Date(at).getTime()

/** A row without its owner, who is the same everywhere. */
const plain = (row: object): Record<string, string | number | null> => {
  const { studentId: _, ...rest } = row as Record<string, string | number | null>
  return rest
}
