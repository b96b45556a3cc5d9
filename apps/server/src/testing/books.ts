// Checks a student's books as the administrator's audit does, and that the ledger has no gap.
import type { Bank } from '@toron/content/bank.ts'
import { type BadgeId, badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { newlyWon } from '@toron/domain/rewards/badges.ts'
import { expect } from 'vitest'
import { compare, sumUp } from '../features/admin/audit.ts'
import { comparePapers } from '../features/admin/audit-papers.ts'
import { factsOfTopics } from '../features/practice/topic-facts.ts'
import { factsOf, wonBadges } from '../features/rewards/badges.ts'
import type { Database } from '../platform/storage/database.ts'

/** Topics count as they were at the latest answer in them. */
const asAnswered = { topic: () => undefined }

/**
 * Expects that balance = ledger, progress = answers, boards = minutes, that entries count up without a gap, and that no badge
 * is reached and locked.
 * @param banks that were in use while the student answered: what one counts and another does not need not have won a badge
 */
export const expectBalancedBooks = async (
  { reader }: Database,
  studentId: string,
  banks: readonly Pick<Bank, 'topic'>[] = [],
) => {
  const student = await reader
    .selectFrom('student')
    .selectAll()
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  const progress = await reader
    .selectFrom('progress')
    .selectAll()
    .where('studentId', '=', studentId)
    .execute()
  const sums = await sumUp(reader, studentId)
  expect(compare(student, student.displayName, progress, sums)).toEqual([])
  expect(await comparePapers(reader, student)).toEqual([])

  if (!student.isReviewDue) {
    let missed: readonly BadgeId[] = badgeIds
    for (const bank of [asAnswered, ...banks]) {
      const facts = factsOf(student, await factsOfTopics(reader, bank, studentId))
      const reached = new Set(newlyWon(wonBadges(student), facts).map(({ id }) => id))
      missed = missed.filter((id) => reached.has(id))
    }
    expect(missed).toEqual([])
  }

  const entries = await reader
    .selectFrom('ledgerEntry')
    .select(['number', 'amount', 'balanceAfter'])
    .where('studentId', '=', studentId)
    .orderBy('number')
    .execute()
  let balance = 0
  entries.forEach((entry, index) => {
    balance += entry.amount
    expect(entry.number).toBe(index + 1)
    expect(entry.balanceAfter).toBe(balance)
  })
}
