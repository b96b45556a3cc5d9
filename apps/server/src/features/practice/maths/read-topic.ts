// What is kept of a maths topic: where to go on, what was shown today, and the marks given.
import { findTopic } from '@toron/content/catalogue.ts'
import { readMathsTopic } from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { NotFound, SignInRequired } from '../../../platform/errors.ts'
import { handle } from '../../../platform/http.ts'
import { recordsOfTopic } from './store.ts'

export const readOwnMathsTopic = handle(
  readMathsTopic,
  async ({ params, student, maths, database: { reader }, now, refuse }) => {
    if (!findTopic(params.topic)) throw new NotFound(`There is no topic called ${params.topic}.`)
    const topic = maths.topic(params.topic)
    if (!topic) return refuse('coming-soon')
    const row = await reader
      .selectFrom('student')
      .leftJoin('progress', (join) =>
        join.onRef('progress.studentId', '=', 'student.id').on('progressKey', '=', topic.progressKey),
      )
      .select(['student.timeZone', 'progress.lastIndex'])
      .where('student.id', '=', student.id)
      .executeTakeFirst()
    if (!row) throw new SignInRequired()
    const today = dayIn(now, row.timeZone)
    const records = await recordsOfTopic(reader, student.id, topic.key)
    return {
      // A topic never loses questions, but a clamped place is a place (product rule 6.4).
      lastIndex: Math.min(row.lastIndex ?? 0, topic.questions.length - 1),
      questions: records.map(({ questionId, shownOn, marksEarned }) => ({
        ...{ questionId, marksEarned },
        shownToday: shownOn === today,
      })),
    }
  },
)
