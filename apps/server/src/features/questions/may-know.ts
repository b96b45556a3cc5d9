// Who may know a question's key and figures: whoever has answered it. The one place that says so.
import { topicOf } from '@toron/domain/practice/question-id.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import { firstAnswer } from '../learning/attempts.ts'

export const mayKnow = async (db: Kysely<Tables>, studentId: string, questionId: string): Promise<boolean> =>
  (await firstAnswer(db, { studentId, topic: topicOf(questionId), questionId })) !== undefined
