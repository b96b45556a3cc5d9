// Who was marked wrong by a key that has changed since.
import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'

/** First answers to a question that were marked wrong, and by which option they would be right. */
export interface WronglyMarked {
  readonly topic: string
  readonly questionId: string
  readonly chosen: Letter
  readonly versions: readonly number[]
}

/** Of these students, those whose first answer was so. */
export const wronglyMarkedOf = async (
  db: Kysely<Tables>,
  studentIds: readonly string[],
  { topic, questionId, chosen, versions }: WronglyMarked,
): Promise<string[]> => {
  if (studentIds.length === 0 || versions.length === 0) return []
  const rows = await db
    .selectFrom('attempt')
    .select('studentId')
    .where('studentId', 'in', studentIds)
    .where('topic', '=', topic)
    .where('questionId', '=', questionId)
    .where('number', '=', 1)
    .where('chosen', '=', chosen)
    .where('isCorrect', '=', 0)
    .where('version', 'in', versions)
    .orderBy('studentId')
    .execute()
  return rows.map(({ studentId }) => studentId)
}
