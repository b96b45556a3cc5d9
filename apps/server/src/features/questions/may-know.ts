// Who may know a question's key and figures: whoever has answered it, but not while a paper with it is open. The one place that
// says so.
import { topicOf } from '@toron/domain/practice/question-id.ts'
import { SignInRequired } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { studentRow } from '../../platform/storage/students.ts'
import { firstAnswer } from '../learning/attempts.ts'
import { closedQuestions } from '../learning/closed-questions.ts'

interface Asking extends Pick<Services, 'database' | 'papers'> {
  readonly student: { readonly id: string }
  /** Epoch milliseconds. */
  readonly now: number
}

/** Returns why a student may not know, or null. */
export const whyNotToKnow = async (
  { database: { reader }, papers, student: { id: studentId }, now }: Asking,
  questionId: string,
): Promise<'not-answered-yet' | 'in-open-paper' | null> => {
  const [row, first] = await Promise.all([
    studentRow(reader, studentId),
    firstAnswer(reader, { studentId, topic: topicOf(questionId), questionId }),
  ])
  if (!row) throw new SignInRequired()
  if (closedQuestions(row, papers, now).has(questionId)) return 'in-open-paper'
  return first ? null : 'not-answered-yet'
}
