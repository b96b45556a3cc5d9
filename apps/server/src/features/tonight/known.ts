// What is known of a student who has a plan: everything that a night and the map are reckoned from.
import type { Bank } from '@toron/content/bank.ts'
import type { Papers } from '@toron/content/papers.ts'
import { type Day, dayIn } from '@toron/domain/calendar.ts'
import { epochDay } from '@toron/domain/tonight/days.ts'
import { expectedRange, type MarkRange } from '@toron/domain/tonight/expected-mark.ts'
import { type Standing, standingOf } from '@toron/domain/tonight/memory.ts'
import type { Examined } from '@toron/domain/tonight/plan.ts'
import type { NightInput } from '@toron/domain/tonight/queue.ts'
import type { Remembered } from '@toron/domain/tonight/replay.ts'
import type { Kysely, Transaction } from 'kysely'
import { SignInRequired } from '../../platform/errors.ts'
import type { Database } from '../../platform/storage/database.ts'
import { studentRow } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'
import { closedQuestions } from '../learning/closed-questions.ts'
import { learntOf } from '../learning/memory-store.ts'
import { isOutdated, remember } from '../learning/remember.ts'
import { wishesOf } from '../learning/wishes.ts'
import { type PaperSat, papersSat } from '../papers/papers-sat.ts'
import { type Outline, outlineOf, withheldIn } from './outline.ts'
import { findPlan } from './store.ts'

export interface Known extends Omit<NightInput, 'day' | 'done'> {
  readonly outline: Outline
  readonly standing: Standing
  /** Papers that were sat. */
  readonly sat: readonly PaperSat[]
  /** The student's day, and its number. */
  readonly today: Day
  readonly todayNumber: number
}

/** The student's row, once all of the log is remembered, by the bank of now. */
export const rowUpToDate = async (database: Database, studentId: string, bank: Bank): Promise<StudentRow> => {
  const row = await studentRow(database.reader, studentId)
  if (!row) throw new SignInRequired()
  if (!isOutdated(row, bank)) return row
  return write(database, studentId, (trx, account) => upToDate(trx, account, bank))
}

/** The same for a row whose lock is held. */
export const upToDate = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  bank: Bank,
): Promise<StudentRow> => {
  if (!isOutdated(account, bank)) return account
  await remember(trx, account, bank)
  return { ...account, ...(await studentRow(trx, account.id)) }
}

/** @param now epoch milliseconds @returns null for a student without a plan */
export const knownOf = async (
  db: Kysely<Tables>,
  account: Pick<StudentRow, 'id' | 'timeZone' | 'openPaper'>,
  { bank, papers, now }: { readonly bank: Bank; readonly papers: Papers; readonly now: number },
): Promise<Known | null> => {
  const { id, timeZone } = account
  const [plan, { met, ideas }, wishes, sat] = await Promise.all([
    findPlan(db, id),
    learntOf(db, id),
    wishesOf(db, id),
    papersSat(db, account, papers),
  ])
  if (!plan) return null
  const seen = new Map<string, number>()
  for (const one of met.values()) {
    for (const [question, sequence] of Object.entries(one.seen))
      seen.set(question, Math.max(sequence, seen.get(question) ?? 0))
  }
  const memories = new Map([...met].map(([objective, { memory }]) => [objective, memory]))
  const outline = outlineOf(bank)
  const today = dayIn(now, timeZone)
  return {
    plan,
    ...withStanding({ memories, ideas, seen }),
    wishes,
    sat,
    outline,
    bank: outline.bank,
    // What the student has open as a paper is asked, and told of, when that is over.
    withheld: withheldIn(bank).union(closedQuestions(account, papers, now)),
    today,
    todayNumber: epochDay(today),
  }
}

export const withStanding = (remembered: Remembered): Remembered & Pick<Known, 'standing'> => ({
  ...remembered,
  standing: standingOf(remembered.memories.values()),
})

/** The mark that a paper of a subject would bring today. */
export const rangeOf = (
  { bank, memories, standing, sat, todayNumber }: Known,
  { subject, tier }: Pick<Examined, 'subject' | 'tier'>,
): MarkRange | null => {
  const objectives = bank.objectives.filter((objective) => objective.subject === subject)
  const papers = sat
    .filter((paper) => paper.subject === subject && paper.tier === tier)
    .map((paper) => ({ ...paper, day: epochDay(paper.day) }))
  return expectedRange(objectives, tier, memories, todayNumber, standing, papers)
}
