// Badges as they are kept: in the student's own row, so that deciding them needs no query and they are won in the
// transaction that earned them (product rules 5.23 and 10.15).
import type { Bank } from '@toron/content/bank.ts'
import { findTopic, subjectOf } from '@toron/content/catalogue.ts'
import { countAt } from '@toron/domain/practice/asked.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import {
  type BadgeFacts,
  type BadgeId,
  newlyWon,
  type TopicFacts,
  type WonBadges,
} from '@toron/domain/rewards/badges.ts'
import type { Kysely } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'

export const wonBadges = ({ badges }: Pick<StudentRow, 'badges'>): WonBadges =>
  JSON.parse(badges) as WonBadges

/** The columns that badges are decided from. */
export type Deserving = Pick<
  StudentRow,
  'questionsAnswered' | 'topicsStarted' | 'streak' | 'lastLoginDates' | 'wasInactiveFor3Days'
>

/** What the books say of a student when badges are decided. */
export const factsOf = (student: Deserving, topics: readonly TopicFacts[]): BadgeFacts => ({
  answered: student.questionsAnswered,
  topicsStarted: student.topicsStarted,
  streak: student.streak,
  loginDates: (JSON.parse(student.lastLoginDates) as string[]).length,
  wasInactiveFor3Days: student.wasInactiveFor3Days === 1,
  topics,
})

/**
 * Every topic that the student has begun, as badges see it: by the questions that are asked now, of which there may be more
 * than at the latest answer, or fewer.
 */
export const factsOfTopics = async (
  db: Kysely<Tables>,
  bank: Pick<Bank, 'topic'>,
  studentId: string,
): Promise<TopicFacts[]> => {
  const rows = await db
    .selectFrom('progress')
    .select(['topic', 'answered', 'correct', 'totalQuestions', 'recentStreak', 'latest'])
    .where('studentId', '=', studentId)
    .execute()
  return rows.map(({ topic, latest, ...counts }) => {
    const asked = bank.topic(topic)?.asked
    if (!asked) return { ...counts, isGraded: isGraded(topic) }
    const positions = asked.map(({ id }) => positionOf(id))
    return {
      ...countAt(latest, positions),
      recentStreak: counts.recentStreak,
      totalQuestions: asked.length,
      isGraded: true,
    }
  })
}

/** Maths is not graded: its answers are pictures that students compare with their own. */
const isGraded = (key: string): boolean => {
  const topic = findTopic(key)
  return !topic || subjectOf(topic).kind === 'science'
}

/**
 * The badges that `student`, as it is to be saved, has just won, and the column with them in it.
 * @param topics those that have changed
 */
export const winBadges = (
  student: Deserving & Pick<StudentRow, 'badges'>,
  topics: readonly TopicFacts[],
  now: number,
): { readonly newBadges: BadgeId[]; readonly badges: string } => {
  const won = wonBadges(student)
  const newBadges = newlyWon(won, factsOf(student, topics)).map(({ id }) => id)
  if (newBadges.length === 0) return { newBadges, badges: student.badges }
  const added = Object.fromEntries(newBadges.map((id) => [id, now]))
  return { newBadges, badges: JSON.stringify({ ...won, ...added }) }
}

/** The badges won at this very moment, for an answer that is asked about again. */
export const badgesWonAt = (student: StudentRow, moment: number): BadgeId[] =>
  Object.entries(wonBadges(student))
    .filter(([, at]) => at === moment)
    .map(([id]) => id as BadgeId)
