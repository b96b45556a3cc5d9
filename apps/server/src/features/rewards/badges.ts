// Badges as they are kept: in the student's own row, so that deciding them needs no query and they are won in the
// transaction that earned them (product rules 5.23 and 10.15).
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { type BadgeFacts, newlyWon, type TopicFacts, type WonBadges } from '@toron/domain/rewards/badges.ts'
import type { StudentRow } from '../../platform/storage/tables.ts'

export const wonBadges = ({ badges }: Pick<StudentRow, 'badges'>): WonBadges =>
  JSON.parse(badges) as WonBadges

/** The columns that badges are decided from. */
export type BadgeColumns = Pick<
  StudentRow,
  'questionsAnswered' | 'topicsStarted' | 'streak' | 'lastLoginDates' | 'wasInactiveFor3Days'
>

/** Returns what badges are decided from. */
export const factsOf = (student: BadgeColumns, topics: readonly TopicFacts[]): BadgeFacts => ({
  answered: student.questionsAnswered,
  topicsStarted: student.topicsStarted,
  streak: student.streak,
  loginDates: (JSON.parse(student.lastLoginDates) as string[]).length,
  wasInactiveFor3Days: student.wasInactiveFor3Days === 1,
  topics,
})

/**
 * The badges that `student`, as it is to be saved, has just won, and the column with them in it.
 * @param topics those that have changed
 */
export const winBadges = (
  student: BadgeColumns & Pick<StudentRow, 'badges'>,
  topics: readonly TopicFacts[],
  now: number,
): { readonly newBadges: BadgeId[]; readonly badges: string } => {
  const won = wonBadges(student)
  const newBadges = newlyWon(won, factsOf(student, topics)).map(({ id }) => id)
  if (newBadges.length === 0) return { newBadges, badges: student.badges }
  const added = Object.fromEntries(newBadges.map((id) => [id, now]))
  return { newBadges, badges: JSON.stringify({ ...won, ...added }) }
}

/** Returns the badges won at exactly this time, for an answer that is sent again. */
export const badgesWonAt = (student: StudentRow, time: number): BadgeId[] =>
  Object.entries(wonBadges(student))
    .filter(([, at]) => at === time)
    .map(([id]) => id as BadgeId)
