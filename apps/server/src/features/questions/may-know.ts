// Who may know a question's key and figures: whoever has answered it, but not while a paper with it is open. The one place that
// says so.
import { topicOf } from '@toron/domain/practice/question-id.ts'
import type { Services } from '../../platform/services.ts'
import { firstAnswer } from '../learning/attempts.ts'
import { closedTo } from '../learning/closed-questions.ts'

interface Asking extends Pick<Services, 'database' | 'papers'> {
  readonly student: { readonly id: string }
  /** Epoch milliseconds. */
  readonly now: number
}

/** Returns why a student may not know, or null. */
export const whyNotToKnow = async (
  asking: Asking,
  questionId: string,
): Promise<'not-answered-yet' | 'in-open-paper' | null> => {
  const { database, student } = asking
  const [closed, first] = await Promise.all([
    closedTo(database.reader, student.id, asking.papers, asking.now),
    firstAnswer(database.reader, { studentId: student.id, topic: topicOf(questionId), questionId }),
  ])
  if (closed.has(questionId)) return 'in-open-paper'
  return first ? null : 'not-answered-yet'
}
