// A student's topics as badges see them.
import type { Bank } from '@toron/content/bank.ts'
import { findTopic, subjectOf } from '@toron/content/catalogue.ts'
import { countAt } from '@toron/domain/practice/asked.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import { markedIn, type TypedStanding } from '@toron/domain/practice/typed.ts'
import { allMarked, type TopicFacts } from '@toron/domain/rewards/badges.ts'
import type { Kysely } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { allProgress } from './progress-store.ts'

/**
 * Every topic that the student has begun, as badges see it: by the questions that are asked now, of which there may be more
 * than at the latest answer, or fewer.
 */
export const factsOfTopics = async (
  db: Kysely<Tables>,
  bank: Pick<Bank, 'topic'>,
  studentId: string,
): Promise<TopicFacts[]> => {
  const rows = await allProgress(db, studentId)
  return rows.map((row) => {
    const { topic, latest, recentStreak } = row
    const asked = bank.topic(topic)?.asked
    if (!asked) return isMaths(topic) ? mathsFacts(row) : allMarked(row)
    const positions = asked.map(({ id }) => positionOf(id))
    return allMarked({ ...countAt(latest, positions), recentStreak, totalQuestions: asked.length })
  })
}

/** Maths is marked where answers are typed; else its answers are pictures that students compare with their own. */
export const mathsFacts = ({
  answered,
  totalQuestions,
  ...typed
}: TypedStanding & Pick<TopicFacts, 'answered' | 'totalQuestions'>): TopicFacts => ({
  answered,
  totalQuestions,
  marked: markedIn(typed),
})

const isMaths = (key: string): boolean => {
  const topic = findTopic(key)
  return topic !== undefined && subjectOf(topic).kind !== 'science'
}

/** The same where everything is to be looked at anew: no topics while it is not. */
export const topicsToReview = async (
  db: Kysely<Tables>,
  bank: Pick<Bank, 'topic'>,
  { id, isReviewDue }: Pick<StudentRow, 'id' | 'isReviewDue'>,
): Promise<readonly TopicFacts[]> => (isReviewDue ? factsOfTopics(db, bank, id) : [])
